//! Matches that were played, and what was seen at their steps.

use hyakki_catalog::AnyMatch;
use hyakki_core::Viewer;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

/// A match in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MatchCard {
    /// The id.
    pub id: String,
    /// Where it was played.
    pub table: String,
    /// The game.
    pub game: String,
    /// Who played, by seat.
    pub names: Vec<String>,
    /// The own seats.
    pub mine: Vec<usize>,
    /// When it began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub began_ms: i64,
    /// When it ended.
    #[ts(type = "number | null")]
    pub ended_ms: Option<i64>,
    /// Each seat's place when it ended; 1 has won.
    pub places: Option<Vec<u8>>,
}

/// What a viewer saw after so many steps of a match.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct StepView {
    /// How many steps.
    pub step: usize,
    /// How many there are in all.
    pub n_steps: usize,
    /// The seat whose view it is; nobody's is the public one.
    pub seat: Option<usize>,
    /// What happened at the step that led here, in the game's notation.
    pub line: Option<String>,
    /// Who acted at the step that led here; nobody when it was chance.
    pub actor: Option<usize>,
    /// Who had to act then.
    pub to_act: Vec<usize>,
    /// The view: the game's own type.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Box<RawValue>,
    /// What the seat could do then, in the game's notation.
    pub legal: Vec<String>,
}

impl StepView {
    /// A step of a match that is over: nothing about it is hidden any more.
    #[must_use]
    pub fn of_finished(game: &dyn AnyMatch, step: usize, viewer: Viewer) -> StepView {
        use hyakki_core::record::Line;
        let step = step.min(game.n_steps());
        let (line, actor) = match step.checked_sub(1).and_then(|index| game.step(index)) {
            Some(Line::Action { seat, action }) => (Some(action), Some(seat)),
            Some(Line::Chance(chance)) => (Some(chance), None),
            _ => (None, None),
        };
        let seats = game.turn_after(step).seats();
        StepView {
            step,
            n_steps: game.n_steps(),
            seat: viewer.seat().map(hyakki_core::Seat::index),
            line,
            actor,
            to_act: seats.iter().map(hyakki_core::Seat::index).collect(),
            view: game.json_after(step, viewer),
            legal: viewer
                .seat()
                .map(|seat| game.legal_after(step, seat))
                .unwrap_or_default(),
        }
    }
}
