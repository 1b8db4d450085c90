"""Harbors for the road: a ship, cargo, and a larger purse. An expansion by somebody outside of the house."""
