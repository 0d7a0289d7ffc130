//! The hash by which the table knows a position.

/// A hash in two words: one finds the place in the table, the other proves who is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Key {
    pub(crate) place: u64,
    pub(crate) proof: u64,
}

impl Key {
    #[inline]
    pub(crate) fn plus(self, other: Key) -> Key {
        Key {
            place: self.place.wrapping_add(other.place),
            proof: self.proof.wrapping_add(other.proof),
        }
    }

    /// A key that depends on every bit of the number.
    #[inline]
    pub(crate) fn from_number(number: u64) -> Key {
        Key {
            place: scatter(number ^ 0x9e37_79b9_7f4a_7c15),
            proof: scatter(number ^ 0xd1b5_4a32_d192_ed03),
        }
    }
}

/// Steele, Lea and Flood's SplitMix64 finisher: a bijection in which every bit depends on every bit.
#[inline]
fn scatter(mut bits: u64) -> u64 {
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
