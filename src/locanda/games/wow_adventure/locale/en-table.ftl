# What is said at the table of the Adventure Game: questions, choices, what happened and how the table stands.

# The game in the lobby
game-title = World of Warcraft: The Adventure Game
game-blurb = Four characters of Azeroth travel from city to city, learn abilities, fight what they meet, take its treasures and follow their quests. Whoever has eight valor in the quest log first wins.

# Short words
word-tint-grey = gray
word-tint-green = green
word-tint-yellow = yellow
word-tint-red = red
word-letter-grey = Gy
word-letter-green = Gn
word-letter-yellow = Y
word-letter-red = R
word-resource-scroll = scroll
word-resource-book = book
word-resource-small-potion = small potion
word-resource-large-potion = large potion
word-resource-place-discovery = Place Discovery
word-resource-flight-path = flight path
word-resource-auction-house = auction house
word-resource-quest-giver = quest giver
word-does-scroll = draw 1 ability card
word-does-book = draw 2 ability cards; every other character draws 1 and discards 1
word-does-small-potion = heal 1 damage
word-does-large-potion = heal 2 damage and every Disease
word-does-place-discovery = look at a discovery in secret and lay it face down elsewhere
word-does-flight-path = fly to another space with this icon
word-does-auction-house = trade an item for another of the same color
word-does-quest-giver = draw an elite quest
word-token-gold = Gold
word-token-hearthstone = Hearthstone
word-token-far-sight = Far Sight
word-token-rocket-boot = Rocket Boot
word-token-merchant = Merchant
word-token-ambush = Ambush
word-token-false-map = False Map
word-token-power-drain = Power Drain
word-token-disease = Disease
word-token-bomb = Bomb
word-a-token-gold = Gold
word-a-token-hearthstone = a Hearthstone
word-a-token-far-sight = Far Sight
word-a-token-rocket-boot = a Rocket Boot
word-a-token-merchant = a Merchant
word-a-token-ambush = an Ambush
word-a-token-false-map = a False Map
word-a-token-power-drain = a Power Drain
word-a-token-disease = a Disease
word-a-token-bomb = a Bomb
word-means-gold = in a city it buys an item of your level or lower
word-means-hearthstone = move to any city instead of walking
word-means-far-sight = look at a discovery, and discard it if you like
word-means-rocket-boot = roll a die of yours again
word-means-merchant = take an item from another bag; its owner takes one of yours
word-means-ambush = your opponents have +1 damage and a ranged attack this turn
word-means-false-map = the player on your right moves you up to two spaces
word-means-power-drain = discard two ability cards at random
word-means-disease = life lowered by 1 until a large potion or a defeat
word-means-bomb = 2 damage
word-potion-health = health potion
word-potion-mana = mana potion
word-potion-swiftness = swiftness potion
word-type-ranged = ranged
word-type-melee = melee
word-side-horde = Horde
word-side-alliance = Alliance
word-nothing = nothing
word-foe = foe
word-player = Player { $number }
word-cards = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
  }
word-item = { $kind ->
    [weapon] { $colour } weapon, { $type } attack { $value }
    [armor] { $colour } armor, defense { $value }
   *[bag] { $colour } bag item
  }
word-figures = { $type } attack { $attack }, defense { $defence }, damage { $damage }
word-foe-card = { $foe } ({ $figures }{ $aggro ->
    [yes] , aggro
   *[no] {""}
  })
direction-here = here
direction-n = N
direction-ne = NE
direction-e = E
direction-se = SE
direction-s = S
direction-sw = SW
direction-w = W
direction-nw = NW

# Spaces
space-kind = { $kind ->
    [city] city
    [key] { $colour } key place
    [map] { $colour } map encounter
    [overlord] { $colour } overlord
   *[normal] { $colour }
  }
space-way = { $steps ->
    [0] here
    [one] 1 space { $direction }
   *[other] { $steps } spaces { $direction }
  }
space-marker = { $foe-the } { $foe-number ->
    [many] wait
   *[one] waits
  } (marker { $slot }{ $aggro ->
    [yes] , aggro
   *[no] {""}
  })
space-discoveries = { $count ->
    [one] 1 discovery
   *[other] { $count } discoveries
  }{ $seen ->
    [none] {""}
   *[other] {" "}(known to you: { $seen })
  }
space-event = event “{ $event }”
space-figures = { $heroes } here
space-quest = for your quest “{ $quest }”
space-closed = closed to your level

# Quests
goal-quest = { $quest } ({ $valor } valor): { $goals }
goal-holder = { $goal } (now with { $holder })
goal-count = { $goal } ({ $count } so far)
goal-then = { $first }, then { $last }
goal-done = all done

# Prompts
prompt-character = { $hero }, which character do you play?
prompt-city = { $hero }, in which city do you start?
prompt-movement = { $hero }, you are { $place-at } (movement { $movement }, energy { $energy }{ $held ->
    [yes] ; aggro holds you here
   *[no] {""}
  }). What do you do?
prompt-rocket-boot = { $fight ->
    [yes] { $own } { $other } { $hero }, do you use a Rocket Boot to roll your die again?
   *[no] { $hero }, you rolled movement { $movement } and energy { $energy }. Do you use a Rocket Boot to roll again?
  }
prompt-mana = { $hero }, which item do you discard as a mana potion?
prompt-hand-limit = { $hero }, you hold { $cards } and may keep 10. Which one do you discard?
prompt-book = { $hero }, you drew a card thanks to somebody else’s book. Which card do you discard?
prompt-discard = { $hero }, which ability card do you discard?
prompt-third-quest = { $hero }, you can have only two quests. Which of the three do you give up?
prompt-place = { $hero }, you hold a discovery that only you have seen: { $token-a } ({ $means }). Where do you lay it face down?
prompt-discoveries = { $hero }, which of the revealed discoveries comes next?
prompt-false-map = { $hero }, a False Map leads { $active } astray. Where do you move that character?
prompt-gold = { $hero }, of which color is the item that your Gold buys?
prompt-hearthstone = { $hero }, to which city does the Hearthstone take you?
prompt-far-sight = { $hero }, in which space do you look at a discovery?
prompt-far-sight-which = { $hero }, several discoveries lie there. Which one do you look at?
prompt-discard-token = { $hero }, the discovery is { $token-a } ({ $means }). Do you discard it?
prompt-scout = { $hero }, you have looked at the discoveries nearby. From which space do you discard one?
prompt-scout-which = { $hero }, which of the discoveries there do you discard?
prompt-merchant = { $hero }, which item do you take from another bag?
prompt-merchant-back = { $hero }, { $active } took an item from your bag. Which one do you take in return?
prompt-challenge = { $hero }, your challenge phase { $place-at }. What do you face?
prompt-steal = { $hero }, you have defeated { $foe-the }. Which item do you take from the bag?
prompt-resource = { $hero }, you are { $place-at }. Which resource do you activate?
prompt-flight = { $hero }, where do you fly?
prompt-auction = { $hero }, which item do you trade for another of the same color?
prompt-heal = { $card }: which character is healed?
prompt-harm = { $card }: which character takes the damage?
prompt-give-cards = { $card }: which character draws?
prompt-take-cards = { $card }: which character discards?
prompt-attach = { $card }: to which character is it attached?
prompt-go = { $card }: { $hero }, where do you go?
prompt-lose-item = { $hero }, which item do you lose?
prompt-choose = { $card }: { $hero }, what do you choose?
prompt-may = { $card }: { $hero }, { $energy ->
    [0] do you want it
   *[other] do you pay { part-energy }
  }?
prompt-hand-in-for = { $card }: { $hero }, do you hand in { $amount ->
    [one] an item
   *[other] { $amount } items
  } from your bag?
prompt-hand-in = { $hero }, which item do you hand in?
prompt-quests = { $hero }, { $place-at } you can do something for your quests. For which one?
prompt-full-track = { $hero }, the track of undefeated encounters is full. Which of the nearest ones is discarded?
prompt-resurrect = { $hero }, you are defeated. In which of the nearest cities do you wake up?
prompt-upkeep = { $hero }, upkeep: what do you equip or use?
prompt-use-movement = { $hero }, movement phase: do you use something? ({ part-energy })
prompt-use-turn = { $hero }, do you use something? ({ part-energy })
prompt-use-challenge = { $hero }, your challenge phase { $place-at } begins. Do you use something? ({ part-energy })
prompt-use-before-roll = Before the dice. { $own } { $other } { $hero }, do you use something? ({ part-energy })
prompt-use-after-roll = After the dice. { $own } { $other } { $hero }, do you use something? ({ part-energy })
prompt-use-won = { $hero }, you have defeated { $foe-the }. Do you use something? ({ part-energy })
prompt-use-hurt = { $hero }, you are about to receive { $amount } damage ({ $left } of { $life } life left). Do you use something? ({ part-energy })
prompt-use-ability = { $hero }, { $by } plays { $card }{ $text ->
    [none] .
   *[other] : { $text }
  } Do you answer? ({ part-energy })
side-before = { $who }: { $type } attack { $attack } against defense { $defence }, damage { $damage }.
side-after = { $who }: { $sum } against defense { $defence } ({ $type }, damage { $damage }), { $hit ->
    [yes] a hit
   *[no] a miss
  } as it stands.

# Options
option-move = { $space } ({ $way }): { $detail }
option-space = { $space }{ $way ->
    [none] {""}
   *[other] {" "}({ $way })
  }: { $detail }
option-play = Play { $card } ({ cost-energy }){ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-brew = { $kind ->
    [use] Use { $card-the }
    [flip] Turn your character card to { $card }
   *[play] Play { $card }
  } ({ part-energy }) with a mana potion{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-use = Use { $card-the }{ $energy ->
    [0] {""}
   *[other] {" "}({ part-energy })
  }{ $discard ->
    [yes] {" "}and discard it
   *[no] {""}
  }{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-card = Discard { $card }{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-health = Discard { $card-the } as a health potion: heal 1 damage
option-swiftness = Discard { $card-the } as a swiftness potion: 1 movement more
option-potion = Discard { $card-the } ({ $figures })
option-token = { $prompt ->
    [discoveries] { $token }: { $means }
   *[other] Use { $token-a }: { $means }
  }
option-which = Discovery { $number }{ $token ->
    [none] {""}
   *[other] : { $token }
  }
option-flip = Turn your character card to { $card } ({ cost-energy }): { $figures }{ $text ->
    [none] {""}
   *[other] . { $text }
  }
option-equip = Equip { $card-the } ({ $figures }){ $worn ->
    [none] {""}
   *[other] {" "}in place { $worn-of }
  }{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-off = Put { $card-the } into the bag
option-take = { $prompt ->
    [character] { $card } ({ $affiliation }): { $figures }; equips { $badges }
   *[other] Take { $card-the } ({ $figures }) from { $owner }
  }
option-steal = Take { $card-the } ({ $figures })
option-sell = Trade { $card-the } ({ $figures })
option-lose = Lose { $card-the } ({ $figures })
option-give = Hand in { $card-the } ({ $figures })
option-drop = Give up the quest { $quest }
option-quest = { $quest }
option-marker = { $prompt ->
    [full-track] { $foe-the } { $space-at }
   *[other] Fight { $foe-the }
  } (marker { $slot }, { $figures }{ $aggro ->
    [yes] , aggro
   *[no] {""}
  })
option-map = { $foe ->
    [none] Do what is asked { $place-at }{ $text ->
        [none] {""}
       *[other] : { $text }
      }
   *[other] Fight { $foe-the } ({ $figures }{ $aggro ->
        [yes] , aggro
       *[no] {""}
      })
  }
option-event = Resolve the event “{ $card }”{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-draw = Draw a { $colour } challenge card
option-attack = Attack { $who } ({ $figures }; { $left } of { $life } life left)
option-character = { $who } ({ $left } of { $life } life left, { $cards } in hand)
option-colour = An item from the { $colour } deck
option-choose-first = { $text ->
    [none] The first thing
   *[other] { $text }
  }
option-choose-second = { $text ->
    [none] The second thing
   *[other] { $text }
  }
option-resource = { $resource }: { $does }
option-yes = { $prompt ->
    [rocket-boot] Yes, roll again
    [discard-token] Yes, discard it
    [hand-in-for] Yes, hand in{ $text ->
        [none] {""}
       *[other] : { $text }
      }
   *[other] Yes{ $text ->
        [none] {""}
       *[other] : { $text }
      }
  }
option-mana = Yes, with a mana potion{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-no = { $prompt ->
    [rocket-boot] No, keep the roll
    [discard-token] No, leave it where it lies
   *[other] No
  }
option-done = { $prompt ->
    [movement] End the movement phase
    [upkeep] End the turn
    [quests] Nothing for a quest now
    [scout] Leave them all
   *[other] Done
  }
option-pass = { $prompt ->
    [steal] Take nothing
    [mana] No further potion
   *[other] Use nothing
  }

# What happened
event-forced = { $hero } had no other choice: { $choice }.
choice-draw = draw a challenge card
choice-map = face what stands there
choice-event = resolve the event that lies there
choice-marker = the encounter of marker { $slot }
choice-which = discovery { $slot }
choice-yes = yes
choice-no = no
choice-other = on with it
event-takes = Player { $number } plays { $card }.
event-starts = { $hero } started from { $space-the }.
event-turn = Round { $round }: { $hero } begins a turn.
event-movement-die = { $hero } rolled the movement die: movement { $movement }, energy { $energy }.
event-moved = { $hero } moved to { $space-the }.
event-resource = { $hero } activated a resource: { $resource }.
event-drew = { $hero } drew { $amount ->
    [0] no ability card.
    [one] 1 ability card.
   *[other] { $amount } ability cards.
  }
event-discarded = { $hero } discarded { $card }.
event-played = { $hero } played { $card }{ $energy ->
    [0] .
   *[other] {" "}for { part-energy }.
  }
event-cancelled = The card “{ $card }” of { $hero } was canceled and had no effect.
event-used = { $hero } used { $card-the }.
event-attached = The card “{ $card }” was attached to { $hero }.
event-flipped = { $hero } turned the character card to “{ $card }”.
event-healed = { $hero } healed { $amount ->
    [0] nothing: there was no damage.
   *[other] { $amount } damage.
  }
event-cured = { $hero } was cured of every Disease.
event-hurt = { $hero } took { $amount } damage ({ $damage } in all).
event-defeated = { $hero } was defeated!
event-revived = { $hero } woke up healed in { $space-the }.
event-level = { $hero } reached the { $colour } level!
event-no-level = { $hero } already had the { $colour } level and gained nothing.
event-challenge = { $hero } drew a challenge card: { $card }.
event-exhausted = There was no further challenge card to draw for { $hero }.
event-combat = { $hero } attacked { $card-the } ({ $figures }).
event-duel = { $hero } attacked { $other }!
event-dice = The dice: { $hero } { $own }, { $foe-the } { $others }.
event-rerolled = The die { $who-of } was rolled again: { $die }.
event-power = A { $die } activated a power { $card-of }.
event-attack = { $who-the } { $who-number ->
    [many] attack
   *[one] attacks
  }{ $foe ->
    [none] {""}
   *[other] {" "}{ $foe-the }
  } { $type ->
    [ranged] at range
   *[melee] in melee
  }: { $sum } against defense { $defence }: { $outcome ->
    [miss] a miss.
    [harmless] a hit without damage.
   *[hit] a hit for { $damage } damage.
  }
event-foe-hurt = { $foe-the } took damage from a power or card and fell.
event-combat-cancelled = The combat was canceled; nobody was defeated.
event-victory = { $hero } defeated { $foe-the }!
event-both = { $hero } and { $card-the } defeated each other; the treasure is lost.
event-undefeated = { $card-the } { $card-number ->
    [many] were not defeated and wait
   *[one] was not defeated and waits
  } { $space-at } (marker { $slot }).
event-gone = { $card-the } (marker { $slot }) left the board.
event-event = The event “{ $card }” { $laid ->
    [yes] came into play.
   *[no] took effect.
  }
event-turned = { $hero } turned over the event “{ $card }”: “{ $back }”.
event-spared = { $hero } took no damage.
event-event-gone = The event “{ $card }” is over.
event-claimed = { $hero } put the event “{ $card }” into the quest log: { $valor } valor now.
event-rolled = { $hero } rolled { $die } against { $target }: { $success ->
    [yes] success.
   *[no] failure.
  }
event-got = { $hero } gained { $card-the } ({ $figures }).
event-lost = { $hero } discarded { $card-the }.
event-drank = { $hero } used it as a { $potion }.
event-equipped = { $hero } equipped { $card-the }.
event-took-off = { $hero } put { $card-the } into the bag.
event-stole = { $hero } took { $card-the } from the bag of { $other }.
event-passed-over = The card “{ $card }” has no item and went back onto its deck.
event-no-item = There was no { $colour } item left for { $hero }.
event-quest = { $hero } received the quest “{ $card }” ({ $valor } valor).
event-dropped = { $hero } gave up the quest “{ $card }”.
event-collected = { $hero } collected a token { $space-at } for the quest “{ $card }”.
event-travelled = { $hero } reached { $space-the } for the quest “{ $card }”.
event-completed = { $hero } completed the quest “{ $card }”: { $valor } valor now.
event-trophy = { $hero } won the trophy “{ $card }”: { $valor } valor now.
event-no-trophy = { $hero } could not take the trophy “{ $card }”.
event-placed = { $hero } laid a discovery face down { $space-at }.
event-no-discovery = There was no discovery left for { $hero } to place.
event-looked = { $hero } looked at a discovery{ $space ->
    [none] {""}
   *[other] {" "}{ $space-at }
  }: { $token }.
event-revealed = { $hero } revealed { $tokens }.
event-kept = { $hero } kept { $token-a }.
event-suffered = { $hero } came upon { $token-a }.
event-spent = { $hero } used { $token-a }.
event-token-gone = { $hero } discarded a discovery from the board: { $token }.
event-won = { $winners } won the game!

# Refusals
refusal-about = { $about }: { $text }

# The table
table-title = Round { $round }
table-turn = It is the turn of { $hero }: { $phase }.
table-over = The game is over; { $winners } won.
table-left = Left: movement { $movement }, energy { $energy }.
table-hero = { $hero }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
  }
table-level = { $level } level, { $side }; { $place-at }.
table-unchosen = No character yet.
table-life = Life { $left } of { $life }{ $disease ->
    [0] {""}
   *[other] , Disease { $disease }
  }; energy { $energy }; { $figures }.
table-equipped = Weapon: { $weapon }; armor: { $armor }.
table-bag = Bag: { $items }.
table-hand = Hand: { $cards }; { $deck } in the deck.
table-attached = Attached: { $cards }.
table-kept = Discoveries kept: { $tokens }.
table-quest = Quest { $quest }.
table-log = Valor { $valor } of 8: { $cards }.
table-board = The board
table-event = Event in force: { $event }{ $text ->
    [none] .
   *[other] . { $text }
  }
table-local = Event { $space-at }: { $event }{ $text ->
    [none] .
   *[other] . { $text }
  }
table-track = Undefeated: { $cards }.
table-track-card = { $slot }. { $foe } { $space-at }
table-calm = No event in force, nobody undefeated.
table-decks = Challenge cards in the decks: { $decks }; elite quests: { $elite }; trophies left: { $trophies }.
table-deck = { $colour } { $count }
table-trophy = { $card } { $count }
table-fight = Combat
phase-characters = choice of characters
phase-quests = starting quests
phase-cities = choice of cities
phase-start = start of the turn
phase-roll-movement = movement die
phase-movement = movement
phase-exploration = exploration
phase-challenge = challenge
phase-fight = combat, before the dice
phase-roll = combat, dice
phase-powers = combat, powers
phase-strikes = combat, attacks
phase-aftermath = end of the combat
phase-upkeep = upkeep
phase-end = end of the turn

# The map
map-space = { $space }: { $detail }
map-legend = Number: spaces away; { $letters }; then name, direction, what is there.
map-letter = { $letter } { $colour }

# Several answers at the same moment
prompt-order = { $hero }, several cards were played at the same moment. Which one comes first?
option-first = { $card }
