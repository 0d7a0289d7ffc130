//! Comparing actions in the same worlds with the same chance behind them.

use hyakki_core::Viewer;
use hyakki_minds::Level;
use hyakki_search::Knowledge;
use rand_core::SeedableRng;
use rand_xoshiro::SplitMix64;

use super::posed::{Candidate, Posed};
use crate::dice_of_playout::{PlayoutDice, mixed};
use crate::gap::{Gap, effective_worlds};
use crate::playout::Playout;
use crate::world_pool::WorldPool;

/// The 99.95 % point of the normal distribution over the 99.5 % point.
const Z_RATIO: f64 = 3.290_527 / 2.575_829;

/// Who compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Judge {
    /// Worlds, play and values of the master: what a review judges by.
    Master,
    /// Worlds and play of the apprentice, and nothing valued but the end of the match.
    ApprenticeToTheEnd,
}

impl Judge {
    pub(super) const ALL: [Judge; 2] = [Judge::Master, Judge::ApprenticeToTheEnd];

    pub(super) fn name(self) -> &'static str {
        match self {
            Judge::Master => "master",
            Judge::ApprenticeToTheEnd => "apprentice-to-the-end",
        }
    }

    fn level(self) -> Level {
        match self {
            Judge::Master => Level::Master,
            Judge::ApprenticeToTheEnd => Level::Apprentice,
        }
    }
}

/// What each action was worth in each playout.
pub(super) struct Samples<A> {
    pub(super) actions: Vec<A>,
    values: Vec<Vec<f32>>,
    clusters: Vec<u32>,
}

impl<A: Copy + PartialEq> Samples<A> {
    pub(super) fn mean(&self, place: usize) -> f64 {
        let values = &self.values[place];
        values.iter().map(|&value| f64::from(value)).sum::<f64>() / values.len() as f64
    }

    /// The places of the actions, the best first.
    pub(super) fn ranking(&self) -> Vec<usize> {
        let mut places: Vec<usize> = (0..self.actions.len()).collect();
        places.sort_by(|&a, &b| self.mean(b).total_cmp(&self.mean(a)));
        places
    }

    /// The actions, the best first.
    pub(super) fn ranked(&self) -> Vec<A> {
        let places = self.ranking().into_iter();
        places.map(|place| self.actions[place]).collect()
    }

    /// How many worlds of the same weight would tell as much.
    pub(super) fn n_effective_worlds(&self) -> f64 {
        effective_worlds(&self.clusters)
    }

    /// How far the worst of the right actions is ahead of the best of the others.
    pub(super) fn lead(&self, right: &[A]) -> Gap {
        let is_right = |place: &usize| right.contains(&self.actions[*place]);
        let (right, others): (Vec<usize>, Vec<usize>) = (0..self.actions.len()).partition(is_right);
        let pairs = right
            .iter()
            .flat_map(|&r| others.iter().map(move |&o| (r, o)));
        let gaps = pairs.map(|(ahead, behind)| {
            let pairs = self.values[ahead].iter().zip(&self.values[behind]);
            let differences: Vec<f32> = pairs.map(|(a, b)| a - b).collect();
            Gap::of(&differences, &self.clusters)
        });
        // The one whose sure lead is least.
        gaps.min_by(|a, b| low(*a).total_cmp(&low(*b)))
            .expect("there are right and wrong actions")
    }
}

/// The lower end of the 99.9 % interval.
pub(super) fn low(gap: Gap) -> f64 {
    gap.value - half(gap)
}

/// Half the length of the 99.9 % interval.
pub(super) fn half(gap: Gap) -> f64 {
    gap.half() * Z_RATIO
}

/// Compares actions over so many playouts each.
pub(super) fn compare<G: Posed>(
    candidate: &Candidate<'_, G>,
    judge: Judge,
    actions: &[G::Action],
    n_playouts: usize,
    seed: u64,
) -> Samples<G::Action> {
    let view = candidate.state.view(Viewer::Seat(candidate.seat));
    let mut information_set = G::knowledge(judge.level()).information_set(&view);
    let mut dice = SplitMix64::seed_from_u64(mixed(seed, 1));
    let pool = WorldPool::<G>::of_many(&mut information_set, n_playouts, &mut dice);
    let mut values = vec![Vec::with_capacity(n_playouts); actions.len()];
    for number in 0..n_playouts {
        let dice = PlayoutDice::new(mixed(mixed(seed, 2), number as u64));
        let mut world = pool.world(number).clone();
        world.shuffle_unseen(&mut dice.for_unseen());
        for (values, &action) in values.iter_mut().zip(actions) {
            let playout = Playout::new(&information_set, world.clone(), dice);
            let playout = playout.act(candidate.seat, action);
            let worth = match judge {
                Judge::Master => playout.estimate(),
                Judge::ApprenticeToTheEnd => playout.shares(),
            };
            values.push(worth[candidate.seat]);
        }
    }
    Samples {
        actions: actions.to_vec(),
        values,
        clusters: pool.clusters(n_playouts),
    }
}
