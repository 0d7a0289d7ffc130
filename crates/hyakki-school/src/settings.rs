//! How thoroughly a match is reviewed.

/// How thoroughly a match is reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How many playouts judge each decision.
    pub nodes: u32,
    /// The seed of all that is sampled. It is not that of any match, so that a mind's own luck in thinking does not come again.
    pub seed: u64,
}

impl Settings {
    /// What a quick look takes for each decision.
    pub const QUICK: u32 = 1_000;
    /// The fewest that say anything.
    pub const LEAST: u32 = 100;
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            nodes: 12_000,
            seed: 0x5EED,
        }
    }
}
