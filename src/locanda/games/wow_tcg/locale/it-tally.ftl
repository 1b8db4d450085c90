# Che cosa si conta alla fine di una partita.
tally-hero-damage = Danni agli altri eroi
tally-ally-damage = Danni ad alleati e Totem
tally-attacks = Attacchi
tally-strikes = Colpi con le armi
tally-played = Carte giocate
tally-allies-lost = Alleati perduti
tally-quests = Quest completate
tally-drawn = Carte pescate
tally-healed = Danni curati
tally-prevented = Danni prevenuti
tally-turns = Turni giocati
tally-die-d6 = Dado a sei facce
