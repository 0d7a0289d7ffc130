"""Tajuto: the floors of the pagodas, the monks' path, the tiles of the village, the signs of actions and objectives.

Every floor is drawn on 200 × 120 with the middle of its foot at (100, 104) and its next floor's foot RISE higher,
so that a pagoda is its floors set on top of each other, each moved up by RISE.
"""

from hues import printed
from motifs import brush, disc, petal, zigzag_paper
from pen import Drawing, flipped, mirror, moved

RISE = 36
FOOT = 104
# How much lower than wide everything lies: the gentle slope of the garden.
SLOPE = 0.34


def corners(half, y):
    """The four corners of a square lying in the garden: left, front, right, back."""
    return (100 - half, y), (100, y + half * SLOPE), (100 + half, y), (100, y - half * SLOPE)


def walls(d, half, foot, height):
    (lx, ly), (fx, fy), (rx, ry), _ = corners(half, foot - half * SLOPE)
    d.shape([(lx, ly - height, True), (fx, fy - height, True), (rx, ry - height, True), (rx, ry, True), (fx, fy, True), (lx, ly, True)], "washi", 2)
    d.flat([(fx, fy - height, True), (rx, ry - height, True), (rx, ry, True), (fx, fy, True)], "ink", 0.22)
    posts = []
    for k in (0.04, 0.35, 0.65, 0.96):
        for sx, sy in ((lx, ly), (rx, ry)):
            x, y = sx + (fx - sx) * k, sy + (fy - sy) * k
            posts.append(f"{x:.1f},{y:.1f} {x:.1f},{y - height:.1f}")
    d.wire(*posts, width=2, fill="tint")


def eaves(d, half, y, top):
    """A curved roof from its four upturned corners up to a smaller square."""
    (lx, ly), (fx, fy), (rx, ry), (bx, by) = corners(half, y)
    (ux, uy), (vx, vy), (wx, wy), (zx, zy) = corners(top, y - 13)
    mid = lambda a, b, sag: ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag, False)
    lift = 3
    left, front, right = (lx, ly - lift), (fx, fy - lift * 0.4), (rx, ry - lift)
    d.shape([(*left, True), mid(left, front, 1.6), (*front, True), mid(front, right, 1.6), (*right, True), mid(right, (wx, wy), 2.4), (wx, wy, True), (zx, zy, True), (ux, uy, True), mid((ux, uy), left, 2.4)], "tint", 2.4)
    d.flat([(*front, True), mid(front, right, 1.6), (*right, True), mid(right, (wx, wy), 2.4), (wx, wy, True), (vx, vy, True)], "ink", 0.22)
    d.wire(f"{front[0]},{front[1]:.1f} {(front[0] + vx) / 2},{(front[1] + vy) / 2 + 1:.1f} {vx},{vy:.1f}", width=2)
    tiles = []
    for k in (0.25, 0.5, 0.75):
        for a, b in ((left, (ux, uy)), (right, (wx, wy))):
            px, py = a[0] + (front[0] - a[0]) * k, a[1] + (front[1] - a[1]) * k + 1
            qx, qy = b[0] + (vx - b[0]) * k, b[1] + (vy - b[1]) * k
            tiles.append(f"{px:.1f},{py:.1f} {qx:.1f},{qy:.1f}")
    d.wire(*tiles, width=1.3, opacity=0.55)
    # The light edge on which the snow would lie, and the sole of the floor above.
    d.wire(f"{left[0] + 3:.1f},{left[1] + 1.4:.1f} {(left[0] + front[0]) / 2:.1f},{(left[1] + front[1]) / 2 + 3:.1f} {front[0]},{front[1] - 0.4:.1f}", width=1.2, fill="washi", opacity=0.7)
    d.flat([(ux, uy, True), (vx, vy, True), (wx, wy, True), (zx, zy, True)], "ink", 0.9)


def floor(size):
    """Floor 1 is the base and the widest, floor 6 the roof."""
    d = Drawing(f"floor-{size}", 200, 120, printed("tajuto", "red"))
    half = 74 - size * 8
    foot = FOOT + 0.0
    if size == 1:
        (lx, ly), (fx, fy), (rx, ry), (bx, by) = corners(half + 12, foot - (half + 12) * SLOPE + 6)
        d.shape([(lx, ly - 6, True), (bx, by - 6, True), (rx, ry - 6, True), (rx, ry, True), (fx, fy, True), (lx, ly, True)], "washi", 2)
        d.flat([(fx, fy - 6, True), (rx, ry - 6, True), (rx, ry, True), (fx, fy, True)], "ink", 0.3)
        foot -= 4
    walls(d, half, foot, 20)
    middle = foot - half * SLOPE
    if size == 1:
        d.flat([(100 - half * 0.62, middle + half * 0.13, True), (100 - half * 0.36, middle + half * 0.22, True), (100 - half * 0.36, middle + half * 0.22 - 15, True), (100 - half * 0.62, middle + half * 0.13 - 15, True)])
    top = half - 12 if size < 6 else 3
    eaves(d, half + 22, middle - 16, top)
    if size == 6:
        y = middle - 28
        d.shape(mirror(f"100,{y - 16:.1f}! 110,{y - 2:.1f} 121,{y + 9:.1f} 100,{y + 17:.1f}", 100), "tint", 2.2)
        d.flat(f"100,{y - 15:.1f}! 110,{y - 2:.1f} 121,{y + 9:.1f} 101,{y + 16:.1f}", "ink", 0.22)
        d.line(f"100,{y - 46:.1f},.5 100,{y - 10:.1f},3.4")
        for k in range(4):
            d.oval(100, y - 36 + k * 6.5, 3.4 + k * 0.9, 1.8, "gold", 1.2)
    return d


def cube():
    """The offering: a cube in the colour of its owner."""
    d = Drawing("cube", 48, 48, "#d8412f", margin=3)
    d.shape("24,4! 43,14! 43,33! 24,44! 5,33! 5,14!", "tint", 2.4)
    d.flat("24,4! 43,14! 24,24! 5,14!", "moon", 0.35)
    d.flat("43,14! 43,33! 24,44! 24,24!", "ink", 0.28)
    d.wire("5,14 24,24", "24,24 43,14", "24,24 24,43", width=1.6)
    return d


def monk():
    """The monk on the path, in his large hat; the hat has its owner's colour."""
    d = Drawing("monk", 80, 100, "#d8412f", margin=3)
    d.shape("40,36 54,42 62,62 68,92! 40,96 12,92! 18,62 26,42", "washi", 2.6)
    d.flat("54,42 62,62 68,92! 46,95 52,70", "ink", 0.2)
    d.line("30,46,3 42,66,4 40,84,1", "52,46,3 40,60,3", fill="tint")
    # Hands in the sleeves, the staff, the beads.
    d.shape("20,60 40,66 60,60 58,76 40,80 22,76", "washi", 2)
    d.line("68,14,2 70,96,3")
    d.oval(68, 11, 5, 6, "gold", 1.8)
    d.flats([disc(68, 11, 2.4, 3.2)], "washi")
    for k in range(5):
        d.oval(30 + k * 5, 82 + (2 - abs(k - 2)) * 2.4, 2.4, 2.4, "gold", 1)
    d.shape(mirror("40,26 50,30 52,40 46,46 40,47", 40), "#e9c9a0", 2)
    d.line("33,40,.5 36,42,1.8 39,40,.5", "42,40,.5 45,42,1.8 48,40,.5")
    d.shape("2,34! 20,18 40,6! 60,18 78,34! 60,38 40,39 20,38", "tint", 2.6)
    d.flat("40,8! 60,18 77,34! 60,38 44,39 54,26", "ink", 0.2)
    d.wire("40,8 32,22 26,37", "40,8 40,24 40,38", "40,8 48,22 54,37", width=1.4, opacity=0.6)
    return d


def bag():
    """The bag, tied, with something of every size in it."""
    d = Drawing("bag", 120, 120, "#3d4a78", margin=3)
    d.shape("44,38! 50,50 30,66 16,92 24,112 60,116 96,112 104,92 90,66 70,50 76,38! 60,44", "hue", 3)
    d.flat("90,66 104,92 96,112 60,116 40,114 72,104 84,84 78,58", "ink", 0.3)
    d.line("34,80,.5 42,70,2.4 50,68,.5", "28,96,.5 30,88,2.4 33,84,.5", fill="washi", opacity=0.8)
    d.shape("44,38! 34,22 30,10! 44,16 52,6! 60,16 70,5! 76,16 92,12! 86,24 76,38! 60,44", "hue", 2.6)
    d.wire("50,36 46,26 44,18", "60,40 60,30 60,20", "70,36 74,26 76,18", width=1.6, fill="washi", opacity=0.7)
    d.line("42,42,5 60,48,6 78,42,5", fill="vermilion")
    d.line("76,43,2 92,50,4 96,64,1", "78,43,2 96,42,4 106,50,1", fill="vermilion")
    # A roof in the cloth, pressed from inside.
    d.line("44,98,.5 60,80,3 78,98,.5", "48,92,.5 60,100,2 74,92,.5", fill="gold")
    return d


def sign(name, hue="#d8412f"):
    return Drawing(name, 64, 64, hue, margin=3)


def little_pagoda(d, x, y, n=3, fill="vermilion", scale=1.0, weight=1.6):
    """A pagoda seen from the front, for signs; y is its foot."""
    for k in range(n):
        w, top = (18 - k * 3.4) * scale, y - (k * 11 + 4) * scale
        d.shape([(x - w * 0.6, top - 6 * scale, True), (x + w * 0.6, top - 6 * scale, True), (x + w * 0.6, top + 4 * scale, True), (x - w * 0.6, top + 4 * scale, True)], "washi", weight * 0.8)
        d.shape(mirror(f"{x},{top - 11 * scale}! {x + w * 0.6},{top - 8 * scale} {x + w * 1.15},{top - 4 * scale}! {x + w * 0.6},{top - 3 * scale} {x},{top - 3 * scale}", x), fill, weight)
    top = y - (n * 11 + 3) * scale
    d.line(f"{x},{top - 9 * scale},.5 {x},{top + 2 * scale},{2.6 * scale}")


def draw_action():
    """Draw: a floor comes out of the bag."""
    d = sign("action-draw", "#3d4a78")
    d.shape("16,34! 8,48 12,60 32,62 52,60 56,48 48,34! 32,38", "hue", 2.4)
    d.oval(32, 34, 17, 5, "ink", 1.2)
    d.shape("22,18! 42,18! 42,35! 32,37 22,35!", "washi", 2)
    d.line("32,20,2 32,36,2")
    d.shape(mirror("32,4! 40,8 54,18! 44,22 32,22", 32), "vermilion", 2.2)
    d.line("14,40,3 32,45,4 50,40,3", fill="vermilion")
    d.line("18,52,.5 22,47,2 27,48,.5", fill="washi", opacity=0.8)
    return d


def offer_action():
    """Offer: a cube on two hands."""
    d = sign("action-offer")
    d.shape("32,6! 46,13! 46,28! 32,36! 18,28! 18,13!", "tint", 2.2)
    d.flat("46,13! 46,28! 32,36! 32,20!", "ink", 0.28)
    d.wire("18,13 32,20", "32,20 46,13", "32,20 32,35", width=1.5)
    hand = "33,52! 36,44 50,38 60,28! 62,36 58,50 46,60 34,60!"
    d.shapes([hand, flipped(hand, 32)], "#e9c9a0", 2.2)
    return d


def get_action():
    """Get a tile: a coin for a wooden tile."""
    d = sign("action-get", "#c9a24b")
    d.shape("26,8! 58,8! 58,42! 26,42!", "washi", 2.4)
    d.line("34,18,2.6 50,18,2.6", "34,26,2.6 50,26,2.6", "34,34,2.6 44,34,2.6")
    d.oval(22, 42, 15, 15, "hue", 2.4)
    d.flats(["17,37! 27,37! 27,47! 17,47!"])
    d.flats(["18.5,38.5! 25.5,38.5! 25.5,45.5! 18.5,45.5!"], "washi")
    return d


def build_action():
    """Build: a floor comes down on a pagoda."""
    d = sign("action-build")
    little_pagoda(d, 32, 62, 2, "vermilion", 1.15)
    d.shape("32,30! 22,18! 28,18! 28,4! 36,4! 36,18! 42,18!", "gold", 1.8)
    return d


def claim_action():
    """Claim: a hand-written fan."""
    d = sign("action-claim")
    d.shape("32,56! 4,30 10,16 32,9 54,16 60,30!", "vermilion", 2.6)
    d.wire("32,55 14,20", "32,55 25,12", "32,55 39,12", "32,55 50,20", width=1.5)
    d.oval(32, 26, 8, 8, "washi", 1.4)
    d.oval(32, 56, 3, 3, "ink", 0)
    return d


def mp():
    """A meditation point: a stone laid on a stone."""
    d = sign("mp", "#c9a24b")
    d.shape("32,40 52,43 58,52 48,60 16,60 6,52 12,43", "washi", 2.4)
    d.flat("52,43 58,52 48,60 26,60 46,54", "ink", 0.2)
    d.shape("32,22 46,25 50,33 44,41 20,41 14,33 18,25", "hue", 2.4)
    d.shape("32,6 41,9 43,16 39,23 25,23 21,16 23,9", "vermilion", 2.4)
    return d


def sp():
    """A spirituality point: the lotus."""
    d = sign("sp", "#e58aa8")
    for angle in (-72, 72, -46, 46):
        d.shape(petal(32, 50, angle, 2, 29, 16), "hue", 2)
    for angle in (-20, 20, 0):
        d.shape(petal(32, 52, angle, 2, 44, 13), "moon" if angle == 0 else "hue", 2)
    d.line("10,56,1 32,60,5 54,56,1", fill="#4f9a62")
    return d


def board(d, hue="washi"):
    """The wooden tile under a motif."""
    d.shape("7,5! 32,4 93,6! 95,36 94,94! 60,96 6,94! 5,50", hue, 2.6)
    d.wire("12,20 14,50 12,84", "90,14 88,46 90,78", width=1.2, opacity=0.25)


def tile(name, hue="#c9a24b"):
    return Drawing(f"tile-{name}", 100, 100, hue)


def wisdom(n):
    """Wisdom: a scroll with as many lotus leaves as it is worth."""
    d = tile(f"w{n}", "#e58aa8")
    board(d)
    d.shape("22,26! 78,26! 78,76! 22,76!", "moon", 2)
    for y in (22, 80):
        d.shape([(16, y - 5, True), (84, y - 5, True), (84, y + 5, True), (16, y + 5, True)], "vermilion", 2)
        d.shapes([[(10, y - 3, True), (16, y - 3, True), (16, y + 3, True), (10, y + 3, True)], [(84, y - 3, True), (90, y - 3, True), (90, y + 3, True), (84, y + 3, True)]], "gold", 1.6)
    places = {1: ((50, 52),), 2: ((38, 52), (62, 52)), 3: ((50, 42), (37, 62), (63, 62)), 4: ((38, 41), (62, 41), (38, 62), (62, 62)), 5: ((35, 40), (65, 40), (50, 51), (35, 63), (65, 63))}
    for x, y in places[n]:
        d.shapes([petal(x, y + 7, angle, 1, 16, 17) for angle in (-52, 52)], "hue", 1.3)
        d.shape(petal(x, y + 8, 0, 1, 18, 17), "hue", 1.3)
    return d


def market():
    """Market: a stall under a striped awning."""
    d = tile("market")
    board(d)
    d.line("24,40,4 24,86,4", "76,40,4 76,86,4")
    d.shape("16,66! 84,66! 84,76! 16,76!", "gold", 2)
    for x, fill in ((32, "vermilion"), (48, "gold"), (64, "vermilion")):
        d.oval(x, 60, 8, 7, fill, 1.8)
    d.shape("22,18! 78,18! 90,42! 82,48 74,42! 66,48 58,42! 50,48 42,42! 34,48 26,42! 18,48 10,42!", "washi", 2.6)
    d.flats(["22,18! 34,18! 26,42! 18,47 11,42!", "45,18! 56,18! 58,42! 50,47 42,42!", "67,18! 78,18! 89,42! 82,47 74,42!"], "vermilion")
    return d


def shrine():
    """Shrine: its gate, its rope."""
    d = tile("shrine")
    board(d)
    d.shapes(["26,36! 34,36! 32,88! 22,88!", "66,36! 74,36! 78,88! 68,88!"], "vermilion", 2)
    d.shape("16,44! 84,44! 84,52! 16,52!", "vermilion", 2)
    d.shape("10,18! 30,24 50,26 70,24 90,18! 86,36 50,39 14,36", "vermilion", 2.2)
    d.flat("8,14! 30,20 50,22 70,20 92,14! 89,23 50,28 11,23")
    d.shape(brush("32,56,6 50,64,8 68,56,6"), "gold", 1.8)
    zigzag_paper(d, 40, 62, 7)
    zigzag_paper(d, 60, 62, 7, -1)
    return d


# The letters of the action tiles as brush strokes, each in the tile's upper left corner.
LETTERS = {
    "a": ("18,36,2 24,18,4 30,36,4", "21,30,2 28,30,2.4"),
    "b": ("20,18,4 20,36,4", "20,18,3 28,20,3.6 27,25,3 21,26,2", "21,26,2 29,28,3.6 28,34,3.4 20,36,3"),
    "c": ("29,21,3 24,18,3.4 19,24,4 20,32,4 25,36,3.6 30,33,2.4",),
    "d": ("20,18,4 20,36,4", "20,18,3 27,20,3.6 30,27,4 27,34,3.6 20,36,3"),
    "e": ("20,18,4 20,36,4", "19,19,3.4 30,18,3", "20,27,3 28,26.6,2.6", "19,35,3.4 31,35,3.4"),
    "f": ("20,18,4 20,37,4", "19,19,3.4 31,18,3", "20,27,3 28,26.6,2.6"),
}


def letter_tile(name, signs, hue):
    """An action tile: its letter, and the sign of what it does, on a coloured board."""
    d = tile(name, hue)
    board(d, "hue")
    d.flat("14,13! 86,14! 87,87! 13,86!", "washi")
    if len(signs) == 1:
        d.place(signs[0], "translate(27 29) scale(.84)")
    else:
        for sign_, (x, y) in zip(signs, ((44, 15), (15, 49), (51, 49))):
            d.place(sign_, f"translate({x} {y}) scale(.54)")
    d.line(*LETTERS[name])
    return d


def inauguration():
    """Inauguration: a finished pagoda between two banners; the pagoda takes its colour."""
    d = tile("inauguration", "#d8412f")
    board(d)
    little_pagoda(d, 50, 84, 5, "tint", 1.1, 1.8)
    for x, k in ((20, 1), (80, -1)):
        d.line(f"{x},20,2 {x},86,3")
        d.shape([(x, 24, True), (x + k * 12, 26, True), (x + k * 11, 56, True), (x, 54, True)], "vermilion", 1.8)
        d.oval(x + k * 6, 36, 3, 3, "washi", 0)
    return d


def objective(name):
    d = Drawing(f"objective-{name}", 64, 64, "#c9a24b")
    d.oval(32, 32, 28, 28, "hue", 2.6)
    d.oval(32, 32, 24, 24, "washi", 1.2)
    return d


def objectives():
    out = []
    for name, n in (("wisdom5", 1), ("wisdom10", 2)):
        d = objective(name)
        for x in ((32,), (22, 42))[n - 1]:
            s = 1.5 if n == 1 else 1
            d.shapes([petal(x, 42, angle, 1, 17 * s, 17) for angle in (-58, 58)], "#e58aa8", 1.6)
            d.shape(petal(x, 43, 0, 1, 21 * s, 17), "#e58aa8", 1.6)
        d.line("16,46,.5 32,49,4 48,46,.5", fill="#4f9a62")
        out.append(d)
    for name, places in (("cubes4", ((25, 25), (39, 25), (25, 39), (39, 39))), ("cubes0", ())):
        d = objective(name)
        if places:
            d.shapes([[(x, y - 7, True), (x + 6, y - 3.5, True), (x + 6, y + 3.5, True), (x, y + 7, True), (x - 6, y + 3.5, True), (x - 6, y - 3.5, True)] for x, y in places], "vermilion", 1.5)
        else:
            d.line("32,15,2.6 47,23,3! 47,41,2.4! 32,49,3! 17,41,2.4! 17,23,2.6! 32,15,2.6")
            d.line("18,48,3 32,32,5 48,15,2", fill="vermilion")
        out.append(d)
    d = objective("space30")
    d.shape("12,46! 26,20 32,14! 40,22 52,46! 32,50", "indigo", 1.8)
    d.flat("26,20 32,14! 40,22 42,27 36,24 32,30 28,24 23,28", "moon")
    d.line("20,47,2 32,42,3 28,36,2 36,32,1.6", fill="gold")
    out.append(d)
    for name, n in (("first", 1), ("fourth", 4)):
        d = objective(name)
        little_pagoda(d, 32, 44, 3, "vermilion", 0.75, 1.6)
        for k in range(n):
            d.oval(32 + (k - (n - 1) / 2) * 7, 50, 2.4, 2.4, "vermilion", 0.8)
        out.append(d)
    d = objective("furthest")
    monk_ = monk()
    d.place(monk_, "translate(10 9) scale(.5)")
    d.shape("46,12! 58,16! 46,22!", "vermilion", 1.5)
    d.line("46,10,1.6 46,50,2.4")
    out.append(d)
    return out


def mountain():
    """The monks' path up the mountain: the page sets the monks along it."""
    d = Drawing("mountain", 360, 240, "#3d4a78")
    d.flat("0,240! 0,190 60,170 120,120 156,64 176,34 184,28! 198,36 214,66 250,124 304,172 360,188 360,240!", "hue")
    d.flat("156,64 176,34 184,28! 198,36 214,66 222,80 208,76 200,92 188,74 178,96 168,78 152,86! 148,78", "moon")
    d.flat("214,66 250,124 304,172 360,188 360,240! 260,240 232,180 216,120 204,84", "ink", 0.3)
    # Mist in two bands.
    d.flat("0,150 40,142 90,150 60,158 20,160! 0,160!", "washi", 0.5)
    d.flat("250,112 300,104 346,110 360,108! 360,120 300,122 262,120", "washi", 0.5)
    d.flat("0,200 70,190 130,204 210,196 290,208 360,198 360,240! 0,240!", "washi", 0.18)
    d.line("20,232,7 110,226,7 210,218,6.4 268,204,6 240,188,5.4 160,180,5 124,164,4.4 160,150,4 214,142,3.6 220,128,3 176,118,2.8 172,104,2.2 190,94,1.6 184,60,1", fill="gold")
    d.shapes([mirror("184,10! 188,14 196,18! 184,22", 184)], "vermilion", 1.4)
    d.shapes(["180,20! 188,20! 188,29! 180,29!"], "washi", 1.2)
    for x, y, s in ((36, 214, 1.1), (54, 222, 0.8), (318, 214, 1.2), (300, 226, 0.9), (338, 226, 0.8), (88, 206, 0.7)):
        d.flat(moved("0,-26! 6,-12! 3,-12! 9,2! 1.5,2! 1.5,8! -1.5,8! -1.5,2! -9,2! -3,-12! -6,-12!", x, y, s))
    return d


def plot():
    """A bed of raked gravel in which a pagoda stands; the same 200 × 120 as a floor."""
    d = Drawing("plot", 200, 120, printed("tajuto", "red"))
    (lx, ly), (fx, fy), (rx, ry), (bx, by) = corners(98, 84)
    d.shape([(lx, ly, True), (bx, by, True), (rx, ry, True), (fx, fy, True)], "washi", 1.4)
    for k in (0.86, 0.72):
        (lx, ly), (fx, fy), (rx, ry), (bx, by) = corners(98 * k, 84)
        d.wire(f"{lx:.1f},{ly:.1f} {bx:.1f},{by:.1f} {rx:.1f},{ry:.1f} {fx:.1f},{fy:.1f} {lx:.1f},{ly:.1f}", width=1.3, opacity=0.35)
    d.oval(24, 84, 7, 4.5, "tint", 1.4)
    d.oval(33, 87, 4.5, 3, "tint", 1.2)
    return d


def drawings():
    draw, offer, get = draw_action(), offer_action(), get_action()
    tiles = [letter_tile(name, (draw, offer, get), hue) for name, hue in (("a", "#4f9a62"), ("b", "#c9a24b"), ("c", "#d8412f"))]
    tiles += [letter_tile("d", (draw,), "#3d4a78"), letter_tile("e", (offer,), "#d8412f"), letter_tile("f", (get,), "#c9a24b")]
    return ([floor(size) for size in range(1, 7)] + [cube(), monk(), bag(), draw, offer, get, build_action(), claim_action(), mp(), sp()]
            + [wisdom(n) for n in range(1, 6)] + [market(), shrine(), inauguration()] + tiles + objectives() + [mountain(), plot()])
