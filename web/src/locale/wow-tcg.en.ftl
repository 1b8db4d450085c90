tcg-atk = ATK
tcg-health = Health
tcg-defence = DEF
tcg-strike = Strike cost
tcg-cost = Cost
tcg-hand = Cards in hand
tcg-deck = Cards in the deck
tcg-resources = Resources
tcg-graveyard = Graveyard
tcg-removed = Removed from the game
tcg-hero = Hero
tcg-allies = Allies
tcg-equipment = Equipment
tcg-abilities = Abilities
tcg-quests = Quests
tcg-costs = Cost { $cost }
tcg-no-text = No text: its figures say it all.
tcg-token = token
tcg-printed = No. { $number }, { $rarity }

tcg-now = On the table
tcg-now-figures = { $atk } ATK, { $left } of { $health } health
tcg-exhausted = exhausted
tcg-fresh = new this turn: it cannot attack yet
tcg-blank = without its powers
tcg-flipped = turned over: its power is spent
tcg-mark-no-attack = cannot attack
tcg-mark-no-protect = cannot protect
tcg-mark-no-ready = does not become ready
tcg-mark-no-heal = cannot be healed
tcg-mark-untargetable = opponents cannot target it
tcg-mark-indestructible = cannot be destroyed
tcg-mark-guards-hero = can protect its hero
tcg-mark-must-attack = must attack
tcg-mark-lure = must be attacked if possible
tcg-attached-to = attached to { $card }
tcg-attached = { $card }, attached to { $host }
tcg-carries = with { $card }
tcg-life-of = health { $left } of { $health }

tcg-dies = dies
tcg-survives = survives with { $left }
tcg-left = { $left } left
tcg-armor-can = armor can prevent { $amount }

tcg-side = Table of { $who }
tcg-opponents = Opponents
tcg-no-allies = No allies
tcg-nothing = Nothing in play yet.
tcg-out = Out of the game
tcg-ready-of = { $ready } of { $count } resources ready
tcg-face-down = Look at the face-down resource { $card }
tcg-piles = Graveyards and removed cards
tcg-piles-of = cards in the graveyard, { $removed } removed: open
tcg-turn = Turn { $turn }
tcg-your-turn = your turn
tcg-turn-of = { $who } is at play
tcg-step-ready = ready step
tcg-step-draw = draw step
tcg-step-action = action phase
tcg-step-attack = attack
tcg-step-protect = protecting
tcg-step-defend = defense
tcg-step-damage = damage
tcg-step-end = end phase
tcg-last = Played last by others
tcg-combat = Combat
tcg-struck = has struck with it
tcg-chain = The chain
tcg-may-answer = { $who } may answer
tcg-link-card = card
tcg-link-power = power
tcg-link-reward = reward of the quest
tcg-link-trigger = triggered power
tcg-link-combat = attack

tcg-asking = How often you are asked
tcg-full-control = Full control
tcg-full-control-hint = You are asked at every window, also with nothing to play
tcg-to-my-turn = Pass to my turn
tcg-to-my-turn-hint = You are not asked at any window until your next turn begins

tcg-opening = Your opening hand
tcg-stage = Choose a card
tcg-stage-order = What goes on the chain first
tcg-stage-prevent = What prevents damage
tcg-toss-won = won
tcg-toss-lost = lost

tcg-round = Pack { $round } ({ $left ->
    [0] the last one
    [one] 1 more to come
   *[other] { $left } more to come
  })
tcg-pass-left = passed to the left
tcg-pass-right = passed to the right
tcg-how-packs = A card that you choose is taken or moved; the glass shows it large.
tcg-keys-packs = So does I or a right click.
tcg-deck-empty = No card yet: what you choose from those left comes here.
tcg-pack = The pack before you
tcg-pool = Your cards ({ $count })
tcg-cards = Cards
tcg-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
  }
tcg-curve = By cost
tcg-curve-bar = cost { $cost }: { $count }
tcg-kinds = By kind
tcg-in-deck = Deck ({ $count })
tcg-in-pool = Left over ({ $count })
tcg-in-side = Side deck ({ $count })
tcg-side-deck-title = After game { $games } of { $most }
tcg-goes-out = { $card } goes out: which card comes in?
tcg-are-ready = Ready: { $who }
tcg-ready = Ready
tcg-how = Drag a card from your hand onto the table to play it, onto your resources to place it; drag an ally onto an enemy to attack. A long press shows a card large.
tcg-keys = G opens the graveyards, I shows a card large.

tcg-decks-title = Decks
tcg-decks-tab-decks = Decks
tcg-decks-tab-deck = This deck
tcg-decks-tab-find = Cards
tcg-decks-mine = Your decks ({ $count })
tcg-decks-none = You have built none yet.
tcg-decks-new = A new deck
tcg-decks-new-name = My deck
tcg-decks-shelf = Copy a deck of the shelf
tcg-decks-copy = Copy this deck and change the copy
tcg-decks-copy-of = Copy { $name }
tcg-decks-forget = Delete { $name }
tcg-decks-forget-sure = Delete { $name } for good: press once more
tcg-decks-kind-constructed = constructed
tcg-decks-kind-sealed = from packs
tcg-decks-kind-starter = starter
tcg-decks-name = Name
tcg-decks-as = Played as
tcg-decks-keep = Save
tcg-decks-is-kept = Saved
tcg-decks-kept = { $name } is saved.
tcg-decks-checking = Being checked…
tcg-decks-legal = The deck is legal.
tcg-decks-empty = Nothing in it yet. Find cards, and press them to put them in.
tcg-decks-try = Try it
tcg-decks-hand = Draw a hand
tcg-decks-draw = One more card
tcg-decks-text = As text
tcg-decks-text-hint = “Hero:” and its name, then a number and a name on each line
tcg-decks-write = Write the deck down
tcg-decks-read = Make the deck of this text
tcg-decks-find = Find cards
tcg-decks-search = Words or figures
tcg-decks-search-hint = protector draw  cost<4  atk>=3
tcg-decks-by-kind = Kind
tcg-decks-by-class = Class
tcg-decks-by-faction = Faction
tcg-decks-by-race = Race
tcg-decks-by-rarity = Rarity
tcg-decks-by-type = Damage
tcg-decks-by-cost = Cost
tcg-decks-health = health
tcg-decks-strike = strike cost
tcg-decks-able = only what the hero may have
tcg-decks-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
tcg-decks-more = Show more ({ $count })
tcg-decks-put-in = Put one in
tcg-decks-to-side = One { $card } into the side deck
tcg-decks-one-less = One { $card } less
tcg-decks-one-more = One { $card } more
tcg-decks-other-class = another class
tcg-decks-other-faction = another faction
tcg-decks-other-spec = another spec
