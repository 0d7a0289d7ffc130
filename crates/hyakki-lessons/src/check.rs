//! Walks a lesson by everything that it accepts.

use std::collections::{BTreeMap, BTreeSet};

use hyakki_catalog::{AnyMatch, Refused};
use hyakki_core::{Seat, Viewer};

use crate::bad_lesson::{BadLesson, LessonProblem};
use crate::lesson::{Lesson, Step};
use crate::place;
use crate::reply::Course;

/// No lesson has more ways through it.
const MAX_WAYS: usize = 1000;

/// A lesson that is right.
#[derive(Clone, Debug)]
pub struct Checked {
    /// Everything that can be decided on the way to the end.
    pub ways: Vec<Way>,
    /// The keys of all messages.
    pub keys: BTreeSet<String>,
}

/// What is found on all ways together: an action must be legal on one of them, and not on all.
#[derive(Default)]
struct Walk {
    ways: Vec<Way>,
    /// What a step names and the referee allows, on some way.
    legal: BTreeSet<(usize, String)>,
    /// What a step names and the referee refuses, on some way, with the reason.
    refused: BTreeMap<(usize, String), String>,
}

/// The learner's decisions, from the first to the last.
pub type Way = Vec<String>;

impl Lesson {
    /// Walks the lesson by every accepted action and every right answer to its end. `has_words` says whether a message is there.
    pub fn check(&self, has_words: &dyn Fn(&str) -> bool) -> Result<Checked, BadLesson> {
        if !self
            .steps
            .iter()
            .any(|step| matches!(step, Step::Play { .. }))
        {
            return Err(LessonProblem::NothingToPlay.at(1));
        }
        let keys = self.check_words(has_words)?;
        let mut walk = Walk::default();
        self.walk(&mut Vec::new(), &mut walk)?;
        for ((place, action), why) in walk.refused {
            if !walk.legal.contains(&(place, action.clone())) {
                return Err(LessonProblem::NotLegal { action, why }.at(self.numbers[place]));
            }
        }
        let ways = walk.ways;
        Ok(Checked { ways, keys })
    }

    /// Whether there are words for everything that can be said; the keys of it.
    fn check_words(&self, has_words: &dyn Fn(&str) -> bool) -> Result<BTreeSet<String>, BadLesson> {
        let own = [String::new(), "about".to_owned()].map(|said| (1, said));
        let said = self.steps.iter().zip(&self.numbers);
        let said = said
            .flat_map(|(step, &number)| sayings(step).into_iter().map(move |said| (number, said)));
        let mut keys = BTreeSet::new();
        for (number, said) in own.into_iter().chain(said) {
            let key = self.key(&said);
            if !has_words(&key) {
                return Err(LessonProblem::NoWords(key).at(number));
            }
            keys.insert(key);
        }
        Ok(keys)
    }

    /// Goes on from here in every way.
    fn walk(&self, way: &mut Way, walk: &mut Walk) -> Result<(), BadLesson> {
        let mut course = Course::new(self);
        for choice in &*way {
            course.go_on();
            course.take(choice);
        }
        course.go_on();
        let Some(step) = self.steps.get(course.next) else {
            self.check_course(&course, self.steps.len())?;
            walk.ways.push(way.clone());
            return Ok(());
        };
        let number = self.numbers[course.next];
        if walk.ways.len() >= MAX_WAYS {
            return Err(LessonProblem::TooManyWays(MAX_WAYS).at(number));
        }
        let game = self.check_course(&course, course.next)?;
        if let Step::Play { .. } = step {
            let checked = self.check_play(&*game, course.next, walk);
            checked.map_err(|problem| problem.at(number))?;
        }
        let (Step::Ask { right: choices, .. }
        | Step::Play {
            accepted: choices, ..
        }) = step
        else {
            unreachable!("a lesson waits only for decisions");
        };
        let is_refused = |choice: &&String| {
            let tried = matches!(step, Step::Play { .. }).then(|| again(&*game, self.seat, choice));
            tried.flatten().is_some()
        };
        for choice in choices.iter().filter(|choice| !is_refused(choice)) {
            way.push(choice.clone());
            self.walk(way, walk)?;
            way.pop();
        }
        Ok(())
    }

    /// Replays what has happened up to a step, and looks whether everything that is pointed at is there.
    fn check_course(
        &self,
        course: &Course<'_>,
        last: usize,
    ) -> Result<Box<dyn AnyMatch>, BadLesson> {
        let game = course.replayed().map_err(|error| {
            // The header is the record's first line; each step of the match is another one.
            let mut happened = self.steps.iter().zip(&self.numbers);
            let step = happened
                .by_ref()
                .filter(|(step, _)| is_of_match(step))
                .nth(error.line.saturating_sub(2));
            LessonProblem::from(error.problem).at(step.map_or(2, |(_, &number)| number))
        })?;
        let mut n_match_steps = 0;
        for (place, step) in self.steps.iter().enumerate().take(last + 1) {
            let show = match step {
                Step::Say { show, .. } | Step::Ask { show, .. } | Step::Play { show, .. } => show,
                Step::Happens(_) | Step::Checkpoint => &Vec::new(),
            };
            let view = game.json_after(n_match_steps, Viewer::Seat(self.seat));
            for seen in show
                .iter()
                .filter_map(|place| place::must_be_seen(self.game, place))
            {
                if !view.get().contains(&format!("\"{seen}\"")) {
                    return Err(LessonProblem::NotSeen(seen.to_owned()).at(self.numbers[place]));
                }
            }
            n_match_steps += usize::from(is_of_match(step));
        }
        Ok(game)
    }

    /// Whether what a step accepts and refuses is legal, and whether everything legal that it refuses has its sentence.
    fn check_play(
        &self,
        game: &dyn AnyMatch,
        place: usize,
        walk: &mut Walk,
    ) -> Result<(), LessonProblem> {
        let Step::Play {
            accepted,
            wrong,
            otherwise,
            ..
        } = &self.steps[place]
        else {
            return Ok(());
        };
        if !game.turn().seats().contains(self.seat) {
            return Err(LessonProblem::NotTheLearnersTurn);
        }
        let legal: BTreeSet<String> = (game.legal_after(game.n_steps(), self.seat))
            .into_iter()
            .collect();
        for action in accepted.iter().chain(wrong.keys()) {
            let named = (place, action.clone());
            match again(game, self.seat, action) {
                None => _ = walk.legal.insert(named),
                Some(why) => _ = walk.refused.insert(named, why),
            }
        }
        // Where nothing that is accepted can be played, the lesson would stop.
        if let Some(action) = accepted
            .iter()
            .all(|action| !legal.contains(action))
            .then(|| accepted[0].clone())
        {
            let why = walk
                .refused
                .get(&(place, action.clone()))
                .cloned()
                .unwrap_or_default();
            return Err(LessonProblem::NotLegal { action, why });
        }
        let silent = |action: &&String| !accepted.contains(action) && !wrong.contains_key(*action);
        match legal.iter().find(silent) {
            Some(action) if otherwise.is_none() => Err(LessonProblem::NoSentence(action.clone())),
            _ => Ok(()),
        }
    }
}

/// Why a referee refuses an action; nothing if it does not.
fn again(game: &dyn AnyMatch, seat: Seat, action: &str) -> Option<String> {
    let replayed = hyakki_catalog::replay(&game.to_record());
    let mut copy = replayed.ok()?.game;
    match copy.act(seat, action) {
        Ok(()) => None,
        Err(Refused::Rule { why, .. }) => Some(why),
        Err(Refused::Notation(error)) => Some(error.to_string()),
    }
}

/// Whether a step of the lesson is one of the match.
fn is_of_match(step: &Step) -> bool {
    matches!(step, Step::Happens(_) | Step::Play { .. })
}

/// The names of everything that a step may say.
fn sayings(step: &Step) -> Vec<String> {
    match step {
        Step::Say { said, .. } => vec![said.clone()],
        Step::Ask {
            said,
            answers,
            wrong,
            ..
        } => {
            let answers = answers.iter().map(|answer| format!("{said}-{answer}"));
            let all = answers.chain(wrong.values().cloned());
            all.chain([said.clone()]).collect()
        }
        Step::Play {
            said,
            wrong,
            otherwise,
            ..
        } => {
            let all = wrong.values().chain(otherwise).chain([said]);
            all.cloned().collect()
        }
        Step::Happens(_) | Step::Checkpoint => Vec::new(),
    }
}
