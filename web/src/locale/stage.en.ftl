look-board = Look at the board
back-to-stage = Back to { $what }
go-on = Go on
die-shows = { $n }
die-needs = needs { $n }
die-good = enough
die-bad = not enough
dice-left = Dice that are left
happened = What just happened
happened-more = { $count ->
    [one] one thing before that
   *[other] { $count } things before that
  }
spent = cannot be used for now
keys-board = look at the board, and back
ledger = What the figures are made of
