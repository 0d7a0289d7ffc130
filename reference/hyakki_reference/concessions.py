"""Sides that resign, and matches that nobody plays on: docs/records.md, beside the rules of every game."""

from .game import Outcome, Wrong, places_by


class Concessions:
    """What the players have decided so far."""

    def __init__(self):
        self.resigned = []  # the sides, as sets of seats, in the order in which they resigned
        self.is_abandoned = False

    def take(self, game, step):
        """Take a line with `resign` or `abandon`; raise `Wrong` if it cannot stand here."""
        if self.ends(game) or game.turn() == "over":
            raise Wrong("the match is over")
        seats = step.conceded if step.is_abandonment else [step.conceded]
        if sorted(set(seats)) != seats:
            raise Wrong(f"{seats} are not different seats in order")
        for seat in seats:
            if type(seat) is not int or not 0 <= seat < game.players:
                raise Wrong(f"there is no seat {seat}")
            if any(seat in side for side in self.resigned):
                raise Wrong(f"seat {seat} has resigned")
        if step.is_abandonment:
            self.is_abandoned = True
        else:
            self.resigned.append(set(team_of(game, step.conceded)))

    def ends(self, game):
        """Whether the match is over though its game goes on."""
        n_left = len(sides_of(game)) - len(self.resigned)
        return self.is_abandoned or (self.resigned != [] and n_left <= 1)

    def outcome(self, game):
        """The outcome as a record states it; nothing while the match goes on."""
        if game.turn() == "over":
            outcome = game.outcome()
            if not self.resigned:
                return stated(outcome)
            places = self.places(game, lambda seat: -outcome.places[seat])
            return stated(Outcome(places, outcome.points, outcome.ending), self.resigned)
        if not self.ends(game):
            return None
        if not self.resigned:
            return stated(Outcome([], [], "abandoned"))
        return stated(Outcome(self.places(game, lambda seat: 0), [], "resigned"), self.resigned)

    def places(self, game, rank_in_game):
        """Those who resigned are behind all others, and whoever resigned first is last."""
        sides = sides_of(game)
        ranks = [(self.rank(side), rank_in_game(min(side))) for side in sides]
        places = dict(zip(map(frozenset, sides), places_by(ranks)))
        return [next(place for side, place in places.items() if seat in side) for seat in range(game.players)]

    def rank(self, side):
        return self.resigned.index(side) - len(self.resigned) if side in self.resigned else 0


def stated(outcome, resigned=()):
    fields = {"places": outcome.places, "points": outcome.points, "ending": outcome.ending}
    if resigned:
        fields["resigned"] = sorted(set().union(*resigned))
    return fields


def team_of(game, seat):
    return next(side for side in sides_of(game) if seat in side)


def sides_of(game):
    """The sets of seats that win and lose together."""
    sides = []
    for seat in range(game.players):
        side = set(game.team(seat))
        if side not in sides:
            sides.append(side)
    return sides
