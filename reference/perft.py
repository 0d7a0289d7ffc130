"""Node counts: how many sequences of so many actions there are from a fixed position.

`python3 reference/perft.py septet 4 1 5` counts for four players, seed 1 and the depths 1 to 5.
"""

import sys

from hyakki_reference.chacha import Random
from hyakki_reference.games import GAMES

# (game, players, seed): what the engine counts for the depths 1, 2, 3 …
EXPECTED = {
    ("septet", 4, 1): [12, 23, 198, 282, 3102, 14325, 41546],
    ("septet", 3, 1): [16, 30, 299, 4485, 32438, 148664],
    ("sketch", 2, 1): [14, 134, 828, 4940],
    ("pagoda", 2, 1): [14, 132, 1160, 8955, 65718],
    ("pagoda", 3, 1): [14, 48, 696, 4032, 50442],
    ("pagoda", 4, 1): [14, 164, 1808, 21312],
    ("pagoda", 5, 1): [14, 130, 1540, 15336],
}


def counts(name, players, seed, max_depth):
    """The numbers of sequences for the depths 1 to `max_depth`."""
    position = start(name, players, seed)
    return [count_sequences(position, depth) for depth in range(1, max_depth + 1)]


def count_sequences(game, depth):
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
        total += count_sequences(after, depth - 1)
    return total


# Where each game starts, and where a sequence is at its end.


def start(name, players, seed):
    """After the first chance value of a seed, with default options."""
    game = GAMES[name](players, {})
    game.apply_chance(game.sample_chance(Random.of_game(seed, 0)))
    if name == "septet":
        # No pass: the dealt hands count as the hands after it.
        game.leader = game.holder_of_lead_card()
        game.phase = "tricks"
    return game


def is_at_end(game):
    """Where chance falls (in Septet: with the round), or with the match."""
    return game.turn() in ("chance", "over")


if __name__ == "__main__":
    print(*counts(sys.argv[1], *map(int, sys.argv[2:])))
