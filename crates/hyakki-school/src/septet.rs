//! What a review must know of Septet.

use hyakki_core::{Game, Seat, Turn};
use hyakki_septet::{Action, RoundEnd, Septet};
use hyakki_septet_solver::{OpenPosition, Solver};

use crate::reviewed::{OpenCards, Reviewed};

/// More positions than these are not looked at for one decision: that is some hundredths of a second.
const MOST_NODES: u64 = 50_000;
/// Hands with more cards are not even tried.
const MOST_CARDS: usize = 8;

impl Reviewed for Septet {
    const MOST_WORLDS: usize = 4096;
    const HAS_DECK: bool = false;
    const FACTS: &'static [&'static str] = &[
        "bosses-ours",
        "bosses-theirs",
        "seventh-theirs",
        "seventh-ours",
        "last-trick-ours",
        "last-trick-theirs",
    ];
    const GOOD_NEWS: &'static [&'static str] =
        &["bosses-ours", "seventh-theirs", "last-trick-ours"];
    const BAD_NEWS: &'static [&'static str] =
        &["bosses-theirs", "seventh-ours", "last-trick-theirs"];

    type OpenSolver = Solver;

    /// How the round ended.
    fn facts(&self, after: &Septet, seat: Seat) -> Option<u32> {
        if !matches!(after.turn(), Turn::Chance | Turn::Over(_)) {
            return None;
        }
        let (end, winners) = after.last_round_end()?;
        let first_of_pair = match end {
            RoundEnd::Bosses => 0,
            RoundEnd::SevenTricks => 2,
            RoundEnd::LastTrick => 4,
        };
        Some(1 << (first_of_pair + u32::from(!winners.contains(seat))))
    }

    fn with_open_cards(
        &self,
        seat: Seat,
        action: Action,
        solver: &mut Solver,
    ) -> Option<OpenCards<Action>> {
        let Action::Play { card } = action else {
            return None;
        };
        if self.hand(seat).len() > MOST_CARDS {
            return None;
        }
        let position = OpenPosition::of(self).ok()?;
        let solution = solver.solve(&position, MOST_NODES).ok()?;
        let values = solution.cards.iter();
        let played = values.clone().find(|value| value.card == card)?.value;
        let best = solution.value();
        let best_cards = values.filter(|value| value.value == best);
        Some(OpenCards {
            played,
            best,
            best_actions: best_cards
                .map(|value| Action::Play { card: value.card })
                .collect(),
        })
    }
}
