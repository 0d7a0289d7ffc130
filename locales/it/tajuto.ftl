### Tajuto

## On the box
game-tajuto = Tajuto
summary-tajuto = Costruite insieme otto pagode, e traine più vantaggio di tutti.
length-tajuto = più lungo
option-tajuto-hand = Cercare una dimensione nel sacchetto
option-tajuto-hand-sure = Mano sicura: ottieni la dimensione che nomini
option-tajuto-hand-shaky = Mano tremante: una pescata su quattro porta una dimensione vicina
option-tajuto-hand-blind = Alla cieca: può uscire qualsiasi piano
option-tajuto-totals = Tessere coperte degli avversari
option-tajuto-totals-hidden = Nascoste fino alla fine
option-tajuto-totals-shown = Mostrate

## Minds
mind-tajuto-novice = Karakasa
mind-tajuto-novice-character = Saltella da una pagoda all’altra.
mind-tajuto-apprentice = Azukiarai
mind-tajuto-apprentice-character = Conta i suoi fagioli e compra quello che può pagare.
mind-tajuto-adept = Tengu
mind-tajuto-adept-character = Dall’alto vede tre piani avanti.
mind-tajuto-master = Daidarabotchi
mind-tajuto-master-character = Ha costruito montagne; una pagoda è poca cosa.

## Rules that an action can break
problem-starting-tiles-used = A, B e C sono già tutte usate in questo turno.
problem-no-extra-tile = Non hai questa tessera.
problem-extra-tile-used = Hai già usato questa tessera in questo turno.
problem-too-dear = Non hai abbastanza Punti Meditazione.
problem-name-a-size = Nomina la dimensione che cerchi.
problem-blind-hand = Qui si pesca alla cieca: non si può nominare una dimensione.
problem-empty-bag = Il sacchetto è vuoto.
problem-no-such-size = Nel sacchetto non ci sono più piani di questa dimensione.
problem-no-floor-yet = Questa pagoda non ha ancora piani.
problem-finished = Questa pagoda è terminata.
problem-cube-there = Su questo piano c'è già un cubetto.
problem-cube-spent = Hai già offerto questo cubetto.
problem-stack-empty = Di queste tessere non ne restano.
problem-inauguration-taken = Questa tessera Inaugurazione è già presa.
problem-inauguration-gone = Questa tessera Inaugurazione è fuori dal gioco.
problem-floor-not-there = Il piano che serve a questa pagoda non è di fronte a te.
problem-objective-taken = Questo obiettivo è già stato reclamato.
problem-objective-not-met = Non soddisfi questo obiettivo.
problem-must-build = Un piano di fronte a te si può costruire, quindi va costruito prima della fine del turno.
problem-choose-what-to-keep = Scegli il piano che tieni.
problem-nothing-to-choose = Non c'è nulla da scegliere.
problem-kept-floor-not-there = Questo piano non è di fronte a te.

## What ended a match
tajuto-ending-fourth-pagoda = La quarta pagoda è terminata.
tajuto-ending-stand-off = Nessuno ha continuato a costruire.

## At the table
tajuto-pagoda-red = rossa
tajuto-pagoda-orange = arancione
tajuto-pagoda-yellow = gialla
tajuto-pagoda-green = verde
tajuto-pagoda-blue = blu
tajuto-pagoda-purple = viola
tajuto-pagoda-white = bianca
tajuto-pagoda-black = nera
tajuto-floor = piano { $size } della pagoda { $pagoda }
tajuto-inauguration = la tessera Inaugurazione della pagoda { $pagoda }
tajuto-wisdom = Saggezza { $n }
tajuto-tile-a = A (pescare, offrire o ottenere)
tajuto-tile-b = B (pescare, offrire o ottenere)
tajuto-tile-c = C (pescare, offrire o ottenere)
tajuto-tile-m = Mercato
tajuto-tile-s = Santuario
tajuto-tile-d = D (pescare)
tajuto-tile-e = E (offrire)
tajuto-tile-f = F (ottenere)
tajuto-mp = Punti Meditazione
tajuto-sp = Punti Spiritualità
tajuto-mp-of = { $name }: { $n } Punti Meditazione.
tajuto-garden = Il Sacro Giardino delle Otto Pagode
tajuto-village = Villaggio
tajuto-objectives = Obiettivi
tajuto-actions = Che cosa puoi fare
tajuto-goal = Vince chi ha più Punti Spiritualità; la quarta pagoda chiude la partita.
tajuto-finished = { $me ->
        [yes] Hai terminato la pagoda { $pagoda }!
       *[no] { $name } termina la pagoda { $pagoda }!
    }
tajuto-before = { $me ->
        [yes] Che cosa c'è di fronte a te
       *[no] Che cosa c'è di fronte a { $name }
    }
tajuto-look = Guarda che cosa c'è di fronte a { $name }
tajuto-look-track = A che punto sono tutti sul Sentiero della Meditazione
tajuto-look-mine = Guarda le tue tessere
tajuto-tiles-of = Le tessere di { $name }
tajuto-last-turn = Ultimo turno
tajuto-floors-of = Piani
tajuto-cubes-of = Cubetti
tajuto-cubes-left-of = { $n ->
        [0] nessun cubetto rimasto
        [one] un cubetto rimasto
       *[other] { $n } cubetti rimasti
    }
tajuto-used = { $n } su { $of } usate in questo turno
tajuto-does-a = Pesca, offri o ottieni una tessera, senza spesa.
tajuto-does-b = Pesca, offri o ottieni una tessera, per 4 PM.
tajuto-does-c = Pesca, offri o ottieni una tessera, per 6 PM.
tajuto-does-d = Un piano da pescare in più per turno, per 2 PM.
tajuto-does-e = Un'Offerta in più per turno.
tajuto-does-f = Una tessera in più per turno.
tajuto-does-m = Le tessere successive costano 2 PM in meno.
tajuto-does-s = Alla fine 1 PS per ogni tua tessera Saggezza e per ogni tua tessera Inaugurazione di una pagoda terminata.
tajuto-does-w = { $n } PS.
tajuto-does-i = 4 PS se questa pagoda viene terminata, altrimenti nulla.
tajuto-does-objective = 1 PS.
tajuto-village-touch = Tocca una tessera per leggere che cosa fa. Con Ottieni prendi anche la tessera Inaugurazione di una pagoda, per { $n } PM: 4 PS se viene terminata.
tajuto-get-for = Ottieni · { $n } PM
tajuto-price = { $n } PM
tajuto-short = { $use ->
        [0] Ti mancano { $n } PM.
       *[other] Ti mancano { $n } PM: anche l'uso della tessera ne costa { $use }.
    }
tajuto-mine = Di fronte a te
tajuto-tiles = Le tue tessere Azione
tajuto-cubes = I tuoi cubetti Offerta: { $cubes }
tajuto-floors = Piani di fronte a te
tajuto-no-floors = Di fronte a te non c'è nessun piano.
tajuto-bag = Il sacchetto: cerca una dimensione
tajuto-size = Dimensione { $size }: { $left } nel sacchetto
tajuto-stack = { $tile }: { $price } Punti Meditazione, ne restano { $left }
tajuto-plot = Pagoda { $pagoda }: { $n ->
        [0] ancora nessun piano
        [one] un piano
       *[other] { $n } piani
    }.
tajuto-cube-of = { $me ->
        [yes] In cima c'è un tuo cubetto.
       *[no] In cima c'è un cubetto di { $name }.
    }
tajuto-inauguration-of = { $me ->
        [yes] La sua tessera Inaugurazione è tua.
       *[no] La sua tessera Inaugurazione è di { $name }.
    }
tajuto-face-down = { $n ->
        [one] Una tessera è coperta.
       *[other] { $n } tessere sono coperte.
    }
tajuto-tile-cost = { $tile }: { $n } PM
tajuto-which-tile = Quale tessera usare
tajuto-draw-blind = Pesca un piano
tajuto-cubes-left = ne restano { $n }
tajuto-claim = Reclama
tajuto-end = Fine turno
tajuto-end-question = Vuoi già terminare il turno?
tajuto-end-left = Puoi ancora:
tajuto-end-ask = Chiedimelo prima che finisca un turno con azioni rimaste
tajuto-end-stay = Continua a giocare
tajuto-end-anyway = Termina lo stesso
tajuto-end-undo = Annulla la fine del turno
tajuto-back = Indietro
tajuto-left-claim = reclamare un obiettivo, senza spesa
tajuto-left-draw = { $n ->
        [0] pescare un piano, senza spesa
       *[other] pescare un piano, per { $n } PM
    }
tajuto-left-offer = { $n ->
        [0] offrire un cubetto, senza spesa
       *[other] offrire un cubetto, per { $n } PM
    }
tajuto-left-get = { $n ->
        [0] ottenere una tessera, al suo costo
       *[other] ottenere una tessera, per { $n } PM più il suo costo
    }
tajuto-keep = Tieni { $pagoda } { $size }
tajuto-verb-draw = Pesca
tajuto-verb-offer = Offri
tajuto-verb-get = Ottieni
tajuto-verb-build = Edifica
tajuto-verb-claim = Obiettivi
tajuto-brings = { $verb }: { $n } PM.
tajuto-brings-floor = { $floor }: { $n } PM
tajuto-do-any = Pesca, offri, ottieni o costruisci; poi termina il turno.
tajuto-do-any-keep = Pesca, offri, ottieni o costruisci. A fine turno tieni un piano; { $n ->
        [one] l'altro torna nel sacchetto.
       *[other] gli altri { $n } tornano nel sacchetto.
    }
tajuto-do-end = Non si può fare altro: termina il turno.
tajuto-do-build-first = Un piano è adatto: costruiscilo prima della fine del turno.
tajuto-do-draw = { $use ->
        [0] Cerca una dimensione nel sacchetto.
       *[other] Cerca una dimensione nel sacchetto. La tessera costa { $use } PM.
    }
tajuto-do-offer = { $use ->
        [0] Scegli una pagoda per il tuo cubetto.
       *[other] Scegli una pagoda per il tuo cubetto. La tessera costa { $use } PM.
    }
tajuto-do-get = Scegli una tessera. Quelle che puoi pagare sono illuminate.
tajuto-do-build = Scegli la pagoda su cui costruire.
tajuto-do-claim = Reclama un obiettivo che soddisfi.
tajuto-do-keep = Quale piano tieni? Gli altri tornano nel sacchetto.
tajuto-objective-wisdom5 = 5 punti di Saggezza
tajuto-objective-wisdom10 = 10 punti di Saggezza
tajuto-objective-cubes4 = Al massimo 4 cubetti rimasti
tajuto-objective-cubes0 = Nessun cubetto rimasto
tajuto-objective-space30 = Spazio 30 del Sentiero della Meditazione
tajuto-objective-first = Terminata la prima pagoda
tajuto-objective-fourth = Terminare la quarta pagoda
tajuto-objective-furthest = Da solo più avanti di tutti alla fine
tajuto-scores = Come si compongono i punti
tajuto-part-wisdom = Saggezza
tajuto-part-inaugurations = Inaugurazioni
tajuto-part-shrines = Santuari
tajuto-part-objectives = Obiettivi
tajuto-part-total = Somma
tajuto-log-draw = { $me ->
        [yes] Peschi il { $floor }.
       *[no] { $name } pesca il { $floor }.
    }
tajuto-log-offer = { $me ->
        [yes] Presenti un'offerta alla pagoda { $pagoda }: { $n } PM.
       *[no] { $name } presenta un'offerta alla pagoda { $pagoda }: { $n } PM.
    }
tajuto-log-get = { $me ->
        [yes] Ottieni { $tile }: { $n } PM.
       *[no] { $name } ottiene { $tile }: { $n } PM.
    }
tajuto-log-build = { $me ->
        [yes] Costruisci sulla pagoda { $pagoda }: { $n } PM.
       *[no] { $name } costruisce sulla pagoda { $pagoda }: { $n } PM.
    }
tajuto-log-claim = { $me ->
        [yes] Reclami: { $objective }.
       *[no] { $name } reclama: { $objective }.
    }
tajuto-log-safe = { $me ->
        [yes] La sua tessera Inaugurazione è al sicuro: 4 PS per te.
       *[no] La sua tessera Inaugurazione è al sicuro: 4 PS per { $name }.
    }
tajuto-log-unowned = La sua tessera Inaugurazione non è di nessuno: esce dal gioco.
tajuto-log-given = { $me ->
        [yes] Ricevi l'obiettivo: { $objective }.
       *[no] { $name } riceve l'obiettivo: { $objective }.
    }
tajuto-log-end = { $me ->
        [yes] Termini il turno.
       *[no] { $name } termina il turno.
    }
tajuto-log-end-keep = { $me ->
        [yes] Termini il turno e tieni il { $floor }.
       *[no] { $name } termina il turno e tiene il { $floor }.
    }{ $n ->
        [0] {""}
        [one] {" "}Torna nel sacchetto: { $floors }.
       *[other] {" "}Tornano nel sacchetto: { $floors }.
    }
tajuto-action-draw = pesca un piano { $size }
tajuto-action-offer = presenta un'offerta alla pagoda { $pagoda }
tajuto-action-get = ottieni { $tile }
tajuto-action-build = costruisci sulla pagoda { $pagoda }
tajuto-action-claim = reclama: { $objective }
tajuto-action-end = termina il turno
tajuto-action-end-keep = termina il turno e tieni il { $floor }
tajuto-aid-turn = Pesca, offri, ottieni, costruisci e reclama in qualsiasi ordine. Tra A, B e C si usa per prima la meno costosa: A non costa nulla, B 4 e C 6 Punti Meditazione. Ognuna funziona una volta per turno.
tajuto-aid-extra = Una volta ottenute, si usano accanto ad A, B e C: D pesca per 2 Punti Meditazione, E offre e F ottiene una tessera senza spesa.
tajuto-aid-draw-sure = Ottieni la dimensione nominata; il colore dipende dal caso.
tajuto-aid-draw-shaky = Cerca una dimensione; il colore dipende dal caso, e una volta su quattro arriva una dimensione vicina.
tajuto-aid-draw-blind = La tua mano è cieca: può arrivare qualsiasi piano del sacchetto.
tajuto-aid-offer = Posiziona il tuo cubetto di quel colore sul piano più alto: 2 punti e 1 per ogni piano.
tajuto-aid-get = Paga una tessera del Villaggio o una tessera Inaugurazione. Ogni Mercato toglie 2.
tajuto-aid-build = Posa un piano sulla sua pagoda quando è la dimensione successiva: 1 punto per ogni piano, 2 in più se copre un cubetto. Non serve una tessera.
tajuto-aid-claim = Prendi un obiettivo che soddisfi ora. Non serve una tessera.
tajuto-aid-end-turn = Ciò che si può costruire va costruito. Degli altri piani ne tieni uno.
tajuto-aid-finished = A sei piani chi possiede la tessera Inaugurazione ha 4 punti sicuri.
tajuto-aid-score = Saggezza, 4 per ogni tessera Inaugurazione di una pagoda terminata, 1 per ogni obiettivo; ogni Santuario aggiunge 1 per ognuna di quelle tessere Saggezza e Inaugurazione.
tajuto-aid-totals-hidden = Ciò che gli altri hanno di coperto resta nascosto fino alla fine della partita.
tajuto-aid-totals-shown = Ciò che gli altri hanno di coperto è visibile.
tajuto-aid-end = La quarta pagoda terminata fa finire subito la partita. Vince chi ha più Punti Spiritualità.

# Che cosa può venire da una decisione, come lo dice un'analisi.
fact-tajuto-built = costruisci in questo turno
fact-tajuto-built-more = costruisci due o più piani in questo turno
fact-tajuto-finished = finisci una pagoda in questo turno
fact-tajuto-claimed = reclami un obiettivo in questo turno
fact-tajuto-won = la partita finisce con questo turno, e vinci
fact-tajuto-lost = la partita finisce con questo turno, e non vinci
