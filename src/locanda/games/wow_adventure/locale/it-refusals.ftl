# Perché una cosa non si può fare al tavolo del Gioco d’Avventura: che cosa lo impedisce qui e ora, detto a chi lo chiede.

# Momenti
moment-movement = nella tua fase movimento
moment-turn = nella tua fase movimento o mantenimento
moment-challenge = all’inizio della tua fase sfida
moment-before-roll = prima dei dadi di un combattimento
moment-after-roll = dopo i dadi di un combattimento
moment-won = dopo un combattimento che hai vinto
moment-hurt = quando stai per subire danni
moment-ability = quando un altro personaggio gioca una carta abilità
now-movement = questa è la tua fase movimento
now-upkeep = questa è la tua fase mantenimento
now-challenge = comincia la tua fase sfida
now-before-roll = i dadi del combattimento non sono ancora tirati
now-after-roll = i dadi del combattimento sono già sul tavolo
now-won = il combattimento è vinto
now-hurt = stai per subire danni
now-ability = un altro personaggio gioca una carta abilità
energy-here = { $energy ->
    [0] non ne hai
   *[other] ne hai { $energy }
  }

# Carte
refusal-another-moment = Puoi giocare { $card-the } solo { $times }, e { $now }.
refusal-use-another-moment = Puoi usare { $card-the } solo { $times }, e { $now }.
refusal-played-already = In questo turno hai già giocato { $card-the }, e nessuna carta si gioca due volte nello stesso turno.
refusal-used-already = In questo turno hai già usato { $card-the }.
refusal-energy-short = Giocare { $card-the } costa energia { $price }, e { energy-here }.
refusal-use-too-dear = Usare { $card-the } costa energia { $price }, e { energy-here }.
refusal-no-potion-for = { $price ->
    [0] { $card-the } non ti costa energia, quindi non c’è nulla da ridurre.
   *[other] Non hai oggetti da bere come pozione di mana per { $card-the }.
  }
refusal-struck-already = In questo combattimento un’altra carta colpisce già al posto della tua arma, e { $card-the } farebbe lo stesso.
refusal-weapon-replaced = In questo combattimento un’abilità colpisce al posto { $card-of }.
refusal-overlord-stays = Questa carta non può annullare un combattimento contro un Overlord come { $foe-the }.
refusal-nobody-near = { $range ->
    [0] Nel tuo spazio non c’è nessun altro personaggio.
    [one] Entro 1 spazio da te non c’è nessun altro personaggio.
   *[other] Entro { $range } spazi da te non c’è nessun altro personaggio.
  }
refusal-out-of-reach = { $who } è a { $steps } spazi da te, e { $card-the } arriva a { $range }.
refusal-no-discovery-near = { $range ->
    [0] Nel tuo spazio non c’è nessuna scoperta.
    [one] Entro 1 spazio da te non c’è nessuna scoperta.
   *[other] Entro { $range } spazi da te non c’è nessuna scoperta.
  }
refusal-nothing-to-hand-in = Non hai nulla da consegnare per { $card-the }.
refusal-nothing-to-heal = Non hai danni che { $card-the } possa curare.
refusal-no-damage-left = Non resta alcun danno che { $card-the } possa ridurre.
refusal-another-enemy = { $card-the } { $card-number ->
    [many] servono
   *[one] serve
  } solo contro { $against }, e il tuo avversario non lo è.
refusal-not-worn = { $card-the } { $card-number ->
    [many] funzionano solo quando li usi equipaggiati, e sono
   *[one] funziona solo se equipaggiato, ed è
  } nel tuo zaino.
refusal-bag-item = { $card-the } { $card-number ->
    [many] funzionano
   *[one] funziona
  } dallo zaino: si equipaggiano solo armi e armature.
refusal-item-too-strong = { $card-the } { $card-number ->
    [many] sono
   *[one] è
  } di livello { $colour }, e il tuo livello è { $level }.
refusal-badge-missing = { $card-the } { $card-number ->
    [many] richiedono
   *[one] richiede
  } questo simbolo: { $badges }. { $who } non lo possiede.

# Spazi
refusal-held-by-aggro = { $foe-the } { $foe-number ->
    [many] hanno
   *[one] ha
  } aggro e ti { $foe-number ->
    [many] trattengono
   *[one] trattiene
  } qui.
refusal-walk-is-over = In questa fase non puoi più camminare: { $cause ->
    [TAG-AGR-02] sei in uno spazio con aggro.
    [TAG-TOK-02] la Pietra del Ritorno ha preso il posto del tuo movimento.
   *[TAG-GEN-01] una carta ha posto fine al tuo movimento.
  }
refusal-space-too-strong = Quello spazio è { $colour }, e il tuo livello è { $level }.
refusal-too-far = { $movement ->
    [0] Non ti resta movimento.
   *[other] È a { $steps } { $steps ->
        [one] spazio
       *[other] spazi
      } da qui, e hai movimento { $movement }.
  }
refusal-steps-too-dear = È a { $steps } { $steps ->
    [one] spazio
   *[other] spazi
  } da qui, a energia { $price } ciascuno, e { energy-here }.
refusal-no-open-way = Ogni via di al massimo { $movement } { $movement ->
    [one] spazio
   *[other] spazi
  } passa per l’aggro o per spazi oltre il tuo livello.

# Scoperte
refusal-gold-needs-a-city = L’Oro si spende in una città, e tu sei { $space-at }.
refusal-no-die-just-rolled = Lo Stivale a Razzo ritira un tuo dado appena caduto, e ora non ce n’è nessuno.
refusal-only-when-moving = Puoi usare { $token } solo nella tua fase movimento.
refusal-walked-already = La Pietra del Ritorno prende il posto del movimento, e hai già camminato.
refusal-no-discovery-to-see = Sulla plancia non c’è nessuna scoperta.
refusal-nobody-has-goods = Nessun altro ha oggetti nello zaino.
