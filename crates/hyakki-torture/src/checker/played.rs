//! The matches of a table, replayed with the engine.

use std::collections::BTreeMap;

use hyakki_catalog::{AnyMatch, replay};
use hyakki_core::Seat;
use hyakki_core::record::Line;

use super::{Kind, Report};
use crate::evidence::{MatchEvidence, TableEvidence};

/// The matches of a table in their order.
pub(crate) struct PlayedTable {
    pub(crate) id: String,
    pub(crate) matches: Vec<Played>,
}

/// A match with all its states, also those that were taken back.
pub(crate) struct Played {
    pub(crate) id: String,
    pub(crate) header: String,
    pub(crate) players: Vec<Option<String>>,
    pub(crate) lines: Vec<Line>,
    /// The match up to each undo and each concession, and at last as it stands.
    branches: Vec<Box<dyn AnyMatch>>,
    /// Where the match stood after so many lines.
    places: Vec<Place>,
}

/// Where a match stood: so many steps along one of its branches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) branch: usize,
    pub(crate) n_steps: usize,
}

impl PlayedTable {
    pub(crate) fn replay(id: &str, evidence: &TableEvidence, report: &mut Report) -> PlayedTable {
        if evidence.match_number != evidence.matches.len() {
            let what = format!(
                "table {id} has begun {} matches, and {} are there",
                evidence.match_number,
                evidence.matches.len()
            );
            report.add(Kind::Lost, what);
        }
        let mut matches = Vec::new();
        for (place, of_match) in evidence.matches.iter().enumerate() {
            let is_last = place + 1 == evidence.matches.len();
            match Played::replay(of_match, is_last) {
                Ok(played) => {
                    report.counts.matches += 1;
                    report.counts.finished += usize::from(played.is_over());
                    let is_undo = |line: &&Line| matches!(line, Line::Undo(_));
                    report.counts.undos += played.lines.iter().filter(is_undo).count();
                    matches.push(played);
                }
                Err(what) => {
                    let what = format!("match {} of table {id}: {what}", of_match.id);
                    report.add(Kind::BadLog, what);
                }
            }
        }
        PlayedTable {
            id: id.to_owned(),
            matches,
        }
    }

    /// The place of a match among those of the table.
    pub(crate) fn number_of(&self, match_id: &str) -> Option<usize> {
        self.matches.iter().position(|played| played.id == match_id)
    }
}

/// An undo of the log.
pub(crate) struct Undo {
    /// Whose action it took back.
    pub(crate) seat: usize,
    pub(crate) index: usize,
    /// Where the match stood for whoever asked for it.
    pub(crate) seen: Place,
}

impl Played {
    fn replay(evidence: &MatchEvidence, is_last: bool) -> Result<Played, String> {
        let mut lines = Vec::new();
        for (index, (number, text)) in evidence.log.iter().enumerate() {
            if usize::try_from(*number) != Ok(index) {
                return Err(format!("line {number} stands at place {index}"));
            }
            lines.push(Line::from_line(text).map_err(|problem| problem.to_string())?);
        }
        let mut branches = Vec::new();
        let is_turn =
            |line: &Line| matches!(line, Line::Undo(_) | Line::Resign(_) | Line::Abandon(_));
        let turns = (0..lines.len()).filter(|&index| is_turn(&lines[index]));
        for end in turns.chain([lines.len()]) {
            branches.push(replay_first(evidence, end)?);
        }
        let is_over = lines.iter().any(|line| matches!(line, Line::Outcome(_)));
        if !is_over && !is_last {
            return Err("another match began before it was over".to_owned());
        }
        let stated = lines.iter().find(|line| matches!(line, Line::Outcome(_)));
        if stated.map(Line::to_line) != evidence.outcome {
            return Err(format!(
                "its outcome is {:?} and not {:?}",
                evidence.outcome,
                stated.map(Line::to_line)
            ));
        }
        if is_over && !matches!(lines.last(), Some(Line::Secret(_))) {
            return Err("it is over, and its secret is not revealed".to_owned());
        }
        Ok(Played {
            id: evidence.id.clone(),
            header: evidence.header.clone(),
            players: evidence.players.clone(),
            places: places(&lines)?,
            lines,
            branches,
        })
    }

    /// The seats of each side.
    pub(crate) fn sides(&self) -> Vec<Vec<usize>> {
        let game = self.as_it_stands();
        let seats = Seat::all(self.players.len());
        let captains = seats.filter(|seat| game.team(*seat).first() == Some(*seat));
        let team = |seat| game.team(seat).iter().map(Seat::index).collect();
        captains.map(team).collect()
    }

    pub(crate) fn has_resigned(&self, seat: usize) -> bool {
        let seat = Seat::try_new(seat, self.players.len());
        seat.is_some_and(|seat| self.as_it_stands().resigned().contains(seat))
    }

    fn as_it_stands(&self) -> &dyn AnyMatch {
        let last = self.branches.last();
        &**last.expect("the whole match is the last branch")
    }

    pub(crate) fn is_over(&self) -> bool {
        self.lines
            .iter()
            .any(|line| matches!(line, Line::Outcome(_)))
    }

    /// Where the match stood after so many lines of its log.
    pub(crate) fn place(&self, n_lines: usize) -> Place {
        self.places[n_lines]
    }

    /// The match, of which the first steps of a place are those that there were.
    pub(crate) fn game(&self, place: Place) -> &dyn AnyMatch {
        self.branches[place.branch].as_ref()
    }

    /// After how many lines the match had so many steps, each time.
    pub(crate) fn lengths_with(&self, n_steps: usize) -> impl Iterator<Item = usize> + '_ {
        (0..self.places.len()).filter(move |&n_lines| self.places[n_lines].n_steps == n_steps)
    }

    /// The first step at which the seat of this step could have decided already: where several act at once, what the
    /// others did since is none of its business.
    pub(crate) fn first_step_of_turn(&self, place: Place) -> usize {
        let n_acting = |step| self.game(place).turn_after(step).seats().len();
        let mut first = place.n_steps;
        while first > 0 && n_acting(first - 1) > 1 && n_acting(first - 1) == n_acting(first) + 1 {
            first -= 1;
        }
        first
    }

    /// Whether the action of this line is one that the table may have taken by itself.
    pub(crate) fn is_courtesy(&self, index: usize) -> bool {
        let Line::Action { seat, action } = &self.lines[index] else {
            return false;
        };
        let before = self.lines[..index].iter().map(Line::to_line);
        let text: Vec<String> = std::iter::once(self.header.clone()).chain(before).collect();
        let Ok(replayed) = replay(&text.join("\n")) else {
            return false;
        };
        let seat = Seat::try_new(*seat, self.players.len());
        seat.and_then(|seat| replayed.game.courtesy(seat)).as_ref() == Some(action)
    }

    /// Where each action stands in the log, by seat and action.
    pub(crate) fn actions(&self) -> BTreeMap<(usize, &str), Vec<usize>> {
        let mut actions: BTreeMap<(usize, &str), Vec<usize>> = BTreeMap::new();
        for (index, line) in self.lines.iter().enumerate() {
            if let Line::Action { seat, action } = line {
                actions.entry((*seat, action)).or_default().push(index);
            }
        }
        actions
    }

    /// The undos of the log. What minds did since goes back with an action of a person, in lines before that one.
    pub(crate) fn undos(&self) -> Vec<Undo> {
        let mut undos: Vec<Undo> = Vec::new();
        for (index, line) in self.lines.iter().enumerate() {
            if let Line::Undo(_) = line {
                let seen = self.place(index);
                let last = seen.n_steps.checked_sub(1);
                let last = last.and_then(|last| self.game(seen).step(last));
                let Some(Line::Action { seat, .. }) = last else {
                    continue;
                };
                let minds =
                    undos.pop_if(|before| before.index + 1 == index && self.is_mind(before.seat));
                let seen = minds.map_or(seen, |minds| minds.seen);
                undos.push(Undo { seat, index, seen });
            }
        }
        undos
    }

    /// Whether no person has this seat.
    pub(crate) fn is_mind(&self, seat: usize) -> bool {
        self.players.get(seat).is_none_or(Option::is_none)
    }

    /// The undo that took back the action of a line, if one did.
    pub(crate) fn undone_at(&self, index: usize) -> Option<usize> {
        let n_before = self.place(index).n_steps;
        let after = index + 1..self.lines.len();
        after
            .clone()
            .find(|&later| self.place(later + 1).n_steps <= n_before)
    }
}

fn replay_first(evidence: &MatchEvidence, n_lines: usize) -> Result<Box<dyn AnyMatch>, String> {
    let log = evidence.log[..n_lines].iter().map(|(_, line)| &**line);
    let text: Vec<&str> = std::iter::once(&*evidence.header).chain(log).collect();
    let replayed = replay(&text.join("\n")).map_err(|error| error.to_string())?;
    Ok(replayed.game)
}

fn places(lines: &[Line]) -> Result<Vec<Place>, String> {
    let mut place = Place {
        branch: 0,
        n_steps: 0,
    };
    let mut places = vec![place];
    for line in lines {
        match line {
            Line::Chance(_) | Line::Action { .. } => place.n_steps += 1,
            Line::Undo(n_steps) => {
                place.branch += 1;
                let left = place.n_steps.checked_sub(*n_steps);
                place.n_steps = left.ok_or("more is taken back than there was")?;
            }
            // The steps are the same, and the match is another.
            Line::Resign(_) | Line::Abandon(_) => place.branch += 1,
            Line::Outcome(_) | Line::Secret(_) => {}
        }
        places.push(place);
    }
    Ok(places)
}
