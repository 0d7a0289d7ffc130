//! The proof of answers that are clearly better than all others.

use hyakki_core::{ActionSet, Viewer};
use hyakki_minds::Level;
use hyakki_search::Knowledge;
use rand_core::SeedableRng;
use rand_xoshiro::SplitMix64;

use super::compare::{Judge, Samples, compare, half, low};
use super::favourite::{Favourite, LEAST_WRONG, MOST_ARMS};
use super::posed::{Candidate, Posed};
use super::proof::{JudgeFigures, Proof, Worth};
use crate::dice_of_playout::{PlayoutDice, mixed};
use crate::gap::Gap;
use crate::playout::Playout;
use crate::world_pool::WorldPool;

/// So far ahead of the best other action must the answer be, in winning chance.
const LEAD: f64 = 0.08;
/// So far must the lower end of the 99.9 % interval of that be.
const SURE_LEAD: f64 = 0.05;
/// In so many worlds, counted by their weight, must it be found.
const LEAST_WORLDS: f64 = 30.0;
/// So near to the best is as right as the best.
const ALIKE: f64 = 0.02;
/// Playouts for each action in the comparisons that are the proof: the first that decides is the last.
const PROOF: [usize; 3] = [400, 1_600, 6_400];
/// Playouts that tell what comes of an action.
const FACT_PLAYOUTS: usize = 200;
/// The seed of what is compared for somebody who tried: the same for all of them.
const BESIDE_SEED: u64 = 0xBE51DE;
/// Playouts for each action that choose what an answer is compared with again.
const FIRST_AGAIN: usize = 64;

/// The proof that an answer is right, if it is clearly ahead of all others.
pub(super) fn prove<G: Posed>(
    candidate: &Candidate<'_, G>,
    favourite: &Favourite<G::Action>,
    seed: u64,
) -> Option<Proof> {
    let right = &favourite.right;
    let mut judges = Vec::new();
    let mut values = Vec::new();
    for judge in Judge::ALL {
        let arms = &favourite.arms[..n_arms::<G>(judge, right.len(), favourite.arms.len())];
        for number in 0..2 {
            let seed = mixed(seed, 100 + 2 * (judge as u64) + number);
            let (figures, samples) = confirm(candidate, judge, right, arms, seed)?;
            if judges.is_empty() {
                values = worths(candidate, &samples, mixed(seed, 3));
            }
            judges.push(figures);
        }
    }
    Some(Proof::Strong { values, judges })
}

/// How many of the actions this judge compares.
fn n_arms<G: Posed>(judge: Judge, n_right: usize, n_all: usize) -> usize {
    match judge {
        Judge::Master => n_all,
        Judge::ApprenticeToTheEnd => n_all.min(G::MOST_TO_THE_END.max(n_right + 1)),
    }
}

/// Compares until the lead is sure, or surely too small.
fn confirm<G: Posed>(
    candidate: &Candidate<'_, G>,
    judge: Judge,
    right: &[G::Action],
    arms: &[G::Action],
    seed: u64,
) -> Option<(JudgeFigures, Samples<G::Action>)> {
    for n_playouts in PROOF {
        let samples = compare(candidate, judge, arms, n_playouts, seed);
        let lead = samples.lead(right);
        if lead.value >= LEAD && is_surely_ahead(&samples, lead) {
            let figures = JudgeFigures {
                judge: judge.name().to_owned(),
                seed,
                n_playouts,
                lead: in_points(lead.value),
                low: in_points(low(lead)),
            };
            return (judge != Judge::Master || are_alike(&samples, right))
                .then_some((figures, samples));
        }
        if lead.value + half(lead) < LEAD || lead.value < 0.8 * LEAD {
            return None;
        }
    }
    None
}

/// Whether the lead is large enough in any case, and not in a few worlds only.
fn is_surely_ahead<A: Copy + PartialEq>(samples: &Samples<A>, lead: Gap) -> bool {
    low(lead) >= SURE_LEAD && samples.n_effective_worlds() >= LEAST_WORLDS
}

/// Whether the right actions are worth the same.
fn are_alike<A: Copy + PartialEq>(samples: &Samples<A>, right: &[A]) -> bool {
    let places =
        (0..samples.actions.len()).filter(|&place| right.contains(&samples.actions[place]));
    let means: Vec<f64> = places.map(|place| samples.mean(place)).collect();
    let highest = means.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    means.iter().all(|mean| highest - mean <= ALIKE)
}

/// Points of winning chance with one digit behind the mark.
fn in_points(chance: f64) -> f64 {
    (1_000.0 * chance).round() / 10.0
}

/// What each action that was compared is worth, and what comes of it.
fn worths<G: Posed>(
    candidate: &Candidate<'_, G>,
    samples: &Samples<G::Action>,
    seed: u64,
) -> Vec<Worth> {
    let places = samples.ranking().into_iter();
    let worth = places.map(|place| Worth {
        action: samples.actions[place].to_string(),
        value: in_points(samples.mean(place)),
        facts: facts(candidate, samples.actions[place], seed),
    });
    worth.collect()
}

/// What an action is worth that was dropped early, by how far it is behind one whose worth is known.
pub(super) fn worth_beside<G: Posed>(
    candidate: &Candidate<'_, G>,
    action: G::Action,
    best: G::Action,
    best_worth: &Worth,
) -> Worth {
    let samples = compare(
        candidate,
        Judge::Master,
        &[best, action],
        PROOF[0],
        BESIDE_SEED,
    );
    let behind = in_points(samples.lead(&[best]).value);
    Worth {
        action: action.to_string(),
        value: in_points((best_worth.value - behind).max(0.0) / 100.0),
        facts: facts(candidate, action, BESIDE_SEED),
    }
}

/// How often each fact came true with an action, in percent.
fn facts<G: Posed>(
    candidate: &Candidate<'_, G>,
    action: G::Action,
    seed: u64,
) -> Vec<(String, u8)> {
    let view = candidate.state.view(Viewer::Seat(candidate.seat));
    let mut information_set = G::knowledge(Level::Master).information_set(&view);
    let mut dice = SplitMix64::seed_from_u64(mixed(seed, 1));
    let mut counts = vec![0_usize; G::FACTS.len()];
    let pool = WorldPool::<G>::new(&mut information_set, FACT_PLAYOUTS, &mut dice);
    for number in 0..FACT_PLAYOUTS {
        let dice = PlayoutDice::new(mixed(mixed(seed, 2), number as u64));
        let mut world = pool.world(number).clone();
        world.shuffle_unseen(&mut dice.for_unseen());
        let playout = Playout::new(&information_set, world.clone(), dice);
        let played = playout
            .act(candidate.seat, action)
            .play(&world, candidate.seat);
        for (fact, count) in counts.iter_mut().enumerate() {
            *count += (played.facts >> fact & 1) as usize;
        }
    }
    let shares = G::FACTS.iter().zip(counts);
    let shares = shares.filter(|(_, count)| *count > 0);
    shares
        .map(|(&fact, count)| (fact.to_owned(), (100 * count / FACT_PLAYOUTS) as u8))
        .collect()
}

/// Compares again with so many times the playouts and another seed, by both judges with two seeds each: the lead of the first
/// comparison that does not find the answer surely ahead any more, in points of winning chance.
pub(super) fn overturned<G: Posed>(
    candidate: &Candidate<'_, G>,
    right: &[G::Action],
    offered: &[G::Action],
    factor: usize,
    seed: u64,
) -> Option<f64> {
    let all: Vec<G::Action> = match offered {
        [] => candidate.actions.iter().collect(),
        _ => offered.to_vec(),
    };
    let n_first = FIRST_AGAIN * factor;
    let first = compare(candidate, Judge::Master, &all, n_first, mixed(seed, 7));
    let others = first.ranked().into_iter();
    let others = others.filter(|action| !right.contains(action));
    let n_arms_in_all = MOST_ARMS.max(right.len() + LEAST_WRONG);
    let arms: Vec<G::Action> = (right.iter().copied())
        .chain(others)
        .take(n_arms_in_all)
        .collect();
    Judge::ALL.into_iter().find_map(|judge| {
        let arms = &arms[..n_arms::<G>(judge, right.len(), arms.len())];
        (0..2).find_map(|number| {
            let seed = mixed(seed, 200 + 2 * (judge as u64) + number);
            too_small_a_lead(candidate, judge, right, arms, factor, seed)
        })
    })
}

/// The lead, if it is surely too small or, after the last lap, not large enough.
fn too_small_a_lead<G: Posed>(
    candidate: &Candidate<'_, G>,
    judge: Judge,
    right: &[G::Action],
    arms: &[G::Action],
    factor: usize,
    seed: u64,
) -> Option<f64> {
    let mut last = Gap::default();
    for n_playouts in PROOF {
        let samples = compare(candidate, judge, arms, n_playouts * factor, seed);
        last = samples.lead(right);
        if is_surely_ahead(&samples, last) {
            return None;
        }
        if last.value + half(last) < SURE_LEAD {
            break;
        }
    }
    (last.value < SURE_LEAD).then(|| in_points(last.value))
}
