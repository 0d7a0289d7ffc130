### Warum etwas abgelehnt wurde. Was hier keine Worte hat, sagt der Server auf Englisch.

problem-no-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.
problem-not-connected = Im Moment gibt es keine Verbindung zum Tisch.
problem-not-your-turn = Du bist nicht am Zug.
problem-stale = Am Tisch ist inzwischen etwas geschehen. Schau noch einmal und wähle neu.
problem-bad-notation = Der Tisch versteht diesen Zug nicht. Lade die Seite neu.
problem-seat-taken = Dieser Platz ist besetzt.
problem-not-your-seat = Das ist nicht dein Platz.
problem-no-such-seat = Diesen Platz gibt es nicht.
problem-match-has-begun = Die Partie hat begonnen.
problem-no-match = Es läuft keine Partie.
problem-match-not-over = Die Partie ist noch nicht vorbei.
problem-paused = Der Tisch macht Pause.
problem-not-paused = Der Tisch macht keine Pause.
problem-undo-forbidden = An diesem Tisch wird nichts zurückgenommen.
problem-not-the-last-actor = Inzwischen hat jemand anderes gehandelt: Zurücknehmen geht nicht mehr.
problem-chance-has-fallen = Inzwischen hat der Zufall entschieden, und der lässt sich nicht zurücknehmen.
problem-revealed = Andere haben inzwischen etwas gesehen und können es nicht vergessen.
problem-not-a-player = Das können nur die Spieler am Tisch.
problem-no-talk-now = Partner reden nicht, solange eine Runde läuft.
problem-too-long = Das ist zu lang.
problem-too-fast = Das war zu schnell. Warte einen Moment.
problem-bad-link = Dieser Link wurde schon benutzt oder ist zu alt.
problem-who-are-you = Der Server weiß nicht, wer du bist. Lade die Seite neu.
problem-other-origin = Das wurde von einer Seite mit anderer Adresse verlangt.
problem-no-hints = An diesem Tisch gibt es keine Ratschläge.
problem-no-advice = Der gefragte Geist weiß keine Antwort. Frag noch einmal oder vertrau dir selbst.
problem-no-such-mind = Diesen Geist gibt es nicht.
problem-nothing-to-vote-on = Auf diesem Platz sitzt niemand anderes.
problem-bad-config = So kann das Spiel nicht gespielt werden.
problem-bad-clock = Eine Uhr läuft zwischen einer Sekunde und einem Jahr.
problem-taken = Dieser Anmeldename ist vergeben.
problem-wrong-login = Anmeldename und Passwort gehören nicht zusammen.
problem-bad-name = Dieser Name ist zu kurz oder zu lang.
problem-bad-password = Dieses Passwort ist zu kurz oder zu lang.
problem-no-such-match = Diese Partie gibt es nicht.
problem-no-such-table = Diesen Tisch gibt es nicht.
problem-no-such-step = So viele Schritte hat die Partie nicht.
problem-no-such-game = Dieses Spiel gibt es nicht.
problem-unavailable = Die Datenbank ist gerade nicht erreichbar. Es geht nichts verloren.
problem-busy = Am Tisch ist gerade zu viel los. Versuch es gleich noch einmal.
problem-conflict = Jemand war schneller. Versuch es noch einmal.
problem-too-many-sockets = Hier sind zu viele Verbindungen offen. Schließ einen anderen Tab oder versuch es später.
problem-other-protocol = Der Server ist neuer als diese Seite: Lade die Seite neu.
problem-internal = Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.

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
problem-nothing-to-distract = Die zuletzt gespielte Karte deines Gegners liegt nicht mehr auf dem Tisch.

## Pagoda
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

## Tajuto
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
