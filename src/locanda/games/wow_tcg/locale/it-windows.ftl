# Come si chiamano i momenti in cui qualcuno passa sempre, o vuole essere interpellato in ogni caso.
window-ready = quando comincia un turno
window-draw = dopo l’estrazione di un turno
window-action = prima che finisca la fase di azione di un turno
window-attack = quando comincia un attacco
window-defend = prima che si infligga il danno da combattimento
window-end = quando finisce un turno
window-respond = mentre qualcosa attende in catena
window-pay = quando conta quali risorse si spossano
window-order = quando attendono più inneschi della stessa carta
