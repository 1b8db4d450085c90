# Che cosa dicono le carte. Ogni messaggio comincia minuscolo; le frasi le fa il programma.

# Nomi
noun-hero = { $form ->
    [gender] m
    [many] eroi
   *[one] eroe
  }
noun-ally = { $form ->
    [gender] m
    [many] alleati
   *[one] alleato
  }
noun-character = { $form ->
    [gender] m
    [many] personaggi
   *[one] personaggio
  }
noun-ability = { $form ->
    [gender] f
    [many] abilità
   *[one] abilità
  }
noun-totem = { $form ->
    [gender] m
    [many] Totem
   *[one] Totem
  }
noun-attachment = { $form ->
    [gender] f
    [many] abilità
   *[one] abilità
  }
noun-weapon = { $form ->
    [gender] f
    [many] armi
   *[one] arma
  }
noun-armor = { $form ->
    [gender] f
    [many] armature
   *[one] armatura
  }
noun-armor-or-weapon = { $form ->
    [gender] f
    [many] armi o armature
   *[one] arma o armatura
  }
noun-item = { $form ->
    [gender] m
    [many] oggetti
   *[one] oggetto
  }
noun-equipment = { $form ->
    [gender] f
    [many] carte equipaggiamento
   *[one] carta equipaggiamento
  }
noun-resource = { $form ->
    [gender] f
    [many] risorse
   *[one] risorsa
  }
noun-quest = { $form ->
    [gender] f
    [many] quest
   *[one] quest
  }
noun-player = { $form ->
    [gender] m
    [many] giocatori
   *[one] giocatore
  }
noun-opponent = { $form ->
    [gender] m
    [many] avversari
   *[one] avversario
  }
noun-card = { $form ->
    [gender] f
    [many] carte
   *[one] carta
  }
noun-ally-pet = { $form ->
    [gender] m
    [many] Pet
   *[one] Pet
  }
noun-armor-shield = { $form ->
    [gender] m
    [many] Scudi
   *[one] Scudo
  }
noun-weapon-dagger = { $form ->
    [gender] m
    [many] Pugnali
   *[one] Pugnale
  }
noun-character-spider = { $form ->
    [gender] m
    [many] Ragni
   *[one] Ragno
  }
noun-totem-air-totem = { $form ->
    [gender] m
    [many] Totem dell’Aria
   *[one] Totem dell’Aria
  }
noun-totem-earth-totem = { $form ->
    [gender] m
    [many] Totem della Terra
   *[one] Totem della Terra
  }
noun-totem-fire-totem = { $form ->
    [gender] m
    [many] Totem del Fuoco
   *[one] Totem del Fuoco
  }
noun-totem-water-totem = { $form ->
    [gender] m
    [many] Totem dell’Acqua
   *[one] Totem dell’Acqua
  }

list-nor = { $first } né { $last }
list-then = { $first }, poi { $last }

# Parole prima e dopo i nomi
adj-target = bersaglio
adj-other = { $form ->
    [f] altra
    [mp] altri
    [fp] altre
   *[m] altro
  }
adj-opposing = { $form ->
    [f] nemica
    [mp] nemici
    [fp] nemiche
   *[m] nemico
  }
adj-friendly = { $form ->
    [f] amica
    [mp] amici
    [fp] amiche
   *[m] amico
  }
adj-exhausted = { $form ->
    [f] spossata
    [mp] spossati
    [fp] spossate
   *[m] spossato
  }
adj-ready = { $form ->
    [f] pronta
    [mp] pronti
    [fp] pronte
   *[m] pronto
  }
adj-damaged = { $form ->
    [f] danneggiata
    [mp] danneggiati
    [fp] danneggiate
   *[m] danneggiato
  }
adj-attacking = in attacco
adj-defending = in difesa
adj-face-up = a faccia in su
adj-face-down = a faccia in giù
adj-stealthed = con furtività
adj-human = { $form ->
    [mp] umani
   *[m] umano
  }
adj-night-elf = { $form ->
    [mp] elfi della notte
   *[m] elfo della notte
  }
adj-dwarf = { $form ->
    [mp] nani
   *[m] nano
  }
adj-gnome = { $form ->
    [mp] gnomi
   *[m] gnomo
  }
adj-orc = { $form ->
    [mp] orchi
   *[m] orco
  }
adj-troll = troll
adj-tauren = tauren
adj-undead = { $form ->
    [mp] non morti
   *[m] non morto
  }
adj-blood-elf = { $form ->
    [mp] elfi del sangue
   *[m] elfo del sangue
  }
adj-goblin = goblin
adj-alliance = dell’Alleanza
adj-horde = dell’Orda
adj-neutral = { $form ->
    [mp] neutrali
    [fp] neutrali
   *[m] neutrale
  }
adj-tag-melee = da Mischia
phrase = { $other } { $noun } { $tag } { $kin } { $side } { $state } { $target } { $where } { $more }
in-party = { $whose ->
    [their] del proprio gruppo
    [its-controllers] del gruppo del suo controllore
   *[your] del tuo gruppo
  }
in-graveyard = { $whose ->
    [your] nel tuo cimitero
    [their] nel proprio cimitero
    [all] in tutti i cimiteri
   *[any] in un cimitero qualsiasi
  }
in-chain = sulla catena
named-same = { $zone ->
    [deck] con lo stesso nome
   *[play] con questo nome
  }
named = di nome { $name }
costs-x = con costo X
costs-resources = con un costo non superiore al numero delle tue risorse
hurt-turn = a cui è stato inflitto danno in questo turno
hurt-hero = a cui il tuo eroe ha inflitto danno da combattimento in questo turno
part-attached = { $form ->
    [f] assegnata
    [mp] assegnati
    [fp] assegnate
   *[m] assegnato
  }
attached-friendly = { part-attached } a un personaggio amico
attached-character = { part-attached } a un personaggio
attached = { part-attached } { $host-to }
of-its-controller = del controllore { $it-of }
det-each = ogni { $text }
det-any = un numero qualsiasi di { $text }
part-several = { $count ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[other] { $count }
  }
det-count = { part-several } { $text }
det-up-to = fino a { part-several } { $text }
det-another = { $gender ->
    [f] un’altra
   *[m] un altro
  } { $text }
det-every = { $gender ->
    [f] tutte
   *[m] tutti
  } { $what }
det-yours = { $whose ->
    [their] { $gender ->
        [f] proprie { $text }
       *[m] propri { $text }
      }
    [its-controllers] { $text } del suo controllore
   *[your] { $gender ->
        [f] tue { $text }
       *[m] tuoi { $text }
      }
  }
det-a-yours = { $gender ->
    [f] una delle { det-yours }
   *[m] uno dei { det-yours }
  }
det-each-yours = ogni { $gender ->
    [f] tua
   *[m] tuo
  } { $text }
det-any-yours = un numero qualsiasi di { det-yours }
det-up-to-yours = fino a { part-several } { $gender ->
    [f] delle { det-yours }
   *[m] dei { det-yours }
  }
det-count-yours = { part-several } { $gender ->
    [f] delle { det-yours }
   *[m] dei { det-yours }
  }
target-removed = { $gender ->
    [f] tante
   *[m] tanti
  } { $text } quante sono le carte rimosse così
target-up-to = ciascuno di al massimo { part-several } { $text }
target-count = ciascuno di { part-several } { $text }

# Chi
role-hero = { $whose ->
    [their] proprio eroe
   *[your] tuo eroe
  }
role-self = { $sort ->
    [ally] questo alleato
    [ability] quest’abilità
    [totem] questo Totem
    [weapon] quest’arma
    [armor] quest’armatura
    [item] quest’oggetto
   *[quest] questa quest
  }
role-made = { $many ->
    [yes] quelle pedine
   *[no] quella pedina
  }
role-paid = { $noun } { $gender ->
    [f] distrutta
   *[m] distrutto
  }
role-dealer = chi ha inflitto quel danno
role-short = {""}
role-hurt = chi subisce questo danno
player-you = tu
player-each = ogni giocatore
player-all = i giocatori
player-foes = gli avversari
player-opponents = ogni avversario
player-turn = quel giocatore
player-controller = suo controllore
player-controller-of = controllore { $who-of }

# Numeri
as-much = altrettanti
hurt-text = { $many ->
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
   *[other] { $count } danni { $type ->
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
count-equal = pari { $what-to }
count-plus = pari a { $plus } più { $what }
count-minus = pari a { $plus } meno { $what }
count-gender = { $of ->
    [health] f
   *[other] m
  }
count-dealt = danno inflitto così
count-removed = numero delle carte rimosse così
count-hand = numero delle carte { $who ->
    [target-controller] in mano al suo controllore
   *[self] nella tua mano
  }
count-counters = numero dei segnalini { $of-on }
count-damage = danno { $of-on }
count-damage-its = danno che ha
count-atk = ATK { $of-of }
count-atk-its = suo ATK
count-health = salute { $of-of }
count-health-its = sua salute
count-cost = costo { $of-of }
count-cost-its = suo costo
count-one-atk = ATK { $of-of }
count-sought = numero { $of-of }
per-sought = per { $what }
per-counters = per ogni suo segnalino
per-damage = per ogni danno che ha
per-hand = per ogni carta che hai in mano

# Linee di tipo e numeri
line-full = { $noun }{ $token ->
    [yes] {" "}(pedina)
   *[no] {""}
  } { $marks } { $faction ->
    [alliance] dell’Alleanza
    [horde] dell’Orda
   *[neutral] {""}
  }{ $rest ->
    [none] {""}
   *[other] : { $rest }
  }{ $classes ->
    [none] {""}
   *[other] {" "}(per { $classes })
  }
line-unique = { $form ->
    [f] unica
   *[m] unico
  }
line-instant = instant
line-ongoing = a effetto continuo
figure-cost = costo { $cost }
figure-atk = ATK { $atk } { $type ->
    [none] {""}
    [arcane] arcano
    [fire] da fuoco
    [frost] da gelo
    [holy] sacro
    [melee] da mischia
    [nature] da natura
    [ranged] a distanza
   *[shadow] da ombra
  }
figure-strike = costo per colpire { $strike }
figure-defence = DEF { $defence }
figure-health = salute { $health }

# Che cosa dice una carta oltre agli effetti
needs = solo per eroi { $spec }
unlimited = un mazzo può contenerne quante copie vuoi
play-only = giocala solo { $turn ->
    [yes] { $so }
   *[no] se { $so }
  }
additional = costo aggiuntivo: { $costs }
instead-of-cost = se vuoi, invece di pagare il costo { $costs }
attach = assegna { $to-to }
modes = scegli: { $first }; oppure { $second }
power = { $costs }: { $does }
power-bare = { $costs }
reward = per completarla, { $costs }: { $does }
only = solo { $turn ->
    [yes] { $so }
   *[no] se { $so }
  }
only-once = solo una volta per turno
pay = paga { $pay }
if = se { $so }
if-done = se lo fai, { $does }
otherwise = altrimenti { $does }
while = { $turn ->
    [yes] { $so }
   *[no] finché { $so }
  }
so-turn-yours = nel tuo turno
so-turn-opponent = nel turno di un avversario
so-hero = il tuo eroe { $mark ->
    [bear-form] è in forma d’orso
    [stealth] ha furtività
   *[other] ha { $mark }
  }
so-hero-defends = il tuo eroe sta difendendo
so-hand = hai in mano almeno { $count } carte
so-there = { $none ->
    [yes] non hai nessun { $one }
   *[no] hai { $count ->
        [one] { $a }
       *[other] almeno { $count } { $many }
      }
  }
so-outnumbered = un avversario ha più alleati di te
so-hero-dealt = il tuo eroe ha inflitto danno { $type ->
    [arcane] arcano
    [fire] da fuoco
    [frost] da gelo
    [holy] sacro
    [melee] da mischia
    [nature] da natura
    [ranged] a distanza
   *[shadow] da ombra
  } in questo turno
so-allies-hit-hero = un alleato del tuo gruppo ha inflitto danno a un eroe nemico in questo turno
so-icon = il tuo eroe appartiene { $faction ->
    [alliance] all’Alleanza
   *[horde] all’Orda
  }

# Che cosa innesca un potere
trigger = { $when }, { $does }
part-first = { $first ->
    [turn] la prima volta in ogni turno che
    [your-turn] la prima volta in ogni tuo turno che
    [each] ogni volta che
    [once] se
   *[none] quando
  }
on-enters = { part-first } { $who } entra in gioco
on-destroyed = { part-first } { $who } viene { $who-form ->
    [f] distrutta
   *[m] distrutto
  }
on-attacks = { part-first } { $who } attacca
on-defends = { part-first } { $who } difende
on-protects = { part-first } { $who } fa guardia
on-exhausted = { part-first } { $who } viene { $who-form ->
    [f] spossata
   *[m] spossato
  }
on-deals = { part-first } { $who } infligge { $combat ->
    [yes] danno da combattimento
   *[no] danno
  } { $by ->
    [none] {""}
   *[other] { $by-to }
  } { $damaged ->
    [yes] che era già danneggiato
   *[no] {""}
  } { $armed ->
    [none] {""}
    [any] con un’arma
   *[self] con { $weapon }
  }
on-dealt = { part-first } { $by ->
    [none] viene inflitto
   *[other] { $by } infligge
  } { $combat ->
    [yes] danno da combattimento
   *[no] danno
  } { $who-to } { $during ->
    [none] {""}
   *[other] mentre { $during }
  }
on-strikes = { part-first } { $who } colpisce con { $armed ->
    [none] { $by }
    [any] un’arma
   *[self] { $weapon }
  }
on-plays = { part-first } giochi { $tag }
on-turn-start = all’inizio { $whose ->
    [player] del turno di ogni giocatore
    [each] di ogni turno
   *[your] del tuo turno
  }
on-turn-end = alla fine { $whose ->
    [player] del turno di ogni giocatore
    [each] di ogni turno
   *[your] del tuo turno
  }
watch-time = { $on ->
    [turn-end] alla fine del turno { $does }
   *[turn-start] all’inizio del tuo prossimo turno { $does }
  }
watch-turn = in questo turno, { $text }

# Che cosa si paga e che cosa accade
effect-activate = attiva
effect-flip = gira il tuo eroe
effect-concede = abbandona la partita{ $keep ->
    [yes] ; ogni giocatore può iniziare la prossima partita dell’incontro con in gioco il proprio equipaggiamento che vuole
   *[no] {""}
  }
effect-redraw = rimescola la mano nel mazzo, poi pesca altrettante carte
effect-reshuffle = rimescola il tuo cimitero nel mazzo
effect-extra = gioca un altro turno dopo questo
effect-instead = invece di pescare una carta, prendi in mano una carta che quest’abilità ha rimosso
effect-stays-down = nella tua interfase di preparazione puoi lasciare spossato { $self }
effect-put-on = metti { $hurt } { $who-on }
effect-drop = scarta { $count ->
    [one] una carta
   *[other] { part-several } carte
  }
effect-say = di’ «{ $words }»
effect-deal = { $short } infligge { $kind ->
    [equal] { $own ->
        [yes] { $to-to } { $hurt } { $equal }
       *[no] { $to-to } { $hurt } { $equal }
      }
   *[plain] { $hurt }{ $sure ->
        [yes] {" "}che non si possono prevenire
       *[no] {""}
      } { $to-to }
  }
part-healed = { $itself ->
    [yes] a se stesso
   *[no] { $who-to }
  }
effect-heal = { $short } cura { $kind ->
    [all] tutto il danno { part-healed }
    [equal] { part-healed } danni { $equal }
   *[plain] { $hurt } { part-healed }
  }
effect-clear = rimuovi tutto il danno { $who-by }
effect-draw = { $player ->
    [you] {""}
   *[other] { $who }
  } pesca { $fill ->
    [yes] fino al massimo di carte che puoi avere in mano
   *[no] { $kind ->
        [equal] carte in numero { $to }
       *[plain] { $amount ->
            [one] una carta
           *[other] { part-several } carte
          }
      }
  }
effect-discard = { $player ->
    [you] {""}
   *[other] { $who }
  } scarta { $kind ->
    [dealt] una carta per ogni danno inflitto così
    [equal] carte in numero { $to }
   *[plain] { $amount ->
        [one] una carta
       *[other] { part-several } carte
      }
  }
effect-destroy = distruggi { $what }
effect-destroy-chosen = { $player ->
    [you] distruggi
   *[other] { $who } distrugge
  } { $what }
effect-destroy-unless = distruggi { $what }, a meno che { $spare }
spare-friendly = sia assegnata a un personaggio amico
effect-exhaust = spossa { $what }
effect-ready = rendi { $what-form ->
    [f] pronta
    [mp] pronti
    [fp] pronte
   *[m] pronto
  } { $what }
effect-return = { $yours ->
    [yes] riprendi in mano { $what }
   *[no] riporta { $what } in mano { $what-form ->
        [mp] ai proprietari
        [fp] ai proprietari
       *[m] al proprietario
      }
  }
effect-deploy = metti in gioco { $what }{ $affordable ->
    [yes] {" "}se il suo costo non supera il numero delle tue risorse
   *[no] {""}
  }{ $every ->
    [yes] , sotto il controllo dei proprietari
   *[no] {""}
  }
effect-recover = { $player ->
    [you] { $may ->
        [yes] se vuoi, { part-takes }
       *[no] { part-takes }
      }
   *[other] { $may ->
        [yes] se vuole, { $who } { part-takes-other }
       *[no] { $who } { part-takes-other }
      }
  } { $several ->
    [yes] fino a { $count } { $text }{ $different ->
        [yes] {" "}di nome diverso
       *[no] {""}
      }
   *[no] { $text }
  } dal { $player ->
    [you] tuo
   *[other] proprio
  } cimitero{ $near ->
    [yes] , con tanto danno che resti 1 di salute
   *[no] {""}
  }
part-takes = { $to ->
    [play] metti in gioco
   *[hand] riprendi in mano
  }
part-takes-other = { $to ->
    [play] mette in gioco
   *[hand] riprende in mano
  }
effect-remove = rimuovi dal gioco { $what }
part-it = { $form ->
    [f] la
    [mp] li
    [fp] le
   *[m] lo
  }
part-shown = { $form ->
    [f] mostrala
    [mp] mostrali
    [fp] mostrale
   *[m] mostralo
  }
part-taken = { $form ->
    [f] prendila
    [mp] prendili
    [fp] prendile
   *[m] prendilo
  }
part-laid = { $form ->
    [f] mettila
    [mp] mettili
    [fp] mettile
   *[m] mettilo
  }
effect-search = { $player ->
    [you] cerca nel tuo mazzo
   *[other] { $may ->
        [may] se vuole, { $who } cerca nel proprio mazzo
       *[other] { $who } cerca nel proprio mazzo
      }
  } { $count ->
    [one] { $text }
   *[other] fino a { part-several } { $text }
  }{ $to ->
    [play] {" "}e { part-it } mette in gioco { $form ->
        [f] spossata
       *[m] spossato
      }, poi rimescola
    [top] , { part-shown }, rimescola e { part-laid } in cima al mazzo
   *[hand] , { part-shown } e { part-taken } in mano, poi rimescola
  }
effect-look = { $count ->
    [one] guarda la prima carta del tuo mazzo{ $what ->
        [none] ; se vuoi, mettila in fondo
       *[other] ; se è { $what }, puoi mostrarla e prenderla in mano
      }
   *[other] { $open ->
        [yes] mostra
       *[no] guarda
      } le prime { part-several } carte del tuo mazzo; { $player ->
        [you] { $what ->
            [none] { $to ->
                [top] rimettine una in cima
               *[hand] prendine in mano una
              }
           *[other] prendi in mano { $what } tra queste
          } e metti le altre in fondo, in qualsiasi ordine
       *[other] { $who } ne sceglie una che va in tua mano; le altre vanno in fondo, in qualsiasi ordine
      }
  }
effect-mill = { $player ->
    [you] metti nel cimitero le prime { $amount } carte del tuo mazzo
   *[other] { $who } mette nel cimitero le prime { $amount } carte del proprio mazzo
  }
effect-place = { $what ->
    [top] piazza come risorsa, a faccia in giù e spossata, la prima carta del tuo mazzo
   *[hand] se vuoi, piazza come risorsa, a faccia in giù e spossata, una carta della tua mano
  }
effect-turn-down = { $player ->
    [you] gira a faccia in giù una delle tue quest
   *[other] { $who } gira a faccia in giù una delle proprie quest
  }
effect-reattach = sposta { $what } dal personaggio a cui è assegnata a un altro a cui si possa assegnare
effect-control = { $player ->
    [you] prendi
   *[other] { $who } prende
  } il controllo { $what-of }{ $until ->
    [exhausted] {" "}finché { $self } resta spossato
   *[other] {""}
  }
effect-token = metti in gioco { $count ->
    [one] una pedina alleato { $name } ({ $figures })
   *[other] { part-several } pedine alleato { $name } ({ $figures })
  }
effect-counter = metti { $counter } { $self-on }
counter-text-agony = un segnalino agonia
counter-text-bone = un segnalino osso
counter-text-strength = un segnalino forza
effect-withdraw = { $sort ->
    [ally] se un alleato sta attaccando il tuo eroe, rimuovilo dal combattimento
   *[character] se il tuo eroe sta difendendo, rimuovi l’attaccante dal combattimento
  }
effect-interrupt = interrompi { $what }
effect-interrupt-chosen = { $hero ->
    [yes] se è un eroe, puoi interrompere un’abilità del suo controllore sulla catena
   *[no] puoi interrompere un’abilità del suo controllore sulla catena
  }
effect-may = { $pay ->
    [0] { $tap ->
        [none] se vuoi, { $does }
       *[other] se spossi { $tap }, { $does }
      }
   *[other] se paghi { $pay }, { $does }
  }
effect-unless = { $does } a meno che { $player ->
    [you] tu
   *[other] il suo controllore
  } non { $price }
unless-pay = paghi { $pay }
unless-drop = scarti { $count ->
    [one] una carta
   *[other] { part-several } carte
  }
effect-if = se { $so }, { $does }
effect-choose = { $player ->
    [you] { $may ->
        [yes] se vuoi, scegli
       *[no] scegli
      }
   *[other] { $who } sceglie
  } { $what }
effect-each = per { $who }: { $does }
effect-toss = lancia una moneta; se vinci, { $win }{ $again ->
    [0] {""}
   *[other] ; se perdi, puoi pagare { $again } per lanciarla di nuovo
  }
effect-roll = tira un dado; 1–2: { $low }; 3–4: { $middle }; 5–6: { $high }
script-secret-numbers = ogni giocatore sceglie un numero in segreto; tra chi ha detto il più alto scegli chi prende il controllo { $self-of } e mette altrettanti danni sul proprio eroe
script-remove-deck = rimuovi dal gioco il tuo mazzo
script-put-away-hand = rimuovi dal gioco la tua mano; alla fine del turno riprendi in mano quelle carte
script-take-back-hand = riprendi in mano le carte rimosse

# Che cosa vale
part-span = { $span ->
    [turn] {" "}in questo turno
    [combat] {" "}in questo combattimento
    [exhausted] {" "}finché resta spossato
   *[none] {""}
  }
part-has = { $who-form ->
    [mp] hanno
    [fp] hanno
   *[m] ha
  }
part-is = { $who-form ->
    [mp] sono
    [fp] sono
   *[m] è
  }
part-can = { $who-form ->
    [mp] possono
    [fp] possono
   *[m] può
  }
bonus-atk = { $value } ATK
bonus-health = { $value } salute
bonus-defence = { $value } DEF
effect-bonus = { $who } { part-has } { $numbers }{ $per ->
    [0] {""}
   *[other] {" "}{ $per }
  }{ part-span }{ $fights ->
    [attacking] {" "}mentre { $who-form ->
        [mp] attaccano
        [fp] attaccano
       *[m] attacca
      }
    [defending] {" "}mentre difende
    [against] {" "}mentre { $armed ->
        [yes] il tuo eroe attacca { $foe }
       *[no] { $who-form ->
            [mp] attaccano
            [fp] attaccano
           *[m] attacca
          } { $foe }
      }
   *[none] {""}
  } { $so }
part-ready = { $who-form ->
    [f] torna pronta
    [mp] tornano pronti
    [fp] tornano pronte
   *[m] torna pronto
  }
part-targeted = { $who-form ->
    [f] bersagliata
    [mp] bersagliati
    [fp] bersagliate
   *[m] bersagliato
  }
part-destroyed = { $who-form ->
    [f] distrutta
    [mp] distrutti
    [fp] distrutte
   *[m] distrutto
  }
part-elusive = { $who-form ->
    [mp] sfuggenti
    [fp] sfuggenti
   *[m] sfuggente
  }
part-whose = { $who-form ->
    [mp] loro
    [fp] loro
   *[m] suo
  }
effect-has = { $mark ->
    [no-ready] { $who } non { part-ready } { $span ->
        [next-ready] nella prossima interfase di preparazione del { part-whose } controllore
       *[none] nell’interfase di preparazione del { part-whose } controllore
      }
    [no-attack] { $who } non { part-can } attaccare
    [no-protect] { $who } non { part-can } fare guardia
    [no-heal] il danno { $who-on } non può essere curato
    [untargetable] { $who } non { part-can } essere { part-targeted } dagli avversari
    [indestructible] { $who } non { part-can } essere { part-destroyed }
    [guards-hero] { $who } { part-can } fare guardia al tuo eroe
    [must-attack] { $who } deve attaccare{ part-span }, se può, e può attaccare solo { $only }
    [lure] i personaggi nemici che possono attaccare { $who } non possono attaccare nessun altro
    [bear-form] { $who } { part-is } in forma d’orso
    [elusive] { $who } { part-is } { part-elusive }
    [protector] { $who } { part-has } guardia
    [ferocity] { $who } { part-has } ferocia
    [stealth] { $who } { part-has } furtività
   *[long-range] { $who } { part-has } lunga gittata
  }{ $mark ->
    [must-attack] {""}
   *[other] { part-span }
  } { $so }
kept-no-attack = attaccare
kept-no-protect = fare guardia
effect-kept = { $who } non { part-can } { $marks }{ part-span }
effect-gains = { $who } { part-has } «{ $power }»{ part-span }
effect-loses = { $who } perde tutti i poteri ed è anche { $tag }
ban-draw = pescare carte
ban-play = giocare carte
ban-strike = colpire
effect-bans = { $who } non { part-can } { $bans }{ part-span } { $so }
effect-barred-protect = i personaggi nemici non possono fare guardia
effect-barred-lose-hero = il danno fatale sul tuo eroe non ti mette fuori dalla partita
effect-more = { $heal ->
    [yes] ogni volta che { $by } cura danno, ne cura { $amount } in più
   *[no] { $by ->
        [none] ogni volta che viene inflitto danno { $to-to }, gliene viene inflitto { $amount } in più
       *[other] ogni volta che { $by } infligge danno { $type ->
            [none] {""}
            [arcane] arcano
            [fire] da fuoco
            [frost] da gelo
            [holy] sacro
            [melee] da mischia
            [nature] da natura
            [ranged] a distanza
           *[shadow] da ombra
          } { $ability ->
            [yes] per un’abilità
           *[no] {""}
          }, ne infligge { $double ->
            [yes] il doppio
           *[no] { $amount } in più
          }
      }
  }
part-combat = { $combat ->
    [yes] danno da combattimento
   *[no] danno
  }
effect-prevent = { $next ->
    [yes] previeni { $amount ->
        [one] il prossimo danno
       *[other] i prossimi { $amount } danni
      }{ $by ->
        [none] {""}
       *[other] {" "}{ $by-by }
      } { $to-to }{ part-span }
   *[no] { $amount ->
        [0] previeni tutto il { part-combat } { $by ->
            [none] { $to-to }
           *[other] { $by-by }
          }{ part-span }
       *[other] { $by ->
            [none] ogni volta che verrebbe inflitto { part-combat } { $to-to }, previenine { $amount }
           *[other] ogni volta che { $by } infliggerebbe { part-combat }, previenine { $amount }
          }{ part-span }
      }
  } { $so }
prevented-so = se viene prevenuto danno così, { $does }
effect-pierce = { $armed ->
    [yes] il danno da combattimento inflitto con { $self } non può essere prevenuto
   *[no] il danno inflitto { $by-by } non può essere prevenuto
  }
effect-cheaper = { $what ->
    [strike] { $next ->
        [yes] la prossima volta che colpisci con { $tag }{ part-span }, paghi { $amount } in meno
       *[no] colpire ti costa { $amount } in meno
      }
   *[card] { $next ->
        [yes] la prossima carta che giochi{ part-span } costa { $amount } in meno
       *[no] le tue { $tag ->
            [none] carte
           *[other] { $tag }
          } costano { $amount } in meno{ $least ->
            [0] {""}
           *[other] , ma mai meno di { $least }
          }
      }
  }
effect-tax = un alleato nemico può attaccare un personaggio del tuo gruppo solo se il suo controllore paga { $amount } per quell’attacco
effect-hand-size = il massimo di carte in mano del suo controllore aumenta di { $amount }
effect-swift = { $kinds } nella tua mano sono instant
effect-keeps = controlli { $host }

# Che cosa significano le parole chiave
keyword-protector = guardia
keyword-elusive = sfuggente
keyword-ferocity = ferocia
keyword-long-range = lunga gittata
keyword-stealth = furtività
keyword-bear-form = forma d’orso
keyword-instant = instant
keyword-unique = unica
keyword-ongoing = a effetto continuo
keyword-totem = Totem
reminder-protector = quando un avversario attacca un altro personaggio della tua parte, spossa questo perché difenda al suo posto
reminder-elusive = non può essere attaccato
reminder-ferocity = può attaccare già nel turno in cui si unisce al gruppo
reminder-long-range = mentre attacca, il difensore non gli infligge danno da combattimento
reminder-stealth = mentre attacca, gli avversari non possono fare guardia; ciò che dà furtività viene distrutto appena il tuo eroe infligge danno
reminder-bear-form = il tuo eroe ha guardia; la forma viene distrutta appena colpisci o giochi un’abilità che non sia Feral
reminder-instant = si può giocare ogni volta che puoi agire
reminder-unique = ne controlli al massimo una con questo nome
reminder-ongoing = resta in gioco
reminder-totem = può essere attaccato, e bersagliato come un alleato, ma non lo è
