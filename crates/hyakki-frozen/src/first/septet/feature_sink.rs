//! Where features go.

/// Counts the tables up while features are emitted, so that each knows where its own begins.
pub(super) struct FeatureSink<'a, F: FnMut(usize)> {
    sizes: std::slice::Iter<'a, usize>,
    base: usize,
    emit: F,
}

impl<'a, F: FnMut(usize)> FeatureSink<'a, F> {
    /// Emits features into tables of these sizes.
    #[inline(always)]
    pub(super) fn new(sizes: &'a [usize], emit: F) -> FeatureSink<'a, F> {
        FeatureSink {
            sizes: sizes.iter(),
            base: 0,
            emit,
        }
    }

    /// The next table's feature: facts and how many values each can have, joined into one number.
    #[inline(always)]
    pub(super) fn emit<const N: usize>(&mut self, facts: [(usize, usize); N]) {
        let mut place = 0;
        for (fact, n_values) in facts {
            place = place * n_values + fact.min(n_values - 1);
        }
        let size = *self
            .sizes
            .next()
            .expect("there are as many sizes as tables");
        debug_assert!(place < size);
        (self.emit)(self.base + place);
        self.base += size;
    }

    /// The next table has no feature here.
    #[inline(always)]
    pub(super) fn skip(&mut self) {
        self.base += *self
            .sizes
            .next()
            .expect("there are as many sizes as tables");
    }
}

/// How many weights tables of these sizes have.
pub(super) const fn sum(sizes: &[usize]) -> usize {
    let (mut total, mut table) = (0, 0);
    while table < sizes.len() {
        total += sizes[table];
        table += 1;
    }
    total
}
