# Come si chiamano le finestre: dove qualcuno passa sempre, o vuole essere interpellato in ogni caso.
window-pool = la propria riserva di dadi
window-use_pool = quando un amico prepara la riserva di dadi
window-use_round = all’inizio di un round di combattimento
window-use_rolled = dopo il tiro, prima dei rilanci
window-use_rerolls = all’inizio dei rilanci
window-use_rerolling = rilanci
window-use_after-rerolls = dopo i rilanci
window-use_tokens = prima di piazzare i gettoni
window-use_placing = mentre si piazzano i gettoni
window-use_placed = dopo aver piazzato i gettoni, prima dell’Attrito
window-use_defense = all’inizio della fase di difesa
window-use_resolution = all’inizio della Risoluzione
window-use_hurt = dopo aver perso Salute
window-use_spent = dopo aver speso Energia
window-use_fallen = dopo una sconfitta
window-use_rest = durante un Riposo
