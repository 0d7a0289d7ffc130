//! What a review must know of a game beyond its rules and how it is played.

use hyakki_core::{Dice, Seat};
use hyakki_minds::GameWithMinds;

/// A game whose matches can be reviewed.
pub trait Reviewed: GameWithMinds {
    /// The most worlds that are proposed for a decision: proposing one and weighing it takes time.
    /// One where nothing is hidden from anybody.
    const MOST_WORLDS: usize;

    /// Whether actions turn up what nobody has seen, in an order that chance settled before: a deck.
    const HAS_DECK: bool;

    /// The names of what can come of a decision, for the sentence that says why. At most 32.
    const FACTS: &'static [&'static str];

    /// The facts that are good news for whoever decides: what makes one less likely is no reason for an action.
    const GOOD_NEWS: &'static [&'static str] = &[];

    /// The facts that are bad news for whoever decides.
    const BAD_NEWS: &'static [&'static str] = &[];

    /// What a solver of open hands keeps from one position to the next.
    type OpenSolver: Default;

    /// Brings what nobody has seen yet into another order, which is as likely as the true one.
    fn shuffle_unseen(&mut self, _dice: &mut impl Dice) {}

    /// What has come of this position for a seat in a world that came after it, as bits in the order of [`Reviewed::FACTS`];
    /// nothing while it is too early to say. It is asked after every step of a playout.
    fn facts(&self, after: &Self, seat: Seat) -> Option<u32>;

    /// What only open hands could have told of this action; nothing where nobody can say that exactly in a short time.
    fn with_open_cards(
        &self,
        _seat: Seat,
        _action: Self::Action,
        _solver: &mut Self::OpenSolver,
    ) -> Option<OpenCards<Self::Action>> {
        None
    }
}

/// What an exact solver says of an action, with all hands open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenCards<A> {
    /// What the round was worth in points with this action, if everybody goes on perfectly.
    pub played: i8,
    /// What it was worth at best.
    pub best: i8,
    /// The actions that would have brought the best.
    pub best_actions: Vec<A>,
}
