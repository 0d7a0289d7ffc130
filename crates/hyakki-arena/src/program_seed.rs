//! The seed that an outside program is given, so that it can play the same again.

use hyakki_core::Seat;
use sha2::{Digest, Sha256};

/// Nothing else is hashed behind these words.
const DOMAIN: &[u8] = b"hyakki arena: a seed of the program's own\0";

/// So many bits does every language read from JSON without loss.
const BITS: u32 = 53;

/// The seed of the program in a seat of a game, by the contest's seed and the game's number.
///
/// Nobody finds the contest's seed in it, and so the deals, but by trying seeds, as anybody can who sees a hand of cards.
pub(crate) fn of(contest_seed: u64, game: u64, seat: Seat) -> u64 {
    let mut hash = Sha256::new();
    hash.update(DOMAIN);
    hash.update(contest_seed.to_le_bytes());
    hash.update(game.to_le_bytes());
    hash.update([seat.index() as u8]);
    let hash: [u8; 32] = hash.finalize().into();
    let first = hash.first_chunk().expect("a hash is longer than a word");
    u64::from_le_bytes(*first) >> (u64::BITS - BITS)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use hyakki_core::{Dice, GameRng, MAX_SEATS};

    use super::*;

    #[test]
    fn every_seat_of_every_game_has_a_seed_of_its_own_and_the_same_one_again() {
        let seeds = || {
            let games = (0..4).flat_map(|seed| (0..50).map(move |game| (seed, game)));
            games
                .flat_map(|(seed, game)| Seat::all(MAX_SEATS).map(move |seat| of(seed, game, seat)))
        };
        let different: BTreeSet<u64> = seeds().collect();
        assert_eq!(different.len(), seeds().count());
        assert!(different.iter().all(|&seed| seed < 1 << BITS));
        assert!(seeds().eq(seeds()));
    }

    /// What the deals and our own minds are drawn from are words of ChaCha20 under the contest's seed as it is, or inverted.
    #[test]
    fn a_seed_is_neither_the_contests_nor_a_word_that_anything_is_drawn_from() {
        for contest_seed in [0, 1, 7, u64::MAX] {
            for game in 0..20 {
                let seed = of(contest_seed, game, Seat::new(0));
                assert_ne!(seed, contest_seed);
                assert_ne!(seed, !contest_seed);
                for key in [contest_seed, !contest_seed] {
                    for stream in [game, game << 16, game << 10] {
                        let mut dice = GameRng::for_game(key, stream);
                        let words: Vec<u64> = (0..64).map(|_| dice.next_word().into()).collect();
                        assert!(!words.contains(&(seed & 0xffff_ffff)));
                        assert!(!words.contains(&(seed >> 21)));
                    }
                }
            }
        }
    }

    /// One bit more or less in what goes in changes about half of what comes out: nothing of it shows through.
    #[test]
    fn every_bit_of_the_contests_seed_changes_half_of_the_bits() {
        let seat = Seat::new(1);
        let n_changed = |bit: u32| (of(9, 3, seat) ^ of(9 ^ 1 << bit, 3, seat)).count_ones();
        let n_changed: u32 = (0..u64::BITS).map(n_changed).sum();
        let mean = f64::from(n_changed) / f64::from(u64::BITS);
        assert!((mean - f64::from(BITS) / 2.0).abs() < 2.0, "{mean}");
    }
}
