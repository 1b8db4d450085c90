"""World of Warcraft: The Board Game."""
