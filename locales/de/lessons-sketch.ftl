### Lektionen: Yokai Sketch

## Deine ersten Zeichnungen
lesson-sketch-first = Deine ersten Zeichnungen
lesson-sketch-first-about = Skizzen, Mehrheiten und was liegen bleibt: vier Züge in fünf Minuten.
lesson-sketch-first-hello = Willkommen, ich bin Tanuki! Du und Zashiki-warashi zeichnet Yokai, und wer am meisten von einem zeichnet, behält ihn.
lesson-sketch-first-stack = Vier Stapel, auf jedem ein Yokai. Dieser braucht drei Skizzen und bringt drei Punkte.
lesson-sketch-first-hand = Du hast eine Karte gezogen und hältst jetzt vier. Jede zeigt zwei Skizzen, und du spielst sie für eine davon.
lesson-sketch-first-green = Bis zu drei Karten im Zug. Wähle die grüne Hälfte einer Karte und spiel sie an den grünen Stapel.
lesson-sketch-first-green-else = Das ist erlaubt. Aber nur drei grüne Skizzen vollenden jetzt den grünen Yokai.
lesson-sketch-first-green2 = Eine von dreien: Der Ring füllt sich. Spiel noch eine grüne Skizze.
lesson-sketch-first-green3 = Und die dritte!
lesson-sketch-first-taken = Die Zeichnung ist fertig, und alle Skizzen sind deine: Du bekommst den Yokai. Mit der dritten Karte endet dein Zug.
lesson-sketch-first-theirs = Jetzt hat Zashiki-warashi zwei der vier Skizzen, die der rote Yokai braucht.
lesson-sketch-first-red = Das wirst du kaum verhindern. Spiel trotzdem eine rote Skizze: Sie geht nicht verloren.
lesson-sketch-first-red-pass = Aufhören darfst du, aber spiel zuerst eine rote Skizze.
lesson-sketch-first-red-else = Das ist erlaubt. Aber Rot entscheidet sich bald: Spiel eine rote Skizze.
lesson-sketch-first-pass = Mit weniger als vier Karten darfst du aufhören. Behalte die letzte: Beende deinen Zug.
lesson-sketch-first-pass-else = Das darfst du, aber du brauchst sie im nächsten Zug. Beende jetzt deinen Zug.
lesson-sketch-first-majority = Drei Skizzen gegen eine: Sie bekommt den roten Yokai. Wer am Zug ist, spielt keine Rolle, nur, wer mehr hat.
lesson-sketch-first-stays = Aber sieh: Ihre Skizzen sind weg, deine liegt noch da. Sie zählt für den nächsten roten Yokai, eine 3.
lesson-sketch-first-two = Noch zwei rote Skizzen, und er gehört dir!
lesson-sketch-first-two-else = Beide deine Karten haben eine rote Hälfte: Spiel sie an den roten Stapel.
lesson-sketch-first-three = Eine fehlt noch.
lesson-sketch-first-count = Zwei Yokai, sechs Punkte, gegen ihre vier.
lesson-sketch-first-equal = Was geschieht wohl, wenn eine Zeichnung fertig ist und beide gleich viele Skizzen haben?
lesson-sketch-first-equal-player = Wer zuletzt gespielt hat, bekommt ihn
lesson-sketch-first-equal-away = Der Yokai läuft weg
lesson-sketch-first-equal-both = Er zählt für beide
lesson-sketch-first-equal-no = Nein, niemand bekommt ihn. Rate noch einmal!
lesson-sketch-first-end = Er läuft unter seinen Stapel. Ist ein Stapel leer, gewinnen die meisten Punkte: Spiel jetzt eine Partie!

## Mehrheiten
lesson-sketch-majority = Mehrheiten
lesson-sketch-majority-about = Mehr Skizzen gewinnen den Yokai; gleich viele lassen ihn laufen.
lesson-sketch-majority-hello = Der gelbe Yokai braucht fünf Skizzen, und Zashiki-warashi hat dort zwei. Es zählt die Summe beider Seiten.
lesson-sketch-majority-one = Du hältst drei gelbe Skizzen. Drei und zwei sind fünf: Spiel eine!
lesson-sketch-majority-one-else = Erlaubt. Aber mit allen drei gelben Skizzen gewinnst du jetzt den gelben Yokai.
lesson-sketch-majority-two = Noch eine.
lesson-sketch-majority-three = Die fünfte entscheidet.
lesson-sketch-majority-won = Drei sind mehr als zwei: fünf Punkte. Ihre Skizzen bleiben für den nächsten gelben Yokai liegen.
lesson-sketch-majority-red = Jetzt will sie die rote 4. Mehr Skizzen als sie bekommst du nicht zusammen, aber gleich viele.
lesson-sketch-majority-tie = Spiel deine beiden roten Skizzen.
lesson-sketch-majority-tie-else = Erlaubt. Aber zwei rote Skizzen von dir durchkreuzen ihren Plan.
lesson-sketch-majority-tie2 = Und die zweite.
lesson-sketch-majority-end = Zwei zu zwei: Der Yokai läuft unter seinen Stapel, und alle Skizzen dort werden abgelegt. Gleichstand verteidigt.

## Was liegen bleibt
lesson-sketch-leftovers = Was liegen bleibt
lesson-sketch-leftovers-about = Die Skizzen dessen, der einen Yokai verlor, zählen für den nächsten.
lesson-sketch-leftovers-hello = Eine blaue 7: der wertvollste Yokai seines Stapels, und niemand vollendet ihn allein in einem Zug.
lesson-sketch-leftovers-one = Fang ihn trotzdem an: Spiel deine drei blauen Skizzen.
lesson-sketch-leftovers-one-else = Erlaubt. Aber hier geht es um Blau: Spiel eine blaue Skizze.
lesson-sketch-leftovers-two = Die zweite.
lesson-sketch-leftovers-three = Und die dritte.
lesson-sketch-leftovers-race = Fünf von sieben. Du hast jetzt keine blaue Karte, also gewinnt sie das Rennen.
lesson-sketch-leftovers-pass = Spar dir deine Karten: Beende deinen Zug.
lesson-sketch-leftovers-pass-else = Erlaubt, aber behalte sie lieber. Beende deinen Zug.
lesson-sketch-leftovers-lost = Vier zu drei: Die 7 gehört ihr. Ihre vier Skizzen sind weg, deine drei bleiben, und der nächste blaue Yokai ist eine 3.
lesson-sketch-leftovers-now = Drei Skizzen für eine 3. Bekommst du sie sofort?
lesson-sketch-leftovers-now-yes = Ja, sie ist fertig
lesson-sketch-leftovers-now-wait = Nein, sie wartet
lesson-sketch-leftovers-now-no = Ein aufgedeckter Yokai wartet, bis dort eine weitere Skizze dazukommt.
lesson-sketch-leftovers-take = Gerade hast du eine blaue Skizze gezogen. Leg sie an!
lesson-sketch-leftovers-take-else = Erlaubt. Aber eine blaue Skizze genügt.
lesson-sketch-leftovers-end = Deiner, für eine einzige Karte. Bevor du einen Yokai ziehen lässt, sieh dir an, was liegen bleibt.

## Den Yokai rufen
lesson-sketch-call = Den Yokai rufen
lesson-sketch-call-about = Eine Karte, die einen Yokai von einem anderen Stapel holt.
lesson-sketch-call-hello = Zwei deiner Karten rufen einen Yokai: Er kommt von einem anderen Stapel auf den, an den du spielst.
lesson-sketch-call-one = Grün will sieben Skizzen, Gelb nur drei. Spiel zuerst zwei einfache grüne.
lesson-sketch-call-one-else = Behalte die rufenden Karten für später: zuerst zwei einfache grüne Skizzen.
lesson-sketch-call-two = Die andere auch.
lesson-sketch-call-call = Jetzt der Kniff: Spiel die grüne Hälfte deiner rufenden Karte und ruf die gelbe 3.
lesson-sketch-call-call-not = Ohne ihre Fähigkeit ist sie nur die dritte Skizze von sieben. Ruf die gelbe 3!
lesson-sketch-call-call-else = Erlaubt. Aber drei grüne Skizzen und eine gelbe 3 darauf wären sofort Punkte.
lesson-sketch-call-taken = Auf dem grünen Stapel wird sie mit grünen Skizzen gezeichnet, und drei genügen: deine!
lesson-sketch-call-danger = Drei blaue Skizzen von fünf: Im nächsten Zug gehört ihr die blaue 5. Ruf sie weg!
lesson-sketch-call-away = Spiel deine rufende Karte an Rot und ruf den blauen Yokai.
lesson-sketch-call-away-else = Erlaubt, aber dann vollendet sie die blaue 5. Ruf sie auf den roten Stapel.
lesson-sketch-call-end = Darunter lag die blaue 7, der noch vier fehlen. Nur der letzte Yokai eines Stapels lässt sich nicht rufen.

## Den Yokai ablenken
lesson-sketch-distract = Den Yokai ablenken
lesson-sketch-distract-about = Eine Karte, die die letzte Skizze des Gegners umdreht.
lesson-sketch-distract-hello = Zashiki-warashi führt an der roten 4 zwei zu null. Du hast drei rote Skizzen, mit der zweiten wäre sie fertig: zwei zu zwei.
lesson-sketch-distract-last = Aber die Karte, die sie zuletzt gespielt hat, lässt sich ablenken, solange sie noch auf dem Tisch liegt.
lesson-sketch-distract-distract = Spiel die rote Hälfte deiner ablenkenden Karte, und lenk ab.
lesson-sketch-distract-distract-not = Nutz ihre Fähigkeit: Auf sie kommt es an.
lesson-sketch-distract-distract-else = Erlaubt. Aber lenk zuerst ab, mit der roten Hälfte der Karte, die es kann.
lesson-sketch-distract-turned = Ihre Karte hat sich umgedreht: Jetzt ist sie eine blaue Skizze, weiter auf ihrer Seite. An Rot steht es eins zu eins.
lesson-sketch-distract-two = Zwei weitere rote Skizzen vollenden die Zeichnung.
lesson-sketch-distract-two-else = Erlaubt. Aber deine beiden anderen roten Skizzen gewinnen die rote 4.
lesson-sketch-distract-three = Und die letzte.
lesson-sketch-distract-won = Drei zu eins: vier Punkte!
lesson-sketch-distract-gone = Angenommen, ihre letzte Karte wäre inzwischen abgelegt. Welche lenkst du dann ab?
lesson-sketch-distract-gone-older = Die davor
lesson-sketch-distract-gone-none = Keine
lesson-sketch-distract-gone-no = Keine andere Karte tritt an ihre Stelle.
lesson-sketch-distract-end = Heb dir so eine Karte also für den Moment auf, nachdem sie gespielt hat, was wehtut.
