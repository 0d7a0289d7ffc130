//! What a mind of each level knows about Pagoda.

use hyakki_core::Dice;
use hyakki_pagoda::Pagoda;

use super::knowledge::PagodaKnowledge;
use crate::game_with_minds::GameWithMinds;
use crate::level::Level;
use crate::references::{HeuristicKnowledge, PagodaHeuristic};

impl GameWithMinds for Pagoda {
    type Knowledge = PagodaKnowledge;
    type Reference = HeuristicKnowledge<PagodaHeuristic>;

    fn knowledge(level: Level) -> PagodaKnowledge {
        match level {
            // What self-play has found is for those who search; these two go by a heuristic.
            Level::Novice | Level::Apprentice => PagodaKnowledge::heuristic(level.sharpness()),
            Level::Adept | Level::Master => PagodaKnowledge::new(level.sharpness()),
        }
    }

    fn hide_unseen(&mut self, dice: &mut impl Dice) {
        self.shuffle_deck(dice);
    }
}
