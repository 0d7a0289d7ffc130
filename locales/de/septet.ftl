### Yokai Septet

## On the box
game-septet = Yokai Septet
summary-septet = Fang die Bosse, aber hüte dich vor dem siebten Stich.
length-septet = 30 min
option-septet-scoring = Wertung der Runden
option-septet-scoring-advanced = Sterne der gefangenen Bosse, bis 7 Punkte
option-septet-scoring-basic = Ein Punkt je Runde, bis 2 Punkte
option-septet-lead = Wer zuerst ausspielt
option-septet-lead-holder = Wer nach dem Weitergeben das grüne A hat und es zeigt
option-septet-lead-dealt = Wer das grüne A beim Geben bekommen hat

## Minds
mind-septet-novice = Kodama
mind-septet-novice-character = Liebt die Bosse und vergisst, die Stiche zu zählen.
mind-septet-apprentice = Kappa
mind-septet-apprentice-character = Hält sich höflich und ohne Zögern an die alten Faustregeln.
mind-septet-adept = Kitsune
mind-septet-adept-character = Zählt jede Farbe und riecht, wem eine fehlt.
mind-septet-master = Nurarihyon
mind-septet-master-character = Merkt sich jede Karte und fragt sich, welche du nicht gespielt hast.

## Rules that an action can break
problem-must-pass = Zuerst müssen drei Karten weitergegeben werden.
problem-not-passing = Karten werden nur vor dem ersten Stich weitergegeben.
problem-pass-is-final = Was weitergegeben ist, bleibt weitergegeben.
problem-must-follow-suit = Du musst die ausgespielte Farbe bedienen.

## What ended a match
septet-ending-enough-bosses = Die letzte Runde haben die Bosse entschieden.
septet-ending-seven-tricks = Die letzte Runde ging durch einen siebten Stich verloren.
septet-ending-last-trick = Die letzte Runde hat der letzte Stich entschieden.

## At the table
septet-suit-green = Grün
septet-suit-purple = Lila
septet-suit-pink = Rosa
septet-suit-yellow = Gelb
septet-suit-black = Schwarz
septet-suit-red = Rot
septet-suit-blue = Blau
septet-card = { $suit } { $value }
septet-boss = { $suit } { $value } (Boss)
septet-round = Runde { $round }
septet-us = Wir
septet-them = Sie
septet-trump = Trumpf
septet-trump-is = Aufgedeckt liegt { $card }; diese Farbe ist Trumpf.
septet-led = zuerst
septet-leads = spielt aus
septet-lies = { $name }: { $card }.
septet-trick-empty = Auf dem Tisch liegt keine Karte.
septet-board = { $label }: { $points } Punkte, { $bosses } von { $need } Bossen, { $tricks } von sieben Stichen.
septet-pass = Weitergeben
septet-play = Spielen
septet-do-pass = Wähle { $n } Karten für { $name }: { $chosen } von { $n }.
septet-wait-pass = Die anderen wählen noch, was sie weitergeben.
septet-do-lead = Du spielst aus: Jede Karte ist erlaubt.
septet-do-follow = Bediene { $suit }.
septet-do-any = Du hast kein { $suit }: Jede Karte ist erlaubt.
septet-round-over = Runde { $round } ist vorbei
septet-round-won = Du hast die Runde gewonnen!
septet-round-lost = Die Runde geht an { $names }.
septet-end-bosses = Genug Bosse sind gefangen.
septet-end-seven-tricks = Ein siebter Stich ist gemacht, und wer ihn macht, verliert.
septet-end-last-trick = Alle Karten sind gespielt: Der letzte Stich entscheidet.
septet-gained = Das bringt { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }.
septet-counted = Die Bosse, die zählten
septet-last-trick = Den letzten Stich hat { $name } gemacht.
septet-log-round = Runde { $round }: { $card } wird aufgedeckt, die Farbe ist Trumpf.
septet-log-round-over = Runde { $round } geht an { $names } ({ $end ->
        [bosses] genug Bosse
        [seven-tricks] die anderen haben einen siebten Stich gemacht
       *[last-trick] letzter Stich
    }): +{ $n }.
septet-log-received = Du bekommst { $cards }.
septet-log-play = { $me ->
        [yes] Du spielst { $card }.
       *[no] { $name } spielt { $card }.
    }
septet-log-trick = { $me ->
        [yes] Der Stich gehört dir.
       *[no] Der Stich geht an { $name }.
    }
septet-action-play = { $card } spielen
septet-action-pass = { $cards } weitergeben
septet-aid-goal = Fang die Bosse, also die Siebenen: Vier gewinnen die Runde für ein Team, zu dritt drei für einen Spieler.
septet-aid-pass = Vor dem ersten Stich gibt jeder drei Karten weiter: zu viert an den Partner, zu dritt nach links.
septet-aid-follow = Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst.
septet-aid-win = Das grüne A macht jeden Stich. Sonst der höchste Trumpf, sonst die höchste Karte der ausgespielten Farbe.
septet-aid-seventh = Wer einen siebten Stich macht, verliert die Runde sofort.
septet-aid-stars = Bosse höherer Farben bringen mehr Punkte, der Boss der Trumpffarbe keinen. Sieben Punkte gewinnen.
