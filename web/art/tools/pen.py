"""The pen that cuts every drawing: closed shapes with an outline of uneven weight, and brush lines that swell and thin.

A drawing is written as points, "x,y x,y …", through which a smooth curve runs; "x,y!" is a corner.
A brush line is written "x,y,w …", with the width of the brush at each point.

The outline is no stroke but a second, larger shape in ink under the coloured one, heavier below and to the right,
as a block cut by hand prints it. It costs a path instead of a filter and looks the same in every browser.
"""

from math import hypot

INKS = {
    "ink": "#1c1a1f",
    "washi": "#f1e6cf",
    "moon": "#f7f0df",
    "vermilion": "#d8412f",
    "gold": "#c9a24b",
    "night": "#161b2e",
    "indigo": "#222a45",
}
# Where the outline is heaviest: below and a little to the right, as if the block were pressed from there.
HEAVY = (0.5, 0.75)
# How far the handles of a curve reach, as a part of the way to the next point.
REACH = 0.36


def number(value):
    """A coordinate with one decimal and no needless character."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
    return "0" if text in ("-", "", "-0") else text


def joined(values):
    """Numbers side by side, with a space only where one is needed."""
    out = ""
    for value in values:
        text = number(value)
        out += text if not out or text[0] == "-" else " " + text
    return out


def read(points):
    """The points of a drawing: (x, y, is_corner)."""
    if not isinstance(points, str):
        return points
    out = []
    for token in points.split():
        x, y = token.rstrip("!").split(",")
        out.append((float(x), float(y), token.endswith("!")))
    return out


def mirror(points, axis):
    """A closed shape from its right half, told from top to bottom; points on the axis are not doubled."""
    half = read(points)
    other = [(2 * axis - x, y, corner) for x, y, corner in reversed(half) if abs(x - axis) > 0.01]
    return half + other


def flipped(points, axis):
    """The same shape seen in a mirror."""
    return [(2 * axis - x, y, corner) for x, y, corner in reversed(read(points))]


def moved(points, dx, dy, scale=1.0):
    """The same shape somewhere else."""
    return [(x * scale + dx, y * scale + dy, corner) for x, y, corner in read(points)]


def tangent(points, i):
    (ax, ay, _), (bx, by, _) = points[i - 1], points[(i + 1) % len(points)]
    length = hypot(bx - ax, by - ay) or 1
    return (bx - ax) / length, (by - ay) / length


def handle(points, i, j):
    """The end of the handle that point i stretches out towards its neighbour j."""
    (x, y, corner), (ox, oy, _) = points[i], points[j]
    length = hypot(ox - x, oy - y)
    if corner:
        return x + (ox - x) * 0.3, y + (oy - y) * 0.3
    tx, ty = tangent(points, i)
    sign = 1 if j == (i + 1) % len(points) else -1
    return x + sign * tx * length * REACH, y + sign * ty * length * REACH


def outline_path(points, decimals=1):
    """The path through the points, closed, in relative coordinates that do not drift."""
    points = read(points)
    px, py = round(points[0][0], decimals), round(points[0][1], decimals)
    path, last = f"M{joined((px, py))}", ""
    for i in range(len(points)):
        j = (i + 1) % len(points)
        ends = [handle(points, i, j), handle(points, j, i), points[j][:2]]
        if points[i][2] and points[j][2]:
            if j == 0:
                break
            ends, command = ends[2:], "l"
        else:
            command = "c"
        rounded = [(round(x, decimals), round(y, decimals)) for x, y in ends]
        text = joined([v for x, y in rounded for v in (x - px, y - py)])
        path += (command if command != last else ("" if text[0] == "-" else " ")) + text
        last = command
        px, py = rounded[-1]
    return path + "z"


def signed_area(points):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1]))


def swollen(points, weight):
    """The shape grown outwards, unevenly: the block of ink under it."""
    points = read(points)
    side = 1 if signed_area(points) > 0 else -1
    out = []
    for i, (x, y, corner) in enumerate(points):
        tx, ty = tangent(points, i)
        nx, ny = side * ty, -side * tx
        grow = weight
        if corner:
            # A corner moves out far enough to keep the outline's weight along both of its edges.
            ax, ay, _ = points[i - 1]
            length = hypot(x - ax, y - ay) or 1
            ex, ey = side * (y - ay) / length, -side * (x - ax) / length
            bx, by, _ = points[(i + 1) % len(points)]
            length = hypot(bx - x, by - y) or 1
            fx, fy = side * (by - y) / length, -side * (bx - x) / length
            mx, my = ex + fx, ey + fy
            length = hypot(mx, my)
            if length > 0.01:
                nx, ny = mx / length, my / length
                grow *= min(2 / length, 2.4)
        grow *= 1 + 0.5 * (nx * HEAVY[0] + ny * HEAVY[1])
        # The hand is never quite steady; the same point always trembles the same way.
        grow *= 1 + 0.22 * (((i * 7 + len(points) * 3) % 5) / 2 - 1)
        out.append((x + nx * grow, y + ny * grow, corner))
    return out


def ribbon(points):
    """The closed shape of a brush line "x,y,w …"."""
    spine = []
    for token in points.split():
        x, y, w = (float(v) for v in token.rstrip("!").split(","))
        spine.append((x, y, w, token.endswith("!")))
    left, right = [], []
    for i, (x, y, w, corner) in enumerate(spine):
        ax, ay, _, _ = spine[max(i - 1, 0)]
        bx, by, _, _ = spine[min(i + 1, len(spine) - 1)]
        length = hypot(bx - ax, by - ay) or 1
        nx, ny = (by - ay) / length, -(bx - ax) / length
        end = i in (0, len(spine) - 1)
        if end and w < 0.7:
            left.append((x, y, True))
            continue
        # A broad end is cut slightly askew, as a brush set down leaves it.
        skew = (0.25 * w if i == 0 else -0.1 * w) if end else 0
        left.append((x + nx * w / 2 - ny * skew, y + ny * w / 2 + nx * skew, end or corner))
        right.append((x - nx * w / 2, y - ny * w / 2, end or corner))
    return left + right[::-1]


class Drawing:
    """One file: a name, a size, and what is drawn on it, back to front."""

    def __init__(self, name, width, height, hue=None, margin=0):
        self.name, self.width, self.height, self.hue, self.margin = name, width, height, hue, margin
        self.parts = []
        self.depth = 0

    def path(self, points):
        """A large shape on a large sheet is cut with a coarser knife, which keeps files small."""
        points = read(points)
        breadth = min(max(p[axis] for p in points) - min(p[axis] for p in points) for axis in (0, 1))
        return outline_path(points, 0 if self.width >= 160 and breadth > 13 else 1)

    def ink(self, name):
        if name == "hue":
            return f"var(--hue,{self.hue})"
        if name == "tint":
            return f"var(--ink-fill,{self.hue})"
        return f"var(--{name},{INKS[name]})" if name in INKS else name

    def put(self, text):
        self.parts.append(text)

    def attributes(self, fill, opacity):
        out = "" if fill == "ink" else f' fill="{self.ink(fill)}"'
        return out + (f' opacity="{number(opacity) if opacity * 10 % 1 == 0 else opacity}"' if opacity != 1 else "")

    def flat(self, points, fill="ink", opacity=1):
        """A shape without an outline."""
        self.put(f'<path{self.attributes(fill, opacity)} d="{self.path(points)}"/>')

    def flats(self, shapes, fill="ink", opacity=1):
        """Several shapes without outlines, in one path."""
        self.put(f'<path{self.attributes(fill, opacity)} d="{"".join(self.path(s) for s in shapes)}"/>')

    def shape(self, points, fill="washi", weight=2.4):
        """A shape with its outline of ink."""
        self.flat(swollen(points, weight))
        self.flat(points, fill)

    def shapes(self, shapes, fill="washi", weight=2.4):
        """Several shapes that do not overlap, with their outlines."""
        self.flats([swollen(s, weight) for s in shapes])
        self.flats(shapes, fill)

    def line(self, *lines, fill="ink", opacity=1):
        """Brush lines."""
        self.flats([ribbon(one) for one in lines], fill, opacity)

    def wire(self, *lines, width=1.6, fill="ink", opacity=1):
        """Thin even lines, for what is too small for a brush: hatching, strings, seams. Points as in a shape."""
        path = ""
        for one in lines:
            points = [(float(x), float(y)) for x, y in (t.split(",") for t in one.split())]
            path += f"M{joined(points[0])}"
            if len(points) == 3:
                # Three points are a bow: the curve passes through the middle one.
                (ax, ay), (mx, my), (bx, by) = points
                path += f"q{joined((2 * mx - (ax + bx) / 2 - ax, 2 * my - (ay + by) / 2 - ay, bx - ax, by - ay))}"
            else:
                path += "".join(f"L{joined(p)}" for p in points[1:])
        shown = f' opacity="{opacity}"' if opacity != 1 else ""
        self.put(f'<path fill="none" stroke="{self.ink(fill)}" stroke-width="{number(width)}" stroke-linecap="round"{shown} d="{path}"/>')

    def oval(self, cx, cy, rx, ry=None, fill="washi", weight=2.4, opacity=1, turn=0):
        """An ellipse; with a weight it gets an outline, heavier below."""
        ry = rx if ry is None else ry
        turned = f' transform="rotate({number(turn)} {joined((cx, cy))})"' if turn else ""
        if weight:
            self.put(self.ellipse(cx + weight * 0.12, cy + weight * 0.2, rx + weight, ry + weight, "", turned))
        self.put(self.ellipse(cx, cy, rx, ry, self.attributes(fill, opacity), turned))

    def ellipse(self, cx, cy, rx, ry, attributes, turned):
        if abs(rx - ry) < 0.05:
            return f'<circle{attributes} cx="{number(cx)}" cy="{number(cy)}" r="{number(rx)}"/>'
        return f'<ellipse{attributes} cx="{number(cx)}" cy="{number(cy)}" rx="{number(rx)}" ry="{number(ry)}"{turned}/>'

    def box(self, x, y, w, h, fill="ink", opacity=1, r=0):
        round_ = f' rx="{number(r)}"' if r else ""
        self.put(f'<rect{self.attributes(fill, opacity)} x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"{round_}/>')

    def group(self, transform, attributes=""):
        self.put(f'<g transform="{transform}"{attributes}>')
        self.depth += 1

    def end(self):
        self.put("</g>")
        self.depth -= 1

    def place(self, other, transform, attributes=""):
        """Another drawing as a part of this one. Its own hue is kept."""
        self.group(transform, attributes)
        self.parts += [part.replace("var(--hue,", f"var(--{other.name}-hue,") for part in other.parts]
        self.end()

    def svg(self):
        assert self.depth == 0, self.name
        m = self.margin
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-m} {-m} {self.width + 2 * m} {self.height + 2 * m}">'
            f'<g fill="var(--ink,{INKS["ink"]})" filter="var(--grain,none)">{"".join(self.parts)}</g></svg>\n'
        )


class Crest(Drawing):
    """A mark of one closed shape in the colour of the text beside it, on a grid of 24.

    Solids run one way round and holes the other, so that solids may overlap without cancelling out.
    """

    def __init__(self, name):
        super().__init__(name, 24, 24)
        self.marks = ""

    def add(self, points, hole=False):
        points = read(points)
        if (signed_area(points) > 0) == hole:
            points = points[::-1]
        self.marks += outline_path(points)
        return self

    def solid(self, *shapes):
        for points in shapes:
            self.add(points)
        return self

    def hole(self, *shapes):
        for points in shapes:
            self.add(points, hole=True)
        return self

    def brushed(self, *lines):
        return self.solid(*[ribbon(one) for one in lines])

    def svg(self):
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="currentColor" d="{self.marks}"/></svg>\n'
