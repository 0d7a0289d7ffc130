"""DDS, the double-dummy solver of bridge, timed beside the exact Septet solver.

    pip install endplay==0.5.12
    python bench/dds.py [DEALS]
    cargo bench -p hyakki-minds --bench septet_solver

Random deals of 8 and 12 cards a hand, a random trump suit or none. "points" asks for the most tricks,
"won or lost" only whether the leader's side takes more than half of them. Each deal is timed alone, on one thread;
the time includes the call from Python.
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


def milliseconds(deal, target):
    start = time.perf_counter()
    if target is None:
        solve_board(deal, SolveMode.OptimalOne)
    else:
        solve_board(deal, SolveMode.TargetOne, target=target)
    return (time.perf_counter() - start) * 1e3


def main():
    n_deals = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for n_cards in (8, 12):
        for what, target in (("won or lost", n_cards // 2 + 1), ("points", None)):
            rng = random.Random(1)
            times = [milliseconds(random_deal(rng, n_cards), target) for _ in range(n_deals)]
            print(
                f"DDS, {n_cards} cards, {what}: mean {statistics.mean(times):.3f} ms, "
                f"median {statistics.median(times):.3f} ms, max {max(times):.3f} ms ({n_deals} deals)"
            )


if __name__ == "__main__":
    main()
