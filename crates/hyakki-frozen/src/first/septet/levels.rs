//! What a mind of each level knows about Septet.

use crate::search::Settings;
use hyakki_septet::Septet;

use super::knowledge::SeptetKnowledge;
use crate::first::first_minds::FirstMinds;
use crate::first::level::FirstLevel;

impl FirstMinds for Septet {
    type Knowledge = SeptetKnowledge;

    fn knowledge(level: FirstLevel) -> SeptetKnowledge {
        match level {
            FirstLevel::Novice => SeptetKnowledge::heuristic(),
            FirstLevel::Apprentice | FirstLevel::Adept => SeptetKnowledge::trained(),
            FirstLevel::Master => SeptetKnowledge::trained().inferring(),
        }
    }

    fn settings() -> Settings {
        SeptetKnowledge::settings()
    }
}
