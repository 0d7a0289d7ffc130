### Yokai Septet

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
