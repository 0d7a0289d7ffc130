"""The random source against the test vectors of RFC 8439."""

import unittest

from .chacha import Random, block


class ChaChaTest(unittest.TestCase):
    def test_all_zero_key(self):
        # Appendix A.1, test vector 1.
        expected = [0xADE0B876, 0x903DF1A0, 0xE56A5D40, 0x28BD8653]
        self.assertEqual(block(bytes(32), 0, 0)[:4], expected)

    def test_second_block(self):
        # Appendix A.1, test vector 2.
        expected = [0xBEE7079F, 0x7A385155, 0x7C97BA98, 0x0D082D73]
        self.assertEqual(block(bytes(32), 1, 0)[:4], expected)

    def test_key_counter_and_stream(self):
        # Section 2.3.2. Its nonce has 96 bits: the first 32 of them are the upper half of our counter.
        counter = 1 + (0x09000000 << 32)
        expected = [0xE4E7F110, 0x15593BD1, 0x1FDD0F50, 0xC47120A3]
        self.assertEqual(block(bytes(range(32)), counter, 0x4A000000)[:4], expected)

    def test_words_come_block_after_block(self):
        random = Random(bytes(32), 0)
        words = [random.word() for _ in range(32)]
        self.assertEqual(words, block(bytes(32), 0, 0) + block(bytes(32), 1, 0))
