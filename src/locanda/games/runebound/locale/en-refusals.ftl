# Why something cannot be done at the table of Runebound: what is in the way here and now, said to whoever asks.

# Parts of sentences
list-or = { $first } or { $last }
ability-here = { $sort ->
    [hero] your special ability
    [ally] the special ability { $card-of }
   *[other] { $card-the }
  }
by-itself = { $sort ->
    [hero] it works by itself
    [ally] it works by itself
   *[other] { $card-number ->
        [many] they work by themselves
       *[one] it works by itself
      }
  }
type-here = { $type ->
    [ranged] {"ranged "}
    [melee] {"melee "}
    [magic] {"magic "}
   *[none] {""}
  }
roll-here = { $roll ->
    [attack] this is { $phase ->
        [ranged] a ranged attack
        [melee] a melee attack
       *[magic] a magic attack
      }
    [defence] this is { $phase ->
        [ranged] a ranged defense
        [melee] a melee defense
       *[magic] a magic defense
      }
    [escape] this is an escape
    [test] this is a test
   *[none] nobody rolls now
  }
held-here = { $goods ->
    [weapon] { $held ->
        [one] 1 weapon
       *[other] { $held } weapons
      }
   *[armour] { $held ->
        [one] 1 armor
       *[other] { $held } armors
      }
  }
allies-here = { $allies ->
    [one] 1 Ally
   *[other] { $allies } Allies
  }

# Abilities of cards
refusal-another-moment = You can use { ability-here } only { $when ->
    [before-combat] when you prepare for a combat
    [before-roll] before a roll
    [after-roll] after a failed roll
    [hit] after a hit
    [wound] when somebody is about to take wounds
    [escape] when you choose between escape and fight
    [movement] when you choose how to travel
    [moving] right after your movement roll
    [adventure] when you choose whether to attempt an adventure
    [market] when you choose what to trade
    [turn] at the start of your turn
    [round] at the start of a combat round
   *[win] right after defeating a Challenge
  }, and now { $now ->
    [before-combat] you prepare for a combat
    [before-roll] a roll is about to be made
    [after-roll] a roll has failed
    [hit] an attack has hit
    [wound] somebody is about to take wounds
    [escape] you choose between escape and fight
    [movement] you choose how to travel
    [moving] the movement dice are rolled
    [adventure] you choose what to do here
    [market] you choose what to trade
    [turn] your turn begins
    [round] a combat round begins
   *[win] a Challenge is defeated
  }.
refusal-works-by-itself = You need not use { ability-here }: { by-itself } { $when ->
    [turn] at the start of your turn
    [round] at the start of every combat round
   *[win] after every Challenge that you defeat
  }.
refusal-worked-by-itself = You need not use { ability-here }: it has already happened by itself.
refusal-face-down = Your card { $card } lies face down, until the start of your next turn at the latest.
refusal-used-already = You have already used { ability-here } { $span ->
    [fight] in this fight
   *[turn] this turn
  }.
refusal-used-for-this = You have already used { ability-here } { $now ->
    [before-combat] before this fight
    [before-roll] for this roll
    [after-roll] for this roll
    [hit] for this hit
    [wound] against these wounds
    [escape] for this escape
    [movement] for this journey
    [moving] for this journey
    [adventure] for this adventure
    [market] on this visit to the market
    [turn] at the start of this turn
    [round] at the start of this round
   *[win] after this victory
  }.
refusal-ability-too-dear = Using { ability-here } costs { $price } gold, and you have { $gold }.
refusal-roll-of-another = You can use { ability-here } only for a roll { $sort ->
    [ally] of that Ally
   *[other] { $owner-of }
  }, and this one is { $roller-by }.
refusal-another-roll = You can use { ability-here } only { $on ->
    [hit] after a { type-here }hit
    [attack] for a { type-here }attack
    [defence] for a { type-here }defense
    [combat] for a { type-here }combat roll
    [escape] for an escape
    [test] for a test
   *[check] for a { type-here }roll
  }, and { roll-here }.
refusal-shields-another = You can use { ability-here } only when { $whom ->
    [self] { $card-the } { $card-number ->
        [many] are
       *[one] is
      }
    [ally] one of your Allies is
   *[hero] your Hero is
  } about to take wounds, and these are for { $victim-the }.
refusal-no-enemy-here = You can use { ability-here } only against { $against }, and you are not fighting.
refusal-another-enemy = You can use { ability-here } only against { $against }, and { $foe-the } { $foe-number ->
    [many] are
   *[one] is
  } not among them.
refusal-waits-in-plain-view = No card will be drawn here: { $card-the } { $card-number ->
    [many] wait
   *[one] waits
  } in plain view.
refusal-nothing-to-mend = { ability-here } would do nothing now: { $lacks ->
    [heal] nobody whom it could heal has a wound (0 wounds)
    [relieve] nobody whom it could relieve has exhaustion (0 exhaustion)
    [refresh] none of your cards is face down
   *[several] there is no wound, no exhaustion and no face-down card for it
  }.
refusal-begun-to-move = You can use { ability-here } only before your first step, and you have already taken { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }.

# Movement
refusal-rested-already = You have left out { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } to rest, and the move of one space goes only without a rest.
refusal-rolled-already = The move of one space takes the place of the roll, and you have already rolled.
refusal-there-already = You are there already.
refusal-too-far = It is { $steps } spaces away, and you have dice for { $dice }.
refusal-one-die-short = To get there you lack one die, whatever it shows.
refusal-no-die-for = To get there you lack one die for { $terrains }.
refusal-dice-short = To get there you lack at least two dice.

# Adventures and attacks on other Heroes
refusal-no-token-here = There is no Adventure token in your space.
refusal-token-here = There is a { $colour } token here: to go on is to leave its adventure alone and end the turn.
refusal-movement-comes-first = Your movement comes first; if you want to stay here, leave out all dice.
refusal-adventure-phase-over = The Adventure phase of this turn is over.
refusal-attempted-already = You have already attempted an adventure this turn.
refusal-attacked-instead = You have attacked a Hero this turn, and that takes the place of the adventure.
refusal-adventure-instead = You have attempted an adventure this turn, and that takes the place of an attack on a Hero.
refusal-attacked-already = You have already attacked a Hero this turn.
refusal-fighting-a-hero = You have already attacked { $rival-the } this turn.
refusal-not-on-the-map = { $rival-the } is not on the map yet.
refusal-not-in-your-space = { $rival-the } is not in your space, but { $space-at }.

# Combat
refusal-no-mind-to-escape = { $foe-the } { $foe-number ->
    [many] have
   *[one] has
  } no Mind to roll against, so there is no escape.
refusal-lets-nobody-escape = { $by-the } { $by-number ->
    [many] let
   *[one] lets
  } nobody escape { $until ->
    [0] from this fight
    [1] in round 1
   *[other] in the first { $until } rounds
  }.
refusal-escape-is-over = The Escape phase of round { $round } is over.
refusal-attack-or-defend = You cannot sit out the { $phase ->
    [ranged] ranged
    [melee] melee
   *[magic] magic
  } phase: somebody attacks, or { $card-the } defends.
refusal-has-attacked = { $card-the } { $card-number ->
    [many] have
   *[one] has
  } already attacked in round { $round }.
refusal-allies-do-not-defend = { $card-the } cannot defend: that is up to { $hero-the }.
refusal-nobody-can-attack = { $foe-the } { $foe-number ->
    [many] have
   *[one] has
  } no { $stat }, so there is nothing to attack in this phase.
refusal-keeps-allies-out = { $by-the } { $by-number ->
    [many] keep
   *[one] keeps
  } Allies out of { $phase ->
    [ranged] the ranged phase
    [melee] the melee phase
    [magic] the magic phase
   *[none] this fight
  }.

# Market, inventory, experience
refusal-sold-elsewhere = You find { $card-the } in { $town }, not here.
refusal-too-dear = You need { $price } gold for { $card-the }, and have { $gold }.
refusal-no-room-for-more = You already carry { held-here }, and have no room for more: sell one before you buy { $card-the }.
refusal-party-is-full = You have { allies-here }, and this table allows { $limit }.
refusal-sold-this-turn = You sold { $card-the } this very turn: too soon to buy back.
refusal-not-an-item = No market buys Allies such as { $card-the }.
refusal-worth-no-gold = No market pays for { $card-the }: the card has no cost.
refusal-bought-this-turn = You bought { $card-the } this very turn: too soon to sell.
refusal-nothing-to-heal = { $card-the } { $card-number ->
    [many] have
   *[one] has
  } neither wounds nor exhaustion.
refusal-healing-too-dear = Healing costs { $price } gold, and you have { $gold }.
refusal-one-must-go = You carry { held-here }, and can keep only { $limit }.
refusal-makes-no-room = Discarding { $card-the } does not help: you have too { $goods ->
    [weapon] many weapons
   *[armour] much armor
  }.
refusal-one-ally-must-go = You have { allies-here }, and this table allows { $limit }: somebody must leave.
refusal-points-short = You have { $points ->
    [one] 1 experience point
   *[other] { $points } experience points
  }, and raising a characteristic costs { $price }.
