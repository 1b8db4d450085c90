# What the windows are called: where somebody always passes, or wants to be asked in any case.
window-use-before-combat = before a fight
window-use-before-roll = before a roll
window-use-after-roll = after a failed roll
window-use-hit = after a hit
window-use-wound = when somebody of your party is about to take wounds
window-use-round = when a round of a fight begins
window-use-turn = when your turn begins
window-use-win = after a victory
