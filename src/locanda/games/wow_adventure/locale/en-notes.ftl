# What follows from a choice.
note-aggro = Your walk ends there: { $foe-the } { $foe-number ->
    [many] have
   *[one] has
  } aggro, and you must fight.
note-price = Costs { $energy } energy.
note-awaits = { $face ->
    [city] no challenge: this is a city.
    [aggro] you must fight what has aggro here.
    [waiting] you face what waits here.
   *[draw] you draw a { $colour } challenge card.
  }
note-on = Next:{ $explore ->
    [discoveries] {" "}the discoveries here are revealed, then
    [resource] {" "}you activate a resource here, then
   *[none] {""}
  } { note-awaits }
note-challenge = Next: { note-awaits }
note-brew = Then you choose the item that you discard; each lowers the cost by 1.
note-no-effect = It would have no effect now.
note-richer = { $resource ->
    [scroll] For you: { $amount } cards.
    [book] For you: { $amount } cards.
   *[other] For you: heals up to { $amount } damage.
  }
note-third-quest = Of three quests you must then give one up.
note-unseen-item = You get the next item of the { $colour } deck, whatever it is.
note-merchant = { $count ->
    [0] Nothing is taken from you in return: your bag is empty.
    [one] The one item in your bag is taken in return.
   *[other] Its owner takes one of your { $count } bag items in return.
  }
note-stays = { $who } stays where the figure is.
note-token-gone = Nobody will come upon it.
note-token-stays = It stays face down, and you know what it is.
note-no-walk = You do not walk on in this phase.
note-draw = { $cards ->
    [0] Every card of this deck has been seen: what comes was put back before.
   *[other] { $foes } of the { $cards } cards that may come are encounters, to be fought at once; an event happens, and you draw on.
  }
note-marker = { $item ->
    [yes] Defeat it and you gain the item on its back; otherwise it waits here.
   *[no] Defeat it and it is gone; otherwise it waits here.
  }
note-map = { $reward ->
    [none] It is always here.
   *[other] Defeat it: { $reward }
  }
note-duel = { $count ->
    [0] There is nothing to take: the bag of { $who } is empty.
    [one] Defeat { $who } and you may take the one item in the bag.
   *[other] Defeat { $who } and you may take one of { $count } items in the bag.
  }
note-rocket-boot = The token is spent, and the new result counts, even a worse one.
note-use-before-roll = Next: the dice are rolled.
note-use-after-roll = Next: powers and attacks with these dice.
note-changes = { $what ->
    [win] The chance of defeating your opponent
    [hits] The chance of dealing damage
    [safe] The chance of taking no damage
   *[stands] The chance of not being defeated
  } goes from { $before } % to { $after } %.
note-hurt = { $amount ->
    [0] You take no damage.
   *[other] You take { $amount } damage{ note-left }
  }
note-left = {" "}and { $left ->
    [0] are defeated.
   *[other] have { $left } life left.
  }
note-takes-effect = “{ $card }” takes effect.
note-countered = “{ $card }” has no effect.
note-progress-lost = What you have done for it is lost.
note-quest-on = It brings the quest a step forward.
note-quest-done = It completes the quest: { $valor } valor, { $total } of 8 in all, and a new elite quest.
note-quest-later = It can wait for another turn.
note-off = What is in the bag does not protect you, and others may take it.
note-end = { $energy ->
    [0] It is then the turn of { $who }.
   *[other] Your energy is lost, and it is the turn of { $who }.
  }
note-marker-gone = It leaves the board, and its card goes back to the deck.
