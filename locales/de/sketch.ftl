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
sketch-stack-called = Stapel { $colour }: oben liegt, gerufen, { $yokai }, gezeichnet mit Skizzen in { $colour }, { $left } Yokai. Skizzen: deine { $mine }, gegnerische { $theirs }, nötig { $need }.
sketch-called-here = Gezeichnet mit { $colour }
sketch-stack-empty = Stapel { $colour }: leer
sketch-notebook = Notizbuch von { $name }: { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }: { $yokai }
sketch-deck = { $n ->
        [one] Im Nachziehstapel liegt noch eine Karte.
       *[other] Im Nachziehstapel liegen noch { $n } Karten.
    }
sketch-goal = Hab mehr Skizzen als die andere Seite, wenn eine Zeichnung fertig wird. Ist ein Stapel leer, gewinnen die meisten Punkte.
sketch-open = Was offen ist
sketch-open-discard = Ablagestapel
sketch-open-discard-empty = Noch ist nichts abgelegt.
sketch-open-theirs = Bekannte Karten auf der Hand von { $name }
sketch-open-mine = Karten auf deiner Hand, die die andere Seite kennt
sketch-open-none = Keine.
sketch-open-stacks = Yokai in den Stapeln, von oben
sketch-open-unseen = in einer Reihenfolge, die niemand kennt
sketch-taken = { $me ->
        [yes] Deiner!
       *[no] { $name } bekommt ihn
    }
sketch-ran-away = Er läuft weg!
sketch-play = Spielen
sketch-pass = Zug beenden
sketch-do-play = Deine Hand ist voll: Spiel eine Karte. Wähle eine ihrer beiden Skizzen.
sketch-do-play-or-pass = { $n ->
        [0] Wähle eine Skizze oder beende deinen Zug.
        [one] Eine Karte gespielt. Spiel bis zu zwei weitere oder beende deinen Zug.
       *[other] { $n } Karten gespielt. Spiel noch eine oder beende deinen Zug.
    }
sketch-do-ability = Wähle, ob du die Fähigkeit der Karte nutzt.
sketch-preview-more = { $left ->
        [one] Auf deine Seite von { $colour }: Noch eine Skizze bis { $yokai }.
       *[other] Auf deine Seite von { $colour }: Noch { $left } Skizzen bis { $yokai }.
    }
sketch-preview-yours = Das vollendet { $yokai }: deiner, { $mine } zu { $theirs }.
sketch-preview-theirs = Das vollendet { $yokai } für die andere Seite, { $theirs } zu { $mine }.
sketch-preview-tie = Das vollendet { $yokai }, { $mine } zu { $theirs }: Der Yokai läuft weg.
sketch-preview-call = Oben auf den Stapel { $colour } kommt { $yokai }.
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
        [yes] Du lenkst den Yokai von { $other } ab.
       *[no] { $otherme ->
            [yes] { $name } lenkt deinen Yokai ab.
           *[no] { $name } lenkt den Yokai von { $other } ab.
        }
    }
sketch-log-distract-moved = { $me ->
        [yes] Du lenkst den Yokai von { $other } ab: Die letzte Karte wandert von { $from } nach { $to }.
       *[no] { $otherme ->
            [yes] { $name } lenkt deinen Yokai ab: Deine letzte Karte wandert von { $from } nach { $to }.
           *[no] { $name } lenkt den Yokai von { $other } ab: Die letzte Karte wandert von { $from } nach { $to }.
        }
    }
sketch-log-drawn = { $me ->
        [yes] Du nimmst auf die Hand: { $card }.
       *[no] { $name } nimmt auf die Hand: { $card }.
    }
sketch-log-refill = Der Nachziehstapel ist leer: Der Ablagestapel wird zum neuen.
sketch-log-pass = { $me ->
        [yes] Du beendest deinen Zug.
       *[no] { $name } beendet den Zug.
    }
sketch-log-taken = { $me ->
        [yes] Du bekommst { $yokai }.
       *[no] { $name } bekommt { $yokai }.
    }
sketch-log-tie = Niemand bekommt { $yokai }: Der Yokai erschrickt und läuft weg, unter seinen Stapel.
sketch-action-play = { $colour } der { $card } spielen
sketch-action-call = { $colour } der { $card } spielen und von { $from } rufen
sketch-action-distract = { $colour } der { $card } spielen und ablenken
sketch-action-pass = den Zug beenden
sketch-aid-turn = Du ziehst eine Karte und spielst dann bis zu drei. Mit vier Karten auf der Hand musst du mindestens eine spielen.
sketch-aid-complete = Eine Zeichnung ist fertig, wenn die Skizzen beider Seiten zusammen die Zahl des Yokai erreichen. Die Seite mit mehr Skizzen bekommt ihn und legt ihre dort ab.
sketch-aid-tie = Gleichstand: Der Yokai läuft weg, unter seinen Stapel, und alle Skizzen dort werden abgelegt.
sketch-aid-end-printed = Ist ein Stapel leer, endet die Partie. Wer die meisten Punkte hat, gewinnt, bei Gleichstand wer mehr Farben hat. Ein gerufener Yokai hat die aufgedruckte Farbe.
sketch-aid-end-stack = Ist ein Stapel leer, endet die Partie. Wer die meisten Punkte hat, gewinnt, bei Gleichstand wer mehr Farben hat. Ein gerufener Yokai hat die Farbe des Stapels, aus dem er genommen wurde.
sketch-aid-refill = Muss eine Karte gezogen werden und ist keine mehr da, wird der Ablagestapel zum Nachziehstapel.
sketch-aid-call = Rufen: Nimm den obersten Yokai eines anderen Stapels, nie seinen letzten, und leg ihn auf den Stapel, an den du gespielt hast.
sketch-aid-distract = Ablenken: Die zuletzt gespielte Karte deines Gegners dreht sich auf ihre andere Skizze und wandert dorthin.

# Was aus einer Entscheidung werden kann, wie eine Nachbesprechung es sagt.
fact-sketch-taken-ours = du nimmst vor deinem nächsten Zug einen Yokai
fact-sketch-taken-theirs = dein Gegner nimmt vor deinem nächsten Zug einen Yokai
fact-sketch-won = die Partie endet gleich, und du gewinnst
fact-sketch-lost = die Partie endet gleich, und du gewinnst nicht
