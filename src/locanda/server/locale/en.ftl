# Lines of the log about the table itself.
note-clock = { $name } ran out of time; a bot chose.
note-wish = { $name } asks to take moves back.
note-no = { $name } does not want moves taken back.
note-undo = { $name } took moves back.
note-bot = A bot plays on for { $name }.
note-person = { $name } plays on in person.

# What is refused.
no-stale = The table has moved on since you were asked; nothing was changed.
no-faster = { $name } was faster.
no-not-yours = That seat is not yours.
no-bot-plays = A bot plays that seat; take the seat back first.
no-not-begun = The match has not begun yet.
no-begun = The match has begun already.
no-over = The match is over.
no-allowed = That cannot be chosen now.
no-not-asked = That seat is not asked now.
no-nothing-back = There is nothing to take back to there.
no-own-moves = Only moves from one of your own on can be taken back.
no-wish = Nobody is asking to take moves back, or the question has been settled.
no-table = There is no such table.
no-private = This table is private; its players can give you a link.
no-seat = There is no such seat.
no-taken = That seat is taken.
no-full = Every seat of this table is taken.
no-member = You do not sit at this table.
no-owner = Only the owner of the table can do that.
no-empty = Some seats are still empty.
no-player = Tell us your name first.
no-name = A name has 1 to 40 letters.
no-login = That name or password is not right.
no-login-taken = That account name is taken.
no-login-bad = An account name has 3 to 40 letters, digits, dots, dashes or underscores.
no-password = A password has 8 to 200 characters.
no-account = You have an account already.
no-busy = Too many requests; wait a moment.
no-many-tables = You have as many open tables as one person may have; finish some first.
no-many-sockets = Too many pages are open for you; close some.
no-message = That message cannot be understood: { $why }
no-hello = The first message must be a greeting.
no-team = There are no teams in this game.
no-position = The match has { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
  }; there is no position { $at }.
no-unfinished = That can be seen only after the match is over.
no-lesson = There is no such lesson.
no-window = There is no such window.
no-lesson-step = Not now: follow the lesson.
no-version = This table was played by other rules or cards than this Locanda has; it can no longer be opened.
no-setup = { $why }
no-bot = There is no such bot for this game.
no-clock = A clock runs from 10 seconds to a week, or not at all.
no-watching = You are only watching.
no-trouble = Something went wrong here; nothing was changed.
