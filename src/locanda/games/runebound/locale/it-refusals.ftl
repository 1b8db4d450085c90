# Perché una cosa non si può fare al tavolo di Runebound: che cosa lo impedisce qui e ora, detto a chi lo chiede.

# Parti di frase
list-or = { $first } o { $last }
ability-here = { $sort ->
    [hero] la tua abilità speciale
    [ally] l’abilità speciale { $card-of }
   *[other] { $card-the }
  }
by-itself = { $sort ->
    [hero] agisce da sé
    [ally] agisce da sé
   *[other] { $card-number ->
        [many] agiscono da sé
       *[one] agisce da sé
      }
  }
type-here = { $type ->
    [ranged] {" a distanza"}
    [melee] {" corpo a corpo"}
    [magic] { $on ->
        [defence] {" magica"}
       *[other] {" magico"}
      }
   *[none] {""}
  }
roll-here = { $roll ->
    [attack] questo è { $phase ->
        [ranged] un attacco a distanza
        [melee] un attacco corpo a corpo
       *[magic] un attacco magico
      }
    [defence] questa è { $phase ->
        [ranged] una difesa a distanza
        [melee] una difesa corpo a corpo
       *[magic] una difesa magica
      }
    [escape] questa è una fuga
    [test] questa è una prova
   *[none] ora nessuno tira
  }
held-here = { $goods ->
    [weapon] { $held ->
        [one] 1 arma
       *[other] { $held } armi
      }
   *[armour] { $held ->
        [one] 1 armatura
       *[other] { $held } armature
      }
  }
allies-here = { $allies ->
    [one] 1 Alleato
   *[other] { $allies } Alleati
  }

# Abilità delle carte
refusal-another-moment = Puoi usare { ability-here } solo { $when ->
    [before-combat] quando ti prepari a un combattimento
    [before-roll] prima di un tiro
    [after-roll] dopo un tiro fallito
    [hit] dopo un colpo a segno
    [wound] quando qualcuno sta per subire ferite
    [escape] quando scegli se fuggire o combattere
    [movement] quando scegli come viaggiare
    [moving] subito dopo il tiro dei dadi movimento
    [adventure] quando scegli se affrontare un’avventura
    [market] quando scegli che cosa comprare o vendere
    [turn] all’inizio del tuo turno
    [round] all’inizio di un round di combattimento
   *[win] subito dopo aver sconfitto una Sfida
  }, e ora { $now ->
    [before-combat] ti prepari a un combattimento
    [before-roll] qualcuno sta per tirare
    [after-roll] un tiro è fallito
    [hit] un attacco è andato a segno
    [wound] qualcuno sta per subire ferite
    [escape] scegli se fuggire o combattere
    [movement] scegli come viaggiare
    [moving] i dadi movimento sono già tirati
    [adventure] scegli che cosa fare qui
    [market] scegli che cosa comprare o vendere
    [turn] comincia il tuo turno
    [round] comincia un round di combattimento
   *[win] una Sfida è sconfitta
  }.
refusal-works-by-itself = Non occorre usare { ability-here }: { by-itself } { $when ->
    [turn] all’inizio del tuo turno
    [round] all’inizio di ogni round di combattimento
   *[win] dopo ogni Sfida che sconfiggi
  }.
refusal-worked-by-itself = Non occorre usare { ability-here }: è già avvenuto da sé.
refusal-face-down = La tua carta { $card } è a faccia in giù, al più tardi fino all’inizio del tuo prossimo turno.
refusal-used-already = Hai già usato { ability-here } in questo { $span ->
    [fight] scontro
   *[turn] turno
  }.
refusal-used-for-this = Hai già usato { ability-here } { $now ->
    [before-combat] prima di questo scontro
    [before-roll] per questo tiro
    [after-roll] per questo tiro
    [hit] per questo colpo
    [wound] contro queste ferite
    [escape] per questa fuga
    [movement] per questo viaggio
    [moving] per questo viaggio
    [adventure] per questa avventura
    [market] in questa visita al mercato
    [turn] all’inizio di questo turno
    [round] all’inizio di questo round
   *[win] dopo questa vittoria
  }.
refusal-ability-too-dear = Usare { ability-here } costa { $price } Oro, e ne hai { $gold }.
refusal-roll-of-another = Puoi usare { ability-here } solo per un tiro { $sort ->
    [ally] di quell’Alleato
   *[other] { $owner-of }
  }, e questo è { $roller-of }.
refusal-another-roll = Puoi usare { ability-here } solo { $on ->
    [hit] dopo un colpo{ type-here }
    [attack] per un attacco{ type-here }
    [defence] per una difesa{ type-here }
    [combat] per un tiro di combattimento{ type-here }
    [escape] per una fuga
    [test] per una prova
   *[check] per un tiro{ type-here }
  }, e { roll-here }.
refusal-shields-another = Puoi usare { ability-here } solo quando { $whom ->
    [self] { $card-the } { $card-number ->
        [many] stanno
       *[one] sta
      }
    [ally] un tuo Alleato sta
   *[hero] il tuo Eroe sta
  } per subire ferite, e queste sono per { $victim-the }.
refusal-no-enemy-here = Puoi usare { ability-here } solo contro { $against }, e ora non combatti.
refusal-another-enemy = Puoi usare { ability-here } solo contro { $against }, e { $foe-the } non { $foe-number ->
    [many] sono
   *[one] è
  } fra loro.
refusal-waits-in-plain-view = Qui non si pescherà nessuna carta: { $card-number ->
    [many] attendono
   *[one] attende
  } allo scoperto { $card-the }.
refusal-nothing-to-mend = Adesso { ability-here } non farebbe nulla: { $lacks ->
    [heal] nessuno di quelli che potrebbe guarire ha ferite (0 ferite)
    [relieve] nessuno di quelli che potrebbe ristorare ha Stanchezza (0 Stanchezza)
    [refresh] nessuna tua carta è a faccia in giù
   *[several] non ci sono né ferite né Stanchezza né carte a faccia in giù per lei
  }.
refusal-begun-to-move = Puoi usare { ability-here } solo prima del primo passo, e ne hai già { $steps ->
    [one] fatto 1
   *[other] fatti { $steps }
  }.

# Movimento
refusal-rested-already = Hai lasciato da parte { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
  } per riposare, e il movimento di un solo spazio esclude il riposo.
refusal-rolled-already = Il movimento di un solo spazio prende il posto del tiro, e tu hai già tirato.
refusal-there-already = Ci sei già.
refusal-too-far = È a { $steps } spazi da qui, e hai dadi per { $dice }.
refusal-one-die-short = Per arrivarci ti manca un dado, qualunque cosa mostri.
refusal-no-die-for = Per arrivarci ti manca un dado per { $terrains }.
refusal-dice-short = Per arrivarci ti mancano almeno due dadi.

# Avventure e attacchi ad altri Eroi
refusal-no-token-here = Nel tuo spazio non c’è nessun gettone Avventura.
refusal-token-here = Qui c’è un gettone { $colour }: proseguire significa rinunciare alla sua avventura e terminare il turno.
refusal-movement-comes-first = Prima viene il movimento; se vuoi restare qui, lascia da parte tutti i dadi.
refusal-adventure-phase-over = La fase Avventura di questo turno è finita.
refusal-attempted-already = In questo turno hai già affrontato un’avventura.
refusal-attacked-instead = In questo turno hai attaccato un Eroe, e ciò prende il posto dell’avventura.
refusal-adventure-instead = In questo turno hai affrontato un’avventura, e ciò prende il posto di un attacco a un Eroe.
refusal-attacked-already = In questo turno hai già attaccato un Eroe.
refusal-fighting-a-hero = In questo turno hai già attaccato { $rival-the }.
refusal-not-on-the-map = { $rival-the } non è ancora sulla mappa.
refusal-not-in-your-space = { $rival-the } non è nel tuo spazio, ma { $space-at }.

# Combattimento
refusal-no-mind-to-escape = { $foe-the } non { $foe-number ->
    [many] hanno
   *[one] ha
  } una Mente contro cui tirare: la fuga è impossibile.
refusal-lets-nobody-escape = { $by-the } non { $by-number ->
    [many] lasciano
   *[one] lascia
  } fuggire nessuno { $until ->
    [0] da questo scontro
    [1] nel round 1
   *[other] nei primi { $until } round
  }.
refusal-escape-is-over = La fase di Fuga del round { $round } è finita.
refusal-attack-or-defend = Non puoi saltare la fase { $phase ->
    [ranged] a distanza
    [melee] corpo a corpo
   *[magic] magica
  }: qualcuno attacca, oppure { $card-the } si difende.
refusal-has-attacked = { $card-the } { $card-number ->
    [many] hanno
   *[one] ha
  } già attaccato nel round { $round }.
refusal-allies-do-not-defend = { $card-the } non { $card-number ->
    [many] possono
   *[one] può
  } difendere: tocca { $hero-to }.
refusal-nobody-can-attack = { $foe-the } non { $foe-number ->
    [many] hanno
   *[one] ha
  } { $stat }: in questa fase non c’è nulla da attaccare.
refusal-keeps-allies-out = { $by-the } { $by-number ->
    [many] tengono
   *[one] tiene
  } gli Alleati fuori { $phase ->
    [ranged] dalla fase a distanza
    [melee] dalla fase corpo a corpo
    [magic] dalla fase magica
   *[none] da questo scontro
  }.

# Mercato, inventario, esperienza
refusal-sold-elsewhere = Trovi { $card-the } a { $town }, non qui.
refusal-too-dear = Per { $card-the } { $price ->
    [one] serve 1 Oro
   *[other] servono { $price } Oro
  }, e ne hai { $gold }.
refusal-no-room-for-more = Porti già { held-here } e non hai posto per altre: vendine una prima di comprare { $card-the }.
refusal-party-is-full = Hai { allies-here }, e questo tavolo ne ammette { $limit }.
refusal-sold-this-turn = Hai venduto { $card-the } in questo stesso turno: è troppo presto per ricomprare.
refusal-not-an-item = Nessun mercato compra Alleati come { $card-the }.
refusal-worth-no-gold = Nessun mercato paga per { $card-the }: la carta non ha costo.
refusal-bought-this-turn = Hai comprato { $card-the } in questo stesso turno: è troppo presto per vendere.
refusal-nothing-to-heal = { $card-the } non { $card-number ->
    [many] hanno
   *[one] ha
  } né ferite né Stanchezza.
refusal-healing-too-dear = Guarire costa { $price } Oro, e ne hai { $gold }.
refusal-one-must-go = Porti { held-here }, e puoi tenerne solo { $limit }.
refusal-makes-no-room = Scartare { $card-the } non serve: hai troppe { $goods ->
    [weapon] armi
   *[armour] armature
  }.
refusal-one-ally-must-go = Hai { allies-here }, e questo tavolo ne ammette { $limit }: qualcuno deve andarsene.
refusal-points-short = Hai { $points ->
    [one] 1 punto esperienza
   *[other] { $points } punti esperienza
  }, e aumentare una caratteristica ne costa { $price }.
