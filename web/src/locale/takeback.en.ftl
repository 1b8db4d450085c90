# Taking back: what, to where, and who must agree.
back-to = back to: { $question }
wish-takes = { $who } asks to take back: { $what }
wish-takes-mine = You ask to take back: { $what }
wish-before = { $who } asks to go back to before this: { $what }
wish-before-mine = You ask to go back to before this: { $what }
wish-moves = { $who } asks to take moves back.
wish-moves-mine = You ask to take moves back.
wish-back = Then it would be asked again: { $question }
wish-yes = Yes, take it back
wish-no = No, leave it
wish-for = Waiting for the consent of { $who }.
wish-away = { $count ->
    [one] { $who } is away: the question waits and is shown as soon as { $who } comes back.
   *[other] { $who } are away: the question waits and is shown to them as soon as they come back.
  } Bots wait as well; it is dropped when somebody plays on.
wish-withdraw = Withdraw it
