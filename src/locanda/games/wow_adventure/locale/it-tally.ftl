# Che cosa si conta alla fine di una partita.
tally-valor = Punti valore
tally-quests = Missioni completate
tally-trophies = Trofei vinti
tally-combats-won = Combattimenti vinti
tally-duels-won = Personaggi battuti
tally-defeats = Sconfitte
tally-damage = Danni subiti
tally-levels = Livelli guadagnati
tally-items = Oggetti ricevuti
tally-abilities = Carte abilità giocate
tally-challenges = Carte sfida pescate
tally-die-combat = Dado combattimento
