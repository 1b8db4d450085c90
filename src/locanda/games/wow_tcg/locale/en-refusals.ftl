# Why something cannot be done, with what is in the way. Each is a sentence of its own.

part-hand = { $held ->
    [0] your hand is empty
    [one] you hold only 1
   *[other] you hold only { $held }
  }
refusal-barred-play = An effect keeps you from playing cards now; { $card } has to wait.
refusal-barred-strike = An effect keeps you from striking with { $card } now.
refusal-brings-to-packs = Decks are made from packs here; nobody brings one.
refusal-chain = { $card } is no instant, and something still waits on the chain.
refusal-combat = { $card } is no instant, and a combat is under way.
refusal-deck-size = The deck has { $size ->
    [one] 1 card
   *[other] { $size } cards
  }; { $more ->
    [yes] no more than { $needed } are allowed.
   *[no] { $needed } are needed.
  }
refusal-elusive = { $card } is elusive and cannot be attacked.
refusal-empty-hand = Discarding { $needed ->
    [one] a card
   *[other] { $needed } cards
  } is part of the cost, and { part-hand }.
refusal-exhausted = { $card } is exhausted.
refusal-face-down = { $card } lies face down and can no longer be completed.
refusal-hero-in-deck = { $card } is a hero; a deck holds none beside the one that leads it.
refusal-just-joined = { $card } joined the party this turn and has to wait for your next one.
refusal-lured = The attacker has to attack somebody else before { $card }.
refusal-match-of-two = A match of several games is for two players; { $seats } are at this table.
refusal-no-attack = An effect keeps { $card } from attacking.
refusal-no-more-copies = All copies of { $card } that you have ({ $there }) are in the deck.
refusal-no-starter = Only starter decks of the shelf are played here.
refusal-no-target = There is nothing now that { $card } could target.
refusal-nobody-to-attack = There is nobody whom { $card } could attack now.
refusal-not-fighting = You strike with { $card } only while your hero fights, before the damage is dealt.
refusal-not-now = { $now ->
    [chain] Something still waits on the chain; this has to wait for your action phase with nothing on it.
    [combat] A combat is under way; this has to wait until it is over.
    [other] This is done only in your own action phase; it is the turn of { $active }.
   *[step] This is done only in the action phase.
  }
refusal-not-your-action-phase = { $card } is no instant; { $now ->
    [other] you play it only in your own turn, and it is the turn of { $active }.
   *[step] you play it only in the action phase.
  }
refusal-nothing-ready = Exhausting { $needed ->
    [one] a ready card
   *[other] { $needed } ready cards
  } is part of the cost; there { $there ->
    [0] is none
    [one] is only 1
   *[other] are only { $there }
  }.
refusal-nothing-to-destroy = Destroying { $needed ->
    [one] a card of yours
   *[other] { $needed } cards of yours
  } is part of the cost; { $there ->
    [0] none fits.
    [one] only 1 fits.
   *[other] only { $there } fit.
  }
refusal-once = { $card } has been used this turn already.
refusal-only = { $card } is for another moment: only { $turn ->
    [yes] { $so }
   *[no] if { $so }
  }{ $there ->
    [none] .
    [one] ; now it is 1.
   *[other] ; now it is { $there }.
  }
refusal-other-class = { $card } is for { $classes } only; { $hero } is of another class.
refusal-other-faction = { $card } belongs to the { $faction ->
    [alliance] Alliance
   *[horde] Horde
  }, { $hero } does not.
refusal-other-spec = { $card } is for { $spec } heroes only; { $hero } is of another talent.
refusal-placed = You have placed a resource this turn already; { $card } has to wait.
refusal-quest = { $card } is a quest; it is placed as a resource, not played.
refusal-seats = This is not for { $seats } players; it takes { $low } to { $high }.
refusal-side-size = The side deck has { $size ->
    [one] 1 card
   *[other] { $size } cards
  }; it needs none or { $needed }.
refusal-struck = You have struck with { $by } in this combat already; { $card } cannot be added.
refusal-team-faction = { $card } belongs to another faction than the team, which fights for the { $faction ->
    [alliance] Alliance
   *[horde] Horde
  }.
refusal-teams = The { $seats } players cannot be divided into { $teams } equal teams of two or more.
refusal-too-dear = { $card ->
    [none] This
   *[other] { $card }
  } costs { $needed }; you have { $ready ->
    [0] no ready resource
    [one] 1 ready resource
   *[other] { $ready } ready resources
  }.
refusal-too-few-buried = Removing { $needed ->
    [one] a fitting card
   *[other] { $needed } fitting cards
  } of your graveyard is part of the cost; it has { $there }.
refusal-too-hurt = Nobody of yours can bear the { $needed } damage that this costs.
refusal-too-many-copies = The deck and side deck hold { $count } of { $card }; { $most } are allowed.
refusal-turned = { $card } has been turned over and has no power left.
