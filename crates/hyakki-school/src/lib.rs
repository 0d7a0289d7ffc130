//! What could have been played better, and what was luck.
//!
//! - [`review`] reviews the record of a finished match of any game. The [`Review`] is plain data: a command prints it, a page draws it.
//! - [`Decision::judge`] judges one decision by what its seat could know, and nothing else.
//! - [`Reviewed`] is what a game adds to its rules and its minds for that.
//! - [`puzzles`] makes positions with one right answer, proves it, and says what is wrong with another.
//!
//! ```
//! use hyakki_catalog::{GameId, MindId, Budget, drive_any, new_match};
//! use hyakki_core::{GameRng, Options};
//! use hyakki_school::{Settings, review};
//!
//! let names = vec!["Ada".to_owned(), "Ben".to_owned()];
//! let mut sketch = new_match(GameId::Sketch, 2, &Options::new(), names, None).unwrap();
//! let minds: [MindId; 2] = ["apprentice", "random"].map(|mind| mind.parse().unwrap());
//! drive_any(&mut *sketch, &mut GameRng::for_game(1, 0), |game, seat, rng| {
//!     let question = game.question(seat).expect("it is this seat's turn");
//!     question.answer(minds[seat.index()], Budget::simulations(1), rng)
//! })?;
//!
//! let settings = Settings { nodes: Settings::LEAST, ..Settings::default() };
//! let review = review(&sketch.to_record(), settings, &mut |_, _| true)?;
//! for seat in &review.seats {
//!     let sum = seat.expectation + seat.deals + seat.own_play + seat.others_play + seat.unseen;
//!     assert!((sum - seat.result).abs() < 1e-9);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! There is no clock, no thread and no randomness but the seed: the same record, seed and number of playouts give the same review.
//! `docs/review.md` says what the words and figures mean, and how good they are.

mod accuracy;
mod decision;
mod dice_of_playout;
mod error;
mod gap;
mod label;
mod news;
mod pagoda;
mod playout;
pub mod puzzles;
mod review;
mod reviewed;
mod reviewer;
mod septet;
mod settings;
mod sketch;
mod summary;
mod tajuto;
mod true_values;
mod world_pool;

use hyakki_catalog::{GameId, with_game};
use hyakki_core::{Game, Match, RecordProblem, Step, record};

pub use accuracy::accuracy;
pub use decision::{Decision, FactShares, Judged, Weighed};
pub use error::ReviewError;
pub use gap::Gap;
pub use label::Label;
pub use review::{Alternative, Choice, Moment, OpenCardsMark, Parts, Reason, Review, SeatReview};
pub use reviewed::{OpenCards, Reviewed};
pub use settings::Settings;

/// Reviews the record of a finished match. `go_on` is told how many of the steps are done, of how many, and says whether to go on.
///
/// # Errors
/// If the record is wrong or its match not over, or if `go_on` said so.
pub fn review(
    record: &str,
    settings: Settings,
    go_on: &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Review, ReviewError> {
    let header = record::header(record)?;
    let id: GameId =
        (header.game.parse()).map_err(|_| RecordProblem::UnknownGame(header.game).at(1))?;
    with_game!(id, G => {
        let replayed = Match::<G>::from_record(record)?;
        if !replayed.is_complete {
            return Err(ReviewError::Unfinished);
        }
        let is_action = |step: &Step<G>| matches!(step, Step::Action(..));
        if !replayed.game.steps().iter().any(is_action) {
            return Err(ReviewError::Empty);
        }
        reviewer::review_match(id, &replayed.game, settings, go_on)
    })
}

/// Changes whenever the same record, seed and number of playouts give another review than before: then it is worth being made
/// again.
pub const EDITION: u32 = 2;

/// The version of a game's rules that matches are reviewed by.
#[must_use]
pub fn rules_version(game: GameId) -> u32 {
    with_game!(game, G => <G as Game>::RULES_VERSION)
}

/// The names of what can come of a decision in a game, for the sentences that say why.
#[must_use]
pub fn fact_names(game: GameId) -> &'static [&'static str] {
    with_game!(game, G => <G as Reviewed>::FACTS)
}
