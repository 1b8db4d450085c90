# Perché qualcosa non si può fare, con ciò che lo impedisce. Ogni messaggio è una frase intera.

part-hand = { $held ->
    [0] la tua mano è vuota
    [one] ne hai in mano solo 1
   *[other] ne hai in mano solo { $held }
  }
refusal-barred-play = Un effetto ti impedisce ora di giocare carte: { $card } deve aspettare.
refusal-barred-strike = Un effetto ti impedisce ora di colpire con { $card }.
refusal-brings-to-packs = Qui i mazzi si fanno con le buste: nessuno ne porta uno.
refusal-chain = { $card } non è instant, e qualcosa attende ancora sulla catena.
refusal-combat = { $card } non è instant, ed è in corso un combattimento.
refusal-deck-size = Il mazzo ha { $size ->
    [one] 1 carta
   *[other] { $size } carte
  }: { $more ->
    [yes] ne sono ammesse al massimo { $needed }.
   *[no] ne servono { $needed }.
  }
refusal-elusive = { $card } è { $card-form ->
    [mp] sfuggenti
    [fp] sfuggenti
   *[m] sfuggente
  } e non può essere { $card-form ->
    [f] attaccata
    [mp] attaccati
    [fp] attaccate
   *[m] attaccato
  }.
refusal-empty-hand = Per questo { $needed ->
    [one] va scartata 1 carta
   *[other] vanno scartate { $needed } carte
  }, e { part-hand }.
refusal-exhausted = { $card }: già { $card-form ->
    [f] spossata
    [mp] spossati
    [fp] spossate
   *[m] spossato
  }.
refusal-face-down = { $card }: è a faccia in giù e non si può più completare.
refusal-hero-in-deck = { $card } è un eroe: un mazzo non ne contiene, oltre a quello che lo guida.
refusal-just-joined = { $card } fa parte del gruppo solo da questo turno e deve aspettare il tuo prossimo.
refusal-lured = L’attaccante deve attaccare qualcun altro prima di { $card }.
refusal-match-of-two = Un incontro di più partite è per due giocatori; a questo tavolo sono { $seats }.
refusal-no-attack = Un effetto impedisce a { $card } di attaccare.
refusal-no-more-copies = Tutte le copie di { $card } che hai ({ $there }) sono già nel mazzo.
refusal-no-starter = Qui si gioca solo con i mazzi introduttivi dello scaffale.
refusal-no-target = Ora non c’è nulla che { $card } possa bersagliare.
refusal-nobody-to-attack = Ora non c’è nessuno che { $card } possa attaccare.
refusal-not-fighting = Si colpisce con { $card } solo mentre il proprio eroe combatte, prima del danno.
refusal-not-now = { $now ->
    [chain] Qualcosa attende ancora sulla catena: prima deve risolvere.
    [combat] È in corso un combattimento: prima deve finire.
    [other] Si fa solo nella propria fase di azione, e ora è il turno di { $active }.
   *[step] Si fa solo nella fase di azione.
  }
refusal-not-your-action-phase = { $card } non è instant: { $now ->
    [other] si gioca solo nel proprio turno, e ora è il turno di { $active }.
   *[step] si gioca solo nella fase di azione.
  }
refusal-nothing-ready = Per questo { $needed ->
    [one] va spossata 1 carta pronta
   *[other] vanno spossate { $needed } carte pronte
  }: { $there ->
    [0] non ce n’è nessuna
    [one] ce n’è solo 1
   *[other] ce ne sono solo { $there }
  }.
refusal-nothing-to-destroy = Per questo { $needed ->
    [one] va distrutta 1 tua carta
   *[other] vanno distrutte { $needed } tue carte
  }: { $there ->
    [0] non ne hai di adatte
    [one] ne hai solo 1 adatta
   *[other] ne hai solo { $there } adatte
  }.
refusal-once = { $card }: è già servito in questo turno.
refusal-only = { $card }: solo { $turn ->
    [yes] { $so }
   *[no] se { $so }
  }{ $there ->
    [none] .
    [one] ; ora 1.
   *[other] ; ora { $there }.
  }
refusal-other-class = { $card } è solo per { $classes }; { $hero } è di un’altra classe.
refusal-other-faction = { $card } appartiene { $faction ->
    [alliance] all’Alleanza
   *[horde] all’Orda
  }, { $hero } no.
refusal-other-spec = { $card } è solo per eroi { $spec }; { $hero } ha un’altra specializzazione.
refusal-placed = In questo turno hai già piazzato una risorsa: { $card } deve aspettare.
refusal-quest = { $card } è una quest: si piazza come risorsa, non si gioca.
refusal-seats = Non si può giocare in { $seats }: servono da { $low } a { $high } giocatori.
refusal-side-size = Il side deck ha { $size ->
    [one] 1 carta
   *[other] { $size } carte
  }: deve averne nessuna o { $needed }.
refusal-struck = In questo combattimento hai già colpito con { $by }: { $card } non si può aggiungere.
refusal-team-faction = { $card } appartiene a un’altra fazione: la squadra combatte per { $faction ->
    [alliance] l’Alleanza
   *[horde] l’Orda
  }.
refusal-teams = I { $seats } giocatori non si possono dividere in { $teams } squadre uguali di due o più.
refusal-too-dear = { $card ->
    [none] Questo costa
   *[other] { $card }: costa
  } { $needed }, e tu { $ready ->
    [0] non hai risorse pronte
    [one] hai 1 risorsa pronta
   *[other] hai { $ready } risorse pronte
  }.
refusal-too-few-buried = Per questo { $needed ->
    [one] va rimossa dal tuo cimitero 1 carta adatta
   *[other] vanno rimosse dal tuo cimitero { $needed } carte adatte
  }: ne ha { $there }.
refusal-too-hurt = Nessuno dei tuoi può sopportare { $needed ->
    [one] il danno che questo costa.
   *[other] i { $needed } danni che questo costa.
  }
refusal-too-many-copies = Mazzo e side deck contengono { $count } copie di { $card }: ne sono ammesse { $most }.
refusal-turned = { $card }: la carta è già girata e non ha più poteri.
