### Il corso di una partita: il diario, lo sguardo indietro, ciò che si è perso.

## Il diario
log-round = Manche { $n }
log-turn =
    { $me ->
        [yes] Turno { $n } · tu
       *[no] Turno { $n } · { $name }
    }
log-deal = Prima del primo turno

## Guardare indietro mentre la partita continua
look-back-label = Sguardo indietro
look-back-at = Passo { $step } di { $n }
look-back-end = Torna al presente

## Ciò che si è perso
missed-skip = Salta
missed-all = Dall’inizio

## Le mosse di una partita finita
replay-moves = Mosse
replay-speed = Velocità
replay-times = { NUMBER($n) }×
replay-open = Mani scoperte
replay-hand = Che cosa ha in mano { $name }
replay-keys = Tastiera
replay-keys-step = un passo indietro o avanti
replay-keys-turn = un turno indietro o avanti
replay-keys-ends = all’inizio o alla fine
replay-keys-play = avvia o ferma

## Una partita come storia
story = Com’è andata
story-turn-of = { $me ->
        [yes] Tu
       *[no] { $name }
    }
story-turning-point = la svolta
story-turning-text = La svolta è l’ultimo cambio al comando per punti: chi era in testa allora ci è rimasto.
story-turned = La svolta: { $part }
share-picture = Condividi un’immagine
share-picture-failed = Non è stato possibile disegnare l’immagine.
