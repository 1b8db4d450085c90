runebound-mind = Mind
runebound-body = Body
runebound-spirit = Spirit
runebound-ranged = Ranged
runebound-melee = Melee
runebound-magic = Magic
runebound-damage = Damage
runebound-life = Life
runebound-wounds = Wounds
runebound-stamina = Stamina
runebound-exhaustion = Exhaustion
runebound-gold = Gold
runebound-points = Experience points
runebound-runes = Dragon Runes

runebound-terrain-plains = plains
runebound-terrain-road = road
runebound-terrain-river = river
runebound-terrain-swamp = swamp
runebound-terrain-forest = forest
runebound-terrain-hill = hill
runebound-terrain-mountain = mountain
runebound-terrain-town = town
runebound-any = any terrain
runebound-space = { $place } { $at }
runebound-nowhere = not on the map yet
runebound-look-market = { $town }: look at the market

runebound-kind-hero = Hero
runebound-kind-ally = Ally
runebound-kind-item = Item
runebound-kind-challenge = Challenge
runebound-kind-event = Event
runebound-kind-encounter = Encounter
runebound-type-weapon = Weapon
runebound-type-armour = Armor
runebound-type-artefact = Artifact
runebound-type-potion = Potion
runebound-type-scroll = Scroll
runebound-type-rune = Dragon Rune
runebound-used = activated

runebound-allies = Allies
runebound-items = Items
runebound-encounters = Encounters kept
runebound-learned = { $n } from experience
runebound-empty-hands = No Items and no Allies yet.
runebound-tokens-green = { $n ->
    [one] { $n } green token
   *[other] { $n } green tokens
  }
runebound-tokens-yellow = { $n ->
    [one] { $n } yellow token
   *[other] { $n } yellow tokens
  }
runebound-tokens-blue = { $n ->
    [one] { $n } blue token
   *[other] { $n } blue tokens
  }
runebound-tokens-red = { $n ->
    [one] { $n } red token
   *[other] { $n } red tokens
  }

runebound-fight = Challenge
runebound-duel = Fight between Heroes
runebound-round = Round { $n }
runebound-slot = Undefeated, { $n }
runebound-step-prepare = Before
runebound-step-escape = Escape
runebound-step-ranged = Ranged
runebound-step-melee = Melee
runebound-step-magic = Magic
runebound-fighter = Who fights
runebound-attacked = has attacked
runebound-to-reach = To reach

runebound-market = Market of { $town }
runebound-wares = { $n ->
    [0] Nothing on offer
    [one] One card on offer
   *[other] { $n } cards on offer
  }
runebound-usual-price = usual price
runebound-close = Close

runebound-event = Event in force
runebound-undefeated = Undefeated Adventures
runebound-none-undefeated = Nobody has run from anything yet.
runebound-free = { $n ->
    [0] No place left.
    [one] One place left.
   *[other] { $n } places left.
  }
runebound-deck-green = Green deck
runebound-deck-yellow = Yellow deck
runebound-deck-blue = Blue deck
runebound-deck-red = Red deck
runebound-deck-market = Market deck
runebound-token-green = green: easy
runebound-token-yellow = yellow: harder
runebound-token-blue = blue: dangerous
runebound-token-red = red: Dragon Lords
runebound-key = Key to the map
runebound-shown = Revealed cards
runebound-waits = { $card } waits here ({ $n })

runebound-prompt-adventure = at an adventure
runebound-prompt-trade = at the market
runebound-prompt-escape = before a fight goes on
runebound-prompt-experience = when buying experience
runebound-prompt-find = when something is found
runebound-prompt-use-before-combat = before combat
runebound-prompt-use-round = at the start of a round
runebound-prompt-use-turn = during your turn
runebound-prompt-use-hit = when an attack hits
runebound-prompt-use-wound = when wounds are taken
runebound-prompt-use-before-roll = before a roll
runebound-prompt-use-after-roll = after a failed roll
runebound-prompt-use-win = after a victory
runebound-ally-fares = life { $life } of { $of }, stamina { $stamina }
runebound-own-cards = Your cards
runebound-to-hit = Attack roll
runebound-to-defend = Defense roll
runebound-part-experience = Experience
runebound-part-used = Used in this fight
