# What the windows are called: where somebody always passes, or wants to be asked in any case.
window-use-challenge = before the challenge
window-use-before-roll = before the combat dice
window-use-after-roll = after the combat dice
window-use-won = after a victory
window-use-hurt = when you are about to receive damage
window-use-ability = when another character plays an ability
