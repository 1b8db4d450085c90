"""Fitting: the weights of a game's bot and of its outlook, found by self-play and kept beside the game if they win."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress

from locanda.kernel.game import Game, Setup
from locanda.kernel.refusal import LocandaError
from locanda.kit import weights
from locanda.kit.weights import Weights

from .hands import Hands, Watch, guide_of

PARTS = ("bot", "outlook")
# The share of the time that the bot gets if both parts are fitted.
BOT_SHARE = 0.6


class Plan(msgspec.Struct, frozen=True):
    """What to fit and how long; no minutes are as many as it takes."""

    players: int = 4
    games: int = 600
    rounds: int = 8
    seed: int = 0
    jobs: int = 1
    minutes: float = 0.0
    only: str = ""
    dry_run: bool = False

    def seconds(self, part: str) -> float:
        """The time of a part."""
        share = 1.0 if self.only else BOT_SHARE if part == "bot" else 1.0 - BOT_SHARE
        return self.minutes * 60 * share


def place(game: Game) -> Path:
    """The file of a game's weights."""
    return game.folder / weights.PLACE


def why_stale(game: Game) -> str:
    """What is wrong with the weights of a game, in one sentence; nothing if they are up to date or there are none."""
    path = place(game)
    try:
        found = weights.read(path)
        if found is None:
            return ""
        guide = guide_of(game, 0)
        weights.fitted(found.params, type(guide.params), f"the bot of {game.id}")
        if found.outlook is not None and guide.outlook is not None:
            names = tuple(one.name for one in guide.outlook.features)
            weights.named(found.outlook, names, f"the outlook of {game.id}")
    except LocandaError as error:
        return str(error)
    if found.content != game.content:
        return f"the cards of {game.id} have changed since its weights were found"
    if found.rules != game.version:
        return f"the weights of {game.id} are for its rules {found.rules}, not {game.version}"
    return ""


def run(game: Game, plan: Plan, watch: Watch | None = None) -> dict[str, Any]:
    """What fitting came to; what wins is written down, unless it is a dry run."""
    if plan.only not in ("", *PARTS):
        raise LocandaError(f"only {' or '.join(PARTS)} can be fitted, not {plan.only!r}")
    game.check_setup(Setup(plan.players, expansions=game.expansions))
    from . import tune, value

    hands = Hands(game, plan.jobs, watch)
    report: dict[str, Any] = {"game": game.id, "players": plan.players, "seed": plan.seed, "written": False}
    if plan.only != "outlook":
        tuned = tune.tune(hands, plan.players, plan.games, plan.rounds, plan.seed, plan.seconds("bot"))
        report["bot"] = tuned
        if tuned.accepted:
            found = _as_it_stands(game, plan, hands.played)
            params = msgspec.structs.asdict(tuned.after)
            _keep(
                game, plan, msgspec.structs.replace(found, params=params, confirmed=tuned.confirmed), report
            )
    if plan.only != "bot":
        valued = value.value(
            hands, plan.players, plan.games * plan.rounds, plan.seed, plan.seconds("outlook")
        )
        report["outlook"] = valued
        found = _as_it_stands(game, plan, hands.played)
        if valued.accepted:
            better = msgspec.structs.replace(found, outlook=valued.after, held_out_loss=valued.new_loss)
            _keep(game, plan, better, report)
        elif report["written"]:
            _keep(game, plan, msgspec.structs.replace(found, held_out_loss=valued.present_loss), report)
    report["games"] = hands.played
    return report


def _as_it_stands(game: Game, plan: Plan, games: int) -> Weights:
    """What the game is judged by now, as a file of this fit; what a former fit found for the same cards stays."""
    guide = guide_of(game, 0)
    before = weights.read(place(game)) if not why_stale(game) else None
    return Weights(
        content=game.content,
        rules=game.version,
        params=msgspec.structs.asdict(guide.params),
        games=games,
        seed=plan.seed,
        held_out_loss=before.held_out_loss if before else None,
        confirmed=before.confirmed if before else None,
        outlook=before.outlook if before else None,
    )


def _keep(game: Game, plan: Plan, found: Weights, report: dict[str, Any]) -> None:
    """The weights are written down, unless it is a dry run."""
    if not plan.dry_run:
        weights.write(place(game), found)
        report["written"] = True


def command(game: Game, plan: Plan, check: bool, dump: Callable[[Any], None] | None) -> bool:
    """What `locanda fit` does and prints; false if the weights are to be checked and are stale."""
    if check:
        reason = why_stale(game)
        there = place(game).exists()
        if dump is not None:
            dump({"game": game.id, "weights": there, "stale": bool(reason), "reason": reason})
        elif reason:
            print(f"{reason}; locanda fit {game.id} finds new ones")
        else:
            print(
                f"the weights of {game.id} are up to date"
                if there
                else f"{game.id} has no weights of its own"
            )
        return not reason
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game.id, total=None)

        def watch(name: str, games: int) -> None:
            if name:
                progress.reset(task, total=games, description=f"{game.id}, {name}")
            else:
                progress.advance(task)

        report = run(game, plan, watch)
    if dump is not None:
        dump(report)
    else:
        print("\n".join(told(report)))
    return True


def told(report: dict[str, Any]) -> Iterator[str]:
    """The report for people, line by line."""
    tuned, valued = report.get("bot"), report.get("outlook")
    if tuned is not None:
        for number, one in enumerate(tuned.rounds, 1):
            steps = ", ".join(f"{name} x{factor}" for name, factor in one.steps.items())
            yield f"round {number}, {one.games} games: {steps or 'nothing sure'}"
        before, after = msgspec.structs.asdict(tuned.before), msgspec.structs.asdict(tuned.after)
        for name in after:
            if after[name] != before[name]:
                yield f"  {name}: {before[name]:.4g} -> {after[name]:.4g}"
        done = tuned.confirmed
        if done.games:
            yield (
                f"bot: {done.wins:g} of {done.games} games won against {done.against},"
                f" {tuned.share:.1%} +- {tuned.error:.1%} ({1 / report['players']:.1%} is even)"
            )
        yield f"bot: {'surely better' if tuned.accepted else 'not surely better, nothing is changed'}"
    if valued is not None:
        for name, weight in valued.after.items():
            yield f"  {name}: {valued.before[name]:.4g} -> {weight:.4g}"
        yield (
            f"outlook: held-out loss {valued.new_loss:.4f}, present {valued.present_loss:.4f}, by chance"
            f" {valued.even_loss:.4f}; gain {valued.gain:.4f} +- {valued.error:.4f}"
            f" ({valued.games} games, {valued.positions} positions)"
        )
        if valued.contests:
            yield f"outlook: a search with it won {valued.wins:g} of {valued.contests} games against the present one"
        yield f"outlook: {'better' if valued.accepted else 'not better, nothing is changed'}"
    yield f"{report['games']} games; {'written' if report['written'] else 'nothing is written'}"
