//! What answers questions.

use hyakki_core::{Game, GameRng};

use crate::question::Question;

/// A player that is a program.
///
/// The trait is object-safe, so that different minds can sit side by side; what is called millions of times happens behind it.
///
/// # Examples
/// ```
/// use hyakki_core::example::{Action, Dare, DareConfig};
/// use hyakki_core::{Game, GameRng, Seat, drive};
/// use hyakki_search::{Budget, Mind, Question, RandomMover};
///
/// /// Dares with a high card, and folds with a low one.
/// struct Careful;
///
/// impl Mind<Dare> for Careful {
///     fn choose(&mut self, question: &Question<'_, Dare>, _: &mut GameRng) -> Action {
///         match question.view.cards[question.seat] {
///             Some(7..) => Action::Dare,
///             _ => Action::Fold,
///         }
///     }
/// }
///
/// let mut n_points = [0; 3];
/// let mut rng = GameRng::for_game(1, 0);
/// for _ in 0..200 {
///     let mut minds: [Box<dyn Mind<Dare>>; 3] =
///         [Box::new(Careful), Box::new(RandomMover), Box::new(RandomMover)];
///     let mut state = Dare::new(DareConfig::default());
///     let outcome = drive(&mut state, &mut rng, |state, seat, rng| {
///         let question = Question::of(state, seat, Budget::simulations(1));
///         minds[seat.index()].choose(&question, rng)
///     });
///     for (seat, points) in outcome.points.entries() {
///         n_points[seat.index()] += points;
///     }
/// }
/// assert!(n_points[0] > n_points[1].max(n_points[2]));
/// ```
pub trait Mind<G: Game> {
    /// One of the question's actions.
    fn choose(&mut self, question: &Question<'_, G>, rng: &mut GameRng) -> G::Action;
}
