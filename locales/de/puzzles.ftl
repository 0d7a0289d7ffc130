### Rätsel, für die Seite und die Befehle.

puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-expert = sehr schwer
puzzle-kind-proven-open = Alle Hände liegen offen. Genau eine Antwort gewinnt die Runde; ein exakter Löser hat es bewiesen.
puzzle-kind-proven-closed = Du siehst nur deine Hand. Von allen Welten, die zu deinem Wissen passen, gewinnt die Antwort in den meisten; alle wurden gezählt.
puzzle-kind-strong = Du siehst, was dein Platz sieht. Die Antwort liegt klar vor allen anderen, nach zwei Urteilen über Tausende Fortsetzungen.
puzzle-ask = Was tust du?
puzzle-ask-offered = Was davon wählst du?
puzzle-right = Richtig.
puzzle-wrong = Nicht das Beste.
puzzle-right-is = Richtig ist { $action }.
puzzle-about = Darum geht es: { $themes }.
puzzle-points = Macht ab hier niemand einen Fehler, bringt dir die Runde { $tried } Punkte mit deiner Antwort und { $right } mit der richtigen.
puzzle-line = So wird deine Antwort widerlegt: { $line }
puzzle-worlds = Von { $n } möglichen Welten gewinnt deine Antwort in { $tried }, die richtige in { $right }.
puzzle-lost-world = In dieser Welt zum Beispiel gewinnt die richtige Antwort, und deine nicht:
puzzle-chances = Gewinnaussicht: { $tried } % mit deiner Antwort, { $right } % mit der richtigen.
puzzle-chance = Gewinnaussicht: { $right } %.
puzzle-fact = { $fact }: { $tried } von 100 Malen mit deiner Antwort, { $right } mit der richtigen

## Die Seite
puzzles = Rätsel
puzzles-what = Eine Stellung, eine richtige Antwort. Jede ist bewiesen, und der Beweis liegt dabei.
puzzles-home = Die Rätsel von heute: aus jedem Spiel eine Stellung, eine richtige Antwort.
puzzles-today = Heute
puzzles-practice = Üben
puzzles-solve = Lösen
puzzles-solved = gelöst
puzzles-missed = verfehlt
puzzles-look-again = Noch einmal ansehen
puzzles-none-yet = Von diesem Spiel gibt es noch kein Rätsel.
puzzles-streak = { $n ->
        [one] 1 Tag in Folge
       *[other] { $n } Tage in Folge
    }
puzzles-theme = Worum es geht
puzzles-any-theme = irgendetwas
puzzles-difficulty = Wie schwer
puzzles-any-difficulty = egal
puzzles-counted = { $name } ({ $n })
puzzle-player = Spieler { $n }
puzzle-board = Die Stellung
puzzle-verdict = Deine Wahl
puzzle-next = Das nächste
puzzle-look = Die Stellung ansehen
puzzle-back = Zu allen Rätseln
puzzle-open-hands = Alle Hände
puzzle-lost-hands = Alle Karten in dieser Welt
puzzle-move = { $name }: { $action }
puzzle-refuted = So wird deine Antwort widerlegt:

## Worum es geht
puzzle-theme-save-the-ace = das grüne A aufheben
puzzle-theme-play-the-ace = das grüne A spielen
puzzle-theme-give-away-a-boss = einen Boss weggeben
puzzle-theme-take-a-boss = einen Boss fangen
puzzle-theme-lead-a-boss = einen Boss ausspielen
puzzle-theme-duck-the-seventh-trick = den siebten Stich meiden
puzzle-theme-give-the-seventh-trick = den anderen den siebten Stich lassen
puzzle-theme-ruff = mit Trumpf stechen
puzzle-theme-lead = das Ausspiel
puzzle-theme-follow = bedienen
puzzle-theme-discard = der Abwurf
puzzle-theme-pass = das Weitergeben
puzzle-theme-call = Rufen
puzzle-theme-distract = Ablenken
puzzle-theme-save-ability = auf die Fähigkeit verzichten
puzzle-theme-take-yokai = einen Yokai nehmen
puzzle-theme-give-yokai = dem anderen einen lassen
puzzle-theme-stop = aufhören
puzzle-theme-prepare = vorbereiten
puzzle-theme-close = die Runde beenden
puzzle-theme-do-not-close = noch nicht beenden
puzzle-theme-whom-to-give = wem was geben
puzzle-theme-feed = jemanden ziehen lassen
puzzle-theme-draw = ziehen
puzzle-theme-take = vom Stapel nehmen
puzzle-theme-match = passend spielen
puzzle-theme-higher = höher spielen
puzzle-theme-lower = niedriger spielen
puzzle-theme-feel = nach einem Stockwerk tasten
puzzle-theme-offer = opfern
puzzle-theme-build = bauen
puzzle-theme-market-first = zuerst der Markt
puzzle-theme-shrine = Schrein
puzzle-theme-wisdom = Weisheit
puzzle-theme-extra-tile = ein Plättchen mehr zum Handeln
puzzle-theme-inauguration = Einweihungsplättchen
puzzle-theme-claim = ein Ziel beanspruchen
puzzle-theme-keep = welches Stockwerk bleibt
puzzle-theme-end-turn = den Zug beenden
