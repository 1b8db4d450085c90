"""Runebound, first edition: heroes roam a hex map, fight, trade and race for the Dragon Runes."""
