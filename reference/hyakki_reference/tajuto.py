"""Tajuto."""

from .game import Game, Outcome, Wrong, places_by

PAGODAS = ["r", "o", "y", "g", "b", "u", "w", "k"]
SIZES = [1, 2, 3, 4, 5, 6]
ROOF = 6

# Cost of use in meditation points (MP).
STARTING_TILES = {"A": 0, "B": 4, "C": 6}
EXTRA_TILES = {"D": 2, "E": 0, "F": 0}

# Prices from the top of each stack, in the order of tiles.
STACKS = {
    "W1": [2, 4, 6],
    "W2": [6, 8, 10],
    "W3": [10, 12, 14],
    "W4": [14, 16, 18],
    "W5": [18, 20, 22],
    "M": [10, 12],
    "S": [14, 16],
    "D": [4, 6],
    "E": [6, 8],
    "F": [10, 12],
}
INAUGURATION_PRICE = 8
INAUGURATION_SP = 4
MARKET_DISCOUNT = 2
COVERED_CUBE = 2
OFFER = 2

OBJECTIVES = ["wisdom5", "wisdom10", "cubes4", "cubes0", "space30", "first"]
PAGODAS_THAT_END = 4
ROUNDS_WITHOUT_BUILDING = 40


def all_floors():
    """The 48 floors in their order: by size, then by pagoda."""
    return [pagoda + str(size) for size in SIZES for pagoda in PAGODAS]


FLOORS = all_floors()


def pagoda_of(floor):
    return floor[0]


def size_of(floor):
    return int(floor[1])


def in_order(floors):
    return sorted(floors, key=FLOORS.index)


class Tajuto(Game):
    NAME = "tajuto"
    N_JUDGED = 10
    PLAYERS = [2, 3, 4]
    OPTIONS = {"hand": ["sure", "shaky", "blind"], "totals": ["hidden", "shown"]}

    def __init__(self, players, options):
        super().__init__(players, options)
        self.phase = "first"  # then "act" and now and then "draw", at last "over"
        self.bag = list(FLOORS)
        self.n_floors = {pagoda: 0 for pagoda in PAGODAS}
        self.has_cube_on_top = {pagoda: False for pagoda in PAGODAS}
        self.prices = {tile: list(prices) for tile, prices in STACKS.items()}
        for pagoda in PAGODAS:
            self.prices["I" + pagoda] = [INAUGURATION_PRICE]
        self.n_finished = 0
        self.finisher_of_first = None
        self.objectives_left = list(OBJECTIVES)

        self.meditation = [0] * players
        self.cubes = [list(PAGODAS) for _ in range(players)]
        self.tiles = [[] for _ in range(players)]  # those got, not A, B and C
        self.floors = [[] for _ in range(players)]
        self.n_objectives = [0] * players

        self.seat = None  # whose turn it is
        self.named_size = None  # of the draw that waits for chance; nothing is named by a blind hand
        self.used = []  # tiles used in this turn
        self.has_built = False
        self.idle_turns = 0
        self.turns_without_building = 0
        self.ending = None

    def turn(self):
        if self.phase in ("first", "draw"):
            return "chance"
        if self.phase == "act":
            return [self.seat]
        return "over"

    # What is legal.

    def legal_actions(self, seat):
        if self.phase != "act" or seat != self.seat:
            return []
        return (
            self.draws("")
            + self.draws("D")
            + self.offers("")
            + self.offers("E")
            + ["claim " + objective for objective in self.objectives_met()]
            + ["build " + pagoda for pagoda in PAGODAS if self.can_build(pagoda)]
            + self.ends()
            + self.gets("")
            + self.gets("F")
        )

    def keeps_going(self, seat, action):
        return not action.startswith("end")

    def cost_of_use(self, extra):
        """What using an extra tile costs, or the next starting tile if none is named; None if there is none unused."""
        if extra:
            unused = self.tiles[self.seat].count(extra) - self.used.count(extra)
            return EXTRA_TILES[extra] if unused > 0 else None
        for tile, cost in STARTING_TILES.items():
            if tile not in self.used:
                return cost
        return None

    def can_pay(self, extra, price):
        cost = self.cost_of_use(extra)
        return cost is not None and cost + price <= self.meditation[self.seat]

    def draws(self, extra):
        if not self.bag or not self.can_pay(extra, 0):
            return []
        if self.options["hand"] == "blind":
            return [with_extra("draw", extra)]
        return [with_extra(f"draw {size}", extra) for size in SIZES if self.floors_in_bag(size)]

    def floors_in_bag(self, size):
        return in_order(floor for floor in self.bag if size_of(floor) == size)

    def offers(self, extra):
        if not self.can_pay(extra, 0):
            return []
        return [with_extra("offer " + pagoda, extra) for pagoda in PAGODAS if self.can_offer(pagoda)]

    def can_offer(self, pagoda):
        return (
            1 <= self.n_floors[pagoda] < ROOF
            and not self.has_cube_on_top[pagoda]
            and pagoda in self.cubes[self.seat]
        )

    def gets(self, extra):
        tiles = [tile for tile, prices in self.prices.items() if prices]
        return [with_extra("get " + tile, extra) for tile in tiles if self.can_pay(extra, self.price(tile))]

    def price(self, tile):
        discount = MARKET_DISCOUNT * self.tiles[self.seat].count("M")
        return max(0, self.prices[tile][0] - discount)

    def can_build(self, pagoda):
        return f"{pagoda}{self.n_floors[pagoda] + 1}" in self.floors[self.seat]

    def ends(self):
        if any(self.can_build(pagoda) for pagoda in PAGODAS):
            return []
        floors = self.floors[self.seat]
        if len(floors) <= 1:
            return ["end"]
        return ["end " + floor for floor in in_order(floors)]

    def objectives_met(self):
        wisdom = self.wisdom(self.seat)
        cubes = len(self.cubes[self.seat])
        is_met = {
            "wisdom5": wisdom >= 5,
            "wisdom10": wisdom >= 10,
            "cubes4": cubes <= 4,
            "cubes0": cubes == 0,
            "space30": self.meditation[self.seat] >= 30,
            "first": self.finisher_of_first == self.seat,
        }
        return [objective for objective in self.objectives_left if is_met[objective]]

    # Chance.

    def sample_chance(self, random):
        if self.phase == "first":
            return f"first {random.below(self.players)}"
        if self.options["hand"] == "blind":
            floors = in_order(self.bag)
        else:
            floors = self.floors_in_bag(self.sample_size(random))
        return floors[random.below(len(floors))]

    def sample_size(self, random):
        if self.options["hand"] == "sure" or random.below(4) != 0:
            return self.named_size
        neighbours = [size for size in self.neighbouring_sizes() if self.floors_in_bag(size)]
        if len(neighbours) == 2:
            return neighbours[random.below(2)]
        return neighbours[0] if neighbours else self.named_size

    def neighbouring_sizes(self):
        return [self.named_size - 1, self.named_size + 1]

    def apply_chance(self, value):
        if self.phase == "first":
            if value not in [f"first {seat}" for seat in range(self.players)]:
                raise Wrong(f"'{value}' does not say who begins")
            self.seat = int(value.split(" ")[1])
        else:
            if value not in self.possible_floors():
                raise Wrong(f"'{value}' cannot be drawn; possible: {self.possible_floors()}")
            self.bag.remove(value)
            self.floors[self.seat].append(value)
        self.phase = "act"

    def possible_floors(self):
        sizes = {"sure": [self.named_size], "blind": SIZES}
        if self.options["hand"] == "shaky":
            sizes["shaky"] = [self.named_size] + self.neighbouring_sizes()
        return [floor for floor in in_order(self.bag) if size_of(floor) in sizes[self.options["hand"]]]

    # Actions.

    def apply(self, seat, action):
        verb, *words = action.split(" ")
        do = {
            "draw": self.draw,
            "offer": self.offer,
            "claim": self.claim,
            "build": self.build,
            "end": self.end,
            "get": self.get,
        }
        do[verb](*words)

    def use(self, extra):
        self.meditation[self.seat] -= self.cost_of_use(extra)
        self.used.append(extra or next(tile for tile in STARTING_TILES if tile not in self.used))

    def draw(self, *words):
        self.use("D" if "D" in words else "")
        self.named_size = None if self.options["hand"] == "blind" else int(words[0])
        self.phase = "draw"

    def offer(self, pagoda, extra=""):
        self.use(extra)
        self.cubes[self.seat].remove(pagoda)
        self.has_cube_on_top[pagoda] = True
        self.meditation[self.seat] += OFFER + self.n_floors[pagoda]

    def get(self, tile, extra=""):
        # The price first: a Market lowers prices of later tiles only.
        price = self.price(tile)
        self.use(extra)
        self.meditation[self.seat] -= price
        self.prices[tile].pop(0)
        self.tiles[self.seat].append(tile)

    def claim(self, objective):
        self.objectives_left.remove(objective)
        self.n_objectives[self.seat] += 1

    def build(self, pagoda):
        self.has_built = True
        self.n_floors[pagoda] += 1
        self.floors[self.seat].remove(f"{pagoda}{self.n_floors[pagoda]}")
        self.meditation[self.seat] += self.n_floors[pagoda]
        if self.has_cube_on_top[pagoda]:
            self.meditation[self.seat] += COVERED_CUBE
            self.has_cube_on_top[pagoda] = False
        if self.n_floors[pagoda] == ROOF:
            self.finish(pagoda)

    def finish(self, pagoda):
        self.n_finished += 1
        # If nobody has it, the inauguration tile is out of the game.
        self.prices["I" + pagoda] = []
        if self.n_finished == 1:
            self.finisher_of_first = self.seat
        if self.n_finished == PAGODAS_THAT_END:
            for objective in self.objectives_met():
                self.claim(objective)
            self.n_objectives[self.seat] += 1  # fourth pagoda
            self.end_match("fourth pagoda")

    def end(self, kept=None):
        if kept is not None:
            self.bag += [floor for floor in self.floors[self.seat] if floor != kept]
            self.floors[self.seat] = [kept]
        self.idle_turns = 0 if self.used or self.has_built else self.idle_turns + 1
        self.turns_without_building = 0 if self.has_built else self.turns_without_building + 1
        self.seat = (self.seat + 1) % self.players
        self.used = []
        self.has_built = False
        too_long = ROUNDS_WITHOUT_BUILDING * self.players
        if self.idle_turns == self.players or self.turns_without_building == too_long:
            self.end_match("stand-off")

    # The end.

    def end_match(self, ending):
        furthest = max(self.meditation)
        if self.meditation.count(furthest) == 1:
            self.n_objectives[self.meditation.index(furthest)] += 1
        self.ending = ending
        self.phase = "over"

    def wisdom(self, seat):
        return sum(int(tile[1]) for tile in self.tiles[seat] if tile.startswith("W"))

    def spirituality(self, seat):
        n_wisdom = sum(tile.startswith("W") for tile in self.tiles[seat])
        n_shrines = self.tiles[seat].count("S")
        n_safe = sum("I" + pagoda in self.tiles[seat] for pagoda in PAGODAS if self.n_floors[pagoda] == ROOF)
        tiles = self.wisdom(seat) + INAUGURATION_SP * n_safe
        return tiles + self.n_objectives[seat] + n_shrines * (n_wisdom + n_safe)

    def outcome(self):
        points = [self.spirituality(seat) for seat in range(self.players)]
        return Outcome(places_by(points), points, self.ending)


def with_extra(action, extra):
    return f"{action} {extra}" if extra else action
