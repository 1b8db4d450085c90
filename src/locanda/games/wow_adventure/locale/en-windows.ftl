# What the windows are called: where somebody always passes, or wants to be asked in any case.
window-use_challenge = before the challenge
window-use_before-roll = before the combat dice
window-use_after-roll = after the combat dice
window-use_won = after a victory
window-use_hurt = when you are about to receive damage
window-use_ability = when another character plays an ability
