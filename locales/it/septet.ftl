### Yokai Septet

## On the box
game-septet = Yokai Septet
summary-septet = Cattura i boss, ma occhio alla settima presa.
length-septet = 30 min
option-septet-scoring = Come contano le manche
option-septet-scoring-advanced = Le stelle dei boss catturati, fino a 7 punti
option-septet-scoring-basic = Un punto a manche, fino a 2 punti
option-septet-lead = Chi apre per primo
option-septet-lead-holder = Chi ha l'A verde dopo lo scambio, e lo mostra
option-septet-lead-dealt = Chi ha ricevuto l'A verde nella distribuzione

## Minds
mind-septet-novice = Kodama
mind-septet-novice-character = Ama i boss e dimentica di contare le prese.
mind-septet-apprentice = Kappa
mind-septet-apprentice-character = Segue le vecchie regole, con cortesia e senza esitare.
mind-septet-adept = Kitsune
mind-septet-adept-character = Conta ogni seme e fiuta chi ne è privo.
mind-septet-master = Nurarihyon
mind-septet-master-character = Ricorda ogni carta, e si chiede quali non hai giocato.

## Rules that an action can break
problem-must-pass = Prima bisogna passare tre carte.
problem-not-passing = Le carte si passano solo prima della prima presa.
problem-pass-is-final = Ciò che è passato è passato.
problem-must-follow-suit = Devi rispondere al seme di apertura.

## What ended a match
septet-ending-enough-bosses = L'ultima manche è stata decisa dai boss.
septet-ending-seven-tricks = L'ultima manche è stata persa con una settima presa.
septet-ending-last-trick = L'ultima manche è stata decisa dall'ultima presa.

## At the table
septet-suit-green = verde
septet-suit-purple = viola
septet-suit-pink = rosa
septet-suit-yellow = giallo
septet-suit-black = nero
septet-suit-red = rosso
septet-suit-blue = blu
septet-card = { $value } { $suit }
septet-boss = { $value } { $suit } (boss)
septet-round = Manche { $round }
septet-us = Noi
septet-them = Loro
septet-trump = Atout
septet-trump-is = Carta scoperta: { $card }; il suo seme è atout.
septet-led = primo
septet-leads = apre
septet-lies = { $name }: { $card }.
septet-trick-empty = Sul tavolo non c'è nessuna carta.
septet-board = { $label }: { $points } punti, { $bosses } di { $need } boss, { $tricks } di sette prese.
septet-pass = Passa
septet-play = Gioca
septet-do-pass = Scegli { $n } carte per { $name }: { $chosen } di { $n }.
septet-wait-pass = Gli altri stanno ancora scegliendo che cosa passare.
septet-do-lead = Apri tu: gioca una carta qualsiasi.
septet-do-follow = Rispondi a { $suit }.
septet-do-any = Non hai { $suit }: gioca una carta qualsiasi.
septet-round-over = La manche { $round } è finita
septet-round-won = La manche è tua!
septet-round-lost = La manche va a { $names }.
septet-end-bosses = Sono stati catturati abbastanza boss.
septet-end-seven-tricks = È stata fatta una settima presa, e chi la fa perde.
septet-end-last-trick = Le carte sono finite: decide l'ultima presa.
septet-gained = Vale { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }.
septet-counted = I boss che hanno contato
septet-last-trick = L'ultima presa è andata a { $name }.
septet-log-round = Manche { $round }: si scopre { $card }, il suo seme è atout.
septet-log-round-over = La manche { $round } va a { $names } ({ $end ->
        [bosses] abbastanza boss
        [seven-tricks] gli altri hanno fatto una settima presa
       *[last-trick] ultima presa
    }): +{ $n }.
septet-log-received = Ricevi { $cards }.
septet-log-play = { $me ->
        [yes] Giochi { $card }.
       *[no] { $name } gioca { $card }.
    }
septet-log-trick = { $me ->
        [yes] La presa è tua.
       *[no] La presa va a { $name }.
    }
septet-action-play = gioca { $card }
septet-action-pass = passa { $cards }
septet-aid-goal = Cattura i boss, cioè i sette: con quattro vince la manche una squadra, in tre ne bastano tre a un giocatore.
septet-aid-pass = Prima della prima presa ognuno passa tre carte: in quattro al compagno, in tre a sinistra.
septet-aid-follow = Rispondi al seme di apertura se puoi; altrimenti gioca ciò che vuoi.
septet-aid-win = L'A verde vince ogni presa. Altrimenti l'atout più alto, altrimenti la carta più alta del seme di apertura.
septet-aid-seventh = Chi fa una settima presa perde subito la manche.
septet-aid-stars = I boss dei semi più alti danno più punti, quello del seme di atout nessuno. Si vince a sette punti.
