# Che cosa dicono i porti.
expansion-toy-harbours = Porti
effect-wind = la nave avanza di { $harbours ->
    [one] 1 porto
   *[other] { $harbours } porti
  }
prompt-harbour = { $hero }, che cosa fai nel porto? { $ship ->
    [here] La nave è qui.
   *[away] La nave è altrove.
  }
option-load = Caricare per 1 moneta
option-sell = Vendere il carico per 3 monete
option-board = Salire sulla nave per 1 moneta
option-done = Lasciare il porto
event-loaded = { $hero } prende un carico.
event-sold = { $hero } vende il carico.
event-sailed = La nave arriva { $place-to }.
refusal-laden = Porti già un carico.
refusal-price = Costa { $needs }, tu hai { $has }.
refusal-no-cargo = Non porti alcun carico.
refusal-same-harbour = Il tuo carico viene da qui; lo comprerà un altro porto.
refusal-no-ship = La nave non è qui; si trova nel porto { $place-of }.
refusal-laden-ride = Con il tuo carico non puoi cavalcare.
table-harbours = Porti
table-ship = La nave si trova nel porto { $place-of }.
table-cargo = { $hero } porta un carico { $place-by }.
