"""Yokai Septet: how the yokai of each suit grows up, in three stages below its boss, and the A that leads."""

from hues import printed
from motifs import around, brush, eye, flames, paper_lantern, petal, zigzag_paper
from pen import Drawing, flipped, mirror, moved


def stage(suit, n):
    return Drawing(f"{suit}-{n}", 160, 160, printed("septet", suit), margin=9)


def shut(d, *places, size=8, width=3):
    """Eyes that are shut and content."""
    for x, y in places:
        d.line(f"{x - size},{y},.5 {x},{y + size * 0.5},{width} {x + size},{y},.5")


def spark(d, x, y, r, fill="gold"):
    """A star of four points."""
    d.flat([(x, y - r, True), (x + r * 0.25, y - r * 0.25, True), (x + r, y, True), (x + r * 0.25, y + r * 0.25, True),
            (x, y + r, True), (x - r * 0.25, y + r * 0.25, True), (x - r, y, True), (x - r * 0.25, y - r * 0.25, True)], fill)


# Green: the weasel that will be a whirlwind, and what it cuts.

def weasel(d, x, y, s, look, smiling=True):
    """The head of the weasel at a place and a size."""
    put = lambda points: moved(points, x, y, s)
    ear = "22,-20! 30,-36 42,-34 43,-20 34,-8!"
    d.shapes([put(ear), put(flipped(ear, 0))], "hue", 2.4)
    inner = "28,-19! 33,-28 38,-26 36,-16!"
    d.shape(put(mirror("0,-34 26,-26 38,-4 34,18 20,32 0,36", 0)), "hue", 2.6)
    d.flats([put(inner), put(flipped(inner, 0))], "ink", 0.7)
    d.flat(put(mirror("0,-12 16,-15 34,-11 34,4 18,9 0,4", 0)), "ink", 0.75)
    d.shape(put(mirror("0,-6 8,-4 16,8 20,20 12,31 0,34", 0)), "moon", 1.6)
    for side in (-1, 1):
        eye(d, x + side * 18 * s, y - 3 * s, 7.5 * s, look, "gold", 1.4, 0.5)
    d.flat(put(mirror("0,5 9,6 6,13 0,16", 0)))
    if smiling:
        points = ((-12, 20, 0), (-6, 24, 1), (0, 17, 1), (6, 24, 1), (12, 20, 0))
        d.line(" ".join(f"{px * s + x:.1f},{py * s + y:.1f},{2.6 * s if w else 0.5:.1f}" for px, py, w in points))


def green_1():
    """A kit, and scissors twice its size: one leaf has been enough for today."""
    d = stage("green", 1)
    d.shape("128,66! 140,78 134,92 120,104! 118,84!", "gold", 1.6)
    d.shape("34,138! 52,132 66,142! 52,152 40,150", "gold", 1.6)
    d.shape(brush("108,146,13 134,144,15 146,126,11 140,112,2"), "hue", 2.4)
    d.shape(mirror("88,104 104,110 114,130 112,152 100,157 88,158", 88), "hue", 2.6)
    d.flat(mirror("88,112 98,118 101,138 96,152 88,154", 88), "moon")
    weasel(d, 88, 88, 0.82, (-0.7, 0.2))
    # The scissors.
    d.shape("56,118! 22,84 16,70! 32,78 62,108!", "moon", 2)
    d.shape("60,112! 36,76 34,60! 48,70 68,106!", "moon", 2)
    d.oval(80, 130, 9, 7, "vermilion", 2, turn=30)
    d.oval(68, 138, 9, 7, "vermilion", 2, turn=60)
    d.oval(80, 130, 4.6, 3.2, "washi", 0, turn=30)
    d.oval(68, 138, 4.6, 3.2, "washi", 0, turn=60)
    d.oval(61, 112, 3, 3, "gold", 1.4)
    return d


def green_2():
    """Half grown, it trims a tree, and is pleased with the half that is left."""
    d = stage("green", 2)
    # The little pine in its dish.
    d.shape("104,140! 160,140! 154,156! 110,156!", "indigo", 2.2)
    d.line("112,147,1 132,150,2.6 152,147,1", fill="gold")
    d.shape(brush("128,142,12 138,126,9 126,110,8 134,92,6"), "gold", 1.8)
    d.shape("104,114 112,102 124,98 136,104 142,114! 122,119", "hue", 2.2)
    d.shape("122,92 128,80 142,78! 146,92! 134,96", "hue", 2.2)
    d.wire("112,110 124,108 136,111", "130,88 138,86", width=1.8, opacity=0.6)
    # The half that flies away.
    d.shape("152,76! 150,62! 164,64 166,74 162,80", "hue", 2)
    d.line("150,52,.5 154,46,3 156,38,.5", "160,54,.5 165,50,2.6 168,44,.5")
    # Tail, body.
    d.shape(brush("40,150,16 14,142,18 6,118,14 16,100,2"), "hue", 2.4)
    d.shape("36,156! 30,128 38,98 62,88 86,98 94,128 90,156! 62,159", "hue", 2.8)
    d.flat("86,98 94,128 90,156! 76,158 82,130 76,104", "ink", 0.2)
    d.flat(mirror("62,100 74,108 76,136 70,156! 62,157", 62), "moon")
    d.shape("30,156 34,148 48,148 54,157!", "hue", 2)
    d.shape("72,157! 76,148 92,148 98,156", "hue", 2)
    d.shape("34,104 22,116 22,130 34,134 44,122", "hue", 2.4)
    weasel(d, 62, 66, 1.06, (0.8, 0.3))
    # The sickle, held as one holds a brush.
    d.shape(brush("92,124,7 102,104,6"), "gold", 1.8)
    d.shape("98,108! 96,84 106,66 128,58! 114,74 110,92 108,108!", "moon", 2.2)
    d.shape("78,108 94,104 102,114 94,126 80,124", "hue", 2.4)
    return d


def green_3():
    """Nearly a whirlwind: it has tossed a radish, and it will come down in slices."""
    d = stage("green", 3)
    for x, y, rx, ry, w in ((82, 152, 16, 4, 8), (74, 140, 30, 7, 13), (86, 122, 42, 9, 18)):
        d.oval(x, y - w * 0.35, rx, ry + w * 0.3, "hue", 2.6)
        d.oval(x, y - w * 0.35, rx - w * 0.42, ry, "ink", 0, 0.8)
        d.shape([(x - rx, y - w * 0.4, True), (x, y + ry * 0.85, False), (x + rx, y - w * 0.4, True), (x + rx * 0.9, y + w * 0.4, False),
                 (x, y + ry + w * 0.6, False), (x - rx * 0.94, y + w * 0.3, False)], "hue", 2.6)
        d.wire(f"{x - rx * 0.7:.0f},{y + ry * 0.7 + w * 0.3:.0f} {x - rx * 0.1:.0f},{y + ry + w * 0.3:.0f} {x + rx * 0.5:.0f},{y + ry * 0.7 + w * 0.4:.0f}", width=2, fill="washi", opacity=0.8)
    d.shape(mirror("80,76 100,82 108,104 104,122 80,126", 80), "hue", 2.6)
    d.flat(mirror("80,88 90,92 94,110 90,121 80,123", 80), "moon")
    # Arms with sickles.
    d.shape("100,90 118,92 132,82 140,88 132,102 112,108!", "hue", 2.4)
    d.shape("60,90 42,92 28,80 20,86 28,100 48,108!", "hue", 2.4)
    d.shape("134,94! 150,78 156,52 146,26! 164,44 168,72 152,98 140,104!", "moon", 2.4)
    d.shape("26,92! 10,78 4,56 12,32! -4,48 -7,72 6,96 18,102!", "moon", 2.4)
    d.line("130,98,5 150,94,5", "30,96,5 8,92,5")
    weasel(d, 80, 62, 0.9, (0.2, -0.9))
    # The radish, from its leaves to its tip.
    d.line("128,14,3 138,4,4.4 138,-5,.5", "132,16,3 146,10,4.4 154,2,.5", "124,12,3 126,2,4.4 122,-6,.5", fill="hue")
    d.shape("116,16! 126,10 136,18 134,30! 118,30!", "moon", 2)
    for x, y, r in ((110, 2, 9), (92, -1, 8), (74, 0, 7), (58, 4, 6)):
        d.oval(x, y, r * 0.55, r, "moon", 1.8, turn=(x - 80) * 0.6)
        d.oval(x + 1, y, r * 0.2, r * 0.5, "hue", 0, 0.5, turn=(x - 80) * 0.6)
    d.shape("48,6! 42,16! 32,22! 40,6!", "moon", 1.6)
    return d


def green_a():
    """The A: the smallest of them has the conch, and when it blows everybody starts."""
    d = Drawing("green-a", 160, 160, printed("septet", "green"), margin=9)
    # A sun of gold with rays, so that nobody takes it for a low card.
    rays = []
    for k in range(16):
        a = k * 22.5
        rays.append([(*around(80, 80, a - 4.5, 50), True), (*around(80, 80, a - 6.5, 82), True), (*around(80, 80, a + 6.5, 82), True), (*around(80, 80, a + 4.5, 50), True)])
    d.flats(rays, "gold")
    d.oval(80, 82, 56, 56, "gold", 2)
    # The banner on its back.
    d.shape(brush("50,150,5 38,2,6"), "ink", 0.6)
    d.shape("40,2! -2,8! 7,88! 49,82!", "vermilion", 2.4)
    d.flat("8,36! 21,16! 38,31! 29,32.5! 33,70! 20,72! 16,34.5!", "moon")
    d.shape(brush("96,150,13 126,154,15 142,138,11 138,122,2"), "hue", 2.4)
    d.shape(mirror("76,98 96,106 106,130 104,154 92,158 76,158", 76), "hue", 2.6)
    d.flat(mirror("76,106 88,114 92,138 86,154 76,155", 76), "moon")
    weasel(d, 76, 80, 0.96, (0.9, -0.5), smiling=False)
    # The conch with its cord, and the sound of it.
    d.shape("84,101! 96,94 108,82 122,66 142,56 156,66 158,86 148,104 128,112 108,112 92,110!", "washi", 2.6)
    d.shape("124,70 140,60 152,70 153,88 144,98 134,88", "vermilion", 2)
    d.wire("98,94 104,102 102,110", "108,84 116,96 114,111", "117,74 126,90 126,110", width=1.8)
    d.shape("82,100! 90,98! 92,110! 83,110!", "gold", 1.6)
    d.shape("92,120 102,110 114,114 114,124 100,130", "hue", 2.2)
    d.line("144,40,.5 154,38,3.5 160,30,.5", "132,44,.5 136,34,3.5 133,24,.5", "156,52,.5 163,54,3 168,50,.5")
    return d


# Purple: the catfish that will be an earthquake, and how well it sleeps.

def purple_1():
    """Just hatched, under its first pebble."""
    d = stage("purple", 1)
    d.shape("112,126 126,122 134,108 148,104! 142,118 148,134! 132,138 118,144", "hue", 2.4)
    d.shape("34,130 44,110 70,102 98,108 116,124 116,142 98,154 66,157 42,150", "hue", 2.6)
    d.flat("116,124 116,142 98,154 66,157 48,153 82,150 104,138", "ink", 0.22)
    d.line("46,136,1 60,143,3.5 74,141,3.5 88,136,1")
    shut(d, (54, 125), (84, 124), size=7)
    d.line("42,142,3 26,150,3 18,144,.5", "92,144,3 104,156,3 116,154,.5", fill="ink")
    # The pebble with its own rope.
    d.shape("52,106! 52,92 66,82 82,86 90,98 88,108! 70,111", "washi", 2.4)
    d.flat("82,86 90,98 88,108! 78,109 82,98", "ink", 0.2)
    d.shape(brush("50,99,5 70,103,6 90,100,5"), "gold", 1.5)
    d.oval(100, 112, 7, 7, "moon", 1.6)
    d.oval(114, 94, 5, 5, "moon", 1.6)
    return d


def purple_2():
    """It dreams, in its night cap, and a cup on the shelf begins to tremble."""
    d = stage("purple", 2)
    d.shape("114,90 134,76 142,52! 150,66 158,60! 158,84 146,106 126,118", "hue", 2.6)
    d.wire("146,62 150,76 144,92", width=1.8)
    d.shape("18,118 30,94 60,80 94,82 122,100 130,124 120,146 84,156 44,154 22,140", "hue", 3)
    d.flat("130,124 120,146 84,156 44,154 30,147 76,148 108,134 116,110", "ink", 0.22)
    d.flat("34,146 58,150 84,150 108,142 98,153 66,157", "washi", 0.9)
    d.line("28,128,2 48,138,5 72,134,5 96,138,5 116,128,2")
    shut(d, (48, 114), (94, 114), size=10, width=4)
    d.shape(brush("30,138,5 14,148,5 4,142,3 4,134,.5"), "hue", 1.6)
    d.shape(brush("116,140,5 130,152,5 144,150,3 150,142,.5"), "hue", 1.6)
    # The cap.
    d.shape("44,88! 46,66 60,46 84,30 106,30! 92,46 98,66 100,86! 72,80", "indigo", 2.6)
    d.flats(["56,64! 60,58! 66,62! 62,70!", "76,48! 82,42! 86,50! 80,56!", "80,70! 86,66! 88,74! 82,77!"], "gold")
    d.shape(brush("42,88,9 72,80,11 102,88,9"), "moon", 2)
    d.oval(108, 30, 8, 8, "moon", 2)
    d.oval(70, 122, 12, 13, "moon", 1.8)
    d.line("64,120,.5 66,115,2.5 70,113,.5")
    return d


def purple_3():
    """They press it down with a gourd. It has not noticed."""
    d = stage("purple", 3)
    d.shape("122,70 140,52 144,22! 152,36 164,30! 162,62 154,92 132,112", "hue", 2.8)
    d.wire("148,32 152,52 146,76", "158,36 158,58 152,80", width=1.8)
    d.shape("4,106 18,80 54,66 100,68 134,88 148,118 138,146 92,160 40,157 10,140", "hue", 3.2)
    d.flat("148,118 138,146 92,160 40,157 18,146 80,150 122,134 132,104", "ink", 0.24)
    d.flat("24,146 54,152 88,152 124,142 110,156 66,160", "washi", 0.9)
    for x, y, r in ((36, 92, 3.6), (46, 84, 2.4), (116, 92, 3.6), (126, 102, 2.4)):
        d.oval(x, y, r, r * 0.8, "ink", 0, 0.5)
    d.line("12,124,3 40,138,6 74,133,6 108,138,6 136,122,3")
    shut(d, (44, 110), (104, 110), size=13, width=5)
    d.line("28,98,1 42,97,4 54,101,1", "94,101,1 106,97,4 120,98,1")
    for whisker in ("20,138,6 4,150,5 -2,140,3 0,130,.5", "132,140,6 146,154,5 158,148,3 160,138,.5"):
        d.shape(brush(whisker), "hue", 1.7)
    # The gourd with its cord.
    d.shape(mirror("76,4! 82,4! 82,12 94,20 94,34 86,42 100,52 102,72 90,84 76,86", 76), "gold", 2.8)
    d.flat("94,20 94,34 86,42 100,52 102,72 90,84 80,86 92,70 88,52 80,42 88,30", "ink", 0.18)
    d.line("62,41,3 76,45,6 90,41,3", fill="vermilion")
    d.shape("84,44! 98,40 104,50! 94,56!", "vermilion", 1.6)
    d.wire("66,22 64,28", "60,58 58,68", width=2.4, fill="moon")
    return d


# Pink: the fox, one tail more for each stage, and the last one is never a tail.

def fox_head(d, x, y, s, wink=True, mark=True):
    put = lambda points: moved(points, x, y, s)
    ear = "14,-30! 24,-52 34,-64! 40,-42 38,-18!"
    d.shape(put(mirror("0,-32 12,-32 24,-52 34,-64! 40,-38 38,-12 40,-2! 26,14 12,26 4,38 0,40", 0)), "hue", 2.8)
    inner = "20,-32! 27,-48 33,-56! 34,-38 30,-24!"
    d.flats([put(inner), put(flipped(inner, 0))], "ink", 0.75)
    cheek = "4,38 12,26 26,14 38,0! 22,2 8,12 1,24!"
    d.flats([put(cheek), put(flipped(cheek, 0))], "moon")
    line = lambda text: d.line(" ".join(f"{float(a) * s + x:.1f},{float(b) * s + y:.1f},{max(float(c) * s, .5):.1f}" for a, b, c in (t.split(",") for t in text.split())))
    line("-32,-4,.5 -22,-10,4.4 -9,0,.5")
    line("8,0,.5 22,-10,4.4 32,-4,.5") if wink else None
    if not wink:
        for side in (-1, 1):
            d.shape(put("8,0! 18,-11 30,-8! 20,1") if side > 0 else put(flipped("8,0! 18,-11 30,-8! 20,1", 0)), "gold", 1.4)
            d.oval(x + side * 19 * s, y - 5 * s, 2.4 * s, 4.4 * s, "ink", 0)
    if mark:
        d.flats([put(mirror("0,-26! 4,-18 0,-10!", 0))], "vermilion")
    d.flat(put(mirror("0,30 5,31 3,36 0,38", 0)))


def tail(d, cx, cy, angle, far, width=13):
    d.shape(petal(cx, cy, angle, 12, far, width), "hue", 2.6)
    edge = 12 + (far - 12) * 0.72
    d.flat([(*around(cx, cy, angle - 10, edge), True), (*around(cx, cy, angle - 4, edge + 9), True), (*around(cx, cy, angle, edge - 6), True),
            (*around(cx, cy, angle + 4, edge + 9), True), (*around(cx, cy, angle + 10, edge), True), (*around(cx, cy, angle, far - 1), True)], "moon")


def pink_1():
    """A cub that has caught something soft, and it is its own tail."""
    d = stage("pink", 1)
    d.shape("70,156! 54,150 46,132 54,114 74,106 98,106 118,116 128,136 118,152 96,158", "hue", 2.8)
    d.flat("128,136 118,152 96,158 80,157 106,148 118,130", "ink", 0.2)
    fox_head(d, 84, 98, 0.72)
    d.shape("30,150! 28,132 42,122 60,124 76,134! 84,132 90,140 80,148 62,156 42,158", "hue", 2.6)
    d.flat("90,140 80,148 68,153 66,142 72,134! 84,132", "moon")
    d.wire("70,137 70,151", width=1.6)
    d.shape("92,138 102,134 108,142 102,150 92,148", "hue", 2)
    return d


def pink_2():
    """Three tails by now, or two and a feather duster; it asks the mirror."""
    d = stage("pink", 2)
    d.shape(brush("102,138,5 132,108,5"), "gold", 1.8)
    d.shape("126,112! 122,96 132,76 148,68! 150,80 160,84! 154,98 140,110!", "washi", 2.4)
    d.wire("132,106 138,92 146,78", "136,106 146,96 154,88", width=1.6)
    for angle, far in ((-62, 74), (-28, 96)):
        tail(d, 66, 136, angle, far, 17)
    d.shape(mirror("66,94 84,100 98,126 100,152! 84,157 66,157", 66), "hue", 2.8)
    d.flat("84,100 98,126 100,152! 86,156 86,128", "ink", 0.2)
    d.flat(mirror("66,104 76,112 77,140 66,150", 66), "moon")
    d.wire("66,134 66,156", "57,150 57,155", "75,150 75,155", width=1.8)
    fox_head(d, 66, 72, 1.0)
    # The mirror with what it shows.
    d.shape(brush("104,148,6 108,130,6"), "gold", 1.8)
    d.oval(112, 120, 15, 15, "gold", 2.2)
    d.oval(112, 120, 10.5, 10.5, "moon", 0)
    d.line("106,123,.5 111,114,2.4 116,112,.5", fill="hue")
    d.shape("84,126 96,124 106,134 102,144 88,142", "hue", 2.2)
    return d


def pink_3():
    """Six tails and a sleeve before its mouth; the seventh is a mop."""
    d = stage("pink", 3)
    for angle, far in ((-78, 84), (78, 84), (-52, 108), (28, 128), (-27, 128), (0, 142)):
        tail(d, 80, 146, angle, far, 12)
    d.shape(brush("96,140,5 142,84,5"), "gold", 1.8)
    d.shape("134,80! 148,92! 162,96 158,84! 166,78 156,74! 160,64 146,66!", "washi", 2.2)
    d.wire("144,82 156,90", "146,78 160,80", "144,74 154,68", width=1.6)
    # Robe.
    d.shape(mirror("80,94 98,98 116,122 126,156! 102,159 80,159", 80), "vermilion", 3)
    d.flat("98,98 116,122 126,156! 104,158 106,130", "ink", 0.2)
    d.line("66,100,4 80,124,6 94,100,4", fill="moon")
    d.line("52,136,8 80,141,9 108,136,8", fill="indigo")
    fox_head(d, 80, 76, 1.06, wink=False)
    # The sleeve, up to the mouth, so that nobody sees it laugh.
    d.shape("62,122! 52,140 38,152! 26,138 30,118 46,100 64,94 76,100 74,110", "vermilion", 2.6)
    d.flat("38,152! 26,138 29,122 40,132", "moon")
    d.shape("66,96 76,92 84,98 82,108 72,110", "hue", 2)
    return d


# Yellow: the one who will be thunder, and what noise does to it.

def bolt(d, x, y, s, lean=1, weight=1.8):
    d.shape([(x, y, True), (x + lean * 12 * s, y, True), (x + lean * 5 * s, y + 13 * s, True), (x + lean * 14 * s, y + 13 * s, True),
             (x - lean * 8 * s, y + 40 * s, True), (x - lean * 2 * s, y + 20 * s, True), (x - lean * 10 * s, y + 20 * s, True)], "gold", weight)


def commas(d, x, y, r, turn=20):
    d.oval(x, y, r, r, "washi", 2.6)
    d.oval(x, y, r * 0.72, r * 0.72, "vermilion", 1)
    for k in range(3):
        ax, ay = around(x, y, turn + k * 120, r * 0.34)
        bx, by = around(x, y, turn + k * 120 + 40, r * 0.6)
        cx, cy = around(x, y, turn + k * 120 + 85, r * 0.64)
        d.line(f"{ax:.1f},{ay:.1f},{r * 0.34:.1f} {bx:.1f},{by:.1f},{r * 0.22:.1f} {cx:.1f},{cy:.1f},.5")


def imp_head(d, x, y, s, ears=True):
    """The round head of a small thunderer, with hair and horns."""
    put = lambda points: moved(points, x, y, s)
    d.shape(put(mirror("0,-52! 6,-38 18,-48! 22,-32 38,-36! 34,-20 46,-12! 38,2 32,14 0,18", 0)), "ink", 0.8)
    horn = "10,-20! 17,-30 19,-46! 28,-32 25,-14!"
    d.shape(put(mirror("0,-24 18,-22 32,-8 34,12 26,28 12,36 0,38", 0)), "hue", 2.8)
    d.shapes([put(horn), put(flipped(horn, 0))], "washi", 2)
    if ears:
        lobe = "31,4! 42,0 48,6 44,15 33,16!"
        d.shapes([put(lobe), put(flipped(lobe, 0))], "hue", 2)


def yellow_1():
    """An egg out of a cloud: it has just heard itself crack."""
    d = stage("yellow", 1)
    bolt(d, 130, 62, 0.8)
    bolt(d, 34, 66, 0.7, -1)
    d.shape(mirror("84,92 102,96 114,110 116,128 106,146 84,150", 84), "hue", 2.6)
    d.flat("114,110 116,128 106,146 90,150 106,134", "ink", 0.18)
    eye(d, 73, 118, 8, (0, -0.5), pupil=0.34)
    eye(d, 97, 118, 8, (0, -0.5), pupil=0.34)
    d.oval(85, 134, 4, 5, "ink", 0)
    # Shell below, cap of shell above.
    d.shape("50,128! 60,136! 70,130! 80,139! 90,131! 100,138! 108,130! 119,128! 118,146 104,158 84,160 64,158 52,146", "moon", 2.4)
    d.shape("54,102! 60,84 74,72 92,71 108,82 116,102! 106,96! 98,104! 88,96! 78,104! 68,96!", "moon", 2.4)
    d.flats(["74,80! 82,80! 78,90!", "94,146! 102,142! 100,152!", "66,148! 72,144! 74,152!"], "hue")
    return d


def yellow_2():
    """The first drum lesson. The cotton in its ears is its own idea."""
    d = stage("yellow", 2)
    d.shape(mirror("66,92 86,96 98,116 100,140 90,154 66,157", 66), "hue", 2.8)
    d.flat("86,96 98,116 100,140 90,154 76,156 88,138", "ink", 0.2)
    d.shape(mirror("66,134 92,132 102,140! 98,156! 84,150! 76,158! 66,152!", 66), "gold", 2.2)
    d.flats(["48,138! 56,138! 52,147!", "70,138! 78,138! 74,147!", "88,138! 95,140! 90,148!"], "ink")
    imp_head(d, 66, 62, 1.08)
    d.shape("24,62 18,72 22,84 32,82 34,70", "moon", 2)
    d.shape("108,62 114,72 110,84 100,82 98,70", "moon", 2)
    d.line("42,54,2 52,56,4.5 60,62,2", "72,62,2 80,56,4.5 90,54,2")
    d.line("40,70,1 50,64,4 58,70,3.5 50,72,3 42,76,1", "92,70,1 82,64,4 74,70,3.5 82,72,3 90,76,1")
    d.shape("50,86! 66,82 82,86! 78,97 66,100 54,97", "moon", 2)
    d.wire("60,84 60,98", "66,83 66,99", "72,84 72,98", width=1.4)
    # The drum and its stick.
    commas(d, 126, 128, 25)
    d.shape("34,108 20,98 10,102 12,114 26,122 36,120", "hue", 2.4)
    d.shape(brush("14,108,5 4,80,5"), "washi", 1.6)
    d.oval(4, 76, 6, 6, "vermilion", 1.6)
    d.shape("92,104 110,96 118,102 112,114 96,120", "hue", 2.4)
    d.shape(brush("112,106,5 136,100,5"), "washi", 1.6)
    d.oval(138, 100, 6, 6, "vermilion", 1.6)
    d.line("120,78,.5 124,86,3 124,92,.5", "138,72,.5 138,80,3.5 136,88,.5", "154,78,.5 150,86,3 146,92,.5")
    return d


def yellow_3():
    """Five drums already; it beats them with its feet, its fingers are where they must be."""
    d = stage("yellow", 3)
    d.wire(" ".join(f"{around(80, 76, a, 68)[0]:.0f},{around(80, 76, a, 68)[1]:.0f}" for a in range(-100, 104, 10)), width=4.5)
    for k in range(5):
        x, y = around(80, 76, -100 + k * 50, 66)
        commas(d, x, y, 15, k * 40)
    bolt(d, 18, 116, 0.9, -1)
    bolt(d, 142, 116, 0.9)
    d.shape(mirror("80,88 102,94 112,112 112,134 98,148 80,150", 80), "hue", 2.8)
    d.flat("102,94 112,112 112,134 98,148 86,150 100,130", "ink", 0.2)
    d.wire("70,122 80,125 90,122", width=2)
    arm = "100,96 118,102 130,90 126,72 114,62 106,66! 108,76 114,84 112,90 100,86"
    for points in (arm, flipped(arm, 80)):
        d.shape(points, "hue", 2.6)
    imp_head(d, 80, 58, 1.0, ears=False)
    d.line("56,54,1 64,48,5 75,56,3.5 66,58,3 58,62,1", "104,54,1 96,48,5 85,56,3.5 94,58,3 102,62,1")
    d.shape(mirror("80,74 92,72 100,66! 98,80 90,86 80,88", 80), "moon", 2)
    d.wire("70,73 70,86", "80,74 80,88", "90,73 90,86", width=1.5)
    d.shape("18,156 16,144 28,138! 34,128 48,130 54,138! 62,128 78,130 84,140! 92,130 108,130 114,140! 124,132 138,138 140,146! 146,152 140,160 84,158 30,160", "washi", 2.8)
    d.line("28,148,1 36,141,3.4 44,148,2", "66,150,1 76,141,3.4 84,149,2", "108,150,1 118,143,3.4 126,150,2", fill="indigo")
    return d


# Black: the crow with three legs, which is afraid of the dark.

def black_1():
    """Not hatched, three legs out already: inside it is dark."""
    d = stage("black", 1)
    for x, lean in ((70, -1), (86, 0), (102, 1)):
        d.line(f"{x},138,4.5 {x + lean * 4},152,4", fill="gold")
        d.shape([(x + lean * 4 - 9, 158, True), (x + lean * 4, 149, False), (x + lean * 4 + 9, 158, True), (x + lean * 4 + 3, 155, True), (x + lean * 4, 159, True), (x + lean * 4 - 3, 155, True)], "gold", 1.5)
    d.shape(mirror("86,72 104,78 118,100 120,122 108,140 86,145", 86), "washi", 2.8)
    d.flat("104,78 118,100 120,122 108,140 90,145 106,126 108,100", "ink", 0.18)
    d.shape("60,100! 68,93! 78,100! 86,92! 95,100! 104,94! 112,101! 108,113! 100,119! 91,113! 82,120! 73,113! 65,118!", "hue", 1.8)
    eye(d, 77, 106, 7, (0.8, -0.4), weight=0.6, pupil=0.36)
    eye(d, 97, 106, 7, (0.8, -0.4), weight=0.6, pupil=0.36)
    for x, y in ((76, 84), (102, 130), (70, 128)):
        d.oval(x, y, 2.6, 2.2, "hue", 0, 0.6)
    return d


def black_2():
    """A fledgling with a candle. One leg for that must be."""
    d = stage("black", 2)
    for x in (58, 84):
        d.line(f"{x},138,5 {x},152,4.5", fill="gold")
        d.shape([(x - 12, 158, True), (x, 148, False), (x + 12, 158, True), (x + 4, 154, True), (x, 159, True), (x - 4, 154, True)], "gold", 1.6)
    d.shape("26,116! 14,128 8,142! 22,140 30,146! 40,136", "hue", 2.4)
    d.shape("70,38 94,44 112,68 116,100 104,130 78,144 48,140 28,118 28,84 42,50", "hue", 3)
    d.flat("112,68 116,100 104,130 78,144 60,142 92,124 102,92", "ink", 0.35)
    d.line("60,42,.5 56,26,4.5 46,20,.5", "70,40,.5 70,20,5 62,12,.5", "80,41,.5 86,26,4.5 82,18,.5")
    d.wire("46,108 52,114 58,108", "58,108 64,114 70,108", "52,120 58,126 64,120", "64,120 70,126 76,120", width=2, fill="washi", opacity=0.6)
    d.shape("34,92 26,106 30,124 42,128! 46,112 46,96", "hue", 2.4)
    eye(d, 62, 70, 13, (0.9, 0.2), pupil=0.3)
    eye(d, 90, 70, 11, (0.9, 0.2), pupil=0.3)
    d.line("46,54,.5 58,50,4 72,56,.5", "84,56,.5 94,50,4 102,54,.5", fill="washi")
    d.shape("66,86! 78,80 92,84 104,94! 92,96 78,98!", "gold", 2.2)
    d.line("68,88,1 84,89,2 102,94,1")
    # The third leg and its candle.
    d.shape(brush("88,132,6 108,138,6 122,126,5"), "gold", 1.8)
    d.shape("118,130! 112,120! 120,122 124,114! 128,122 136,120! 130,130!", "gold", 1.6)
    d.shape("118,122! 118,94! 132,94! 132,122!", "moon", 2)
    d.line("125,94,2 125,88,1.6")
    d.shape("125,62! 134,78 132,88 125,91 118,88 116,78", "vermilion", 1.8)
    d.flat("125,74! 129,82 125,89 121,82", "gold")
    return d


def black_3():
    """Nearly grown. It flies by night if it must, with the lantern on, its eyes shut."""
    d = stage("black", 3)
    wing = "92,84 102,56 122,28 144,8! 148,22 142,32! 158,28 160,42 148,54! 162,54 162,68 148,76! 158,80 154,94 138,98! 142,108 128,114 106,112"
    for points in (wing, flipped(wing, 80)):
        d.shape(points, "hue", 3)
    d.wire("108,70 124,52 142,32", "110,82 130,68 148,54", "112,94 132,86 148,76", "52,70 36,52 18,32", "50,82 30,68 12,54", "48,94 28,86 12,76", width=2, fill="washi", opacity=0.55)
    d.shape(mirror("80,118 94,124 102,148! 90,142 86,154! 80,146", 80), "hue", 2.4)
    d.shape(mirror("80,64 100,72 108,98 102,122 80,132", 80), "hue", 3)
    d.wire("66,100 73,106 80,100", "80,100 87,106 94,100", "72,113 80,119 88,113", width=2, fill="washi", opacity=0.55)
    for leg in ("62,122,5 52,132,5 46,144,4", "98,122,5 108,132,5 114,144,4"):
        d.shape(brush(leg), "gold", 1.6)
    d.shapes(["46,140! 34,146! 42,147 44,157! 49,148 57,150!", "114,140! 126,146! 118,147 116,157! 111,148 103,150!"], "gold", 1.5)
    # Head: eyes pressed shut.
    d.shape(mirror("80,22 102,30 110,52 102,72 80,80", 80), "hue", 3)
    d.line("72,26,.5 68,10,4 60,4,.5", "80,24,.5 81,6,4.5 76,-2,.5", "88,26,.5 94,12,4 92,3,.5")
    d.line("56,40,1 66,46,4.5 74,52,3.5", "56,56,.5 66,52,4 74,52,3", "104,40,1 94,46,4.5 86,52,3.5", "104,56,.5 94,52,4 86,52,3", fill="washi")
    d.shape(mirror("80,54 88,58 94,66 86,68 80,80!", 80), "gold", 2.2)
    d.line("68,66,.5 80,64,2.2 92,66,.5")
    # The lantern, from the third leg.
    d.line("80,128,5 80,140,4", fill="gold")
    d.wire("80,138 80,146", width=2)
    paper_lantern(d, 80, 150, 15, 12, "vermilion", 2)
    return d


# Red: the flame that will be a wheel, and its supper.

def flame(cx, cy, s):
    return moved("0,-46! 14,-30 18,-34! 30,-12 28,14 14,30 0,34 -16,30 -28,14 -28,-8 -20,-26! -12,-18", cx, cy, s)


def red_1():
    """A spark, and the one bean it is roasting."""
    d = stage("red", 1)
    d.shape(flame(84, 122, 1.0), "hue", 2.6)
    d.flat(flame(84, 130, 0.66), "gold")
    eye(d, 74, 124, 6.5, (0.6, -0.7), weight=1.2)
    eye(d, 94, 124, 6.5, (0.6, -0.7), weight=1.2)
    d.line("77,138,.5 84,142,3 91,138,.5")
    d.line("108,140,3 126,96,2.4")
    d.oval(128, 90, 8, 6, "washi", 2, turn=-30)
    d.wire("124,90 132,88", width=1.5)
    for x, y, r in ((48, 96, 5), (58, 78, 3.5), (112, 72, 4)):
        spark(d, x, y, r * 1.4, "hue")
    return d


def red_2():
    """A will-o'-the-wisp that has found a fish, and knows what to do."""
    d = stage("red", 2)
    tail_ = "96,150 70,160 40,156 22,140! 40,142 44,134! 28,126 20,106 26,80! 36,92 42,90! 40,60 56,30 78,12! 76,34 86,42! 92,30 104,24! 104,46 122,66 130,94 124,126"
    d.shape(tail_, "hue", 3)
    d.flat("92,142 66,146 48,130 42,106 48,88! 56,98 62,92! 62,70 76,48! 80,64 90,68! 106,84 112,108 108,130", "gold")
    eye(d, 64, 98, 11, (0.8, 0.4))
    eye(d, 92, 98, 11, (0.8, 0.4))
    d.line("50,82,1 62,78,6 74,86,2", "82,86,2 94,78,6 106,82,1")
    d.shape("62,116! 78,120 96,116! 92,130 78,135 66,129", "ink", 1)
    d.flat("70,126 78,122 88,127 80,132", "vermilion")
    # The fish on its stick.
    d.line("106,152,3.6 144,66,3")
    d.shape("116,124! 112,104 120,84 134,72 146,72! 148,86 142,104 130,118!", "washi", 2.4)
    d.shape("116,120! 104,130! 112,134! 114,144! 126,128!", "washi", 2.2)
    d.oval(139, 82, 3, 3, "ink", 0)
    d.wire("132,82 138,90 142,94", "122,100 132,108", "118,108 128,116", width=1.8)
    d.shape(brush("126,130,9 116,138,8 112,130,.6"), "hue", 1.8)
    return d


def red_3():
    """A wheel at last, though not round everywhere yet; rice cakes puff on its rim."""
    d = stage("red", 3)
    d.shape(flames(76, 90, 54, 80, 14, 16), "hue", 3)
    d.flat(flames(76, 89, 50, 66, 11, 15, 8), "gold")
    d.oval(76, 88, 53, 53, "ink", 0)
    d.oval(75, 87, 47, 47, "washi", 0)
    for k in range(7):
        (ax, ay), (bx, by) = around(75, 87, k * 51 + 20, 38), around(75, 87, k * 51 + 20, 53)
        d.line(f"{ax:.1f},{ay:.1f},6 {bx:.1f},{by:.1f},9")
    d.shape(mirror("75,48 94,52 108,68 111,90 104,112 90,124 75,127", 75), "hue", 2.8)
    d.flat("108,68 111,90 104,112 90,124 75,127 64,125 88,114 100,94", "ink", 0.2)
    d.line("44,72,1 54,64,7 68,70,2", "82,70,2 96,64,7 106,72,1")
    eye(d, 58, 80, 9, (0.8, -0.6))
    eye(d, 92, 80, 9, (0.8, -0.6))
    d.shape("70,80! 68,92 62,98 68,103 75,101 83,103 88,97 81,91 80,80!", "hue", 1.6)
    d.shape("54,107! 75,110 96,106! 92,118 75,122 58,117", "ink", 1.4)
    d.flat("59,109! 75,112 91,108! 88,113 75,115 62,113", "moon")
    # Rice cakes.
    d.shape("112,22! 136,14! 142,30! 118,38!", "moon", 2.4)
    d.shape("122,14 126,2 140,2 144,12", "moon", 2)
    d.shape("136,48! 156,48! 157,66! 137,66!", "moon", 2.2)
    d.wire("118,30 136,24", "141,58 152,58", width=2, fill="gold")
    return d


# Blue: snow, and how it means to stay.

def blue_1():
    """A hare of snow with leaves for ears; it has seen the sun."""
    d = stage("blue", 1)
    d.shape("38,140 42,120 60,104 86,100 112,110 126,132 124,152 84,158 46,154", "moon", 2.8)
    d.flat("112,110 126,132 124,152 84,158 60,156 98,146 112,130", "hue", 0.8)
    d.shape("64,106! 52,94 44,74 46,62! 60,70 72,86 74,103!", "#4f9a62", 2.2)
    d.shape("80,101! 76,84 80,66 90,56! 98,70 98,88 92,102!", "#4f9a62", 2.2)
    d.wire("49,68 60,84 68,102", "89,62 88,82 86,100", width=1.4)
    d.oval(62, 126, 5, 5, "vermilion", 1.6)
    d.oval(88, 124, 5, 5, "vermilion", 1.6)
    d.line("70,137,.5 75,140,2.4 80,137,.5")
    d.line("54,117,.5 60,114,2.6 66,117,.5", "84,115,.5 90,112,2.6 96,116,.5")
    d.shape("108,92! 113,102 108,108 103,102", "hue", 1.5)
    d.shape("124,152 132,144 140,150 136,158 126,158", "moon", 2)
    return d


def blue_2():
    """A boy of snow, who has put his feet up to a brazier; one is already gone."""
    d = stage("blue", 2)
    d.shape(brush("34,108,5 14,96,4 6,82,3"), "gold", 1.2)
    d.shape("62,82 88,88 104,110 104,138 88,154 60,157 32,154 18,136 20,110 36,90", "moon", 3)
    d.flat("88,88 104,110 104,138 88,154 60,157 44,156 80,144 90,116", "hue", 0.8)
    d.shape(mirror("60,22 84,28 98,48 96,72 82,86 60,89", 60), "moon", 3)
    d.flat("84,28 98,48 96,72 82,86 62,89 84,72 88,48", "hue", 0.8)
    d.oval(60, 108, 3.4, 3.4, "ink", 0)
    d.oval(60, 124, 3.4, 3.4, "ink", 0)
    # Bucket for a hat.
    d.shape("34,30! 40,2! 78,0! 88,26! 60,33", "vermilion", 2.6)
    d.wire("38,14 60,18 82,12", width=2.4, fill="gold")
    shut(d, (47, 54), (74, 54), size=8, width=3.6)
    d.shape(mirror("60,56 70,62 66,66 60,67", 60), "vermilion", 1.6)
    d.line("48,73,1 60,78,3.4 72,73,1")
    # The brazier, a pool.
    d.shape("106,122! 154,122! 150,144 142,156! 118,156! 110,144", "indigo", 2.4)
    d.shape("112,120! 116,104! 124,112 130,92! 138,110 146,102! 149,120!", "vermilion", 2)
    d.flat("122,120! 130,104! 138,120!", "gold")
    d.line("112,132,1 130,136,2.6 148,132,1", fill="gold")
    d.shape(brush("84,112,5 102,106,4 114,98,3"), "gold", 1.2)
    d.shape("66,156 80,148 100,152 112,160 78,162", "hue", 1.8)
    d.shape("30,157 32,146 44,142 54,150 52,158", "moon", 2.2)
    return d


def blue_3():
    """A novice in a cape of straw. Hot tea is a mistake he makes every day."""
    d = stage("blue", 3)
    d.shape("80,68 116,76 140,104 144,138 124,156 80,160 36,156 16,138 20,104 44,76", "moon", 3.2)
    d.flat("116,76 140,104 144,138 124,156 80,160 52,158 108,146 126,114", "hue", 0.8)
    # The cape.
    d.shape(mirror("80,76 106,76 130,96 142,124! 128,118! 126,134! 112,122! 106,138! 96,122! 88,136! 80,120!", 80), "gold", 2.8)
    d.wire("80,84 80,116", "92,84 100,126", "68,84 60,126", "104,84 118,118", "56,84 42,118", width=1.8, opacity=0.7)
    d.line("58,80,5 80,90,8 102,80,5", fill="vermilion")
    d.shape(mirror("80,14 108,20 124,42 122,66 106,82 80,86", 80), "moon", 3.2)
    d.flat("108,20 124,42 122,66 106,82 82,86 108,66 112,40", "hue", 0.8)
    # A towel against the heat; brows like drifts; one painted eye.
    d.shape("38,34! 56,16 80,9 104,16 122,34! 102,27 80,24 58,27", "vermilion", 2.4)
    d.line("48,41,1 58,34,8 72,41,2", "88,41,2 102,34,8 114,41,1")
    d.oval(62, 53, 10, 10, "moon", 2.4)
    d.oval(99, 53, 10, 10, "moon", 2.4)
    d.oval(64, 55, 5, 5, "ink", 0)
    d.shape(mirror("80,52 87,62 88,67 80,69", 80), "vermilion", 1.7)
    d.line("66,76,.5 73,73,3.4 80,76,3 87,73,3.4 94,76,.5")
    # The cup.
    d.shape("92,110! 124,110! 120,132 114,136! 102,136! 96,132", "indigo", 2.4)
    d.oval(108, 110, 16, 4, "washi", 1.6)
    d.line("100,104,.5 97,96,3 103,90,3 100,82,.5", "114,104,.5 111,97,3 117,92,3 115,86,.5")
    d.line("134,124,6 122,120,5", fill="ink")
    d.shape("36,60! 41,70 36,76 31,70", "hue", 1.6)
    d.shape("126,52! 130,61 126,66 122,61", "hue", 1.6)
    return d


def drawings():
    return [green_a(), green_1(), green_2(), green_3(), purple_1(), purple_2(), purple_3(), pink_1(), pink_2(), pink_3(), yellow_1(), yellow_2(), yellow_3(),
            black_1(), black_2(), black_3(), red_1(), red_2(), red_3(), blue_1(), blue_2(), blue_3()]
