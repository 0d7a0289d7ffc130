### Yokai Septet

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
