//! The six objectives that are claimed, and sets of them.

use std::fmt;
use std::str::FromStr;

use hyakki_core::{NotationError, bit_set};
use serde::{Serialize, Serializer};

/// How many objectives are claimed; the two others are given at the end.
pub const N_OBJECTIVES: usize = 6;

/// An objective that is claimed in the claimer's turn, first come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string"),
    schemars(into = "String")
)]
#[repr(u8)]
pub enum Objective {
    /// 5 or more SP printed on the own Wisdom tiles.
    Wisdom5,
    /// 10 or more SP printed on the own Wisdom tiles.
    Wisdom10,
    /// 4 or fewer cubes left.
    Cubes4,
    /// No cube left.
    Cubes0,
    /// Standing on space 30 or beyond.
    Space30,
    /// Having finished the first pagoda.
    First,
}

impl Objective {
    /// All of them, in order.
    pub const ALL: [Objective; N_OBJECTIVES] = [
        Objective::Wisdom5,
        Objective::Wisdom10,
        Objective::Cubes4,
        Objective::Cubes0,
        Objective::Space30,
        Objective::First,
    ];

    /// The notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Objective::Wisdom5 => "wisdom5",
            Objective::Wisdom10 => "wisdom10",
            Objective::Cubes4 => "cubes4",
            Objective::Cubes0 => "cubes0",
            Objective::Space30 => "space30",
            Objective::First => "first",
        }
    }
}

impl fmt::Display for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Objective {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Objective, NotationError> {
        Objective::ALL
            .into_iter()
            .find(|objective| objective.name() == text)
            .ok_or_else(|| {
                NotationError::new(
                    "an objective: wisdom5, wisdom10, cubes4, cubes0, space30 or first",
                    text,
                )
            })
    }
}

impl Serialize for Objective {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A set of objectives: bit i is the objective at place i.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "Array<Objective>"),
    schemars(into = "Vec<Objective>")
)]
pub struct Objectives(u8);

bit_set!(Objectives(u8) of Objective, objective => objective as u8, place => Objective::ALL[place as usize]);

impl Objectives {
    /// All six.
    pub const ALL: Objectives = Objectives((1 << N_OBJECTIVES) - 1);

    /// The set's bits.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// Just this objective if the condition holds, otherwise none.
    #[inline]
    pub(crate) const fn only_if(condition: bool, objective: Objective) -> Objectives {
        Objectives((condition as u8) << objective as u8)
    }
}
