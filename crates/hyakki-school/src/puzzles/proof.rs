//! Why an answer is right.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// What stands behind the answer of a puzzle.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// With all hands open, exactly one action wins, up to those that are alike; an exact solver says so.
    ProvenOpen,
    /// Few worlds fit what the seat knows; in all of them together one action wins more often than any other.
    ProvenClosed,
    /// One action is clearly ahead of all others, by two judges with two seeds each.
    Strong,
}

impl Kind {
    /// All kinds.
    pub const ALL: &'static [Kind] = Kind::VARIANTS;
}

/// The figures behind an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Proof {
    /// See [`Kind::ProvenOpen`].
    ProvenOpen {
        /// How many actions differ from each other in any way that matters.
        n_choices: usize,
        /// Every legal action with what the round is worth with it, in points.
        values: Vec<(String, i8)>,
    },
    /// See [`Kind::ProvenClosed`].
    ProvenClosed {
        /// How many worlds fit what the seat knows.
        n_worlds: usize,
        /// Whether the answer wins wherever any other action does: then it is right however likely each world is.
        dominates: bool,
        /// In how many of the worlds each legal action wins the round, if all hands were open from then on.
        wins: Vec<(String, usize)>,
    },
    /// See [`Kind::Strong`].
    Strong {
        /// The legal actions that were tried to the end, the best first; every other legal one was clearly worse in the race.
        values: Vec<Worth>,
        /// What each judge found, with each seed.
        judges: Vec<JudgeFigures>,
    },
}

impl Proof {
    /// Its kind.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self {
            Proof::ProvenOpen { .. } => Kind::ProvenOpen,
            Proof::ProvenClosed { .. } => Kind::ProvenClosed,
            Proof::Strong { .. } => Kind::Strong,
        }
    }
}

/// What an action is worth to the seat, in points of winning chance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Worth {
    /// The action.
    pub action: String,
    /// The winning chance with it, from 0 to 100.
    pub value: f64,
    /// How often each fact of [`Reviewed::FACTS`](crate::Reviewed::FACTS) came true with it, in percent; facts that never did are left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<(String, u8)>,
}

/// What a judge found with one seed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JudgeFigures {
    /// Which judge.
    pub judge: String,
    /// The seed.
    pub seed: u64,
    /// How many playouts each action had.
    pub n_playouts: usize,
    /// How far the right action is ahead of the best other one, in points of winning chance.
    pub lead: f64,
    /// The lower end of the 99.9 % interval of that.
    pub low: f64,
}
