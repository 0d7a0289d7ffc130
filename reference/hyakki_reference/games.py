"""The four games by their names."""

from .pagoda import Pagoda
from .septet import Septet
from .sketch import Sketch
from .tajuto import Tajuto

GAMES = {game.NAME: game for game in [Septet, Sketch, Pagoda, Tajuto]}
