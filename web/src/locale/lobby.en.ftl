lobby-close = Close
lobby-looking = Looking around the room…
lobby-language = Language
lobby-theme = Light
lobby-theme-dark = Dark: the inn at night
lobby-theme-light = Light: the inn by day
lobby-theme-system = As this device has it

# Coming in
lobby-arrive = Come in. Who shall we say has arrived?
lobby-invited = A chair is being kept for you. What shall we call you?
lobby-ways-in = Ways to come in
lobby-guest-tab = Guest
lobby-guest-hint = No password, no e-mail: a name is enough to play.
lobby-guest-do = Come in and play
lobby-login-tab = Log in
lobby-login-do = Log in
lobby-register-tab = Make an account
lobby-register-hint = With an account you find your games on every device.
lobby-register-do = Make the account
lobby-your-name = Your name at the table
lobby-login-name = Account name
lobby-login-hint = 3 to 40 letters, digits, dots, dashes or underscores.
lobby-password = Password
lobby-password-hint = At least 8 characters.

# The person
lobby-account = Account:
lobby-guest-here = You are here as a guest. With an account you find your games on every device.
lobby-known-as = Your account: { $login }
lobby-logout = Log out
lobby-logout-sure = Log out all the same
lobby-guest-leaves = A guest who logs out cannot come back to these tables.
lobby-welcome = Welcome, { $name }. The fire is lit and the kettle is on.
lobby-waiting = { $count ->
    [one] One table waits for your move.
   *[other] { $count } tables wait for your move.
}

# Games
lobby-games = Games on the shelf
lobby-players = { $range } players
lobby-minutes = { $range } minutes
lobby-has-expansions = Expansions: { $names }
lobby-play-now = Play now against bots
lobby-laying = Laying the table…
lobby-new-table = New table…
lobby-learn = Learn to play

# Tables
lobby-list-mine = Your tables
lobby-none-mine = No table is yours yet. Choose a game below: one click, and the dice are in your hand.
lobby-list-open = Tables to join
lobby-none-open = Nobody is looking for company just now. Open a table for everybody, and be the first.
lobby-list-watch = Tables to watch
lobby-none-watch = No public game is being played. Come back later with a mug in your hand.
lobby-list-finished = Finished games
lobby-none-finished = No tale to tell yet. When a game of yours is over, you can look back at it here, move by move.
lobby-all = Show all { $count }
lobby-fewer = Show fewer
lobby-your-turn = Your turn
lobby-others-turn = Others are playing
lobby-gathering = Waiting for players
lobby-lesson = Lesson
lobby-lesson-over = Lesson learned
lobby-news = News
lobby-you = You
lobby-bot-for = { $name } (a bot plays on)
lobby-free-seats = { $count ->
    [one] 1 free chair
   *[other] { $count } free chairs
}
lobby-winner = winner
lobby-you-won = You won
lobby-won-by = Won by { $names }
lobby-no-winner = Nobody won
lobby-do-resume = Resume
lobby-do-go = Go to table
lobby-do-join = Join
lobby-do-watch = Watch
lobby-do-replay = Replay
lobby-clock-of = { $clock } a move
lobby-with = with { $names }

# Bots
lobby-bot-random = Novice bot
lobby-bot-greedy = Seasoned bot
lobby-bot-search = Master bot
lobby-level-random = Novice
lobby-level-greedy = Seasoned
lobby-level-search = Master, thinks longer

# A new table
lobby-new-title = New table: { $game }
lobby-how-many = How many sit at the table?
lobby-who-sits = Who sits there?
lobby-seat = Seat { $number }
lobby-sit-me = Me
lobby-sit-open = Open for a friend
lobby-sit-bot = Bot: { $level }
lobby-hero-of = Hero of seat { $number }
lobby-hero-any = Any hero
lobby-hero-later = chooses a hero on sitting down
lobby-house-rules = House rules
lobby-expansions = With which expansions?
lobby-always-ask = Always ask where a hidden hand could answer
lobby-always-ask-hint = Even those are asked who have nothing to answer with, so that no pause tells what somebody holds; the match takes longer.
lobby-rule = Rule { $rule }
lobby-who-comes = Who may come?
lobby-private = By invitation only
lobby-private-hint = You pass a link to your friends.
lobby-public = Everybody
lobby-public-hint = Anybody may join or watch.
lobby-clock = Clock
lobby-clock-0 = No clock
lobby-clock-60 = 1 minute
lobby-clock-300 = 5 minutes
lobby-clock-3600 = 1 hour
lobby-clock-86400 = 1 day
lobby-clock-259200 = 3 days
lobby-clock-minutes = { $minutes } min
lobby-awaited = { $count ->
    [one] One chair waits for a friend; you begin the game at the table.
   *[other] { $count } chairs wait for friends; you begin the game at the table.
}
lobby-nobody-awaited = Everybody is here: the game begins at once.
lobby-only-watch = You have no seat and will watch.
lobby-lay = Open the table
lobby-begin = Begin the game

lobby-footer-fan = Locanda is an unofficial fan project; it is not connected with the publishers of the games.
lobby-footer-icons = Icons from
lobby-footer-others = and contributors
lobby-footer-fonts = Typefaces: Alegreya and Alegreya Sans (OFL).
lobby-decks = Build decks
