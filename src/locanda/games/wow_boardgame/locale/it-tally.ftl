# Che cosa si conta alla fine di una partita.
tally-xp = XP
tally-level = Livello
tally-quests = Missioni completate
tally-creatures = Avversari sconfitti
tally-combats = Combattimenti
tally-wounds = Salute persa
tally-defeats = Sconfitte
tally-gold = Oro ricevuto
tally-items = Oggetti ricevuti
tally-powers = Poteri comprati
tally-uses = Carte usate
tally-die-blue = Dado blu
tally-die-red = Dado rosso
tally-die-green = Dado verde
