# What is said at the table of Runebound: prompts, options, what happened, and the state of the table.

# The game in the lobby
game-title = Runebound
game-blurb = Heroes roam a hex map, fight with dice and allies, trade in eight towns and race for three Dragon Runes or the head of High Lord Margath.
setting-ally-limit = Allies in a party
setting-ally-limit-none = as many as one can hire
setting-ally-limit-2 = at most 2
setting-ally-limit-3 = at most 3
setting-before-combat = An ability before combat works
setting-before-combat-once-a-turn = once a turn
setting-before-combat-once-a-combat = once a combat
setting-resale = Selling a card bought in the same turn
setting-resale-forbidden = forbidden
setting-resale-allowed = allowed

# Chapters of the book
chapter-adventure-phase = Adventure phase
chapter-attacking-other-heroes = Attacking other Heroes
chapter-basics = Basics
chapter-challenges = Challenges
chapter-combat = Combat
chapter-components-and-cards = Components and cards
chapter-encounters = Encounters
chapter-escape = Escape
chapter-events = Events
chapter-experience = Experience
chapter-glossary = Glossary
chapter-market = Market
chapter-movement = Movement
chapter-setup = Setup
chapter-tests-and-rolls = Tests and rolls
chapter-turn-sequence = Turn sequence
chapter-undefeated-adventures = Undefeated adventures
chapter-victory = Victory
chapter-winning-a-challenge = Winning a Challenge
chapter-wounds-death-and-defeat = Wounds, death and defeat

# Chances shown beside a decision
chance-fight = Winning this fight
chance-known = Beating { $card }
chance-unseen = Beating an unseen { $colour } Challenge

# Small words
tint-green = green
tint-yellow = yellow
tint-blue = blue
tint-red = red
kind-hero = Hero
kind-ally = Ally
kind-item = Item
kind-challenge = Challenge
kind-event = Event
kind-encounter = Encounter
direction-n = N
direction-ne = NE
direction-e = E
direction-se = SE
direction-s = S
direction-sw = SW
direction-w = W
direction-nw = NW
die-any = any terrain
nowhere = not on the map yet
nobody = nobody
nothing = none
wounds = { $amount ->
    [0] no wounds
    [one] 1 wound
   *[other] { $amount } wounds
  }
exhaustion = { $amount } exhaustion
odds = { $needed ->
    [0] cannot fail
    [99] cannot succeed
   *[other] { $needed } or more on the die, { $percent }%
  }
space = { $terrain } { $spot }
space-token = { $colour } token
space-waiting = { $colour } token, { $card } waits
space-market = { $count ->
    [one] market with 1 card
   *[other] market with { $count } cards
  }
space-heroes = { $heroes } here
roll = { $kind ->
    [attack] { $type ->
        [ranged] ranged attack
        [melee] melee attack
       *[other] magic attack
      }
    [defence] { $type ->
        [ranged] ranged defence
        [melee] melee defence
       *[other] magic defence
      }
    [escape] escape
   *[other] test
  }

# Prompts
prompt-movement = { $hero }, how do you travel? You have { $dice ->
    [one] 1 movement die
   *[other] { $dice } movement dice
  }; every die you leave out removes 1 exhaustion (you have { $exhaustion }).
prompt-rest = Who rests? 1 exhaustion is removed.
prompt-heal = Whose wounds are healed?
prompt-relieve = Who loses exhaustion?
prompt-tire = Who takes the exhaustion?
prompt-wound = Who takes the wounds?
prompt-step = You are at { $place }. Which neighbouring space do you enter?
prompt-step-back = You have escaped from { $place }. To which neighbouring space do you step back?
prompt-move = You are at { $place }. { $used ->
    [yes] Part of your dice is spent; you rolled
   *[no] You rolled
  } { $faces }. Where do you go?
prompt-adventure = { $hero } is at { $place }{ $token ->
    [none] {""}
   *[other] {" "}({ $token })
  }. What do you do?
prompt-test = { $hero } tests { $characteristic }, skill { $skill }: the die +{ $bonus } must reach { $target } ({ $odds }).
prompt-use-before-combat = Before the fight against { $foe }: do you use something?
prompt-use-before-roll = { $roller } is about to roll: { $roll }{ $odds ->
    [none] {""}
   *[other] {" "}({ $odds })
  }. Do you use something?
prompt-use-after-roll = { $roller } has failed the roll: { $roll }. Do you use something?
prompt-use-hit = { $roller } hits { $foe }. Do you use something?
prompt-use-wound = { $roller } is about to take { $wounds }. Do you use something?
prompt-use-round = Round { $round } against { $foe } begins. Do you use something?
prompt-use-turn = Your turn begins. Do you use something?
prompt-use-win = { $foe } is beaten. Do you use something?
prompt-escape = { $foe }, round { $round }: do you escape or fight?
prompt-attack-ranged = Ranged phase of round { $round } against { $foe } (target { $target }, damage { $damage }): who acts?
prompt-attack-melee = Melee phase of round { $round } against { $foe } (target { $target }, damage { $damage }): who acts?
prompt-attack-magic = Magic phase of round { $round } against { $foe } (target { $target }, damage { $damage }): who acts?
prompt-nearest-town = Several towns are equally near. In which one does { $hero } wake up?
prompt-travel = To which town do you travel?
prompt-choose = { $card }: what do you choose?
prompt-pay = { $card }: do you pay { $price } gold? You have { $gold }.
prompt-may = { $card }: do you want this?
prompt-peek = The next card is { $card }. Do you put it at the bottom of its deck?
prompt-find = Which of the revealed cards do you take, for free?
prompt-spoils = You have beaten { $loser }. What do you take?
prompt-drop = Which Item do you lose?
prompt-over-limit = You carry too much. Which one do you give up?
prompt-desert = Which Ally leaves you?
prompt-refresh = Which activated card do you turn face up again?
prompt-market = You are in { $place } with { $gold } gold. Do you visit the market? On offer: { $wares }.
prompt-trade = At the market of { $place } you have { $gold } gold. What do you do?
prompt-experience = You have { $points ->
    [one] 1 experience point
   *[other] { $points } experience points
  }; raising a characteristic costs { $price }. What do you do?

# Options
option-roll = { $prompt ->
    [test] Roll ({ $odds })
   *[other] { $dice ->
        [one] Roll the movement die and move
       *[other] Roll all { $dice } movement dice and move
      }
  }
option-step = Move one space into any terrain, without dice
option-rest = { $left ->
    [0] Rest with all dice, without moving ({ $recover })
   *[other] Leave out { $dice ->
        [one] 1 die
       *[other] { $dice } dice
      } ({ $recover }) and roll { $left }
  }
rest-recover = { $amount ->
    [0] nothing to recover
   *[other] { $amount } exhaustion less
  }
option-use = { $card }: { $text }
option-choose = { $what ->
    [person] { $who }
   *[other] { $text }
  }
option-choose-first = The first thing
option-choose-second = The second thing
option-move = { $space }{ $detail ->
    [none] {""}
   *[other] , { $detail }
  } ({ $steps ->
    [one] next to you, { $direction }
   *[other] { $steps } spaces, { $direction }
  })
option-stop = Stay at { $place }
option-attempt = Attempt the adventure{ $token ->
    [none] {""}
   *[other] {" "}({ $token })
  }
option-decline = Leave the adventure alone and end the turn
option-pass = { $prompt ->
    [adventure] Go on without an adventure
   *[other] Do nothing
  }
option-attack = { $prompt ->
    [adventure] Attack { $who } ({ $figures })
   *[other] { $who } attacks{ $odds ->
        [none] {""}
       *[other] : { $odds }; a hit deals { $damage }, a miss costs { $counter }
      }
  }
option-defend = { $who } defends{ $odds ->
    [none] {""}
    [safe] : no danger in this phase
   *[other] : { $odds }; a failure costs { $counter }
  }
option-exert = Exert yourself: 1 exhaustion for +{ $bonus } ({ $odds })
option-escape = Try to escape{ $odds ->
    [none] {""}
   *[other] {" "}({ $odds })
  }; a failure costs 1 wound
option-stay = { $prompt ->
    [escape] Stay and fight
   *[other] Go on to the fight
  }
option-town = { $town } ({ $steps ->
    [0] you are here
    [one] 1 space away
   *[other] { $steps } spaces away
  })
option-yes = { $prompt ->
    [pay] Pay { $price } gold: { $text }
    [peek] Yes, put it at the bottom
   *[other] Yes: { $text }
  }
option-no = No
option-take = Take { $card }: { $text }
option-drop = Give up { $card }
option-dismiss = Send { $card } away
option-refresh = Turn { $card } face up
option-visit = Visit the market (one more card is put on offer)
option-skip = Leave the market alone
option-buy = Buy { $card } for { $price } gold: { $text }
option-hire = Hire { $card } for { $price } gold ({ $figures }): { $text }
option-sell = Sell { $card } for { $price } gold
option-heal = Let { $who } be healed for { $price } gold ({ $wounds }, { $exhaustion } exhaustion)
option-learn = Raise { $stat } from { $value } to { $next } ({ $price ->
    [one] 1 point
   *[other] { $price } points
  })
option-done = { $prompt ->
    [trade] Leave the market
    [experience] Keep the points and end the turn
    [find] Take nothing
    [spoils] Take nothing
   *[other] Use nothing
  }

# What happened
event-turn = Round { $round }: { $hero } begins a turn.
event-moved = { $hero } went to { $space }.
event-travelled = { $hero } travelled: { $way }.
event-movement-roll = { $hero } rolled for movement: { $faces }.
event-rested = { $hero } left out { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } to rest.
event-placed = { $hero } is now in { $space }.
event-rolled = { $card } rolled { $sum } against { $target } ({ $label ->
    [ranged] ranged combat
    [melee] melee
    [magic] magic combat
    [before-ranged] ranged attack before combat
    [before-melee] melee attack before combat
    [before-magic] magic attack before combat
    [escape] escape
   *[other] test
  }): { $success ->
    [yes] success
   *[no] failure
  }.
event-rival-rolled = { $hero } rolled { $sum }: that is the number to reach.
event-wounded = { $amount ->
    [0] { $card } took no wounds.
    [one] { $card } took 1 wound.
   *[other] { $card } took { $amount } wounds.
  }
event-exhausted = { $card } took { $amount } exhaustion{ $wounds ->
    [0] .
    [one] {""}, and 1 more becomes a wound.
   *[other] {""}, and { $wounds } more become wounds.
  }
event-cancelled = { $hero } cancelled { $amount ->
    [one] 1 wound.
   *[other] { $amount } wounds.
  }
event-healed = { $card } was healed of { $amount ->
    [one] 1 wound.
   *[other] { $amount } wounds.
  }
event-relieved = { $card } lost { $amount } exhaustion.
event-killed = { $card } died.
event-defeated = { $hero } was struck down!
event-fell = { $hero } lost { $gold } gold and all Adventure tokens, and was brought to a town.
event-used = { $own ->
    [yes] { $hero } used a special ability.
   *[no] { $hero } used { $card }.
  }
event-drew = { $hero } drew { $card } ({ $kind }). { $text }
event-faced = { $hero } faced { $card } again. { $text }
event-nothing-drawn = There was no card left for { $hero } to draw.
event-event = The Event { $card } is in force. { $text }
event-event-ignored = The Event { $card } came too late and has no effect.
event-kept = { $hero } kept { $card }.
event-removed = { $card } left the game.
event-fulfilled = { $hero } fulfilled { $card }.
event-undefeated = { $card } waits at { $space } (position { $slot } of the track).
event-buried = { $card } went back under its deck.
event-escaped = { $hero } escaped.
event-stepped-back = { $hero } stepped back to { $space }.
event-failed = { $hero } failed the Challenge.
event-declined = { $hero } left the adventure alone.
event-attacked = { $hero } attacked { $rival }!
event-beat = { $hero } beat { $card }!
event-token = { $hero } took the { $colour } token ({ $points ->
    [one] 1 point
   *[other] { $points } points
  }).
event-gold = { $sign ->
    [minus] { $hero } paid { $amount } gold.
   *[plus] { $hero } gained { $amount } gold.
  }
event-got = { $hero } now owns { $card }.
event-joined = { $card } joined { $hero }.
event-discarded = { $hero } discarded { $card }.
event-stocked = { $card } came to the market of { $town }.
event-revealed = { $card } was revealed.
event-bought = { $hero } paid { $gold } gold for { $card }.
event-sold = { $hero } sold { $card } for { $gold } gold.
event-grew = { $stat } of { $hero } rose by 1.
event-learned = { $hero } gained { $points ->
    [one] 1 experience point.
   *[other] { $points } experience points.
  }
event-no-roll = { $hero } was in no danger and defended without a roll.
event-regenerated = { $card } recovered from { $amount ->
    [one] 1 wound.
   *[other] { $amount } wounds.
  }
event-thorns = Touching { $card } hurts.
event-peeked = You looked at the next card: { $card }.
event-looked = { $hero } looked at the next card and { $buried ->
    [yes] put it at the bottom of its deck.
   *[no] left it where it was.
  }
event-won = { $hero } has won the game!

# Refusals
refusal-about = { $about }: { $text }
refusal-note = See also { $note }.

# Cards
card-kind = { $kind }{ $colour ->
    [none] {""}
   *[other] , { $colour }
  }{ $cost ->
    [0] {""}
   *[other] , ${ $cost }
  }
card-figures = @{ $mind }  %{ $body }  <{ $spirit }  damage { $damage }  ^{ $life }{ $stamina ->
    [none] {""}
   *[other] {"  "}>{ $stamina }
  }

# The table
table-title = Round { $round }
table-realm = The realm
table-turn = { $hero } is at play: { $phase }.
table-over = The game is over: { $winners } won.
table-event = Event in force: { $event }. { $text }
table-track = Undefeated: { $cards }.
table-track-card = { $card } at { $space } ({ $colour })
table-signs = Signs
table-legend = @ Mind, % Body, < Spirit, ^ wounds of Life, > exhaustion of Stamina, $ gold; damage is ranged/melee/magic.
table-party = { $hero }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
  }
table-values = { $place }.  ^{ $wounds }/{ $life }  >{ $exhaustion }/{ $stamina }  ${ $gold }
table-figures = @{ $mind }  %{ $body }  <{ $spirit }  damage { $damage }{ $down ->
    [yes] {"  "}(activated)
   *[no] {""}
  }
table-ally = { $ally }:  ^{ $wounds }/{ $life }  >{ $exhaustion }/{ $stamina }  @{ $mind }  %{ $body }  <{ $spirit }  damage { $damage }{ $down ->
    [yes] {"  "}(activated)
   *[no] {""}
  }
table-items = Items: { $items }.
table-down = { $card } (activated)
table-encounters = Encounters kept: { $cards }.
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  } ({ $tokens }); a raise costs { $price }.
table-tokens = { $count } { $colour }
table-noted = { $points } noted
table-fight = { $foe }, round { $round }
table-foe = @{ $mind }  %{ $body }  <{ $spirit }  damage { $damage }  ^{ $wounds }/{ $life }
phase-refresh = start of the turn
phase-movement = movement
phase-arrive = adventure
phase-adventure = adventure
phase-draw = adventure
phase-challenge = before combat
phase-rival-prepares = before combat
phase-prepare = before combat
phase-escape = combat, escape
phase-ranged = combat, ranged
phase-melee = combat, melee
phase-magic = combat, magic
phase-market = market
phase-experience = last part of the turn
phase-end = end of the turn

# The map
map-legend = { $signs }
map-tokens = 1 green, 2 yellow, 3 blue, 4 red token; ! a card waits; heroes: { $heroes }
map-sign = { $sign } { $terrain }
