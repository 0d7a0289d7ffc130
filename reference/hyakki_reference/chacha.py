"""The random numbers of docs/records.md, section "Random numbers": ChaCha20 and what is made of its words."""

WORD = 2**32

# "expand 32-byte k" as four little-endian words.
CONSTANTS = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]

COLUMNS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
DIAGONALS = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]


def rotate_left(word, n_bits):
    return ((word << n_bits) | (word >> (32 - n_bits))) % WORD


def quarter_round(words, a, b, c, d):
    for first, second, third, n_bits in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)]:
        words[first] = (words[first] + words[second]) % WORD
        words[third] = rotate_left(words[third] ^ words[first], n_bits)


def block(key, counter, stream):
    """The sixteen words of one block: a key of 32 bytes, a 64-bit block counter, a 64-bit stream number."""
    start = (
        CONSTANTS
        + [int.from_bytes(key[at : at + 4], "little") for at in range(0, 32, 4)]
        + [counter % WORD, counter // WORD, stream % WORD, stream // WORD]
    )
    words = list(start)
    for _ in range(10):
        for four in COLUMNS + DIAGONALS:
            quarter_round(words, *four)
    return [(word + first) % WORD for word, first in zip(words, start)]


class Random:
    """The source of one match: the words of a key stream, one after the other."""

    def __init__(self, key, stream):
        self.key = key
        self.stream = stream
        self.counter = 0
        self.words = []

    @classmethod
    def of_game(cls, seed, number):
        """The source of game `number` of `hyakki simulate --seed seed`."""
        return cls(seed.to_bytes(8, "little") + bytes(24), number)

    def word(self):
        if not self.words:
            self.words = block(self.key, self.counter, self.stream)
            self.counter += 1
        return self.words.pop(0)

    def below(self, n):
        """A number from 0 to n - 1, all equally likely."""
        while True:
            product = self.word() * n
            # The low part is refused where it would make some answers likelier than others.
            if product % WORD >= WORD % n:
                return product // WORD

    def shuffle(self, items):
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
