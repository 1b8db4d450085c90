# Annullare: che cosa, fin dove, e chi deve essere d’accordo.
back-to = si torna a: { $question }
wish-takes = { $who } chiede di annullare: { $what }
wish-takes-mine = Chiedi di annullare: { $what }
wish-before = { $who } chiede di tornare a prima di questo: { $what }
wish-before-mine = Chiedi di tornare a prima di questo: { $what }
wish-moves = { $who } chiede di annullare alcune mosse.
wish-moves-mine = Chiedi di annullare alcune mosse.
wish-back = Si chiederebbe di nuovo: { $question }
wish-yes = Sì, annulliamo
wish-no = No, resta così
wish-for = Si aspetta il consenso di { $who }.
wish-away = { $count ->
    [one] { $who } non c’è: la domanda aspetta e compare appena { $who } torna.
   *[other] { $who } non ci sono: la domanda aspetta e compare loro appena tornano.
  } Anche i bot aspettano; se qualcuno continua a giocare, la domanda decade.
wish-withdraw = Ritira la richiesta
