//! Numbers by the hash of what they stand for.

use std::hash::{Hash, Hasher};

use hashbrown::HashTable;

/// Room for so many before the table grows.
const FIRST_ENTRIES: usize = 1 << 11;

/// Numbers by the hash of what they stand for.
///
/// Two things with the same 64 bits would be taken for one; with a million entries that happens once in 37 million searches.
pub(super) struct Index(HashTable<Entry>);

struct Entry {
    hash: u64,
    number: u32,
}

impl Index {
    pub(super) fn new() -> Index {
        Index(HashTable::with_capacity(FIRST_ENTRIES))
    }

    /// The number that this hash stands for; `make` gives it if there is none yet.
    pub(super) fn get_or_insert(&mut self, hash: u64, make: impl FnOnce() -> u32) -> u32 {
        let is_same = |entry: &Entry| entry.hash == hash;
        let entry = self.0.entry(hash, is_same, |entry| entry.hash);
        entry
            .or_insert_with(|| Entry {
                hash,
                number: make(),
            })
            .get()
            .number
    }
}

/// The hash of anything; the same on every machine and in every run.
pub(super) fn hash(thing: &impl Hash) -> u64 {
    let mut hasher = Mixer(0);
    thing.hash(&mut hasher);
    hasher.finish()
}

struct Mixer(u64);

impl Mixer {
    #[inline]
    fn mix(&mut self, word: u64) {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(ODD);
    }
}

impl Hasher for Mixer {
    #[inline]
    fn finish(&self) -> u64 {
        // The finalizer of MurmurHash3: every bit of the word reaches every bit of the result.
        let mut word = self.0;
        word = (word ^ word >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
        word = (word ^ word >> 33).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
        word ^ word >> 33
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.mix(u64::from(byte));
        }
    }

    #[inline]
    fn write_u8(&mut self, word: u8) {
        self.mix(u64::from(word));
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.mix(u64::from(word));
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.mix(word);
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.mix(word as u64);
    }
}
