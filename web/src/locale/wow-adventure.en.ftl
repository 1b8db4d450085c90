wowa-attack = Attack
wowa-ranged = Ranged attack
wowa-melee = Melee attack
wowa-defence = Defense
wowa-damage = Damage
wowa-life = Life
wowa-energy = Energy
wowa-movement = Movement
wowa-valor = Valor
wowa-hand = Hand
wowa-level = Level
wowa-type = Type of attack

wowa-kind-ability = Ability
wowa-kind-quest = Quest
wowa-kind-trophy = Trophy
wowa-kind-character = Character
wowa-kind-side = Character
wowa-kind-encounter = Encounter
wowa-kind-event = Event
wowa-kind-back = Event, other face
wowa-kind-weapon = Weapon
wowa-kind-armor = Armor
wowa-kind-bag = Bag item
wowa-timing-movement = Movement ability
wowa-timing-combat = Combat ability
wowa-timing-special = Special ability
wowa-other-face = Other face: { $name }
wowa-other-side = other side

wowa-waits = { $foe } waits here ({ $n })
wowa-discoveries = { $n ->
    [one] One discovery
   *[other] { $n } discoveries
  }
wowa-aggro = aggro: whoever stops here must fight it and cannot leave
wowa-quest-of = quest token of { $who }

wowa-quests = Quests
wowa-equipped = Equipped
wowa-bag = Bag
wowa-tokens = Tokens
wowa-attached = Attached
wowa-character = Character card
wowa-log = Quest log
wowa-empty = No cards, items or quests yet.
wowa-task-done = done
wowa-task-now = to do now
wowa-task-later = comes later
wowa-tokens-at = Tokens lie here:
wowa-held-by = { $who } holds the tokens

wowa-combat = Combat
wowa-duel = Duel
wowa-step-fight = Before
wowa-step-roll = Dice
wowa-step-powers = Powers
wowa-step-strikes = Attacks
wowa-die = rolled { $n }
wowa-die-none = not rolled yet
wowa-die-own = attacker
wowa-die-other = defender
wowa-die-again = again
wowa-needs = { $n ->
    [1] always hits
    [2] needs a 2
    [3] needs a 3
    [4] needs a 4
    [5] needs a 5
    [6] needs a sword
   *[other] cannot hit yet
  }
wowa-ambush = Ambush
wowa-plain-foe = No power of its own.

wowa-events = Events in play
wowa-everywhere = everywhere
wowa-undefeated = Undefeated encounters
wowa-none-undefeated = Nobody has left anything undefeated yet.
wowa-trophies = Trophies
wowa-deck = Challenge cards: { $colour }
wowa-elite = Elite quests
wowa-pile = Discoveries
wowa-key = What the signs mean

wow-adventure-prompt-movement = in your movement phase
wow-adventure-prompt-upkeep = in your upkeep phase
wow-adventure-prompt-use-challenge = before the challenge
wow-adventure-prompt-use-before-roll = before the combat dice
wow-adventure-prompt-use-after-roll = after the combat dice
wow-adventure-prompt-use-won = after a victory
wow-adventure-prompt-use-hurt = when you are about to be hurt
wow-adventure-prompt-use-ability = when another character plays an ability
wowa-choose-character = Choose your character
wowa-trade-auction = Auction house
wowa-trade-merchant = Merchant
wowa-trade-steal = Spoils of victory
wowa-trade-lose = An item is lost
wowa-trade-hand-in = An item is handed in
wowa-costs = energy { $n }
