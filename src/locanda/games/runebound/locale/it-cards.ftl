# Testo delle carte di Runebound. Ogni messaggio è una frase che comincia minuscola; il resto lo fa il programma.

type-ranged = a distanza
type-melee = corpo a corpo
type-magic = magico
characteristic-mind = Mente
characteristic-body = Corpo
characteristic-spirit = Spirito
terrain-plains = pianura
terrain-road = strada
terrain-river = fiume
terrain-swamp = palude
terrain-forest = foresta
terrain-hill = collina
terrain-mountain = montagna
against-dragon = i draghi
against-undead = i non morti
against-beast = le bestie
against-outlaw = i fuorilegge
against-demon = i demoni
against-giant = i giganti
against-sorcerer = gli stregoni
against-trap = le trappole
colour-green = verdi
colour-yellow = gialle
colour-blue = blu
colour-red = rosse
stat-mind = Mente
stat-body = Corpo
stat-spirit = Spirito
stat-life = Vita
stat-stamina = Resistenza
stat-ranged-damage = danno a distanza
stat-melee-damage = danno corpo a corpo
stat-magic-damage = danno magico
of-allies = gli Alleati
of-items = gli Oggetti
of-weapons = le armi
of-armour = le armature
of-artefacts = gli artefatti
of-all = le carte Mercato
who-self = questo Alleato
who-ally = uno dei tuoi Alleati
who-allies = ciascuno dei tuoi Alleati
who-party = il tuo Eroe e ciascuno dei tuoi Alleati
who-anyone = il tuo Eroe o uno dei tuoi Alleati
who-everyone = ogni Eroe
who-enemy = il nemico
who-you = il tuo Eroe
on-attack = tiro d’attacco
on-defence = tiro di difesa
on-combat = tiro di combattimento
on-test = prova
on-escape = tiro di fuga
on-check = tiro
skill-perception = Percezione
skill-lore = Sapienza
skill-trickery = Inganno
skill-pathfinding = Orientamento
skill-jump = Salto
skill-climb = Scalata
skill-swim = Nuoto
skill-stealth = Furtività
skill-resist = Resistere
skill-diplomacy = Diplomazia
skill-courage = Coraggio
skill-haggle = Mercanteggiare
trait-dragon = Drago
trait-undead = Non morto
trait-beast = Bestia
trait-outlaw = Fuorilegge
trait-demon = Demone
trait-giant = Gigante
trait-sorcerer = Stregone
trait-trap = Trappola
type-weapon = arma
type-armour = armatura
type-artefact = artefatto
type-potion = pozione
type-scroll = pergamena
type-rune = Runa di Drago
type-ally = Alleato
skills = abilità: { $skills }
event-number = Evento { $number }
event-now = Subito
before-combat = Prima del combattimento
while-kept = Finché conservi questa carta:
# Modificatori durevoli
effect-bonus = { $amount-signed } { $on ->
    [attack] ai tiri d’attacco { $type-text }
    [defence] ai tiri di difesa { $type ->
        [magic] magica
       *[other] { $type-text }
      }
    [combat] ai tiri di combattimento { $type-text }
    [escape] ai tiri di fuga
    [test] { $skill ->
        [none] { $characteristic ->
            [none] alle prove
           *[other] alle prove di { $characteristic-text }
          }
       *[other] alle prove di { $skill-text }
      }
   *[check] a tutti i tiri
  } { $who ->
    [allies] dei tuoi Alleati
    [self] di questo Alleato
   *[you] { $scope ->
        [all] di ogni Eroe
       *[own] del tuo Eroe
      }
  } { $against ->
    [none] {""}
   *[other] contro { $against-text }
  } { $terrain ->
    [none] {""}
   *[other] negli spazi di { $terrain-text }
  } { $round ->
    [0] {""}
   *[other] nel round { $round }
  }
effect-stat = { $amount-signed } { $stat ->
    [mind] alla Mente
    [body] al Corpo
    [spirit] allo Spirito
    [life] alla Vita
    [stamina] alla Resistenza
    [ranged-damage] al danno a distanza
    [melee-damage] al danno corpo a corpo
   *[magic-damage] al danno magico
  } { $who ->
    [allies] di ciascuno dei tuoi Alleati
    [self] di questo Alleato
   *[you] { $scope ->
        [all] di ogni Eroe
       *[own] del tuo Eroe
      }
  } { $against ->
    [none] {""}
   *[other] contro { $against-text }
  }
effect-movement-dice = { $scope ->
    [all] { $start ->
        [town] chi inizia il turno in una città tira
        [wilds] chi inizia il turno fuori da una città tira
       *[anywhere] tutti tirano
      }
   *[own] { $start ->
        [town] se inizi il turno in una città, tira
        [wilds] se inizi il turno fuori da una città, tira
       *[anywhere] tira
      }
  } { $amount-size ->
    [one] un dado movimento
   *[other] { $amount-size } dadi movimento
  } { $amount-sign ->
    [plus] in più
   *[minus] in meno
  }
effect-path = qualunque dado movimento permette di entrare negli spazi di { $terrain-text }
effect-toll = chi entra in uno spazio di { $terrain-text } prende { $exhaustion } Stanchezza
effect-sleep = il primo dado lasciato da parte per riposare toglie { $amount } Stanchezza in più
effect-price = { $once ->
    [yes] { $of ->
        [allies] il primo Alleato
        [items] il primo Oggetto
        [weapons] la prima arma
        [armour] la prima armatura
        [artefacts] il primo artefatto
       *[all] la prima carta Mercato
      } che { $scope ->
        [all] un giocatore compra
       *[own] compri
      } ogni turno costa
   *[no] { $scope ->
        [all] { $of-text } costano
       *[own] { $of-text } ti costano
      }
  } { $amount-size } Oro { $amount-sign ->
    [plus] in più
   *[minus] in meno, ma almeno 1
  }
effect-sale = { $scope ->
    [all] tutti vendono
   *[own] vendi
  } gli Oggetti a { $amount } Oro in più
effect-healing-price = guarire in una città costa { $amount-size } Oro { $amount-sign ->
    [plus] in più
   *[minus] in meno
  } per ogni personaggio
effect-unscathed = un attacco { $type-text } fallito non costa ferite { $who ->
    [allies] ai tuoi Alleati
    [self] a questo Alleato
   *[you] al tuo Eroe
  }
effect-immune = gli attacchi { $type ->
    [ranged] a distanza
    [melee] corpo a corpo
   *[magic] magici
  } non infliggono ferite a questa Sfida
effect-regenerate = all’inizio di ogni round successivo questa Sfida guarisce da { $amount ->
    [one] 1 ferita
   *[other] { $amount } ferite
  }
effect-thorns = ogni attacco { $type-text } riuscito costa a chi attacca { $as ->
    [exhaustion] { $amount } Stanchezza
   *[wounds] { $amount ->
        [one] 1 ferita
       *[other] { $amount } ferite
      }
  }
effect-fury = dal round { $round } i suoi danni superiori a 0 aumentano di { $amount }
effect-tiring = il suo danno { $type-text } si prende come Stanchezza invece che come ferite
effect-no-escape = { $round ->
    [0] nessuno può fuggire
    [1] nessuno può fuggire nel round 1
   *[other] nessuno può fuggire prima della fine del round { $round }
  }
effect-no-allies = gli Alleati non possono attaccare { $type ->
    [none] {""}
    [magic] nella fase magica
    [melee] nella fase corpo a corpo
   *[ranged] nella fase a distanza
  }
effect-tougher = { $colour ->
    [none] tutte le Sfide
   *[other] le Sfide { $colour-text }
  } hanno { $amount-signed } alla Vita
effect-harder = { $undefeated ->
    [yes] le Sfide sulla linea Avventura non Superata hanno
   *[no] { $colour ->
        [none] tutte le Sfide hanno
       *[other] le Sfide { $colour-text } hanno
      }
  } { $amount-signed } in { $type ->
    [ranged] Mente
    [melee] Corpo
    [magic] Spirito
   *[none] Mente, Corpo e Spirito
  }
effect-bounty = { $colour ->
    [none] ogni Sfida sconfitta dà
    [green] ogni Sfida verde sconfitta dà
    [yellow] ogni Sfida gialla sconfitta dà
    [blue] ogni Sfida blu sconfitta dà
   *[red] ogni Sfida rossa sconfitta dà
  } { $amount } Oro in più
effect-lessons = i gettoni Esperienza { $scope ->
    [all] costano
   *[own] ti costano
  } { $amount-size ->
    [one] 1 punto
   *[other] { $amount-size } punti
  } { $amount-sign ->
    [plus] in più
   *[minus] in meno
  }
# Effetti immediati
effect-gold = { $who ->
    [everyone] ogni giocatore { $amount-sign ->
        [minus] perde
       *[plus] guadagna
      }
   *[you] { $amount-sign ->
        [minus] perdi
       *[plus] guadagna
      }
  } { $amount-size } Oro
effect-wound = { $who ->
    [you] subisci
    [party] il tuo Eroe e ciascuno dei tuoi Alleati subiscono
   *[other] { $who-text } subisce
  } { $amount ->
    [one] 1 ferita
   *[other] { $amount } ferite
  }
effect-tire = { $who ->
    [you] prendi
    [party] il tuo Eroe e ciascuno dei tuoi Alleati prendono
   *[other] { $who-text } prende
  } { $amount } Stanchezza
effect-heal = { $who ->
    [party] il tuo Eroe e ciascuno dei tuoi Alleati guariscono
   *[other] { $who-text } guarisce
  } da { $amount ->
    [0] tutte le ferite
    [one] 1 ferita
   *[other] { $amount } ferite
  }
effect-relieve = { $who ->
    [party] il tuo Eroe e ciascuno dei tuoi Alleati scartano
   *[other] { $who-text } scarta
  } { $amount ->
    [0] tutta la Stanchezza
   *[other] { $amount } Stanchezza
  }
effect-attack = { $owner ->
    [ally] questo Alleato compie
   *[hero] compi
  } un attacco { $type-text } { $bonus ->
    [0] {""}
   *[other] con { $bonus-signed }
  }
effect-add = { $amount-signed } a questo tiro
effect-reroll = ritira il dado { $bonus ->
    [0] {""}
   *[other] con { $bonus-signed }
  }
effect-damage = l’attacco infligge { $amount ->
    [one] 1 ferita
   *[other] { $amount } ferite
  } in più
effect-cancel = annulla { $amount ->
    [0] tutte quelle ferite
    [one] 1 ferita
   *[other] fino a { $amount } ferite
  }
effect-extra-dice = tira { $amount ->
    [one] 1 dado movimento
   *[other] { $amount } dadi movimento
  } in più
effect-reroll-dice = ritira tutti i dadi movimento
effect-wild = { $amount ->
    [one] un passo
   *[other] { $amount } passi
  } in più su qualunque terreno
effect-travel = { $to ->
    [nearest] vai nella città più vicina
    [any] vai in una città a tua scelta
   *[other] vai a { $to-text }
  }
effect-peek = guarda la prima carta del mazzo di questa avventura{ $bury ->
    [yes] ; puoi metterla in fondo
   *[no] {""}
  }
effect-find = rivela le prime { $draw } carte del mazzo Mercato; puoi prendere gratis { $of ->
    [all] una di esse
    [allies] un Alleato fra esse
    [items] un Oggetto fra esse
    [weapons] un’arma fra esse
    [armour] un’armatura fra esse
   *[artefacts] un artefatto fra esse
  }, le altre vanno in fondo
effect-restock = la pila Mercato di ogni città riceve una carta in più
effect-refresh = { $amount ->
    [0] rimetti a faccia in su tutte le tue carte attivate
    [one] rimetti a faccia in su una delle tue carte attivate
   *[other] rimetti a faccia in su fino a { $amount } delle tue carte attivate
  }
effect-experience = guadagna { $points ->
    [one] 1 punto esperienza
   *[other] { $points } punti esperienza
  }
effect-grow = { $stat ->
    [mind] la Mente
    [body] il Corpo
   *[spirit] lo Spirito
  } del tuo Eroe aumenta di 1 per sempre
effect-drop = perdi un Oggetto a tua scelta
effect-desert = perdi un Alleato a tua scelta
effect-test = prova di { $characteristic-text }{ $skill ->
    [none] {""}
   *[other] , { $skill-text }
  } ({ $target }){ $success ->
    [none] {""}
   *[other] . Successo: { $success }
  }{ $failure ->
    [none] {""}
   *[other] . Fallimento: { $failure }
  }
effect-choose = scegli: { $first } – oppure { $second }
effect-pay = puoi pagare { $gold } Oro; se lo fai, { $do }
effect-may = se vuoi: { $do }
effect-win = questa Sfida è sconfitta
effect-fail = questa Sfida è fallita
effect-flee = fuggi senza tirare
effect-fight = combatti questo nemico
effect-keep = conserva questa carta
effect-clear = la carta che attende da più tempo sulla linea Avventura non Superata va in fondo al suo mazzo

# Quando si usano le abilità speciali, e quanto costano
when-before-combat = Prima del combattimento{ $against ->
    [none] {""}
   *[other] {" "}contro { $against-text }
  }
when-before-roll = Prima di { $on ->
    [test] una prova
   *[other] un { $on-text }
  }{ $type ->
    [none] {""}
    [magic] { $on ->
        [defence] {" "}magica
       *[other] {" "}magico
      }
   *[other] {" "}{ $type-text }
  }{ $owner ->
    [ally] {" "}di questo Alleato
   *[hero] {" "}del tuo Eroe
  }{ $against ->
    [none] {""}
   *[other] {" "}contro { $against-text }
  }
when-after-roll = Dopo { $on ->
    [test] una prova fallita
   *[other] un { $on-text }{ $type ->
      [none] {""}
      [magic] { $on ->
          [defence] {" "}magica
         *[other] {" "}magico
        }
     *[other] {" "}{ $type-text }
    } fallito
  }{ $owner ->
    [ally] {" "}di questo Alleato
   *[hero] {" "}del tuo Eroe
  }{ $against ->
    [none] {""}
   *[other] {" "}contro { $against-text }
  }
when-hit = Quando un attacco{ $type ->
    [none] {""}
   *[other] {" "}{ $type-text }
  }{ $owner ->
    [ally] {" "}di questo Alleato
   *[hero] {" "}del tuo Eroe
  } riesce{ $against ->
    [none] {""}
   *[other] {" "}contro { $against-text }
  }
when-wound = Quando { $on ->
    [ally] uno dei tuoi Alleati
    [anyone] il tuo Eroe o uno dei tuoi Alleati
    [self] questo Alleato
   *[hero] il tuo Eroe
  } sta per subire ferite
when-escape = Fase di Fuga{ $against ->
    [none] {""}
   *[other] {" "}contro { $against-text }
  }
when-movement = Prima di tirare i dadi movimento
when-moving = Dopo aver tirato i dadi movimento
when-adventure = Prima di affrontare un’avventura
when-market = Fase Mercato
when-turn = All’inizio del tuo turno
when-round = All’inizio di { $paid ->
    [yes] un
   *[no] ogni
  } round di combattimento{ $against ->
    [none] {""}
   *[other] {" "}contro { $against-text }
  }
when-win = Dopo aver sconfitto una Sfida{ $against ->
    [none] {""}
   *[other] {" "}({ $against-text })
  }
cost-activate = attiva questa carta
cost-exhaustion = { $owner ->
    [ally] questo Alleato prende
   *[hero] prendi
  } { $amount } Stanchezza
cost-wounds = { $owner ->
    [ally] questo Alleato subisce
   *[hero] subisci
  } { $amount ->
    [one] 1 ferita
   *[other] { $amount } ferite
  }
cost-gold = paga { $amount } Oro
cost-discard = scarta questa carta
cost-free = una volta per turno
span-combat = { $does } per questo combattimento

# Ricompense, incarichi, nemici
reward = Ricompensa: { $what }
reward-gold = { $amount } Oro
reward-victory = vinci la partita
reward-item = conserva questa carta come Oggetto
reward-ally = questa carta si unisce al tuo gruppo come Alleato
errand = { $kind ->
    [turns] Dopo { $turns } tuoi turni con questa carta
    [town] Quando termini il movimento a { $town }
   *[any] Quando termini il movimento in una città
  }: { $does }, poi questa carta esce dal gioco
foe = Nemico: Mente { $mind }, Corpo { $body }, Spirito { $spirit }, danni { $ranged }/{ $melee }/{ $magic }, Vita { $life }
