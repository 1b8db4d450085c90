# Che cosa dice una rassegna di una partita finita, qualunque sia il gioco.
decided-unknown = { $count ->
    [one] Ha vinto { $winner }.
   *[other] Hanno vinto { $winner }.
  }
decided-throughout = { $winner } { $count ->
    [one] è stato in testa
   *[other] sono stati in testa
  } dall’inizio alla fine.
decided-since = { $winner } { $count ->
    [one] ha preso
   *[other] hanno preso
  } la testa per sempre nel giro { $turn }.
decided-last = { $winner } { $count ->
    [one] ha preso
   *[other] hanno preso
  } la vittoria proprio alla fine, da una probabilità del { $chance }%.
decided-luck-with = La fortuna ha dato { $points } punti di quella probabilità (più o meno { $error }).
decided-luck-against = E questo contro la fortuna, che ha tolto { $points } punti (più o meno { $error }).
decided-luck-unsure = Quanto ci sia stato di fortuna non si può dire con certezza: { $signed } punti, più o meno { $error }.
review-won = vittoria
review-last = una probabilità del { $chance }% prima dell’ultima scelta
review-course = L’andamento della partita: giro, e le probabilità di { $seats }
review-luck = La fortuna: che cosa hanno dato o tolto i dadi e le carte, in centesimi della probabilità di vincere
review-luck-of = { $who }: fortuna { $luck } (più o meno { $error }), il resto { $rest }
review-dice = { $die }: { $rolls } tirati, in media { $received }, attesi { $expected }
review-turning = Che cosa ha girato la partita
review-turning-at = Giro { $turn }, dopo { $answers } risposte, { $who }: { $kind }
review-by-luck = fortuna (per il { $part }%)
review-by-choice = una scelta (fortuna: { $part }%)
review-tally = Che cosa hanno fatto tutti
