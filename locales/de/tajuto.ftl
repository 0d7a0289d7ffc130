### Tajuto

## On the box
game-tajuto = Tajuto
summary-tajuto = Baut gemeinsam acht Pagoden, und zieh du den größten Nutzen daraus.
length-tajuto = länger
option-tajuto-hand = Nach einer Größe im Beutel tasten
option-tajuto-hand-sure = Sichere Hand: Du bekommst die genannte Größe
option-tajuto-hand-shaky = Zittrige Hand: Jeder vierte Griff bringt eine Nachbargröße
option-tajuto-hand-blind = Blind: Jedes Stockwerk kann kommen
option-tajuto-totals = Verdeckte Plättchen der anderen
option-tajuto-totals-hidden = Bis zum Ende verborgen
option-tajuto-totals-shown = Offen

## Minds
mind-tajuto-novice = Karakasa
mind-tajuto-novice-character = Hüpft von Pagode zu Pagode.
mind-tajuto-apprentice = Azukiarai
mind-tajuto-apprentice-character = Zählt seine Bohnen und kauft, was er bezahlen kann.
mind-tajuto-adept = Tengu
mind-tajuto-adept-character = Sieht von oben drei Stockwerke voraus.
mind-tajuto-master = Daidarabotchi
mind-tajuto-master-character = Hat Berge gebaut; eine Pagode ist eine Kleinigkeit.

## Rules that an action can break
problem-starting-tiles-used = A, B und C sind in diesem Zug alle benutzt.
problem-no-extra-tile = Dieses Plättchen hast du nicht.
problem-extra-tile-used = Dieses Plättchen hast du in diesem Zug schon benutzt.
problem-too-dear = Du hast nicht genug Meditationspunkte.
problem-name-a-size = Nenne die Größe, nach der du tastest.
problem-blind-hand = Hier wird blind gezogen: Eine Größe kann nicht genannt werden.
problem-empty-bag = Der Beutel ist leer.
problem-no-such-size = Im Beutel ist kein Stockwerk dieser Größe mehr.
problem-no-floor-yet = Diese Pagode hat noch kein Stockwerk.
problem-finished = Diese Pagode ist fertig.
problem-cube-there = Auf diesem Stockwerk liegt schon ein Würfel.
problem-cube-spent = Diesen Würfel hast du schon geopfert.
problem-stack-empty = Von diesen Plättchen ist keines mehr da.
problem-inauguration-taken = Dieses Einweihungsplättchen ist vergeben.
problem-inauguration-gone = Dieses Einweihungsplättchen ist nicht mehr im Spiel.
problem-floor-not-there = Das Stockwerk, das diese Pagode braucht, liegt nicht vor dir.
problem-objective-taken = Dieses Ziel ist schon vergeben.
problem-objective-not-met = Dieses Ziel erfüllst du nicht.
problem-must-build = Ein Stockwerk vor dir kann gebaut werden, also muss es vor dem Ende deines Zuges gebaut werden.
problem-choose-what-to-keep = Wähle das Stockwerk, das du behältst.
problem-nothing-to-choose = Es gibt nichts zu wählen.
problem-kept-floor-not-there = Dieses Stockwerk liegt nicht vor dir.

## What ended a match
tajuto-ending-fourth-pagoda = Die vierte Pagode ist fertig.
tajuto-ending-stand-off = Niemand hat weitergebaut.

## At the table
tajuto-pagoda-red = Rot
tajuto-pagoda-orange = Orange
tajuto-pagoda-yellow = Gelb
tajuto-pagoda-green = Grün
tajuto-pagoda-blue = Blau
tajuto-pagoda-purple = Lila
tajuto-pagoda-white = Weiß
tajuto-pagoda-black = Schwarz
tajuto-floor = Stockwerk { $pagoda } { $size }
tajuto-inauguration = das Einweihungsplättchen { $pagoda }
tajuto-wisdom = Weisheit { $n }
tajuto-tile-a = A (ziehen, opfern oder holen)
tajuto-tile-b = B (ziehen, opfern oder holen)
tajuto-tile-c = C (ziehen, opfern oder holen)
tajuto-tile-m = Markt
tajuto-tile-s = Schrein
tajuto-tile-d = D (ziehen)
tajuto-tile-e = E (opfern)
tajuto-tile-f = F (holen)
tajuto-mp = Meditationspunkte
tajuto-sp = Spiritualitätspunkte
tajuto-mp-of = { $name }: { $n } Meditationspunkte.
tajuto-garden = Der Garten der acht Pagoden
tajuto-village = Dorf
tajuto-objectives = Ziele
tajuto-actions = Was du tun kannst
tajuto-goal = Die meisten Spiritualitätspunkte gewinnen; die vierte fertige Pagode beendet die Partie.
tajuto-finished = { $me ->
        [yes] Du vollendest die Pagode { $pagoda }!
       *[no] { $name } vollendet die Pagode { $pagoda }!
    }
tajuto-before = { $me ->
        [yes] Was vor dir liegt
       *[no] Was vor { $name } liegt
    }
tajuto-look = Ansehen, was vor { $name } liegt
tajuto-look-track = Wie weit alle auf dem Meditationspfad sind
tajuto-look-mine = Deine Plättchen ansehen
tajuto-tiles-of = Die Plättchen von { $name }
tajuto-last-turn = Letzter Zug
tajuto-floors-of = Stockwerke
tajuto-cubes-of = Würfel
tajuto-cubes-left-of = { $n ->
        [0] kein Würfel übrig
        [one] noch ein Würfel
       *[other] noch { $n } Würfel
    }
tajuto-used = { $n } von { $of } in diesem Zug benutzt
tajuto-does-a = Ziehen, opfern oder ein Plättchen holen, umsonst.
tajuto-does-b = Ziehen, opfern oder ein Plättchen holen, für 4 MP.
tajuto-does-c = Ziehen, opfern oder ein Plättchen holen, für 6 MP.
tajuto-does-d = In jedem Zug einmal mehr ziehen, für 2 MP.
tajuto-does-e = In jedem Zug einmal mehr opfern.
tajuto-does-f = In jedem Zug ein Plättchen mehr holen.
tajuto-does-m = Spätere Plättchen kosten 2 MP weniger.
tajuto-does-s = Am Ende 1 SP für jedes deiner Weisheitsplättchen und deiner Einweihungsplättchen fertiger Pagoden.
tajuto-does-w = { $n } SP.
tajuto-does-i = 4 SP, wenn diese Pagode fertig wird, sonst nichts.
tajuto-does-objective = 1 SP.
tajuto-village-touch = Berühre ein Plättchen und lies, was es tut. Mit Holen bekommst du auch das Einweihungsplättchen einer Pagode, für { $n } MP: 4 SP, wenn sie fertig wird.
tajuto-get-for = Holen · { $n } MP
tajuto-price = { $n } MP
tajuto-short = { $use ->
        [0] Dir fehlen { $n } MP.
       *[other] Dir fehlen { $n } MP: Das Benutzen kostet auch { $use }.
    }
tajuto-mine = Vor dir
tajuto-tiles = Deine Aktionsplättchen
tajuto-cubes = Deine Opferwürfel: { $cubes }
tajuto-floors = Stockwerke vor dir
tajuto-no-floors = Vor dir liegt kein Stockwerk.
tajuto-bag = Der Beutel: Taste nach einer Größe
tajuto-size = Größe { $size }: { $left } im Beutel
tajuto-stack = { $tile }: { $price } Meditationspunkte, noch { $left }
tajuto-plot = Pagode { $pagoda }: { $n ->
        [0] noch kein Stockwerk
        [one] ein Stockwerk
       *[other] { $n } Stockwerke
    }.
tajuto-cube-of = { $me ->
        [yes] Oben liegt dein Würfel.
       *[no] Oben liegt ein Würfel von { $name }.
    }
tajuto-inauguration-of = { $me ->
        [yes] Ihr Einweihungsplättchen gehört dir.
       *[no] Ihr Einweihungsplättchen gehört { $name }.
    }
tajuto-face-down = { $n ->
        [one] Ein Plättchen liegt verdeckt.
       *[other] { $n } Plättchen liegen verdeckt.
    }
tajuto-tile-cost = { $tile }: { $n } MP
tajuto-which-tile = Welches Plättchen du benutzt
tajuto-draw-blind = Ein Stockwerk ziehen
tajuto-cubes-left = noch { $n }
tajuto-claim = Beanspruchen
tajuto-end = Zug beenden
tajuto-end-question = Den Zug schon beenden?
tajuto-end-left = Du kannst noch:
tajuto-end-ask = Fragen, bevor ein Zug mit übrigen Aktionen endet
tajuto-end-stay = Weiterspielen
tajuto-end-anyway = Trotzdem beenden
tajuto-end-undo = Doch nicht beenden
tajuto-back = Zurück
tajuto-left-claim = ein Ziel beanspruchen, umsonst
tajuto-left-draw = { $n ->
        [0] ein Stockwerk ziehen, umsonst
       *[other] ein Stockwerk ziehen, für { $n } MP
    }
tajuto-left-offer = { $n ->
        [0] einen Würfel opfern, umsonst
       *[other] einen Würfel opfern, für { $n } MP
    }
tajuto-left-get = { $n ->
        [0] ein Plättchen holen, zu seinem Preis
       *[other] ein Plättchen holen, für { $n } MP und seinen Preis
    }
tajuto-keep = { $pagoda } { $size } behalten
tajuto-verb-draw = Ziehen
tajuto-verb-offer = Opfern
tajuto-verb-get = Holen
tajuto-verb-build = Bauen
tajuto-verb-claim = Ziele
tajuto-brings = { $verb }: { $n } MP.
tajuto-brings-floor = { $floor }: { $n } MP
tajuto-do-any = Ziehen, opfern, holen oder bauen; dann beende deinen Zug.
tajuto-do-any-keep = Ziehen, opfern, holen oder bauen. Am Ende behältst du ein Stockwerk; { $n ->
        [one] das andere kommt zurück in den Beutel.
       *[other] die anderen { $n } kommen zurück in den Beutel.
    }
tajuto-do-end = Mehr geht nicht: Beende deinen Zug.
tajuto-do-build-first = Ein Stockwerk passt: Bau es, bevor dein Zug endet.
tajuto-do-draw = { $use ->
        [0] Taste im Beutel nach einer Größe.
       *[other] Taste im Beutel nach einer Größe. Das Plättchen kostet { $use } MP.
    }
tajuto-do-offer = { $use ->
        [0] Wähle eine Pagode für deinen Würfel.
       *[other] Wähle eine Pagode für deinen Würfel. Das Plättchen kostet { $use } MP.
    }
tajuto-do-get = Wähle ein Plättchen. Was du bezahlen kannst, leuchtet.
tajuto-do-build = Wähle die Pagode, an der du baust.
tajuto-do-claim = Beanspruche ein Ziel, das du erfüllst.
tajuto-do-keep = Welches Stockwerk behältst du? Die anderen kommen zurück in den Beutel.
tajuto-objective-wisdom5 = 5 Punkte Weisheit
tajuto-objective-wisdom10 = 10 Punkte Weisheit
tajuto-objective-cubes4 = Höchstens 4 Würfel übrig
tajuto-objective-cubes0 = Kein Würfel übrig
tajuto-objective-space30 = Feld 30 auf dem Meditationspfad
tajuto-objective-first = Die erste Pagode vollendet
tajuto-objective-fourth = Die vierte Pagode vollenden
tajuto-objective-furthest = Am Ende allein am weitesten vorn
tajuto-scores = Wie die Punkte zustande kommen
tajuto-part-wisdom = Weisheit
tajuto-part-inaugurations = Einweihungen
tajuto-part-shrines = Schreine
tajuto-part-objectives = Ziele
tajuto-part-total = Summe
tajuto-log-draw = { $me ->
        [yes] Du ziehst { $floor }.
       *[no] { $name } zieht { $floor }.
    }
tajuto-log-offer = { $me ->
        [yes] Du opferst an der Pagode { $pagoda }: { $n } MP.
       *[no] { $name } opfert an der Pagode { $pagoda }: { $n } MP.
    }
tajuto-log-get = { $me ->
        [yes] Du holst { $tile }: { $n } MP.
       *[no] { $name } holt { $tile }: { $n } MP.
    }
tajuto-log-build = { $me ->
        [yes] Du baust an der Pagode { $pagoda }: { $n } MP.
       *[no] { $name } baut an der Pagode { $pagoda }: { $n } MP.
    }
tajuto-log-claim = { $me ->
        [yes] Du beanspruchst: { $objective }.
       *[no] { $name } beansprucht: { $objective }.
    }
tajuto-log-safe = { $me ->
        [yes] Ihr Einweihungsplättchen ist sicher: 4 SP für dich.
       *[no] Ihr Einweihungsplättchen ist sicher: 4 SP für { $name }.
    }
tajuto-log-unowned = Ihr Einweihungsplättchen gehört niemandem: Es scheidet aus.
tajuto-log-given = { $me ->
        [yes] Du erhältst das Ziel: { $objective }.
       *[no] { $name } erhält das Ziel: { $objective }.
    }
tajuto-log-end = { $me ->
        [yes] Du beendest deinen Zug.
       *[no] { $name } beendet den Zug.
    }
tajuto-log-end-keep = { $me ->
        [yes] Du beendest deinen Zug und behältst { $floor }.
       *[no] { $name } beendet den Zug und behält { $floor }.
    }{ $n ->
        [0] {""}
       *[other] {" "}Zurück in den Beutel: { $floors }.
    }
tajuto-action-draw = ein Stockwerk { $size } ziehen
tajuto-action-offer = an der Pagode { $pagoda } opfern
tajuto-action-get = { $tile } holen
tajuto-action-build = an der Pagode { $pagoda } bauen
tajuto-action-claim = beanspruchen: { $objective }
tajuto-action-end = den Zug beenden
tajuto-action-end-keep = den Zug beenden und { $floor } behalten
tajuto-aid-turn = Zieh, opfere, hol, bau und beanspruche in beliebiger Reihenfolge. Von A, B und C wird zuerst das billigste benutzt: A kostet nichts, B 4 und C 6 Meditationspunkte. Jedes wirkt einmal im Zug.
tajuto-aid-extra = Einmal geholt, benutzt du sie neben A, B und C: D zieht für 2 Meditationspunkte, E opfert und F holt ein Plättchen, beide umsonst.
tajuto-aid-draw-sure = Du bekommst die genannte Größe; die Farbe ist Zufall.
tajuto-aid-draw-shaky = Taste nach einer Größe; die Farbe ist Zufall, und jedes vierte Mal kommt eine benachbarte Größe.
tajuto-aid-draw-blind = Deine Hand ist blind: Es kommt irgendein Stockwerk aus dem Beutel.
tajuto-aid-offer = Leg deinen Würfel dieser Farbe auf das oberste Stockwerk: 2 Punkte und 1 für jedes Stockwerk.
tajuto-aid-get = Bezahl ein Plättchen des Dorfes oder ein Einweihungsplättchen. Jeder Markt macht es um 2 billiger.
tajuto-aid-build = Setz ein Stockwerk auf seine Pagode, wenn es die nächste Größe ist: 1 Punkt für jedes Stockwerk, 2 mehr, wenn es einen Würfel bedeckt. Braucht kein Plättchen.
tajuto-aid-claim = Nimm ein Ziel, das du jetzt erfüllst. Braucht kein Plättchen.
tajuto-aid-end-turn = Was gebaut werden kann, muss gebaut werden. Von den anderen Stockwerken behältst du eines.
tajuto-aid-finished = Mit dem sechsten Stockwerk sind dem Besitzer des Einweihungsplättchens 4 Punkte sicher.
tajuto-aid-score = Weisheit, 4 für jedes Einweihungsplättchen einer fertigen Pagode, 1 für jedes Ziel; jeder Schrein gibt 1 dazu für jedes dieser Weisheits- und Einweihungsplättchen.
tajuto-aid-totals-hidden = Was vor den anderen verdeckt liegt, siehst du erst am Ende der Partie.
tajuto-aid-totals-shown = Was vor den anderen verdeckt liegt, wird gezeigt.
tajuto-aid-end = Die vierte fertige Pagode beendet die Partie sofort. Wer die meisten Spiritualitätspunkte hat, gewinnt.

# Was aus einer Entscheidung werden kann, wie eine Nachbesprechung es sagt.
fact-tajuto-built = du baust in diesem Zug
fact-tajuto-built-more = du baust in diesem Zug zwei oder mehr Stockwerke
fact-tajuto-finished = du vollendest in diesem Zug eine Pagode
fact-tajuto-claimed = du nimmst in diesem Zug ein Ziel
fact-tajuto-won = die Partie endet mit diesem Zug, und du gewinnst
fact-tajuto-lost = die Partie endet mit diesem Zug, und du gewinnst nicht
