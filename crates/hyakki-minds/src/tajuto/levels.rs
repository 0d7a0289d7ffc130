//! What a mind of each level knows about Tajuto.

use hyakki_search::Settings;
use hyakki_tajuto::Tajuto;

use super::knowledge::TajutoKnowledge;
use crate::game_with_minds::GameWithMinds;
use crate::level::Level;
use crate::references::{HeuristicKnowledge, TajutoHeuristic};

impl GameWithMinds for Tajuto {
    type Knowledge = TajutoKnowledge;
    type Reference = HeuristicKnowledge<TajutoHeuristic>;

    fn knowledge(level: Level) -> TajutoKnowledge {
        TajutoKnowledge::new(level.sharpness())
    }

    fn settings(_: Level) -> Settings {
        Settings {
            // The tree looks further ahead here than a rollout does, which is cut off after a few actions.
            expand_after_visits: 2,
            ..Settings::default()
        }
    }
}
