"""Locanda: a digital tabletop for fantasy adventure games, played by their own rulebooks."""

__version__ = "0.1.0"
