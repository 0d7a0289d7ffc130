### Chi va e viene a un tavolo, e chi viene per la prima volta.

## Chi è assente
stands-in-for = D'ora in poi uno spirito gioca per { $name }.
time-ran-out = { $name } ha finito il tempo: uno spirito continua.
time-ran-out-you = Il tuo tempo è finito, quindi uno spirito gioca per te.
vote-stand-in-for = { $name } è assente: fai subentrare uno spirito
title-over = ● La partita è finita · Hyakki

## La prima visita
first-visit = Prima volta qui? Il modo più rapido è una partita a { $game }.
first-visit-play = Gioca una prima partita
