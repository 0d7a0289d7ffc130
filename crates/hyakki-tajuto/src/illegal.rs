//! Why an action is refused: one variant for each rule.

use hyakki_core::Rule;
use strum::{IntoStaticStr, VariantNames};
use thiserror::Error;

use crate::extra::Extra;
use crate::floor::Floor;
use crate::objective::Objective;
use crate::pagoda::Pagoda;
use crate::size::Size;
use crate::stack::Stack;

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Illegal {
    /// Somebody else acts, or chance falls, or the match is over.
    #[error("it is not your turn")]
    NotYourTurn,
    /// A, B and C are used each once a turn.
    #[error("your starting tiles A, B and C are all used this turn")]
    StartingTilesUsed,
    /// An extra tile must be owned.
    #[error("you have no {extra} tile")]
    NoExtraTile {
        /// Which.
        extra: Extra,
    },
    /// An extra tile is used once a turn.
    #[error("you have used your {extra} this turn")]
    ExtraTileUsed {
        /// Which.
        extra: Extra,
    },
    /// The cost of use and the price must be there before.
    #[error("that needs {needs} meditation points, and you have {has}")]
    TooDear {
        /// The cost of use plus the price after Markets.
        needs: u32,
        /// What the player has.
        has: u32,
    },
    /// A hand that is not blind feels for a size.
    #[error("name the size you feel for")]
    NameASize,
    /// A blind hand cannot choose a size (ruling T2).
    #[error("your hand is blind: no size can be named")]
    BlindHand,
    /// The bag must have a floor.
    #[error("the bag is empty")]
    EmptyBag,
    /// The bag must have a floor of the size.
    #[error("the bag has no floor of size {size} left")]
    NoSuchSize {
        /// The size named.
        size: Size,
    },
    /// An offer needs a floor to lie on.
    #[error("the {} pagoda has no floor yet", pagoda.name())]
    NoFloorYet {
        /// The pagoda.
        pagoda: Pagoda,
    },
    /// A finished pagoda takes no offer and no floor.
    #[error("the {} pagoda is finished", pagoda.name())]
    Finished {
        /// The pagoda.
        pagoda: Pagoda,
    },
    /// A floor holds one cube.
    #[error("a cube already lies on the {} pagoda's top floor", pagoda.name())]
    CubeThere {
        /// The pagoda.
        pagoda: Pagoda,
    },
    /// There is one cube of each colour.
    #[error("you have offered your {} cube already", pagoda.name())]
    CubeSpent {
        /// The pagoda.
        pagoda: Pagoda,
    },
    /// The stack must have a tile.
    #[error("no {stack} tile is left")]
    StackEmpty {
        /// The stack.
        stack: Stack,
    },
    /// The inauguration tile belongs to somebody.
    #[error("the {} pagoda's inauguration tile is taken", pagoda.name())]
    InaugurationTaken {
        /// The pagoda.
        pagoda: Pagoda,
    },
    /// The inauguration tile of a finished pagoda leaves the game.
    #[error("the {} pagoda is finished, and its inauguration tile is out of the game", pagoda.name())]
    InaugurationGone {
        /// The pagoda.
        pagoda: Pagoda,
    },
    /// The pagoda's next floor must lie before the builder.
    #[error("{floor}, the {} pagoda's next floor, does not lie before you", floor.pagoda().name())]
    FloorNotThere {
        /// The floor needed.
        floor: Floor,
    },
    /// An objective is claimed once.
    #[error("the objective {objective} has been claimed")]
    ObjectiveTaken {
        /// The objective.
        objective: Objective,
    },
    /// An objective's condition is met at the moment of claiming.
    #[error("you do not meet the objective {objective}")]
    ObjectiveNotMet {
        /// The objective.
        objective: Objective,
    },
    /// What can be built must be built before the turn ends (ruling T10).
    #[error("{floor} can be built, so it must be before your turn ends")]
    MustBuild {
        /// A floor that can be built.
        floor: Floor,
    },
    /// Of several floors that cannot be built one is kept.
    #[error("several floors before you cannot be built: choose the one you keep")]
    ChooseWhatToKeep,
    /// With fewer than two floors there is nothing to choose.
    #[error("there is nothing to choose: fewer than two floors lie before you")]
    NothingToChoose,
    /// The floor kept must be one of those lying there.
    #[error("{floor} does not lie before you")]
    KeptFloorNotThere {
        /// The floor named.
        floor: Floor,
    },
}

impl Rule for Illegal {
    const NAMES: &'static [&'static str] = Illegal::VARIANTS;

    fn name(&self) -> &'static str {
        self.into()
    }
}
