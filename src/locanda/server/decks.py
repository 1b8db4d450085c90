"""Decks of one's own: what people have made to bring to tables, seen and changed by nobody else."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, RowMapping, func, select, update

from locanda.kernel.game import Game
from locanda.kernel.refusal import LocandaError
from locanda.kit.text import LANGUAGES

from . import wire
from .accounts import Player, new_id
from .chairs import brings_shown
from .denied import Denied, denied_brings
from .forms import BringsReason, CopiedDeck, DeckForm, DeckShown, KeptDeck
from .schema import BRINGS, decks, players
from .settings import Limits
from .shelf import Shelf
from .store import Store, now


class Decks:
    """The decks of everybody, and what a game says about one."""

    def __init__(self, store: Store, shelf: Shelf, limits: Limits) -> None:
        self.store, self.shelf = store, shelf
        self.most = limits.decks

    # Kept by their owners

    async def mine(self, player: Player, game: str) -> list[DeckShown]:
        """The decks of a person for a game (or for all), what was touched last first."""
        which = decks.c.player == player.id
        if game:
            which &= decks.c.game == game
        found = await self.store.all(select(decks).where(which).order_by(decks.c.touched.desc(), decks.c.id))
        return [self._shown(one) for one in found]

    async def keep(self, player: Player, form: DeckForm) -> DeckShown:
        """A new deck is kept; it must be readable, and need not be legal."""
        game = self._makes(form.game, form.kind)
        brings = _one_of(game, form.kind, form.brings, form.text)
        return await self._add(player, form.game, form.kind, form.name, brings)

    async def copy(self, player: Player, form: CopiedDeck) -> DeckShown:
        """One more deck like one of one's own, or like one of the shelf."""
        if form.deck:
            found = await self._own(player, form.deck)
            return await self._add(
                player, found["game"], found["kind"], form.name or found["name"], found["brings"]
            )
        game = self._makes(form.game, form.kind)
        if form.brings not in game.brought():
            raise Denied("deck", 404)
        return await self._add(
            player, form.game, form.kind, form.name, _one_of(game, form.kind, form.brings, "")
        )

    async def change(self, player: Player, name: str, form: KeptDeck) -> DeckShown:
        """A deck is what is said now."""
        found = await self._own(player, name)
        game = self._makes(found["game"], form.kind)
        values = {
            "kind": form.kind,
            "name": _named(form.name),
            "brings": _one_of(game, form.kind, form.brings, form.text),
            "touched": now(),
        }
        await self.store.do(update(decks).where(_of(player, name)).values(values))
        return self._shown(await self._own(player, name))

    async def forget(self, player: Player, name: str) -> None:
        """A deck is kept no longer; a table that it was brought to has it still."""
        await self._own(player, name)
        await self.store.do(decks.delete().where(_of(player, name)))

    async def _own(self, player: Player, name: str) -> RowMapping:
        """A deck of this person; anybody else's is as if there were none."""
        found = await self.store.one(select(decks).where(_of(player, name)))
        if found is None:
            raise Denied("deck", 404)
        return found

    async def _add(self, player: Player, game: str, kind: str, name: str, brings: str) -> DeckShown:
        new, at = new_id(), now()
        values: dict[str, Any] = {
            "id": new,
            "player": player.id,
            "game": game,
            "kind": kind,
            "name": _named(name),
        }
        count = select(func.count()).where(decks.c.player == player.id)
        async with self.store.writing() as connection:
            # Written first, unchanged, so that of two decks that come at once one waits for the other to be counted.
            held = update(players).where(players.c.id == player.id).values(name=players.c.name)
            await connection.execute(held)
            if (await connection.execute(count)).scalar_one() >= self.most:
                raise Denied("many-decks", 429, most=self.most)
            values |= {"brings": brings, "created": at, "touched": at}
            await connection.execute(decks.insert().values(values))
        return self._shown(await self._own(player, new))

    def _shown(self, row: RowMapping) -> DeckShown:
        """A deck as its owner sees it."""
        shown = brings_shown(self.shelf.game(row["game"]), row["brings"]) if row["game"] in self.shelf else ""
        return DeckShown(
            id=row["id"],
            game=row["game"],
            kind=row["kind"],
            name=row["name"],
            brings=row["brings"],
            shown=shown,
            created=row["created"],
            touched=row["touched"],
        )

    # What the game says

    def read(self, game: str, text: str) -> str:
        """What a seat brings, in short, from a list as people write it down."""
        return _read(self._makes(game), text)

    def write(self, game: str, brings: str, language: wire.Language) -> str:
        """The list, as people write it down, of what a seat brings."""
        found = self._makes(game)
        try:
            return found.write_brings(brings, language)
        except LocandaError as error:
            raise denied_brings(found, error) from None

    def check(self, game: str, kind: str, brings: str) -> list[BringsReason]:
        """Every reason against bringing this as one of its kind, in both languages; none if it may be brought."""
        found = self._makes(game, kind)
        try:
            reasons = tuple(found.why_not_bring(brings, kind))
        except LocandaError as error:
            raise denied_brings(found, error) from None
        narrators = {language: found.narrator(language) for language in LANGUAGES}
        said = [
            BringsReason(one.rule, {name: teller.refusal(None, one) for name, teller in narrators.items()})
            for one in reasons
        ]
        return [one for at, one in enumerate(said) if one not in said[:at]]

    def _makes(self, name: str, kind: str | None = None) -> Game:
        """A game for which people make something (of this kind) of their own."""
        if name not in self.shelf:
            raise Denied("makes", 404)
        game = self.shelf.game(name)
        if not game.makes or (kind is not None and kind not in game.makes):
            raise Denied("makes", 404)
        return game


def _of(player: Player, name: str) -> ColumnElement[bool]:
    return (decks.c.id == name) & (decks.c.player == player.id)


def _named(name: str) -> str:
    """A name without needless blanks and without control characters."""
    found = " ".join("".join(one if one.isprintable() else " " for one in name).split())
    if not found:
        raise Denied("deck-name", 400)
    return found


def _read(game: Game, text: str) -> str:
    try:
        found = game.read_brings(text)
    except LocandaError as error:
        raise denied_brings(game, error) from None
    if len(found) > BRINGS:
        raise Denied("brings-long", 400)
    return found


def _one_of(game: Game, kind: str, brings: str, text: str) -> str:
    """What is said in short or as a list, in short; one of the shelf becomes a deck like any other."""
    if bool(brings) == bool(text):
        raise Denied("brings-once", 400)
    try:
        if text or brings in game.brought():
            return _read(game, text or game.write_brings(brings, LANGUAGES[0]))
        # Whether it is legal does not matter here, but who looks must be able to read it.
        for _ in game.why_not_bring(brings, kind):
            pass
    except Denied:
        raise
    except LocandaError as error:
        raise denied_brings(game, error) from None
    return brings
