"""Node counts: how many sequences of so many steps there are from a fixed position."""

from hyakki_reference.chacha import Random
from hyakki_reference.septet import Septet

# (game, players, seed): the number of sequences of 1, 2, 3 … steps.
# They were counted by the engine first; that a second referee comes to the same numbers is what makes them worth
# something.
EXPECTED = {
    ("septet", 4, 1): [12, 23, 198, 282, 3102, 14325, 41546],
    ("septet", 3, 1): [16, 30, 299, 4485, 32438, 148664],
}


def count_sequences(game, depth, is_at_end):
    """How many sequences of `depth` actions there are; one that reaches an end earlier counts once."""
    if depth == 0 or is_at_end(game):
        return 1
    seat = game.turn()[0]
    actions = game.legal_actions(seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = game.copy()
        after.apply(seat, action)
        total += count_sequences(after, depth - 1, is_at_end)
    return total


def septet_after_deal(players, seed):
    """The first deal of a seed, played without a pass: the dealt hands count as the hands after it."""
    game = Septet(players, {})
    game.apply_chance(game.sample_chance(Random.of_game(seed, 0)))
    game.leader = game.holder_of_lead_card()
    game.phase = "tricks"
    return game


def septet_round_is_over(game):
    return game.phase != "tricks"


START = {"septet": septet_after_deal}
IS_AT_END = {"septet": septet_round_is_over}


def counts_for(name, players, seed):
    """The counts to compare with `EXPECTED`, for as many depths as it has."""
    depths = range(1, len(EXPECTED[name, players, seed]) + 1)
    start = START[name](players, seed)
    return [count_sequences(start, depth, IS_AT_END[name]) for depth in depths]
