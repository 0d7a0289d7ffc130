//! Answers that look right, before anything is proved: this costs little.

use hyakki_core::{ActionSet, GameRng};
use hyakki_minds::Level;
use hyakki_search::{Budget, Mind, Question};

use super::compare::{Judge, compare};
use super::level_choices::Asked;
use super::posed::{Candidate, LEAST_CHOICES, Posed};
use super::proof::Kind;
use crate::dice_of_playout::mixed;

/// No more actions than these can be right together, or one of so many where there are many.
const MOST_RIGHT: usize = 3;
const RIGHT_SHARE: usize = 4;
/// Playouts for each action, and the lead without which nothing is looked at further.
const RACE: [(usize, f64); 3] = [(16, 0.05), (64, 0.06), (256, 0.07)];
/// An action so far behind in the race is not compared any more.
const HOPELESS: f64 = 0.4;
/// No more actions than these are compared to the end, and always as many that are not right.
pub(super) const MOST_ARMS: usize = 6;
pub(super) const LEAST_WRONG: usize = 3;
/// A novice must fail in so many percent of its tries: all else is trivial.
pub(super) const LEAST_FAILED: u8 = 25;

/// Playouts for each of many actions, and how many of them are left after each lap.
const LONG_RACE: [(usize, usize); 3] = [(16, 40), (64, 10), (256, 1)];
/// Playouts for each action that may be offered beside the answer.
const OFFER_PLAYOUTS: usize = 400;
/// So far behind the answer must it be then, in winning chance.
const OFFER_BEHIND: f64 = 0.13;
/// How often weak minds say what they would do.
const OFFER_TRIES: [(Level, u64); 2] = [(Level::Novice, 32), (Level::Apprentice, 8)];

/// An answer that looks right.
#[derive(Clone, Debug, PartialEq)]
pub struct Favourite<A> {
    /// What looks right.
    pub right: Vec<A>,
    /// All that is worth comparing: what looks right, and then the others, the best first.
    pub arms: Vec<A>,
    /// The only actions that are asked about, in the order in which they are offered; none where all are.
    pub offered: Vec<A>,
}

/// What a race of all actions ends with, if something is clearly ahead and a novice does not see it.
pub(super) fn race<G: Posed>(
    candidate: &Candidate<'_, G>,
    seed: u64,
) -> Option<Favourite<G::Action>> {
    let mut arms: Vec<G::Action> = candidate.actions.iter().collect();
    let most_right = MOST_RIGHT.max(arms.len() / RIGHT_SHARE);
    let most_right = most_right.min(arms.len() + 1 - LEAST_CHOICES);
    let mut n_right = 0;
    for (lap, (n_playouts, least)) in RACE.into_iter().enumerate() {
        let seed = mixed(seed, 10 + lap as u64);
        let samples = compare(candidate, Judge::Master, &arms, n_playouts, seed);
        let ranking = samples.ranking();
        let step = |n: usize| samples.mean(ranking[n - 1]) - samples.mean(ranking[n]);
        n_right =
            (1..=most_right.min(ranking.len() - 1)).max_by(|&a, &b| step(a).total_cmp(&step(b)))?;
        if step(n_right) < least {
            return None;
        }
        let worst_right = samples.mean(ranking[n_right - 1]);
        let is_near = |place: &&usize| samples.mean(**place) >= worst_right - HOPELESS;
        let near = ranking.iter().filter(is_near).count();
        arms = samples.ranked();
        arms.truncate(near.max(n_right + 1));
    }
    arms.truncate(MOST_ARMS.max(n_right + LEAST_WRONG));
    let favourite = Favourite {
        right: arms[..n_right].to_vec(),
        arms,
        offered: Vec::new(),
    };
    is_missed(candidate, &favourite, seed).then_some(favourite)
}

/// The best of hundreds of actions, offered among what weak minds would do instead: most of the others are as good as the best,
/// or nobody would think of them.
pub(super) fn race_for_offer<G: Posed>(
    candidate: &Candidate<'_, G>,
    seed: u64,
) -> Option<Favourite<G::Action>> {
    let mut left: Vec<G::Action> = candidate.actions.iter().collect();
    for (lap, (n_playouts, n_left)) in LONG_RACE.into_iter().enumerate() {
        let seed = mixed(seed, 10 + lap as u64);
        left = compare(candidate, Judge::Master, &left, n_playouts, seed).ranked();
        left.truncate(n_left);
    }
    let best = left[0];
    let mut arms = vec![best];
    arms.extend(tempting(candidate, mixed(seed, 20)).filter(|&action| action != best));
    let seed = mixed(seed, 30);
    let samples = compare(candidate, Judge::Master, &arms, OFFER_PLAYOUTS, seed);
    let is_behind = |place: &usize| samples.mean(0) - samples.mean(*place) >= OFFER_BEHIND;
    let mut wrong: Vec<usize> = (1..arms.len()).filter(is_behind).collect();
    wrong.truncate(MOST_ARMS - 1);
    wrong.sort_by(|&a, &b| samples.mean(b).total_cmp(&samples.mean(a)));
    if wrong.len() + 1 < LEAST_CHOICES {
        return None;
    }
    let others = wrong.into_iter().map(|place| arms[place]);
    let arms: Vec<G::Action> = std::iter::once(best).chain(others).collect();
    // In the order of the notation, which tells nothing.
    let mut offered = arms.clone();
    offered.sort_by_key(ToString::to_string);
    let favourite = Favourite {
        right: vec![best],
        arms,
        offered,
    };
    is_missed(candidate, &favourite, seed).then_some(favourite)
}

/// What weak minds would do, what they would do most often first.
fn tempting<G: Posed>(
    candidate: &Candidate<'_, G>,
    seed: u64,
) -> impl Iterator<Item = G::Action> + use<G> {
    let mut counts: Vec<(G::Action, usize)> = Vec::new();
    for (mut level, n_tries) in OFFER_TRIES {
        for number in 0..n_tries {
            let question = Question::of(candidate.state, candidate.seat, Budget::simulations(1));
            let mut rng = GameRng::for_game(seed, number << 8 | level as u64);
            let choice = level.choose(&question, &mut rng);
            match counts.iter_mut().find(|(known, _)| *known == choice) {
                Some((_, n)) => *n += 1,
                None => counts.push((choice, 1)),
            }
        }
    }
    counts.sort_by_key(|&(_, n)| std::cmp::Reverse(n));
    counts.into_iter().map(|(action, _)| action)
}

/// Whether a novice often misses it.
fn is_missed<G: Posed>(
    candidate: &Candidate<'_, G>,
    favourite: &Favourite<G::Action>,
    seed: u64,
) -> bool {
    let asked = Asked {
        candidate,
        kind: Kind::Strong,
        right: &favourite.right,
        offered: &favourite.offered,
    };
    asked.percent_failed(Level::Novice, mixed(seed, 50)) >= LEAST_FAILED
}
