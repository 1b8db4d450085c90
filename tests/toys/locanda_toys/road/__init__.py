"""A little journey: travelers walk a road, meet whom the cards say, and arrive with coins and tales."""
