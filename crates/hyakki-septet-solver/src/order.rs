//! Cards in the order in which they are tried. It changes no answer, only how soon it is found.

/// The most cards to choose from: three players' whole hands.
const MAX_CHOICES: usize = 16;

/// Cards to try, the most promising first.
pub(crate) struct Order {
    /// The promise in the high bits, the card in the low six.
    entries: [i32; MAX_CHOICES],
    len: usize,
}

impl Order {
    /// The promise of a card to be tried before all others.
    pub(crate) const FIRST: i32 = i32::MAX >> 6;

    #[inline]
    pub(crate) fn new() -> Order {
        Order {
            entries: [0; MAX_CHOICES],
            len: 0,
        }
    }

    /// Adds a card in its place.
    #[inline]
    pub(crate) fn add(&mut self, card: usize, promise: i32) {
        let entry = promise << 6 | card as i32;
        let mut place = self.len;
        while place > 0 && self.entries[place - 1] < entry {
            self.entries[place] = self.entries[place - 1];
            place -= 1;
        }
        self.entries[place] = entry;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn cards(&self) -> impl Iterator<Item = usize> {
        self.entries[..self.len]
            .iter()
            .map(|entry| (entry & 63) as usize)
    }
}
