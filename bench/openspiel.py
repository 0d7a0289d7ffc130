"""Random play in OpenSpiel, timed. Started by `cargo xtask bench`.

Reads lines of "milliseconds game" and answers each with nanoseconds per player action, and lines of "milliseconds ismcts:game"
with nanoseconds per simulation of OpenSpiel's C++ information-set search at the first decision.

The loop runs in OpenSpiel's C++ core: an MCTSBot with a single simulation calls its RandomRolloutEvaluator once, and that
plays many random games from the position to the end. How many actions such a game has is counted beforehand, over many
random games from the same positions, outside the timing. Chance events on the way (draws in crazy_eights) take part in the
time, as they do on our side, and only players' actions are counted, as on our side.
"""

import random
import sys
import time

import pyspiel

N_DEALS = 16
N_COUNTED_GAMES = 100


def sample_chance(state, rng):
    actions, weights = zip(*state.chance_outcomes())
    state.apply_action(rng.choices(actions, weights)[0])


def deal(game, rng):
    """A position after the deal: the first in which a player must act."""
    state = game.new_initial_state()
    while state.is_chance_node():
        sample_chance(state, rng)
    return state


def count_actions(state, rng):
    """Players' actions in one random game from this position."""
    state = state.clone()
    n_actions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            sample_chance(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            n_actions += 1
    return n_actions


class Peer:
    def __init__(self, name):
        rng = random.Random(7)
        self.game = pyspiel.load_game(name)
        self.deals = [deal(self.game, rng) for _ in range(N_DEALS)]
        self.lengths = [
            sum(count_actions(state, rng) for _ in range(N_COUNTED_GAMES)) / N_COUNTED_GAMES for state in self.deals
        ]
        self.seed = 0
        self.n_rollouts = 100
        seconds, _ = self.play()
        self.seconds_per_rollout = seconds / (self.n_rollouts * N_DEALS)

    def play(self):
        """Seconds taken and actions played, over all deals."""
        seconds = 0.0
        for state in self.deals:
            self.seed += 1
            evaluator = pyspiel.RandomRolloutEvaluator(self.n_rollouts, self.seed)
            bot = pyspiel.MCTSBot(self.game, evaluator, 1.0, 1, 100, False, self.seed, False)
            start = time.perf_counter()
            bot.step(state)
            seconds += time.perf_counter() - start
        return seconds, sum(self.lengths) * self.n_rollouts

    def ns_per_action(self, milliseconds):
        self.n_rollouts = max(10, int(milliseconds / 1000 / self.seconds_per_rollout / N_DEALS))
        seconds, n_actions = self.play()
        return 1e9 * seconds / n_actions


class Searching:
    """OpenSpiel's ISMCTS bot, with random rollouts and worlds as the game resamples them."""

    def __init__(self, name):
        rng = random.Random(7)
        self.game = pyspiel.load_game(name)
        self.deals = [deal(self.game, rng) for _ in range(N_DEALS)]
        self.seconds_per_simulation = 1e-4
        self.seconds_per_simulation = self.search(100)

    def search(self, n_simulations):
        seconds = 0.0
        for seed, state in enumerate(self.deals):
            evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
            bot = pyspiel.ISMCTSBot(
                seed, evaluator, 0.7, n_simulations, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
            )
            start = time.perf_counter()
            bot.step(state)
            seconds += time.perf_counter() - start
        return seconds / (n_simulations * N_DEALS)

    def ns_per_action(self, milliseconds):
        n_simulations = max(10, int(milliseconds / 1000 / self.seconds_per_simulation / N_DEALS))
        return 1e9 * self.search(n_simulations)


def peer(name):
    game = name.removeprefix("ismcts:")
    return Peer(name) if game == name else Searching(game)


def main():
    peers = {}
    for line in sys.stdin:
        milliseconds, name = line.split(maxsplit=1)
        name = name.strip()
        if name not in peers:
            peers[name] = peer(name)
        print(peers[name].ns_per_action(float(milliseconds)), flush=True)


if __name__ == "__main__":
    main()
