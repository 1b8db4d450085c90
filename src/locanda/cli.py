"""The command line. Heavy libraries are imported only by the command that needs them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from locanda import workshop
from locanda.arguments import (
    Json,
    Language,
    Options,
    With,
    check_language,
    chosen_expansions,
    chosen_settings,
    dump,
)
from locanda.kernel.refusal import LocandaError

app = typer.Typer(
    name="locanda",
    help="A digital tabletop: fantasy adventure games with their rules enforced.",
    no_args_is_help=False,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


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
        _open_table(game, chosen_expansions(with_), port, database, browser)
        return
    import secrets

    from locanda import bots as players
    from locanda import terminal as screen
    from locanda.games import load
    from locanda.kernel import record as records
    from locanda.kernel.game import Setup

    expansions = chosen_expansions(with_)
    if resume is not None:
        kept = records.load(resume)
        game, expansions = kept.game, expansions or kept.setup.expansions
    found = load(game, expansions)
    check_language(lang)
    setup = Setup(
        seats,
        options=chosen_settings(option),
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
        dump(found)
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

    check_language(lang)
    opened = load(game, chosen_expansions(with_))
    found = search([*opened.cards(), *(opened.won_cards() if query else ())], query)
    if as_json:
        dump(found)
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

    check_language(lang)
    spaces = load(game, chosen_expansions(with_)).spaces()
    found = search(spaces, query)
    if as_json:
        dump(found)
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

    print(page(game, chosen_expansions(with_)), end="")


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

    found_game = load(game, chosen_expansions(with_))
    check_language(lang)
    if coverage:
        from locanda.scenario.coverage import coverage as count

        report = count(found_game, load)
        if as_json:
            dump(report)
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
        dump(found)
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
        dump(outcomes)
    else:
        for outcome in outcomes:
            if not outcome.passed:
                print("\n  ".join([f"FAILED {outcome.id}", *outcome.message.splitlines()]))
        failed = sum(not outcome.passed for outcome in outcomes)
        print(f"{len(outcomes) - failed} passed, {failed} failed")
    if any(not outcome.passed for outcome in outcomes):
        raise typer.Exit(1)


app.registered_commands += workshop.app.registered_commands


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
        dump(report)
