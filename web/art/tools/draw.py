"""Draws every file of the art anew: python3 -B draw.py."""

import importlib
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
FOLDERS = ("septet", "pagoda", "sketch", "tajuto", "cover", "mon", "icon", "mind")


def all_files():
    """Every drawing with the file it belongs into."""
    for folder in FOLDERS:
        for drawing in importlib.import_module(folder).drawings():
            yield ART / folder / f"{drawing.name}.svg", drawing.svg()


def main():
    for path, text in all_files():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)


if __name__ == "__main__":
    main()
