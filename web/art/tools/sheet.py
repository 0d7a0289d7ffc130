"""A contact sheet of some SVG files as one HTML page: python3 sheet.py OUT.html CELL GROUND FILE…

GROUND is a colour. The page inlines the files as the game does, so that colours by custom property can be tried.
"""

import sys
from pathlib import Path


def main():
    out, cell, ground, *files = sys.argv[1:]
    cells = "".join(f"<div>{Path(f).read_text()}<p>{Path(f).stem} {Path(f).stat().st_size}</p></div>" for f in files)
    style = (f"body{{margin:8px;background:{ground};font:11px sans-serif;color:#888;display:flex;flex-wrap:wrap;gap:10px}}"
             f"div{{width:{cell}px}}svg{{width:100%;display:block}}p{{margin:2px}}")
    Path(out).write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>{cells}")


if __name__ == "__main__":
    main()
