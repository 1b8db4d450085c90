"""What a page has shown and read out of the match, moment by moment, held against what it was told."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from tests.browser.backstage import SIGN
from tests.browser.guest import Guest

# Notes down every moment on the screen with its time, what stood beside it, and everything that is read out.
WATCH = """
window.seen = [];
window.heard = [];
{
  let last = null;
  let spoken = null;
  const walks = () => document.getAnimations().some(
    one => one.constructor === Animation && one.playState === 'running' && one.effect?.target?.matches?.('.pawn'));
  const look = () => {
    const now = document.querySelector('.now[data-moment]');
    const number = now ? Number(now.dataset.number) : null;
    const time = performance.now();
    if (last && last.number !== number) {
      last.lasted = time - last.from;
      last = null;
    }
    if (now && !last) {
      const own = now.classList.contains('own');
      last = {number, kind: now.dataset.moment, own, from: time, walks: walks(), open: 0, end: false};
      window.seen.push(last);
    }
    if (now) {
      last.text = now.querySelector('.told').textContent;
      last.open = Math.max(last.open, document.querySelectorAll('section.decision button.option').length);
      last.end ||= Boolean(document.querySelector('dialog.end[open]'));
    }
    const said = document.querySelector('.live[aria-live] > span');
    if (said && said !== spoken) {
      spoken = said;
      if (said.textContent.trim()) window.heard.push(said.textContent);
    }
  };
  new MutationObserver(look).observe(document, {childList: true, subtree: true, characterData: true, attributes: true});
}
"""
# A question that was not open before, or the end.
READY = """before => {
  if (document.querySelector('.now[data-moment]')) return '';
  const panel = document.querySelector('section.decision');
  if (panel?.querySelector('.over')) return 'over';
  const options = panel?.querySelector('.options');
  return options && options.dataset.decision !== before && options.getAttribute('aria-busy') === 'false' ? 'asked' : '';
}"""
# What the eye sees as icons, and the ear hears as words.
NAMES = re.compile(
    "Mind|Body|Spirit|Life|Stamina|Gold|Mente|Corpo|Spirito|Vita|Resistenza|Oro|plus|minus|più|meno",
    re.IGNORECASE,
)
# Whose turn it is, and what nobody could choose: what comes of it is shown.
QUIET = {"turn", "forced"}
# Seen on the board, where a figure goes its way.
WALKS = {
    "runebound": {"moved", "travelled", "placed", "stepped-back"},
    "wow-adventure": {"moved", "starts", "revived"},
    # Cards that come, turn and go on the table itself.
    "wow-tcg": {
        "keeps",
        "mulligan",
        "drew",
        "drew-card",
        "placed",
        "placed-card",
        "proposed",
        "resolved",
        "entered",
        "exhausted",
        "readied",
        "combat-over",
        "attacks",
        "picked",
        "swapped",
        "opened",
    },
}
# What a person wants to see of an action of their own: a card is drawn, dice fall, it is decided, it is rewarded.
TELLS = {
    "runebound": {
        "draw": {"drew", "faced", "event", "stocked", "revealed", "peeked"},
        "dice": {"rolled", "rival-rolled", "movement-roll"},
        "outcome": {"beat", "failed", "escaped", "defeated", "killed", "fulfilled", "won"},
        "reward": {"gold", "token", "got", "joined", "learned", "grew"},
    },
    "wow-adventure": {
        "draw": {"challenge", "quest", "event", "turned", "drew", "looked"},
        "dice": {"movement-die", "dice", "rerolled", "rolled", "attack"},
        "outcome": {"victory", "both", "defeated", "undefeated", "duel", "won"},
        "reward": {"got", "level", "completed", "claimed", "trophy", "collected"},
    },
    # Dice, coins and rewards are in few of its cards.
    "wow-tcg": {
        "draw": {"drew-card", "found", "recovered"},
        "outcome": {"damage", "destroyed", "eliminated", "won"},
    },
}


def bare(text: str) -> str:
    """A text without spaces, signs and the names of signs."""
    return "".join(NAMES.sub("", re.sub(r"[@%<^>$+–−,.-]", "", SIGN.sub("", text))).split())


@dataclass
class Witnessed:
    """What was told since an answer, and what the page made of it."""

    lines: list[dict[str, Any]]
    seen: list[dict[str, Any]]
    heard: list[str]
    faults: list[str] = field(default_factory=list)
    told: set[str] = field(default_factory=set)


def forget(guest: Guest) -> int:
    """What was seen until now is settled; how much was told until now."""
    guest.page.evaluate("() => { window.seen.length = 0; window.heard.length = 0; }")
    return len(guest.frames)


def witnessed(guest: Guest, game: str, since: int, shortest: float) -> Witnessed:
    """Everything that was told since then, with what is wrong about how it was shown."""
    lines: list[dict[str, Any]] = []
    for frame in guest.frames[since:]:
        message = json.loads(frame)
        if message["is"] == "state":
            lines += message["lines"]
    seen, heard = guest.page.evaluate("() => [window.seen, window.heard]")
    held = guest.page.locator(".hand [data-held]").evaluate_all("all => all.map(one => one.dataset.held)")
    return judged(game, guest.state()["seat"], lines, seen, heard, held, shortest)


def judged(
    game: str,
    own: int,
    lines: list[dict[str, Any]],
    seen: list[dict[str, Any]],
    heard: list[str],
    held: list[str],
    shortest: float,
) -> Witnessed:
    """These lines, held against the moments that were seen, what was read out, and the cards in the hand now."""
    found = Witnessed([line for line in lines if line["text"]], seen, heard)
    whole = bare(" ".join(one["text"] for one in seen))
    read = bare(" ".join(heard))
    at = 0
    for line in found.lines:
        text = bare(line["text"])
        if line["kind"] not in QUIET | WALKS[game] and text not in whole:
            found.faults.append(f"never shown: {line['kind']} {line['text']!r}")
        elif line["seat"] == own:
            found.told |= {what for what, kinds in TELLS[game].items() if line["kind"] in kinds}
        place = read.find(text, at)
        if place < 0:
            found.faults.append(f"not read out, or not in its place: {line['kind']} {line['text']!r}")
        else:
            at = place + len(text)
    for number, line in enumerate(lines):
        card = line["facts"].get("card")
        gone = any(later["facts"].get("card") == card for later in lines[number + 1 :])
        if line["kind"] == "drew-card" and line["seat"] == own and card not in held and not gone:
            found.faults.append(f"drawn, but not in the hand: {card}")
    if len(read) != sum(len(bare(line["text"])) for line in found.lines):
        found.faults.append(f"something else, or the same twice, is read out: {heard}")
    numbers = [one["number"] for one in seen]
    if numbers != sorted(set(numbers)):
        found.faults.append(f"moments out of order, or twice: {numbers}")
    for one in seen:
        if one["open"] or one["end"]:
            found.faults.append(f"a question or the end was open beside {one['text']!r}")
        if one["walks"]:
            found.faults.append(f"somebody was still on the way at {one['text']!r}")
        if one["own"] and one.get("lasted", shortest) < shortest:
            found.faults.append(f"only {one['lasted']:.0f} ms for {one['kind']} {one['text']!r}")
    return found
