"""The hues, from hues.json beside the drawings."""

import json
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
HUES = json.loads((ART / "hues.json").read_text())


def printed(game, name):
    """The ink a motif is printed with on paper."""
    return HUES[game][name]["print"]
