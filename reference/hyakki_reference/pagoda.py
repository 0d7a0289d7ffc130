"""Yokai Pagoda."""

from .game import Game, Outcome, Wrong, places_by

YOKAI = ["k", "t", "a", "i", "o", "y", "n", "s", "r", "g"]
VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
PILES = ["L", "R"]
HAND_SIZE = 7
MAX_POINTS_TO_CLOSE = 3
MAX_TURNS_FOR_EACH = 50

CARDS = [yokai + str(value) for yokai in YOKAI for value in VALUES]


def yokai_of(card):
    return card[0]


def value_of(card):
    return int(card[1:])


def in_order(cards):
    return sorted(cards, key=CARDS.index)


def points_of(cards):
    """For each yokai only its lowest card counts."""
    lowest = {}
    for card in cards:
        lowest[yokai_of(card)] = min(value_of(card), lowest.get(yokai_of(card), 10))
    return sum(lowest.values())


def compare(card, covered):
    """What a card is to the card it covers."""
    if yokai_of(card) == yokai_of(covered) or value_of(card) == value_of(covered):
        return "match"
    return "higher" if value_of(card) > value_of(covered) else "lower"


class Pagoda(Game):
    NAME = "pagoda"
    PLAYERS = [2, 3, 4, 5]
    OPTIONS = {}

    def __init__(self, players, options):
        super().__init__(players, options)
        self.phase = "setup"  # then "play", after a play "match" or "higher", at last "over"
        self.deck = []  # the top card first
        self.piles = {pile: [] for pile in PILES}  # the top card last
        self.hands = [[] for _ in range(players)]
        self.pools = [[] for _ in range(players)]
        self.round = 0
        self.n_turns = 0  # turns that have begun in this round
        self.starting_seat = None
        self.seat = None  # whose turn it is
        self.pile = None  # the one played onto in this turn
        self.is_closed = False
        self.seats_to_deal = []
        self.ending = None  # how the last round ended
        # What needs a card while the deck is empty: ("hand", seat), ("pile", pile) or ("deal", None).
        self.needs = None

    def turn(self):
        if self.phase == "setup" or self.needs is not None:
            return "chance"
        if self.phase == "over":
            return "over"
        return [self.seat]

    # What is legal.

    def legal_actions(self, seat):
        if self.turn() != [seat]:
            return []
        hand = in_order(self.hands[seat])
        others = [other for other in range(self.players) if other != seat]
        if self.phase == "higher":
            return ["draw", "take"]
        if self.phase == "match" and hand:
            return [f"give {card} {other}" for card in hand for other in others]
        if self.phase == "match":
            return [f"feed {other}" for other in others]
        plays = [(card, pile) for card in hand for pile in PILES]
        closing = [f"{card} {pile} close" for card, pile in plays if self.can_close(card, pile)]
        return [f"{card} {pile}" for card, pile in plays] + closing

    def keeps_going(self, seat, action):
        card, *words = action.split(" ")
        if self.phase == "play":
            # A higher card brings another, so that the hand stays as large as it is.
            return compare(card, self.piles[words[0]][-1]) == "higher"
        if self.phase == "higher":
            # The piles must stay low, so that there are higher cards.
            return (action == "take") == (value_of(self.piles[self.other_pile()][-1]) > 3)
        return True

    def can_close(self, card, pile):
        rest = [other for other in self.hands[self.seat] if other != card]
        is_lower = compare(card, self.piles[pile][-1]) == "lower"
        return is_lower and rest != [] and points_of(rest) <= MAX_POINTS_TO_CLOSE

    # Chance.

    def sample_chance(self, random):
        if self.phase == "setup":
            seat = random.below(self.players)
            cards = list(CARDS)
            random.shuffle(cards)
            return " ".join(["setup", str(seat)] + cards)
        cards = in_order(self.cards_under_the_top())
        random.shuffle(cards)
        return " ".join(["shuffle"] + cards)

    def cards_under_the_top(self):
        return [card for pile in PILES for card in self.piles[pile][:-1]]

    def apply_chance(self, value):
        if self.phase == "setup":
            self.set_up(value)
        else:
            self.refill(value)

    def set_up(self, value):
        words = value.split(" ")
        seats = [str(seat) for seat in range(self.players)]
        if words[0] != "setup" or sorted(words[2:]) != sorted(CARDS) or words[1] not in seats:
            raise Wrong("not a setup: a seat and each card exactly once")
        self.deck = words[2:]
        self.start_round(int(words[1]))
        for pile in PILES:
            self.piles[pile].append(self.deck.pop(0))

    def refill(self, value):
        word, *cards = value.split(" ")
        if word != "shuffle" or sorted(cards) != sorted(self.cards_under_the_top()):
            raise Wrong(f"not a shuffle of {in_order(self.cards_under_the_top())}")
        self.deck = cards
        for pile in PILES:
            self.piles[pile] = self.piles[pile][-1:]
        what, which = self.needs
        self.needs = None
        if what == "deal":
            self.deal()
        else:
            self.move_top_card(what, which)

    # Rounds.

    def start_round(self, seat):
        self.round += 1
        self.starting_seat = seat
        self.seats_to_deal = [(seat + nth) % self.players for nth in range(HAND_SIZE * self.players)]
        self.deal()

    def deal(self):
        """Deal until all have their cards; wait where a shuffle is due; stop where there is nothing to shuffle."""
        while self.seats_to_deal:
            if self.deck:
                self.hands[self.seats_to_deal.pop(0)].append(self.deck.pop(0))
            elif self.cards_under_the_top():
                self.needs = ("deal", None)
                return
            else:
                self.seats_to_deal = []
        self.n_turns = 0
        self.begin_turn(self.starting_seat)

    def end_round(self, ending):
        self.ending = ending
        for hand, pool in zip(self.hands, self.pools):
            pool += hand
            hand.clear()
        if self.round == (4 if self.players == 2 else 3):
            self.phase = "over"
        elif self.players == 2:
            self.start_round(1 - self.starting_seat)
        else:
            self.start_round((self.seat + 1) % self.players)

    # Turns.

    def begin_turn(self, seat):
        self.n_turns += 1
        self.seat = seat
        self.is_closed = False
        self.phase = "play"

    def apply(self, seat, action):
        verb, *words = action.split(" ")
        if verb == "give":
            card, receiver = words
            self.hands[seat].remove(card)
            self.hands[int(receiver)].append(card)
            self.end_turn()
        elif verb == "feed":
            self.take_from_deck("hand", int(words[0]))
        elif verb == "draw":
            self.take_from_deck("hand", seat)
        elif verb == "take":
            self.take_from_other_pile()
        else:
            self.play(verb, *words)

    def play(self, card, pile, close=None):
        what = compare(card, self.piles[pile][-1])
        self.hands[self.seat].remove(card)
        self.piles[pile].append(card)
        self.pile = pile
        self.is_closed = close is not None
        if what == "lower":
            self.end_turn()
        else:
            self.phase = what

    def other_pile(self):
        return next(pile for pile in PILES if pile != self.pile)

    def take_from_other_pile(self):
        other = self.other_pile()
        self.hands[self.seat].append(self.piles[other].pop())
        if self.piles[other]:
            self.end_turn()
        else:
            self.take_from_deck("pile", other)

    def take_from_deck(self, what, which):
        if self.deck:
            self.move_top_card(what, which)
        else:
            self.needs = (what, which)

    def move_top_card(self, what, which):
        """The last thing in a turn: the top card of the deck goes to a seat's hand or onto an empty pile."""
        receivers = self.hands if what == "hand" else self.piles
        receivers[which].append(self.deck.pop(0))
        self.end_turn()

    def end_turn(self):
        if self.is_closed:
            self.end_round("closed")
        elif not self.hands[self.seat]:
            self.end_round("out of cards")
        elif self.n_turns == MAX_TURNS_FOR_EACH * self.players:
            self.end_round("turn limit")
        else:
            self.begin_turn((self.seat + 1) % self.players)

    # The end.

    def outcome(self):
        points = [points_of(pool) for pool in self.pools]
        ranks = []
        for pool in self.pools:
            n_yokai = len({yokai_of(card) for card in pool})
            # Less is better each time.
            ranks.append((-points_of(pool), -n_yokai, -len(pool)))
        return Outcome(places_by(ranks), points, self.ending)
