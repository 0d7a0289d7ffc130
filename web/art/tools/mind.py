"""The faces of the minds: sixteen portraits in four moods, and the ring that stands for a person.

A file holds the four moods side by side; what is the same in all of them is in it once.
A page shows one of them by the name of its view: `septet-novice.svg#septet-novice-glad`.
"""

from contextlib import contextmanager

from motifs import around, brush, eye, petal
from pen import Drawing, flipped, mirror, moved

MOODS = ("calm", "thinking", "glad", "sad")
# From one mood to the next on the sheet; what leans out of one must not reach into another.
STEP = 240
SKIN = "#e7c8a0"
TEAR = "#7fb0d6"


class Portrait(Drawing):
    """One character: layers that are always there, and layers of some moods only, back to front."""

    def __init__(self, game, level, hue):
        super().__init__(f"{game}-{level}", 160, 160, hue)
        self.layers = [(MOODS, [])]

    def put(self, text):
        self.layers[-1][1].append(text)

    @contextmanager
    def when(self, *moods):
        """What is drawn inside belongs to these moods."""
        self.layers.append((moods, []))
        yield
        self.layers.append((MOODS, []))

    def svg(self):
        layers = [(moods, "".join(parts)) for moods, parts in self.layers if parts]
        shared = [text for moods, text in layers if len(moods) > 1]
        defined = "".join(f'<g id="{self.name}-{k}">{text}</g>' for k, text in enumerate(shared))
        views, cells = "", ""
        for place, mood in enumerate(MOODS):
            shown, count = "", 0
            for moods, text in layers:
                if mood in moods:
                    shown += f'<use href="#{self.name}-{count}"/>' if len(moods) > 1 else text
                count += len(moods) > 1
            views += f'<view id="{self.name}-{mood}" viewBox="{place * STEP - 9} -7 178 178"/>'
            cells += f'<g transform="translate({place * STEP})">{shown}</g>'
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -7 178 178">{views}<defs>{defined}</defs>'
                f'<g fill="var(--ink,#1c1a1f)">{cells}</g></svg>\n')


def tear(d, x, y, s=1.0):
    d.shape(moved("0,-9! 6,3 0,9 -6,3", x, y, s), TEAR, 1.5)


def arc(d, x, y, r, w=4.5, down=False):
    """An eye shut: bent upwards for joy, downwards for rest."""
    k = -0.75 if not down else 0.6
    d.line(f"{x - r:.1f},{y:.1f},1.5 {x:.1f},{y + r * k:.1f},{w} {x + r:.1f},{y:.1f},1.5")


def eyes(d, places, r, lid, white="moon", pupil=0.45, calm=(0, 0.15)):
    """Both eyes in every mood; `lid` is the colour of the skin that comes down when it is sad."""
    with d.when("calm"):
        for x, y in places:
            eye(d, x, y, r, calm, white, 2, pupil)
    with d.when("thinking"):
        for x, y in places:
            eye(d, x, y, r, (0.85, -0.75), white, 2, pupil)
    with d.when("glad"):
        for x, y in places:
            arc(d, x, y + r * 0.3, r * 1.05)
    with d.when("sad"):
        for k, (x, y) in enumerate(places):
            side = 1 if k else -1
            eye(d, x, y, r, (0, 0.75), white, 2, pupil)
            if len(places) > 1:
                d.flat([(x - r - 3, y - r - 4, True), (x + r + 3, y - r - 4, True), (x + r + 3, y - r * 0.1 + side * r * 0.4, True), (x - r - 3, y - r * 0.1 - side * r * 0.4, True)], lid)
                d.line(f"{x - r - 1:.1f},{y - r * 0.1 - side * r * 0.36:.1f},2.4 {x + r + 1:.1f},{y - r * 0.1 + side * r * 0.36:.1f},2.4")


def brows(d, left, right, y, half, w=6, fill="ink"):
    """Brows: level, one lifted, both high, drawn together."""
    def pair(*ends):
        for x, outer, mid, inner, side in ends:
            d.line(f"{x - side * -half:.1f},{y + outer:.1f},1 {x:.1f},{y + mid:.1f},{w} {x - side * half:.1f},{y + inner:.1f},2", fill=fill)
    with d.when("calm"):
        pair((left, 3, -2, 2, -1), (right, 3, -2, 2, 1))
    with d.when("thinking"):
        pair((left, 4, 3, 6, -1), (right, -3, -10, -4, 1))
    with d.when("glad"):
        pair((left, 0, -9, -2, -1), (right, 0, -9, -2, 1))
    with d.when("sad"):
        pair((left, 8, 0, -7, -1), (right, 8, 0, -7, 1))


def mouth(d, x, y, w, fill="vermilion"):
    """A mouth: at peace, aside, wide open, bent down."""
    with d.when("calm"):
        d.line(f"{x - w * 0.6:.1f},{y - 1:.1f},1 {x:.1f},{y + 3:.1f},4 {x + w * 0.6:.1f},{y - 1:.1f},1")
    with d.when("thinking"):
        d.line(f"{x - w * 0.2:.1f},{y + 2:.1f},1.5 {x + w * 0.25:.1f},{y:.1f},4 {x + w * 0.6:.1f},{y - 3:.1f},1.5")
    with d.when("glad"):
        grin(d, x, y, w, fill)
    with d.when("sad"):
        d.line(f"{x - w * 0.6:.1f},{y + 6:.1f},1 {x:.1f},{y - 1:.1f},4 {x + w * 0.6:.1f},{y + 6:.1f},1")


def grin(d, x, y, w, fill="vermilion"):
    d.shape([(x - w, y - 4, True), (x, y, False), (x + w, y - 4, True), (x + w * 0.7, y + w * 0.5, False), (x, y + w * 0.75, False), (x - w * 0.7, y + w * 0.5, False)], "ink", 1)
    d.flat([(x - w * 0.5, y + w * 0.5, False), (x, y + w * 0.26, False), (x + w * 0.5, y + w * 0.5, False), (x, y + w * 0.72, False)], fill)


def chin_hand(d, x, y, fill, sleeve=None):
    """A hand that holds the chin: thumb on one side of it, fingers bent under it; it comes from the right."""
    if sleeve:
        d.shape(moved("10,14! 34,2! 62,44! 24,52!", x, y), sleeve, 2.6)
    else:
        d.shape(moved("8,8 26,0 40,20 52,44! 16,50! 6,26", x, y), fill, 2.6)
    d.shape(moved("-34,-10 -27,-14 -20,-4 -8,-2 8,-6 14,-20 21,-22 25,-14 24,4 26,14 14,22 -6,20 -22,14 -32,2", x, y), fill, 2.4)
    d.wire(*[" ".join(f"{px + x:.1f},{py + y:.1f}" for px, py in line) for line in (((-17, 1), (-14, 9), (-12, 13)), ((-6, 1), (-3, 9), (-2, 15)), ((5, 0), (8, 8), (8, 15)))], width=1.8)


def blush(d, left, right, y, r=7, fill="vermilion"):
    for x in (left, right):
        d.oval(x, y, r, r * 0.62, fill, 0, 0.45)


def robe(d, fill, edge="moon", top=124):
    """Shoulders and a collar, folded left over right."""
    d.shape(mirror(f"80,{top} 104,{top + 4} 132,{top + 16} 150,172! 80,176", 80), fill, 3)
    d.line(f"58,{top},6 74,{top + 22},7 92,{top + 44},7", f"102,{top},6 88,{top + 18},7 78,{top + 30},6", fill=edge)


# Yokai Septet

def kodama():
    """The echo in an old tree: a stump that answers. What grows on it says how it feels."""
    d = Portrait("septet", "novice", "#96704a")
    bark = "80,38 108,40 128,54 134,80 130,112 142,150! 132,172! 80,176"
    d.shape(mirror(bark, 80), "hue", 3.2)
    d.flat("108,40 128,54 134,80 130,112 142,150! 130,172! 108,172 118,120 120,80", "ink", 0.24)
    d.wire("34,128 30,150 32,164", "48,140 46,166", "126,134 128,160", "112,146 112,166", "72,150 72,168", "92,154 94,168", width=2.4, opacity=0.7)
    d.shape(mirror("80,50 104,54 119,72 120,98 108,122 80,130", 80), "washi", 2.8)
    d.wire("46,74 80,48 114,74", "52,112 80,140 110,112", width=1.5, opacity=0.35)
    d.wire("55,66 80,54 105,66", width=1.4, opacity=0.3)
    with d.when("calm", "thinking"):
        d.line("80,42,5 82,28,4 80,16,2")
        d.shape("81,28! 90,10 112,8! 106,26 92,32", "#5f9a5a", 2)
        d.shape("79,24! 70,10 52,10! 58,24 70,28", "#5f9a5a", 2)
    with d.when("glad"):
        d.line("80,42,5 82,30,4 80,22,3")
        for k in range(5):
            d.shape(petal(80, 20, k * 72, 2, 19, 34), "#e58aa8", 1.7)
        d.oval(80, 20, 5, 5, "gold", 1.2)
        d.shape("82,36! 94,26 110,30! 102,40 92,40", "#5f9a5a", 1.8)
    with d.when("sad"):
        d.line("80,42,5 84,26,4 98,18,3 108,24,2")
        d.shape("106,22! 118,28 120,48! 108,42 104,32", "gold", 2)
        d.shape("24,70! 40,62 50,72! 40,82 28,80", "gold", 2)
    eyes(d, ((62, 84), (98, 84)), 11, "washi", pupil=0.5)
    with d.when("calm", "glad", "sad"):
        d.line("79,94,3 81,98,3")
    with d.when("calm"):
        d.oval(80, 110, 7, 8, "ink", 0)
    with d.when("thinking"):
        d.oval(88, 110, 4.5, 5, "ink", 0)
        d.line("132,96,6 146,90,5 152,78,3", "146,90,4 156,92,1", fill="ink")
    with d.when("glad"):
        grin(d, 80, 106, 15)
        blush(d, 52, 108, 98)
    with d.when("sad"):
        d.line("70,115,1 80,107,4 90,115,1")
        tear(d, 50, 104, 0.9)
    return d


def kappa():
    """The river child, so polite that it bows, and so attentive to its dish that you know how the game stands."""
    d = Portrait("septet", "apprentice", "#5c9f63")
    d.shape(mirror("80,120 112,124 146,150 154,176! 80,178", 80), "gold", 3)
    d.wire("128,140 120,158", "142,156 134,170", "32,140 40,158", "18,156 26,170", width=2.2)
    d.shape(mirror("80,122 104,128 118,148 122,176! 80,178", 80), "hue", 2.6)
    d.shape(mirror("80,134 96,138 104,156 104,176! 80,176", 80), "washi", 2)
    d.shape(mirror("80,34 112,40 130,64 128,94 110,120 80,128", 80), "hue", 3.2)
    d.flat("112,40 130,64 128,94 110,120 80,128 66,126 98,110 114,84 116,58", "ink", 0.18)
    # The beak.
    with d.when("calm", "thinking", "sad"):
        d.shape("46,92! 62,84 80,80 98,84 114,92! 102,108 80,116 58,108", "gold", 2.6)
    with d.when("calm"):
        d.line("47,94,1 64,99,3.4 80,96,3.4 96,99,3.4 113,94,1")
    with d.when("thinking"):
        d.line("52,98,1 66,97,3 84,100,3.4 110,92,1")
    with d.when("sad"):
        d.line("50,104,1 64,97,3.4 80,100,3.4 96,97,3.4 110,104,1")
    with d.when("glad"):
        d.shape("46,86! 62,82 80,78 98,82 114,86! 108,112 80,124 52,112", "gold", 2.6)
        d.shape("54,94! 80,98 106,94! 98,110 80,115 62,110", "ink", 1)
        d.flat("66,108 80,101 94,108 80,114", "vermilion")
    d.oval(74, 86, 1.8, 1.4, "ink", 0)
    d.oval(87, 86, 1.8, 1.4, "ink", 0)
    # Fringe of leaves and the dish.
    d.shape(mirror("80,26 110,30 136,54! 126,56 130,70! 114,60 106,70! 96,56 80,64!", 80), "ink", 1)
    eyes(d, ((55, 74), (105, 74)), 12, "hue")
    d.shape(mirror("80,14 106,17 118,28 106,38 80,42", 80), "washi", 2.6)
    with d.when("calm", "thinking", "glad"):
        d.flat(mirror("80,19 100,21 110,28 100,34 80,37", 80), "indigo")
        d.line("62,27,.5 78,24,2.6 92,28,.5", fill="moon")
    with d.when("glad"):
        tear(d, 62, 8, 0.8)
        tear(d, 100, 9, 0.9)
        blush(d, 40, 120, 94)
    with d.when("sad"):
        d.flat("88,34 104,30 110,28 100,34 90,37", "indigo")
        d.shape("112,30 124,36 130,56 128,70 120,66 118,48", TEAR, 1.8)
        tear(d, 132, 84)
    with d.when("thinking"):
        chin_hand(d, 88, 128, "hue")
    return d


def kitsune():
    """The fox who counts. The leaf on its head is how it changes its shape; today it has gone as itself."""
    d = Portrait("septet", "adept", "#e08a3c")
    robe(d, "indigo", "vermilion", 126)
    ear, inner = "98,52! 112,30 128,6! 140,30 140,58 130,76!", "110,48! 118,32 126,20! 132,38 130,56!"
    low, lowin = "106,46! 132,38 154,46! 152,66 138,80 124,82!", "118,54! 132,48 146,52! 140,64 130,68!"
    with d.when("calm", "thinking", "glad"):
        d.shapes([ear, flipped(ear, 80)], "hue", 2.8)
        d.flats([inner, flipped(inner, 80)], "ink", 0.8)
    with d.when("sad"):
        d.shapes([low, flipped(low, 80)], "hue", 2.8)
        d.flats([lowin, flipped(lowin, 80)], "ink", 0.8)
    d.shape(mirror("80,40 106,44 128,62 138,88 134,94! 114,112 96,128 80,140", 80), "hue", 3.2)
    cheek = "80,140 96,128 114,112 133,95! 112,94 96,104 88,118 80,112"
    d.flat(mirror(cheek, 80), "moon")
    d.shape(mirror("80,124 92,126 88,135 80,138", 80), "ink", 0.6)
    d.flats([mirror("80,58! 86,68 80,78! 76,68", 80)], "vermilion")
    d.flats(["92,56! 98,62 96,70! 90,64", flipped("92,56! 98,62 96,70! 90,64", 80)], "vermilion")
    slit = "90,92! 100,80 118,76 124,78! 116,90 102,95"
    with d.when("calm", "thinking"):
        d.shapes([slit, flipped(slit, 80)], "gold", 2.4)
    with d.when("calm"):
        for x in (53, 107):
            d.oval(x, 86, 3.2, 6.5, "ink", 0)
    with d.when("thinking"):
        for x in (60, 114):
            d.oval(x, 83, 3.2, 6, "ink", 0)
        d.line("86,72,1 102,60,5 124,62,1", "34,72,1 56,68,5 72,78,1")
        chin_hand(d, 90, 146, "hue", "indigo")
    with d.when("glad"):
        arc(d, 54, 88, 15, 6)
        arc(d, 106, 88, 15, 6)
        blush(d, 46, 114, 100)
        d.line("64,132,.5 72,142,3 80,138,3 88,142,3 96,132,.5")
        d.shape("74,142! 86,142! 86,152 80,156 74,152", "vermilion", 1.6)
    with d.when("sad"):
        d.line("36,90,1 54,92,5 70,82,2", "124,90,1 106,92,5 90,82,2")
        d.line("38,80,1 54,74,4 66,66,1", "122,80,1 106,74,4 94,66,1")
        tear(d, 44, 108)
    with d.when("calm", "thinking"):
        d.shape("80,46! 62,34 60,14 80,2! 100,14 98,34", "#5f9a5a", 2.4)
        d.wire("80,44 80,12", "80,32 70,24", "80,32 90,24", width=2)
    with d.when("glad"):
        d.oval(80, 22, 18, 18, "gold", 2.4)
        d.shape("74,16! 86,16! 86,28! 74,28!", "ink", 0)
        for k in range(6):
            (ax, ay), (bx, by) = around(80, 22, k * 36 - 90, 23), around(80, 22, k * 36 - 90, 32)
            d.line(f"{ax:.0f},{ay:.0f},1 {bx:.0f},{by:.0f},3.4")
    with d.when("sad"):
        d.shape("80,48! 68,40 74,26 96,22! 106,32 98,46", "gold", 2.2)
        d.wire("82,46 98,28", width=2)
    return d


def nurarihyon():
    """The one who walks into any house at dusk and is taken for its master. The tea is yours, too."""
    d = Portrait("septet", "master", "#e2cbb0")
    robe(d, "#6d5a86", "moon", 130)
    # The skull goes on and on, backwards.
    d.shape("54,142 38,126 32,106 32,88 22,66 28,34 54,8 96,-3 138,6 162,34 162,66 144,86 128,94 122,114 110,134 84,148", "hue", 3.2)
    d.flat("138,6 162,34 162,66 144,86 128,94 122,114 110,134 84,148 78,147 102,126 110,96 122,78 144,58 148,28", "ink", 0.16)
    d.wire("44,40 66,32 92,38", "42,52 66,44 94,50", "54,24 76,18 96,22", "122,24 136,34 140,50", width=2, opacity=0.6)
    d.shape("118,86 130,80 138,90 134,106 122,110 116,100", "hue", 2.2)
    # Small features, far down under so much head.
    d.shape("66,88! 60,102 52,108 58,115 68,113 78,114 82,107 74,101 72,88!", "hue", 2)
    brows(d, 46, 94, 80, 13, 8, "moon")
    with d.when("calm"):
        arc(d, 46, 92, 11, 5, down=True)
        arc(d, 94, 91, 11, 5, down=True)
        d.line("54,125,1 68,128,4 86,122,1")
    with d.when("thinking"):
        arc(d, 46, 92, 11, 5, down=True)
        eye(d, 94, 91, 10, (-0.9, 0.1), weight=2.2, pupil=0.5)
        d.line("54,124,1 68,122,4 84,125,1")
        chin_hand(d, 78, 148, "hue", "#6d5a86")
    with d.when("glad"):
        arc(d, 46, 94, 12, 5.5)
        arc(d, 94, 93, 12, 5.5)
        grin(d, 69, 122, 17)
        d.flat("62,124! 70,125! 69,131! 63,130!", "moon")
    with d.when("sad"):
        d.line("34,94,1 46,97,5 58,90,1", "106,93,1 94,96,5 82,89,1")
        d.line("54,131,1 68,123,4 84,130,1")
        tear(d, 106, 106, 0.9)
    with d.when("calm", "glad"):
        d.shape("92,130! 128,130! 126,150 118,160! 102,160! 94,150", "indigo", 2.4)
        d.oval(110, 130, 18, 5, "#8fb573", 2)
        d.shape("98,140 84,136 76,144 80,154 94,156", "hue", 2.2)
        d.line("104,121,.5 101,113,3 108,107,3 105,99,.5", "118,122,.5 115,115,3 121,110,.5")
    with d.when("sad"):
        d.shape("90,160! 96,136 104,128! 120,128! 126,136 132,160!", "indigo", 2.4)
        d.line("104,128,2 120,128,2", fill="gold")
    return d


# Yokai Sketch

def zashiki():
    """The child in the back room, who brings luck, and ink."""
    d = Portrait("sketch", "novice", "#d8412f")
    robe(d, "hue", "moon", 124)
    for x, y in ((42, 152), (118, 150), (130, 164)):
        d.flat([(px, py, c) for px, py, c in moved("0,-6 5,-2 3,5 -3,5 -5,-2", x, y)], "moon")
    d.shape(mirror("80,12 112,18 136,44 142,84 140,118! 122,124 80,126", 80), "ink", 1)
    d.shape(mirror("80,56 108,60 122,72 122,98 108,122 80,130", 80), SKIN, 2.4)
    d.flat(mirror("80,40 112,46 126,64 126,74! 104,71 80,72", 80))
    d.line("62,30,.5 84,24,3 106,32,.5", fill="washi", opacity=0.5)
    # A red knot in its hair.
    d.shape("104,22! 122,8 130,20! 116,28", "vermilion", 2)
    d.shape("104,24! 98,8 110,4! 112,18", "vermilion", 2)
    blush(d, 52, 108, 106, 9)
    eyes(d, ((62, 92), (98, 92)), 9.5, SKIN, pupil=0.62)
    with d.when("calm"):
        d.line("72,114,1 80,117,3.4 88,114,1")
    with d.when("thinking"):
        d.oval(76, 115, 3.6, 3.6, "ink", 0)
        d.shape(brush("94,118,5 140,146,6"), "gold", 1.6)
        d.shape("95,122! 84,121 76,115! 87,112 98,115!", "ink", 0.6)
        d.shape("116,128 128,126 136,136 130,148 116,144", SKIN, 2.2)
    with d.when("glad"):
        grin(d, 80, 112, 13)
    with d.when("sad"):
        d.line("70,119,1 75,114,3 80,118,3 85,114,3 90,119,1")
        tear(d, 52, 108, 0.9)
        tear(d, 110, 108, 0.9)
    with d.when("calm", "glad", "sad"):
        # Behind the ear, where it drips.
        d.shape(brush("128,52,5 154,76,6"), "gold", 1.6)
        d.shape("130,55! 118,50 112,40! 126,42 134,50!", "ink", 0.8)
    d.flat("100,108 108,104 114,108 116,116 108,116 104,122 100,116", "ink", 0.85)
    return d


def kawauso():
    """The otter in a straw hat, who asks for sake at the door in the voice of a child."""
    d = Portrait("sketch", "apprentice", "#96683f")
    d.shape(mirror("80,118 108,124 132,146 140,176! 80,178", 80), "hue", 3)
    d.flat(mirror("80,126 100,132 110,156 108,176! 80,176", 80), "washi")
    d.shape(mirror("80,34 112,40 132,66 134,96 114,122 80,130", 80), "hue", 3.2)
    ear = "126,62 138,56 146,64 144,76 134,80"
    d.shapes([ear, flipped(ear, 80)], "hue", 2.4)
    d.shape(mirror("80,80 98,82 114,92 116,106 104,120 80,124", 80), "washi", 2.2)
    d.shape(mirror("80,80 92,82 94,90 86,97 80,98", 80), "ink", 0.8)
    d.line("80,97,3 80,106,2.4")
    for x, y in ((58, 104), (66, 110), (102, 104), (94, 110)):
        d.oval(x, y, 1.7, 1.7, "ink", 0)
    d.wire("48,100 26,94", "48,108 24,110", "112,100 134,94", "112,108 136,110", width=1.8)
    eyes(d, ((56, 74), (104, 74)), 9.5, "hue", pupil=0.6)
    with d.when("calm"):
        d.line("62,106,.5 70,112,3 80,106,3 90,112,3 98,106,.5")
    with d.when("thinking"):
        d.line("72,112,1 82,110,3.4 96,106,1")
        chin_hand(d, 88, 132, "hue")
    with d.when("glad"):
        grin(d, 80, 108, 16)
        blush(d, 42, 118, 88)
    with d.when("sad"):
        d.line("66,116,1 80,108,3.4 94,116,1")
        tear(d, 44, 88)
    # The hat.
    with d.when("calm", "thinking", "glad"):
        d.shape("2,62! 34,34 80,10! 126,34 158,62! 120,58 80,54 40,58", "gold", 3)
        d.wire("80,14 46,57", "80,14 68,54", "80,14 92,54", "80,14 114,57", "40,36 80,30 120,36", width=1.8, opacity=0.7)
    with d.when("sad"):
        d.shape("-2,78! 34,40 80,20! 126,40 162,78! 120,68 80,64 40,68", "gold", 3)
        d.wire("80,24 44,67", "80,24 68,63", "80,24 92,63", "80,24 116,67", "38,46 80,40 122,46", width=1.8, opacity=0.7)
    with d.when("calm", "glad"):
        d.shape("112,136! 124,136! 124,144 134,152 136,176! 100,176! 102,152 112,144", "indigo", 2.4)
        d.shape("106,156! 130,156! 130,170! 106,170!", "washi", 1)
        d.line("112,160,2 124,166,3", "124,160,2 112,166,3", fill="vermilion")
    return d


def tanuki():
    """It has put a leaf on its head, and believes that nobody can tell."""
    d = Portrait("sketch", "adept", "#5b7fae")
    d.shape(mirror("80,118 114,124 142,146 154,176! 80,178", 80), "hue", 3)
    d.shape(mirror("80,130 104,136 118,158 118,178! 80,178", 80), "washi", 2.4)
    ear = "104,44 110,24 126,18 138,28 136,48 128,60!"
    d.shapes([ear, flipped(ear, 80)], "hue", 2.8)
    d.flats(["114,42 118,30 126,28 130,36 126,50!", flipped("114,42 118,30 126,28 130,36 126,50!", 80)], "ink", 0.75)
    d.shape(mirror("80,34 108,38 128,58 140,88! 146,102! 130,104 112,122 80,130", 80), "hue", 3.2)
    d.flats([mirror("80,82 88,66 104,58 120,66 136,92! 128,102 108,100 94,92", 80)], "ink", 0.85)
    d.shape(mirror("80,84 98,88 108,100 100,116 80,124", 80), "washi", 2.2)
    d.shape(mirror("80,86 91,88 92,94 85,100 80,101", 80), "ink", 0.8)
    eyes(d, ((58, 80), (102, 80)), 11, "#26242c", pupil=0.5)
    with d.when("glad"):
        for x in (58, 102):
            d.line(f"{x - 12},{84},2 {x},{74},5.5 {x + 12},{84},2", fill="moon")
        grin(d, 80, 106, 14)
        d.line("30,152,.5 22,146,4 18,136,.5", "130,152,.5 138,146,4 142,136,.5")
        for x, lean in ((58, 1), (102, -1)):
            d.shape(moved("0,-12 10,-8 12,4 4,12 -8,10 -12,0", x, 150), "hue", 2.4)
    with d.when("calm"):
        d.line("66,107,.5 73,112,3 80,106,3 87,112,3 94,107,.5")
    with d.when("thinking"):
        d.line("74,111,1 84,110,3.4 94,106,1")
        chin_hand(d, 88, 132, "hue")
    with d.when("sad"):
        d.line("68,114,1 80,107,3.4 92,114,1")
        tear(d, 42, 106)
    with d.when("calm", "thinking", "glad"):
        d.shape("78,44! 58,34 56,12 84,0! 102,14 98,36", "#6da45c", 2.6)
        d.wire("79,42 82,10", "80,32 70,22", "80,30 92,20", width=2)
    with d.when("sad"):
        d.shape("132,150! 122,136 132,122 154,124! 156,140 146,152", "gold", 2.4)
        d.wire("134,148 150,128", width=2)
        d.line("116,30,.5 122,48,2.4 116,64,2.4 124,84,.5", opacity=0.6)
    return d


def tenjoname():
    """Thin, tall, and always looking up: it licks ceilings clean, and reads them."""
    d = Portrait("sketch", "master", "#b5b39a")
    # The ceiling, with one clean streak.
    d.shape("-6,-6! 166,-6! 166,18! -6,18!", "#8a6a4a", 2.4)
    d.line("40,-2,2 40,18,2", "122,-2,2 122,18,2")
    d.shape(mirror("80,132 96,134 116,148 122,176! 80,178", 80), "hue", 3)
    d.wire("66,150 80,154 94,150", "68,160 80,164 92,160", width=2)
    # Hair of paper strips.
    for points in ("60,70! 34,58 18,36 12,22! 30,32 46,40! 40,28! 62,42", "100,70! 126,58 142,36 148,22! 130,32 114,40! 120,28! 98,42"):
        d.shape(points, "washi", 2.4)
    d.shape(mirror("80,34 102,38 114,60 114,92 104,124 92,140 80,142", 80), "hue", 3)
    d.flat("102,38 114,60 114,92 104,124 92,140 82,142 96,112 102,80", "ink", 0.18)
    d.wire("62,52 80,47 98,52", "66,44 80,41 94,44", width=2, opacity=0.7)
    d.shape(mirror("80,76 86,86 92,92 86,96 80,96", 80), "hue", 1.8)
    with d.when("calm"):
        for x in (64, 96):
            eye(d, x, 70, 11, (0, -0.9), weight=2.2, pupil=0.36)
        d.line("62,110,1 80,106,4 98,110,1")
        d.shape("72,108! 88,108! 90,130 88,150 80,156 72,150 70,130", "vermilion", 2.4)
        d.wire("80,112 80,142", width=1.8)
    with d.when("thinking"):
        for x in (64, 96):
            eye(d, x, 70, 11, (0.85, -0.8), weight=2.2, pupil=0.36)
        d.line("62,112,1 82,108,4 98,110,1")
        d.shape("84,108! 98,106! 112,104 122,92 132,92 134,102 122,116 104,120", "vermilion", 2.4)
    with d.when("glad"):
        arc(d, 64, 74, 12, 5)
        arc(d, 96, 74, 12, 5)
        d.shape("60,104! 80,108 100,104! 98,124 80,132 62,124", "ink", 1)
        d.shape("74,122 88,122 108,118 124,100 130,72 130,40 136,20! 118,20! 114,44 114,74 108,94 92,104 76,106", "vermilion", 2.4)
        d.wire("92,114 112,104 122,76", width=1.8)
        d.flat("112,0! 142,0! 138,16! 116,16!", "gold")
        d.line("104,28,.5 98,24,3 92,26,.5", "146,28,.5 150,24,3 156,26,.5")
    with d.when("sad"):
        for x, side in ((64, -1), (96, 1)):
            eye(d, x, 72, 11, (0, 0.7), weight=2.2, pupil=0.36)
            d.flat([(x - 14, 57, True), (x + 14, 57, True), (x + 14, 71 + side * 4, True), (x - 14, 71 - side * 4, True)], "hue")
            d.line(f"{x - 12},{71 - side * 4},2.4 {x + 12},{71 + side * 4},2.4")
        d.line("62,114,1 80,106,4 98,114,1")
        d.shape("72,108! 86,108! 86,132 98,146 118,148 128,158 116,166 92,162 74,148", "vermilion", 2.4)
        tear(d, 54, 92, 0.9)
    return d


# Yokai Pagoda

def hitotsume():
    """The boy with one eye. He carries tofu to people who have not ordered any."""
    d = Portrait("pagoda", "novice", SKIN)
    robe(d, "#44628f", "moon", 124)
    d.shapes(["30,84 20,82 18,98 28,106 36,100", "130,84 140,82 142,98 132,106 124,100"], "hue", 2.2)
    d.shape(mirror("80,16 112,22 132,48 134,82 122,112 102,130 80,134", 80), "hue", 3.2)
    d.flat("112,22 132,48 134,82 122,112 102,130 84,134 108,112 118,78 114,46", "ink", 0.15)
    d.line("64,28,.5 80,25,2 92,28,.5", opacity=0.4)
    d.line("79,100,3 82,103,3")
    blush(d, 46, 114, 100, 9)
    with d.when("calm"):
        eye(d, 80, 72, 25, (0, 0.15), weight=2.8, pupil=0.42)
        d.oval(84, 71, 3.5, 3.5, "moon", 0)
        d.line("60,42,1 80,36,6 100,42,1")
        d.line("70,116,1 80,119,4 90,116,1")
    with d.when("thinking"):
        eye(d, 80, 72, 25, (0.95, -0.7), weight=2.8, pupil=0.4)
        d.oval(95, 62, 3.2, 3.2, "moon", 0)
        d.line("58,38,1 80,30,6 104,36,1")
        d.line("74,118,1 84,116,4 94,112,1")
        chin_hand(d, 86, 138, "hue", "#44628f")
    with d.when("glad"):
        d.line("52,80,2 64,62,7 80,56,8 96,62,7 108,80,2")
        d.line("62,40,1 80,32,6 98,40,1")
        grin(d, 80, 112, 16)
    with d.when("sad"):
        eye(d, 80, 72, 25, (0, 0.6), weight=2.8, pupil=0.42)
        d.flat("48,42 80,40 112,42 112,72! 80,60 48,72!", "hue")
        d.line("52,70,2 80,59,5 108,70,2")
        d.line("56,44,1 80,50,5 104,44,1", opacity=0.8)
        d.line("68,121,1 80,114,4 92,121,1")
        tear(d, 70, 102)
        tear(d, 96, 104, 0.8)
    with d.when("calm", "glad", "sad"):
        d.shape("18,146! 70,146! 66,156! 22,156!", "vermilion", 2.2)
    with d.when("calm", "glad"):
        d.shape("26,122! 60,122! 62,146! 26,146!", "moon", 2.4)
        d.flat("60,122! 62,146! 52,146! 52,122!", "ink", 0.12)
        d.shape("44,128! 48,134 54,132! 50,138 52,142! 44,140 36,142! 38,138 34,132! 40,134", "vermilion", 1)
    with d.when("sad"):
        d.shape("24,146! 28,138 36,142! 40,134 48,140! 54,136 62,146!", "moon", 2)
    return d


def bakeneko():
    """The house cat, thirteen years old, with a towel on its head; it dances when nobody looks."""
    d = Portrait("pagoda", "apprentice", "#e0a94b")
    d.shape(mirror("80,118 108,124 130,146 138,176! 80,178", 80), "moon", 3)
    d.flat("30,150 52,142 60,160 54,178! 22,178!", "hue")
    ear = "104,52! 116,26 132,10! 140,36 138,64!"
    d.shape(ear, "#45414f", 2.8)
    d.shape(flipped(ear, 80), "hue", 2.8)
    d.flats(["114,48! 122,32 130,24! 132,44 130,56!", flipped("114,48! 122,32 130,24! 132,44 130,56!", 80)], "#e58aa8")
    d.shape(mirror("80,38 110,42 132,64 140,90! 146,98! 128,112 108,124 80,128", 80), "moon", 3.2)
    d.flat("96,40 112,43 131,64 137,84 120,92 102,80", "#45414f")
    d.flat("62,40 46,44 29,64 24,80 44,84 60,70", "hue")
    d.flats(["80,94! 88,92 90,97 80,104! 70,97 72,92"], "vermilion")
    d.wire("46,100 20,94", "46,108 20,110", "114,100 140,94", "114,108 140,110", width=1.8)
    slit = ((55, 82), (105, 82))
    with d.when("calm"):
        for x, y in slit:
            d.oval(x, y, 12, 11, "gold", 2.4)
            d.oval(x, y, 3.4, 9, "ink", 0)
        d.line("62,106,.5 71,112,3.4 80,104,3 89,112,3.4 98,106,.5")
    with d.when("thinking"):
        for x, y in slit:
            d.oval(x, y, 12, 11, "gold", 2.4)
            d.oval(x + 6, y - 4, 3.2, 6.5, "ink", 0)
        d.line("72,111,1 82,109,3.4 96,104,1")
        d.shape("96,144 92,132 98,120 108,116 118,122 120,134 132,176! 98,176!", "moon", 2.6)
        d.wire("101,128 103,120", "108,126 110,119", width=1.8)
    with d.when("glad"):
        for x, y in slit:
            arc(d, x, y + 4, 13, 5.5)
        d.line("58,103,.5 70,108,3.4 80,104,3 90,108,3.4 102,103,.5")
        d.shape("68,108! 80,106 92,108! 90,122 80,128 70,122", "ink", 1)
        d.flat("74,120 80,115 86,120 80,126", "vermilion")
        d.flats(["69,109! 73,116! 75,109!", "91,109! 87,116! 85,109!"], "moon")
        for side in (1, -1):
            paw = "126,150 120,136 126,122 138,118 148,126 148,140 142,152"
            d.shape(paw if side > 0 else flipped(paw, 80), "moon", 2.4)
    with d.when("sad"):
        for x, y in slit:
            d.oval(x, y, 12, 11, "gold", 2.4)
            d.oval(x, y + 1, 8.5, 9, "ink", 0)
            d.oval(x + 3, y - 3, 3.2, 3.2, "moon", 0)
            d.oval(x - 3, y + 5, 1.8, 1.8, "moon", 0)
        d.line("66,114,1 80,107,3.4 94,114,1")
        tear(d, 42, 102)
    # The towel, knotted under nothing.
    d.shape("34,48! 50,30 80,22 110,30 126,48! 134,66! 118,58 80,50 42,58 26,66!", "washi", 2.8)
    d.shape("32,50! 16,52 8,64! 22,66 34,60!", "washi", 2)
    for x, y in ((56, 42), (72, 34), (90, 42), (106, 38), (42, 52), (118, 52), (74, 46)):
        d.oval(x, y, 3.2, 3.2, "indigo", 0)
    return d


def lady_head(d, x, y, s, mood):
    put = lambda points: moved(points, x, y, s)
    at = lambda text: " ".join(f"{float(a) * s + x:.1f},{float(b) * s + y:.1f},{c}" for a, b, c in (t.split(",") for t in text.split()))
    d.shape(put("-4,-58 10,-66 22,-58 22,-48! 38,-36 40,-8 32,10! -32,10! -40,-8 -38,-36 -20,-48!"), "ink", 1)
    d.shape(put(mirror("0,-36 22,-32 31,-14 30,8 20,26 6,36 0,37", 0)), "moon", 2.6)
    d.flat(put(mirror("0,-42 24,-38 34,-18 33,0! 26,-20 12,-28 0,-24!", 0)))
    d.line(at("14,-58,3 36,-72,4"), at("12,-50,3 40,-56,4"), fill="gold")
    d.oval(x + 36 * s, y - 72 * s, 4.5 * s, 4.5 * s, "vermilion", 1.4)
    for side in (-1, 1):
        d.oval(x + side * 19 * s, y + 13 * s, 5.5 * s, 3.4 * s, "vermilion", 0, 0.4)
    if mood == "calm":
        d.line(at("-24,0,.5 -15,4,4 -6,1,.5"), at("6,1,.5 15,4,4 24,0,.5"), at("-22,-12,.5 -14,-14,2.6 -8,-12,.5"), at("8,-12,.5 14,-14,2.6 22,-12,.5"))
    if mood == "thinking":
        for side in (-1, 1):
            eye(d, x + side * 15 * s, y, 7.5 * s, (0.9, 0.5), weight=1.8, pupil=0.5)
        d.line(at("-24,-14,.5 -14,-14,2.6 -6,-10,.5"), at("6,-16,.5 15,-21,3 24,-16,.5"))
    if mood == "glad":
        d.line(at("-25,3,.5 -15,-6,4.4 -6,3,.5"), at("6,3,.5 15,-6,4.4 25,3,.5"), at("-22,-15,.5 -14,-19,2.6 -8,-15,.5"), at("8,-15,.5 14,-19,2.6 22,-15,.5"))
    if mood == "sad":
        d.line(at("-25,5,.5 -15,5,4 -6,-1,.5"), at("6,-1,.5 15,5,4 25,5,.5"), at("-23,-8,.5 -14,-13,2.6 -7,-18,.5"), at("7,-18,.5 14,-13,2.6 23,-8,.5"))
        tear(d, x - 20 * s, y + 16 * s, 0.8)
    if mood == "glad":
        d.shape(put("-9,17! 0,19 9,17! 6,27 0,29 -6,27"), "vermilion", 1.6)
    elif mood == "thinking":
        d.oval(x + 4 * s, y + 22 * s, 3.6 * s, 4 * s, "vermilion", 1.2)
    else:
        bend = -3 if mood == "sad" else 3
        d.flat(put(f"-8,22! -3,18 0,20 3,18 8,22! 3,{24 + bend} 0,{24 + bend} -3,{24 + bend}"), "vermilion")


def rokurokubi():
    """The lady whose neck is as long as she is curious. It comes down when she is told how it ended."""
    d = Portrait("pagoda", "adept", "#a8643c")
    necks = {
        "calm": ("76,172,18 74,146,17 92,128,16 96,112,16 84,96,16", (80, 66)),
        "thinking": ("70,172,18 46,150,17 30,122,16 34,92,15 58,84,15 80,92,15 96,84,16", (102, 58)),
        "glad": ("72,172,18 92,154,17 116,140,17 108,118,16 84,120,16 76,138,16 62,132,16 62,110,16 74,96,16", (80, 64)),
        "sad": ("62,172,18 40,146,17 36,104,16 52,64,16 86,48,16 110,60,16 112,80,16", (106, 104)),
    }
    # A window at night, for so white a face.
    d.oval(80, 74, 66, 66, "indigo", 0)
    for mood, (neck, (x, y)) in necks.items():
        with d.when(mood):
            d.shape(brush(neck), "moon", 2.6)
            if mood == "sad":
                d.group(f"rotate(12 {x} {y})")
            lady_head(d, x, y, 0.86 if mood != "sad" else 0.8, mood)
            if mood == "sad":
                d.end()
    d.shape("20,178! 30,160 52,150 66,160! 76,170! 86,160! 104,150 126,160 138,178!", "hue", 2.8)
    d.line("60,156,5 76,174,6 92,156,5", fill="vermilion")
    for x, y in ((40, 166), (116, 166)):
        d.oval(x, y, 5, 5, "washi", 0)
    return d


def enma():
    """The king who judges. He has read your record, and he is not angry; that is his face."""
    d = Portrait("pagoda", "master", "#cf4a36")
    robe(d, "indigo", "gold", 128)
    d.shape(mirror("80,100 118,96 140,84! 138,112 128,136! 118,132! 112,154! 102,144! 94,166! 86,150 80,170!", 80), "ink", 1)
    d.shape(mirror("80,40 110,42 128,58 132,86 122,108 104,122 80,126", 80), "hue", 3)
    d.flat("110,42 128,58 132,86 122,108 104,122 88,126 110,104 116,76 112,52", "ink", 0.2)
    # The judge's hat, with two tablets for ears.
    d.shape(mirror("80,10 106,12 116,22! 112,50! 80,54", 80), "indigo", 2.8)
    d.shape(mirror("80,40 118,42 144,36! 146,50! 118,58 80,58", 80), "gold", 2.6)
    d.line("70,18,4 90,18,4", "70,27,4 90,27,4", "68,36,4 92,36,4", "80,18,4 80,36,4", fill="gold")
    d.shapes(["136,32! 152,26! 156,58! 142,58!", flipped("136,32! 152,26! 156,58! 142,58!", 80)], "vermilion", 2)
    brows(d, 56, 104, 70, 18, 10)
    eyes(d, ((57, 84), (103, 84)), 11, "hue", pupil=0.42)
    d.shape(mirror("80,84 86,96 94,102 90,109 80,108", 80), "hue", 2)
    d.line("78,112,5 58,110,8 40,118,6 32,112,1", "82,112,5 102,110,8 120,118,6 128,112,1")
    with d.when("calm"):
        d.shape("68,118! 80,116 92,118! 90,126 80,128 70,126", "moon", 1.8)
        d.wire("74,117 74,126", "80,117 80,127", "86,117 86,126", "69,122 91,122", width=1.4)
    with d.when("thinking"):
        d.line("70,122,2 84,122,4 92,117,1.5", fill="vermilion")
    with d.when("glad"):
        d.shape("60,116! 80,118 100,116! 98,132 80,140 62,132", "vermilion", 2)
        d.flat("64,118! 80,121 96,118! 94,126 80,128 66,126", "moon")
        d.wire("72,119 72,127", "80,120 80,128", "88,119 88,127", width=1.4)
    with d.when("sad"):
        d.shape("66,128! 70,120 80,117 90,120 94,128! 80,124", "vermilion", 1.8)
        tear(d, 42, 104)
        tear(d, 118, 104)
    with d.when("calm", "thinking", "sad"):
        d.shape("96,178! 104,118! 122,118! 118,178!", "washi", 2.4)
        d.shape("92,146 112,140 128,144 130,158 114,164 94,160", "hue", 2.4)
        d.wire("112,146 128,148", "112,154 128,154", width=1.6)
    with d.when("glad"):
        # Very well done, says the stamp.
        d.shape("98,128! 150,120! 154,168! 104,174!", "moon", 2.4)
        for k in range(7):
            d.flat(petal(128, 146, k * 51.4, 8, 21, 26), "vermilion")
        d.oval(128, 146, 10, 10, "moon", 0)
        d.line("122,144,1 128,140,2.4 133,146,2.4 127,152,2.4 121,148,1", fill="vermilion")
        d.shape("90,152 104,146 114,152 112,164 94,166", "hue", 2.2)
    return d


# Tajuto

def karakasa():
    """An umbrella that was forgotten for a hundred years, and is glad of any company."""
    d = Portrait("tajuto", "novice", "#7a5aa8")
    d.line("80,150,9 80,178,9")
    with d.when("calm", "thinking"):
        d.shape(mirror("80,14! 92,24 116,66 140,112 150,140! 136,134! 124,150! 108,138! 96,154! 80,142!", 80), "hue", 3.2)
        d.flat("92,24 116,66 140,112 149,139! 136,133! 124,149! 112,140 116,100 98,56", "ink", 0.22)
        d.wire("80,18 56,86 36,146", "80,18 70,80 64,150", "80,18 90,80 96,150", "80,18 104,86 124,146", width=2.2, opacity=0.75)
    with d.when("glad"):
        d.shape(mirror("80,14! 96,26 130,62 156,108 166,128! 148,124! 136,142! 114,134! 98,150! 80,140!", 80), "hue", 3.2)
        d.flat("96,26 130,62 156,108 165,127! 148,123! 136,141! 122,134 124,96 102,54", "ink", 0.22)
        d.wire("80,18 46,84 24,140", "80,18 66,80 62,148", "80,18 94,80 98,148", "80,18 114,84 136,140", width=2.2, opacity=0.75)
    with d.when("sad"):
        d.shape(mirror("80,14! 90,26 104,66 114,112 122,156! 110,150! 104,164! 94,152! 80,162!", 80), "hue", 3.2)
        d.flat("90,26 104,66 114,112 121,155! 110,149! 104,163! 98,156 100,100 94,56", "ink", 0.22)
        d.wire("80,18 62,86 56,158", "80,18 98,86 104,158", width=2.2, opacity=0.75)
    d.shape(mirror("80,4! 86,10 92,26 100,40! 80,44", 80), "ink", 0.8)
    d.line("64,40,3 80,44,5 96,40,3", fill="gold")
    with d.when("calm"):
        eye(d, 80, 84, 23, (0, 0.1), weight=2.8, pupil=0.46)
        d.oval(86, 80, 4, 4, "moon", 0)
        d.shape("58,114! 80,120 102,114! 96,124 64,124", "ink", 0.8)
        d.shape("70,120! 90,120! 92,144 86,156 80,158 74,156 70,144", "vermilion", 2.4)
    with d.when("thinking"):
        eye(d, 80, 84, 23, (0.9, -0.7), weight=2.8, pupil=0.46)
        d.oval(96, 72, 4, 4, "moon", 0)
        d.line("62,122,1 82,118,5 100,114,1")
        d.shape("84,119! 98,116! 104,126 98,134 88,130", "vermilion", 2)
        d.line("60,58,1 80,50,6 102,52,1")
    with d.when("glad"):
        d.line("54,92,2 66,74,7 80,68,8 94,74,7 106,92,2")
        d.shape("52,106! 80,112 108,106! 104,126 80,134 56,126", "ink", 0.8)
        d.shape("66,122! 94,120! 104,142 118,152 114,162 96,160 76,144", "vermilion", 2.4)
        blush(d, 46, 114, 100)
    with d.when("sad"):
        eye(d, 80, 86, 19, (0, 0.7), weight=2.8, pupil=0.46)
        d.flat("56,66! 104,66! 103,86! 80,76 57,86!", "hue")
        d.line("58,86,2 80,75,5 102,86,2")
        d.line("66,126,1 80,117,5 94,126,1")
        for x, y in ((26, 60), (134, 56), (20, 110), (142, 106), (40, 28), (124, 20)):
            tear(d, x, y, 0.8)
    return d


def azukiarai():
    """He washes beans by the river at night, and counts them. There is always one too few."""
    d = Portrait("tajuto", "apprentice", "#d9b48a")
    robe(d, "#6f7f5a", "washi", 118)
    d.shapes(["34,76 22,70 16,84 22,100 36,98", "126,76 138,70 144,84 138,100 124,98"], "hue", 2.2)
    d.shape(mirror("80,14 106,18 124,38 130,70 124,98 106,118 80,124", 80), "hue", 3.2)
    d.flat("106,18 124,38 130,70 124,98 106,118 88,124 108,98 116,64 110,36", "ink", 0.15)
    d.line("66,18,.5 60,8,3.4 50,6,.5", "80,15,.5 82,4,3.4 76,-2,.5", "92,17,.5 100,8,3.4 108,8,.5")
    d.line("32,62,.5 24,52,4 14,52,.5", "128,62,.5 136,52,4 146,52,.5")
    d.wire("62,32 80,28 98,32", "64,40 80,36 96,40", width=1.8, opacity=0.6)
    eyes(d, ((59, 68), (101, 68)), 17, "hue", pupil=0.3)
    d.shape(mirror("80,76 86,86 90,92 80,95", 80), "hue", 1.8)
    # The sieve.
    with d.when("calm", "thinking", "glad"):
        d.flats([f"{x - 4},{y} {x},{y - 4} {x + 4},{y} {x},{y + 4}" for x, y in ((40, 126), (52, 122), (64, 126), (76, 121), (88, 125), (100, 122), (112, 126), (46, 132), (82, 131), (106, 132))], "#8c2f2a")
        d.shapes([[(px, py, False) for px, py in ((x - 6, y), (x, y - 5), (x + 6, y), (x, y + 5))] for x, y in ((44, 126), (60, 122), (76, 126), (92, 122), (110, 126))], "#a83a32", 1.6)
        d.shape("24,128! 52,134 80,136 108,134 136,128! 126,152 104,168 80,170 56,168 34,152", "gold", 3)
        d.wire("36,140 80,150 124,140", "44,152 80,162 116,152", "56,136 64,164", "80,138 80,168", "104,136 96,164", width=1.8, opacity=0.7)
        d.shape("18,130 28,122 38,128 40,142 28,148 18,142", "hue", 2.4)
    with d.when("calm", "glad"):
        d.shape("142,130 132,122 122,128 120,142 132,148 142,142", "hue", 2.4)
    with d.when("calm"):
        d.line("66,106,1 80,109,4 94,106,1")
    with d.when("thinking"):
        d.line("70,108,1 82,106,4 94,103,1")
        d.shape("124,136 112,128 110,112 116,104! 122,108 124,98 132,98 132,110 140,118 142,134 134,142", "hue", 2.4)
        d.shape("116,96 122,92 128,96 122,102", "#a83a32", 1.8)
    with d.when("glad"):
        grin(d, 80, 102, 16)
        d.flat("72,103! 80,104! 79,109! 73,108!", "moon")
        for x, y in ((30, 104), (134, 108), (20, 82), (146, 88), (40, 20), (122, 18)):
            d.shape([(x - 6, y, False), (x, y - 5, False), (x + 6, y, False), (x, y + 5, False)], "#a83a32", 1.6)
    with d.when("sad"):
        d.line("66,112,1 80,104,4 94,112,1")
        d.shape("24,134! 52,128 80,126 108,128 136,134! 122,158 80,166 38,158", "gold", 3)
        d.wire("36,146 80,138 124,146", "50,132 62,160", "80,128 80,164", "110,132 98,160", width=1.8, opacity=0.7)
        d.shape("74,146 80,140 86,146 80,152", "#a83a32", 1.8)
        tear(d, 40, 92)
    return d


def tengu():
    """The mountain goblin. His nose is a barometer, though he would never say so."""
    d = Portrait("tajuto", "adept", "#d8412f")
    robe(d, "washi", "indigo", 128)
    for x in (50, 108):
        d.oval(x, 150, 9, 9, "gold", 2)
    d.shape("64,10 96,12 120,30 128,64 138,84! 124,86 132,104! 116,104 116,122! 100,118 70,128 44,122! 44,108 24,110! 32,92 14,88! 28,70 28,36 44,18", "moon", 3)
    d.shape("68,36 98,40 114,60 114,90 100,114 72,120 48,112 36,88 36,62 48,42", "hue", 3)
    d.flat("48,112 36,88 36,62 48,42 60,38 50,64 54,94 66,119", "ink", 0.18)
    d.shape("58,34! 56,16! 70,8! 84,16! 82,36! 70,30", "ink", 0.8)
    d.line("70,11,2 70,30,2", "57,20,2 83,20,2", fill="washi")
    # Brows, eyes.
    brows(d, 56, 90, 58, 14, 9, "moon")
    eyes(d, ((56, 72), (90, 70)), 9.5, "hue", "gold", 0.46)
    noses = {
        "calm": "70,78! 82,74 116,74 142,72 152,80 142,90 116,92 84,96 70,94!",
        "thinking": "70,78! 84,72 112,66 136,50 148,52 146,64 120,84 86,96 70,94!",
        "glad": "70,78! 82,72 106,62 128,38 140,34 146,44 126,70 104,88 84,96 70,94!",
        "sad": "70,78! 84,74 106,78 122,94 128,120 124,140 114,142 110,130 104,108 92,98 80,98 70,94!",
    }
    for mood, nose in noses.items():
        with d.when(mood):
            d.shape(nose, "hue", 2.8)
    with d.when("calm"):
        d.line("98,80,.5 120,80,3 138,78,.5", fill="moon", opacity=0.6)
    with d.when("calm"):
        d.line("54,104,1 70,107,4 88,102,1")
    with d.when("thinking"):
        d.line("58,107,1 72,104,4 86,105,1")
        chin_hand(d, 76, 128, "hue", "washi")
    with d.when("glad"):
        grin(d, 70, 103, 16)
        # A guest on its tip.
        d.shape("128,30 126,18 136,10 146,14 148,24 140,32", "gold", 2)
        d.shape("147,17! 155,19! 147,22!", "vermilion", 1.2)
        d.oval(142, 17, 1.8, 1.8, "ink", 0)
        d.line("128,24,3 120,22,.5")
    with d.when("sad"):
        d.line("52,110,1 68,103,4 84,110,1")
        d.shape("106,104! 122,98! 126,108! 110,114!", "moon", 1.6)
        d.wire("112,104 120,108", "119,102 113,111", width=1.6)
        tear(d, 44, 88)
    return d


def daidarabotchi():
    """He made the mountains, sitting down. What you play with are the crumbs."""
    d = Portrait("tajuto", "master", "#5f7f92")
    with d.when("glad"):
        d.oval(124, 40, 24, 24, "vermilion", 2.2)
    d.shape("-4,178! 4,140 26,112 38,74 56,40 70,18! 80,24! 92,14! 108,40 122,76 134,112 156,140 164,178!", "hue", 3.2)
    d.flat("92,15! 108,40 122,76 134,112 156,140 163,178! 126,178 122,128 108,84 98,44", "ink", 0.22)
    d.shape("48,56! 56,40 70,18! 80,24! 92,14! 108,40 114,56! 104,50! 96,62! 86,50! 76,64! 66,52! 58,62!", "moon", 2.4)
    # Trees on his shoulders, a village nobody has told.
    for x, y, s in ((16, 142, 1), (30, 132, 1.2), (140, 140, 1.1), (126, 128, 0.9)):
        d.shape(moved("0,-16! 9,2! 4,2! 11,12! -11,12! -4,2! -9,2!", x, y, s), "#3f6f54", 1.6)
    brows(d, 60, 101, 76, 14, 8, "#2f4a3c")
    eyes(d, ((60, 90), (101, 90)), 9, "hue", pupil=0.5)
    d.shape(mirror("80,90 88,102 94,110 80,116", 80), "hue", 2.2)
    mouth(d, 80, 126, 20)
    # A ring of cloud.
    with d.when("calm", "thinking", "glad"):
        d.shape("-6,160 2,148 16,148! 24,140 38,142 44,150! 54,142 68,144 74,152! 86,146 98,150! 112,150 118,160 108,168 60,170 10,170", "washi", 2.4)
        d.line("16,156,.5 24,149,3 34,154,.5", "58,158,.5 66,151,3 76,156,.5", fill="indigo")
    with d.when("calm", "glad"):
        pagoda(d, 136, 152, 0.9)
    with d.when("thinking"):
        d.shape("112,178! 116,152 122,136 124,114 132,110 138,116 138,136 148,146 150,178!", "hue", 2.6)
        pagoda(d, 131, 108, 0.8)
    with d.when("glad"):
        d.line("16,50,.5 24,42,3.4 30,48,2 36,42,3.4 44,48,.5", "30,28,.5 36,22,3 40,26,2 45,22,3 51,26,.5")
        blush(d, 44, 118, 106, 9)
    with d.when("sad"):
        d.shape("30,36 36,20 54,18! 62,4 86,4 94,14! 110,8 126,20 128,34 114,44 48,46", "#8b93a5", 2.6)
        d.line("56,34,.5 66,26,3 78,32,.5", "94,32,.5 104,26,3 112,31,.5")
        for x, y in ((46, 60), (66, 66), (96, 64), (116, 62), (30, 78), (130, 80)):
            d.line(f"{x},{y - 6},3.4 {x - 3},{y + 6},1", fill="moon")
        tear(d, 46, 110)
        tear(d, 116, 110)
    return d


def pagoda(d, x, y, s):
    """Somebody's house of three storeys; its foot is at the place."""
    for k in range(3):
        w = 16 - k * 3
        d.shape(moved([(-w * 0.5, -k * 13, True), (w * 0.5, -k * 13, True), (w * 0.5, -7 - k * 13, True), (-w * 0.5, -7 - k * 13, True)], x, y, s), "washi", 1.2)
        d.shape(moved([(-w, -6 - k * 13, True), (-w * 0.4, -12 - k * 13, True), (w * 0.4, -12 - k * 13, True), (w, -6 - k * 13, True), (0, -8 - k * 13, False)], x, y, s), "vermilion", 1.3)


def person():
    """A ring in one stroke; the letter in it is written by the page."""
    d = Drawing("person", 160, 160)
    ring = [(*around(80, 80, a, 62 + (a % 50) * 0.05), w) for a, w in zip(range(14, 352, 26), (4, 9, 12, 14, 13, 14, 12, 13, 11, 10, 9, 7, 5))]
    d.line(" ".join(f"{x:.1f},{y:.1f},{w}" for x, y, w in ring), opacity=0.75)
    return d


def drawings():
    return [kodama(), kappa(), kitsune(), nurarihyon(), zashiki(), kawauso(), tanuki(), tenjoname(), hitotsume(), bakeneko(), rokurokubi(), enma(),
            karakasa(), azukiarai(), tengu(), daidarabotchi(), person()]
