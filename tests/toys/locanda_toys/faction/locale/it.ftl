# Ciò che si dice al tavolo di Leoni e Lupi.
game-title = Leoni e Lupi
game-blurb = Due Leoni di due giocatori contro i due Lupi di uno solo: offerte segrete, e cacce da soli o insieme.
word-nothing = niente
faction-lions = i Leoni
faction-wolves = i Lupi
character-amber = Ambra
character-ruby = Rubino
character-ash = Cenere
character-frost = Brina

# Domande
prompt-bid = Quanto offre { $who }? { $who } ha { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
  }.
prompt-act = Che cosa fa { $who }? Azioni rimaste: { $actions }.
prompt-proposal = { $ally } vuole cacciare insieme. { $who } accetta?
prompt-reroll = I dadi di { $who } mostrano { $dice }. Quale si ritira?

# Scelte
option-bid = { $coins ->
    [0] Niente
    [one] 1 moneta
   *[other] { $coins } monete
  }
option-hunt = Andare a caccia senza compagni
option-propose = Proporre a { $ally } di cacciare insieme
option-done = Rinunciare alle azioni rimaste
option-yes = Accettare
option-no = Rifiutare
option-reroll = Ritirare il dado { $number }, che mostra { $die }
option-keep = Tenere i dadi

# Che cosa è successo
event-round = Comincia il giro { $round }; ciascuno riceve { $coins } monete.
event-bid = { $character } { $coins ->
    [0] non offre nulla
    [one] offre 1 moneta
   *[other] offre { $coins } monete
  }.
event-tie = Le fazioni hanno offerto lo stesso; non c’è trofeo.
event-auction = { $faction } hanno offerto di più; il trofeo va a { $character }.
event-turn = Tocca { $side ->
    [lions] ai Leoni
   *[wolves] ai Lupi
  }.
event-done = { $character } non fa altro in questo turno.
event-proposed = { $character } propone a { $ally } di cacciare insieme.
event-declined = { $character } non vuole cacciare con { $ally }.
event-hunted = { $characters } { $count ->
    [one] va
   *[other] vanno insieme
  } a caccia; i dadi mostrano { $dice }.
event-rerolled = Il dado { $number } si ritira; i dadi mostrano { $dice }.
event-caught = { $character } { $trophy ->
    [yes] porta a casa un trofeo.
   *[no] { $caught ->
        [0] non prende nulla.
        [one] guadagna 1 moneta.
       *[other] guadagna { $caught } monete.
      }
  }
event-won = { $faction } hanno vinto!

# Perché no
refusal-proposed = In questo turno { $character } ha già fatto una proposta.
refusal-tired = A { $character } non restano azioni.
refusal-rerolled = Il dado { $number } è già stato ritirato.
refusal-about = { $about }: { $text }

# Il tavolo
table-title = Giro { $round }
table-auction = Tutti fanno un’offerta.
table-act = Agisce la fazione di turno.
table-hunt = La caccia è aperta.
table-over = La partita è finita: hanno vinto { $winners }.
table-character = { $who }{ $own ->
    [yes] {" "}(il tuo personaggio)
   *[no] {""}
  }: monete { $coins }, trofei { $trophies }.
