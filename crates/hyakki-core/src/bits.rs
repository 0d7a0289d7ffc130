//! Picking members out of bitsets.

use crate::dice::Dice;

/// The position of the `n`-th set bit of `bits`, counted from 0 at the low end.
///
/// `n` must be less than the number of set bits; a larger one gives an unspecified position.
#[inline]
#[must_use]
pub fn nth_set_bit(bits: u64, n: u32) -> u32 {
    #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
    {
        deposit(1 << n, bits).trailing_zeros()
    }
    #[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
    {
        broadword_select(bits, n)
    }
}

/// The `n`-th set bit of `bits` alone; see [`nth_set_bit`].
#[inline]
#[must_use]
pub fn nth_bit_alone(bits: u64, n: u32) -> u64 {
    #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
    {
        deposit(1 << n, bits)
    }
    #[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
    {
        1 << broadword_select(bits, n)
    }
}

/// Those of the bits that lie under `mask`, pushed together at the low end.
#[inline]
#[must_use]
pub fn gather(bits: u64, mask: u64) -> u64 {
    #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
    {
        extract(bits, mask)
    }
    #[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
    {
        gather_one_by_one(bits, mask)
    }
}

#[cfg_attr(all(target_arch = "x86_64", target_feature = "bmi2"), allow(dead_code))]
#[inline]
fn gather_one_by_one(bits: u64, mask: u64) -> u64 {
    SetBits(bits & mask).fold(0, |gathered, bit| {
        let place = (mask & ((1 << bit) - 1)).count_ones();
        gathered | 1 << place
    })
}

/// The position of the `n`-th set bit of a 128-bit set; see [`nth_set_bit`].
#[inline]
#[must_use]
pub fn nth_set_bit_wide(bits: u128, n: u32) -> u32 {
    let low = bits as u64;
    let n_low = low.count_ones();
    if n < n_low {
        nth_set_bit(low, n)
    } else {
        64 + nth_set_bit((bits >> 64) as u64, n - n_low)
    }
}

#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
#[allow(
    unsafe_code,
    reason = "an intrinsic of a feature the whole build is compiled for"
)]
#[inline]
fn deposit(bits: u64, mask: u64) -> u64 {
    // SAFETY: this function exists only in builds where every CPU they may run on has BMI2.
    unsafe { std::arch::x86_64::_pdep_u64(bits, mask) }
}

#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
#[allow(
    unsafe_code,
    reason = "an intrinsic of a feature the whole build is compiled for"
)]
#[inline]
fn extract(bits: u64, mask: u64) -> u64 {
    // SAFETY: as in `deposit`.
    unsafe { std::arch::x86_64::_pext_u64(bits, mask) }
}

/// Finds the byte by comparing prefix counts of all eight bytes at once, then the bit by table.
#[cfg_attr(all(target_arch = "x86_64", target_feature = "bmi2"), allow(dead_code))]
#[inline]
fn broadword_select(bits: u64, n: u32) -> u32 {
    select_by_prefix(bits, prefix_counts(bits), n)
}

const ONES: u64 = 0x0101_0101_0101_0101;

/// In each byte, the number of set bits in it and all lower ones.
#[inline]
fn prefix_counts(bits: u64) -> u64 {
    let pairs = bits - (bits >> 1 & (ONES * 0x55));
    let nibbles = (pairs & (ONES * 0x33)) + (pairs >> 2 & (ONES * 0x33));
    let byte_counts = (nibbles + (nibbles >> 4)) & (ONES * 0x0f);
    byte_counts.wrapping_mul(ONES)
}

#[inline]
fn select_by_prefix(bits: u64, prefix_counts: u64, n: u32) -> u32 {
    // A byte's top bit survives where its prefix count is at most n: those bytes lie wholly before the answer.
    let before = (((ONES * 0x80) | (ONES * u64::from(n))) - prefix_counts) & (ONES * 0x80);
    let byte = ((before >> 7).wrapping_mul(ONES) >> 56) as u32 * 8;
    let skipped = ((prefix_counts << 8) >> byte) as u8;
    let n_in_byte = (n as u8).wrapping_sub(skipped);
    byte + u32::from(SELECT_IN_BYTE[usize::from((bits >> byte) as u8)][usize::from(n_in_byte & 7)])
}

/// The position of a random set bit, each equally likely. There must be one.
#[inline]
pub fn random_set_bit(bits: u64, dice: &mut impl Dice) -> u32 {
    #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
    {
        nth_set_bit(bits, dice.below(bits.count_ones()))
    }
    #[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
    {
        // Counting and selecting share their first half.
        let prefix_counts = prefix_counts(bits);
        let n = dice.below((prefix_counts >> 56) as u32);
        select_by_prefix(bits, prefix_counts, n)
    }
}

/// `SELECT_IN_BYTE[byte][n]`: the position of the n-th set bit of the byte.
static SELECT_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit as u8;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// A word of bits.
pub trait Word: Copy {
    /// The position of the lowest bit that is set, if there is one.
    fn lowest(self) -> Option<u32>;

    /// The word without its lowest bit, which must be there.
    #[must_use]
    fn without_lowest(self) -> Self;

    /// How many bits are set.
    fn n_set(self) -> usize;
}

macro_rules! words {
    ($($word:ty),*) => {$(
        impl Word for $word {
            #[inline]
            fn lowest(self) -> Option<u32> {
                (self != 0).then(|| self.trailing_zeros())
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & (self - 1)
            }

            #[inline]
            fn n_set(self) -> usize {
                self.count_ones() as usize
            }
        }
    )*};
}

words!(u8, u16, u32, u64, u128);

/// The set bits' positions, from the low end.
#[derive(Clone, Copy, Debug)]
pub struct SetBits<W>(pub W);

impl<W: Word> Iterator for SetBits<W> {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        let position = self.0.lowest()?;
        self.0 = self.0.without_lowest();
        Some(position)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.n_set();
        (n, Some(n))
    }
}

impl<W: Word> ExactSizeIterator for SetBits<W> {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::GameRng;

    #[test]
    fn the_nth_set_bit_is_the_nth_of_the_iteration() {
        let mut rng = GameRng::for_game(5, 0);
        for _ in 0..20_000 {
            let mut word = || u128::from(rng.next_word()) & u128::from(rng.next_word());
            let wide = word() | word() << 32 | word() << 64 | word() << 96;
            let narrow = wide as u64;
            for (n, position) in SetBits(wide).enumerate() {
                assert_eq!(nth_set_bit_wide(wide, n as u32), position);
            }
            for (n, position) in SetBits(narrow).enumerate() {
                assert_eq!(nth_set_bit(narrow, n as u32), position);
                assert_eq!(nth_bit_alone(narrow, n as u32), 1 << position);
                assert_eq!(broadword_select(narrow, n as u32), position);
            }
        }
        assert_eq!(broadword_select(u64::MAX, 63), 63);
    }

    #[test]
    fn gathering_keeps_the_order_and_forgets_the_gaps() {
        let mut rng = GameRng::for_game(6, 0);
        for _ in 0..20_000 {
            let mut word = || u64::from(rng.next_word()) << 32 | u64::from(rng.next_word());
            let (bits, mask) = (word(), word() & word());
            let members = SetBits(mask).map(|place| bits >> place & 1);
            let expected = members.enumerate().fold(0, |sum, (n, bit)| sum | bit << n);
            assert_eq!(gather(bits, mask), expected);
            assert_eq!(gather_one_by_one(bits, mask), expected);
        }
        assert_eq!(gather_one_by_one(5, u64::MAX), 5);
    }
}
