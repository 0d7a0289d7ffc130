### Wer an einem Tisch kommt und geht, und wer zum ersten Mal kommt.

## Wer weg ist
stands-in-for = Ab jetzt spielt ein Geist für { $name }.
time-ran-out = { $name } hat keine Zeit mehr: ein Geist spielt weiter.
time-ran-out-you = Deine Zeit ist abgelaufen, darum spielt ein Geist für dich.
vote-stand-in-for = { $name } ist weg: einen Geist einspringen lassen
title-over = ● Die Partie ist zu Ende · Hyakki

## Der erste Besuch
first-visit = Neu hier? Am schnellsten geht es mit einer Partie { $game }.
first-visit-play = Erste Partie spielen
