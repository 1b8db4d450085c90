"""Lions against Wolves: three seats, four characters, secret bids, and turns that a whole faction plays."""
