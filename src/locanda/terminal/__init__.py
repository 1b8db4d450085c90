"""The table in a terminal: what lies there, what happened, what is asked; people type, bots answer for the others."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from locanda import bots as players
from locanda.kernel import record
from locanda.kernel.decision import Decision
from locanda.kernel.dice import Dice
from locanda.kernel.game import Game, Setup
from locanda.kernel.match import NO_SKIP, NO_STOP, SKIP, STOP, Match
from locanda.kernel.refusal import LocandaError, Refusal
from locanda.kit import ledger
from locanda.kit.ledger import Entry
from locanda.kit.text import LANGUAGES, folded, messages

from .screen import ALL, LOG_LINES, MANY, SHOWN, Screen

LOCALE = Path(__file__).parents[1] / "locale"
HUMAN = "human"


class Leave(Exception):
    """Somebody gets up from the table."""


class Elsewhere(Exception):
    """Somebody looks at another of the questions that are open."""


def play(
    game: Game,
    *,
    setup: Setup,
    humans: int,
    bots: str,
    language: str,
    seed: str,
    save: Path | None,
    resume: Path | None = None,
    console: Console | None = None,
    read: Callable[[str], str] | None = None,
) -> None:
    """A game in the terminal, new or resumed, until it is over or somebody leaves; `read` asks for a line."""
    sitting = tuple(HUMAN if seat < humans else bots for seat in range(setup.seats))
    if resume is None:
        match = Match(game, setup, Dice.from_seed(seed))
    else:
        kept = record.load(resume)
        match, seed = record.replay(kept, game, game.content), kept.seed
        sitting = tuple(HUMAN if seat < humans else bots for seat in range(kept.setup.seats))
        if HUMAN in kept.players and len(kept.players) == len(sitting):
            sitting = kept.players
    screen = Terminal(
        match, sitting, language, seed, save or resume, console or Console(highlight=False), read
    )
    if resume is not None:
        screen.fair = kept.fair
        screen.resumed(resume)
    screen.run()


class Terminal(Screen):
    """A match, who sits where, and what they can type."""

    def __init__(
        self,
        match: Match,
        sitting: tuple[str, ...],
        language: str,
        seed: str,
        save: Path | None,
        console: Console,
        read: Callable[[str], str] | None = None,
    ) -> None:
        # Where the dice come from, if a resumed game has committed dice.
        self.fair: record.FairDice | None = None
        self.match, self.game = match, match.game
        self.sitting, self.seed, self.save_to = sitting, seed, save
        self.console = console
        self.read = read or self._read
        self.bots = {
            seat: players.make(self.game, name, seat) for seat, name in enumerate(sitting) if name != HUMAN
        }
        self.told = 0
        self.looking = 0  # which of several open questions people look at
        self.seen, self.order, self.texts = {}, [], {}
        # What can be typed, in either language.
        commands: dict[tuple[str, ...], Callable[[Decision, str], None]] = {
            ("help", "aiuto", "h", "?"): self.help,
            ("why", "perché", "perche", "perchè"): self.why,
            ("card", "carta"): self.card,
            ("rule", "regola"): self.rule,
            ("map", "mappa"): self.map,
            ("table", "tavolo"): self.table,
            ("log", "diario"): self.log,
            ("hint", "consiglio"): self.hint,
            ("other", "altra"): self.other,
            ("stop", "fermami"): self.stop,
            ("skip", "salta"): self.skip,
            ("undo", "annulla"): self.undo,
            ("save", "salva"): self.save,
            ("lang", "lingua"): self.lang,
            ("quit", "exit", "esci"): self.quit,
        }
        self.topics = ["number", "words", *(words[0] for words in commands)]
        self.commands = {word: command for words, command in commands.items() for word in words}
        self.speak(language)
        self.note("welcome", game=self.narrator.title(), seats=len(sitting), seed=seed)

    def speak(self, language: str) -> None:
        """From now on everything is said in this language."""
        self.language = language
        self.say = messages(language, LOCALE).say
        self.narrator = self.game.narrator(language).with_labels()
        self.seen = {}

    def resumed(self, path: Path) -> None:
        """What was played before is not told again."""
        self.told = len(self.match.events)
        self.note("resumed", file=str(path), answers=len(self.match.answers))

    def _read(self, prompt: str) -> str:
        return self.console.input(Text(prompt, style="bold cyan"))

    # Playing

    def run(self) -> None:
        """The match goes on until it is over or somebody leaves."""
        if HUMAN in self.sitting:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # lines can be edited and called back
        try:
            while not self.match.over:
                self.bots_play()
                if not self.match.over:
                    people = self.of_people()
                    with contextlib.suppress(Elsewhere):
                        self.ask(people[self.looking % len(people)])
            self.tell(None)
            self.overview(None)
            self.note("over")
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()
        if self.save_to is not None:
            try:
                self.keep(self.save_to)
                self.note("saved", file=str(self.save_to))
            except LocandaError as error:
                self.line(str(error), "red")
        self.note("goodbye")

    def of_bots(self) -> list[Decision]:
        """What bots must answer now; where whoever is first acts, people go before them."""
        waiting, whole = self.match.waiting, self.match.decision
        found = [part for part in waiting if part.seat in self.bots]
        return [] if whole is not None and whole.any_of and len(found) < len(waiting) else found

    def of_people(self) -> list[Decision]:
        """What people must answer now."""
        return [part for part in self.match.waiting if part.seat not in self.bots]

    def bots_play(self) -> None:
        """Every decision of a bot is answered, up to the next one of a person."""
        while self.of_bots():
            with self.console.status(self.say("thinking")):
                while found := self.of_bots():
                    asked = found[0]
                    self.match.answer(asked.seat, asked.key(self.bots[asked.seat](self.match, asked)))
                    if HUMAN not in self.sitting and len(self.match.events) - self.told > LOG_LINES:
                        break
            if HUMAN not in self.sitting:
                self.tell(None)

    def ask(self, asked: Decision) -> None:
        """The person at this seat is shown the table and has answered, or has changed the match otherwise."""
        self.overview(asked.seat)
        self.tell(asked.seat)
        self.order, self.texts = [], {}
        self.show(asked)
        if len(self.of_people()) > 1:
            self.note("several", count=len(self.of_people()))
        given = len(self.match.answers)
        while len(self.match.answers) == given:
            line = self.read(self.say("input", name=self.narrator.seat(self.match.table, asked.seat))).strip()
            try:
                self.obey(asked, line)
            except LocandaError as error:
                self.line(str(error), "red")

    def obey(self, asked: Decision, line: str) -> None:
        """What was typed is done: a number, a command, or words that narrow the options."""
        word, _, rest = line.partition(" ")
        if re.fullmatch(r"-?\d+", line):
            self.choose(asked, int(line))
        elif line.startswith("?") and line[1:].strip().isdecimal():
            self.why_number(asked, int(line[1:]))
        elif word.lower() in self.commands:
            self.commands[word.lower()](asked, rest.strip())
        else:
            self.show(asked, line)

    def choose(self, asked: Decision, number: int) -> None:
        """The option of this number is taken, and the record saved."""
        if not 1 <= number <= len(self.order):
            self.note("bad-number", number=str(number), last=len(self.order))
            return
        option = self.order[number - 1]
        self.match.answer(asked.seat, asked.key(option))
        self.looking = 0
        self.line(f"> {self.texts[option.key]}", "bold")
        if self.save_to is not None:
            self.keep(self.save_to)

    # Commands

    def help(self, asked: Decision, text: str) -> None:
        """What can be typed."""
        self.line(self.say("help-title"), "bold")
        self.grid([[(self.say(f"help-{name}-key"), self.say(f"help-{name}"))] for name in self.topics])

    def _because(self, reason: Refusal) -> str:
        """What is in the way, with its rule."""
        return f"{self.narrator.refusal(self.match.table, reason)} ({reason.rule})"

    def blocked(self, asked: Decision) -> list[tuple[str, tuple[str, ...]]]:
        """What could be thought of here but is not offered, with the reasons."""
        if asked.candidates is None:
            return []
        known = {asked.key(option): option for option in asked.candidates(asked.subject)}
        return [
            (
                self.narrator.option(self.match.table, asked, known[key]),
                tuple(dict.fromkeys(self._because(reason) for reason in reasons)),
            )
            for key, reasons in asked.blocked().items()
        ]

    def why(self, asked: Decision, text: str) -> None:
        """Why something is not offered; without words, the list of what is not."""
        found = self.blocked(asked)
        if not text:
            if not found:
                return self.note("why-none")
            self.note("why-list")
            self.grid([[(f"?{number}", name)] for number, (name, _) in enumerate(found[:SHOWN], 1)])
            if len(found) > SHOWN:
                self.note("why-more", count=len(found) - SHOWN)
            return None
        fitting = [one for one in found if folded(text) in folded(one[0])]
        for reasons in dict.fromkeys(reasons for _, reasons in fitting):
            self.because([name for name, against in fitting if against == reasons], reasons)
        offered = [n for n, one in enumerate(self.order, 1) if folded(text) in folded(self.texts[one.key])]
        for number in offered[: MANY // 3]:
            self.note("why-offered", number=number, option=self.texts[self.order[number - 1].key])
        return None if fitting or offered else self.note("why-unknown", text=text)

    def why_number(self, asked: Decision, number: int) -> None:
        """Why the thing of this number among those not offered is not."""
        found = self.blocked(asked)
        if 1 <= number <= len(found):
            name, reasons = found[number - 1]
            self.because([name], reasons)
        else:
            self.note("why-number" if found else "why-none", number=number)

    def because(self, names: list[str], reasons: tuple[str, ...]) -> None:
        """Things that are not offered, and every reason against them."""
        self.line("; ".join(names[: MANY // 2]) + (" …" if len(names) > MANY // 2 else ""), "bold")
        self.grid([[("·", reason)] for reason in reasons or (self.say("why-silent"),)])

    def card(self, asked: Decision, text: str) -> None:
        """The card of this name, or the names that fit."""
        if not text:
            self.note("card-which")
            return
        cards = [self.narrator.card(one) for one in self.game.card_ids()]
        names = [one.partition("\n")[0] for one in cards]
        needle = folded(text)
        found = [n for n, name in enumerate(names) if folded(name) == needle]
        found = found or [n for n, name in enumerate(names) if needle in folded(name)]
        found = found or [n for n, one in enumerate(cards) if needle in folded(one)]
        if not found:
            self.note("card-none", text=text)
        elif len(found) == 1:
            name, _, rest = cards[found[0]].partition("\n")
            self.console.print(Panel(Text(rest), title=Text(name), title_align="left"))
        else:
            listed = ", ".join(names[n] for n in found[:SHOWN])
            if len(found) > SHOWN:
                listed = self.say("card-more", names=listed, count=len(found) - SHOWN)
            self.note("card-many", text=text, names=listed)

    def rule(self, asked: Decision, text: str) -> None:
        """The rules with this id or these words."""
        book = ledger.load_all(self.game.folders)
        if not text or not book.rules:
            return self.note("rule-which" if book.rules else "no-rules")
        found = book.find(text)
        if not found:
            first, *others = (book.find(word) for word in text.split())
            found = [one for one in first if all(one in more for more in others)]
        if not found:
            self.note("rule-none", text=text)
        ruling = self.say("rule-ruling")
        texts = [(one, one.text(self.language)) for one in found[: MANY // 2]]
        self.grid(
            [[(one.id, text if isinstance(one, Entry) else f"{ruling}: {text}")] for one, text in texts]
        )
        if len(found) > MANY // 2:
            self.note("rule-more", count=len(found) - MANY // 2)

    def map(self, asked: Decision, text: str) -> None:
        """The map around this seat, or the whole."""
        lines = self.narrator.map(self.match.table, asked.seat, whole=text.lower() in ALL)
        for line in lines:
            self.console.print(Text.from_markup(line))
        if not lines:
            self.note("no-map")

    def table(self, asked: Decision, text: str) -> None:
        """Everything that lies on the table."""
        self.overview(asked.seat, whole=True)

    def log(self, asked: Decision, text: str) -> None:
        """Everything that happened."""
        lines = self.lines(asked.seat, 0)
        self.grid([[("·", line)] for line in lines])
        if not lines:
            self.note("log-empty")

    def hint(self, asked: Decision, text: str) -> None:
        """What the game's own bot would choose, or if it has none, one that searches."""
        bot = players.make(self.game, next(iter(self.game.bots), "search"), 0)
        option = bot(self.match, asked)
        number = next(n for n, one in enumerate(self.order, 1) if one.key == option.key)
        self.note("hint", number=number, option=self.texts[option.key])

    def other(self, asked: Decision, text: str) -> None:
        """Another of the questions that are open is looked at."""
        if len(self.of_people()) < 2:
            return self.note("other-none")
        self.looking += 1
        raise Elsewhere

    def stop(self, asked: Decision, text: str) -> None:
        """The seat is asked at this window, or the one of this name, in any case; or no longer."""
        self._wish(asked, text, self.match.table.stops, STOP, NO_STOP)

    def skip(self, asked: Decision, text: str) -> None:
        """The seat always passes at this window, or the one of this name; or no longer."""
        self._wish(asked, text, self.match.table.skips, SKIP, NO_SKIP)

    def _wish(
        self, asked: Decision, text: str, said: tuple[tuple[int, str], ...], wanted: str, unwanted: str
    ) -> None:
        """What a seat says about a window holds, or what it said before does not any more."""
        name = text or (asked.prompt if asked.passes else "")
        if not name or not self.narrator.has_window(name):
            return self.note("window-which", text=text or "none")
        wish = unwanted if (asked.seat, name) in said else wanted
        self.match.answer(asked.seat, f"{wish}{name}")
        self.note(wish.strip("!:"), window=self.narrator.window(name))
        return None

    def undo(self, asked: Decision, text: str) -> None:
        """The last answer of a person is taken back, and what the bots did since."""
        for at in range(len(self.match.answers) - 1, -1, -1):
            seat, key = self.match.answers[at]
            if seat not in self.bots and not key.startswith("!"):
                self.match = self.match.fork(at)
                self.told = len(self.match.events)
                self.note("undone")
                if self.save_to is not None:
                    self.keep(self.save_to)
                return
        self.note("undo-none")

    def save(self, asked: Decision, text: str) -> None:
        """The game is in this file, and will be kept there."""
        if not text and self.save_to is None:
            self.note("save-which")
            return
        path = Path(text).expanduser() if text else self.save_to
        assert path is not None
        self.keep(path)
        self.save_to = path
        self.note("saved", file=str(path))

    def keep(self, path: Path) -> None:
        """The record of the match is in the file."""
        kept = record.record_of(
            self.match, self.game.content, seed=self.seed, fair=self.fair, players=self.sitting
        )
        record.save(path, kept)

    def lang(self, asked: Decision, text: str) -> None:
        """The language is another."""
        if text.lower() not in LANGUAGES:
            self.note("language-which", languages=", ".join(LANGUAGES))
            return
        self.speak(text.lower())
        self.note("language-set")
        self.order = []
        self.show(asked)

    def quit(self, asked: Decision, text: str) -> None:
        """Somebody leaves, and was asked where to keep the game unless it is kept already."""
        while self.save_to is None:
            name = self.read(self.say("quit-save")).strip()
            if not name:
                break
            try:
                self.save(asked, name)
            except LocandaError as error:
                self.line(str(error), "red")
        raise Leave
