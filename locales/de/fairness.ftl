### Ob beim Geben alles mit rechten Dingen zuging.

fairness = Wurde ehrlich gegeben?
fairness-text = Vor der ersten Karte hat der Tisch ein Geheimnis durch seinen Fingerabdruck festgelegt, und alle haben etwas Eigenes zum Mischen gegeben. Jetzt, nach der Partie, ist das Geheimnis offen, und alles lässt sich prüfen.
fairness-check = Jetzt prüfen
fairness-checking = Wird geprüft …
fairness-by-browser = Dieser Browser
fairness-by-server = Der Server
fairness-good = Stimmt
fairness-bad = Stimmt nicht
fairness-open = Nicht prüfbar
fairness-noted = Der Fingerabdruck ist der, den dieser Browser vor dem Geben notiert hat.
fairness-noted-wrong = Dieser Browser hat etwas Eigenes zum Mischen gegeben, aber es steht nicht in der Aufzeichnung.
fairness-noted-open = Dieser Browser saß beim Geben nicht am Tisch und hat sich darum keinen Fingerabdruck notiert.
fairness-noted-silent = Dieser Browser hatte etwas zum Mischen zugesagt, war aber nicht rechtzeitig da, um es zu geben.
fairness-pledges = Wer etwas zum Mischen zugesagt hatte, hat genau das gegeben, bevor zu wissen war, was die anderen geben.
fairness-pledges-wrong = Jemand hat etwas anderes zum Mischen gegeben als zugesagt.
fairness-untold = { $n ->
    [one] { $names } hat etwas zum Mischen zugesagt und nicht rechtzeitig gegeben.
   *[other] { $names } haben etwas zum Mischen zugesagt und nicht rechtzeitig gegeben.
} Das kommt bei langsamen Leitungen vor; wer den Server betreibt und mitspielt, könnte sich damit unter zwei Verteilungen eine aussuchen.
fairness-odd = Gut zu wissen
fairness-secret = Das Geheimnis hat den Fingerabdruck, der vorher festgelegt war.
fairness-secret-wrong = Das Geheimnis hat einen anderen Fingerabdruck als den festgelegten.
fairness-secret-open = In der Aufzeichnung steht kein Geheimnis mit Fingerabdruck.
fairness-secret-insecure = Browser berechnen Fingerabdrücke nur auf Seiten mit https.
fairness-replay =
    { $steps ->
        [one] Der eine Schritt folgt den Regeln;
       *[other] Alle { $steps } Schritte folgen den Regeln;
    } { $deals ->
        [one] das Mischen kommt aus dem Geheimnis.
       *[other] alle { $deals } Zufälle kommen aus dem Geheimnis.
    }
fairness-replay-open = Alle { $steps } Schritte folgen den Regeln. Ohne Geheimnis lässt sich das Geben nicht wiederholen.
fairness-replay-wrong = Die Aufzeichnung hält nicht stand: { $why }
fairness-yourself = Du traust beiden nicht? Lade die Aufzeichnung herunter und prüfe sie auf deinem eigenen Rechner:
