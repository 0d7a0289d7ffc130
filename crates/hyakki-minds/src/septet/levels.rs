//! What a mind of each level knows about Septet.

use hyakki_search::Settings;
use hyakki_septet::Septet;

use super::knowledge::SeptetKnowledge;
use crate::game_with_minds::GameWithMinds;
use crate::level::Level;
use crate::references::SeptetHeuristic;

impl GameWithMinds for Septet {
    type Knowledge = SeptetKnowledge;
    type Reference = SeptetHeuristic;

    fn knowledge(level: Level) -> SeptetKnowledge {
        match level {
            Level::Novice => SeptetKnowledge::heuristic(),
            Level::Apprentice | Level::Adept => SeptetKnowledge::trained(),
            Level::Master => SeptetKnowledge::trained().inferring(),
        }
    }

    fn settings(_: Level) -> Settings {
        SeptetKnowledge::settings()
    }
}
