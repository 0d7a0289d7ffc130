### Lezioni: Yokai Septet

## La tua prima manche
lesson-septet-first = La tua prima manche
lesson-septet-first-about = Boss, prese e atout: una manche intera in cinque minuti.
lesson-septet-first-hello = Buonasera, sono Kitsune! Giochi con Kappa, che ti siede di fronte, contro Nurarihyon e Kodama.
lesson-septet-first-bosses = Il sette di ogni seme è un boss, e tu hai quello rosso. La squadra che cattura quattro boss vince la manche.
lesson-septet-first-lanterns = Ogni presa accende una lanterna. Attento a quella rossa: con la settima presa una squadra perde la manche, a meno che non porti il quarto boss.
lesson-septet-first-trump = Questa carta è stata scoperta e non si gioca. Il suo seme è atout: il viola batte tutti gli altri semi.
lesson-septet-first-pass = Per prima cosa ognuno passa tre carte al compagno. Dai a Kappa le tue tre carte verdi.
lesson-septet-first-pass-else = Potresti passarne tre qualsiasi. Oggi dai a Kappa tutte le verdi: 2, 4 e 5.
lesson-septet-first-leader = Kappa ha l'A verde, lo mostra e apre. È il super atout, che batte ogni altra carta.
lesson-septet-first-follow = Si è aperto a rosso e tu hai il rosso: devi rispondere. Il 12 di Kodama è troppo alto, quindi tieni il tuo boss.
lesson-septet-first-follow-boss = Così Kodama catturerebbe il tuo boss! Gioca il 6 rosso.
lesson-septet-first-lost = La carta rossa più alta vince la presa: una lanterna per loro. Chi vince una presa apre la successiva.
lesson-septet-first-ruff = Kodama apre con il boss verde. Non hai verde, quindi puoi giocare ciò che vuoi: prendilo con un atout!
lesson-septet-first-ruff-else = Puoi farlo, ma solo il viola prende il boss.
lesson-septet-first-won = Il tuo primo boss! E ora apri tu.
lesson-septet-first-blue = Apri con il 13 blu. Nessuna carta blu è più alta, e il boss blu è la più bassa di tutte.
lesson-septet-first-early-boss = Da solo il tuo boss non è ancora al sicuro. Aspetta ancora un po'.
lesson-septet-first-blue-else = Puoi aprire con qualsiasi carta. Ma prova il 13 blu: forse cattura un boss.
lesson-septet-first-fell = Nurarihyon non aveva altre carte blu e ha dovuto darti il boss. Due!
lesson-septet-first-black = Ancora una volta: apri con l'11 nero, la carta nera più alta.
lesson-septet-first-black-else = Puoi aprire con qualsiasi carta. Ma nel nero nessuno batte l'11.
lesson-septet-first-partner = Kappa ti ha dato il boss nero, perché la squadra conta insieme. Tre boss, e tre prese.
lesson-septet-first-seventh = Supponi che la tua squadra vinca la settima presa, senza un quarto boss. E allora?
lesson-septet-first-seventh-win = Vinciamo la manche
lesson-septet-first-seventh-lose = Perdiamo la manche
lesson-septet-first-seventh-nothing = Si continua
lesson-septet-first-seventh-no = No: la settima presa fa perdere. Guarda la lanterna rossa!
lesson-septet-first-red = Il boss che manca è nella tua mano. Il 12 rosso non c'è più, e Kappa ha aperto a rosso: affidagli il tuo 7 rosso.
lesson-septet-first-red-else = Puoi farlo. Ma il tuo 7 rosso sarebbe il quarto boss, se Kappa riesce a prenderlo.
lesson-septet-first-end = L'11 rosso di Kappa lo prende: quattro boss, e la manche è vostra! Ora gioca una partita intera.

## Rispondere e tagliare
lesson-septet-following = Rispondere e tagliare
lesson-septet-following-about = Che cosa devi giocare, che cosa puoi giocare, e chi vince la presa.
lesson-septet-following-hello = L'atout è il giallo. Nurarihyon ha aperto a viola, e tu giochi per ultimo.
lesson-septet-following-follow = Hai il viola e devi rispondere. La carta più alta del seme di apertura vince la presa: prendila!
lesson-septet-following-follow-low = Si può, ma il 6 resta più alto. Prendi con l'8.
lesson-septet-following-lead = Tua. Chi vince la presa apre, con la carta che vuole.
lesson-septet-following-blue = Prova con il 12 blu: solo il 13 è più alto.
lesson-septet-following-blue-else = Puoi. Ma vogliamo vedere che cosa succede al 12 blu.
lesson-septet-following-trumped = Kodama non ha blu, può giocare ciò che vuole e taglia: anche un atout piccolo batte il blu più alto.
lesson-septet-following-forced = Si apre a nero, e tu hai una sola carta nera. Allora non c'è scelta.
lesson-septet-following-ruff = Ancora nero, e ora non ne hai più. Rendi la pariglia a Kodama!
lesson-septet-following-ruff-else = Ora è permessa ogni carta, ma solo un atout vince la presa.
lesson-septet-following-won = La presa è tua, e Kappa ci ha aggiunto il boss nero.
lesson-septet-following-super = Un'ultima domanda: si apre con 5 verde, poi 9 giallo, A verde e 7 verde. Quale carta vince la presa?
lesson-septet-following-super-seven = 7 verde
lesson-septet-following-super-nine = 9 giallo
lesson-septet-following-super-ace = A verde
lesson-septet-following-super-no = Quella no: una carta batte perfino l'atout.
lesson-septet-following-end = Giusto: l'A verde batte tutto, eppure deve rispondere a verde come ogni carta verde.

## I boss e la settima presa
lesson-septet-bosses = I boss e la settima presa
lesson-septet-bosses-about = Quando una presa è un regalo, e quando è una trappola.
lesson-septet-bosses-hello = La manche è quasi finita. La tua squadra ha tre boss: ne manca uno per vincere.
lesson-septet-bosses-six = Ma ha anche sei prese. Ancora una senza boss, e la manche è persa.
lesson-septet-bosses-duck = Nurarihyon ha aperto con il 12 blu, e tu non hai blu. C'è un boss in questa presa? Scegli!
lesson-septet-bosses-duck-no = L'A verde la prenderebbe: la settima presa, senza boss. Lasciala a loro!
lesson-septet-bosses-ducked = Ben schivata. Una presa che non vuoi si cede con la carta peggiore.
lesson-septet-bosses-now = La tua ultima carta è l'A verde, e vincerà questa presa: la settima. Che cosa succede?
lesson-septet-bosses-now-lose = Perdiamo: sette prese
lesson-septet-bosses-now-win = Vinciamo: abbastanza boss
lesson-septet-bosses-now-no = Guarda la presa: ci sono due boss, e ve ne basta uno.
lesson-septet-bosses-take = Il quarto boss viene prima, anche con la settima presa. Prendila!
lesson-septet-bosses-end = Vinto! Con una settima presa perdente, gli altri avrebbero avuto anche i boss rimasti in mano.

## Lo scambio
lesson-septet-pass = Lo scambio
lesson-septet-pass-about = Tre carte che decidono tutta la manche.
lesson-septet-pass-hello = Prima di ogni manche passi tre carte al compagno, di nascosto dagli altri e prima di sapere che cosa ricevi.
lesson-septet-pass-lone = Il tuo boss blu è solo ed è la carta blu più bassa: cade appena qualcuno apre a blu.
lesson-septet-pass-pass = Passalo, e con lui le due carte rosa: così potrai tagliare in due semi.
lesson-septet-pass-pass-else = Puoi passarne tre qualsiasi. Prova con 7 blu, 4 rosa e 5 rosa: non ti restano né blu né rosa.
lesson-septet-pass-got = Kappa ti ha dato l'A verde, quindi lo mostri e apri. E conosci tre delle sue carte: ricordale.
lesson-septet-pass-talk = Puoi dire a Kappa quali semi non hai?
lesson-septet-pass-talk-yes = Sì, siamo compagni
lesson-septet-pass-talk-no = No
lesson-septet-pass-talk-why = I compagni non si dicono nulla, se non con le carte che passano e giocano.
lesson-septet-pass-lead = Apri con qualcosa di innocuo: una carta nera.
lesson-septet-pass-lead-else = Si può. Ma tieni atout, boss e carte alte: apri a nero.
lesson-septet-pass-blue = Nurarihyon la prende e apre a blu: adesso il boss sarebbe caduto.
lesson-septet-pass-ruff = Non hai blu. L'atout è il verde: prendi la presa spendendo poco!
lesson-septet-pass-ruff-else = Si può, ma la presa conviene: con il tuo 3 verde.
lesson-septet-pass-end = E il boss è vostro, perché Kappa l'ha tenuto per te. Ecco che cosa può fare lo scambio.

## Contare i punti
lesson-septet-points = Contare i punti
lesson-septet-points-about = Quanto vale una manche vinta, stella per stella.
lesson-septet-points-hello = Chi è esperto conta le stelle: quelle stampate sui boss della squadra che vince la manche.
lesson-septet-points-trump = L'atout è il verde, e il boss del seme di atout non vale nulla. Gli altri due vostri boss valgono un punto l'uno.
lesson-septet-points-waste = In questa presa non ci sono boss. Non sprecare il tuo atout.
lesson-septet-points-waste-else = Si può. Ma scarta ciò che serve meno: il 4 giallo.
lesson-septet-points-yellow = Si apre a giallo, e ti resta una carta gialla.
lesson-septet-points-boss = Kappa ha messo in questa presa il boss blu, da due stelle. Prendilo: è il quarto!
lesson-septet-points-boss-else = Si può, ma solo il tuo atout prende il boss.
lesson-septet-points-sum = Boss verde, rosa, giallo e blu; l'atout è il verde. Quanti punti vale la manche?
lesson-septet-points-sum-three = 3
lesson-septet-points-sum-four = 4
lesson-septet-points-sum-five = 5
lesson-septet-points-sum-no = Conta le stelle: rosa 1, giallo 1, blu 2. Il verde non ne ha, e per di più è atout.
lesson-septet-points-end = Quattro punti. Vince la partita la prima squadra che arriva a sette o più.
