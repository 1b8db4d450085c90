# What is said at the table of Runebound: prompts, options, what happened, and the state of the table.

# The game in the lobby
game-title = Runebound
game-blurb = Heroes roam a hex map, fight with dice and allies, trade in eight towns and race for three Dragon Runes or the head of High Lord Margath.
setting-ally-limit = Allies in a party
setting-ally-limit-none = as many as one can hire
setting-ally-limit-2 = at most 2
setting-ally-limit-3 = at most 3
setting-before-combat = A Before Combat ability works
setting-before-combat-once-a-turn = once a turn
setting-before-combat-once-a-combat = once a combat
setting-resale = Selling a card bought in the same turn
setting-resale-forbidden = forbidden
setting-resale-allowed = allowed

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
point-n = north
point-ne = northeast
point-e = east
point-se = southeast
point-s = south
point-sw = southwest
point-w = west
point-nw = northwest
die-any = any terrain
nowhere = not on the map yet
nobody = nobody
word-nothing = none
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
space = { $terrain-text } { space-where }
space-the = the { $terrain-text } { space-where }
space-at = { $terrain ->
    [forest] in
    [swamp] in
   *[other] on
  } { space-the }
space-where = { $spot ->
    [none] { $steps ->
        [1] one space
        [2] two spaces
        [3] three spaces
        [4] four spaces
        [5] five spaces
        [6] six spaces
        [7] seven spaces
        [8] eight spaces
        [9] nine spaces
       *[other] { $steps } spaces
      } { $point } of { $town }
   *[other] { $spot }
  }
town-at = in { $town }
space-token = { $colour } token
space-waiting = { $colour } token, { $card-the } { $card-number ->
    [many] wait
   *[one] waits
  }
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
        [ranged] ranged defense
        [melee] melee defense
       *[other] magic defense
      }
    [escape] escape
   *[other] test
  }

# Prompts
prompt-movement = { $hero }, how do you travel? You have { $dice ->
    [one] 1 movement die
   *[other] { $dice } movement dice
  }; every die you leave out removes 1 exhaustion (you have { $exhaustion }).
prompt-rest = Who rests and discards 1 exhaustion?
prompt-heal = Whose wounds are healed?
prompt-relieve = Who discards exhaustion?
prompt-tire = Who takes the exhaustion?
prompt-wound = Who takes the wounds?
prompt-step = You are { $place-at }. Which adjacent space do you enter?
prompt-step-back = You have escaped. You are { $place-at }. To which adjacent space do you step back?
prompt-move = You are { $place-at }. { $used ->
    [yes] Part of your dice is spent; you rolled
   *[no] You rolled
  } { $faces }. Where do you go?
prompt-adventure = { $hero } is { $place-at }{ $token ->
    [none] {""}
   *[other] {" "}({ $token })
  }. What do you do?
prompt-test = { $hero } tests { $characteristic }, skill { $skill }: the die +{ $bonus } must reach { $target } ({ $odds }).
prompt-use-before-combat = Before the fight against { $foe-the }: do you use something?
prompt-use-before-roll = { $roller-the } { $roller-number ->
    [many] are
   *[one] is
  } about to roll: { $roll }{ $odds ->
    [none] {""}
   *[other] {" "}({ $odds })
  }. Do you use something?
prompt-use-after-roll = { $roller-the } { $roller-number ->
    [many] have
   *[one] has
  } failed the roll: { $roll }. Do you use something?
prompt-use-hit = { $roller-the } { $roller-number ->
    [many] hit
   *[one] hits
  } { $foe-the }. Do you use something?
prompt-use-wound = { $roller-the } { $roller-number ->
    [many] are
   *[one] is
  } about to take { $wounds }. Do you use something?
prompt-use-round = Round { $round } against { $foe-the } begins. Do you use something?
prompt-use-turn = Your turn begins. Do you use something?
prompt-use-win = { $foe-the } { $foe-number ->
    [many] are
   *[one] is
  } defeated. Do you use something?
prompt-escape = Round { $round } against { $foe-the }: do you escape or fight?
prompt-attack-ranged = Ranged phase of round { $round } against { $foe-the } (target { $target }, damage { $damage }): who acts?
prompt-attack-melee = Melee phase of round { $round } against { $foe-the } (target { $target }, damage { $damage }): who acts?
prompt-attack-magic = Magic phase of round { $round } against { $foe-the } (target { $target }, damage { $damage }): who acts?
prompt-nearest-town = Several towns are equally near. In which one does { $hero } wake up?
prompt-travel = To which town do you travel?
prompt-choose = { $card }: what do you choose?
prompt-pay = { $card }: do you pay { $price } gold? You have { $gold }.
prompt-may = { $card }: do you want this?
prompt-peek = The next card is { $card-the }. Do you put it at the bottom of its deck?
prompt-find = Which of the revealed cards do you take, for free?
prompt-spoils = You have defeated { $loser }. What do you take?
prompt-drop = Which Item do you lose?
prompt-over-limit = You are over the limit. Which Item do you discard?
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
    [0] nothing to discard
   *[other] discard { $amount } exhaustion
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
    [0] where you are
    [one] next to you, { $direction }
   *[other] { $steps } spaces{ $way ->
        [none] {" "}{ $direction }
       *[other] : { $way }
      }
  })
option-stop = Stay { $place-at }
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
    [adventure] Attack { $who-the } ({ $figures })
   *[other] { $who-the } { $who-number ->
        [many] attack
       *[one] attacks
      }{ $odds ->
        [none] {""}
       *[other] : { $odds }; a hit deals { $damage }, a miss costs { $counter }
      }
  }
option-defend = { $who-the } { $who-number ->
    [many] defend
   *[one] defends
  }{ $odds ->
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
option-take = Take { $card-the }: { $text }
option-drop = Discard { $card-the }
option-dismiss = Send { $card-the } away
option-refresh = Turn { $card-the } face up
option-visit = Visit the market (one more card is put on offer)
option-skip = Leave the market alone
option-buy = Buy { $card-the } for { $price } gold: { $text }
option-hire = Hire { $card-the } for { $price } gold ({ $figures }): { $text }
option-sell = Sell { $card-the } for { $price } gold
option-heal = Heal { $who-the } for { $price } gold ({ $wounds }, { $exhaustion } exhaustion)
option-learn = Raise { $stat } from { $value } to { $next } ({ $price ->
    [one] 1 point
   *[other] { $price } points
  })
option-done = { $prompt ->
    [trade] Leave the market
    [experience] Keep the points and end the turn
    [find] Take nothing
    [spoils] Take nothing
    [over-limit] Keep everything
    [desert] Keep everybody
   *[other] Use nothing
  }

# What happened
event-turn = Round { $round }: { $hero } begins a turn.
event-moved = { $hero } went to { $space-the }.
event-travelled = { $hero } traveled to { $space-the } ({ $way }).
event-movement-roll = { $hero } rolled for movement: { $faces }.
event-rested = { $hero } left out { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } to rest.
event-placed = { $hero } is now { $space-at }.
event-rolled = { $card-the } { $stance ->
    [attack] { $card-number ->
        [many] attack
       *[one] attacks
      }{ $early ->
        [yes] {" "}before the combat
       *[no] {""}
      } { $type ->
        [ranged] at range
        [melee] in melee
       *[magic] with magic
      }: { part-sum }: { $success ->
        [yes] a hit
       *[no] a miss
      }
    [defence] { $card-number ->
        [many] defend
       *[one] defends
      } against { $type ->
        [ranged] a ranged attack
        [melee] a melee attack
       *[magic] magic
      }: { part-sum }: { $success ->
        [yes] nothing gets through
       *[no] the defense fails
      }
    [escape] { $card-number ->
        [many] try
       *[one] tries
      } to escape: { part-sum }: { $success ->
        [yes] away!
       *[no] the escape fails
      }
    [fight] { $card-number ->
        [many] roll
       *[one] rolls
      } { $type ->
        [ranged] in ranged combat
        [melee] in melee
       *[magic] in magic combat
      }: { part-sum }: { $success ->
        [yes] success
       *[no] failure
      }
   *[test] { $card-number ->
        [many] make
       *[one] makes
      } a test: { part-sum }: { $success ->
        [yes] passed
       *[no] failed
      }
  }.
part-sum = { $sum } against { $target }
event-rival-rolled = { $label ->
    [escape] { $hero } bars the way: { $sum } is the number to reach.
    [ranged] { $hero } rolls in ranged combat: { $sum } is the number to reach.
    [melee] { $hero } rolls in melee: { $sum } is the number to reach.
   *[magic] { $hero } rolls in magic combat: { $sum } is the number to reach.
  }
event-wounded = { $amount ->
    [0] { $card-the } took no wounds.
    [one] { $card-the } took 1 wound.
   *[other] { $card-the } took { $amount } wounds.
  }
event-exhausted = { $card-the } took { $amount } exhaustion{ $wounds ->
    [0] .
    [one] {""}, and 1 more becomes a wound.
   *[other] {""}, and { $wounds } more become wounds.
  }
event-cancelled = { $hero } canceled { $amount ->
    [one] 1 wound.
   *[other] { $amount } wounds.
  }
event-healed = { $card-the } healed { $amount ->
    [one] 1 wound.
   *[other] { $amount } wounds.
  }
event-relieved = { $card-the } discarded { $amount } exhaustion.
event-killed = { $card-the } died.
event-defeated = { $hero } was defeated!
event-fell = { $gold ->
    [0] { $hero } lost all Adventure tokens and was brought to a town.
   *[other] { $hero } lost { $gold } gold and all Adventure tokens, and was brought to a town.
  }
event-used = { $own ->
    [yes] { $hero } used a special ability.
   *[no] { $hero } used { $card-the }.
  }
event-drew = { $hero } drew { $card-the } ({ $kind }).{ $figures ->
    [none] {""}
   *[other] {" "}{ $figures }
  }
event-faced = { $hero } faced { $card-the } again.{ $figures ->
    [none] {""}
   *[other] {" "}{ $figures }
  }
event-nothing-drawn = There was no card left for { $hero } to draw.
event-event = The Event “{ $card }” is in force.
event-event-ignored = The Event “{ $card }” came too late and has no effect.
event-kept = { $hero } kept { $card-the }.
event-removed = { $card-the } left the game.
event-fulfilled = { $hero } carried out the errand { $card-of }.
event-undefeated = { $card-the } { $card-number ->
    [many] wait
   *[one] waits
  } { $space-at } (position { $slot } of the track).
event-buried = { $card-the } went back under { $card-number ->
    [many] their
   *[one] its
  } deck.
event-escaped = { $hero } escaped.
event-stepped-back = { $hero } stepped back to { $space-the }.
event-failed = { $hero } failed the Challenge.
event-declined = { $hero } left the adventure alone.
event-attacked = { $hero } attacked { $rival }!
event-beat = { $hero } defeated { $card-the }!
event-token = { $hero } took the { $colour } token ({ $points ->
    [one] 1 point
   *[other] { $points } points
  }).
event-gold = { $sign ->
    [minus] { $hero } paid { $amount } gold.
   *[plus] { $hero } gained { $amount } gold.
  }
event-got = { $hero } now owns { $card-the }.
event-joined = { $card-the } joined { $hero }.
event-discarded = { $sort ->
    [ally] { $card-the } left { $hero }.
   *[other] { $hero } discarded { $card-the }.
  }
event-stocked = { $card-the } came to the market of { $town }.
event-revealed = { $card-the } { $card-number ->
    [many] were
   *[one] was
  } revealed.
event-bought = { $sort ->
    [ally] { $hero } hired { $card-the } for { $gold } gold.
   *[other] { $hero } bought { $card-the } for { $gold } gold.
  }
event-sold = { $hero } sold { $card-the } for { $gold } gold.
event-grew = { $hero } raised { $stat } by 1.
event-learned = { $hero } gained { $points ->
    [one] 1 experience point.
   *[other] { $points } experience points.
  }
event-no-roll = { $hero } was in no danger and defended without a roll.
event-regenerated = { $card-the } healed { $amount ->
    [one] 1 wound.
   *[other] { $amount } wounds.
  }
event-thorns = Touching { $card-the } hurts.
event-peeked = You looked at the next card: { $card }.
event-looked = { $hero } looked at the next card and { $buried ->
    [yes] put it at the bottom of its deck.
   *[no] left it where it was.
  }
event-won = { $hero } has won the game!

# Refusals
refusal-about = { $about }: { $text }

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
table-track = Undefeated Adventures: { $cards }.
table-track-card = { $card } ({ $colour }) { $space-at }
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
table-noted = { $points ->
    [one] 1 point noted
   *[other] { $points } points noted
  }
table-fight = { $foe }, round { $round }
table-foe = @{ $mind }  %{ $body }  <{ $spirit }  damage { $damage }  ^{ $wounds }/{ $life }
phase-refresh = refresh
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
phase-experience = experience
phase-end = end of the turn

# The map
map-legend = { $signs }
map-tokens = 1 green, 2 yellow, 3 blue, 4 red token; ! a card waits; Heroes: { $heroes }
map-sign = { $sign } { $terrain }
