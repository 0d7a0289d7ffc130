### Lektionen: Yokai Septet

## Deine erste Runde
lesson-septet-first = Deine erste Runde
lesson-septet-first-about = Bosse, Stiche und Trumpf: eine ganze Runde in fünf Minuten.
lesson-septet-first-hello = Guten Abend, ich bin Kitsune! Du spielst mit Kappa, der dir gegenübersitzt, gegen Nurarihyon und Kodama.
lesson-septet-first-bosses = Die Sieben jeder Farbe ist ein Boss, und du hast den roten. Ein Team, das vier Bosse fängt, gewinnt die Runde.
lesson-septet-first-lanterns = Jeder Stich zündet eine Laterne an. Hüte dich vor der roten: Der siebte Stich eines Teams verliert die Runde, wenn er nicht den vierten Boss bringt.
lesson-septet-first-trump = Diese Karte wurde aufgedeckt und spielt nicht mit. Ihre Farbe ist Trumpf: Lila schlägt alle anderen Farben.
lesson-septet-first-pass = Zuerst gibt jeder dem Partner drei Karten weiter. Gib Kappa deine drei grünen.
lesson-septet-first-pass-else = Weitergeben darfst du jede. Gib Kappa heute alle grünen: 2, 4 und 5.
lesson-septet-first-leader = Kappa hat das grüne A, zeigt es vor und spielt aus. Es ist der Supertrumpf und schlägt jede andere Karte.
lesson-septet-first-follow = Rot wurde ausgespielt, und du hast Rot: Du musst bedienen. Kodamas 12 ist dir zu hoch, also behalte deinen Boss.
lesson-septet-first-follow-boss = Dann würde Kodama deinen Boss fangen! Spiel die rote 6.
lesson-septet-first-lost = Die höchste rote Karte macht den Stich: eine Laterne für sie. Wer einen Stich macht, spielt zum nächsten aus.
lesson-septet-first-ruff = Kodama spielt den grünen Boss aus. Du hast kein Grün und darfst spielen, was du willst: Nimm ihn mit einem Trumpf!
lesson-septet-first-ruff-else = Das darfst du, aber nur Lila nimmt den Boss.
lesson-septet-first-won = Dein erster Boss! Und jetzt spielst du aus.
lesson-septet-first-blue = Spiel die blaue 13 aus. Keine blaue Karte ist höher, und der blaue Boss ist die niedrigste von allen.
lesson-septet-first-early-boss = Dein Boss ist allein noch nicht sicher. Warte noch ein wenig damit.
lesson-septet-first-blue-else = Ausspielen darfst du alles. Aber versuch es mit der blauen 13: Sie fängt vielleicht einen Boss.
lesson-septet-first-fell = Nurarihyon hatte keine andere blaue Karte und musste dir den Boss geben. Zwei!
lesson-septet-first-black = Noch einmal: Spiel die schwarze 11 aus, die höchste schwarze Karte.
lesson-septet-first-black-else = Ausspielen darfst du alles. Aber in Schwarz schlägt niemand die 11.
lesson-septet-first-partner = Kappa hat dir den schwarzen Boss gegeben, denn euer Team zählt zusammen. Drei Bosse und drei Stiche.
lesson-septet-first-seventh = Angenommen, euer Team macht seinen siebten Stich, ohne vierten Boss. Was dann?
lesson-septet-first-seventh-win = Wir gewinnen die Runde
lesson-septet-first-seventh-lose = Wir verlieren die Runde
lesson-septet-first-seventh-nothing = Wir spielen weiter
lesson-septet-first-seventh-no = Nein: Der siebte Stich verliert. Sieh dir die rote Laterne an!
lesson-septet-first-red = Der fehlende Boss ist auf deiner Hand. Die rote 12 ist weg, und Kappa hat Rot ausgespielt: Vertrau ihm deine rote 7 an.
lesson-septet-first-red-else = Das darfst du. Aber deine rote 7 wäre der vierte Boss, wenn Kappa sie nehmen kann.
lesson-septet-first-end = Kappas rote 11 nimmt ihn: vier Bosse, und die Runde gehört euch! Spiel jetzt eine ganze Partie.

## Bedienen und Trumpf
lesson-septet-following = Bedienen und Trumpf
lesson-septet-following-about = Was du spielen musst, was du spielen darfst, und wer den Stich macht.
lesson-septet-following-hello = Trumpf ist Gelb. Nurarihyon hat Lila ausgespielt, und du spielst als Letzter.
lesson-septet-following-follow = Du hast Lila und musst bedienen. Die höchste Karte der ausgespielten Farbe macht den Stich: Hol ihn dir!
lesson-septet-following-follow-low = Erlaubt, aber die 6 liegt darüber. Nimm den Stich mit der 8.
lesson-septet-following-lead = Deiner. Wer den Stich macht, spielt aus, was er will.
lesson-septet-following-blue = Versuch es mit deiner blauen 12: Nur die 13 ist höher.
lesson-septet-following-blue-else = Das darfst du. Aber wir wollen sehen, was aus der blauen 12 wird.
lesson-septet-following-trumped = Kodama hat kein Blau, darf also alles spielen und sticht: Auch ein kleiner Trumpf schlägt das höchste Blau.
lesson-septet-following-forced = Schwarz ist ausgespielt, und du hast eine schwarze Karte. Dann gibt es keine Wahl.
lesson-septet-following-ruff = Wieder Schwarz, und jetzt hast du keines mehr. Zahl es Kodama heim!
lesson-septet-following-ruff-else = Jetzt ist jede Karte erlaubt, aber nur ein Trumpf macht den Stich.
lesson-septet-following-won = Der Stich ist deiner, und Kappa hat den schwarzen Boss dazugelegt.
lesson-septet-following-super = Noch eine Frage: Grün 5 wird ausgespielt, dann kommen Gelb 9, Grün A und Grün 7. Welche Karte macht den Stich?
lesson-septet-following-super-seven = Grün 7
lesson-septet-following-super-nine = Gelb 9
lesson-septet-following-super-ace = Grün A
lesson-septet-following-super-no = Die nicht: Eine Karte schlägt sogar Trumpf.
lesson-septet-following-end = Richtig: Das grüne A schlägt alles, und doch muss es Grün bedienen wie jede grüne Karte.

## Bosse und der siebte Stich
lesson-septet-bosses = Bosse und der siebte Stich
lesson-septet-bosses-about = Wann ein Stich ein Geschenk ist und wann eine Falle.
lesson-septet-bosses-hello = Die Runde ist fast vorbei. Dein Team hat drei Bosse, einer fehlt zum Sieg.
lesson-septet-bosses-six = Es hat aber auch sechs Stiche. Noch einer ohne Boss, und die Runde ist verloren.
lesson-septet-bosses-duck = Nurarihyon hat die blaue 12 ausgespielt, und du hast kein Blau. Liegt ein Boss in diesem Stich? Wähle!
lesson-septet-bosses-duck-no = Das grüne A nähme ihn: der siebte Stich, ohne Boss. Lass ihn den anderen!
lesson-septet-bosses-ducked = Gut weggeduckt. Einen Stich, den du nicht willst, verschenkst du am besten mit deiner schlechtesten Karte.
lesson-septet-bosses-now = Deine letzte Karte ist das grüne A, und es macht diesen Stich: deinen siebten. Was geschieht?
lesson-septet-bosses-now-lose = Wir verlieren: sieben Stiche
lesson-septet-bosses-now-win = Wir gewinnen: genug Bosse
lesson-septet-bosses-now-no = Sieh dir den Stich an: Zwei Bosse liegen darin, und einer fehlt euch.
lesson-septet-bosses-take = Der vierte Boss geht vor, auch beim siebten Stich. Hol ihn dir!
lesson-septet-bosses-end = Gewonnen! Hättet ihr durch den siebten Stich verloren, bekämen die anderen sogar die Bosse, die noch auf den Händen sind.

## Das Weitergeben
lesson-septet-pass = Das Weitergeben
lesson-septet-pass-about = Drei Karten, die die ganze Runde prägen.
lesson-septet-pass-hello = Vor jeder Runde gibst du dem Partner drei Karten, ungesehen von den anderen und ohne zu wissen, was du bekommst.
lesson-septet-pass-lone = Dein blauer Boss ist allein und die niedrigste blaue Karte: Er fällt, sobald jemand Blau ausspielt.
lesson-septet-pass-pass = Gib ihn weiter, und dazu beide rosa Karten: Dann kannst du in zwei Farben stechen.
lesson-septet-pass-pass-else = Weitergeben darfst du jede. Versuch es mit Blau 7, Rosa 4 und Rosa 5: Dann bleibt dir weder Blau noch Rosa.
lesson-septet-pass-got = Kappa hat dir das grüne A gegeben, also zeigst du es vor und spielst aus. Und du kennst drei Karten von ihm: Merk sie dir.
lesson-septet-pass-talk = Darfst du Kappa sagen, welche Farben du nicht hast?
lesson-septet-pass-talk-yes = Ja, wir sind Partner
lesson-septet-pass-talk-no = Nein
lesson-septet-pass-talk-why = Partner sagen einander nichts, außer durch die Karten, die sie weitergeben und spielen.
lesson-septet-pass-lead = Spiel etwas Harmloses aus: eine schwarze Karte.
lesson-septet-pass-lead-else = Erlaubt. Aber behalte Trümpfe, Bosse und hohe Karten: Spiel Schwarz aus.
lesson-septet-pass-blue = Nurarihyon nimmt ihn und spielt Blau aus: Jetzt wäre der Boss gefallen.
lesson-septet-pass-ruff = Du hast kein Blau. Grün ist Trumpf: Nimm den Stich billig mit!
lesson-septet-pass-ruff-else = Erlaubt, aber der Stich lohnt sich: mit deiner grünen 3.
lesson-septet-pass-end = Und der Boss darin gehört euch, denn Kappa hat ihn für dich aufgehoben. Das kann das Weitergeben bewirken.

## Punkte zählen
lesson-septet-points = Punkte zählen
lesson-septet-points-about = Was eine gewonnene Runde bringt, Stern für Stern.
lesson-septet-points-hello = Geübte zählen Sterne: die aufgedruckten auf den Bossen des Teams, das die Runde gewinnt.
lesson-septet-points-trump = Grün ist Trumpf, und der Boss der Trumpffarbe zählt nichts. Eure beiden anderen Bosse bringen je einen Punkt.
lesson-septet-points-waste = In diesem Stich liegt kein Boss. Verschwende deinen Trumpf nicht daran.
lesson-septet-points-waste-else = Erlaubt. Aber wirf ab, was am wenigsten hilft: die gelbe 4.
lesson-septet-points-yellow = Gelb wird ausgespielt, und eine gelbe Karte hast du noch.
lesson-septet-points-boss = Kappa hat den blauen Boss in diesen Stich geworfen, mit zwei Sternen. Hol ihn: euren vierten!
lesson-septet-points-boss-else = Erlaubt, aber nur dein Trumpf nimmt den Boss.
lesson-septet-points-sum = Grüner, rosa, gelber und blauer Boss; Grün ist Trumpf. Wie viele Punkte bringt die Runde?
lesson-septet-points-sum-three = 3
lesson-septet-points-sum-four = 4
lesson-septet-points-sum-five = 5
lesson-septet-points-sum-no = Zähl die Sterne: Rosa 1, Gelb 1, Blau 2. Grün hat keinen und ist außerdem Trumpf.
lesson-septet-points-end = Vier Punkte. Das erste Team mit sieben oder mehr gewinnt die Partie.
