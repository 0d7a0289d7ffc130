//! How bad a decision was.

use serde::Serialize;
use strum::{Display, IntoStaticStr, VariantArray};

use crate::gap::Gap;

/// How bad a decision was, by the winning chance it surely gave away: the lower end of the 99 % interval counts.
///
/// # Examples
/// ```
/// use hyakki_school::{Gap, Label};
///
/// let surely_lost = |low| Gap { value: 0.2, low, high: 0.4 };
/// assert_eq!(Label::of(surely_lost(0.02)), None);
/// assert_eq!(Label::of(surely_lost(0.03)), Some(Label::Inaccuracy));
/// assert_eq!(Label::of(surely_lost(0.07)), Some(Label::Mistake));
/// assert_eq!(Label::of(surely_lost(0.15)), Some(Label::Blunder));
/// ```
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Display,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Label {
    /// At least 3 points of winning chance.
    Inaccuracy,
    /// At least 7 points.
    Mistake,
    /// At least 15 points.
    Blunder,
}

impl Label {
    /// All labels, the mildest first.
    pub const ALL: &'static [Label] = Label::VARIANTS;

    /// The winning chance, from 0 to 1, from which it is given.
    #[must_use]
    pub const fn threshold(self) -> f64 {
        match self {
            Label::Inaccuracy => 0.03,
            Label::Mistake => 0.07,
            Label::Blunder => 0.15,
        }
    }

    /// The label for a loss, if it deserves one.
    #[must_use]
    pub fn of(loss: Gap) -> Option<Label> {
        let deserved = |label: &&Label| loss.low >= label.threshold();
        Label::ALL.iter().rev().find(deserved).copied()
    }
}
