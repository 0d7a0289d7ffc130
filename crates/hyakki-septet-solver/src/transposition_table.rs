//! What has been proved, by position.

use crate::frontier::Frontier;
use crate::key::Key;

/// Where in the table a position belongs, and its counts there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) key: Key,
    pub(crate) n_bosses: u8,
    pub(crate) n_tricks: u8,
    /// Whether the table's verdict is about the other party than the one that asks.
    pub(crate) is_of_other: bool,
}

/// What the table knows of a place.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Found {
    pub(crate) verdict: Option<bool>,
    /// A card that was good here, perhaps with other counts: worth trying first.
    pub(crate) hint: Option<u8>,
}

/// Proofs by key, in groups of four that fill a line of the processor's cache.
///
/// What is proved stays true for every deal, so the table is never cleared. A full group forgets what earlier positions left,
/// then what was the least work.
#[derive(Clone, Debug)]
pub(crate) struct TranspositionTable {
    groups: Vec<[Entry; 4]>,
    /// Small positions use a part of the table that fits the cache.
    mask: usize,
    age: u8,
}

#[derive(Clone, Copy, Debug, Default)]
#[repr(align(16))]
struct Entry {
    proof: u64,
    frontier: Frontier,
    /// One more than the card; 0 is none.
    hint: u8,
    /// The binary logarithm of the nodes searched.
    work: u8,
    age: u8,
}

impl TranspositionTable {
    /// A table of 2 to the power of `n_bits` groups, 64 bytes each.
    pub(crate) fn new(n_bits: u32) -> TranspositionTable {
        let n_groups = 1 << n_bits;
        TranspositionTable {
            groups: vec![[Entry::default(); 4]; n_groups],
            mask: n_groups - 1,
            age: 0,
        }
    }

    /// Prepares for another position, with so many cards in play.
    pub(crate) fn start(&mut self, n_cards: u32) {
        let n_times_halved = 48_u32.saturating_sub(n_cards) / 4;
        self.mask = (self.groups.len() >> n_times_halved).max(1) - 1;
        self.age = self.age.wrapping_add(1);
    }

    #[inline]
    pub(crate) fn find(&self, place: &Place) -> Found {
        let group = &self.groups[place.key.place as usize & self.mask];
        // All four are compared before anything is asked: which of them it is nobody could foresee.
        let mut matches = 0;
        for (number, entry) in group.iter().enumerate() {
            matches |= u32::from(entry.proof == place.key.proof) << number;
        }
        if matches == 0 {
            return Found::default();
        }
        let entry = &group[matches.trailing_zeros() as usize & 3];
        Found {
            verdict: entry
                .frontier
                .verdict(place.n_bosses, place.n_tricks)
                .map(|verdict| verdict != place.is_of_other),
            hint: entry.hint.checked_sub(1),
        }
    }

    pub(crate) fn learn(&mut self, place: &Place, verdict: bool, hint: Option<u8>, n_nodes: u64) {
        let age = self.age;
        let group = &mut self.groups[place.key.place as usize & self.mask];
        let known = group
            .iter()
            .position(|entry| entry.proof == place.key.proof);
        let entry = match known {
            Some(number) => &mut group[number],
            None => {
                let entry = group
                    .iter_mut()
                    .min_by_key(|entry| (entry.age == age, entry.work))
                    .expect("a group has four entries");
                *entry = Entry {
                    proof: place.key.proof,
                    ..Entry::default()
                };
                entry
            }
        };
        let is_reached = verdict != place.is_of_other;
        entry
            .frontier
            .learn(place.n_bosses, place.n_tricks, is_reached);
        entry.hint = hint.map_or(0, |card| card + 1);
        entry.work = entry.work.max(n_nodes.ilog2() as u8);
        entry.age = age;
    }
}
