"""Screens of every size, the situations that must look right on them, and what can be wrong with a page on one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import battles
from tests.browser.backstage import show_table, table_with_an_auction
from tests.browser.duels import DUEL, laid
from tests.browser.guest import PATIENCE, Guest
from tests.server.house import Person


@dataclass(frozen=True)
class Screen:
    """A screen: its size in pixels of the page, and whether a finger is all there is to point with."""

    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


PHONE = Screen(390, 844, touch=True)
DESK = Screen(1280, 720)
SCREENS = (
    PHONE,
    Screen(844, 390, touch=True),
    Screen(820, 1180, touch=True),
    Screen(640, 360),  # 1280 x 720, enlarged to 200 %
    DESK,
    Screen(1920, 1080),
)


def turn(guest: Guest, screen: Screen) -> None:
    """The same page on this screen, once it has come to rest there."""
    # A browser that has had a finger never again says that a mouse can hover: each screen needs one of its kind.
    assert guest.page.evaluate("matchMedia('(hover: none)').matches") == screen.touch, "the wrong browser"
    guest.page.set_viewport_size({"width": screen.width, "height": screen.height})
    guest.page.evaluate(REST)


def follow(guest: Guest, other: Guest) -> None:
    """The page of one shows what the page of the other shows."""
    guest.page.goto(other.page.url)
    guest.page.wait_for_function(ARRIVED)


# Something to choose from, or the end, is in sight.
ARRIVED = """() => [...document.querySelectorAll(
  'main > * article, .gathering:has(h1:not(:empty)) .chairs li, .decision button.option, dialog.end .course'
)].some(one => one.checkVisibility())"""


# Two frames for what measures itself, and the end of whatever moves for a while.
REST = """async () => {
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  await frame();
  await frame();
  for (const one of document.getAnimations())
    if (one.effect?.getComputedTiming().iterations !== Infinity) one.finish();
  await frame();
}"""


# Situations


def lobby(guest: Guest, person: Person, game: str) -> None:
    guest.page.goto(f"{guest.base}/#/")
    expect(guest.page.locator("article").first).to_be_visible(timeout=PATIENCE)


def waiting_room(guest: Guest, person: Person, game: str) -> None:
    guest.page.goto(f"{guest.base}/#/table/{person.open('me open greedy', game)}")
    # What may be chosen comes after the seats, and can be wide.
    room = guest.page.locator("section.gathering:has(h1:not(:empty)) .chairs li")
    expect(room.first).to_be_visible(timeout=PATIENCE)


def choice_of_a_character(guest: Guest, person: Person, game: str) -> None:
    show_table(guest, person.play("me greedy greedy", game))
    guest.settle()
    expect(guest.page.locator(".stage .characters").first).to_be_visible(timeout=PATIENCE)


def first_turn(guest: Guest, person: Person, game: str) -> None:
    table = person.play("me greedy greedy", game)
    with person.at(table) as page:
        while page.asked()["prompt"] == "character":
            page.answer(page.asked()["options"][0]["key"])
    show_table(guest, table)
    guest.settle()


def long_list(guest: Guest, person: Person, game: str) -> None:
    """Dice have been rolled, and lead to more spaces than the list has room for."""
    table = person.open("me greedy", game)
    person.post(f"/api/tables/{table}/chairs/0/brings", brings="basilio")
    person.begin(table)
    with person.at(table) as page:
        page.asked()
        page.answer("roll")
    show_table(guest, table)
    guest.settle()


def auction(guest: Guest, person: Person, game: str) -> None:
    show_table(guest, table_with_an_auction(person))
    guest.settle()
    expect(guest.page.locator(".stage .wares .slot").first).to_be_visible(timeout=PATIENCE)


def at_step(lesson: str, step: int, shows: str) -> Callable[[Guest, Person, str], None]:
    """The way to a step of a lesson, at which something is to be seen."""

    def go(guest: Guest, person: Person, game: str) -> None:
        table = person.post(f"/api/lessons/{game}/{game}.lesson.{lesson}")["id"]
        with person.at(table) as page:
            page.asked()
            while page.state["lesson"]["step"] < step:
                page.answer(page.state["lesson"]["key"])
                page.asked()
        show_table(guest, table)
        guest.settle()
        expect(guest.page.locator(shows).first).to_be_visible(timeout=PATIENCE)

    return go


def in_a_duel(shows: str, *answers: str) -> Callable[[Guest, Person, str], None]:
    """The way to a full table of the card game after these answers of both sides, at which something is to be seen."""

    def go(guest: Guest, person: Person, game: str) -> None:
        with pytest.MonkeyPatch.context() as patch:
            laid(patch, DUEL)
            table = person.play("me me", game)
            with person.at(table) as page:
                for key in answers:
                    page.asked()
                    page.answer(key)
            show_table(guest, table)
            guest.settle()
        expect(guest.page.locator(shows).first).to_be_visible(timeout=PATIENCE)

    return go


def from_packs(form: str, seats: str) -> Callable[[Guest, Person, str], None]:
    """The way to a table of the card game at which decks are made from packs."""

    def go(guest: Guest, person: Person, game: str) -> None:
        show_table(guest, person.play(seats, game, options={"format": form}))
        guest.settle()

    return go


def at_battle(shows: str, given: dict[str, Any], *answers: str) -> Callable[[Guest, Person, str], None]:
    """The way to a table of the Board Game that is laid like this, on which these answers let something be seen."""

    def go(guest: Guest, person: Person, game: str) -> None:
        with pytest.MonkeyPatch.context() as patch:
            battles.laid(patch, given)
            table = person.play("me me", game)
            with person.at(table) as page:
                for key in answers:
                    page.asked()
                    page.answer(key)
            show_table(guest, table)
            guest.settle()
        expect(guest.page.locator(shows).first).to_be_visible(timeout=PATIENCE)

    return go


ATTACK = ("attack:benethor-draigo", "defender:nerra-lifeboon")

Situation = Callable[[Guest, Person, str], None]
SITUATIONS: dict[str, dict[str, Situation]] = {
    "runebound": {
        "lobby": lobby,
        "waiting room": waiting_room,
        "first turn": first_turn,
        "long list": long_list,
        "fight": at_step("2-the-first-fight", 3, ".stage .fight"),
        "market": at_step("4-the-market", 1, "[data-stage^=market]"),
        "hand": at_step("6-the-dragon-runes", 5, ".hand li"),
    },
    "wow-adventure": {
        "waiting room": waiting_room,
        "choice of a character": choice_of_a_character,
        "first turn": first_turn,
        "fight": at_step("2-combat", 2, ".stage .fight"),
        "market": auction,
        "long list": at_step("5-levels-and-defeat", 6, ".option"),
        "hand": at_step("5-levels-and-defeat", 8, ".hand li"),
    },
    "wow-tcg": {
        "waiting room": waiting_room,
        "first turn": from_packs("constructed", "me greedy"),
        "hand": in_a_duel(".hand li"),
        "fight": in_a_duel(".mat .combat", *ATTACK),
        "chain": in_a_duel(".mat .chain li", *ATTACK, "play:execute", "target:kor-cindervein"),
        "market": from_packs("draft", "me greedy greedy greedy"),
        "deck": from_packs("sealed", "me greedy"),
    },
    "wow-boardgame": {
        "waiting room": waiting_room,
        "choice of a character": choice_of_a_character,
        "first turn": at_battle(".spaces .reach", battles.table()),
        "management": at_battle(".stage .piece", battles.table(battles.SPELLS, phase="management")),
        "fight": at_battle(".stage .pool", battles.table(phase="pool", combat=battles.FIGHT)),
        "fight of factions": at_battle(
            ".stage .side", battles.table(second={"at": "southshore"}, phase="pool", combat=battles.DUEL)
        ),
        "auction": at_battle(".stage input", battles.table({"gold": 9}, **battles.AUCTION)),
    },
}


# What can be wrong

# Everything that is to be seen is looked at: the open dialog if there is one, the whole page otherwise.
LOOK = """([touch, fold]) => {
  const faults = [];
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const wide = innerWidth, high = innerHeight;
  const named = el => {
    const text = (el.getAttribute('aria-label') || el.textContent || '').trim().replace(/\\s+/g, ' ').slice(0, 40);
    const inner = el.closest('[class]');
    return `<${el.localName} ${String(inner?.getAttribute('class') ?? '').replace(/ ?s(velte)?-\\w+/g, '')}> "${text}"`;
  };
  const parents = el => el.parentElement ? [el.parentElement, ...parents(el.parentElement)] : [];
  const seen = el => el.checkVisibility({checkVisibilityCSS: true, checkOpacity: true})
    && !el.closest('[inert]') && ![el, ...parents(el)].some(one => getComputedStyle(one).clipPath === 'inset(50%)');
  const cut = style => /hidden|clip/.test(style.overflowX + style.overflowY);
  const scrolls = style => /auto|scroll/.test(style.overflowX + style.overflowY);
  // Around an element: what may clip it, from the inside out.
  function* around(el) {
    let {position} = getComputedStyle(el);
    for (let up = el.parentElement; up && position !== 'fixed'; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue;
      ({position} = style);
      yield [up, style];
    }
  }
  // The part of a box that is in sight, and whether the rest can be scrolled to; what is cut for good has no `rest`.
  const sight = (el, box) => {
    let {left, top, right, bottom} = box;
    let rest = true;
    for (const [up, style] of [[el, getComputedStyle(el)], ...around(el)]) {
      if (!cut(style) && !scrolls(style)) continue;
      const edge = up.getBoundingClientRect();
      const over = left < edge.left - 2 || right > edge.right + 2 || top < edge.top - 2 || bottom > edge.bottom + 2;
      const meant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (over && !scrolls(style) && !meant) rest = false;
      // Whole lines may be left out at the end, but no line is cut in two.
      const line = (Math.min(bottom, edge.bottom) - top) / (bottom - top);
      if (style.webkitLineClamp !== 'none' && line > 0.25 && line < 0.75) rest = false;
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (right <= left || bottom <= top) return {none: true, rest};
    }
    return {left, top, right, bottom, rest, away: right <= 0 || left >= wide || bottom <= 0 || top >= high};
  };
  const within = (a, b) => a === b || a.contains(b);

  // Words: large enough, and not cut off.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const small = new Set(), lost = new Set();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    if (!node.data.trim() || /^(SCRIPT|STYLE|OPTION|TITLE)$/i.test(el.tagName) || !seen(el)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(box => box.width && box.height);
    const drawn = el.closest('svg');
    const part = boxes.map(box => sight(el, box));
    if (part.some(one => !one.none && !one.away)) {
      const scale = drawn && el.getScreenCTM ? Math.abs(el.getScreenCTM().d) : 1;
      const size = parseFloat(getComputedStyle(el).fontSize) * scale;
      if (size < 10.9) small.add(`${size.toFixed(1)} px: ${named(el)}`);
    }
    // The board is moved about within its frame.
    if (el.closest('.frame')) continue;
    boxes.forEach((box, at) => {
      const {none, left, right, top, bottom} = part[at];
      const off = !none && (left < -2 || right > wide + 2 || top < -2 || bottom > high + 2);
      const reach = [...around(el)].some(([, style]) => scrolls(style))
        || (document.scrollingElement.scrollHeight > high && box.left >= -2 && box.right <= wide + 2);
      if (!part[at].rest || (off && !reach)) lost.add(named(el));
    });
  }
  faults.push(...[...small].map(one => `too small to read, ${one}`), ...[...lost].map(one => `cut off: ${one}`));

  // What can be pressed: nothing lies over it, and a finger finds it.
  const targets = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [tabindex="0"]';
  for (const el of root.querySelectorAll(targets)) {
    if (!seen(el) || el.matches('[role=region], [role=group], [role=tabpanel], ul, ol')) continue;
    const face = el.matches('input[type=radio], input[type=checkbox]') ? el.closest('label') ?? el : el;
    const box = face.getBoundingClientRect();
    const part = sight(face, box);
    if (part.none || part.away) continue;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const hits = (x, y) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (within(face, top) || (top.closest('label')?.contains(face) ?? false));
    };
    const inside = x > part.left && x < part.right && y > part.top && y < part.bottom && x < wide && y < high
      && x > 0 && y > 0;
    if (!inside) continue;
    const onBoard = Boolean(el.closest('.frame svg'));
    if (!hits(x, y)) {
      const top = document.elementFromPoint(x, y);
      // A board is moved from under what lies on it; behind what is staged it rests; options scroll from under
      // the one that lets things be.
      if (top && !onBoard && !top.closest('.stage, .now') && !(top.closest('.closing') && el.closest('.options')))
        faults.push(`covered: ${named(el)} by ${named(top)}`);
      continue;
    }
    if (!touch || onBoard || (el.localName === 'a' && getComputedStyle(el).display === 'inline')) continue;
    const large = box.width >= 39.5 && box.height >= 39.5;
    if (!large && ![[0, -19], [0, 19], [-19, 0], [19, 0]].every(([dx, dy]) => hits(x + dx, y + dy)))
      faults.push(`too small for a finger, ${box.width.toFixed(0)} x ${box.height.toFixed(0)}: ${named(el)}`);
  }

  // Places of the board are told apart by their names: none runs into another.
  const names = [...root.querySelectorAll('.frame .names text, .frame .towns .name text')].filter(seen);
  const edges = names.map(one => one.getBoundingClientRect());
  edges.forEach((one, n) => edges.slice(n + 1).forEach((other, m) => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    if (across > 1 && down > 5) faults.push(`names run into each other: ${named(names[n])} ${named(names[n + 1 + m])}`);
  }));

  // Sideways nothing moves but what is a row on purpose.
  const page = document.scrollingElement;
  if (page.scrollWidth > wide) faults.push(`the page is ${page.scrollWidth} wide`);
  for (const el of root.querySelectorAll('*')) {
    const style = getComputedStyle(el);
    if (!/auto|scroll/.test(style.overflowX) || el.scrollWidth <= el.clientWidth + 1 || !seen(el)) continue;
    if (!el.matches('.seats, .hand, .across')) faults.push(`scrolls sideways: ${named(el)}`);
  }

  // What is asked: the question and two answers at least are in sight, and the list has room.
  const panel = root.querySelector('section.decision');
  const list = panel?.querySelector('.options');
  if (list) {
    const whole = el => {
      const box = el.getBoundingClientRect();
      const part = sight(el.parentElement, box);
      return !part.none && part.top <= Math.max(box.top, 0) + 1 && part.bottom >= box.bottom - 1
        && box.bottom <= high + 1 && box.top >= -1;
    };
    const prompt = panel.querySelector('.prompt');
    if (!whole(prompt)) faults.push(`the question is not in sight: ${named(prompt)}`);
    const options = [...list.querySelectorAll('.option')];
    // What is scrolled to comes out from under the one that closes the list.
    const [down, across] = [list.scrollTop, page.scrollTop];
    for (const one of options) {
      one.scrollIntoView({block: 'nearest'});
      const box = one.getBoundingClientRect();
      const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (top?.closest('.closing') && !one.matches('.closing'))
        faults.push(`stays covered: ${named(one)} by ${named(top)}`);
    }
    [list.scrollTop, page.scrollTop] = [down, across];
    const shown = options.filter(whole).length;
    if (shown < Math.min(2, options.length)) faults.push(`only ${shown} answers in sight`);
    const room = sight(list.parentElement, list.getBoundingClientRect());
    const tall = room.none ? 0 : Math.min(room.bottom, high) - room.top;
    if (shown < options.length && tall < 119.5) faults.push(`only ${tall.toFixed(0)} px for the answers`);
    if (fold) {
      for (const part of [...panel.children].filter(one => one.localName !== 'p' && seen(one))) {
        const box = part.getBoundingClientRect();
        if (box.bottom > high + 1) faults.push(`below the fold: ${named(part)}`);
      }
      // Both sides of a fight, its figures, what is for sale and the own cards; what the figures are made of may wait.
      const needed = '.fight .sides, .fight table:not(.ledger), .market .slot, .wares .slot, .characters > *, .hand li';
      for (const part of root.querySelectorAll(needed)) if (!whole(part))
        faults.push(`must be scrolled to: ${named(part)}`);
    }
  }
  return faults;
}"""


def faults(guest: Guest, screen: Screen) -> list[str]:
    """What is wrong with the page on this screen."""
    found: list[str] = guest.page.evaluate(LOOK, [screen.touch, screen == DESK])
    return found
