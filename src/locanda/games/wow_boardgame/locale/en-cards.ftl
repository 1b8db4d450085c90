# Text of the cards of the Board Game. Every message begins small; the program makes the sentences.

list-or = { $first } or { $last }

# Words
card-colour-red = red
card-colour-blue = blue
card-colour-green = green
card-colours-red = red
card-colours-blue = blue
card-colours-green = green
card-shade-green = green
card-shade-red = red
card-shade-blue = independent
card-grade-grey = gray
card-grade-green = green
card-grade-yellow = yellow
card-grade-red = red
card-box-damage = damage
card-box-defense = defense
card-box-attrition = attrition
card-resource-health = Health
card-resource-energy = Energy
card-condition-stun = Stun
card-condition-curse = Curse
card-deck-triangle = Triangle
card-deck-square = Square
card-deck-circle = Circle
card-deck-special = special
card-type-active = active
card-type-instant = instant
card-type-melee = melee
card-type-ranged = ranged
card-type-general = general
card-type-armor = armor
card-type-bag = Bag
card-area-power-1 = Power 1
card-area-power-2 = Power 2
card-area-power-3 = Power 3
card-area-ranged = Ranged
card-area-melee = Melee
card-area-general = General
card-area-armor = Armor
card-category-stance = Stance
card-category-aspect = Aspect
card-category-pet = Pet
card-category-demon = Demon
card-category-beast-form = Beast Form
card-category-seal = Seal
card-category-blessing = Blessing
card-category-aura = Aura
card-category-weapon-enhancement = Weapon Enhancement
card-a-category-stance = a Stance
card-a-category-aspect = an Aspect
card-a-category-pet = a Pet
card-a-category-demon = a Demon
card-a-category-beast-form = a Beast Form
card-a-category-seal = a Seal
card-a-category-blessing = a Blessing
card-a-category-aura = an Aura
card-a-category-weapon-enhancement = a Weapon Enhancement
# A region after its preposition
card-place = { $the }
card-where = in { $the }
card-trait-sword = Sword
card-trait-mace = Mace
card-trait-staff = Staff
card-trait-bow = Bow
card-trait-gun = Gun
card-trait-wand = Wand
card-trait-cloth = Cloth
card-trait-leather = Leather
card-trait-mail = Mail
card-trait-potion = Potion
card-trait-scroll = Scroll
card-trait-food = Food
card-trait-trinket = Trinket
card-trait-head = Head
card-function-scope = scope
card-function-helmet = helmet
card-function-shield = shield
card-function-poison = poison

# Dice
card-showing-least = { $result ->
    [8] showing an 8
   *[other] showing { $result } or more
  }
card-showing-most = { $result ->
    [1] showing a 1
    [2] showing 1 or 2
   *[other] showing { $result } or less
  }
card-die-one = a { $colours } die { $showing }
card-die-each = { $colours } die { $showing }
card-die-many = { $colours } dice { $showing }
card-dice = { $colour ->
    [any] { $amount ->
        [one] a die
       *[other] { $amount } dice
      } of any color
   *[other] { $amount ->
        [one] a
       *[other] { $amount }
      } { $colour } { $amount ->
        [one] die
       *[other] dice
      }
  }

# What is printed beside the text
card-line-power = { $owner } Power, { $type }
card-line-talent = { $owner } Talent
card-line-item = { $type ->
    [armor] armor
    [bag] Bag item
    [general] general item
    [ranged] ranged item
   *[melee] melee item
  }
card-line-race = racial ability
card-line-auction = auction item
card-line-sheet = { $owner } of the { $faction ->
    [horde] Horde
   *[alliance] Alliance
  }
card-line-creature = creature { $letter }: { $rows }
card-line-boss = boss { $where }
card-line-overlord = Overlord: with four characters { $small }; with six { $large }
card-line-quest = { $grade } quest of the { $faction ->
    [horde] Horde
   *[alliance] Alliance
  }
card-line-event = Event
card-line-bonus = Bonus Event
card-only-with = only with { $name }
card-destiny = Destiny Number { $number }
card-finishing = finishing move
card-addon = add-on ({ $function })
card-preprinted = printed on the sheet
card-soulbound = soulbound
card-level = level { $level }
card-gold = { $amount } gold
card-xp = { $amount } XP
card-energy = { $energy } Energy { $use ->
    [use] per use
   *[equip] to equip
  }
card-health = Health { $health }
card-healths = Health { $row }
card-energies = Energy { $row }
card-stats = Threat { $threat }, Attack { $attack }, Health { $health }
card-race = { $race }: “{ $deeds }”
card-areas = card areas: { $areas }
card-only = { $category } only
card-printed = printed: { $card }
card-one-potion = only one Potion per round
card-one-scroll = only one Scroll per round
card-exempt = it takes no room in the Bag
card-auctioned = it is lost when you are defeated
card-instead = { $card } reads: “{ $text }”

# Rewards
card-prize = { $draw ->
    [one] { $times ->
        [one] a { $deck } item
       *[other] { $times } { $deck } items
      }
   *[other] { $times ->
        [one] {""}
        [2] twice
       *[other] { $times } times
      } 1 of { $draw } { $deck } items
  }
card-special = the special item { $cards }
card-reward = reward: { $reward }
card-spawns-own = quest creatures: { $spawns }
card-spawns-independent = independent: { $spawns }
card-spawn = { $count ->
    [one] {""}
   *[other] { $count } ×
  } { $colour ->
    [blue] {""}
   *[other] { $colour }
  } { $creature }
card-boss-once = each faction may challenge it only once
card-boss-reward = { $same ->
    [yes] reward: { $stronger }
   *[no] reward: { $stronger }; for the weaker faction { $weaker }
  }
card-overlord-at = { $name } stands { $count ->
    [one] in { $places }
   *[other] under one of { $count } markers, in { $places }
  }
card-overlord-way = Whenever an Event is drawn, { $name } moves as many regions toward { $goal } as its Destiny Number says; there each faction fights him once with all its characters.
card-overlord-events = adds { $count } Events to the deck

# When an ability works
card-when-round = at the start of each round
card-when-round-first = at the start of the first round
card-when-pool = before the roll
card-when-used = { $each ->
    [yes] each time you use { $cards-or }
   *[no] once per round, when you use { $cards-or }
  }
card-when-judgement = { $judgement }
card-when-roll = right before the roll
card-when-rolled = after the roll
card-when-rerolls = at the start of the Reroll step
card-when-rerolling = in the Reroll step
card-when-after-rerolls = after rerolls
card-when-tokens = { $owner ->
    [foe] before tokens are placed
   *[card] before you place tokens
  }
card-when-placing = { $owner ->
    [foe] when tokens are placed
   *[card] when you place tokens
  }
card-when-placed = { $owner ->
    [foe] after tokens are placed
   *[card] after you place tokens
  }
card-when-defense = in the Defense phase
card-when-assigned = after hits are assigned
card-when-resolution = at the start of Resolution
card-when-resolved = at the end of Resolution
card-when-round-end = at the end of the round
card-when-combat-end = at the end of the combat
card-when-hurt = { $whose ->
    [own] when you lose Health
   *[friend] when you or a friend in the combat loses Health
  }
card-when-spent = after you spend Energy
card-when-fallen = { $whose ->
    [own] when you are defeated
   *[friend] when you or a friend in the combat is defeated
  }
card-when-turn = at the start of your faction’s turn
card-when-before-action = right before one of your actions
card-when-action = as an action
card-when-travel = { $auto ->
    [yes] after a Travel action
   *[no] when you travel
  }
card-when-rest = when you rest
card-when-challenge = when you challenge
card-when-learn = when you take this Talent
card-then = then
card-once-turn = once per turn
card-phase = { $once ->
    [attacker] in each of your and your friends’ Attack phases
   *[none] in your or a friend’s Attack phase
  }
card-friends = each friend in the combat, you included, { $does }
card-with = { $dice }, with { $values }
card-in-the-end = then { $does }
card-pay = pay { $energy } Energy
card-unequip = unequip { $cards }
card-itself = this card
card-otherwise = { $usual }; { $so }, { $better } instead
card-free = it costs no Energy { $so }

# What an ability needs
card-if-used = if you used { $cards-or } this round
card-if-again = if you also used this card in the round before { $unhurt ->
    [yes] without losing Health
   *[no] {""}
  }
card-if-equipped = if you have { $cards-or } equipped
card-if-trait = if you have a { $traits-or } equipped
card-if-category = if you have { $a-category } equipped
card-if-without = if you have no { $category-text } equipped
card-if-round = from round { $round } on
card-if-first = in the first round
card-if-opponents = against at least { $opponents } opponents
card-if-strong = against red creatures, a boss or enemy characters
card-if-dice = with at least { $count } { $die-many }
card-if-combo = if you placed combo tokens this round
card-if-won = if you survived and an opponent was defeated
card-if-monsters = in a combat against creatures or a boss

# Values
effect-reroll = { $owner ->
    [foe] those who fight it have
   *[card] { $who-does ->
        [they] gets
       *[you] { $lead ->
            [verb] get
           *[other] {""}
          }
      }
  } Reroll { $amount-signed }
effect-attrition = { $owner ->
    [foe] those who fight it have
   *[card] { $who-does ->
        [they] gets
       *[you] { $lead ->
            [verb] get
           *[other] {""}
          }
      }
  } Attrition { $amount-signed }
effect-threat = { $lead ->
    [verb] get
   *[other] {""}
  } Threat { $amount-signed }
effect-capacity = { $lead ->
    [verb] get
   *[other] {""}
  } { $amount-signed } to your { $resource-text } capacity

# What lasts
effect-more-uses = you may use { $kind ->
    [none] { $cards }
    [instants] each instant Power
    [powers] each Power
   *[other-powers] each of your other Powers
  } { $uses ->
    [2] twice
   *[other] { $uses } times
  } per round{ $surcharge ->
    [0] {""}
   *[other] ; each further use costs { $surcharge } Energy more
  }
effect-cheaper = { $kind ->
    [none] { $cards } { $cards-count ->
        [one] costs
       *[other] cost
      }
    [instants] your instant Powers cost
    [powers] your Powers cost
   *[other-powers] your other Powers cost
  } { $amount } less Energy
effect-free-use = once per combat, one { $kind ->
    [instants] instant Power
   *[powers] Power
  } costs you no Energy
effect-free-equip = { $categories-or } costs no Energy to equip
effect-keeps = { $first ->
    [yes] after its first use in a combat, you do not unequip { $cards }
   *[no] you do not unequip { $cards } after use
  }
effect-splash = when { $cards-or } heals, another friend in the combat regains { $amount } Health
effect-doubled = whenever you place combo tokens, place twice as many
effect-sturdier = your { $category-text } has { $amount } more Health
effect-fits = you may also equip a { $traits-or } up to level { $level } in your { $area-text } area
effect-extra-area = you have one more card area, for an instant Power
effect-one-travel = you may travel only once per turn
effect-pass-through = you travel past independent creatures without stopping
effect-leave-freely = you may travel from a region with independent creatures
effect-leap = you may challenge in a neighboring region and move there for it, even if you leave independent creatures
effect-immune = you ignore the ability of { $creature-text } creatures
effect-combo-from = dice that you spot for combo tokens need only show { $at_least } or more

# Dice
effect-dice = { $who-does ->
    [they] adds
   *[you] add
  } { $dice } { $per ->
    [friend] for each friend in the combat, you included
   *[none] {""}
  }
effect-dice-by-attack = choose an opposing creature and add a { $colour-text } die for every 2 Attack it has
effect-limit = { $most ->
    [0] roll no { $colour-text } dice
   *[other] roll at most { $most } { $colour-text } dice
  }
effect-preset = set { $results-count } { $colour-text } dice to { $results } instead of rolling them
effect-swap = replace any number of { $die-many } with { $colour-text } dice
effect-spot = { $pairs ->
    [yes] for every 2 { $die-many } that you spot
   *[no] { $most ->
        [1] spot { $die-one }
        [0] for each { $die-each } that you spot
       *[other] for each { $die-each } that you spot, up to { $most }
      }
  }: { $do }
effect-change = change { $most ->
    [0] any number of { $die-many }
    [1] { $die-one }
   *[other] up to { $most } { $die-many }
  } to { $most ->
    [1] { $colour ->
        [none] { $result ->
            [8] an
           *[other] a
          }
        [any] { $result ->
            [8] an
           *[other] a
          }
       *[other] a { $colour }
      } { $result }
   *[other] { $colour ->
        [none] {""}
        [any] {""}
       *[other] { $colour }
      } { $result }s
  } { $colour ->
    [any] of any color
   *[other] {""}
  }
effect-raise = raise { $most ->
    [1] { $die-one }
   *[other] up to { $most } { $die-many }
  } by { $amount }
effect-remove = { $every ->
    [yes] remove all { $die-many }
   *[no] { $forced ->
        [yes] remove { $most } { $die-many }, if you have them
       *[no] { $exactly ->
            [0] { $do-count ->
                [0] remove { $die-one }
               *[other] for each { $die-each } that you remove{ $most ->
                    [0] {""}
                    [reroll] , up to your Reroll value
                   *[other] , up to { $most }
                  }: { $do }
              }
            [1] remove { $die-one }: { $do }
           *[other] remove { $exactly } { $die-many }: { $do }
          }
      }
  }
effect-roll-again = { $every ->
    [yes] reroll all { $die-many } without using your Reroll value
   *[no] reroll { $most ->
        [0] any number of { $die-many }
        [level] up to as many { $die-many } as your level,
       *[other] up to { $most } { $die-many }
      } without using your Reroll value
  }
effect-no-rerolls = { $colours-count ->
    [3] you cannot use your Reroll value then
   *[other] use your Reroll value only for { $others } dice
  }

# Tokens
card-hits = { $amount ->
    [one] 1 hit
   *[other] { $amount } hits
  }
card-hits-either = put { card-hits } into the { $box } or { $other } box
effect-hits = put { card-hits } into the { $box-text } box { $per ->
    [opponent] for each opponent
   *[none] {""}
  }
effect-armor = put { $amount ->
    [one] 1 armor token
   *[other] { $amount } armor tokens
  } into the defense box
effect-redirect = put { $most ->
    [0] any number of
   *[other] up to { $most }
  } hits from { $colour-text } dice into the { $box-text } box
effect-per-token = for { $each ->
    [one] each
   *[other] every { $each }
  } { $token ->
    [armor] { $each ->
        [one] armor token
       *[other] armor tokens
      } you place
   *[hit] { $each ->
        [one] hit
       *[other] hits
      } you put into the { $box-text } box
  }: { $do }
effect-move-hits = move { $most ->
    [one] 1 hit
   *[other] up to { $most } hits
  } from the { $source-text } box to the { $target-text } box
effect-clear-hits = all hits leave the { $boxes } { $boxes-count ->
    [one] box
   *[other] boxes
  }

# Health, Energy, tokens on cards
card-part-who = { $who ->
    [hurt] that character
    [friends] each friend in the combat, you included,
    [region] you and each friend in your region
   *[all] everyone in the combat, on both sides,
  }
effect-regain = { $lead ->
    [next] {""}
   *[other] { $who ->
        [you] regain
        [region] { card-part-who } regain
       *[other] { card-part-who } regains
      }
  } { $full ->
    [yes] all { $resource-text }
   *[no] { $amount } { $resource-text }
  }
effect-gain = { $lead ->
    [next] {""}
   *[other] { $who ->
        [you] gain
        [region] { card-part-who } gain
       *[other] { card-part-who } gains
      }
  } { $level ->
    [yes] { $resource-text } equal to your level
   *[no] { $amount } { $resource-text }
  }
effect-lose = { $lead ->
    [next] {""}
   *[other] { $who ->
        [you] lose
        [region] { card-part-who } lose
       *[other] { card-part-who } loses
      }
  } { $amount } { $resource-text }
effect-prevent = lose { $amount } less
effect-pay = for { $each ->
    [one] each
   *[other] every { $each }
  } { $resource-text } you pay{ $most ->
    [0] {""}
   *[other] , up to { $most }
  }: { $do }
effect-reflect = for each Health you lost in this Defense phase, up to { $most }: put 1 hit into the damage box
effect-combo = place { $amount ->
    [one] a combo token on a finishing move
   *[other] { $amount } combo tokens on your finishing moves
  }
effect-store = put a token on this card, until the combat ends
effect-spend-tokens = for { $each ->
    [one] each
   *[other] every { $each }
  } { $tokens ->
    [combo] { $each ->
        [one] combo token
       *[other] combo tokens
      }
   *[plain] { $each ->
        [one] token
       *[other] tokens
      }
  } you spend from this card{ $most ->
    [0] {""}
   *[other] , up to { $most }
  }: { $do }
effect-equip-now = equip { $category ->
    [none] { $card-text }
   *[other] { $a-category }
  } from your Spellbook { $area ->
    [none] {""}
   *[other] in your { $area-text } area
  } without paying its Energy
effect-unequip = unequip this card
effect-discard = remove this card from the game
effect-judgement = use the “{ $judgement }” ability of your equipped Seal
effect-mend-pet = your Pet regains all its Health
effect-sacrifice = unequip your Pet, and for each Health it had: { $do }
effect-defeat-independent = defeat an independent creature in the combat
effect-leave-combat = leave the combat and stay in the region
effect-cleanse = { $lead ->
    [next] {""}
   *[other] remove
  } all your { $condition-text } tokens
effect-revive = { $whose ->
    [own] stay in the region and regain
   *[friend] that character stays in the region and regains
  } { $level ->
    [yes] Health and Energy equal to your level, in any mix
   *[no] { $health } Health and { $energy } Energy
  }

# Travel
effect-further = move { $amount ->
    [one] one region
   *[other] { $amount } regions
  } further
effect-teleport = move any number of regions for 1 Energy each; nothing stops you on the way
effect-go-home = you and any friends in your region may move to your home region
effect-summon = move a friend from anywhere to your region
effect-choose = { $first } or { $second }

# Creatures and bosses
effect-lose-per-die = { $lead ->
    [next] {""}
   *[other] the attacker loses
  } { $amount } { $resource-text } { $open ->
    [yes] {""}
   *[no] for each { $die-each }
  }
effect-suffer-per-die = the attacker takes a { $condition-text } token for each { $die-each }
effect-unequip-per-die = the attacker unequips a Power for each { $die-each }
effect-lock-dice = { $lead ->
    [again] those dice
   *[other] all { $die-many }
  } are out of use for everyone until the combat ends
effect-hits-away = { card-hits } { $large ->
    [0] {""}
   *[other] ({ $large } with six characters)
  } { $amount ->
    [one] leaves
   *[other] leave
  } the { $box-text } box { $per ->
    [creature] for each creature left
    [participant] for each character in the combat
   *[none] {""}
  }
effect-hits-away-per-die = 1 hit leaves the { $box-text } box for each { $die-each }
effect-suffer = each character in the combat takes { $amount ->
    [one] a { $condition-text } token
   *[other] { $amount } { $condition-text } tokens
  }
effect-no-reroll-value = nobody may use the Reroll value
effect-no-attrition = no hits go into the attrition box
effect-armor-only = only { $die-many } place armor tokens
effect-half-attrition = the Attrition value is halved, rounded up
effect-limit-hits = the attacker puts at most as many hits into the damage and defense boxes as there are { $die-many }; the other hits go into the attrition box
effect-spotted-attrition = each hit that goes into the attrition box requires spotting { $die-one }

# Events
card-event-professions = each character takes gold equal to its level, or regains as much Health and Energy in any mix
card-event-new-horizons = each faction may replace one of its quests with a new green, yellow or red one. The creatures of the old quest leave the board; independent ones stay
card-event-zeppelin = starting with the fewest XP, each character may fly to a friendly flight path where no enemy stands
card-event-merchants = starting with the fewest XP, each character may buy one item from the Merchant at half price, rounded up
card-event-goblin-merchant = starting with the fewest XP, each character may sell one item from the Bag at half price, rounded down
card-event-beasts = taking turns, each faction may move two groups of independent creatures by 1 or 2 regions, but not to a home region, to enemy characters or to independent creatures of the same type
card-event-path = each character takes gold equal to twice its level, or exchanges Talents, each for one of at most the same level
card-event-auction = all characters bid gold in secret; the highest bidder pays and takes { $item }: “{ $deeds }”
card-event-old-hatreds = when a faction wins a PvP combat, each of its participants gets { $stronger } (weaker faction: { $weaker }), and this Event is over
card-event-subterfuge = characters may challenge the quest creatures of the enemy. The first enemy quest completed this way gives 1 XP less, and this Event is over
card-event-bounty = a character of each faction is marked by lot. When one of the two is defeated in PvP combat, each of its enemies gets { $bounty-xp } XP, and this Event is over
card-event-ears = until the next Event is drawn, each independent creature defeated gives 1 XP and gold equal to half its Attack, rounded down. It does nothing as long as { $cleanse } or { $winds } lies open
card-event-cleanse = independent creatures become trophies of the faction that defeats them. The first faction whose trophies have a total Attack of { $trophies } wins: each of its characters gets { $trophy-gold } gold and { $trophy-xp } XP, and this Event is over
card-event-winds = as long as independent creatures stand in { $lands }, a Travel action begun there costs { $wind-energy } Energy, and each independent creature defeated there gives { $wind-xp } XP
card-event-war = at the end of the enemy’s turn, a faction with characters in both { $places } wins the War: each of its characters gets { $stronger } (weaker faction: { $weaker })
card-event-boss = { $boss } appears in { $places }
card-event-item-tribute = { $boss } appears in { $places }. Each character gives up an item from its Bag; the victors share these items
card-event-gold-tribute = { $boss } appears in { $places }. Each character pays half its gold, rounded down; the victors share that gold
card-event-more-scourge-cauldrons = until this boss is defeated, { $overlord } has Attack +{ $cauldron-attack }
card-event-more-light-of-ages = one of the victors takes a relic, which puts 4 hits into the damage box as a combat with { $overlord } begins
card-event-soul-taint = every character at most { $near } regions from { $overlord } loses half of its Health, rounded down; as long as there are plague markers, at most { $far } regions, rounded up
card-event-arcane-corruption = every character at most { $near } regions from { $overlord } loses half of its Energy, rounded down; as long as there are plague markers, at most { $far } regions, rounded up
card-event-plague = plague markers lie in { $places }. As long as there is one, creatures and bosses in { $lands } have Attack +{ $plague-attack }. After an action in a region with a marker, a character may pay { $plague-energy } Energy to remove it and get { $plague-xp } XP
