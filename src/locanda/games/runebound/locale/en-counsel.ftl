# What options lead to and why one would choose them, at the table of Runebound.

# Chances shown at an option: of fights, if they are fought to the end and nothing is used, paid or agreed to on the way
chance-fight = to win the fight, using nothing more
chance-beat = to beat { $card-the }, using nothing
chance-unseen = to beat a Challenge still hidden here, using nothing
chance-duel = to defeat { $card-the } if nobody uses anything
chance-escape = to get away if you keep trying
chance-test = to pass the test
chance-rough = roughly { $what }

# What follows
then-adventure = you may attempt the adventure of this space
then-heroes = you may attack a Hero here, or go on
then-market = the market follows, then the end of your turn
then-end = your turn ends; first you may spend experience points
leads-then = Then { $then }.
leads-stay = You stay where you are; then { $then }.
leads-rest-wasted = { $tired ->
    [0] Nobody is exhausted: this recovers nothing.
   *[other] This recovers nothing more than resting with { $enough ->
        [one] 1 die
       *[other] { $enough } dice
      }.
  }
leads-movement-step = You choose one adjacent space; no dice are rolled and nobody rests.
leads-movement-roll = The dice show which terrains you can enter; you may also stay.
leads-adventure-attempt = { $known ->
    [yes] The card that waits here is faced: first its own text, then the fight.
   *[no] The top card of this color’s deck is drawn. Events and Encounters are carried out, until a Challenge comes.
  }
leads-adventure-decline = There is no market either; first you may spend experience points.
leads-adventure-attack = A fight between Heroes begins. The winner takes one Item or Ally of the loser; no adventure is attempted in this turn.
leads-escape-escape = Away: you step back a space, the card stays here and your turn ends. Otherwise you may try again or fight.
leads-escape-stay = The Ranged, Melee and Magic phases follow; in the next round you can escape again.
leads-use-before-combat-stay = The fight begins with its Escape phase.
leads-use-nothing = { $prompt ->
    [use-before-roll] The die is rolled.
    [use-after-roll] The failure stands.
    [use-hit] The hit deals its usual wounds.
   *[use-wound] The wounds are taken.
  }
leads-market-skip = Your turn ends; first you may spend experience points.
leads-market-visit = Then you buy, hire, sell and heal as long as you like.
leads-trade-done = Your turn ends; first you may spend experience points.
leads-trade-sell = The card stays in this market.
leads-trade-hire = The Ally travels with you and can attack once in every round.
leads-trade-heal = All wounds and exhaustion are removed.
leads-experience-done = The points are lost if you are defeated.
leads-test-roll = A success or a failure counts as the card says.
leads-test-exert = { $tired ->
    [yes] Your Stamina is full: the exhaustion becomes a wound. You may go on exerting yourself.
   *[no] You may go on exerting yourself before you roll.
  }
leads-peek-yes = Another card, which you do not know, lies on top then.
leads-peek-no = It is drawn if you attempt the adventure.
leads-find-done = The cards go under the Market deck.
leads-spoils-done = The loser keeps everything, but pays for the defeat.
leads-spoils-take = Everything else stays with the loser.
leads-over-limit-drop = The card is lost.
leads-drop-drop = The card is lost.
leads-desert-dismiss = The Ally leaves the party for good.
leads-nearest-town-town = Your next turn begins there.
leads-travel-town = Your Hero is put there at once.
leads-pay-no = You keep your gold, and the card goes on.
leads-may-no = Nothing of it happens, and the card goes on.
leads-refresh-refresh = It can be used again.

# Why
reason-likely = { $kind ->
    [escape] You get away in { $percent } of 100 cases if you keep trying.
    [test] You pass the test in { $percent } of 100 cases.
    [unseen] One of the Challenges still hidden here is beaten in { $percent } of 100 cases, with nothing used{ reason-and-prize }.
    [beat] It is beaten in { $percent } of 100 cases, with nothing used{ reason-and-prize }.
    [duel] The other Hero is defeated in { $percent } of 100 cases if nobody uses anything.
   *[fight] The fight is won in { $percent } of 100 cases with nothing more used{ $best ->
        [yes] , and no other choice wins it more often
        [no] ; another choice wins it in { $other }
       *[none] {""}
      }.
  }
reason-and-prize = { $prize ->
    [none] {""}
   *[other] ; { $prize }
  }
reason-prize = { $points ->
    [one] its token is worth 1 point
   *[other] its token is worth { $points } points
  }
reason-adventure-there = A { $colour } adventure lies there.
reason-town-there = It is a town: you have { $gold } gold for its market{ $wounds ->
    [0] {""}
    [one] {""} and 1 wound that can be healed
   *[other] {""} and { $wounds } wounds that can be healed
  }.
reason-nearer = From there the nearest adventure ({ $colour }) is { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
  } away.
reason-rest = The party has { $exhaustion } exhaustion, and rest removes it.
reason-stay = Nobody is tired, and here { $then }.
reason-step = { $count ->
    [0] One space into any terrain is certain, whatever dice would show.
    [one] An adventure lies on an adjacent space, and a step there is certain.
   *[other] { $count } adventures lie on adjacent spaces, and a step there is certain.
  }
reason-roll = The nearest adventure elsewhere is { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
  } away, and all dice carry you farthest.
reason-buy = It costs { $price } gold and leaves you { $left }{ $sort ->
    [ally] ; one more Ally is one more attack in every round
    [weapon] ; a weapon helps in every fight
    [armour] ; armor helps in every fight
   *[other] {""}
  }.
reason-sell = It brings { $gold } gold, and makes { $left } together.
reason-heal = It costs { $price } of your { $gold } gold and removes all wounds and exhaustion.
reason-learn = It costs { $price } of your { $points } points, which a defeat would take away; a characteristic stays.
reason-yes = { $price ->
    [0] What the card offers is worth having.
   *[other] It costs { $price } of your { $gold } gold.
  }
reason-market = { $able ->
    [0] With { $gold } gold you can pay nothing that is on offer now.
    [one] With { $gold } gold you can pay 1 of the cards on offer.
   *[other] With { $gold } gold you can pay { $able } of the cards on offer.
  }
reason-decline = A defeat would cost { $gold } gold and { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
reason-use = { $free ->
    [yes] It costs nothing.
   *[no] { $lost ->
        [yes] This is a good moment for something that works only once.
       *[no] What it does is worth its cost here.
      }
  }
reason-use-fight = { $free ->
    [yes] It costs nothing, and the fight
   *[no] { $lost ->
        [yes] It works only once, but this fight
       *[no] It has its cost, but this fight
      }
  } is won in { $percent } of 100 cases without help.
