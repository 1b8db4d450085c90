"""Names in sentences: with their article, after a preposition, and whether they are one or many, in each language."""

from __future__ import annotations

import re

from .records import Name

# Italian names before which the article is lo or gli.
_HARD = re.compile(r"^(?:s[bcdfghjklmnpqrstvwxz]|z|gn|ps|pn|x|y|i[aeou])", re.IGNORECASE)
_VOWEL = re.compile(r"^h?[aeiouàèéìòù]", re.IGNORECASE)
# The articles, and what they become after a preposition, in the same order.
_ARTICLES = ("il", "lo", "l’", "la", "i", "gli", "le")
_WITH = {
    "of": ("del", "dello", "dell’", "della", "dei", "degli", "delle"),
    "to": ("al", "allo", "all’", "alla", "ai", "agli", "alle"),
    "by": ("dal", "dallo", "dall’", "dalla", "dai", "dagli", "dalle"),
    "on": ("sul", "sullo", "sull’", "sulla", "sui", "sugli", "sulle"),
    "in": ("nel", "nello", "nell’", "nella", "nei", "negli", "nelle"),
}
_PLAIN = {"of": "di", "to": "a", "by": "da", "on": "su", "in": "in"}
# Names that bring their article, which is small inside a sentence.
_THE = re.compile(r"^The (?=\S)")
_IL = re.compile(r"^(?:(Il|Lo|La|I|Gli|Le) |(L’))(?=\S)")
# Whose something is, if that stands first in an English name.
_POSSESSOR = re.compile(r"^(\S+)’s ")


def article(name: Name) -> str:
    """The Italian article of a name; none for a proper name that does not bring one."""
    brought = _IL.match(name.it)
    if brought is not None:
        return (brought[1] or brought[2]).lower()
    if name.proper:
        return ""
    hard, vowel = bool(_HARD.match(name.it)), bool(_VOWEL.match(name.it))
    if name.gender == "f":
        return "le" if name.plural else "l’" if vowel and not hard else "la"
    if name.plural:
        return "gli" if hard or vowel else "i"
    return "lo" if hard else "l’" if vowel else "il"


def forms(name: Name, language: str) -> dict[str, str]:
    """A name as sentences need it: bare, with its article (`the`), after prepositions, and its number and gender."""
    found = {"": name.text(language), "number": "many" if name.plural else "one", "gender": name.gender}
    if language == "it":
        own, rest = article(name), _IL.sub("", name.it)
        found["the"] = _joined(own, rest)
        for word, articles in _WITH.items():
            found[word] = _joined(articles[_ARTICLES.index(own)] if own else _PLAIN[word], rest)
        return found
    found["the"] = the = _english(name)
    return found | {word: f"{word} {the}" for word in _WITH}


def _english(name: Name) -> str:
    """An English name with its article, if it has one; what is somebody's by name has none."""
    if _THE.match(name.en):
        return _THE.sub("the ", name.en)
    return name.en if name.proper or _is_somebodys(name) else f"the {name.en}"


def _is_somebodys(name: Name) -> bool:
    """Whether a name begins with that of somebody, who is called the same in both languages."""
    owner = _POSSESSOR.match(name.en)
    return owner is not None and re.search(rf"\bdi {re.escape(owner[1])}\b", name.it) is not None


def _joined(article: str, name: str) -> str:
    return name if not article else f"{article}{name}" if article.endswith("’") else f"{article} {name}"
