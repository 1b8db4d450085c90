"""The net: every game of the house is thrown into it by one line of `catch.py`, and what it lets through is a fault."""
