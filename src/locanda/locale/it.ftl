# Ciò che dice il terminale stesso; tutto ciò che riguarda un gioco viene dalle parole del gioco.
welcome = { $game }, { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
  }, seme dei dadi { $seed }. Scrivi un numero per scegliere, oppure: aiuto.
resumed = La partita in { $file } riprende dopo { $answers ->
    [one] 1 risposta
   *[other] { $answers } risposte
  }.
log-title = Che cosa è accaduto
log-more = … e { $count ->
    [one] 1 riga
   *[other] { $count } righe
  } prima di queste (diario le mostra tutte).
log-empty = Non è ancora accaduto nulla.
thinking = Giocano gli altri…
input = { $name } >{" "}
more-options = … e { $count ->
    [one] un’altra scelta
   *[other] altre { $count } scelte
  }: scrivi parte di un nome per vedere quelle adatte, oppure tutte.
filtered = { $count ->
    [one] 1 scelta contiene
   *[other] { $count } scelte contengono
  } «{ $text }»; premi Invio per rivedere l’elenco.
bad-number = Qui non c’è il numero { $number }; scegli da 1 a { $last }.
bad-input = Qui nulla corrisponde a «{ $text }»; scrivi un numero da 1 a { $last }, oppure aiuto.
undo-none = Non c’è nulla da annullare.
undone = L’ultima scelta è annullata.
hint = Consiglio: { $number } – { $option }
why-none = Qui è offerto tutto ciò che si potrebbe fare.
why-list = Qui non è offerto (scrivi ?NUMERO per sapere perché):
why-more = … e { $count ->
    [one] un’altra cosa
   *[other] altre { $count } cose
  }: scrivi perché e parte di un nome.
why-offered = Questo è offerto: { $number } – { $option }
why-unknown = Nulla di ciò che si potrebbe fare qui corrisponde a «{ $text }».
why-number = Fra le cose non offerte non c’è il numero { $number }; scrivi perché per vederle.
why-silent = Qui le regole non lo prevedono.
card-none = Nessuna carta corrisponde a «{ $text }».
card-which = Quale carta? Scrivi: carta NOME
card-many = Più carte corrispondono a «{ $text }»: { $names }.
card-more = { $names } e { $count ->
    [one] un’altra
   *[other] altre { $count }
  }
rule-none = Nessuna regola corrisponde a «{ $text }».
rule-which = Quale regola? Scrivi: regola CODICE, oppure regola e alcune parole
rule-more = … e { $count ->
    [one] un’altra regola
   *[other] altre { $count } regole
  }: aggiungi una parola.
rule-ruling = Chiarimento
no-rules = Questo gioco non ha un libro di regole da consultare.
no-map = Questo gioco non ha una mappa.
saved = La partita è salvata in { $file }.
save-which = Dove? Scrivi: salva FILE
language-which = Le lingue sono: { $languages }. Scrivi: lingua it oppure lingua en
language-set = Si continua in italiano.
quit-save = Vuoi salvare prima di uscire? Scrivi il nome di un file, o premi Invio per uscire senza salvare: {" "}
goodbye = Arrivederci, e torna presto alla locanda!
over = La partita è finita.
help-title = Aiuto
help-number-key = 7
help-number = scegli la voce 7
help-words-key = alcune parole
help-words = mostra solo le scelte con queste parole (tutte le mostra tutte, Invio il solito elenco)
help-help-key = aiuto
help-help = questa pagina
help-why-key = perché, perché PAROLE, ?3
help-why = che cosa qui non è offerto, e per quale regola
help-card-key = carta NOME
help-card = leggi una carta
help-rule-key = regola CODICE o PAROLE
help-rule = cerca una regola
help-map-key = mappa, mappa tutta
help-map = la mappa intorno a te, o la mappa intera
help-table-key = tavolo
help-table = tutto ciò che si trova sul tavolo
help-log-key = diario
help-log = che cosa è accaduto finora
help-hint-key = consiglio
help-hint = che cosa sceglierebbe il bot del gioco
help-undo-key = annulla
help-undo = annulla la tua ultima scelta
help-save-key = salva FILE
help-save = salva adesso, e continua a salvare lì
help-lang-key = lingua it, lingua en
help-lang = cambia lingua
help-quit-key = esci
help-quit = lascia la partita
several = Ci sono { $count } domande aperte: scrivi altra per la prossima.
other-none = Non c’è nessun’altra domanda aperta.
stop = D’ora in poi ti si chiede sempre { $window }.
no-stop = Ti si chiede { $window } solo quando hai qualcosa da usare.
skip = D’ora in poi passi sempre { $window }.
no-skip = Ti si chiede di nuovo { $window }.
window-which = { $text ->
    [none] Qui non si può passare; scrivi il nome del momento che intendi, come use.before-roll.
   *[other] Non c’è nessun momento «{ $text }».
  }
help-other-key = altra
help-other = guarda la prossima di più domande aperte
help-stop-key = fermami, fermami NOME
help-stop = in questo momento chiedimi sempre, anche se non ho nulla da usare, o non più
help-skip-key = salta, salta NOME
help-skip = in questo momento passo sempre, o non più
