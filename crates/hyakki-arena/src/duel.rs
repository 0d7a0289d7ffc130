//! Two minds against each other, whoever wrote them.

use std::ops::Range;

use hyakki_core::{Game, GameConfig, GameRng, PerSeat, drive};
use hyakki_search::{Budget, Mind, Question, rewards};

use crate::lineup::Lineup;
use crate::statistics::Estimate;

/// Where the random numbers of chance and those of the minds start.
const CHANCE: u64 = 1;
const THOUGHTS: u64 = 2;

/// Lets two minds play deals with these numbers in each other's seats, and tells the first one's share of the wins.
///
/// It is for minds in Rust that have no name on the command line. At a table of more than two sides the first one sits alone
/// among the second's. [`Contest`](crate::Contest) plays on many threads, keeps a journal and writes a report.
///
/// # Panics
/// If a mind chooses an action that is not legal.
///
/// # Examples
/// ```
/// use hyakki_arena::duel;
/// use hyakki_minds::Level;
/// use hyakki_search::{Budget, RandomMover};
/// use hyakki_sketch::{Sketch, SketchConfig};
///
/// let minds = [&mut Level::Apprentice as _, &mut RandomMover as _];
/// let share = duel::<Sketch>(SketchConfig::default(), minds, Budget::simulations(1), 0..10);
/// assert!(share.low > 0.5, "{share:?}");
/// ```
pub fn duel<G: Game>(
    config: G::Config,
    mut minds: [&mut dyn Mind<G>; 2],
    budget: Budget<'_>,
    deals: Range<u64>,
) -> Estimate {
    let lineup = Lineup::new(&G::new(config), config.players(), minds.len());
    let n_seatings = lineup.n_seatings();
    let shares: Vec<f64> = deals
        .map(|deal| {
            let seatings = (0..n_seatings).map(|seating| lineup.seating(deal, seating));
            let shares = seatings.map(|seats| play(config, &mut minds, &seats, budget, deal));
            shares.sum::<f64>() / n_seatings as f64
        })
        .collect();
    Estimate::of_shares(&shares)
}

/// The first mind's share of one game, in the mean of its seats.
fn play<G: Game>(
    config: G::Config,
    minds: &mut [&mut dyn Mind<G>; 2],
    seats: &PerSeat<u8>,
    budget: Budget<'_>,
    deal: u64,
) -> f64 {
    let mut state = G::new(config);
    // Only chance is drawn from these, so that it is the same in every seating.
    let mut dice = GameRng::for_game(CHANCE, deal);
    let mut thoughts = GameRng::for_game(THOUGHTS, deal);
    let outcome = drive(&mut state, &mut dice, |state, seat, _| {
        let mind = &mut minds[usize::from(seats[seat])];
        let action = mind.choose(&Question::of(state, seat, budget), &mut thoughts);
        assert_eq!(state.check(seat, action), Ok(()), "{action} is not legal");
        action
    });
    let shares = rewards(&state, &outcome);
    let own = || seats.entries().filter(|&(_, &who)| who == 0);
    let sum: f64 = own().map(|(seat, _)| f64::from(shares[seat])).sum();
    sum / own().count() as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyakki_core::ActionSet;
    use hyakki_septet::{Septet, SeptetConfig};

    /// Always takes the first action, so that a deal is decided by the seats alone.
    struct First;

    impl<G: Game> Mind<G> for First {
        fn choose(&mut self, question: &Question<'_, G>, _: &mut GameRng) -> G::Action {
            question.actions.nth(0)
        }
    }

    #[test]
    fn equals_have_equal_shares_of_every_deal() {
        for players in SeptetConfig::PLAYERS {
            let config = SeptetConfig::for_players(players).unwrap();
            let n_sides = if players == 4 { 2.0 } else { 3.0 };
            for deal in 0..5 {
                let minds = [&mut First as _, &mut First as _];
                let share = duel::<Septet>(config, minds, Budget::simulations(1), deal..deal + 1);
                assert!((share.value - 1.0 / n_sides).abs() < 1e-6, "{share:?}");
            }
        }
    }
}
