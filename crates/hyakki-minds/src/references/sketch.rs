//! A heuristic for Sketch that never changes: the second reference plays by it.

use hyakki_core::Seat;
use hyakki_sketch::{Action, Sketch};

use super::heuristic::Heuristic;
use crate::sketch::board::{Board, Spot};

/// Take what can be taken, do not complete it for the other, draw level or ahead, and do not waste cards on what is yours anyway.
#[derive(Clone, Copy, Debug, Default)]
pub struct SketchHeuristic;

/// How much likelier a play is that is worth a point more.
const SHARPNESS: f32 = 1.5;
/// What a card in hand is worth, in points.
const CARD: f32 = 1.0;

impl Heuristic<Sketch> for SketchHeuristic {
    fn scores(world: &Sketch, seat: Seat) -> impl Fn(Action) -> f32 {
        let board = Board::of(world, seat);
        let distractable = world.last_card(seat.left(2));
        move |action| {
            let after = board.after(action, distractable);
            let n_cards = f32::from(u8::from(action != Action::Pass));
            let won = f32::from(after.mine) - f32::from(after.theirs);
            SHARPNESS * (won + after.spots.iter().map(prospect).sum::<f32>() - CARD * n_cards)
        }
    }
}

/// What a stack promises: the first sketch of a lead counts most.
fn prospect(spot: &Spot) -> f32 {
    let lead = f32::from(spot.mine) - f32::from(spot.theirs);
    3.0 * (0.5 * lead).tanh()
}
