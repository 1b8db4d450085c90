# Ciò che si dice al tavolo di Runebound: domande, scelte, ciò che è accaduto e lo stato del tavolo.

# Il gioco nella sala
game-title = Runebound
game-blurb = Gli Eroi percorrono una mappa a esagoni, combattono con dadi e Alleati, commerciano in otto città e gareggiano per tre Rune di Drago o per la testa del Sommo Signore Margath.
setting-ally-limit = Alleati in un gruppo
setting-ally-limit-none = quanti se ne possono assumere
setting-ally-limit-2 = al massimo 2
setting-ally-limit-3 = al massimo 3
setting-before-combat = Un’abilità «Prima del combattimento» vale
setting-before-combat-once-a-turn = una volta per turno
setting-before-combat-once-a-combat = una volta per combattimento
setting-resale = Rivendere una carta comprata nello stesso turno
setting-resale-forbidden = vietato
setting-resale-allowed = permesso

# Parole brevi
tint-green = verde
tint-yellow = giallo
tint-blue = blu
tint-red = rosso
kind-hero = Eroe
kind-ally = Alleato
kind-item = Oggetto
kind-challenge = Sfida
kind-event = Evento
kind-encounter = Incontro
direction-n = N
direction-ne = NE
direction-e = E
direction-se = SE
direction-s = S
direction-sw = SO
direction-w = O
direction-nw = NO
point-n = nord
point-ne = nord-est
point-e = est
point-se = sud-est
point-s = sud
point-sw = sud-ovest
point-w = ovest
point-nw = nord-ovest
die-any = qualunque terreno
nowhere = non ancora sulla mappa
nobody = nessuno
word-nothing = nulla
wounds = { $amount ->
    [0] nessuna ferita
    [one] 1 ferita
   *[other] { $amount } ferite
  }
exhaustion = { $amount } Stanchezza
odds = { $needed ->
    [0] riesce di certo
    [99] non può riuscire
   *[other] { $needed } o più con il dado, { $percent }%
  }
space = { $terrain-text } { space-where }
space-the = { $terrain ->
    [river] il
   *[other] la
  } { $terrain-text } { space-where }
space-at = { $terrain ->
    [river] sul
    [road] sulla
    [hill] sulla
    [mountain] sulla
   *[other] nella
  } { $terrain-text } { space-where }
space-where = { $spot ->
    [none] { $steps ->
        [1] uno spazio
        [2] due spazi
        [3] tre spazi
        [4] quattro spazi
        [5] cinque spazi
        [6] sei spazi
        [7] sette spazi
        [8] otto spazi
        [9] nove spazi
       *[other] { $steps } spazi
      } a { $point } di { $town }
   *[other] { $spot }
  }
town-at = a { $town }
space-token = gettone { $colour }
space-waiting = gettone { $colour }, { $card-number ->
    [many] attendono
   *[one] attende
  } { $card-the }
space-market = { $count ->
    [one] mercato con 1 carta
   *[other] mercato con { $count } carte
  }
space-heroes = qui: { $heroes }
roll = { $kind ->
    [attack] { $type ->
        [ranged] attacco a distanza
        [melee] attacco corpo a corpo
       *[other] attacco magico
      }
    [defence] { $type ->
        [ranged] difesa a distanza
        [melee] difesa corpo a corpo
       *[other] difesa magica
      }
    [escape] fuga
   *[other] prova
  }

# Domande
prompt-movement = { $hero }, come viaggi? Hai { $dice ->
    [one] 1 dado movimento
   *[other] { $dice } dadi movimento
  }; ogni dado che lasci da parte toglie 1 Stanchezza (ne hai { $exhaustion }).
prompt-rest = Chi riposa? Scarta 1 Stanchezza.
prompt-heal = Chi guarisce dalle ferite?
prompt-relieve = Chi scarta Stanchezza?
prompt-tire = Chi prende la Stanchezza?
prompt-wound = Chi subisce le ferite?
prompt-step = Ti trovi { $place-at }. In quale spazio adiacente entri?
prompt-step-back = Fuga riuscita. Ti trovi { $place-at }. In quale spazio adiacente arretri?
prompt-move = Ti trovi { $place-at }. { $used ->
    [yes] Una parte dei dadi è spesa; avevi tirato
   *[no] Hai tirato
  } { $faces }. Dove vai?
prompt-adventure = { $hero } si trova { $place-at }{ $token ->
    [none] {""}
   *[other] {" "}({ $token })
  }. Che cosa fai?
prompt-test = { $hero }, prova di { $characteristic }, abilità { $skill }: il dado +{ $bonus } deve raggiungere { $target } ({ $odds }).
prompt-use-before-combat = Prima dello scontro con { $foe-the }: usi qualcosa?
prompt-use-before-roll = { $roller-the } { $roller-number ->
    [many] stanno
   *[one] sta
  } per tirare: { $roll }{ $odds ->
    [none] {""}
   *[other] {" "}({ $odds })
  }. Usi qualcosa?
prompt-use-after-roll = { $roller-the } { $roller-number ->
    [many] hanno
   *[one] ha
  } fallito il tiro: { $roll }. Usi qualcosa?
prompt-use-hit = { $roller-the } { $roller-number ->
    [many] hanno
   *[one] ha
  } colpito { $foe-the }. Usi qualcosa?
prompt-use-wound = { $roller-the } { $roller-number ->
    [many] stanno
   *[one] sta
  } per subire { $wounds }. Usi qualcosa?
prompt-use-round = Comincia il round { $round } contro { $foe-the }. Usi qualcosa?
prompt-use-turn = Comincia il tuo turno. Usi qualcosa?
prompt-use-win = { $foe-the } { $foe-number ->
    [many] { $foe-gender ->
        [f] sono sconfitte
       *[m] sono sconfitti
      }
   *[one] { $foe-gender ->
        [f] è sconfitta
       *[m] è sconfitto
      }
  }. Usi qualcosa?
prompt-escape = Round { $round } contro { $foe-the }: fuggi o combatti?
prompt-attack-ranged = Fase a distanza del round { $round } contro { $foe-the } (obiettivo { $target }, danno { $damage }): chi agisce?
prompt-attack-melee = Fase corpo a corpo del round { $round } contro { $foe-the } (obiettivo { $target }, danno { $damage }): chi agisce?
prompt-attack-magic = Fase magica del round { $round } contro { $foe-the } (obiettivo { $target }, danno { $damage }): chi agisce?
prompt-nearest-town = Più città sono ugualmente vicine. In quale si risveglia { $hero }?
prompt-travel = In quale città vai?
prompt-choose = { $card }: che cosa scegli?
prompt-pay = { $card }: paghi { $price } Oro? Ne hai { $gold }.
prompt-may = { $card }: vuoi farlo?
prompt-peek = La prossima carta è { $card-the }. La metti in fondo al mazzo?
prompt-find = Quale delle carte rivelate prendi gratis?
prompt-spoils = Hai sconfitto { $loser }. Che cosa prendi?
prompt-drop = Quale Oggetto perdi?
prompt-over-limit = Superi il limite. Quale Oggetto scarti?
prompt-desert = Quale Alleato ti lascia?
prompt-refresh = Quale carta attivata rimetti a faccia in su?
prompt-market = Sei a { $place } con { $gold } Oro. Visiti il mercato? In vendita: { $wares }.
prompt-trade = Al mercato di { $place } hai { $gold } Oro. Che cosa fai?
prompt-experience = Hai { $points ->
    [one] 1 punto esperienza
   *[other] { $points } punti esperienza
  }; aumentare una caratteristica ne costa { $price }. Che cosa fai?

# Scelte
option-roll = { $prompt ->
    [test] Tira ({ $odds })
   *[other] { $dice ->
        [one] Tira il dado movimento e muoviti
       *[other] Tira tutti e { $dice } i dadi movimento e muoviti
      }
  }
option-step = Muoviti di uno spazio, su qualunque terreno, senza dadi
option-rest = { $left ->
    [0] Riposa con tutti i dadi, senza muoverti ({ $recover })
   *[other] { $dice ->
        [one] Lascia da parte 1 dado
       *[other] Lascia da parte { $dice } dadi
      } ({ $recover }) e tirane { $left }
  }
rest-recover = { $amount ->
    [0] nulla da scartare
   *[other] scarti { $amount } Stanchezza
  }
option-use = { $card }: { $text }
option-choose = { $what ->
    [person] { $who }
   *[other] { $text }
  }
option-choose-first = La prima cosa
option-choose-second = La seconda cosa
option-move = { $space }{ $detail ->
    [none] {""}
   *[other] , { $detail }
  } ({ $steps ->
    [0] dove ti trovi
    [one] accanto, { $direction }
   *[other] { $steps } spazi{ $way ->
        [none] {" "}{ $direction }
       *[other] : { $way }
      }
  })
option-stop = Resta { $place-at }
option-attempt = Affronta l’avventura{ $token ->
    [none] {""}
   *[other] {" "}({ $token })
  }
option-decline = Rinuncia all’avventura e termina il turno
option-pass = { $prompt ->
    [adventure] Prosegui senza avventura
   *[other] Non fare nulla
  }
option-attack = { $prompt ->
    [adventure] Attacca { $who-the } ({ $figures })
   *[other] { $who-the } { $who-number ->
        [many] attaccano
       *[one] attacca
      }{ $odds ->
        [none] {""}
       *[other] : { $odds }; un colpo a segno infligge { $damage }, un fallimento { $free ->
            [yes] non costa nulla
           *[other] costa { $counter }
          }
      }
  }
option-defend = { $who-the } { $who-number ->
    [many] si difendono
   *[one] si difende
  }{ $odds ->
    [none] {""}
    [safe] : nessun pericolo in questa fase
   *[other] : { $odds }; un fallimento { $free ->
        [yes] non costa nulla
       *[other] costa { $counter }
      }
  }
option-exert = Fai uno sforzo: 1 Stanchezza per +{ $bonus } ({ $odds })
option-escape = Tenta la fuga{ $odds ->
    [none] {""}
   *[other] {" "}({ $odds })
  }; un fallimento costa 1 ferita
option-stay = { $prompt ->
    [escape] Resta e combatti
   *[other] Passa allo scontro
  }
option-town = { $town } ({ $steps ->
    [0] ci sei già
    [one] a 1 spazio
   *[other] a { $steps } spazi
  })
option-yes = { $prompt ->
    [pay] Paga { $price } Oro: { $text }
    [peek] Sì, mettila in fondo
   *[other] Sì: { $text }
  }
option-no = No
option-take = Prendi { $card-the }: { $text }
option-drop = Scarta { $card-the }
option-dismiss = Congeda { $card-the }
option-refresh = Rimetti a faccia in su { $card-the }
option-visit = Visita il mercato (si aggiunge una carta in vendita)
option-skip = Lascia stare il mercato
option-buy = Compra { $card-the } per { $price } Oro: { $text }
option-hire = Assumi { $card-the } per { $price } Oro ({ $figures }): { $text }
option-sell = Vendi { $card-the } per { $price } Oro
option-heal = Guarisci { $who-the } per { $price } Oro ({ $wounds }, { $exhaustion } Stanchezza)
option-learn = Aumenta { $stat ->
    [Mente] la Mente
    [Corpo] il Corpo
    [Spirito] lo Spirito
   *[other] { $stat }
  } da { $value } a { $next } ({ $price ->
    [one] 1 punto
   *[other] { $price } punti
  })
option-done = { $prompt ->
    [trade] Lascia il mercato
    [experience] Conserva i punti e termina il turno
    [find] Non prendere nulla
    [spoils] Non prendere nulla
    [over-limit] Tieni tutto
    [desert] Tieni tutti
   *[other] Non usare nulla
  }

# Che cosa è accaduto
event-turn = Giro { $round }: comincia il turno di { $hero }.
event-moved = { $hero } ha raggiunto { $space-the }.
event-travelled = { $hero } ha raggiunto { $space-the } (percorso: { $way }).
event-movement-roll = { $hero } ha tirato i dadi movimento: { $faces }.
event-rested = { $hero } ha lasciato da parte { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
  } per riposare.
event-placed = { $hero } ora si trova { $space-at }.
event-rolled = { $card-the } { $stance ->
    [attack] { $card-number ->
        [many] attaccano
       *[one] attacca
      }{ $early ->
        [yes] {" "}prima del combattimento
       *[no] {""}
      } { $type ->
        [ranged] a distanza
        [melee] corpo a corpo
       *[magic] con la magia
      }: { part-sum }: { $success ->
        [yes] colpo a segno
       *[no] colpo mancato
      }
    [defence] { $card-number ->
        [many] si difendono
       *[one] si difende
      } { $type ->
        [ranged] da un attacco a distanza
        [melee] da un attacco corpo a corpo
       *[magic] dalla magia
      }: { part-sum }: { $success ->
        [yes] difesa riuscita
       *[no] difesa fallita
      }
    [escape] { $card-number ->
        [many] tentano
       *[one] tenta
      } la fuga: { part-sum }: { $success ->
        [yes] fuga riuscita
       *[no] fuga fallita
      }
    [fight] { $card-number ->
        [many] tirano
       *[one] tira
      } { $type ->
        [ranged] nel combattimento a distanza
        [melee] nel corpo a corpo
       *[magic] nel combattimento magico
      }: { part-sum }: { $success ->
        [yes] successo
       *[no] fallimento
      }
   *[test] { $card-number ->
        [many] affrontano
       *[one] affronta
      } una prova: { part-sum }: { $success ->
        [yes] prova superata
       *[no] prova fallita
      }
  }.
part-sum = { $sum } contro { $target }
event-rival-rolled = { $label ->
    [escape] { $hero } sbarra la via: { $sum } è il numero da raggiungere.
    [ranged] { $hero } tira nel combattimento a distanza: { $sum } è il numero da raggiungere.
    [melee] { $hero } tira nel corpo a corpo: { $sum } è il numero da raggiungere.
   *[magic] { $hero } tira nel combattimento magico: { $sum } è il numero da raggiungere.
  }
event-wounded = { $card-the } { $card-number ->
    [many] { $amount ->
        [0] non hanno subito ferite.
        [one] hanno subito 1 ferita.
       *[other] hanno subito { $amount } ferite.
      }
   *[one] { $amount ->
        [0] non ha subito ferite.
        [one] ha subito 1 ferita.
       *[other] ha subito { $amount } ferite.
      }
  }
event-exhausted = { $card-the } { $card-number ->
    [many] hanno
   *[one] ha
  } preso { $amount } Stanchezza{ $wounds ->
    [0] .
    [one] {""}, e 1 punto di troppo diventa una ferita.
   *[other] {""}, e { $wounds } punti di troppo diventano ferite.
  }
event-cancelled = { $hero } ha annullato { $amount ->
    [one] 1 ferita.
   *[other] { $amount } ferite.
  }
event-healed = { $card-the } { $card-number ->
    [many] guariscono
   *[one] guarisce
  } da { $amount ->
    [one] 1 ferita.
   *[other] { $amount } ferite.
  }
event-relieved = { $card-the } { $card-number ->
    [many] hanno
   *[one] ha
  } scartato { $amount } Stanchezza.
event-killed = { $card-the } { $card-number ->
    [many] { $card-gender ->
        [f] sono morte.
       *[m] sono morti.
      }
   *[one] { $card-gender ->
        [f] è morta.
       *[m] è morto.
      }
  }
event-defeated = Sconfitta per { $hero }!
event-fell = { $gold ->
    [0] { $hero } ha perso tutti i gettoni Avventura e si risveglia in una città.
   *[other] { $hero } ha perso { $gold } Oro e tutti i gettoni Avventura, e si risveglia in una città.
  }
event-used = { $own ->
    [yes] { $hero } ha usato la propria abilità speciale.
   *[no] { $hero } ha usato { $card-the }.
  }
event-drew = { $hero } ha pescato { $card-the } ({ $kind }).{ $figures ->
    [none] {""}
   *[other] {" "}{ $figures }
  }
event-faced = { $hero } ha affrontato di nuovo { $card-the }.{ $figures ->
    [none] {""}
   *[other] {" "}{ $figures }
  }
event-nothing-drawn = Per { $hero } non c’era più nessuna carta da pescare.
event-event = L’Evento «{ $card }» è in vigore.
event-event-ignored = L’Evento «{ $card }» è arrivato troppo tardi e non ha effetto.
event-kept = { $hero } ha conservato { $card-the }.
event-removed = { $card-the } { $card-number ->
    [many] escono
   *[one] esce
  } dal gioco.
event-fulfilled = { $hero } ha portato a termine l’incarico { $card-of }.
event-undefeated = { $card-the } { $card-number ->
    [many] attendono
   *[one] attende
  } { $space-at } (posizione { $slot } della linea).
event-buried = { $card-the } { $card-number ->
    [many] tornano in fondo al loro
   *[one] torna in fondo al suo
  } mazzo.
event-escaped = Fuga riuscita per { $hero }.
event-stepped-back = { $hero } arretra di uno spazio e raggiunge { $space-the }.
event-failed = { $hero } ha fallito la Sfida.
event-declined = { $hero } ha rinunciato all’avventura.
event-attacked = { $hero } ha attaccato { $rival }!
event-beat = { $hero } ha sconfitto { $card-the }!
event-token = { $hero } ha preso il gettone { $colour } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
  }).
event-gold = { $sign ->
    [minus] { $hero } ha pagato { $amount } Oro.
   *[plus] { $hero } ha guadagnato { $amount } Oro.
  }
event-got = { $hero } ora possiede { $card-the }.
event-joined = { $card-the } { $card-number ->
    [many] { $card-gender ->
        [f] si sono unite
       *[m] si sono uniti
      }
   *[one] { $card-gender ->
        [f] si è unita
       *[m] si è unito
      }
  } a { $hero }.
event-discarded = { $sort ->
    [ally] { $card-the } { $card-number ->
        [many] lasciano
       *[one] lascia
      } { $hero }.
   *[other] { $hero } ha scartato { $card-the }.
  }
event-stocked = Al mercato di { $town } ora { $card-number ->
    [many] ci sono
   *[one] c’è
  } { $card-the }.
event-revealed = { $card-the } { $card-number ->
    [many] { $card-gender ->
        [f] sono state rivelate.
       *[m] sono stati rivelati.
      }
   *[one] { $card-gender ->
        [f] è stata rivelata.
       *[m] è stato rivelato.
      }
  }
event-bought = { $sort ->
    [ally] { $hero } ha assunto { $card-the } per { $gold } Oro.
   *[other] { $hero } ha comprato { $card-the } per { $gold } Oro.
  }
event-sold = { $hero } ha venduto { $card-the } per { $gold } Oro.
event-grew = { $hero } ha aumentato { $stat ->
    [Mente] la Mente
    [Corpo] il Corpo
    [Spirito] lo Spirito
   *[other] { $stat }
  } di 1.
event-learned = { $hero } ha guadagnato { $points ->
    [one] 1 punto esperienza.
   *[other] { $points } punti esperienza.
  }
event-no-roll = { $hero } non correva pericoli e non ha dovuto tirare per difendersi.
event-regenerated = { $card-the } { $card-number ->
    [many] guariscono
   *[one] guarisce
  } da { $amount ->
    [one] 1 ferita.
   *[other] { $amount } ferite.
  }
event-thorns = Colpire { $card-the } fa male.
event-peeked = Hai guardato la prossima carta: { $card }.
event-looked = { $hero } ha guardato la prossima carta e { $buried ->
    [yes] l’ha messa in fondo al mazzo.
   *[no] l’ha lasciata dov’era.
  }
event-won = { $hero } ha vinto la partita!

# Rifiuti
refusal-about = { $about }: { $text }

# Carte
card-kind = { $kind }{ $colour ->
    [none] {""}
   *[other] , colore { $colour }
  }{ $cost ->
    [0] {""}
   *[other] , ${ $cost }
  }
card-figures = @{ $mind }  %{ $body }  <{ $spirit }  danni { $damage }  ^{ $life }{ $stamina ->
    [none] {""}
   *[other] {"  "}>{ $stamina }
  }

# Il tavolo
table-title = Giro { $round }
table-realm = Il regno
table-turn = È il turno di { $hero }: { $phase }.
table-over = La partita è finita: ha vinto { $winners }.
table-event = Evento in vigore: { $event }. { $text }
table-track = Avventure non superate: { $cards }.
table-track-card = { $card } ({ $colour }), { $space-at }
table-signs = Segni
table-legend = @ Mente, % Corpo, < Spirito, ^ ferite su Vita, > Stanchezza su Resistenza, $ Oro; danni: a distanza/corpo a corpo/magici.
table-party = { $hero }{ $you ->
    [yes] {" "}(tu)
   *[no] {""}
  }
table-values = { $place }.  ^{ $wounds }/{ $life }  >{ $exhaustion }/{ $stamina }  ${ $gold }
table-figures = @{ $mind }  %{ $body }  <{ $spirit }  danni { $damage }{ $down ->
    [yes] {"  "}(carta attivata)
   *[no] {""}
  }
table-ally = { $ally }:  ^{ $wounds }/{ $life }  >{ $exhaustion }/{ $stamina }  @{ $mind }  %{ $body }  <{ $spirit }  danni { $damage }{ $down ->
    [yes] {"  "}(carta attivata)
   *[no] {""}
  }
table-items = Oggetti: { $items }.
table-down = { $card } (carta attivata)
table-encounters = Incontri conservati: { $cards }.
table-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } ({ $tokens }); un aumento ne costa { $price }.
table-tokens = { $colour ->
    [verde] { $count ->
        [one] 1 verde
       *[other] { $count } verdi
      }
    [giallo] { $count ->
        [one] 1 giallo
       *[other] { $count } gialli
      }
    [rosso] { $count ->
        [one] 1 rosso
       *[other] { $count } rossi
      }
   *[other] { $count } { $colour }
  }
table-noted = { $points ->
    [one] 1 punto annotato
   *[other] { $points } punti annotati
  }
table-fight = { $foe }, round { $round }
table-foe = @{ $mind }  %{ $body }  <{ $spirit }  danni { $damage }  ^{ $wounds }/{ $life }
phase-refresh = rinnovamento
phase-movement = movimento
phase-arrive = avventura
phase-adventure = avventura
phase-draw = avventura
phase-challenge = prima del combattimento
phase-rival-prepares = prima del combattimento
phase-prepare = prima del combattimento
phase-escape = combattimento, fuga
phase-ranged = combattimento, a distanza
phase-melee = combattimento, corpo a corpo
phase-magic = combattimento, magia
phase-market = mercato
phase-experience = esperienza
phase-end = fine del turno

# La mappa
map-legend = { $signs }
map-tokens = 1 gettone verde, 2 giallo, 3 blu, 4 rosso; ! attende una carta; Eroi: { $heroes }
map-sign = { $sign } { $terrain }
