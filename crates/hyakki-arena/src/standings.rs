//! What came out of a contest.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use hyakki_core::{Dice, GameRng};
use hyakki_minds::MindId;
use serde::Serialize;

use crate::contestant::{Contestant, Kind, Sight};
use crate::played::{Pace, Played};
use crate::plural::plural;
use crate::ratings::Ratings;
use crate::statistics::{Estimate, elo, elo_in_words};

/// What came out of a contest.
#[derive(Clone, Debug, Serialize)]
pub struct Standings {
    /// How many games were played.
    pub n_games: usize,
    /// How many deals, each in every seating.
    pub n_deals: usize,
    /// How many sides a table has.
    pub n_sides: usize,
    /// Each contestant, in the order they were named.
    pub standings: Vec<Standing>,
}

/// How one contestant did.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// Its name on the command line.
    pub name: String,
    /// What it is.
    #[serde(skip)]
    pub kind: Kind,
    /// How many games it took part in.
    pub n_games: usize,
    /// Its share of the wins, by seat: who has two of four seats can win with one of them only.
    pub share: Estimate,
    /// The share above what would be fair.
    pub above_fair: Estimate,
    /// Of two: how many Elo above the other. Of more: a rating; their mean is 0.
    pub elo: Estimate,
    /// How much of the way in Elo to the seer it has gone, from R3 or, if that took no part, from R2 or the weakest. The interval
    /// is that of a bootstrap over deals.
    pub share_of_gap: Option<Estimate>,
    /// How long it thought.
    pub pace: Pace,
    /// Games it lost beside the table, by reason.
    pub forfeits: BTreeMap<String, usize>,
}

/// The games of one deal.
type Deal<'a> = Vec<&'a Played>;

impl Standings {
    /// What these games say about these contestants.
    #[must_use]
    pub fn new(contestants: &[Contestant], n_sides: usize, games: &[Played]) -> Standings {
        let deals = deals(games);
        let mut standings: Vec<Standing> = (0..)
            .zip(contestants)
            .map(|(who, contestant)| Standing::new(contestant, who, n_sides, &deals))
            .collect();
        match &mut standings[..] {
            [one, other] => {
                // The first sits alone, so its share says everything.
                one.elo = one.share.map(|share| elo(share, n_sides));
                other.elo = one.elo.opposite();
            }
            many => {
                let mut ratings = Ratings::new(many.len());
                for played in games {
                    ratings.count(played.sides(n_sides));
                }
                let shares: Vec<Estimate> = many.iter().map(|standing| standing.share).collect();
                for (standing, elo) in many.iter_mut().zip(ratings.estimates(&shares)) {
                    standing.elo = elo;
                }
            }
        }
        measure_gap(&mut standings, n_sides, &deals);
        Standings {
            n_games: games.len(),
            n_deals: deals.len(),
            n_sides,
            standings,
        }
    }

    /// The table for people.
    #[must_use]
    pub fn to_text(&self) -> String {
        let names = (self.standings.iter()).map(|standing| standing.name.chars().count());
        let width = names.max().unwrap_or(0).max(5);
        let mut text = format!(
            "{:width$}  {:>22}  {:>22}  {:>8}  {:>8}\n",
            "mind", "share of wins", "Elo", "ms/move", "longest"
        );
        for standing in &self.standings {
            let share = standing.share.map(|share| 100.0 * share);
            let shares = format!("{:.1} % [{:.1}, {:.1}]", share.value, share.low, share.high);
            let elos = standing.elo.in_words(elo_in_words);
            let longest = standing.pace.longest_us as f64 / 1_000.0;
            let mean = standing.pace.mean_ms();
            let name = &standing.name;
            write!(
                text,
                "{name:width$}  {shares:>22}  {elos:>22}  {mean:>8.2}  {longest:>8.1}"
            )
            .expect("a string takes all");
            if let Some(gap) = standing.share_of_gap {
                let gap = gap.map(|gap| 100.0 * gap);
                let gap = gap.in_words(|percent| format!("{percent:.0}"));
                write!(text, "  {gap} % of the way to the seer").expect("a string takes all");
            }
            text.push('\n');
            for (reason, n) in &standing.forfeits {
                writeln!(text, "{:width$}  forfeits {n}: {reason}", "")
                    .expect("a string takes all");
            }
        }
        writeln!(
            text,
            "{} of {}; a fair share is {:.1} %{}",
            plural(self.n_games as u64, "game"),
            plural(self.n_deals as u64, "deal"),
            100.0 / self.n_sides as f64,
            if self.n_sides > 2 {
                " for each seat"
            } else {
                ""
            }
        )
        .expect("a string takes all");
        text
    }
}

impl Standing {
    fn new(contestant: &Contestant, who: u8, n_sides: usize, deals: &[Deal<'_>]) -> Standing {
        let mut shares = Vec::with_capacity(deals.len());
        let mut pace = Pace::default();
        let mut forfeits = BTreeMap::new();
        let mut n_games = 0;
        for deal in deals {
            let own = deal.iter().filter(|played| played.seats.contains(&who));
            let own: Vec<f64> = own.map(|played| played.share_of(who)).collect();
            n_games += own.len();
            if !own.is_empty() {
                shares.push(own.iter().sum::<f64>() / own.len() as f64);
            }
            for played in deal {
                for (seat, _) in (played.seats.iter().enumerate()).filter(|seat| *seat.1 == who) {
                    pace.add(&played.paces[seat]);
                    if let Some(forfeit) = played.forfeit.as_ref().filter(|f| f.seat == seat) {
                        *forfeits.entry(forfeit.reason.clone()).or_default() += 1;
                    }
                }
            }
        }
        let share = Estimate::of_shares(&shares);
        Standing {
            name: contestant.to_string(),
            kind: contestant.kind.clone(),
            n_games,
            share,
            above_fair: share.map(|share| share - 1.0 / n_sides as f64),
            elo: Estimate::default(),
            share_of_gap: None,
            pace,
            forfeits,
        }
    }
}

fn deals(games: &[Played]) -> Vec<Deal<'_>> {
    let mut deals = BTreeMap::<u64, Deal<'_>>::new();
    for played in games {
        deals.entry(played.deal).or_default().push(played);
    }
    deals.into_values().collect()
}

/// How much of the way from the reference to the seer each has gone.
fn measure_gap(standings: &mut [Standing], n_sides: usize, deals: &[Deal<'_>]) {
    let place = |kind: Kind| standings.iter().position(|standing| standing.kind == kind);
    let seer = place(Kind::Seer(Sight::HandsOnly)).or_else(|| place(Kind::Seer(Sight::All)));
    let Some(seer) = seer.filter(|_| standings.len() > 2) else {
        return;
    };
    let elo = |&who: &usize| standings[who].elo.value;
    let weakest = || (0..standings.len()).min_by(|a, b| elo(a).total_cmp(&elo(b)));
    let reference = place(Kind::Mind(MindId::R2)).or_else(weakest);
    let Some(reference) = reference.filter(|reference| elo(&seer) > elo(reference)) else {
        return;
    };
    let elos: Vec<f64> = (0..standings.len()).map(|who| elo(&who)).collect();
    let others = bootstrap(standings.len(), n_sides, deals);
    for (who, standing) in standings.iter_mut().enumerate() {
        let share = |elos: &Vec<f64>| {
            (elos[who] - elos[reference]) / f64::max(elos[seer] - elos[reference], 1.0)
        };
        let shares = others.iter().map(share).collect();
        standing.share_of_gap = Some(Estimate::of_bootstrap(share(&elos), shares));
    }
}

/// How often deals are drawn again.
const N_BOOTSTRAPS: u64 = 1_000;

/// Everybody's ratings by as many deals as there are, drawn from them with repetitions: again and again, so that one sees how
/// much they depend on which deals there were. Games of one deal stay together.
fn bootstrap(n: usize, n_sides: usize, deals: &[Deal<'_>]) -> Vec<Vec<f64>> {
    let ratings = (0..N_BOOTSTRAPS).map(|number| {
        let mut dice = GameRng::for_game(BOOTSTRAP_SEED, number);
        let mut ratings = Ratings::new(n);
        for _ in deals {
            for played in &deals[dice.index(deals.len())] {
                ratings.count(played.sides(n_sides));
            }
        }
        ratings.elos()
    });
    ratings.collect()
}

/// Where the random numbers of all bootstraps start, so that the same games give the same intervals.
const BOOTSTRAP_SEED: u64 = 1;

#[cfg(test)]
mod tests {
    use super::*;

    fn contestants<const N: usize>(names: [&str; N]) -> [Contestant; N] {
        names.map(|name| Contestant::parse(name, None).unwrap())
    }

    /// Games of three at tables of three, which they win as 9 to 3 to 1.
    fn games() -> Vec<Played> {
        let winners = [[0; 9].as_slice(), &[1; 3], &[2]].concat();
        let games = winners.into_iter().map(|winner| Played {
            deal: 0,
            seating: 0,
            seats: vec![0, 1, 2],
            shares: (0..3)
                .map(|who| f64::from(u8::from(who == winner)))
                .collect(),
            points: vec![0; 3],
            ending: String::new(),
            n_steps: 1,
            paces: vec![Pace::default(); 3],
            forfeit: None,
        });
        // Often enough that nothing else counts.
        let repeated = games.cycle().take(13 * 500).enumerate();
        let with_own_deal = repeated.map(|(number, played)| Played {
            deal: number as u64,
            ..played
        });
        with_own_deal.collect()
    }

    #[test]
    fn who_is_three_times_as_strong_as_the_reference_and_a_third_of_the_seer_is_half_way() {
        let contestants = contestants(["seer@9", "master", "r2@9"]);
        let all = Standings::new(&contestants, 3, &games());
        let [seer, master, reference] = &all.standings[..] else {
            panic!("three took part");
        };
        assert!((seer.elo.value - master.elo.value - 400.0 * 3_f64.log10()).abs() < 1.0);
        let [of_seer, gap, of_reference] =
            [seer, master, reference].map(|standing| standing.share_of_gap.unwrap());
        assert!((gap.value - 0.5).abs() < 0.01);
        assert_eq!(of_seer, Estimate::exactly(1.0));
        assert_eq!(of_reference, Estimate::exactly(0.0));
        assert!(
            gap.low < 0.49 && gap.low > 0.4 && gap.high > 0.51 && gap.high < 0.6,
            "{gap:?}"
        );
        assert!(master.elo.low < master.elo.value && master.elo.value < master.elo.high);
    }

    #[test]
    fn of_two_each_is_as_far_above_the_other_as_that_is_below() {
        let mut games = games();
        for played in &mut games {
            played.seats = vec![0, 1, 1];
        }
        let all = Standings::new(&contestants(["master", "adept"]), 3, &games);
        let [one, other] = [0, 1].map(|who| all.standings[who].elo);
        // 9 of 13 wins where 1 of 3 is fair.
        assert!((one.value - 400.0 * 4.5_f64.log10()).abs() < 1.0, "{one:?}");
        assert_eq!(other, one.opposite());
    }
}
