//! Lessons: what there is to learn, and what comes next in one.

use hyakki_catalog::Level;
use hyakki_core::Seat;
use hyakki_lessons::{Answer, Frame, Lesson, Part, Point, Reply, Task, Wrong};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::problem::Problem;
use crate::schemas::{GameAction, GameName, GameView, LevelName};

/// A lesson in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonSummary {
    /// The game that is taught.
    #[ts(type = "GameName")]
    #[schema(value_type = GameName)]
    pub game: String,
    /// The name in addresses.
    pub name: String,
    /// How many steps it has.
    pub n_steps: usize,
    /// Where the learner sits.
    pub seat: usize,
    /// Whose faces sit in the other seats.
    #[ts(type = "Array<Level | null>")]
    #[schema(value_type = Vec<Option<LevelName>>)]
    pub minds: Vec<Option<Level>>,
    /// Who teaches.
    #[ts(type = "Level")]
    #[schema(value_type = LevelName)]
    pub teacher: Level,
}

/// How far a learner has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonProgress {
    /// What the learner has played and answered, from the first to the last.
    pub played: Vec<String>,
}

/// What comes next in a lesson
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LessonReply {
    /// What happens until the learner decides something, or to the end of the lesson.
    Part {
        /// One picture after the other.
        frames: Vec<LessonFrame>,
        /// Whether the lesson ends with it.
        is_last: bool,
    },
    /// The last thing that was played breaks a rule, or is not what the lesson wants. Nothing has changed.
    Wrong {
        /// The rule that forbids it; nothing if it is legal.
        problem: Option<Problem>,
        /// What the lesson says to it: the key of a message; nothing if a rule forbids it.
        said: Option<String>,
    },
}

/// One picture of a lesson, with what is said to it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct LessonFrame {
    /// Which step of the lesson it is, from 0.
    pub step: usize,
    /// Where the learner can go back to.
    pub checkpoint: LessonPoint,
    /// What is said: the key of a message in `lessons-<game>.ftl`; nothing while others play.
    pub said: Option<String>,
    /// What the teacher points at; `docs/lessons.md` has the places.
    pub show: Vec<String>,
    /// What the learner does now.
    pub task: LessonTask,
    /// What the learner can answer, if something is asked.
    pub answers: Vec<LessonAnswer>,
    /// How many steps the match has.
    pub match_step: usize,
    /// Who must act in the match.
    pub to_act: Vec<usize>,
    /// The learner's view: the game's own type.
    #[ts(type = "unknown")]
    #[schema(value_type = GameView)]
    pub view: Box<RawValue>,
    /// What the learner could do by the rules, in the game's notation; only where something is to be played.
    pub legal: Vec<String>,
    /// The same actions in the same order, in parts: the game's own type.
    #[ts(type = "Array<unknown>")]
    #[schema(value_type = Vec<GameAction>)]
    pub legal_parts: Vec<Box<RawValue>>,
}

/// A place in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct LessonPoint {
    /// How many decisions of the learner come before it.
    pub n_played: usize,
    /// The step of the lesson.
    pub step: usize,
}

/// What the learner does at a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LessonTask {
    /// Watches what the others do.
    Watch,
    /// Reads, and goes on.
    GoOn,
    /// Plays.
    Play,
    /// Chooses an answer.
    Answer,
}

/// An answer to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct LessonAnswer {
    /// What is played to choose it.
    pub id: String,
    /// What it says: the key of a message.
    pub said: String,
}

impl LessonSummary {
    /// A lesson in a list.
    #[must_use]
    pub fn of(lesson: &Lesson) -> LessonSummary {
        LessonSummary {
            game: lesson.game().name().to_owned(),
            name: lesson.name().to_owned(),
            n_steps: lesson.steps().len(),
            seat: lesson.seat().index(),
            minds: lesson.minds().to_vec(),
            teacher: lesson.teacher(),
        }
    }
}

impl From<Reply> for LessonReply {
    fn from(reply: Reply) -> LessonReply {
        match reply {
            Reply::Part(Part { frames, is_last }) => LessonReply::Part {
                frames: frames.into_iter().map(LessonFrame::from).collect(),
                is_last,
            },
            Reply::Wrong(wrong) => LessonReply::from(wrong),
        }
    }
}

impl From<Frame> for LessonFrame {
    fn from(frame: Frame) -> LessonFrame {
        let (task, answers) = match frame.task {
            Task::Watch => (LessonTask::Watch, Vec::new()),
            Task::GoOn => (LessonTask::GoOn, Vec::new()),
            Task::Play => (LessonTask::Play, Vec::new()),
            Task::Answer(answers) => (LessonTask::Answer, answers),
        };
        let answers = answers.into_iter();
        LessonFrame {
            step: frame.step,
            checkpoint: frame.checkpoint.into(),
            said: frame.said,
            show: frame.show,
            task,
            answers: answers
                .map(|Answer { id, said }| LessonAnswer { id, said })
                .collect(),
            match_step: frame.n_match_steps,
            to_act: frame.to_act.iter().map(Seat::index).collect(),
            view: frame.view,
            legal: frame.legal,
            legal_parts: frame.legal_parts,
        }
    }
}

impl From<Point> for LessonPoint {
    fn from(Point { n_played, step }: Point) -> LessonPoint {
        LessonPoint { n_played, step }
    }
}

impl From<Wrong> for LessonReply {
    fn from(wrong: Wrong) -> LessonReply {
        let forbidden = |problem| LessonReply::Wrong {
            problem: Some(problem),
            said: None,
        };
        match wrong {
            Wrong::Rule { name, why } => forbidden(Problem::new(name, why)),
            Wrong::Notation(why) => forbidden(Problem::new("bad-notation", why)),
            Wrong::Said(said) => LessonReply::Wrong {
                problem: None,
                said: Some(said),
            },
        }
    }
}
