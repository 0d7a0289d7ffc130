### Perché qualcosa è stato rifiutato. Ciò che qui non ha parole lo dice il server in inglese.

problem-no-answer = Il server non risponde. Riprova tra un momento.
problem-not-connected = Al momento non c'è connessione con il tavolo.
problem-not-your-turn = Non tocca a te.
problem-stale = Nel frattempo al tavolo è successo qualcosa. Guarda di nuovo e scegli ancora.
problem-bad-notation = Il tavolo non capisce questa mossa. Ricarica la pagina.
problem-seat-taken = Questo posto è occupato.
problem-not-your-seat = Questo posto non è tuo.
problem-no-such-seat = Questo posto non esiste.
problem-match-has-begun = La partita è cominciata.
problem-no-match = Non è in corso nessuna partita.
problem-match-not-over = La partita non è ancora finita.
problem-paused = Il tavolo è in pausa.
problem-not-paused = Il tavolo non è in pausa.
problem-undo-forbidden = A questo tavolo le mosse non si ritirano.
problem-not-the-last-actor = Qualcun altro ha agito nel frattempo: non si può più ritirare.
problem-chance-has-fallen = Nel frattempo ha deciso il caso, e non si può tornare indietro.
problem-revealed = Altri hanno visto qualcosa nel frattempo, e non possono dimenticarlo.
problem-not-a-player = Possono farlo solo i giocatori al tavolo.
problem-no-talk-now = I compagni non parlano mentre si gioca una manche.
problem-too-long = È troppo lungo.
problem-too-fast = Troppo in fretta. Aspetta un momento.
problem-bad-link = Questo link è già stato usato, o è troppo vecchio.
problem-who-are-you = Il server non sa chi sei. Ricarica la pagina.
problem-other-origin = La richiesta viene dalla pagina di un altro indirizzo.
problem-no-hints = A questo tavolo si gioca senza consigli.
problem-no-advice = Lo spirito interpellato non ha risposta. Chiedi di nuovo, o fidati di te.
problem-no-such-mind = Questo spirito non esiste.
problem-nothing-to-vote-on = In questo posto non siede nessun altro.
problem-bad-config = Il gioco non si può giocare così.
problem-bad-clock = Un orologio va da un secondo a un anno.
problem-taken = Questo nome utente è già preso.
problem-wrong-login = Nome utente e password non corrispondono.
problem-bad-name = Questo nome è troppo corto o troppo lungo.
problem-bad-password = Questa password è troppo corta o troppo lunga.
problem-no-such-match = Questa partita non esiste.
problem-no-such-table = Questo tavolo non esiste.
problem-no-such-step = La partita non ha così tanti passi.
problem-no-such-game = Questo gioco non esiste.
problem-unavailable = Il database non è raggiungibile per un momento. Non si perde nulla.
problem-busy = Al tavolo c'è troppo movimento. Riprova tra un momento.
problem-conflict = Qualcun altro è stato più veloce. Riprova.
problem-too-many-sockets = Qui sono aperte troppe connessioni. Chiudi un'altra scheda, o riprova più tardi.
problem-other-protocol = Il server è più nuovo di questa pagina: ricarica la pagina.
problem-internal = Qualcosa è andato storto sul server. Riprova tra un momento.

## Septet
problem-must-pass = Prima bisogna passare tre carte.
problem-not-passing = Le carte si passano solo prima della prima presa.
problem-pass-is-final = Ciò che è passato è passato.
problem-not-in-hand = Questa carta non è nella tua mano.
problem-must-follow-suit = Devi rispondere al seme di apertura.

## Sketch
problem-must-play = Con quattro carte in mano devi giocarne almeno una.
problem-no-such-sketch = Questo schizzo non è sulla carta.
problem-no-such-ability = La carta non ha questa abilità.
problem-called-from-same-stack = Uno yokai si chiama da un'altra pila.
problem-last-yokai = L'ultimo yokai di una pila non si può chiamare.
problem-nothing-to-distract = L'ultima carta giocata dal tuo avversario non è più sul tavolo.

## Pagoda
problem-play-first = Un turno comincia con una carta giocata su una pila.
problem-already-played = Una carta è già stata giocata; completa il turno.
problem-match-must-give = Quando la carta corrisponde se ne dà via una, non si pesca.
problem-higher-must-take = Dopo una carta più alta si pesca o si prende.
problem-give-from-hand = Hai ancora carte in mano, quindi devi darne una.
problem-nothing-left-to-give = Non hai più nulla da dare: scegli chi pesca una carta.
problem-not-to-yourself = La carta deve andare a un altro giocatore.
problem-no-such-player = Questo giocatore non esiste.
problem-closes-only-with-lower = Si chiude solo con una carta che non corrisponde ed è più bassa.
problem-closes-only-with-cards = Senza carte in mano la manche finisce da sé.
problem-too-many-points = In mano ti resterebbero più di tre punti: così non puoi chiudere.

## Tajuto
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
