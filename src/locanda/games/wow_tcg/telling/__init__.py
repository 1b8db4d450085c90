"""The card game told: the text of its cards, and the table in words."""
