# Ciò che si dice al tavolo del gioco di carte: domande, scelte, ciò che è accaduto e lo stato del tavolo.

# Il gioco nella sala
game-title = World of Warcraft TCG: Heroes of Azeroth
game-blurb = Eroi dell’Alleanza e dell’Orda si sfidano con alleati, abilità, armi, armature e quest, e ogni carta della mano può diventare una risorsa. Vince chi alla fine è ancora in piedi.
setting-format = I mazzi vengono
setting-format-constructed = dallo scaffale o dalla propria collezione
setting-format-sealed = da sei buste a testa
setting-format-draft = da un draft di quattro buste
setting-decks = Mazzi ammessi
setting-decks-any = qualsiasi mazzo legale
setting-decks-starter = mazzi introduttivi da 30 carte
setting-decks-constructed = mazzi costruiti da 60 o più carte
setting-decks-sealed = mazzi fatti con le buste
setting-match = Un incontro ha
setting-match-single = una partita
setting-match-best-of-three = al massimo tre partite
setting-teams = Squadre
setting-teams-none = nessuna, ognuno per sé
setting-teams-two = due
setting-teams-three = tre
setting-totems = I Totem contano come alleati
setting-totems-aimed-at = dove sono bersagliati o attaccati
setting-totems-always-allies = per ogni testo che parla di alleati
setting-asking = Si viene interpellati
setting-asking-timely = dove può servire
setting-asking-always = ovunque si possa fare qualcosa

# Parole brevi
list-either = { $first } o { $last }
word-nothing = nulla
word-player = Giocatore { $number }
word-copy = { $card } ({ $number })
word-face-down = una risorsa a faccia in giù
word-face-down-number = risorsa a faccia in giù n. { $number }
word-buried = { $card } (cimitero di { $owner })
word-score = { $hero } { $games }
word-number = { $hero } { $number }
part-sort = { $sort ->
    [hero] eroe
    [ally] alleato
    [token] pedina alleato
    [totem] Totem
    [ability] abilità
    [weapon] arma
    [armor] armatura
    [item] oggetto
    [quest] quest
   *[resource] risorsa
  }
whose = { $side ->
    [own] { $sort ->
        [token] tua { part-sort }
        [ability] tua { part-sort }
        [weapon] tua { part-sort }
        [armor] tua { part-sort }
        [quest] tua { part-sort }
        [resource] tua { part-sort }
       *[other] tuo { part-sort }
      }
    [mate] { $sort ->
        [hero] eroe amico
       *[other] { part-sort } di { $owner }, della tua squadra
      }
   *[foe] { $sort ->
        [hero] eroe nemico
       *[other] { part-sort } di { $owner }
      }
  }
standing = { $sort ->
    [hero] ATK { $atk }, salute { $left }/{ $health }
    [idle] salute { $left }/{ $health }
    [totem] salute { $left }/{ $health }
    [weapon] ATK { $atk }, costo per colpire { $strike }
    [armor] DEF { $defence }
   *[ally] ATK { $atk }, salute { $left }/{ $health }
  }
piece-shown = { $piece } ({ $facts })
player-shown = { $player } ({ $side ->
    [own] tu
    [mate] della tua squadra
   *[foe] avversario
  }; { $hand ->
    [one] 1 carta in mano
   *[other] { $hand } carte in mano
  })
link-shown = { $card } ({ $side ->
    [own] tua carta in catena
   *[other] in catena, di { $owner }
  })
card-short = { $card } ({ $kind ->
    [hero] eroe, salute { $health }
    [ally] alleato, costo { $cost }, ATK { $atk }, salute { $health }
    [weapon] arma, costo { $cost }, ATK { $atk }, costo per colpire { $strike }
    [armor] armatura, costo { $cost }, DEF { $defence }
    [item] oggetto, costo { $cost }
    [ability] { $health ->
        [0] abilità, costo { $cost }
       *[other] Totem, costo { $cost }, salute { $health }
      }
   *[quest] quest
  })

# Stati delle carte in gioco
state-exhausted = { $form ->
    [f] spossata
    [mp] spossati
    [fp] spossate
   *[m] spossato
  }
state-new = in gioco da questo turno
state-turned = { $form ->
    [f] girata
   *[m] girato
  }
state-blank = senza poteri
state-x = X = { $x }
state-on = su { $host }
mark-protector = guardia
mark-elusive = { $form ->
    [mp] sfuggenti
    [fp] sfuggenti
   *[m] sfuggente
  }
mark-ferocity = ferocia
mark-long-range = lunga gittata
mark-stealth = furtività
mark-bear-form = forma d’orso
mark-no-attack = non può attaccare
mark-no-protect = non può fare guardia
mark-no-ready = non torna pronto
mark-no-heal = non può essere curato
mark-untargetable = non bersagliabile dagli avversari
mark-indestructible = indistruttibile
mark-guards-hero = può fare guardia all’eroe
mark-must-attack = deve attaccare
mark-lure = va attaccato, se possibile
counter-agony = { $count ->
    [one] 1 segnalino agonia
   *[other] { $count } segnalini agonia
  }
counter-bone = { $count ->
    [one] 1 segnalino osso
   *[other] { $count } segnalini osso
  }
counter-strength = { $count ->
    [one] 1 segnalino forza
   *[other] { $count } segnalini forza
  }

# Anelli della catena
part-x = { $x ->
    [none] {""}
   *[other] {" "}con X = { $x }
  }
part-on = { $targets ->
    [none] {""}
   *[other] {" "}su { $targets }
  }
link-card = { $own ->
    [yes] Giochi
   *[no] { $who } gioca
  } { $card }{ part-x }{ part-on }
link-power = { $own ->
    [yes] Usi
   *[no] { $who } usa
  } { $card-sort ->
    [hero] il potere dell’eroe
   *[other] il potere di { $card }
  }{ part-x }{ part-on }
link-reward = { $own ->
    [yes] Completi
   *[no] { $who } completa
  } la quest { $card }{ part-on }
link-trigger = Si è innescato il potere di { $card } ({ $own ->
    [yes] tuo
   *[no] di { $who }
  }){ part-on }
link-combat = { $card } (ATK { $atk }) sta per attaccare { $other }

# Domande
part-resources = { $resources ->
    [0] nessuna risorsa
    [one] { $ready ->
        [0] 1 risorsa, non pronta
       *[other] 1 risorsa pronta
      }
   *[other] { $ready } di { $resources } risorse pronte
  }
part-does = { $does ->
    [none] {""}
   *[other] {" "}({ $does })
  }
prompt-mulligan = Tieni questa mano? { $cards }. { $mine ->
    [yes] Il primo turno è tuo.
   *[no] Il primo turno è di { $first }.
  }
prompt-action = { $own ->
    [yes] È il tuo turno, { part-resources }. Che cosa fai?
   *[no] { $active } sta per concludere la fase di azione. Prima usi qualcosa ({ part-resources })?
  }
prompt-ready = { $own ->
    [yes] Comincia il tuo turno.
   *[no] Comincia il turno di { $active }.
  } Usi qualcosa prima dell’estrazione ({ part-resources })?
prompt-draw = { $own ->
    [yes] Hai pescato.
   *[no] { $active } ha pescato.
  } Usi qualcosa prima della fase di azione ({ part-resources })?
prompt-attack = { $fight ->
    [yes] { $attacker-shown } attacca { $defender-shown }.
   *[no] L’attacco cade nel vuoto.
  } Usi qualcosa prima che si possa fare guardia ({ part-resources })?
prompt-defend = { $fight ->
    [yes] { $attacker-shown } combatte contro { $defender-shown }{ $struck ->
        [none] .
       *[other] . Colpi: { $struck }.
      }
   *[no] Il combattimento finirà senza danni.
  } Colpisci o usi qualcosa ({ part-resources })?
prompt-end = { $own ->
    [yes] Finisce il tuo turno.
   *[no] Finisce il turno di { $active }.
  } Usi qualcosa ({ part-resources })?
prompt-respond = { $link }.{ $under ->
    [0] {""}
    [one] {" "}Sotto attende 1 anello.
   *[other] {" "}Sotto attendono { $under } anelli.
  } { $mine ->
    [yes] Aggiungi qualcosa ({ part-resources })?
   *[no] Rispondi ({ part-resources })?
  }
prompt-defender = Contro chi va l’attacco di { $attacker } (ATK { $atk })?
prompt-protect = { $attacker-shown } attacca { $defender-shown }. Qualcuno dei tuoi fa guardia?
prompt-prevent = { $source } sta per infliggere { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
  } a { $victim }. Che cosa ne previene una parte?
prompt-raise = { $victim } sta per subire { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
  }. Che cosa cambia per primo l’ammontare?
prompt-target = { $card }: qual è il { $slot ->
    [1] bersaglio
    [2] secondo bersaglio
   *[other] terzo bersaglio
  }{ $chosen ->
    [0] {""}
    [one] {" "}(finora scelto 1)
   *[other] {" "}(finora scelti { $chosen })
  }?{ part-does }
prompt-mode = { $card }: quale di queste cose?
prompt-x = { $card }: quanto vale X ({ part-resources })?
prompt-how-many = { $card }: quante carte del tuo cimitero rimuovi dal gioco?
prompt-instead = { $card }: come paghi?
prompt-pay = Quale risorsa spossi ({ $left ->
    [one] ne manca 1
   *[other] ne mancano { $left }
  })?
prompt-suffers = { $card }: su chi va il danno?
prompt-destroys = { $card }: che cosa viene distrutto?
prompt-exhausts = { $card }: che cosa spossi?
prompt-readies = { $card }: che cosa torna pronto?
prompt-remove = { $card }: quale carta del tuo cimitero rimuovi dal gioco?
prompt-discard = Quale carta scarti{ $left ->
    [one] {""}
   *[other] {" "}(ne mancano { $left })
  }?
prompt-host = A che cosa assegni { $card }?
prompt-limit = { $kind ->
    [unique] { $card } è una carta unica, e ne controlli più d’una.
    [hands] Controlli insieme carte A Due Mani e Mano Secondaria.
   *[tag] Controlli più di { $most ->
        [one] una carta
       *[other] { $most } carte
      } con il descrittore { $tag }.
  } Quale viene distrutta?
prompt-stay-down = { $card } torna { $card-form ->
    [f] pronta
    [mp] pronti
    [fp] pronte
   *[m] pronto
  }?
prompt-order = Si sono innescati più poteri. Quale va per primo in catena, e quindi risolve per ultimo?
prompt-may = { $card }: vuoi farlo{ $pay ->
    [0] {""}
   *[other] {" "}pagando { $pay }
  }?{ part-does }
prompt-unless = { $card }: che cosa scegli?
prompt-choose = { $card }: quale scegli{ $left ->
    [one] {""}
   *[other] {" "}(ne mancano { $left })
  }?{ part-does }
prompt-some = { $card }: che cosa distruggi?
prompt-atk-of = { $card }: di chi conta l’ATK?
prompt-toss-again = { $card }: lancio perso. Paghi { $pay } per lanciare di nuovo ({ part-resources })?
prompt-search = { $card }: quale carta prendi dal tuo mazzo{ $left ->
    [one] {""}
   *[other] {" "}(ne mancano { $left })
  }?
prompt-recover = { $card }: quale carta prendi dal tuo cimitero{ $left ->
    [one] {""}
   *[other] {" "}(ne mancano { $left })
  }?
prompt-take-removed = Quale delle carte rimosse prendi invece di pescare?
prompt-look = { $card }: quale di queste carte va { $to ->
    [top] in cima al mazzo
    [bottom] in fondo al mazzo
   *[hand] in mano
  }?
prompt-under = { $card }: quale carta va in fondo al mazzo per prima?
prompt-place-resource = { $card }: quale carta della mano diventa una risorsa, a faccia in giù e spossata?
prompt-turn-down = { $card }: quale delle tue quest si gira a faccia in giù?
prompt-move-to = { $card }: a chi viene assegnata ora l’abilità?
prompt-interrupt = { $card }: quale abilità viene interrotta?
prompt-secret-number = { $card }: scegli un numero in segreto. Chi dice il più alto ne prende il controllo, e sul suo eroe va altrettanto danno.
prompt-highest = { $card }: chi lo prende, tra coloro che hanno detto il numero più alto?
prompt-keep = Con quale equipaggiamento cominci la prossima partita?{ $cards ->
    [none] {""}
   *[other] {" "}Già scelto: { $cards }.
  }
prompt-side-deck = { $score }. { $card ->
    [none] Scambi una carta del mazzo con una del side deck? Scegli quale esce.
   *[other] Quale carta entra al posto di { $card }?
  }
prompt-draft = Giro { $round }: quale carta prendi? Ne hai { $pool }; il resto va a { $way ->
    [left] sinistra
   *[right] destra
  }.
prompt-build = Il tuo mazzo ha { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  } (ne servono almeno { $least }), il suo eroe è { $leader }; { $rest ->
    [one] 1 carta resta
   *[other] { $rest } carte restano
  } fuori. Che cosa cambi?

# Scelte
part-text = { $text ->
    [none] {""}
   *[other] : { $text }
  }
option-keep = { $kind ->
    [hand] Tieni la mano
   *[equipment] Tieni { $card }
  }
option-mulligan = Rimescolala nel mazzo e pesca altre sette carte, nel bene e nel male
card-figures = { $kind ->
    [ally] alleato, ATK { $atk }, salute { $health }
    [weapon] arma, ATK { $atk }, costo per colpire { $strike }
    [armor] armatura, DEF { $defence }
   *[item] oggetto
  }
option-play = Gioca { $card } ({ $cost }): { $text }
option-place = Piazza { $card } a faccia in giù come risorsa
option-quest = Piazza { $card } a faccia in su come risorsa
option-use = Usa { $card }{ $number ->
    [0] {""}
   *[other] , potere { $number }
  } ({ $price }){ part-text }
option-complete = Completa { $card } ({ $price }){ part-text }
option-attack = Attacca con { $card } (ATK { $atk })
option-strike = Colpisci con { $card } (ATK +{ $atk }) pagando { $cost }
option-defender = { $who }{ $tax ->
    [0] {""}
   *[other] , pagando { $tax }
  }
option-protect = Fai guardia con { $who }
option-target = { $who }
option-choose = { $who }
option-give-up = Distruggi { $who }
option-pay-with = { $who }
option-armor = Spossa { $card }, che previene { $prevents ->
    [one] 1 danno
   *[other] { $prevents } danni
  }
option-shield = Fai prevenire prima a { $card }
option-apply = Prima { $card }
option-trigger = { $card }
option-interrupt = Interrompi { $card }
option-pay = { $card } ({ $down ->
    [yes] a faccia in giù
   *[no] quest
  })
option-take = { $card }
option-main = Metti { $card }, { $there ->
    [one] ne resta 1
   *[other] ne restano { $there }
  }
option-side = Togli { $card }, { $there } nel mazzo
option-in = Metti { $card }, { $there } nel side deck
option-out = Togli { $card }, { $there } nel mazzo
option-hero = Cambia eroe: { $card }
option-under = { $card }
option-discard = Scarta { $card }
option-remove = { $card }
option-remove-count = { $count ->
    [0] Nessuna
    [one] 1 carta
   *[other] { $count } carte
  }
option-x = X = { $x }
option-number = { $number }
option-seat = { $who }
option-mode = { $text }
option-ready = Sì, torna { $card-form ->
    [f] pronta
    [mp] pronti
    [fp] pronte
   *[m] pronto
  }
option-leave = No, resta { $card-form ->
    [f] spossata
    [mp] spossati
    [fp] spossate
   *[m] spossato
  }
option-yes = { $prompt ->
    [toss-again] Paga { $pay } e lancia di nuovo
    [instead] { $cost ->
        [none] Paga nell’altro modo
       *[other] { $cost }
      }
    [unless] { $cost ->
        [none] { $pay ->
            [0] Sì
           *[other] Paga { $pay }
          }
       *[other] { $cost }
      }
   *[may] { $pay ->
        [0] Sì
       *[other] Sì, pagando { $pay }
      }{ $cost ->
        [none] {""}
       *[other] , { $cost }
      }{ part-text }
  }
option-no = { $prompt ->
    [protect] Nessuno fa guardia
    [instead] Paga { $pay }
    [interrupt] Non interrompere nulla
    [place-resource] Non piazzare nulla
    [unless] No: { $text }
   *[other] No
  }
option-done = { $prompt ->
    [prevent] Non prevenire altro per scelta
    [side-deck] Il mazzo resta com’è
    [build] Il mazzo è pronto
    [keep] Nient’altro
    [search] Non prendere altro
    [recover] Non prendere altro
    [look] Lasciale lì
   *[other] Nient’altro
  }
option-pass = { $prompt ->
    [action] { $own ->
        [yes] Concludi la fase di azione
       *[no] Lasciala finire
      }
    [respond] Non fare nulla, lascia risolvere
   *[other] Non fare nulla
  }

# Che cosa è accaduto
event-turn = Turno { $number }: comincia { $hero }.
event-keeps = { $hero } ha tenuto la mano iniziale.
event-mulligan = { $hero } ha fatto il mulligan.
event-drew = { $hero } ha pescato { $amount ->
    [one] una carta
   *[other] { $amount } carte
  }.
event-drew-card = Carte pescate: { $cards }.
event-dry = { $hero } doveva pescare da un mazzo vuoto.
event-placed = { $hero } ha piazzato una risorsa a faccia in giù.
event-placed-card = A faccia in giù: { $card }.
event-placed-quest = { $hero } ha piazzato la quest { $card } a faccia in su.
event-played = { $hero } ha giocato { $card }{ part-x }{ part-on }.
event-used = { $kind ->
    [hero] { $hero } ha girato la carta eroe e ne ha usato il potere{ part-x }{ part-on }.
    [quest] { $hero } ha completato la quest { $card }{ part-on }.
   *[other] { $hero } ha usato il potere di { $card }{ part-x }{ part-on }.
  }
event-triggered = Si è innescato il potere di { $card } ({ $hero }).
event-faded = Il potere di { $card } non ha trovato bersagli ({ $hero }).
event-resolved = { $kind ->
    [card] { $card } { $card-form ->
        [mp] hanno risolto
        [fp] hanno risolto
       *[m] ha risolto
      }.
    [reward] La ricompensa di { $card } ha risolto.
   *[other] Il potere di { $card } ha risolto.
  }
event-interrupted = { $card } { $card-form ->
    [f] è stata interrotta
    [mp] sono stati interrotti
    [fp] sono state interrotte
   *[m] è stato interrotto
  }.
event-entered = { $card } { $card-form ->
    [f] è entrata in gioco
    [mp] sono entrati in gioco
    [fp] sono entrate in gioco
   *[m] è entrato in gioco
  } per { $hero }.
event-proposed = { $card-sort ->
    [hero] { $card } vuole attaccare { $target }.
   *[other] { $hero } vuole attaccare { $target } con { $card }.
  }
event-no-combat = L’attacco di { $card } non ha avuto luogo.
event-attacks = { $card } { $card-form ->
    [mp] hanno
    [fp] hanno
   *[m] ha
  } attaccato { $target }.
event-protects = { $card } { $card-form ->
    [mp] hanno
    [fp] hanno
   *[m] ha
  } fatto guardia a { $target }.
event-strikes = { $hero } ha colpito con { $card }.
event-withdrawn = { $card } { $card-form ->
    [f] è stata rimossa
    [mp] sono stati rimossi
    [fp] sono state rimosse
   *[m] è stato rimosso
  } dal combattimento.
event-combat-over = Il combattimento è finito senza danni.
hurt = { $amount ->
    [one] 1 danno { $type ->
        [arcane] arcano
        [fire] da fuoco
        [frost] da gelo
        [holy] sacro
        [melee] da mischia
        [nature] da natura
        [ranged] a distanza
        [shadow] da ombra
       *[none] {""}
      }
   *[other] { $amount } danni { $type ->
        [arcane] arcani
        [fire] da fuoco
        [frost] da gelo
        [holy] sacri
        [melee] da mischia
        [nature] da natura
        [ranged] a distanza
        [shadow] da ombra
       *[none] {""}
      }
  }
event-damage = { $by } { $by-form ->
    [mp] hanno
    [fp] hanno
   *[m] ha
  } inflitto { $hurt } a { $card }.
event-put = { $amount ->
    [one] Messo 1 danno
   *[other] Messi { $amount } danni
  } su { $card }.
event-armor = { $card } { $card-form ->
    [mp] hanno
    [fp] hanno
   *[m] ha
  } prevenuto { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
  } a { $hero }.
event-prevented = { $card } { $card-form ->
    [mp] hanno
    [fp] hanno
   *[m] ha
  } prevenuto { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
  } a { $victim }.
event-healed = { $amount ->
    [one] Curato 1 danno
   *[other] Curati { $amount } danni
  } a { $card }.
event-destroyed = { $card } { $card-form ->
    [f] è stata distrutta
    [mp] sono stati distrutti
    [fp] sono state distrutte
   *[m] è stato distrutto
  }.
event-returned = { $card } { $card-form ->
    [f] è tornata
    [mp] sono tornati
    [fp] sono tornate
   *[m] è tornato
  } in mano a { $hero }.
event-removed = { $card } { $card-form ->
    [f] è stata rimossa
    [mp] sono stati rimossi
    [fp] sono state rimosse
   *[m] è stato rimosso
  } dal gioco.
event-recovered = { $card } { $card-form ->
    [f] è passata
    [mp] sono passati
    [fp] sono passate
   *[m] è passato
  } dal cimitero alla mano di { $hero }.
event-took = { $hero } ha preso in mano { $card }.
event-found = { $hero } ha cercato nel mazzo e ha mostrato { $card }.
event-saw = { $hero } ha guardato { $cards }.
event-revealed = { $hero } ha rivelato { $cards }.
event-milled = Dal mazzo di { $hero } al cimitero: { $cards }.
event-discarded = { $hero } ha scartato { $card }.
event-shuffled = { $hero } ha rimescolato la mano ({ $count ->
    [one] 1 carta
   *[other] { $count } carte
  }) nel mazzo.
event-reshuffled = { $hero } ha rimescolato il cimitero ({ $count ->
    [one] 1 carta
   *[other] { $count } carte
  }) nel mazzo.
event-exhausted = { $card } { $card-form ->
    [f] è stata spossata
    [mp] sono stati spossati
    [fp] sono state spossate
   *[m] è stato spossato
  }.
event-readied = { $card } { $card-form ->
    [f] è tornata pronta
    [mp] sono tornati pronti
    [fp] sono tornate pronte
   *[m] è tornato pronto
  }.
event-turned-down = { $hero } ha girato a faccia in giù la quest { $card }.
event-moved = { $card } { $card-form ->
    [f] è stata assegnata
    [mp] sono stati assegnati
    [fp] sono state assegnate
   *[m] è stato assegnato
  } a un’altra carta.
event-counter = { $card } { $card-form ->
    [mp] hanno
    [fp] hanno
   *[m] ha
  } ricevuto { $counter }.
event-control = { $hero } ha preso il controllo di { $card }.
event-extra-turn = { $hero } gioca un altro turno dopo questo.
event-said = { $hero }: «{ $words }»
event-tossed = { $hero } ha lanciato una moneta: { $won ->
    [yes] lancio vinto!
   *[no] lancio perso.
  }
event-rolled = { $hero } ha tirato un dado: { $die }.
event-numbers = I numeri per { $card }: { $numbers }.
event-deck-removed = Tutto il mazzo di { $hero } è stato rimosso dal gioco.
event-hand-removed = { $hero } ha messo da parte la mano ({ $count ->
    [one] 1 carta
   *[other] { $count } carte
  }).
event-hand-back = { $hero } ha ripreso la mano ({ $count ->
    [one] 1 carta
   *[other] { $count } carte
  }).
event-eliminated = { $why ->
    [dry] { $hero } è fuori dalla partita: non restavano carte da pescare.
    [conceded] { $hero } ha abbandonato la partita.
   *[fatal] { $hero } { $hero-form ->
        [f] è caduta
       *[m] è caduto
      } ed è fuori dalla partita.
  }
event-won = { $winners } { $count ->
    [one] ha
   *[other] hanno
  } vinto!
event-drawn = Nessuno ha vinto: è un pareggio.
event-game-won = Partita { $game }: vince { $winners }.
event-game-drawn = La partita { $game } è un pareggio.
event-kept = { $hero } comincia la prossima partita con { $card }.
event-side-decked = { $hero } può cominciare la prossima partita.
event-swapped = { $hero } ha tolto { $out } e messo { $card }.
event-next-game = Comincia la partita { $game }; il primo turno è di { $hero }.
event-opened = { $round ->
    [0] Sono state aperte { $packs } buste a testa.
   *[other] Giro { $round }: è stata aperta una busta a testa.
  }
event-picked = { $hero } ha preso { $card }.
event-ready-to-play = { $hero } ha finito di costruire il mazzo.
event-built = Tutti i mazzi sono pronti.

# Il tavolo
table-title = Turno { $turn }
table-before = Prima del primo turno
table-turn = Tocca a { $hero }: { $phase }.
table-over = L’incontro è finito: { $count ->
    [one] ha
   *[other] hanno
  } vinto { $winners }.
table-drawn = L’incontro è finito: non ha vinto nessuno.
table-built = Tutti i mazzi sono pronti.
table-score = Partite vinte: { $score }.
table-chain = La catena, in cima ciò che risolve per primo
table-combat = Combattimento
table-attacker = { $who ->
    [none] Non c’è più un attaccante.
   *[other] Attaccante: { $who }.
  }
table-defender = { $who ->
    [none] Non c’è più un difensore.
   *[other] { $sure ->
        [yes] Difensore: { $who }.
       *[no] Sotto attacco: { $who }.
      }
  }
table-strike = { $hero } ha colpito con { $card } (ATK +{ $atk }).
table-player = { $hero }{ $side ->
    [own] {" "}(tu)
    [mate] {" "}(della tua squadra)
   *[foe] {""}
  }
table-out = Fuori dalla partita.
table-allies = Alleati
table-equipment = Equipaggiamento
table-abilities = Abilità
table-card = { $piece }{ $facts ->
    [none] {""}
   *[other] : { $facts }
  }
table-resources = Risorse: { $ready } di { $count } pronte{ $quests ->
    [none] {""}
   *[other] . Quest: { $quests }
  }{ $down ->
    [none] {""}
   *[other] . A faccia in giù: { $down }
  }
table-quest = { $exhausted ->
    [yes] { $quest } (spossata)
   *[no] { $quest }
  }
table-hand = { $cards ->
    [none] Mano: { $count ->
        [one] 1 carta
       *[other] { $count } carte
      }
   *[other] Mano: { $cards }
  }
table-piles = Mazzo { $deck }, cimitero { $buried }{ $buried ->
    [0] {""}
   *[other] {" "}({ $cards })
  }, rimosse { $removed }
table-pools = Buste
table-pool = { $player }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }{ $ready ->
    [yes] , mazzo pronto
   *[no] {""}
  }
table-own-pool = Le tue carte
table-deck = Il tuo mazzo con { $leader }, { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
phase-opening = Mani iniziali.
phase-ready = interfase di preparazione
phase-draw = interfase di estrazione
phase-action = fase di azione
phase-attack = attacco
phase-protect = guardia
phase-defend = difesa
phase-damage = danno da combattimento
phase-end = fase finale
phase-wrap-up = interfase di riepilogo
phase-game-over = Tra due partite.
phase-side-deck = Tra due partite: side deck.
phase-next-game = Tra due partite.
phase-packs = Si aprono le buste.
phase-draft = Si selezionano le carte.
phase-build = Si costruiscono i mazzi.
