# What is said at the table of the Board Game: questions, choices, what happened and the state of the table.

# The game in the room
game-title = World of Warcraft: The Board Game
game-blurb = The Horde and the Alliance send their heroes through Lordaeron: they travel, train, complete quests, fight creatures and each other, and grow from level to level. In thirty turns one of the Overlords must fall, or both factions meet in a last battle.
setting-characters = Characters
setting-characters-choice = everybody picks a class
setting-characters-first-game = as recommended for a first game
setting-factions = Factions
setting-factions-lot = by lot
setting-factions-seats = by where the players sit
setting-overlord = Overlord
setting-overlord-lot = by lot
setting-overlord-lord-kazzak = Lord Kazzak
setting-overlord-nefarian = Nefarian
setting-overlord-kelthuzad = Kel’Thuzad
setting-deadly-pvp = Deadly PvP
setting-deadly-pvp-no = no: hits cancel one another in the Resolution
setting-deadly-pvp-yes = yes: all hits wound in the Resolution
setting-overlord-only = Defeat the Overlord
setting-overlord-only-no = no: a last battle ends the game
setting-overlord-only-yes = yes: play goes on until the Overlord falls

# Small words
word-nothing = nothing
word-player = Player { $number }
word-faction-horde = Horde
word-faction-alliance = Alliance
word-resource-health = Health
word-resource-energy = Energy
word-condition-stun = Stun
word-condition-curse = Curse
word-value-reroll = Reroll
word-value-attrition = Attrition
word-value-threat = Threat
word-box-damage = damage box
word-box-defense = defense box
word-box-attrition = attrition box
word-deck-triangle = Triangle
word-deck-square = Square
word-deck-circle = Circle
word-deck-special = Special
word-grade-grey = gray
word-grade-green = green
word-grade-yellow = yellow
word-grade-red = red
word-type-active = active
word-type-instant = instant
word-type-melee = melee
word-type-ranged = ranged
word-type-general = general
word-type-armor = armor
word-type-bag = Bag
word-trait-all = any
word-trait-bow = bow
word-trait-gun = gun
word-trait-wand = wand
word-trait-mace = mace
word-trait-staff = staff
word-trait-sword = sword
word-trait-cloth = cloth
word-trait-leather = leather
word-trait-mail = mail
word-trait-food = food
word-trait-head = head
word-trait-potion = potion
word-trait-scroll = scroll
word-trait-trinket = trinket
word-function-helmet = helmet
word-function-poison = poison
word-function-scope = scope
word-function-shield = shield
word-category-stance = Stance
word-category-aspect = Aspect
word-category-pet = Pet
word-category-demon = Demon
word-category-beast-form = Beast Form
word-category-seal = Seal
word-category-blessing = Blessing
word-category-aura = Aura
word-category-weapon-enhancement = Weapon Enhancement
word-area-power = Power area { $number }
word-area-extra = extra Power area { $number }
word-area-ranged = ranged area
word-area-melee = melee area
word-area-general = general area
word-area-armor = armor area
word-dice-blue = blue
word-dice-red = red
word-dice-green = green
word-die-blue = blue die
word-die-red = red die
word-die-green = green die
dice-rolled = { $colour } { $faces }
dice-waiting = { $count } { $colour }
dice-none = no dice
die-showing = { $colour } { $face }
dice-amount = { $count ->
    [one] 1 { $colour } die
   *[other] { $count } { $colour } dice
  }
amount-gold = { $amount } gold
amount-xp = { $amount } XP
amount-mix = { $health } Health and { $energy } Energy
amount-health = { $amount } Health
amount-energy = { $amount } Energy
prize = { $times ->
    [one] { $draw ->
        [one] an item of the { $deck } deck
       *[other] the best of { $draw } items of the { $deck } deck
      }
   *[other] { $draw ->
        [one] { $times } items of the { $deck } deck
       *[other] { $times } times the best of { $draw } items of the { $deck } deck
      }
  }
prize-special = { $cards }
list-either = { $first } or { $last }

# Creatures
many-murloc = Murlocs
many-gnoll = Gnolls
many-ghoul = Ghouls
many-scarlet-crusader = Scarlet Crusaders
many-naga = Naga
many-giant-spider = Giant Spiders
many-wraith = Wraiths
many-worgen = Worgen
many-wildkin = Wildkin
many-ogre = Ogres
many-drake = Drakes
many-doom-guard = Doom Guards
many-infernal = Infernals
creatures = { $count } { $shade } { $kind }
creature-one = { $shade } { $kind }
creature-a = a { $shade } { $kind }
word-shade-green = green
word-shade-red = red
word-shade-blue = blue
group-independent = { $creatures } (independent)
group-quests = { $creatures } ({ $faction } { $count ->
    [one] quest
   *[other] quests
  } { $quests })
quest-name = “{ $quest }”
quest-name-enemy = “{ $quest }” of { $faction-the }
stats = Threat { $threat }, Attack { $attack }, Health { $health }
stats-each = { $creatures }: Threat { $threat }, Attack { $attack }, Health { $health }{ $count ->
    [one] {""}
   *[other] {" "}each
  }

# Cards
shown-item = { $type }{ $traits ->
    [none] {""}
   *[other] , { $traits }
  }, level { $level }{ $gold ->
    [none] {""}
   *[other] , { $gold } gold
  }
shown-power = { $type } Power{ $category ->
    [none] {""}
   *[other] , { $category }
  }, level { $level }, { $gold } gold, { $energy } Energy
shown-talent = Talent of level { $level }
shown-class = { $factions }; Health { $health }, Energy { $energy }
shown-quest = { $grade } quest of { $faction-the }, level { $level }: { $spawns }. Reward: { $reward }
shown-spawn = { $creatures } in { $region-the }
standing = Health { $health } of { $most-health }, Energy { $energy } of { $most-energy }, { $gold } gold{ $stun ->
    [0] {""}
   *[other] , Stun { $stun }
  }{ $curse ->
    [0] {""}
   *[other] , Curse { $curse }
  }
condition = Health { $health } of { $most-health }, Energy { $energy } of { $most-energy }

# Regions
region-home = start region of { $faction-the }
region-town = town
region-flight = flight path
region-graveyard = graveyard
region-overlord = { $card }
region-marker = marker of { $card }
region-marker-real = { $card } is here
region-marker-empty = { $card } is not here
region-boss = { $card }
region-event = token of “{ $card }”
region-figures = here: { $heroes }

# Questions
prompt-class = { $hero }, which class do you take{ $which ->
    [0] {""}
    [1] {" "}for your first character
   *[2] {" "}for your second character
  }?
prompt-action = { $left ->
    [none] { $hero }, do you trade before the turn goes on?
   *[other] { $hero }, what do you do for { $faction-the }? { $left }
  }
action-left = { $hero } ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
  }) in { $region-the }: { $standing }.
prompt-move = { $hero }, you are in { $region-the }. { $left ->
    [0] No move is left.
    [one] 1 move is left.
   *[other] { $left } moves are left.
  } Where do you go?
prompt-teleport = { $hero }, you are in { $region-the } and have { $energy } Energy; each region costs 1. Where do you go?
prompt-join = { $of } challenges { $target }. { $hero }, do you join? ({ $condition })
prompt-attacker = Combat in { $region-the }, round { $round }: who attacks next?
prompt-pool = { $hero }, your dice pool: { $pool }. Threat { $threat }, Reroll { $reroll }, Attrition { $attrition }. What do you use? ({ $condition })
prompt-use-round = { $hero }, round { $round } of the combat begins. Do you use something? ({ $condition })
prompt-use-pool = { $hero }, { $attacker } makes up a dice pool: { $pool }. Do you use something for it? ({ $condition })
prompt-use-rolled = { $hero }, the dice show { $pool } against Threat { $threat }. Do you use something before the rerolls? ({ $condition })
prompt-use-rerolls = { $hero }, the dice show { $pool } against Threat { $threat }. Do you use something at the start of the rerolls?
prompt-use-rerolling = { $hero }, the dice show { $pool } against Threat { $threat }. { $rerolls ->
    [0] You have no reroll left.
    [one] You may reroll 1 die.
   *[other] You may reroll { $rerolls } dice.
  } What do you do?
prompt-use-after-rerolls = { $hero }, the rerolls are over; the dice { $own ->
    [yes] show
   *[no] of { $attacker } show
  } { $pool } against Threat { $threat }. Do you use something? ({ $condition })
prompt-use-tokens = { $hero }, the dice show { $pool } against Threat { $threat }. Do you use something before the tokens are placed? ({ $condition })
prompt-use-placing = { $hero }, the tokens are about to be placed; the dice show { $pool } against Threat { $threat }. Do you use something? ({ $condition })
prompt-use-placed = { $hero }, the tokens are placed: { $boxes }. Do you use something before Attrition? ({ $condition })
prompt-use-defense = { $hero }, the Defense phase begins: { $boxes }. Do you use something? ({ $condition })
prompt-use-resolution = { $hero }, the Resolution begins: { $boxes }. Do you use something? ({ $condition })
prompt-use-hurt = { $hero }, { $own ->
    [yes] you have just lost 1 Health
   *[no] { $target } has just lost 1 Health (Health { $target-health })
  }. Do you use something? ({ $condition })
prompt-use-spent = { $hero }, you have spent Energy. Do you use something? ({ $condition })
prompt-use-fallen = { $hero }, { $own ->
    [yes] you have been defeated
   *[no] { $target } has been defeated
  }. Do you use something? ({ $condition })
prompt-use-rest = { $hero }, you rest. Do you use something? ({ $condition })
prompt-dice-spot = { $card }: { $hero }, which die do you spot? The dice show { $pool }.
prompt-dice-change = { $card }: { $hero }, which die do you change? The dice show { $pool }.
prompt-dice-raise = { $card }: { $hero }, which result do you raise? The dice show { $pool }.
prompt-dice-remove = { $card }: { $hero }, which die do you remove? The pool: { $pool }.
prompt-dice-again = { $card }: { $hero }, which die do you roll again? The dice show { $pool }.
prompt-dice-swap = { $card }: { $hero }, which die do you take in another color? The pool: { $pool }.
prompt-attrition = { $hero }, each hit in the attrition box needs a die that you spot for it. Which die? The dice show { $pool }.
prompt-colour = { $card }: { $hero }, a die of which color?
prompt-creature = { $card }: { $hero }, which creature?
prompt-redirect = { $card }: { $hero }, how many hits go into the other box?
prompt-move-hits = { $card }: { $hero }, how many hits do you move?
prompt-pay = { $card }: { $hero }, how often do you pay { $each } { $resource }? ({ $condition })
prompt-tokens = { $card }: { $hero }, how often do you spend { $each ->
    [one] a token
   *[other] { $each } tokens
  } of the card? It holds { $held }.
prompt-combo = { $card }: { $hero }, on which finishing move do you place a combo token?
prompt-kept-hits = { $hero }, at most { $most ->
    [one] 1 hit stays
   *[other] { $most } hits stay
  } in the damage and defense boxes. How many stay in the damage box?
prompt-heal-also = { $card }: { $hero }, who else regains Health?
prompt-give-up = { $card }: { $hero }, which card do you unequip?
prompt-equip-now = { $card }: { $hero }, which Power do you equip at once, and where?
prompt-victim = The damage box covers { $victims }: which opponent is defeated? It holds { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }.
prompt-wounds = { $faction-the } takes { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
  }. Who takes the next one?
prompt-companion = { $hero }, who takes the wound, you or { $card-the } (Health { $companion })? ({ $condition })
prompt-haven = { $hero }, you have been defeated. Where do you go?
prompt-cancel = An armor token of { $faction-the } cancels an enemy hit ({ $left ->
    [one] 1 token
   *[other] { $left } tokens
  } left). In which box? The enemy has { $boxes }.
prompt-loot = { $hero }, { $victim } has been defeated. What do you take out of the Bag?
prompt-taker = Who gets { $card-the }?
prompt-mix = { $hero }, what do you regain? ({ $condition })
prompt-talent = { $hero }, you are of level { $level }. Which Talent do you take?
prompt-train = { $hero }, which Power do you buy? You have { $gold } gold.
prompt-town = { $hero }, in the town of { $region-the }: what do you do? ({ $standing })
prompt-manage = { $hero }, Character Management: what do you equip or take off? ({ $condition })
prompt-keep = { $hero }, which item of the { $deck } deck do you keep?
prompt-special-item = { $hero }, which special item do you take?
prompt-overflow = { $hero }, a Bag holds three items. Which one goes to the Merchant?
prompt-quest-deck = { $hero }, from which deck does { $faction-the } draw a new quest?
prompt-quest-order = { $hero }, which completed quest is paid out first?
prompt-professions = { $hero }, what do you take: gold or rest? ({ $standing })
prompt-new-horizons = { $hero }, which quest does { $faction-the } give up for a new one?
prompt-zeppelin = { $hero }, where does the zeppelin take you from { $region-the }?
prompt-merchants = { $hero }, which item do you buy for half its price? You have { $gold } gold.
prompt-goblin-merchant = { $hero }, which item do you sell for half its price?
prompt-beasts = { $hero }, which independent creatures does { $faction-the } drive, and where?
prompt-path = { $hero }, what do you take: gold or other Talents?
prompt-exchange = { $hero }, which Talent do you exchange, and for which?
prompt-bid = { $hero }, how much gold do you bid in secret for { $card-the }? You have { $gold } gold.
prompt-tribute = { $hero }, which item do you give up?
prompt-overlord-way = { $hero }, where does { $overlord-the } go?
prompt-plague = { $hero }, do you clear the plague marker in { $region-the } for { $price } Energy? You get { $prize } XP. ({ $condition })
prompt-trade = { $hero }, what do you offer { $other }? So far: { $given } for { $wanted }.
prompt-deal = { $hero }, { $other } offers you a trade: { $given } for { $wanted }. Do you accept?
prompt-take-home = { $card }: { $hero }, who goes to the start region of { $faction-the }?
prompt-summon = { $card }: { $hero }, who comes to you?
prompt-choose = { $card }: { $hero }, what do you choose?
boxes = damage box { $damage }, defense box { $defense }{ $armor ->
    [0] {""}
   *[other] {" "}and armor { $armor }
  }, attrition box { $attrition }

# Choices
option-class = { $card } ({ $figures })
of-whom = { $who ->
    [none] { $text }
   *[other] { $who } – { $text }
  }
option-travel = Travel: two moves from { $region-the }
option-rest = Rest: regain { $amount } in all (now { $condition }){ $curse ->
    [0] {""}
   *[other] , and lose { $town ->
        [yes] every Curse
       *[no] one Curse
      }
  }
option-train = { $prompt ->
    [action] Training: buy Powers (you have { $gold } gold)
   *[other] Buy { $card } ({ $figures }){ $text ->
        [none] {""}
       *[other] : { $text }
      }
  }
option-town = Town: regain, trade with the Merchant and buy Powers in { $region-the }
option-look = Look at the marker of { $overlord-the } here
option-finish = { $hero ->
    [none] End the actions
   *[other] Take no further action
  }
option-challenge = Challenge { $target }{ $away ->
    [no] {""}
   *[yes] {" "}in { $region-the }
  }
target-enemies = the enemies: { $heroes }
target-enemy = the enemies
target-group = a group of creatures ({ $kinds })
bid = { $hero } { $amount }
target-figures = { $creatures } ({ $stats }{ $quests ->
    [none] ; independent
   *[other] ; { $quests }
  })
target-boss = { $card-the } ({ $stats })
target-marker = whoever is under the marker of { $card-the } ({ $stats })
option-act = Use { $card-the } as an action{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-first = Use { $card-the } before an action{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-trade = Offer { $other } a trade
option-wait = Let the others act first
option-move = Go to { $region }{ $scene ->
    [none] {""}
   *[other] : { $scene }
  }
option-fly = Fly to { $region }{ $scene ->
    [none] {""}
   *[other] : { $scene }
  }
option-region = { $region }{ $scene ->
    [none] {""}
   *[other] : { $scene }
  }
option-stop = Stop here
option-use = Use { $card-the }{ $energy ->
    [0] {""}
   *[other] {" "}({ $energy } Energy)
  }{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-free = Use { $card-the } without Energy{ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-leave = Leave { $card-the } out
option-take = Put { $card-the } in again
option-roll = Roll the dice
option-foes = Let the opponents act
option-yes = { $prompt ->
    [join] Yes, join for 1 action
    [plague] Yes, clear the marker
    [deal] Yes, accept
   *[other] Yes
  }
option-no = { $prompt ->
    [plague] No, keep the Energy
   *[other] No
  }
option-attacker = { $hero } ({ $condition })
option-reroll = Reroll { $die }
option-spot = { $die }
option-change = { $die }
option-raise = { $die }
option-remove = { $die }
option-again = { $die }
option-swap = { $prompt ->
    [exchange] { $card } for { $other } ({ $figures })
   *[dice-swap] { $die }
  }
option-colour = A { $die }
option-creature = A { $creature } ({ $stats })
option-amount = { $prompt ->
    [pay] { $amount ->
        [one] Once
       *[other] { $amount } times
      }
    [tokens] { $amount ->
        [one] Once
       *[other] { $amount } times
      }
   *[other] { $amount ->
        [0] No hits
        [one] 1 hit
       *[other] { $amount } hits
      }
  }
option-card = { $card }
option-keep = { $prompt ->
    [kept-hits] { $damage } in the damage box, { $defense } in the defense box
   *[other] Keep { $card-the } ({ $figures }){ $text ->
        [none] {""}
       *[other] : { $text }
      }
  }
option-unequip = { $prompt ->
    [manage] Take off { $card-the }
   *[other] { $card }
  }
option-equip = Equip { $card-the } ({ $area }{ $energy ->
    [0] {""}
   *[other] , { $energy } Energy
  }){ $instead ->
    [none] {""}
   *[other] {" "}in place of { $instead }
  }
option-victim = { $victim }{ $quest ->
    [none] {""}
   *[other] {" "}(“{ $quest }”)
  }
option-wound = { $who ->
    [self] You take the wound
    [companion] The companion takes the wound
   *[other] { $hero } ({ $condition })
  }
option-from = The { $box }
option-loot = Take { $card-the } ({ $figures })
option-to = { $hero }
option-regain = { $prompt ->
    [mix] Regain { $mix }
   *[other] Rest: regain { $level } in all
  }
option-talent = { $card } (level { $level }){ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-buy = Buy { $card-the } for { $price } gold ({ $figures }){ $text ->
    [none] {""}
   *[other] : { $text }
  }
option-sell = Sell { $card-the } for { $price } gold
option-drop = Give up { $card-the } ({ $figures })
option-grade = The { $grade } deck ({ $count ->
    [one] 1 card
   *[other] { $count } cards
  })
option-quest = “{ $card }” ({ $figures })
option-gold = Take { $amount } gold
option-replace = Give up “{ $card }” ({ $figures })
option-drive = Drive { $creatures } from { $region-the } to { $goal-the }
option-talents = Exchange Talents
option-bid = { $amount ->
    [0] Bid nothing
   *[other] Bid { $amount } gold
  }
option-give = { $prompt ->
    [tribute] Give up { $card-the }
   *[other] Give { $card-the } ({ $figures })
  }
option-want = Ask for { $card-the } ({ $figures })
option-pay = Pay { $amount } gold
option-ask = Ask for { $amount } gold
option-offer = Make the offer
option-cancel = Offer nothing
option-character = { $hero } ({ $region })
option-choose = { $text ->
    [none] { $which ->
        [first] The first thing
       *[second] The second thing
      }
   *[other] { $text }
  }
option-done = { $prompt ->
    [manage] Done with the cards of { $hero }
    [train] Buy nothing more
    [town] Leave the town
    [take-home] Nobody else
   *[other] No more dice
  }
option-pass = { $prompt ->
    [loot] Take nothing
    [new-horizons] Keep all quests
    [zeppelin] Stay
    [merchants] Buy nothing
    [goblin-merchant] Sell nothing
    [beasts] Drive nothing
    [exchange] Exchange nothing more
    [use-rerolling] Keep the dice
   *[other] Use nothing
  }

# What happened
event-picks = { $hero } takes the class { $card }.
event-factions = The factions are set. Horde: { $horde }. Alliance: { $alliance }.
event-enters = { $hero-full } ({ $class }) stands in { $region-the } for { $faction-the }.
event-quest = { $faction-the } has a new quest: “{ $card }” ({ $grade } deck, level { $level }). Reward: { $reward }.
event-not-spawned = The quest “{ $card }” finds no figures and goes under its deck.
event-no-quest = { $faction-the } finds no quest to open.
event-spawned = { $creatures } { $count ->
    [one] appears
   *[other] appear
  } in { $region-the } ({ $shade-id ->
    [blue] independent
   *[other] quest “{ $quest }”
  }).
event-turn = Turn space { $number }{ $lap ->
    [1] {""}
   *[other] {" "}of lap { $lap }
  }: the turn of { $faction-the } begins.
event-finished = { $hero } takes no further action in this turn.
event-end-space = The turn marker has reached the end of its track.
event-marker-moves = The turn marker moves to space { $number }.
event-merchant = The Merchant gets an item of the { $deck } deck: { $card }.
event-moved = { $hero } goes to { $region-the }.
event-flew = { $hero } flies to { $region-the }.
event-stopped = Independent creatures stop { $hero } in { $region-the }.
event-carried = { $hero } wakes up in { $region-the }.
event-rests = { $hero } rests.
event-visits = { $hero } visits the town in { $region-the }.
event-trained = { $hero } has bought the Power { $card } for { $gold } gold.
event-bought = { $hero } has bought { $card-the } for { $gold } gold.
event-sold = { $hero } has sold { $card-the } for { $gold } gold.
event-received = { $hero } gets { $card-the }.
event-dropped = { $hero } has no room left: the Merchant gets { $card-the }.
event-drew = Drawn from the { $deck } deck: { $cards }.
event-gold = { $hero } gets { $amount } gold.
event-xp = { $hero } gets { $amount } XP and has { $total }.
event-bonus-xp = { $hero } is below the level of the quest: { $amount } more XP.
event-level = { $hero } has reached level { $level }!
event-talent = { $hero } takes the Talent { $card }.
event-forgot = { $hero } gives up the Talent { $card }.
event-regained = { $hero } regains { $amount } { $resource }.
event-gained = { $hero } gains { $amount } { $resource }.
event-paid = { $hero } spends { $amount } { $resource }.
event-lost = { $hero } loses { $amount } { $resource }.
event-excess = { $hero } has { $amount } { $resource } beyond capacity and loses it.
event-cleansed = { $hero } is free of { $count ->
    [0] every { $condition }
    [one] 1 { $condition }
   *[other] { $count } { $condition }
  }.
event-suffers = { $hero } suffers { $amount } { $condition }.
event-equipped = { $hero } equips { $card-the } ({ $area }).
event-unequipped = { $hero } takes { $card-the } off.
event-used-up = { $hero } has used up { $card-the } for good.
event-traded = { $hero } and { $other } trade: { $given } for { $wanted }.
event-challenges = { $hero } challenges { $target } in { $region-the }!
event-joins = { $hero } joins.
event-round = Combat round { $number }: { $characters }.
event-attacks = { $hero } attacks.
event-used = { $hero } uses { $card-the }{ $energy ->
    [0] .
   *[other] {" "}for { $energy } Energy.
  }
event-dice-added = { $hero } gets { $dice } from { $card-the }{ $faces ->
    [none] .
   *[other] : { $faces }.
  }
event-dice = { $hero } rolls { $pool }.
event-no-dice = { $hero } has no dice to roll.
event-rerolled = { $hero } rerolls a { $die }: { $before } becomes { $face }.
event-spotted = { $hero } spots { $shown } for { $card-the }.
event-spotted-alone = { $hero } spots { $shown } for a hit that goes into the attrition box.
event-changed = { $card }: { $shown } becomes { $became }.
event-removed = { $card }: { $shown } leaves the pool.
event-preset = { $card }: a { $die } shows { $face }.
event-swapped = { $card }: a { $became } in place of a { $die }.
event-bonus = { $card }: { $value } { $amount } for { $hero }.
event-limit = { $card }: { $most ->
    [0] no { $colour } dice for { $hero }.
   *[other] at most { $most } { $colour } dice for { $hero }.
  }
event-locked = A { $die } that shows { $face } is out of the combat.
event-hits = { $dice ->
    [none] No die of { $hero } hits (Threat { $threat }).
   *[other] { $hero } hits with { $dice } (Threat { $threat }).
  }
event-placed = { $token ->
    [armor] { $amount ->
        [one] 1 armor token enters
       *[other] { $amount } armor tokens enter
      }
   *[hit] { $amount ->
        [one] 1 hit enters
       *[other] { $amount } hits enter
      }
  } the { $box } of { $faction-the }{ $card ->
    [none] .
   *[other] {" "}({ $card }).
  }
event-hits-away = { $card }: { $amount ->
    [one] 1 hit leaves
   *[other] { $amount } hits leave
  } the { $box }.
event-hits-moved = { $card }: { $amount ->
    [0] no hit moves
    [one] 1 hit moves
   *[other] { $amount } hits move
  } from the { $source } to the { $target }.
event-limited = { $amount ->
    [one] 1 hit goes
   *[other] { $amount } hits go
  } to the attrition box, as no more than { $most } may stay in the others.
event-relic = { $card }: { $amount } hits enter the damage box for { $hero }.
event-foe-acts = The ability of { $card-the } works on { $hero }.
event-felled = { $shade ->
    [none] { $card-the } { $card-number ->
        [many] have
       *[one] has
      } fallen!
   *[other] A { $shade } { $card } is defeated!
  }
event-damage = The opponents attack with { $attack }; the defense box holds { $defense }{ $armor ->
    [0] {""}
   *[other] {" "}and armor { $armor }
  }: { $wounds ->
    [0] no wounds.
    [one] 1 wound.
   *[other] { $wounds } wounds.
  }
event-resolved = The round ends with { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
  } in the damage box.
event-hurt = { $hero } { $wound ->
    [yes] takes a wound
   *[no] loses 1 Health
  } (Health { $left }).
event-companion-hurt = A wound of { $hero } goes to { $card-the } (Health { $left }).
event-mended = { $hero } mends { $card-the } (Health { $left }).
event-combo = { $hero } places { $amount ->
    [one] 1 combo token
   *[other] { $amount } combo tokens
  } for { $card-the }.
event-tokens-spent = { $hero } spends { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
  } of { $card-the }.
event-leaves = { $hero } leaves the combat.
event-defeated = { $hero } has been defeated!
event-revived = { $card }: { $hero } stays in place.
event-armored = After armor there are left: Horde { $horde }; Alliance { $alliance }.
event-wounds = Wounds: Horde { $horde }, Alliance { $alliance }.
event-combat-over = { $won ->
    [yes] The combat is over.
   *[no] The combat is lost.
  }
event-pvp-over = { $side ->
    [none] Nobody has won the combat between the factions.
   *[other] { $faction-the } has won the combat between the factions!
  }
event-looted = { $hero } takes { $card-the } from { $victim }.
event-quest-done = The quest “{ $card }” is done! Reward for { $characters }: { $reward }.
event-completed = { $faction-the } puts the completed quest “{ $card }” away.
event-given-up = { $faction-the } gives up the quest “{ $card }”.
event-disagreed = { $faction-the } disagrees; { $hero } decides.
event-event = Event: { $card }.
event-event-repeated = The Event “{ $card }” came up already and does nothing.
event-event-over = The Event “{ $card }” is over.
event-driven = { $faction-the } drives independent creatures ({ $kinds }) from { $origin-the } to { $region-the }.
event-auction = Up for auction: { $card }.
event-auctioned = { $hero } gets { $card-the } for { $gold } gold (bids: { $bids }).
event-marked = { $card }: a price is on { $characters }.
event-bounty = { $faction-the } earns the bounty on { $hero }.
event-tribute = { $hero } gives up { $card ->
    [none] { $gold } gold.
   *[other] { $card-the }.
  }
event-war-won = { $faction-the } wins the War “{ $card }”!
event-trophies = { $faction-the } has trophies with Attack { $total } of { $goal }.
event-cleared = { $hero } clears the plague marker in { $region-the }.
event-looks = { $hero } looks at the marker in { $region-the }.
event-marker = { $real ->
    [yes] { $overlord-the } is under the marker in { $region-the }!
   *[no] { $overlord-the } is not under the marker in { $region-the }.
  }
event-revealed = { $hero } turns up the marker in { $region-the }: { $real ->
    [yes] { $overlord-the } is here!
   *[no] it is empty.
  }
event-overlord-moves = { $card-the } goes to { $region-the }.
event-bulwark = { $card-the } has reached the end of the way; { $faction-the } faces the last stand with everybody.
event-final-battle = The final battle! XP: Horde { $horde }, Alliance { $alliance }. Attackers: { $faction }.
event-won = { $side ->
    [none] Nobody has won the game.
   *[other] { $faction-the } has won the game!
  }

# Refusals
refusal-about = { $about }: { $text }

# The table
table-title = Turn track
table-setup = The table is being set up: { $phase }.
table-turn = Space { $space } of { $last }{ $lap ->
    [1] {""}
   *[other] , lap { $lap }
  }: turn of { $faction-the }, { $phase }.
table-final = The final battle: { $faction-the } attacks, { $phase }.
table-over = The game is over. { $winners ->
    [none] Nobody has won.
   *[other] Winners: { $winners }.
  }
table-icons = Ahead: { $icons }.
table-icon-event = Event in { $steps }
table-icon-item = { $deck } item in { $steps }
table-strength = XP: Horde { $horde }, Alliance { $alliance }.
table-character = { $hero } ({ $class }, { $faction }){ $you ->
    [yes] , yours
   *[no] {""}
  }
table-level = Level { $level }, { $xp } XP, in { $region-the }{ $actions ->
    [none] .
    [one] ; 1 action left.
   *[other] ; { $actions } actions left.
  }
table-life = { $standing }.
table-areas = Equipped: { $cards }.
table-area = { $area }: { $card }
table-companion = { $card } (Health { $health })
table-tokens = { $card } (tokens { $tokens })
table-bag = Bag: { $cards }.
table-spellbook = Spellbook: { $cards }.
table-talents = Talents: { $cards }.
table-auctioned = From auctions: { $cards }.
table-relics = Relics: { $cards }.
table-quests = Quests of { $faction-the }
table-quest = “{ $quest }” ({ $grade }, level { $level }): { $figures }. Reward: { $reward }.
table-quest-figures = { $creatures } in { $region }
table-quest-decks = Decks: { $decks }.
table-deck = { $deck } { $count }
table-no-quests = No open quests.
table-merchant = Merchant
table-item = { $card }: { $figures }
table-empty = Nothing for sale.
table-item-decks = Item decks: { $decks }. Events: { $events }.
table-board = Overlord and Events
table-overlord = { $card } ({ $stats }) in { $region-the }.
table-hidden = { $card } ({ $stats }) is under one of these markers: { $regions }.
table-seen = Seen by { $faction-the }: { $regions }.
table-event = “{ $card }”{ $details ->
    [none] .
   *[other] : { $details }.
  }
table-event-marks = price on { $characters }
table-event-regions = in { $regions }
table-event-gold = { $gold } gold
table-event-items = { $items }
table-event-trophies = Horde { $horde }, Alliance { $alliance }
table-calm = No Events lie open.
table-creatures = Independent creatures: { $figures }.
table-fight = Combat in { $region-the }, round { $round }
table-foes = Opponents: { $foes }.
table-fighter = { $hero }: { $condition }{ $state ->
    [fell] , defeated
    [left] , gone
    [acted] , has attacked
   *[waits] {""}
  }
table-boxes = { $faction }: { $boxes }.
table-pool = Attack phase of { $hero }: { $pool }; Threat { $threat }, Reroll { $reroll } (used { $rerolls }), Attrition { $attrition }.
table-attack = Attack of the opponents: { $attack }.
phase-classes = choice of classes
phase-factions = factions are drawn
phase-opening = first quests
phase-turn = beginning of the turn
phase-actions = actions
phase-moving = Travel
phase-trade = trade
phase-round = combat, beginning of the round
phase-attacks = combat, who attacks
phase-pool = combat, dice pool
phase-rolled = combat, after the roll
phase-rerolls = combat, rerolls
phase-after-rerolls = combat, after the rerolls
phase-tokens = combat, Token Placement
phase-defense = combat, Defense phase
phase-assignment = combat, Hit Assignment
phase-damage = combat, damage
phase-resolution = combat, Resolution
phase-armor = combat, armor
phase-pvp-assignment = combat, Hit Assignment
phase-pvp-resolution = combat, Resolution
phase-round-end = combat, end of the round
phase-combat-end = end of the combat
phase-rewards = rewards
phase-after-action = end of the action
phase-management = Character Management
phase-end-of-turn = end of the turn
phase-marker = turn marker
phase-draw-event = an Event is drawn
phase-event = Event
phase-bulwark = the last stand
phase-final = the end of the track
phase-last-management = last Character Management
phase-final-battle = final battle

# The map
map-region = { $region }{ $scene ->
    [none] {""}
   *[other] : { $scene }
  }
map-legend = Number: how many regions away; then the name and what is there.
prompt-first-side = { $hero }, both factions have something to use now: who comes first?
option-side = { $faction-the } comes first
