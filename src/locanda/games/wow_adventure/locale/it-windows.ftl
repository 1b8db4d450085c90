# Come si chiamano le finestre: dove qualcuno passa sempre, o vuole essere interpellato in ogni caso.
window-use_challenge = prima della sfida
window-use_before-roll = prima dei dadi combattimento
window-use_after-roll = dopo i dadi combattimento
window-use_won = dopo una vittoria
window-use_hurt = quando stai per subire danni
window-use_ability = quando un altro personaggio gioca un’abilità
