# A che cosa portano le scelte e perché farle, al tavolo di Runebound.

# Probabilità mostrate accanto a una scelta: dei combattimenti, se si combatte fino in fondo senza usare, pagare o accettare nulla
chance-fight = di vincere lo scontro, senza usare altro
chance-beat = di sconfiggere { $card-the }, senza usare nulla
chance-unseen = di sconfiggere una Sfida ancora nascosta qui, senza usare nulla
chance-duel = di sconfiggere { $card-the } se nessuno usa nulla
chance-escape = di fuggire, se continui a tentare
chance-test = di superare la prova
chance-rough = all’incirca { $what }

# Che cosa segue
then-adventure = puoi affrontare l’avventura di questo spazio
then-heroes = puoi attaccare un Eroe che è qui, oppure proseguire
then-market = viene il mercato, poi la fine del turno
then-end = il turno finisce; prima puoi spendere punti esperienza
leads-then = Poi { $then }.
leads-stay = Resti dove sei; poi { $then }.
leads-rest-wasted = { $tired ->
    [0] Nessuno ha Stanchezza: non si recupera nulla.
   *[other] Non si recupera nulla di più che riposando con { $enough ->
        [one] 1 dado
       *[other] { $enough } dadi
      }.
  }
leads-movement-step = Scegli uno spazio adiacente; non si tirano dadi e nessuno riposa.
leads-movement-roll = I dadi mostrano in quali terreni puoi entrare; puoi anche restare dove sei.
leads-adventure-attempt = { $known ->
    [yes] Affronti la carta che attende qui: prima il suo testo, poi lo scontro.
   *[no] Si pesca la prima carta del mazzo di questo colore. Eventi e Incontri si risolvono, finché arriva una Sfida.
  }
leads-adventure-decline = Non c’è nemmeno il mercato; prima puoi spendere punti esperienza.
leads-adventure-attack = Comincia uno scontro fra Eroi. Chi vince prende un Oggetto o un Alleato di chi perde; in questo turno non si affrontano avventure.
leads-escape-escape = Se riesce, arretri di uno spazio, la carta resta qui e il turno finisce. Altrimenti puoi ritentare o combattere.
leads-escape-stay = Seguono le fasi a distanza, corpo a corpo e magica; nel prossimo round potrai ancora fuggire.
leads-use-before-combat-stay = Lo scontro comincia con la fase di fuga.
leads-use-nothing = { $prompt ->
    [use-before-roll] Si tira il dado.
    [use-after-roll] Il fallimento resta.
    [use-hit] Il colpo infligge le solite ferite.
   *[use-wound] Le ferite si subiscono.
  }
leads-market-skip = Il turno finisce; prima puoi spendere punti esperienza.
leads-market-visit = Poi compri, assumi, vendi e guarisci finché vuoi.
leads-trade-done = Il turno finisce; prima puoi spendere punti esperienza.
leads-trade-sell = La carta resta in questo mercato.
leads-trade-hire = L’Alleato viaggia con te e può attaccare una volta in ogni round.
leads-trade-heal = Toglie tutte le ferite e la Stanchezza.
leads-experience-done = I punti si perdono in caso di sconfitta.
leads-test-roll = Successo e fallimento contano come dice la carta.
leads-test-exert = { $tired ->
    [yes] La Resistenza è piena: la Stanchezza diventa una ferita. Puoi continuare a sforzarti.
   *[no] Puoi continuare a sforzarti prima di tirare.
  }
leads-peek-yes = In cima ci sarà un’altra carta, che non conosci.
leads-peek-no = La peschi se affronti l’avventura.
leads-find-done = Le carte vanno sotto il mazzo Mercato.
leads-spoils-done = Chi ha perso tiene tutto, ma paga la sconfitta.
leads-spoils-take = Tutto il resto rimane a chi ha perso.
leads-over-limit-drop = La carta è perduta.
leads-drop-drop = La carta è perduta.
leads-desert-dismiss = L’Alleato lascia il gruppo per sempre.
leads-nearest-town-town = Il tuo prossimo turno comincia lì.
leads-travel-town = Il tuo Eroe viene messo lì subito.
leads-pay-no = Tieni l’Oro, e la carta prosegue.
leads-may-no = Non ne accade nulla, e la carta prosegue.
leads-refresh-refresh = Si può usare di nuovo.

# Perché
reason-likely = { $kind ->
    [escape] Si riesce a fuggire in { $percent } casi su 100, se si continua a tentare.
    [test] La prova riesce in { $percent } casi su 100.
    [unseen] Una delle Sfide ancora nascoste qui si sconfigge in { $percent } casi su 100, senza usare nulla{ reason-and-prize }.
    [beat] Si sconfigge in { $percent } casi su 100, senza usare nulla{ reason-and-prize }.
    [duel] L’altro Eroe si sconfigge in { $percent } casi su 100, se nessuno usa nulla.
   *[fight] Lo scontro si vince in { $percent } casi su 100 senza usare altro{ $best ->
        [yes] , e nessun’altra scelta lo vince più spesso
        [no] ; un’altra scelta lo vince in { $other }
       *[none] {""}
      }.
  }
reason-and-prize = { $prize ->
    [none] {""}
   *[other] ; { $prize }
  }
reason-prize = { $points ->
    [one] il suo gettone vale 1 punto
   *[other] il suo gettone vale { $points } punti
  }
reason-adventure-there = Lì c’è un’avventura di colore { $colour }.
reason-town-there = È una città: hai { $gold } Oro per il mercato{ $wounds ->
    [0] {""}
    [one] {""} e 1 ferita che si può guarire
   *[other] {""} e { $wounds } ferite che si possono guarire
  }.
reason-nearer = Da lì l’avventura più vicina ({ $colour }) dista { $steps ->
    [one] 1 spazio
   *[other] { $steps } spazi
  }.
reason-rest = Il gruppo ha { $exhaustion } Stanchezza, e il riposo la toglie.
reason-stay = Nessuno è stanco, e qui { $then }.
reason-step = { $count ->
    [0] Uno spazio su qualunque terreno è certo, qualunque cosa mostrino i dadi.
    [one] In uno spazio adiacente c’è un’avventura, e un passo fin lì è certo.
   *[other] Negli spazi adiacenti ci sono { $count } avventure, e un passo fin lì è certo.
  }
reason-roll = L’avventura più vicina altrove dista { $steps ->
    [one] 1 spazio
   *[other] { $steps } spazi
  }, e tutti i dadi portano più lontano.
reason-buy = Costa { $price } Oro e te ne lascia { $left }{ $sort ->
    [ally] ; un Alleato in più è un attacco in più in ogni round
    [weapon] ; un’arma serve in ogni scontro
    [armour] ; un’armatura serve in ogni scontro
   *[other] {""}
  }.
reason-sell = Porta { $gold } Oro, e in tutto sono { $left }.
reason-heal = Costa { $price } dei tuoi { $gold } Oro e toglie tutte le ferite e la Stanchezza.
reason-learn = Costa { $price } dei tuoi { $points } punti, che una sconfitta porterebbe via; una caratteristica resta.
reason-yes = { $price ->
    [0] Quello che la carta offre conviene.
   *[other] Costa { $price } dei tuoi { $gold } Oro.
  }
reason-market = { $able ->
    [0] Con { $gold } Oro non puoi pagare nulla di ciò che ora è in vendita.
    [one] Con { $gold } Oro puoi pagare 1 delle carte in vendita.
   *[other] Con { $gold } Oro puoi pagare { $able } delle carte in vendita.
  }
reason-decline = Una sconfitta costerebbe { $gold } Oro e { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
reason-use = { $free ->
    [yes] Non costa nulla.
   *[no] { $lost ->
        [yes] È un buon momento per qualcosa che funziona una volta sola.
       *[no] Qui quello che fa vale il suo costo.
      }
  }
reason-use-fight = { $free ->
    [yes] Non costa nulla, e lo scontro
   *[no] { $lost ->
        [yes] Funziona una volta sola, ma questo scontro
       *[no] Ha il suo costo, ma questo scontro
      }
  } si vince in { $percent } casi su 100 senza aiuto.
