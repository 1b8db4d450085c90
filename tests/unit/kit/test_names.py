"""Names in sentences: articles and prepositions in both languages."""

from __future__ import annotations

import pytest

from locanda.kit.names import forms
from locanda.kit.records import Name


@pytest.mark.parametrize(
    ("name", "the", "of", "to"),
    [
        (Name(en="Hedge Witch", it="Strega", gender="f"), "la Strega", "della Strega", "alla Strega"),
        (Name(en="Ogre", it="Orco"), "l’Orco", "dell’Orco", "all’Orco"),
        (Name(en="Shaman", it="Sciamano"), "lo Sciamano", "dello Sciamano", "allo Sciamano"),
        (Name(en="Zombie", it="Zombi"), "lo Zombi", "dello Zombi", "allo Zombi"),
        (Name(en="Gnolls", it="Gnoll", plural=True), "gli Gnoll", "degli Gnoll", "agli Gnoll"),
        (Name(en="Brigands", it="Briganti", plural=True), "i Briganti", "dei Briganti", "ai Briganti"),
        (Name(en="Harpies", it="Arpie", gender="f", plural=True), "le Arpie", "delle Arpie", "alle Arpie"),
        (Name(en="Shadow", it="Ombra", gender="f"), "l’Ombra", "dell’Ombra", "all’Ombra"),
        (Name(en="Margath", it="Margath", proper=True), "Margath", "di Margath", "a Margath"),
        (Name(en="Jackal", it="Iena", gender="f"), "la Iena", "della Iena", "alla Iena"),
        (Name(en="Wolf", it="Lupo"), "il Lupo", "del Lupo", "al Lupo"),
    ],
)
def test_an_italian_name_has_its_article(name: Name, the: str, of: str, to: str) -> None:
    found = forms(name, "it")
    assert (found["the"], found["of"], found["to"]) == (the, of, to)


def test_an_english_name_has_its_article_and_its_number() -> None:
    band = forms(Name(en="Brigands", it="Briganti", plural=True), "en")
    assert (band["the"], band["of"], band["number"]) == ("the Brigands", "of the Brigands", "many")
    lord = forms(Name(en="High Lord Margath", it="Margath", proper=True), "en")
    assert (lord["the"], lord["by"], lord["number"]) == ("High Lord Margath", "by High Lord Margath", "one")


@pytest.mark.parametrize(
    ("name", "english", "italian", "of"),
    [
        (
            Name(en="The Hollow Duke", it="Il Duca Vuoto"),
            "the Hollow Duke",
            "il Duca Vuoto",
            "del Duca Vuoto",
        ),
        (
            Name(en="The Gray Fever", it="La Febbre", gender="f"),
            "the Gray Fever",
            "la Febbre",
            "della Febbre",
        ),
        (Name(en="The Ring", it="L’Arena", gender="f"), "the Ring", "l’Arena", "dell’Arena"),
        (
            Name(en="The Mines", it="Le Miniere", gender="f", plural=True),
            "the Mines",
            "le Miniere",
            "delle Miniere",
        ),
        (
            Name(en="Old Humbrak", it="Il Vecchio Humbrak", proper=True),
            "Old Humbrak",
            "il Vecchio Humbrak",
            "del Vecchio Humbrak",
        ),
        (
            Name(en="A Fair Swap", it="Uno Scambio", proper=True),
            "A Fair Swap",
            "Uno Scambio",
            "di Uno Scambio",
        ),
        (
            Name(en="Lesto", it="Lesto il Segugio", proper=True),
            "Lesto",
            "Lesto il Segugio",
            "di Lesto il Segugio",
        ),
    ],
)
def test_a_name_that_brings_its_article_has_no_other(name: Name, english: str, italian: str, of: str) -> None:
    assert forms(name, "en")["the"] == english
    assert (forms(name, "it")["the"], forms(name, "it")["of"]) == (italian, of)


def test_what_belongs_to_somebody_with_a_name_has_an_article_only_in_italian() -> None:
    """Whoever is called the same in both languages has a name; the gravedigger has none."""
    head = Name(en="Nefarian’s Head", it="Testa di Nefarian", gender="f")
    dirk = Name(en="Gravedigger’s Dirk", it="Pugnale del Becchino")
    assert (forms(head, "en")["of"], forms(head, "it")["of"]) == (
        "of Nefarian’s Head",
        "della Testa di Nefarian",
    )
    assert (forms(dirk, "en")["of"], forms(dirk, "it")["of"]) == (
        "of the Gravedigger’s Dirk",
        "del Pugnale del Becchino",
    )
