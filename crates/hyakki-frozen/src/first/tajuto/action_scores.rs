//! How good each action looks to a player.

use hyakki_core::{Game, GameConfig, Seat};
use hyakki_tajuto::numbers::COVER_GAIN;
use hyakki_tajuto::{Action, Floor, Floors, Size, Tajuto, With};

use super::features;
use crate::first::linear_evaluator::LinearEvaluator;

/// What a claim is worth: it is never wrong.
const CLAIM: f32 = 10.0;
/// What building is worth beside what it brings: most floors must be built anyway.
const BUILD: f32 = 1.0;
/// What a floor drawn is worth beside its points if it can be built at once.
const FITTING: f32 = 0.2;
/// What each floor costs that must be built before the one that is kept.
const WAITING: f32 = 0.3;

/// A player at one moment, and what it could do.
#[derive(Clone, Copy)]
pub(super) struct ActionScores<'a> {
    pub(super) evaluator: &'a LinearEvaluator,
    pub(super) world: &'a Tajuto,
    pub(super) stage: usize,
    pub(super) seat: Seat,
    /// The player's logit before the action.
    pub(super) logit: f32,
}

impl<'a> ActionScores<'a> {
    pub(super) fn new(
        evaluator: &'a LinearEvaluator,
        world: &'a Tajuto,
        seat: Seat,
    ) -> ActionScores<'a> {
        let stage = features::stage(world);
        ActionScores {
            evaluator,
            world,
            stage,
            seat,
            logit: features::logit(evaluator, world, stage, seat, 0),
        }
    }

    /// How good an action looks, in the unit of logits.
    #[inline]
    pub(super) fn of(&self, action: Action) -> f32 {
        match action {
            Action::Claim { .. } => CLAIM,
            Action::Draw { with, size } => self.of_draw(with, size),
            Action::Build { .. } => {
                let after = self.after(action);
                let lost = self.logit_of_others(self.world);
                self.gain(&after) + lost - self.logit_of_others(&after) + BUILD
            }
            Action::Offer { .. } | Action::Get { .. } => self.gain(&self.after(action)),
            Action::End { keep: None } => 0.0,
            Action::End { keep: Some(floor) } => {
                -WAITING * f32::from(floor.size().number() - self.world.height(floor.pagoda()))
            }
        }
    }

    fn after(&self, action: Action) -> Tajuto {
        let mut after = *self.world;
        after.apply(self.seat, action);
        after
    }

    fn gain(&self, after: &Tajuto) -> f32 {
        features::logit(self.evaluator, after, self.stage, self.seat, 0) - self.logit
    }

    /// The mean of the others' logits.
    fn logit_of_others(&self, world: &Tajuto) -> f32 {
        let n_seats = world.config().players();
        let others = Seat::all(n_seats).filter(|&other| other != self.seat);
        let logits =
            others.map(|other| features::logit(self.evaluator, world, self.stage, other, 0));
        logits.sum::<f32>() / (n_seats - 1) as f32
    }

    /// What a draw brings on average: the points of building the floor at once, if it fits, less what the draw costs.
    fn of_draw(&self, with: With, size: Option<Size>) -> f32 {
        let world = self.world;
        let cost = match with {
            With::Starting => world.cost_of_starting().unwrap_or(0),
            With::Extra => Tajuto::cost_of_extra_draw(),
        };
        let floors = size.map_or(world.bag(), |size| world.bag().only_size(size));
        let mp = world.mp(self.seat) - cost;
        let worth = |points: u32| features::worth_of_mp(self.evaluator, self.stage, mp, points);
        let of_floor = |floor: Floor| {
            if world.height(floor.pagoda()) + 1 != floor.size().number() {
                return 0.0;
            }
            let is_covering = world.cube_on(floor.pagoda()).is_some();
            let cover = u32::from(is_covering) * COVER_GAIN;
            worth(u32::from(floor.size().number()) + cover) + FITTING
        };
        mean(floors, of_floor) - worth(cost)
    }
}

fn mean(floors: Floors, of_floor: impl Fn(Floor) -> f32) -> f32 {
    floors.iter().map(of_floor).sum::<f32>() / floors.len() as f32
}
