//! What a mind thinks of an action.

/// What a mind thinks of an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// How often a simulation visited it; the one visited most is the mind's choice.
    pub n_visits: u32,
    /// From 0 to 1: the probability of winning with it or, of a mind that does not search, of taking it.
    pub value: f32,
}

impl<A: Copy> Advice<A> {
    /// The action that was visited most, and among equals the one with the highest value.
    #[must_use]
    pub fn best(advice: &[Advice<A>]) -> Option<A> {
        advice
            .iter()
            .max_by(|a, b| (a.n_visits.cmp(&b.n_visits)).then(a.value.total_cmp(&b.value)))
            .map(|best| best.action)
    }
}
