"""Records that the reference writes and the engine must accept, and spoilt ones that it must refuse."""

import hashlib

from hyakki_reference.chacha import Random
from hyakki_reference.concessions import Concessions
from hyakki_reference.game import Wrong
from hyakki_reference.random_player import Lively, next_step, play_random_game
from hyakki_reference.record import Step, write_record

# Exit codes of `hyakki verify`.
RIGHT = [0]
WRONG_OUTCOME = [1]
FORBIDDEN = [2]
REFUSED = [1, 2]


class OwnRecords:
    """The records of one configuration. Everything in them follows from one random source."""

    def __init__(self, engine, configuration, seed, folder):
        self.engine = engine
        self.configuration = configuration
        self.folder = folder
        # The other half of the key stream's streams, so that these are not the games the engine played.
        self.random = Random.of_game(seed, 2**63)

    def check_lively(self, one_in):
        """Check a match of a lively player; return its record."""
        return self.check_match(f"one-in-{one_in}", Lively(self.random, self.random, one_in))

    def check_match(self, name, player):
        """Write the record of a match in several forms; return the plain one."""
        steps, outcome = play_random_game(self.configuration.new_game(), player)
        wrong_outcome = {**outcome, "points": [99] + outcome["points"][1:]}
        plain = self.check(f"{name}-plain", steps, outcome, RIGHT)
        self.check(f"{name}-wrong-outcome", steps, wrong_outcome, WRONG_OUTCOME)
        self.check(f"{name}-illegal-action", self.with_illegal_action(steps), outcome, FORBIDDEN)
        self.check(f"{name}-undone", self.with_undone_actions(steps), outcome, RIGHT)
        self.check(f"{name}-too-much-undone", self.with_too_much_undone(steps), outcome, FORBIDDEN)
        return plain

    def check(self, name, steps, outcome, verdict, fairness=None, secret=None):
        path = self.folder / f"reference-{name}.jsonl"
        write_record(path, self.header(fairness), steps, outcome, secret)
        self.engine.check_verdict(path, verdict)
        return path

    def header(self, fairness):
        players = self.configuration.players
        header = {
            "hyakki": 1,
            "game": self.configuration.game.NAME,
            "rules": self.configuration.game.RULES_VERSION,
            "players": players,
            "options": self.configuration.options,
            "names": [f"reference {seat}" for seat in range(players)],
        }
        if fairness is not None:
            header["fairness"] = fairness
        return header

    def state_after(self, steps):
        game = self.configuration.new_game()
        for step in steps:
            game.take_step(*step)
        return game

    # Actions that are not legal.

    def with_illegal_action(self, steps):
        """The steps up to some place, and there an action from elsewhere in the match that is not legal."""
        elsewhere = sorted({text for seat, text in steps if seat is not None})
        while True:
            at = self.random.below(len(steps))
            seat = self.random.below(self.configuration.players)
            action = elsewhere[self.random.below(len(elsewhere))]
            if action not in self.state_after(steps[:at]).legal_actions(seat):
                return steps[:at] + [(seat, action)] + steps[at + 1 :]

    # Steps taken back.

    def with_undone_actions(self, steps):
        """The same match, in which before some steps the seat does something else and takes it back."""
        game = self.configuration.new_game()
        lines = []
        for step in steps:
            if self.random.below(5) == 0:
                lines += self.detour(game.copy())
            lines.append(step)
            game.take_step(*step)
        return lines

    def detour(self, game):
        """Up to three actions of one seat, and the line that takes them back."""
        player = Lively(self.random, self.random, 2)
        detour = []
        while len(detour) < 3 and game.turn() not in ("chance", "over"):
            step = next_step(game, player)
            if detour and detour[0][0] != step[0]:
                break
            detour.append(step)
            game.take_step(*step)
        return detour + [("undo", len(detour))] if detour else []

    def with_too_much_undone(self, steps):
        """The last step that can be taken back, and one more that cannot: chance, or another seat's."""
        last_seat = steps[-1][0]
        n_in_a_row = 1
        while steps[-1 - n_in_a_row][0] == last_seat:
            n_in_a_row += 1
        n_undone = n_in_a_row + 1
        return steps + [("undo", n_undone)] + steps[-n_undone:]

    # Sides that resign, and matches that nobody plays on.

    def check_concessions(self):
        """One side after the other resigns somewhere, until the match ends so or by the game's rules."""
        steps, _ = play_random_game(self.configuration.new_game(), Lively(self.random, self.random, 1000))
        for name, concession in [("resigned", self.resignation), ("abandoned", self.abandonment)]:
            self.check_conceded(name, self.with_concessions(steps, concession))
        # Everybody who resigns does so in the last quarter: with more than two sides the game goes on.
        late = len(steps) * 3 // 4
        self.check_conceded("resigned-late", steps[:late] + self.with_concessions(steps, self.resignation, late, 1))

    def check_conceded(self, name, lines):
        lines, outcome = self.until_over(lines)
        self.check(name, lines, outcome, RIGHT)
        self.check(f"{name}-twice", lines + lines[-1:], outcome, FORBIDDEN)
        undone = [line for line in lines if line[0] not in ("resign", "abandon")]
        self.check(f"{name}-by-nobody", undone, outcome, REFUSED)
        wrong = {**outcome, "ending": "something else"}
        self.check(f"{name}-wrong-ending", lines, wrong, WRONG_OUTCOME)

    def with_concessions(self, steps, concession, at=0, n_most=5):
        """The steps from a place on, with so many concessions among them."""
        lines = []
        seats = self.random.below(self.configuration.players)
        for number, step in enumerate(steps[at:]):
            if n_most and number % 3 == 2:
                lines.append(concession(seats))
                seats = (seats + 1) % self.configuration.players
                n_most -= 1
            lines.append(step)
        return lines

    def resignation(self, seat):
        return ("resign", seat)

    def abandonment(self, seat):
        return ("abandon", list(range(seat)))

    def until_over(self, lines):
        """The lines up to the end of the match, without concessions that are not possible, and the outcome."""
        game = self.configuration.new_game()
        concessions = Concessions()
        kept = []
        for line in lines:
            if line[0] in ("resign", "abandon"):
                try:
                    concessions.take(game, Step(0, None, None, conceded=line[1]))
                except Wrong:
                    continue
            else:
                game.take_step(*line)
            kept.append(line)
            if concessions.outcome(game):
                break
        return kept, concessions.outcome(game)

    # Deals that can be checked.

    def check_fairness(self):
        """A match whose chance values follow from a secret and the seats' nonces."""
        secret = self.random_bytes(32)
        nonces = ["", "nonce", "百鬼夜行", "x" * 64, "4"][: self.configuration.players]
        key = hashlib.sha256(secret + b"".join(bytes([len(n.encode())]) + n.encode() for n in nonces)).digest()
        player = Lively(self.random, Random(key, 0), 2)
        steps, outcome = play_random_game(self.configuration.new_game(), player)
        right = {"commitment": hashlib.sha256(secret).hexdigest(), "nonces": nonces}
        wrong = {"commitment": right["commitment"], "nonces": ["another"] + nonces[1:]}
        self.check("fair", steps, outcome, RIGHT, right, secret.hex())
        self.check("fair-and-secret", steps, outcome, RIGHT, right)
        self.check("wrong-secret", steps, outcome, REFUSED, right, self.random_bytes(32).hex())
        self.check("wrong-nonce", steps, outcome, REFUSED, wrong, secret.hex())
        pledge = lambda nonce: hashlib.sha256(nonce.encode()).hexdigest()
        # The first seat pledged and did not tell, the second told what it had pledged, the others told at once.
        pledges = [pledge("silent"), pledge("nonce")] + [""] * (len(nonces) - 2)
        self.check("pledged", steps, outcome, RIGHT, right | {"pledges": pledges}, secret.hex())
        broken = [pledges[0], pledge("other")] + pledges[2:]
        self.check("broken-pledge", steps, outcome, REFUSED, right | {"pledges": broken}, secret.hex())
        self.check("pledges-of-nobody", steps, outcome, REFUSED, right | {"pledges": [""] * len(nonces)}, secret.hex())
        self.check("too-few-pledges", steps, outcome, REFUSED, right | {"pledges": pledges[:1]}, secret.hex())

    def random_bytes(self, n_bytes):
        return bytes(self.random.below(256) for _ in range(n_bytes))
