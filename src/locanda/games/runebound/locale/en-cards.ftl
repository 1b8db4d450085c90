# Card text of Runebound. Every message is a clause that starts small; the renderer makes sentences of them.

type-ranged = ranged
type-melee = melee
type-magic = magic
characteristic-mind = Mind
characteristic-body = Body
characteristic-spirit = Spirit
terrain-plains = plains
terrain-road = road
terrain-river = river
terrain-swamp = swamp
terrain-forest = forest
terrain-hill = hill
terrain-mountain = mountain
against-dragon = dragons
against-undead = undead
against-beast = beasts
against-outlaw = outlaws
against-demon = demons
against-giant = giants
against-sorcerer = sorcerers
against-trap = traps
colour-green = green
colour-yellow = yellow
colour-blue = blue
colour-red = red
stat-mind = Mind
stat-body = Body
stat-spirit = Spirit
stat-life = Life
stat-stamina = Stamina
stat-ranged-damage = ranged damage
stat-melee-damage = melee damage
stat-magic-damage = magic damage
of-allies = Allies
of-items = Items
of-weapons = weapons
of-armour = armor
of-artefacts = artifacts
of-all = Market cards
who-self = this Ally
who-ally = one of your Allies
who-allies = each of your Allies
who-party = your Hero and each of your Allies
who-anyone = your Hero or one of your Allies
who-everyone = every Hero
who-enemy = the enemy
who-you = your Hero
on-attack = attack roll
on-defence = defense roll
on-combat = combat roll
on-escape = escape roll
on-test = test
on-check = roll
skill-perception = Perception
skill-lore = Lore
skill-trickery = Trickery
skill-pathfinding = Pathfinding
skill-jump = Jump
skill-climb = Climb
skill-swim = Swim
skill-stealth = Stealth
skill-resist = Resist
skill-diplomacy = Diplomacy
skill-courage = Courage
skill-haggle = Haggle
trait-dragon = Dragon
trait-undead = Undead
trait-beast = Beast
trait-outlaw = Outlaw
trait-demon = Demon
trait-giant = Giant
trait-sorcerer = Sorcerer
trait-trap = Trap
type-weapon = weapon
type-armour = armor
type-artefact = artifact
type-potion = potion
type-scroll = scroll
type-rune = Dragon Rune
type-ally = Ally
skills = skills: { $skills }
event-number = Event { $number }
event-now = At once
before-combat = Before combat
while-kept = While you keep this card:
# Lasting modifiers
effect-bonus = { $amount-signed } on { $who ->
    [allies] your Allies’
    [self] this Ally’s
   *[you] { $scope ->
        [all] every Hero’s
       *[own] your
      }
  } { $type-text } { $on ->
    [attack] attack rolls
    [defence] defense rolls
    [combat] combat rolls
    [escape] escape rolls
    [test] { $skill ->
        [none] { $characteristic ->
            [none] tests
           *[other] { $characteristic-text } tests
          }
       *[other] { $skill-text } tests
      }
   *[check] rolls of every kind
  } { $against ->
    [none] {""}
   *[other] against { $against-text }
  } { $terrain ->
    [none] {""}
   *[other] in { $terrain-text } spaces
  } { $round ->
    [0] {""}
   *[other] in round { $round }
  }
effect-stat = { $amount-signed } { $stat-text } for { $who ->
    [allies] each of your Allies
    [self] this Ally
   *[you] { $scope ->
        [all] every Hero
       *[own] your Hero
      }
  } { $against ->
    [none] {""}
   *[other] against { $against-text }
  }
effect-movement-dice = { $scope ->
    [all] { $start ->
        [town] whoever begins the turn in a town rolls
        [wilds] whoever begins the turn outside a town rolls
       *[anywhere] everybody rolls
      }
   *[own] { $start ->
        [town] if you begin the turn in a town, roll
        [wilds] if you begin the turn outside a town, roll
       *[anywhere] roll
      }
  } { $amount-sign ->
    [plus] { $amount-size ->
        [one] one more movement die
       *[other] { $amount-size } more movement dice
      }
   *[minus] { $amount-size ->
        [one] one fewer movement die
       *[other] { $amount-size } fewer movement dice
      }
  }
effect-path = any movement die may be spent to enter { $terrain-text } spaces
effect-toll = whoever enters a { $terrain-text } space takes { $exhaustion } exhaustion
effect-sleep = the first die left out to rest removes { $amount } more exhaustion
effect-price = { $once ->
    [yes] the first { $of ->
        [allies] Ally
        [items] Item
        [weapons] weapon
        [armour] armor
        [artefacts] artifact
       *[all] Market card
      } that { $scope ->
        [all] a player buys
       *[own] you buy
      } each turn costs
   *[no] { $scope ->
        [all] { $of-text } cost
       *[own] { $of-text } cost you
      }
  } { $amount-size } gold { $amount-sign ->
    [plus] more
   *[minus] less, but at least 1
  }
effect-sale = { $scope ->
    [all] everybody sells
   *[own] you sell
  } Items for { $amount } gold more
effect-healing-price = healing in a town costs { $amount-size } gold { $amount-sign ->
    [plus] more
   *[minus] less
  } for each character
effect-unscathed = a failed { $type-text } attack costs { $who ->
    [allies] your Allies
    [self] this Ally
   *[you] your Hero
  } no wounds
effect-immune = { $type-text } attacks inflict no wounds on it
effect-regenerate = at the start of every later round it heals { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
  }
effect-thorns = each successful { $type-text } attack costs its attacker { $as ->
    [exhaustion] { $amount } exhaustion
   *[wounds] { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
      }
  }
effect-fury = from round { $round } on its damage values above 0 rise by { $amount }
effect-tiring = its { $type-text } damage is taken as exhaustion instead of wounds
effect-no-escape = { $round ->
    [0] nobody can escape
    [1] nobody can escape in round 1
   *[other] nobody can escape before round { $round } is over
  }
effect-no-allies = Allies cannot attack { $type ->
    [none] {""}
   *[other] in the { $type-text } phase
  }
effect-tougher = { $colour ->
    [none] all Challenges
   *[other] { $colour-text } Challenges
  } have { $amount-signed } Life
effect-harder = { $undefeated ->
    [yes] Challenges on the Undefeated Adventure track have
   *[no] { $colour ->
        [none] all Challenges have
       *[other] { $colour-text } Challenges have
      }
  } { $amount-signed } on { $type ->
    [ranged] Mind
    [melee] Body
    [magic] Spirit
   *[none] Mind, Body and Spirit
  }
effect-bounty = { $colour ->
    [none] every defeated Challenge
   *[other] every defeated { $colour-text } Challenge
  } gives { $amount } gold more
effect-lessons = experience tokens cost { $scope ->
    [all] {""}
   *[own] you
  } { $amount-size ->
    [one] 1 point
   *[other] { $amount-size } points
  } { $amount-sign ->
    [plus] more
   *[minus] less
  }
# Effects that happen once
effect-gold = { $who ->
    [everyone] every player { $amount-sign ->
        [minus] loses
       *[plus] gains
      }
   *[you] { $amount-sign ->
        [minus] lose
       *[plus] gain
      }
  } { $amount-size } gold
effect-wound = { $who ->
    [you] take
    [party] your Hero and each of your Allies take
   *[other] { $who-text } takes
  } { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
  }
effect-tire = { $who ->
    [you] take
    [party] your Hero and each of your Allies take
   *[other] { $who-text } takes
  } { $amount } exhaustion
effect-heal = { $who ->
    [party] your Hero and each of your Allies heal
   *[other] { $who-text } heals
  } { $amount ->
    [0] all wounds
    [one] 1 wound
   *[other] { $amount } wounds
  }
effect-relieve = { $who ->
    [party] your Hero and each of your Allies discard
   *[other] { $who-text } discards
  } { $amount ->
    [0] all exhaustion
   *[other] { $amount } exhaustion
  }
effect-attack = { $owner ->
    [ally] this Ally makes
   *[hero] make
  } one { $type-text } attack { $bonus ->
    [0] {""}
   *[other] with { $bonus-signed }
  }
effect-add = { $amount-signed } on this roll
effect-reroll = roll the die again { $bonus ->
    [0] {""}
   *[other] with { $bonus-signed }
  }
effect-damage = the attack inflicts { $amount ->
    [one] 1 more wound
   *[other] { $amount } more wounds
  }
effect-cancel = cancel { $amount ->
    [0] all those wounds
    [one] 1 wound
   *[other] up to { $amount } wounds
  }
effect-extra-dice = roll { $amount ->
    [one] 1 more movement die
   *[other] { $amount } more movement dice
  }
effect-reroll-dice = roll all movement dice again
effect-wild = { $amount ->
    [one] one more step
   *[other] { $amount } more steps
  } into any terrain
effect-travel = { $to ->
    [nearest] go to the nearest town
    [any] go to a town of your choice
   *[other] go to { $to-text }
  }
effect-peek = look at the top card of the deck of this adventure{ $bury ->
    [yes] ; you may put it at the bottom
   *[no] {""}
  }
effect-find = reveal the top { $draw } cards of the Market deck; you may take { $of ->
    [all] one of them
    [allies] one Ally among them
    [items] one Item among them
    [weapons] one weapon among them
    [armour] one armor among them
   *[artefacts] one artifact among them
  } for free, the others go to the bottom
effect-restock = every town’s Market stack gets one more card
effect-refresh = { $amount ->
    [0] turn all your activated cards face up
    [one] turn one of your activated cards face up
   *[other] turn up to { $amount } of your activated cards face up
  }
effect-experience = gain { $points ->
    [one] 1 experience point
   *[other] { $points } experience points
  }
effect-grow = your Hero’s { $stat-text } rises by 1 for good
effect-drop = lose an Item of your choice
effect-desert = lose an Ally of your choice
effect-test = test { $characteristic-text } { $skill-text } ({ $target }){ $success ->
    [none] {""}
   *[other] . Success: { $success }
  }{ $failure ->
    [none] {""}
   *[other] . Failure: { $failure }
  }
effect-choose = choose: either { $first } – or { $second }
effect-pay = you may pay { $gold } gold; if you do, { $do }
effect-may = you may do this: { $do }
effect-win = this Challenge is defeated
effect-fail = this Challenge is failed
effect-flee = escape without a roll
effect-fight = fight this foe
effect-keep = keep this card
effect-clear = the card that has waited longest on the Undefeated Adventure track goes to the bottom of its deck

# When abilities work, and what they cost
when-before-combat = Before combat{ $against ->
    [none] {""}
   *[other] {" "}against { $against-text }
  }
when-before-roll = Before { $owner ->
    [ally] this Ally’s
   *[hero] your
  } { $type ->
    [none] {""}
   *[other] { $type-text }{" "}
  }{ $on-text }{ $against ->
    [none] {""}
   *[other] {" "}against { $against-text }
  }
when-after-roll = After { $owner ->
    [ally] this Ally’s
   *[hero] your
  } failed { $type ->
    [none] {""}
   *[other] { $type-text }{" "}
  }{ $on-text }{ $against ->
    [none] {""}
   *[other] {" "}against { $against-text }
  }
when-hit = When { $owner ->
    [ally] this Ally’s
   *[hero] your
  } { $type ->
    [none] {""}
   *[other] { $type-text }{" "}
  }attack succeeds{ $against ->
    [none] {""}
   *[other] {" "}against { $against-text }
  }
when-wound = When { $on ->
    [ally] one of your Allies
    [anyone] your Hero or one of your Allies
    [self] this Ally
   *[hero] your Hero
  } would take wounds
when-escape = Escape phase{ $against ->
    [none] {""}
   *[other] {" "}against { $against-text }
  }
when-movement = Before you roll for movement
when-moving = After you roll for movement
when-adventure = Before attempting an adventure
when-market = Market phase
when-turn = At the start of your turn
when-round = At the start of { $paid ->
    [yes] a
   *[no] each
  } combat round{ $against ->
    [none] {""}
   *[other] {" "}against { $against-text }
  }
when-win = After defeating a Challenge{ $against ->
    [none] {""}
   *[other] {" "}({ $against-text })
  }
cost-activate = activate
cost-exhaustion = { $owner ->
    [ally] this Ally takes
   *[hero] take
  } { $amount } exhaustion
cost-wounds = { $owner ->
    [ally] this Ally takes
   *[hero] take
  } { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
  }
cost-gold = pay { $amount } gold
cost-discard = discard this card
cost-free = once a turn
span-combat = { $does } for this combat

# Rewards, errands, foes
reward = Reward: { $what }
reward-gold = { $amount } gold
reward-victory = you win the game
reward-item = keep this card as an Item
reward-ally = this card joins your party as an Ally
errand = { $kind ->
    [turns] After { $turns } of your turns with this card
    [town] When you end your movement in { $town }
   *[any] When you end your movement in a town
  }: { $does }, then this card leaves the game
foe = Foe: Mind { $mind }, Body { $body }, Spirit { $spirit }, damage { $ranged }/{ $melee }/{ $magic }, Life { $life }
