"""Matches arranged so that something happens that chance would hardly ever bring about."""

from collections.abc import Callable
from dataclasses import dataclass

from hyakki_reference.chacha import Random
from hyakki_reference.pagoda import CARDS, HAND_SIZE, VALUES, YOKAI, Pagoda
from hyakki_reference.random_player import Lively
from hyakki_reference.sketch import Sketch
from hyakki_reference.tajuto import Tajuto


@dataclass
class RareMatch:
    what: str
    game: type
    players: int
    options: dict
    seed: int
    first_chance: str | None  # None: as the seed gives it
    likes: Callable  # game, seat, action: whether the player prefers the action
    shows: Callable  # game: whether what is rare can be seen in this state


class Arranged(Lively):
    """The player of a rare match."""

    def __init__(self, match):
        random = Random.of_game(match.seed, 0)
        super().__init__(random, random, 1000)
        self.match = match
        self.first_chance = match.first_chance

    def sample_chance(self, game):
        value = self.first_chance or super().sample_chance(game)
        self.first_chance = None
        return value

    def likes(self, game, seat, action):
        return self.match.likes(game, seat, action)


# Yokai Sketch.


def sketch_keeps_balance(game, seat, action):
    """Nobody takes a yokai, and nobody gets far ahead at a stack: then drawings are completed with equal numbers."""
    after = game.copy()
    after.apply(seat, action)
    if after.notebooks != game.notebooks:
        return False
    if action == "pass":
        return True
    colour = action.split(":")[1][0]
    return len(after.sides[seat][colour]) <= len(after.sides[1 - seat][colour]) + 1


# Yokai Pagoda.


def pagoda_hands_that_close_at_once():
    """A deck that deals each of five players the cards 1 to 7 of one yokai, in the first round and in the second.

    Whoever begins can close at once, the pools grow by 34 cards a round, and the third deal runs dry.
    """
    first_hands = [yokai + str(value) for value in VALUES[:7] for yokai in YOKAI[:5]]
    second_hands = [yokai + str(value) for value in VALUES[:7] for yokai in YOKAI[5:]]
    high_cards = [card for card in CARDS if card not in first_hands + second_hands]
    # Two high cards start the piles, of a yokai that neither closer has.
    deck = first_hands + high_cards[-2:] + second_hands + high_cards[:-2]
    return " ".join(["setup", "0"] + deck)


def pagoda_closes_or_takes(game, seat, action):
    return action.endswith(" close") or action == "take"


def pagoda_begins_with_short_hands(game):
    return game.phase == "play" and game.n_turns == 1 and max(len(hand) for hand in game.hands) < HAND_SIZE


# Tajuto.


def tajuto_draws_roofs(game, seat, action):
    return action == "draw 6"


def tajuto_stands_off_busily(game):
    return game.ending == "stand-off" and game.idle_turns < game.players


def tajuto_saves(game, seat, action):
    """Use only what is free. Seat 0 saves all it gets; the others buy dear tiles, Shrines and Markets only seat 1."""
    verb, *words = action.split(" ")
    if verb == "get":
        wanted = {0: [], 1: ["W3", "W4", "W5", "F", "S", "M"], 2: ["W3", "W4", "W5", "F"]}
        return words[0] in wanted[seat]
    if verb in ("draw", "offer"):
        return not game.used
    return verb in ("build", "claim") or bool(game.used)


def tajuto_has_rich_seats(game):
    met = {"wisdom5", "wisdom10", "space30"}
    is_met = not met & set(game.objectives_left)
    return is_met and game.tiles[1].count("S") == 2 and game.tiles[1].count("M") == 2


MATCHES = [
    RareMatch(
        what="sixty quiet turns",
        game=Sketch,
        players=2,
        options={"called": "printed"},
        seed=5,
        first_chance=None,
        likes=sketch_keeps_balance,
        shows=lambda game: game.ending == "sixty quiet turns",
    ),
    RareMatch(
        what="a deal that runs dry",
        game=Pagoda,
        players=5,
        options={},
        seed=1,
        first_chance=pagoda_hands_that_close_at_once(),
        likes=pagoda_closes_or_takes,
        shows=pagoda_begins_with_short_hands,
    ),
    RareMatch(
        what="a stand-off of players who draw and never build",
        game=Tajuto,
        players=3,
        options={"hand": "sure", "totals": "hidden"},
        seed=1,
        first_chance=None,
        likes=tajuto_draws_roofs,
        shows=tajuto_stands_off_busily,
    ),
    RareMatch(
        what="dear tiles and far monks",
        game=Tajuto,
        players=3,
        options={"hand": "sure", "totals": "hidden"},
        seed=1,
        first_chance=None,
        likes=tajuto_saves,
        shows=tajuto_has_rich_seats,
    ),
]
