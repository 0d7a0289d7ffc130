//! What comes next in a lesson, given what was played so far.

use hyakki_catalog::{AnyMatch, Refused, replay};
use hyakki_core::record::Line;
use hyakki_core::{SeatSet, Viewer};
use serde_json::value::RawValue;
use thiserror::Error;

use crate::lesson::{Lesson, Step};

/// What comes of what was played.
#[derive(Debug)]
pub enum Reply {
    /// The lesson goes on.
    Part(Part),
    /// The last thing that was played is not what the lesson wants. Nothing has changed.
    Wrong(Wrong),
}

/// What happens until the learner decides something, or to the end.
#[derive(Debug)]
pub struct Part {
    /// One after the other.
    pub frames: Vec<Frame>,
    /// Whether the lesson ends with it.
    pub is_last: bool,
}

/// One picture, with what is said to it.
#[derive(Debug)]
pub struct Frame {
    /// Which step of the lesson it is, from 0.
    pub step: usize,
    /// The last checkpoint before it.
    pub checkpoint: Point,
    /// What is said, as the key of a message; nothing while others play.
    pub said: Option<String>,
    /// What the teacher points at.
    pub show: Vec<String>,
    /// What the learner does now.
    pub task: Task,
    /// How many steps the match has.
    pub n_match_steps: usize,
    /// Who must act in the match.
    pub to_act: SeatSet,
    /// What the learner sees, as data.
    pub view: Box<RawValue>,
    /// What the learner could do by the rules, in the game's notation; only where something is to be played.
    pub legal: Vec<String>,
    /// The same in parts.
    pub legal_parts: Vec<Box<RawValue>>,
}

/// A place in a lesson: after so many decisions of the learner, at a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Point {
    /// How many decisions of the learner came before.
    pub n_played: usize,
    /// The step of the lesson.
    pub step: usize,
}

/// What the learner does at a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Watches what the others do.
    Watch,
    /// Reads, and goes on.
    GoOn,
    /// Plays.
    Play,
    /// Chooses one of these.
    Answer(Vec<Answer>),
}

/// An answer to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What is played to choose it.
    pub id: String,
    /// What it says, as the key of a message.
    pub said: String,
}

/// Why the lesson does not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It breaks a rule.
    Rule {
        /// The rule's name.
        name: &'static str,
        /// The rule in words.
        why: String,
    },
    /// It is not in the game's notation.
    Notation(String),
    /// It is legal, and not what is wanted here: what the lesson says to it, as the key of a message.
    Said(String),
}

/// What was played is not what this lesson accepts: it has changed, or was never played so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("what was played does not fit this lesson")]
pub struct LostTrack;

/// A picture before its match is replayed.
struct Sketched {
    step: usize,
    checkpoint: Point,
    said: Option<String>,
    show: Vec<String>,
    task: Task,
    n_match_steps: usize,
}

/// How far a learner has come.
pub(crate) struct Course<'a> {
    lesson: &'a Lesson,
    /// The record so far, line by line.
    record: Vec<String>,
    /// Which step is next.
    pub(crate) next: usize,
    n_played: usize,
    checkpoint: Point,
    /// Whether somebody has said something: what happens before is not shown.
    has_begun: bool,
    frames: Vec<Sketched>,
}

impl Lesson {
    /// What comes next after all that was played; if the last of it is wrong, why.
    pub fn reply(&self, played: &[String]) -> Result<Reply, LostTrack> {
        let mut course = Course::new(self);
        for (place, choice) in played.iter().enumerate() {
            course.go_on();
            match course.take(choice) {
                Some(None) => {}
                Some(Some(wrong)) if place + 1 == played.len() => return Ok(Reply::Wrong(wrong)),
                Some(Some(_)) | None => return Err(LostTrack),
            }
        }
        course.go_on();
        Ok(Reply::Part(course.part()))
    }
}

impl<'a> Course<'a> {
    pub(crate) fn new(lesson: &'a Lesson) -> Course<'a> {
        Course {
            lesson,
            record: vec![lesson.header.clone()],
            next: 0,
            n_played: 0,
            checkpoint: Point::default(),
            has_begun: false,
            frames: Vec::new(),
        }
    }

    /// Goes on to the next decision of the learner, or to the end.
    pub(crate) fn go_on(&mut self) {
        self.frames.clear();
        // What the learner has done is seen before anything else.
        if self.next > 0 && matches!(self.lesson.steps[self.next - 1], Step::Play { .. }) {
            self.sketch(self.next - 1, None, &[], Task::Watch);
        }
        while let Some(step) = self.lesson.steps.get(self.next) {
            self.take_step(step);
            if step.is_task() {
                return;
            }
            self.next += 1;
        }
    }

    fn take_step(&mut self, step: &Step) {
        let place = self.next;
        match step {
            Step::Checkpoint => {
                self.checkpoint = Point {
                    n_played: self.n_played,
                    step: place,
                };
            }
            Step::Happens(line) => {
                self.record.push(line.to_line());
                if self.has_begun {
                    self.sketch(place, None, &[], Task::Watch);
                }
            }
            Step::Say { said, show } => self.sketch(place, Some(said), show, Task::GoOn),
            Step::Play { said, show, .. } => self.sketch(place, Some(said), show, Task::Play),
            Step::Ask {
                said,
                show,
                answers,
                ..
            } => {
                let answers = answers.iter().map(|id| Answer {
                    id: id.clone(),
                    said: self.lesson.key(&format!("{said}-{id}")),
                });
                let task = Task::Answer(answers.collect());
                self.sketch(place, Some(said), show, task);
            }
        }
    }

    fn sketch(&mut self, step: usize, said: Option<&String>, show: &[String], task: Task) {
        self.has_begun |= said.is_some();
        self.frames.push(Sketched {
            step,
            checkpoint: self.checkpoint,
            said: said.map(|said| self.lesson.key(said)),
            show: show.to_vec(),
            task,
            n_match_steps: self.record.len() - 1,
        });
    }

    /// The match as it stands. A lesson that was checked is a record that the referee accepts.
    pub(crate) fn replayed(&self) -> Result<Box<dyn AnyMatch>, hyakki_core::RecordError> {
        Ok(replay(&self.record.join("\n"))?.game)
    }

    /// The learner decides: nothing is wrong, or this is; or the lesson is over.
    pub(crate) fn take(&mut self, choice: &str) -> Option<Option<Wrong>> {
        let lesson = self.lesson;
        let wrong = match lesson.steps.get(self.next)? {
            Step::Ask { right, wrong, .. } => self.judge_answer(choice, right, wrong)?,
            Step::Play {
                accepted,
                wrong,
                otherwise,
                ..
            } => {
                let said = wrong.get(choice).or(otherwise.as_ref());
                self.judge_action(choice, accepted, said)
            }
            _ => return None,
        };
        if wrong.is_none() {
            self.next += 1;
            self.n_played += 1;
        }
        Some(wrong)
    }

    /// Nothing if there is no such answer.
    fn judge_answer(
        &self,
        choice: &str,
        right: &[String],
        wrong: &std::collections::BTreeMap<String, String>,
    ) -> Option<Option<Wrong>> {
        if right.iter().any(|answer| answer == choice) {
            return Some(None);
        }
        let said = wrong.get(choice)?;
        Some(Some(Wrong::Said(self.lesson.key(said))))
    }

    fn judge_action(
        &mut self,
        choice: &str,
        accepted: &[String],
        said: Option<&String>,
    ) -> Option<Wrong> {
        let seat = self.lesson.seat;
        // What is accepted may have been played already: the referee is asked first.
        let tried = self.replayed().ok()?.act(seat, choice);
        if tried.is_ok() && accepted.iter().any(|action| action == choice) {
            let line = Line::Action {
                seat: seat.index(),
                action: choice.to_owned(),
            };
            self.record.push(line.to_line());
            return None;
        }
        match (tried, said) {
            (Err(Refused::Rule { name, why }), _) => Some(Wrong::Rule { name, why }),
            (Err(Refused::Notation(error)), _) => Some(Wrong::Notation(error.to_string())),
            (Ok(()), Some(said)) => Some(Wrong::Said(self.lesson.key(said))),
            (Ok(()), None) => Some(Wrong::Said(self.lesson.key(""))),
        }
    }

    /// The pictures up to here.
    fn part(self) -> Part {
        let lesson = self.lesson;
        let is_last = self.next >= lesson.steps.len();
        let game = self.replayed();
        let game = game.expect("a lesson on the shelf is a record that the referee accepts");
        let frames = self.frames.into_iter();
        let frames = frames.map(|sketched| sketched.seen_in(&*game, lesson));
        Part {
            frames: frames.collect(),
            is_last,
        }
    }
}

impl Sketched {
    fn seen_in(self, game: &dyn AnyMatch, lesson: &Lesson) -> Frame {
        let n = self.n_match_steps;
        let (legal, legal_parts) = match self.task {
            Task::Play => (
                game.legal_after(n, lesson.seat),
                game.legal_parts_after(n, lesson.seat),
            ),
            _ => (Vec::new(), Vec::new()),
        };
        Frame {
            step: self.step,
            checkpoint: self.checkpoint,
            said: self.said,
            show: self.show,
            task: self.task,
            n_match_steps: n,
            to_act: game.turn_after(n).seats(),
            view: game.json_after(n, Viewer::Seat(lesson.seat)),
            legal,
            legal_parts,
        }
    }
}
