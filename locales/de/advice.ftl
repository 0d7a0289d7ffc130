### Was ein Geist spielen würde, mit Gründen in Zahlen.

advice-by = { $mind }, nach { NUMBER($n) } durchgespielten Partien
advice-bare = { $mind } hat auf den ersten Blick entschieden, ohne etwas durchzuspielen: Zahlen gibt es keine.
advice-forced = Etwas anderes ist nicht möglich.
advice-action = Aktion
advice-value = Aussicht
advice-share = Anteil
advice-percent = { $n } %
advice-what = Was bedeuten die Zahlen?
advice-explained = Aussicht: was die durchgespielten Partien dir im Schnitt brachten, von 0 % (letzter Platz) bis 100 % (Sieg). Anteil: wie viele der Partien so begannen.
