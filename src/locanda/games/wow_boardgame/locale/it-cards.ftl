# Testo delle carte del Gioco da tavolo. Ogni messaggio comincia minuscolo; le frasi le fa il programma.

list-or = { $first } o { $last }

# Parole
card-colour-red = rosso
card-colour-blue = blu
card-colour-green = verde
card-colours-red = rossi
card-colours-blue = blu
card-colours-green = verdi
card-shade-green = verde
card-shade-red = rossa
card-shade-blue = indipendente
card-grade-grey = grigia
card-grade-green = verde
card-grade-yellow = gialla
card-grade-red = rossa
card-box-damage = danno
card-box-defense = difesa
card-box-attrition = attrito
card-resource-health = Salute
card-resource-energy = Energia
card-condition-stun = Stordimento
card-condition-curse = Maledizione
card-deck-triangle = Triangolo
card-deck-square = Quadrato
card-deck-circle = Cerchio
card-deck-special = speciale
card-type-active = attivo
card-type-instant = istantaneo
card-type-melee = da mischia
card-type-ranged = a distanza
card-type-general = generico
card-type-armor = armatura
card-type-bag = Borsa
card-area-power-1 = Potere 1
card-area-power-2 = Potere 2
card-area-power-3 = Potere 3
card-area-ranged = A distanza
card-area-melee = Mischia
card-area-general = Generica
card-area-armor = Armatura
card-category-stance = Posizione
card-category-aspect = Aspetto
card-category-pet = Animale
card-category-demon = Demone
card-category-beast-form = Forma bestiale
card-category-seal = Sigillo
card-category-blessing = Benedizione
card-category-aura = Aura
card-category-weapon-enhancement = Potenziamento dell’arma
card-a-category-stance = una Posizione
card-a-category-aspect = un Aspetto
card-a-category-pet = un Animale
card-a-category-demon = un Demone
card-a-category-beast-form = una Forma bestiale
card-a-category-seal = un Sigillo
card-a-category-blessing = una Benedizione
card-a-category-aura = un’Aura
card-a-category-weapon-enhancement = un Potenziamento dell’arma
# Una regione dopo la preposizione: a chi non ha articolo si va, chi lo ha sta «nel»
card-place = { $article ->
    [yes] { $in }
   *[no] { $to }
  }
card-where = { card-place }
card-trait-sword = Spada
card-trait-mace = Mazza
card-trait-staff = Bastone
card-trait-bow = Arco
card-trait-gun = Fucile
card-trait-wand = Bacchetta
card-trait-cloth = Stoffa
card-trait-leather = Cuoio
card-trait-mail = Maglia
card-trait-potion = Pozione
card-trait-scroll = Pergamena
card-trait-food = Cibo
card-trait-trinket = Ninnolo
card-trait-head = Testa
card-function-scope = mirino
card-function-helmet = elmetto
card-function-shield = scudo
card-function-poison = veleno

# Dadi
card-showing-least = { $result ->
    [8] con un 8
   *[other] con { $result } o più
  }
card-showing-most = { $result ->
    [1] con un 1
    [2] con 1 o 2
   *[other] con { $result } o meno
  }
card-die-one = un dado { $colours } { $showing }
card-die-each = dado { $colours } { $showing }
card-die-many = dadi { $colours } { $showing }
card-dice = { $colour ->
    [any] { $amount ->
        [one] un dado
       *[other] { $amount } dadi
      } di qualsiasi colore
   *[other] { $amount ->
        [one] un dado { $colour ->
            [red] rosso
            [blue] blu
           *[green] verde
          }
       *[other] { $amount } dadi { $colour ->
            [red] rossi
            [blue] blu
           *[green] verdi
          }
      }
  }

# Quel che è stampato accanto al testo
card-line-power = Potere { $type ->
    [active] attivo
    [instant] istantaneo
    [melee] da mischia
    [ranged] a distanza
   *[general] generico
  }, { $owner }
card-line-talent = Talento, { $owner }
card-line-item = { $type ->
    [armor] armatura
    [bag] oggetto Borsa
    [general] oggetto generico
    [ranged] oggetto a distanza
   *[melee] oggetto da mischia
  }
card-line-race = abilità della razza
card-line-auction = oggetto all’asta
card-line-sheet = { $owner } { $faction ->
    [horde] dell’Orda
   *[alliance] dell’Alleanza
  }
card-line-creature = creatura { $letter }: { $rows }
card-line-boss = boss { $where }
card-line-overlord = Overlord: con quattro personaggi { $small }; con sei { $large }
card-line-quest = missione { $grade } { $faction ->
    [horde] dell’Orda
   *[alliance] dell’Alleanza
  }
card-line-event = Evento
card-line-bonus = Evento Bonus
card-only-with = solo con { $name }
card-destiny = Numero Destino { $number }
card-finishing = mossa finale
card-addon = aggiuntivo ({ $function })
card-preprinted = stampato sulla scheda
card-soulbound = Soulbound
card-level = livello { $level }
card-gold = { $amount } oro
card-xp = { $amount } XP
card-energy = { $energy } Energia { $use ->
    [use] per uso
   *[equip] per equipaggiarlo
  }
card-health = Salute { $health }
card-healths = Salute { $row }
card-energies = Energia { $row }
card-stats = Minaccia { $threat }, Attacco { $attack }, Salute { $health }
card-race = { $race }: «{ $deeds }»
card-areas = aree carta: { $areas }
card-only = solo { $category }
card-printed = stampata: { $card }
card-one-potion = una sola Pozione per round
card-one-scroll = una sola Pergamena per round
card-exempt = non occupa posto nella Borsa
card-auctioned = si perde quando sei sconfitto
card-instead = { $card } { $number ->
    [one] dice
   *[many] dicono
  }: «{ $text }»

# Premi
card-prize = { $draw ->
    [one] { $times ->
        [one] un oggetto { $deck }
       *[other] { $times } oggetti { $deck }
      }
   *[other] { $times ->
        [one] {""}
        [2] due volte
       *[other] { $times } volte
      } 1 di { $draw } oggetti { $deck }
  }
card-special = l’oggetto speciale { $cards }
card-reward = premio: { $reward }
card-spawns-own = creature missione: { $spawns }
card-spawns-independent = indipendenti: { $spawns }
card-spawn = { $count ->
    [one] {""}
   *[other] { $count } ×
  } { $creature } { $colour ->
    [green] verde
    [red] { $gender ->
        [f] rossa
       *[m] rosso
      }
   *[blue] {""}
  }
card-boss-once = ogni fazione può sfidarlo una volta sola
card-boss-reward = { $same ->
    [yes] premio: { $stronger }
   *[no] premio: { $stronger }; per la fazione più debole { $weaker }
  }
card-overlord-at = { $name } si trova { $count ->
    [one] { $places }
   *[other] sotto uno di { $count } segnalini, { $places }
  }
card-overlord-way = Ogni volta che si pesca un Evento, { $name } avanza verso { $goal } di tante regioni quante dice il Numero Destino; quando arriva, ogni fazione lo combatte una volta con tutti i suoi personaggi.
card-overlord-events = aggiunge { $count } Eventi al mazzo

# Quando agisce un’abilità
card-when-round = all’inizio di ogni round
card-when-round-first = all’inizio del primo round
card-when-pool = prima del tiro
card-when-used = { $each ->
    [yes] ogni volta che usi { $cards-or }
   *[no] una volta per round, quando usi { $cards-or }
  }
card-when-judgement = { $judgement }
card-when-roll = subito prima del tiro
card-when-rolled = dopo il tiro
card-when-rerolls = all’inizio del passaggio di Rilancio
card-when-rerolling = nel passaggio di Rilancio
card-when-after-rerolls = dopo i rilanci
card-when-tokens = { $owner ->
    [foe] prima che si mettano i gettoni
   *[card] prima di mettere i gettoni
  }
card-when-placing = { $owner ->
    [foe] quando si mettono i gettoni
   *[card] quando metti i gettoni
  }
card-when-placed = { $owner ->
    [foe] dopo che si sono messi i gettoni
   *[card] dopo aver messo i gettoni
  }
card-when-defense = nella fase di difesa
card-when-assigned = dopo l’assegnazione dei colpi
card-when-resolution = all’inizio della Risoluzione
card-when-resolved = alla fine della Risoluzione
card-when-round-end = alla fine del round
card-when-combat-end = alla fine del combattimento
card-when-hurt = { $whose ->
    [own] quando perdi Salute
   *[friend] quando tu o un amico nel combattimento perdete Salute
  }
card-when-spent = dopo aver speso Energia
card-when-fallen = { $whose ->
    [own] quando sei sconfitto
   *[friend] quando tu o un amico nel combattimento siete sconfitti
  }
card-when-turn = all’inizio del turno della tua fazione
card-when-before-action = subito prima di una tua azione
card-when-action = come azione
card-when-travel = { $auto ->
    [yes] dopo un’azione Viaggio
   *[no] quando viaggi
  }
card-when-rest = quando riposi
card-when-challenge = quando sfidi
card-when-learn = quando prendi questo Talento
card-then = poi
card-once-turn = una volta per turno
card-phase = { $once ->
    [attacker] in ogni fase di attacco tua e dei tuoi amici
   *[none] nella fase di attacco tua o di un amico
  }
card-friends = ogni amico nel combattimento, te compreso, { $does }
card-with = { $dice }, con { $values }
card-in-the-end = poi { $does }
card-pay = paga { $energy } Energia
card-unequip = togli { $cards } dalla scheda
card-itself = questa carta
card-otherwise = { $usual }; invece, { $so }, { $better }
card-free = non costa Energia { $so }

# Che cosa serve a un’abilità
card-if-used = se in questo round hai usato { $cards-or }
card-if-again = se hai usato questa carta anche nel round precedente { $unhurt ->
    [yes] senza perdere Salute
   *[no] {""}
  }
card-if-equipped = se hai equipaggiato { $cards-or }
card-if-trait = se hai equipaggiato un oggetto { $traits-or }
card-if-category = se hai equipaggiato { $a-category }
card-if-without = se non hai equipaggiato { $a-category }
card-if-round = dal round { $round } in poi
card-if-first = nel primo round
card-if-opponents = contro almeno { $opponents } avversari
card-if-strong = contro creature rosse, un boss o personaggi nemici
card-if-dice = se ci sono almeno { $count } { $die-many }
card-if-combo = se in questo round hai messo gettoni combo
card-if-won = se sei sopravvissuto e un avversario è stato sconfitto
card-if-monsters = in un combattimento contro creature o un boss

# Valori
effect-reroll = { $owner ->
    [foe] chi lo combatte ha
   *[card] { $who-does ->
        [they] ottiene
       *[you] { $lead ->
            [verb] ottieni
           *[other] {""}
          }
      }
  } Rilancio { $amount-signed }
effect-attrition = { $owner ->
    [foe] chi lo combatte ha
   *[card] { $who-does ->
        [they] ottiene
       *[you] { $lead ->
            [verb] ottieni
           *[other] {""}
          }
      }
  } Attrito { $amount-signed }
effect-threat = { $lead ->
    [verb] ottieni
   *[other] {""}
  } Minaccia { $amount-signed }
effect-capacity = { $lead ->
    [verb] ottieni
   *[other] {""}
  } capacità di { $resource-text } { $amount-signed }

# Quel che dura
effect-more-uses = puoi usare { $kind ->
    [none] { $cards }
    [instants] ogni Potere istantaneo
    [powers] ogni Potere
   *[other-powers] ogni altro tuo Potere
  } { $uses ->
    [2] due
   *[other] { $uses }
  } volte per round{ $surcharge ->
    [0] {""}
   *[other] ; ogni uso dopo il primo costa { $surcharge } Energia in più
  }
effect-cheaper = { $kind ->
    [none] { $cards } { $cards-number ->
        [one] costa
       *[many] costano
      }
    [instants] i tuoi Poteri istantanei costano
    [powers] i tuoi Poteri costano
   *[other-powers] gli altri tuoi Poteri costano
  } { $amount } Energia in meno
effect-free-use = una volta per combattimento puoi usare un Potere { $kind ->
    [instants] istantaneo
   *[powers] {""}
  } senza pagarne l’Energia
effect-free-equip = equipaggiare { $categories-or } non costa Energia
effect-keeps = { $first ->
    [yes] dopo il primo uso in un combattimento,
   *[no] {""}
  } { $cards } { $cards-number ->
    [one] resta
   *[many] restano
  } sulla scheda { $first ->
    [yes] {""}
   *[no] dopo l’uso
  }
effect-splash = quando { $cards-or } cura, un altro amico nel combattimento riguadagna { $amount } Salute
effect-doubled = ogni volta che metti gettoni combo, mettine il doppio
effect-sturdier = la Salute del tuo { $category-text } aumenta di { $amount }
effect-fits = nell’area { $area-text } puoi equipaggiare anche un oggetto { $traits-or } fino al livello { $level }
effect-extra-area = hai un’area carta in più, per un Potere istantaneo
effect-one-travel = puoi viaggiare una volta sola per turno
effect-pass-through = le creature indipendenti non fermano il tuo viaggio
effect-leave-freely = puoi viaggiare da una regione con creature indipendenti
effect-leap = puoi sfidare in una regione vicina, spostandoti lì, anche se lasci creature indipendenti
effect-immune = ignori l’abilità delle creature { $creature-text }
effect-combo-from = ai dadi che individui per i gettoni combo basta un risultato di { $at_least } o più

# Dadi
effect-dice = { $who-does ->
    [they] aggiunge
   *[you] aggiungi
  } { $dice } { $per ->
    [friend] per ogni amico nel combattimento, te compreso
   *[none] {""}
  }
effect-dice-by-attack = scegli una creatura avversaria e aggiungi un dado { $colour-text } ogni 2 punti del suo Attacco
effect-limit = { $most ->
    [0] non tirare dadi
   *[other] tira al massimo { $most } dadi
  } { $colour ->
    [red] rossi
    [blue] blu
   *[green] verdi
  }
effect-preset = metti { $results-count } dadi { $colour ->
    [red] rossi
    [blue] blu
   *[green] verdi
  } su { $results } invece di tirarli
effect-swap = sostituisci quanti { $die-many } vuoi con dadi { $colour ->
    [red] rossi
    [blue] blu
   *[green] verdi
  }
effect-spot = { $pairs ->
    [yes] ogni 2 { $die-many } che individui
   *[no] { $most ->
        [1] individua { $die-one }
        [0] per ogni { $die-each } che individui
       *[other] per ogni { $die-each } che individui, fino a { $most }
      }
  }: { $do }
effect-change = cambia { $most ->
    [0] quanti { $die-many } vuoi
    [1] { $die-one }
   *[other] fino a { $most } { $die-many }
  } in { $most ->
    [1] un
   *[other] {""}
  } { $result } { $colour ->
    [none] {""}
    [any] di qualsiasi colore
    [blue] blu
    [red] { $most ->
        [1] rosso
       *[other] rossi
      }
   *[green] { $most ->
        [1] verde
       *[other] verdi
      }
  }
effect-raise = aumenta di { $amount } { $most ->
    [1] { $die-one }
   *[other] fino a { $most } { $die-many }
  }
effect-remove = { $every ->
    [yes] rimuovi tutti i { $die-many }
   *[no] { $forced ->
        [yes] rimuovi { $most } { $die-many }, se li hai
       *[no] { $exactly ->
            [0] { $do-count ->
                [0] rimuovi { $die-one }
               *[other] per ogni { $die-each } che rimuovi{ $most ->
                    [0] {""}
                    [reroll] , fino al tuo valore di Rilancio
                   *[other] , fino a { $most }
                  }: { $do }
              }
            [1] rimuovi { $die-one }: { $do }
           *[other] rimuovi { $exactly } { $die-many }: { $do }
          }
      }
  }
effect-roll-again = { $every ->
    [yes] rilancia tutti i { $die-many } senza usare il tuo valore di Rilancio
   *[no] rilancia { $most ->
        [0] quanti { $die-many } vuoi
        [level] fino a tanti { $die-many } quanto il tuo livello,
       *[other] fino a { $most } { $die-many }
      } senza usare il tuo valore di Rilancio
  }
effect-no-rerolls = { $colours-count ->
    [3] allora non puoi usare il tuo valore di Rilancio
   *[other] usa il tuo valore di Rilancio solo per i dadi { $others }
  }

# Gettoni
card-hits = { $amount ->
    [one] 1 colpo
   *[other] { $amount } colpi
  }
card-hits-either = metti { card-hits } nel riquadro { $box } o { $other }
effect-hits = metti { card-hits } nel riquadro { $box-text } { $per ->
    [opponent] per ogni avversario
   *[none] {""}
  }
effect-armor = metti { $amount ->
    [one] 1 gettone armatura
   *[other] { $amount } gettoni armatura
  } nel riquadro difesa
effect-redirect = metti nel riquadro { $box-text } { $most ->
    [0] quanti colpi vuoi
   *[other] fino a { $most } colpi
  } dei dadi { $colour ->
    [red] rossi
    [blue] blu
   *[green] verdi
  }
effect-per-token = { $each ->
    [one] per ogni
   *[other] ogni { $each }
  } { $token ->
    [armor] { $each ->
        [one] gettone armatura
       *[other] gettoni armatura
      } che metti
   *[hit] { $each ->
        [one] colpo
       *[other] colpi
      } che metti nel riquadro { $box-text }
  }: { $do }
effect-move-hits = sposta { $most ->
    [one] 1 colpo
   *[other] fino a { $most } colpi
  } dal riquadro { $source-text } al riquadro { $target-text }
effect-clear-hits = tutti i colpi lasciano { $boxes-count ->
    [one] il riquadro
   *[other] i riquadri
  } { $boxes }

# Salute, Energia, gettoni sulle carte
card-part-who = { $who ->
    [hurt] quel personaggio
    [friends] ogni amico nel combattimento, te compreso,
    [region] tu e ogni amico nella tua regione
   *[all] ogni partecipante al combattimento, di entrambe le parti,
  }
effect-regain = { $lead ->
    [next] {""}
   *[other] { $who ->
        [you] riguadagna
        [region] { card-part-who } riguadagnate
       *[other] { card-part-who } riguadagna
      }
  } { $full ->
    [yes] { $resource ->
        [health] tutta la Salute
       *[energy] tutta l’Energia
      }
   *[no] { $amount } { $resource-text }
  }
effect-gain = { $lead ->
    [next] {""}
   *[other] { $who ->
        [you] guadagna
        [region] { card-part-who } guadagnate
       *[other] { card-part-who } guadagna
      }
  } { $level ->
    [yes] { $resource-text } pari al tuo livello
   *[no] { $amount } { $resource-text }
  }
effect-lose = { $lead ->
    [next] {""}
   *[other] { $who ->
        [you] perdi
        [region] { card-part-who } perdete
       *[other] { card-part-who } perde
      }
  } { $amount } { $resource-text }
effect-prevent = perdine { $amount } in meno
effect-pay = { $each ->
    [one] per ogni
   *[other] ogni { $each }
  } { $resource-text } che paghi{ $most ->
    [0] {""}
   *[other] , fino a { $most }
  }: { $do }
effect-reflect = per ogni Salute che hai perso in questa fase di difesa, fino a { $most }: metti 1 colpo nel riquadro danno
effect-combo = metti { $amount ->
    [one] un gettone combo su una mossa finale
   *[other] { $amount } gettoni combo sulle tue mosse finali
  }
effect-store = metti un gettone su questa carta, fino alla fine del combattimento
effect-spend-tokens = { $each ->
    [one] per ogni
   *[other] ogni { $each }
  } { $tokens ->
    [combo] { $each ->
        [one] gettone combo
       *[other] gettoni combo
      }
   *[plain] { $each ->
        [one] gettone
       *[other] gettoni
      }
  } che spendi da questa carta{ $most ->
    [0] {""}
   *[other] , fino a { $most }
  }: { $do }
effect-equip-now = metti { $area ->
    [none] sulla scheda
   *[other] nell’area { $area-text }
  } { $category ->
    [none] { $card-text }
   *[other] { $a-category }
  } dal Libro degli incantesimi senza pagarne l’Energia
effect-unequip = togli questa carta dalla scheda
effect-discard = elimina questa carta dal gioco
effect-judgement = usa l’abilità «{ $judgement }» del Sigillo che hai equipaggiato
effect-mend-pet = il tuo Animale riguadagna tutta la sua Salute
effect-sacrifice = togli il tuo Animale dalla scheda, e per ogni Salute che aveva: { $do }
effect-defeat-independent = sconfiggi una creatura indipendente nel combattimento
effect-leave-combat = lascia il combattimento e resta nella regione
effect-cleanse = { $lead ->
    [next] {""}
   *[other] rimuovi
  } tutti i tuoi gettoni { $condition-text }
effect-revive = { $whose ->
    [own] resta nella regione e riguadagna
   *[friend] quel personaggio resta nella regione e riguadagna
  } { $level ->
    [yes] Salute ed Energia pari al tuo livello, in qualsiasi combinazione
   *[no] { $health } Salute e { $energy } Energia
  }

# Viaggi
effect-further = vai { $amount ->
    [one] una regione
   *[other] { $amount } regioni
  } più lontano
effect-teleport = spostati di quante regioni vuoi per 1 Energia ciascuna; nulla ti ferma lungo la via
effect-go-home = tu e gli amici che vuoi nella tua regione potete spostarvi nella vostra regione di partenza
effect-summon = sposta un amico da qualsiasi regione nella tua
effect-choose = { $first } o { $second }

# Creature e boss
effect-lose-per-die = { $lead ->
    [next] {""}
   *[other] chi attacca perde
  } { $amount } { $resource-text } { $open ->
    [yes] {""}
   *[no] per ogni { $die-each }
  }
effect-suffer-per-die = chi attacca riceve un gettone { $condition-text } per ogni { $die-each }
effect-unequip-per-die = chi attacca toglie un Potere dalla scheda per ogni { $die-each }
effect-lock-dice = { $lead ->
    [again] quei dadi
   *[other] tutti i { $die-many }
  } sono inutilizzabili per tutti fino alla fine del combattimento
effect-hits-away = { card-hits } { $large ->
    [0] {""}
   *[other] ({ $large } con sei personaggi)
  } { $amount ->
    [one] lascia
   *[other] lasciano
  } il riquadro { $box-text } { $per ->
    [creature] per ogni creatura rimasta
    [participant] per ogni personaggio nel combattimento
   *[none] {""}
  }
effect-hits-away-per-die = 1 colpo lascia il riquadro { $box-text } per ogni { $die-each }
effect-suffer = ogni personaggio nel combattimento riceve { $amount ->
    [one] un gettone { $condition-text }
   *[other] { $amount } gettoni { $condition-text }
  }
effect-no-reroll-value = nessuno può usare il valore di Rilancio
effect-no-attrition = nessun colpo entra nel riquadro attrito
effect-armor-only = solo i { $die-many } mettono gettoni armatura
effect-half-attrition = il valore di Attrito è dimezzato, arrotondato per eccesso
effect-limit-hits = chi attacca mette nei riquadri danno e difesa al massimo tanti colpi quanti sono i { $die-many }; gli altri vanno nel riquadro attrito
effect-spotted-attrition = per ogni colpo messo nel riquadro attrito bisogna individuare { $die-one }

# Eventi
card-event-professions = ogni personaggio prende oro pari al suo livello, o riguadagna altrettante Salute ed Energia in qualsiasi combinazione
card-event-new-horizons = ogni fazione può sostituire una sua missione con una nuova verde, gialla o rossa. Le creature della vecchia missione lasciano il tabellone; le indipendenti restano
card-event-zeppelin = a partire da chi ha meno XP, ogni personaggio può volare a un sentiero di volo amico dove non ci siano nemici
card-event-merchants = a partire da chi ha meno XP, ogni personaggio può comprare un oggetto dal Mercante a metà prezzo, arrotondato per eccesso
card-event-goblin-merchant = a partire da chi ha meno XP, ogni personaggio può vendere un oggetto della Borsa a metà prezzo, arrotondato per difetto
card-event-beasts = a turno, ogni fazione può spostare due gruppi di creature indipendenti di 1 o 2 regioni, ma non in una regione di partenza, né da personaggi nemici, né da creature indipendenti dello stesso tipo
card-event-path = ogni personaggio prende oro pari al doppio del suo livello, o cambia Talenti, ciascuno con uno di livello non superiore
card-event-auction = tutti i personaggi offrono oro in segreto; chi offre di più paga e prende { $item }: «{ $deeds }»
card-event-old-hatreds = quando una fazione vince un combattimento PvP, ogni suo partecipante riceve { $stronger } (fazione più debole: { $weaker }), e questo Evento finisce
card-event-subterfuge = i personaggi possono sfidare le creature missione del nemico. La prima missione nemica completata così dà 1 XP in meno, e questo Evento finisce
card-event-bounty = un personaggio a caso di ogni fazione è marcato. Quando uno dei due è sconfitto in un combattimento PvP, ogni suo nemico riceve { $bounty-xp } XP, e questo Evento finisce
card-event-ears = fino al prossimo Evento, ogni creatura indipendente sconfitta dà 1 XP e oro pari a metà del suo Attacco, arrotondata per difetto. Nessun effetto mentre è in gioco { $cleanse } o { $winds }
card-event-cleanse = le creature indipendenti diventano trofei della fazione che le sconfigge. La prima fazione i cui trofei hanno Attacco { $trophies } in totale vince: ogni suo personaggio riceve { $trophy-gold } oro e { $trophy-xp } XP, e questo Evento finisce
card-event-winds = finché ci sono creature indipendenti { $lands }, un’azione Viaggio che comincia lì costa { $wind-energy } Energia, e ogni creatura indipendente sconfitta lì dà { $wind-xp } XP
card-event-war = alla fine del turno nemico, una fazione con personaggi { $places } vince la Guerra: ogni suo personaggio riceve { $stronger } (fazione più debole: { $weaker })
card-event-boss = { $boss } appare { $places }
card-event-item-tribute = { $boss } appare { $places }. Ogni personaggio cede un oggetto della Borsa; i vincitori si dividono questi oggetti
card-event-gold-tribute = { $boss } appare { $places }. Ogni personaggio paga metà del suo oro, arrotondata per difetto; i vincitori si dividono quell’oro
card-event-more-scourge-cauldrons = finché questo boss non è sconfitto, { $overlord } ha Attacco +{ $cauldron-attack }
card-event-more-light-of-ages = uno dei vincitori prende una reliquia, che mette 4 colpi nel riquadro danno quando comincia un combattimento con { $overlord }
card-event-soul-taint = ogni personaggio entro { $near } regioni da { $overlord } perde metà della sua Salute, arrotondata per difetto. Finché ci sono segnalini peste, vale entro { $far } regioni e per eccesso
card-event-arcane-corruption = ogni personaggio entro { $near } regioni da { $overlord } perde metà della sua Energia, arrotondata per difetto. Finché ci sono segnalini peste, vale entro { $far } regioni e per eccesso
card-event-plague = ci sono segnalini peste { $places }. Finché ce n’è uno, creature e boss { $lands } hanno Attacco +{ $plague-attack }. Dopo un’azione in una regione con un segnalino, un personaggio può pagare { $plague-energy } Energia per rimuoverlo e ricevere { $plague-xp } XP
