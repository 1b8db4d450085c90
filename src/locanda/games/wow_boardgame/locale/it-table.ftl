# Ciò che si dice al tavolo del Gioco da Tavolo: domande, scelte, ciò che è accaduto e lo stato del tavolo.

# Il gioco nella sala
game-title = World of Warcraft: il Gioco da Tavolo
game-blurb = L’Orda e l’Alleanza mandano i loro eroi attraverso Lordaeron: viaggiano, si addestrano, completano missioni, combattono creature e nemici e crescono di livello in livello. Entro trenta turni deve cadere uno degli Overlord, oppure le due fazioni si affrontano in un’ultima battaglia.
setting-characters = Personaggi
setting-characters-choice = ognuno sceglie una classe
setting-characters-first-game = quelli consigliati per la prima partita
setting-factions = Fazioni
setting-factions-lot = a sorte
setting-factions-seats = secondo il posto al tavolo
setting-overlord = Overlord
setting-overlord-lot = a sorte
setting-overlord-lord-kazzak = Lord Kazzak
setting-overlord-nefarian = Nefarian
setting-overlord-kelthuzad = Kel’Thuzad
setting-deadly-pvp = PvP mortale
setting-deadly-pvp-no = no: nella Risoluzione i colpi si annullano a vicenda
setting-deadly-pvp-yes = sì: nella Risoluzione tutti i colpi feriscono
setting-overlord-only = Sconfiggere l’Overlord
setting-overlord-only-no = no: un’ultima battaglia chiude la partita
setting-overlord-only-yes = sì: si gioca finché l’Overlord non cade

# Parole brevi
word-nothing = nulla
word-player = Giocatore { $number }
word-faction-horde = Orda
word-faction-alliance = Alleanza
word-resource-health = Salute
word-resource-energy = Energia
word-condition-stun = Stordimento
word-condition-curse = Maledizione
word-value-reroll = Rilancio
word-value-attrition = Attrito
word-value-threat = Minaccia
word-box-damage = riquadro danno
word-box-defense = riquadro difesa
word-box-attrition = riquadro attrito
word-deck-triangle = Triangolo
word-deck-square = Quadrato
word-deck-circle = Cerchio
word-deck-special = Speciale
word-grade-grey = grigio
word-grade-green = verde
word-grade-yellow = giallo
word-grade-red = rosso
word-type-active = attivo
word-type-instant = istantaneo
word-type-melee = mischia
word-type-ranged = distanza
word-type-general = generale
word-type-armor = armatura
word-type-bag = Borsa
word-trait-all = qualsiasi
word-trait-bow = arco
word-trait-gun = fucile
word-trait-wand = bacchetta
word-trait-mace = mazza
word-trait-staff = bastone
word-trait-sword = spada
word-trait-cloth = stoffa
word-trait-leather = cuoio
word-trait-mail = maglia
word-trait-food = cibo
word-trait-head = testa
word-trait-potion = pozione
word-trait-scroll = pergamena
word-trait-trinket = ninnolo
word-function-helmet = elmo
word-function-poison = veleno
word-function-scope = mirino
word-function-shield = scudo
word-category-stance = Postura
word-category-aspect = Aspetto
word-category-pet = Animale
word-category-demon = Demone
word-category-beast-form = Forma Bestiale
word-category-seal = Sigillo
word-category-blessing = Benedizione
word-category-aura = Aura
word-category-weapon-enhancement = Potenziamento dell’Arma
word-area-power = area Potere { $number }
word-area-extra = area Potere aggiuntiva { $number }
word-area-ranged = area distanza
word-area-melee = area mischia
word-area-general = area generale
word-area-armor = area armatura
word-dice-blue = blu
word-dice-red = rossi
word-dice-green = verdi
word-die-blue = dado blu
word-die-red = dado rosso
word-die-green = dado verde
dice-rolled = { $colour } { $faces }
dice-waiting = { $count } { $count ->
    [one] { $one }
   *[other] { $colour }
  }
dice-none = nessun dado
die-showing = { $die } { $face }
dice-amount = { $count ->
    [one] 1 { $die }
   *[other] { $count } dadi { $colour }
  }
amount-gold = { $amount } d’oro
amount-xp = { $amount } XP
amount-mix = Salute { $health } ed Energia { $energy }
amount-health = Salute { $amount }
amount-energy = Energia { $amount }
prize = { $times ->
    [one] { $draw ->
        [one] un oggetto del mazzo { $deck }
       *[other] il migliore di { $draw } oggetti del mazzo { $deck }
      }
   *[other] { $draw ->
        [one] { $times } oggetti del mazzo { $deck }
       *[other] { $times } volte il migliore di { $draw } oggetti del mazzo { $deck }
      }
  }
prize-special = { $cards }
list-either = { $first } o { $last }

# Creature
many-murloc = Murloc
many-gnoll = Gnoll
many-ghoul = Ghoul
many-scarlet-crusader = Crociati Scarlatti
many-naga = Naga
many-giant-spider = Ragni Giganti
many-wraith = Spettri
many-worgen = Worgen
many-wildkin = Wildkin
many-ogre = Ogre
many-drake = Drachi
many-doom-guard = Guardie Funeste
many-infernal = Infernali
creatures = { $count } { $kind } { $shade }
creature-one = { $kind } { $shade }
creature-a = { $gender ->
    [f] una
   *[m] un
  } { $kind } { $shade }
word-shade-green = { $count ->
    [one] verde
   *[other] verdi
  }
word-shade-red = { $count ->
    [one] { $gender ->
        [f] rossa
       *[m] rosso
      }
   *[other] { $gender ->
        [f] rosse
       *[m] rossi
      }
  }
word-shade-blue = blu
group-independent = { $creatures } ({ $gender ->
    [f] { $count ->
        [one] indipendente
       *[other] indipendenti
      }
   *[m] { $count ->
        [one] indipendente
       *[other] indipendenti
      }
  })
group-quests = { $creatures } ({ $count ->
    [one] missione
   *[other] missioni
  } { $faction-of }: { $quests })
quest-name = «{ $quest }»
quest-name-enemy = «{ $quest }» { $faction-of }
stats = Minaccia { $threat }, Attacco { $attack }, Salute { $health }
stats-each = { $creatures }: Minaccia { $threat }, Attacco { $attack }, Salute { $health }{ $count ->
    [one] {""}
   *[other] {" "}ciascuno
  }

# Carte
shown-item = { $type }{ $traits ->
    [none] {""}
   *[other] , { $traits }
  }, livello { $level }{ $gold ->
    [none] {""}
   *[other] , oro { $gold }
  }
shown-power = Potere di tipo { $type }{ $category ->
    [none] {""}
   *[other] , { $category }
  }, livello { $level }, oro { $gold }, Energia { $energy }
shown-talent = Talento di livello { $level }
shown-class = { $factions }; Salute { $health }, Energia { $energy }
shown-quest = missione { $faction-of }, mazzo { $grade }, livello { $level }: { $spawns }. Premio: { $reward }
shown-spawn = { $creatures } { $region-to }
standing = Salute { $health } su { $most-health }, Energia { $energy } su { $most-energy }, oro { $gold }{ $stun ->
    [0] {""}
   *[other] , Stordimento { $stun }
  }{ $curse ->
    [0] {""}
   *[other] , Maledizione { $curse }
  }
condition = Salute { $health } su { $most-health }, Energia { $energy } su { $most-energy }

# Regioni
region-home = regione di partenza { $faction-of }
region-town = città
region-flight = sentiero di volo
region-graveyard = cimitero
region-overlord = { $card }
region-marker = segnalino di { $card }
region-marker-real = qui si trova { $card }
region-marker-empty = { $card } non si trova qui
region-boss = { $card }
region-event = gettone di «{ $card }»
region-figures = qui: { $heroes }

# Domande
prompt-class = { $hero }, quale classe scegli{ $which ->
    [0] {""}
    [1] {" "}per il tuo primo personaggio
   *[2] {" "}per il tuo secondo personaggio
  }?
prompt-action = { $left ->
    [none] { $hero }, fate uno scambio prima di proseguire?
   *[other] { $hero }, che cosa fai per { $faction-the }? { $left }
  }
action-left = { $hero } ({ $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
  }) { $region-to }: { $standing }.
prompt-move = { $hero }, ti trovi { $region-to }. { $left ->
    [0] Non resta alcun movimento.
    [one] Resta 1 movimento.
   *[other] Restano { $left } movimenti.
  } Dove vai?
prompt-teleport = { $hero }, ti trovi { $region-to } e hai Energia { $energy }; ogni regione ne costa 1. Dove vai?
prompt-join = { $of } sfida { $target }. { $hero }, partecipi? ({ $condition })
prompt-attacker = Combattimento { $region-to }, round { $round }: chi attacca adesso?
prompt-pool = { $hero }, la tua riserva di dadi: { $pool }. Minaccia { $threat }, Rilancio { $reroll }, Attrito { $attrition }. Che cosa usi? ({ $condition })
prompt-use-round = { $hero }, comincia il round { $round } del combattimento. Usi qualcosa? ({ $condition })
prompt-use-pool = { $hero }, { $attacker } prepara la riserva di dadi: { $pool }. Usi qualcosa in suo aiuto? ({ $condition })
prompt-use-rolled = { $hero }, i dadi mostrano { $pool } contro Minaccia { $threat }. Usi qualcosa prima dei rilanci? ({ $condition })
prompt-use-rerolls = { $hero }, i dadi mostrano { $pool } contro Minaccia { $threat }. Usi qualcosa all’inizio dei rilanci?
prompt-use-rerolling = { $hero }, i dadi mostrano { $pool } contro Minaccia { $threat }. { $rerolls ->
    [0] Non ti resta alcun rilancio.
    [one] Puoi rilanciare 1 dado.
   *[other] Puoi rilanciare { $rerolls } dadi.
  } Che cosa fai?
prompt-use-after-rerolls = { $hero }, i rilanci sono finiti; i dadi { $own ->
    [yes] mostrano
   *[no] di { $attacker } mostrano
  } { $pool } contro Minaccia { $threat }. Usi qualcosa? ({ $condition })
prompt-use-tokens = { $hero }, i dadi mostrano { $pool } contro Minaccia { $threat }. Usi qualcosa prima di piazzare i gettoni? ({ $condition })
prompt-use-placing = { $hero }, stanno per essere piazzati i gettoni; i dadi mostrano { $pool } contro Minaccia { $threat }. Usi qualcosa? ({ $condition })
prompt-use-placed = { $hero }, i gettoni sono piazzati: { $boxes }. Usi qualcosa prima dell’Attrito? ({ $condition })
prompt-use-defense = { $hero }, comincia la fase di difesa: { $boxes }. Usi qualcosa? ({ $condition })
prompt-use-resolution = { $hero }, comincia la Risoluzione: { $boxes }. Usi qualcosa? ({ $condition })
prompt-use-hurt = { $hero }, { $own ->
    [yes] hai appena perso Salute 1
   *[no] { $target } ha appena perso Salute 1 (Salute { $target-health })
  }. Usi qualcosa? ({ $condition })
prompt-use-spent = { $hero }, hai speso Energia. Usi qualcosa? ({ $condition })
prompt-use-fallen = { $hero }, { $own ->
    [yes] hai subito una sconfitta
   *[no] { $target } ha subito una sconfitta
  }. Usi qualcosa? ({ $condition })
prompt-use-rest = { $hero }, ti riposi. Usi qualcosa? ({ $condition })
prompt-dice-spot = { $card }: { $hero }, quale dado individui? I dadi mostrano { $pool }.
prompt-dice-change = { $card }: { $hero }, quale dado cambi? I dadi mostrano { $pool }.
prompt-dice-raise = { $card }: { $hero }, quale risultato aumenti? I dadi mostrano { $pool }.
prompt-dice-remove = { $card }: { $hero }, quale dado rimuovi? La riserva: { $pool }.
prompt-dice-again = { $card }: { $hero }, quale dado tiri di nuovo? I dadi mostrano { $pool }.
prompt-dice-swap = { $card }: { $hero }, quale dado prendi di un altro colore? La riserva: { $pool }.
prompt-attrition = { $hero }, ogni colpo nel riquadro attrito richiede un dado da individuare. Quale dado? I dadi mostrano { $pool }.
prompt-colour = { $card }: { $hero }, un dado di quale colore?
prompt-creature = { $card }: { $hero }, quale creatura?
prompt-redirect = { $card }: { $hero }, quanti colpi vanno nell’altro riquadro?
prompt-move-hits = { $card }: { $hero }, quanti colpi sposti?
prompt-pay = { $card }: { $hero }, quante volte paghi { $resource } { $each }? ({ $condition })
prompt-tokens = { $card }: { $hero }, quante volte spendi { $each ->
    [one] un gettone
   *[other] { $each } gettoni
  } della carta? Ne ha { $held }.
prompt-combo = { $card }: { $hero }, su quale mossa finale metti un gettone combo?
prompt-kept-hits = { $hero }, { $most ->
    [one] al massimo 1 colpo resta
   *[other] al massimo { $most } colpi restano
  } nei riquadri danno e difesa. Quanti ne restano nel riquadro danno?
prompt-heal-also = { $card }: { $hero }, chi altro riguadagna Salute?
prompt-give-up = { $card }: { $hero }, quale carta togli dalla scheda?
prompt-equip-now = { $card }: { $hero }, quale Potere equipaggi subito, e dove?
prompt-victim = Il riquadro danno basta per { $victims }: quale avversario è sconfitto? Contiene { $hits ->
    [one] 1 colpo
   *[other] { $hits } colpi
  }.
prompt-wounds = { $faction-the } subisce { $amount ->
    [one] 1 ferita
   *[other] { $amount } ferite
  }. Chi subisce la prossima?
prompt-companion = { $hero }, chi subisce la ferita, tu o { $card-the } (Salute { $companion })? ({ $condition })
prompt-haven = { $hero }, hai subito una sconfitta. Dove vai?
prompt-cancel = Un gettone armatura { $faction-of } annulla un colpo nemico ({ $left ->
    [one] resta 1 gettone
   *[other] restano { $left } gettoni
  }). In quale riquadro? Il nemico ha { $boxes }.
prompt-loot = { $hero }, { $victim } ha subito una sconfitta. Che cosa prendi dalla Borsa?
prompt-taker = Chi riceve { $card-the }?
prompt-mix = { $hero }, che cosa riguadagni? ({ $condition })
prompt-talent = { $hero }, sei di livello { $level }. Quale Talento scegli?
prompt-train = { $hero }, quale Potere compri? Hai oro { $gold }.
prompt-town = { $hero }, nella città ({ $region }): che cosa fai? ({ $standing })
prompt-manage = { $hero }, Gestione del Personaggio: che cosa equipaggi o togli? ({ $condition })
prompt-keep = { $hero }, quale oggetto del mazzo { $deck } tieni?
prompt-special-item = { $hero }, quale oggetto speciale prendi?
prompt-overflow = { $hero }, una Borsa contiene tre oggetti. Quale va al Mercante?
prompt-quest-deck = { $hero }, da quale mazzo pesca una nuova missione { $faction-the }?
prompt-quest-order = { $hero }, quale missione completata si paga per prima?
prompt-professions = { $hero }, che cosa scegli: oro o riposo? ({ $standing })
prompt-new-horizons = { $hero }, a quale missione rinuncia { $faction-the } per una nuova?
prompt-zeppelin = { $hero }, ti trovi { $region-to }. Dove ti porta lo zeppelin?
prompt-merchants = { $hero }, quale oggetto compri a metà prezzo? Hai oro { $gold }.
prompt-goblin-merchant = { $hero }, quale oggetto vendi a metà prezzo?
prompt-beasts = { $hero }, quali creature indipendenti spinge via { $faction-the }, e dove?
prompt-path = { $hero }, che cosa scegli: oro o altri Talenti?
prompt-exchange = { $hero }, quale Talento scambi, e con quale?
prompt-bid = { $hero }, quanto oro offri in segreto per { $card-the }? Hai oro { $gold }.
prompt-tribute = { $hero }, quale oggetto cedi?
prompt-overlord-way = { $hero }, dove va { $overlord-the }?
prompt-plague = { $hero }, togli il segnalino della peste { $region-to } per Energia { $price }? Ottieni { $prize } XP. ({ $condition })
prompt-trade = { $hero }, che cosa proponi a { $other }? Finora: { $given } in cambio di { $wanted }.
prompt-deal = { $hero }, { $other } ti propone uno scambio: { $given } in cambio di { $wanted }. Accetti?
prompt-take-home = { $card }: { $hero }, chi va alla regione di partenza { $faction-of }?
prompt-summon = { $card }: { $hero }, chi ti raggiunge?
prompt-choose = { $card }: { $hero }, che cosa scegli?
boxes = riquadro danno { $damage }, riquadro difesa { $defense }{ $armor ->
    [0] {""}
   *[other] {" "}e armatura { $armor }
  }, riquadro attrito { $attrition }

# Scelte
option-class = { $card } ({ $figures })
of-whom = { $who ->
    [none] { $text }
   *[other] { $who } – { $text }
  }
option-travel = Viaggio: due movimenti { $region-by }
option-rest = Riposo: riguadagni { $amount } in tutto (ora { $condition }){ $curse ->
    [0] {""}
   *[other] {" "}e perdi { $town ->
        [yes] ogni Maledizione
       *[no] una Maledizione
      }
  }
option-train = { $prompt ->
    [action] Addestramento: compra Poteri (hai oro { $gold })
   *[other] Compra { $card } ({ $figures }){ $text ->
        [none] {""}
       *[other] : { $text }
      }
  }
option-town = Città: riguadagna, tratta con il Mercante e compra Poteri { $region-to }
option-look = Guarda il segnalino di { $overlord } che si trova qui
option-finish = { $hero ->
    [none] Termina le azioni
   *[other] Nessun’altra azione
  }
option-challenge = Sfida { $target }{ $away ->
    [no] {""}
   *[yes] {" "}{ $region-to }
  }
target-enemies = i nemici: { $heroes }
target-enemy = i nemici
target-group = un gruppo di creature ({ $kinds })
bid = { $hero } { $amount }
target-figures = { $creatures } ({ $stats }{ $quests ->
    [none] ; { $count ->
        [one] indipendente
       *[other] indipendenti
      }
   *[other] ; { $quests }
  })
target-boss = { $card-the } ({ $stats })
target-marker = chi è sotto il segnalino di { $card } ({ $stats })
option-act = Usa { $card-the } come azione{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-first = Usa { $card-the } prima di un’azione{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-trade = Proponi uno scambio a { $other }
option-wait = Lascia agire prima gli altri
option-move = Vai { $region-to }{ $scene ->
    [none] {""}
   *[other] : { $scene }
  }
option-fly = Vola { $region-to }{ $scene ->
    [none] {""}
   *[other] : { $scene }
  }
option-region = { $region }{ $scene ->
    [none] {""}
   *[other] : { $scene }
  }
option-stop = Fermati qui
option-use = Usa { $card-the }{ $energy ->
    [0] {""}
   *[other] {" "}(Energia { $energy })
  }{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-free = Usa { $card-the } senza Energia{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-leave = Lascia da parte { $card-the }
option-take = Riprendi { $card-the }
option-roll = Tira i dadi
option-foes = Lascia agire gli avversari
option-yes = { $prompt ->
    [join] Sì, partecipa con 1 azione
    [plague] Sì, togli il segnalino
    [deal] Sì, accetta
   *[other] Sì
  }
option-no = { $prompt ->
    [plague] No, conserva l’Energia
   *[other] No
  }
option-attacker = { $hero } ({ $condition })
option-reroll = Rilancia { $die }
option-spot = { $die }
option-change = { $die }
option-raise = { $die }
option-remove = { $die }
option-again = { $die }
option-swap = { $prompt ->
    [exchange] { $card } per { $other } ({ $figures })
   *[dice-swap] { $die }
  }
option-colour = Un { $die }
option-creature = { $creature } ({ $stats })
option-amount = { $prompt ->
    [pay] { $amount ->
        [one] Una volta
       *[other] { $amount } volte
      }
    [tokens] { $amount ->
        [one] Una volta
       *[other] { $amount } volte
      }
   *[other] { $amount ->
        [0] Nessun colpo
        [one] 1 colpo
       *[other] { $amount } colpi
      }
  }
option-card = { $card }
option-keep = { $prompt ->
    [kept-hits] { $damage } nel riquadro danno, { $defense } nel riquadro difesa
   *[other] Tieni { $card-the } ({ $figures }){ $text ->
        [none] {""}
       *[other] : { $text }
      }
  }
option-unequip = { $prompt ->
    [manage] Togli { $card-the }
   *[other] { $card }
  }
option-equip = Equipaggia { $card-the } ({ $area }{ $energy ->
    [0] {""}
   *[other] , Energia { $energy }
  }){ $instead ->
    [none] {""}
   *[other] {" "}al posto di { $instead }
  }
option-victim = { $victim }{ $quest ->
    [none] {""}
   *[other] {" "}(«{ $quest }»)
  }
option-wound = { $who ->
    [self] Subisci tu la ferita
    [companion] La subisce il compagno
   *[other] { $hero } ({ $condition })
  }
option-from = Nel { $box }
option-loot = Prendi { $card-the } ({ $figures })
option-to = { $hero }
option-regain = { $prompt ->
    [mix] Riguadagna { $mix }
   *[other] Riposa: riguadagni { $level } in tutto
  }
option-talent = { $card } (livello { $level }){ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-buy = Compra { $card-the } per { $price } d’oro ({ $figures }){ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-sell = Vendi { $card-the } per { $price } d’oro
option-drop = Cedi { $card-the } ({ $figures })
option-grade = Il mazzo { $grade } ({ $count ->
    [one] 1 carta
   *[other] { $count } carte
  })
option-quest = «{ $card }» ({ $figures })
option-gold = Prendi { $amount } d’oro
option-replace = Rinuncia a «{ $card }» ({ $figures })
option-drive = Spingi { $creatures } { $region-by } { $goal-to }
option-talents = Scambia Talenti
option-bid = { $amount ->
    [0] Non offrire nulla
   *[other] Offri { $amount } d’oro
  }
option-give = { $prompt ->
    [tribute] Cedi { $card-the }
   *[other] Dai { $card-the } ({ $figures })
  }
option-want = Chiedi { $card-the } ({ $figures })
option-pay = Paga { $amount } d’oro
option-ask = Chiedi { $amount } d’oro
option-offer = Proponi lo scambio
option-cancel = Non proporre nulla
option-character = { $hero } ({ $region })
option-choose = { $text ->
    [none] { $which ->
        [first] La prima cosa
       *[second] La seconda cosa
      }
   *[other] { $text }
  }
option-done = { $prompt ->
    [manage] Le carte di { $hero } sono a posto
    [train] Non comprare altro
    [town] Lascia la città
    [take-home] Nessun altro
   *[other] Nessun altro dado
  }
option-pass = { $prompt ->
    [loot] Non prendere nulla
    [new-horizons] Tieni tutte le missioni
    [zeppelin] Resta dove sei
    [merchants] Non comprare nulla
    [goblin-merchant] Non vendere nulla
    [beasts] Non spingere via nulla
    [exchange] Non scambiare altro
    [use-rerolling] Tieni i dadi
   *[other] Non usare nulla
  }

# Che cosa è accaduto
event-picks = { $hero } ha scelto la classe { $card }.
event-factions = Le fazioni sono stabilite. Orda: { $horde }. Alleanza: { $alliance }.
event-enters = { $hero-full } ({ $class }) parte { $region-to } per { $faction-the }.
event-quest = { $faction-the } ha una nuova missione: «{ $card }» (mazzo { $grade }, livello { $level }). Premio: { $reward }.
event-not-spawned = Per la missione «{ $card }» mancano le figure: va sotto il suo mazzo.
event-no-quest = Per { $faction-the } non c’era alcuna missione da aprire.
event-spawned = { $creatures } { $count ->
    [one] appare
   *[other] appaiono
  } { $region-to } ({ $shade-id ->
    [blue] { $count ->
        [one] indipendente
       *[other] indipendenti
      }
   *[other] missione «{ $quest }»
  }).
event-turn = Spazio { $number }{ $lap ->
    [1] {""}
   *[other] {" "}del giro { $lap }
  }: comincia il turno { $faction-of }.
event-finished = { $hero } non compie altre azioni in questo turno.
event-end-space = Il segnaturno ha raggiunto la fine del percorso.
event-marker-moves = Il segnaturno avanza allo spazio { $number }.
event-merchant = Il Mercante ha ricevuto un oggetto del mazzo { $deck }: { $card }.
event-moved = { $hero } ha raggiunto { $region-the }.
event-flew = { $hero } ha volato fino { $region-to }.
event-stopped = Creature indipendenti hanno fermato { $hero } { $region-to }.
event-carried = { $hero } si risveglia { $region-to }.
event-rests = { $hero } si riposa.
event-visits = { $hero } visita la città { $region-to }.
event-trained = { $hero } ha comprato il Potere { $card } per { $gold } d’oro.
event-bought = { $hero } ha comprato { $card-the } per { $gold } d’oro.
event-sold = { $hero } ha venduto { $card-the } per { $gold } d’oro.
event-received = { $hero } ha ottenuto { $card-the }.
event-dropped = { $hero } non ha posto nella Borsa: al Mercante va { $card-the }.
event-drew = Dal mazzo { $deck }: { $cards }.
event-gold = { $hero } ha ottenuto { $amount } d’oro.
event-xp = { $hero } ha ottenuto { $amount } XP: ora ne ha { $total }.
event-bonus-xp = { $hero } è sotto il livello della missione: { $amount } XP in più.
event-level = { $hero } ha raggiunto il livello { $level }!
event-talent = { $hero } ha scelto il Talento { $card }.
event-forgot = { $hero } ha rinunciato al Talento { $card }.
event-regained = { $hero } ha riguadagnato { $resource } { $amount }.
event-gained = { $hero } ha guadagnato { $resource } { $amount }.
event-paid = { $hero } ha speso { $resource } { $amount }.
event-lost = { $hero } ha perso { $resource } { $amount }.
event-excess = { $hero } ha perso { $resource } { $amount } oltre la sua capacità.
event-cleansed = { $hero } si è { $hero-gender ->
    [f] liberata
   *[m] liberato
  } di { $count ->
    [0] ogni { $condition }
    [one] 1 { $condition }
   *[other] { $count } { $condition }
  }.
event-suffers = { $hero } ha subito { $condition } { $amount }.
event-equipped = { $hero } ha equipaggiato { $card-the } ({ $area }).
event-unequipped = { $hero } ha tolto dalla scheda { $card-the }.
event-used-up = { $hero } ha consumato { $card-the }: l’oggetto lascia la partita.
event-traded = { $hero } e { $other } hanno fatto uno scambio: { $given } in cambio di { $wanted }.
event-challenges = { $hero } ha sfidato { $target } { $region-to }!
event-joins = { $hero } partecipa.
event-round = Round di combattimento { $number }: { $characters }.
event-attacks = { $hero } attacca.
event-used = { $hero } ha usato { $card-the }{ $energy ->
    [0] .
   *[other] {" "}per Energia { $energy }.
  }
event-dice-added = { $hero } ha { $dice } { $card-by }{ $faces ->
    [none] .
   *[other] : { $faces }.
  }
event-dice = { $hero } ha tirato { $pool }.
event-no-dice = { $hero } non ha dadi da tirare.
event-rerolled = { $hero } ha rilanciato un { $die }: da { $before } a { $face }.
event-spotted = { $hero } ha individuato un { $shown } per { $card-the }.
event-spotted-alone = { $hero } ha individuato un { $shown } per un colpo che va nel riquadro attrito.
event-changed = { $card }: un { $shown } diventa { $became }.
event-removed = { $card }: un { $shown } lascia la riserva.
event-preset = { $card }: un { $die } mostra { $face }.
event-swapped = { $card }: un { $became } al posto di un { $die }.
event-bonus = { $card }: { $value } { $amount } per { $hero }.
event-limit = { $card }: { $most ->
    [0] nessun { $die } per { $hero }.
    [one] al massimo un { $die } per { $hero }.
   *[other] al massimo { $most } dadi { $colour } per { $hero }.
  }
event-locked = Un { $die } che mostra { $face } resta fuori dal combattimento.
event-hits = { $dice ->
    [none] Nessun dado di { $hero } colpisce (Minaccia { $threat }).
   *[other] { $hero } ha colpito con { $dice } (Minaccia { $threat }).
  }
event-placed = { $token ->
    [armor] { $amount ->
        [one] 1 gettone armatura entra
       *[other] { $amount } gettoni armatura entrano
      }
   *[hit] { $amount ->
        [one] 1 colpo entra
       *[other] { $amount } colpi entrano
      }
  } nel { $box } { $faction-of }{ $card ->
    [none] .
   *[other] {" "}({ $card }).
  }
event-hits-away = { $card }: { $amount ->
    [one] 1 colpo lascia
   *[other] { $amount } colpi lasciano
  } il { $box }.
event-hits-moved = { $card }: { $amount ->
    [0] nessun colpo passa
    [one] 1 colpo passa
   *[other] { $amount } colpi passano
  } dal { $source } al { $target }.
event-limited = { $amount ->
    [one] 1 colpo va
   *[other] { $amount } colpi vanno
  } nel riquadro attrito: negli altri non ne restano più di { $most }.
event-relic = { $card }: { $amount } colpi entrano nel riquadro danno per { $hero }.
event-foe-acts = L’abilità { $card-of } ha effetto su { $hero }.
event-felled = { $shade ->
    [none] { $card-the } { $card-number ->
        [many] { $card-gender ->
            [f] sono cadute!
           *[m] sono caduti!
          }
       *[one] { $card-gender ->
            [f] è caduta!
           *[m] è caduto!
          }
      }
   *[other] { $creature } { $card-gender ->
        [f] è stata sconfitta!
       *[m] è stato sconfitto!
      }
  }
event-damage = Attacco degli avversari { $attack }; nel riquadro difesa { $defense }{ $armor ->
    [0] {""}
   *[other] {" "}e armatura { $armor }
  }: { $wounds ->
    [0] nessuna ferita.
    [one] 1 ferita.
   *[other] { $wounds } ferite.
  }
event-resolved = Il round si chiude con { $hits ->
    [0] nessun colpo
    [one] 1 colpo
   *[other] { $hits } colpi
  } nel riquadro danno.
event-hurt = { $hero } { $wound ->
    [yes] ha subito una ferita
   *[no] ha perso Salute 1
  } (Salute { $left }).
event-companion-hurt = Una ferita di { $hero } va { $card-to } (Salute { $left }).
event-mended = { $hero } ha rimesso in forze { $card-the } (Salute { $left }).
event-combo = { $hero } ha messo { $amount ->
    [one] 1 gettone combo
   *[other] { $amount } gettoni combo
  } con { $card-the }.
event-tokens-spent = { $hero } ha speso { $amount ->
    [one] 1 gettone
   *[other] { $amount } gettoni
  } { $card-of }.
event-leaves = { $hero } ha lasciato il combattimento.
event-defeated = { $hero-gender ->
    [f] { $hero } è stata sconfitta!
   *[m] { $hero } è stato sconfitto!
  }
event-revived = { $card }: { $hero } resta dove si trova.
event-armored = Dopo l’armatura restano: Orda { $horde }; Alleanza { $alliance }.
event-wounds = Ferite: Orda { $horde }, Alleanza { $alliance }.
event-combat-over = { $won ->
    [yes] Il combattimento è finito.
   *[no] Il combattimento è perduto.
  }
event-pvp-over = { $side ->
    [none] Nessuno ha vinto il combattimento tra le fazioni.
   *[other] { $faction-the } ha vinto il combattimento tra le fazioni!
  }
event-looted = { $hero } ha preso { $card-the } a { $victim }.
event-quest-done = La missione «{ $card }» è compiuta! Premio per { $characters }: { $reward }.
event-completed = { $faction-the } ha messo via la missione completata «{ $card }».
event-given-up = { $faction-the } ha rinunciato alla missione «{ $card }».
event-disagreed = { $faction-the } non è d’accordo: decide { $hero }.
event-event = Evento: { $card }.
event-event-repeated = L’Evento «{ $card }» era già uscito: non ha effetto.
event-event-over = L’Evento «{ $card }» è terminato.
event-driven = { $faction-the } ha spinto creature indipendenti ({ $kinds }) { $origin-by } { $region-to }.
event-auction = All’asta: { $card }.
event-auctioned = { $hero } ha ottenuto { $card-the } per { $gold } d’oro (offerte: { $bids }).
event-marked = { $card }: una taglia pende su { $characters }.
event-bounty = { $faction-the } ha riscosso la taglia su { $hero }.
event-tribute = { $hero } ha ceduto { $card ->
    [none] { $gold } d’oro.
   *[other] { $card-the }.
  }
event-war-won = { $faction-the } ha vinto la Guerra «{ $card }»!
event-trophies = { $faction-the } ha trofei per Attacco { $total } su { $goal }.
event-cleared = { $hero } ha tolto il segnalino della peste { $region-to }.
event-looks = { $hero } ha guardato il segnalino { $region-to }.
event-marker = { $real ->
    [yes] Sotto il segnalino { $region-to } si trova { $overlord-the }!
   *[no] Sotto il segnalino { $region-to } non si trova { $overlord-the }.
  }
event-revealed = { $hero } ha girato il segnalino { $region-to }: { $real ->
    [yes] ecco { $overlord-the }!
   *[no] era vuoto.
  }
event-overlord-moves = { $card-the } ha raggiunto { $region-the }.
event-bulwark = { $card-the } è alla fine del cammino; { $faction-the } affronta con tutti l’ultima difesa.
event-final-battle = La battaglia finale! XP: Orda { $horde }, Alleanza { $alliance }. Attaccanti: { $faction }.
event-won = { $side ->
    [none] Nessuno ha vinto la partita.
   *[other] { $faction-the } ha vinto la partita!
  }

# Rifiuti
refusal-about = { $about }: { $text }

# Il tavolo
table-title = Percorso dei turni
table-setup = Il tavolo si prepara: { $phase }.
table-turn = Spazio { $space } di { $last }{ $lap ->
    [1] {""}
   *[other] , giro { $lap }
  }: turno { $faction-of }, { $phase }.
table-final = La battaglia finale: attacca { $faction-the }, { $phase }.
table-over = La partita è finita. { $winners ->
    [none] Nessuno ha vinto.
   *[other] Vittoria: { $winners }.
  }
table-icons = In arrivo: { $icons }.
table-icon-event = Evento tra { $steps }
table-icon-item = oggetto { $deck } tra { $steps }
table-strength = XP: Orda { $horde }, Alleanza { $alliance }.
table-character = { $hero } ({ $class }, { $faction }){ $you ->
    [yes] , tuo
   *[no] {""}
  }
table-level = Livello { $level }, XP { $xp }, { $region-to }{ $actions ->
    [none] .
    [one] ; resta 1 azione.
   *[other] ; restano { $actions } azioni.
  }
table-life = { $standing }.
table-areas = Sulla scheda: { $cards }.
table-area = { $area }: { $card }
table-companion = { $card } (Salute { $health })
table-tokens = { $card } (gettoni { $tokens })
table-bag = Borsa: { $cards }.
table-spellbook = Libro degli incantesimi: { $cards }.
table-talents = Talenti: { $cards }.
table-auctioned = Dalle aste: { $cards }.
table-relics = Reliquie: { $cards }.
table-quests = Missioni { $faction-of }
table-quest = «{ $quest }» (mazzo { $grade }, livello { $level }): { $figures }. Premio: { $reward }.
table-quest-figures = { $creatures } { $region-to }
table-quest-decks = Mazzi: { $decks }.
table-deck = { $deck } { $count }
table-no-quests = Nessuna missione attiva.
table-merchant = Mercante
table-item = { $card }: { $figures }
table-empty = Nulla in vendita.
table-item-decks = Mazzi degli oggetti: { $decks }. Eventi: { $events }.
table-board = Overlord ed Eventi
table-overlord = { $card } ({ $stats }) { $region-to }.
table-hidden = { $card } ({ $stats }) è sotto uno di questi segnalini: { $regions }.
table-seen = { $faction-the } ha visto: { $regions }.
table-event = «{ $card }»{ $details ->
    [none] .
   *[other] : { $details }.
  }
table-event-marks = taglia su { $characters }
table-event-regions = regioni { $regions }
table-event-gold = oro { $gold }
table-event-items = { $items }
table-event-trophies = Orda { $horde }, Alleanza { $alliance }
table-calm = Nessun Evento in gioco.
table-creatures = Creature indipendenti: { $figures }.
table-fight = Combattimento { $region-to }, round { $round }
table-foes = Avversari: { $foes }.
table-fighter = { $hero }: { $condition }{ $state ->
    [fell] , fuori combattimento
    [left] , lontano
    [acted] , attacco già fatto
   *[waits] {""}
  }
table-boxes = { $faction }: { $boxes }.
table-pool = Fase di attacco di { $hero }: { $pool }; Minaccia { $threat }, Rilancio { $reroll } (usato { $rerolls }), Attrito { $attrition }.
table-attack = Attacco degli avversari: { $attack }.
phase-classes = scelta delle classi
phase-factions = sorteggio delle fazioni
phase-opening = prime missioni
phase-turn = inizio del turno
phase-actions = azioni
phase-moving = Viaggio
phase-trade = scambio
phase-round = combattimento, inizio del round
phase-attacks = combattimento, chi attacca
phase-pool = combattimento, riserva di dadi
phase-rolled = combattimento, dopo il tiro
phase-rerolls = combattimento, rilanci
phase-after-rerolls = combattimento, dopo i rilanci
phase-tokens = combattimento, Piazzamento dei gettoni
phase-defense = combattimento, fase di difesa
phase-assignment = combattimento, Assegnazione dei colpi
phase-damage = combattimento, danno
phase-resolution = combattimento, Risoluzione
phase-armor = combattimento, armatura
phase-pvp-assignment = combattimento, Assegnazione dei colpi
phase-pvp-resolution = combattimento, Risoluzione
phase-round-end = combattimento, fine del round
phase-combat-end = fine del combattimento
phase-rewards = premi
phase-after-action = fine dell’azione
phase-management = Gestione del Personaggio
phase-end-of-turn = fine del turno
phase-marker = segnaturno
phase-draw-event = si pesca un Evento
phase-event = Evento
phase-bulwark = l’ultima difesa
phase-final = fine del percorso
phase-last-management = ultima Gestione del Personaggio
phase-final-battle = battaglia finale

# La mappa
map-region = { $region }{ $scene ->
    [none] {""}
   *[other] : { $scene }
  }
map-legend = Numero: a quante regioni di distanza; poi il nome e ciò che vi si trova.
prompt-first-side = { $hero }, entrambe le fazioni hanno qualcosa da usare adesso: chi comincia?
option-side = comincia { $faction-the }
