"""The games by their names: every module of this package that has one."""

import importlib
import pkgutil

from . import __name__ as package, __path__ as folder
from .game import Game

for module in pkgutil.iter_modules(folder):
    importlib.import_module(f"{package}.{module.name}")

GAMES = {game.NAME: game for game in sorted(Game.__subclasses__(), key=lambda game: game.NAME)}
