title = Locanda
host-name = Oste
no-connection = Il server non si raggiunge.
no-answer = Il server non ha dato una risposta sensata.
close = Chiudi
start-failed = La pagina non si è aperta.
start-stumbled = Ne manca un pezzo, oppure è inciampata in qualcosa. I tuoi tavoli sono al sicuro.
needs-script = Locanda ha bisogno di JavaScript: per favore, consentilo qui.
try-again = Riprova
opening = La locanda si apre…
you = tu
a-bot = bot
away = assente
board = Tabellone
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
find-me = Mostra dove sono
whole-board = Tutto il tabellone
decision = Che cosa si chiede
looking-back = Stai riguardando la partita. Chiudi il replay per continuare a giocare.
won-by = Vittoria: { $winners }!
read-rule = Leggi la regola
filter = Cerca tra le scelte
no-option = Nessuna scelta contiene queste parole.
all-options = Tutte le scelte
idle-show = { $count ->
    [one] 1 scelta che non cambierebbe nulla
   *[other] { $count } scelte che non cambierebbero nulla
  }
idle-hide = Solo ciò che cambia qualcosa
advice = Io sceglierei: { $option }
advice-note = Le cifre sono le probabilità di vincere la partita, da qualche centinaio di prove con le carte nascoste ridistribuite.
watching-bots = Guarda che cosa fanno gli altri…
player-number = il giocatore { $number }
waiting-for = Si aspetta { $who }.
waiting-for-others = { $count ->
    [2] Si aspettano altri due: { $who }.
    [3] Si aspettano altri tre: { $who }.
   *[other] Si aspettano altri { $count }: { $who }.
  }
in-secret = { $count ->
    [one] Nello stesso momento sceglie in segreto { $who }.
   *[other] Nello stesso momento scelgono in segreto { $who }.
  }
first-acts = { $count ->
    [one] Può agire anche { $who }: agisce chi sceglie per primo.
   *[other] Possono agire anche { $who }: agisce chi sceglie per primo.
  }
first-own = Scegli tu quale dei tuoi agisce per primo.
was-faster = { $who } ha fatto prima.
questions = Hai { $count } domande aperte
skip = Salta
key-space = Spazio
hint = Consiglio
thinking = Sto pensando…
undo = Annulla: { $what }
undo-ask = Chiedi di annullare: { $what }
undo-asks = Nel frattempo è successo qualcosa: per annullarlo gli altri devono essere d’accordo.
always = D’ora in poi
always-pass = Qui passa sempre
always-pass-hint = Passi ora e ogni volta che qui ti verrebbe chiesto qualcosa; si annulla dal menù.
always-ask = Qui chiedimelo sempre
always-ask-hint = Qui ti si chiede anche quando non hai nulla da usare; si annulla dal menù.
passes-now = D’ora in poi qui passi sempre; si annulla dal menù.
log = Diario
since-visit = dalla tua ultima visita
chat = Chiacchiere
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Di’ qualcosa
team = squadra
team-of = Squadra { $name }
play-together = I posti con la stessa lettera giocano insieme.
send = Invia
seats = Posti
is-asked = ora deve scegliere
rules = Regole
rule-of = Leggi la regola { $rule }
ruling-of = Leggi il chiarimento { $rule }
see-also = vedi anche
search-rules = Cerca nelle regole
no-rule = Nessuna regola contiene queste parole.
gathering = I giocatori si riuniscono
with-expansions = con { $names }
asks-always = Si chiede sempre a chi potrebbe nascondere una risposta.
invite-friends = Manda questo link ai tuoi amici; chi lo apre può sedersi.
invite-link = Invito
copy = Copia
copied = Copiato.
copy-by-hand = Il link è selezionato: copialo con Ctrl+C (⌘C su un Mac).
copy-by-touch = Il link è selezionato: tienilo premuto un momento e scegli «Copia».
play-as = Gioco con
by-chance = chi capita
empty-seat = posto libero
sit-down = Siediti
begin = Si comincia
seats-empty = Alcuni posti sono ancora liberi.
wait-begin = Darà inizio chi ha aperto il tavolo.
get-up = Alzati
fair-dice = Dadi onesti
fair-dice-before = Il server ha scelto un segreto e ne mostra ora l’impronta. Il tuo posto aggiunge una parte sua, così nessuno decide i dadi da solo. A fine partita il segreto viene mostrato e tutti possono controllare.
fair-dice-text = Prima della partita il server si è impegnato a usare un segreto, di cui questa è l’impronta; ogni posto ha aggiunto una parte sua. A fine partita il segreto viene mostrato e ogni tiro e ogni mescolata si possono dimostrare.
replay = Riguarda la partita
replay-start = All’inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Un passo avanti
replay-position = Posizione
play-from-here = Gioca da qui
menu = Menù
settings = Impostazioni
language = Lingua
theme = Luce
theme-dark = Scuro
theme-light = Chiaro
theme-system = Come il dispositivo
speed = Ritmo
speed-slow = Lento
speed-normal = Normale
speed-fast = Veloce
speed-instant = Subito
windows = Passi e soste
window-skip = Passi sempre { $window }
window-stop = Ti si chiede sempre { $window }
forget-window = Annulla: { $what }
forget = Annulla
this-table = Questo tavolo
copy-invite = Copia l’invito
take-back = Torna a giocare tu con { $seat }
bot-for = Affida { $seat } a un bot
bot-title = Un bot per { $seat }?
bot-until-you = Il bot prende { $seat } e gioca da qui in poi, finché non riprendi il posto. Le sue mosse valgono.
bot-until = Il bot prende { $seat } e gioca da qui in poi, finché { $name } non riprende il posto. Le sue mosse valgono.
bot-alone = Qui nessun altro gioca di persona: finché guardi, i bot giocano al tuo ritmo; se lasci la pagina, giocano subito fino alla fine.
bot-yes = Fai giocare il bot
bot-no = No, continuo io
bot-no-other = No, lascia così
bot-plays = Un bot gioca { $seats } al posto tuo.
seat-back = { $count ->
    [one] Riprendi il posto
   *[other] Riprendi i posti
  }
to-lobby = Alla sala
keys = Tasti
keys-choose = scegli una voce
keys-pass = passa, o lascia tutto com’è
keys-walk = scorri le scelte
keys-filter = cerca tra molte scelte
keys-questions = un’altra delle tue domande aperte
keys-tab = spazi e carte che si possono scegliere
keys-undo = annulla
keys-hint = consiglio
keys-skip = salta ciò che viene mostrato
keys-zoom = ingrandisci il tabellone
keys-tabs = diario, chiacchiere, tavolo
keys-rules = regole
keys-menu = questo menù
verify = Verifica la partita
download-record = Scarica la partita
verified = { $answers ->
    [one] 1 risposta rigiocata: era permessa, e ogni dado viene
   *[other] { $answers } risposte rigiocate: ognuna era permessa, e ogni dado viene
  } dal segreto a cui il server si era impegnato.
secret = Il segreto, ora mostrato:
reconnecting = mi ricollego…
watchers = spettatori
yes = Sì
no = No
tabs = Tavolo, diario e chiacchiere
tab-table = Tavolo
tab-log = Diario
tab-chat = Chiacchiere
loading = Si apparecchia il tavolo…
match-over = La partita è finita.
not-your-turn = Ora non tocca a te.
only-watching = Stai solo guardando.
lesson-done = Ben fatto: torna alla sala
life-left = Vita: { $left } su { $of }
stamina-left = Resistenza: { $left } su { $of }
not-now = Perché non ora
look-card = Guarda { $card }
choose-card = Scegli { $card }
at-turn = è di turno
has-won = ha vinto
open-sheet = Che cosa ha { $who }
card-at-hand = La carta in questione
beside-board = Accanto alla mappa
decks = Mazzi
lesson-next = Prossima lezione: { $title }
from-expansions = Dalle espansioni
in-words = Il tavolo a parole
plain-cards = Carte del gioco
plain-find = Cerca nelle carte
plain-none = Nessuna carta contiene queste parole.
plain-rules = Leggi le regole
