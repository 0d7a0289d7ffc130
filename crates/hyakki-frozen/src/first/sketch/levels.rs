//! What a mind of each level knows about Sketch.

use hyakki_sketch::Sketch;

use super::knowledge::SketchKnowledge;
use crate::first::first_minds::FirstMinds;
use crate::first::level::FirstLevel;
use crate::search::Settings;

impl FirstMinds for Sketch {
    type Knowledge = SketchKnowledge;

    fn knowledge(level: FirstLevel) -> SketchKnowledge {
        // Priors err more often here than in the other games, and a search does better to trust them less.
        SketchKnowledge::new(level.sharpness() / 2.0)
    }

    fn settings() -> Settings {
        Settings {
            exploration: 1.2,
            uniform_mix: 0.15,
            expand_after_visits: 5,
        }
    }
}
