//! Where chance comes from: the operations the games use, and the source that deals.
//!
//! Everything here is exact down to the word, because a revealed secret must re-derive every deal, in any language:
//! `docs/records.md` describes the same algorithms.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

/// The random choices a game may ask for. Implemented for every generator of `rand_core`.
///
/// # Examples
/// ```
/// use hyakki_core::{Dice, GameRng};
///
/// // The same seed and number give the same choices, on every machine and in every version.
/// let mut dice = GameRng::for_game(7, 0);
/// let mut cards = ["a", "b", "c", "d"];
/// dice.shuffle(&mut cards);
/// let mut again = ["a", "b", "c", "d"];
/// GameRng::for_game(7, 0).shuffle(&mut again);
/// assert_eq!(cards, again);
/// assert!(dice.below(6) < 6);
/// ```
pub trait Dice {
    /// The next 32 random bits.
    fn next_word(&mut self) -> u32;

    /// A number from 0 to `n - 1`, each equally likely.
    ///
    /// Lemire's method: take the high half of word × n; take another word while the low half is below 2³² mod n.
    ///
    /// # Panics
    /// If `n` is 0.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "there is nothing to choose from");
        let mut product = u64::from(self.next_word()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.next_word()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// An index into something of this length, each equally likely.
    #[inline]
    fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    /// Brings the items into random order, every order equally likely (Fisher–Yates, from the last place down).
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

impl<R: Rng> Dice for R {
    #[inline]
    fn next_word(&mut self) -> u32 {
        self.next_u32()
    }
}

/// The seeded source that deals: ChaCha20.
#[derive(Clone, Debug)]
pub struct GameRng(ChaCha20Rng);

impl GameRng {
    /// The source keyed by a secret.
    #[must_use]
    pub fn from_secret(secret: [u8; 32]) -> GameRng {
        GameRng(ChaCha20Rng::from_seed(secret))
    }

    /// The source of one game in a numbered series: the same seed and number give the same game,
    /// whatever else was played before.
    ///
    /// The key is the seed as eight little-endian bytes followed by zeros; the game's number is the ChaCha stream.
    #[must_use]
    pub fn for_game(seed: u64, game: u64) -> GameRng {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut rng = ChaCha20Rng::from_seed(key);
        rng.set_stream(game);
        GameRng(rng)
    }
}

impl Dice for GameRng {
    #[inline]
    fn next_word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_and_number_give_the_same_words_and_others_do_not() {
        let words = |seed, game| {
            let mut rng = GameRng::for_game(seed, game);
            [rng.next_word(), rng.next_word()]
        };
        assert_eq!(words(7, 3), words(7, 3));
        assert_ne!(words(7, 3), words(7, 4));
        assert_ne!(words(7, 3), words(8, 3));
    }

    /// Words 0 to 3 of the ChaCha20 block for an all-zero key, nonce and counter
    /// (RFC 8439, appendix A.1, test vector 1, read as little-endian words).
    #[test]
    fn the_words_are_those_of_the_published_cipher() {
        let mut rng = GameRng::for_game(0, 0);
        let words: Vec<u32> = (0..4).map(|_| rng.next_word()).collect();
        assert_eq!(words, [0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
    }

    #[test]
    fn below_is_even_over_its_range() {
        let mut rng = GameRng::for_game(1, 0);
        let mut counts = [0; 6];
        for _ in 0..60_000 {
            counts[rng.index(6)] += 1;
        }
        // Six standard deviations of a binomial count around 10,000.
        assert!(
            counts.iter().all(|&n: &i32| (n - 10_000).abs() < 550),
            "{counts:?}"
        );
    }

    #[test]
    fn a_shuffle_reaches_every_order_equally_often() {
        let mut rng = GameRng::for_game(2, 0);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            rng.shuffle(&mut items);
            *counts.entry(items).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(
            counts.values().all(|&n: &i32| (n - 1_000).abs() < 190),
            "{counts:?}"
        );
    }
}
