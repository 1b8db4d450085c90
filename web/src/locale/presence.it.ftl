# Chi c’è: chi torna, chi guarda, un bot al proprio posto, il titolo della pagina, i gruppi del menù.
since-title = Mentre non c’eri
since-rest = { $count ->
    [0] È tutto.
    [one] E un’altra piccola cosa, nel diario.
   *[other] E altre { $count } piccole cose, nel diario.
  }
since-only = { $count ->
    [one] È successa una piccola cosa: è nel diario.
   *[other] Sono successe { $count } piccole cose: sono nel diario.
  }
since-log = Leggi nel diario
since-close = Continua a giocare
watching = Stai guardando.
watching-ask = Per un posto nella prossima partita chiedi a { $who }.
watching-only-bots = Qui giocano solo bot.
chat-reads = Chi guarda questo tavolo può leggere, ma non parlare.
title-yours = Tocca a te
title-waiting = Si aspetta { $who }
title-over = La partita è finita
title-gathering = I giocatori si riuniscono
title-bot = Un bot gioca per te
title-turns = { $count ->
    [one] Tocca a te a un tavolo
   *[other] Tocca a te a { $count } tavoli
  }
menu-view = Lingua e aspetto
menu-questions = Quando ti si chiede
menu-questions-none = Ovunque tu abbia qualcosa da usare. Dove passando perdi solo l’occasione, sotto la domanda c’è «{ $pass }», che si annulla qui.
menu-seats = Chi gioca
menu-leave = Uscire
keys-seat-back = riprendi il tuo posto da un bot
