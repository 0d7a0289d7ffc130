### Chi va e viene a un tavolo, e chi viene per la prima volta.

## Chi è assente
stands-in-for = D'ora in poi uno spirito gioca per { $name }.
time-ran-out = { $name } ha finito il tempo: uno spirito continua.
time-ran-out-you = Il tuo tempo è finito, quindi uno spirito gioca per te.
vote-stand-in-for = { $name } è assente: fai subentrare uno spirito
title-over = ● La partita è finita · Hyakki
absence-here = è qui
absence-away = è via
absence-away-since = via da { $time }
absence-gone = è sparito
absence-gone-since = sparito da { $time }
absence-stand-in = gioca uno spirito
absence-stand-in-since = da { $time } gioca uno spirito
absence-resigned = si è arreso
span-seconds = { $n } s
span-minutes = { $n } min
span-hours = { $n } h
span-days =
    { $n ->
        [one] 1 giorno
       *[other] { $n } giorni
    }
waited-label = { $name } non c'è più
waited-for = La partita aspetta { $name }.
wait-longer = Aspetta
end-match = Chiudi la partita
votes-so-far = { $n } su { $of } vogliono che subentri uno spirito.

## Chiudere una partita prima della fine
resign = Arrenditi
resign-text = La partita finisce subito e vince l'altra parte. Non si può tornare indietro.
resign-text-more = Uno spirito gioca al tuo posto fino alla fine, e tu arrivi dietro a tutti gli altri. Non si può tornare indietro.
resign-text-team = La partita finisce quando il tuo compagno è d'accordo, e vince l'altra parte. Non si può tornare indietro.
resign-yes = Sì, mi arrendo
agree-resign = Arrendiamoci
wanted-resign = { $names } vorrebbe arrendersi.
asked-resign = Vorresti arrenderti. Lo chiediamo al tuo compagno.
abandon = Abbandona la partita
abandon-text = La partita finisce subito e nessuno vince. Non si può tornare indietro.
abandon-text-others = La partita finisce senza vincitori quando sono d'accordo tutti quelli che ci sono ancora. Non si può tornare indietro.
abandon-yes = Sì, abbandonala
agree-abandon = D'accordo
wanted-abandon = Chiudere la partita senza vincitori: lo vorrebbe { $names }.
asked-abandon = Vorresti chiudere la partita senza vincitori. Lo chiediamo agli altri.
play-on = Continua a giocare
has-resigned = { $name } si è arreso: continua uno spirito.
resigned-you = Ti sei arreso. Uno spirito gioca al tuo posto fino alla fine.
ending-abandoned = La partita è stata abbandonata
ending-abandoned-text = Nessuno l'ha giocata fino alla fine, e nessuno ha vinto.
ending-resigned-text =
    { $n ->
        [one] { $names } si è arreso.
       *[other] { $names } si sono arresi.
    }
leave-match = Lascia questa partita

## La prima visita
first-visit = Prima volta qui? Il modo più rapido è una partita a { $game }.
first-visit-play = Gioca una prima partita
