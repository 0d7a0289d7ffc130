### Parole di tutta la casa: pagine, tavoli, impostazioni.

## Giochi
players-range =
    { $least ->
        [2] { $most ->
            [2] 2 giocatori
           *[other] 2–{ $most } giocatori
        }
       *[other] { $least }–{ $most } giocatori
    }

## Percorsi
home = Pagina iniziale
to-home = Alla pagina iniziale
navigation = Pagine
settings = Impostazioni
close = Chiudi
go-on = Avanti
loading = Un momento…
try-now = Riprova ora
copy = Copia
copied = Copiato
you = Tu
guest = Ospite
table = Tavolo

## Pagina iniziale
welcome = Stanotte quattro tavoli sono illuminati.
welcome-text = Scegli un gioco: gli spiriti sono pronti a giocare, e agli amici basta un link.
my-turn = Tocca a te
going-on = I tuoi tavoli
open-tables = Tavoli aperti
open-tables-none = Nessuno aspetta giocatori. Apri un tavolo con gli amici e mostralo qui.
watch-tables = Da guardare
watch-tables-none = Non è in corso nessuna partita pubblica.
play-now = Gioca ora
with-friends = Con gli amici
choose-players = In quanti giocate?
choose-mind = Quanto bene devono giocare gli spiriti?
choose-clock = Orologio al tavolo con gli amici
clock-none = Senza orologio
clock-quick = 30 secondi a mossa
clock-calm = 15 minuti a testa, più 10 secondi a mossa
clock-days = Due giorni a mossa
choose-public = Mostra il tavolo a tutti
choose-hints = Permetti di chiedere consiglio a uno spirito, contro gli spiriti
choose-hints-people = Permetti di chiedere consiglio a uno spirito, tra persone
choose-undo = Permetti di ritirare le mosse
more-choices = Altre scelte
read-rules = Leggi le regole

## Spiriti
mind-novice = Novizio
mind-apprentice = Apprendista
mind-adept = Esperto
mind-master = Maestro

## In attesa di giocatori
seat-free = Posto libero
sit-here = Siediti qui
get-up = Alzati
seat-mind = Fai sedere uno spirito
unseat-mind = Manda via
your-name = Il tuo nome
gathering-shuffling = Tutti mescolano …
gathering-hints = Qui tutti possono chiedere consiglio a uno spirito.
gathering-no-hints = Qui nessuno riceve consigli da uno spirito.
gathering-undo = Le mosse si possono riprendere finché nessuno ha risposto.
gathering-no-undo = Le mosse non si possono riprendere.
gathering-waiting = Si aspettano gli altri. La partita comincia quando tutti i posti sono occupati.
gathering-choose = Hai un invito: scegli un posto.
invite-title = Invita gli amici
invite-text = Chi ha questo link può sedersi. Nessuno ha bisogno di un account.
table-link = Link a questo tavolo
qr-label = Il link a questo tavolo come codice QR

## Al tavolo
your-hand = La tua mano
n-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
points =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
waiting-for = { $me ->
        [yes] Tocca a te.
       *[no] { $absence ->
            [away] { $name } è via.
            [gone] { $name } è via.
            [stand-in] Uno spirito gioca per { $name }…
            [resigned] Uno spirito gioca per { $name }…
           *[none] { $name } sta pensando…
        }
    }
is-thinking = Tocca a { $name }.
clock-left = Restano { $time }
undo = Ritira la mossa
hint = Che cosa giocherebbe un maestro?
hint-says = Uno spirito sceglierebbe: { $action }
sound = Suono
haptics = Vibrazione
log = Diario
log-empty = Non è ancora successo nulla.
log-mind = { $name } gioca da { $level ->
        [novice] novizio
        [apprentice] apprendista
        [adept] esperto
        [master] maestro
       *[other] { $level }
    }.
chat = Chat
chat-news = Chat: c'è qualcosa di nuovo
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Di' qualcosa
chat-send = Invia
aid = Riepilogo
side-tabs = Diario, chat e riepilogo
rules-whole = Tutte le regole
title-your-turn = ● Tocca a te · Hyakki
no-watching = A questo tavolo non si può guardare.
line-connecting = Connessione in corso
line-open = Connesso
line-lost = Connessione persa
line-gone = Non connesso
connection-lost = La connessione è caduta. Della partita non si perde nulla: continuiamo a provare.
connection-back =
    { $n ->
        [0] Sei di nuovo qui, e nel frattempo non è successo nulla.
        [one] Sei di nuovo qui. Hai perso una mossa.
       *[other] Sei di nuovo qui. Hai perso { $n } mosse.
    }
leave-to-mind = Lascia giocare uno spirito per me
leave-to-mind-text = Uno spirito gioca al tuo posto con calma, finché non lo riprendi. Tutti lo vedono.
leave-to-mind-yes = Lascialo giocare
cancel = Non adesso
pause = Ferma gli orologi
claims-for-me = Reclama gli obiettivi per me
is-paused = Gli orologi sono fermi.
resume = Riprendi
stood-in-for-you = Uno spirito gioca per te.
return = Gioca di nuovo tu
is-absent = { $name } sembra assente.
vote-stand-in = Fai subentrare uno spirito

## La fine di una partita
ending-label = La fine della partita
ending-won = Hai vinto!
ending-won-together = Avete vinto!
ending-other =
    { $n ->
        [one] Vince { $names }.
       *[other] Vincono { $names }.
    }
rematch = Gioca ancora
rematch-asked = Si aspettano gli altri
rematch-wanted = Per un'altra partita: { $names }.
look-back = Rivedi
see-table = Guarda il tavolo
see-ending = Al risultato

## Quando qualcosa non va
table-gone = Questo tavolo non c'è più
table-gone-text = Forse il link è sbagliato, o il tavolo è stato sparecchiato molto dopo la sua ultima partita.
table-failed = Il tavolo non si è potuto disegnare. Della partita non si perde nulla.
page-wrong = Qualcosa è andato storto
page-not-loaded = Una parte della pagina non si è caricata. Controlla la connessione e ricarica la pagina.
no-such-page = Questa pagina non esiste
no-such-page-text = L'indirizzo qui non porta da nessuna parte.
