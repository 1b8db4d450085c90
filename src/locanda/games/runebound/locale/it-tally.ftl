# Che cosa si conta alla fine di una partita.
tally-runes = Rune di Drago
tally-fights-won = Combattimenti vinti
tally-defeats = Sconfitte
tally-escapes = Fughe
tally-wounds = Ferite subite
tally-gold-earned = Oro guadagnato
tally-gold-spent = Oro speso ai Mercati
tally-bought = Carte Mercato comprate
tally-allies = Alleati vinti o assunti
tally-grown = Caratteristiche aumentate
tally-spaces = Spazi percorsi
tally-die-d20 = Dado a venti facce
