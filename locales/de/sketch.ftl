### Yokai Sketch

## On the box
game-sketch = Yokai Sketch
summary-sketch = Hol dir bei jedem Yokai die Mehrheit der Skizzen.
length-sketch = kurz
option-sketch-called = Farbe eines gerufenen Yokai im Notizbuch
option-sketch-called-printed = Die aufgedruckte Farbe
option-sketch-called-stack = Die Farbe des Stapels, in dem er zuletzt lag

## Minds
mind-sketch-novice = Zashiki-warashi
mind-sketch-novice-character = Zeichnet, was ihm gerade einfällt.
mind-sketch-apprentice = Kawauso
mind-sketch-apprentice-character = Nimmt den Yokai, der fast fertig ist.
mind-sketch-adept = Tanuki
mind-sketch-adept-character = Denkt einen Zug voraus und ruft, wenn es dich am meisten stört.
mind-sketch-master = Tenjōname
mind-sketch-master-character = Weiß, welche Skizzen du hältst, weil du andere nicht gezeichnet hast.

## Rules that an action can break
problem-must-play = Mit vier Karten auf der Hand musst du mindestens eine spielen.
problem-no-such-sketch = Diese Skizze ist nicht auf der Karte.
problem-no-such-ability = Die Karte hat diese Fähigkeit nicht.
problem-called-from-same-stack = Ein Yokai wird von einem anderen Stapel gerufen.
problem-last-yokai = Der letzte Yokai eines Stapels kann nicht gerufen werden.
problem-nothing-to-distract = Die zuletzt gespielte Karte deines Gegners liegt nicht mehr auf dem Tisch.

## What ended a match
sketch-ending-empty-stack = In einem Stapel ist kein Yokai mehr.
sketch-ending-sixty-quiet-turns = Sechzig Züge lang hat niemand einen Yokai bekommen.

## At the table
sketch-colour-green = Grün
sketch-colour-red = Rot
sketch-colour-blue = Blau
sketch-colour-yellow = Gelb
sketch-yokai = { $colour } { $value }
sketch-card = Karte { $one } / { $other }
sketch-card-ability = Karte { $one } / { $other } mit { $ability }
sketch-half = Hälfte { $colour }, { $card }
sketch-call = Rufen
sketch-distract = Ablenken
sketch-stack = Stapel { $colour }: oben { $yokai }, { $left } Yokai. Skizzen: deine { $mine }, gegnerische { $theirs }, nötig { $need }.
sketch-stack-empty = Stapel { $colour }: leer
sketch-notebook = Notizbuch von { $name }: { $n } Punkte: { $yokai }
sketch-deck = { $n ->
        [one] Im Nachziehstapel liegt noch eine Karte.
       *[other] Im Nachziehstapel liegen noch { $n } Karten.
    }
sketch-play = Spielen
sketch-pass = Zug beenden
sketch-do-play = Deine Hand ist voll: Spiel eine Karte. Wähle eine ihrer beiden Skizzen.
sketch-do-play-or-pass = { $n ->
        [0] Wähle eine Skizze oder beende deinen Zug.
        [one] Eine Karte gespielt. Spiel bis zu zwei weitere oder beende deinen Zug.
       *[other] { $n } Karten gespielt. Spiel noch eine oder beende deinen Zug.
    }
sketch-do-ability = Wähle, ob du die Fähigkeit der Karte nutzt.
sketch-preview-play = Sie kommt auf deine Seite des Stapels { $colour }.
sketch-preview-call = { $yokai } kommt oben auf den Stapel { $colour }.
sketch-preview-distract = Die letzte gegnerische Karte wandert von { $from } nach { $to }.
sketch-way-plain = Nur die Skizze
sketch-way-call = Von { $colour } rufen
sketch-way-distract = Ablenken
sketch-log-play = { $me ->
        [yes] Du zeichnest { $colour }.
       *[no] { $name } zeichnet { $colour }.
    }
sketch-log-call = { $me ->
        [yes] Du rufst einen Yokai von { $from } nach { $to }.
       *[no] { $name } ruft einen Yokai von { $from } nach { $to }.
    }
sketch-log-distract = { $me ->
        [yes] Du lenkst einen gegnerischen Yokai ab.
       *[no] { $name } lenkt deinen Yokai ab.
    }
sketch-log-pass = { $me ->
        [yes] Du beendest deinen Zug.
       *[no] { $name } beendet den Zug.
    }
sketch-log-taken = { $me ->
        [yes] Du bekommst { $yokai }.
       *[no] { $name } bekommt { $yokai }.
    }
sketch-log-tie = { $yokai } erschrickt und läuft weg, unter seinen Stapel.
sketch-action-play = { $colour } der { $card } spielen
sketch-action-call = { $colour } der { $card } spielen und von { $from } rufen
sketch-action-distract = { $colour } der { $card } spielen und ablenken
sketch-action-pass = den Zug beenden
sketch-aid-turn = Du ziehst eine Karte und spielst dann bis zu drei. Mit vier Karten auf der Hand musst du mindestens eine spielen.
sketch-aid-complete = Eine Zeichnung ist fertig, wenn die Skizzen beider Seiten zusammen die Zahl des Yokai erreichen. Die Seite mit mehr Skizzen bekommt ihn und legt ihre dort ab.
sketch-aid-tie = Gleichstand: Der Yokai läuft weg, unter seinen Stapel, und alle Skizzen dort werden abgelegt.
sketch-aid-end = Ist ein Stapel leer, endet die Partie. Wer die meisten Punkte hat, gewinnt, bei Gleichstand wer mehr Farben hat.
sketch-aid-call = Rufen: Nimm den obersten Yokai eines anderen Stapels, nie seinen letzten, und leg ihn auf den Stapel, an den du gespielt hast.
sketch-aid-distract = Ablenken: Die zuletzt gespielte Karte deines Gegners dreht sich auf ihre andere Skizze und wandert dorthin.
