# What follows from a choice, where its own words do not say so.
note-stops-there = Independent creatures stop you there.
note-actions-lost = { $actions ->
    [one] 1 action is left unused.
   *[other] { $actions } actions are left unused.
  }
note-roll = { $count ->
    [0] No die is rolled.
   *[other] On average { $hits } hits at Threat { $threat }.
  }
note-reroll = It hits from { $threat } on: { $chance } %.
note-home = With 1 Health and 1 Energy.
note-full-bag = Your Bag is full: an item goes to the Merchant.
note-quest-given-up = Its creatures leave the board.
note-last-move = The Travel ends there.
note-leads = From here on within reach: { $places }.
note-place = { $region } ({ $why ->
    [quest] a quest of yours
    [boss] a boss or a marker
   *[town] a friendly town
  })
note-rest = { $missing ->
    [0] No Health or Energy is missing.
   *[other] You regain { $amount } of { $missing } missing ({ $health } Health, { $energy } Energy).
  }
note-leaves = You have no share in what the fight brings; { $friends ->
    [0] nobody goes on with it.
    [one] 1 friend fights on.
   *[other] { $friends } friends fight on.
  }
