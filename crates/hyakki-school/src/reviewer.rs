//! Going through a match step by step.

use hyakki_catalog::GameId;
use hyakki_core::{ActionSet, GameConfig, Match, PerSeat, Seat, Step, Viewer};
use hyakki_minds::Level;
use hyakki_search::{Knowledge, rewards};

use crate::decision::{Decision, FactShares, Judged, PLAYOUTS_PER_END_IF_OPEN};
use crate::dice_of_playout::{PlayoutDice, mixed};
use crate::error::ReviewError;
use crate::label::Label;
use crate::news::speaks_for_worse;
use crate::review::{Alternative, Choice, Moment, OpenCardsMark, Parts, Reason, Review};
use crate::reviewed::Reviewed;
use crate::settings::Settings;
use crate::summary::{self, Sums};
use crate::true_values::TrueValues;

/// How many playouts value a true position, for each that judges a decision.
const TRUE_PLAYOUTS_SHARE: u32 = 24;
/// So much behind the best is as right as the best.
const RIGHT: f64 = 0.02;
/// A fact is a reason if it comes so much more often with one of the two.
const CLEAR: f64 = 0.05;

/// Reviews a finished match; `go_on` is told how many of the steps are done, of how many, and says whether to go on.
pub(crate) fn review_match<G: Reviewed>(
    id: GameId,
    game: &Match<G>,
    settings: Settings,
    go_on: &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Review, ReviewError> {
    let outcome = *(game.turn().outcome()).ok_or(ReviewError::Unfinished)?;
    let mut reviewer = Reviewer::new(game, settings);
    let expectation = reviewer.values;
    let n_steps = game.steps().len();
    for (number, step) in game.steps().iter().enumerate() {
        if !go_on(number, n_steps) {
            return Err(ReviewError::Stopped);
        }
        reviewer.take(number, step);
    }
    go_on(n_steps, n_steps);
    // As it was recorded: whoever resigned has lost, also where a mind played on for them and won.
    let shares = (!outcome.places.is_empty()).then(|| rewards(game.state(), &outcome));
    let result = shares.map_or(reviewer.values, |shares| shares.map(f64::from));
    let Reviewer {
        moments,
        choices,
        play_errors,
        ..
    } = reviewer;
    let n_seats = game.state().config().players();
    let sums = Sums {
        expectation,
        result,
        play_errors,
        moments: &moments,
        choices: &choices,
    };
    Ok(Review {
        game: id,
        rules: G::RULES_VERSION,
        names: game.header().names.clone(),
        nodes: settings.nodes,
        seed: settings.seed,
        expectation: expectation.as_slice().to_vec(),
        points: outcome.points.as_slice().to_vec(),
        seats: Seat::all(n_seats).map(|seat| sums.of_seat(seat)).collect(),
        turning_points: summary::turning_points(&expectation, &moments),
        moments,
        choices,
    })
}

struct Reviewer<G: Reviewed> {
    settings: Settings,
    knowledge: G::Knowledge,
    true_values: TrueValues<<G::Knowledge as Knowledge<G>>::InformationSet>,
    solver: G::OpenSolver,
    state: G,
    /// How much has happened.
    dice: PlayoutDice,
    /// What the state is truly worth to each seat.
    values: PerSeat<f64>,
    moments: Vec<Moment>,
    choices: Vec<Choice>,
    /// The squares of the errors of each seat's own play.
    play_errors: PerSeat<f64>,
}

impl<G: Reviewed> Reviewer<G> {
    fn new(game: &Match<G>, settings: Settings) -> Reviewer<G> {
        let knowledge = G::knowledge(Level::STRONGEST);
        // How everybody plays does not depend on who looks; the first position after a deal will do.
        let is_chance = |step: &&Step<G>| matches!(step, Step::Chance(_));
        let n_dealt = game.steps().iter().take_while(is_chance).count();
        let view = game.state_after(n_dealt).view(Viewer::Seat(Seat::new(0)));
        let true_values = TrueValues::new(
            knowledge.information_set(&view),
            (settings.nodes / TRUE_PLAYOUTS_SHARE).max(1) as usize,
            mixed(settings.seed, u64::MAX),
        );
        let state = game.state_after(0);
        let dice = PlayoutDice::new(0);
        let n_seats = state.config().players();
        Reviewer {
            settings,
            values: true_values.of(&state, dice),
            knowledge,
            true_values,
            solver: G::OpenSolver::default(),
            state,
            dice,
            moments: Vec::new(),
            choices: Vec::new(),
            play_errors: PerSeat::splat(n_seats, 0.0),
        }
    }

    /// Goes on by one step.
    fn take(&mut self, number: usize, step: &Step<G>) {
        let before = self.values;
        match step {
            Step::Chance(chance) => {
                self.dice.for_event();
                self.state.apply_chance(chance);
                self.values = self.true_values.of(&self.state, self.dice);
                let values = self.values;
                let parts = |seat: Seat| Parts {
                    deals: values[seat] - before[seat],
                    ..Parts::default()
                };
                self.note(number, None, None, parts);
            }
            &Step::Action(seat, action) => self.take_action(number, seat, action),
        }
    }

    fn take_action(&mut self, number: usize, seat: Seat, action: G::Action) {
        let before = self.values;
        let play = self.judge(number, seat, action);
        let with_action = G::HAS_DECK
            .then(|| (self.true_values).with_action(&self.state, self.dice, seat, action));
        self.dice.for_action(seat);
        self.state.apply(seat, action);
        self.values = self.true_values.of(&self.state, self.dice);
        let with_action = with_action.unwrap_or(self.values);
        let values = self.values;
        // Where nothing is hidden, what could be known of a decision is the truth.
        let play = match G::MOST_WORLDS {
            1 => PerSeat::from_fn(values.len(), |seat| with_action[seat] - before[seat]),
            _ => play,
        };
        let parts = |seat: Seat| Parts {
            deals: values[seat] - with_action[seat],
            play: play[seat],
            unseen: with_action[seat] - before[seat] - play[seat],
        };
        self.note(number, Some(seat), Some(action.to_string()), parts);
    }

    fn note(
        &mut self,
        step: usize,
        seat: Option<Seat>,
        action: Option<String>,
        parts: impl Fn(Seat) -> Parts,
    ) {
        let moment = Moment {
            step,
            seat: seat.map(Seat::index),
            action,
            values: self.values.as_slice().to_vec(),
            parts: Seat::all(self.values.len()).map(parts).collect(),
        };
        self.moments.push(moment);
    }

    /// Judges a decision if there is a choice, and tells what it was worth to each seat by what the one that decided knew.
    fn judge(&mut self, number: usize, seat: Seat, chosen: G::Action) -> PerSeat<f64> {
        let actions = self.state.legal_actions(seat);
        if actions.len() < 2 {
            return PerSeat::splat(self.values.len(), 0.0);
        }
        let decision = Decision::<G> {
            seat,
            view: self.state.view(Viewer::Seat(seat)),
            actions,
            chosen,
        };
        let seed = mixed(self.settings.seed, number as u64);
        let judged = decision.judge(&self.knowledge, self.settings.nodes as usize, seed);
        self.play_errors[seat] += judged.play_error.powi(2) * play_error_share::<G>();
        let open_cards = self.state.with_open_cards(seat, chosen, &mut self.solver);
        let mark = open_cards.map(|open| OpenCardsMark {
            played: open.played,
            best: open.best,
            best_actions: open.best_actions.iter().map(ToString::to_string).collect(),
        });
        let play = judged.play;
        self.choices
            .push(choice::<G>(number, &decision, &judged, mark));
        play
    }
}

/// Where nothing is hidden, what play is worth comes from the true values, over more playouts.
fn play_error_share<G: Reviewed>() -> f64 {
    match G::MOST_WORLDS {
        1 => f64::from(TRUE_PLAYOUTS_SHARE) / PLAYOUTS_PER_END_IF_OPEN as f64,
        _ => 1.0,
    }
}

fn choice<G: Reviewed>(
    step: usize,
    decision: &Decision<G>,
    judged: &Judged<G::Action>,
    open_cards: Option<OpenCardsMark>,
) -> Choice {
    let best = judged.options[0].value;
    let options = judged.options.iter().map(|option| Alternative {
        action: option.action.to_string(),
        value: option.value,
        behind_chosen: option.behind_chosen,
        n_playouts: option.n_playouts,
        is_right: best - option.value <= RIGHT,
    });
    Choice {
        step,
        seat: decision.seat.index(),
        action: decision.chosen.to_string(),
        loss: judged.loss,
        points_lost: judged.points_lost,
        label: Label::of(judged.loss).filter(|_| judged.is_counted),
        is_counted: judged.is_counted,
        options: options.collect(),
        reasons: reasons::<G>(&judged.facts, judged.loss.value > 0.0),
        open_cards,
    }
}

/// The facts that come clearly more often with one of the two, the clearest first. One that speaks for what was given up is
/// no reason, however clear it is.
fn reasons<G: Reviewed>(shares: &FactShares, is_other_better: bool) -> Vec<Reason> {
    let pairs = shares.chosen.iter().zip(&shares.other);
    let reasons = G::FACTS
        .iter()
        .zip(pairs)
        .map(|(&fact, (&chosen, &other))| Reason {
            fact,
            chosen: 100.0 * chosen,
            other: 100.0 * other,
        });
    let difference = |reason: &Reason| (reason.chosen - reason.other).abs();
    let mut reasons: Vec<Reason> = reasons
        .filter(|reason| difference(reason) >= 100.0 * CLEAR)
        .filter(|reason| {
            let comes_with_better = (reason.other > reason.chosen) == is_other_better;
            !speaks_for_worse::<G>(reason.fact, comes_with_better)
        })
        .collect();
    reasons.sort_by(|a, b| difference(b).total_cmp(&difference(a)));
    reasons
}

#[cfg(test)]
mod tests {
    use hyakki_sketch::Sketch;

    use super::*;

    #[test]
    fn a_reason_never_speaks_for_the_worse_of_the_two() {
        // As often as the facts stand in the list: taken by us, taken by them, won, lost.
        let shares = FactShares {
            chosen: vec![1.0, 0.0, 0.0, 1.0],
            other: vec![0.5, 1.0, 0.5, 0.0],
        };
        let facts = |is_other_better| -> Vec<&str> {
            let reasons = reasons::<Sketch>(&shares, is_other_better);
            reasons.iter().map(|reason| reason.fact).collect()
        };
        assert_eq!(facts(true), ["lost", "won"]);
        assert_eq!(facts(false), ["taken-theirs", "taken-ours"]);
    }
}
