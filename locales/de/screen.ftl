### Mehrere an einem Bildschirm.

screen-sit = Jemand von hier
screen-name = Wer sitzt hier?
screen-player = Spieler { $n }
screen-title = { $name } ist dran
screen-text = Gib das Gerät weiter. Es wird nichts gezeigt, bevor { $name } es sagt.
screen-its-me = Ich bin { $name }
screen-who = Wer sitzt vor dem Bildschirm?
screen-who-text = Es wird nichts gezeigt, bevor jemand sagt, wer hinsieht.
screen-hand-over = Das Gerät weitergeben
screen-take-back = { $name } nimmt den letzten Zug zurück
