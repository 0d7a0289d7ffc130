//! What a review must know of Sketch.

use hyakki_core::{Dice, Game, Seat, Turn};
use hyakki_sketch::Sketch;

use crate::reviewed::Reviewed;

const OURS: u32 = 1;
const THEIRS: u32 = 2;
const WON: u32 = 4;
const LOST: u32 = 8;

impl Reviewed for Sketch {
    const MOST_WORLDS: usize = 4096;
    const HAS_DECK: bool = true;
    const FACTS: &'static [&'static str] = &["taken-ours", "taken-theirs", "won", "lost"];
    const GOOD_NEWS: &'static [&'static str] = &["taken-ours", "won"];
    const BAD_NEWS: &'static [&'static str] = &["taken-theirs", "lost"];

    type OpenSolver = ();

    fn shuffle_unseen(&mut self, dice: &mut impl Dice) {
        Sketch::shuffle_unseen(self, dice);
    }

    /// What was taken before the seat's next turn.
    fn facts(&self, after: &Sketch, seat: Seat) -> Option<u32> {
        let is_taken = |seat: Seat| {
            let n_yokai = |state: &Sketch| state.notebook(seat).yokai().len();
            n_yokai(after) > n_yokai(self)
        };
        let ended = match after.turn() {
            Turn::Over(outcome) if outcome.winners().contains(seat) => WON,
            Turn::Over(_) => LOST,
            Turn::Act(seats) if seats.contains(seat) && after.n_played() == 0 => 0,
            Turn::Act(_) | Turn::Chance => return None,
        };
        let ours = if is_taken(seat) { OURS } else { 0 };
        let theirs = if is_taken(seat.left(2)) { THEIRS } else { 0 };
        Some(ended | ours | theirs)
    }
}
