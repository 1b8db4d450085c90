# What is counted at the end of a game.
tally-valor = Valor
tally-quests = Quests completed
tally-trophies = Trophies won
tally-combats-won = Combats won
tally-duels-won = Characters beaten
tally-defeats = Defeats
tally-damage = Damage taken
tally-levels = Levels gained
tally-items = Items received
tally-abilities = Ability cards played
tally-challenges = Challenge cards drawn
tally-die-combat = Combat die
