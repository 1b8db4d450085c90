"""How positions are judged: odds, outlook, and the bot."""
