"""Yokai Septet: seven bosses, the lantern that counts a trick, the back of a card."""

import growing
from hues import printed
from motifs import around, brush, eye, flames, paper_lantern, petal, zigzag_paper
from pen import Drawing, flipped, mirror


def boss(suit):
    return Drawing(f"boss-{suit}", 200, 240, printed("septet", suit), margin=8)


def red():
    """Fire. Wanyudo, the head in a burning wheel; it toasts its supper on itself."""
    d = boss("red")
    d.shape(flames(100, 136, 72, 106, 16, 14), "hue", 3)
    d.flat(flames(100, 134, 66, 88, 12, 13, 6), "gold")
    d.oval(100, 132, 69, 69, "ink", 0)
    d.oval(99, 131, 63, 63, "washi", 0)
    # The rim's joints, then the spokes' feet, then the face over them.
    for k in range(8):
        (ax, ay), (bx, by) = around(99, 131, k * 45 + 20, 50), around(99, 131, k * 45 + 20, 70)
        d.line(f"{ax:.1f},{ay:.1f},7 {bx:.1f},{by:.1f},11")
    d.shape("99,79 124,83 143,101 149,128 144,156 127,175 100,182 72,175 55,156 50,129 56,101 75,83", "hue", 3.2)
    d.flat("149,128 144,156 127,175 100,182 76,176 104,172 126,158 137,136 138,104 143,108", "ink", 0.22)
    # Brow and its folds.
    d.line("58,112,2 70,101,9 88,106,9 95,117,3", "104,117,3 111,105,9 129,99,9 141,110,2")
    d.wire("78,92 99,88 121,92", "84,98 99,95 115,98", width=1.8)
    eye(d, 77, 122, 11, (0.5, -0.9))
    eye(d, 121, 121, 11, (0.5, -0.9))
    d.shape("92,120! 90,138 82,146 88,153 99,151 111,153 117,145 109,137 106,120!", "hue", 1.8)
    # A mouth that waters.
    d.shape("66,155! 82,159 99,156 117,159 133,153! 128,170 112,178 99,179 84,178 71,171", "ink", 1.5)
    d.flat("72,158! 84,161 99,158 116,161 127,157! 125,163 110,166 99,164 86,166 75,164", "moon")
    d.wire("84,160 85,165", "99,158 99,164", "113,160 113,165", width=1.4)
    d.flat("92,178 100,171 110,177 103,179", "vermilion")
    d.line("66,150,1 78,149,5 92,152,1", "108,152,1 120,148,5 134,147,1")
    # Supper: three dumplings over the flame, the last one done.
    d.line("138,84,4 188,12,3")
    d.oval(170, 39, 12, 12, "washi", 2.2)
    d.oval(158, 57, 12, 12, "washi", 2.2)
    d.oval(146, 74, 12, 12, "gold", 2.2)
    d.wire("140,70 146,66 152,70", "141,78 146,75 152,78", width=1.6)
    return d


def drum(d, x, y, r):
    """One of the thunderer's drums, with its three commas."""
    turn = 20
    d.oval(x, y, r, r, "washi", 3)
    d.oval(x, y, r * 0.72, r * 0.72, "hue", 1)
    for k in range(3):
        ax, ay = around(x, y, turn + k * 120, r * 0.34)
        bx, by = around(x, y, turn + k * 120 + 40, r * 0.6)
        cx, cy = around(x, y, turn + k * 120 + 85, r * 0.64)
        d.line(f"{ax:.1f},{ay:.1f},{r * 0.34:.1f} {bx:.1f},{by:.1f},{r * 0.22:.1f} {cx:.1f},{cy:.1f},.5")


def yellow():
    """Lightning. Raijin in his ring of drums; the noise is too much for him."""
    d = boss("yellow")
    d.wire(*[" ".join(f"{around(100, 98, a, 82)[0]:.0f},{around(100, 98, a, 82)[1]:.0f}" for a in range(-126, 130, 12))], width=5)
    d.put('<defs><g id="boss-yellow-drum">')
    drum(d, 0, 0, 15.5)
    d.put("</g></defs>")
    for k in range(8):
        x, y = around(100, 98, -126 + k * 36, 82)
        d.put(f'<use href="#boss-yellow-drum" transform="translate({x:.0f} {y:.0f}) rotate({k * 40})"/>')
    # Lightning out of the cloud.
    d.shape("30,176! 48,176! 40,196! 54,196! 22,238! 30,208! 16,208!", "gold", 2)
    d.shape("172,172! 154,174! 164,194! 150,196! 182,236! 172,206! 186,204!", "gold", 2)
    d.shape(mirror("100,132 128,134 146,150 150,178 140,204 118,218 100,220", 100), "hue", 3)
    d.flat("146,150 150,178 140,204 118,218 100,220 86,218 112,210 130,192 136,168 134,142", "ink", 0.2)
    d.wire("84,176 100,181 116,176", "72,158 84,163 97,158", "103,158 116,163 128,158", width=2.2)
    d.oval(100, 192, 2.4, 3, "ink", 0)
    # Arms bent to the ears, one finger deep in each.
    arm = "128,140 148,146 166,134 168,116 156,101 141,92 133,90! 130,98 140,108 148,118 146,126 134,128"
    for points in (arm, flipped(arm, 100)):
        d.shape(points, "hue", 2.8)
    # Hair like fire, then the head.
    d.shape(mirror("100,22! 106,34 118,24! 120,40 138,36! 134,54 148,60! 138,76 132,84 100,84", 100), "ink", 1)
    d.shape(mirror("100,52 120,55 134,70 136,92 130,112 116,126 100,130", 100), "hue", 3)
    d.shapes(["112,54! 122,44 124,26! 132,42 128,60!", flipped("112,54! 122,44 124,26! 132,42 128,60!", 100)], "washi", 2.2)
    # Eyes pressed shut.
    d.line("68,80,2 80,74,5 94,84,4", "106,84,4 120,74,5 132,80,2")
    d.line("74,96,1 84,88,4 93,93,4 84,95,3 76,101,1", "126,96,1 116,88,4 107,93,4 116,95,3 124,101,1")
    d.shape(mirror("100,92 107,100 109,107 100,110", 100), "hue", 1.6)
    d.shape(mirror("100,113 118,110 126,104! 125,118 114,126 100,127", 100), "moon", 2)
    d.wire("78,116 100,120 122,116", "88,113 89,126", "100,114 100,127", "112,113 111,126", width=1.6)
    for points in ("130,88! 142,84 150,90 145,99 134,101!", flipped("130,88! 142,84 150,90 145,99 134,101!", 100)):
        d.shape(points, "hue", 2)
    # Sash and cloud.
    d.shape("30,228 30,214 44,210! 46,198 62,192 74,202! 80,194 96,192 104,204! 110,192 130,188 140,204! 154,200 166,208 162,220! 172,226 168,238 150,238 132,234 112,239 92,235 70,239 46,238", "washi", 3)
    d.line("44,212,1 54,206,4 64,212,4 60,222,3 52,219,1", "106,206,1 120,200,4 131,209,4 126,221,3 117,216,1", "76,226,1 90,216,4 100,224,2", "140,228,1 150,218,3.4 158,224,1", fill="indigo")
    return d


def purple():
    """Earth. The great catfish whose dreams are earthquakes, asleep under the stone that should hold it down."""
    d = boss("purple")
    # Tail and body come down from the upper right.
    d.shape("160,42! 176,26 186,6! 190,30 186,48 194,66! 178,62 168,62 172,96 166,132 140,150 96,150 84,128 112,110 138,92 150,66 152,50", "hue", 3)
    d.wire("164,40 176,32 184,14", "172,50 182,48 188,60", width=1.8)
    d.shape("112,110 126,86 128,62 142,60 144,44! 158,72 154,100 138,112!", "hue", 2.4)
    d.wire("132,70 140,84 142,104", "142,62 147,80 148,98", width=1.6)
    # The broad head.
    d.shape("96,106 134,110 166,130 182,160 178,190 150,212 98,220 46,212 18,190 14,160 28,132 60,110", "hue", 3.4)
    d.flat("182,160 178,190 150,212 98,220 46,212 24,196 60,204 104,206 146,196 168,174 172,142", "ink", 0.24)
    d.flat("30,178 60,196 98,200 138,196 168,178 160,196 130,208 98,212 62,208 36,198", "washi", 0.9)
    # Freckles of mud.
    for x, y, r in ((52, 134, 4), (64, 124, 2.6), (42, 148, 2.4), (146, 136, 4), (156, 148, 2.6), (134, 124, 2.6), (166, 160, 2.2)):
        d.oval(x, y, r, r * 0.8, "ink", 0, 0.5)
    # A mouth as wide as the province, a lip, and sleep.
    d.line("18,170,3 34,184,6 66,190,5 98,184,6 132,190,5 164,184,6 178,168,3")
    d.line("44,154,1 54,162,4.5 66,160,4.5 72,154,1", "126,154,1 132,160,4.5 144,162,4.5 154,154,1")
    d.line("46,143,1 60,144,4 70,148,1", "128,148,1 138,144,4 152,143,1")
    d.oval(86, 170, 2.6, 2, "ink", 0)
    # Whiskers.
    for points in ("36,186,6 20,206,6 6,204,5 4,190,4 10,184,.5", "66,196,5 54,222,5 38,232,4 28,226,.5"):
        d.shape(brush(points), "hue", 1.8)
        d.shape(flipped(brush(points), 98), "hue", 1.8)
    d.oval(112, 170, 2.6, 2, "ink", 0)
    d.oval(126, 176, 17, 18, "moon", 1.8)
    d.line("116,172,.5 119,165,3 125,162,.5")
    # The stone, its rope, its papers; a shrine nobody has dared to move stands on it.
    d.shape("62,114! 60,88 70,66 92,56 114,62 126,80 128,104 122,116! 92,122", "washi", 3)
    d.flat("114,62 126,80 128,104 122,116! 92,122 104,112 112,92 108,70", "ink", 0.2)
    d.shape(brush("58,96,9 92,104,10 130,94,9"), "gold", 2)
    d.wire("66,94 70,102", "76,96 80,104", "87,99 91,106", "98,99 102,106", "109,97 113,104", "120,94 124,101", width=1.6)
    zigzag_paper(d, 76, 106, 8)
    zigzag_paper(d, 108, 104, 8, -1)
    d.shape("80,62! 80,46! 106,46! 106,62! 93,57", "vermilion", 2)
    d.box(89, 50, 8, 9)
    d.shape(mirror("93,26! 98,36 108,44 120,46! 106,50 93,50", 93), "washi", 2)
    return d


def pink():
    """Charm. The fox with nine tails, one of which is a broom."""
    d = boss("pink")
    for angle in (-84, 66, -63, 42, -42, 21, -21, 0):
        far = 172 if abs(angle) < 30 else 142 if abs(angle) < 50 else 106 - abs(angle) * 0.1
        d.shape(petal(100, 186, angle, 20, far, 13 if abs(angle) < 50 else 16), "hue", 2.8)
        edge = 20 + (far - 20) * 0.74
        d.flat([(*around(100, 186, angle - 9, edge), True), (*around(100, 186, angle - 4, edge + 12), True), (*around(100, 186, angle, edge - 8), True),
                (*around(100, 186, angle + 4, edge + 12), True), (*around(100, 186, angle + 9, edge), True), (*around(100, 186, angle, far - 1), True)], "moon")
    # The ninth.
    d.shape(brush("112,182,6 160,168,6"), "washi", 1.8)
    d.shape("156,164! 170,154 194,142! 192,152 199,158! 192,164 197,174! 178,176 160,174!", "gold", 2.2)
    d.wire("166,162 188,150", "168,166 192,160", "168,170 190,170", width=1.5)
    d.line("160,161,3.4 164,176,3.4", fill="vermilion")
    # Seated body, forelegs, chest.
    d.shape(mirror("100,118 120,126 134,152 142,186 146,214 142,230! 118,232 100,230", 100), "hue", 3)
    d.flat("134,152 142,186 146,214 142,230! 124,231 130,206 128,176 122,150", "ink", 0.2)
    d.shape(mirror("100,140 114,150 116,176 114,222 118,232! 100,233", 100), "moon", 2)
    d.wire("100,186 100,208 100,231", "88,226 88,229 88,232", "112,226 112,229 112,232", width=1.8)
    # Head.
    d.shape(mirror("100,70 112,72 122,44 134,28! 140,54 138,84 140,96! 126,112 112,124 104,136 100,138", 100), "hue", 3)
    d.flats(["120,70! 126,54 132,42! 134,62 130,80!", flipped("120,70! 126,54 132,42! 134,62 130,80!", 100)], "ink", 0.75)
    d.flats(["104,136 112,124 126,112 138,97! 122,100 108,110 101,122!", flipped("104,136 112,124 126,112 138,97! 122,100 108,110 101,122!", 100)], "moon")
    # One eye open, one for you.
    d.shape("72,88! 82,88 93,101! 82,101 74,95", "gold", 1.8)
    d.oval(83, 95, 3, 5, "ink", 0)
    d.line("66,84,.5 80,85,4.5 95,102,.5")
    d.line("108,99,2 116,103,4 126,96,3 130,90,.5")
    d.line("70,86,.5 76,82,2.5 84,84,.5", "116,84,.5 124,81,2.5 130,85,.5")
    d.flats([mirror("100,76! 104,84 100,92!", 100), "88,76! 92,82 90,88! 86,82", flipped("88,76! 92,82 90,88! 86,82", 100)], "vermilion")
    d.flat(mirror("100,128 105,129 103,134 100,136", 100))
    # Collar and bell.
    d.line("78,140,3 88,147,6 100,149,7 112,147,6 122,140,3", fill="vermilion")
    d.oval(100, 155, 7, 7, "gold", 1.8)
    d.wire("96,156 104,156", "100,157 100,161", width=1.8)
    return d


def black():
    """Darkness. The crow with three legs; two to stand on, one for the lantern, for it is afraid of the dark."""
    d = boss("black")
    wing = "110,120 116,84 136,50 156,24 178,6 186,16 174,34! 190,28 196,40 180,54! 194,52 199,64 182,76! 194,76 197,88 180,98! 190,100 191,112 172,118! 180,122 178,134 160,136! 164,142 158,152 140,152 120,156"
    for points in (wing, flipped(wing, 100)):
        d.shape(points, "hue", 3)
    quills = [f"{x - 42 + k * 3},{y + 20 - k * 3} {x - 22},{y + 7 - k} {x},{y}" for k, (x, y) in enumerate(((174, 34), (180, 54), (182, 76), (180, 98), (172, 118), (160, 136)))]
    mirrored = [" ".join(f"{200 - int(x)},{y}" for x, y in (p.split(",") for p in q.split())) for q in quills]
    d.wire(*quills, *mirrored, width=2, fill="washi", opacity=0.55)
    # Tail and legs.
    d.shape(mirror("100,180 114,186 124,214! 112,208 108,222! 100,212", 100), "hue", 2.4)
    leg = "118,182! 128,192 130,208 128,216 142,222! 130,222 128,232! 122,224 114,230! 118,218 120,206 112,190!"
    for points in (leg, flipped(leg, 100)):
        d.shape(points, "gold", 2)
    # Body.
    d.shape(mirror("100,82 118,88 130,110 134,140 124,172 110,188 100,192", 100), "hue", 3)
    d.wire("88,132 94,138 100,132", "100,132 106,138 112,132", "82,146 88,152 94,146", "94,146 100,152 106,146", "106,146 112,152 118,146", "88,160 94,166 100,160", "100,160 106,166 112,160", width=2, fill="washi", opacity=0.55)
    # The third leg holds the light in front of the breast.
    d.shape(brush("100,180,7 88,194,6 72,190,6 62,178,5"), "gold", 2)
    d.shape("68,182! 60,184 52,178! 56,174 50,168! 60,170 64,162! 68,172", "gold", 1.8)
    d.wire("58,176 50,186", width=2.4)
    paper_lantern(d, 46, 206, 15, 18, "vermilion", 2.2)
    d.flat("46,197! 52,206 46,215 40,206", "gold")
    # Head, turned away from whatever is behind it.
    d.shape("84,88! 74,74 76,50 92,34 112,32 126,44 128,64 122,80 126,90! 104,96", "hue", 3)
    d.line("96,36,.5 92,22,4 82,18,.5", "106,33,.5 106,18,4 98,10,.5", "116,36,.5 120,22,4 114,14,.5")
    d.shape("84,62! 70,56 52,60 36,74 32,88! 48,80 62,80 76,84 88,80!", "gold", 2.4)
    d.line("36,78,1 56,70,3 82,72,2")
    d.oval(60, 64, 1.8, 1.3, "ink", 0)
    eye(d, 94, 58, 11.5, (0.9, 0.1), pupil=0.32)
    eye(d, 117, 58, 8, (0.9, 0.1), pupil=0.34)
    d.line("80,44,1 90,40,4.5 104,48,.5", "112,48,.5 120,42,4 127,46,.5", fill="washi")
    d.shape("134,24! 139,34 134,40 129,34", "moon", 1.6)
    return d


def green():
    """Wind. Kamaitachi, the weasel that is a whirlwind; it has cut everything, its own bandage included."""
    d = boss("green")
    # Coils, the lowest first: the far side in shade, the near side lit.
    coils = ((104, 222, 14, 5, 8), (94, 204, 26, 8, 13), (106, 180, 40, 11, 18), (96, 150, 54, 14, 23), (104, 116, 62, 16, 26))
    for x, y, rx, ry, w in coils:
        d.oval(x, y - w * 0.35, rx, ry + w * 0.3, "hue", 2.8)
        d.oval(x, y - w * 0.35, rx - w * 0.42, ry, "ink", 0, 0.8)
        d.shape([(x - rx, y - w * 0.4, True), (x - rx * 0.6, y + ry * 0.5, False), (x, y + ry * 0.85, False), (x + rx * 0.6, y + ry * 0.5, False), (x + rx, y - w * 0.4, True),
                 (x + rx * 0.96, y + w * 0.4, False), (x + rx * 0.55, y + ry + w * 0.55, False), (x, y + ry + w * 0.82, False), (x - rx * 0.6, y + ry + w * 0.5, False), (x - rx * 0.97, y + w * 0.3, False)], "hue", 2.8)
        d.wire(f"{x - rx * 0.7:.0f},{y + ry * 0.9 + w * 0.3:.0f} {x - rx * 0.1:.0f},{y + ry + w * 0.55:.0f} {x + rx * 0.5:.0f},{y + ry * 0.9 + w * 0.42:.0f}", width=2, fill="washi", opacity=0.8)
    # Arms that end in sickles.
    blade = "166,86! 178,72 180,44 164,20! 188,32 198,60 190,86 172,102!"
    d.shape(blade, "washi", 2.4)
    d.shape("32,78! 20,64 18,36 34,12! 10,24 1,52 8,78 26,94!", "washi", 2.4)
    d.shape("124,100 140,88 156,88 164,96 158,108 140,112 124,116", "hue", 2.6)
    d.shape("66,96 50,80 38,80 30,90 38,102 54,104 66,110", "hue", 2.6)
    d.wire("180,34 190,60 180,88", "18,26 8,52 18,80", width=1.4)
    d.line("158,104,6 184,86,6", "40,96,6 14,78,6")
    # Neck and head.
    d.shape("72,128 70,102 62,80 60,58 70,38 98,28 126,38 136,58 134,80 126,102 136,128 104,136", "hue", 3)
    d.flat("126,38 136,58 134,80 126,102 136,128 118,132 116,100 124,72", "ink", 0.22)
    d.flat("84,132 82,104 88,94 98,98 108,94 116,104 116,132 100,135", "moon")
    ear = "122,40! 132,24 144,26 146,40 134,52!"
    for points in (ear, flipped(ear, 98)):
        d.shape(points, "hue", 2.6)
    d.flats(["130,42! 135,32 140,34 136,44!", flipped("130,42! 135,32 140,34 136,44!", 98)], "ink", 0.7)
    # The mask over its eyes, the long white muzzle.
    d.flat(mirror("98,52 112,50 130,54 132,66 118,72 98,68", 98), "ink", 0.75)
    d.shape(mirror("98,58 106,60 114,72 118,84 110,96 98,102", 98), "moon", 1.8)
    eye(d, 80, 61, 7, (0.5, 0.3), "gold", 1.4, 0.5)
    eye(d, 116, 61, 7, (-0.5, 0.3), "gold", 1.4, 0.5)
    d.line("64,46,.5 76,46,5.5 91,57,3", "105,57,3 120,46,5.5 132,46,.5")
    d.flat(mirror("98,72 107,73 104,80 98,83", 98))
    d.line("84,88,.5 91,92,2.5 98,86,2.5 105,92,2.5 112,88,.5")
    d.flats(["90,91! 92,99! 95,90!", "101,90! 104,99! 106,91!"], "ink")
    d.wire("80,80 60,74", "80,86 60,88", "116,80 136,74", "116,86 136,88", width=1.5)
    # What it met on the way: a leaf in two halves.
    d.shape("150,142! 164,132 178,136! 166,146!", "gold", 1.8)
    d.shape("160,154! 174,144 188,142! 180,156 166,160", "gold", 1.8)
    d.shape(brush("24,140,9 36,146,9 46,142,9"), "moon", 1.6)
    d.wire("32,140 30,149", "39,142 39,150", width=1.4, fill="vermilion")
    return d


def blue():
    """Snow. The snow priest: one eye painted, as on a doll whose wish is still open; a sun hat and a fan, in case."""
    d = boss("blue")
    d.line("146,160,7 168,146,6 176,128,5 176,112,3", "172,138,4 188,134,.5", "54,162,7 30,152,6 18,134,5 12,122,3", "22,142,4 24,126,.5")
    # The fan.
    d.shape("174,118! 152,96 160,82 176,76 192,82 196,100!", "vermilion", 2.2)
    d.wire("174,116 160,92", "174,114 170,82", "176,114 184,84", width=1.6)
    # Body and its shadow.
    d.shape("100,126 138,134 164,160 170,192 158,220 132,232 100,234 66,232 42,220 30,192 36,160 62,134", "moon", 3.4)
    d.flat("138,134 164,160 170,192 158,220 132,232 100,234 72,232 108,222 138,202 148,172", "hue", 0.8)
    d.flat("60,226 82,214 104,222 126,212 150,224 132,231 100,233", "hue", 0.45)
    # Head.
    d.shape("100,46 132,54 152,78 154,106 142,130 116,144 100,145 82,144 58,130 46,106 48,78 68,54", "moon", 3.2)
    d.flat("144,66 153,84 154,106 142,130 116,144 100,145 84,144 112,136 132,118 140,92", "hue", 0.8)
    d.shape(mirror("100,100 108,111 110,118 100,120", 100), "vermilion", 1.8)
    # The holy rope around the neck.
    d.shape(brush("56,134,11 76,146,13 100,150,14 124,146,13 144,134,11"), "gold", 2.4)
    d.wire("62,132 66,144", "73,138 77,151", "118,153 124,140", "132,147 136,135", width=1.8)
    zigzag_paper(d, 62, 146, 9)
    zigzag_paper(d, 138, 146, 9, -1)
    # Moustache and icicles.
    d.shapes(["70,134! 78,133! 74,158!", "82,133! 91,131! 86,170!", "95,131! 105,131! 100,184!", "109,131! 118,133! 114,168!", "122,133! 130,134! 126,156!"], "moon", 1.7)
    d.flats(["100,132! 104,132! 100,180!", "86,133! 90,132! 86,166!", "114,133! 117,134! 114,164!"], "hue", 0.8)
    d.shape("66,136! 82,124 100,122 118,124 134,136! 116,134 100,130 84,134", "ink", 1)
    # Painted face: brows like cranes, one eye.
    d.line("54,92,1 60,80,9 80,79,10 95,92,2", "105,92,2 120,79,10 140,80,9 146,92,1")
    d.oval(76, 102, 13, 13, "moon", 2.6)
    d.oval(124, 102, 13, 13, "moon", 2.6)
    d.oval(78, 103, 7, 7, "ink", 0)
    # Sun hat with a heap of snow.
    d.shape("18,66! 58,36 100,16! 142,36 182,66! 142,76 100,79 58,76", "gold", 3)
    d.wire("100,20 82,46 66,75", "100,20 92,48 86,77", "100,20 108,48 114,77", "100,20 118,46 134,75", "58,44 100,37 142,44", "36,60 100,54 164,60", width=1.5, opacity=0.7)
    d.shape("76,34! 82,16 100,6 118,14 126,36! 118,31 111,42 103,33 94,44 87,31", "moon", 2)
    # It is warm.
    d.shape("50,86! 54,94 50,99 46,94", "hue", 1.5)
    return d


def lantern():
    """The lantern that counts a trick: its paper is the hue, so the seventh can be red."""
    d = Drawing("lantern", 48, 72, "#f1e6cf")
    d.line("24,0,3 24,12,3")
    d.shape("14,10! 34,10! 32,17! 16,17!", "ink", 0.6)
    d.shape("14,60! 34,60! 32,67! 16,67!", "ink", 0.6)
    d.shape(mirror("24,15 34,17 43,26 45,38 42,52 33,60 24,61", 24), "hue", 2.4)
    d.flat("34,17 43,26 45,38 42,52 33,60 26,61 36,50 38,36", "ink", 0.18)
    d.wire("9,26 24,29 39,26", "4,35 24,39 44,35", "5,46 24,50 43,46", width=1.3, opacity=0.7)
    # A little flame, seen through the paper.
    d.flat("24,28! 30,38 29,46 24,49 19,46 18,39", "vermilion")
    d.line("24,67,2 24,72,.5", "20,67,1.4 19,71,.5", "28,67,1.4 29,71,.5", fill="vermilion")
    return d


def back():
    """Seven flames of a parade around the crest of the house."""
    d = Drawing("back", 100, 140)
    d.box(0, 0, 100, 140, "indigo", r=7)
    d.put(f'<rect fill="none" stroke="{d.ink("washi")}" stroke-width="2" x="5" y="5" width="90" height="130" rx="4"/>')
    for k in range(7):
        x, y = around(50, 70, k * 360 / 7, 34)
        d.flat([(x, y - 9, True), (x + 4.6, y + 1, False), (x, y + 6, False), (x - 4.6, y + 1, False)], "vermilion" if k == 0 else "washi")
    d.oval(50, 70, 19, 19, "gold", 0)
    d.oval(50, 70, 16.5, 16.5, "indigo", 0)
    d.flat(flames(50, 71, 8, 15, 7, 16), "washi")
    d.oval(50, 71, 4.4, 4.4, "indigo", 0)
    for x, y in ((14, 14), (86, 14), (14, 126), (86, 126)):
        d.flat([(x, y - 4, True), (x + 4, y, True), (x, y + 4, True), (x - 4, y, True)], "vermilion")
    return d


def drawings():
    bosses = [red(), yellow(), purple(), pink(), black(), green(), blue()]
    return bosses + growing.drawings() + [lantern(), back()]
