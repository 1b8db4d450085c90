lobby-close = Chiudi
lobby-looking = Uno sguardo alla sala…
lobby-language = Lingua
lobby-theme = Luce
lobby-theme-dark = Scuro: la locanda di notte
lobby-theme-light = Chiaro: la locanda di giorno
lobby-theme-system = Come su questo dispositivo

# All’ingresso
lobby-arrive = Avanti, avanti. Chi dobbiamo annunciare?
lobby-invited = C’è una sedia riservata per te. Come ti chiami?
lobby-ways-in = Modi per entrare
lobby-guest-tab = Ospite
lobby-guest-hint = Niente password, niente e-mail: per giocare basta un nome.
lobby-guest-do = Entra e gioca
lobby-login-tab = Accedi
lobby-login-do = Accedi
lobby-register-tab = Crea un account
lobby-register-hint = Con un account ritrovi le tue partite su ogni dispositivo.
lobby-register-do = Crea l’account
lobby-your-name = Il tuo nome al tavolo
lobby-login-name = Nome dell’account
lobby-login-hint = Da 3 a 40 lettere, cifre, punti, trattini o trattini bassi.
lobby-password = Password
lobby-password-hint = Almeno 8 caratteri.

# La persona
lobby-account = Account:
lobby-guest-here = Sei qui come ospite. Con un account ritrovi le tue partite su ogni dispositivo.
lobby-known-as = Il tuo account: { $login }
lobby-logout = Esci
lobby-logout-sure = Esci comunque
lobby-guest-leaves = Un ospite che esce non può più tornare a questi tavoli.
lobby-welcome = Ti aspettavamo, { $name }. Il fuoco è acceso e il paiolo bolle.
lobby-waiting = { $count ->
    [one] Un tavolo attende la tua mossa.
   *[other] { $count } tavoli attendono la tua mossa.
}

# Giochi
lobby-games = Giochi sullo scaffale
lobby-players = { $range } giocatori
lobby-minutes = { $range } minuti
lobby-has-expansions = Espansioni: { $names }
lobby-play-now = Gioca subito contro i bot
lobby-laying = Prepariamo il tavolo…
lobby-new-table = Nuovo tavolo…
lobby-learn = Impara a giocare

# Tavoli
lobby-list-mine = I tuoi tavoli
lobby-none-mine = Nessun tavolo è ancora tuo. Scegli un gioco qui sotto: un clic, e i dadi sono in mano tua.
lobby-list-open = Tavoli a cui unirsi
lobby-none-open = Nessuno cerca compagnia, per ora. Apri un tavolo per tutti e fai gli onori di casa.
lobby-list-watch = Tavoli da guardare
lobby-none-watch = Nessuna partita pubblica in corso. Torna più tardi, boccale alla mano.
lobby-list-finished = Partite concluse
lobby-none-finished = Ancora nessuna storia da raccontare. Finita una partita, potrai rivederla qui, mossa per mossa.
lobby-all = Mostra tutto ({ $count })
lobby-fewer = Mostra meno
lobby-your-turn = Tocca a te
lobby-others-turn = Giocano gli altri
lobby-gathering = In attesa di giocatori
lobby-lesson = Lezione
lobby-lesson-over = Lezione imparata
lobby-news = Novità
lobby-you = Tu
lobby-bot-for = { $name } (gioca un bot)
lobby-free-seats = { $count ->
    [one] 1 sedia libera
   *[other] { $count } sedie libere
}
lobby-winner = ha vinto
lobby-you-won = Vittoria tua
lobby-won-by = Vittoria: { $names }
lobby-no-winner = Nessun vincitore
lobby-do-resume = Riprendi
lobby-do-go = Vai al tavolo
lobby-do-join = Unisciti
lobby-do-watch = Guarda
lobby-do-replay = Rivedi
lobby-clock-of = { $clock } a mossa
lobby-with = con { $names }

# Bot
lobby-bot-random = Bot novellino
lobby-bot-greedy = Bot esperto
lobby-bot-search = Bot maestro
lobby-level-random = Novellino
lobby-level-greedy = Esperto
lobby-level-search = Maestro, pensa più a lungo

# Un nuovo tavolo
lobby-new-title = Nuovo tavolo: { $game }
lobby-how-many = Quanti siedono al tavolo?
lobby-who-sits = Chi si siede?
lobby-seat = Posto { $number }
lobby-sit-me = Io
lobby-sit-open = Libero per un amico
lobby-sit-bot = Bot: { $level }
lobby-hero-of = Eroe del posto { $number }
lobby-hero-any = Un Eroe qualsiasi
lobby-hero-later = sceglierà l’Eroe sedendosi
lobby-house-rules = Regole della casa
lobby-expansions = Con quali espansioni?
lobby-always-ask = Chiedi sempre dove una mano nascosta potrebbe rispondere
lobby-always-ask-hint = Si chiede anche a chi non ha nulla con cui rispondere, così nessuna pausa rivela che cosa si ha in mano; la partita dura di più.
lobby-rule = Regola { $rule }
lobby-who-comes = Chi può venire?
lobby-private = Solo su invito
lobby-private-hint = Mandi un link ai tuoi amici.
lobby-public = Tutti
lobby-public-hint = Chiunque può unirsi o guardare.
lobby-clock = Orologio
lobby-clock-0 = Senza orologio
lobby-clock-60 = 1 minuto
lobby-clock-300 = 5 minuti
lobby-clock-3600 = 1 ora
lobby-clock-86400 = 1 giorno
lobby-clock-259200 = 3 giorni
lobby-clock-minutes = { $minutes } min
lobby-awaited = { $count ->
    [one] Una sedia attende un amico; la partita la inizi tu, al tavolo.
   *[other] { $count } sedie attendono amici; la partita la inizi tu, al tavolo.
}
lobby-nobody-awaited = Ci sono tutti: la partita inizia subito.
lobby-only-watch = Non hai un posto: starai a guardare.
lobby-lay = Apri il tavolo
lobby-begin = Inizia la partita

lobby-footer-fan = Locanda è un progetto amatoriale non ufficiale; non ha legami con gli editori dei giochi.
lobby-footer-icons = Icone da
lobby-footer-others = e altri autori
lobby-footer-fonts = Caratteri: Alegreya e Alegreya Sans (OFL).
lobby-decks = Costruisci mazzi
