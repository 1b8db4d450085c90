# What the window is called.
window-respond = when a link can be answered
