# What the windows are called: where somebody always passes, or wants to be asked in any case.
window-pool = your own dice pool
window-use_pool = when a friend makes up a dice pool
window-use_round = at the start of a combat round
window-use_rolled = after the roll, before the rerolls
window-use_rerolls = at the start of the rerolls
window-use_rerolling = rerolls
window-use_after-rerolls = after the rerolls
window-use_tokens = before tokens are placed
window-use_placing = while tokens are placed
window-use_placed = after tokens were placed, before Attrition
window-use_defense = at the start of the Defense phase
window-use_resolution = at the start of the Resolution
window-use_hurt = after Health was lost
window-use_spent = after Energy was spent
window-use_fallen = after somebody was defeated
window-use_rest = during a Rest
