### Lektionen: Tajuto

## Deine erste Pagode
lesson-tajuto-first = Deine erste Pagode
lesson-tajuto-first-about = Ziehen, bauen, opfern, holen: drei Züge in fünf Minuten.
lesson-tajuto-first-hello = Sei gegrüßt, ich bin Tengu. Du und Karakasa errichtet in diesem Garten acht Pagoden, Stockwerk um Stockwerk.
lesson-tajuto-first-track = Bauen bringt Meditationspunkte, MP: Dein Mönch rückt auf diesem Pfad vor, und du gibst sie für Plättchen aus.
lesson-tajuto-first-tiles = In deinem Zug benutzt du deine Aktionsplättchen. A ist umsonst, B kostet 4 MP und C 6 MP.
lesson-tajuto-first-draw = Jede Pagode beginnt mit der Basis. Benutze A: Zieh ein Stockwerk der Größe 1 aus dem Beutel.
lesson-tajuto-first-draw-else = Damit ließe sich noch nichts bauen: Jede Pagode braucht zuerst die Größe 1.
lesson-tajuto-first-colour = Die Größe wählst du, die Farbe der Zufall: Es ist Rot.
lesson-tajuto-first-build = Bau es! Du bekommst so viele MP, wie die Pagode dann Stockwerke hat: einen.
lesson-tajuto-first-end = Die anderen Plättchen kosten mehr, als du hast. Beende deinen Zug.
lesson-tajuto-first-end-else = Das kostet jetzt zu viel oder hilft wenig. Beende deinen Zug.
lesson-tajuto-first-rival = Karakasa hat das zweite rote Stockwerk gebaut, für 2 MP. Die Pagoden gehören niemandem.
lesson-tajuto-first-offer = Benutze A zum Opfern: Leg deinen roten Würfel auf die rote Pagode. Das bringt 2 MP und 1 MP für jedes Stockwerk.
lesson-tajuto-first-offer-else = Erlaubt. Aber ein Opfer an der roten Pagode bringt sofort 4 MP.
lesson-tajuto-first-draw3 = Vier mehr: fünf MP! Jetzt lohnt sich B: Zieh ein Stockwerk der Größe 3, das nächste für Rot.
lesson-tajuto-first-draw3-end = Deine MP reichen für eine weitere Aktion: Zieh eine Größe 3.
lesson-tajuto-first-draw3-else = Erlaubt. Aber nur eine Größe 3 könnte Rot 3 sein und deinen Würfel bedecken.
lesson-tajuto-first-cover = Rot, welch ein Glück! Bau es: 3 MP für das dritte Stockwerk und 2 MP mehr, weil es einen Würfel bedeckt.
lesson-tajuto-first-cover-else = Bau zuerst das rote Stockwerk: Vorher kann dein Zug nicht enden.
lesson-tajuto-first-end2 = Sechs MP. C würde sie alle kosten: Beende deinen Zug und behalte sie.
lesson-tajuto-first-village = Im Dorf gibt es Plättchen. Weisheitsplättchen tragen Spiritualitätspunkte, SP, und SP entscheiden, wer gewinnt.
lesson-tajuto-first-get = Benutze A, um ein Plättchen zu holen: Weisheit 2 kostet 6 MP und bringt 2 SP.
lesson-tajuto-first-get-small = Das wäre 1 SP für 2 MP. Du kannst dir mehr leisten: Weisheit 2.
lesson-tajuto-first-get-else = Erlaubt. Aber jetzt ist die Zeit für Weisheit 2.
lesson-tajuto-first-points = Zwei SP: Teurere Weisheit, Schreine, eingeweihte Pagoden und Ziele bringen mehr.
lesson-tajuto-first-end3 = Ist die vierte Pagode fertig, endet das Spiel sofort, und die meisten SP gewinnen. Versuch es jetzt!

## Nach einem Stockwerk tasten
lesson-tajuto-drawing = Nach einem Stockwerk tasten
lesson-tajuto-drawing-about = Größen, Farben, und das Stockwerk, das du behältst.
lesson-tajuto-drawing-hello = Im Beutel sind 48 Stockwerke: sechs Größen in acht Farben. Du nennst die Größe, der Zufall gibt die Farbe.
lesson-tajuto-drawing-bold = Sei kühn und plane voraus: Zieh eine Größe 2, obwohl noch keine Basis steht.
lesson-tajuto-drawing-bold-else = Meist vernünftig. Heute wollen wir aber sehen, was mit einem Stockwerk ohne Basis geschieht: Größe 2.
lesson-tajuto-drawing-blue = Blau 2, und Blau hat keine Basis. Jetzt lässt es sich nicht bauen.
lesson-tajuto-drawing-end = Ein Stockwerk, das nicht gebaut werden kann, bleibt vor dir liegen. Beende deinen Zug.
lesson-tajuto-drawing-end-else = Für mehr hast du keine Punkte. Beende deinen Zug.
lesson-tajuto-drawing-base = Jetzt wäre die blaue Basis schön: Zieh eine Größe 1.
lesson-tajuto-drawing-base-else = Erlaubt. Aber Blau braucht zuerst seine Basis: Größe 1.
lesson-tajuto-drawing-build = Blau! Das Glück ist mit dir. Bau es.
lesson-tajuto-drawing-must = Und jetzt passt das behaltene Stockwerk: Vorher kannst du den Zug nicht beenden. Das bringt noch 2 MP.
lesson-tajuto-drawing-end2 = Drei MP in einem Zug. Beende ihn.
lesson-tajuto-drawing-keep = Angenommen, am Ende liegen zwei Stockwerke vor dir, und keines lässt sich bauen?
lesson-tajuto-drawing-keep-both = Ich behalte beide
lesson-tajuto-drawing-keep-one = Ich behalte eines
lesson-tajuto-drawing-keep-none = Beide kommen zurück
lesson-tajuto-drawing-keep-no = Genau eines darf bleiben, und du wählst, welches.
lesson-tajuto-drawing-end3 = Die anderen kommen zurück in den Beutel. Ein gut gewähltes Stockwerk ist also ein Plan für den nächsten Zug.

## Bauen und opfern
lesson-tajuto-building = Bauen und opfern
lesson-tajuto-building-about = Wie ein Würfel sich zweimal lohnt.
lesson-tajuto-building-hello = Rot hat drei Stockwerke, Grün eines. Du hast dein Aktionsplättchen A und 2 MP.
lesson-tajuto-building-offer = Ein Opfer bringt 2 MP und 1 MP für jedes Stockwerk. Wo bringt es mehr?
lesson-tajuto-building-offer-low = Grün bringt 3 MP, Rot 5. Opfere an Rot.
lesson-tajuto-building-offer-else = Erlaubt. Aber opfere diesmal an der roten Pagode.
lesson-tajuto-building-draw = Sieben MP. Für 4 davon darfst du mit B ziehen: Welche Größe braucht Rot als nächste?
lesson-tajuto-building-draw-end = B kannst du dir leisten: Zieh für Rot.
lesson-tajuto-building-draw-else = Erlaubt. Aber Rot hat drei Stockwerke und braucht Größe 4.
lesson-tajuto-building-cover = Rot 4! Vier MP für das vierte Stockwerk und 2 mehr, weil es einen Würfel bedeckt: deinen eigenen.
lesson-tajuto-building-cover-else = Bau zuerst Rot 4.
lesson-tajuto-building-end = Neun MP. Beende deinen Zug.
lesson-tajuto-building-end-else = Erlaubt. Aber spar deine Punkte vorerst und beende deinen Zug.
lesson-tajuto-building-theirs = Karakasa hat einen Würfel auf Grün gelegt. Wer ihn bedeckt, bekommt die 2 MP; der Besitzer bekommt nichts.
lesson-tajuto-building-draw2 = Versuch es mit Grün 2: Zieh eine Größe 2.
lesson-tajuto-building-draw2-else = Erlaubt. Aber Grün braucht Größe 2.
lesson-tajuto-building-cover2 = Da ist es. Bau!
lesson-tajuto-building-cover2-else = Bau zuerst Grün 2.
lesson-tajuto-building-end2 = Zwei und zwei: vier MP, dank ihrem Würfel. Ein Würfel kommt nie zurück: Opfere dort, wo viele Stockwerke stehen.

## Markt und Schrein
lesson-tajuto-village = Markt und Schrein
lesson-tajuto-village-about = Was du dir holst, und in welcher Reihenfolge.
lesson-tajuto-village-hello = Du hast 17 MP gespart. Im Dorf liegt von jeder Art das billigste Plättchen oben.
lesson-tajuto-village-market = Ein Markt kostet 10 MP und macht jedes spätere Plättchen um 2 billiger. Hol ihn mit A.
lesson-tajuto-village-market-else = Erlaubt. Aber früh im Spiel lohnt sich der Markt am meisten.
lesson-tajuto-village-prices = Sieh: Alle Preise sind um 2 gefallen. Was die Benutzung von B und C kostet, bleibt gleich.
lesson-tajuto-village-wisdom = Sieben MP bleiben. Benutze B für 4 MP und hol Weisheit 1: Dich kostet sie jetzt nichts.
lesson-tajuto-village-wisdom-else = Erlaubt. Aber sieh, was der Markt bewirkt: Weisheit 1.
lesson-tajuto-village-end = Beende deinen Zug. Dann sind A und B wieder frisch.
lesson-tajuto-village-end-else = Mehr kannst du dir nicht leisten. Beende deinen Zug.
lesson-tajuto-village-shrine = Ein Schrein bringt am Ende 1 SP für jedes deiner Weisheitsplättchen und jedes Einweihungsplättchen einer fertigen Pagode.
lesson-tajuto-village-shrine-sum = Vier Weisheitsplättchen, ein sicheres Einweihungsplättchen und ein Schrein: Wie viel bringt der Schrein?
lesson-tajuto-village-shrine-sum-one = 1 SP
lesson-tajuto-village-shrine-sum-four = 4 SP
lesson-tajuto-village-shrine-sum-five = 5 SP
lesson-tajuto-village-shrine-no = Er zählt Weisheitsplättchen und sichere Einweihungsplättchen, gleich, was daraufsteht.
lesson-tajuto-village-end2 = Der Markt kommt also früh, und der Schrein, wenn du viele Plättchen hast.

## Ziele und das Ende
lesson-tajuto-ending = Ziele und das Ende
lesson-tajuto-ending-about = Vollende eine Pagode, beanspruche, was dir zusteht, und sieh, wie es endet.
lesson-tajuto-ending-hello = Rot fehlt nur noch das Dach. Daneben liegt das Einweihungsplättchen: 4 SP, wenn die Pagode in diesem Spiel fertig wird.
lesson-tajuto-ending-get = Es kostet 8 MP, und du hast 9. Hol es, mit A!
lesson-tajuto-ending-get-else = Erlaubt. Aber jemand könnte Rot vollenden, bevor dir das Plättchen gehört.
lesson-tajuto-ending-end = Jetzt warte auf das Dach. Beende deinen Zug.
lesson-tajuto-ending-end-else = Du hast keine Punkte mehr. Beende deinen Zug.
lesson-tajuto-ending-roof = Zieh ein Dach, Größe 6.
lesson-tajuto-ending-roof-else = Erlaubt. Aber Rot braucht sein Dach: Größe 6.
lesson-tajuto-ending-finish = Rot! Vollende die erste Pagode des Spiels.
lesson-tajuto-ending-safe = Sie ist fertig: Dein Plättchen wird umgedreht, und seine 4 SP sind sicher.
lesson-tajuto-ending-claim = Und ein Ziel steht dir zu: die erste Pagode. Beanspruche es in deinem Zug: 1 SP, wer zuerst kommt.
lesson-tajuto-ending-claim-else = Beanspruche zuerst dein Ziel.
lesson-tajuto-ending-when = Wann ist das Spiel vorbei?
lesson-tajuto-ending-when-first = Nach der ersten Pagode
lesson-tajuto-ending-when-fourth = Mit der vierten Pagode
lesson-tajuto-ending-when-eighth = Mit der achten Pagode
lesson-tajuto-ending-when-no = Vier der acht Pagoden sind dann fertig.
lesson-tajuto-ending-last = Und zwar sofort; wer sie vollendet hat, bekommt 1 SP. Ebenso, wer allein am weitesten auf dem Pfad steht.
lesson-tajuto-ending-end2 = Dann gewinnen die meisten SP: Eile also nicht, wenn andere mehr haben.
