//! Which three cards to pass: the promising ones are tried out side by side, and again and again the worse half is dropped.

use hyakki_core::{ActionSet, Dice, Game, Turn};
use hyakki_septet::{Action, Septet};

use super::craft::SeptetInsight;
use crate::advice::Advice;
use crate::insight::Insight;
use crate::mind::Question;

/// How many passes are tried out, the most promising at first sight.
const N_TRIED: usize = 24;
/// In how many worlds each is tried before the first half is dropped; twice as many before the next.
const FIRST_WORLDS: u32 = 12;
/// The first look counts as so many worlds.
const PRIOR_WORLDS: f32 = 4.0;

/// A pass that is being tried out.
struct Tried {
    action: Action,
    /// What it is worth at first sight: a half for the most promising one, a little less for the others.
    prior: f32,
    n_worlds: u32,
    sum: f32,
}

impl Tried {
    fn value(&self) -> f32 {
        (self.sum + PRIOR_WORLDS * self.prior) / (self.n_worlds as f32 + PRIOR_WORLDS)
    }
}

/// What passes are worth. All are tried in the same worlds, so that none is lucky.
pub(super) fn advise(
    question: &Question<'_, Septet>,
    insight: &mut SeptetInsight,
    dice: &mut impl Dice,
) -> Vec<Advice<Action>> {
    let mut tried = most_promising(question, insight, dice);
    let mut n_left = tried.len();
    let mut n_worlds = 0;
    let mut next_cut = FIRST_WORLDS;
    let mut n_simulations = 0;
    'trying: loop {
        let world = insight.sample(dice);
        for tried in &mut tried[..n_left] {
            if n_simulations > 0 && question.budget.is_spent(n_simulations) {
                break 'trying;
            }
            tried.sum += outcome(world, tried.action, question, insight, dice);
            tried.n_worlds += 1;
            n_simulations += 1;
        }
        n_worlds += 1;
        if n_worlds == next_cut && n_left > 2 {
            tried[..n_left].sort_by(|a, b| b.value().total_cmp(&a.value()));
            n_left = n_left.div_ceil(2);
            next_cut *= 2;
        }
    }
    tried[..n_left].sort_by(|a, b| b.value().total_cmp(&a.value()));
    let most = tried.iter().map(|tried| tried.n_worlds).max().unwrap_or(0);
    let advice = tried.iter().enumerate().map(|(place, tried)| Advice {
        action: tried.action,
        // Of those tried to the end, the best counts as looked at most.
        n_visits: if place == 0 {
            most
        } else {
            tried.n_worlds.min(most.saturating_sub(1))
        },
        value: tried.sum / tried.n_worlds.max(1) as f32,
    });
    advice.collect()
}

/// The passes to try out, by what the craft makes of them at first sight.
fn most_promising(
    question: &Question<'_, Septet>,
    insight: &mut SeptetInsight,
    dice: &mut impl Dice,
) -> Vec<Tried> {
    let world = insight.sample(dice);
    let mut weights = Vec::new();
    insight.weigh(&world, question.seat, question.actions, &mut weights);
    let mut places: Vec<usize> = (0..weights.len()).collect();
    places.sort_by(|&a, &b| weights[b].total_cmp(&weights[a]));
    let highest = weights[places[0]];
    let tried = places.iter().take(N_TRIED).map(|&place| Tried {
        action: question.actions.nth(place),
        prior: 0.5 + 0.02 * (weights[place] / highest).ln(),
        n_worlds: 0,
        sum: 0.0,
    });
    tried.collect()
}

/// What the round brings if this seat passes so in this world, and all play as the craft does.
fn outcome(
    mut world: Septet,
    action: Action,
    question: &Question<'_, Septet>,
    insight: &SeptetInsight,
    dice: &mut impl Dice,
) -> f32 {
    world.apply(question.seat, action);
    loop {
        if let Some(value) = insight.value(&world) {
            return value[question.seat];
        }
        match world.turn() {
            Turn::Act(seats) => {
                let seat = seats.first().expect("somebody must act");
                let actions = world.legal_actions(seat);
                let action = insight.play(&world, seat, &actions, dice);
                world.apply(seat, action);
            }
            _ => unreachable!("a round that is over has a value"),
        }
    }
}
