# What the cards say. Every message begins small; sentences are made by the program.

# Nouns
noun-hero = { $form ->
    [gender] m
    [many] heroes
   *[one] hero
  }
noun-ally = { $form ->
    [gender] m
    [many] allies
   *[one] ally
  }
noun-character = { $form ->
    [gender] m
    [many] characters
   *[one] character
  }
noun-ability = { $form ->
    [gender] f
    [many] abilities
   *[one] ability
  }
noun-totem = { $form ->
    [gender] m
    [many] Totems
   *[one] Totem
  }
noun-attachment = { $form ->
    [gender] f
    [many] abilities
   *[one] ability
  }
noun-weapon = { $form ->
    [gender] f
    [many] weapons
   *[one] weapon
  }
noun-armor = { $form ->
    [gender] f
    [many] armor cards
   *[one] armor card
  }
noun-armor-or-weapon = { $form ->
    [gender] f
    [many] weapons or armor cards
   *[one] weapon or armor card
  }
noun-item = { $form ->
    [gender] m
    [many] items
   *[one] item
  }
noun-equipment = { $form ->
    [gender] f
    [many] pieces of equipment
   *[one] piece of equipment
  }
noun-resource = { $form ->
    [gender] f
    [many] resources
   *[one] resource
  }
noun-quest = { $form ->
    [gender] f
    [many] quests
   *[one] quest
  }
noun-player = { $form ->
    [gender] m
    [many] players
   *[one] player
  }
noun-opponent = { $form ->
    [gender] m
    [many] opponents
   *[one] opponent
  }
noun-card = { $form ->
    [gender] f
    [many] cards
   *[one] card
  }
noun-ally-pet = { $form ->
    [gender] m
    [many] Pets
   *[one] Pet
  }
noun-armor-shield = { $form ->
    [gender] m
    [many] Shields
   *[one] Shield
  }
noun-weapon-dagger = { $form ->
    [gender] m
    [many] Daggers
   *[one] Dagger
  }
noun-character-spider = { $form ->
    [gender] m
    [many] Spiders
   *[one] Spider
  }
noun-totem-air-totem = { $form ->
    [gender] m
    [many] Air Totems
   *[one] Air Totem
  }
noun-totem-earth-totem = { $form ->
    [gender] m
    [many] Earth Totems
   *[one] Earth Totem
  }
noun-totem-fire-totem = { $form ->
    [gender] m
    [many] Fire Totems
   *[one] Fire Totem
  }
noun-totem-water-totem = { $form ->
    [gender] m
    [many] Water Totems
   *[one] Water Totem
  }

list-nor = { $first } or { $last }
list-then = { $first } and then { $last }

# Words before and after nouns
adj-target = target
adj-other = other
adj-opposing = opposing
adj-friendly = friendly
adj-exhausted = exhausted
adj-ready = ready
adj-damaged = damaged
adj-attacking = attacking
adj-defending = defending
adj-face-up = face-up
adj-face-down = face-down
adj-stealthed = stealthed
adj-human = Human
adj-night-elf = Night Elf
adj-dwarf = Dwarf
adj-gnome = Gnome
adj-orc = Orc
adj-troll = Troll
adj-tauren = Tauren
adj-undead = Undead
adj-blood-elf = Blood Elf
adj-goblin = Goblin
adj-alliance = Alliance
adj-horde = Horde
adj-neutral = neutral
phrase = { $target } { $other } { $side } { $state } { $kin } { $tag } { $noun } { $where } { $more }
in-party = { $whose ->
    [their] of their party
    [its-controllers] of its controller’s party
   *[your] of your party
  }
in-graveyard = { $whose ->
    [your] in your graveyard
    [their] in their graveyard
    [all] in all graveyards
   *[any] in any graveyard
  }
in-chain = on the chain
named-same = { $zone ->
    [deck] of the same name
   *[play] of this name
  }
named = called { $name }
costs-x = with cost X
costs-resources = with a cost of at most the number of your resources
hurt-turn = that was dealt damage this turn
hurt-hero = that your hero dealt combat damage to this turn
attached-friendly = attached to a friendly character
attached-character = attached to a character
attached = attached to { $host }
of-its-controller = of the controller of { $it }
det-each = each { $text }
det-any = as many { $text } as you like
det-count = { $count ->
    [2] two
    [3] three
   *[other] { $count }
  } { $text }
det-up-to = up to { $count ->
    [2] two
    [3] three
    [5] five
   *[other] { $count }
  } { $text }
det-another = another { $text }
det-every = all { $what }
det-yours = { $whose ->
    [their] their
    [its-controllers] its controller’s
   *[your] your
  } { $text }
det-a-yours = one of { det-yours }
det-each-yours = each of { det-yours }
det-any-yours = any number of { det-yours }
det-up-to-yours = up to { $count } of { det-yours }
det-count-yours = { $count ->
    [2] two
    [3] three
   *[other] { $count }
  } of { det-yours }
target-removed = as many { $text } as cards removed this way
target-up-to = each of up to { $count ->
    [2] two
    [3] three
   *[other] { $count }
  } { $text }
target-count = each of { $count } { $text }

# Who
role-hero = { $whose ->
    [their] their hero
   *[your] your hero
  }
role-self = { $sort ->
    [ally] this ally
    [ability] this ability
    [totem] this Totem
    [weapon] this weapon
    [armor] this armor
    [item] this item
   *[quest] this quest
  }
role-made = { $many ->
    [yes] those tokens
   *[no] that token
  }
role-paid = the destroyed { $noun }
role-dealer = the character that dealt that damage
role-short = it
role-hurt = a character that is dealt this damage
player-you = you
player-each = each player
player-all = players
player-foes = opponents
player-opponents = each opponent
player-turn = that player
player-controller = its controller
player-controller-of = the controller of { $who }

# Numbers
as-much = as much
hurt-text = { $count } { $type ->
    [none] damage
   *[arcane] { word-type-arcane } damage
    [fire] { word-type-fire } damage
    [frost] { word-type-frost } damage
    [holy] { word-type-holy } damage
    [melee] { word-type-melee } damage
    [nature] { word-type-nature } damage
    [ranged] { word-type-ranged } damage
    [shadow] { word-type-shadow } damage
  }
count-equal = equal to { $what }
count-plus = equal to { $plus } plus { $what }
count-minus = equal to { $plus } minus { $what }
count-gender = { $of ->
    [health] f
   *[other] m
  }
count-dealt = the damage dealt this way
count-removed = the number of cards removed this way
count-hand = the number of cards in { $who ->
    [target-controller] its controller’s hand
   *[self] your hand
  }
count-counters = the number of counters on { $of }
count-damage = the damage on { $of }
count-damage-its = the damage on it
count-atk = the ATK of { $of }
count-atk-its = its ATK
count-health = the health of { $of }
count-health-its = its health
count-cost = the cost of { $of }
count-cost-its = its cost
count-one-atk = the ATK of { $of }
count-sought = the number of { $of }
per-sought = for { $what }
per-counters = for each counter on it
per-damage = for each damage on it
per-hand = for each card in your hand

# Type lines and figures
line-full = { $marks } { $faction ->
    [alliance] Alliance
    [horde] Horde
   *[neutral] {""}
  } { $noun }{ $token ->
    [yes] {" "}token
   *[no] {""}
  }{ $rest ->
    [none] {""}
   *[other] : { $rest }
  }{ $classes ->
    [none] {""}
   *[other] {" "}(for { $classes })
  }
line-unique = unique
line-instant = instant
line-ongoing = ongoing
figure-cost = cost { $cost }
figure-atk = { $atk } { $type ->
    [none] {""}
    [arcane] { word-type-arcane }
    [fire] { word-type-fire }
    [frost] { word-type-frost }
    [holy] { word-type-holy }
    [melee] { word-type-melee }
    [nature] { word-type-nature }
    [ranged] { word-type-ranged }
   *[shadow] { word-type-shadow }
  } ATK
figure-strike = strike cost { $strike }
figure-defence = { $defence } DEF
figure-health = { $health } health

# What a card says beside its effects
needs = only for { $spec } heroes
unlimited = a deck may hold any number of these
play-only = play this { $turn ->
    [yes] only { $so }
   *[no] only if { $so }
  }
additional = as an additional cost, { $costs }
instead-of-cost = you may { $costs } instead of paying the cost
attach = attach this to { $to }
modes = choose one: { $first }; or { $second }
power = { $costs }: { $does }
power-bare = { $costs }
reward = to complete it, { $costs }: { $does }
only = only { $turn ->
    [yes] { $so }
   *[no] if { $so }
  }
only-once = only once each turn
pay = pay { $pay }
if = if { $so }
if-done = if that happens, { $does }
otherwise = otherwise, { $does }
while = { $turn ->
    [yes] { $so }
   *[no] while { $so }
  }
so-turn-yours = on your turn
so-turn-opponent = on an opponent’s turn
so-hero = { $mark ->
    [bear-form] your hero is in bear form
    [stealth] your hero has stealth
   *[other] your hero has { $mark }
  }
so-hero-defends = your hero is defending
so-hand = you have { $count } or more cards in hand
so-there = { $none ->
    [yes] you have no { $one }
   *[no] { $count ->
        [one] you have { $a }
       *[other] you have { $count } or more { $many }
      }
  }
so-outnumbered = an opponent has more allies than you
so-hero-dealt = your hero has dealt { $type } damage this turn
so-allies-hit-hero = an ally of your party has dealt damage to an opposing hero this turn
so-icon = your hero belongs to { $faction ->
    [alliance] the Alliance
   *[horde] the Horde
  }

# What triggers a power
trigger = { $when }, { $does }
part-first = { $first ->
    [turn] the first time each turn that
    [your-turn] the first time on each of your turns that
    [each] each time
    [once] if
   *[none] whenever
  }
on-enters = { part-first } { $who } enters play
on-destroyed = { part-first } { $who } is destroyed
on-attacks = { part-first } { $who } attacks
on-defends = { part-first } { $who } defends
on-protects = { part-first } { $who } protects
on-exhausted = { part-first } { $who } is exhausted
on-deals = { part-first } { $who } deals { $combat ->
    [yes] combat damage
   *[no] damage
  } { $by ->
    [none] {""}
   *[other] to { $by }
  } { $damaged ->
    [yes] that was damaged already
   *[no] {""}
  } { $armed ->
    [none] {""}
    [any] with a weapon
   *[self] with { $weapon }
  }
on-dealt = { part-first } { $who } is dealt { $combat ->
    [yes] combat damage
   *[no] damage
  } { $by ->
    [none] {""}
   *[other] by { $by }
  } { $during ->
    [none] {""}
   *[other] while { $during }
  }
on-strikes = { part-first } { $who } strikes with { $armed ->
    [none] { $by }
    [any] a weapon
   *[self] { $weapon }
  }
on-plays = { part-first } you play { $tag }
on-turn-start = as { $whose ->
    [player] a player’s turn
    [each] any turn
   *[your] your turn
  } starts
on-turn-end = as { $whose ->
    [player] a player’s turn
    [each] any turn
   *[your] your turn
  } ends
watch-time = { $on ->
    [turn-end] { $does } as the turn ends
   *[turn-start] as your next turn starts, { $does }
  }
watch-turn = this turn, { $text }

# What is paid and what happens
effect-activate = activate
effect-flip = flip your hero
effect-concede = concede the game{ $keep ->
    [yes] ; each player may start the next game of the match with any of their equipment in play
   *[no] {""}
  }
effect-redraw = shuffle your hand into your deck, then draw as many cards
effect-reshuffle = shuffle all cards of your graveyard into your deck
effect-extra = take another turn after this one
effect-instead = instead of drawing a card, put a card that this ability removed into your hand
effect-stays-down = you may leave { $self } exhausted in your ready step
effect-put-on = put { $hurt } on { $who }
effect-drop = { $count ->
    [one] discard a card
   *[other] discard { $count } cards
  }
effect-say = say “{ $words }”
effect-deal = { $short } deals { $hurt }{ $sure ->
    [yes] {" "}that cannot be prevented
   *[no] {""}
  } { $own ->
    [yes] { $equal } to { $to }
   *[no] to { $to } { $equal }
  }
part-healed = on { $itself ->
    [yes] itself
   *[no] { $who }
  }
effect-heal = { $short } heals { $kind ->
    [all] all damage { part-healed }
    [equal] damage { part-healed } { $equal }
   *[plain] { $hurt } { part-healed }
  }
effect-clear = remove all damage from { $who }
effect-draw = { $player ->
    [you] draw
   *[other] { $who } draws
  } { $fill ->
    [yes] up to your maximum hand size
   *[no] { $kind ->
        [equal] cards { $to }
       *[plain] { $amount ->
            [one] a card
           *[other] { $count } cards
          }
      }
  }
effect-discard = { $player ->
    [you] discard
   *[other] { $who } discards
  } { $kind ->
    [dealt] a card for each damage dealt this way
    [equal] cards { $to }
   *[plain] { $amount ->
        [one] a card
       *[other] { $count } cards
      }
  }
effect-destroy = destroy { $what }
effect-destroy-chosen = { $player ->
    [you] destroy
   *[other] { $who } destroys
  } { $what }
effect-destroy-unless = destroy { $what } unless { $spare }
spare-friendly = it is attached to a friendly character
effect-exhaust = exhaust { $what }
effect-ready = ready { $what }
effect-return = { $yours ->
    [yes] put { $what } into your hand
   *[no] return { $what } to { $what-form ->
        [mp] their owners’ hands
        [fp] their owners’ hands
       *[m] its owner’s hand
      }
  }
effect-deploy = put { $what } into play{ $affordable ->
    [yes] {" "}if its cost is at most the number of your resources
   *[no] {""}
  }{ $every ->
    [yes] {" "}under their owners’ control
   *[no] {""}
  }
effect-recover = { $player ->
    [you] { $may ->
        [yes] you may put
       *[no] put
      }
   *[other] { $who } { $may ->
        [yes] may put
       *[no] puts
      }
  } { $several ->
    [yes] up to { $count } { $text }{ $different ->
        [yes] {" "}with different names
       *[no] {""}
      }
   *[no] { $text }
  } from { $whose } graveyard into { $to ->
    [play] play
   *[hand] { $whose } hand
  }{ $near ->
    [yes] {" "}with so much damage that 1 health is left
   *[no] {""}
  }
effect-remove = remove { $what } from the game
effect-search = { $player ->
    [you] search your deck
   *[other] { $may ->
        [may] { $who } may search their deck
       *[other] { $who } searches their deck
      }
  } for { $count ->
    [one] { $text }
   *[other] up to { $count ->
        [2] two
       *[other] { $count }
      } { $text }
  }{ $to ->
    [play] {" "}and { $player ->
        [you] put
       *[other] { $may ->
            [may] put
           *[other] puts
          }
      } it into play exhausted, then { $player ->
        [you] shuffle
       *[other] { $may ->
            [may] shuffle
           *[other] shuffles
          }
      }
    [top] , show it, shuffle, and put it on top of your deck
   *[hand] , show { $count ->
        [one] it
       *[other] them
      } and put { $count ->
        [one] it
       *[other] them
      } into your hand, then shuffle
  }
effect-look = { $count ->
    [one] look at the top card of your deck{ $what ->
        [none] ; you may put it on the bottom
       *[other] ; if it is { $what }, you may show it and put it into your hand
      }
   *[other] { $open ->
        [yes] show
       *[no] look at
      } the top { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
      } cards of your deck; { $player ->
        [you] put
       *[other] { $who } chooses
      } { $what ->
        [none] one
       *[other] { $what } among them
      } { $player ->
        [you] { $to ->
            [top] back on top
           *[hand] into your hand
          }
       *[other] for your hand
      } and { $player ->
        [you] the rest
       *[other] the rest goes
      } { $player ->
        [you] on the bottom
       *[other] to the bottom
      } in any order
  }
effect-mill = { $player ->
    [you] put the top { $amount } cards of your deck into your graveyard
   *[other] { $who } puts the top { $amount } cards of their deck into their graveyard
  }
effect-place = { $what ->
    [top] place the top card of your deck face down and exhausted as a resource
   *[hand] you may place a card of your hand face down and exhausted as a resource
  }
effect-turn-down = { $player ->
    [you] turn one of your quests face down
   *[other] { $who } turns one of their quests face down
  }
effect-reattach = move { $what } from the character that it is attached to onto another one that it can be attached to
effect-control = { $player ->
    [you] gain
   *[other] { $who } gains
  } control of { $what }{ $until ->
    [exhausted] {" "}as long as { $self } stays exhausted
   *[other] {""}
  }
effect-token = { $count ->
    [one] put a { $name } ally token ({ $figures }) into play
   *[other] put { $count ->
        [2] two
        [3] three
       *[other] { $count }
      } { $name } ally tokens ({ $figures }) into play
  }
effect-counter = put { $counter } on { $self }
counter-text-agony = an agony counter
counter-text-bone = a bone counter
counter-text-strength = a strength counter
effect-withdraw = { $sort ->
    [ally] if an ally is attacking your hero, remove it from combat
   *[character] if your hero is defending, remove the attacker from combat
  }
effect-interrupt = interrupt { $what }
effect-interrupt-chosen = { $hero ->
    [yes] if that is a hero, you may interrupt an ability of its controller on the chain
   *[no] you may interrupt an ability of its controller on the chain
  }
effect-may = you may { $pay ->
    [0] { $tap ->
        [none] { $does }
       *[other] exhaust { $tap } to { $does }
      }
   *[other] pay { $pay } to { $does }
  }
effect-unless = { $does } unless { $player ->
    [you] you
   *[other] its controller
  } { $price }
unless-pay = { $player ->
    [you] pay { $pay }
   *[other] pays { $pay }
  }
unless-drop = { $player ->
    [you] discard
   *[other] discards
  } { $count ->
    [one] a card
    [2] two cards
   *[other] { $count } cards
  }
effect-if = if { $so }, { $does }
effect-choose = { $player ->
    [you] { $may ->
        [yes] you may choose
       *[no] choose
      }
   *[other] { $who } chooses
  } { $what }
effect-each = for { $who }: { $does }
effect-toss = toss a coin; if you win, { $win }{ $again ->
    [0] {""}
   *[other] ; if you lose, you may pay { $again } to toss again
  }
effect-roll = roll a die; 1–2: { $low }; 3–4: { $middle }; 5–6: { $high }
script-secret-numbers = each player chooses a number in secret; you choose among those with the highest one who gains control of { $self } and puts that much damage on their hero
script-remove-deck = remove all cards of your deck from the game
script-put-away-hand = remove your hand from the game; at the end of the turn, take those cards back into your hand
script-take-back-hand = take the removed cards back into your hand

# What holds
part-span = { $span ->
    [turn] {" "}this turn
    [combat] {" "}this combat
    [exhausted] {" "}as long as it stays exhausted
   *[none] {""}
  }
part-gets = { $who-form ->
    [mp] get
    [fp] get
   *[m] gets
  }
part-gains = { $who-form ->
    [mp] gain
    [fp] gain
   *[m] gains
  }
part-takes = { $who-form ->
    [mp] take
    [fp] take
   *[m] takes
  }
part-is = { $who-form ->
    [mp] are
    [fp] are
   *[m] is
  }
part-does-not = { $who-form ->
    [mp] do not become ready in their
    [fp] do not become ready in their
   *[m] does not become ready in its
  }
bonus-atk = { $value } ATK
bonus-health = { $value } health
bonus-defence = { $value } DEF
effect-bonus = { $who } { part-gets } { $numbers }{ $per ->
    [0] {""}
   *[other] {" "}{ $per }
  }{ part-span }{ $fights ->
    [attacking] {" "}while attacking
    [defending] {" "}while defending
    [against] { $armed ->
        [yes] {" "}while your hero attacks { $foe }
       *[no] {" "}while attacking { $foe }
      }
   *[none] {""}
  } { $so }
effect-has = { $mark ->
    [no-ready] { $span ->
        [next-ready] { $who } { part-does-not } controller’s next ready step
       *[none] { $who } { part-does-not } controller’s ready step
      }
    [no-attack] { $who } cannot attack
    [no-protect] { $who } cannot protect
    [no-heal] damage on { $who } cannot be healed
    [untargetable] { $who } cannot be targeted by opponents
    [indestructible] { $who } cannot be destroyed
    [guards-hero] { $who } can protect your hero
    [must-attack] { $who } must attack{ part-span } if it can, and can attack only { $only }
    [lure] opposing characters that can attack { $who } can attack nobody else
    [bear-form] { $who } { part-takes } bear form
    [elusive] { $who } { part-is } elusive
    [protector] { $who } { part-gains } protector
    [ferocity] { $who } { part-gains } ferocity
    [stealth] { $who } { part-gains } stealth
   *[long-range] { $who } { part-gains } long-range
  }{ $mark ->
    [must-attack] {""}
   *[other] { part-span }
  } { $so }
kept-no-attack = attack
kept-no-protect = protect
effect-kept = { $who } cannot { $marks }{ part-span }
effect-gains = { $who } { part-gains } “{ $power }”{ part-span }
effect-loses = { $who } loses all its powers and is also a { $tag }
ban-draw = draw cards
ban-play = play cards
ban-strike = strike
effect-bans = { $who } cannot { $bans }{ part-span } { $so }
effect-barred-protect = opposing characters cannot protect
effect-barred-lose-hero = fatal damage on your hero does not put you out of the game
effect-more = { $heal ->
    [yes] each time { $by } heals damage, it heals { $amount } more
   *[no] { $by ->
        [none] each time damage is dealt to { $to }, it is { $amount } more
       *[other] each time { $ability ->
            [yes] an ability makes { $by } deal damage
           *[no] { $by } deals { $type ->
                [none] damage
                [arcane] arcane damage
                [fire] fire damage
                [frost] frost damage
                [holy] holy damage
                [melee] melee damage
                [nature] nature damage
                [ranged] ranged damage
               *[shadow] shadow damage
              }
          }, { $double ->
            [yes] it is doubled
           *[no] it is { $amount } more
          }
      }
  }
part-combat = { $combat ->
    [yes] combat damage
   *[no] damage
  }
effect-prevent = { $next ->
    [yes] prevent the next { $amount } damage{ $by ->
        [none] {""}
       *[other] {" "}by { $by }
      } to { $to }{ part-span }
   *[no] { $amount ->
        [0] prevent all { part-combat } { $by ->
            [none] to { $to }
           *[other] by { $by }
          }{ part-span }
       *[other] { $by ->
            [none] each time { part-combat } would be dealt to { $to }, prevent { $amount } of it
           *[other] each time { $by } would deal { part-combat }, prevent { $amount } of it
          }{ part-span }
      }
  } { $so }
prevented-so = if damage is prevented this way, { $does }
effect-pierce = { $armed ->
    [yes] combat damage dealt with { $self } cannot be prevented
   *[no] damage dealt by { $by } cannot be prevented
  }
effect-cheaper = { $what ->
    [strike] { $next ->
        [yes] your next strike with { $tag }{ part-span } costs { $amount } less
       *[no] your strikes cost { $amount } less
      }
   *[card] { $next ->
        [yes] the next card that you play{ part-span } costs { $amount } less
       *[no] your { $tag ->
            [none] cards
           *[other] { $tag }
          } cost { $amount } less{ $least ->
            [0] {""}
           *[other] , but not less than { $least }
          }
      }
  }
effect-tax = an opposing ally can attack a character of your party only if its controller pays { $amount } for that attack
effect-hand-size = its controller’s maximum hand size is { $amount } larger
effect-swift = { $kinds } in your hand are instant
effect-keeps = you control { $host }

# What keywords mean
keyword-protector = protector
keyword-elusive = elusive
keyword-ferocity = ferocity
keyword-long-range = long-range
keyword-stealth = stealth
keyword-bear-form = bear form
keyword-instant = instant
keyword-unique = unique
keyword-ongoing = ongoing
keyword-totem = Totem
reminder-protector = when an opponent attacks another character of your side, exhaust this one to become the defender instead
reminder-elusive = it cannot be attacked
reminder-ferocity = it can attack in the turn in which it joins your party
reminder-long-range = while it attacks, the defender deals no combat damage to it
reminder-stealth = while it attacks, opponents cannot protect; what gives stealth is destroyed as soon as your hero deals damage
reminder-bear-form = your hero has protector; the form is destroyed as soon as you strike or play an ability that is not Feral
reminder-instant = it can be played at any time when you could act
reminder-unique = you control at most one card of this name
reminder-ongoing = it stays in play
reminder-totem = it can be attacked, and targeted like an ally, but it is none
