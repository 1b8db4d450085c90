wowa-attack = Attacco
wowa-ranged = Attacco a distanza
wowa-melee = Attacco di mischia
wowa-defence = Difesa
wowa-damage = Danno
wowa-life = Vita
wowa-energy = Energia
wowa-movement = Movimento
wowa-valor = Valore
wowa-hand = Mano
wowa-level = Livello
wowa-type = Tipo di attacco

wowa-kind-ability = Abilità
wowa-kind-quest = Missione
wowa-kind-trophy = Trofeo
wowa-kind-character = Personaggio
wowa-kind-side = Personaggio
wowa-kind-encounter = Incontro
wowa-kind-event = Evento
wowa-kind-back = Evento, altra faccia
wowa-kind-weapon = Arma
wowa-kind-armor = Armatura
wowa-kind-bag = Oggetto zaino
wowa-timing-movement = Abilità di movimento
wowa-timing-combat = Abilità di combattimento
wowa-timing-special = Abilità speciale
wowa-other-face = Altra faccia: { $name }
wowa-other-side = altro lato

wowa-waits = { $foe } attende qui ({ $n })
wowa-discoveries = { $n ->
    [one] Una scoperta
   *[other] { $n } scoperte
  }
wowa-aggro = aggro: chi si ferma qui deve combatterlo e non può andarsene
wowa-quest-of = segnalino missione di { $who }

wowa-quests = Missioni
wowa-equipped = Equipaggiamento
wowa-bag = Zaino
wowa-tokens = Segnalini
wowa-attached = Carte associate
wowa-character = Carta personaggio
wowa-log = Registro missioni
wowa-empty = Ancora nessuna carta, nessun oggetto, nessuna missione.
wowa-task-done = fatto
wowa-task-now = da fare ora
wowa-task-later = viene dopo
wowa-tokens-at = I segnalini sono qui:
wowa-held-by = { $who } tiene i segnalini

wowa-combat = Combattimento
wowa-duel = Duello
wowa-step-fight = Prima
wowa-step-roll = Dadi
wowa-step-powers = Poteri
wowa-step-strikes = Attacchi
wowa-die = ha tirato { $n }
wowa-die-none = non ancora tirato
wowa-die-own = chi attacca
wowa-die-other = chi difende
wowa-die-again = di nuovo
wowa-needs = { $n ->
    [1] colpisce sempre
    [2] serve un 2
    [3] serve un 3
    [4] serve un 4
    [5] serve un 5
    [6] serve una spada
   *[other] per ora non può colpire
  }
wowa-ambush = Imboscata
wowa-plain-foe = Nessun potere proprio.

wowa-events = Eventi in gioco
wowa-everywhere = ovunque
wowa-undefeated = Incontri imbattuti
wowa-none-undefeated = Nessuno ha ancora lasciato un incontro imbattuto.
wowa-trophies = Trofei
wowa-deck = Carte sfida: { $colour }
wowa-elite = Missioni elite
wowa-pile = Scoperte
wowa-key = Che cosa dicono i simboli

wow-adventure-prompt-movement = nella tua fase movimento
wow-adventure-prompt-upkeep = nella tua fase mantenimento
wow-adventure-prompt-use-challenge = prima della sfida
wow-adventure-prompt-use-before-roll = prima dei dadi combattimento
wow-adventure-prompt-use-after-roll = dopo i dadi combattimento
wow-adventure-prompt-use-won = dopo una vittoria
wow-adventure-prompt-use-hurt = quando stai per subire danni
wow-adventure-prompt-use-ability = quando un altro personaggio gioca un’abilità
wowa-choose-character = Scegli il tuo personaggio
wowa-trade-auction = Casa d’aste
wowa-trade-merchant = Mercante
wowa-trade-steal = Il bottino
wowa-trade-lose = Un oggetto va perduto
wowa-trade-hand-in = Un oggetto si consegna
wowa-costs = energia { $n }
