"""The commands of the workshop: bots play many games, weights are fitted, records are proved and reviewed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

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

app = typer.Typer()


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
    brings: Annotated[
        str,
        typer.Option(
            help="What the seats play (heroes, decks), with commas; one name is for all seats. `mirror`: everybody"
            " the same, `all`: everybody something else, in turn whatever there is. Empty: by chance."
        ),
    ] = "",
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
        chosen_expansions(with_),
        chosen_settings(option),
        tuple(name.strip() for name in brings.split(",")) if brings else (),
    )
    lab.check(job)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{game}, {players} seats", total=games)
        report = lab.run(job, jobs, lambda _: progress.advance(task), keep)
    if as_json:
        dump(report)
        return
    turns = report["turns"]
    print(f"{report['finished']} of {report['games']} games finished, {report['errors']} errors")
    print(f"turns: median {turns['p50']}, from {turns['p5']} (5%) to {turns['p95']} (95%)")
    print(f"{report['decisions']} decisions, {report['decisions_per_second']:.0f} per second")
    for name, count in report["wins"].items():
        print(f"  {name}: {count} wins")
    if report["first"] is not None:
        print(f"  the first seat: {report['first']['wins']} of {report['first']['games']} games")
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

    chosen = chosen_expansions(with_)
    plan = lab.Plan(players, games, rounds, seed, jobs, minutes, only, dry_run or bool(chosen))
    if not lab.command(load(game, chosen), plan, check, dump if as_json else None):
        raise typer.Exit(1)


@app.command()
def course(
    game: Annotated[str, typer.Argument(help="Which game.")],
    games: Annotated[int, typer.Option(help="Games in all; the numbers of seats take turns.", min=1)] = 1300,
    first: Annotated[int, typer.Option(help="The number of the first game, which decides its dice.")] = 0,
    jobs: Annotated[int, typer.Option(help="How many processes.", min=1)] = 1,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Write nothing.")] = False,
    as_json: Json = False,
) -> None:
    """Check by self-play whether the chances that a game shows come true, and keep what makes them do so."""
    from rich.console import Console
    from rich.progress import Progress

    from locanda.games import load
    from locanda.lab import course as lab
    from locanda.lab.hands import Hands

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game, total=None)

        def watch(name: str, count: int) -> None:
            if name:
                progress.reset(task, total=count, description=f"{game}, {name}")
            else:
                progress.advance(task)

        report = lab.run(Hands(load(game), jobs, watch), games, first, not dry_run)
    if as_json:
        dump(report)
    else:
        print("\n".join(lab.told(report)))


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
    report = {
        "game": found.game,
        "answers": len(found.answers),
        "finished": found.winners is not None,
        "winners": None if found.winners is None else list(found.winners),
        "conceded": list(found.conceded),
        "dice": "committed and revealed" if found.fair is not None else f"seed {found.seed}",
        "turns": game.turns(match.table),
    }
    if as_json:
        dump(report)
        return
    ending = "not finished" if found.winners is None else f"won by seat {', '.join(map(str, found.winners))}"
    ending += "".join(f"; seat {seat} gave up" for seat in found.conceded)
    print(
        f"{record}: {report['answers']} answers of {found.game} replayed, all allowed; {ending}; {report['dice']}"
    )


@app.command()
def review(
    record: Annotated[Path, typer.Argument(help="The record of a game that is over.")],
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Say what decided a finished game: its course, luck and turning points, and what everybody did."""
    from rich.console import Console
    from rich.progress import Progress

    from locanda.games import load
    from locanda.kernel import record as records
    from locanda.lab import review as lab
    from locanda.lab.verdict import told

    language = check_language(lang)
    found = records.load(record)
    game = load(found.game, found.setup.expansions)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(str(record), total=None)
        reviewed = lab.review(
            found, game, lambda done, steps: progress.update(task, completed=done, total=steps)
        )
    if as_json:
        dump(reviewed)
    else:
        print("\n".join(told(reviewed, language, found.players)))
