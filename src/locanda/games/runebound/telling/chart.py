"""The map drawn in signs, for a terminal: flat-topped hexes with terrain, towns, Adventure tokens and Heroes."""

from __future__ import annotations

from locanda.kit.text import Messages

from ..atlas import TERRAINS, TOWN, Atlas
from ..cards import HeroCard
from ..rules.undefeated import slot_at
from ..state import NOWHERE, Party, Realm

# The sign and colour of each terrain, in the order of TERRAINS, and the colour of each token.
SIGNS = ("·", "=", "~", '"', "♠", "n", "▲", "□")
SHADES = ("white", "yellow", "cyan", "magenta", "green", "bright_yellow", "bright_black", "bold white")
TINTS = ("bold green", "bold yellow", "bold bright_blue", "bold red")
ROWS = 4  # shown above and below the Hero


def spot(atlas: Atlas, space: int) -> str:
    """The letter and number under which the chart shows a space."""
    return f"{chr(65 + space % atlas.columns)}{space // atlas.columns + 1}"


def draw(t: Realm, party: Party, words: Messages, whole: bool) -> list[str]:
    """The rows around a party, or all of them, as lines with rich's colour marks, and what the signs mean."""
    atlas = t.library.atlas
    here = party.at if party.at != NOWHERE else atlas.find("tamalir")
    middle = min(max(here // atlas.columns, ROWS), atlas.rows - 1 - ROWS)
    rows = range(atlas.rows) if whole else range(middle - ROWS, middle + ROWS + 1)
    letters = "".join(f" {chr(65 + column)}  " for column in range(atlas.columns))
    lines = [f"    {letters}".rstrip(), "[dim]    " + "___     " * (atlas.columns // 2) + "[/]"]
    for row in rows:
        for odd in (0, 1):
            line = "   " if odd else f"{row + 1:>2} "
            for column in range(atlas.columns):
                if column % 2 == odd:
                    line += f"[dim]/[/]{_cell(t, row * atlas.columns + column, party)}"
                else:
                    line += r"[dim]\___[/]"
            lines.append(line + (r"[dim]\ [/]" if odd else "[dim]/[/]"))
    bottom = "".join("/   " if column % 2 == 0 else r"\___" for column in range(atlas.columns))
    lines.append(f"[dim]    {bottom[1:]}/[/]")
    signs = [
        words.say("map-sign", sign=f"[{SHADES[n]}]{SIGNS[n]}[/]", terrain=words.say(f"terrain-{TERRAINS[n]}"))
        for n in range(TOWN)
    ]
    heroes = ", ".join(f"{_initial(one.hero)} {one.hero.name.text(words.language)}" for one in t.seats)
    return [*lines, words.say("map-legend", signs="  ".join(signs)), words.say("map-tokens", heroes=heroes)]


def _cell(t: Realm, space: int, own: Party) -> str:
    """Three signs: the terrain or the town, the token's points, and a Hero or the mark of a waiting card."""
    atlas = t.library.atlas
    there = [party for party in t.seats if party.at == space]
    terrain, colour = atlas.terrain[space], t.tokens.get(space)
    if there:
        style = "reverse bold" if own in there else "reverse"
        last = f"[{style}]{_initial(there[0].hero) if len(there) == 1 else '*'}[/]"
    else:
        last = "!" if slot_at(t, space) >= 0 else " "
    if terrain == TOWN:
        name = atlas.record.towns[atlas.town_at[space]].name.en
        return f"[{SHADES[TOWN]}]{name[:2]}{'' if there else name[2]}[/]{last if there else ''}"
    sign = f"[{SHADES[terrain]}]{SIGNS[terrain]}[/]"
    return sign + (sign if colour is None else f"[{TINTS[colour]}]{colour + 1}[/]") + last


def _initial(hero: HeroCard) -> str:
    return hero.name.en[0]
