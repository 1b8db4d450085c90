# What a review says of a match that is over, whatever the game.
decided-unknown = { $winner } { $count ->
    [one] has
   *[other] have
  } won.
decided-throughout = { $winner } { $count ->
    [one] was
   *[other] were
  } ahead from beginning to end.
decided-since = { $winner } took the lead for good in round { $turn }.
decided-last = { $winner } took the victory at the very end, from a chance of { $chance }%.
decided-luck-with = Luck gave { $points } points of that chance (give or take { $error }).
decided-luck-against = And that against the luck, which took { $points } points (give or take { $error }).
decided-luck-unsure = How much of it was luck cannot be said for sure: { $signed } points, give or take { $error }.
review-won = won
review-last = a chance of { $chance }% before the last choice
review-course = The course of the game: round, and the chances of { $seats }
review-luck = Luck: what the dice and the cards gave or took, in hundredths of the chance to win
review-luck-of = { $who }: luck { $luck } (give or take { $error }), the rest { $rest }
review-dice = { $die }: { $rolls } rolled, { $received } on average, { $expected } expected
review-turning = What turned the game
review-turning-at = Round { $turn }, after { $answers } answers, { $who }: { $kind }
review-by-luck = luck ({ $part }% of it)
review-by-choice = a choice (luck: { $part }%)
review-tally = What everybody did
