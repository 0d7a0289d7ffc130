//! What a review must know of Tajuto.

use hyakki_core::{Game, Seat, Turn};
use hyakki_tajuto::{Pagoda, Tajuto};

use crate::reviewed::Reviewed;

const BUILT: u32 = 1;
const BUILT_MORE: u32 = 2;
const FINISHED: u32 = 4;
const CLAIMED: u32 = 8;
const WON: u32 = 16;
const LOST: u32 = 32;

impl Reviewed for Tajuto {
    /// Nothing is hidden but the order of the bag.
    const MOST_WORLDS: usize = 1;
    const HAS_DECK: bool = false;
    const FACTS: &'static [&'static str] =
        &["built", "built-more", "finished", "claimed", "won", "lost"];
    const GOOD_NEWS: &'static [&'static str] =
        &["built", "built-more", "finished", "claimed", "won"];
    const BAD_NEWS: &'static [&'static str] = &["lost"];

    type OpenSolver = ();

    /// What was done to the end of the seat's turn.
    fn facts(&self, after: &Tajuto, seat: Seat) -> Option<u32> {
        let ended = match after.turn() {
            Turn::Act(seats) if seats.contains(seat) => return None,
            Turn::Chance => return None,
            Turn::Act(_) => 0,
            Turn::Over(outcome) if outcome.winners().contains(seat) => WON,
            Turn::Over(_) => LOST,
        };
        let n_floors = |state: &Tajuto| -> u8 {
            let pagodas = Pagoda::ALL.into_iter();
            pagodas.map(|pagoda| state.height(pagoda)).sum()
        };
        let built = match n_floors(after) - n_floors(self) {
            0 => 0,
            1 => BUILT,
            _ => BUILT | BUILT_MORE,
        };
        let is_finished = after.finished().len() > self.finished().len();
        let is_claimed = after.objectives(seat).len() > self.objectives(seat).len();
        let finished = if is_finished { FINISHED } else { 0 };
        Some(ended | built | finished | if is_claimed { CLAIMED } else { 0 })
    }
}
