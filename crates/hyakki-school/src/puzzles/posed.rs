//! What puzzles must know of a game.

use hyakki_core::{ActionSet, Game, Seat, SeatSet};

use super::favourite::{self, Favourite};
use super::proof::{Kind, Proof};
use crate::reviewed::Reviewed;

/// A game in which puzzles can be posed.
pub trait Posed: Reviewed {
    /// The names of what a puzzle can be about.
    const THEMES: &'static [&'static str];

    /// The kinds of puzzles there are, in the order in which they are looked for.
    const KINDS: &'static [Kind];

    /// How many actions, the right ones and the best of the others, are compared to the end of the match, which takes long.
    const MOST_TO_THE_END: usize = 6;

    /// Whether a match gives no more puzzles from this position on.
    fn is_past(_state: &Self) -> bool {
        false
    }

    /// Whether a seat of this position may be asked for this kind at all: the cheapest filter.
    fn may_be(candidate: &Candidate<'_, Self>, kind: Kind) -> bool {
        kind == Kind::Strong && candidate.actions.len() >= LEAST_CHOICES
    }

    /// What looks right, before that is proved: for the strong kind. The seed is for what is sampled.
    fn favourite(candidate: &Candidate<'_, Self>, seed: u64) -> Option<Favourite<Self::Action>> {
        favourite::race(candidate, seed)
    }

    /// What is right, if that can be proved exactly: for the kinds that are proven.
    fn prove(
        _candidate: &Candidate<'_, Self>,
        _kind: Kind,
        _solver: &mut Self::OpenSolver,
    ) -> Option<Proven<Self::Action>> {
        None
    }

    /// What the puzzle is about, told by its answer.
    fn themes(candidate: &Candidate<'_, Self>, right: &[Self::Action]) -> Vec<&'static str>;

    /// A world that fits what the seat knows, in which this action loses and the right one wins; for the kind that is proven
    /// with hidden hands.
    fn lost_world(
        _candidate: &Candidate<'_, Self>,
        _action: Self::Action,
        _right: Self::Action,
        _solver: &mut Self::OpenSolver,
    ) -> Option<Self> {
        None
    }

    /// What follows a wrong action in a puzzle with open hands: who does what, if nobody errs any more.
    fn refutation(
        _candidate: &Candidate<'_, Self>,
        _action: Self::Action,
        _solver: &mut Self::OpenSolver,
    ) -> Vec<(Seat, Self::Action)> {
        Vec::new()
    }
}

/// With fewer actions there is nothing to puzzle over.
pub(super) const LEAST_CHOICES: usize = 3;

/// A decision that may become a puzzle.
#[derive(Clone, Debug)]
pub struct Candidate<'a, G: Game> {
    /// The position.
    pub state: &'a G,
    /// Who must act.
    pub seat: Seat,
    /// What the seat can do.
    pub actions: G::Actions,
}

impl<'a, G: Game> Candidate<'a, G> {
    /// What this seat must decide here.
    #[must_use]
    pub fn new(state: &'a G, seat: Seat) -> Candidate<'a, G> {
        Candidate {
            state,
            seat,
            actions: state.legal_actions(seat),
        }
    }

    /// The seats that decide something here.
    pub fn seats(state: &G) -> SeatSet {
        state.turn().seats()
    }
}

/// An answer with its proof.
#[derive(Clone, Debug, PartialEq)]
pub struct Proven<A> {
    /// What is right.
    pub right: Vec<A>,
    /// Why.
    pub proof: Proof,
}
