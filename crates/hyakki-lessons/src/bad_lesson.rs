//! What can be wrong with a lesson.

use hyakki_core::RecordProblem;
use thiserror::Error;

/// The first thing that is wrong with a lesson, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct BadLesson {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: LessonProblem,
}

/// What can be wrong with a line of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum LessonProblem {
    #[error("the lesson is empty")]
    Empty,
    #[error("malformed: {0}")]
    Json(String),
    #[error(
        "a line holds one of `say`, `ask`, `play`, `checkpoint`, or is a record's: `chance`, `seat` with `action`"
    )]
    Shape,
    #[error("`{0}` does not belong here")]
    Stray(&'static str),
    #[error("lesson format {0} is not known (this program reads format 1)")]
    Format(u32),
    #[error("there is no seat {0}")]
    NoSuchSeat(usize),
    #[error("`minds` must hold one for each seat, and null for the learner's alone")]
    Minds,
    #[error(transparent)]
    Record(#[from] RecordProblem),
    #[error("there is no place “{0}” at this table")]
    UnknownPlace(String),
    #[error("nobody at the learner's seat sees “{0}” now")]
    NotSeen(String),
    #[error("there are no words for {0}")]
    NoWords(String),
    #[error("“{0}” is not one of the answers")]
    NoSuchAnswer(String),
    #[error("no answer is right")]
    NothingRight,
    #[error("no action is accepted")]
    NothingAccepted,
    #[error("it is not the learner's turn")]
    NotTheLearnersTurn,
    #[error("the learner cannot play “{action}”: {why}")]
    NotLegal { action: String, why: String },
    #[error("“{0}” is accepted, and refused too")]
    Both(String),
    #[error("“{0}” is refused without a sentence")]
    NoSentence(String),
    #[error("the learner plays nothing in it")]
    NothingToPlay,
    #[error("there are more than {0} ways through it")]
    TooManyWays(usize),
}

impl LessonProblem {
    pub(crate) fn at(self, line: usize) -> BadLesson {
        BadLesson {
            line,
            problem: self,
        }
    }
}
