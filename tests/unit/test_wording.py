"""The words that people read: one spelling, real apostrophes and quotation marks, and the terms of the games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml
from fluent.syntax import FluentParser, ast

from locanda.games import GAMES, load
from locanda.kit.text import LANGUAGES

HOME = Path(__file__).parents[2]
SOURCE = HOME / "src" / "locanda"
FOLDERS = {name: load(name).folder.name for name in GAMES}


class Text(NamedTuple):
    """A text, where it stands, and in which language; `game` is the folder of a game, or nothing for the house."""

    where: str
    language: str
    game: str
    words: str


# What people read


def spoken(node: ast.BaseNode) -> Iterator[str]:
    """What a message says, variant after variant: its text, and what stands in quotation marks inside its braces."""
    if isinstance(node, (ast.TextElement, ast.StringLiteral)):
        yield node.value
    for part in vars(node).values():
        for one in part if isinstance(part, list) else [part]:
            if isinstance(one, ast.BaseNode):
                yield from spoken(one)


def messages() -> Iterator[Text]:
    """Every message of the games, the terminal, the server and the page; its variants stand one after another."""
    for path in sorted([*SOURCE.rglob("locale/*.ftl"), *(HOME / "web" / "src" / "locale").glob("*.ftl")]):
        marks = re.split(r"[.-]", path.stem)
        (language,) = (one for one in LANGUAGES if one in marks)
        names = {*path.parts, *marks, path.stem.removesuffix(f".{language}")}
        game = next((folder for one, folder in FOLDERS.items() if {one, folder} & names), "")
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                words = "¤".join(spoken(entry.value))
                yield Text(f"{path.name} {entry.id.name}", language, game, words)


def in_both_languages(data: Any) -> Iterator[tuple[str, str]]:
    """Whatever is said in both languages somewhere in a record, with the language."""
    if isinstance(data, dict):
        if set(LANGUAGES) <= set(data):
            yield from ((language, data[language]) for language in LANGUAGES)
        for one in data.values():
            yield from in_both_languages(one)
    elif isinstance(data, list):
        for one in data:
            yield from in_both_languages(one)


def records(folder: str) -> Iterator[Text]:
    """The names of the cards and places of a game, and its lessons."""
    home = SOURCE / "games" / folder
    for path in sorted(
        [*(home / "content").glob("*.yaml"), *(home / "scenarios" / "lessons").glob("*.yaml")]
    ):
        for language, words in in_both_languages(yaml.safe_load(path.read_text("utf-8"))):
            yield Text(path.name, language, folder, words)


def book(folder: str) -> Iterator[Text]:
    """The ledger of a game: rules, rulings with their questions and reasons, chapters."""
    found = yaml.safe_load((SOURCE / "games" / folder / "rules.yaml").read_text("utf-8"))
    for english, italian in found["chapters_it"].items():
        yield Text("chapters", "en", folder, english)
        yield Text("chapters", "it", folder, italian)
    fields = {
        "rule": "en",
        "it": "it",
        "question": "en",
        "question_it": "it",
        "ruling": "en",
        "ruling_it": "it",
    }
    for entry in (*found["rules"], *found["rulings"]):
        for field, language in (fields | {"why": "en", "nothing_to_do": "en"}).items():
            if field in entry:
                yield Text(f"{entry['id']} {field}", language, folder, entry[field])


def cards(name: str) -> Iterator[Text]:
    """What every card of a game says, as it is rendered from its effects."""
    game = load(name)
    for record in (*game.cards(), *game.won_cards()):
        for language in LANGUAGES:
            for part in (record, *record.get("faces", ()), *record.get("sides", ())):
                yield Text(record["id"], language, FOLDERS[name], part["text"][language])


@lru_cache
def read_by_players() -> tuple[Text, ...]:
    """Every text of the house that a player reads."""
    found = [*messages()]
    for name, folder in FOLDERS.items():
        found += [*records(folder), *book(folder), *cards(name)]
    return tuple(found)


@lru_cache
def documents() -> tuple[Text, ...]:
    """The English documents line by line, without the code in them and without the addresses of their links."""
    code = re.compile(r"^```.*?^```|`[^`]*`|\]\([^)]*\)", re.MULTILINE | re.DOTALL)
    found = []
    for path in sorted([*HOME.glob("*.md"), *(HOME / "docs").rglob("*.md"), *(HOME / "bench").glob("*.md")]):
        if path.name != "README.it.md":
            plain = code.sub(lambda part: "\n" * part[0].count("\n"), path.read_text("utf-8"))
            lines = enumerate(plain.split("\n"), 1)
            found += [Text(f"{path.name}:{number}", "en", "", line) for number, line in lines]
    return tuple(found)


def faults(
    pattern: re.Pattern[str], texts: tuple[Text, ...], language: str = "", game: str = ""
) -> list[str]:
    """The texts in which a pattern is found, with the place."""
    return [
        f"{text.where}: …{text.words[max(0, found.start() - 30) : found.end() + 30]}…"
        for text in texts
        if language in ("", text.language)
        and game in ("", text.game)
        and (found := pattern.search(text.words))
    ]


def test_everything_that_people_read_is_looked_at() -> None:
    """Every kind of text, in both languages alike; a search that finds nothing would forbid nothing."""
    for kind in (
        messages,
        lambda: records("runebound"),
        lambda: book("wow_adventure"),
        lambda: cards("runebound"),
    ):
        found = [text for text in kind() if text.words]
        counts = {language: sum(text.language == language for text in found) for language in LANGUAGES}
        assert min(counts.values()) > 150, counts
    games = {text.game for text in messages()}
    assert games == {"", *FOLDERS.values()}
    assert len(documents()) > 500


# Signs

SIGNS = {
    "a straight apostrophe": ("", "'"),
    "straight quotation marks": ("", '"'),
    "three dots in place of an ellipsis": ("", r"\.\.\."),
    "a space before an ellipsis at the end": ("", r"\w …$"),
    "a hyphen in place of a dash": ("", r"\w - \w"),
    "English quotation marks": ("it", "[“”‘]"),
    "Italian quotation marks": ("en", "[«»]"),
    "a space inside Italian quotation marks": ("it", r"«\s|\s»"),
}


@pytest.mark.parametrize("fault", SIGNS)
def test_apostrophes_quotation_marks_and_dots_are_the_printers_own(fault: str) -> None:
    language, pattern = SIGNS[fault]
    assert not faults(re.compile(pattern), read_by_players(), language)


# One spelling of English

BRITISH = r"""
    \w*colour\w* | armour\w* | artefact\w* | (?<!Samuel\ )grey(?:s|er|ish|ness)? | defence\w* | offence\w*
  | pretence | licence\w*
  | favour\w* | honour\w* | neighbour\w* | harbour\w* | behaviour\w* | flavour\w* | labour\w* | rumour\w* | vigour
  | valour | saviour\w* | parlour | humour | odour | rigour | splendour | endeavour\w* | savour\w*
  | centre\w* | metre\w* | theatre\w* | sceptre\w* | sabre\w* | spectre\w* | sombre | lustre | fibre | calibre
  | cancelled | cancelling | travelle[dr]\w* | travelling | levelled | labelled | modelled | signalled | fuelled
  | marvellous | jewellery | woollen | quarrelled | counsellor | unravelled | skilful | wilful | fulfils? | enrol
  | catalogue\w* | dialogue\w* | analyse\w* | paralyse\w* | programmes? | mould\w* | smoulder\w* | plough\w*
  | practise\w* | whilst | amongst | learnt | spelt | dreamt | burnt | ageing | judgement | acknowledgement | cheque
  | sceptic\w* | cosy | (?:north|south)-(?:east|west)\w*
  | (?:organ|real|recogn|item|initial|serial|normal|memor|apolog|emphas|summar|final|minim|maxim|random|author
      |custom|general|special|synchron|optim|util|visual|categor|critic|character|symbol|equal|capital
      )is(?:e|ed|es|er|ers|ing|ation|ations)
"""


def test_english_is_spelled_the_american_way() -> None:
    """In what players read and in the documents; names of places and what stands in code are as they are."""
    spelling = re.compile(rf"\b(?:{BRITISH})\b", re.IGNORECASE | re.VERBOSE)
    assert (
        spelling.fullmatch("Armoured")
        and spelling.fullmatch("itemised")
        and not spelling.fullmatch("Greyhaven")
    )
    assert not faults(spelling, (*read_by_players(), *documents()), "en")


# The terms of the games: (language, folder of the game or nothing for all, what nobody writes, what is written instead)

WORDINGS = [
    ("en", "", r"\b(?:lose|loses|lost|losing)\b[^.;:–]*\bwounds?\b", "wounds are healed"),
    ("en", "", r"\b(?:lose|loses|lost|losing)\b[^.;:–]*\bdamage\b", "damage is healed"),
    ("en", "", r"\b(?:lose|loses|lost|losing)\b[^.;:–]*\bexhaustion\b", "exhaustion is discarded"),
    ("it", "", r"\b(?:perd|pers[oaie]\b)[^.;:–]*\bferit", "le ferite si guariscono"),
    ("it", "", r"\b(?:perd|pers[oaie]\b)[^.;:–]*\bdann", "i danni si curano"),
    ("it", "", r"\b(?:perd|pers[oaie]\b)[^.;:–]*\bstanchezza", "la Stanchezza si scarta"),
    ("it", "runebound", r"mischia", "corpo a corpo"),
    ("it", "runebound", r"\b(?:assold|ingaggi)", "assumere"),
    ("it", "runebound", r"\bcur(?:a|i|ano|are|ato|ata|e)\b", "guarire"),
    ("it", "runebound", r"\brun[ae] del drago", "Runa di Drago"),
    ("it", "runebound", r"linea delle avventure", "linea Avventura non Superata"),
    ("it", "runebound", r"\b(?:ri)?lanci[aoe]\w*[^.;:]*\bdad[oi]", "tirare i dadi"),
    ("it", "runebound", r"pre-scontro", "«Prima del combattimento»"),
    ("it", "runebound", r"segnalin[oi] (?:verd|giall|blu|ross)", "gettone"),
    ("it", "runebound", r"\bbersaglio\b", "numero obiettivo"),
    ("it", "wow_adventure", r"attacc(?:o|hi) in mischia", "attacco di mischia"),
    ("it", "wow_adventure", r"oggett[oi] da zaino", "oggetto zaino"),
    ("it", "wow_adventure", r"event[oi] di luogo", "evento di locazione"),
    ("it", "wow_adventure", r"fase di (?:movimento|esplorazione|sfida|mantenimento)", "fase mantenimento"),
    ("it", "wow_adventure", r"\bguari(?:re|sc)", "curare"),
]


@pytest.mark.parametrize(("language", "game", "pattern", "instead"), WORDINGS)
def test_a_thing_has_one_name(language: str, game: str, pattern: str, instead: str) -> None:
    found = faults(re.compile(pattern, re.IGNORECASE), read_by_players(), language, game)
    assert not found, f"it is said: {instead}"


# The log, and numbers of rules

# Messages of the log that only one seat reads.
PRIVATE = ("event-peeked", "event-looked")
YOU = {"en": r"\b(?:you|your|yours)\b", "it": r"\b(?:tu|te|ti|tuo|tua|tuoi|tue|hai|puoi)\b"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_which_all_read_alike_says_you_to_nobody(language: str) -> None:
    log = [one for one in messages() if re.search(r"-table.ftl event-", one.where) and one.game]
    public = tuple(one for one in log if not one.where.endswith(PRIVATE))
    assert len(public) > 150 and len(log) > len(public)
    assert not faults(re.compile(YOU[language], re.IGNORECASE), public, language)


def test_no_number_of_a_rule_or_ruling_stands_in_what_is_said_at_the_table() -> None:
    """A number is shown beside a text, with the rule behind it; only the ledger names its own entries."""
    said = [*messages(), *(one for folder in FOLDERS.values() for one in records(folder))]
    said += [one for name in GAMES for one in cards(name)]
    assert not faults(re.compile(r"\b[A-Z]{2,3}-[A-Z]{2,4}-\d"), tuple(said))


def glossary() -> dict[str, list[list[str]]]:
    """The tables of the glossary by the title above each: English, Italian, identifier."""
    parts = re.split(r"^## ", (HOME / "docs" / "glossary.md").read_text("utf-8"), flags=re.M)[1:]
    return {
        part.split("\n")[0]: [
            [cell.strip() for cell in line.strip("|").split("|")]
            for line in part.split("\n")
            if line.startswith("| ") and "---" not in line
        ][1:]
        for part in parts
    }


@pytest.mark.parametrize("name", GAMES)
def test_the_glossary_has_the_words_that_the_game_uses(name: str) -> None:
    """Sorted, none twice, each word found in what players read, each identifier in the code or the content."""
    rows = glossary()[load(name).narrator("en").title()]
    english = [row[0] for row in rows]
    assert len(rows) >= 40 and english == sorted(set(english), key=str.casefold)
    read = {
        language: " ".join(
            t.words for t in read_by_players() if t.language == language and t.game == FOLDERS[name]
        )
        for language in LANGUAGES
    }
    files = [
        *(SOURCE / "games" / FOLDERS[name]).rglob("*.py"),
        *(SOURCE / "games" / FOLDERS[name]).rglob("content/*.yaml"),
    ]
    code = " ".join(path.read_text("utf-8") for path in files)
    for row in rows:
        for cell, language in zip(row, LANGUAGES, strict=False):
            for term in cell.split(", "):
                assert term.casefold() in read[language].casefold(), (row, term)
        for identifier in re.findall(r"`([^`]+)`", row[2]):
            assert re.search(rf"(?<![\w-]){re.escape(identifier)}(?![\w-])", code), (row, identifier)
