# Was in einer beendeten Partie geschah: was besser ging, und was Glück war.

review = Was ist hier passiert?
review-seat = Mit wessen Augen
review-in-work = Die Partie wird nachbesprochen
review-in-work-text = Jede Entscheidung wird in Tausenden von Welten noch einmal ausprobiert. Du kannst diese Seite verlassen: die Nachbesprechung entsteht trotzdem und bleibt.
review-beginning = Es fängt gleich an.
review-waiting = { $n ->
    [one] Eine andere Partie ist vorher dran.
   *[other] { $n } andere Partien sind vorher dran.
}
review-working = { $n } % der Partie sind geschafft.
review-failed = Diese Partie kann nicht nachbesprochen werden: sie endete, bevor jemand etwas entschieden hatte, oder der Prüfer ist gescheitert.
review-exercises = Finde etwas Besseres
review-exercises-text = Die Entscheidungen, die am meisten gekostet haben, nur nach dem beurteilt, was man wissen konnte. Was würdest du jetzt tun?
review-try = Schritt { $step } versuchen
review-no-mistakes = Keine Entscheidung hat hier sicher 3 Punkte Gewinnaussicht gekostet. Gut gespielt!
review-nothing-counted = Bei keiner dieser Entscheidungen stand etwas auf dem Spiel, also gibt es nichts Besseres zu finden.
review-curve = Gewinnaussichten
review-curve-text = Die Gewinnaussicht jeder Seite in Prozent, vom ersten Schritt bis zum letzten; alle Karten sind bekannt außer denen, die niemand gesehen hat.
review-turns = Wendepunkte
review-no-turns = Kein einzelner Schritt hat diese Partie entschieden.
review-turn-link = Wendepunkt { $n }: Schritt { $step } ansehen
review-turn-step = Schritt { $step }
review-turn-deals = { $change } Punkte, das meiste durch Geben oder Ziehen
review-turn-play = { $change } Punkte, das meiste durch die Entscheidung
review-turn-unseen = { $change } Punkte, das meiste dadurch, wie die verdeckten Karten lagen
review-ledger = Glück und Können
review-expected = erwartet
review-part-deals = Geben und Ziehen
review-part-own-play = eigenes Spiel
review-part-others-play = Spiel der anderen
review-part-unseen = das Verborgene
review-part-conceded = aufgegeben
review-result = Ergebnis
review-error = ± { $n }
review-ledger-what = Was sind diese Anteile?
review-ledger-text = In Punkten der Gewinnaussicht: was vor der ersten Karte zu erwarten war, und was es bis zum Ergebnis verändert hat. Geben und Ziehen sind Glück. Das Spiel ist, wie viel besser oder schlechter die Entscheidungen waren als das schnelle Spiel des Prüfers, nach dem, was die Spieler wissen konnten; ± ist sein 99-%-Intervall. Auch das Verborgene ist Glück: eine gute Entscheidung, die auf schlechte Karten traf, oder umgekehrt.
review-accuracy = Genauigkeit
review-counted = { $n ->
    [one] von 100, bei einer Entscheidung
   *[other] von 100, bei { $n } Entscheidungen
}
review-none-counted = keine Entscheidung zählte
review-n-inaccuracy = { $n ->
    [one] eine Ungenauigkeit
   *[other] { $n } Ungenauigkeiten
}
review-n-mistake = { $n ->
    [one] ein Fehler
   *[other] { $n } Fehler
}
review-n-blunder = { $n ->
    [one] ein grober Fehler
   *[other] { $n } grobe Fehler
}
review-accuracy-what = Was ist das für eine Zahl?
review-accuracy-text = Jede Entscheidung zählt 100, wenn sie so gut ist wie die beste, und weniger, je mehr Gewinnaussicht sie weggibt: 100·e^(−Verlust / 23 Punkte). Die Genauigkeit ist das Mittel über alle Entscheidungen, bei denen etwas auf dem Spiel stand. Was erzwungen war oder nichts ausmachte, bleibt weg.
review-label-text = Eine Ungenauigkeit kostet sicher 3 Punkte Gewinnaussicht, ein Fehler 7, ein grober Fehler 15: es zählt das untere Ende des 99-%-Intervalls.
review-label-inaccuracy = Ungenauigkeit
review-label-mistake = Fehler
review-label-blunder = Grober Fehler
review-position = Die Stellung, wie du sie kanntest
review-find = Finde etwas Besseres
review-back = Zurück zur Nachbesprechung
review-verdict = Dein Versuch
review-right = Richtig: nichts ist um mehr als 2 Punkte besser.
review-wrong = Etwas ist besser: das gibt { $n } Punkte Gewinnaussicht weg.
review-played = Das wurde in der Partie getan. Es gibt { $n } Punkte Gewinnaussicht weg.
review-untried = Das sieht so wenig versprechend aus, dass der Prüfer es nicht ausprobiert hat.
review-again = Noch einmal
review-tell = Lösung zeigen
review-next = Die nächste
review-action = Was
review-value = Aussicht, %
review-against = Gegenüber dem Getanen
review-interval = [{ $low }, { $high }]
review-is-right = richtig
review-was-played = in der Partie getan
review-reason = In { $better } von 100 Welten mit der besseren Wahl, und in { $played } mit dem, was getan wurde: { $fact }.
review-open-cards = Mit offenen Karten war dies am besten: { $actions }; was getan wurde, kostete { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
} der Runde. Das konnte niemand wissen, und es zählt nicht.
review-how = Alles wurde in denselben Welten ausprobiert, mit demselben Glück dahinter. In Klammern steht das 99-%-Intervall.
problem-too-many-reviews = Zu viele Nachbesprechungen warten, deine oder die von allen. Frag wieder, wenn eine davon fertig ist.
problem-other-rules = Diese Partie wurde nach einer früheren Fassung der Regeln gespielt und kann nicht nachbesprochen werden.
