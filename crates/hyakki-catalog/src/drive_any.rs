//! The loop of play, for a match of whichever game.

use hyakki_core::{GameRng, Outcome, Seat, Turn};

use crate::any_match::{AnyMatch, Refused};

/// Plays a match to its end: chance falls from the source, and `choose` says in the game's notation what a seat does.
/// [`hyakki_core::drive()`] does the same where the game is known.
///
/// Where several seats act at once, the lowest of those that have not acted is asked.
///
/// # Errors
/// If `choose` says what is refused; the match stands where it stood.
///
/// # Examples
/// ```
/// use hyakki_catalog::{Budget, GameId, MindId, drive_any, new_match};
/// use hyakki_core::{GameRng, Options};
///
/// let names = vec!["novice".to_owned(), "random".to_owned()];
/// let mut game = new_match(GameId::Sketch, 2, &Options::new(), names, None).unwrap();
/// let minds: [MindId; 2] = ["novice", "random"].map(|mind| mind.parse().unwrap());
/// let outcome = drive_any(&mut *game, &mut GameRng::for_game(1, 0), |game, seat, rng| {
///     let question = game.question(seat).expect("it is this seat's turn");
///     question.answer(minds[seat.index()], Budget::simulations(20), rng)
/// });
/// assert_eq!(outcome.unwrap().points.len(), 2);
/// ```
pub fn drive_any(
    game: &mut dyn AnyMatch,
    rng: &mut GameRng,
    mut choose: impl FnMut(&dyn AnyMatch, Seat, &mut GameRng) -> String,
) -> Result<Outcome, Refused> {
    loop {
        match game.turn() {
            Turn::Over(outcome) => return Ok(outcome),
            Turn::Chance => game.settle(rng),
            Turn::Act(seats) => {
                let seat = seats.first().expect("somebody must act");
                let action = choose(game, seat, rng);
                game.act(seat, &action)?;
            }
        }
    }
}
