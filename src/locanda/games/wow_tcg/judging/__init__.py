"""How the bot of the card game judges: cards and effects, fights, what to do next, and who is likely to win."""
