### Lektionen: Yokai Pagoda

## Deine erste Runde
lesson-pagoda-first = Deine erste Runde
lesson-pagoda-first-about = Opfern, geben, nehmen, beenden: eine ganze Runde in fünf Minuten.
lesson-pagoda-first-hello = Hallo, ich bin Rokurokubi. Hier willst du deine Opfergaben loswerden, denn was am Ende auf deiner Hand bleibt, zählt gegen dich.
lesson-pagoda-first-count = Von jedem Yokai zählt nur die niedrigste Karte: von deinen drei Kappa nur die 2. Zusammen hast du 17 Punkte.
lesson-pagoda-first-turn = In deinem Zug spielst du eine Karte auf einen der beiden Stapel. Was sie bewirkt, hängt von der Karte darunter ab.
lesson-pagoda-first-match = Eine Karte passt, wenn Yokai oder Zahl gleich sind. Links liegt ein Kappa: Bedeck ihn mit deinem Kappa 9 oder 5.
lesson-pagoda-first-match-low = Auch der passt, aber behalte die 2: Durch sie kosten deine anderen Kappa so wenig.
lesson-pagoda-first-match-else = Das darfst du, aber passend ist besser: Spiel einen hohen Kappa auf den Kappa.
lesson-pagoda-first-give = Wer passend spielt, gibt eine Karte weiter, ungesehen von den übrigen. Der Tanuki 10 ist deine teuerste: Gib ihn, wem du magst.
lesson-pagoda-first-give-else = Die darfst du geben. Aber der Tanuki 10 kostet dich allein 10 Punkte.
lesson-pagoda-first-lower = Hitotsume-kozō hat eine 3 auf eine 8 gespielt: Sie passt nicht und ist niedriger. Dann geschieht nichts.
lesson-pagoda-first-seven = Sieben Punkte bleiben. Und Bakeneko hat links einen Kappa 1 hingelegt: Den willst du haben!
lesson-pagoda-first-higher = Passt eine Karte nicht und ist höher, nimmst du eine. Spiel deinen Tengu 6 auf die 3.
lesson-pagoda-first-higher-else = Erlaubt. Aber um links den Kappa zu nehmen, spiel den Tengu 6 auf den rechten Stapel.
lesson-pagoda-first-take = Vom Pagodendeck, ungesehen, oder die oberste des anderen Stapels? Der Kappa 1 kostet weniger als dein Kappa 2: Nimm ihn.
lesson-pagoda-first-take-else = Wer weiß, was das Pagodendeck bringt. Der Kappa 1 ist sicher: Nimm ihn.
lesson-pagoda-first-almost = Sechs Punkte: Kappa 1, Tengu 1 und Oni 4. Ohne den Oni bleiben nur zwei.
lesson-pagoda-first-close = Spielst du niedriger, ohne dass es passt, und hast dann 3 Punkte oder weniger, darfst du die Runde beenden. Spiel den Oni 4, und beende sie!
lesson-pagoda-first-close-not = Sag an, dass du die Runde beendest: mit dem Knopf, zusammen mit der Karte.
lesson-pagoda-first-close-else = Das darfst du. Aber mit dem Oni 4 kannst du jetzt die Runde beenden.
lesson-pagoda-first-pool = Beendet! Alle legen ihre Karten in die eigene Sammlung. Deine zählt zwei Punkte, die der anderen zählen mehr.
lesson-pagoda-first-end = Gespielt werden drei Runden, und wessen Sammlung am wenigsten zählt, der gewinnt. Versuch es!

## Passend, höher, niedriger
lesson-pagoda-altar = Passend, höher, niedriger
lesson-pagoda-altar-about = Was jede Karte auf einem Stapel bewirkt.
lesson-pagoda-altar-hello = Eine Karte wird mit der verglichen, die sie bedeckt. Die erste Frage: Passt sie?
lesson-pagoda-altar-which = Was davon passt auf einen Kappa 5?
lesson-pagoda-altar-which-six = Tanuki 6
lesson-pagoda-altar-which-five = Tengu 5
lesson-pagoda-altar-which-four = Kitsune 4
lesson-pagoda-altar-which-no = Passend heißt: derselbe Yokai oder dieselbe Zahl.
lesson-pagoda-altar-match = Drei deiner Züge passen. Finde einen!
lesson-pagoda-altar-match-else = Das passt nicht: derselbe Yokai oder dieselbe Zahl wie die Karte auf dem Stapel.
lesson-pagoda-altar-give = Passend verpflichtet auch: Gib eine Karte weiter. Nimm eine teure.
lesson-pagoda-altar-give-else = Die brauchst du noch. Gib den Kappa 9, den Gashadokuro 7 oder den Tanuki 6.
lesson-pagoda-altar-higher = Jetzt nicht passend, aber höher: dein Oni 8 auf den linken Stapel.
lesson-pagoda-altar-higher-else = Erlaubt. Aber spiel den Oni 8 auf den linken Stapel.
lesson-pagoda-altar-take = Höher, also nimmst du eine Karte: vom Pagodendeck oder die oberste des anderen Stapels.
lesson-pagoda-altar-lower = Und niedriger: deine Yuki-onna 2 auf die 9.
lesson-pagoda-altar-lower-else = Erlaubt. Aber spiel die Yuki-onna 2 auf den linken Stapel.
lesson-pagoda-altar-end = Nichts geschieht: eine Karte weniger und keine neue. So wird deine Hand klein.

## Geben
lesson-pagoda-giving = Geben
lesson-pagoda-giving-about = Welche Karte du weggibst, und wem.
lesson-pagoda-giving-hello = Ein Geschenk ist der beste Weg, Punkte loszuwerden. Aber hohe Zahlen sind nicht immer die teuren.
lesson-pagoda-giving-match = Links liegt eine 9. Spiel deinen Oni 9: Er passt, und die 9 bist du auch los.
lesson-pagoda-giving-match-low = Auch das passt, aber der Oni 9 kostet dich mehr.
lesson-pagoda-giving-match-else = Das passt nicht. Spiel den Oni 9 auf die 9.
lesson-pagoda-giving-give = Gib jetzt: den Kappa 10 oder den Tengu 6? Sieh nach, was sie zählen.
lesson-pagoda-giving-give-ten = Der Kappa 10 kostet dich nichts: Von deinen Kappa zählt nur die 2. Gib den Tengu 6.
lesson-pagoda-giving-give-else = Das darfst du. Aber der Tengu 6 ist jetzt am teuersten.
lesson-pagoda-giving-secret = Nur ihr beide wisst, welche Karte es war. Merk dir, was du gegeben hast, und wem.
lesson-pagoda-giving-match2 = Rechts eine 8: Welche deiner Karten passt?
lesson-pagoda-giving-match2-else = Such dieselbe Zahl: Du hast eine 8.
lesson-pagoda-giving-give2 = Sechs Punkte bleiben. Welches Geschenk nimmt dir die meisten?
lesson-pagoda-giving-give2-else = Die Nekomata 3 ist deine teuerste Karte: Der Kappa 10 kostet nichts.
lesson-pagoda-giving-whom = Wem gibst du eine teure Karte lieber?
lesson-pagoda-giving-whom-many = Wer viele Karten hat
lesson-pagoda-giving-whom-few = Wer wenige Karten hat
lesson-pagoda-giving-whom-no = Denk nach: Wer könnte als Nächster die Runde beenden?
lesson-pagoda-giving-end = Richtig: Wer gerade beenden will, kann eine teure Karte am wenigsten brauchen.

## Die Runde beenden
lesson-pagoda-closing = Die Runde beenden
lesson-pagoda-closing-about = Drei Punkte, eine niedrigere Karte, und eine bleibt.
lesson-pagoda-closing-hello = Neun Punkte: Kappa 1, Tengu 2 und Oni 6. Ohne den Oni wären es drei.
lesson-pagoda-closing-match = Werde den Oni durch eine passende Karte los: einen Tengu auf den Tengu.
lesson-pagoda-closing-match-two = Behalte den Tengu 2: Ohne ihn zählte die 9.
lesson-pagoda-closing-match-else = Erlaubt. Aber mit einem hohen Tengu rechts kannst du den Oni verschenken.
lesson-pagoda-closing-give = Und jetzt den Oni 6.
lesson-pagoda-closing-give-else = Der Oni 6 kostet dich am meisten.
lesson-pagoda-closing-three = Drei Punkte! Aber Passendes beendet nichts: Das kann nur eine niedrigere Karte, die nicht passt.
lesson-pagoda-closing-close = Links liegt eine 6. Welche Karte liegt darunter und lässt dir drei Punkte? Beende die Runde!
lesson-pagoda-closing-close-say = Die richtige Karte. Sag jetzt an, dass du beendest: mit dem Knopf.
lesson-pagoda-closing-close-else = Erlaubt. Aber der Kappa 5 ist niedriger als 6, und es bleibt ja der Kappa 1.
lesson-pagoda-closing-shown = Du zeigst deine Hand, und die Runde ist vorbei. Deine drei Punkte kommen in deine Sammlung.
lesson-pagoda-closing-last = Und wenn eine niedrigere Karte deine letzte ist?
lesson-pagoda-closing-last-close = Ich beende die Runde
lesson-pagoda-closing-last-itself = Die Runde endet von selbst
lesson-pagoda-closing-last-no = Um zu beenden, brauchst du noch mindestens eine Karte.
lesson-pagoda-closing-end = Dann kommt nichts von dir in die Sammlung: gar kein Punkt.

## Sammlungen über drei Runden
lesson-pagoda-pools = Sammlungen über drei Runden
lesson-pagoda-pools-about = Was in deiner Sammlung liegt, ändert den Wert deiner Karten.
lesson-pagoda-pools-hello = Hitotsume-kozō hat Runde 1 sofort beendet. Deine ganze Hand liegt jetzt in deiner Sammlung: 34 Punkte.
lesson-pagoda-pools-same = Am Ende zählt aber jeder Yokai in der ganzen Sammlung nur einmal, mit seiner niedrigsten Karte. Du hast dort einen Kappa 2.
lesson-pagoda-pools-cost = Was kosten dich dann Kappa 7 und Kappa 9?
lesson-pagoda-pools-cost-sixteen = 16 Punkte
lesson-pagoda-pools-cost-seven = 7 Punkte
lesson-pagoda-pools-cost-nothing = Nichts
lesson-pagoda-pools-cost-no = Für alle deine Kappa zählt der Kappa 2 in deiner Sammlung.
lesson-pagoda-pools-match = Gashadokuro und Rokurokubi sind neu und teuer. Rechts liegt ein Gashadokuro: Spiel passend.
lesson-pagoda-pools-match-else = Erlaubt. Aber der Gashadokuro 8 kostet dich 8 neue Punkte: Spiel ihn nach rechts.
lesson-pagoda-pools-give = Gib jetzt. Denk daran, welche Karten wirklich etwas kosten.
lesson-pagoda-pools-give-kappa = Der Kappa kostet dich nichts mehr. Gib den Rokurokubi 6.
lesson-pagoda-pools-give-else = Der Rokurokubi 6 ist deine teuerste Karte: In deiner Sammlung liegt noch keiner.
lesson-pagoda-pools-yuki = Behalte übrigens die Yuki-onna 3: In deiner Sammlung macht sie aus 9 Punkten 3.
lesson-pagoda-pools-end = Nach der letzten Runde werden alle Sammlungen gezählt, und die wenigsten Punkte gewinnen.
