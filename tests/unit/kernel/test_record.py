"""Records: the whole truth of a match, checked when it is read."""

from __future__ import annotations

import hashlib
from pathlib import Path
from random import Random

import msgspec
import pytest

from locanda.games import load
from locanda.kernel import record as records
from locanda.kernel.dice import Dice, commitment, fair_key
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kernel.record import FairDice, Record
from locanda.kernel.refusal import LocandaError

SECRET = bytes(range(32))
FAIR = FairDice(commitment(SECRET), ("north", "south"), SECRET.hex())


def sample(fair: FairDice | None = None) -> tuple[Match, Record]:
    game = load("runebound")
    dice = Dice.from_seed("x") if fair is None else Dice(fair_key(SECRET, fair.shares))
    match = Match(game, Setup(2), dice)
    random = Random(4)
    for _ in range(80):
        asked = match.waiting[0]
        match.answer(asked.seat, random.choice(asked.options).key)
    return match, records.record_of(match, game.content, seed="" if fair else "x", fair=fair)


def replay(record: Record) -> Match:
    game = load(record.game)
    return records.replay(record, game, game.content)


def test_a_saved_match_comes_back_the_same(tmp_path: Path) -> None:
    """State and log are derived from the record alone."""
    match, record = sample()
    path = tmp_path / "game.json"
    records.save(path, record)
    again = replay(records.load(path))
    assert again.snapshot() == match.snapshot()
    assert list(again.events) == list(match.events)
    assert [one.name for one in tmp_path.iterdir()] == ["game.json"]


def test_committed_dice_are_proven() -> None:
    """The revealed secret must fit the commitment; another secret or share gives other dice."""
    match, record = sample(FAIR)
    assert replay(record).snapshot() == match.snapshot()
    cheat = msgspec.structs.replace(record, fair=msgspec.structs.replace(FAIR, secret="00" * 32))
    with pytest.raises(LocandaError, match="the dice were not fair"):
        replay(cheat)
    hidden = msgspec.structs.replace(record, fair=msgspec.structs.replace(FAIR, secret=""))
    with pytest.raises(LocandaError, match="not revealed yet"):
        replay(hidden)


@pytest.mark.parametrize(
    ("teams", "conceded", "winners"),
    [
        ((0, 1), (), None),
        ((0, 1), (1,), (0,)),
        ((0, 1), (0, 1), ()),
        ((0, 1, 2), (1,), None),
        ((0, 1, 2), (1, 2), (0,)),
        ((0, 1, 0, 1), (1,), None),
        ((0, 1, 0, 1), (1, 3), (0, 2)),
        ((0, 1, 0, 1), (1, 2, 3), (0, 2)),
        ((0, 0, 0), (1,), None),
        ((0, 0, 0), (0, 1, 2), ()),
        ((0,), (0,), ()),
    ],
)
def test_the_last_side_that_has_not_given_up_wins(
    teams: tuple[int, ...], conceded: tuple[int, ...], winners: tuple[int, ...] | None
) -> None:
    """With all of its seats; where all play together, only giving up together ends it."""
    assert records.conceded_to(teams, conceded) == winners


def test_a_match_that_was_given_up_is_proven() -> None:
    """Its record says who gave up, and claims no other winner than that leaves."""
    match, _ = sample()
    record = records.record_of(match, match.game.content, seed="x", conceded={1})
    assert (record.conceded, record.winners) == ((1,), (0,))
    again = records.decode(records.encode(record))
    assert replay(again).snapshot() == match.snapshot()
    for lie in ({"winners": (1,)}, {"conceded": ()}, {"conceded": (0,)}):
        with pytest.raises(LocandaError, match="but replaying it gives"):
            replay(msgspec.structs.replace(record, **lie))


def test_damage_is_noticed() -> None:
    """A changed answer, a cut file and a foreign file are each one sentence."""
    _, record = sample()
    data = records.encode(record)
    with pytest.raises(LocandaError, match="damaged: its checksum"):
        records.decode(data.replace(b'"seed":"x"', b'"seed":"y"'))
    with pytest.raises(LocandaError, match="not a record of Locanda"):
        records.decode(data[:-9])
    with pytest.raises(LocandaError, match="not a record of Locanda"):
        records.decode(b'{"hello": 1}')


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rules": "0"}, "rules version 0"),
        ({"content": "other"}, "other cards"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"winners": (1,)}, "replaying it gives None"),
        ({"answers": ((0, "fly"),)}, "answer 1 of the record could not have been given"),
    ],
)
def test_a_record_of_something_else_is_refused(change: dict[str, object], message: str) -> None:
    """Rules version, cards, game, result and every answer must fit."""
    _, record = sample()
    with pytest.raises(LocandaError, match=message):
        replay(msgspec.structs.replace(record, **change))


def test_a_failed_save_leaves_the_old_file(tmp_path: Path) -> None:
    """A folder that is not there is one sentence."""
    _, record = sample()
    with pytest.raises(LocandaError, match="cannot write"):
        records.save(tmp_path / "no" / "game.json", record)


def test_a_record_of_older_days_is_whole_though_records_have_more_fields_now() -> None:
    """What stands in the file counts, not what this version would write."""
    _, record = sample()
    data = msgspec.json.decode(records.encode(record))
    del data["setup"]["always_ask"]
    data["check"] = ""
    check = hashlib.blake2b(msgspec.json.encode(data), digest_size=16).hexdigest()
    old = msgspec.json.encode({**data, "check": check})
    assert records.decode(old).answers == record.answers
    with pytest.raises(LocandaError, match="damaged"):
        records.decode(old.replace(b'"seats":2', b'"seats":3'))
