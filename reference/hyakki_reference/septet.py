"""Yokai Septet."""

from itertools import combinations

from .game import Game, Outcome, Wrong, places_by

SUITS = ["g", "u", "p", "y", "k", "r", "b"]
SUPER_TRUMP = "gA"
BLUE_13 = "b13"
PASSED_CARDS = 3
TRICKS_THAT_LOSE = 7

STARS = {
    4: {"g": 0, "u": 0, "p": 1, "y": 1, "k": 1, "r": 2, "b": 2},
    3: {"g": 0, "u": 1, "p": 1, "y": 2, "k": 2, "r": 3, "b": 3},
}
ENOUGH_BOSSES = {4: 4, 3: 3}
ENOUGH_POINTS = {"advanced": 7, "basic": 2}
POINTS_FOR_SEVEN_TRICKS_OF_ANOTHER = 3  # three players, advanced


def all_cards():
    """The 49 cards in ascending order. Each suit starts one number higher than the suit before it."""
    cards = []
    for suit_number, suit in enumerate(SUITS):
        for value in range(suit_number + 1, suit_number + 8):
            cards.append(suit + ("A" if value == 1 else str(value)))
    return cards


CARDS = all_cards()


def suit_of(card):
    return card[0]


def value_of(card):
    return 1 if card == SUPER_TRUMP else int(card[1:])


def is_boss(card):
    return value_of(card) == 7


def in_order(cards):
    return sorted(cards, key=CARDS.index)


def strength(card, led_suit, trump_suit):
    """How much a card counts in a trick; the greatest strength wins."""
    if card == SUPER_TRUMP:
        return (3, 0)
    if suit_of(card) == trump_suit:
        return (2, value_of(card))
    if suit_of(card) == led_suit:
        return (1, value_of(card))
    return (0, 0)


class Septet(Game):
    NAME = "septet"
    PLAYERS = [3, 4]
    OPTIONS = {"scoring": ["advanced", "basic"], "lead": ["holder", "dealt"]}

    def __init__(self, players, options):
        super().__init__(players, options)
        self.phase = "deal"  # then "pass", then "tricks", then "deal" again or "over"
        self.points = [0] * players
        self.leader = None  # of the current or the next trick; nobody before the first round's pass
        self.ending = None  # how the last round ended
        self.winner_of_tie = None
        self.start_round([[] for _ in range(players)], None)

    def team(self, seat):
        return [seat, (seat + 2) % 4] if self.players == 4 else [seat]

    def start_round(self, hands, trump_card):
        self.hands = hands
        self.trump_card = trump_card
        self.dealt_lead_card_to = None
        self.passes = {}
        self.plays = []  # pairs of seat and card: the trick on the table
        self.tricks = [0] * self.players
        self.bosses = [[] for _ in range(self.players)]

    # What the match waits for.

    def turn(self):
        if self.phase == "deal":
            return "chance"
        if self.phase == "pass":
            return [seat for seat in range(self.players) if seat not in self.passes]
        if self.phase == "tricks":
            return [(self.leader + len(self.plays)) % self.players]
        return "over"

    def legal_actions(self, seat):
        if self.turn() in ("chance", "over") or seat not in self.turn():
            return []
        hand = in_order(self.hands[seat])
        if self.phase == "pass":
            return ["pass " + " ".join(three) for three in combinations(hand, PASSED_CARDS)]
        return self.playable(hand)

    def playable(self, hand):
        if not self.plays:
            return hand
        led_suit = suit_of(self.plays[0][1])
        following = [card for card in hand if suit_of(card) == led_suit]
        return following or hand

    # The deal.

    def hand_size(self):
        return 12 if self.players == 4 else 16

    def sample_chance(self, random):
        cards = list(CARDS)
        random.shuffle(cards)
        size = self.hand_size()
        hands = [in_order(cards[seat * size : (seat + 1) * size]) for seat in range(self.players)]
        return " / ".join([" ".join(hand) for hand in hands] + [cards[-1]])

    def apply_chance(self, value):
        *hands, last = [part.split(" ") for part in value.split(" / ")]
        self.check_deal(hands, last)
        self.start_round(hands, last[0])
        self.dealt_lead_card_to = self.holder_of_lead_card()
        self.phase = "pass"

    def check_deal(self, hands, last):
        if [len(hand) for hand in hands] != [self.hand_size()] * self.players or len(last) != 1:
            raise Wrong("the deal has the wrong number of hands or cards")
        if sorted(sum(hands, last)) != sorted(CARDS):
            raise Wrong("the deal does not have each card exactly once")
        if any(hand != in_order(hand) for hand in hands):
            raise Wrong("the cards of a hand must be in ascending order")

    def holder_of_lead_card(self):
        lead_card = BLUE_13 if self.trump_card == SUPER_TRUMP else SUPER_TRUMP
        return next(seat for seat in range(self.players) if lead_card in self.hands[seat])

    # Actions.

    def apply(self, seat, action):
        if self.phase == "pass":
            self.passes[seat] = action.split(" ")[1:]
            if len(self.passes) == self.players:
                self.exchange()
        else:
            self.play(seat, action)

    def exchange(self):
        distance = 2 if self.players == 4 else 1
        for seat, cards in self.passes.items():
            for card in cards:
                self.hands[seat].remove(card)
        for seat, cards in self.passes.items():
            self.hands[(seat + distance) % self.players].extend(cards)
        if self.leader is None:
            dealt = self.options["lead"] == "dealt"
            self.leader = self.dealt_lead_card_to if dealt else self.holder_of_lead_card()
        self.phase = "tricks"

    def play(self, seat, card):
        self.hands[seat].remove(card)
        self.plays.append((seat, card))
        if len(self.plays) == self.players:
            self.finish_trick()

    def finish_trick(self):
        led_suit = suit_of(self.plays[0][1])
        trump_suit = suit_of(self.trump_card)
        winner, _ = max(self.plays, key=lambda play: strength(play[1], led_suit, trump_suit))
        self.tricks[winner] += 1
        self.bosses[winner] += [card for _, card in self.plays if is_boss(card)]
        self.leader = winner
        self.plays = []
        self.look_for_end_of_round()

    # The end of a round. A side is the list of its seats.

    def sides(self):
        if self.players == 4:
            return [[0, 2], [1, 3]]
        return [[0], [1], [2]]

    def bosses_of(self, side):
        return [boss for seat in side for boss in self.bosses[seat]]

    def tricks_of(self, side):
        return sum(self.tricks[seat] for seat in side)

    def look_for_end_of_round(self):
        for side in self.sides():
            if len(self.bosses_of(side)) >= ENOUGH_BOSSES[self.players]:
                return self.end_round("enough bosses", side, self.bosses_of(side))
        for side in self.sides():
            if self.tricks_of(side) == TRICKS_THAT_LOSE:
                return self.lose_by_seven_tricks(side)
        if not any(self.hands):
            side = next(side for side in self.sides() if self.leader in side)
            return self.end_round("last trick", side, self.bosses_of(side))

    def lose_by_seven_tricks(self, losers):
        if self.players == 4:
            winners = next(side for side in self.sides() if side != losers)
            in_hands = [card for hand in self.hands for card in hand if is_boss(card)]
            self.end_round("seven tricks", winners, self.bosses_of(winners) + in_hands)
        else:
            advanced = self.options["scoring"] == "advanced"
            for seat in range(3):
                if seat not in losers:
                    self.points[seat] += POINTS_FOR_SEVEN_TRICKS_OF_ANOTHER if advanced else 1
            self.look_for_end_of_match("seven tricks", (losers[0] + 1) % 3)

    def end_round(self, ending, winners, bosses):
        won = self.stars_on(bosses) if self.options["scoring"] == "advanced" else 1
        assert won >= 1, "every round is won for at least one point"
        for seat in winners:
            self.points[seat] += won
        self.look_for_end_of_match(ending, None)

    def stars_on(self, bosses):
        # The boss of the trump suit counts nothing.
        counting = [boss for boss in bosses if suit_of(boss) != suit_of(self.trump_card)]
        return sum(STARS[self.players][suit_of(boss)] for boss in counting)

    def look_for_end_of_match(self, ending, winner_of_tie):
        self.ending = ending
        self.winner_of_tie = winner_of_tie
        over = max(self.points) >= ENOUGH_POINTS[self.options["scoring"]]
        self.phase = "over" if over else "deal"

    def outcome(self):
        if self.players == 4:
            team_places = places_by(self.points[:2])
            return Outcome([team_places[seat % 2] for seat in range(4)], list(self.points), self.ending)
        # Two can share the top only after somebody's seven tricks; then the seat to the left of that one is before
        # the other. It changes nothing unless that seat is at the top.
        best = max(self.points)
        shared = self.points.count(best) > 1
        ranks = []
        for seat in range(3):
            wins_tie = shared and self.points[seat] == best and seat == self.winner_of_tie
            ranks.append((self.points[seat], wins_tie))
        return Outcome(places_by(ranks), list(self.points), self.ending)
