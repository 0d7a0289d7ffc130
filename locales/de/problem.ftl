### Warum etwas abgelehnt wurde. Was hier keine Worte hat, sagt der Server auf Englisch.

problem-no-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.
problem-not-connected = Im Moment gibt es keine Verbindung zum Tisch.
problem-not-your-turn = Du bist nicht am Zug.
problem-stale = Am Tisch ist inzwischen etwas geschehen. Schau noch einmal und wähle neu.
problem-seat-taken = Dieser Platz ist besetzt.
problem-not-your-seat = Das ist nicht dein Platz.
problem-match-has-begun = Die Partie hat begonnen.
problem-no-match = Es läuft keine Partie.
problem-match-not-over = Die Partie ist noch nicht vorbei.
problem-paused = Der Tisch macht Pause.
problem-undo-forbidden = An diesem Tisch wird nichts zurückgenommen.
problem-not-the-last-actor = Inzwischen hat jemand anderes gehandelt: das geht nicht mehr zurück.
problem-chance-has-fallen = Der Zufall ist gefallen und lässt sich nicht zurücknehmen.
problem-revealed = Andere haben inzwischen etwas gesehen und können es nicht vergessen.
problem-not-a-player = Das können nur die Spieler am Tisch.
problem-no-talk-now = Partner reden nicht, solange eine Runde läuft.
problem-too-long = Das ist zu lang.
problem-too-fast = Das war zu schnell. Warte einen Moment.
problem-bad-link = Dieser Link wurde schon benutzt oder ist zu alt.
problem-no-hints = An diesem Tisch gibt es keine Ratschläge.
problem-taken = Dieser Anmeldename ist vergeben.
problem-wrong-login = Anmeldename und Passwort gehören nicht zusammen.
problem-no-such-match = Diese Partie gibt es nicht.
problem-no-such-table = Diesen Tisch gibt es nicht.
problem-no-such-step = So viele Schritte hat die Partie nicht.
problem-unavailable = Die Datenbank ist einen Moment weg. Nichts geht verloren.
problem-busy = Am Tisch ist gerade zu viel los. Versuch es gleich noch einmal.
problem-conflict = Jemand war schneller. Versuch es noch einmal.
problem-too-many-sockets = Hier sind zu viele Verbindungen offen. Schließ einen anderen Tab, oder versuch es später.
problem-other-protocol = Der Server ist neuer als diese Seite: lade die Seite neu.

## Septet
problem-must-pass = Zuerst müssen drei Karten weitergegeben werden.
problem-not-passing = Karten werden nur vor dem ersten Stich weitergegeben.
problem-pass-is-final = Was weitergegeben ist, bleibt weitergegeben.
problem-not-in-hand = Diese Karte hast du nicht auf der Hand.
problem-must-follow-suit = Du musst die ausgespielte Farbe bedienen.

## Sketch
problem-must-play = Mit vier Karten auf der Hand musst du mindestens eine spielen.
problem-no-such-sketch = Diese Skizze ist nicht auf der Karte.
problem-no-such-ability = Die Karte hat diese Fähigkeit nicht.
problem-called-from-same-stack = Ein Yokai wird von einem anderen Stapel gerufen.
problem-last-yokai = Der letzte Yokai eines Stapels kann nicht gerufen werden.
problem-nothing-to-distract = Die letzte gegnerische Karte liegt nicht mehr auf dem Tisch.

## Pagoda
problem-play-first = Ein Zug beginnt mit einer Karte auf einen Stapel.
problem-already-played = Eine Karte ist schon gespielt; beende den Zug.
problem-match-must-give = Wenn es passt, wird eine Karte abgegeben, nicht gezogen.
problem-higher-must-take = Nach einer höheren Karte wird gezogen oder genommen.
problem-give-from-hand = Du hast noch Karten auf der Hand, also gib eine davon.
problem-nothing-left-to-give = Du hast nichts mehr zu geben: wähle, wer eine Karte zieht.
problem-not-to-yourself = Die Karte muss an jemand anderen gehen.
problem-closes-only-with-lower = Nur eine niedrigere Karte, die nicht passt, kann die Runde beenden.
problem-closes-only-with-cards = Ohne Karten auf der Hand endet die Runde von selbst.
problem-too-many-points = Deine Hand würde mehr als drei Punkte zählen: so endet die Runde nicht.

## Tajuto
problem-starting-tiles-used = A, B und C sind in diesem Zug alle benutzt.
problem-no-extra-tile = Dieses Plättchen hast du nicht.
problem-extra-tile-used = Dieses Plättchen hast du in diesem Zug schon benutzt.
problem-too-dear = Du hast nicht genug Meditationspunkte.
problem-name-a-size = Nenne die Größe, nach der du tastest.
problem-blind-hand = Deine Hand ist blind: eine Größe kann nicht genannt werden.
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
