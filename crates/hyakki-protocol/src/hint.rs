//! What a mind would play, with its reasons in figures.

use hyakki_catalog::{AnyAdvice, Level};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::schemas::{GameAction, LevelName};

/// No hint names more actions: the reasons are for people.
const MAX_ACTIONS: usize = 5;

/// What a mind would play
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Hint {
    /// The step that it is about.
    pub step: usize,
    /// The mind that was asked.
    #[ts(type = "Level")]
    #[schema(value_type = LevelName)]
    pub mind: Level,
    /// What it would play, in the game's notation.
    pub action: String,
    /// The same in parts: the game's own type.
    #[ts(type = "unknown")]
    #[schema(value_type = GameAction)]
    pub action_parts: Value,
    /// How many simulated matches the figures rest on; 0 where there are no figures.
    pub simulations: u32,
    /// The actions it thought about most, the one it would play first.
    pub considered: Vec<HintedAction>,
}

/// One action as a mind looked at it
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct HintedAction {
    /// The action, in the game's notation.
    pub action: String,
    /// The same in parts: the game's own type.
    #[ts(type = "unknown")]
    #[schema(value_type = GameAction)]
    pub action_parts: Value,
    /// How much of its attention the mind gave it, from 0 to 1: its share of the simulations, where there were any.
    pub share: f32,
    /// The chance of winning with it, from 0 to 1; nothing where nothing was simulated.
    pub value: Option<f32>,
}

impl Hint {
    /// A mind's advice about a step.
    #[must_use]
    pub fn of(step: usize, mind: Level, advice: AnyAdvice) -> Hint {
        let considered = advice.considered.into_iter().take(MAX_ACTIONS);
        let considered: Vec<HintedAction> = considered
            .map(|one| HintedAction {
                action: one.action,
                action_parts: one.action_parts,
                share: one.share,
                value: one.value,
            })
            .collect();
        let first = considered.first();
        Hint {
            step,
            mind,
            action: first.map(|one| one.action.clone()).unwrap_or_default(),
            action_parts: first
                .map(|one| one.action_parts.clone())
                .unwrap_or_default(),
            simulations: advice.n_simulations,
            considered,
        }
    }
}
