"""The command line. Heavy libraries are imported only by the command that needs them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from locanda.kernel.refusal import LocandaError

app = typer.Typer(
    name="locanda",
    help="A digital tabletop: fantasy adventure games with their rules enforced.",
    no_args_is_help=False,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="A setting of the game, NAME=VALUE; `locanda games` lists them."),
]
Language = Annotated[str, typer.Option("--lang", help="Language: en or it.")]
With = Annotated[str, typer.Option("--with", help="Expansions, with commas.")]


def main() -> None:
    """Run the command line; bad input is one sentence and exit code 2."""
    try:
        app()
    except LocandaError as error:
        print(f"locanda: {error}", file=sys.stderr)
        sys.exit(2)


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Open the table in the browser if no command is given."""
    if context.invoked_subcommand is None:
        play("runebound")


def _dump(data: Any) -> None:
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def _settings(given: list[str] | None) -> dict[str, str]:
    """The settings of `--option NAME=VALUE`."""
    found = {}
    for one in given or ():
        name, equals, value = one.partition("=")
        if not equals:
            raise LocandaError(f"an option is written NAME=VALUE, not {one!r}")
        found[name] = value
    return found


def _expansions(with_: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in with_.split(",") if name.strip())


def _check_language(language: str) -> None:
    from locanda.kit.text import LANGUAGES

    if language not in LANGUAGES:
        raise LocandaError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="Which game.")] = "runebound",
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in the terminal; the options below are for this.")
    ] = False,
    port: Annotated[int, typer.Option(help="Port of the table in the browser; 0 for any.")] = 0,
    database: Annotated[
        str, typer.Option(help="File that keeps the games of the browser; empty for the usual one.")
    ] = "",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    seats: Annotated[int, typer.Option(help="How many players sit at the table.")] = 4,
    humans: Annotated[int, typer.Option(help="How many of them are people at this terminal.")] = 1,
    bots: Annotated[
        str, typer.Option(help="The bot of the other seats: random, greedy, search, search:500ms.")
    ] = "greedy",
    lang: Language = "en",
    seed: Annotated[str, typer.Option(help="Seed of the dice; empty for a new one.")] = "",
    save: Annotated[Path | None, typer.Option(help="Keep the record of the game in this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    option: Options = None,
    brings: Annotated[
        str, typer.Option(help="What the seats play (heroes), with commas; others by chance.")
    ] = "",
    with_: With = "",
) -> None:
    """Open the table in the browser, or play in the terminal, alone against bots or together at one keyboard."""
    if not terminal:
        _open_table(game, _expansions(with_), port, database, browser)
        return
    import secrets

    from locanda import bots as players
    from locanda import terminal as screen
    from locanda.games import load
    from locanda.kernel import record as records
    from locanda.kernel.game import Setup

    expansions = _expansions(with_)
    if resume is not None:
        kept = records.load(resume)
        game, expansions = kept.game, expansions or kept.setup.expansions
    found = load(game, expansions)
    _check_language(lang)
    setup = Setup(
        seats,
        options=_settings(option),
        expansions=found.expansions,
        brings=tuple(brings.split(",")) if brings else (),
    )
    found.check_setup(setup)
    players.make(found, bots, 0)
    if not 0 <= humans <= seats:
        raise LocandaError(f"{humans} people cannot sit on {seats} seats")
    screen.play(
        found,
        setup=setup,
        humans=humans,
        bots=bots,
        language=lang,
        seed=seed or secrets.token_hex(8),
        save=save,
        resume=resume,
    )


def _open_table(game: str, expansions: tuple[str, ...], port: int, database: str, browser: bool) -> None:
    """The table of this machine runs until it is interrupted, and the browser shows it."""
    import webbrowser

    from locanda.games import load
    from locanda.server.serve import serve as run
    from locanda.server.settings import Settings, database_url

    load(game, expansions)

    def started(at: int) -> None:
        address = f"http://127.0.0.1:{at}/"
        print(f"The table is set: {address} (Ctrl+C to leave; every game is kept)")
        if browser:
            webbrowser.open(address)

    run(Settings(database_url(database), port=port, local=True), started=started, quiet=True)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8765,
    database: Annotated[
        str, typer.Option(help="A file for SQLite, or postgresql+asyncpg://USER@HOST/NAME.")
    ] = "",
    bus: Annotated[str, typer.Option(help="redis://HOST for several workers.")] = "",
    workers: Annotated[int, typer.Option(help="How many worker processes.", min=1)] = 1,
    thinkers: Annotated[
        int, typer.Option(help="How many processes think for the bots of a worker.", min=1)
    ] = 1,
    secure: Annotated[
        bool, typer.Option("--secure", help="The page is reached by https; cookies travel no other way.")
    ] = False,
) -> None:
    """Serve many tables to many people."""
    from locanda.server.serve import serve as run
    from locanda.server.settings import Settings, database_url

    settings = Settings(
        database_url(database), bus=bus, host=host, port=port, thinkers=thinkers, secure=secure
    )
    run(settings, workers, lambda at: print(f"Locanda serves http://{host}:{at}/"))


@app.command()
def games(as_json: Json = False) -> None:
    """List the games, their seats, options, expansions and bots."""
    from locanda import bots as players
    from locanda.games import expansions, load
    from locanda.games import games as known

    found: list[dict[str, Any]] = []
    for name in known():
        game = load(name)
        found.append(
            {
                "id": game.id,
                "rules": game.version,
                "seats": list(game.seats),
                "options": {option.id: list(option.values) for option in game.options},
                "expansions": expansions(name),
                "bots": players.names(game),
            }
        )
    if as_json:
        _dump(found)
        return
    for one in found:
        print(f"{one['id']}: {one['seats'][0]} to {one['seats'][1]} players; bots: {', '.join(one['bots'])}")
        for option, values in one["options"].items():
            print(f"  {option}: {', '.join(values)}")
        if one["expansions"]:
            print(f"  expansions: {', '.join(one['expansions'])}")


@app.command()
def cards(
    game: Annotated[str, typer.Argument(help="Which game.")],
    query: Annotated[str, typer.Argument(help="Part of a name, id or text.")] = "",
    lang: Language = "en",
    with_: With = "",
    as_json: Json = False,
) -> None:
    """Search the cards of a game, those that others become when they are won among them."""
    from locanda.games import load
    from locanda.kit.catalogue import search

    _check_language(lang)
    opened = load(game, _expansions(with_))
    found = search([*opened.cards(), *(opened.won_cards() if query else ())], query)
    if as_json:
        _dump(found)
        return
    if not found:
        raise LocandaError(f"no card of {game} has {query!r} in its name, id or text")
    for card in found:
        copies = f" x{card['copies']}" if card["copies"] > 1 else ""
        print(
            f"{card['name'][lang]} [{card['id']}] ({card['deck']}, {card['kind']}{copies})\n  {card['text'][lang]}"
        )
        if "flavour" in card:
            print(f"  {card['flavour'][lang]}")


@app.command()
def board(
    game: Annotated[str, typer.Argument(help="Which game.")],
    query: Annotated[str, typer.Argument(help="Part of a space's id or name.")] = "",
    lang: Language = "en",
    with_: With = "",
    as_json: Json = False,
) -> None:
    """List the spaces of a game's board with their neighbors and what is printed there."""
    from locanda.games import load
    from locanda.kit.catalogue import search

    _check_language(lang)
    spaces = load(game, _expansions(with_)).spaces()
    found = search(spaces, query)
    if as_json:
        _dump(found)
        return
    if not found:
        raise LocandaError(f"{game} has no space {query!r}" if spaces else f"{game} has no board")
    for one in found:
        name = f" {one['name'][lang]}" if one["name"][lang] else ""
        more = "; ".join(f"{key}: {_plain(value)}" for key, value in one["printed"].items() if value)
        print(
            f"{one['id']}{name} ({one['kind']}) next to {', '.join(one['near'])}{f'; {more}' if more else ''}"
        )


def _plain(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


@app.command()
def reference(
    game: Annotated[str, typer.Argument(help="Which game.")],
    with_: With = "",
) -> None:
    """Print what writers of scenarios must know of a game: what can be given, prompts, events, what the table shows."""
    from locanda.lab.reference import page

    print(page(game, _expansions(with_)), end="")


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="Which game.")],
    query: Annotated[str, typer.Argument(help="An id such as RB-ESC-01, or words.")] = "",
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Which rules are implemented and tested.")
    ] = False,
    lang: Language = "en",
    with_: With = "",
    as_json: Json = False,
) -> None:
    """Read the rules of a game, or say which of them are implemented and tested."""
    from locanda.games import load
    from locanda.kit import ledger

    found_game = load(game, _expansions(with_))
    _check_language(lang)
    if coverage:
        from locanda.scenario.coverage import coverage as count

        report = count(found_game, load)
        if as_json:
            _dump(report)
        else:
            print(
                f"{game}: {report['implemented']} of {report['rules']} rules implemented, {report['tested']} tested;"
                f" {report['rulings_implemented']} of {report['rulings']} rulings implemented,"
                f" {report['rulings_tested']} tested, {report['rulings_idle']} with nothing to do"
            )
            for one in report["missing"]:
                print(f"  missing: {one}")
            for one in report["failed_scenarios"]:
                print(f"  scenario fails: {one}")
        if report["missing"]:
            raise typer.Exit(1)
        return
    book = ledger.load_all(found_game.folders)
    found = book.find(query)
    if not found:
        raise LocandaError(f"no rule of {game} has the id or the words {query!r}")
    if as_json:
        _dump(found)
        return
    for entry in found:
        if isinstance(entry, ledger.Entry):
            print(f"{entry.id} ({book.chapter(entry.chapter, lang)})\n  {entry.text(lang)}")
        else:
            print(f"{entry.id}\n  {entry.text(lang)}")


@app.command()
def scenario(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files or folders.")],
    as_json: Json = False,
) -> None:
    """Run scenario files; exit 1 if one fails."""
    from locanda.games import load
    from locanda.scenario import run as scenarios

    outcomes = []
    for path in scenarios.files(paths):
        for loaded in scenarios.load(path):
            outcomes.append(scenarios.run(loaded, load))
    if as_json:
        _dump(outcomes)
    else:
        for outcome in outcomes:
            if not outcome.passed:
                print("\n  ".join([f"FAILED {outcome.id}", *outcome.message.splitlines()]))
        failed = sum(not outcome.passed for outcome in outcomes)
        print(f"{len(outcomes) - failed} passed, {failed} failed")
    if any(not outcome.passed for outcome in outcomes):
        raise typer.Exit(1)


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="Which game.")],
    players: Annotated[int, typer.Option(help="How many seats.")] = 4,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(help="Bots of the seats, with commas; one name is for all seats.")
    ] = "greedy",
    seed: Annotated[int, typer.Option(help="Seed of the whole simulation.")] = 0,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    max_turns: Annotated[
        int, typer.Option(help="Cut a game that lasts longer; it counts as unfinished.")
    ] = 1000,
    with_: With = "",
    option: Options = None,
    keep: Annotated[Path, typer.Option(help="Where records of games that break are kept.")] = Path(),
    as_json: Json = False,
) -> None:
    """Let bots play many games and count the results."""
    from rich.console import Console
    from rich.progress import Progress

    from locanda.lab import simulate as lab

    job = lab.Job(
        game,
        players,
        games,
        tuple(name.strip() for name in bots.split(",")),
        seed,
        max_turns,
        _expansions(with_),
        _settings(option),
    )
    lab.check(job)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{game}, {players} seats", total=games)
        report = lab.run(job, jobs, lambda _: progress.advance(task), keep)
    if as_json:
        _dump(report)
        return
    turns = report["turns"]
    print(f"{report['finished']} of {report['games']} games finished, {report['errors']} errors")
    print(f"turns: median {turns['p50']}, from {turns['p5']} (5%) to {turns['p95']} (95%)")
    print(f"{report['decisions']} decisions, {report['decisions_per_second']:.0f} per second")
    for name, count in report["wins"].items():
        print(f"  {name}: {count} wins")
    for name, figure in report["figures"].items():
        print(f"  {name}: {figure['wins']} of {figure['games']} games, {figure['share']} of a fair share")
    if report["unused_cards"]:
        print(f"cards whose effects never ran: {', '.join(report['unused_cards'])}")
    for message in report["messages"]:
        print(f"error: {message}")


@app.command()
def fit(
    game: Annotated[str, typer.Argument(help="Which game.")],
    only: Annotated[str, typer.Option(help="Only one part: bot or outlook.")] = "",
    players: Annotated[int, typer.Option(help="How many seats.")] = 4,
    games: Annotated[int, typer.Option(help="Games of each round.", min=1)] = 600,
    rounds: Annotated[int, typer.Option(help="How many rounds.", min=1)] = 8,
    seed: Annotated[int, typer.Option(help="Seed of the whole fit.")] = 0,
    jobs: Annotated[int, typer.Option(help="How many processes.", min=1)] = 1,
    minutes: Annotated[float, typer.Option(help="Stop in time; 0 for no limit.", min=0)] = 0.0,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Write nothing.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Only say whether the weights are stale.")] = False,
    with_: With = "",
    as_json: Json = False,
) -> None:
    """Find better weights for a game's bot by self-play, and keep them if they surely win.

    The weights are those of the game alone: what is found with expansions is shown and not kept.
    """
    from locanda.games import load
    from locanda.lab import fit as lab

    chosen = _expansions(with_)
    plan = lab.Plan(players, games, rounds, seed, jobs, minutes, only, dry_run or bool(chosen))
    if not lab.command(load(game, chosen), plan, check, _dump if as_json else None):
        raise typer.Exit(1)


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(help="The record of a game.")],
    as_json: Json = False,
) -> None:
    """Replay a record and prove that every answer was allowed and every die was fair."""
    from locanda.games import load
    from locanda.kernel import record as records

    found = records.load(record)
    game = load(found.game, found.setup.expansions)
    match = records.replay(found, game, game.content, checkpoints=False)
    result = match.table.result
    report = {
        "game": found.game,
        "answers": len(found.answers),
        "finished": result is not None,
        "winners": None if result is None else list(result.winners),
        "dice": "committed and revealed" if found.fair is not None else f"seed {found.seed}",
        "turns": game.turns(match.table),
    }
    if as_json:
        _dump(report)
        return
    ending = "not finished" if result is None else f"won by seat {', '.join(map(str, result.winners))}"
    print(
        f"{record}: {report['answers']} answers of {found.game} replayed, all allowed; {ending}; {report['dice']}"
    )


@app.command()
def bench(
    peers: Annotated[
        Path | None, typer.Option(help="Folder with the other engines (make bench-peers).")
    ] = None,
    rounds: Annotated[int, typer.Option(help="Rounds of both sides.")] = 7,
    only: Annotated[str, typer.Option(help="Only measures with this in their name.")] = "",
    as_json: Json = False,
) -> None:
    """Measure the engine, side by side with other engines where they are installed."""
    folder = Path(__file__).resolve().parents[2] / "bench"
    if not (folder / "run.py").exists():
        raise LocandaError(
            "the benchmarks are in the folder bench of a checkout; this is an installed package"
        )
    sys.path.insert(0, str(folder))
    from importlib import import_module

    report = import_module("run").run(peers, rounds, only, quiet=as_json)
    if as_json:
        _dump(report)
