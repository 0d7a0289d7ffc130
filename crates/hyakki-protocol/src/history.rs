//! Matches that were played, and what was seen at their steps.

use hyakki_catalog::{AnyMatch, MindId, Sight};
use hyakki_core::record::Line;
use hyakki_core::{RecordError, Replayed, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::schemas::{GameAction, GameName, GameView, MindName};

/// A match in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MatchSummary {
    /// The id.
    pub id: String,
    /// Where it was played.
    pub table: String,
    /// The game.
    #[ts(type = "GameName")]
    #[schema(value_type = GameName)]
    pub game: String,
    /// Who played, by seat.
    pub names: Vec<String>,
    /// The level of the mind that played, by seat; nothing where a person did.
    #[ts(type = "Array<MindName | null>")]
    #[schema(value_type = Vec<Option<MindName>>)]
    pub levels: Vec<Option<MindId>>,
    /// The own seats.
    pub mine: Vec<usize>,
    /// When it began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub began_ms: i64,
    /// When it ended.
    #[ts(type = "number | null")]
    pub ended_ms: Option<i64>,
    /// Each seat's place when it ended; 1 has won. Nobody has one in a match that was abandoned.
    pub places: Option<Vec<u8>>,
    /// What ended it: in the game's words, or `resigned` or `abandoned`.
    pub ending: Option<String>,
    /// The seats that resigned.
    pub resigned: Vec<usize>,
}

/// What came out when the record of a match that is over was replayed and its deals were drawn anew
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Verdict {
    /// Whether every step is one that the rules allow, the outcome follows, and every deal comes from the secret.
    pub is_right: bool,
    /// How many steps there are.
    pub n_steps: usize,
    /// How many of them are chance: those were drawn anew.
    pub n_deals: usize,
    /// What the deals were committed to; nothing for a match that was played elsewhere without.
    pub commitment: Option<String>,
    /// Whether the secret was revealed: without it the deals cannot be drawn anew.
    pub is_revealed: bool,
    /// The seats that pledged a nonce and did not tell it: each had the choice between two deals, if it knew the secret.
    pub untold: Vec<usize>,
    /// The first thing that is wrong, in English, with its line.
    pub wrong: Option<String>,
}

impl Verdict {
    /// Judges a record, as `hyakki verify` does.
    #[must_use]
    pub fn of(record: &str) -> Verdict {
        Verdict::of_while(record, &|| true).expect("it was told to go on to the end")
    }

    /// Judges a record, and asks before each line whether to go on; nothing if it must not.
    #[must_use]
    pub fn of_while(record: &str, may_go_on: &dyn Fn() -> bool) -> Option<Verdict> {
        let replayed = hyakki_catalog::replay_while(record, may_go_on).transpose()?;
        Some(Verdict::of_replayed(record, replayed))
    }

    fn of_replayed(
        record: &str,
        replayed: Result<Replayed<Box<dyn AnyMatch>>, RecordError>,
    ) -> Verdict {
        match replayed {
            Ok(Replayed { game, is_complete }) => {
                let fairness = game.header().fairness.as_ref();
                let is_chance = |index: &usize| matches!(game.step(*index), Some(Line::Chance(_)));
                Verdict {
                    is_right: is_complete,
                    n_steps: game.n_steps(),
                    n_deals: (0..game.n_steps()).filter(is_chance).count(),
                    commitment: fairness.map(|fairness| fairness.commitment.clone()),
                    is_revealed: has_secret(record),
                    untold: fairness
                        .map(|fairness| fairness.untold().collect())
                        .unwrap_or_default(),
                    wrong: (!is_complete)
                        .then(|| "the record ends before its match does".to_owned()),
                }
            }
            Err(error) => Verdict {
                is_right: false,
                n_steps: 0,
                n_deals: 0,
                commitment: None,
                is_revealed: has_secret(record),
                untold: Vec::new(),
                wrong: Some(error.to_string()),
            },
        }
    }
}

fn has_secret(record: &str) -> bool {
    let last = record.lines().last().map(Line::from_line);
    matches!(last, Some(Ok(Line::Secret(_))))
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
    /// The same in parts where it was an action: the game's own type.
    #[ts(type = "unknown")]
    #[schema(value_type = Option<GameAction>)]
    pub line_parts: Option<Box<RawValue>>,
    /// Who acted at the step that led here; nobody when it was chance.
    pub actor: Option<usize>,
    /// Who had to act then.
    pub to_act: Vec<usize>,
    /// The view: the game's own type.
    #[ts(type = "unknown")]
    #[schema(value_type = GameView)]
    pub view: Box<RawValue>,
    /// What the seat could do then, in the game's notation.
    pub legal: Vec<String>,
    /// The same actions in the same order, in parts: the game's own type.
    #[ts(type = "Array<unknown>")]
    #[schema(value_type = Vec<GameAction>)]
    pub legal_parts: Vec<Box<RawValue>>,
}

impl StepView {
    /// A step of a match that is over: nothing about it is hidden any more.
    #[must_use]
    pub fn of_finished(game: &dyn AnyMatch, step: usize, viewer: Viewer) -> StepView {
        let step = step.min(game.n_steps());
        let index = step.checked_sub(1);
        let (line, actor) = match index.and_then(|index| game.step(index)) {
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
            line_parts: index.and_then(|index| game.action_parts(index)),
            actor,
            to_act: seats.iter().map(hyakki_core::Seat::index).collect(),
            view: game.json_after(step, viewer),
            legal: viewer
                .seat()
                .map(|seat| game.legal_after(step, seat))
                .unwrap_or_default(),
            legal_parts: viewer
                .seat()
                .map(|seat| game.legal_parts_after(step, seat))
                .unwrap_or_default(),
        }
    }
}

/// A stretch of a match, step by step, as one viewer knew it then
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Course {
    /// The match.
    #[serde(rename = "match")]
    pub match_id: String,
    /// How many steps the match has by now.
    pub n_steps: usize,
    /// The seat whose views they are; nobody's are the public ones.
    pub seat: Option<usize>,
    /// What was seen after each of these steps.
    pub steps: Vec<CourseStep>,
}

/// What a viewer knew after a step.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct CourseStep {
    /// After how many steps.
    pub step: usize,
    /// Who acted at the step that led here; nobody when it was chance.
    pub actor: Option<usize>,
    /// Who had to act then.
    pub to_act: Vec<usize>,
    /// What happened at the step that led here, in the game's notation; nothing while the match is played: the views tell of it
    /// what may be known.
    pub line: Option<String>,
    /// The same in parts where it was an action: the game's own type.
    #[ts(type = "unknown")]
    #[schema(value_type = Option<GameAction>)]
    pub line_parts: Option<Box<RawValue>>,
    /// The view: the game's own type.
    #[ts(type = "unknown")]
    #[schema(value_type = GameView)]
    pub view: Box<RawValue>,
}

impl CourseStep {
    /// A step of a match that is played: nothing but what the viewer saw.
    #[must_use]
    pub fn of_running(sight: Sight) -> CourseStep {
        CourseStep {
            step: sight.step,
            actor: sight.actor.map(hyakki_core::Seat::index),
            to_act: sight.to_act.iter().map(hyakki_core::Seat::index).collect(),
            line: None,
            line_parts: None,
            view: sight.view,
        }
    }

    /// A step of a match that is over: nothing about it is hidden any more.
    #[must_use]
    pub fn of_finished(game: &dyn AnyMatch, sight: Sight) -> CourseStep {
        let index = sight.step.checked_sub(1);
        let line = index.and_then(|index| game.step(index));
        let line_parts = index.and_then(|index| game.action_parts(index));
        let (line, actor) = match line {
            Some(Line::Action { seat, action }) => (Some(action), Some(seat)),
            Some(Line::Chance(chance)) => (Some(chance), None),
            _ => (None, None),
        };
        CourseStep {
            line,
            line_parts,
            actor,
            ..CourseStep::of_running(sight)
        }
    }
}
