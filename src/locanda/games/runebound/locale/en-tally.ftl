# What is counted at the end of a game.
tally-runes = Dragon Runes
tally-fights-won = Fights won
tally-defeats = Defeats
tally-escapes = Escapes
tally-wounds = Wounds taken
tally-gold-earned = Gold earned
tally-gold-spent = Gold spent at Markets
tally-bought = Market cards bought
tally-allies = Allies won or hired
tally-grown = Characteristics raised
tally-spaces = Spaces walked
tally-die-d20 = Twenty-sided die
