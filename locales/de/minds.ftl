## Yokai Septet
mind-septet-novice = Kodama
mind-septet-novice-character = Liebt die Bosse und vergisst, die Stiche zu zählen.
mind-septet-apprentice = Kappa
mind-septet-apprentice-character = Hält sich höflich und ohne Zögern an die alten Faustregeln.
mind-septet-adept = Kitsune
mind-septet-adept-character = Zählt jede Farbe und riecht, wem eine fehlt.
mind-septet-master = Nurarihyon
mind-septet-master-character = Merkt sich jede Karte und fragt sich, welche du nicht gespielt hast.

## Yokai Sketch
mind-sketch-novice = Zashiki-warashi
mind-sketch-novice-character = Zeichnet, was ihm gerade einfällt.
mind-sketch-apprentice = Kawauso
mind-sketch-apprentice-character = Nimmt den Yokai, der fast fertig ist.
mind-sketch-adept = Tanuki
mind-sketch-adept-character = Denkt einen Zug voraus und ruft, wenn es dich am meisten stört.
mind-sketch-master = Tenjōname
mind-sketch-master-character = Weiß, welche Skizzen du hältst, weil du andere nicht gezeichnet hast.

## Yokai Pagoda
mind-pagoda-novice = Hitotsume-kozō
mind-pagoda-novice-character = Behält zu viele Karten und verschenkt die falschen.
mind-pagoda-apprentice = Bakeneko
mind-pagoda-apprentice-character = Schenkt dir, was sie selbst nicht brauchen kann.
mind-pagoda-adept = Rokurokubi
mind-pagoda-adept-character = Reckt den Hals, um zu sehen, wer gleich schließt.
mind-pagoda-master = Enma
mind-pagoda-master-character = Erinnert sich an jede Gabe und daran, von wem sie kam.

## Tajuto
mind-tajuto-novice = Karakasa
mind-tajuto-novice-character = Hüpft von Pagode zu Pagode.
mind-tajuto-apprentice = Azukiarai
mind-tajuto-apprentice-character = Zählt seine Bohnen und kauft, was er bezahlen kann.
mind-tajuto-adept = Tengu
mind-tajuto-adept-character = Sieht von oben drei Stockwerke voraus.
mind-tajuto-master = Daidarabotchi
mind-tajuto-master-character = Hat Berge gebaut; eine Pagode ist eine Kleinigkeit.
