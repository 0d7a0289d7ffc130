"""The covers, the parade for the home page, the logo, the seal, the favicon and who is lost."""

import pagoda
import septet
import sketch
import tajuto
from motifs import disc, flames, paper_lantern
from pen import Drawing, mirror

# Brush strokes on a square of 100, in writing order.
HYAKU = ("12,13,10 50,12,8 90,12,9", "54,14,7 50,24,7 42,34,3", "24,36,9 25,64,8 26,95,8", "22,37,7 52,36,7 80,35,9! 79,64,8 77,96,9", "28,62,6 76,61,6", "28,90,7 76,89,7")
KI = ("50,0,8 46,8,6 38,16,2", "20,18,8 22,36,6 26,56,6", "18,19,6 50,18,6 80,17,8! 77,36,6 73,56,6", "49,19,6 49,54,6", "24,37,5 75,36,5", "27,54,6 73,53,6",
      "42,55,8 38,74,7 28,87,6 8,97,1", "58,55,8 57,76,7 60,89,8 74,94,8 92,92,7 95,78,1", "76,58,6 66,76,5! 74,77,5 86,75,4", "80,67,3 90,80,6")
SEVEN = ("4,46,9 50,39,7 96,33,9", "42,6,10 42,50,8 43,76,8 54,89,9 76,90,9 92,86,8 94,70,1")
TOWER = ("4,36,7 38,34,7", "20,12,8 20,78,7", "2,84,7 22,79,6 40,71,5", "44,18,6 98,16,7", "58,5,7 59,28,5", "82,4,7 80,28,5", "70,28,7 58,43,6 38,54,1", "70,30,6 82,43,7 99,53,6",
         "58,56,5 84,55,5", "50,68,7 52,97,6", "50,69,5 88,67,7! 86,97,7", "54,92,5 86,91,5")
PICTURE = ("8,9,8 92,7,8", "50,10,7 50,70,6", "28,25,7 29,70,6", "27,26,5 74,24,7! 72,70,6", "30,47,5 72,46,5", "30,68,6 72,67,6", "9,34,8 11,92,7", "10,90,7 90,89,7", "91,32,8 90,95,8")
MANY = ("46,2,8 36,18,6 16,32,1", "40,13,5 70,12,8! 56,34,7 18,54,1", "36,24,4 50,33,6", "62,38,8 46,60,6 22,76,1", "54,51,5 90,50,8! 72,78,7 18,99,1", "48,64,4 64,76,6")


def write(d, strokes, x, y, size, fill="ink"):
    """A character, its upper left corner at x, y."""
    d.group(f"translate({x} {y}) scale({size / 100:g})")
    d.line(*strokes, fill=fill)
    d.end()


def heavier(strokes, by):
    """The same strokes with a fuller brush."""
    def widened(point):
        x, y, w = point.rstrip("!").split(",")
        return f"{x},{y},{float(w) * by:.1f}" + ("!" if point.endswith("!") else "")
    return [" ".join(widened(point) for point in stroke.split()) for stroke in strokes]


def seal(d, strokes, x, y, size):
    """A character in a vermilion seal."""
    s = size
    d.shape([(x, y + 1, True), (x + s * 0.5, y - 1, False), (x + s, y, True), (x + s + 1, y + s * 0.5, False), (x + s, y + s, True), (x + s * 0.4, y + s + 1, False), (x, y + s, True), (x - 1, y + s * 0.4, False)], "vermilion", 1.8)
    write(d, heavier(strokes, 1.2), round(x + s * 0.15, 1), round(y + s * 0.15, 1), s * 0.7, "washi")


class Print:
    """A sheet with a margin; what is drawn between opening and closing stays inside the picture."""

    def __init__(self, name, ground, width=360, height=480, margin=12):
        self.drawing = d = Drawing(name, width, height)
        d.box(0, 0, width, height, "washi")
        box = f'x="{margin}" y="{margin}" width="{width - 2 * margin}" height="{height - 2 * margin}"'
        d.put(f'<clipPath id="cover-{name}-picture"><rect {box}/></clipPath><g clip-path="url(#cover-{name}-picture)">')
        d.box(0, 0, width, height, ground)
        self.box = box

    def close(self):
        d = self.drawing
        d.put("</g>")
        d.put(f'<rect fill="none" stroke="{d.ink("ink")}" stroke-width="3" {self.box}/>')
        return d


def stars(d, places, fill="washi"):
    d.flats([[(x, y - r, True), (x + r * 0.3, y - r * 0.3, True), (x + r, y, True), (x + r * 0.3, y + r * 0.3, True), (x, y + r, True), (x - r * 0.3, y + r * 0.3, True), (x - r, y, True), (x - r * 0.3, y - r * 0.3, True)] for x, y, r in places], fill)


def mist(d, x, y, w, fill="washi", opacity=1.0, h=9):
    """A band of mist with round ends, as the old prints cut their pictures."""
    d.put(f'<rect{d.attributes(fill, opacity)} x="{x}" y="{y}" width="{w}" height="{h * 2}" rx="{h}"/>')


def septet_cover():
    """The fox before the moon under seven lanterns, the seventh lit red."""
    page = Print("septet", "night")
    d = page.drawing
    d.oval(180, 226, 146, 146, "gold", 0)
    d.oval(180, 226, 139, 139, "moon", 0)
    stars(d, ((40, 150, 4), (326, 140, 5), (30, 250, 3), (338, 240, 3), (60, 90, 2.5), (300, 96, 2.5)))
    mist(d, -20, 300, 130, "indigo", 1, 11)
    mist(d, 250, 276, 140, "indigo", 1, 11)
    d.flat("0,480! 0,410 60,386 120,400 190,380 260,402 310,388 360,406 360,480!", "indigo")
    d.flat("0,480! 0,440 80,424 170,440 250,424 360,444 360,480!", "ink")
    d.place(septet.pink(), "translate(36 102) scale(1.44)")
    d.wire("0,34 180,62 360,34", width=2.4, fill="washi")
    for k in range(7):
        x = 36 + k * 48
        y = 44 + 26 * (1 - ((x - 180) / 180) ** 2)
        paper_lantern(d, x, round(y + 30, 1), 15, 18, "vermilion" if k == 6 else "washi", 1.8)
        d.wire(f"{x},{y - 3:.0f} {x},{y + 10:.0f}", width=2, fill="washi")
    d = page.close()
    seal(d, SEVEN, 22, 408, 50)
    return d


def pagoda_cover():
    """Sunset: the pagoda has eyes, the umbrella is off, and the river child has seen you."""
    page = Print("pagoda", "vermilion")
    d = page.drawing
    d.oval(252, 250, 116, 116, "gold", 0)
    for y, x, w in ((64, 230, 160), (150, -30, 90), (206, 300, 100), (330, -40, 110)):
        mist(d, x, y, w, "washi", 0.9, 7)
    # The tower against the light.
    tiers = []
    for k in range(5):
        y, w = 92 + k * 58, 40 + k * 11
        tiers.append(mirror(f"122,{y}! {122 + w * 0.55:.0f},{y + 14} {122 + w + 10},{y + 24}! {122 + w * 0.7:.0f},{y + 33} 122,{y + 34}!", 122))
        tiers.append(f"{122 - w * 0.62:.0f},{y + 30}! {122 + w * 0.62:.0f},{y + 30}! {122 + w * 0.66:.0f},{y + 62}! {122 - w * 0.66:.0f},{y + 62}!")
    d.flats(tiers)
    d.line("122,34,.5 122,98,5")
    for y, r in ((56, 6), (64, 8), (72, 10), (80, 12)):
        d.oval(122, y, r, 2.6, "ink", 0)
    for k, spots in enumerate(((122,), (112, 134), (100, 122, 146), (122,))):
        for x in spots:
            y = 92 + k * 58 + 45
            for side in (-5, 5):
                d.oval(x + side, y, 3.6, 4.4, "gold", 0)
                d.oval(x + side + 1, y, 1.5, 2.2, "ink", 0)
    d.flat("0,480! 0,398 70,380 180,388 300,376 360,392 360,480!", "#8c2a22")
    d.flat("0,480! 0,440 100,420 220,434 360,416 360,480!", "indigo")
    d.place(pagoda.kappa(), "translate(10 250) scale(1.04)")
    d.place(pagoda.karakasa(), "translate(164 172) scale(1.26)")
    d = page.close()
    seal(d, TOWER, 286, 22, 50)
    return d


def sketch_cover():
    """Four sheets and the brush that did it."""
    page = Print("sketch", "#3f7f6a")
    d = page.drawing
    d.wire(*[f"{x},{y} {x + 30},{y - 30} {x + 60},{y}" for row, y in enumerate(range(60, 520, 60)) for x in range(-30 - (row % 2) * 30, 360, 60)], width=3, fill="washi", opacity=0.16)
    sheets = ((sketch.yellow(), 26, 26, -6), (sketch.red(), 186, 44, 5), (sketch.green(), 20, 214, 4), (sketch.blue(), 182, 230, -5))
    for drawing, x, y, turn in sheets:
        d.group(f"rotate({turn} {x + 76} {y + 80})")
        d.box(x + 4, y + 6, 152, 164, "ink", 0.35)
        d.box(x - 2, y - 2, 156, 166)
        d.box(x, y, 151, 161, "moon")
        d.place(drawing, f"translate({x + 4} {y + 4}) scale(.9)")
        d.end()
    # The brush, still wet, and its last drops.
    d.group("rotate(-18 180 430)")
    d.shape("88,424! 300,414! 344,416 346,430 300,436! 88,432!", "gold", 2.6)
    d.shape("66,416! 92,420! 92,436! 66,440!", "vermilion", 2.4)
    d.shape("66,416! 44,412 28,420 12,434! 30,438 46,444 66,440!", "ink", 1.6)
    d.line("100,426,.5 200,421,2 300,418,.5", fill="washi", opacity=0.6)
    d.end()
    d.flats([disc(44, 440, 7, 6), disc(30, 456, 3), disc(58, 452, 2.4)])
    d = page.close()
    seal(d, PICTURE, 288, 408, 50)
    return d


def tajuto_cover():
    """Eight pagodas in the morning, each as high as the players have let it grow."""
    page = Print("tajuto", "#e9c58a")
    d = page.drawing
    d.oval(264, 108, 52, 52, "vermilion", 0)
    d.flat("0,330! 0,250 60,214 116,140 142,96 154,86 166,92 192,132 250,206 360,262 360,340!", "indigo")
    d.flat("116,140 142,96 154,86 166,92 192,132 198,141 180,136 172,158 156,132 144,164 132,136 108,152!", "moon")
    mist(d, -30, 228, 170, "#e9c58a", 1, 9)
    mist(d, 190, 250, 210, "#e9c58a", 1, 9)
    mist(d, -20, 150, 90, "moon", 0.9, 6)
    mist(d, 286, 170, 110, "moon", 0.9, 6)
    d.flat("0,480! 0,290 90,268 180,284 280,266 360,286 360,480!", "#7fa37a")
    d.flat("0,480! 0,372 120,346 250,366 360,350 360,480!", "#5f8a66")
    # One floor and one roof, used again and again, in the colour of each pagoda.
    current = lambda part: part.replace(f"var(--ink-fill,{tajuto.printed('tajuto', 'red')})", "currentColor")
    for size, name in ((2, "floor"), (6, "roof")):
        d.put(f'<defs><g id="cover-tajuto-{name}">')
        d.parts += [current(part) for part in tajuto.floor(size).parts]
        d.put("</g></defs>")
    hues = tajuto.printed
    garden = (("black", 60, 318, 6, 0.4), ("purple", 146, 312, 4, 0.4), ("white", 232, 318, 3, 0.4), ("orange", 316, 314, 5, 0.4),
              ("green", 52, 398, 4, 0.58), ("yellow", 304, 394, 2, 0.58), ("blue", 62, 462, 2, 0.7), ("red", 192, 452, 6, 0.92))
    for colour, x, foot, n, scale in garden:
        d.put(f'<g color="{hues("tajuto", colour)}" transform="translate({x - 100 * scale:.1f} {foot - 104 * scale:.1f}) scale({scale})">')
        y = 0.0
        for k in range(n):
            if k == 5:
                d.put(f'<use href="#cover-tajuto-roof" x="0" y="{y:.1f}"/>')
            else:
                s = (74 - (k + 1) * 8) / 58
                d.put(f'<use href="#cover-tajuto-floor" transform="translate({100 - 100 * s:.1f} {y + 104 - 104 * s:.1f}) scale({s:.2f})"/>')
            y -= 36
        d.put("</g>")
    d.place(tajuto.monk(), "translate(278 392) scale(.72)")
    d = page.close()
    seal(d, MANY, 22, 22, 50)
    return d


def banner():
    """The head of the parade, before the moon."""
    d = Drawing("banner", 1200, 400)
    d.put('<clipPath id="cover-banner-picture"><rect width="1200" height="400"/></clipPath><g clip-path="url(#cover-banner-picture)">')
    d.box(0, 0, 1200, 400, "indigo")
    d.oval(1092, 150, 124, 124, "gold", 0)
    d.oval(1092, 150, 118, 118, "moon", 0)
    stars(d, ((60, 60, 5), (190, 104, 3.4), (300, 46, 4), (430, 86, 3), (560, 40, 5), (860, 92, 3.4), (920, 40, 4), (760, 30, 3), (120, 176, 3)))
    for x, y, w in ((-40, 130, 240), (300, 150, 200), (940, 64, 130), (1100, 216, 160)):
        mist(d, x, y, w, "#39446b", 1, 11)
    d.flat("0,400! 0,262 140,226 300,244 470,214 640,240 800,216 960,240 1200,222 1200,400!", "#4d5a88")
    d.flat("0,400! 0,306 180,282 420,300 660,280 900,302 1200,280 1200,400!", "#6a77a3")
    d.flat("0,400! 0,352 220,336 480,350 740,334 980,350 1200,334 1200,400!", "washi")
    d.flat("0,400! 0,392 240,384 520,394 800,384 1200,392 1200,400!", "gold")
    # Three of them, large: all eight would be a file three times as big.
    for drawing, x, y, s in ((pagoda.rokurokubi(), 120, 82, 1.5), (pagoda.kitsune(), 470, 92, 1.45), (pagoda.karakasa(), 850, 62, 1.6)):
        d.place(drawing, f"translate({x} {y}) scale({s})")
    d.put("</g>")
    return d


def logo():
    """The name, written: a hundred demons. In the colour of the text, with a vermilion seal of flames."""
    d = Drawing("logo", 250, 110)
    d.oval(54, 56, 46, 46, "vermilion", 0)
    d.flat(flames(54, 57, 20, 37, 7, 16), "washi")
    d.oval(54, 57, 10, 10, "vermilion", 0)
    d.group("translate(112 22) scale(.64)")
    d.line(*heavier(HYAKU, 1.5), fill="currentColor")
    d.end()
    d.group("translate(182 22) scale(.64)")
    d.line(*heavier(KI, 1.4), fill="currentColor")
    d.end()
    return d


def favicon():
    """The crest alone: it must read at 16 pixels, so it has no outline."""
    d = Drawing("favicon", 32, 32)
    d.box(0, 0, 32, 32, "vermilion", r=7)
    d.flat([(x, y, c) for x, y, c in flames(16, 16.4, 7.2, 15.4, 7, 17)], "washi")
    d.oval(16, 16.4, 4, 4, "vermilion", 0)
    return d


def favicon_turn():
    """The same with a gold light: it is your turn in this tab."""
    d = favicon()
    d.name = "favicon-turn"
    d.oval(25, 7, 5.6, 5.6, "gold", 1.6)
    return d


def lost():
    """Who stands on a page that is not there: an umbrella that somebody has left behind."""
    d = pagoda.karakasa()
    d.name = "lost"
    return d


def drawings():
    covers = [septet_cover(), pagoda_cover(), sketch_cover(), tajuto_cover()]
    return [*covers, banner(), logo(), favicon(), favicon_turn(), lost()]
