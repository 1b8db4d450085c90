# What is said at the table of the mages.
game-title = The Chain
game-blurb = Three mages answer each other’s spells until only one is left.
word-nothing = none
mage-0 = Alba
mage-1 = Corvo
mage-2 = Selva

# Cards
card-cost = { $cost ->
    [x] Costs as much energy as you announce.
   *[other] Costs { $cost } energy.
  }
card-strike = Blow
card-bolt = Bolt
text-bolt = Quick. 3 damage to another mage.
card-blaze = Blaze
text-blaze = As much damage to another mage as you announce and pay.
card-storm = Storm
text-storm = 2 damage to every other mage.
card-snuff = Snuff Out
text-snuff = Quick. A link of the chain leaves it and does nothing.
card-shield = Shield
text-shield = Quick. Takes away the next 2 damage that you would be dealt.
card-decoy = Decoy
text-decoy = Charm. The next time you would be dealt damage, lose the Decoy instead.
card-spite = Spite
text-spite = Charm. Whenever you are dealt damage, 1 damage to whoever dealt it.
card-spring = Spring
text-spring = Charm. Whenever you are dealt damage, gain 1 energy.
card-dirge = Dirge
text-dirge = Charm. Whenever another mage leaves the table, everybody who stays is 1 life poorer.

# Prompts
prompt-act = { $hero }, what do you do? You have { $energy } energy.
prompt-respond = { $hero }, do you answer { $last ->
    [none] now
   *[other] { $last }
  }? You have { $energy } energy.
prompt-announce = { $hero }, how much do you announce?
prompt-target-mage = { $hero }, at whom?
prompt-target-link = { $hero }, which link?
prompt-order = { $hero }, which of your triggers happens next?

# Options
option-play = { $card } ({ $cost ->
    [x] X
   *[other] { $cost }
  } energy): { $text }
option-strike = A blow with the staff: 1 damage to another mage
option-done = End the turn
option-pass = Pass
option-x = { $x }
option-target = { $aim ->
    [mage] { $target } ({ $life } life)
   *[link] { $target } of { $owner }
  }
option-trigger = { $card }: { $text }

# What happened
event-turn = Round { $round }: { $hero } begins a turn with { $energy } energy.
event-drew = { $hero } draws { $card }.
event-played = { $hero } plays { $card } for { $cost } energy{ $aim ->
    [mage] , aimed at { $mage }
    [link] , aimed at { $link }
   *[nobody] {""}
  }.
event-struck = { $hero } raises the staff against { $mage }.
event-resolved = { $card } of { $hero } stays in play.
event-fizzled = { $card } of { $hero } does nothing: the target is gone.
event-snuffed = { $card } of { $hero } is snuffed out.
event-damaged = { $hero } is dealt { $amount } damage and has { $life } life.
event-replaced = { $hero } loses { $card } instead of being dealt damage.
event-prevented = The shield of { $hero } takes away { $amount } damage.
event-triggered = { $card } of { $hero } is triggered.
event-mourned = The mourning costs { $hero } { $amount } life.
event-left = { $hero } leaves the table.
event-won = { $hero } wins!

# Why not
refusal-struck = You have struck already in this turn.
refusal-no-link = { $about } needs a link to answer, and there is no chain now.
refusal-slow = { $about } is not quick: it cannot answer a link.
refusal-energy = { $about } needs { $needs } energy, you have { $has }.
refusal-about = { $about }: { $text }

# The table
table-title = Round { $round }
table-turn = It is the turn of { $hero }. Cards in the deck: { $deck }.
table-over = The game is over: { $winners } won.
table-chain = The chain, from its first link on: { $links }.
table-mage = Life { $life }, energy { $energy }, shield { $shield }, cards in hand: { $cards }.
table-hand = In hand: { $cards }.
table-charms = In play: { $cards }.
table-out = Has left the table.
