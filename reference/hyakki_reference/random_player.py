"""Random games: those of `hyakki simulate`, derived from the seed alone, and livelier ones of our own."""

from dataclasses import asdict

from .chacha import Random


class Simulation:
    """The random player of docs/records.md: one source for chance and choice."""

    def __init__(self, seed, number):
        self.random = Random.of_game(seed, number)
        self.chance = self.random

    def choose_seat(self, seats):
        return seats[0]

    def choose_action(self, game, legal):
        # This takes a word even if there is only one action.
        return legal[self.random.below(len(legal))]


class Lively:
    """A player of our own: seats act in any order, and mostly do something where they could let time pass.

    Otherwise some games would end before much has happened.
    """

    def __init__(self, random, chance):
        self.random = random
        self.chance = chance

    def choose_seat(self, seats):
        return seats[self.random.below(len(seats))]

    def choose_action(self, game, legal):
        busy = [action for action in legal if not game.is_idle(action)]
        choice = busy if busy and self.random.below(10) > 0 else legal
        return choice[self.random.below(len(choice))]


def next_step(game, player):
    """The next step as a pair of a seat (None for chance) and a text."""
    if game.turn() == "chance":
        return None, game.sample_chance(player.chance)
    seat = player.choose_seat(game.turn())
    return seat, player.choose_action(game, game.legal_actions(seat))


def play_random_game(game, player):
    """Play a game to its end; return its steps and the outcome."""
    steps = []
    while game.turn() != "over":
        steps.append(next_step(game, player))
        game.take_step(*steps[-1])
    return steps, asdict(game.outcome())
