## Yokai Septet
mind-septet-novice = Kodama
mind-septet-novice-character = Ama i boss e dimentica di contare le prese.
mind-septet-apprentice = Kappa
mind-septet-apprentice-character = Segue le vecchie regole, con cortesia e senza esitare.
mind-septet-adept = Kitsune
mind-septet-adept-character = Conta ogni seme e fiuta chi ne è privo.
mind-septet-master = Nurarihyon
mind-septet-master-character = Ricorda ogni carta, e si chiede quali non hai giocato.

## Yokai Sketch
mind-sketch-novice = Zashiki-warashi
mind-sketch-novice-character = Disegna quello che gli viene in mente.
mind-sketch-apprentice = Kawauso
mind-sketch-apprentice-character = Prende lo yokai quasi finito.
mind-sketch-adept = Tanuki
mind-sketch-adept-character = Pensa un turno avanti e chiama quando meno ti piace.
mind-sketch-master = Tenjōname
mind-sketch-master-character = Sa quali schizzi tieni in mano da quelli che non hai disegnato.

## Yokai Pagoda
mind-pagoda-novice = Hitotsume-kozō
mind-pagoda-novice-character = Tiene troppe carte e regala quelle sbagliate.
mind-pagoda-apprentice = Bakeneko
mind-pagoda-apprentice-character = Ti regala ciò che non le serve.
mind-pagoda-adept = Rokurokubi
mind-pagoda-adept-character = Allunga il collo per vedere chi sta per chiudere.
mind-pagoda-master = Enma
mind-pagoda-master-character = Ricorda ogni offerta, e chi l’ha fatta.

## Tajuto
mind-tajuto-novice = Karakasa
mind-tajuto-novice-character = Saltella da una pagoda all’altra.
mind-tajuto-apprentice = Azukiarai
mind-tajuto-apprentice-character = Conta i suoi fagioli e compra quello che può pagare.
mind-tajuto-adept = Tengu
mind-tajuto-adept-character = Dall’alto vede tre piani avanti.
mind-tajuto-master = Daidarabotchi
mind-tajuto-master-character = Ha costruito montagne; una pagoda è poca cosa.
