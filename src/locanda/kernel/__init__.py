"""The kernel knows no game: decisions, matches, dice, events, views, refusals, ledger, content and text."""
