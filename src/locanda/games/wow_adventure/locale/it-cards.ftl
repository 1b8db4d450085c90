# Testo delle carte del Gioco d’Avventura. Ogni messaggio comincia minuscolo; le frasi le fa il programma.

list-or = { $first } o { $last }

type-ranged = a distanza
type-melee = di mischia
against-beast = le bestie
against-undead = i non morti
against-humanoid = gli umanoidi
against-demon = i demoni
against-dragonkin = i dragoidi
against-encounter = gli incontri
against-overlord = gli Overlord
against-character = i personaggi
trait-aggro = Aggro
trait-beast = Bestia
trait-undead = Non morto
trait-humanoid = Umanoide
trait-demon = Demone
trait-dragonkin = Dragoide
colour-grey = grigio
colour-green = verde
colour-yellow = giallo
colour-red = rosso
level-grey = livello grigio
level-green = livello verde
level-yellow = livello giallo
level-red = livello rosso
badge-staff = bastone
badge-wand = bacchetta
badge-dagger = pugnale
badge-bow = arco
badge-gun = fucile
badge-axe = ascia
badge-sword = spada
badge-mace = mazza
badge-cloth = stoffa
badge-leather = cuoio
badge-mail = maglia
badge-plate = piastre
potion-health = cura
potion-mana = mana
potion-swiftness = rapidità
resource-scroll = pergamena
resource-book = libro
resource-small-potion = pozione piccola
resource-large-potion = pozione grande
resource-place-discovery = piazzare una scoperta
resource-flight-path = rotta aerea
resource-auction-house = casa d’aste
resource-quest-giver = committente
timing-movement = movimento
timing-combat = combattimento
timing-special = speciale
face-1 = un 1
face-2 = un 2
face-3 = un 3
face-4 = un 4
face-5 = un 5
face-6 = una spada
valor = { $amount ->
    [one] 1 punto valore
   *[other] { $amount } punti valore
  }
point-n = nord
point-ne = nord-est
point-e = est
point-se = sud-est
point-s = sud
point-sw = sud-ovest
point-w = ovest
point-nw = nord-ovest
# Uno spazio senza nome, secondo il più vicino che ne ha uno
part-beside = { $steps ->
    [one] a { $point } { $place-of }
   *[other] { $steps } passi a { $point } { $place-of }
  }
place = { $known ->
    [yes] { $place }
   *[no] spazio { part-beside }
  }
# Le stesse dentro una frase
place-the = { $known ->
    [yes] { $place-the }
   *[no] lo spazio { part-beside }
  }
place-at = { $id ->
    [lg2] { $place-in }
    [ly1] { $place-in }
    [ly3] { $place-in }
    [lr2] { $place-in }
    [nefarian] { $place-by }
    [hakkar] { $place-by }
    [kelthuzad] { $place-by }
    [kazzak] { $place-by }
   *[other] { $known ->
        [yes] { $place-to }
       *[no] nello spazio { part-beside }
      }
  }
place-short = { $known ->
    [yes] { $place }
   *[no] { $short } { $place-of }
  }
place-listed = { place-at }

# Pezzi di frase che altri messaggi usano
part-spaces = entro { $range ->
    [one] 1 spazio
   *[other] { $range } spazi
  }
part-cards = { $amount ->
    [one] 1 carta abilità
   *[other] { $amount } carte abilità
  }
part-damage = { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
  }
part-energy = { $energy ->
    [one] 1 punto energia
   *[other] { $energy } punti energia
  }
part-items = { $amount ->
    [one] 1 oggetto
   *[other] { $amount } oggetti
  }
# Un oggetto che chiede oggetti non intende se stesso.
part-others = { $owner ->
    [item] { $amount ->
        [one] 1 altro oggetto
       *[other] altri { $amount } oggetti
      }
   *[hero] { part-items }
  }
part-trait = { $amount ->
    [one] che ha sull’altra faccia l’attributo { $trait-text }
   *[other] che hanno sull’altra faccia l’attributo { $trait-text }
  }
# Qualcuno nelle vicinanze; chi è già stato scelto può esserlo di nuovo
part-near = { $target ->
    [again] lo stesso personaggio o un altro a tua scelta
   *[first] un altro personaggio a tua scelta
  } { part-spaces }
part-foe = { $against ->
    [beast] una bestia
    [undead] un non morto
    [humanoid] un umanoide
    [demon] un demone
    [dragonkin] un dragoide
    [overlord] un Overlord
    [character] un personaggio
   *[encounter] un incontro
  }
part-whose = { $who ->
    [all] proprio
    [opponent] { $owner ->
        [foe] tuo
       *[hero] suo
      }
   *[you] tuo
  }
part-gaining = { $lead ->
    [next] {""}
   *[other] { $amount-sign ->
        [minus] perdi
       *[plus] ottieni
      }
  }
part-more = { $stage ->
    [more] in più
   *[first] {""}
  }
part-combat = { $span ->
    [combat] in questo combattimento
   *[none] {""}
  }
part-resource = { $resource ->
    [book] un { $resource-text }
    [quest-giver] un { $resource-text }
   *[other] una { $resource-text }
  }
part-healing = { $scope ->
    [own] curi
   *[other] cura
  } { $amount-size ->
    [one] 1 danno
   *[other] { $amount-size } danni
  }

# Modificatori durevoli; un bonus può anche valere per un solo combattimento
effect-bonus = { $lead ->
    [next] {""}
   *[other] { $owner ->
        [foe] { $who ->
            [opponent] hai
           *[you] l’incontro ha
          }
       *[hero] { $who ->
            [opponent] il tuo avversario ha
           *[you] { $scope ->
                [all] ogni personaggio ha
                [other] quel personaggio ha
               *[own] { $lead ->
                    [verb] ottieni
                   *[bare] {""}
                  }
              }
          }
      }
  } { $stage ->
    [more] un ulteriore
   *[first] {""}
  } { $amount-signed } { $value ->
    [attack] { $type ->
        [none] all’attacco
       *[other] agli attacchi { $type-text }
      }
    [defence] { $type ->
        [none] alla difesa
       *[other] alla difesa contro gli attacchi { $type-text }
      }
    [movement] al movimento ogni turno
    [energy] all’energia ogni turno
    [life] alla vita
   *[damage] { $type ->
        [none] al danno
       *[other] al danno con gli attacchi { $type-text }
      }
  } { $using ->
    [weapon] con un’arma equipaggiata
    [ability] quando un’abilità sostituisce l’arma
   *[none] {""}
  } { $against ->
    [none] {""}
   *[other] contro { $against-text }
  } { part-combat }
effect-ranged = { $owner ->
    [foe] { $who ->
        [opponent] il tuo attacco
       *[you] il suo attacco
      }
   *[hero] { $who ->
        [opponent] l’attacco del tuo avversario
       *[you] { $scope ->
            [all] ogni attacco
            [other] l’attacco di quel personaggio
           *[own] il tuo attacco
          }
      }
  } vale come attacco a distanza { part-combat }
effect-slip = { $scope ->
    [all] tutti possono
    [other] quel personaggio può
   *[own] puoi
  } uscire a piedi da uno spazio con aggro, pagando { part-energy } per ogni passo
effect-richer = { $scope ->
    [all] chi attiva
    [other] quando quel personaggio attiva
   *[own] quando attivi
  } { part-resource }{ $scope ->
    [all] {" "}
   *[own] ,{" "}
  }{ $resource ->
    [small-potion] { part-healing }
    [large-potion] { part-healing }
   *[other] { $scope ->
        [own] peschi
       *[other] pesca
      } { $amount-size ->
        [one] 1 carta abilità
       *[other] { $amount-size } carte abilità
      }
  } { $amount-sign ->
    [plus] in più
   *[minus] in meno
  }
effect-closed = { $scope ->
    [all] nessuno può
    [other] quel personaggio non può
   *[own] non puoi
  } { $resource ->
    [place-discovery] piazzare una scoperta
   *[other] attivare { part-resource }
  }
effect-cheaper = ogni turno, la prima carta abilità { $timing ->
    [special] speciale
   *[other] di { $timing-text }
  } non gratuita che { $scope ->
    [all] un personaggio gioca
    [other] quel personaggio gioca
   *[own] giochi
  } costa { $amount ->
    [one] 1 punto energia
   *[other] { $amount } punti energia
  } in meno
effect-sturdy = ogni volta che { $scope ->
    [all] un personaggio subisce
    [other] quel personaggio subisce
   *[own] subisci
  } danni in un combattimento contro { part-foe }, { $scope ->
    [own] ne subisci
   *[other] ne subisce
  } { $amount } in meno, ma almeno 1

# Effetti immediati
effect-heal = { $who ->
    [all] ogni personaggio cura
    [others] ogni altro personaggio cura
    [here] ogni altro personaggio nel tuo spazio cura
    [near] { part-near } cura
    [opponent] { $owner ->
        [foe] curi
       *[hero] il tuo avversario cura
      }
   *[you] cura
  } { part-damage } { part-more }
effect-damage = { $who ->
    [all] ogni personaggio subisce { part-damage }
    [others] ogni altro personaggio subisce { part-damage }
    [here] ogni altro personaggio nel tuo spazio subisce { part-damage }
    [near] infliggi { part-damage } { part-more } { $target ->
        [again] allo stesso personaggio o a un altro a tua scelta
       *[first] a un altro personaggio a tua scelta
      } { part-spaces }
    [opponent] { $owner ->
        [foe] subisci { part-damage }
       *[hero] infliggi { part-damage } al tuo avversario
      }
   *[you] { $owner ->
        [foe] l’incontro è sconfitto
       *[hero] subisci { part-damage }
      }
  }
effect-draw = { $who ->
    [all] ogni personaggio pesca
    [others] ogni altro personaggio pesca
    [here] ogni altro personaggio nel tuo spazio pesca
    [near] { part-near } pesca
    [opponent] { $owner ->
        [foe] peschi
       *[hero] il tuo avversario pesca
      }
   *[you] pesca
  } { part-cards }
effect-drop = { $who ->
    [all] ogni personaggio scarta
    [others] ogni altro personaggio scarta
    [here] ogni altro personaggio nel tuo spazio scarta
    [near] { part-near } scarta
    [opponent] { $owner ->
        [foe] scarti
       *[hero] il tuo avversario scarta
      }
   *[you] scarta
  } { part-cards } { $random ->
    [yes] a caso
   *[no] {""}
  }
effect-energy = { part-gaining } { $amount-size ->
    [one] 1 punto energia
   *[other] { $amount-size } punti energia
  }
effect-movement = { part-gaining } { $amount-size ->
    [one] 1 punto movimento
   *[other] { $amount-size } punti movimento
  }
effect-strike = usa un attacco { $type-text } di valore { $attack } al posto dell’arma
effect-reroll = { $whose ->
    [other] { $owner ->
        [foe] ritiri il tuo dado
       *[hero] fai ritirare il dado al tuo avversario
      }
   *[own] { $owner ->
        [foe] { $lead ->
            [next] ritira il suo dado
           *[other] l’incontro ritira il suo dado
          }
       *[hero] ritira il tuo dado
      }
  }
effect-cancel-combat = { $owner ->
    [foe] il combattimento è annullato
   *[hero] annulla il combattimento{ $overlords ->
        [yes] , anche contro un Overlord
       *[no] {" "}(non contro un Overlord)
      }
  }
effect-leech = se il tuo attacco infligge danni in questo combattimento, cura { part-damage } { part-more }
effect-less = riduci quei danni di { $amount } { part-more }
effect-counter = annulla quella carta (il personaggio deve essere { part-spaces })
effect-skip = salta la fase sfida (anche con aggro nel tuo spazio)
effect-attach = associa questa carta { $to ->
    [near] a un altro personaggio { part-spaces }
   *[you] al tuo personaggio
  }
effect-flip = gira la tua carta personaggio
effect-go = { $to ->
    [city] spostati in una città a tua scelta
    [near] spostati in uno spazio aperto al tuo livello { part-spaces }
   *[other] raggiungi { $to-text }
  }{ $aggro ->
    [yes] , anche da uno spazio con aggro
   *[no] {""}
  }{ $at ->
    [movement] {" "}(il tuo movimento finisce lì)
   *[other] {""}
  }
effect-scout = guarda tutte le scoperte { part-spaces } (puoi scartarne una)
effect-place-discovery = piazza una scoperta
effect-item = { $who ->
    [all] ogni personaggio ottiene
   *[you] ottieni
  } un oggetto { $colour ->
    [own] del { $who ->
        [all] proprio
       *[you] tuo
      } livello
   *[other] { $colour-text }
  }
effect-lose-item = { $who ->
    [all] ogni personaggio scarta
    [opponent] { $owner ->
        [foe] scarti
       *[hero] il tuo avversario scarta
      }
   *[you] scarta
  } un oggetto { $random ->
    [yes] a caso
   *[no] {""}
  } { $place ->
    [all] equipaggiato o nel { part-whose } zaino
   *[bag] dal { part-whose } zaino
  }
effect-quest = pesca una missione elite
effect-level = sali al livello { $colour-text }
effect-trophy = prendi il trofeo { $trophy-text }
effect-turn-over = gira questo evento
effect-away = scarta questo evento
effect-claim = metti questo evento sotto il tuo registro missioni: vale { $worth }
effect-choose = scegli: (a) { $first }; (b) { $second }
effect-may = { $energy ->
    [0] se vuoi,
   *[other] puoi pagare { part-energy }; se lo fai,
  } { $do }
effect-hand-in = puoi scartare dal tuo zaino { part-others }{ $colour ->
    [none] {""}
   *[other] {" "}di livello { $colour-text } o superiore
  }{ $trait ->
    [none] {""}
   *[other] {" "}{ part-trait }
  }; se lo fai, { $do }
effect-roll = tira un dado combattimento; { $do ->
    [none] con meno di { $target }, { $otherwise }
   *[other] con { $target } o più, { $do }{ $otherwise ->
        [none] {""}
       *[other] ; altrimenti, { $otherwise }
      }
  }
effect-if-level = se hai almeno il livello { $colour-text }, { $do }{ $otherwise ->
    [none] {""}
   *[other] ; altrimenti, { $otherwise }
  }

# Quando una cosa succede o si può usare, e quanto costa
power = con { $faces }: { $does }
when-movement = fase movimento
when-turn = fase movimento o mantenimento
when-challenge = inizio della tua fase sfida
when-before-roll = prima del tiro di combattimento
when-after-roll = dopo il tiro di combattimento
when-before-roll-or-after-roll = prima o dopo il tiro di combattimento
when-won = dopo aver vinto un combattimento
when-hurt = quando stai per subire danni
when-ability = quando un altro personaggio gioca una carta abilità
use-once = una volta per turno
use-freely = se vuoi
cost-energy = { $energy ->
    [0] gratis
   *[other] { part-energy }
  }
cost-discard = scarta questo oggetto

# Personaggi e abilità
affiliation-horde = Orda
affiliation-alliance = Alleanza
equips = può equipaggiare: { $badges }
turning = girare questa carta: { cost-energy } nella fase movimento
side-1 = { $name } (lato di partenza)
side-2 = { $name } (altro lato)
figures-side = { $type ->
    [ranged] attacco a distanza
   *[melee] attacco di mischia
  } { $attack }, difesa { $defence }, danno { $damage }, vita { $life }
ability-movement = abilità di movimento
ability-combat = abilità di combattimento
ability-special = abilità speciale
improved-grey = Miglioramento grigio
improved-green = Miglioramento verde
improved-yellow = Miglioramento giallo
improved-red = Miglioramento rosso
while-attached = finché è associata
group = un solo { $group } alla volta
group-servant = servitore

# Incontri, oggetti, eventi
figures-encounter = { $type ->
    [ranged] attacco a distanza
   *[melee] attacco di mischia
  } { $attack }, difesa { $defence }, danno { $damage }
figures-weapon = { $type ->
    [ranged] arma a distanza
   *[melee] arma da mischia
  }, attacco { $attack }
figures-armor = armatura, difesa { $defence }
figures-bag = oggetto zaino
needs = richiede: { $badges }
potion = pozione: { $potions }
reward = ricompensa: { $what }
event-global = evento globale
event-location = evento di locazione: { $place }
event-special = evento speciale
event-now = Subito
back = Altra faccia – { $name }{ $kind ->
    [item] {" "}(oggetto: { $item })
    [enemy] {" "}(nemico)
   *[text] {""}
  }
face-encounter = Incontro – { $name }
face-item = Oggetto – { $name }
face-event = Evento – { $name }

# Missioni e trofei
quest-starting = missione iniziale, { $valor }
quest-elite = missione elite, { $valor }
then = poi { $task }
task-collect = raccogli { $amount ->
    [one] il tuo segnalino
   *[other] i tuoi segnalini
  } { $places }
task-travel = raggiungi { place-the }
task-map = sconfiggi { $overlord ->
    [yes] l’Overlord { $place }
   *[no] l’incontro in mappa { place-at }
  }
task-defeat = sconfiggi { $who ->
    [most-valor] l’avversario con più punti valore
    [highest-level] l’avversario di livello più alto
   *[anyone] un avversario
  }
task-slay = sconfiggi { $amount ->
    [one] 1 incontro
   *[other] { $amount } incontri
  } con l’attributo { $trait-text }
task-hand-in = scarta dal tuo zaino { part-items } { part-trait }
task-harm = infliggi { $amount ->
    [one] 1 danno ai tuoi avversari
   *[other] in tutto { $amount } danni ai tuoi avversari
  }
task-meet = affida { $amount ->
    [one] un segnalino
   *[other] { $amount } segnalini
  } { $who ->
    [left] all’avversario alla tua sinistra
    [right] all’avversario alla tua destra
   *[most-valor] all’avversario con più punti valore
  } e { $amount ->
    [one] riprendilo durante un tuo mantenimento
   *[other] riprendili uno alla volta, ciascuno durante un tuo mantenimento
  } nello spazio di quell’avversario
trophy = trofeo, { $valor }; ogni personaggio può ottenerlo una volta sola
