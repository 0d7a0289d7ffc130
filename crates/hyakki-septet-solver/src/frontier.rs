//! For which counts a pattern is decided.

use hyakki_septet::numbers::LOSING_TRICKS;

/// For one pattern: the counts of bosses and tricks at which the asking party is proved to reach its aim or to miss it.
///
/// More bosses and fewer tricks are never worse, so for each number of bosses (0 to 3) two nibbles say everything:
/// one more than the most tricks with which it is reached, and seven less the fewest with which it is missed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Frontier(u32);

impl Frontier {
    /// What is known for these counts.
    #[inline]
    pub(crate) fn verdict(self, n_bosses: u8, n_tricks: u8) -> Option<bool> {
        let nibbles = self.0 >> (8 * n_bosses);
        if (nibbles & 15) as u8 > n_tricks {
            Some(true)
        } else if (nibbles >> 4 & 15) as u8 >= LOSING_TRICKS - n_tricks {
            Some(false)
        } else {
            None
        }
    }

    /// Takes in a proof for these counts, and for all that are no better or no worse.
    #[inline]
    pub(crate) fn learn(&mut self, n_bosses: u8, n_tricks: u8, is_reached: bool) {
        let (rows, shift, nibble) = if is_reached {
            (n_bosses..4, 0, n_tricks + 1)
        } else {
            (0..n_bosses + 1, 4, LOSING_TRICKS - n_tricks)
        };
        for row in rows {
            let place = 8 * row + shift;
            let known = (self.0 >> place & 15) as u8;
            if nibble > known {
                self.0 = self.0 & !(15 << place) | u32::from(nibble) << place;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proof_holds_for_all_counts_that_are_no_worse_and_for_no_other() {
        for (n_bosses, n_tricks) in (0..4).flat_map(|b| (0..7).map(move |t| (b, t))) {
            for is_reached in [true, false] {
                let mut frontier = Frontier::default();
                frontier.learn(n_bosses, n_tricks, is_reached);
                for (b, t) in (0..4).flat_map(|b| (0..7).map(move |t| (b, t))) {
                    let is_covered = if is_reached {
                        b >= n_bosses && t <= n_tricks
                    } else {
                        b <= n_bosses && t >= n_tricks
                    };
                    assert_eq!(frontier.verdict(b, t), is_covered.then_some(is_reached));
                }
            }
        }
    }

    #[test]
    fn what_was_learnt_before_stays() {
        let mut frontier = Frontier::default();
        frontier.learn(2, 5, true);
        frontier.learn(2, 1, true);
        frontier.learn(0, 3, false);
        frontier.learn(0, 6, false);
        assert_eq!(frontier.verdict(2, 5), Some(true));
        assert_eq!(frontier.verdict(0, 3), Some(false));
        assert_eq!(frontier.verdict(1, 4), None);
    }
}
