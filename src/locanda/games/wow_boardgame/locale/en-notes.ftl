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
