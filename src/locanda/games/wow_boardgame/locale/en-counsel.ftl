# How likely fights are to be won, what a defeat costs, and why one would choose something.

# Estimates of fights, see docs/odds.md
chance-win = about this often { $hidden ->
    [yes] the fight is won if he is there, { chance-how }
   *[no] the fight is won, { chance-how }
  }
chance-how = { $how ->
    [all] if everybody here joins
    [with] if you join as well
    [without] without you
   *[alone] by you alone
  }
note-fight = { $alone ->
    [0] {""}
   *[other] Alone you would win about { $alone } %.{" "}
  }{ $once ->
    [yes] Your faction can try this only once.{" "}
   *[no] {""}
  }{ $kind ->
    [enemies] Whoever is defeated goes on elsewhere with 1 Health and 1 Energy, and the winners may take something out of the Bag.
   *[other] Whoever is defeated goes on elsewhere with 1 Health and 1 Energy, and has no actions left in this turn.
  }

# Reasons
reason-alone = { $why }.
reason-next = { $why }; next best would be { $other }.
briefly = { $verb ->
    [challenge] a Challenge to { $what }
    [rest] a Rest
    [travel] a Travel
    [train] { $prompt ->
        [action] Training
       *[other] to buy { $what }
      }
    [town] the Town action
    [look] a look at the marker
    [finish] to finish
    [wait] to wait
    [trade] a trade
    [move] { $what }
    [fly] a flight to { $region-the }
    [region] { $what }
    [stop] to stop here
    [roll] to roll
    [reroll] to reroll { $what }
    [buy] to buy { $what }
    [sell] to sell { $what }
    [regain] to regain
    [talent] { $what }
    [grade] the { $what } deck
    [pass] to use nothing
    [done] to leave it at that
    [use] { $what }
    [free] { $what }
    [act] { $what }
    [first] { $what }
    [leave] to leave out { $what }
    [take] to take { $what } in again
   *[other] something else
  }
why-challenge = { $how ->
    [all] together you win this about { $percent } % of the time
   *[alone] alone you win this about { $percent } % of the time
  }{ $sort ->
    [independent] , and nothing else can be done here before
    [overlord] , and his fall wins the game
    [boss] , and a boss brings a reward
    [enemies] , and whoever wins may loot
   *[creatures] { $prize ->
        [none] {""}
       *[other] ; the quest gives { $prize }
      }
  }
why-rest = { $amount ->
    [0] nothing is missing
   *[other] it gives back { $amount } of what is missing ({ $health } Health, { $energy } Energy)
  }{ $curse ->
    [0] {""}
   *[other] , and a Curse goes
  }
amount-items = { $count ->
    [one] 1 item
   *[other] { $count } items
  }
why-stay = you are already where you want to be
why-travel = { $aim ->
    [none] the best place to go is { $region-the }
   *[other] most worth going for: { $aim } in { $region-the }
  }, { $steps ->
    [1] 1 Travel away
   *[other] { $steps } Travels away
  }
why-shop = { $card ->
    [none] with { $gold } gold nothing on offer makes you much stronger
   *[other] { $card } would help most, for { $price } of your { $gold } gold
  }
why-look = a look costs no action and tells whether { $overlord-the } is there
why-finish = nothing that can still be done is worth an action
why-wait = what the others do first may change what is best
why-card = it costs { $energy } of your { $left } Energy and { $heals ->
    [yes] gives back Health or Energy
   *[no] may save actions on the way
  }
why-move = { $verb ->
    [use] it carries you farther on the way to { $region-the }
    [stop] { $steps ->
        [0] you are where you want to be
       *[other] no move brings you nearer to { $region-the }
      }
   *[other] { $steps ->
        [0] { $aim ->
            [none] this is where you want to go
           *[other] { $aim } can be challenged there
          }
        [1] from there it is 1 move to { $region-the }
       *[other] from there { $region-the } counts as { $steps } moves away
      }
  }
why-join = { $yes ->
    [yes] with you the fight is won about { $joined } % of the time, without you about { $apart } %
   *[no] without you the fight is still won about { $apart } % of the time, and your action is kept
  }
why-buy = { $verb ->
    [regain] it costs nothing and gives back up to { $left }
    [sell] it makes nobody in your faction stronger
    [done] nothing else is worth its gold now (you have { $gold })
   *[other] { $gain ->
        [strong] it makes you stronger and leaves { $left } gold
        [early] it is for later levels and leaves { $left } gold
       *[none] it adds little to your fights and leaves { $left } gold
      }
  }
why-talent = { $best ->
    [yes] of these it adds most to fights at level { $level }
   *[no] it adds less to fights at level { $level } than another one, but may suit your cards better
  }
why-deck = your faction goes from level { $least } to level { $most }, and harder quests give more
why-reroll = { $miss ->
    [yes] it misses Threat { $threat }, and hits { $percent } % of the time when rolled again
   *[no] it hits already, or is not worth a reroll
  }
why-no-use = { $sort ->
    [good] the fight looks won without anything more
    [left] what could still be used is better kept for later
   *[nothing] nothing that is left would help much{ $roll ->
        [yes] {""}
       *[no] { $missing ->
            [0] : no die misses
            [one] ; 1 die misses
           *[other] ; { $missing } dice miss
          }
      }
  }
why-flee = { $lost ->
    [yes] the fight looks lost, and whoever leaves is not defeated
   *[no] whoever leaves is not defeated, but the fight does not look lost
  }
why-use = { $sort ->
    [none] it costs { $energy } of your { $left } Energy, but finds little to do now
   *[some] { $energy ->
        [0] it costs no Energy and helps now
       *[other] it costs { $energy } of your { $left } Energy and helps now
      }
  }
why-heal = { $nothing ->
    [yes] with { $left } Health left it can wait
   *[no] { $left } Health is left, and it gives back about { $heal }
  }
