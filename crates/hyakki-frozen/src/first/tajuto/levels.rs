//! What a mind of each level knows about Tajuto.

use crate::search::Settings;
use hyakki_tajuto::Tajuto;

use super::knowledge::TajutoKnowledge;
use crate::first::first_minds::FirstMinds;
use crate::first::level::FirstLevel;

impl FirstMinds for Tajuto {
    type Knowledge = TajutoKnowledge;

    fn knowledge(level: FirstLevel) -> TajutoKnowledge {
        TajutoKnowledge::new(level.sharpness())
    }

    fn settings() -> Settings {
        Settings {
            // The tree looks further ahead here than a rollout does, which is cut off after a few actions.
            expand_after_visits: 2,
            exploration: 1.2,
            uniform_mix: 0.15,
        }
    }
}
