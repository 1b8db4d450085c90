runebound-mind = Mente
runebound-body = Corpo
runebound-spirit = Spirito
runebound-ranged = A distanza
runebound-melee = Corpo a corpo
runebound-magic = Magia
runebound-damage = Danno
runebound-life = Vita
runebound-wounds = Ferite
runebound-stamina = Resistenza
runebound-exhaustion = Stanchezza
runebound-gold = Oro
runebound-points = Punti esperienza
runebound-runes = Rune di Drago

runebound-terrain-plains = pianura
runebound-terrain-road = strada
runebound-terrain-river = fiume
runebound-terrain-swamp = palude
runebound-terrain-forest = foresta
runebound-terrain-hill = collina
runebound-terrain-mountain = montagna
runebound-terrain-town = città
runebound-any = qualunque terreno
runebound-space = { $place } { $at }
runebound-nowhere = non ancora sulla mappa
runebound-look-market = { $town }: guarda il mercato

runebound-kind-hero = Eroe
runebound-kind-ally = Alleato
runebound-kind-item = Oggetto
runebound-kind-challenge = Sfida
runebound-kind-event = Evento
runebound-kind-encounter = Incontro
runebound-type-weapon = Arma
runebound-type-armour = Armatura
runebound-type-artefact = Artefatto
runebound-type-potion = Pozione
runebound-type-scroll = Pergamena
runebound-type-rune = Runa di Drago
runebound-used = attivata

runebound-allies = Alleati
runebound-items = Oggetti
runebound-encounters = Incontri conservati
runebound-learned = { $n } per esperienza
runebound-empty-hands = Ancora nessun Oggetto e nessun Alleato.
runebound-tokens-green = { $n ->
    [one] { $n } gettone verde
   *[other] { $n } gettoni verdi
  }
runebound-tokens-yellow = { $n ->
    [one] { $n } gettone giallo
   *[other] { $n } gettoni gialli
  }
runebound-tokens-blue = { $n ->
    [one] { $n } gettone blu
   *[other] { $n } gettoni blu
  }
runebound-tokens-red = { $n ->
    [one] { $n } gettone rosso
   *[other] { $n } gettoni rossi
  }

runebound-fight = Sfida
runebound-duel = Scontro fra Eroi
runebound-round = Round { $n }
runebound-slot = Non superata, { $n }
runebound-step-prepare = Prima
runebound-step-escape = Fuga
runebound-step-ranged = A distanza
runebound-step-melee = Corpo a corpo
runebound-step-magic = Magia
runebound-fighter = Chi combatte
runebound-attacked = ha attaccato
runebound-to-reach = Da raggiungere

runebound-market = Mercato di { $town }
runebound-wares = { $n ->
    [0] Niente in vendita
    [one] Una carta in vendita
   *[other] { $n } carte in vendita
  }
runebound-usual-price = prezzo abituale
runebound-close = Chiudi

runebound-event = Evento in vigore
runebound-undefeated = Avventure non superate
runebound-none-undefeated = Finora nessuno è fuggito da nulla.
runebound-free = { $n ->
    [0] Nessun posto libero.
    [one] Resta un posto.
   *[other] Restano { $n } posti.
  }
runebound-deck-green = Mazzo verde
runebound-deck-yellow = Mazzo giallo
runebound-deck-blue = Mazzo blu
runebound-deck-red = Mazzo rosso
runebound-deck-market = Mazzo Mercato
runebound-token-green = verde: facile
runebound-token-yellow = giallo: più difficile
runebound-token-blue = blu: pericoloso
runebound-token-red = rosso: Signori dei Draghi
runebound-key = Legenda della mappa
runebound-shown = Carte rivelate
runebound-waits = qui attende { $card } ({ $n })

runebound-prompt-adventure = davanti a un’avventura
runebound-prompt-trade = al mercato
runebound-prompt-escape = prima che lo scontro continui
runebound-prompt-experience = quando si acquista esperienza
runebound-prompt-find = quando si trova qualcosa
runebound-prompt-use-before-combat = prima del combattimento
runebound-prompt-use-round = all’inizio di un round
runebound-prompt-use-turn = durante il tuo turno
runebound-prompt-use-hit = quando un attacco riesce
runebound-prompt-use-wound = quando si subiscono ferite
runebound-prompt-use-before-roll = prima di un tiro
runebound-prompt-use-after-roll = dopo un tiro fallito
runebound-prompt-use-win = dopo una vittoria
runebound-ally-fares = vita { $life } su { $of }, vigore { $stamina }
runebound-own-cards = Le tue carte
runebound-to-hit = Tiro di attacco
runebound-to-defend = Tiro di difesa
runebound-part-experience = Esperienza
runebound-part-used = Usato in questo scontro
