//! What a mind is asked.

use hyakki_core::{Game, Seat, Viewer};

use crate::budget::Budget;

/// A decision that a seat must make, with all that it knows and nothing else.
#[derive(Clone, Debug)]
pub struct Question<'a, G: Game> {
    /// Who must decide.
    pub seat: Seat,
    /// All that this seat knows.
    pub view: G::View,
    /// What it can do; there is at least one action.
    pub actions: G::Actions,
    /// How long it may think.
    pub budget: Budget<'a>,
}

impl<'a, G: Game> Question<'a, G> {
    /// What this seat must decide now; it must be its turn.
    ///
    /// # Examples
    /// ```
    /// use hyakki_core::example::{Dare, DareConfig};
    /// use hyakki_core::{ActionSet, Game, GameRng, Seat, Viewer, settle};
    /// use hyakki_search::{Budget, Question};
    ///
    /// let (mut state, seat) = (Dare::new(DareConfig::default()), Seat::new(1));
    /// settle(&mut state, &mut GameRng::for_game(1, 0));
    /// let question = Question::of(&state, seat, Budget::simulations(100));
    /// assert_eq!(question.view, state.view(Viewer::Seat(seat)));
    /// assert_eq!(question.actions.len(), 2);
    /// ```
    #[must_use]
    pub fn of(state: &G, seat: Seat, budget: Budget<'a>) -> Question<'a, G> {
        Question {
            seat,
            view: state.view(Viewer::Seat(seat)),
            actions: state.legal_actions(seat),
            budget,
        }
    }
}
