//! Acknowledged actions and undos stand in the log once; refused ones do not; unknown ones at most once.

use std::collections::BTreeMap;

use hyakki_core::record::Line;
use hyakki_table::Command;

use super::played::{Played, PlayedTable};
use super::{Kind, Report};
use crate::evidence::TableEvidence;
use crate::operation::{Fate, Operation};

/// A line of a log: which match of the table, and which line.
pub(crate) type LogPlace = (usize, usize);

/// Where commands left their traces.
#[derive(Debug, Default)]
pub(crate) struct Effects {
    /// The place of each command of which it is certain, by its first sending.
    pub(crate) places: BTreeMap<u32, LogPlace>,
}

/// Lines of a log that say the same at the same step, and the commands that asked for it.
#[derive(Default)]
struct Group<'o, 'h> {
    lines: Vec<usize>,
    operations: Vec<&'o Operation<'h>>,
}

impl Effects {
    pub(crate) fn find(
        table: &PlayedTable,
        evidence: &TableEvidence,
        operations: &[&Operation<'_>],
        report: &mut Report,
    ) -> Effects {
        let mut finder = Finder {
            table,
            evidence,
            operations,
            report,
            effects: Effects::default(),
        };
        for number in 0..table.matches.len() {
            finder.find_undos(number);
            finder.find_actions(number);
            finder.check_resignations(number);
        }
        finder.check_unknown_matches();
        finder.effects
    }
}

struct Finder<'a, 'h> {
    table: &'a PlayedTable,
    evidence: &'a TableEvidence,
    operations: &'a [&'a Operation<'h>],
    report: &'a mut Report,
    effects: Effects,
}

impl<'a, 'h> Finder<'a, 'h> {
    fn of_match(&self, played: &Played) -> Vec<&'a Operation<'h>> {
        let is_about =
            |operation: &&&Operation<'_>| operation.first.match_id.as_deref() == Some(&*played.id);
        self.operations.iter().filter(is_about).copied().collect()
    }

    /// What was acknowledged must have been in a match that is there.
    fn check_unknown_matches(&mut self) {
        for operation in self.operations {
            let is_move = matches!(
                operation.command(),
                Command::Act { .. } | Command::Undo { .. }
            );
            let meant = operation.first.match_id.as_deref();
            let is_there = meant.is_some_and(|id| self.table.number_of(id).is_some());
            if is_move && !is_there && operation.fate() == Fate::Done {
                let what = format!("{} was in a match that is not there", name(operation));
                self.report.add(Kind::Lost, what);
            }
        }
    }

    fn find_undos(&mut self, number: usize) {
        let played = &self.table.matches[number];
        let mut groups: BTreeMap<(usize, usize), Group<'a, 'h>> = BTreeMap::new();
        for undo in played.undos() {
            let step = played.first_step_of_turn(undo.seen);
            let group = groups.entry((undo.seat, step)).or_default();
            group.lines.push(undo.index);
        }
        for operation in self.of_match(played) {
            if let Command::Undo { seat, step } = *operation.command() {
                let step = step_of_group(played, &groups, step, |&(of, first)| (of == seat, first));
                let group = groups.entry((seat, step)).or_default();
                group.operations.push(operation);
            }
        }
        for ((seat, step), group) in groups {
            let what = format!(
                "undo of seat {seat} at step {step} of match {} of table {}",
                played.id, self.table.id
            );
            self.judge(number, &group, Others::Nobody, &what);
        }
    }

    fn find_actions(&mut self, number: usize) {
        let played = &self.table.matches[number];
        let mut groups: BTreeMap<(usize, &str, usize), Group<'a, 'h>> = BTreeMap::new();
        for ((seat, action), lines) in played.actions() {
            for index in lines {
                let step = played.first_step_of_turn(played.place(index));
                let group = groups.entry((seat, action, step)).or_default();
                group.lines.push(index);
            }
        }
        for operation in self.of_match(played) {
            if let Command::Act { seat, step, action } = operation.command() {
                let same = |&(of, said, first): &(usize, &str, usize)| {
                    (of == *seat && said == action.as_str(), first)
                };
                let step = step_of_group(played, &groups, *step, same);
                let group = groups.entry((*seat, action, step)).or_default();
                group.operations.push(operation);
            }
        }
        // What is certain at other seats says how long a seat that was left was surely played by its own people.
        let (certain, uncertain): (Vec<_>, Vec<_>) = (groups.into_iter())
            .partition(|((seat, ..), group)| self.is_peoples_alone(played, *seat, group));
        for ((seat, action, step), group) in certain.into_iter().chain(uncertain) {
            let what = format!(
                "{action:?} of seat {seat} at step {step} of match {} of table {}",
                played.id, self.table.id
            );
            let others = if self.is_peoples_alone(played, seat, &group) {
                Others::Nobody
            } else {
                let from = self.first_of_minds(number, seat);
                Others::Minds { from }
            };
            self.judge(number, &group, others, &what);
        }
    }

    /// Whoever resigned alone is out, and nobody is who did not ask for it.
    fn check_resignations(&mut self, number: usize) {
        let played = &self.table.matches[number];
        let of_match = self.of_match(played);
        for side in played.sides() {
            let asked: Vec<_> = of_match
                .iter()
                .filter(|operation| {
                    matches!(operation.command(), Command::Resign { seat } if side.contains(seat))
                })
                .collect();
            let is_out = played.has_resigned(side[0]);
            let done = asked.iter().find(|one| one.fate() == Fate::Done);
            if let Some(done) = done
                && side.len() == 1
                && !is_out
            {
                let what = format!("{} left no trace", name(done));
                self.report.add(Kind::Lost, what);
            }
            if is_out && asked.iter().all(|one| one.fate() == Fate::Refused) {
                let what = format!("side {side:?} of match {} resigned unasked", played.id);
                self.report.add(Kind::Invented, what);
            }
        }
    }

    /// Whether nobody but people may have taken these actions.
    fn is_peoples_alone(&self, played: &Played, seat: usize, group: &Group<'_, '_>) -> bool {
        if self.may_always_be_a_minds(played, seat) || self.left_us(played, seat).is_some() {
            return false;
        }
        let is_short = group.operations.len() < group.lines.len();
        !(is_short && group.lines.iter().any(|&index| played.is_courtesy(index)))
    }

    /// Whether nobody can tell when a mind plays for a seat. A clock brings a stand-in after times that faults are there to move.
    fn may_always_be_a_minds(&self, played: &Played, seat: usize) -> bool {
        played.is_mind(seat) || self.evidence.has_clocks
    }

    /// When somebody first asked for something after which a mind may play for the seat, if anybody did.
    fn left_us(&self, played: &Played, seat: usize) -> Option<u64> {
        let departures = self.operations.iter().filter(|operation| {
            matches!(
                operation.command(),
                Command::Leave { .. } | Command::VoteStandIn { .. } | Command::Resign { .. }
            ) && operation.seat() == Some(seat)
                && operation.fate() != Fate::Refused
                && operation.may_be_about(&played.id)
        });
        departures.map(|operation| operation.invoked_us()).min()
    }

    /// The first line that a mind may have played for the seat: the one after all that stood there surely before it was left.
    fn first_of_minds(&self, number: usize, seat: usize) -> usize {
        let played = &self.table.matches[number];
        if self.may_always_be_a_minds(played, seat) {
            return 0;
        }
        let Some(left_us) = self.left_us(played, seat) else {
            return usize::MAX;
        };
        let places = self.operations.iter().filter_map(|operation| {
            let &(of, index) = self.effects.places.get(&operation.first.id)?;
            let is_before = operation.done_us().is_some_and(|done_us| done_us < left_us);
            (of == number && is_before).then_some(index + 1)
        });
        places.max().unwrap_or(0)
    }

    fn judge(&mut self, number: usize, group: &Group<'_, '_>, others: Others, what: &str) {
        let fate = |wanted| {
            let all = group.operations.iter().copied();
            all.filter(|operation| operation.fate() == wanted)
                .collect::<Vec<_>>()
        };
        let (done, unknown) = (fate(Fate::Done), fate(Fate::Unknown));
        let n_lines = group.lines.len();
        let n_anew: usize = group.operations.iter().map(|one| one.n_anew).sum();
        let n_asked = done.len() + unknown.len();
        let n_of_people = match others {
            Others::Nobody => n_lines,
            Others::Minds { from } => {
                let played = &self.table.matches[number];
                let is_of_people = |index: &&usize| **index < from && !played.is_courtesy(**index);
                group.lines.iter().filter(is_of_people).count()
            }
        };
        if n_of_people > n_asked + n_anew {
            let kind = match (n_asked, fate(Fate::Refused).len()) {
                (0, 0) => Kind::Invented,
                (0, _) => Kind::RefusedButDone,
                _ => Kind::Doubled,
            };
            let what = format!(
                "{what} stands {n_lines} times in the log, and {n_asked} commands asked for it"
            );
            return self.report.add(kind, what);
        }
        if n_lines < done.len() {
            return self.judge_too_few(number, group, &done, what);
        }
        if n_anew > 0 {
            // Nobody can tell which of the lines is the answered one.
            return;
        }
        if others != Others::Nobody {
            // What a mind did before the command came counts as its own: nobody can tell whose line it is.
            return;
        }
        let placed: Vec<&Operation<'_>> = if n_lines == done.len() {
            done
        } else if n_lines == n_asked {
            let mut all = [done, unknown].concat();
            all.sort_by_key(|operation| operation.invoked_us());
            all
        } else {
            return;
        };
        for (operation, &index) in placed.iter().zip(&group.lines) {
            self.effects
                .places
                .insert(operation.first.id, (number, index));
            self.check_answer(number, operation, index);
        }
    }

    /// More was acknowledged than stands in the log. An action that stands there already when it is asked for under
    /// another key is acknowledged and not taken again; one that was taken back is taken again.
    fn judge_too_few(
        &mut self,
        number: usize,
        group: &Group<'_, '_>,
        done: &[&Operation<'_>],
        what: &str,
    ) {
        let played = &self.table.matches[number];
        let stood = |operation: &Operation<'_>, index: usize| {
            let Some(undo) = played.undone_at(index) else {
                return true;
            };
            let ends = self.operations.iter().filter(|undoing| {
                self.effects.places.get(&undoing.first.id) == Some(&(number, undo))
            });
            let mut ends = ends.filter_map(|undoing| undoing.done_us());
            ends.all(|end_us| operation.invoked_us() <= end_us)
        };
        let is_act = |operation: &Operation<'_>| matches!(operation.command(), Command::Act { .. });
        let may_share = |operation: &Operation<'_>| {
            is_act(operation) && group.lines.iter().any(|&index| stood(operation, index))
        };
        let n_alone = done.iter().filter(|operation| !may_share(operation));
        if group.lines.is_empty() || n_alone.count() > 0 {
            let names: Vec<String> = done.iter().map(|operation| name(operation)).collect();
            let what = format!(
                "{what} stands {} times in the log, and was acknowledged for {}",
                group.lines.len(),
                names.join(" and for ")
            );
            self.report.add(Kind::Lost, what);
        }
    }

    /// The answer says how many steps there were after the action and what followed by itself.
    fn check_answer(&mut self, number: usize, operation: &Operation<'_>, index: usize) {
        let Some((_, step)) = operation.done().next() else {
            return;
        };
        let played = &self.table.matches[number];
        let mut end = index + 1;
        loop {
            if played.place(end).n_steps == step {
                return;
            }
            match played.lines.get(end) {
                Some(Line::Chance(_) | Line::Outcome(_) | Line::Secret(_)) => end += 1,
                Some(Line::Action { .. }) if played.is_courtesy(end) => end += 1,
                _ => break,
            }
        }
        let what = format!(
            "{} was answered with step {step}, and stands at line {index} of match {} with {} steps after it",
            name(operation),
            played.id,
            played.place(index + 1).n_steps
        );
        self.report.add(Kind::OtherAnswer, what);
    }
}

/// Who but the people of a table may have done something.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Others {
    Nobody,
    /// Minds may have, or the table by courtesy; minds from this line on.
    Minds {
        from: usize,
    },
}

/// The step under which lines that fit a command's step are gathered; its own if there are none.
fn step_of_group<K, V>(
    played: &Played,
    groups: &BTreeMap<K, V>,
    step: usize,
    look: impl Fn(&K) -> (bool, usize),
) -> usize {
    let fits = groups.keys().filter_map(|key| {
        let (is_same, first) = look(key);
        (is_same && first <= step).then_some(first)
    });
    let is_one_turn = |first: usize| {
        first == step
            || played.lengths_with(step).any(|n_lines| {
                let place = played.place(n_lines);
                played.first_step_of_turn(place) == first
            })
    };
    fits.filter(|&first| is_one_turn(first))
        .max()
        .unwrap_or(step)
}

pub(crate) fn name(operation: &Operation<'_>) -> String {
    format!(
        "{:?} under {} of {}",
        operation.command(),
        operation.key(),
        operation.first.user
    )
}
