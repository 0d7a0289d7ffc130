"""The crests that stand beside every number: one for each suit, yokai, colour and pagoda."""

from motifs import around, disc, petal
from pen import Crest, flipped, mirror


def wind(name):
    return Crest(name).brushed(
        "1.5,9.2,2 8,9,2.8 14,9,3 17.2,6.8,3 16,3.4,2.8 12.6,3.2,2.4 11.2,5.4,.5",
        "2.5,14,2 11,13.8,3 18,13.8,3.2 21.8,11.4,3 21.2,8.2,2.4 18.8,7.8,.5",
        "1.5,18.4,2 8,18.2,2.8 13,18.4,3 15.4,20.4,2.8 13.2,22.6,2 11,21.8,.5")


def earth(name):
    return Crest(name).solid("8.6,2.4! 15.4,12.8! 17.6,9.8! 23.6,22.4! .4,22.4!").hole("8.6,7! 11.2,11.4! 9.4,13! 8.2,11.4! 6.4,13.4! 5.6,12.6!", "5,17.6! 19,17.6! 19.8,19.4! 4.2,19.4!")


def charm(name):
    crest = Crest(name)
    for k in range(5):
        p = lambda a, r: (*around(12, 12.6, k * 72 + a, r), False)
        c = lambda a, r: (*around(12, 12.6, k * 72 + a, r), True)
        crest.solid([c(0, 2.9), p(-27, 6), p(-27, 9.8), c(-11, 11.9), c(0, 9.6), c(11, 11.9), p(27, 9.8), p(27, 6)])
    return crest.solid(disc(12, 12.6, 1.8))


def lightning(name):
    return Crest(name).solid("14.5,.8! 4,13.4! 10.4,13.8! 7.4,23.4! 20,9.4! 13,9!")


def darkness(name):
    return Crest(name).solid("15.8,1.6! 8.6,5.2 7.8,13 13,18.6 21.8,18! 16.6,22.6 9,22.4 3.4,17.6 2,10.4 5.4,4.2 10.4,1.6")


def fire(name):
    return Crest(name).solid("12.6,.6! 15.4,5.4 19.6,9.8 20.8,15.4 17.8,20.8 12,23.2 6,20.8 3.2,15.6 4.4,10.6 7,7! 8.4,10.4 10,11! 12.6,6.6").hole("12.2,12.6! 15.4,16.4 14.8,19.4 12.2,20.8 9.4,19.4 9,16.6 10.4,15.6! 11.6,15.2")


def snow(name):
    crest = Crest(name)
    for k in range(6):
        at = lambda a, r: "{:.2f},{:.2f}".format(*around(12, 12, k * 60 + a, r))
        crest.brushed(f"{at(0, 0)},2.2 {at(0, 11.4)},2.4", f"{at(0, 6)},2 {at(22, 9.8)},2", f"{at(0, 6)},2 {at(-22, 9.8)},2")
    return crest


def shell(name):
    hexagon = lambda r: [(*around(12, 12, k * 60, r), True) for k in range(6)]
    crest = Crest(name).solid(hexagon(11.4)).hole(hexagon(9.0)).solid(hexagon(4.6))
    for k in range(6):
        (ax, ay), (bx, by) = around(12, 12, k * 60, 4), around(12, 12, k * 60, 10)
        crest.brushed(f"{ax:.2f},{ay:.2f},1.9 {bx:.2f},{by:.2f},1.9")
    return crest


def feather_fan(name):
    crest = Crest(name)
    for angle, far in ((-78, 12), (-39, 15), (0, 16.4), (39, 15), (78, 12)):
        crest.solid(petal(12, 17, angle, 1.5, far, 19))
    return crest.brushed("12,14,2.6 12,23.4,3").solid(disc(12, 16.6, 2.4))


def flask(name):
    return Crest(name).solid("9.4,.8! 14.6,.8! 14.2,3.6 16.6,6 15.4,9! 20,12.6 20.4,18.8 16.4,23.2! 7.6,23.2! 3.6,18.8 4,12.6 8.6,9! 7.4,6 9.8,3.6").hole("7.2,14.2! 16.8,14.2! 16.8,16! 7.2,16!", "8.6,18! 15.4,18! 15.4,19.8! 8.6,19.8!")


def fox(name):
    slit = "13.8,12.4! 18.4,10.4! 16.6,13.8!"
    return Crest(name).solid(mirror("12,8.2 15.4,7.4 21.6,.8! 22.6,8.6 20.6,14.2 15.6,18.6 13.4,22.6 12,23.4", 12)).hole(slit, flipped(slit, 12))


def club(name):
    crest = Crest(name).solid("1.4,19.6! 4.4,22.6! 12.4,16 20.6,10.6 23,6 21.4,2.6 18,1 13.4,3.4 8,11.6")
    return crest.hole(*[disc(x, y, 1.25) for x, y in ((18.6, 5.4), (14.6, 7), (17, 9.6), (12, 11), (13.6, 13.2))])


def snow_ring(name):
    crest = Crest(name)
    lobes = []
    for k in range(6):
        lobes += [(*around(12, 12, k * 60 - 30, 8.6), True), (*around(12, 12, k * 60 - 15, 11.4), False), (*around(12, 12, k * 60, 11.7), False), (*around(12, 12, k * 60 + 15, 11.4), False)]
    inner = []
    for k in range(6):
        inner += [(*around(12, 12, k * 60 - 30, 4.2), True), (*around(12, 12, k * 60 - 12, 6.6), False), (*around(12, 12, k * 60 + 12, 6.6), False)]
    return crest.solid(lobes).hole(inner).solid(disc(12, 12, 2.2))


def paw(name):
    return Crest(name).solid("12,11.4 16,13.4 19.4,17.4 18.6,21.6 15,22.8 12,21.8 9,22.8 5.4,21.6 4.6,17.4 8,13.4",
                             disc(3.6, 11.2, 2.7, 3.5), disc(8.8, 5.2, 2.9, 4), disc(15.2, 5.2, 2.9, 4), disc(20.4, 11.2, 2.7, 3.5))


def umbrella(name):
    return Crest(name).solid("12,.8! 14,3 20,7 23.4,14.2! 19.8,12.4 16.2,14.4! 12,12.4 7.8,14.4! 4.2,12.4 .6,14.2! 4,7 10,3").brushed("12,12,2.4 12,18.6,2.4 13.2,21.2,2.6 16,22,2.6 18,19.8,2.2")


def long_neck(name):
    return Crest(name).brushed("4.4,23.4,6.5 6.6,18,3.6 12.6,16.6,3.4 18.6,15,3.4 20.6,10.6,3.4 17,7,3.4 12,8,3.2").solid(disc(8.2, 6.4, 5.6)).solid(disc(8.4, 1.9, 2.1))


def skull(name):
    tooth = lambda x: f"{x - .6},18.6! {x + .6},18.6! {x + .6},23.4! {x - .6},23.4!"
    return Crest(name).solid(mirror("12,.8 18,2.2 22,7.6 21.6,13.4 18.2,16.6! 18,23! 12,23.4", 12)).hole(disc(7.6, 10.6, 2.9, 3.1), disc(16.4, 10.6, 2.9, 3.1), "12,13.2! 13.6,16.6! 10.4,16.6!", tooth(9.4), tooth(14.6), tooth(12))


def sea_monk(name):
    return Crest(name).solid("4.4,14.6! 4.8,7.6 8,2.4 12,1 16,2.4 19.2,7.6 19.6,14.6! 15.8,16.4 12,14.4 8.2,16.4").hole(disc(8.8, 8.8, 1.8, 2.2), disc(15.2, 8.8, 1.8, 2.2)).brushed(
        ".6,18.4,2.6 4.4,17.2,3 8.2,19.4,3 12,17.4,3 15.8,19.4,3 19.6,17.2,3 23.4,18.4,2.6", "3,22.6,1.6 7.6,21.6,2 12,23,2 16.4,21.6,2 21,22.6,1.6")


def gate(name):
    return Crest(name).solid("0.4,2! 6,3.4 12,3.8 18,3.4 23.6,2! 22.4,7.6! 12,8.2 1.6,7.6!", "3,10.4! 21,10.4! 21,13.4! 3,13.4!", "4.6,7! 8,7! 7.4,23! 3.4,23!", "16,7! 19.4,7! 20.6,23! 16.6,23!")


def maple(name):
    crest = Crest(name)
    for angle, far, width in ((0, 15, 19), (46, 13.8, 19), (-46, 13.8, 19), (90, 11.8, 20), (-90, 11.8, 20), (128, 8.4, 20), (-128, 8.4, 20)):
        crest.solid(petal(12, 15, angle, 0, far, width))
    return crest.brushed("12,15,2.2 12,23.6,2")


def chrysanthemum(name):
    crest = Crest(name)
    for k in range(10):
        crest.solid([(*around(12, 12, k * 36, 4.4), True), (*around(12, 12, k * 36 - 14, 9.4), False), (*around(12, 12, k * 36 - 8, 11.3), False), (*around(12, 12, k * 36 + 8, 11.3), False), (*around(12, 12, k * 36 + 14, 9.4), False)])
    return crest.solid(disc(12, 12, 3))


def pine(name):
    return Crest(name).solid("12,.6 16.6,2 19,5 18.6,8.2! 5.4,8.2! 5,5 7.4,2", "12,7.6 19,9 22.6,12.2 23.4,16! .6,16! 1.4,12.2 5,9").hole("6.6,9.8! 17.4,9.8! 17.4,11! 6.6,11!").brushed("12,15,4 12,23.4,4.4").solid("7,23.4! 8.6,20.6 12,20 15.4,20.6 17,23.4!")


def waves(name):
    crest = Crest(name)
    for x, y in ((12, 11.6), (6.2, 21.6), (17.8, 21.6)):
        bow = lambda r: [(x - r, y, True), (x - r * 0.71, y - r * 0.71, False), (x, y - r, False), (x + r * 0.71, y - r * 0.71, False), (x + r, y, True)]
        crest.solid(bow(5.8 if y > 12 else 9.6))
        crest.hole(bow(3.9) if y > 12 else bow(6.9))
        crest.solid(bow(2.1) if y > 12 else bow(4.3))
    return crest


def lozenges(name):
    one = lambda x, y: [(x, y - 5, True), (x + 5.6, y, True), (x, y + 5, True), (x - 5.6, y, True)]
    return Crest(name).solid(one(12, 5.8), one(12, 18.2), one(5.8, 12), one(18.2, 12))


def lotus(name):
    side = "13.6,17.6! 17.8,12.6 23.4,10.6! 22.6,16 19,19.6 13.6,19.8!"
    inner = "14.4,15.4! 15.4,9.6 19.2,5! 20.2,9.6 18.4,11.4"
    return Crest(name).solid(mirror("12,1.6! 15,6 15,12 12,18!", 12), inner, flipped(inner, 12), side, flipped(side, 12)).brushed("4.6,22,1 12,21.4,2.6 19.4,22,1")


def well(name):
    return Crest(name).brushed("7.8,1,3.8 7.8,23,3.8", "16.2,1,3.8 16.2,23,3.8").solid("1,5.9! 23,5.9! 23,9.7! 1,9.7!", "1,14.3! 23,14.3! 23,18.1! 1,18.1!")


CRESTS = {
    "septet": {"green": wind, "purple": earth, "pink": charm, "yellow": lightning, "black": darkness, "red": fire, "blue": snow},
    "pagoda": {"kappa": shell, "tengu": feather_fan, "tanuki": flask, "kitsune": fox, "oni": club, "yuki-onna": snow_ring,
               "nekomata": paw, "karakasa": umbrella, "rokurokubi": long_neck, "gashadokuro": skull},
    # The same yokai wears the same crest in both games.
    "sketch": {"green": shell, "red": feather_fan, "blue": sea_monk, "yellow": fox},
    "tajuto": {"red": gate, "orange": maple, "yellow": chrysanthemum, "green": pine, "blue": waves, "purple": lozenges, "white": lotus, "black": well},
}


def drawings():
    return [draw(f"{game}-{name}") for game, crests in CRESTS.items() for name, draw in crests.items()]
