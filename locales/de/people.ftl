### Wer an einem Tisch kommt und geht, und wer zum ersten Mal kommt.

## Wer weg ist
stands-in-for = Ab jetzt spielt ein Geist für { $name }.
time-ran-out = { $name } hat keine Zeit mehr: ein Geist spielt weiter.
time-ran-out-you = Deine Zeit ist abgelaufen, darum spielt ein Geist für dich.
vote-stand-in-for = { $name } ist weg: einen Geist einspringen lassen
title-over = ● Die Partie ist zu Ende · Hyakki
absence-here = ist da
absence-away = ist weg
absence-away-since = seit { $time } weg
absence-gone = ist fort
absence-gone-since = seit { $time } fort
absence-stand-in = ein Geist spielt
absence-stand-in-since = seit { $time } spielt ein Geist
absence-resigned = hat aufgegeben
span-seconds = { $n } s
span-minutes = { $n } min
span-hours = { $n } h
span-days =
    { $n ->
        [one] 1 Tag
       *[other] { $n } Tagen
    }
waited-label = { $name } ist fort
waited-for = Die Partie wartet auf { $name }.
wait-longer = Warten
end-match = Partie beenden
votes-so-far = { $n } von { $of } wollen, dass ein Geist einspringt.

## Eine Partie vor ihrem Ende beenden
resign = Aufgeben
resign-text = Die Partie endet sofort, und die andere Seite gewinnt. Das lässt sich nicht zurücknehmen.
resign-text-more = Ein Geist spielt deinen Platz endgültig zu Ende, und du liegst hinter allen anderen. Das lässt sich nicht zurücknehmen.
resign-text-team = Die Partie endet, wenn dein Partner einverstanden ist, und die andere Seite gewinnt. Das lässt sich nicht zurücknehmen.
resign-yes = Ja, aufgeben
agree-resign = Mit aufgeben
wanted-resign = { $names } möchte aufgeben.
asked-resign = Du möchtest aufgeben. Dein Partner wird gefragt.
abandon = Partie abbrechen
abandon-text = Die Partie endet sofort, und niemand gewinnt. Das lässt sich nicht zurücknehmen.
abandon-text-others = Die Partie endet ohne Sieger, wenn alle einverstanden sind, die noch da sind. Das lässt sich nicht zurücknehmen.
abandon-yes = Ja, abbrechen
agree-abandon = Einverstanden
wanted-abandon = Beenden ohne Sieger: das möchte { $names }.
asked-abandon = Du möchtest die Partie ohne Sieger beenden. Die anderen werden gefragt.
play-on = Weiterspielen
has-resigned = { $name } hat aufgegeben: ein Geist spielt weiter.
resigned-you = Du hast aufgegeben. Ein Geist spielt deinen Platz zu Ende.
ending-abandoned = Die Partie wurde abgebrochen
ending-abandoned-text = Niemand hat sie zu Ende gespielt, und niemand hat gewonnen.
ending-resigned-text =
    { $n ->
        [one] { $names } hat aufgegeben.
       *[other] { $names } haben aufgegeben.
    }
leave-match = Diese Partie verlassen

## Der erste Besuch
first-visit = Neu hier? Am schnellsten geht es mit einer Partie { $game }.
first-visit-play = Erste Partie spielen
