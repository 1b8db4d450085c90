# How likely things are, each with its condition.
odds-how = { $how ->
    [card] with this card and nothing more
    [item] with this and nothing more
    [again] if you roll again and nobody plays anything more
    [begun] if nobody plays anything
   *[stands] if nobody plays anything more
  }
odds-win = You defeat { $foe-the }, { odds-how }
odds-hits = { $foe-the } { $foe-number ->
    [many] take
   *[one] takes
  } damage, { odds-how }
odds-safe = You take no damage against { $foe-the }, { odds-how }
odds-stands = You are not defeated against { $foe-the }, { odds-how }
odds-win-unseen = You defeat the encounter, if one is drawn at once and nobody plays anything
odds-safe-unseen = You take no damage, if an encounter is drawn at once and nobody plays anything
odds-stands-unseen = You are not defeated, if an encounter is drawn at once and nobody plays anything
odds-farther = You roll more than movement { $movement }
odds-roll = The die shows { $target } or more
