"""Checks the art: python3 -B check.py.

Every file is as drawn, small, parses, carries no text, script, raster or address, and its ids begin with its own name or folder.
Every hue reaches AA contrast (4.5 to 1) as text on both grounds of its theme, and no two crests of a game are the same.
"""

import re
import sys
from xml.etree import ElementTree

from draw import all_files
from hues import ART, HUES

GROUNDS = {"night": ("#161b2e", "#222a45"), "day": ("#f1e6cf",)}
MAX_BYTES = 20_000
FORBIDDEN = re.compile(r"<(text|script|image|style|foreignObject)|https?://(?!www\.w3\.org/2000/svg)|style=|on[a-z]+=")


def luminance(colour):
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def hue_faults():
    for game, hues in HUES.items():
        for name, tones in hues.items():
            for theme, grounds in GROUNDS.items():
                for ground in grounds:
                    ratio = contrast(tones[theme], ground)
                    if ratio < 4.5:
                        yield f"{game} {name} {theme}: {ratio:.2f} on {ground}"


def file_faults():
    drawn = dict(all_files())
    for path, text in drawn.items():
        name = path.relative_to(ART)
        if not path.exists() or path.read_text() != text:
            yield f"{name}: not as drawn"
        if len(text.encode()) > MAX_BYTES:
            yield f"{name}: {len(text.encode())} bytes"
        ElementTree.fromstring(text)
        if FORBIDDEN.search(text):
            yield f"{name}: {FORBIDDEN.search(text).group()}"
        for id_ in re.findall(r' id="([^"]+)"', text):
            if not id_.startswith((path.stem, f"{path.parent.name}-{path.stem}")):
                yield f"{name}: id {id_}"
    for game in HUES:
        crests = [drawn[ART / "mon" / f"{game}-{name}.svg"] for name in HUES[game]]
        if len(set(crests)) != len(crests):
            yield f"{game}: two crests are the same"
    strays = {p for p in ART.rglob("*.svg")} - set(drawn) - {ART / "grain.svg"}
    yield from (f"{p.relative_to(ART)}: nobody draws it" for p in sorted(strays))


def main():
    faults = [*hue_faults(), *file_faults()]
    lowest = min((contrast(tones[theme], ground), f"{game} {name} {theme}") for game, hues in HUES.items() for name, tones in hues.items()
                 for theme, grounds in GROUNDS.items() for ground in grounds)
    print(f"lowest contrast {lowest[0]:.2f} ({lowest[1]})")
    sys.exit("\n".join(faults) or 0)


if __name__ == "__main__":
    main()
