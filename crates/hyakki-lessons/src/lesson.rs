//! A lesson.

use std::collections::BTreeMap;

use hyakki_catalog::{GameId, Level, replay};
use hyakki_core::record::{Header, Line, lines};
use hyakki_core::{RecordProblem, Seat};

use crate::bad_lesson::{BadLesson, LessonProblem};
use crate::line::{Opening, json, step};
use crate::place;

/// The version of the format that is read.
const FORMAT: u32 = 1;

/// A lesson: a record with words between its lines.
#[derive(Clone, Debug)]
pub struct Lesson {
    pub(crate) game: GameId,
    pub(crate) name: String,
    pub(crate) seat: Seat,
    pub(crate) minds: Vec<Option<Level>>,
    pub(crate) teacher: Level,
    /// The record's header, as a line.
    pub(crate) header: String,
    pub(crate) steps: Vec<Step>,
    /// In which line of the file each step stands.
    pub(crate) numbers: Vec<usize>,
}

/// One step of a lesson. What is said is named by the last part of its message's key.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub enum Step {
    /// The teacher says something, and may point at places of the table.
    Say { said: String, show: Vec<String> },
    /// The teacher asks something, and the learner chooses an answer.
    Ask {
        said: String,
        show: Vec<String>,
        answers: Vec<String>,
        right: Vec<String>,
        wrong: BTreeMap<String, String>,
    },
    /// The learner plays one of the accepted actions. Others are refused with their sentence, or with the one for all others.
    Play {
        said: String,
        show: Vec<String>,
        accepted: Vec<String>,
        wrong: BTreeMap<String, String>,
        otherwise: Option<String>,
    },
    /// A line of the record: chance falls, or somebody acts.
    Happens(Line),
    /// Where the learner can go back to.
    Checkpoint,
}

impl Step {
    /// Whether the lesson waits here for the learner's decision.
    pub(crate) fn is_task(&self) -> bool {
        matches!(self, Step::Ask { .. } | Step::Play { .. })
    }
}

impl Lesson {
    /// Reads a lesson. What can only be told by playing it is told by [`Lesson::check`].
    pub fn read(name: &str, text: &str) -> Result<Lesson, BadLesson> {
        let mut lines = lines(text).map(|(number, line)| match line {
            Ok(line) => Ok((number, line)),
            Err(error) => Err(LessonProblem::from(error.problem).at(error.line)),
        });
        let mut next = || lines.next().unwrap_or(Err(LessonProblem::Empty.at(1)));
        let (number, line) = next()?;
        let opening = opening(line).map_err(|problem| problem.at(number))?;
        let (number, line) = next()?;
        let (game, header) =
            head(line, &opening).map_err(|problem| LessonProblem::from(problem).at(number))?;
        let mut lesson = Lesson {
            game,
            name: name.to_owned(),
            seat: Seat::try_new(opening.seat, header.players)
                .ok_or(LessonProblem::NoSuchSeat(opening.seat).at(1))?,
            minds: opening.minds,
            teacher: opening.teacher,
            header: header.to_line(),
            steps: Vec::new(),
            numbers: Vec::new(),
        };
        check_minds(&lesson, header.players).map_err(|problem| problem.at(1))?;
        for line in lines {
            let (number, line) = line?;
            let step = step(line).map_err(|problem| problem.at(number))?;
            (lesson.check_alone(&step, header.players)).map_err(|problem| problem.at(number))?;
            lesson.steps.push(step);
            lesson.numbers.push(number);
        }
        Ok(lesson)
    }

    /// The game that is taught.
    #[must_use]
    pub fn game(&self) -> GameId {
        self.game
    }

    /// The name in addresses.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Where the learner sits.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whose faces sit in the other seats.
    #[must_use]
    pub fn minds(&self) -> &[Option<Level>] {
        &self.minds
    }

    /// Who teaches.
    #[must_use]
    pub fn teacher(&self) -> Level {
        self.teacher
    }

    /// Its steps.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The key of the lesson's own title; with a name behind it, of something that is said in it.
    #[must_use]
    pub fn key(&self, said: &str) -> String {
        let own = format!("lesson-{}-{}", self.game.name(), self.name);
        if said.is_empty() {
            own
        } else {
            format!("{own}-{said}")
        }
    }

    /// What is wrong with a step, whatever came before it.
    fn check_alone(&self, step: &Step, n_players: usize) -> Result<(), LessonProblem> {
        let places = match step {
            Step::Say { show, .. } | Step::Ask { show, .. } | Step::Play { show, .. } => show,
            Step::Happens(_) | Step::Checkpoint => return Ok(()),
        };
        let unknown = |place: &&String| !place::is_known(self.game, n_players, place);
        if let Some(place) = places.iter().find(unknown) {
            return Err(LessonProblem::UnknownPlace(place.clone()));
        }
        match step {
            Step::Ask {
                answers,
                right,
                wrong,
                ..
            } => check_answers(answers, right, wrong),
            Step::Play {
                accepted, wrong, ..
            } => check_accepted(accepted, wrong),
            _ => Ok(()),
        }
    }
}

fn opening(line: &str) -> Result<Opening, LessonProblem> {
    if line.is_empty() {
        return Err(LessonProblem::Empty);
    }
    let opening: Opening = json(line)?;
    if opening.lesson != FORMAT {
        return Err(LessonProblem::Format(opening.lesson));
    }
    Ok(opening)
}

/// The game and the header of the record, which the game's referee accepts.
fn head(line: &str, opening: &Opening) -> Result<(GameId, Header), RecordProblem> {
    let header = Header::from_line(line)?;
    let game: GameId =
        (header.game.parse()).map_err(|_| RecordProblem::UnknownGame(header.game.clone()))?;
    replay(line).map_err(|error| error.problem)?;
    debug_assert!(opening.lesson == FORMAT);
    Ok((game, header))
}

fn check_minds(lesson: &Lesson, n_players: usize) -> Result<(), LessonProblem> {
    let mut minds = lesson.minds.iter().enumerate();
    let fit = minds.all(|(seat, mind)| mind.is_none() == (seat == lesson.seat.index()));
    if lesson.minds.len() == n_players && fit {
        Ok(())
    } else {
        Err(LessonProblem::Minds)
    }
}

fn check_answers(
    answers: &[String],
    right: &[String],
    wrong: &BTreeMap<String, String>,
) -> Result<(), LessonProblem> {
    let mut named = right.iter().chain(wrong.keys());
    if let Some(other) = named.find(|name| !answers.contains(name)) {
        return Err(LessonProblem::NoSuchAnswer(other.clone()));
    }
    if right.is_empty() {
        return Err(LessonProblem::NothingRight);
    }
    for answer in answers {
        match (right.contains(answer), wrong.contains_key(answer)) {
            (true, true) => return Err(LessonProblem::Both(answer.clone())),
            (false, false) => return Err(LessonProblem::NoSentence(answer.clone())),
            _ => {}
        }
    }
    Ok(())
}

fn check_accepted(
    accepted: &[String],
    wrong: &BTreeMap<String, String>,
) -> Result<(), LessonProblem> {
    if accepted.is_empty() {
        return Err(LessonProblem::NothingAccepted);
    }
    match accepted.iter().find(|action| wrong.contains_key(*action)) {
        Some(action) => Err(LessonProblem::Both(action.clone())),
        None => Ok(()),
    }
}
