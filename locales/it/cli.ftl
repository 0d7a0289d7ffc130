### Ciò che dicono i comandi di `hyakki`. Parlano anche con le parole di common.ftl e problem.ftl.

cli-error = errore: { $why }
cli-stopped = fermato prima della fine
cli-heading = { $game }, { $n ->
        [one] 1 giocatore
       *[other] { $n } giocatori
    }
cli-seat = posto { $seat }: { $what }
cli-default = (predefinito)
cli-not-found = questo file non esiste
cli-not-allowed = non è permesso leggerlo o scriverlo
cli-is-a-folder = questa è una cartella

## Il database
cli-open = Hyakki è aperto: { $address }
cli-cannot-listen = impossibile mettersi in ascolto su { $address }: { $why }
cli-url-not-an-address = questo non è un indirizzo come https://games.example.org
cli-url-scheme = un indirizzo comincia con https:// o http://
cli-url-more-than-a-site = questo è più dell’indirizzo di un sito: dopo il nome e la sua porta non può esserci niente
cli-bad-log = “{ $log }” non è un’impostazione del registro: si può usare off, error, warn, info, debug o trace, da soli o per un modulo, come in hyakki_server=debug
cli-bad-time = { $option } va da { $least } a { $most }
cli-bad-contact = “{ $contact }” non è un indirizzo a cui scrivere: si può usare mailto:…, https://… o tel:…
cli-no-database = { $path }: questo database non esiste
cli-no-data-folder = non hai una cartella dei dati; indica dov'è il database con --database sqlite:PERCORSO
cli-backed-up = { $file }: { $n ->
        [one] 1 byte
       *[other] { $n } byte
    }
cli-pruned = rimossi: { $tables ->
        [one] 1 tavolo
       *[other] { $tables } tavoli
    }, { $matches ->
        [one] 1 partita
       *[other] { $matches } partite
    }, { $users ->
        [one] 1 utente
       *[other] { $users } utenti
    }
cli-would-prune = da rimuovere: { $tables ->
        [one] 1 tavolo
       *[other] { $tables } tavoli
    }, { $matches ->
        [one] 1 partita
       *[other] { $matches } partite
    }, { $users ->
        [one] 1 utente
       *[other] { $users } utenti
    }
cli-too-young = { $age }: nulla che abbia meno di un giorno viene rimosso
cli-clock-before-1970 = l'orologio di questo computer segna una data anteriore al 1970

## Simulare
cli-option-shape = un'opzione si scrive nome=valore, non «{ $text }»
cli-option-twice = l'opzione «{ $name }» è indicata due volte
cli-progress = { $done } di { $all } partite, { $speed }, mancano { $left }
cli-title-played = giocate
cli-title-length = durata
cli-title-wins = vittorie
cli-title-points = punti
cli-title-ended = finite per
cli-played = { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } in { $seconds } s, { $speed } partite/s su { $threads ->
        [one] 1 thread
       *[other] { $threads } thread
    }, seme { $seed }
cli-length = in media { $mean } passi, da { $shortest } a { $longest }
cli-fewer-threads = { $n ->
        [one] gioca 1 thread
       *[other] giocano { $n } thread
    }, non { $asked }: di più non servirebbero
cli-tied = tutti in parità: { $percent } %

## Rivedere e verificare
cli-step = Passo { $step } di { $n }: { $what }
cli-step-before = prima del primo
cli-step-action = il posto { $seat } ha agito
cli-step-chance = caso
cli-no-such-step = { $path }: { $n ->
        [one] c'è solo 1 passo
       *[other] ci sono solo { $n } passi
    }, non { $step }
cli-no-such-seat = il posto { $seat } non esiste: i posti vanno da 0 a { $last }
cli-untold = { $path }: { $n ->
    [one] il posto { $seats } ha promesso un nonce per il mazzo e non lo ha detto
   *[other] i posti { $seats } hanno promesso nonce per il mazzo e non li hanno detti
}
cli-resigned = { $path }: { $n ->
    [one] il posto { $seats } si è arreso
   *[other] i posti { $seats } si sono arresi
}
cli-abandoned = { $path }: la partita è stata abbandonata
cli-right = { $path }: giusta ({ $what }, { $n ->
        [one] 1 passo
       *[other] { $n } passi
    })
cli-right-so-far = { $path }: giusta fin qui ({ $what }, { $n ->
        [one] 1 passo
       *[other] { $n } passi
    })
cli-verified = { $n ->
        [one] 1 registrazione: giusta
       *[other] { $n } registrazioni: tutte giuste
    }
cli-verified-some = { $n ->
        [one] 1 registrazione
       *[other] { $n } registrazioni
    }: giuste { $right }, sbagliate { $wrong }
cli-record-too-large = { $path }: più grande di qualsiasi registrazione

## Ciò che un gioco non ha
config-players = questo gioco è per { $least }–{ $most } giocatori, non per { $found }
config-players-exactly = questo gioco è per { $most } giocatori, non per { $found }
config-no-options = l'opzione «{ $name }» non esiste (questo gioco non ha opzioni)
config-option = l'opzione «{ $name }» non esiste (ci sono: { $known })
config-value = l'opzione «{ $option }» non può essere «{ $value }» (valori possibili: { $known })

## Ciò che non va in una registrazione
record-line = riga { $line }: { $why }
record-not-utf8 = non è testo in UTF-8
record-empty = la registrazione è vuota
record-too-long = più lunga di { $n } byte
record-json = malformata: { $detail }
record-shape = una riga contiene uno tra `chance`, `seat` con `action`, `undo`, `resign`, `abandon`, `outcome` e `secret`
record-format = il formato di registrazione { $found } non è noto (questo programma legge il formato { $known })
record-game = il gioco «{ $name }» non esiste
record-rules = giocata con la versione { $found } delle regole, e questo programma conosce la versione { $known }
record-names = `names` deve contenere un nome per ogni giocatore, di al massimo { $n } caratteri e senza caratteri di controllo
record-nonces = `nonces` deve contenere un testo per ogni giocatore, di al massimo { $n } byte
record-commitment = `commitment` deve contenere 64 cifre esadecimali minuscole
record-pledges = `pledges` deve contenere per ogni giocatore 64 cifre esadecimali minuscole o niente, e manca dove nessuno ha promesso
record-broken-pledge = promessa non mantenuta: il posto { $seat } ha detto un nonce diverso da quello promesso
record-seat = il posto { $seat } non esiste
record-notation = passo malformato: { $detail }
record-illegal = passo contro le regole: il posto { $seat } non può giocare «{ $action }»: { $why } ({ $rule })
record-chance = caso impossibile: { $detail }
record-undo = ritiro impossibile: può ritirare solo chi ha agito per ultimo, e almeno un passo
record-concession = resa impossibile: possono arrendersi o abbandonare solo posti di parti che non si sono arrese, ciascuno una volta e in ordine, e solo prima della fine
record-after-concession = può seguire solo il risultato: la partita è stata chiusa da chi giocava
record-early-outcome = è indicato un risultato, ma la partita non è finita
record-wrong-outcome = risultato sbagliato: è indicato { $stated }, ma i passi danno { $replayed }
record-after-end = dopo il risultato può stare solo il segreto
record-early-secret = un segreto può stare solo dopo il risultato di una partita che vi si è impegnata
record-wrong-secret = segreto sbagliato: l'intestazione si è impegnata per un altro
record-unfair = caso non equo: il passo { $step } non segue dal segreto e dai contributi dei giocatori
record-unfinished = la registrazione finisce prima della partita

## Ciò che non va nel database
store-unavailable = il database non è raggiungibile: { $detail }
store-corrupt = il database è danneggiato: { $detail }
store-newer = il database ha la versione { $found }, e questo programma conosce la versione { $known }: usa un programma più recente
store-bad-url = non è l'indirizzo di un database: { $detail } (usa sqlite:PERCORSO o postgres://…)
store-served = un altro server sta usando questo database: un file SQLite serve a un solo server, più server condividono un PostgreSQL
store-all-too-old = verrebbe rimossa anche la cosa più recente del database: o nessuno è stato qui per tanto tempo, o l'orologio è sbagliato; nulla è stato rimosso
store-nearly-all-too-old = verrebbe rimosso quasi tutto il database: se l'orologio è giusto e lo si vuole, lo fa hyakki prune --yes; nulla è stato rimosso
store-backup-exists = { $path } esiste già
store-backup-failed = non è stato possibile scrivere la copia: { $detail }
store-use-pg-dump = di un database PostgreSQL si fa la copia con pg_dump
store-refused = il database ha rifiutato: { $detail }

## Risolvere
cli-solve-other-game = { $path }: è una partita di { $game }; si può risolvere solo Septet
cli-bad-position = questa posizione non si può risolvere: { $why }
cli-no-position = serve una registrazione o una posizione
cli-not-solvable-at = { $path }: dopo { $step ->
        [one] 1 passo
       *[other] { $step } passi
    } { $why }
cli-solving = sto calcolando; una posizione difficile richiede minuti
cli-solve-seat = gioca il posto { $seat }
cli-solve-best = la migliore
cli-solve-line = gioco migliore { $line }
cli-solve-nodes = { $n ->
        [one] 1 posizione esaminata
       *[other] { $n } posizioni esaminate
    }

## Analisi
cli-review-progress = analisi: { $done } di { $all } passi, ancora { $left }
cli-review-empty = in questa partita nessuno ha deciso niente
cli-review-effort = { $n } partite di prova per ogni decisione, seme { $seed }
cli-review-player = giocatore
cli-review-expected = attesa
cli-review-deals = distribuzioni e pescate
cli-review-own = gioco proprio
cli-review-others = gioco degli altri
cli-review-unseen = il nascosto
cli-review-result = risultato
cli-review-accuracy = precisione
cli-review-counted = { $accuracy } ({ $n ->
        [one] 1 decisione
       *[other] { $n } decisioni
    })
cli-review-nothing-counted = – (non c'era nulla in gioco)
cli-review-parts = In punti di probabilità di vittoria: risultato = attesa + distribuzioni e pescate + gioco proprio + gioco degli altri + il nascosto. Il gioco proprio è misurato sul gioco rapido dell'analista, ± il suo intervallo al 99 %; il nascosto è come hanno risposto le carte coperte.
cli-review-conceded = Qualcuno si è arreso, e questo ha cambiato il risultato oltre a queste parti: { $changes }
cli-review-accuracy-is = La precisione è la media di 100·e^(−perdita / 23 punti) sulle decisioni in cui c'era qualcosa in gioco, giudicate da ciò che il giocatore poteva sapere.
cli-review-no-mistakes = Nessuna decisione ha perso con certezza 3 punti di probabilità di vittoria.
cli-review-label-inaccuracy = imprecisione
cli-review-label-mistake = errore
cli-review-label-blunder = errore grave
cli-review-choice = passo { $step }, { $name }: { $action }, { $label }: { $loss } punti persi [{ $low }, { $high }]; meglio { $best }
cli-review-why = { $fact }: in { $other } mondi su 100 con { $best }, in { $chosen } con { $action }
cli-review-open-only = Buone per quanto si poteva sapere, ma non a carte scoperte (non contano):
cli-review-open-choice = passo { $step }, { $name }: { $why }
cli-review-chances = nelle parole del gioco nulla le distingue: con { $best } vinci in { $other } mondi su 100, con { $action } in { $chosen }
cli-review-points-lost = in punti del gioco { $action } porta in media { $points } rispetto a { $best }
cli-review-open-cards = a carte scoperte il meglio era { $actions }, e { $action } è costato { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } della manche (non conta)
cli-review-curve = Probabilità di vittoria di ogni posto durante la partita, con tutte le carte note tranne quelle che nessuno ha visto. I punti sono le svolte.
cli-review-turning = passo { $step }: { $what }
cli-review-chance-fell = caso
cli-review-picture = Che cosa è stato dell'attesa di ogni posto
cli-review-exercises = Trova qualcosa di meglio
cli-review-exercise = { $name }, passo { $step }: che cosa faresti?
cli-review-answer = La risposta
cli-review-right = giusto
cli-review-played = giocato
cli-review-action = azione
cli-review-value = probabilità di vittoria, %
cli-review-behind = rispetto alla scelta, punti
cli-lessons-wrong = { $path }: { $why }
cli-lessons-right = { $path }: corretta; { $ways ->
    [one] un percorso
   *[other] { $ways } percorsi
}, { $keys } messaggi
