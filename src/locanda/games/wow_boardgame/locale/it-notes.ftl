# Che cosa segue da una scelta, dove le sue parole non lo dicono.
note-stops-there = Lì ti fermano creature indipendenti.
note-actions-lost = { $actions ->
    [one] 1 azione resta inutilizzata.
   *[other] { $actions } azioni restano inutilizzate.
  }
note-roll = { $count ->
    [0] Non si tira alcun dado.
   *[other] In media { $hits } colpi con Minaccia { $threat }.
  }
note-reroll = Colpisce da { $threat } in su: { $chance } %.
note-home = Con Salute 1 ed Energia 1.
note-full-bag = La tua Borsa è piena: un oggetto va al Mercante.
note-quest-given-up = Le sue creature lasciano il tabellone.
note-last-move = Il Viaggio finisce lì.
note-leads = Da qui in poi si raggiunge: { $places }.
note-place = { $region } ({ $why ->
    [quest] una vostra missione
    [boss] un boss o un segnalino
   *[town] una città amica
  })
note-rest = { $missing ->
    [0] Non mancano né Salute né Energia.
   *[other] Riguadagni { $amount } su { $missing } che mancano (Salute { $health }, Energia { $energy }).
  }
note-leaves = Non hai parte in ciò che porta il combattimento; { $friends ->
    [0] nessuno lo continua.
    [one] 1 amico continua.
   *[other] { $friends } amici continuano.
  }
