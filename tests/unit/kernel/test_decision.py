"""Options are made once for what they do, and never mistaken for those of another game."""

from __future__ import annotations

from locanda.kernel.decision import option


class Card:
    """A card of some library."""


def test_the_same_option_is_made_once() -> None:
    card = Card()
    assert option("reroll", "1", 0) is option("reroll", "1", 0)
    assert option("take", "sword", card) is option("take", "sword", card)
    assert option("drop", "sword") is option("drop", "sword")


def test_options_of_the_same_name_keep_their_own_values() -> None:
    """Two games in one house may count a die, a town or a card by the same name differently."""
    values = [0, 1, "1", True, None, Card(), Card()]
    made = [option("choose", "first", value) for value in values]
    assert len({id(one) for one in made}) == len(values)
    assert all(one.value is value for one, value in zip(made, values, strict=True))
