//! Decisions that were thought through, to learn from.

/// What a decision was about: each has weights of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Topic {
    Lead,
    Follow,
    Pass,
}

/// A decision: the features of every action, and how much of the thinking each was worth.
#[derive(Clone, Debug)]
pub(super) struct Example {
    pub(super) topic: Topic,
    pub(super) options: Vec<Choice>,
}

#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) features: Box<[u16]>,
    /// From 0 to 1; together 1.
    pub(super) share: f32,
}

/// Decisions of the last generations.
#[derive(Clone, Debug, Default)]
pub(super) struct Examples {
    pub(super) list: Vec<Example>,
    n_old: usize,
}

impl Examples {
    pub(super) fn add(&mut self, example: Example) {
        self.list.push(example);
    }

    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// Forgets what is older than the last generation.
    pub(super) fn forget_older(&mut self) {
        self.list.drain(..self.n_old);
        self.n_old = self.list.len();
    }
}
