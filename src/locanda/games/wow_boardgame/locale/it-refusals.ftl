# Perché una cosa non si può fare al tavolo del Gioco da Tavolo: che cosa lo impedisce qui e ora, detto a chi lo chiede.

# Preparazione
refusal-class-taken = Qualcuno gioca già la classe { $card }.
refusal-no-sides = Con la classe { $card } le fazioni non potrebbero avere altrettanti personaggi: il Paladino è dell’Alleanza, lo Sciamano dell’Orda.

# Azioni
refusal-no-town = Non c’è una città amica { $region-to }.
refusal-independents-here = { $amount ->
    [one] Una creatura indipendente si trova { $region-to }: prima di sconfiggerla puoi solo sfidarla.
   *[other] Alcune creature indipendenti ({ $amount }) si trovano { $region-to }: prima di sconfiggerle puoi solo sfidarle.
  }
refusal-independents-first = Prima vanno sfidate le creature indipendenti che si trovano { $region-to }.
refusal-one-travel = Una tua carta permette una sola azione Viaggio per turno, e l’hai già compiuta.
refusal-plaguewinds = I venti della peste tolgono Energia { $needs } a un Viaggio che comincia qui, e { energy-here }.
energy-here = { $energy ->
    [0] non ne hai
   *[other] ne hai { $energy }
  }
refusal-enemy-quest = Queste creature ({ $kinds }) appartengono a missioni dell’altra fazione.
refusal-tried-already = La tua fazione ha già sfidato { $card-the }, e ciascuna può provare una volta sola.

# Viaggio
refusal-enemy-home = Quella è la regione di partenza del nemico: { $region }.
refusal-no-border = Tra { $here-the } e { $region-the } non c’è un confine aperto.
refusal-no-flight-here = La tua fazione non ha un sentiero di volo { $region-to }.
refusal-no-flight-there = La tua fazione non ha un sentiero di volo { $region-to }.
refusal-already-there = Sei già { $region-to }.

# Carte
refusal-used-already = Hai già usato { $card-the } tutte le volte concesse.
refusal-first-not-used = In questo round la prima abilità { $card-of } non è stata usata.
refusal-needs-unmet = { $needs ->
    [none] Ora manca ciò che serve per { $card-the }.
   *[other] Puoi usare { $card-the } solo { $needs }, e ora non è così.
  }
refusal-not-free = Ora nessuna carta ti lascia usare { $card-the } senza Energia.
refusal-energy-short = Per { $card-the } serve Energia { $price }, e { energy-here }.
refusal-gold-short = Per { $card-the } serve oro { $price }, e { $gold ->
    [0] non ne hai
   *[other] ne hai { $gold }
  }.
refusal-level-short = Per { $card-the } serve il livello { $needs }, e il tuo è { $level }.
refusal-nothing-to-unequip = Sulla scheda non c’è nulla da togliere per { $card-the }.
refusal-one-a-round = In questo round hai già usato { $trait ->
    [scroll] una pergamena
   *[potion] una pozione
  }.
refusal-nothing-to-regain = Tra chi riceverebbe aiuto con { $card-the } nessuno ha qualcosa da riguadagnare.
refusal-no-such-die = Nessun dado serve per { $card-the }. La riserva: { $pool }.
refusal-nothing-to-pay = Non hai abbastanza { $resource } per { $card-the }.
refusal-wrong-type = L’{ $area } accetta solo carte di tipo { $types }, non { $card-the }.
refusal-only-category = L’{ $area } accetta solo Poteri della categoria { $category }, non { $card-the }.
refusal-stance-elsewhere = Una Postura come { $card-the } non va nell’{ $area }.
refusal-wrong-trait = L’{ $area } accetta solo oggetti con la caratteristica { $traits }, non { $card-the }.
refusal-function-taken = Nell’{ $area } c’è già un aggiuntivo di tipo { $function }.
refusal-area-taken = Nell’{ $area } c’è già { $other-the }.
refusal-category-taken = Sulla scheda c’è già { $other-the }, della stessa categoria unica: per ora non c’è posto per { $card-the }.
refusal-soulbound = Un oggetto Soulbound come { $card-the } resta a chi lo possiede.
refusal-offered-already = Nell’offerta c’è già { $card-the }.
refusal-gold-named = Nell’offerta c’è già dell’oro.
refusal-figures-short = Servono { $needs } figure di { $card }, e { $left ->
    [0] non ne resta nessuna
    [one] ne resta 1
   *[other] ne restano { $left }
  }.
refusal-nothing-for-it = Per ora non c’è nulla su cui { $card-the } possa agire.
refusal-paid-not-lost = La Salute pagata non è persa: { $card-the } non può evitarne la perdita.
