"""The names of cards and places in sentences: what a person has read and found right stays right."""

from __future__ import annotations

import re

import pytest
import yaml

from locanda.games import GAMES, load
from locanda.kit.names import article, forms
from locanda.kit.records import Name
from locanda.kit.text import LANGUAGES

from .names import write

# The articles that fit, by number and gender.
FITTING = {
    (False, "m"): ("il", "lo", "l’"),
    (False, "f"): ("la", "l’"),
    (True, "m"): ("i", "gli"),
    (True, "f"): ("le",),
}
BROUGHT = re.compile(r"^(?:(?:Il|Lo|La|I|Gli|Le) |L’)")


@pytest.mark.parametrize("game", GAMES)
def test_every_name_stands_in_a_sentence_as_somebody_has_read_it(game: str) -> None:
    """A name that is new or changed is read by a person: article, number and gender in both languages."""
    known = (write.HERE / f"{game}.txt").read_text("utf-8").splitlines()
    found = write.text(game).splitlines()
    assert len(found) > 150
    changed = [one for one in found if one not in known]
    changed += [f"gone: {one}" for one in known if one not in found]
    how = "if these are right, write them anew: python tests/unit/games/names/write.py"
    assert found == known, "\n".join([how, *changed])


@pytest.mark.parametrize("game", GAMES)
def test_the_article_of_a_name_fits_its_number_its_gender_and_its_first_letters(game: str) -> None:
    """Also one that the name brings: it is the one that the rest of the name would have."""
    for path in sorted((load(game).folder / "content").glob("*.yaml")):
        for name in write.names(yaml.safe_load(path.read_text("utf-8"))):
            own = article(name)
            rest = Name(en=name.en, it=BROUGHT.sub("", name.it), gender=name.gender, plural=name.plural)
            assert own in ("", *FITTING[name.plural, name.gender]), name
            assert own in ("", article(rest)), name
            for language in LANGUAGES:
                assert not re.match(
                    r"(?:the|il|lo|la|i|gli|le) (?:the|an?|il|lo|la|i|gli|le|l’)\b",
                    forms(name, language)["the"],
                    re.I,
                ), name
