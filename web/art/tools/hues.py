"""The hues of each game, from the hues.json beside its drawings."""

import json
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
HUES = {file.parent.name: json.loads(file.read_text()) for file in sorted(ART.glob("*/hues.json"))}


def printed(game, name):
    """The ink a motif is printed with on paper."""
    return HUES[game][name]["print"]
