//! What a mind of each level knows about Pagoda.

use hyakki_pagoda::Pagoda;

use super::knowledge::PagodaKnowledge;
use crate::first::first_minds::FirstMinds;
use crate::first::level::FirstLevel;
use crate::search::Settings;

impl FirstMinds for Pagoda {
    type Knowledge = PagodaKnowledge;

    fn knowledge(level: FirstLevel) -> PagodaKnowledge {
        match level {
            // What self-play has found is for those who search; these two go by a heuristic.
            FirstLevel::Novice | FirstLevel::Apprentice => {
                PagodaKnowledge::heuristic(level.sharpness())
            }
            FirstLevel::Adept | FirstLevel::Master => PagodaKnowledge::new(level.sharpness()),
        }
    }

    fn settings() -> Settings {
        Settings {
            exploration: 1.2,
            uniform_mix: 0.15,
            expand_after_visits: 5,
        }
    }
}
