//! How hard a puzzle is.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use super::puzzle::Fails;

/// How hard a puzzle is, by the weakest level of minds that finds the answer more often than not.
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
pub enum Difficulty {
    /// A novice finds it in most tries.
    Easy,
    /// An apprentice does.
    Medium,
    /// An adept does.
    Hard,
    /// Only a master does, or not even a master.
    Expert,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: &'static [Difficulty] = Difficulty::VARIANTS;

    /// What these failures say.
    ///
    /// # Examples
    /// ```
    /// use hyakki_school::puzzles::{Difficulty, Fails};
    ///
    /// let fails = |novice, apprentice, adept, master| Fails { novice, apprentice, adept, master };
    /// assert_eq!(Difficulty::of(fails(40, 0, 0, 0)), Difficulty::Easy);
    /// assert_eq!(Difficulty::of(fails(80, 75, 25, 0)), Difficulty::Hard);
    /// assert_eq!(Difficulty::of(fails(100, 100, 100, 0)), Difficulty::Expert);
    /// ```
    #[must_use]
    pub fn of(fails: Fails) -> Difficulty {
        let finds = |percent: u8| percent < 50;
        if finds(fails.novice) {
            Difficulty::Easy
        } else if finds(fails.apprentice) {
            Difficulty::Medium
        } else if finds(fails.adept) {
            Difficulty::Hard
        } else {
            Difficulty::Expert
        }
    }
}
