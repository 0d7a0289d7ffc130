//! How Sketch is played well.

use std::sync::{Arc, LazyLock};

use crate::search::{InformationSet, Knowledge, softmax};
use hyakki_core::{Dice, Game, PerSeat, Seat, Turn};
use hyakki_sketch::{Action, Actions, Sketch, SketchView};

use super::board::{Board, plain_plays};
use super::features::{self, Role};
use crate::first::linear_evaluator::{LinearEvaluator, stored};

static EVALUATOR: LazyLock<Arc<LinearEvaluator>> =
    LazyLock::new(|| stored(include_str!("weights.txt")));

/// How Sketch is played well: every stack is valued by itself, with weights that self-play has fitted.
#[derive(Clone, Debug)]
pub(crate) struct SketchKnowledge {
    evaluator: Arc<LinearEvaluator>,
    sharpness: f32,
}

impl SketchKnowledge {
    /// The knowledge as it was learned; `sharpness` is the inverse temperature of its policy.
    #[must_use]
    pub(crate) fn new(sharpness: f32) -> SketchKnowledge {
        SketchKnowledge {
            evaluator: Arc::clone(&EVALUATOR),
            sharpness,
        }
    }
}

impl Knowledge<Sketch> for SketchKnowledge {
    type InformationSet = SketchInformationSet;

    fn information_set(&self, view: &SketchView) -> SketchInformationSet {
        let passed = view.last_step.filter(|step| {
            step.action.0 == Action::Pass
                && view.viewer.seat().is_some_and(|seat| seat != step.seat)
        });
        SketchInformationSet {
            knowledge: self.clone(),
            view: *view,
            passed: passed.map(|step| step.seat),
        }
    }
}

/// What is known about one question in Sketch.
#[derive(Clone, Debug)]
pub(crate) struct SketchInformationSet {
    knowledge: SketchKnowledge,
    view: SketchView,
    /// The opponent, if it has just passed: with its hand it did not want to play on.
    passed: Option<Seat>,
}

/// Number of worlds that a pass can speak against before one is taken all the same.
const MAX_REJECTIONS: usize = 16;

impl SketchInformationSet {
    /// How good an action of this seat looks, given what it can know.
    #[inline]
    fn scores(&self, world: &Sketch, seat: Seat) -> impl Fn(Action) -> f32 {
        let evaluator = &*self.knowledge.evaluator;
        let board = Board::of(world, seat);
        let hand = world.hand(seat);
        let distractable = world.last_card(seat.left(2));
        let factor = evaluator.scales[features::stage(&board)] * self.knowledge.sharpness;
        move |action| {
            let after = board.after(action, distractable);
            let mut hand = hand;
            if let Action::Play { card, .. } = action {
                hand.remove(card);
            }
            let own = features::logit(evaluator, Role::Waiting, &after, hand);
            let other = features::logit_unseen(evaluator, Role::Moving, &after.turned());
            factor * (own - other)
        }
    }

    /// How likely this seat was to pass with its hand in this world. A pass changes nothing on the table,
    /// so it can be asked afterwards, as long as nobody has played since.
    fn probability_of_pass(&self, world: &Sketch, passed: Seat) -> f32 {
        let scores = self.scores(world, passed);
        let pass = scores(Action::Pass);
        let better: f32 = plain_plays(world.hand(passed))
            .map(|play| (scores(play) - pass).clamp(-20.0, 20.0).exp())
            .sum();
        1.0 / (1.0 + better)
    }
}

impl InformationSet<Sketch> for SketchInformationSet {
    fn sample(&mut self, dice: &mut impl Dice) -> Sketch {
        let mut world = Sketch::determinize(&self.view, dice);
        if let Some(passed) = self.passed {
            for _ in 0..MAX_REJECTIONS {
                if softmax::uniform(dice) < self.probability_of_pass(&world, passed) {
                    break;
                }
                world = Sketch::determinize(&self.view, dice);
            }
        }
        world
    }

    fn rollout_action(
        &self,
        world: &Sketch,
        seat: Seat,
        actions: &Actions,
        dice: &mut impl Dice,
    ) -> Action {
        softmax::sample(actions, self.scores(world, seat), dice)
    }

    fn priors(&self, world: &Sketch, seat: Seat, actions: &Actions, priors: &mut Vec<f32>) {
        softmax::add_weights(actions, self.scores(world, seat), priors);
    }

    fn horizon_value(&self, _: &Sketch) -> Option<PerSeat<f32>> {
        None
    }

    /// Rollouts end with the turn they are in.
    fn cutoff_value(&self, world: &Sketch, _: u32) -> Option<PerSeat<f32>> {
        let moving = player_to_move(world)?;
        let evaluator = &self.knowledge.evaluator;
        let board = Board::of(world, moving);
        let logits = PerSeat::from_fn(2, |seat| {
            let (role, board) = seen_by(seat, moving, &board);
            features::logit(evaluator, role, &board, world.hand(seat))
        });
        Some(evaluator.win_probabilities(features::stage(&board), &logits))
    }
}

/// The player to move, at the beginning of its turn only.
fn player_to_move(world: &Sketch) -> Option<Seat> {
    match world.turn() {
        Turn::Act(seats) if world.n_played() == 0 => seats.first(),
        _ => None,
    }
}

/// The table as this seat sees it, given the one whose turn begins sees it.
fn seen_by(seat: Seat, moving: Seat, board: &Board) -> (Role, Board) {
    if seat == moving {
        (Role::Moving, *board)
    } else {
        (Role::Waiting, board.turned())
    }
}
