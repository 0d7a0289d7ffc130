# Che cosa è successo in una partita finita: che cosa si poteva giocare meglio, e che cosa era fortuna.

review = Che cosa è successo?
review-seat = Con gli occhi di chi
review-in-work = La partita viene analizzata
review-in-work-text = Ogni decisione viene riprovata in migliaia di mondi. Puoi lasciare questa pagina: l'analisi si fa comunque, e resta.
review-beginning = Comincia subito.
review-waiting = { $n ->
    [one] Prima c'è un'altra partita.
   *[other] Prima ci sono altre { $n } partite.
}
review-working = È fatto il { $n } % della partita.
review-failed = Questa partita non si può analizzare: è finita prima che qualcuno decidesse qualcosa, o l'analisi è fallita.
review-exercises = Trova qualcosa di meglio
review-exercises-text = Le decisioni che sono costate di più, giudicate solo da quel che si poteva sapere. Che cosa faresti adesso?
review-try = Prova il passo { $step }
review-no-mistakes = Qui nessuna decisione è costata di sicuro 3 punti di probabilità di vittoria. Ben giocato!
review-nothing-counted = In nessuna di queste decisioni c'era qualcosa in gioco, quindi non c'è niente di meglio da trovare.
review-curve = Probabilità di vittoria
review-curve-text = La probabilità di vittoria di ogni parte in percento, dal primo passo all'ultimo, con tutte le carte note tranne quelle che nessuno ha visto.
review-turns = Svolte
review-no-turns = Nessun singolo passo ha deciso questa partita.
review-turn-link = Svolta { $n }: guarda il passo { $step }
review-turn-step = Passo { $step }
review-turn-deals = { $change } punti, per lo più per le carte date o pescate
review-turn-play = { $change } punti, per lo più per la decisione
review-turn-unseen = { $change } punti, per lo più per come stavano le carte nascoste
review-ledger = Fortuna e bravura
review-expected = atteso
review-part-deals = carte date e pescate
review-part-own-play = gioco proprio
review-part-others-play = gioco degli altri
review-part-unseen = l'invisibile
review-part-conceded = resa
review-result = risultato
review-error = ± { $n }
review-ledger-what = Che cosa sono queste parti?
review-ledger-text = In punti di probabilità di vittoria: che cosa ci si aspettava prima della prima carta, e che cosa l'ha cambiato fino al risultato. Le carte date e pescate sono fortuna. Il gioco è quanto le decisioni erano migliori o peggiori del gioco rapido di chi analizza, secondo quel che i giocatori potevano sapere; ± è il suo intervallo al 99 %. Anche l'invisibile è fortuna: una buona decisione che ha incontrato carte cattive, o il contrario.
review-accuracy = Precisione
review-counted = { $n ->
    [one] su 100, in una decisione
   *[other] su 100, in { $n } decisioni
}
review-none-counted = nessuna decisione contava
review-n-inaccuracy = { $n ->
    [one] un'imprecisione
   *[other] { $n } imprecisioni
}
review-n-mistake = { $n ->
    [one] un errore
   *[other] { $n } errori
}
review-n-blunder = { $n ->
    [one] un errore grave
   *[other] { $n } errori gravi
}
review-accuracy-what = Che numero è?
review-accuracy-text = Ogni decisione vale 100 se è buona quanto la migliore, e meno quanta più probabilità di vittoria regala: 100·e^(−perdita / 23 punti). La precisione è la media su tutte le decisioni in cui c'era qualcosa in gioco. Quel che era forzato, o non contava, resta fuori.
review-label-text = Un'imprecisione costa di sicuro 3 punti di probabilità di vittoria, un errore 7, un errore grave 15: conta l'estremo inferiore dell'intervallo al 99 %.
review-label-inaccuracy = Imprecisione
review-label-mistake = Errore
review-label-blunder = Errore grave
review-position = La posizione, come la conoscevi
review-find = Trova qualcosa di meglio
review-back = Torna all'analisi
review-verdict = La tua prova
review-right = Giusto: niente è migliore di più di 2 punti.
review-wrong = C'è di meglio: questo regala { $n } punti di probabilità di vittoria.
review-played = È quel che si è fatto nella partita. Regala { $n } punti di probabilità di vittoria.
review-untried = Questo promette così poco che chi analizza non l'ha provato.
review-again = Prova di nuovo
review-tell = Mostra la soluzione
review-next = La prossima
review-action = Che cosa
review-value = Probabilità, %
review-against = Rispetto a quel che si è fatto
review-interval = [{ $low }, { $high }]
review-is-right = giusto
review-was-played = fatto nella partita
review-reason = In { $better } mondi su 100 con la scelta migliore, e in { $played } con quel che si è fatto: { $fact }.
review-open-cards = A carte scoperte la cosa migliore era: { $actions }; quel che si è fatto è costato { $n ->
    [one] un punto
   *[other] { $n } punti
} del round. Nessuno poteva saperlo, e non conta.
review-how = Ogni alternativa è stata provata negli stessi mondi con la stessa fortuna dietro. Tra parentesi c'è l'intervallo al 99 %.
problem-too-many-reviews = Troppe analisi aspettano, tue o di tutti. Chiedi di nuovo quando una di esse è finita.
problem-other-rules = Questa partita è stata giocata con una versione precedente delle regole e non si può analizzare.
