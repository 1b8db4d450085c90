look-board = Guarda il tabellone
back-to-stage = Torna a: { $what }
go-on = Avanti
die-shows = { $n }
die-needs = serve { $n }
die-good = basta
die-bad = non basta
dice-left = Dadi rimasti
happened = Che cosa è appena successo
happened-more = { $count ->
    [one] un’altra cosa prima
   *[other] altre { $count } cose prima
  }
spent = per ora non si può usare
keys-board = guarda il tabellone e torna
ledger = Da che cosa sono fatti i valori
