//! How actions did, many at a time.

/// Number of actions in a block. Sixteen numbers are a line of memory, and compilers see that they can be reckoned with in one go;
/// with eight they write down every step eight times instead.
pub(super) const LANES: usize = 16;

/// How the actions of a block did: the same number of all of them lies side by side.
///
/// Which of them are open is said by the bits of a word. Nothing here jumps by these bits or by the numbers: every world opens
/// other actions than the one before, so no processor could foresee where to. What is not open is reckoned with all the same and
/// masked out.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
pub(super) struct Block {
    n_visits: [u32; LANES],
    n_possible: [u32; LANES],
    value: [f32; LANES],
    prior: [f32; LANES],
}

/// How an action did.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    pub(super) n_visits: u32,
    /// How often the action was possible when its node was reached.
    pub(super) n_possible: u32,
    /// What the visits brought the seat that acts here, in the mean.
    pub(super) value: f32,
    /// The mean prior of the first worlds.
    pub(super) prior: f32,
}

/// What the open actions of a node have in common, lane by lane.
#[derive(Clone, Copy, Default)]
pub(super) struct Sums {
    prior: [f32; LANES],
    untried: [u32; LANES],
}

/// What the bounds of a node's actions go by, beside their tallies.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    /// The value of an action that was never tried.
    pub(super) untried: f32,
    /// How much an action is preferred that was rarely tried although it looks promising.
    pub(super) exploration: f32,
    /// The sum of the open actions' priors.
    pub(super) sum_of_priors: f32,
}

/// The highest bound of each lane so far, and the first edge of the block that has it.
#[derive(Clone, Copy)]
pub(super) struct Highest {
    /// The bits of the bounds, which have the same order as the bounds themselves because these are not negative.
    bounds: [i32; LANES],
    firsts: [u32; LANES],
}

impl Block {
    #[inline]
    pub(super) fn get(&self, lane: usize) -> Tally {
        Tally {
            n_visits: self.n_visits[lane],
            n_possible: self.n_possible[lane],
            value: self.value[lane],
            prior: self.prior[lane],
        }
    }

    #[inline]
    pub(super) fn set(&mut self, lane: usize, tally: Tally) {
        self.n_visits[lane] = tally.n_visits;
        self.n_possible[lane] = tally.n_possible;
        self.value[lane] = tally.value;
        self.prior[lane] = tally.prior;
    }

    /// Adds the open actions to the sums.
    #[inline]
    pub(super) fn add_to(&self, sums: &mut Sums, open: u16) {
        for lane in 0..LANES {
            let mask = mask(open, lane);
            sums.prior[lane] += f32::from_bits(self.prior[lane].to_bits() & mask);
            sums.untried[lane] |= if self.n_visits[lane] == 0 { mask } else { 0 };
        }
    }

    /// Raises the highest bounds to those of the open actions, and counts that each of these was possible once more. `first` is the
    /// first edge of the block.
    ///
    /// The bound is that of PUCT, with how often an action was possible in the place of its node's visits, and times the sum of
    /// priors: multiplying takes less time than dividing.
    #[inline]
    pub(super) fn raise(&mut self, highest: &mut Highest, open: u16, outlook: Outlook, first: u32) {
        for lane in 0..LANES {
            let mask = mask(open, lane);
            let (n_visits, n_possible) = (self.n_visits[lane], self.n_possible[lane]);
            let mean = self.value[lane];
            let value = if n_visits == 0 { outlook.untried } else { mean };
            let spread = one_more(n_possible).sqrt() / one_more(n_visits);
            let hope = outlook.exploration * self.prior[lane] * spread;
            let bound = outlook.sum_of_priors * value + hope;
            self.n_possible[lane] = n_possible + (1 & mask);
            let bound = (bound.to_bits() & mask | !mask) as i32;
            let (old_bound, old_first) = (highest.bounds[lane], highest.firsts[lane]);
            highest.bounds[lane] = bound.max(old_bound);
            highest.firsts[lane] = if bound >= old_bound { first } else { old_first };
        }
    }
}

/// Each lane's bit. As a table, because not every processor can shift each lane by another number of places.
static BITS: [u32; LANES] = {
    let mut bits = [0; LANES];
    let mut lane = 0;
    while lane < LANES {
        bits[lane] = 1 << lane;
        lane += 1;
    }
    bits
};

/// All bits if the action in this lane is open, else none.
#[inline]
fn mask(open: u16, lane: usize) -> u32 {
    if u32::from(open) & BITS[lane] == 0 {
        0
    } else {
        u32::MAX
    }
}

/// One more than a number that is far below 2³¹: as a signed one every processor turns it into a fraction in one step.
#[inline]
fn one_more(n: u32) -> f32 {
    n as i32 as f32 + 1.0
}

impl Sums {
    /// The sum of all priors.
    #[inline]
    pub(super) fn of_priors(&self) -> f32 {
        // Four steps instead of sixteen.
        let eight: [f32; 8] = std::array::from_fn(|lane| self.prior[lane] + self.prior[lane + 8]);
        let four: [f32; 4] = std::array::from_fn(|lane| eight[lane] + eight[lane + 4]);
        (four[0] + four[2]) + (four[1] + four[3])
    }

    /// Whether any open action was never tried.
    #[inline]
    pub(super) fn has_untried(&self) -> bool {
        self.untried.iter().fold(0, |any, untried| any | untried) != 0
    }
}

impl Highest {
    /// Below every bound.
    pub(super) const NONE: Highest = Highest {
        bounds: [-1; LANES],
        firsts: [0; LANES],
    };

    /// The edge with the highest bound; of several that are equal the last.
    #[inline]
    pub(super) fn edge(&self) -> u32 {
        let mut highest = i64::MIN;
        for lane in 0..LANES {
            let edge = self.firsts[lane] + lane as u32;
            highest = highest.max(i64::from(self.bounds[lane]) << 32 | i64::from(edge));
        }
        debug_assert!(highest >= 0, "whoever acts can do something");
        highest as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A block whose actions were tried 0, 1, 2 … times and had that many hundredths of a win each time.
    fn block() -> Block {
        let mut block = Block::default();
        for lane in 0..LANES {
            let tally = Tally {
                n_visits: lane as u32,
                n_possible: 20,
                value: lane as f32 / 100.0,
                prior: 1.0,
            };
            block.set(lane, tally);
        }
        block
    }

    fn best(blocks: &mut [Block], open: u16, outlook: Outlook) -> u32 {
        let mut highest = Highest::NONE;
        for (number, block) in blocks.iter_mut().enumerate() {
            block.raise(&mut highest, open, outlook, (number * LANES) as u32);
        }
        highest.edge()
    }

    #[test]
    fn only_open_actions_count() {
        let open = 0b0100_0010_0000_0100;
        let mut sums = Sums::default();
        block().add_to(&mut sums, open);
        assert_eq!(sums.of_priors(), 3.0);
        assert!(!sums.has_untried());
        block().add_to(&mut sums, 1);
        assert!(sums.has_untried());

        let greedy = Outlook {
            untried: 1.0,
            exploration: 0.0,
            sum_of_priors: 3.0,
        };
        let mut seen = block();
        assert_eq!(best(std::slice::from_mut(&mut seen), open, greedy), 14);
        let n_possible = [2, 9, 14, 0, 3].map(|lane| seen.get(lane).n_possible);
        assert_eq!(n_possible, [21, 21, 21, 20, 20]);
    }

    #[test]
    fn the_untried_have_the_value_that_is_given_and_the_last_of_equals_is_taken() {
        let outlook = |untried, exploration| Outlook {
            untried,
            exploration,
            sum_of_priors: 1.0,
        };
        assert_eq!(best(&mut [block()], u16::MAX, outlook(0.5, 0.0)), 0);
        assert_eq!(best(&mut [block()], u16::MAX, outlook(0.0, 0.0)), 15);
        assert_eq!(best(&mut [block()], u16::MAX, outlook(0.0, 9.0)), 0);
        assert_eq!(best(&mut [block(); 3], 0b1110, outlook(0.0, 0.0)), 35);
        assert_eq!(
            best(&mut [Block::default(); 2], 0b1110, outlook(0.0, 1.0)),
            19
        );
    }
}
