# Come si chiamano i momenti in cui qualcuno passa sempre, o vuole essere interpellato in ogni caso.
window-use_before-combat = prima di uno scontro
window-use_before-roll = prima di un tiro
window-use_after-roll = dopo un tiro fallito
window-use_hit = dopo un colpo riuscito
window-use_wound = quando qualcuno del tuo gruppo sta per subire ferite
window-use_round = all’inizio di un round dello scontro
window-use_turn = all’inizio del tuo turno
window-use_win = dopo una vittoria
