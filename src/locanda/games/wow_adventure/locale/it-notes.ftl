# Che cosa segue da una scelta.
note-aggro = Il cammino finisce lì: { $foe-the } { $foe-number ->
    [many] hanno
   *[one] ha
  } aggro e dovrai combattere.
note-price = Costa energia { $energy }.
note-awaits = { $face ->
    [city] nessuna sfida: sei in una città.
    [aggro] devi combattere chi qui ha aggro.
    [waiting] affronti ciò che ti aspetta qui.
   *[draw] peschi una carta sfida dal mazzo { $colour }.
  }
note-on = Poi:{ $explore ->
    [discoveries] {" "}si rivelano le scoperte che sono qui, quindi
    [resource] {" "}attivi una risorsa di questo spazio, quindi
   *[none] {""}
  } { note-awaits }
note-challenge = Poi: { note-awaits }
note-brew = Poi scegli l’oggetto da scartare; ognuno abbassa il costo di 1.
note-no-effect = Adesso non avrebbe effetto.
note-richer = { $resource ->
    [scroll] Per te: { $amount } carte.
    [book] Per te: { $amount } carte.
   *[other] Per te: cura fino a { $amount } danni.
  }
note-third-quest = Di tre missioni dovrai poi abbandonarne una.
note-unseen-item = Ottieni il prossimo oggetto del mazzo { $colour }, qualunque sia.
note-merchant = { $count ->
    [0] In cambio non ti si prende nulla: il tuo zaino è vuoto.
    [one] In cambio ti si prende l’unico oggetto dello zaino.
   *[other] In cambio il proprietario prende uno dei { $count } oggetti del tuo zaino.
  }
note-stays = { $who } resta dov’è.
note-token-gone = Nessuno potrà più trovarla.
note-token-stays = Resta coperta, e tu sai che cos’è.
note-no-walk = In questa fase non cammini più.
note-draw = { $cards ->
    [0] Le carte di questo mazzo si sono già viste tutte: ne esce una rimessa sotto.
   *[other] { $foes } delle { $cards } carte che possono uscire sono incontri, da combattere subito; un evento accade, e si continua a pescare.
  }
note-marker = { $item ->
    [yes] Se lo sconfiggi ottieni l’oggetto sul suo retro; altrimenti resta qui ad aspettare.
   *[no] Se lo sconfiggi sparisce; altrimenti resta qui ad aspettare.
  }
note-map = { $reward ->
    [none] È sempre qui.
   *[other] Se lo sconfiggi: { $reward }
  }
note-duel = { $count ->
    [0] Lo zaino di { $who } è vuoto: non c’è nulla da prendere.
    [one] Se sconfiggi { $who } puoi prendere l’unico oggetto nello zaino.
   *[other] Se sconfiggi { $who } puoi prendere uno dei { $count } oggetti nello zaino.
  }
note-rocket-boot = Il segnalino è speso, e vale il nuovo risultato, anche se peggiore.
note-use-before-roll = Poi si tirano i dadi.
note-use-after-roll = Poi poteri e attacchi con questi dadi.
note-changes = { $what ->
    [win] La probabilità di sconfiggere l’avversario
    [hits] La probabilità di infliggere danni
    [safe] La probabilità di non subire danni
   *[stands] La probabilità di restare in piedi
  } passa da { $before } % a { $after } %.
note-hurt = { $amount ->
    [0] Non subisci danni.
    [one] Subisci 1 danno{ note-left }
   *[other] Subisci { $amount } danni{ note-left }
  }
note-left = { $left ->
    [0] : è la sconfitta.
   *[other] {" "}e ti resta vita { $left }.
  }
note-takes-effect = «{ $card }» ha effetto.
note-countered = «{ $card }» non ha effetto.
note-progress-lost = Quello che hai fatto per essa è perduto.
note-quest-on = La missione avanza di un passo.
note-quest-done = La missione è completa: punti valore { $valor }, { $total } di 8 in tutto, e una nuova missione elite.
note-quest-later = Può aspettare un altro turno.
note-off = Ciò che è nello zaino non ti protegge, e altri possono prenderlo.
note-end = { $energy ->
    [0] Poi tocca a { $who }.
   *[other] L’energia rimasta è perduta, e tocca a { $who }.
  }
note-marker-gone = Lascia la mappa, e la sua carta torna nel mazzo.
