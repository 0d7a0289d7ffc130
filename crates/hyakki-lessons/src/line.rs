//! A line of a lesson as it is written.

use std::collections::BTreeMap;

use hyakki_catalog::Level;
use hyakki_core::record::Line;
use serde::Deserialize;

use crate::bad_lesson::LessonProblem;
use crate::lesson::Step;

/// The first line.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Opening {
    /// The version of the format.
    pub(crate) lesson: u32,
    /// Where the learner sits.
    pub(crate) seat: usize,
    /// Who sits elsewhere, and nobody in the learner's seat: they only lend their faces.
    pub(crate) minds: Vec<Option<Level>>,
    /// Who teaches.
    pub(crate) teacher: Level,
}

/// Everything that a line of the lesson's own may hold.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Fields {
    say: Option<String>,
    ask: Option<String>,
    play: Option<Vec<String>>,
    checkpoint: Option<bool>,
    show: Vec<String>,
    answers: Vec<String>,
    right: Vec<String>,
    wrong: BTreeMap<String, String>,
    #[serde(rename = "else")]
    otherwise: Option<String>,
}

pub(crate) fn json<'a, T: Deserialize<'a>>(line: &'a str) -> Result<T, LessonProblem> {
    serde_json::from_str(line).map_err(|error| LessonProblem::Json(error.to_string()))
}

/// Reads a line after the header.
pub(crate) fn step(line: &str) -> Result<Step, LessonProblem> {
    let keys: serde_json::Map<String, serde_json::Value> = json(line)?;
    if keys.contains_key("chance") || keys.contains_key("action") {
        return match Line::from_line(line)? {
            happened @ (Line::Chance(_) | Line::Action { .. }) => Ok(Step::Happens(happened)),
            _ => Err(LessonProblem::Shape),
        };
    }
    step_of(json(line)?)
}

fn step_of(fields: Fields) -> Result<Step, LessonProblem> {
    let stray = fields.stray();
    let Fields {
        say,
        ask,
        play,
        checkpoint,
        show,
        answers,
        right,
        wrong,
        otherwise,
    } = fields;
    let (step, allowed): (Step, &[&str]) = match (say, ask, play, checkpoint) {
        (Some(said), None, None, None) => (Step::Say { said, show }, &["show"]),
        (None, Some(said), None, None) => {
            let step = Step::Ask {
                said,
                show,
                answers,
                right,
                wrong,
            };
            (step, &["show", "answers", "right", "wrong"])
        }
        (Some(said), None, Some(accepted), None) => {
            let step = Step::Play {
                said,
                show,
                accepted,
                wrong,
                otherwise,
            };
            (step, &["show", "wrong", "else"])
        }
        (None, None, None, Some(true)) => (Step::Checkpoint, &[]),
        _ => return Err(LessonProblem::Shape),
    };
    match stray.into_iter().find(|name| !allowed.contains(name)) {
        Some(name) => Err(LessonProblem::Stray(name)),
        None => Ok(step),
    }
}

impl Fields {
    /// The fields that stand beside what the line is about.
    fn stray(&self) -> Vec<&'static str> {
        let beside = [
            ("show", !self.show.is_empty()),
            ("answers", !self.answers.is_empty()),
            ("right", !self.right.is_empty()),
            ("wrong", !self.wrong.is_empty()),
            ("else", self.otherwise.is_some()),
        ];
        let there = beside.into_iter().filter(|&(_, is_there)| is_there);
        there.map(|(name, _)| name).collect()
    }
}
