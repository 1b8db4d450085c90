"""The table in words: card text, wording, narrator."""
