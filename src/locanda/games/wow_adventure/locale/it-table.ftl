# Ciò che si dice al tavolo del Gioco d’Avventura: domande, scelte, ciò che è accaduto e lo stato del tavolo.

# Il gioco nella sala
game-title = World of Warcraft: il Gioco d’Avventura
game-blurb = Quattro personaggi di Azeroth viaggiano di città in città, imparano abilità, combattono ciò che incontrano, ne prendono i tesori e seguono le loro missioni. Vince chi per primo ha otto punti valore nel registro missioni.

# Parole brevi
word-tint-grey = grigio
word-tint-green = verde
word-tint-yellow = giallo
word-tint-red = rosso
word-letter-grey = Gr
word-letter-green = V
word-letter-yellow = Gi
word-letter-red = R
word-resource-scroll = pergamena
word-resource-book = libro
word-resource-small-potion = pozione piccola
word-resource-large-potion = pozione grande
word-resource-place-discovery = piazza scoperta
word-resource-flight-path = rotta aerea
word-resource-auction-house = casa d’aste
word-resource-quest-giver = committente
word-does-scroll = pesca 1 carta abilità
word-does-book = pesca 2 carte abilità; ogni altro personaggio ne pesca 1 e ne scarta 1
word-does-small-potion = cura 1 danno
word-does-large-potion = cura 2 danni e ogni Malattia
word-does-place-discovery = guarda in segreto una scoperta e posala coperta altrove
word-does-flight-path = vola in un altro spazio con questa icona
word-does-auction-house = scambia un oggetto con un altro dello stesso colore
word-does-quest-giver = pesca una missione elite
word-token-gold = Oro
word-token-hearthstone = Pietra del Ritorno
word-token-far-sight = Vista Lontana
word-token-rocket-boot = Stivale a Razzo
word-token-merchant = Mercante
word-token-ambush = Imboscata
word-token-false-map = Mappa Falsa
word-token-power-drain = Prosciugamento
word-token-disease = Malattia
word-token-bomb = Bomba
word-a-token-gold = Oro
word-a-token-hearthstone = una Pietra del Ritorno
word-a-token-far-sight = una Vista Lontana
word-a-token-rocket-boot = uno Stivale a Razzo
word-a-token-merchant = un Mercante
word-a-token-ambush = un’Imboscata
word-a-token-false-map = una Mappa Falsa
word-a-token-power-drain = un Prosciugamento
word-a-token-disease = una Malattia
word-a-token-bomb = una Bomba
word-means-gold = in una città vale un oggetto del tuo livello o inferiore
word-means-hearthstone = vai in una città qualsiasi al posto del movimento
word-means-far-sight = guarda una scoperta e, se vuoi, scartala
word-means-rocket-boot = ritira un tuo dado
word-means-merchant = prendi un oggetto da un altro zaino; chi lo possedeva ne prende uno dei tuoi
word-means-ambush = in questo turno i tuoi avversari hanno +1 al danno e attaccano a distanza
word-means-false-map = il giocatore alla tua destra ti sposta fino a due spazi
word-means-power-drain = scarti a caso due carte abilità
word-means-disease = vita ridotta di 1 fino a una pozione grande o a una sconfitta
word-means-bomb = 2 danni
word-potion-health = pozione di cura
word-potion-mana = pozione del mana
word-potion-swiftness = pozione della rapidità
word-type-ranged = a distanza
word-type-melee = di mischia
word-side-horde = Orda
word-side-alliance = Alleanza
word-nothing = nulla
word-foe = nemico
word-player = Giocatore { $number }
word-cards = { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
  }
word-item = { $kind ->
    [weapon] arma, livello { $colour }, attacco { $type } { $value }
    [armor] armatura, livello { $colour }, difesa { $value }
   *[bag] oggetto zaino, livello { $colour }
  }
word-figures = attacco { $type } { $attack }, difesa { $defence }, danno { $damage }
word-foe-card = { $foe } ({ $figures }{ $aggro ->
    [yes] , aggro
   *[no] {""}
  })
direction-here = qui
direction-n = N
direction-ne = NE
direction-e = E
direction-se = SE
direction-s = S
direction-sw = SO
direction-w = O
direction-nw = NO

# Spazi
space-kind = { $kind ->
    [city] città
    [key] posto chiave { $colour }
    [map] incontro in mappa { $colour }
    [overlord] Overlord { $colour }
   *[normal] { $colour }
  }
space-way = { $steps ->
    [0] qui
    [one] 1 spazio { $direction }
   *[other] { $steps } spazi { $direction }
  }
space-marker = { $foe-number ->
    [many] attendono
   *[one] attende
  } { $foe-the } (indicatore { $slot }{ $aggro ->
    [yes] , aggro
   *[no] {""}
  })
space-discoveries = { $count ->
    [one] 1 scoperta
   *[other] { $count } scoperte
  }{ $seen ->
    [none] {""}
   *[other] {" "}(ne conosci: { $seen })
  }
space-event = evento «{ $event }»
space-figures = qui: { $heroes }
space-quest = per la tua missione «{ $quest }»
space-closed = chiuso al tuo livello

# Missioni
goal-quest = { $quest } ({ $valor ->
    [one] 1 punto valore
   *[other] { $valor } punti valore
  }): { $goals }
goal-holder = { $goal } (ora presso { $holder })
goal-count = { $goal } (finora { $count })
goal-then = { $first }, poi { $last }
goal-done = tutto fatto

# Domande
prompt-character = { $hero }, quale personaggio giochi?
prompt-city = { $hero }, da quale città parti?
prompt-movement = { $hero }, ti trovi { $place-at } (movimento { $movement }, energia { $energy }{ $held ->
    [yes] ; un incontro aggro ti trattiene
   *[no] {""}
  }). Che cosa fai?
prompt-rocket-boot = { $fight ->
    [yes] { $own } { $other } { $hero }, usi uno Stivale a Razzo per ritirare il tuo dado?
   *[no] { $hero }, hai tirato movimento { $movement } ed energia { $energy }. Usi uno Stivale a Razzo per ritirare?
  }
prompt-mana = { $hero }, quale oggetto scarti come pozione del mana?
prompt-hand-limit = { $hero }, hai in mano { $cards } e puoi tenerne 10. Quale scarti?
prompt-book = { $hero }, il libro di qualcun altro ti ha fatto pescare una carta. Quale scarti?
prompt-discard = { $hero }, quale carta abilità scarti?
prompt-third-quest = { $hero }, puoi avere solo due missioni. A quale delle tre rinunci?
prompt-place = { $hero }, hai una scoperta che solo tu hai visto: { $token-a } ({ $means }). Dove la posi, coperta?
prompt-discoveries = { $hero }, quale delle scoperte rivelate viene adesso?
prompt-false-map = { $hero }, una Mappa Falsa svia { $active }. Dove sposti quel personaggio?
prompt-gold = { $hero }, di quale colore è l’oggetto che compri con l’Oro?
prompt-hearthstone = { $hero }, in quale città ti porta la Pietra del Ritorno?
prompt-far-sight = { $hero }, in quale spazio guardi una scoperta?
prompt-far-sight-which = { $hero }, lì ci sono più scoperte. Quale guardi?
prompt-discard-token = { $hero }, la scoperta è { $token-a } ({ $means }). La scarti?
prompt-scout = { $hero }, hai guardato le scoperte vicine. Da quale spazio ne scarti una?
prompt-scout-which = { $hero }, quale delle scoperte che si trovano lì scarti?
prompt-merchant = { $hero }, quale oggetto prendi da un altro zaino?
prompt-merchant-back = { $hero }, { $active } ha preso un oggetto dal tuo zaino. Quale prendi in cambio?
prompt-challenge = { $hero }, fase sfida { $place-at }. Che cosa affronti?
prompt-steal = { $hero }, hai sconfitto { $foe-the }. Quale oggetto prendi dallo zaino?
prompt-resource = { $hero }, ti trovi { $place-at }. Quale risorsa attivi?
prompt-flight = { $hero }, dove voli?
prompt-auction = { $hero }, quale oggetto scambi con un altro dello stesso colore?
prompt-heal = { $card }: quale personaggio riceve la cura?
prompt-harm = { $card }: quale personaggio subisce il danno?
prompt-give-cards = { $card }: quale personaggio pesca?
prompt-take-cards = { $card }: quale personaggio scarta?
prompt-attach = { $card }: a quale personaggio la associ?
prompt-go = { $card }: { $hero }, dove vai?
prompt-lose-item = { $hero }, quale oggetto perdi?
prompt-choose = { $card }: { $hero }, che cosa scegli?
prompt-may = { $card }: { $hero }, { $energy ->
    [0] lo vuoi
   *[other] paghi { part-energy }
  }?
prompt-hand-in-for = { $card }: { $hero }, consegni { $amount ->
    [one] un oggetto
   *[other] { $amount } oggetti
  } dal tuo zaino?
prompt-hand-in = { $hero }, quale oggetto consegni?
prompt-quests = { $hero }, { $place-at } puoi fare qualcosa per le tue missioni. Per quale?
prompt-full-track = { $hero }, la linea degli incontri imbattuti è piena. Quale dei più vicini si scarta?
prompt-resurrect = { $hero }, hai subito una sconfitta. In quale delle città più vicine ti risvegli?
prompt-upkeep = { $hero }, mantenimento: che cosa equipaggi o usi?
prompt-use-movement = { $hero }, fase movimento: usi qualcosa? ({ part-energy })
prompt-use-turn = { $hero }, usi qualcosa? ({ part-energy })
prompt-use-challenge = { $hero }, comincia la tua fase sfida { $place-at }. Usi qualcosa? ({ part-energy })
prompt-use-before-roll = Prima dei dadi. { $own } { $other } { $hero }, usi qualcosa? ({ part-energy })
prompt-use-after-roll = Dopo i dadi. { $own } { $other } { $hero }, usi qualcosa? ({ part-energy })
prompt-use-won = { $hero }, hai sconfitto { $foe-the }. Usi qualcosa? ({ part-energy })
prompt-use-hurt = { $hero }, stai per subire { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
  } (vita { $left } su { $life }). Usi qualcosa? ({ part-energy })
prompt-use-ability = { $hero }, { $by } gioca { $card }{ $text ->
    [none] .
   *[other] : { $text }
  } Rispondi? ({ part-energy })
side-before = { $who }: attacco { $type } { $attack } contro difesa { $defence }, danno { $damage }.
side-after = { $who }: { $sum } contro difesa { $defence } (attacco { $type }, danno { $damage }), per ora { $hit ->
    [yes] colpisce
   *[no] manca
  }.

# Scelte
option-move = { $space } ({ $way }): { $detail }
option-space = { $space }{ $way ->
    [none] {""}
   *[other] {" "}({ $way })
  }: { $detail }
option-play = Gioca { $card } ({ cost-energy }){ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-brew = { $kind ->
    [use] Usa { $card-the }
    [flip] Gira la tua carta personaggio su { $card }
   *[play] Gioca { $card }
  } ({ part-energy }) con una pozione del mana{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-use = Usa { $card-the }{ $energy ->
    [0] {""}
   *[other] {" "}({ part-energy })
  }{ $discard ->
    [yes] {" "}e scarta la carta
   *[no] {""}
  }{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-card = Scarta { $card }{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-health = Scarta { $card-the } come pozione di cura: cura 1 danno
option-swiftness = Scarta { $card-the } come pozione della rapidità: 1 punto movimento in più
option-potion = Scarta { $card-the } ({ $figures })
option-token = { $prompt ->
    [discoveries] { $token }: { $means }
   *[other] Usa { $token-a }: { $means }
  }
option-which = Scoperta { $number }{ $token ->
    [none] {""}
   *[other] : { $token }
  }
option-flip = Gira la tua carta personaggio su { $card } ({ cost-energy }): { $figures }{ $text ->
    [none] {""}
   *[other] . { $text }
  }
option-equip = Equipaggia { $card-the } ({ $figures }){ $worn ->
    [none] {""}
   *[other] {" "}al posto { $worn-of }
  }{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-off = Metti { $card-the } nello zaino
option-take = { $prompt ->
    [character] { $card } ({ $affiliation }): { $figures }; può equipaggiare { $badges }
   *[other] Prendi { $card-the } ({ $figures }) da { $owner }
  }
option-steal = Prendi { $card-the } ({ $figures })
option-sell = Scambia { $card-the } ({ $figures })
option-lose = Perdi { $card-the } ({ $figures })
option-give = Consegna { $card-the } ({ $figures })
option-drop = Rinuncia alla missione { $quest }
option-quest = { $quest }
option-marker = { $prompt ->
    [full-track] { $foe-the } { $space-at }
   *[other] Combatti { $foe-the }
  } (indicatore { $slot }, { $figures }{ $aggro ->
    [yes] , aggro
   *[no] {""}
  })
option-map = { $foe ->
    [none] Fai ciò che si chiede { $place-at }{ $text ->
        [none] {""}
       *[other] : { $text }
      }
   *[other] Combatti { $foe-the } ({ $figures }{ $aggro ->
        [yes] , aggro
       *[no] {""}
      })
  }
option-event = Risolvi l’evento «{ $card }»{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-draw = Pesca una carta dal mazzo sfida { $colour }
option-attack = Attacca { $who } ({ $figures }; vita { $left } su { $life })
option-character = { $who } (vita { $left } su { $life }, { $cards } in mano)
option-colour = Un oggetto dal mazzo { $colour }
option-choose-first = { $text ->
    [none] La prima cosa
   *[other] { $text }
  }
option-choose-second = { $text ->
    [none] La seconda cosa
   *[other] { $text }
  }
option-resource = { $resource }: { $does }
option-yes = { $prompt ->
    [rocket-boot] Sì, ritira
    [discard-token] Sì, scartala
    [hand-in-for] Sì, consegna{ $text ->
        [none] {""}
       *[other] : { $text }
      }
   *[other] Sì{ $text ->
        [none] {""}
       *[other] : { $text }
      }
  }
option-mana = Sì, con una pozione del mana{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-no = { $prompt ->
    [rocket-boot] No, tieni il tiro
    [discard-token] No, lasciala dov’è
   *[other] No
  }
option-done = { $prompt ->
    [movement] Termina la fase movimento
    [upkeep] Termina il turno
    [quests] Per ora nulla per le missioni
    [scout] Lasciale tutte
   *[other] Fatto
  }
option-pass = { $prompt ->
    [steal] Non prendere nulla
    [mana] Nessun’altra pozione
   *[other] Non usare nulla
  }

# Che cosa è accaduto
event-forced = Per { $hero } non c’era altra scelta: { $choice }.
choice-draw = pescare una carta sfida
choice-map = affrontare ciò che si trova lì
choice-event = risolvere l’evento che si trova lì
choice-marker = l’incontro dell’indicatore { $slot }
choice-which = scoperta { $slot }
choice-yes = sì
choice-no = no
choice-other = si prosegue
event-takes = Il giocatore { $number } sceglie { $card }.
event-starts = { $hero } parte da { $space-the }.
event-turn = Giro { $round }: comincia il turno di { $hero }.
event-movement-die = { $hero } ha tirato il dado movimento: movimento { $movement }, energia { $energy }.
event-moved = { $hero } ha raggiunto { $space-the }.
event-resource = { $hero } ha attivato una risorsa: { $resource }.
event-drew = { $hero } { $amount ->
    [0] non ha pescato carte abilità.
    [one] ha pescato 1 carta abilità.
   *[other] ha pescato { $amount } carte abilità.
  }
event-discarded = { $hero } ha scartato { $card }.
event-played = { $hero } ha giocato { $card }{ $energy ->
    [0] .
   *[other] {" "}per { part-energy }.
  }
event-cancelled = La carta «{ $card }» di { $hero } è annullata e non ha effetto.
event-used = { $hero } ha usato { $card-the }.
event-attached = La carta «{ $card }» è associata a { $hero }.
event-flipped = { $hero } ha girato la carta personaggio su «{ $card }».
event-healed = { $hero } { $amount ->
    [0] non aveva danni da curare.
    [one] ha curato 1 danno.
   *[other] ha curato { $amount } danni.
  }
event-cured = { $hero } non ha più alcuna Malattia.
event-hurt = { $hero } ha subito { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
  } (in tutto { $damage }).
event-defeated = { $hero-gender ->
    [f] { $hero } è stata sconfitta!
   *[m] { $hero } è stato sconfitto!
  }
event-revived = { $hero } si risveglia senza danni { $space-at }.
event-level = { $hero } ha raggiunto il livello { $colour }!
event-no-level = { $hero } aveva già il livello { $colour } e non guadagna nulla.
event-challenge = { $hero } ha pescato una carta sfida: { $card }.
event-exhausted = Per { $hero } non c’erano altre carte sfida da pescare.
event-combat = { $hero } ha attaccato { $card-the } ({ $figures }).
event-duel = { $hero } ha attaccato { $other }!
event-dice = I dadi: { $hero } { $own }, { $foe-the } { $others }.
event-rerolled = Il dado { $who-of } è stato ritirato: { $die }.
event-power = Un { $die } ha attivato un potere { $card-of }.
event-attack = { $who-the } { $who-number ->
    [many] attaccano
   *[one] attacca
  }{ $foe ->
    [none] {""}
   *[other] {" "}{ $foe-the }
  } { $type ->
    [ranged] a distanza
   *[melee] in mischia
  }: { $sum } contro difesa { $defence }: { $outcome ->
    [miss] colpo mancato.
    [harmless] colpo a segno senza danni.
   *[hit] colpo a segno, { $damage ->
        [one] 1 danno.
       *[other] { $damage } danni.
      }
  }
event-foe-hurt = { $foe-the } { $foe-number ->
    [many] hanno subito danni da un potere o da una carta e cadono.
   *[one] ha subito danni da un potere o da una carta e cade.
  }
event-combat-cancelled = Il combattimento è annullato; nessuno è sconfitto.
event-victory = { $hero } ha sconfitto { $foe-the }!
event-both = { $hero } e { $card-the } cadono insieme; il tesoro è perduto.
event-undefeated = { $card-the } { $card-number ->
    [many] restano in piedi e attendono
   *[one] resta in piedi e attende
  } { $space-at } (indicatore { $slot }).
event-gone = { $card-the } (indicatore { $slot }) { $card-number ->
    [many] hanno
   *[one] ha
  } lasciato la mappa.
event-event = L’evento «{ $card }» { $laid ->
    [yes] entra in gioco.
   *[no] ha effetto.
  }
event-turned = { $hero } ha girato l’evento «{ $card }»: «{ $back }».
event-spared = { $hero } non subisce danni.
event-event-gone = L’evento «{ $card }» è terminato.
event-claimed = { $hero } ha messo l’evento «{ $card }» nel registro missioni: ora ha { $valor ->
    [one] 1 punto valore
   *[other] { $valor } punti valore
  }.
event-rolled = { $hero } ha tirato { $die } contro { $target }: { $success ->
    [yes] successo.
   *[no] fallimento.
  }
event-got = { $hero } ha ottenuto { $card-the } ({ $figures }).
event-lost = { $hero } ha scartato { $card-the }.
event-drank = { $hero } ne ha fatto una { $potion }.
event-equipped = { $hero } ha equipaggiato { $card-the }.
event-took-off = { $hero } ha messo { $card-the } nello zaino.
event-stole = { $hero } ha preso { $card-the } dallo zaino di { $other }.
event-passed-over = La carta «{ $card }» non ha oggetti e torna sul suo mazzo.
event-no-item = Per { $hero } non c’era più nessun oggetto di colore { $colour }.
event-quest = { $hero } ha ricevuto la missione «{ $card }» ({ $valor ->
    [one] 1 punto valore
   *[other] { $valor } punti valore
  }).
event-dropped = { $hero } ha rinunciato alla missione «{ $card }».
event-collected = { $hero } ha raccolto un segnalino { $space-at } per la missione «{ $card }».
event-travelled = { $hero } ha raggiunto { $space-the } per la missione «{ $card }».
event-completed = { $hero } ha completato la missione «{ $card }»: ora ha { $valor ->
    [one] 1 punto valore
   *[other] { $valor } punti valore
  }.
event-trophy = { $hero } ha vinto il trofeo «{ $card }»: ora ha { $valor ->
    [one] 1 punto valore
   *[other] { $valor } punti valore
  }.
event-no-trophy = { $hero } non ha potuto prendere il trofeo «{ $card }».
event-placed = { $hero } ha posato una scoperta coperta { $space-at }.
event-no-discovery = Per { $hero } non c’era più nessuna scoperta da piazzare.
event-looked = { $hero } ha guardato una scoperta{ $space ->
    [none] {""}
   *[other] {" "}{ $space-at }
  }: { $token }.
event-revealed = { $hero } ha rivelato { $tokens }.
event-kept = { $hero } ha conservato { $token-a }.
event-suffered = { $hero } ha trovato { $token-a }.
event-spent = { $hero } ha usato { $token-a }.
event-token-gone = { $hero } ha scartato una scoperta dalla mappa: { $token }.
event-won = { $count ->
    [one] { $winners } ha vinto la partita!
   *[other] { $winners } hanno vinto insieme la partita!
  }

# Rifiuti
refusal-about = { $about }: { $text }

# Il tavolo
table-title = Giro { $round }
table-turn = È il turno di { $hero }: { $phase }.
table-over = La partita è finita. Vittoria: { $winners }.
table-left = Restano: movimento { $movement }, energia { $energy }.
table-hero = { $hero }{ $you ->
    [yes] {" "}(tu)
   *[no] {""}
  }
table-level = Livello { $level }, { $side }; { $place-at }.
table-unchosen = Ancora senza personaggio.
table-life = Vita { $left } su { $life }{ $disease ->
    [0] {""}
   *[other] , Malattia { $disease }
  }; energia { $energy }; { $figures }.
table-equipped = Arma: { $weapon }; armatura: { $armor }.
table-bag = Zaino: { $items }.
table-hand = Mano: { $cards }; nel mazzo { $deck }.
table-attached = Carte associate: { $cards }.
table-kept = Scoperte conservate: { $tokens }.
table-quest = Missione { $quest }.
table-log = Punti valore { $valor } su 8: { $cards }.
table-board = La mappa
table-event = Evento in vigore: { $event }{ $text ->
    [none] .
   *[other] . { $text }
  }
table-local = Evento { $space-at }: { $event }{ $text ->
    [none] .
   *[other] . { $text }
  }
table-track = Imbattuti: { $cards }.
table-track-card = { $slot }. { $foe } { $space-at }
table-calm = Nessun evento in vigore, nessun incontro imbattuto.
table-decks = Carte sfida nei mazzi: { $decks }; missioni elite: { $elite }; trofei rimasti: { $trophies }.
table-deck = { $colour } { $count }
table-trophy = { $card } { $count }
table-fight = Combattimento
phase-characters = scelta dei personaggi
phase-quests = missioni iniziali
phase-cities = scelta delle città
phase-start = inizio del turno
phase-roll-movement = dado movimento
phase-movement = movimento
phase-exploration = esplorazione
phase-challenge = sfida
phase-fight = combattimento, prima dei dadi
phase-roll = combattimento, dadi
phase-powers = combattimento, poteri
phase-strikes = combattimento, attacchi
phase-aftermath = fine del combattimento
phase-upkeep = mantenimento
phase-end = fine del turno

# La mappa
map-space = { $space }: { $detail }
map-legend = Numero: distanza in spazi; { $letters }; poi nome, direzione e ciò che vi si trova.
map-letter = { $letter } { $colour }

# Più risposte nello stesso momento
prompt-order = { $hero }, più carte sono state giocate nello stesso momento. Quale si risolve per prima?
option-first = { $card }
