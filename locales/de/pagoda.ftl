### Yokai Pagoda

## On the box
game-pagoda = Yokai Pagoda
summary-pagoda = Werde deine Opfergaben los, bevor die Yokai sie zählen.
length-pagoda = 15 min

## Minds
mind-pagoda-novice = Hitotsume-kozō
mind-pagoda-novice-character = Behält zu viele Karten und verschenkt die falschen.
mind-pagoda-apprentice = Bakeneko
mind-pagoda-apprentice-character = Schenkt dir, was sie selbst nicht brauchen kann.
mind-pagoda-adept = Rokurokubi
mind-pagoda-adept-character = Reckt den Hals, um zu sehen, wer gleich schließt.
mind-pagoda-master = Enma
mind-pagoda-master-character = Erinnert sich an jede Gabe und daran, von wem sie kam.

## Rules that an action can break
problem-play-first = Ein Zug beginnt mit einer Karte auf einen Opfergabenstapel.
problem-already-played = Du hast schon eine Karte gespielt; führ den Zug zu Ende.
problem-match-must-give = Wenn es passt, wird eine Karte abgegeben, nicht gezogen.
problem-higher-must-take = Nach einer höheren Karte wird gezogen oder genommen.
problem-give-from-hand = Du hast noch Karten auf der Hand, also gib eine davon.
problem-nothing-left-to-give = Du hast nichts mehr zu geben: Wähle, wer eine Karte zieht.
problem-not-to-yourself = Die Karte muss an jemand anderen gehen.
problem-no-such-player = Diesen Spieler gibt es nicht.
problem-closes-only-with-lower = Nur eine niedrigere Karte, die nicht passt, kann die Runde beenden.
problem-closes-only-with-cards = Ohne Karten auf der Hand endet die Runde von selbst.
problem-too-many-points = Auf deiner Hand blieben mehr als drei Punkte: So kannst du die Runde nicht beenden.

## What ended a match
pagoda-ending-closed = Die letzte Runde wurde beendet.
pagoda-ending-out-of-cards = Jemand hat keine Opfergaben mehr.
pagoda-ending-turn-limit = Die letzte Runde hatte lange genug gedauert.

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
pagoda-unseen = eine verdeckte Karte
pagoda-left = links
pagoda-right = rechts
pagoda-counts = { $card }, zählt
pagoda-altar = Opfergabenstapel { $pile }: oben { $card }, Karten darin: { $n }.
pagoda-deck = Das Pagodendeck hat { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }.
pagoda-round = Torii-Tor { $round } von { $of }
pagoda-answer-match = Passt: Gib eine Karte ab
pagoda-answer-higher = Höher: Nimm eine Karte
pagoda-answer-lower = Niedriger: Nichts folgt
pagoda-take = Diese nehmen
pagoda-take-card = { $card } nehmen
pagoda-draw = Ziehen
pagoda-close = Runde beenden ({ $pile })
pagoda-give-to = An { $name } geben
pagoda-pool-size = Samml. { $n }
pagoda-hand-counts = Deine Hand: { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
pagoda-pool-counts = Deine Sammlung zählt { $n }
pagoda-pool = Deine verschmähten Opfergaben
pagoda-pool-look = { $cards ->
        [0] Sammlung: leer
        [one] Sammlung: { $n } (1 Karte)
       *[other] Sammlung: { $n } ({ $cards } Karten)
    }
pagoda-pool-sum = { $cards ->
        [one] Eine Karte, die { $n } zählt. Von jedem Yokai zählt nur die niedrigste Karte.
       *[other] { $cards } Karten, die { $n } zählen. Von jedem Yokai zählt nur die niedrigste Karte.
    }
pagoda-pool-empty = Noch wurde keine Opfergabe verschmäht.
pagoda-sort = Auslegen
pagoda-sort-yokai = Nach Yokai
pagoda-sort-value = Nach Zahl
pagoda-goal = Leere deine Hand: Was bleibt, zählt in deiner Sammlung; die wenigsten Punkte gewinnen.
pagoda-gift = { $me ->
        [yes] Du bekommst { $card }.
       *[no] { $name } bringt dir { $card }.
    }
pagoda-gift-from = Von { $name }
pagoda-do-close = Du kannst die Runde jetzt beenden, mit einer Karte im Goldrahmen. Oder wähle irgendeine Karte als Opfergabe.
pagoda-do-place-close = { $card } kann die Runde beenden: Deine Sammlung zählt dann { $pool }. Oder wähle einen Stapel.
pagoda-do-play = Wähle eine Karte als Opfergabe.
pagoda-do-place = { $card }: Wähle einen Stapel. Deine Hand zählt dann { $n }.
pagoda-do-give = Es passt: Wähle eine Karte, die du abgibst.
pagoda-do-give-whom = Wer bekommt { $card }? Deine Hand zählt dann { $n }.
pagoda-do-feed = Deine letzte Karte passt: Wähle, wer eine zieht.
pagoda-do-take = Höher: Zieh vom Pagodendeck oder nimm die oberste Karte des anderen Stapels.
pagoda-round-over = Runde { $round } ist vorbei
pagoda-end-closed = { $me ->
        [yes] Du hast die Runde beendet und deine Hand gezeigt.
       *[no] { $name } hat die Runde beendet und diese Hand gezeigt.
    }
pagoda-end-out-of-cards = { $me ->
        [yes] Du hast keine Karten mehr.
       *[no] { $name } hat keine Karten mehr.
    }
pagoda-end-turn-limit = Die Runde hatte lange genug gedauert.
pagoda-shown = Die gezeigte Hand
pagoda-failed = { $n ->
        [0] keine verschmähte Opfergabe
        [one] eine verschmähte Opfergabe
       *[other] { $n } verschmähte Opfergaben
    }
pagoda-log-round = Runde { $round } beginnt. { $me ->
        [yes] Du fängst an.
       *[no] { $name } fängt an.
    }
pagoda-log-play = { $me ->
        [yes] Du opferst { $card } ({ $pile }).
       *[no] { $name } opfert { $card } ({ $pile }).
    }
pagoda-log-give = { $me ->
        [yes] Du gibst { $card } an { $other }.
       *[no] { $otherme ->
            [yes] { $name } gibt dir { $card }.
           *[no] { $name } gibt { $card } an { $other }.
        }
    }
pagoda-log-feed = { $otherme ->
        [yes] Du musst { $card } ziehen.
       *[no] { $other } muss { $card } ziehen.
    }
pagoda-log-draw = { $me ->
        [yes] Du ziehst { $card }.
       *[no] { $name } zieht { $card }.
    }
pagoda-log-take = { $me ->
        [yes] Du nimmst { $card } vom anderen Stapel.
       *[no] { $name } nimmt { $card } vom anderen Stapel.
    }
pagoda-log-flip = { $card } beginnt den Stapel neu.
pagoda-log-shuffle = Die Stapel werden zum neuen Pagodendeck.
pagoda-log-close = { $me ->
        [yes] Du beendest die Runde.
       *[no] { $name } beendet die Runde.
    }
pagoda-log-hand = { $me ->
        [yes] Du zeigst { $cards }.
       *[no] { $name } zeigt { $cards }.
    }
pagoda-log-end = Runde { $round } ist vorbei{ $ending ->
       *[closed] .
        [out-of-cards] : { $me ->
            [yes] Du hast keine Karten mehr.
           *[no] { $name } hat keine Karten mehr.
        }
        [turn-limit] : Sie hatte lange genug gedauert.
    }
pagoda-log-failed = { $me ->
        [yes] { $n ->
            [one] Eine deiner Opfergaben wurde verschmäht.
           *[other] { $n } deiner Opfergaben wurden verschmäht.
        }
       *[no] { $n ->
            [one] Eine Opfergabe von { $name } wurde verschmäht.
           *[other] { $n } Opfergaben von { $name } wurden verschmäht.
        }
    }
pagoda-action-play = { $card } ({ $pile })
pagoda-action-close = { $card } ({ $pile }) und die Runde beenden
pagoda-action-give = { $card } { $me ->
        [yes] dir
       *[no] an { $name }
    } geben
pagoda-action-feed = { $me ->
        [yes] dich
       *[no] { $name }
    } ziehen lassen
pagoda-action-draw = vom Pagodendeck ziehen
pagoda-action-take = vom anderen Stapel nehmen
pagoda-aid-turn = Spiel eine Karte auf einen der beiden Opfergabenstapel und vergleiche sie mit der, die sie bedeckt.
pagoda-aid-match = Gleicher Yokai oder gleiche Zahl: Gib jemandem eine Karte von deiner Hand; hast du keine mehr, zieht jemand eine.
pagoda-aid-higher = Passt nicht, höher: Zieh vom Pagodendeck oder nimm die oberste Karte des anderen Stapels.
pagoda-aid-lower = Passt nicht, niedriger: Bleiben höchstens drei Punkte auf der Hand, darfst du die Runde beenden.
pagoda-aid-points = Von jedem Yokai zählt nur die niedrigste Karte. Was auf der Hand bleibt, kommt in deine Sammlung verschmähter Opfergaben.
pagoda-aid-end = { $n } Runden. Die Sammlung mit den wenigsten Punkten gewinnt.

# Was aus einer Entscheidung werden kann, wie eine Nachbesprechung es sagt.
fact-pagoda-few-left = du hast am Ende der Runde höchstens eine Karte übrig
fact-pagoda-many-left = du hast am Ende der Runde fünf oder mehr Karten übrig
fact-pagoda-other-few-left = jemand anderes hat am Ende der Runde höchstens eine Karte übrig
