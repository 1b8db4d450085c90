# Who is there: coming back, watching, a bot at one's seat, the title of the page, the groups of the menu.
since-title = Since you left
since-rest = { $count ->
    [0] That was all.
    [one] And one smaller thing, in the log.
   *[other] And { $count } smaller things, in the log.
  }
since-only = { $count ->
    [one] One small thing happened; the log has it.
   *[other] { $count } small things happened; the log has them.
  }
since-log = Read it in the log
since-close = Play on
watching = You are watching.
watching-ask = For a seat in the next match ask { $who }.
watching-only-bots = Only bots play here.
chat-reads = Whoever watches this table can read along, but not speak.
title-yours = Your turn
title-waiting = Waiting for { $who }
title-over = The match is over
title-gathering = The players gather
title-bot = A bot plays for you
title-turns = { $count ->
    [one] Your turn at a table
   *[other] Your turn at { $count } tables
  }
menu-view = Language and looks
menu-questions = When you are asked
menu-questions-none = Wherever you have something to use. Where a pass gives up nothing but the chance, “{ $pass }” stands below the question, and can be taken back here.
menu-seats = Who plays
menu-leave = Leave
keys-seat-back = take your seat back from a bot
