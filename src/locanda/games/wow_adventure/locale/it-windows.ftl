# Come si chiamano le finestre: dove qualcuno passa sempre, o vuole essere interpellato in ogni caso.
window-use-challenge = prima della sfida
window-use-before-roll = prima dei dadi combattimento
window-use-after-roll = dopo i dadi combattimento
window-use-won = dopo una vittoria
window-use-hurt = quando stai per subire danni
window-use-ability = quando un altro personaggio gioca un’abilità
