"""Random games: those of `hyakki simulate`, derived from the seed alone, and livelier ones of our own."""

from dataclasses import asdict

from .chacha import Random


class Simulation:
    """The random player of docs/records.md: one source for chance and choice."""

    def __init__(self, seed, number):
        self.random = Random.of_game(seed, number)

    def sample_chance(self, game):
        return game.sample_chance(self.random)

    def choose_seat(self, seats):
        return seats[0]

    def choose_action(self, game, seat, legal):
        # This takes a word even if there is only one action.
        return legal[self.random.below(len(legal))]


class Lively:
    """A player of our own: seats act in any order, and mostly do what keeps a match going.

    Random games alone would leave rare events untried: long matches, empty decks, full tables.
    """

    def __init__(self, random, chance, one_in):
        self.random = random
        self.chance = chance
        self.one_in = one_in  # so many choices are among all legal actions

    def sample_chance(self, game):
        return game.sample_chance(self.chance)

    def choose_seat(self, seats):
        return seats[self.random.below(len(seats))]

    def choose_action(self, game, seat, legal):
        liked = [action for action in legal if self.likes(game, seat, action)]
        choice = liked if liked and self.random.below(self.one_in) > 0 else legal
        return choice[self.random.below(len(choice))]

    def likes(self, game, seat, action):
        return game.keeps_going(seat, action)


def next_step(game, player):
    """The next step as a pair of a seat (None for chance) and a text."""
    if game.turn() == "chance":
        return None, player.sample_chance(game)
    seat = player.choose_seat(game.turn())
    return seat, player.choose_action(game, seat, game.legal_actions(seat))


def play_random_game(game, player):
    """Play a game to its end; return its steps and the outcome."""
    steps = []
    while game.turn() != "over":
        steps.append(next_step(game, player))
        game.take_step(*steps[-1])
    return steps, asdict(game.outcome())
