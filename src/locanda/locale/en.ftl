# What the terminal itself says; everything about a game comes from the game’s own words.
welcome = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }, dice seed { $seed }. Type a number to choose, or: help.
resumed = The game in { $file } goes on after { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
  }.
log-title = What happened
log-more = … and { $count ->
    [one] 1 line
   *[other] { $count } lines
  } before that (log shows them all).
log-empty = Nothing has happened yet.
thinking = The others are playing…
input = { $name } >{" "}
more-options = … and { $count ->
    [one] 1 more option
   *[other] { $count } more options
  }: type part of a name to see those that fit, or all.
filtered = { $count ->
    [one] 1 option fits
   *[other] { $count } options fit
  } “{ $text }”; press Enter to see the list again.
bad-number = There is no number { $number } here; choose from 1 to { $last }.
bad-input = Nothing here fits “{ $text }”; type a number from 1 to { $last }, or help.
undo-none = There is nothing to take back.
undone = The last choice is taken back.
hint = Hint: { $number } – { $option }
why-none = Everything that could be done here is offered.
why-list = Not offered here (type ?NUMBER for the reason):
why-more = … and { $count } more: type why and part of a name.
why-offered = This is offered: { $number } – { $option }
why-unknown = Nothing that could be done here fits “{ $text }”.
why-number = There is no number { $number } among the things not offered; type why to see them.
why-silent = The rules do not provide for this here.
card-none = No card fits “{ $text }”.
card-which = Which card? Type: card NAME
card-many = Several cards fit “{ $text }”: { $names }.
card-more = { $names } and { $count } more
rule-none = No rule fits “{ $text }”.
rule-which = Which rule? Type: rule ID, or rule and some words
rule-more = … and { $count ->
    [one] 1 more rule
   *[other] { $count } more rules
  }: add another word.
rule-ruling = Ruling
no-rules = This game has no book of rules to look into.
no-map = This game has no map.
saved = The game is saved in { $file }.
save-which = Where to? Type: save FILE
language-which = The languages are: { $languages }. Type: lang en or lang it
language-set = English it is.
quit-save = Save before you leave? Type a file name, or just press Enter to leave without saving: {" "}
goodbye = Goodbye, and come back to the inn!
over = The game is over.
help-title = Help
help-number-key = 7
help-number = choose option 7
help-words-key = some words
help-words = show only the options with these words (all shows every option, Enter the usual list)
help-help-key = help
help-help = this page
help-why-key = why, why WORDS, ?3
help-why = what is not offered here, and by which rule
help-card-key = card NAME
help-card = read a card
help-rule-key = rule ID or WORDS
help-rule = look up a rule
help-map-key = map, map all
help-map = the map around you, or the whole map
help-table-key = table
help-table = everything that lies on the table
help-log-key = log
help-log = what has happened so far
help-hint-key = hint
help-hint = what the game’s own bot would choose
help-undo-key = undo
help-undo = take back your last choice
help-save-key = save FILE
help-save = save now, and keep saving there
help-lang-key = lang it, lang en
help-lang = change the language
help-quit-key = quit
help-quit = leave the game
several = { $count } questions are open: type other for the next one.
other-none = No other question is open.
stop = You will always be asked { $window }.
no-stop = You will be asked { $window } only when you have something to use.
skip = You will always pass { $window }.
no-skip = You will be asked again { $window }.
window-which = { $text ->
    [none] Here nobody can pass; type the name of the moment that you mean, such as use.before-roll.
   *[other] There is no moment “{ $text }”.
  }
help-other-key = other
help-other = look at the next of several open questions
help-stop-key = stop, stop NAME
help-stop = ask me at this moment even when I have nothing to use, or no longer
help-skip-key = skip, skip NAME
help-skip = always pass at this moment, or no longer
