### Lezioni: Tajuto

## La tua prima pagoda
lesson-tajuto-first = La tua prima pagoda
lesson-tajuto-first-about = Pescare, costruire, offrire, ottenere: tre turni in cinque minuti.
lesson-tajuto-first-hello = Ti saluto, sono Tengu. Tu e Karakasa innalzate otto pagode in questo giardino, piano dopo piano.
lesson-tajuto-first-track = Costruire porta Punti Meditazione, PM: il tuo Monaco avanza su questo Sentiero, e tu li spendi per le tessere.
lesson-tajuto-first-tiles = Nel tuo turno usi le tue tessere Azione. La A è gratis, la B costa 4 PM e la C 6 PM.
lesson-tajuto-first-draw = Ogni pagoda comincia dalla base. Usa la A: pesca dal sacchetto un piano di dimensione 1.
lesson-tajuto-first-draw-else = Con quello non potresti ancora costruire: a ogni pagoda serve prima la dimensione 1.
lesson-tajuto-first-colour = Tu scegli la dimensione, il caso il colore: è rosso.
lesson-tajuto-first-build = Costruiscilo! Ottieni tanti PM quanti sono poi i piani della pagoda: uno.
lesson-tajuto-first-end = Le altre tessere costano più di quanto hai. Termina il turno.
lesson-tajuto-first-end-else = Adesso costa troppo o serve a poco. Termina il turno.
lesson-tajuto-first-rival = Karakasa ha costruito il secondo piano rosso, per 2 PM. Le pagode non sono di nessuno.
lesson-tajuto-first-offer = Usa la A per un'Offerta: metti il tuo cubetto rosso sulla pagoda rossa. Porta 2 PM più 1 PM per ogni piano.
lesson-tajuto-first-offer-else = Si può. Ma un'Offerta alla pagoda rossa porta subito 4 PM.
lesson-tajuto-first-draw3 = Altri quattro: cinque PM! Ora conviene la B: pesca un piano di dimensione 3, il prossimo per la rossa.
lesson-tajuto-first-draw3-end = Hai PM per un'altra azione: pesca una dimensione 3.
lesson-tajuto-first-draw3-else = Si può. Ma solo una dimensione 3 potrebbe essere il rosso 3, che copre il tuo cubetto.
lesson-tajuto-first-cover = Rosso, che fortuna! Costruiscilo: 3 PM per il terzo piano, e 2 PM in più perché copre un cubetto.
lesson-tajuto-first-cover-else = Prima costruisci il piano rosso: il turno non può finire senza.
lesson-tajuto-first-end2 = Sei PM. La C li costerebbe tutti: termina il turno e tienili.
lesson-tajuto-first-village = Nel Villaggio si ottengono le tessere. Le Saggezza portano Punti Spiritualità, PS, e i PS decidono chi vince.
lesson-tajuto-first-get = Usa la A per ottenere una tessera: Saggezza 2 costa 6 PM e porta 2 PS.
lesson-tajuto-first-get-small = Sarebbe 1 PS per 2 PM. Puoi permetterti di più: Saggezza 2.
lesson-tajuto-first-get-else = Si può. Ma ora è il momento di Saggezza 2.
lesson-tajuto-first-points = Due PS: Saggezza più cara, Santuari, pagode inaugurate e obiettivi ne portano di più.
lesson-tajuto-first-end3 = Quando è terminata la quarta pagoda la partita finisce subito, e vince chi ha più PS. Ora provaci!

## Cercare un piano
lesson-tajuto-drawing = Cercare un piano
lesson-tajuto-drawing-about = Dimensioni, colori, e il piano che tieni.
lesson-tajuto-drawing-hello = Nel sacchetto ci sono 48 piani: sei dimensioni in otto colori. Tu nomini la dimensione, il caso dà il colore.
lesson-tajuto-drawing-bold = Sii audace e guarda avanti: pesca una dimensione 2, anche se non c'è ancora una base.
lesson-tajuto-drawing-bold-else = Di solito è saggio. Ma oggi vediamo che cosa succede a un piano senza base: dimensione 2.
lesson-tajuto-drawing-blue = Blu 2, e la blu non ha la base. Per ora non si può costruire.
lesson-tajuto-drawing-end = Un piano che non si può costruire resta di fronte a te. Termina il turno.
lesson-tajuto-drawing-end-else = Non hai punti per altro. Termina il turno.
lesson-tajuto-drawing-base = Ora ci vorrebbe la base blu: pesca una dimensione 1.
lesson-tajuto-drawing-base-else = Si può. Ma la blu ha prima bisogno della base: dimensione 1.
lesson-tajuto-drawing-build = Blu! La fortuna è con te. Costruiscilo.
lesson-tajuto-drawing-must = E ora il piano tenuto va bene: non puoi terminare il turno prima di costruirlo. Porta altri 2 PM.
lesson-tajuto-drawing-end2 = Tre PM in un turno. Terminalo.
lesson-tajuto-drawing-keep = E se alla fine hai davanti due piani, e nessuno si può costruire?
lesson-tajuto-drawing-keep-both = Li tengo entrambi
lesson-tajuto-drawing-keep-one = Ne tengo uno
lesson-tajuto-drawing-keep-none = Tornano entrambi
lesson-tajuto-drawing-keep-no = Ne può restare esattamente uno, e lo scegli tu.
lesson-tajuto-drawing-end3 = Gli altri tornano nel sacchetto. Un piano tenuto bene è quindi un progetto per il prossimo turno.

## Costruire e offrire
lesson-tajuto-building = Costruire e offrire
lesson-tajuto-building-about = Come un cubetto rende due volte.
lesson-tajuto-building-hello = La rossa ha tre piani, la verde uno. Hai la tessera Azione A, e 2 PM.
lesson-tajuto-building-offer = Un'Offerta porta 2 PM più 1 PM per ogni piano. Dove rende di più?
lesson-tajuto-building-offer-low = La verde porta 3 PM, la rossa 5. Offri alla rossa.
lesson-tajuto-building-offer-else = Si può. Ma stavolta fai un'Offerta alla pagoda rossa.
lesson-tajuto-building-draw = Sette PM. Con 4 la B ti fa pescare: quale dimensione serve ora alla rossa?
lesson-tajuto-building-draw-end = Puoi permetterti la B: pesca per la rossa.
lesson-tajuto-building-draw-else = Si può. Ma la rossa ha tre piani e le serve la dimensione 4.
lesson-tajuto-building-cover = Rosso 4! Quattro PM per il quarto piano, e 2 in più perché copre un cubetto: il tuo.
lesson-tajuto-building-cover-else = Prima costruisci il rosso 4.
lesson-tajuto-building-end = Nove PM. Termina il turno.
lesson-tajuto-building-end-else = Si può. Ma per ora risparmia i punti e termina il turno.
lesson-tajuto-building-theirs = Karakasa ha messo un cubetto sulla verde. Chi lo copre ottiene i 2 PM; il proprietario nulla.
lesson-tajuto-building-draw2 = Prova con il verde 2: pesca una dimensione 2.
lesson-tajuto-building-draw2-else = Si può. Ma alla verde serve la dimensione 2.
lesson-tajuto-building-cover2 = Eccolo. Costruisci!
lesson-tajuto-building-cover2-else = Prima costruisci il verde 2.
lesson-tajuto-building-end2 = Due e due: quattro PM, grazie al suo cubetto. Un cubetto non torna più: offri dove ci sono molti piani.

## Mercato e Santuario
lesson-tajuto-village = Mercato e Santuario
lesson-tajuto-village-about = Che cosa ottenere, e in quale ordine.
lesson-tajuto-village-hello = Hai risparmiato 17 PM. Nel Villaggio in cima a ogni pila c'è la tessera più economica.
lesson-tajuto-village-market = Un Mercato costa 10 PM e rende ogni tessera successiva meno cara di 2. Ottienilo con la A.
lesson-tajuto-village-market-else = Si può. Ma all'inizio della partita conviene di più il Mercato.
lesson-tajuto-village-prices = Guarda: tutti i costi sono scesi di 2. Quelli d'utilizzo di B e C no.
lesson-tajuto-village-wisdom = Restano sette PM. Usa la B per 4 PM e ottieni Saggezza 1: ora per te è gratis.
lesson-tajuto-village-wisdom-else = Si può. Ma guarda l'effetto del Mercato: Saggezza 1.
lesson-tajuto-village-end = Termina il turno. Poi A e B sono di nuovo disponibili.
lesson-tajuto-village-end-else = Non puoi permetterti altro. Termina il turno.
lesson-tajuto-village-shrine = Un Santuario porta alla fine 1 PS per ogni tua Saggezza e per ogni Inaugurazione di una pagoda terminata.
lesson-tajuto-village-shrine-sum = Quattro Saggezze, un'Inaugurazione al sicuro e un Santuario: quanto aggiunge il Santuario?
lesson-tajuto-village-shrine-sum-one = 1 PS
lesson-tajuto-village-shrine-sum-four = 4 PS
lesson-tajuto-village-shrine-sum-five = 5 PS
lesson-tajuto-village-shrine-no = Conta le Saggezze e le Inaugurazioni al sicuro, qualunque numero riportino.
lesson-tajuto-village-end2 = Il Mercato quindi presto, e il Santuario quando hai molte tessere.

## Obiettivi e fine
lesson-tajuto-ending = Obiettivi e fine
lesson-tajuto-ending-about = Termina una pagoda, reclama ciò che ti spetta, e guarda come finisce.
lesson-tajuto-ending-hello = Alla rossa manca solo il tetto. Accanto c'è la tessera Inaugurazione: 4 PS, se la pagoda viene terminata.
lesson-tajuto-ending-get = Costa 8 PM, e tu ne hai 9. Ottienila, con la A!
lesson-tajuto-ending-get-else = Si può. Ma qualcuno potrebbe terminare la rossa prima che la tessera sia tua.
lesson-tajuto-ending-end = Ora aspetta il tetto. Termina il turno.
lesson-tajuto-ending-end-else = Non hai più punti. Termina il turno.
lesson-tajuto-ending-roof = Pesca un tetto, di dimensione 6.
lesson-tajuto-ending-roof-else = Si può. Ma alla rossa serve il tetto: dimensione 6.
lesson-tajuto-ending-finish = Rosso! Termina la prima pagoda della partita.
lesson-tajuto-ending-safe = È terminata: la tua tessera va coperta, e i suoi 4 PS sono al sicuro.
lesson-tajuto-ending-claim = E ti spetta un obiettivo: la prima pagoda. Reclamalo nel tuo turno: 1 PS, a chi arriva prima.
lesson-tajuto-ending-claim-else = Prima reclama il tuo obiettivo.
lesson-tajuto-ending-when = Quando finisce la partita?
lesson-tajuto-ending-when-first = Dopo la prima pagoda
lesson-tajuto-ending-when-fourth = Con la quarta pagoda
lesson-tajuto-ending-when-eighth = Con l'ottava pagoda
lesson-tajuto-ending-when-no = Allora quattro delle otto pagode sono terminate.
lesson-tajuto-ending-last = E subito: chi l'ha terminata ottiene 1 PS. Così anche il Monaco che da solo è più avanti sul Sentiero.
lesson-tajuto-ending-end2 = Poi vince chi ha più PS: quindi non aver fretta se altri ne hanno di più.
