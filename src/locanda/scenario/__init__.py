"""Scenarios: given, when, then. Rulebook examples, card tests, puzzles, lessons and bug reports in one format."""
