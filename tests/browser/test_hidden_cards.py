"""No byte that a page receives tells a card that nobody has turned over yet."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from locanda.games import load
from locanda.games.runebound.view import hidden
from locanda.kernel.match import Match
from locanda.kernel.record import decode, dice_of
from tests.browser.backstage import known_as, play_out, show_table
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.server.house import House

MOVES = 60


def unseen_cards(record: bytes, copies: dict[str, int], seat: int | None) -> list[set[str]]:
    """For every number of answers, the cards that nobody at this seat (or watching) can have seen until then.

    All copies of such a card have lain in a deck all the time; it was not shown to everybody in between,
    and this seat was not allowed to look at it.
    """
    found = decode(record)
    match = Match(load(found.game), found.setup, dice_of(found))

    def lying() -> set[str]:
        count = Counter(card for pile in hidden(match.table).values() for card in pile)
        return {card for card, number in count.items() if number == copies[card]}

    unseen = [lying()]
    for who, key in found.answers:
        before = len(match.events)
        match.answer(who, key)
        shown = {
            event.facts["card"]
            for event in match.events[before:]
            if (event.kind == "revealed" and event.to is None)
            or (event.kind == "peeked" and event.to is not None and seat in event.to)
        }
        unseen.append(unseen[-1] & lying() - shown)
    return unseen


def told(frame: str, cards: dict[str, set[str]], unseen: set[str]) -> set[str]:
    """The cards among these of which a message has the id or a name."""
    return {card for card in unseen if any(word in frame for word in cards[card])}


def words_of(library: list[dict[str, Any]]) -> dict[str, set[str]]:
    """How each card could be told: its id as a word of its own, and its names unless they are part of another's."""
    names = [card["name"][language] for card in library for language in ("en", "it")]
    found: dict[str, set[str]] = {}
    for card in library:
        own = set(card["name"].values())
        telling = {name for name in own if not any(name in other for other in names if other not in own)}
        found[card["id"]] = {f'"{card["id"]}"', f':{card["id"]}"'} | telling
    return found


def states(guest: Guest) -> list[dict[str, Any]]:
    return [found for found in map(json.loads, guest.frames) if found["is"] == "state"]


def test_no_message_to_a_player_or_a_spectator_tells_a_card_that_lies_face_down(
    invite: Invite, house: House
) -> None:
    ada, bob, eve = house.guest("Ada"), house.guest("Bob"), house.guest("Eve")
    table = ada.open("me open", public=True)
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b")
    ada.begin(table)
    bob.post(f"/api/tables/{table}/seats/1", bot="greedy")
    pages = []
    for person in (bob, eve):
        guest = invite()
        known_as(guest, person)
        show_table(guest, table)
        pages.append(guest)
    with ada.at(table) as page:
        for number in range(MOVES):
            asked = page.asked()
            if not asked:
                break
            keys = [option["key"] for option in asked["options"]]
            page.answer("attempt" if "attempt" in keys else keys[number % len(keys)])
            pages[number % 2].page.wait_for_timeout(1)
        reached = page.state["answers"]
    play_out(ada, table)
    for guest in pages:
        assert guest.settle() == "over"
    record = ada.http.get(f"/api/tables/{table}/record").raise_for_status().content
    library = ada.get("/api/games/runebound")["cards"]
    cards, copies = words_of(library), {one["id"]: one["copies"] for one in library}
    assert reached >= MOVES

    for guest, seat in zip(pages, (1, None), strict=True):
        unseen = unseen_cards(record, copies, seat)
        assert len(unseen[0]) > 80
        assert len(states(guest)) > MOVES / 2
        answered = 0
        for frame in guest.frames:
            message = json.loads(frame)
            answered = message["answers"] if message["is"] == "state" else answered
            leaked = told(frame, cards, unseen[answered])
            assert not leaked, f"after {answered} answers a message tells {sorted(leaked)}: {frame[:300]}"
        # The same search finds a card as soon as it lies open, and would find one that is slipped in.
        last = guest.frames[-1]
        turned = unseen[0] - unseen[-1]
        assert told("".join(guest.frames), cards, turned) == turned
        slipped = sorted(unseen[0])[0]
        assert told(last + json.dumps([slipped]), cards, {slipped}) == {slipped}
        assert json.loads(record)["fair"]["secret"] not in "".join(guest.frames)
