//! What a mind of each level knows about Sketch.

use hyakki_core::Dice;
use hyakki_sketch::Sketch;

use super::knowledge::SketchKnowledge;
use crate::game_with_minds::GameWithMinds;
use crate::level::Level;
use crate::references::{HeuristicKnowledge, SketchHeuristic};

impl GameWithMinds for Sketch {
    type Knowledge = SketchKnowledge;
    type Reference = HeuristicKnowledge<SketchHeuristic>;

    fn knowledge(level: Level) -> SketchKnowledge {
        // Priors err more often here than in the other games, and a search does better to trust them less.
        SketchKnowledge::new(level.sharpness() / 2.0)
    }

    fn hide_unseen(&mut self, dice: &mut impl Dice) {
        self.shuffle_unseen(dice);
    }
}
