# What is counted at the end of a game.
tally-xp = XP
tally-level = Level
tally-quests = Quests completed
tally-creatures = Opponents defeated
tally-combats = Combats
tally-wounds = Health lost
tally-defeats = Defeats
tally-gold = Gold received
tally-items = Items received
tally-powers = Powers bought
tally-uses = Cards used
tally-die-blue = Blue die
tally-die-red = Red die
tally-die-green = Green die
