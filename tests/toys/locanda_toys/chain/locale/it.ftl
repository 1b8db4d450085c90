# Ciò che si dice al tavolo dei maghi.
game-title = La catena
game-blurb = Tre maghi rispondono l’uno agli incantesimi dell’altro, finché ne resta uno solo.
word-nothing = niente
mage-0 = Alba
mage-1 = Corvo
mage-2 = Selva

# Carte
card-cost = { $cost ->
    [x] Costa tanta energia quanta ne annunci.
    [1] Costa 1 energia.
   *[other] Costa { $cost } energie.
  }
card-strike = Colpo
card-bolt = Dardo
text-bolt = Rapida. 3 danni a un altro mago.
card-blaze = Vampata
text-blaze = A un altro mago tanti danni quanti ne annunci e paghi.
card-storm = Tempesta
text-storm = 2 danni a ogni altro mago.
card-snuff = Spegnere
text-snuff = Rapida. Un anello lascia la catena e non fa nulla.
card-shield = Scudo
text-shield = Rapida. Toglie i prossimi 2 danni che riceveresti.
card-decoy = Esca
text-decoy = Talismano. La prossima volta che riceveresti danno, perdi invece l’Esca.
card-spite = Dispetto
text-spite = Talismano. Ogni volta che ricevi danno, 1 danno a chi te l’ha inflitto.
card-spring = Sorgente
text-spring = Talismano. Ogni volta che ricevi danno, ottieni 1 energia.
card-dirge = Lamento
text-dirge = Talismano. Ogni volta che un altro mago lascia il tavolo, chi resta ha 1 vita in meno.

# Domande
prompt-act = { $hero }, che cosa fai? La tua energia è { $energy }.
prompt-respond = { $hero }, rispondi { $last ->
    [none] adesso
   *[other] a { $last }
  }? La tua energia è { $energy }.
prompt-announce = { $hero }, quanto annunci?
prompt-target-mage = { $hero }, contro chi?
prompt-target-link = { $hero }, quale anello?
prompt-order = { $hero }, quale dei tuoi inneschi accade ora?

# Scelte
option-play = { $card } (energia { $cost ->
    [x] X
   *[other] { $cost }
  }): { $text }
option-strike = Un colpo di bastone: 1 danno a un altro mago
option-done = Fine del turno
option-pass = Passo
option-x = { $x }
option-target = { $aim ->
    [mage] { $target } (vite: { $life })
   *[link] { $target } di { $owner }
  }
option-trigger = { $card }: { $text }

# Che cosa è successo
event-turn = Giro { $round }: { $hero } comincia il turno con energia { $energy }.
event-drew = { $hero } pesca { $card }.
event-played = { $hero } gioca { $card } per { $cost ->
    [one] 1 energia
   *[other] { $cost } energie
  }{ $aim ->
    [mage] , contro { $mage }
    [link] , contro { $link }
   *[nobody] {""}
  }.
event-struck = { $hero } alza il bastone contro { $mage }.
event-resolved = { $card } di { $hero } resta in gioco.
event-fizzled = { $card } di { $hero } non fa nulla: il bersaglio non c’è più.
event-snuffed = { $card } di { $hero } si spegne.
event-damaged = { $hero } riceve { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
  }; vite: { $life }.
event-replaced = { $hero } perde { $card } invece di ricevere danno.
event-prevented = Lo scudo di { $hero } toglie { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
  }.
event-triggered = Scatta { $card } di { $hero }.
event-mourned = Il lutto costa a { $hero } { $amount ->
    [one] 1 vita
   *[other] { $amount } vite
  }.
event-left = { $hero } lascia il tavolo.
event-won = { $hero } vince!

# Perché no
refusal-struck = In questo turno hai già colpito.
refusal-no-link = { $about } risponde a un anello, e ora non c’è una catena.
refusal-slow = { $about } non è rapida: non può rispondere a un anello.
refusal-energy = { $about } richiede energia { $needs }, la tua è { $has }.
refusal-about = { $about }: { $text }

# Il tavolo
table-title = Giro { $round }
table-turn = È il turno di { $hero }. Carte nel mazzo: { $deck }.
table-over = La partita è finita: vittoria di { $winners }.
table-chain = La catena, dal primo anello: { $links }.
table-mage = Vite { $life }, energia { $energy }, scudo { $shield }, carte in mano: { $cards }.
table-hand = In mano: { $cards }.
table-charms = In gioco: { $cards }.
table-out = Ha lasciato il tavolo.
