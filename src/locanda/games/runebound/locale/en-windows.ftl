# What the windows are called: where somebody always passes, or wants to be asked in any case.
window-use_before-combat = before a fight
window-use_before-roll = before a roll
window-use_after-roll = after a failed roll
window-use_hit = after a hit
window-use_wound = when somebody of your party is about to take wounds
window-use_round = when a round of a fight begins
window-use_turn = when your turn begins
window-use_win = after a victory
