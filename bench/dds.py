"""DDS, the double-dummy solver of bridge, timed. Started by `cargo xtask bench`.

Reads lines of "cards deals seed" and answers each with milliseconds per deal: random deals with so many cards a hand and a
random trump suit or none, asked whether the leader's side takes more than half of the tricks. Each deal is timed alone, on
one thread; the time includes the call from Python.
"""

import random
import statistics
import sys
import time

from endplay.dds.solve import SolveMode, solve_board
from endplay.types import Deal, Denom, Player

SUITS = "SHDC"
RANKS = "AKQJT98765432"


def random_deal(rng, n_cards):
    deck = [(suit, rank) for suit in SUITS for rank in RANKS]
    rng.shuffle(deck)
    hands = [deck[seat * n_cards : (seat + 1) * n_cards] for seat in range(4)]
    in_notation = (
        ".".join("".join(rank for rank in RANKS if (suit, rank) in hand) for suit in SUITS) for hand in hands
    )
    return Deal("N:" + " ".join(in_notation), first=Player.north, trump=Denom(rng.randrange(5)))


def milliseconds(deal, n_cards):
    start = time.perf_counter()
    solve_board(deal, SolveMode.TargetOne, target=n_cards // 2 + 1)
    return (time.perf_counter() - start) * 1e3


def main():
    for line in sys.stdin:
        n_cards, n_deals, seed = map(int, line.split())
        rng = random.Random(seed)
        times = [milliseconds(random_deal(rng, n_cards), n_cards) for _ in range(n_deals)]
        print(statistics.mean(times), flush=True)


if __name__ == "__main__":
    main()
