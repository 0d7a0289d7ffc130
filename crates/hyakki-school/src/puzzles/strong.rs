//! Answers that are clearly better than all others, found by comparing them in the same worlds with the same chance behind them.

use hyakki_core::{ActionSet, Viewer};
use hyakki_minds::Level;
use hyakki_search::Knowledge;
use rand_core::SeedableRng;
use rand_xoshiro::SplitMix64;

use super::level_choices::novice_fails;
use super::posed::{Candidate, LEAST_CHOICES, Posed, Proven};
use super::proof::{JudgeFigures, Proof, Worth};
use crate::dice_of_playout::{PlayoutDice, mixed};
use crate::gap::Gap;
use crate::playout::Playout;
use crate::world_pool::WorldPool;

/// So far ahead of the best other action must the answer be, in winning chance.
const LEAD: f64 = 0.08;
/// So far must the lower end of the 99.9 % interval of that be.
pub(super) const SURE_LEAD: f64 = 0.05;
/// So near to the best is as right as the best.
const ALIKE: f64 = 0.02;
/// No more actions than these can be right together.
const MOST_RIGHT: usize = 3;
/// The 99.95 % point of the normal distribution over the 99.5 % point.
const Z_RATIO: f64 = 3.290_527 / 2.575_829;
/// Playouts for each action, and the lead without which nothing is looked at further: the race that costs little.
const RACE: [(usize, f64); 3] = [(16, 0.05), (64, 0.06), (256, 0.07)];
/// An action so far behind in the race is not compared any more.
const HOPELESS: f64 = 0.4;
/// No more actions than these are compared to the end.
const MOST_ARMS: usize = 6;
/// Playouts for each action in the comparisons that are the proof: the first that decides is the last.
const PROOF: [usize; 3] = [400, 1_600, 6_400];
/// Playouts that tell what comes of an action.
const FACT_PLAYOUTS: usize = 200;

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

    fn name(self) -> &'static str {
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
    fn mean(&self, place: usize) -> f64 {
        let values = &self.values[place];
        values.iter().map(|&value| f64::from(value)).sum::<f64>() / values.len() as f64
    }

    /// The places of the actions, the best first.
    fn ranking(&self) -> Vec<usize> {
        let mut places: Vec<usize> = (0..self.actions.len()).collect();
        places.sort_by(|&a, &b| self.mean(b).total_cmp(&self.mean(a)));
        places
    }

    /// How far the worst of the right actions is ahead of the best of the others.
    fn lead(&self, right: &[A]) -> Gap {
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
fn low(gap: Gap) -> f64 {
    gap.value - gap.half() * Z_RATIO
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
    let pool = WorldPool::<G>::new(&mut information_set, n_playouts, &mut dice);
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

/// The answer, if one is clearly ahead of all others.
pub(super) fn prove<G: Posed>(
    candidate: &Candidate<'_, G>,
    seed: u64,
) -> Option<Proven<G::Action>> {
    let (right, arms) = race(candidate, seed)?;
    if novice_fails(candidate, &right, mixed(seed, 50)) < LEAST_FAILED {
        return None;
    }
    let mut judges = Vec::new();
    let mut values = Vec::new();
    for judge in Judge::ALL {
        let n_arms = match judge {
            Judge::Master => arms.len(),
            Judge::ApprenticeToTheEnd => arms.len().min(G::MOST_TO_THE_END.max(right.len() + 1)),
        };
        let arms = &arms[..n_arms];
        for number in 0..2 {
            let seed = mixed(seed, 100 + 2 * (judge as u64) + number);
            let (figures, samples) = confirm(candidate, judge, &right, arms, seed)?;
            if judges.is_empty() {
                values = worths(candidate, &samples, mixed(seed, 3));
            }
            judges.push(figures);
        }
    }
    Some(Proven {
        right,
        proof: Proof::Strong { values, judges },
    })
}

/// A novice must fail in so many percent of its tries: all else is trivial.
pub(super) const LEAST_FAILED: u8 = 25;

/// The actions that seem right, and all that are still worth comparing; nothing if none is clearly ahead.
#[allow(clippy::type_complexity, reason = "two lists of actions")]
fn race<G: Posed>(
    candidate: &Candidate<'_, G>,
    seed: u64,
) -> Option<(Vec<G::Action>, Vec<G::Action>)> {
    let mut arms: Vec<G::Action> = candidate.actions.iter().collect();
    let mut n_right = 0;
    for (lap, (n_playouts, least)) in RACE.into_iter().enumerate() {
        let seed = mixed(seed, 10 + lap as u64);
        let samples = compare(candidate, Judge::Master, &arms, n_playouts, seed);
        let ranking = samples.ranking();
        let most = MOST_RIGHT.min(candidate.actions.len() + 1 - LEAST_CHOICES);
        let step = |n: usize| samples.mean(ranking[n - 1]) - samples.mean(ranking[n]);
        n_right = (1..=most.min(ranking.len() - 1)).max_by(|&a, &b| step(a).total_cmp(&step(b)))?;
        if step(n_right) < least {
            return None;
        }
        let worst_right = samples.mean(ranking[n_right - 1]);
        let is_near = |place: &&usize| samples.mean(**place) >= worst_right - HOPELESS;
        let near = ranking.iter().filter(is_near).count();
        let n_kept = near.max(n_right + 1);
        let n_kept = if lap + 1 == RACE.len() {
            n_kept.min(MOST_ARMS)
        } else {
            n_kept
        };
        arms = ranking[..n_kept]
            .iter()
            .map(|&place| samples.actions[place])
            .collect();
    }
    Some((arms[..n_right].to_vec(), arms))
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
        let half = lead.half() * Z_RATIO;
        if lead.value >= LEAD && low(lead) >= SURE_LEAD {
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
        if lead.value + half < LEAD || lead.value < 0.8 * LEAD {
            return None;
        }
    }
    None
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

/// The lead that the master finds for this answer with so many times the playouts and another seed, in points of winning chance.
pub(super) fn lead_again<G: Posed>(
    candidate: &Candidate<'_, G>,
    right: &[G::Action],
    factor: usize,
    seed: u64,
) -> Option<f64> {
    let all: Vec<G::Action> = candidate.actions.iter().collect();
    let first = compare(candidate, Judge::Master, &all, 64, mixed(seed, 7));
    let others = first
        .ranking()
        .into_iter()
        .map(|place| first.actions[place]);
    let others = others
        .filter(|action| !right.contains(action))
        .take(MOST_ARMS - 1);
    let arms: Vec<G::Action> = right.iter().copied().chain(others).collect();
    if arms.len() == right.len() {
        return None;
    }
    let samples = compare(
        candidate,
        Judge::Master,
        &arms,
        PROOF[0] * factor,
        mixed(seed, 8),
    );
    Some(in_points(samples.lead(right).value))
}
