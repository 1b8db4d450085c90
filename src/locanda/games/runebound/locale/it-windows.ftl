# Come si chiamano i momenti in cui qualcuno passa sempre, o vuole essere interpellato in ogni caso.
window-use-before-combat = prima di uno scontro
window-use-before-roll = prima di un tiro
window-use-after-roll = dopo un tiro fallito
window-use-hit = dopo un colpo riuscito
window-use-wound = quando qualcuno del tuo gruppo sta per subire ferite
window-use-round = all’inizio di un round dello scontro
window-use-turn = all’inizio del tuo turno
window-use-win = dopo una vittoria
