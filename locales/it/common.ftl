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
home-what = Un tavolo aperto per giochi di yokai: con gli amici tramite un link, o subito contro gli spiriti. Senza account, senza installare nulla.
home-games = Giochi
home-alone = Il server non risponde.
home-alone-text = Continuiamo a provare. Delle tue partite non si perde nulla; quello che vedi qui può essere vecchio.
resume-yours = Tocca a te.
resume-theirs = { $n ->
        [one] Tocca a { $names }.
       *[other] Tocca a: { $names }.
    }
resume-gathering = Aspetta giocatori.
resume-with = Con { $names }
resume-since = Cominciata { $when }
show-all = Mostra tutte e { $n }
show-fewer = Mostra meno
minds-what = Che cos’è uno spirito?
minds-text = Un programma che gioca a questo tavolo come una persona: sa solo quello che il suo posto può sapere, mai le tue carte, e si prende il suo tempo. Ci sono quattro livelli, e ogni gioco ha per ciascuno un personaggio proprio.
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
clock-per-move = { $time } a mossa
clock-bank = { $time } a testa, { $more } in più a mossa
choose-spectators = Lasciare che altri guardino
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
gathering-waiting = Si aspettano gli altri. La partita comincia quando tutti i posti sono occupati.
gathering-choose = Hai un invito: scegli un posto.
gathering-asked = Tutti i posti sono occupati: la partita comincia quando i cambiamenti ti vanno bene.
gathering-not-agreed = { $n ->
        [one] Tutti i posti sono occupati. Manca solo che i cambiamenti vadano bene a { $names }.
       *[other] Tutti i posti sono occupati. Manca solo che i cambiamenti vadano bene a loro: { $names }.
    }
gathering-changed = Qualcosa è cambiato.
gathering-changed-marked = Quello che ora si gioca diversamente è segnato. Nulla comincia prima che ti vada bene.
gathering-changed-text = Guarda i posti e che cosa si gioca. Nulla comincia prima che ti vada bene.
gathering-agree = Per me va bene
gathering-looks = guarda i cambiamenti
seats = Posti
host = Ospita
team-number = Squadra { $n }
team-opposite = I compagni siedono uno di fronte all’altro.
move-seat = Cambia posto
move-here = Scambia con questo
level-of = Livello di { $name }
name-take = Sono io
name-change = Altro nome
name-ideas = Gru, Salice, Airone, Acero, Lontra, Prugna, Allodola, Cedro, Lucciola, Carpa
terms = Che cosa si gioca
terms-host = Puoi cambiarlo finché la partita non comincia. A chi è già seduto si chiede di nuovo.
terms-others = { $name } può cambiarlo finché la partita non comincia; in quel caso prima ti si chiede.
terms-before = finora: { $value }
setting-undo = Riprendere le mosse
setting-hints = Consigli di uno spirito
setting-spectators = Spettatori
setting-public = In lista per tutti
setting-talk = Parlare
talk-by-the-rules = Come dicono le regole: non fra compagni
talk-always = Sempre
talk-never = Mai
yes = sì
no = no
share = Condividi
share-table = Gioca a { $game } con me
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
        [0] Di nuovo qui. Nel frattempo non è successo nulla.
        [one] Hai perso una mossa.
       *[other] Hai perso { $n } mosse.
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
