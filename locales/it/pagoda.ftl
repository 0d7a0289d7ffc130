### Yokai Pagoda

## On the box
game-pagoda = Yokai Pagoda
summary-pagoda = Liberati delle tue offerte prima che gli yokai le contino.
length-pagoda = 15 min

## Minds
mind-pagoda-novice = Hitotsume-kozō
mind-pagoda-novice-character = Tiene troppe carte e regala quelle sbagliate.
mind-pagoda-apprentice = Bakeneko
mind-pagoda-apprentice-character = Ti regala ciò che non le serve.
mind-pagoda-adept = Rokurokubi
mind-pagoda-adept-character = Allunga il collo per vedere chi sta per chiudere.
mind-pagoda-master = Enma
mind-pagoda-master-character = Ricorda ogni offerta, e chi l’ha fatta.

## Rules that an action can break
problem-play-first = Un turno comincia con una carta giocata su una pila.
problem-already-played = Una carta è già stata giocata; completa il turno.
problem-match-must-give = Quando la carta corrisponde se ne dà via una, non si pesca.
problem-higher-must-take = Dopo una carta più alta si pesca o si prende.
problem-give-from-hand = Hai ancora carte in mano, quindi devi darne una.
problem-nothing-left-to-give = Non hai più nulla da dare: scegli chi pesca una carta.
problem-not-to-yourself = La carta deve andare a un altro giocatore.
problem-no-such-player = Questo giocatore non esiste.
problem-closes-only-with-lower = Si chiude solo con una carta che non corrisponde ed è più bassa.
problem-closes-only-with-cards = Senza carte in mano la manche finisce da sé.
problem-too-many-points = In mano ti resterebbero più di tre punti: così non puoi chiudere.

## What ended a match
pagoda-ending-closed = L'ultima manche è stata chiusa.
pagoda-ending-out-of-cards = Qualcuno non ha più offerte.
pagoda-ending-turn-limit = L'ultima manche era durata abbastanza.

## At the table
pagoda-yokai-kappa = Kappa
pagoda-yokai-tengu = Tengu
pagoda-yokai-tanuki = Tanuki
pagoda-yokai-kitsune = Kitsune
pagoda-yokai-oni = Oni
pagoda-yokai-yuki-onna = Yuki-onna
pagoda-yokai-nekomata = Nekomata
pagoda-yokai-karakasa = Karakasa
pagoda-yokai-rokurokubi = Rokurokubi
pagoda-yokai-gashadokuro = Gashadokuro
pagoda-card = { $yokai } { $value }
pagoda-unseen = una carta coperta
pagoda-left = a sinistra
pagoda-right = a destra
pagoda-counts = { $card }, conta
pagoda-altar = Pila delle offerte { $pile }: in cima { $card }, carte nella pila: { $n }.
pagoda-deck = Il mazzo della pagoda ha { $n ->
        [one] una carta
       *[other] { $n } carte
    }.
pagoda-round = Torii { $round } di { $of }
pagoda-answer-match = Corrisponde: dai una carta
pagoda-answer-higher = Più alta: prendi una carta
pagoda-answer-lower = Più bassa: non segue nulla
pagoda-take = Prendi questa
pagoda-take-card = Prendi { $card }
pagoda-draw = Pesca
pagoda-close = Chiudi la manche ({ $pile })
pagoda-give-to = Dai a { $name }
pagoda-pool-size = rif. { $n }
pagoda-hand-counts = La tua mano: { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
pagoda-pool-counts = Le tue offerte rifiutate contano { $n }
pagoda-pool = Le tue offerte rifiutate
pagoda-pool-look = { $cards ->
        [0] Rifiutate: nessuna
        [one] Rifiutate: { $n } (1 carta)
       *[other] Rifiutate: { $n } ({ $cards } carte)
    }
pagoda-pool-sum = { $cards ->
        [one] Una carta, che conta { $n }. Di ogni yokai conta solo la carta più bassa.
       *[other] { $cards } carte, che contano { $n }. Di ogni yokai conta solo la carta più bassa.
    }
pagoda-pool-empty = Nessuna offerta è stata ancora rifiutata.
pagoda-sort = Disponi
pagoda-sort-yokai = Per yokai
pagoda-sort-value = Per numero
pagoda-goal = Svuota la mano: ciò che resta conta tra le offerte rifiutate; vince chi ha meno punti.
pagoda-gift = { $me ->
        [yes] Ricevi { $card }.
       *[no] { $name } ti porta { $card }.
    }
pagoda-gift-from = Da { $name }
pagoda-do-close = Ora puoi chiudere la manche, con una carta dalla cornice d'oro. Oppure scegli una carta qualsiasi da offrire.
pagoda-do-place-close = { $card } può chiudere la manche: le tue offerte rifiutate conteranno { $pool }. Oppure scegli una pila.
pagoda-do-play = Scegli una carta da offrire.
pagoda-do-place = { $card }: scegli una pila. Poi la tua mano conta { $n }.
pagoda-do-give = Corrisponde: scegli una carta da dare via.
pagoda-do-give-whom = Chi riceve { $card }? Poi la tua mano conta { $n }.
pagoda-do-feed = La tua ultima carta corrisponde: scegli chi ne pesca una.
pagoda-do-take = Più alta: pesca dal mazzo della pagoda, o prendi la carta in cima all'altra pila.
pagoda-round-over = La manche { $round } è finita
pagoda-end-closed = { $me ->
        [yes] Hai chiuso la manche e mostrato la tua mano.
       *[no] { $name } ha chiuso la manche e mostrato questa mano.
    }
pagoda-end-out-of-cards = { $me ->
        [yes] Non hai più carte.
       *[no] { $name } non ha più carte.
    }
pagoda-end-turn-limit = La manche era durata abbastanza.
pagoda-shown = La mano mostrata
pagoda-failed = { $n ->
        [0] nessuna offerta rifiutata
        [one] un'offerta rifiutata
       *[other] { $n } offerte rifiutate
    }
pagoda-log-round = Comincia la manche { $round }. { $me ->
        [yes] Inizi tu.
       *[no] Inizia { $name }.
    }
pagoda-log-play = { $me ->
        [yes] Offri { $card } { $pile }.
       *[no] { $name } offre { $card } { $pile }.
    }
pagoda-log-give = { $me ->
        [yes] Dai { $card } a { $other }.
       *[no] { $otherme ->
            [yes] { $name } ti dà { $card }.
           *[no] { $name } dà { $card } a { $other }.
        }
    }
pagoda-log-feed = { $otherme ->
        [yes] Devi pescare { $card }.
       *[no] { $other } deve pescare { $card }.
    }
pagoda-log-draw = { $me ->
        [yes] Peschi { $card }.
       *[no] { $name } pesca { $card }.
    }
pagoda-log-take = { $me ->
        [yes] Prendi { $card } dall'altra pila.
       *[no] { $name } prende { $card } dall'altra pila.
    }
pagoda-log-flip = { $card } ricomincia la pila.
pagoda-log-shuffle = Le pile diventano un nuovo mazzo.
pagoda-log-close = { $me ->
        [yes] Chiudi la manche.
       *[no] { $name } chiude la manche.
    }
pagoda-log-hand = { $me ->
        [yes] Mostri { $cards }.
       *[no] { $name } mostra { $cards }.
    }
pagoda-log-end = La manche { $round } è finita{ $ending ->
       *[closed] .
        [out-of-cards] : { $me ->
            [yes] non hai più carte.
           *[no] { $name } non ha più carte.
        }
        [turn-limit] : era durata abbastanza.
    }
pagoda-log-failed = { $me ->
        [yes] { $n ->
            [one] Una tua offerta è stata rifiutata.
           *[other] { $n } tue offerte sono state rifiutate.
        }
       *[no] { $n ->
            [one] Un'offerta di { $name } è stata rifiutata.
           *[other] { $n } offerte di { $name } sono state rifiutate.
        }
    }
pagoda-action-play = { $card } { $pile }
pagoda-action-close = { $card } { $pile }, e chiudi
pagoda-action-give = { $me ->
        [yes] ricevi { $card }
       *[no] dai { $card } a { $name }
    }
pagoda-action-feed = { $me ->
        [yes] pesca una carta
       *[no] fai pescare { $name }
    }
pagoda-action-draw = pesca dal mazzo della pagoda
pagoda-action-take = prendi dall'altra pila
pagoda-aid-turn = Gioca una carta su una delle due pile e confrontala con quella che copre.
pagoda-aid-match = Stesso yokai o stesso numero: dai a qualcuno una carta della tua mano; se non ne hai più, qualcuno ne pesca una.
pagoda-aid-higher = Non corrisponde, più alta: pesca dal mazzo della pagoda, o prendi la carta in cima all'altra pila.
pagoda-aid-lower = Non corrisponde, più bassa: se in mano restano al massimo tre punti puoi chiudere la manche.
pagoda-aid-points = Di ogni yokai conta solo la carta più bassa. Ciò che resta in mano va tra le tue offerte rifiutate.
pagoda-aid-end = { $n } manche. Vince chi ha meno punti nelle offerte rifiutate.

# Che cosa può venire da una decisione, come lo dice un'analisi.
fact-pagoda-few-left = alla fine della manche ti resta al massimo una carta
fact-pagoda-many-left = alla fine della manche ti restano cinque carte o più
fact-pagoda-other-few-left = alla fine della manche a un altro resta al massimo una carta
