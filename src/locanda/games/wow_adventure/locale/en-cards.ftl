# Card text of the Adventure Game. Every message is a clause that starts small; the renderer makes sentences of them.

list-or = { $first } or { $last }

type-ranged = ranged
type-melee = melee
against-beast = beasts
against-undead = undead
against-humanoid = humanoids
against-demon = demons
against-dragonkin = dragonkin
against-encounter = encounters
against-overlord = overlords
against-character = characters
trait-aggro = Aggro
trait-beast = Beast
trait-undead = Undead
trait-humanoid = Humanoid
trait-demon = Demon
trait-dragonkin = Dragonkin
colour-grey = gray
colour-green = green
colour-yellow = yellow
colour-red = red
level-grey = Gray level
level-green = Green level
level-yellow = Yellow level
level-red = Red level
badge-staff = staff
badge-wand = wand
badge-dagger = dagger
badge-bow = bow
badge-gun = gun
badge-axe = axe
badge-sword = sword
badge-mace = mace
badge-cloth = cloth
badge-leather = leather
badge-mail = mail
badge-plate = plate
potion-health = health
potion-mana = mana
potion-swiftness = swiftness
resource-scroll = scroll
resource-book = book
resource-small-potion = small potion
resource-large-potion = large potion
resource-place-discovery = place discovery
resource-flight-path = flight path
resource-auction-house = auction house
resource-quest-giver = quest giver
timing-movement = movement
timing-combat = combat
timing-special = special
face-1 = a 1
face-2 = a 2
face-3 = a 3
face-4 = a 4
face-5 = a 5
face-6 = a sword
valor = { $amount } valor
point-n = north
point-ne = northeast
point-e = east
point-se = southeast
point-s = south
point-sw = southwest
point-w = west
point-nw = northwest
# A space without a name, by the nearest one that has one
part-beside = { $steps ->
    [one] { $point } of { $place-the }
   *[other] { $steps } steps { $point } of { $place-the }
  }
place = { $known ->
    [yes] { $place }
   *[no] space { part-beside }
  }
# The same inside a sentence
place-the = { $known ->
    [yes] { $place-the }
   *[no] the space { part-beside }
  }
place-at = { $known ->
    [yes] at { $place-the }
   *[no] in the space { part-beside }
  }
place-short = { $known ->
    [yes] { $place }
   *[no] { $short } of { $place-the }
  }
place-listed = { place-the }

# Pieces that other messages use
part-spaces = within { $range ->
    [one] 1 space
   *[other] { $range } spaces
  }
part-cards = { $amount ->
    [one] 1 ability card
   *[other] { $amount } ability cards
  }
part-damage = { $amount } damage
part-energy = { $energy } energy
part-items = { $amount ->
    [one] 1 item
   *[other] { $amount } items
  }
# An item that asks for items does not mean itself.
part-others = { $owner ->
    [item] { $amount ->
        [one] 1 other item
       *[other] { $amount } other items
      }
   *[hero] { part-items }
  }
part-trait = { $amount ->
    [one] that has the { $trait-text } trait on its other face
   *[other] that have the { $trait-text } trait on their other face
  }
# Somebody nearby; who was chosen before may be chosen again
part-near = { $target ->
    [again] the same character or another one of your choice
   *[first] another character of your choice
  } { part-spaces }
part-foe = { $against ->
    [beast] a beast
    [undead] an undead
    [humanoid] a humanoid
    [demon] a demon
    [dragonkin] a dragonkin
    [overlord] an overlord
    [character] a character
   *[encounter] an encounter
  }
part-whose = { $owner ->
    [foe] { $who ->
        [opponent] your
       *[you] its
      }
   *[hero] { $who ->
        [you] { $scope ->
            [own] your
           *[other] its
          }
       *[other] its
      }
  }
part-more = { $stage ->
    [more] more
   *[first] {""}
  }
part-combat = { $span ->
    [combat] in this combat
   *[none] {""}
  }
part-resource = { $resource ->
    [auction-house] an { $resource-text }
   *[other] a { $resource-text }
  }
part-gaining = { $lead ->
    [next] {""}
   *[other] { $amount-sign ->
        [minus] lose
       *[plus] gain
      }
  }
part-healing = { $scope ->
    [own] heal
   *[other] heals
  }

# Lasting modifiers; a bonus can also last for one combat
effect-bonus = { $lead ->
    [next] {""}
   *[other] { $owner ->
        [foe] { $who ->
            [opponent] you get
           *[you] it gets
          }
       *[hero] { $who ->
            [opponent] your opponent gets
           *[you] { $scope ->
                [all] every character gets
                [other] that character gets
               *[own] { $lead ->
                    [verb] you get
                   *[bare] {""}
                  }
              }
          }
      }
  } { $stage ->
    [more] another
   *[first] {""}
  } { $amount-signed } { $value ->
    [attack] { $type ->
        [none] attack
       *[other] to { $type-text } attacks
      }
    [defence] { $type ->
        [none] defense
       *[other] defense against { $type-text } attacks
      }
    [movement] movement each turn
    [energy] energy each turn
    [life] life
   *[damage] { $type ->
        [none] damage
       *[other] damage with { $type-text } attacks
      }
  } { $using ->
    [weapon] with an equipped weapon
    [ability] when an ability replaces { part-whose } weapon
   *[none] {""}
  } { $against ->
    [none] {""}
   *[other] against { $against-text }
  } { part-combat }
effect-ranged = { $owner ->
    [foe] { $who ->
        [opponent] your attack
       *[you] its attack
      }
   *[hero] { $who ->
        [opponent] your opponent’s attack
       *[you] { $scope ->
            [all] every attack
            [other] that character’s attack
           *[own] your attack
          }
      }
  } counts as ranged { part-combat }
effect-slip = { $scope ->
    [all] everybody
    [other] that character
   *[own] you
  } may walk out of a space with aggro for { part-energy } per step
effect-richer = { $scope ->
    [all] whoever activates { part-resource }
    [other] when that character activates { part-resource }, it
   *[own] when you activate { part-resource },
  } { $resource ->
    [small-potion] { part-healing }
    [large-potion] { part-healing }
   *[other] { $scope ->
        [own] draw
       *[other] draws
      }
  } { $amount-size } { $amount-sign ->
    [plus] more
   *[minus] less
  } { $resource ->
    [small-potion] damage
    [large-potion] damage
   *[other] { $amount-size ->
        [one] ability card
       *[other] ability cards
      }
  }
effect-closed = { $scope ->
    [all] nobody can
    [other] that character cannot
   *[own] you cannot
  } { $resource ->
    [place-discovery] place a discovery
   *[other] activate { part-resource }
  }
effect-cheaper = each turn, the first { $timing-text } ability card that costs energy costs { $scope ->
    [all] a character
    [other] that character
   *[own] you
  } { $amount } less
effect-sturdy = whenever { $scope ->
    [all] a character receives
    [other] that character receives
   *[own] you receive
  } damage in a combat against { part-foe }, it is { $amount } less, but at least 1

# What happens once
effect-heal = { $who ->
    [all] every character heals
    [others] every other character heals
    [here] every other character in your space heals
    [near] { part-near } heals
    [opponent] { $owner ->
        [foe] you heal
       *[hero] your opponent heals
      }
   *[you] { $owner ->
        [foe] it heals
       *[hero] heal
      }
  } { $amount } { part-more } damage
effect-damage = { $who ->
    [all] every character takes { part-damage }
    [others] every other character takes { part-damage }
    [here] every other character in your space takes { part-damage }
    [near] deal { $amount } { part-more } damage to { part-near }
    [opponent] { $owner ->
        [foe] you take { part-damage }
       *[hero] deal { part-damage } to your opponent
      }
   *[you] { $owner ->
        [foe] it is defeated
       *[hero] take { part-damage }
      }
  }
effect-draw = { $who ->
    [all] every character draws
    [others] every other character draws
    [here] every other character in your space draws
    [near] { part-near } draws
    [opponent] { $owner ->
        [foe] you draw
       *[hero] your opponent draws
      }
   *[you] { $owner ->
        [foe] it draws
       *[hero] draw
      }
  } { part-cards }
effect-drop = { $who ->
    [all] every character discards
    [others] every other character discards
    [here] every other character in your space discards
    [near] { part-near } discards
    [opponent] { $owner ->
        [foe] you discard
       *[hero] your opponent discards
      }
   *[you] { $owner ->
        [foe] it discards
       *[hero] discard
      }
  } { $amount } { $random ->
    [yes] random
   *[no] {""}
  } { $amount ->
    [one] ability card
   *[other] ability cards
  }
effect-energy = { part-gaining } { $amount-size } energy
effect-movement = { part-gaining } { $amount-size } movement
effect-strike = use a { $type-text } attack of { $attack } in place of your weapon
effect-reroll = { $whose ->
    [other] { $owner ->
        [foe] you reroll your die
       *[hero] reroll your opponent’s die
      }
   *[own] { $owner ->
        [foe] { $lead ->
            [next] rerolls its die
           *[other] it rerolls its die
          }
       *[hero] reroll your die
      }
  }
effect-cancel-combat = { $owner ->
    [foe] the combat is canceled
   *[hero] cancel the combat{ $overlords ->
        [yes] , even against an overlord
       *[no] {" "}(not against an overlord)
      }
  }
effect-leech = if your attack deals damage in this combat, heal { $amount } { part-more } damage
effect-less = reduce that damage by { $amount } { part-more }
effect-counter = cancel that card (the character must be { part-spaces })
effect-skip = skip the challenge phase (even with aggro in your space)
effect-attach = attach this card to { $to ->
    [near] another character { part-spaces }
   *[you] your character
  }
effect-flip = turn your character card over
effect-go = move to { $to ->
    [city] a city of your choice
    [near] a space { part-spaces } that is open to your level
   *[other] { $to-text }
  }{ $aggro ->
    [yes] , even out of a space with aggro
   *[no] {""}
  }{ $at ->
    [movement] {" "}(this ends your movement)
   *[other] {""}
  }
effect-scout = look at all discoveries { part-spaces } (you may discard one of them)
effect-place-discovery = place a discovery
effect-item = { $who ->
    [all] every character gains
   *[you] gain
  } { $colour ->
    [own] an item of { $who ->
        [all] its own level
       *[you] your level
      }
   *[other] a { $colour-text } item
  }
effect-lose-item = { $who ->
    [all] every character discards
    [opponent] { $owner ->
        [foe] you discard
       *[hero] your opponent discards
      }
   *[you] discard
  } { $random ->
    [yes] a random item
   *[no] an item
  } { $place ->
    [all] that is equipped or in { part-whose } bag
   *[bag] from { part-whose } bag
  }
effect-quest = draw an elite quest
effect-level = rise to { $colour-text } level
effect-trophy = take the trophy { $trophy-text }
effect-turn-over = turn this event over
effect-away = discard this event
effect-claim = put this event under your quest log: it is worth { $worth }
effect-choose = choose: (a) { $first }; (b) { $second }
effect-may = you may { $energy ->
    [0] {""}
   *[other] pay { part-energy } to
  } { $do }
effect-hand-in = you may discard { $trait ->
    [none] {""}
   *[other] from your bag
  } { part-others } { $colour ->
    [none] {""}
   *[other] of { $colour-text } level or higher
  } { $trait ->
    [none] from your bag
   *[other] { part-trait }
  } to { $do }
effect-roll = roll a combat die; { $do ->
    [none] on less than { $target }, { $otherwise }
   *[other] on { $target } or more, { $do }{ $otherwise ->
        [none] {""}
       *[other] ; otherwise, { $otherwise }
      }
  }
effect-if-level = if you have { $colour-text } level at least, { $do }{ $otherwise ->
    [none] {""}
   *[other] ; otherwise, { $otherwise }
  }

# When something happens or can be used, and what it costs
power = on { $faces }: { $does }
when-movement = movement phase
when-turn = movement or upkeep phase
when-challenge = start of your challenge phase
when-before-roll = before the combat roll
when-after-roll = after the combat roll
when-before-roll-or-after-roll = before or after the combat roll
when-won = after you win a combat
when-hurt = when you are about to receive damage
when-ability = when another character plays an ability card
use-once = once a turn
use-freely = if you wish
cost-energy = { $energy ->
    [0] free
   *[other] { part-energy }
  }
cost-discard = discard this item

# Characters and abilities
affiliation-horde = Horde
affiliation-alliance = Alliance
equips = equips: { $badges }
turning = turning this card over: { cost-energy } in the movement phase
side-1 = { $name } (starting side)
side-2 = { $name } (other side)
figures-side = { $type ->
    [ranged] ranged
   *[melee] melee
  } attack { $attack }, defense { $defence }, damage { $damage }, life { $life }
ability-movement = movement ability
ability-combat = combat ability
ability-special = special ability
improved-grey = Improved Gray
improved-green = Improved Green
improved-yellow = Improved Yellow
improved-red = Improved Red
while-attached = while attached
group = only one { $group } at a time
group-servant = servant

# Encounters, items, events
figures-encounter = { $type ->
    [ranged] ranged
   *[melee] melee
  } attack { $attack }, defense { $defence }, damage { $damage }
figures-weapon = { $type ->
    [ranged] ranged weapon
   *[melee] melee weapon
  }, attack { $attack }
figures-armor = armor, defense { $defence }
figures-bag = bag item
needs = needs: { $badges }
potion = potion: { $potions }
reward = reward: { $what }
event-global = global event
event-location = location event: { $place }
event-special = special event
event-now = At once
back = Other face – { $name }{ $kind ->
    [item] {" "}(item: { $item })
    [enemy] {" "}(enemy)
   *[text] {""}
  }
face-encounter = Encounter – { $name }
face-item = Item – { $name }
face-event = Event – { $name }

# Quests and trophies
quest-starting = starting quest, { $valor }
quest-elite = elite quest, { $valor }
then = then { $task }
task-collect = collect your { $amount ->
    [one] token
   *[other] tokens
  } from { $places }
task-travel = travel to { place-the }
task-map = defeat the { $overlord ->
    [yes] overlord { $place }
   *[no] map encounter { place-at }
  }
task-defeat = defeat { $who ->
    [most-valor] the opponent with the most valor
    [highest-level] the opponent with the highest level
   *[anyone] an opponent
  }
task-slay = defeat { $amount ->
    [one] 1 encounter
   *[other] { $amount } encounters
  } with the { $trait-text } trait
task-hand-in = discard from your bag { part-items } { part-trait }
task-harm = deal a total of { $amount } damage to your opponents
task-meet = give { $amount ->
    [one] a token
   *[other] { $amount } tokens
  } to { $who ->
    [left] the opponent to your left
    [right] the opponent to your right
   *[most-valor] the opponent with the most valor
  } and take { $amount ->
    [one] it back during an upkeep phase of yours
   *[other] them back, one during each upkeep phase of yours
  } in that opponent’s space
trophy = trophy, { $valor }; each character can win it only once
