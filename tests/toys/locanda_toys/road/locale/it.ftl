# Ciò che si dice lungo la strada.
game-title = La strada
game-blurb = I viaggiatori camminano verso la città, incontrano chi dicono le carte e arrivano con monete e racconti.
word-nothing = niente
traveler-0 = Nina
traveler-1 = Oreste
traveler-2 = Pia
traveler-3 = Quirino

# Che cosa dicono le carte
effect-gain = ricevi { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
  }
effect-lose = perdi { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
  }
effect-walk = vai { $places-sign ->
    [minus] indietro
   *[plus] avanti
  } di { $places-size ->
    [one] 1 luogo
   *[other] { $places-size } luoghi
  }
effect-tale = ascolti { $tales ->
    [one] un racconto
   *[other] { $tales } racconti
  }
effect-choose = scegli: { $first }, oppure { $second }
effect-may = se vuoi: { $do }

# Domande
prompt-travel = { $hero }, come viaggi? Hai { $coins ->
    [0] la borsa vuota
    [one] 1 moneta
   *[other] { $coins } monete
  }.
prompt-rest = { $hero }, resti per la notte? Hai { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
  }.
prompt-choose = { $hero }, { $card }: quale delle due?
prompt-may = { $hero }, { $card }: vuoi?

# Scelte
option-walk = Camminare fino { $place-to }
option-ride = Cavalcare fino { $place-to } per 1 moneta
option-stay = Restare
option-choose = { $text }
option-yes = Sì: { $text }
option-no = No
option-rest-yes = Pagare 1 moneta e ascoltare un racconto
option-rest-no = Dormire all’aperto

# Che cosa è successo
event-went = { $hero } va { $place-to }.
event-stayed = { $hero } resta.
event-met = { $hero } incontra { $card-the }: { $text }
event-received = { $hero } riceve { $coins ->
    [0] solo ciò che sta nella borsa
    [one] 1 moneta
   *[other] { $coins } monete
  }{ $lost ->
    [0] {""}
   *[other] {" "}e non ha posto per altre { $lost }
  }.
event-paid = { $hero } ha { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
  } in meno.
event-heard = { $hero } ascolta { $tales ->
    [one] un racconto
   *[other] { $tales } racconti
  }.
event-won = { $hero } vince con { $score }!

# Perché no
refusal-fare = Una cavalcata costa { $needs }, tu hai { $has }.
refusal-road-ends = La strada non arriva così lontano.
refusal-about = { $about }: { $text }

# Il tavolo
table-title = Giro { $round }
table-turn = È il turno di { $hero }. Carte nel mazzo: { $deck }.
table-over = La partita è finita: vittoria di { $winners }.
table-traveler = { $place }, { $left ->
    [0] alla fine della strada
    [one] a 1 luogo dalla città
   *[other] a { $left } luoghi dalla città
  }; monete { $coins }, racconti { $tales }.
