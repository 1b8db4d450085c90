tcg-atk = ATK
tcg-health = Salute
tcg-defence = DIF
tcg-strike = Costo per colpire
tcg-cost = Costo
tcg-hand = Carte in mano
tcg-deck = Carte nel mazzo
tcg-resources = Risorse
tcg-graveyard = Cimitero
tcg-removed = Rimosse dal gioco
tcg-hero = Eroe
tcg-allies = Alleati
tcg-equipment = Equipaggiamento
tcg-abilities = Abilità
tcg-quests = Quest
tcg-costs = Costo { $cost }
tcg-no-text = Nessun testo: i valori dicono tutto.
tcg-token = segnalino
tcg-printed = N. { $number }, { $rarity }

tcg-now = Sul tavolo
tcg-now-figures = ATK { $atk }, salute { $left } di { $health }
tcg-exhausted = spossata
tcg-fresh = appena arrivata: non può ancora attaccare
tcg-blank = senza i suoi poteri
tcg-flipped = girato: il suo potere è già usato
tcg-mark-no-attack = non può attaccare
tcg-mark-no-protect = non può fare guardia
tcg-mark-no-ready = non torna pronta
tcg-mark-no-heal = non può essere curata
tcg-mark-untargetable = gli avversari non possono bersagliarla
tcg-mark-indestructible = non può essere distrutta
tcg-mark-guards-hero = può fare guardia al suo eroe
tcg-mark-must-attack = deve attaccare
tcg-mark-lure = dev’essere attaccata, se possibile
tcg-attached-to = assegnata a { $card }
tcg-attached = { $card }, assegnata a { $host }
tcg-carries = con { $card }
tcg-life-of = salute { $left } di { $health }

tcg-dies = muore
tcg-survives = sopravvive con { $left }
tcg-left = resta { $left }
tcg-armor-can = l’armatura può prevenire { $amount }

tcg-side = Il tavolo di { $who }
tcg-opponents = Avversari
tcg-no-allies = Nessun alleato
tcg-nothing = Ancora niente in gioco.
tcg-out = Fuori dal gioco
tcg-ready-of = { $ready } risorse pronte su { $count }
tcg-face-down = Guarda la risorsa coperta { $card }
tcg-piles = Cimiteri e carte rimosse
tcg-piles-of = carte nel cimitero, { $removed } rimosse: apri
tcg-turn = Turno { $turn }
tcg-your-turn = tocca a te
tcg-turn-of = tocca a { $who }
tcg-step-ready = interfase di preparazione
tcg-step-draw = interfase di estrazione
tcg-step-action = fase di azione
tcg-step-attack = attacco
tcg-step-protect = guardia
tcg-step-defend = difesa
tcg-step-damage = danni
tcg-step-end = fase finale
tcg-last = Giocate per ultime dagli altri
tcg-combat = Combattimento
tcg-struck = ha colpito con questa
tcg-chain = La catena
tcg-may-answer = può rispondere { $who }
tcg-link-card = carta
tcg-link-power = potere
tcg-link-reward = ricompensa della quest
tcg-link-trigger = potere innescato
tcg-link-combat = attacco

tcg-asking = Quanto spesso ti si chiede
tcg-full-control = Controllo totale
tcg-full-control-hint = Ti si chiede a ogni occasione, anche se non hai niente da giocare
tcg-to-my-turn = Passa fino al mio turno
tcg-to-my-turn-hint = Non ti si chiede più niente finché non comincia il tuo prossimo turno

tcg-opening = La tua mano iniziale
tcg-stage = Scegli una carta
tcg-stage-order = Che cosa va in catena per prima
tcg-stage-prevent = Che cosa previene il danno
tcg-toss-won = vinto
tcg-toss-lost = perso

tcg-round = Busta { $round } ({ $left ->
    [0] l’ultima
    [one] ne resta 1
   *[other] ne restano { $left }
  })
tcg-pass-left = si passa a sinistra
tcg-pass-right = si passa a destra
tcg-how-packs = La carta che scegli viene presa o spostata; la lente la mostra in grande.
tcg-keys-packs = Lo fanno anche I e il tasto destro.
tcg-deck-empty = Ancora nessuna carta: quelle che scegli tra le rimaste vengono qui.
tcg-pack = La busta davanti a te
tcg-pool = Le tue carte ({ $count })
tcg-cards = Carte
tcg-copies = { $count ->
    [one] 1 copia
   *[other] { $count } copie
  }
tcg-curve = Per costo
tcg-curve-bar = costo { $cost }: { $count }
tcg-kinds = Per tipo
tcg-in-deck = Mazzo ({ $count })
tcg-in-pool = Rimaste ({ $count })
tcg-in-side = Side deck ({ $count })
tcg-side-deck-title = Dopo la partita { $games } di { $most }
tcg-goes-out = { $card } esce: quale carta entra?
tcg-are-ready = Pronti: { $who }
tcg-ready = Pronto
tcg-how = Trascina una carta dalla mano sul tavolo per giocarla, sulle tue risorse per piazzarla; trascina un alleato su un nemico per attaccare. Una pressione lunga mostra una carta in grande.
tcg-keys = G apre i cimiteri, I mostra una carta in grande.

tcg-decks-title = Mazzi
tcg-decks-tab-decks = Mazzi
tcg-decks-tab-deck = Questo mazzo
tcg-decks-tab-find = Carte
tcg-decks-mine = I tuoi mazzi ({ $count })
tcg-decks-none = Non ne hai ancora costruiti.
tcg-decks-new = Un nuovo mazzo
tcg-decks-new-name = Il mio mazzo
tcg-decks-shelf = Copia un mazzo dello scaffale
tcg-decks-copy = Copia questo mazzo e modifica la copia
tcg-decks-copy-of = Copia { $name }
tcg-decks-forget = Elimina { $name }
tcg-decks-forget-sure = Elimina { $name } per sempre: premi ancora una volta
tcg-decks-kind-constructed = costruito
tcg-decks-kind-sealed = da buste
tcg-decks-kind-starter = introduttivo
tcg-decks-name = Nome
tcg-decks-as = Tipo di mazzo
tcg-decks-keep = Salva
tcg-decks-is-kept = Salvato
tcg-decks-kept = { $name } è salvato.
tcg-decks-checking = Controllo in corso…
tcg-decks-legal = Il mazzo è legale.
tcg-decks-empty = È ancora vuoto. Cerca le carte e premile per metterle dentro.
tcg-decks-try = Provalo
tcg-decks-hand = Pesca una mano
tcg-decks-draw = Un’altra carta
tcg-decks-text = In forma di testo
tcg-decks-text-hint = «Eroe:» e il suo nome, poi un numero e un nome per riga
tcg-decks-write = Scrivi il mazzo
tcg-decks-read = Fai il mazzo da questo testo
tcg-decks-find = Cerca carte
tcg-decks-search = Parole o cifre
tcg-decks-search-hint = guardia pesca  costo<4  atk>=3
tcg-decks-by-kind = Tipo
tcg-decks-by-class = Classe
tcg-decks-by-faction = Fazione
tcg-decks-by-race = Razza
tcg-decks-by-rarity = Rarità
tcg-decks-by-type = Danno
tcg-decks-by-cost = Costo
tcg-decks-health = salute
tcg-decks-strike = costo per colpire
tcg-decks-able = solo ciò che l’eroe può avere
tcg-decks-found = { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
tcg-decks-more = Mostra altre ({ $count })
tcg-decks-put-in = Mettine una nel mazzo
tcg-decks-to-side = Una copia di { $card } nel side deck
tcg-decks-one-less = Una copia di { $card } in meno
tcg-decks-one-more = Una copia di { $card } in più
tcg-decks-other-class = altra classe
tcg-decks-other-faction = altra fazione
tcg-decks-other-spec = altra specializzazione
