# What is counted at the end of a match.
tally-hero-damage = Damage to other heroes
tally-ally-damage = Damage to allies and Totems
tally-attacks = Attacks
tally-strikes = Strikes with weapons
tally-played = Cards played
tally-allies-lost = Allies lost
tally-quests = Quests completed
tally-drawn = Cards drawn
tally-healed = Damage healed
tally-prevented = Damage prevented
tally-turns = Turns taken
tally-die-d6 = Six-sided die
