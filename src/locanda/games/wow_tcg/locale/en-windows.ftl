# What the windows are called: where somebody always passes, or wants to be asked in any case.
window-ready = when a turn begins
window-draw = after the draw of a turn
window-action = before the action phase of a turn ends
window-attack = when an attack begins
window-defend = before combat damage is dealt
window-end = when a turn ends
window-respond = while something waits on the chain
window-pay = when it matters which resources are exhausted
window-order = when several triggers of one card wait
