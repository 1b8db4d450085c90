# What is said on the road.
game-title = The Road
game-blurb = Travelers walk to the city, meet whom the cards say, and arrive with coins and tales.
word-nothing = none
traveler-0 = Nina
traveler-1 = Oreste
traveler-2 = Pia
traveler-3 = Quirino

# What cards say
effect-gain = you receive { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
effect-lose = you lose { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
effect-walk = you go { $places-sign ->
    [minus] back
   *[plus] on
  } by { $places-size ->
    [one] 1 place
   *[other] { $places-size } places
  }
effect-tale = you hear { $tales ->
    [one] a tale
   *[other] { $tales } tales
  }
effect-choose = choose: { $first }, or { $second }
effect-may = if you want: { $do }

# Prompts
prompt-travel = { $hero }, how do you travel? You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }.
prompt-rest = { $hero }, do you stay the night? You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }.
prompt-choose = { $hero }, { $card }: which of the two?
prompt-may = { $hero }, { $card }: do you want to?

# Options
option-walk = Walk { $place-to }
option-ride = Ride { $place-to } for 1 coin
option-stay = Stay
option-choose = { $text }
option-yes = Yes: { $text }
option-no = No
option-rest-yes = Pay 1 coin and hear a tale
option-rest-no = Sleep outside

# What happened
event-went = { $hero } goes { $place-to }.
event-stayed = { $hero } stays.
event-met = { $hero } meets { $card-the }: { $text }
event-received = { $hero } receives { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }{ $lost ->
    [0] {""}
   *[other] {" "}and has no room for { $lost } more
  }.
event-paid = { $hero } is { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } poorer.
event-heard = { $hero } hears { $tales ->
    [one] a tale
   *[other] { $tales } tales
  }.
event-won = { $hero } wins with { $score }!

# Why not
refusal-fare = A ride costs { $needs }, you have { $has }.
refusal-road-ends = The road does not go that far.
refusal-about = { $about }: { $text }

# The table
table-title = Round { $round }
table-turn = It is the turn of { $hero }. Cards in the deck: { $deck }.
table-over = The game is over: { $winners } won.
table-traveler = { $place }, { $left ->
    [0] at the end of the road
    [one] 1 place before the city
   *[other] { $left } places before the city
  }; coins { $coins }, tales { $tales }.
