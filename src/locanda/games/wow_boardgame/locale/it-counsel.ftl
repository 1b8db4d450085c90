# Quanto spesso si vince, che cosa costa una sconfitta, e perché fare una scelta.

# Stime dei combattimenti, vedi docs/odds.md
chance-win = circa così spesso { $hidden ->
    [yes] il combattimento è vinto se lui è lì, { chance-how }
   *[no] il combattimento è vinto, { chance-how }
  }
chance-how = { $how ->
    [all] se si uniscono tutti quelli che sono qui
    [with] se ti unisci anche tu
    [without] senza di te
   *[alone] da te senza aiuto
  }
note-fight = { $alone ->
    [0] {""}
   *[other] Senza aiuto vinceresti circa { $alone } volte su 100.{" "}
  }{ $once ->
    [yes] La tua fazione può tentare una volta sola.{" "}
   *[no] {""}
  }{ $kind ->
    [enemies] Chi subisce una sconfitta riprende altrove con Salute 1 ed Energia 1, e chi vince può prendere qualcosa dalla Borsa.
   *[other] Chi subisce una sconfitta riprende altrove con Salute 1 ed Energia 1, e in questo turno non ha più azioni.
  }

# Motivi
reason-alone = { $why }.
reason-next = { $why }; altrimenti, come seconda scelta: { $other }.
briefly = { $verb ->
    [challenge] sfidare { $what }
    [rest] un Riposo
    [travel] un Viaggio
    [train] { $prompt ->
        [action] un Addestramento
       *[other] comprare { $what }
      }
    [town] l’azione Città
    [look] guardare il segnalino
    [finish] terminare
    [wait] aspettare
    [trade] uno scambio
    [move] { $what }
    [fly] un volo ({ $what })
    [region] { $what }
    [stop] fermarsi qui
    [roll] tirare
    [reroll] rilanciare { $what }
    [buy] comprare { $what }
    [sell] vendere { $what }
    [regain] riguadagnare
    [talent] { $what }
    [grade] il mazzo { $what }
    [pass] non usare nulla
    [done] lasciare tutto così
    [use] { $what }
    [free] { $what }
    [act] { $what }
    [first] { $what }
    [leave] lasciare fuori { $what }
    [take] rimettere { $what }
   *[other] altro
  }
why-challenge = { $how ->
    [all] insieme vincete circa { $percent } volte su 100
   *[alone] senza aiuto vinci circa { $percent } volte su 100
  }{ $sort ->
    [independent] , e prima qui non si può fare altro
    [overlord] , e la sua caduta vince la partita
    [boss] , e un boss porta una ricompensa
    [enemies] , e chi vince può saccheggiare
   *[creatures] { $prize ->
        [none] {""}
       *[other] ; la missione dà { $prize }
      }
  }
why-rest = { $amount ->
    [0] non manca nulla
   *[other] riguadagni { $amount } di quanto manca (Salute { $health }, Energia { $energy })
  }{ $curse ->
    [0] {""}
   *[other] , e se ne va una Maledizione
  }
amount-items = { $count ->
    [one] 1 oggetto
   *[other] { $count } oggetti
  }
why-stay = sei già dove vuoi essere
why-travel = { $aim ->
    [none] la meta migliore è { $region }
   *[other] la meta che vale di più: { $aim } ({ $region })
  }, { $steps ->
    [1] a 1 Viaggio da qui
   *[other] a { $steps } Viaggi da qui
  }
why-shop = { $card ->
    [none] con oro { $gold } nulla di quanto è in vendita ti rende molto più forte
   *[other] { $card } ti aiuterebbe più di tutto, per { $price } del tuo oro { $gold }
  }
why-look = guardare non costa azioni e dice se { $overlord-the } è lì
why-finish = nulla di ciò che si può ancora fare vale un’azione
why-wait = ciò che gli altri fanno prima può cambiare la scelta migliore
why-card = costa { $energy } della tua Energia { $left } e { $heals ->
    [yes] restituisce Salute o Energia
   *[no] può risparmiare azioni lungo la via
  }
why-move = { $verb ->
    [use] ti porta più lontano sulla via per la meta: { $region }
    [stop] { $steps ->
        [0] sei dove vuoi essere
       *[other] nessun movimento ti avvicina alla meta: { $region }
      }
   *[other] { $steps ->
        [0] { $aim ->
            [none] è qui che vuoi andare
           *[other] è lì la meta della tua Sfida: { $aim }
          }
        [1] da lì la meta ({ $region }) è a 1 movimento
       *[other] da lì la meta ({ $region }) conta come { $steps } movimenti
      }
  }
why-join = { $yes ->
    [yes] con te il combattimento è vinto circa { $joined } volte su 100, senza di te circa { $apart }
   *[no] senza di te il combattimento è vinto comunque circa { $apart } volte su 100, e ti resta l’azione
  }
why-buy = { $verb ->
    [regain] non costa nulla e restituisce fino a { $left }
    [sell] non rende più forte nessuno della tua fazione
    [done] null’altro vale adesso il suo prezzo (hai oro { $gold })
   *[other] { $gain ->
        [strong] ti rende più forte e ti lascia oro { $left }
        [early] serve a livelli più alti e ti lascia oro { $left }
       *[none] aggiunge poco ai tuoi combattimenti e ti lascia oro { $left }
      }
  }
why-talent = { $best ->
    [yes] fra questi aggiunge di più ai combattimenti al livello { $level }
   *[no] aggiunge ai combattimenti al livello { $level } meno di un altro, ma può stare meglio con le tue carte
  }
why-deck = la tua fazione va dal livello { $least } al livello { $most }, e le missioni più difficili danno di più
why-reroll = { $miss ->
    [yes] non raggiunge la Minaccia { $threat } e, rilanciato, colpisce { $percent } volte su 100
   *[no] colpisce già, o non vale un rilancio
  }
why-no-use = { $sort ->
    [good] il combattimento sembra vinto senza altro
    [left] ciò che si può ancora usare è meglio tenerlo per dopo
   *[nothing] nulla di quanto resta aiuterebbe molto{ $roll ->
        [yes] {""}
       *[no] { $missing ->
            [0] : tutti i dadi colpiscono
            [one] ; 1 dado non colpisce
           *[other] ; { $missing } dadi non colpiscono
          }
      }
  }
why-flee = { $lost ->
    [yes] il combattimento sembra perduto, e chi lo lascia non subisce una sconfitta
   *[no] chi lascia il combattimento non subisce una sconfitta, ma esso non sembra perduto
  }
why-use = { $sort ->
    [none] costa { $energy } della tua Energia { $left }, ma ora trova poco da fare
   *[some] { $energy ->
        [0] non costa Energia e ora aiuta
       *[other] costa { $energy } della tua Energia { $left } e ora aiuta
      }
  }
why-heal = { $nothing ->
    [yes] con Salute { $left } può aspettare
   *[no] resta Salute { $left }, e restituisce circa { $heal }
  }
