"""Yokai Sketch."""

from .game import Game, Outcome, Wrong, places_by

COLOURS = ["g", "r", "b", "y"]
PAIRS = ["gr", "gb", "gy", "rb", "ry", "by"]
ABILITIES = ["", "C", "D"]  # none, Call the Yokai, Distract the Yokai
N_CARDS_OF_ABILITY = {"": 4, "C": 1, "D": 1}  # of each pair
KINDS = [pair + ability for pair in PAIRS for ability in ABILITIES]

YOKAI_POINTS = ["3", "4", "5", "6", "7"]
DEALT_CARDS = 3
MAX_PLAYS = 3
HAND_THAT_MUST_PLAY = 4
MAX_QUIET_TURNS = 60


def all_cards():
    """The 36 sketch cards in the order of kinds."""
    return [kind for kind in KINDS for _ in range(N_CARDS_OF_ABILITY[kind[2:]])]


def colours_of(card):
    return [card[0], card[1]]


def ability_of(card):
    return card[2:]


def points_of(yokai):
    """A yokai is its printed colour and its points, like `g7`."""
    return int(yokai[1])


def in_order(cards):
    return sorted(cards, key=KINDS.index)


class Sketch(Game):
    NAME = "sketch"
    N_JUDGED = 100
    PLAYERS = [2]
    OPTIONS = {"called": ["printed", "stack"]}

    def __init__(self, players, options):
        super().__init__(players, options)
        self.phase = "setup"  # then "play", now and then "new deck", at last "over"
        self.deck = []  # the top card first
        self.discarded = []
        self.hands = [[], []]
        self.stacks = {colour: [] for colour in COLOURS}  # of yokai, the top one first
        self.sides = [{colour: [] for colour in COLOURS} for _ in range(2)]  # sketch cards of each seat at each stack
        # Each seat's last card as a pair of the card and the stack where it lies; None if it lies nowhere.
        self.last_cards = [None, None]
        self.notebooks = [[], []]  # pairs of a yokai and the stack it lay in when it was taken
        self.seat = None  # whose turn it is
        self.n_plays = 0  # in this turn
        self.is_quiet = True  # nobody took a yokai in this turn
        self.n_quiet_turns = 0
        self.ending = None

    def turn(self):
        if self.phase in ("setup", "new deck"):
            return "chance"
        if self.phase == "play":
            return [self.seat]
        return "over"

    # What is legal.

    def legal_actions(self, seat):
        if self.turn() != [seat]:
            return []
        actions = []
        for card in KINDS:
            if card in self.hands[seat]:
                for colour in COLOURS:
                    if colour in colours_of(card):
                        actions += self.plays(card, colour)
        must_play = self.n_plays == 0 and len(self.hands[seat]) == HAND_THAT_MUST_PLAY
        return actions if must_play else actions + ["pass"]

    def plays(self, card, colour):
        """The ways of playing a card to a stack: without its ability, then with it."""
        plain = f"{card}:{colour}"
        if ability_of(card) == "C":
            # The last yokai of a stack cannot be called away.
            others = [other for other in COLOURS if other != colour and len(self.stacks[other]) >= 2]
            return [plain] + [f"{plain} call {other}" for other in others]
        if ability_of(card) == "D" and self.last_cards[self.opponent()] is not None:
            return [plain, f"{plain} distract"]
        return [plain]

    def keeps_going(self, seat, action):
        return action != "pass"

    def opponent(self):
        return 1 - self.seat

    # Chance.

    def sample_chance(self, random):
        if self.phase == "new deck":
            cards = in_order(self.discarded)
            random.shuffle(cards)
            return " ".join(["deck"] + cards)
        parts = [f"first {random.below(2)}"]
        cards = all_cards()
        random.shuffle(cards)
        parts.append(" ".join(["deck"] + cards))
        for colour in COLOURS:
            yokai = list(YOKAI_POINTS)
            random.shuffle(yokai)
            parts.append(f"{colour} {''.join(yokai)}")
        return " | ".join(parts)

    def apply_chance(self, value):
        if self.phase == "setup":
            self.set_up(value.split(" | "))
        else:
            self.deck = deck_of(value, self.discarded)
            self.discarded = []
            self.draw()

    def set_up(self, parts):
        if len(parts) != 2 + len(COLOURS) or parts[0] not in ("first 0", "first 1"):
            raise Wrong("not a setup: who begins, the deck and four stacks")
        cards = deck_of(parts[1], all_cards())
        for colour, part in zip(COLOURS, parts[2:]):
            word, *stack = part.split(" ")
            if word != colour or len(stack) != 1 or sorted(stack[0]) != YOKAI_POINTS:
                raise Wrong(f"'{part}' is not the stack of {colour}")
            self.stacks[colour] = [colour + points for points in stack[0]]
        self.hands = [cards[:DEALT_CARDS], cards[DEALT_CARDS : 2 * DEALT_CARDS]]
        self.deck = cards[2 * DEALT_CARDS :]
        self.begin_turn(int(parts[0].split(" ")[1]))

    # Turns.

    def begin_turn(self, seat):
        self.seat = seat
        self.n_plays = 0
        self.is_quiet = True
        if self.deck:
            self.draw()
        else:
            assert self.discarded, "at most 24 sketches lie on the table and 6 are in hands"
            self.phase = "new deck"

    def draw(self):
        self.hands[self.seat].append(self.deck.pop(0))
        self.phase = "play"

    def apply(self, seat, action):
        if action == "pass":
            self.end_turn()
            return
        played, *ability = action.split(" ")
        card, colour = played.split(":")
        self.play(card, colour, ability)
        if any(not stack for stack in self.stacks.values()):
            self.end_match("empty stack")
        elif self.n_plays == MAX_PLAYS or not self.hands[seat]:
            self.end_turn()

    def end_turn(self):
        self.n_quiet_turns = self.n_quiet_turns + 1 if self.is_quiet else 0
        if self.n_quiet_turns == MAX_QUIET_TURNS:
            self.end_match("sixty quiet turns")
        else:
            self.begin_turn(self.opponent())

    # Playing a card.

    def play(self, card, colour, ability):
        self.n_plays += 1
        self.hands[self.seat].remove(card)
        self.lay(self.seat, card, colour)
        # The stacks to look at once the card and its ability are done.
        reached = [colour]
        if ability[:1] == ["call"]:
            self.stacks[colour].insert(0, self.stacks[ability[1]].pop(0))
        if ability[:1] == ["distract"]:
            reached.append(self.distract())
        # The same stack is looked at once.
        for stack in dict.fromkeys(reached):
            self.look_for_completion(stack)

    def lay(self, seat, card, colour):
        self.sides[seat][colour].append(card)
        self.last_cards[seat] = (card, colour)

    def distract(self):
        """Move the opponent's last card to the stack of its other colour; return this colour."""
        card, colour = self.last_cards[self.opponent()]
        other = next(other for other in colours_of(card) if other != colour)
        self.sides[self.opponent()][colour].remove(card)
        self.lay(self.opponent(), card, other)
        return other

    def look_for_completion(self, colour):
        n_sketches = [len(side[colour]) for side in self.sides]
        if sum(n_sketches) < points_of(self.stacks[colour][0]):
            return
        yokai = self.stacks[colour].pop(0)
        if n_sketches[0] == n_sketches[1]:
            self.stacks[colour].append(yokai)
            self.discard(0, colour)
            self.discard(1, colour)
        else:
            winner = n_sketches.index(max(n_sketches))
            self.notebooks[winner].append((yokai, colour))
            self.discard(winner, colour)
            self.is_quiet = False

    def discard(self, seat, colour):
        self.discarded += self.sides[seat][colour]
        self.sides[seat][colour] = []
        if self.last_cards[seat] is not None and self.last_cards[seat][1] == colour:
            self.last_cards[seat] = None

    # The end.

    def end_match(self, ending):
        self.ending = ending
        self.phase = "over"

    def n_colours(self, seat):
        """How many different colours a notebook has; the option decides whose: the yokai's or their stacks'."""
        if self.options["called"] == "stack":
            return len({stack for _, stack in self.notebooks[seat]})
        return len({yokai[0] for yokai, _ in self.notebooks[seat]})

    def outcome(self):
        points = [sum(points_of(yokai) for yokai, _ in notebook) for notebook in self.notebooks]
        ranks = [(points[seat], self.n_colours(seat)) for seat in range(2)]
        return Outcome(places_by(ranks), points, self.ending)


def deck_of(text, expected):
    """The cards of a deck, which must be those expected in any order."""
    word, *cards = text.split(" ")
    if word != "deck" or sorted(cards) != sorted(expected):
        raise Wrong(f"not a deck of {in_order(expected)}")
    return cards
