## Yokai Septet
mind-septet-novice = Kodama
mind-septet-novice-character = Loves the bosses, and forgets to count the tricks.
mind-septet-apprentice = Kappa
mind-septet-apprentice-character = Follows the old rules of thumb, politely and at once.
mind-septet-adept = Kitsune
mind-septet-adept-character = Counts every suit and smells who is void.
mind-septet-master = Nurarihyon
mind-septet-master-character = Remembers every card, and wonders about those you did not play.

## Yokai Sketch
mind-sketch-novice = Zashiki-warashi
mind-sketch-novice-character = Draws whatever comes to mind.
mind-sketch-apprentice = Kawauso
mind-sketch-apprentice-character = Takes the yokai that is nearly done.
mind-sketch-adept = Tanuki
mind-sketch-adept-character = Thinks one turn ahead, and calls when you least like it.
mind-sketch-master = Tenjōname
mind-sketch-master-character = Knows which sketches you hold by those you did not draw.

## Yokai Pagoda
mind-pagoda-novice = Hitotsume-kozō
mind-pagoda-novice-character = Keeps too many cards, and gives the wrong ones away.
mind-pagoda-apprentice = Bakeneko
mind-pagoda-apprentice-character = Gives you what it cannot use.
mind-pagoda-adept = Rokurokubi
mind-pagoda-adept-character = Stretches its neck to see who is about to close.
mind-pagoda-master = Enma
mind-pagoda-master-character = Remembers every offering, and who gave it.

## Tajuto
mind-tajuto-novice = Karakasa
mind-tajuto-novice-character = Hops from pagoda to pagoda.
mind-tajuto-apprentice = Azukiarai
mind-tajuto-apprentice-character = Counts its beans, and buys what it can pay for.
mind-tajuto-adept = Tengu
mind-tajuto-adept-character = Sees three floors ahead from above.
mind-tajuto-master = Daidarabotchi
mind-tajuto-master-character = Has built mountains; a pagoda is a small thing.
