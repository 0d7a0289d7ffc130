//! The parameters of a search.

/// The parameters of a search.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How much an action is preferred that was rarely tried although its prior is high: the constant of PUCT.
    pub exploration: f32,
    /// The share of a uniform distribution that is mixed into the priors, from 0 to 1.
    pub uniform_mix: f32,
    /// One of so many simulations goes on in a world sampled from an opponent's view, and teaches that opponent's nodes only. With
    /// 0, opponents learn from worlds that all hold our hand, as if they knew it.
    pub opponents_view_every: u32,
    /// How many visits an action needs before a node is added behind it: until then a rollout goes on from there.
    pub expand_after_visits: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            exploration: 1.2,
            uniform_mix: 0.15,
            opponents_view_every: 0,
            expand_after_visits: 5,
        }
    }
}
