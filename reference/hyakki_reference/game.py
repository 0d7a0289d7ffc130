"""What the games have in common: the small interface that the judge drives."""

import copy
from dataclasses import dataclass


class Wrong(Exception):
    """A record, a chance value or an action that the rules or docs/records.md do not allow."""


@dataclass
class Outcome:
    """Places, points and what ended the match."""

    places: list
    points: list
    ending: str


class Game:
    """The state of a match.

    Cards, actions and chance values are strings in the notation of docs/records.md.
    A state is made of lists, dictionaries, sets and values that never change, so that `copy` stays simple.
    """

    NAME = ""
    RULES_VERSION = 1
    N_JUDGED = 40  # how many games of each configuration are judged, so that everything takes about a minute
    PLAYERS = []
    OPTIONS = {}  # name: its values, the default first

    def __init__(self, players, options):
        self.players = players
        self.options = {name: options.get(name, values[0]) for name, values in self.OPTIONS.items()}

    def turn(self):
        """What the match waits for: "chance", a list of seats that must act, or "over"."""
        raise NotImplementedError

    def legal_actions(self, seat):
        """All legal actions of a seat in their documented order; none if the seat need not act."""
        raise NotImplementedError

    def apply(self, seat, action):
        """Let a seat do a legal action."""
        raise NotImplementedError

    def team(self, seat):
        """The seats that win and lose together with this one, itself included."""
        return [seat]

    def sample_chance(self, random):
        """A value for the random event that the match waits for."""
        raise NotImplementedError

    def apply_chance(self, value):
        """Let a random event happen; raise `Wrong` if it could not fall like this."""
        raise NotImplementedError

    def outcome(self):
        """The outcome of a match that is over."""
        raise NotImplementedError

    def keeps_going(self, seat, action):
        """Whether a legal action makes for a long and eventful match. Our own games prefer such actions."""
        return True

    def take_step(self, seat, text):
        """Take a step of a record: an action, or chance if there is no seat. Raise `Wrong` if it is not allowed."""
        if seat is not None:
            self.check_action(seat, text)
            self.apply(seat, text)
        elif self.turn() == "chance":
            self.apply_chance(text)
        else:
            raise Wrong(f"no chance is due; the match waits for {self.turn()}")

    def check_action(self, seat, action):
        if action not in self.legal_actions(seat):
            raise Wrong(f"seat {seat} may not do '{action}'; legal: {self.legal_actions(seat)}")

    def copy(self):
        twin = copy.copy(self)
        twin.__dict__ = {name: copied(value) for name, value in self.__dict__.items()}
        return twin


def copied(value):
    if isinstance(value, list):
        return [copied(item) for item in value]
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    if isinstance(value, set):
        return set(value)
    return value


def places_by(ranks):
    """The place of each side, where a greater rank is better: one more than the number of sides before it."""
    return [1 + sum(other > rank for other in ranks) for rank in ranks]
