"""Shapes that several drawings share: flames, petals, eyes, lanterns, folded paper."""

from math import cos, pi, sin

from pen import ribbon


def around(cx, cy, angle, radius, squash=1.0):
    """The point at an angle (0 is up, clockwise, in degrees) and a distance from a centre."""
    turn = angle * pi / 180
    return cx + radius * sin(turn), cy - radius * cos(turn) * squash


def flames(cx, cy, inner, outer, n, lean=14, start=0):
    """A ring of fire whose tongues all lean the same way; every second one is shorter."""
    out, step = [], 360 / n
    for k in range(n):
        angle = start + k * step
        tip = outer if k % 2 == 0 else inner + (outer - inner) * 0.62
        out.append((*around(cx, cy, angle - step * 0.5, inner), False))
        out.append((*around(cx, cy, angle - step * 0.12, inner + (tip - inner) * 0.45), False))
        out.append((*around(cx, cy, angle + lean, tip), True))
        out.append((*around(cx, cy, angle + step * 0.22, inner + (tip - inner) * 0.3), False))
    return out


def petal(cx, cy, angle, near, far, width):
    """A leaf or tail growing away from a centre: pointed at both ends, widest beyond the middle."""
    return [
        (*around(cx, cy, angle, near), True),
        (*around(cx, cy, angle - width * 0.7, near + (far - near) * 0.45), False),
        (*around(cx, cy, angle - width * 0.75, near + (far - near) * 0.75), False),
        (*around(cx, cy, angle, far), True),
        (*around(cx, cy, angle + width * 0.75, near + (far - near) * 0.75), False),
        (*around(cx, cy, angle + width * 0.7, near + (far - near) * 0.45), False),
    ]


def disc(cx, cy, rx, ry=None):
    """A circle as points, for paths with holes."""
    ry = rx if ry is None else ry
    return [(cx, cy - ry, False), (cx + rx * 0.707, cy - ry * 0.707, False), (cx + rx, cy, False), (cx + rx * 0.707, cy + ry * 0.707, False),
            (cx, cy + ry, False), (cx - rx * 0.707, cy + ry * 0.707, False), (cx - rx, cy, False), (cx - rx * 0.707, cy - ry * 0.707, False)]


def eye(drawing, x, y, r, look=(0, 0), white="moon", weight=1.6, pupil=0.42):
    """An eye that looks somewhere."""
    drawing.oval(x, y, r, r, white, weight)
    drawing.oval(x + look[0] * r * 0.45, y + look[1] * r * 0.45, r * pupil, r * pupil, "ink", 0)


def paper_lantern(drawing, x, y, rx, ry, fill="washi", weight=2):
    """A round lantern with its ribs and two rings."""
    drawing.box(x - rx * 0.5, y - ry - 4, rx, 6)
    drawing.box(x - rx * 0.5, y + ry - 2, rx, 6)
    drawing.oval(x, y, rx, ry, fill, weight)
    ribs = [f"{x - rx * k:.1f},{y + ry * h:.1f} {x:.1f},{y + ry * (h + 0.1):.1f} {x + rx * k:.1f},{y + ry * h:.1f}" for h, k in ((-0.55, 0.82), (-0.08, 0.98), (0.4, 0.9))]
    drawing.wire(*ribs, width=1.1, opacity=0.6)


def zigzag_paper(drawing, x, y, size, lean=1):
    """The folded paper that hangs from a holy rope."""
    s, k = size, lean * size
    drawing.shape([(x, y, True), (x + k * 0.55, y, True), (x + k * 0.55, y + s * 0.7, True), (x + k, y + s * 0.7, True), (x + k, y + s * 1.5, True),
                   (x + k * 1.5, y + s * 1.5, True), (x + k * 1.1, y + s * 2.3, True), (x + k * 0.5, y + s * 1.5, True), (x, y + s * 0.8, True)], "moon", 1.2)


def brush(points):
    """A brush line as a shape, so that it can be outlined."""
    return ribbon(points)
