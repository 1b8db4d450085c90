# What the harbors say.
expansion-toy-harbours = Harbors
effect-wind = the ship sails on by { $harbours ->
    [one] 1 harbor
   *[other] { $harbours } harbors
  }
prompt-harbour = { $hero }, what do you do in the harbor? { $ship ->
    [here] The ship lies here.
   *[away] The ship is elsewhere.
  }
option-load = Load a cargo for 1 coin
option-sell = Sell the cargo for 3 coins
option-board = Board the ship for 1 coin
option-done = Leave the harbor
event-loaded = { $hero } loads a cargo.
event-sold = { $hero } sells the cargo.
event-sailed = The ship sails { $place-to }.
refusal-laden = You carry a cargo already.
refusal-price = This costs { $needs }, you have { $has }.
refusal-no-cargo = You carry no cargo.
refusal-same-harbour = Your cargo comes from here; another harbor will buy it.
refusal-no-ship = The ship is not here; it lies in the harbor { $place-of }.
refusal-laden-ride = With your cargo you cannot ride.
table-harbours = Harbors
table-ship = The ship lies in the harbor { $place-of }.
table-cargo = { $hero } carries a cargo from { $place-the }.
