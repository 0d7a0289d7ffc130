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
septet-boss-stars = { $value } { $suit } (boss, { $n ->
        [0] nessuna stella
        [one] 1 stella
       *[other] { $n } stelle
    })
septet-boss-trump = { $value } { $suit } (boss del seme di atout, non vale nulla)
septet-lost-to = { $me ->
        [yes] { $card }, catturato da te
       *[no] { $card }, catturato da { $name }
    }
septet-partner = Compagno
septet-holds = ha { $card }
septet-goal = { $need ->
        [3] Tre boss vincono la manche. La tua settima presa la perde.
       *[other] Quattro boss vincono la manche. La settima presa della tua squadra la perde.
    }
septet-round = Manche { $round }
septet-us = Noi
septet-them = Loro
septet-trump = Atout
septet-trump-is = Carta scoperta: { $card }; il suo seme è atout.
septet-led = primo
septet-leads = apre
septet-news-leads = { $me ->
        [yes] Hai fatto l'ultima presa della manche precedente e apri.
       *[no] { $name } ha fatto l'ultima presa della manche precedente e apre.
    }
septet-lies = { $name }: { $card }.
septet-trick-empty = Sul tavolo non c'è nessuna carta.
septet-trick-won = { $me ->
        [yes] Presa tua
       *[no] Presa a { $name }
    }{ $n ->
        [0] {""}
        [one] {" "}· 1 boss
       *[other] {" "}· { $n } boss
    }
septet-board = { $label }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $bosses } di { $need } boss, { $tricks } di sette prese.
septet-pass = Passa
septet-play = Gioca
septet-first-play = Prima scegli una carta.
septet-first-pass = { $n ->
        [one] Prima scegli ancora una carta.
       *[other] Prima scegli ancora { $n } carte.
    }
septet-do-pass = Scegli { $n } carte per { $name }: { $chosen } di { $n }.
septet-wait-pass = Gli altri stanno ancora scegliendo che cosa passare.
septet-do-lead = Apri tu: gioca una carta qualsiasi.
septet-do-follow = Rispondi a { $suit }.
septet-do-any = Non hai { $suit }: gioca una carta qualsiasi.
septet-must-follow = Hai { $suit } e devi rispondere: { $card } deve aspettare.
septet-would-lead = Apriresti con { $suit }: chi ha { $suit } deve rispondere.
septet-would-beat-all = Batte ogni carta: la presa sarebbe tua.
septet-would-win-so-far = Per ora vince la presa.
septet-would-win = Vince la presa{ $n ->
        [0] .
        [one] : un boss.
        [2] : due boss.
        [3] : tre boss.
       *[other] : quattro boss.
    }
septet-would-win-round = Vince la presa, e i boss bastano: la manche sarebbe vinta.
septet-would-lose-round = Sarebbe la settima presa, e fa perdere la manche.
septet-would-stay-below = { $mate ->
        [yes] Resta sotto { $card } del tuo compagno.
       *[no] Resta sotto { $card } di { $name }.
    }
septet-would-give-boss = { $mate ->
        [yes] Per ora il boss va a { $card } del tuo compagno.
       *[no] Per ora il boss va a { $card } di { $name }.
    }
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
septet-last-trick = { $me ->
        [yes] L'ultima presa è stata tua.
       *[no] L'ultima presa è andata a { $name }.
    }
septet-log-round = Manche { $round }: si scopre { $card }, il suo seme è atout.
septet-log-round-over = { $me ->
        [alone] La manche { $round } è tua
        [among] La manche { $round } va a te e { $names }
       *[no] La manche { $round } va a { $names }
    } ({ $end ->
        [bosses] abbastanza boss
        [seven-tricks] gli altri hanno fatto una settima presa
       *[last-trick] ultima presa
    }): +{ $n }.
septet-log-passed = Passi { $cards } a { $name }.
septet-log-revealed = { $n ->
        [one] Un boss era ancora in mano: { $cards }.
       *[other] Dei boss erano ancora in mano: { $cards }.
    }
septet-log-received = Ricevi { $cards }.
septet-log-shows = { $me ->
        [yes] Mostri { $card } e apri.
       *[no] { $name } mostra { $card } e apre.
    }
septet-log-was-dealt = { $me ->
        [yes] Hai ricevuto { $card } nella distribuzione e apri.
       *[no] { $name } ha ricevuto { $card } nella distribuzione e apre.
    }
septet-log-play = { $me ->
        [yes] Giochi { $card }.
       *[no] { $name } gioca { $card }.
    }
septet-story-bosses =
    { $n ->
        [one] È contato un boss.
       *[other] Sono contati { $n } boss.
    }
septet-log-trick-number = Presa { $n }
septet-log-trick = { $me ->
        [yes] Vinci la presa con { $card }
       *[no] { $name } vince la presa con { $card }
    }{ $n ->
        [0] .
        [one] : un boss.
        [2] : due boss.
        [3] : tre boss.
       *[other] : quattro boss.
    }
septet-action-play = gioca { $card }
septet-action-pass = passa { $cards }
septet-aid-goal-4 = Cattura i boss, cioè i sette: una squadra che ne ha quattro vince la manche.
septet-aid-goal-3 = Cattura i boss, cioè i sette: chi ne ha tre vince la manche.
septet-aid-pass-4 = Prima della prima presa ognuno passa tre carte al compagno.
septet-aid-pass-3 = Prima della prima presa ognuno passa tre carte a sinistra.
septet-aid-lead-holder = Nella prima manche chi ha l'A verde dopo lo scambio lo mostra e apre. Se l'A verde è la carta scoperta, prende il suo posto il 13 blu.
septet-aid-lead-dealt = Nella prima manche apre chi ha ricevuto l'A verde nella distribuzione, e non mostra nulla. Se l'A verde è la carta scoperta, prende il suo posto il 13 blu.
septet-aid-follow = Rispondi al seme di apertura se puoi; altrimenti gioca ciò che vuoi.
septet-aid-win = L'A verde vince ogni presa. Altrimenti l'atout più alto, altrimenti la carta più alta del seme di apertura.
septet-aid-seventh-4 = Una squadra che fa la sua settima presa perde la manche, a meno che questa presa le porti il quarto boss. L'altra squadra vince e aggiunge tutti i boss ancora in mano.
septet-aid-seventh-3 = Chi fa una settima presa perde la manche, a meno che questa presa porti il terzo boss. Vincono gli altri due.
septet-aid-last = Se le carte sono finite, vince la manche chi ha fatto l'ultima presa.
septet-aid-score-advanced-4 = I vincitori di una manche contano le stelle sui loro boss; il boss del seme di atout non vale nulla. Si vince la partita a sette punti.
septet-aid-score-advanced-3 = Chi vince una manche conta le stelle sui suoi boss; il boss del seme di atout non vale nulla. Dopo una settima presa gli altri due ottengono 3 punti ciascuno. A 7 punti la partita finisce, e vince chi ne ha di più.
septet-aid-score-basic-4 = Una manche vale 1 punto per la squadra che la vince, con qualsiasi boss. Si vince la partita a due punti.
septet-aid-score-basic-3 = Una manche vale 1 punto per ogni vincitore, con qualsiasi boss. Si vince la partita a due punti.
septet-aid-stars = { $n ->
        [0] nessuna stella
        [one] 1 stella
       *[other] { $n } stelle
    }

# Che cosa può venire da una decisione, come lo dice un'analisi.
fact-septet-bosses-ours = la tua parte cattura abbastanza boss
fact-septet-bosses-theirs = gli altri catturano abbastanza boss
fact-septet-seventh-theirs = gli altri prendono una settima presa
fact-septet-seventh-ours = la tua parte prende una settima presa
fact-septet-last-trick-ours = la tua parte fa l'ultima presa
fact-septet-last-trick-theirs = gli altri fanno l'ultima presa
