# Why something cannot be done at the table of the Adventure Game: what is in the way here and now, said to whoever asks.

# Moments
moment-movement = in your movement phase
moment-turn = in your movement or upkeep phase
moment-challenge = at the start of your challenge phase
moment-before-roll = before the dice of a combat
moment-after-roll = after the dice of a combat
moment-won = after a combat that you have won
moment-hurt = when you are about to receive damage
moment-ability = when another character plays an ability card
now-movement = this is your movement phase
now-upkeep = this is your upkeep phase
now-challenge = your challenge phase begins
now-before-roll = the combat dice are not rolled yet
now-after-roll = the combat dice lie on the table
now-won = the combat is won
now-hurt = you are about to receive damage
now-ability = another character plays an ability card
energy-here = { $energy ->
    [0] you have none
   *[other] you have { $energy }
  }

# Cards
refusal-another-moment = You can play { $card-the } only { $times }, and { $now }.
refusal-use-another-moment = You can use { $card-the } only { $times }, and { $now }.
refusal-played-already = You have already played { $card-the } this turn, and no card is played twice in one turn.
refusal-used-already = You have already used { $card-the } this turn.
refusal-energy-short = Playing { $card-the } costs { $price } energy, and { energy-here }.
refusal-use-too-dear = Using { $card-the } costs { $price } energy, and { energy-here }.
refusal-no-potion-for = { $price ->
    [0] You pay no energy for { $card-the }, so there is nothing to lower.
   *[other] You have no item that you could drink as a mana potion for { $card-the }.
  }
refusal-struck-already = Another card already strikes in place of your weapon in this combat, and { $card-the } would do the same.
refusal-weapon-replaced = An ability strikes in place of { $card-the } in this combat.
refusal-overlord-stays = A combat against an overlord such as { $foe-the } cannot be canceled by this card.
refusal-nobody-near = { $range ->
    [0] No other character is in your space.
    [one] No other character is within 1 space of you.
   *[other] No other character is within { $range } spaces of you.
  }
refusal-out-of-reach = { $who } is { $steps } spaces away, and { $card-the } reaches { $range }.
refusal-no-discovery-near = { $range ->
    [0] There is no discovery in your space.
    [one] There is no discovery within 1 space of you.
   *[other] There is no discovery within { $range } spaces of you.
  }
refusal-nothing-to-hand-in = You have nothing to hand in for { $card-the }.
refusal-nothing-to-heal = You have no damage that { $card-the } could heal.
refusal-no-damage-left = No damage is left that { $card-the } could lower.
refusal-another-enemy = { $card-the } { $card-number ->
    [many] help
   *[one] helps
  } only against { $against }, and your opponent is none.
refusal-not-worn = { $card-the } { $card-number ->
    [many] work
   *[one] works
  } only while you wear { $card-number ->
    [many] them
   *[one] it
  }, and { $card-number ->
    [many] they are
   *[one] it is
  } in your bag.
refusal-bag-item = { $card-the } { $card-number ->
    [many] work
   *[one] works
  } from the bag: only weapons and armor are worn.
refusal-item-too-strong = { $card-the } { $card-number ->
    [many] are
   *[one] is
  } { $colour }, and your level is { $level }.
refusal-badge-missing = { $card-the } { $card-number ->
    [many] ask
   *[one] asks
  } for this badge: { $badges }. { $who } does not have it.

# Spaces
refusal-held-by-aggro = { $foe-the } { $foe-number ->
    [many] have
   *[one] has
  } aggro and { $foe-number ->
    [many] hold
   *[one] holds
  } you here.
refusal-walk-is-over = You cannot walk on in this phase: { $cause ->
    [TAG-AGR-02] you came to a space with aggro.
    [TAG-TOK-02] the Hearthstone took the place of your walk.
   *[TAG-GEN-01] a card has ended your movement.
  }
refusal-space-too-strong = That space is { $colour }, and your level is { $level }.
refusal-too-far = { $movement ->
    [0] You have no movement left.
   *[other] It is { $steps } { $steps ->
        [one] space
       *[other] spaces
      } away, and you have movement { $movement }.
  }
refusal-steps-too-dear = It is { $steps } { $steps ->
    [one] space
   *[other] spaces
  } away at { $price } energy each, and { energy-here }.
refusal-no-open-way = Every way of at most { $movement } { $movement ->
    [one] space
   *[other] spaces
  } leads through aggro or through spaces above your level.

# Discoveries
refusal-gold-needs-a-city = Gold is spent in a city, and you are { $space-at }.
refusal-no-die-just-rolled = The Rocket Boot rolls a die of yours again that has just fallen, and none has.
refusal-only-when-moving = You can use { $token } only in your movement phase.
refusal-walked-already = The Hearthstone takes the place of your walk, and you have already walked.
refusal-no-discovery-to-see = No discovery lies on the board.
refusal-nobody-has-goods = Nobody else has an item in the bag.
