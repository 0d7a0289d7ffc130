### Lezioni: Yokai Sketch

## I tuoi primi disegni
lesson-sketch-first = I tuoi primi disegni
lesson-sketch-first-about = Schizzi, maggioranze e ciò che resta: quattro turni in cinque minuti.
lesson-sketch-first-hello = Benvenuto, sono Tanuki! Tu e Zashiki-warashi disegnate gli yokai che incontrate, e chi ne disegna di più se lo tiene.
lesson-sketch-first-stack = Quattro pile, ognuna con uno yokai in cima. A questo servono tre schizzi, e vale tre punti.
lesson-sketch-first-hand = Hai pescato una carta e ora ne hai quattro. Ognuna mostra due schizzi, e la giochi per uno dei due.
lesson-sketch-first-green = Fino a tre carte per turno. Scegli la metà verde di una carta e giocala alla pila verde.
lesson-sketch-first-green-else = Si può fare. Ma solo tre schizzi verdi completano ora lo yokai verde.
lesson-sketch-first-green2 = Uno di tre: l'anello si riempie. Gioca un altro schizzo verde.
lesson-sketch-first-green3 = E il terzo!
lesson-sketch-first-taken = Il disegno è completo e gli schizzi sono tutti tuoi: prendi lo yokai. Con la terza carta finisce il tuo turno.
lesson-sketch-first-theirs = Ora Zashiki-warashi ha due dei quattro schizzi che servono allo yokai rosso.
lesson-sketch-first-red = Difficilmente lo fermerai. Gioca comunque uno schizzo rosso: non andrà perso.
lesson-sketch-first-red-pass = Puoi fermarti, ma prima gioca uno schizzo rosso.
lesson-sketch-first-red-else = Si può fare. Ma il rosso si decide presto: gioca uno schizzo rosso.
lesson-sketch-first-pass = Con meno di quattro carte puoi fermarti. Tieni l'ultima: termina il turno.
lesson-sketch-first-pass-else = Puoi giocarla, ma ti servirà il prossimo turno. Termina il turno adesso.
lesson-sketch-first-majority = Tre schizzi a uno: lo yokai rosso va a lei. Non importa di chi è il turno, conta solo chi ne ha di più.
lesson-sketch-first-stays = Ma guarda: i suoi schizzi sono spariti, il tuo è ancora lì. Conta per il prossimo yokai rosso, un 3.
lesson-sketch-first-two = Altri due schizzi rossi, ed è tuo!
lesson-sketch-first-two-else = Entrambe le tue carte hanno una metà rossa: giocale alla pila rossa.
lesson-sketch-first-three = Ne manca uno.
lesson-sketch-first-count = Due yokai, sei punti, contro i suoi quattro.
lesson-sketch-first-equal = Che cosa succede, secondo te, se un disegno è completo ed entrambi avete lo stesso numero di schizzi?
lesson-sketch-first-equal-player = Lo prende chi ha giocato per ultimo
lesson-sketch-first-equal-away = Lo yokai scappa
lesson-sketch-first-equal-both = Vale per entrambi
lesson-sketch-first-equal-no = No, non lo prende nessuno. Prova ancora!
lesson-sketch-first-end = Scappa in fondo alla pila. Quando una pila è vuota, vince chi ha più punti: ora gioca una partita!

## Maggioranze
lesson-sketch-majority = Maggioranze
lesson-sketch-majority-about = Più schizzi prendono lo yokai; a pari numero scappa.
lesson-sketch-majority-hello = Allo yokai giallo servono cinque schizzi, e Zashiki-warashi ne ha due. Conta la somma dei due lati.
lesson-sketch-majority-one = Hai tre schizzi gialli. Tre e due fanno cinque: giocane uno!
lesson-sketch-majority-one-else = Si può. Ma con tutti e tre gli schizzi gialli prendi ora lo yokai giallo.
lesson-sketch-majority-two = Un altro.
lesson-sketch-majority-three = Il quinto decide.
lesson-sketch-majority-won = Tre sono più di due: cinque punti. I suoi schizzi restano per il prossimo yokai giallo.
lesson-sketch-majority-red = Ora vuole il 4 rosso. Non puoi avere più schizzi di lei, ma altrettanti sì.
lesson-sketch-majority-tie = Gioca i tuoi due schizzi rossi.
lesson-sketch-majority-tie-else = Si può. Ma due tuoi schizzi rossi rovinano il suo piano.
lesson-sketch-majority-tie2 = E il secondo.
lesson-sketch-majority-end = Due a due: lo yokai scappa in fondo alla pila, e tutti gli schizzi lì si scartano. Il pareggio difende.

## Ciò che resta
lesson-sketch-leftovers = Ciò che resta
lesson-sketch-leftovers-about = Gli schizzi di chi ha perso uno yokai contano per il prossimo.
lesson-sketch-leftovers-hello = Un 7 blu: lo yokai più prezioso della sua pila, e nessuno lo completa da solo in un turno.
lesson-sketch-leftovers-one = Comincialo lo stesso: gioca i tuoi tre schizzi blu.
lesson-sketch-leftovers-one-else = Si può. Ma qui si parla del blu: gioca uno schizzo blu.
lesson-sketch-leftovers-two = Il secondo.
lesson-sketch-leftovers-three = E il terzo.
lesson-sketch-leftovers-race = Cinque su sette. Ora non hai carte blu, quindi la corsa è sua.
lesson-sketch-leftovers-pass = Risparmia le carte: termina il turno.
lesson-sketch-leftovers-pass-else = Si può, ma meglio tenerle. Termina il turno.
lesson-sketch-leftovers-lost = Quattro a tre: il 7 è suo. I suoi quattro schizzi sono spariti, i tuoi tre restano, e il prossimo yokai blu è un 3.
lesson-sketch-leftovers-now = Tre schizzi per un 3. Lo prendi subito?
lesson-sketch-leftovers-now-yes = Sì, è completo
lesson-sketch-leftovers-now-wait = No, aspetta
lesson-sketch-leftovers-now-no = Uno yokai appena scoperto aspetta che lì si aggiunga un altro schizzo.
lesson-sketch-leftovers-take = Hai appena pescato uno schizzo blu. Aggiungilo!
lesson-sketch-leftovers-take-else = Si può. Ma basta uno schizzo blu.
lesson-sketch-leftovers-end = Tuo, con una sola carta. Prima di cedere uno yokai, guarda che cosa resta.

## Chiama lo Yokai
lesson-sketch-call = Chiama lo Yokai
lesson-sketch-call-about = Una carta che porta uno yokai da un'altra pila.
lesson-sketch-call-hello = Due delle tue carte chiamano uno yokai: arriva dalla cima di un'altra pila a quella a cui giochi.
lesson-sketch-call-one = Il verde vuole sette schizzi, il giallo solo tre. Prima giocane due verdi semplici.
lesson-sketch-call-one-else = Tieni le carte che chiamano per dopo: prima due schizzi verdi semplici.
lesson-sketch-call-two = Anche l'altro.
lesson-sketch-call-call = E ora il trucco: gioca la metà verde della carta che chiama, e chiama il 3 giallo.
lesson-sketch-call-call-not = Senza l'abilità è solo il terzo schizzo su sette. Chiama il 3 giallo!
lesson-sketch-call-call-else = Si può. Ma tre schizzi verdi con sopra un 3 giallo sono subito punti.
lesson-sketch-call-taken = Sulla pila verde si disegna con schizzi verdi, e tre bastano: è tuo!
lesson-sketch-call-danger = Tre schizzi blu su cinque: al prossimo turno il 5 blu è suo. Chiamalo via!
lesson-sketch-call-away = Gioca la carta che chiama al rosso, e chiama lo yokai blu.
lesson-sketch-call-away-else = Si può, ma allora completa il 5 blu. Chiamalo sulla pila rossa.
lesson-sketch-call-end = Sotto c'era il 7 blu, a cui ne mancano quattro. Solo l'ultimo yokai di una pila non si può chiamare.

## Distrai lo Yokai
lesson-sketch-distract = Distrai lo Yokai
lesson-sketch-distract-about = Una carta che gira l'ultimo schizzo dell'avversario.
lesson-sketch-distract-hello = Zashiki-warashi conduce due a zero sul 4 rosso. Hai tre schizzi rossi, ma già il secondo lo completa: due a due.
lesson-sketch-distract-last = Ma l'ultima carta che ha giocato si può distrarre, finché è ancora sul tavolo.
lesson-sketch-distract-distract = Gioca la metà rossa della carta che distrae, e distrai.
lesson-sketch-distract-distract-not = Usa la sua abilità: è lei che fa la differenza.
lesson-sketch-distract-distract-else = Si può. Ma prima distrai, con la metà rossa della carta che lo sa fare.
lesson-sketch-distract-turned = La sua carta si è girata: ora è uno schizzo blu, sempre dal suo lato. Sul rosso siete uno a uno.
lesson-sketch-distract-two = Altri due schizzi rossi completano il disegno.
lesson-sketch-distract-two-else = Si può. Ma gli altri due schizzi rossi ti danno il 4 rosso.
lesson-sketch-distract-three = E l'ultimo.
lesson-sketch-distract-won = Tre a uno: quattro punti!
lesson-sketch-distract-gone = Supponi che la sua ultima carta sia già stata scartata. Quale distrarresti?
lesson-sketch-distract-gone-older = Quella prima
lesson-sketch-distract-gone-none = Nessuna
lesson-sketch-distract-gone-no = Nessun'altra carta prende il suo posto.
lesson-sketch-distract-end = Tieni quindi una carta così per il momento dopo la giocata che fa male.
