"""The marks of the interface, cut with the same knife as the crests."""

from motifs import around, disc
from pen import Crest, flipped, mirror, ribbon


def ring(crest, x, y, outer, inner):
    return crest.solid(disc(x, y, outer)).hole(disc(x, y, inner))


def frame(crest, x, y, w, h, line):
    box = lambda a, b, c, d: [(a, b, True), (c, b, True), (c, d, True), (a, d, True)]
    return crest.solid(box(x, y, x + w, y + h)).hole(box(x + line, y + line, x + w - line, y + h - line))


def home(c):
    return c.solid("12,1.6! 15,5.6 23,10! 19.6,12 4.4,12 1,10! 9,5.6", "4.6,13! 10,13! 10,22! 4.6,22!", "14,13! 19.4,13! 19.4,22! 14,22!", "9,13! 15,13! 15,15.4! 9,15.4!")


def log(c):
    return c.solid("4,2! 20,2! 20,22! 4,22!").hole("7,6! 17,6! 17,8! 7,8!", "7,11! 17,11! 17,13! 7,13!", "7,16! 13,16! 13,18! 7,18!")


def chat(c):
    return c.solid("12,2.6 19,4.2 22.6,10.2 20,16.2 13,18.4! 7.4,23! 7.8,17.6 2.6,14 2,8 6,3.8").hole(disc(7.6, 10.6, 1.5), disc(12.2, 10.6, 1.5), disc(16.8, 10.6, 1.5))


def aid(c):
    return c.solid(disc(12, 12, 11)).hole(ribbon("8,9.4,2.4 9,6.6,2.6 12.2,5.4,2.8 15.4,7,2.8 15.2,10.2,2.8 12.4,12.2,2.6 12,15,2.6"), disc(12, 18.2, 1.7))


def undo(c):
    return c.solid("1.4,9! 10,2! 10,16!").brushed("8,9,3.4 15,9,3.4 19.8,12,3.4 20,17.4,3.2 15.6,20.8,3 8,21,2.2")


def clock(c):
    return ring(c, 12, 12, 11, 8.6).brushed("12,5.4,2.4 12,13,2.6", "11.4,12.4,2.6 16.6,15.4,2.2")


def link(c):
    return c.brushed("10.4,8,2.8 14.6,3.6,3 19,3.4,3 21,7.4,3 19,11.4,3 15.4,14.8,2.8", "13.6,16,2.8 9.4,20.4,3 5,20.6,3 3,16.6,3 5,12.6,3 8.6,9.2,2.8", "8.6,15.4,2.6 15.4,8.6,2.6")


def watch(c):
    return c.solid("1,12! 6,6.6 12,4.6 18,6.6 23,12! 18,17.4 12,19.4 6,17.4").hole(disc(12, 12, 5.2)).solid(disc(12, 12, 2.7))


def speaker(c):
    return c.solid("2,8.6! 6.6,8.6! 13,3! 13,21! 6.6,15.4! 2,15.4!")


def sound_on(c):
    return speaker(c).brushed("16,8.4,2.2 17.8,12,2.8 16,15.6,2.2", "19,5,2.2 22,12,2.8 19,19,2.2")


def sound_off(c):
    return speaker(c).brushed("16,8.8,2.8 22.4,15.2,2.8", "22.4,8.8,2.8 16,15.2,2.8")


def language(c):
    return c.brushed("2,4.6,2.4 13,4.4,2.4", "7.4,1.6,2.4 7.4,5,2.4", "11,5,2.2 8.6,10,2.4 2.6,14.2,1.4", "4,6,2 7,10.4,2.4 11.4,13,1.6", "11,22.6,2.4 16.4,9.6,2.8 21.8,22.6,2.6", "13.2,18.2,2.2 19.6,18.2,2.2")


def settings(c):
    teeth = []
    for k in range(8):
        teeth += [(*around(12, 12, k * 45 - 13, 8.2), True), (*around(12, 12, k * 45 - 9, 11.4), True), (*around(12, 12, k * 45 + 9, 11.4), True), (*around(12, 12, k * 45 + 13, 8.2), True)]
    return c.solid(teeth).hole(disc(12, 12, 3.8))


def close(c):
    return c.brushed("3.6,3.4,3 12,12,3.8 20.6,20.4,3", "20.4,3.4,3 12,12,3.8 3.4,20.6,3")


def menu(c):
    return c.brushed("2.4,5.4,3 12,5,3.4 21.6,5.2,2.6", "2.4,12,2.6 12,12.2,3.4 21.6,12,3", "2.4,19,3 12,18.8,3.4 21.6,19,2.6")


def copy(c):
    return frame(c, 8, 7.6, 14, 14.4, 2.4).solid("2,2! 16,2! 16,5.6! 13.6,5.6! 13.6,4.4! 4.4,4.4! 4.4,14! 6,14! 6,16.4! 2,16.4!")


def qr(c):
    for x, y in ((2, 2), (13.6, 2), (2, 13.6)):
        frame(c, x, y, 8.4, 8.4, 2)
        c.solid([(x + 3.2, y + 3.2, True), (x + 5.2, y + 3.2, True), (x + 5.2, y + 5.2, True), (x + 3.2, y + 5.2, True)])
    box = lambda x, y: [(x, y, True), (x + 2.8, y, True), (x + 2.8, y + 2.8, True), (x, y + 2.8, True)]
    return c.solid(box(13.6, 13.6), box(19.2, 13.6), box(16.4, 16.4), box(13.6, 19.2), box(19.2, 19.2))


def play(c):
    return c.solid("5,2! 21.4,12! 5,22!")


def pause(c):
    return c.solid("4.6,2.4! 10,2.4! 10,21.6! 4.6,21.6!", "14,2.4! 19.4,2.4! 19.4,21.6! 14,21.6!")


def forward(c):
    return c.solid("4,2.6! 15,12! 4,21.4!", "16.4,2.6! 20,2.6! 20,21.4! 16.4,21.4!")


def last(c):
    return c.solid("1.4,4! 10.6,12! 1.4,20!", "10.6,4! 19.8,12! 10.6,20!", "19.6,4! 22.8,4! 22.8,20! 19.6,20!")


def turned(draw):
    """The same icon looking the other way."""
    def drawn(c):
        draw(c)
        c.marks = ""
        keep, c.add = c.add, lambda points, hole=False: keep(flipped(points, 12), hole)
        draw(c)
        return c
    return drawn


def download(c):
    return c.solid("10,1.6! 14,1.6! 14,9.6! 19.4,9.6! 12,17.4! 4.6,9.6! 10,9.6!", "2,17! 5,17! 5,19.6! 19,19.6! 19,17! 22,17! 22,22.6! 2,22.6!")


def share(c):
    return c.solid(disc(5.4, 12, 3.8), disc(18.4, 5, 3.8), disc(18.4, 19, 3.8)).brushed("5.4,12,2.4 18.4,5,2.4", "5.4,12,2.4 18.4,19,2.4")


def check(c):
    return c.brushed("2.4,12.6,2.6 8.6,19,4 15,10.4,3.4 22,3.4,1.6")


def warning(c):
    return c.solid("12,1.4! 23.4,22! .6,22!").hole(ribbon("12,8,3 12,15,2.2"), disc(12, 18.6, 1.6))


def crown(c):
    return c.solid("1.6,5.4! 7,11! 12,2.6! 17,11! 22.4,5.4! 20,17.4! 4,17.4!", "4,19! 20,19! 20,22! 4,22!")


def person(c):
    return c.solid(disc(12, 7, 5.2), "12,13.4 18.6,15.2 22,22.6! 2,22.6! 5.4,15.2")


def mind(c):
    # A hannya-like mask: whoever plays is not a person.
    horn = "15,6.4! 18.6,4.6 19.6,.8! 22.8,6 20,10!"
    return c.solid(mirror("12,5 17.6,5.8 20.6,11 18.4,18.6 14.4,23 12,23.4", 12), horn, flipped(horn, 12)).hole("13.4,12.4! 18.2,10! 17.4,13.8!", "10.6,12.4! 5.8,10! 6.6,13.8!", "7.6,17.4! 16.4,17.4! 14.4,20.2 9.6,20.2")


def sun(c):
    c.solid(disc(12, 12, 5))
    for k in range(8):
        (ax, ay), (bx, by) = around(12, 12, k * 45, 7.2), around(12, 12, k * 45, 11.4)
        c.brushed(f"{ax:.2f},{ay:.2f},2.6 {bx:.2f},{by:.2f},1.6")
    return c


def moon(c):
    return c.solid("14.6,1.8! 8.4,6 8,13 12.6,18 20.8,18.2! 15.6,22.4 8.4,21.8 3.4,16.8 2.8,9.8 6.8,4")


def hint(c):
    return c.solid("12,1 18,3.4 20.4,9 17.6,14 15.6,17.4! 8.4,17.4! 6.4,14 3.6,9 6,3.4", "8.6,18.8! 15.4,18.8! 15.4,20.4! 8.6,20.4!", "10,21.4! 14,21.4! 13.4,23.4! 10.6,23.4!").hole("12,4.4 15.4,6 16.4,9! 14.6,9! 13.8,7 12,6.4!")


def haptics(c):
    # A telephone that trembles.
    return c.solid("7.6,2! 16.4,2! 17.4,3! 17.4,21! 16.4,22! 7.6,22! 6.6,21! 6.6,3!").hole("8.8,5! 15.2,5! 15.2,17.4! 8.8,17.4!", disc(12, 19.6, 1.1)).brushed("3.8,7,1 3,12,2.2 3.8,17,1", "20.2,7,1 21,12,2.2 20.2,17,1", "1,9,.6 .6,12,1.4 1,15,.6", "23,9,.6 23.4,12,1.4 23,15,.6")


ICONS = {
    "home": home, "log": log, "chat": chat, "aid": aid, "undo": undo, "clock": clock, "link": link, "watch": watch, "sound-on": sound_on, "sound-off": sound_off,
    "language": language, "settings": settings, "close": close, "menu": menu, "copy": copy, "qr": qr, "play": play, "pause": pause,
    "forward": forward, "back": turned(forward), "last": last, "first": turned(last), "download": download, "share": share, "check": check,
    "warning": warning, "crown": crown, "person": person, "mind": mind, "sun": sun, "moon": moon, "hint": hint, "redo": turned(undo),
    "haptics": haptics,
}


def drawings():
    return [draw(Crest(name)) for name, draw in ICONS.items()]
