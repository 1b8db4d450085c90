"""What positions and choices are worth: odds, outlook, bot."""
