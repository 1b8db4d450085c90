# Righe del diario che parlano del tavolo.
note-clock = { $name } ha finito il tempo; ha scelto un bot.
note-wish = { $name } chiede di annullare alcune mosse.
note-no = { $name } non vuole che si annullino le mosse.
note-undo = { $name } ha annullato alcune mosse.
note-bot = Un bot gioca al posto di { $name }.
note-person = { $name } torna a giocare di persona.

# Ciò che viene rifiutato.
no-stale = Il tavolo è andato avanti da quando ti è stato chiesto; non è cambiato nulla.
no-faster = { $name } ha fatto prima.
no-not-yours = Quel posto non è tuo.
no-bot-plays = A quel posto gioca un bot; prima riprenditi il posto.
no-not-begun = La partita non è ancora cominciata.
no-begun = La partita è già cominciata.
no-over = La partita è finita.
no-allowed = Questo ora non si può scegliere.
no-not-asked = A quel posto ora non viene chiesto nulla.
no-nothing-back = Non c’è nulla da annullare fin lì.
no-own-moves = Si può annullare solo a partire da una propria mossa.
no-wish = Nessuno chiede di annullare mosse, oppure la questione è già risolta.
no-table = Questo tavolo non esiste.
no-private = Questo tavolo è privato; chi vi gioca può darti un link.
no-seat = Questo posto non esiste.
no-taken = Quel posto è occupato.
no-full = Tutti i posti di questo tavolo sono occupati.
no-member = Non siedi a questo tavolo.
no-owner = Può farlo solo chi ha aperto il tavolo.
no-empty = Alcuni posti sono ancora liberi.
no-player = Prima dicci come ti chiami.
no-name = Un nome ha da 1 a 40 lettere.
no-login = Il nome o la password non sono giusti.
no-login-taken = Quel nome utente è già preso.
no-login-bad = Un nome utente ha da 3 a 40 lettere, cifre, punti, trattini o trattini bassi.
no-password = Una password ha da 8 a 200 caratteri.
no-account = Hai già un account.
no-busy = Troppe richieste; aspetta un momento.
no-many-tables = Hai già tutti i tavoli aperti che una persona può avere; finiscine qualcuno.
no-many-sockets = Hai troppe pagine aperte; chiudine qualcuna.
no-message = Questo messaggio non si capisce: { $why }
no-hello = Il primo messaggio deve essere un saluto.
no-team = In questo gioco non ci sono squadre.
no-position = La partita ha { $answers ->
    [one] 1 risposta
   *[other] { $answers } risposte
  }; la posizione { $at } non esiste.
no-unfinished = Si può vedere solo a partita finita.
no-lesson = Questa lezione non esiste.
no-window = Questa finestra di gioco non c’è.
no-lesson-step = Non adesso: segui la lezione.
no-version = Questo tavolo è stato giocato con altre regole o carte; questa Locanda non può più aprirlo.
no-setup = { $why }
no-bot = Questo gioco non ha un bot con quel nome.
no-clock = L’orologio va da 10 secondi a una settimana, oppure non c’è.
no-watching = Stai solo guardando.
no-trouble = Qui qualcosa è andato storto; non è cambiato nulla.
