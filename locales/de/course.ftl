### Der Verlauf einer Partie: das Protokoll, das Zurückblicken, was man verpasst hat.

## Das Protokoll
log-round = Runde { $n }
log-turn =
    { $me ->
        [yes] Zug { $n } · du
       *[no] Zug { $n } · { $name }
    }
log-deal = Vor dem ersten Zug

## Zurückblicken, während die Partie weitergeht
look-back-label = Rückblick
look-back-at = Schritt { $step } von { $n }
look-back-end = Zurück zu jetzt

## Was man verpasst hat
missed-skip = Überspringen
missed-all = Von Anfang an

## Die Züge einer beendeten Partie
replay-moves = Züge
replay-speed = Tempo
replay-times = { NUMBER($n) }×
replay-open = Offene Hände
replay-hand = Was { $name } auf der Hand hat
replay-keys = Tastatur
replay-keys-step = einen Schritt zurück oder weiter
replay-keys-turn = einen Zug zurück oder weiter
replay-keys-ends = zum Anfang oder zum Ende
replay-keys-play = abspielen oder anhalten

## Eine Partie als Geschichte
story = Wie es dazu kam
story-turn-of = { $me ->
        [yes] Du
       *[no] { $name }
    }
story-turning-point = der Wendepunkt
story-turning-text = Der Wendepunkt ist der letzte Führungswechsel nach Punkten: Wer da vorn lag, blieb es.
story-turned = Der Wendepunkt: { $part }
share-picture = Bild teilen
share-picture-failed = Das Bild konnte nicht gezeichnet werden.
