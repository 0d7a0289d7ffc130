//! How Tajuto is played well.

use std::sync::{Arc, LazyLock};

use hyakki_core::{Dice, Game, GameConfig, PerSeat, Seat, Turn};
use hyakki_net::Net;
use hyakki_search::{InformationSet, Knowledge, rewards, softmax};
use hyakki_tajuto::{Action, Actions, Chance, Tajuto, TajutoView};

use super::action_scores::ActionScores;
use super::{features, net_inputs};
use crate::linear_evaluator::{LinearEvaluator, n_turns_before, stored};
use crate::linearly_evaluated::LinearlyEvaluated;
use crate::net_valued::NetValued;
use crate::position_features::PositionFeatures;

static NETS: LazyLock<[Option<Arc<Net>>; 3]> = LazyLock::new(|| {
    [
        include_bytes!("net-2.bin").as_slice(),
        include_bytes!("net-3.bin"),
        include_bytes!("net-4.bin"),
    ]
    .map(|bytes| {
        (!bytes.is_empty())
            .then(|| Arc::new(Net::from_bytes(bytes).expect("the stored net can be read")))
    })
});

static EVALUATORS: LazyLock<[Arc<LinearEvaluator>; 3]> = LazyLock::new(|| {
    [
        include_str!("weights-2.txt"),
        include_str!("weights-3.txt"),
        include_str!("weights-4.txt"),
    ]
    .map(stored)
});

/// Number of actions before a rollout can be cut off.
const ACTIONS_BEFORE_CUTOFF: u32 = 16;

/// What a share of the win is worth where nobody would build any more.
const SHARED_STAND_OFF: f32 = 0.5;

/// How Tajuto is played well: what lies before each player is valued, with weights that self-play has fitted.
#[derive(Clone, Debug)]
pub struct TajutoKnowledge {
    /// What values positions, for two, three and four players; without one the evaluator does, after some actions.
    nets: [Option<Arc<Net>>; 3],
    /// For two, three and four players.
    evaluators: [Arc<LinearEvaluator>; 3],
    sharpness: f32,
}

impl TajutoKnowledge {
    /// The knowledge as it was learned; `sharpness` is the inverse temperature of its policy.
    #[must_use]
    pub fn new(sharpness: f32) -> TajutoKnowledge {
        TajutoKnowledge {
            nets: NETS.clone(),
            evaluators: EVALUATORS.clone(),
            sharpness,
        }
    }
}

impl Knowledge<Tajuto> for TajutoKnowledge {
    type InformationSet = TajutoInformationSet;

    fn information_set(&self, view: &TajutoView) -> TajutoInformationSet {
        TajutoInformationSet {
            net: self.nets[view.players.len() - 2].clone(),
            evaluator: Arc::clone(&self.evaluators[view.players.len() - 2]),
            sharpness: self.sharpness,
            view: view.clone(),
            world: None,
        }
    }
}

/// What is known about one question in Tajuto.
#[derive(Clone, Debug)]
pub struct TajutoInformationSet {
    net: Option<Arc<Net>>,
    evaluator: Arc<LinearEvaluator>,
    sharpness: f32,
    view: TajutoView,
    /// The one world that fits: nothing at the table is hidden.
    world: Option<Tajuto>,
}

impl TajutoInformationSet {
    /// How good an action of this seat looks.
    #[inline]
    fn scores<'a>(&'a self, world: &'a Tajuto, seat: Seat) -> impl Fn(Action) -> f32 + 'a {
        let scores = ActionScores::new(&self.evaluator, world, seat);
        let factor = self.sharpness * self.evaluator.scales[scores.stage];
        move |action| factor * scores.of(action)
    }
}

impl InformationSet<Tajuto> for TajutoInformationSet {
    fn sample(&mut self, dice: &mut impl Dice) -> Tajuto {
        *self
            .world
            .get_or_insert_with(|| Tajuto::determinize(&self.view, dice))
    }

    fn rollout_action(
        &self,
        world: &Tajuto,
        seat: Seat,
        actions: &Actions,
        dice: &mut impl Dice,
    ) -> Action {
        softmax::sample(actions, self.scores(world, seat), dice)
    }

    fn priors(&self, world: &Tajuto, seat: Seat, actions: &Actions, priors: &mut Vec<f32>) {
        softmax::add_weights(actions, self.scores(world, seat), priors);
    }

    /// A win that several share because nobody builds any more is worth less than its share: who builds first helps the others,
    /// and minds that are content with a share would all rather wait until the match is over.
    fn horizon_value(&self, world: &Tajuto) -> Option<PerSeat<f32>> {
        if !world.is_stand_off() {
            return None;
        }
        let Turn::Over(outcome) = world.turn() else {
            unreachable!("a stand-off ends the match");
        };
        let is_shared = outcome.winners().len() > 1;
        let worth = if is_shared { SHARED_STAND_OFF } else { 1.0 };
        Some(rewards(world, &outcome).map(|share| worth * share))
    }

    /// Each floor drawn is looked at by itself: what to do next depends on its colour.
    fn chance_key(&self, chance: &Chance) -> Option<u64> {
        match chance {
            Chance::Drawn(floor) => Some(floor.index() as u64),
            Chance::First(_) => None,
        }
    }

    /// Rollouts go on for some turns: what the others make at once of what was built, the evaluator does not see.
    fn cutoff_value(&self, world: &Tajuto, n_actions: u32) -> Option<PerSeat<f32>> {
        if let Some(net) = &self.net {
            let acting = world
                .turn()
                .seats()
                .first()
                .expect("it is asked where somebody acts");
            return Some(world.win_probabilities(net, acting, world.config().players()));
        }
        let acting = player_to_move(world).filter(|_| n_actions >= ACTIONS_BEFORE_CUTOFF)?;
        let stage = features::stage(world);
        let n_seats = world.config().players();
        let logits = PerSeat::from_fn(n_seats, |seat| {
            let n_before = n_turns_before(seat, acting, n_seats);
            features::logit(&self.evaluator, world, stage, seat, n_before)
        });
        Some(self.evaluator.win_probabilities(stage, &logits))
    }
}

/// The player to move, at the beginning of its turn only.
fn player_to_move(world: &Tajuto) -> Option<Seat> {
    match world.turn() {
        Turn::Act(seats) if world.is_turn_fresh() => seats.first(),
        _ => None,
    }
}

impl NetValued for Tajuto {
    const N_INPUTS: usize = net_inputs::N_INPUTS;

    fn inputs(&self, acting: Seat, tell: impl FnMut(usize)) {
        net_inputs::tell(self, acting, tell);
    }

    fn knowledge_with_net(net: Arc<Net>, sharpness: f32) -> TajutoKnowledge {
        TajutoKnowledge {
            nets: std::array::from_fn(|_| Some(Arc::clone(&net))),
            evaluators: EVALUATORS.clone(),
            sharpness,
        }
    }
}

impl LinearlyEvaluated for Tajuto {
    fn heuristic_evaluator() -> LinearEvaluator {
        features::heuristic_evaluator()
    }

    fn knowledge_with(evaluator: Arc<LinearEvaluator>, sharpness: f32) -> TajutoKnowledge {
        TajutoKnowledge {
            nets: [None, None, None],
            evaluators: std::array::from_fn(|_| Arc::clone(&evaluator)),
            sharpness,
        }
    }

    fn features(&self) -> Option<PositionFeatures> {
        let acting = player_to_move(self)?;
        let stage = features::stage(self);
        let n_seats = self.config().players();
        Some(PositionFeatures::new(stage, n_seats, |seat, visit| {
            let n_before = n_turns_before(seat, acting, n_seats);
            features::of_seat(self, stage, seat, n_before, visit);
        }))
    }
}
