# What is said at the table of Lions and Wolves.
game-title = Lions and Wolves
game-blurb = Two Lions of two players against two Wolves of one: secret bids, and hunts alone or together.
word-nothing = none
faction-lions = the Lions
faction-wolves = the Wolves
character-amber = Amber
character-ruby = Ruby
character-ash = Ash
character-frost = Frost

# Prompts
prompt-bid = How much does { $who } bid? { $who } has { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }.
prompt-act = What does { $who } do? Actions left: { $actions }.
prompt-proposal = { $ally } wants to hunt together. Does { $who } agree?
prompt-reroll = The dice of { $who } show { $dice }. Which one is rolled again?

# Options
option-bid = { $coins ->
    [0] Nothing
    [one] 1 coin
   *[other] { $coins } coins
  }
option-hunt = Hunt alone
option-propose = Propose to { $ally } to hunt together
option-done = Give up the actions that are left
option-yes = Agree
option-no = Refuse
option-reroll = Roll die { $number } again, which shows { $die }
option-keep = Keep the dice

# What happened
event-round = Round { $round } begins; everybody receives { $coins } coins.
event-bid = { $character } bids { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
  }.
event-tie = Both factions bid the same; there is no trophy.
event-auction = { $faction } bid more, and { $character } keeps the trophy.
event-turn = It is the turn of { $faction }.
event-done = { $character } does nothing more in this turn.
event-proposed = { $character } proposes to { $ally } to hunt together.
event-declined = { $character } will not hunt with { $ally }.
event-hunted = { $characters } { $count ->
    [one] hunts
   *[other] hunt together
  }; the dice show { $dice }.
event-rerolled = Die { $number } is rolled again; the dice show { $dice }.
event-caught = { $character } { $trophy ->
    [yes] brings home a trophy.
   *[no] { $caught ->
        [0] catches nothing.
        [one] earns 1 coin.
       *[other] earns { $caught } coins.
      }
  }
event-won = { $faction } win!

# Why not
refusal-proposed = { $character } has made a proposal already in this turn.
refusal-tired = { $character } has no action left.
refusal-rerolled = Die { $number } has been rolled again already.
refusal-about = { $about }: { $text }

# The table
table-title = Round { $round }
table-auction = Everybody bids.
table-act = The faction at turn acts.
table-hunt = The hunt is on.
table-over = The game is over: { $winners } won.
table-character = { $who }{ $own ->
    [yes] {" "}(yours)
   *[no] {""}
  }: coins { $coins }, trophies { $trophies }.
