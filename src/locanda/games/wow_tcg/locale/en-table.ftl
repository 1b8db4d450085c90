# What is said at the table of the card game: questions, options, what happened, and the state of the table.

# The game in the lobby
game-title = World of Warcraft TCG: Heroes of Azeroth
game-blurb = Heroes of the Alliance and the Horde duel with allies, abilities, weapons, armor and quests, and every card in hand can become a resource. Whoever still stands at the end wins.
setting-format = Decks come from
setting-format-constructed = the shelf or one’s own collection
setting-format-sealed = six packs for everybody
setting-format-draft = a draft of four packs
setting-decks = Decks that may be brought
setting-decks-any = any legal deck
setting-decks-starter = starters of 30 cards
setting-decks-constructed = constructed decks of 60 or more cards
setting-decks-sealed = decks made from packs
setting-match = A match has
setting-match-single = one game
setting-match-best-of-three = up to three games
setting-teams = Teams
setting-teams-none = no teams, everybody for oneself
setting-teams-two = two
setting-teams-three = three
setting-totems = Totems count as allies
setting-totems-aimed-at = where they are targeted or attacked
setting-totems-always-allies = for every text that speaks of allies
setting-asking = Players are asked
setting-asking-timely = where it may matter
setting-asking-always = wherever something can be done

# Small words
list-either = { $first } or { $last }
word-nothing = nothing
word-player = Player { $number }
word-copy = { $card } ({ $number })
word-face-down = a face-down resource
word-face-down-number = face-down resource { $number }
word-buried = { $card } (graveyard of { $owner })
word-score = { $hero } { $games }
word-number = { $hero } { $number }
part-sort = { $sort ->
    [hero] hero
    [ally] ally
    [token] ally token
    [totem] Totem
    [ability] ability
    [weapon] weapon
    [armor] armor
    [item] item
    [quest] quest
   *[resource] resource
  }
whose = { $side ->
    [own] your { part-sort }
    [mate] { $sort ->
        [hero] friendly hero
       *[other] { part-sort } of your partner { $owner }
      }
   *[foe] { $sort ->
        [hero] opposing hero
       *[other] { part-sort } of { $owner }
      }
  }
standing = { $sort ->
    [hero] { $atk } ATK, { $left }/{ $health } health
    [idle] { $left }/{ $health } health
    [totem] { $left }/{ $health } health
    [weapon] { $atk } ATK, strike { $strike }
    [armor] { $defence } DEF
   *[ally] { $atk } ATK, { $left }/{ $health } health
  }
piece-shown = { $piece } ({ $facts })
player-shown = { $player } ({ $side ->
    [own] yourself
    [mate] your partner
   *[foe] opponent
  }; { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
  })
link-shown = { $card } ({ $side ->
    [own] your card on the chain
   *[other] on the chain, played by { $owner }
  })
card-short = { $card } ({ $kind ->
    [hero] hero, { $health } health
    [ally] ally, cost { $cost }, { $atk } ATK, { $health } health
    [weapon] weapon, cost { $cost }, { $atk } ATK, strike { $strike }
    [armor] armor, cost { $cost }, { $defence } DEF
    [item] item, cost { $cost }
    [ability] { $health ->
        [0] ability, cost { $cost }
       *[other] Totem, cost { $cost }, { $health } health
      }
   *[quest] quest
  })

# States of cards in play
state-exhausted = exhausted
state-new = new this turn
state-turned = turned over
state-blank = without powers
state-x = X = { $x }
state-on = on { $host }
mark-protector = protector
mark-elusive = elusive
mark-ferocity = ferocity
mark-long-range = long-range
mark-stealth = stealth
mark-bear-form = bear form
mark-no-attack = cannot attack
mark-no-protect = cannot protect
mark-no-ready = does not become ready
mark-no-heal = cannot be healed
mark-untargetable = cannot be targeted by opponents
mark-indestructible = cannot be destroyed
mark-guards-hero = can protect the hero
mark-must-attack = must attack
mark-lure = must be attacked if possible
counter-agony = { $count ->
    [one] 1 agony counter
   *[other] { $count } agony counters
  }
counter-bone = { $count ->
    [one] 1 bone counter
   *[other] { $count } bone counters
  }
counter-strength = { $count ->
    [one] 1 strength counter
   *[other] { $count } strength counters
  }

# Links of the chain
part-x = { $x ->
    [none] {""}
   *[other] {" "}with X = { $x }
  }
part-on = { $targets ->
    [none] {""}
   *[other] {" "}on { $targets }
  }
link-card = { $own ->
    [yes] You play
   *[no] { $who } plays
  } { $card }{ part-x }{ part-on }
link-power = { $own ->
    [yes] You use
   *[no] { $who } uses
  } { $card-sort ->
    [hero] the power of the hero
   *[other] the power of { $card }
  }{ part-x }{ part-on }
link-reward = { $own ->
    [yes] You complete
   *[no] { $who } completes
  } the quest { $card }{ part-on }
link-trigger = The power of { $card } is triggered for { $own ->
    [yes] you
   *[no] { $who }
  }{ part-on }
link-combat = { $card } ({ $atk } ATK) is about to attack { $other }

# Questions
part-resources = { $ready } of { $resources } resources ready
part-does = { $does ->
    [none] {""}
   *[other] {" "}({ $does })
  }
prompt-mulligan = Do you keep this hand? { $cards }. { $mine ->
    [yes] You take the first turn.
   *[no] { $first } takes the first turn.
  }
prompt-action = { $own ->
    [yes] Your turn, { part-resources }. What do you do?
   *[no] { $active } is about to end the action phase. Do you use something first ({ part-resources })?
  }
prompt-ready = { $own ->
    [yes] Your turn begins.
   *[no] The turn of { $active } begins.
  } Do you use something before the draw ({ part-resources })?
prompt-draw = { $own ->
    [yes] You have drawn.
   *[no] { $active } has drawn.
  } Do you use something before the action phase ({ part-resources })?
prompt-attack = { $fight ->
    [yes] { $attacker-shown } attacks { $defender-shown }.
   *[no] The attack goes nowhere any more.
  } Do you use something before anybody can protect ({ part-resources })?
prompt-defend = { $fight ->
    [yes] { $attacker-shown } fights { $defender-shown }{ $struck ->
        [none] .
       *[other] . Strikes: { $struck }.
      }
   *[no] The combat will end without damage.
  } Do you strike or use something ({ part-resources })?
prompt-end = { $own ->
    [yes] Your turn ends.
   *[no] The turn of { $active } ends.
  } Do you use something ({ part-resources })?
prompt-respond = { $link }.{ $under ->
    [0] {""}
    [one] {" "}1 link waits under it.
   *[other] {" "}{ $under } links wait under it.
  } { $mine ->
    [yes] Do you add something ({ part-resources })?
   *[no] Do you respond ({ part-resources })?
  }
prompt-defender = Whom does { $attacker } attack ({ $atk } ATK)?
prompt-protect = { $attacker-shown } attacks { $defender-shown }. Does somebody of yours protect?
prompt-prevent = { $source } is about to deal { $amount } damage to { $victim }. What prevents some of it?
prompt-raise = { $victim } is about to be dealt { $amount } damage. What changes the amount first?
prompt-target = { $card }: what is the { $slot ->
    [1] target
    [2] second target
   *[other] third target
  }{ $chosen ->
    [0] {""}
    [one] {" "}(1 chosen so far)
   *[other] {" "}({ $chosen } chosen so far)
  }?{ part-does }
prompt-mode = { $card }: which of these?
prompt-x = { $card }: how much is X ({ part-resources })?
prompt-how-many = { $card }: how many cards of your graveyard do you remove from the game?
prompt-instead = { $card }: how do you pay?
prompt-pay = Which resource do you exhaust ({ $left } left to pay)?
prompt-suffers = { $card }: who bears the damage?
prompt-destroys = { $card }: what is destroyed?
prompt-exhausts = { $card }: what do you exhaust?
prompt-readies = { $card }: what becomes ready?
prompt-remove = { $card }: which card of your graveyard do you remove from the game?
prompt-discard = Which card do you discard{ $left ->
    [one] {""}
   *[other] {" "}({ $left } to go)
  }?
prompt-host = What do you attach { $card } to?
prompt-limit = { $kind ->
    [unique] { $card } is unique, and you control more than one.
    [hands] You control two-handed and off-hand cards at the same time.
   *[tag] { $most ->
        [one] You may control only 1 { $tag } card.
       *[other] You may control only { $most } { $tag } cards.
      }
  } Which is destroyed?
prompt-stay-down = Does { $card } become ready?
prompt-order = Several powers were triggered. Which goes on the chain first, and so resolves last?
prompt-may = { $card }: do you want this{ $pay ->
    [0] {""}
   *[other] {" "}for { $pay }
  }?{ part-does }
prompt-unless = { $card }: what do you choose?
prompt-choose = { $card }: which do you choose{ $left ->
    [one] {""}
   *[other] {" "}({ $left } to go)
  }?{ part-does }
prompt-some = { $card }: what do you destroy?
prompt-atk-of = { $card }: whose ATK counts?
prompt-toss-again = { $card }: the toss is lost. Do you pay { $pay } to toss again ({ part-resources })?
prompt-search = { $card }: which card do you take from your deck{ $left ->
    [one] {""}
   *[other] {" "}({ $left } to go)
  }?
prompt-recover = { $card }: which card do you take from your graveyard{ $left ->
    [one] {""}
   *[other] {" "}({ $left } to go)
  }?
prompt-take-removed = Which of the removed cards do you take instead of drawing?
prompt-look = { $card }: which of these cards { $to ->
    [top] goes on top of the deck
    [bottom] goes to the bottom of the deck
   *[hand] goes to the hand
  }?
prompt-under = { $card }: which card goes to the bottom of the deck next?
prompt-place-resource = { $card }: which card of your hand becomes a resource, face down and exhausted?
prompt-turn-down = { $card }: which of your quests is turned face down?
prompt-move-to = { $card }: where is the ability attached now?
prompt-interrupt = { $card }: which ability is interrupted?
prompt-secret-number = { $card }: choose a number in secret. Whoever names the highest gains control of it, and as much damage is put on the hero.
prompt-highest = { $card }: who takes it, of those with the highest number?
prompt-keep = Which equipment do you begin the next game with?{ $cards ->
    [none] {""}
   *[other] {" "}Chosen: { $cards }.
  }
prompt-side-deck = { $score }. { $card ->
    [none] Do you swap a card of your deck for one of the side deck? Choose what goes out.
   *[other] Which card comes in for { $card }?
  }
prompt-draft = Round { $round }: which card do you take? You have { $pool }; the rest goes to the { $way ->
    [left] left
   *[right] right
  }.
prompt-build = Your deck has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } (at least { $least } are needed), its hero is { $leader }; { $rest ->
    [one] 1 card is
   *[other] { $rest } cards are
  } left over. What do you change?

# Options
part-text = { $text ->
    [none] {""}
   *[other] : { $text }
  }
option-keep = { $kind ->
    [hand] Keep the hand
   *[equipment] Keep { $card }
  }
option-mulligan = Shuffle it into the deck and draw seven others, for better or worse
card-figures = { $kind ->
    [ally] ally, { $atk } ATK, { $health } health
    [weapon] weapon, { $atk } ATK, strike { $strike }
    [armor] armor, { $defence } DEF
   *[item] item
  }
option-play = Play { $card } ({ $cost }): { $text }
option-place = Place { $card } face down as a resource
option-quest = Place { $card } face up as a resource
option-use = Use { $card }{ $number ->
    [0] {""}
   *[other] , power { $number }
  } ({ $price }){ part-text }
option-complete = Complete { $card } ({ $price }){ part-text }
option-attack = Attack with { $card } ({ $atk } ATK)
option-strike = Strike with { $card } (+{ $atk } ATK) for { $cost }
option-defender = { $who }{ $tax ->
    [0] {""}
   *[other] , for { $tax }
  }
option-protect = Protect with { $who }
option-target = { $who }
option-choose = { $who }
option-give-up = Destroy { $who }
option-pay-with = { $who }
option-armor = Exhaust { $card }, which prevents { $prevents }
option-shield = Let { $card } prevent first
option-apply = { $card } first
option-trigger = { $card }
option-interrupt = Interrupt { $card }
option-pay = { $card } ({ $down ->
    [yes] face down
   *[no] quest
  })
option-take = { $card }
option-main = Put in { $card }, { $there } left
option-side = Take out { $card }, { $there } in the deck
option-in = Bring in { $card }, { $there } in the side deck
option-out = Take out { $card }, { $there } in the deck
option-hero = Change the hero: { $card }
option-under = { $card }
option-discard = Discard { $card }
option-remove = { $card }
option-remove-count = { $count ->
    [0] No card
    [one] 1 card
   *[other] { $count } cards
  }
option-x = X = { $x }
option-number = { $number }
option-seat = { $who }
option-mode = { $text }
option-ready = Make it ready
option-leave = Leave it exhausted
option-yes = { $prompt ->
    [toss-again] Pay { $pay } and toss again
    [instead] { $cost ->
        [none] Pay in the other way
       *[other] { $cost }
      }
    [unless] { $cost ->
        [none] { $pay ->
            [0] Yes
           *[other] Pay { $pay }
          }
       *[other] { $cost }
      }
   *[may] { $pay ->
        [0] Yes
       *[other] Yes, for { $pay }
      }{ $cost ->
        [none] {""}
       *[other] , { $cost }
      }{ part-text }
  }
option-no = { $prompt ->
    [protect] Nobody protects
    [instead] Pay { $pay }
    [interrupt] Interrupt nothing
    [place-resource] Place nothing
    [unless] No: { $text }
   *[other] No
  }
option-done = { $prompt ->
    [prevent] Prevent no more by choice
    [side-deck] The deck stays as it is
    [build] Finish the deck
    [keep] Nothing else
    [search] Take nothing more
    [recover] Take nothing more
    [look] Leave them
   *[other] Nothing else
  }
option-pass = { $prompt ->
    [action] { $own ->
        [yes] End the action phase
       *[no] Let it end
      }
    [respond] Do nothing, let it resolve
   *[other] Do nothing
  }

# What happened
event-turn = Turn { $number }: { $hero } begins.
event-keeps = { $hero } kept the opening hand.
event-mulligan = { $hero } shuffled the opening hand away for a new one.
event-drew = { $hero } drew { $amount ->
    [one] a card
   *[other] { $amount } cards
  }.
event-drew-card = Drawn: { $cards }.
event-dry = { $hero } had to draw from an empty deck.
event-placed = { $hero } placed a resource face down.
event-placed-card = Placed face down: { $card }.
event-placed-quest = { $hero } placed the quest { $card } face up.
event-played = { $hero } played { $card }{ part-x }{ part-on }.
event-used = { $kind ->
    [hero] { $hero } turned the hero card over and used its power{ part-x }{ part-on }.
    [quest] { $hero } completed the quest { $card }{ part-on }.
   *[other] { $hero } used the power of { $card }{ part-x }{ part-on }.
  }
event-triggered = The power of { $card } was triggered ({ $hero }).
event-faded = The power of { $card } found no target ({ $hero }).
event-resolved = { $kind ->
    [card] { $card } resolved.
    [reward] The reward of { $card } resolved.
   *[other] The power of { $card } resolved.
  }
event-interrupted = { $card } { $card-form ->
    [mp] were
    [fp] were
   *[one] was
  } interrupted.
event-entered = { $card } came into play for { $hero }.
event-proposed = { $card-sort ->
    [hero] { $card } wants to attack { $target }.
   *[other] { $hero } wants to attack { $target } with { $card }.
  }
event-no-combat = The attack of { $card } did not come about.
event-attacks = { $card } attacked { $target }.
event-protects = { $card } protected { $target }.
event-strikes = { $hero } struck with { $card }.
event-withdrawn = { $card } { $card-form ->
    [mp] were
    [fp] were
   *[one] was
  } removed from combat.
event-combat-over = The combat ended without damage.
hurt = { $amount } { $type ->
    [arcane] arcane damage
    [fire] fire damage
    [frost] frost damage
    [holy] holy damage
    [melee] melee damage
    [nature] nature damage
    [ranged] ranged damage
    [shadow] shadow damage
   *[none] damage
  }
event-damage = { $by } dealt { $hurt } to { $card }.
event-put = { $amount } damage was put on { $card }.
event-armor = { $card } prevented { $amount } damage to { $hero }.
event-prevented = { $card } prevented { $amount } damage to { $victim }.
event-healed = { $amount } damage was healed from { $card }.
event-destroyed = { $card } { $card-form ->
    [mp] were
    [fp] were
   *[one] was
  } destroyed.
event-returned = { $card } went back to the hand of { $hero }.
event-removed = { $card } { $card-form ->
    [mp] were
    [fp] were
   *[one] was
  } removed from the game.
event-recovered = { $card } came from the graveyard to the hand of { $hero }.
event-took = { $hero } took { $card } into hand.
event-found = { $hero } searched the deck and showed { $card }.
event-saw = { $hero } looked at { $cards }.
event-revealed = { $hero } revealed { $cards }.
event-milled = From the deck of { $hero } to the graveyard: { $cards }.
event-discarded = { $hero } discarded { $card }.
event-shuffled = { $hero } shuffled the hand ({ $count ->
    [one] 1 card
   *[other] { $count } cards
  }) into the deck.
event-reshuffled = { $hero } shuffled the graveyard ({ $count ->
    [one] 1 card
   *[other] { $count } cards
  }) into the deck.
event-exhausted = { $card } { $card-form ->
    [mp] were
    [fp] were
   *[one] was
  } exhausted.
event-readied = { $card } became ready.
event-turned-down = { $hero } turned the quest { $card } face down.
event-moved = { $card } { $card-form ->
    [mp] were
    [fp] were
   *[one] was
  } attached to something else.
event-counter = { $card } got { $counter }.
event-control = { $hero } gained control of { $card }.
event-extra-turn = { $hero } takes another turn after this one.
event-said = { $hero }: “{ $words }”
event-tossed = { $hero } tossed a coin: { $won ->
    [yes] won!
   *[no] lost.
  }
event-rolled = { $hero } rolled a { $die }.
event-numbers = The numbers for { $card }: { $numbers }.
event-deck-removed = The whole deck of { $hero } was removed from the game.
event-hand-removed = { $hero } put the hand away ({ $count ->
    [one] 1 card
   *[other] { $count } cards
  }).
event-hand-back = { $hero } has the hand back ({ $count ->
    [one] 1 card
   *[other] { $count } cards
  }).
event-eliminated = { $why ->
    [dry] { $hero } is out of the game: no card was left to draw.
    [conceded] { $hero } has given up the game.
   *[fatal] { $hero } has fallen and is out of the game.
  }
event-won = { $winners } { $count ->
    [one] has
   *[other] have
  } won!
event-drawn = Nobody has won: it is a draw.
event-game-won = { $winners } won game { $game }.
event-game-drawn = Game { $game } is a draw.
event-kept = { $hero } begins the next game with { $card }.
event-side-decked = { $hero } is ready for the next game.
event-swapped = { $hero } took out { $out } and brought in { $card }.
event-next-game = Game { $game } begins; { $hero } takes the first turn.
event-opened = { $round ->
    [0] Everybody opened { $packs } packs.
   *[other] Round { $round }: everybody opened a pack.
  }
event-picked = { $hero } took { $card }.
event-ready-to-play = { $hero } has finished building a deck.
event-built = All decks are built.

# The table
table-title = Turn { $turn }
table-before = Before the first turn
table-turn = { $hero } is at play: { $phase }.
table-over = The match is over: { $winners } won.
table-drawn = The match is over: nobody has won.
table-built = All decks are built.
table-score = Games won: { $score }.
table-chain = The chain, what resolves first on top
table-combat = Combat
table-attacker = { $who ->
    [none] No attacker any more.
   *[other] Attacker: { $who }.
  }
table-defender = { $who ->
    [none] No defender any more.
   *[other] { $sure ->
        [yes] Defender: { $who }.
       *[no] Attacked: { $who }.
      }
  }
table-strike = { $hero } has struck with { $card } (+{ $atk } ATK).
table-player = { $hero }{ $side ->
    [own] {" "}(you)
    [mate] {" "}(your partner)
   *[foe] {""}
  }
table-out = Out of the game.
table-allies = Allies
table-equipment = Equipment
table-abilities = Abilities
table-card = { $piece }{ $facts ->
    [none] {""}
   *[other] : { $facts }
  }
table-resources = Resources: { $ready } of { $count } ready{ $quests ->
    [none] {""}
   *[other] . Quests: { $quests }
  }{ $down ->
    [none] {""}
   *[other] . Face down: { $down }
  }
table-quest = { $exhausted ->
    [yes] { $quest } (exhausted)
   *[no] { $quest }
  }
table-hand = { $cards ->
    [none] Hand: { $count ->
        [one] 1 card
       *[other] { $count } cards
      }
   *[other] Hand: { $cards }
  }
table-piles = Deck { $deck }, graveyard { $buried }{ $buried ->
    [0] {""}
   *[other] {" "}({ $cards })
  }, removed { $removed }
table-pools = Packs
table-pool = { $player }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }{ $ready ->
    [yes] , ready to play
   *[no] {""}
  }
table-own-pool = Your cards
table-deck = Your deck under { $leader }, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
phase-opening = Opening hands.
phase-ready = ready step
phase-draw = draw step
phase-action = action phase
phase-attack = attack
phase-protect = protecting
phase-defend = defense
phase-damage = combat damage
phase-end = end phase
phase-wrap-up = wrap-up step
phase-game-over = Between two games.
phase-side-deck = Between two games: side decks.
phase-next-game = Between two games.
phase-packs = Packs are opened.
phase-draft = Cards are drafted.
phase-build = Decks are built.
