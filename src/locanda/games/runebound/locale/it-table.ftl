# Ciò che si dice al tavolo di Runebound: domande, scelte, ciò che è accaduto e lo stato del tavolo.

# Il gioco nella sala
game-title = Runebound
game-blurb = Gli Eroi percorrono una mappa a esagoni, combattono con dadi e Alleati, commerciano in otto città e gareggiano per tre Rune del Drago o per la testa del Sommo Signore Margath.
setting-ally-limit = Alleati in un gruppo
setting-ally-limit-none = quanti se ne possono assoldare
setting-ally-limit-2 = al massimo 2
setting-ally-limit-3 = al massimo 3
setting-before-combat = Un'abilità prima del combattimento vale
setting-before-combat-once-a-turn = una volta per turno
setting-before-combat-once-a-combat = una volta per combattimento
setting-resale = Rivendere una carta comprata nello stesso turno
setting-resale-forbidden = vietato
setting-resale-allowed = permesso

# Capitoli del libro
chapter-adventure-phase = Fase avventura
chapter-attacking-other-heroes = Attaccare altri Eroi
chapter-basics = Fondamenti
chapter-challenges = Sfide
chapter-combat = Combattimento
chapter-components-and-cards = Componenti e carte
chapter-encounters = Incontri
chapter-escape = Fuga
chapter-events = Eventi
chapter-experience = Esperienza
chapter-glossary = Glossario
chapter-market = Mercato
chapter-movement = Movimento
chapter-setup = Preparazione
chapter-tests-and-rolls = Prove e tiri
chapter-turn-sequence = Sequenza del turno
chapter-undefeated-adventures = Avventure non sconfitte
chapter-victory = Vittoria
chapter-winning-a-challenge = Vincere una Sfida
chapter-wounds-death-and-defeat = Ferite, morte e sconfitta

# Probabilità mostrate accanto a una decisione
chance-fight = Vincere questo combattimento
chance-known = Sconfiggere { $card }
chance-unseen = Sconfiggere una Sfida { $colour } mai vista

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
die-any = qualunque terreno
nowhere = non ancora sulla mappa
nobody = nessuno
nothing = nulla
wounds = { $amount ->
    [0] nessuna ferita
    [one] 1 ferita
   *[other] { $amount } ferite
  }
exhaustion = { $amount } Stanchezza
odds = { $needed ->
    [0] riesce di certo
    [99] non può riuscire
   *[other] { $needed } o più col dado, { $percent }%
  }
space = { $terrain } { $spot }
space-token = gettone { $colour }
space-waiting = gettone { $colour }, attende { $card }
space-market = { $count ->
    [one] mercato con 1 carta
   *[other] mercato con { $count } carte
  }
space-heroes = qui: { $heroes }
roll = { $kind ->
    [attack] { $type ->
        [ranged] attacco a distanza
        [melee] attacco in mischia
       *[other] attacco magico
      }
    [defence] { $type ->
        [ranged] difesa a distanza
        [melee] difesa in mischia
       *[other] difesa magica
      }
    [escape] fuga
   *[other] prova
  }

# Domande
prompt-movement = { $hero }, come viaggi? Hai { $dice ->
    [one] 1 dado movimento
   *[other] { $dice } dadi movimento
  }; ogni dado che non lanci toglie 1 Stanchezza (ne hai { $exhaustion }).
prompt-rest = Chi riposa? Perde 1 Stanchezza.
prompt-heal = A chi si curano le ferite?
prompt-relieve = Chi perde Stanchezza?
prompt-tire = Chi prende la Stanchezza?
prompt-wound = Chi subisce le ferite?
prompt-step = Ti trovi qui: { $place }. In quale spazio vicino entri?
prompt-step-back = Fuga riuscita da: { $place }. In quale spazio vicino ti ritiri?
prompt-move = Ti trovi qui: { $place }. { $used ->
    [yes] Una parte dei dadi è spesa; avevi tirato
   *[no] Hai tirato
  } { $faces }. Dove vai?
prompt-adventure = { $hero } si trova qui: { $place }{ $token ->
    [none] {""}
   *[other] {" "}({ $token })
  }. Che cosa fai?
prompt-test = { $hero }, prova di { $characteristic }, abilità { $skill }: il dado +{ $bonus } deve raggiungere { $target } ({ $odds }).
prompt-use-before-combat = Prima dello scontro con { $foe }: usi qualcosa?
prompt-use-before-roll = { $roller } sta per tirare: { $roll }{ $odds ->
    [none] {""}
   *[other] {" "}({ $odds })
  }. Usi qualcosa?
prompt-use-after-roll = { $roller } ha fallito il tiro: { $roll }. Usi qualcosa?
prompt-use-hit = { $roller } ha colpito { $foe }. Usi qualcosa?
prompt-use-wound = { $roller } sta per subire { $wounds }. Usi qualcosa?
prompt-use-round = Comincia il round { $round } contro { $foe }. Usi qualcosa?
prompt-use-turn = Comincia il tuo turno. Usi qualcosa?
prompt-use-win = Hai sconfitto { $foe }. Usi qualcosa?
prompt-escape = { $foe }, round { $round }: fuggi o combatti?
prompt-attack-ranged = Fase a distanza del round { $round } contro { $foe } (bersaglio { $target }, danno { $damage }): chi agisce?
prompt-attack-melee = Fase in mischia del round { $round } contro { $foe } (bersaglio { $target }, danno { $damage }): chi agisce?
prompt-attack-magic = Fase magica del round { $round } contro { $foe } (bersaglio { $target }, danno { $damage }): chi agisce?
prompt-nearest-town = Più città sono ugualmente vicine. In quale si risveglia { $hero }?
prompt-travel = In quale città vai?
prompt-choose = { $card }: che cosa scegli?
prompt-pay = { $card }: paghi { $price } Oro? Ne hai { $gold }.
prompt-may = { $card }: lo vuoi?
prompt-peek = La prossima carta è { $card }. La metti in fondo al mazzo?
prompt-find = Quale delle carte scoperte prendi, gratis?
prompt-spoils = Hai battuto { $loser }. Che cosa prendi?
prompt-drop = Quale Oggetto perdi?
prompt-over-limit = Porti troppo. A che cosa rinunci?
prompt-desert = Quale Alleato ti lascia?
prompt-refresh = Quale carta attivata rigiri scoperta?
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
        [one] Lancia il dado movimento e muoviti
       *[other] Lancia tutti i { $dice } dadi movimento e muoviti
      }
  }
option-step = Muoviti di uno spazio su qualunque terreno, senza dadi
option-rest = { $left ->
    [0] Riposa con tutti i dadi, senza muoverti ({ $recover })
   *[other] { $dice ->
        [one] Lascia da parte 1 dado
       *[other] Lascia da parte { $dice } dadi
      } ({ $recover }) e lanciane { $left }
  }
rest-recover = { $amount ->
    [0] nulla da recuperare
   *[other] { $amount } Stanchezza in meno
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
    [one] accanto, { $direction }
   *[other] { $steps } spazi, { $direction }
  })
option-stop = Resta qui: { $place }
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
    [adventure] Attacca { $who } ({ $figures })
   *[other] { $who } attacca{ $odds ->
        [none] {""}
       *[other] : { $odds }; se colpisce infligge { $damage }, se fallisce { $free ->
            [yes] non costa nulla
           *[other] costa { $counter }
          }
      }
  }
option-defend = { $who } si difende{ $odds ->
    [none] {""}
    [safe] : nessun pericolo in questa fase
   *[other] : { $odds }; se fallisce { $free ->
        [yes] non costa nulla
       *[other] costa { $counter }
      }
  }
option-exert = Sforzati: 1 Stanchezza per +{ $bonus } ({ $odds })
option-escape = Tenta la fuga{ $odds ->
    [none] {""}
   *[other] {" "}({ $odds })
  }; se fallisce costa 1 ferita
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
option-take = Prendi { $card }: { $text }
option-drop = Rinuncia a { $card }
option-dismiss = Congeda { $card }
option-refresh = Rigira scoperta la carta { $card }
option-visit = Visita il mercato (si aggiunge una carta in vendita)
option-skip = Lascia stare il mercato
option-buy = Compra { $card } per { $price } Oro: { $text }
option-hire = Ingaggia { $card } per { $price } Oro ({ $figures }): { $text }
option-sell = Vendi { $card } per { $price } Oro
option-heal = Fai curare { $who } per { $price } Oro ({ $wounds }, { $exhaustion } Stanchezza)
option-learn = Aumenta { $stat } da { $value } a { $next } ({ $price ->
    [one] 1 punto
   *[other] { $price } punti
  })
option-done = { $prompt ->
    [trade] Lascia il mercato
    [experience] Conserva i punti e termina il turno
    [find] Non prendere nulla
    [spoils] Non prendere nulla
   *[other] Non usare nulla
  }

# Che cosa è accaduto
event-turn = Giro { $round }: comincia il turno di { $hero }.
event-moved = { $hero } ha raggiunto: { $space }.
event-travelled = { $hero } ha percorso: { $way }.
event-movement-roll = { $hero } ha lanciato i dadi movimento: { $faces }.
event-rested = { $hero } ha lasciato da parte { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
  } per riposare.
event-placed = { $hero } ora si trova qui: { $space }.
event-rolled = { $card } ha tirato { $sum } contro { $target } ({ $label ->
    [ranged] a distanza
    [melee] in mischia
    [magic] magia
    [before-ranged] attacco a distanza prima del combattimento
    [before-melee] attacco in mischia prima del combattimento
    [before-magic] attacco magico prima del combattimento
    [escape] fuga
   *[other] prova
  }): { $success ->
    [yes] successo
   *[no] fallimento
  }.
event-rival-rolled = { $hero } ha tirato { $sum }: è il numero da raggiungere.
event-wounded = { $amount ->
    [0] { $card } non ha subito ferite.
    [one] { $card } ha subito 1 ferita.
   *[other] { $card } ha subito { $amount } ferite.
  }
event-exhausted = { $card } ha preso { $amount } Stanchezza{ $wounds ->
    [0] .
    [one] {""}, e 1 di troppo diventa una ferita.
   *[other] {""}, e { $wounds } di troppo diventano ferite.
  }
event-cancelled = { $hero } ha annullato { $amount ->
    [one] 1 ferita.
   *[other] { $amount } ferite.
  }
event-healed = { $card } ha perso { $amount ->
    [one] 1 ferita.
   *[other] { $amount } ferite.
  }
event-relieved = { $card } ha perso { $amount } Stanchezza.
event-killed = { $card } ha perso la vita.
event-defeated = { $hero } ha avuto la peggio e cade!
event-fell = { $hero } ha perso { $gold } Oro e tutti i gettoni Avventura, e si risveglia in una città.
event-used = { $own ->
    [yes] { $hero } ha usato la sua capacità.
   *[no] { $hero } ha usato { $card }.
  }
event-drew = { $hero } ha pescato { $card } ({ $kind }). { $text }
event-faced = { $hero } ha affrontato di nuovo { $card }. { $text }
event-nothing-drawn = Per { $hero } non c’era più nessuna carta da pescare.
event-event = L’Evento { $card } è in vigore. { $text }
event-event-ignored = L’Evento { $card } è arrivato troppo tardi e non ha effetto.
event-kept = { $hero } ha conservato { $card }.
event-removed = { $card } ha lasciato la partita.
event-fulfilled = { $hero } ha portato a termine { $card }.
event-undefeated = { $card } attende qui: { $space } (posizione { $slot } della linea).
event-buried = { $card } è di nuovo in fondo al suo mazzo.
event-escaped = A { $hero } la fuga è riuscita.
event-stepped-back = { $hero } ha ripiegato qui: { $space }.
event-failed = { $hero } ha fallito la Sfida.
event-declined = { $hero } ha rinunciato all’avventura.
event-attacked = { $hero } ha attaccato { $rival }!
event-beat = { $hero } ha battuto { $card }!
event-token = { $hero } ha preso il gettone { $colour } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
  }).
event-gold = { $sign ->
    [minus] { $hero } ha pagato { $amount } Oro.
   *[plus] { $hero } ha guadagnato { $amount } Oro.
  }
event-got = { $hero } ora possiede { $card }.
event-joined = { $card } ora fa parte del gruppo di { $hero }.
event-discarded = { $hero } ha scartato { $card }.
event-stocked = Nuova carta al mercato di { $town }: { $card }.
event-revealed = Carta scoperta: { $card }.
event-bought = { $hero } ha pagato { $gold } Oro per { $card }.
event-sold = { $hero } ha venduto { $card } per { $gold } Oro.
event-grew = { $hero } ha aumentato di 1: { $stat }.
event-learned = { $hero } ha guadagnato { $points ->
    [one] 1 punto esperienza.
   *[other] { $points } punti esperienza.
  }
event-no-roll = { $hero } non correva pericoli e non ha dovuto tirare per difendersi.
event-regenerated = { $card } ha recuperato { $amount ->
    [one] 1 ferita.
   *[other] { $amount } ferite.
  }
event-thorns = Colpire { $card } fa male.
event-peeked = Hai guardato la prossima carta: { $card }.
event-looked = { $hero } ha guardato la prossima carta e { $buried ->
    [yes] l’ha messa in fondo al mazzo.
   *[no] l’ha lasciata dov’era.
  }
event-won = { $hero } ha vinto la partita!

# Rifiuti
refusal-about = { $about }: { $text }
refusal-note = Vedi anche { $note }.

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
table-track-card = { $card }, { $space } ({ $colour })
table-signs = Segni
table-legend = @ Mente, % Corpo, < Spirito, ^ ferite su Vita, > Stanchezza su Resistenza, $ Oro; danni: a distanza/in mischia/magici.
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
table-tokens = { $colour } { $count }
table-noted = annotati { $points }
table-fight = { $foe }, round { $round }
table-foe = @{ $mind }  %{ $body }  <{ $spirit }  danni { $damage }  ^{ $wounds }/{ $life }
phase-refresh = inizio del turno
phase-movement = movimento
phase-arrive = avventura
phase-adventure = avventura
phase-draw = avventura
phase-challenge = prima del combattimento
phase-rival-prepares = prima del combattimento
phase-prepare = prima del combattimento
phase-escape = combattimento, fuga
phase-ranged = combattimento, a distanza
phase-melee = combattimento, mischia
phase-magic = combattimento, magia
phase-market = mercato
phase-experience = ultima parte del turno
phase-end = fine del turno

# La mappa
map-legend = { $signs }
map-tokens = 1 gettone verde, 2 giallo, 3 blu, 4 rosso; ! attende una carta; eroi: { $heroes }
map-sign = { $sign } { $terrain }
