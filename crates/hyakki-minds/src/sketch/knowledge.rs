//! How Sketch is played well.

use std::sync::{Arc, LazyLock};

use hyakki_core::{Dice, Game, PerSeat, Seat, Turn};
use hyakki_net::Net;
use hyakki_search::{InformationSet, Knowledge, softmax};
use hyakki_sketch::{Action, Actions, Sketch, SketchView};

use super::board::{Board, plain_plays};
use super::features::{self, Role};
use super::net_inputs;
use crate::linear_evaluator::{LinearEvaluator, stored};
use crate::linearly_evaluated::LinearlyEvaluated;
use crate::net_valued::NetValued;
use crate::position_features::PositionFeatures;

static NET: LazyLock<Option<Arc<Net>>> = LazyLock::new(|| {
    let bytes = include_bytes!("net.bin").as_slice();
    (!bytes.is_empty())
        .then(|| Arc::new(Net::from_bytes(bytes).expect("the stored net can be read")))
});

static EVALUATOR: LazyLock<Arc<LinearEvaluator>> =
    LazyLock::new(|| stored(include_str!("weights.txt")));

/// How Sketch is played well: every stack is valued by itself, with weights that self-play has fitted.
#[derive(Clone, Debug)]
pub struct SketchKnowledge {
    evaluator: Arc<LinearEvaluator>,
    /// What values positions; without one the evaluator does, at the beginning of turns.
    net: Option<Arc<Net>>,
    sharpness: f32,
}

impl SketchKnowledge {
    /// The knowledge as it was learned; `sharpness` is the inverse temperature of its policy.
    #[must_use]
    pub fn new(sharpness: f32) -> SketchKnowledge {
        SketchKnowledge {
            evaluator: Arc::clone(&EVALUATOR),
            net: NET.clone(),
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
pub struct SketchInformationSet {
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
        if let Some(net) = &self.knowledge.net {
            let acting = world
                .turn()
                .seats()
                .first()
                .expect("it is asked where somebody acts");
            return Some(world.win_probabilities(net, acting, 2));
        }
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

impl LinearlyEvaluated for Sketch {
    fn heuristic_evaluator() -> LinearEvaluator {
        features::heuristic_evaluator()
    }

    fn knowledge_with(evaluator: Arc<LinearEvaluator>, sharpness: f32) -> SketchKnowledge {
        SketchKnowledge {
            evaluator,
            net: None,
            sharpness,
        }
    }

    fn features(&self) -> Option<PositionFeatures> {
        let moving = player_to_move(self)?;
        let board = Board::of(self, moving);
        Some(PositionFeatures::new(
            features::stage(&board),
            2,
            |seat, visit| {
                let (role, board) = seen_by(seat, moving, &board);
                features::of_side(role, &board, self.hand(seat), visit);
            },
        ))
    }
}

impl NetValued for Sketch {
    const N_INPUTS: usize = net_inputs::N_INPUTS;

    fn inputs(&self, acting: Seat, tell: impl FnMut(usize)) {
        net_inputs::tell(self, acting, tell);
    }

    fn knowledge_with_net(net: Arc<Net>, sharpness: f32) -> SketchKnowledge {
        SketchKnowledge {
            evaluator: Arc::clone(&EVALUATOR),
            net: Some(net),
            sharpness,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyakki_core::{GameRng, Step, Viewer, next_step};
    use hyakki_sketch::SketchConfig;

    /// Positions of a match in which somebody has just passed.
    fn passes(dice: &mut GameRng) -> Vec<Sketch> {
        let mut state = Sketch::new(SketchConfig::default());
        let mut passes = Vec::new();
        let information_set =
            SketchKnowledge::new(6.0).information_set(&state.view(Viewer::Spectator));
        while let Some(step) = next_step(&state, dice, |state, seat, dice| {
            information_set.rollout_action(state, seat, &state.legal_actions(seat), dice)
        }) {
            step.apply_to(&mut state);
            let is_pass = matches!(step, Step::Action(_, Action::Pass));
            if is_pass && player_to_move(&state).is_some() {
                passes.push(state);
            }
        }
        passes
    }

    #[test]
    fn after_a_pass_hands_that_were_worth_playing_are_rarer() {
        let mut dice = GameRng::for_game(1, 0);
        let (mut believed, mut possible) = (0.0, 0.0);
        for state in passes(&mut dice).into_iter().take(10) {
            let viewer = player_to_move(&state).unwrap();
            let view = state.view(Viewer::Seat(viewer));
            let mut information_set = SketchKnowledge::new(8.0).information_set(&view);
            assert_eq!(information_set.passed, Some(viewer.left(2)));
            for _ in 0..200 {
                let world = information_set.sample(&mut dice);
                assert_eq!(world.view(Viewer::Seat(viewer)), view);
                believed += information_set.probability_of_pass(&world, viewer.left(2));
                let world = Sketch::determinize(&view, &mut dice);
                possible += information_set.probability_of_pass(&world, viewer.left(2));
            }
        }
        assert!(
            possible > 0.0 && believed > 1.05 * possible,
            "{believed} {possible}"
        );
    }
}
