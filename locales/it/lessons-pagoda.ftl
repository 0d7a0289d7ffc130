### Lezioni: Yokai Pagoda

## La tua prima manche
lesson-pagoda-first = La tua prima manche
lesson-pagoda-first-about = Offrire, dare, prendere e chiudere: una manche intera in cinque minuti.
lesson-pagoda-first-hello = Ciao, sono Rokurokubi. Qui ci si vuole liberare delle offerte, perché quelle che ti restano in mano alla fine contano contro di te.
lesson-pagoda-first-count = Di ogni yokai conta solo la carta più bassa: dei tuoi tre kappa solo il 2. In tutto hai 17 punti.
lesson-pagoda-first-turn = Nel tuo turno giochi una carta su una di queste due pile. Che cosa fa dipende dalla carta che copre.
lesson-pagoda-first-match = Una carta corrisponde se ha lo stesso yokai o lo stesso numero. A sinistra c'è un kappa: coprilo con il tuo kappa 9 o 5.
lesson-pagoda-first-match-low = Corrisponde anche quello, ma tieni il 2: è lui che rende economici gli altri kappa.
lesson-pagoda-first-match-else = Puoi farlo, ma conviene una carta che corrisponde: gioca un kappa alto sul kappa.
lesson-pagoda-first-give = Se la carta corrisponde, ne dai via un'altra, senza che gli altri la vedano. Il tanuki 10 è la più cara: dalla a chi vuoi.
lesson-pagoda-first-give-else = Puoi dare quella. Ma il tanuki 10 da solo ti costa 10 punti.
lesson-pagoda-first-lower = Hitotsume-kozō ha giocato un 3 su un 8: non corrisponde ed è più basso. Allora non succede nulla.
lesson-pagoda-first-seven = Restano sette punti. E Bakeneko ha messo a sinistra un kappa 1: lo vuoi tu!
lesson-pagoda-first-higher = Una carta che non corrisponde ed è più alta te ne fa prendere un'altra. Gioca il tengu 6 sul 3.
lesson-pagoda-first-higher-else = Si può. Ma per prendere il kappa a sinistra, gioca il tengu 6 sulla pila di destra.
lesson-pagoda-first-take = Dal mazzo, senza vederla, o quella in cima all'altra pila? Il kappa 1 costa meno del tuo kappa 2: prendilo.
lesson-pagoda-first-take-else = Chissà che cosa dà il mazzo. Il kappa 1 è sicuro: prendilo.
lesson-pagoda-first-almost = Sei punti: kappa 1, tengu 1 e oni 4. Senza l'oni ne restano solo due.
lesson-pagoda-first-close = Se giochi una carta più bassa che non corrisponde e ti restano 3 punti o meno, puoi chiudere la manche. Gioca l'oni 4 e chiudi!
lesson-pagoda-first-close-not = Dichiara che chiudi: con il pulsante, insieme alla carta.
lesson-pagoda-first-close-else = Puoi farlo. Ma con l'oni 4 puoi chiudere subito la manche.
lesson-pagoda-first-pool = Chiusa! Ognuno mette le sue carte tra le proprie offerte rifiutate. Le tue contano due punti, quelle degli altri di più.
lesson-pagoda-first-end = Si giocano tre manche, e vince chi ha meno punti tra le offerte rifiutate. Provaci!

## Uguale, più alta, più bassa
lesson-pagoda-altar = Uguale, più alta, più bassa
lesson-pagoda-altar-about = Che cosa fa ogni carta su una pila.
lesson-pagoda-altar-hello = Una carta si confronta con quella che copre. La prima domanda: corrisponde?
lesson-pagoda-altar-which = Quale di queste corrisponde a un kappa 5?
lesson-pagoda-altar-which-six = Tanuki 6
lesson-pagoda-altar-which-five = Tengu 5
lesson-pagoda-altar-which-four = Kitsune 4
lesson-pagoda-altar-which-no = Corrisponde se ha lo stesso yokai o lo stesso numero.
lesson-pagoda-altar-match = Tre delle tue giocate corrispondono. Trovane una!
lesson-pagoda-altar-match-else = Non corrisponde: stesso yokai o stesso numero della carta sulla pila.
lesson-pagoda-altar-give = Corrispondere è anche un dovere: dai via una carta. Scegline una cara.
lesson-pagoda-altar-give-else = Quella ti servirà. Dai il kappa 9, il gashadokuro 7 o il tanuki 6.
lesson-pagoda-altar-higher = Ora una che non corrisponde ma è più alta: il tuo oni 8 sulla pila di sinistra.
lesson-pagoda-altar-higher-else = Si può. Ma gioca l'oni 8 sulla pila di sinistra.
lesson-pagoda-altar-take = Più alta, quindi prendi una carta: dal mazzo, o quella in cima all'altra pila.
lesson-pagoda-altar-lower = E più bassa: la tua yuki-onna 2 sul 9.
lesson-pagoda-altar-lower-else = Si può. Ma gioca la yuki-onna 2 sulla pila di sinistra.
lesson-pagoda-altar-end = Non succede nulla: una carta in meno e nessuna nuova. Così la mano si riduce.

## Dare
lesson-pagoda-giving = Dare
lesson-pagoda-giving-about = Quale carta dare, e a chi.
lesson-pagoda-giving-hello = Un dono è il modo migliore per liberarsi dei punti. Ma i numeri alti non sono sempre i più cari.
lesson-pagoda-giving-match = A sinistra c'è un 9. Gioca il tuo oni 9: corrisponde, e ti liberi anche del 9.
lesson-pagoda-giving-match-low = Corrisponde anche quello, ma l'oni 9 ti costa di più.
lesson-pagoda-giving-match-else = Non corrisponde. Gioca l'oni 9 sul 9.
lesson-pagoda-giving-give = Ora dai: il kappa 10 o il tengu 6? Guarda quanto conta ciascuno.
lesson-pagoda-giving-give-ten = Il kappa 10 non ti costa nulla: dei tuoi kappa conta solo il 2. Dai il tengu 6.
lesson-pagoda-giving-give-else = Puoi. Ma ora il più caro è il tengu 6.
lesson-pagoda-giving-secret = Solo voi due sapete quale carta era. Ricorda che cosa hai dato, e a chi.
lesson-pagoda-giving-match2 = Un 8 a destra: quale tua carta corrisponde?
lesson-pagoda-giving-match2-else = Cerca lo stesso numero: hai un 8.
lesson-pagoda-giving-give2 = Restano sei punti. Quale dono te ne toglie di più?
lesson-pagoda-giving-give2-else = La nekomata 3 è la carta più cara: il kappa 10 non costa nulla.
lesson-pagoda-giving-whom = A chi conviene dare una carta cara?
lesson-pagoda-giving-whom-many = A chi ha molte carte
lesson-pagoda-giving-whom-few = A chi ha poche carte
lesson-pagoda-giving-whom-no = Ripensaci: chi potrebbe chiudere la manche?
lesson-pagoda-giving-end = Giusto: a chi sta per chiudere una carta cara fa più male.

## Chiudere la manche
lesson-pagoda-closing = Chiudere la manche
lesson-pagoda-closing-about = Tre punti, una carta più bassa, e una che resta.
lesson-pagoda-closing-hello = Nove punti: kappa 1, tengu 2 e oni 6. Senza l'oni sarebbero tre.
lesson-pagoda-closing-match = Liberati dell'oni con una carta che corrisponde: un tengu sul tengu.
lesson-pagoda-closing-match-two = Tieni il tengu 2: senza di lui conterebbe il 9.
lesson-pagoda-closing-match-else = Si può. Ma con un tengu alto a destra puoi dare via l'oni.
lesson-pagoda-closing-give = E ora l'oni 6.
lesson-pagoda-closing-give-else = L'oni 6 ti costa di più.
lesson-pagoda-closing-three = Tre punti! Ma una carta che corrisponde non chiude: lo fa solo una più bassa che non corrisponde.
lesson-pagoda-closing-close = A sinistra c'è un 6. Quale carta più bassa ti lascia tre punti? Chiudi!
lesson-pagoda-closing-close-say = La carta giusta. Ora dichiara che chiudi: con il pulsante.
lesson-pagoda-closing-close-else = Si può. Ma il kappa 5 è più basso di 6, e resta comunque il kappa 1.
lesson-pagoda-closing-shown = Mostri la mano, e la manche è finita. I tuoi tre punti vanno tra le offerte rifiutate.
lesson-pagoda-closing-last = E se una carta più bassa è la tua ultima?
lesson-pagoda-closing-last-close = Chiudo
lesson-pagoda-closing-last-itself = La manche finisce da sé
lesson-pagoda-closing-last-no = Per chiudere ti deve restare almeno una carta.
lesson-pagoda-closing-end = Allora nulla di tuo va tra le offerte rifiutate: nessun punto.

## Le offerte in tre manche
lesson-pagoda-pools = Le offerte in tre manche
lesson-pagoda-pools-about = Ciò che hai tra le offerte rifiutate cambia il valore delle tue carte.
lesson-pagoda-pools-hello = Hitotsume-kozō ha chiuso subito la manche 1. Tutta la tua mano è tra le offerte rifiutate: 34 punti.
lesson-pagoda-pools-same = Ma alla fine ogni yokai conta una volta sola in tutte le offerte, con la carta più bassa. Lì hai un kappa 2.
lesson-pagoda-pools-cost = Quanto ti costeranno allora kappa 7 e kappa 9?
lesson-pagoda-pools-cost-sixteen = 16 punti
lesson-pagoda-pools-cost-seven = 7 punti
lesson-pagoda-pools-cost-nothing = Nulla
lesson-pagoda-pools-cost-no = Per tutti i tuoi kappa conta il kappa 2 che hai già.
lesson-pagoda-pools-match = Gashadokuro e rokurokubi sono nuovi e cari. A destra c'è un gashadokuro: fai corrispondere il tuo.
lesson-pagoda-pools-match-else = Si può. Ma il gashadokuro 8 ti costerebbe 8 punti nuovi: giocalo a destra.
lesson-pagoda-pools-give = Ora dai. Ricorda quali carte costano davvero.
lesson-pagoda-pools-give-kappa = Il kappa non ti costa più nulla. Dai il rokurokubi 6.
lesson-pagoda-pools-give-else = Il rokurokubi 6 è la carta più cara: tra le offerte non ne hai.
lesson-pagoda-pools-yuki = Tieni invece la yuki-onna 3: tra le offerte trasforma 9 punti in 3.
lesson-pagoda-pools-end = Dopo l'ultima manche si contano tutte le offerte rifiutate, e vince chi ha meno punti.
