"""Records: game, rules version, content hash, setup, dice key and answers are the whole truth of a match."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Sequence
from pathlib import Path

import msgspec

from . import files
from .dice import Dice, commitment, fair_key
from .game import Game, Setup
from .match import Match
from .refusal import LocandaError

FORMAT = 1


class FairDice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the dice come from: a committed secret and the seats' shares; the secret is shown after play."""

    commitment: str
    shares: tuple[str, ...]
    secret: str = ""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match as data: a save, a replay, a bug report, a training episode."""

    locanda: int
    game: str
    rules: str
    content: str
    setup: Setup
    answers: tuple[tuple[int, str], ...]
    seed: str = ""
    fair: FairDice | None = None
    winners: tuple[int, ...] | None = None
    players: tuple[str, ...] = ()
    # The seats that gave up; if that leaves one side alone, it has won, whatever the rules would still ask.
    conceded: tuple[int, ...] = ()
    check: str = ""


def dice_of(record: Record) -> Dice:
    """The dice of a record: from its seed, or from its revealed secret and shares."""
    if record.fair is None:
        return Dice.from_seed(record.seed)
    if not record.fair.secret:
        raise LocandaError("the secret of this record's dice is not revealed yet, so it cannot be replayed")
    try:
        secret = bytes.fromhex(record.fair.secret)
    except ValueError:
        raise LocandaError("the record is damaged: its dice secret is not a hexadecimal number") from None
    if commitment(secret) != record.fair.commitment:
        raise LocandaError(
            "the dice were not fair: the revealed secret does not match what was committed before play"
        )
    return Dice(fair_key(secret, record.fair.shares))


def conceded_to(teams: Sequence[int], conceded: Collection[int]) -> tuple[int, ...] | None:
    """The seats of the only side that has not given up; nobody if all have, None while the match goes on."""
    sides = {team for seat, team in enumerate(teams) if seat not in conceded}
    if len(sides) > 1 or sides == set(teams):
        return None
    return tuple(seat for seat, team in enumerate(teams) if team in sides)


def _winners(match: Match, conceded: Collection[int]) -> tuple[int, ...] | None:
    """Who has won: by the rules, or because the others gave up."""
    if match.table.result is not None:
        return match.table.result.winners
    return conceded_to(match.game.teams_at(match.table, match.setup), conceded)


def record_of(
    match: Match,
    content: str,
    *,
    seed: str = "",
    fair: FairDice | None = None,
    players: tuple[str, ...] = (),
    conceded: Collection[int] = (),
) -> Record:
    """The record of a match as it stands."""
    return Record(
        locanda=FORMAT,
        game=match.game.id,
        rules=match.game.version,
        content=content,
        setup=match.setup,
        answers=tuple(match.answers),
        seed=seed,
        fair=fair,
        winners=_winners(match, conceded),
        players=players,
        conceded=tuple(sorted(conceded)),
    )


def _checksum(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def _is_whole(data: bytes, record: Record) -> bool:
    """Whether the checksum fits the data as it lies there, whatever fields records have had since; or its content."""
    blank = data.strip().replace(f'"check":"{record.check}"'.encode(), b'"check":""')
    anew = msgspec.json.encode(msgspec.structs.replace(record, check=""))
    return record.check in (_checksum(blank), _checksum(anew))


def encode(record: Record) -> bytes:
    """The record as JSON with a checksum, so that damage is noticed."""
    plain = msgspec.structs.replace(record, check="")
    return msgspec.json.encode(msgspec.structs.replace(record, check=_checksum(msgspec.json.encode(plain))))


def decode(data: bytes, name: str = "record") -> Record:
    """The record in this data; damaged data is refused in one sentence."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.DecodeError as error:
        raise LocandaError(f"{name} is not a record of Locanda: {error}") from None
    if record.locanda != FORMAT:
        raise LocandaError(f"{name} has record format {record.locanda}, this Locanda reads format {FORMAT}")
    if not _is_whole(data, record):
        raise LocandaError(f"{name} is damaged: its checksum does not fit its content")
    return record


def save(path: Path, record: Record) -> None:
    """The record is in the file, whole."""
    files.write(path, encode(record))


def load(path: Path) -> Record:
    """The record in a file."""
    return decode(files.read(path, "record"), str(path))


def replay(
    record: Record,
    game: Game,
    content: str,
    *,
    checkpoints: bool = True,
    watch: Callable[[int], None] | None = None,
) -> Match:
    """The match of a record, played again answer by answer; every answer must have been allowed."""
    if record.game != game.id:
        raise LocandaError(f"the record is of {record.game}, not of {game.id}")
    if record.rules != game.version:
        raise LocandaError(
            f"the record was played by rules version {record.rules} of {game.id}, this is version {game.version}"
        )
    if record.content != content:
        raise LocandaError(
            f"the record was played with other cards ({record.content}) than this {game.id} has ({content})"
        )
    match = Match(game, record.setup, dice_of(record), checkpoints=checkpoints)
    for number, (seat, key) in enumerate(record.answers):
        if watch is not None:
            watch(number)
        try:
            match.answer(seat, key)
        except LocandaError as error:
            raise LocandaError(
                f"answer {number + 1} of the record could not have been given: {error}"
            ) from None
    winners = _winners(match, record.conceded)
    if winners != record.winners:
        raise LocandaError(f"the record says that {record.winners} won, but replaying it gives {winners}")
    return match
