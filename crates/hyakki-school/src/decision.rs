//! A decision, judged by what its seat could know.

use std::cmp::Ordering;

use hyakki_core::{ActionSet, PerSeat, Seat};
use hyakki_search::{InformationSet, Knowledge};
use rand_core::SeedableRng;
use rand_xoshiro::SplitMix64;

use crate::dice_of_playout::{PlayoutDice, mixed};
use crate::gap::Gap;
use crate::playout::{Played, Playout};
use crate::reviewed::Reviewed;
use crate::world_pool::WorldPool;

/// A decision as its seat saw it.
#[derive(Clone, Debug)]
pub struct Decision<G: Reviewed> {
    /// Who decided.
    pub seat: Seat,
    /// All that this seat knew.
    pub view: G::View,
    /// What it could do.
    pub actions: G::Actions,
    /// What it did.
    pub chosen: G::Action,
}

/// What a decision was worth, judged by what its seat could know.
#[derive(Clone, Debug)]
pub struct Judged<A> {
    /// The reasonable alternatives, the best first; the chosen one is among them.
    pub options: Vec<Weighed<A>>,
    /// How much winning chance the choice gave away against the best alternative.
    pub loss: Gap,
    /// The same in the game's own points, as a mean.
    pub points_lost: f64,
    /// How much better or worse than the reviewer's quick play the choice was, for each seat, by playouts to the end of the match.
    pub play: PerSeat<f64>,
    /// Half the length of the 99 % interval of `play`, for the seat that decided.
    pub play_error: f64,
    /// Whether something was at stake: some alternative is surely worse than the best.
    pub is_counted: bool,
    /// How often each fact came true with the choice and with the best alternative.
    pub facts: FactShares,
}

/// An alternative as the review sees it.
#[derive(Clone, Copy, Debug)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// The winning chance with it.
    pub value: f64,
    /// How far it is behind the chosen action; above 0 means that the chosen one is better.
    pub behind_chosen: Gap,
    /// How often it was tried.
    pub n_playouts: usize,
}

/// How often facts came true in the playouts, in the order of [`Reviewed::FACTS`].
#[derive(Clone, Debug, Default)]
pub struct FactShares {
    /// With the chosen action.
    pub chosen: Vec<f64>,
    /// With the best of the others.
    pub other: Vec<f64>,
}

/// The most alternatives that are tried, those that look most promising at first sight.
const MOST_ARMS: usize = 24;
/// How many worlds the first sight is a mean of.
const FIRST_SIGHT_WORLDS: usize = 8;
/// One of so many playouts is a pair of the last comparison.
const PLAYOUTS_PER_PAIR: usize = 6;
/// One of so many is a pair that is played to the end of the match, which takes much longer; and again as the reviewer would
/// play quickly.
const PLAYOUTS_PER_END: usize = 16;
/// The same where nothing is hidden: then what play is worth is known without it.
pub(crate) const PLAYOUTS_PER_END_IF_OPEN: usize = 64;
/// A difference in winning chance that makes no difference.
pub(crate) const SAME: f64 = 0.005;

/// An alternative that is being tried out.
struct Arm<A> {
    action: A,
    /// What it was worth in each playout so far.
    values: Vec<f32>,
}

impl<A> Arm<A> {
    fn mean(&self) -> f64 {
        mean(&self.values)
    }
}

impl<G: Reviewed> Decision<G> {
    /// Judges the decision with about so many playouts. The same seed gives the same judgement.
    ///
    /// First the alternatives are raced against each other, over the same worlds with the same chance behind them, and again and
    /// again the worse half is dropped, but never the chosen one. Then the best of the others meets the chosen one in worlds that
    /// had no part in finding it: so nothing is believed because it was lucky in the race.
    pub fn judge(
        &self,
        knowledge: &G::Knowledge,
        n_playouts: usize,
        seed: u64,
    ) -> Judged<G::Action> {
        let mut dice = SplitMix64::seed_from_u64(mixed(seed, 1));
        let mut information_set = knowledge.information_set(&self.view);
        let arms = self.first_sight(&mut information_set, &mut dice);
        let mut race = Race {
            decision: self,
            seed: mixed(seed, 2),
            arms,
            clusters: Vec::new(),
            n_alive: 0,
        };
        race.run(&mut information_set, n_playouts / 2, &mut dice);
        let plan = Plan {
            other: race.arms[1].action,
            n_pairs: (n_playouts / PLAYOUTS_PER_PAIR).max(1),
            n_ends: (n_playouts / playouts_per_end::<G>()).max(1),
            seed: mixed(seed, 3),
        };
        let last = LastComparison::run(self, &plan, &mut information_set, &mut dice);
        self.sum_up(&race, &last)
    }

    /// The alternatives to try, the chosen one first and then those that look most promising.
    fn first_sight<I: InformationSet<G>>(
        &self,
        information_set: &mut I,
        dice: &mut SplitMix64,
    ) -> Vec<Arm<G::Action>> {
        let mut sums = vec![0.0; self.actions.len()];
        let mut priors = Vec::new();
        for _ in 0..FIRST_SIGHT_WORLDS {
            let world = information_set.sample(dice);
            priors.clear();
            information_set.priors(&world, self.seat, &self.actions, &mut priors);
            let total: f32 = priors.iter().sum();
            for (sum, prior) in sums.iter_mut().zip(&priors) {
                *sum += prior / total.max(f32::MIN_POSITIVE);
            }
        }
        let mut places: Vec<usize> = (0..sums.len()).collect();
        places.sort_by(|&a, &b| sums[b].total_cmp(&sums[a]));
        let others = places.into_iter().map(|place| self.actions.nth(place));
        let others = others
            .filter(|&action| action != self.chosen)
            .take(MOST_ARMS - 1);
        std::iter::once(self.chosen)
            .chain(others)
            .map(|action| Arm {
                action,
                values: Vec::new(),
            })
            .collect()
    }

    fn sum_up(&self, race: &Race<'_, G>, last: &LastComparison) -> Judged<G::Action> {
        let loss = last.gap();
        let better = &race.arms[usize::from(loss.value > 0.0)];
        let is_behind = |gap: Gap| gap.low >= SAME;
        let is_counted = is_behind(loss)
            || is_behind(loss.opposite())
            || (race.arms[2..].iter()).any(|arm| is_behind(race.gap(better, arm)));
        let play = PerSeat::from_fn(last.n_seats(), |seat| {
            last.mean_of_ends(|end| end.chosen.shares[seat] - end.quick[seat])
        });
        let seat = self.seat;
        let play_gap = last.gap_of_ends(|end| end.chosen.shares[seat] - end.quick[seat]);
        let points = |played: &Played| f32::from(played.points[seat]);
        Judged {
            options: self.options(race, last),
            loss: loss.as_loss(),
            points_lost: last.mean_of_ends(|end| points(&end.other) - points(&end.chosen)),
            play,
            play_error: play_gap.half(),
            is_counted,
            facts: FactShares {
                chosen: last.fact_shares::<G>(|end| end.chosen.facts),
                other: last.fact_shares::<G>(|end| end.other.facts),
            },
        }
    }

    /// The alternatives, the best first. What was dropped early is no better than what was not.
    fn options(&self, race: &Race<'_, G>, last: &LastComparison) -> Vec<Weighed<G::Action>> {
        let (chosen_value, loss) = (last.chosen_value(), last.gap());
        let best_value = chosen_value + loss.value.max(0.0);
        let options = race.arms.iter().enumerate().map(|(place, arm)| {
            let behind_chosen = match place {
                0 => Gap::default(),
                1 => loss.opposite(),
                _ => race.gap(&race.arms[0], arm),
            };
            let n_last = if place < 2 { last.clusters.len() } else { 0 };
            Weighed {
                action: arm.action,
                value: (chosen_value - behind_chosen.value).clamp(0.0, best_value),
                behind_chosen,
                n_playouts: n_last + arm.values.len(),
            }
        });
        let mut options: Vec<_> = options.collect();
        options.sort_by(|a, b| b.value.partial_cmp(&a.value).unwrap_or(Ordering::Equal));
        options
    }
}

/// One of so many playouts is a pair that is played to the end.
fn playouts_per_end<G: Reviewed>() -> usize {
    if G::MOST_WORLDS == 1 {
        PLAYOUTS_PER_END_IF_OPEN
    } else {
        PLAYOUTS_PER_END
    }
}

/// The alternatives raced against each other; the chosen one stands first, behind it the others, the best first.
struct Race<'a, G: Reviewed> {
    decision: &'a Decision<G>,
    seed: u64,
    arms: Vec<Arm<G::Action>>,
    clusters: Vec<u32>,
    n_alive: usize,
}

impl<G: Reviewed> Race<'_, G> {
    /// Drops the worse half of the others again and again, until one is left.
    fn run<I: InformationSet<G>>(
        &mut self,
        information_set: &mut I,
        n_playouts: usize,
        dice: &mut SplitMix64,
    ) {
        self.n_alive = self.arms.len();
        let n_laps: usize = laps(self.arms.len() - 1).count();
        if n_laps == 0 {
            return;
        }
        let lengths: Vec<usize> = laps(self.arms.len() - 1)
            .map(|n_others| (n_playouts / n_laps / (n_others + 1)).max(1))
            .collect();
        let pool = WorldPool::new(information_set, lengths.iter().sum(), dice);
        self.clusters = pool.clusters(lengths.iter().sum());
        for length in lengths {
            let first = self.arms[0].values.len();
            for number in first..first + length {
                self.try_out(&pool, information_set, number);
            }
            self.arms[1..self.n_alive].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            self.n_alive = 1 + (self.n_alive - 1).div_ceil(2);
        }
    }

    /// One playout with each alternative that is left.
    fn try_out<I: InformationSet<G>>(
        &mut self,
        pool: &WorldPool<G>,
        information_set: &I,
        number: usize,
    ) {
        let seat = self.decision.seat;
        let dice = PlayoutDice::new(mixed(self.seed, number as u64));
        let mut world = pool.world(number).clone();
        world.shuffle_unseen(&mut dice.for_unseen());
        for arm in &mut self.arms[..self.n_alive] {
            let playout = Playout::new(information_set, world.clone(), dice);
            arm.values
                .push(playout.act(seat, arm.action).estimate()[seat]);
        }
    }

    /// How far one is ahead of the other, over the playouts that both had.
    fn gap(&self, ahead: &Arm<G::Action>, behind: &Arm<G::Action>) -> Gap {
        let pairs = ahead.values.iter().zip(&behind.values);
        let differences: Vec<f32> = pairs.map(|(a, b)| a - b).collect();
        Gap::of(&differences, &self.clusters[..differences.len()])
    }
}

/// How many others there are in each lap of a race.
fn laps(n_others: usize) -> impl Iterator<Item = usize> {
    let next = |&n: &usize| (n > 2).then(|| n.div_ceil(2));
    std::iter::successors((n_others > 1).then_some(n_others), next)
}

/// What the last comparison is to do.
struct Plan<A> {
    /// The best of the others.
    other: A,
    n_pairs: usize,
    /// How many of the pairs are played to the end of the match.
    n_ends: usize,
    seed: u64,
}

/// The choice against the best of the others.
struct LastComparison {
    /// What the choice was worth in each playout, and how much more the other was.
    chosen: Vec<f32>,
    differences: Vec<f32>,
    clusters: Vec<u32>,
    /// The first of the pairs, played to the end.
    ends: Vec<Ends>,
}

/// One world with the same chance behind it, played to the end in three ways.
struct Ends {
    chosen: Played,
    other: Played,
    /// As the reviewer plays quickly.
    quick: PerSeat<f32>,
}

impl LastComparison {
    fn run<G: Reviewed, I: InformationSet<G>>(
        decision: &Decision<G>,
        plan: &Plan<G::Action>,
        information_set: &mut I,
        dice: &mut SplitMix64,
    ) -> LastComparison {
        let pool = WorldPool::<G>::new(information_set, plan.n_pairs, dice);
        let seat = decision.seat;
        let mut last = LastComparison {
            chosen: Vec::with_capacity(plan.n_pairs),
            differences: Vec::with_capacity(plan.n_pairs),
            clusters: pool.clusters(plan.n_pairs),
            ends: Vec::with_capacity(plan.n_ends),
        };
        for number in 0..plan.n_pairs {
            let dice = PlayoutDice::new(mixed(plan.seed, number as u64));
            let mut world = pool.world(number).clone();
            world.shuffle_unseen(&mut dice.for_unseen());
            let playout = || Playout::new(&*information_set, world.clone(), dice);
            let [chosen, other] = [decision.chosen, plan.other];
            if number < plan.n_ends {
                let ends = Ends {
                    chosen: playout().act(seat, chosen).play(&world, seat),
                    other: playout().act(seat, other).play(&world, seat),
                    quick: playout().shares(),
                };
                last.add(ends.chosen.estimate[seat], ends.other.estimate[seat]);
                last.ends.push(ends);
            } else {
                let value = |action| playout().act(seat, action).estimate()[seat];
                last.add(value(chosen), value(other));
            }
        }
        last
    }

    fn add(&mut self, chosen: f32, other: f32) {
        self.chosen.push(chosen);
        self.differences.push(other - chosen);
    }

    fn n_seats(&self) -> usize {
        self.ends[0].quick.len()
    }

    fn chosen_value(&self) -> f64 {
        mean(&self.chosen)
    }

    /// How far the other is ahead of the choice.
    fn gap(&self) -> Gap {
        Gap::of(&self.differences, &self.clusters)
    }

    fn mean_of_ends(&self, value_of: impl Fn(&Ends) -> f32) -> f64 {
        let values: Vec<f32> = self.ends.iter().map(value_of).collect();
        mean(&values)
    }

    fn gap_of_ends(&self, difference: impl Fn(&Ends) -> f32) -> Gap {
        let differences: Vec<f32> = self.ends.iter().map(difference).collect();
        Gap::of(&differences, &self.clusters[..differences.len()])
    }

    fn fact_shares<G: Reviewed>(&self, facts_of: impl Fn(&Ends) -> u32) -> Vec<f64> {
        let share = |fact: usize| self.mean_of_ends(|end| (facts_of(end) >> fact & 1) as f32);
        (0..G::FACTS.len()).map(share).collect()
    }
}

fn mean(values: &[f32]) -> f64 {
    let sum: f64 = values.iter().map(|&value| f64::from(value)).sum();
    sum / values.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_race_goes_on_until_one_other_is_left() {
        assert_eq!(laps(1).count(), 0);
        assert_eq!(laps(2).collect::<Vec<_>>(), [2]);
        assert_eq!(laps(23).collect::<Vec<_>>(), [23, 12, 6, 3, 2]);
    }
}
