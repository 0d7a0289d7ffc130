//! The parameters of a search.

/// The parameters of a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    /// How much an action is preferred that was rarely tried although its prior is high: the constant of PUCT.
    pub exploration: f32,
    /// The share of a uniform distribution that is mixed into the priors, from 0 to 1.
    pub uniform_mix: f32,
    /// How many visits an action needs before a node is added behind it: until then a rollout goes on from there.
    pub expand_after_visits: u32,
}
