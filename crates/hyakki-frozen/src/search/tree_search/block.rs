//! The statistics of edges, many at a time.

/// Number of edges in a block. Sixteen numbers fill a cache line, and compilers turn loops over them into vector instructions; loops
/// over eight they unroll instead.
pub(super) const LANES: usize = 16;

/// The statistics of the edges of a block, as a structure of arrays.
///
/// The bits of a word say which edges are open. Nothing here branches on these bits or on the numbers: every world opens other
/// actions than the one before, so no processor could predict the branches. Closed edges are computed too and masked out.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
pub(super) struct Block {
    n_visits: [u32; LANES],
    n_available: [u32; LANES],
    value: [f32; LANES],
    prior: [f32; LANES],
}

/// The statistics of an edge.
#[derive(Clone, Copy, Default)]
pub(super) struct EdgeStatistics {
    pub(super) n_visits: u32,
    /// The availability count: how often the action was legal when its node was reached.
    pub(super) n_available: u32,
    /// The mean value of the visits to the seat that acts here.
    pub(super) value: f32,
    /// The mean prior of the first worlds.
    pub(super) prior: f32,
}

/// Sums over the open edges of a node, lane by lane.
#[derive(Clone, Copy, Default)]
pub(super) struct Sums {
    prior: [f32; LANES],
    unvisited: [u32; LANES],
}

/// The terms of PUCT that all edges of a node share.
#[derive(Clone, Copy)]
pub(super) struct PuctTerms {
    /// The value of an edge that was never visited.
    pub(super) first_play_urgency: f32,
    /// The constant of PUCT.
    pub(super) exploration: f32,
    /// The sum of the open edges' priors.
    pub(super) sum_of_priors: f32,
}

/// The highest bound of each lane so far, and the first edge of the block that has it.
#[derive(Clone, Copy)]
pub(super) struct Argmax {
    /// The bits of the bounds, which have the same order as the bounds themselves because these are not negative.
    bounds: [i32; LANES],
    firsts: [u32; LANES],
}

impl Block {
    #[inline]
    pub(super) fn get(&self, lane: usize) -> EdgeStatistics {
        EdgeStatistics {
            n_visits: self.n_visits[lane],
            n_available: self.n_available[lane],
            value: self.value[lane],
            prior: self.prior[lane],
        }
    }

    #[inline]
    pub(super) fn set(&mut self, lane: usize, statistics: EdgeStatistics) {
        self.n_visits[lane] = statistics.n_visits;
        self.n_available[lane] = statistics.n_available;
        self.value[lane] = statistics.value;
        self.prior[lane] = statistics.prior;
    }

    /// Adds the open edges to the sums.
    #[inline]
    pub(super) fn add_to(&self, sums: &mut Sums, open: u16) {
        for lane in 0..LANES {
            let mask = mask(open, lane);
            sums.prior[lane] += f32::from_bits(self.prior[lane].to_bits() & mask);
            sums.unvisited[lane] |= if self.n_visits[lane] == 0 { mask } else { 0 };
        }
    }

    /// Takes the bounds of the open edges into the argmax, and counts that each of these was available once more. `first` is the
    /// first edge of the block.
    ///
    /// The bound is that of PUCT, with the availability count in the place of the node's visits, and times the sum of priors:
    /// multiplying takes less time than dividing.
    #[inline]
    pub(super) fn update_argmax(
        &mut self,
        argmax: &mut Argmax,
        open: u16,
        terms: PuctTerms,
        first: u32,
    ) {
        for lane in 0..LANES {
            let mask = mask(open, lane);
            let (n_visits, n_available) = (self.n_visits[lane], self.n_available[lane]);
            let mean = self.value[lane];
            let value = if n_visits == 0 {
                terms.first_play_urgency
            } else {
                mean
            };
            let ratio = one_more(n_available).sqrt() / one_more(n_visits);
            let exploration = terms.exploration * self.prior[lane] * ratio;
            let bound = terms.sum_of_priors * value + exploration;
            self.n_available[lane] = n_available + (1 & mask);
            let bound = (bound.to_bits() & mask | !mask) as i32;
            let (old_bound, old_first) = (argmax.bounds[lane], argmax.firsts[lane]);
            argmax.bounds[lane] = bound.max(old_bound);
            argmax.firsts[lane] = if bound >= old_bound { first } else { old_first };
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

/// All bits if the edge in this lane is open, else none.
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

    /// Whether any open edge was never visited.
    #[inline]
    pub(super) fn has_unvisited(&self) -> bool {
        (self.unvisited.iter()).fold(0, |any, unvisited| any | unvisited) != 0
    }
}

impl Argmax {
    /// Below every bound.
    pub(super) const NONE: Argmax = Argmax {
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
