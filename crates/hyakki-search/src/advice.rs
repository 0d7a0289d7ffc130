//! What a mind thinks of an action.

/// What a mind thinks of an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// How often it was looked at; the one looked at most is the mind's choice.
    pub n_visits: u32,
    /// From 0 to 1: the chance of winning with it, or, of a mind that only takes a first look, how likely it is to do it.
    pub value: f32,
}

impl<A: Copy> Advice<A> {
    /// The action that was looked at most, and among equals the one that promises most.
    #[must_use]
    pub fn best(advice: &[Advice<A>]) -> Option<A> {
        advice
            .iter()
            .max_by(|a, b| (a.n_visits.cmp(&b.n_visits)).then(a.value.total_cmp(&b.value)))
            .map(|best| best.action)
    }
}
