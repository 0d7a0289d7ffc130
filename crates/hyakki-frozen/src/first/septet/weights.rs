//! What self-play has found, for one number of players.

use std::sync::{Arc, LazyLock};

use hyakki_septet::Scoring;

use super::match_equity::MatchEquity;
use super::policy::Policy;
use super::round_ends::RoundEnds;

/// What self-play has found, for one number of players.
#[derive(Clone, Debug)]
pub(crate) struct Weights {
    /// How good players play; without it a heuristic must do.
    pub(super) policy: Option<Policy>,
    /// With advanced and with basic scoring.
    equity: [MatchEquity; 2],
}

/// The policy is fitted to how much the search thinks of each card; but people play the best of what they have thought of.
const SHARPNESS: f32 = 2.0;

impl Weights {
    pub(super) fn new(n_players: usize, policy: Option<Policy>, ends: &RoundEnds) -> Weights {
        let equity = [Scoring::Advanced, Scoring::Basic]
            .map(|scoring| MatchEquity::new(n_players, scoring, ends));
        let policy = policy.map(|policy| policy.sharpened(SHARPNESS));
        Weights { policy, equity }
    }

    /// What is stored in this crate: all of it, or without the policy.
    pub(super) fn stored(n_players: usize, with_policy: bool) -> Arc<Weights> {
        static STORED: LazyLock<[[Arc<Weights>; 2]; 2]> = LazyLock::new(|| {
            let texts = [
                (
                    include_str!("three-policy.txt"),
                    include_str!("three-rounds.txt"),
                ),
                (
                    include_str!("four-policy.txt"),
                    include_str!("four-rounds.txt"),
                ),
            ];
            std::array::from_fn(|few| {
                let (policy, rounds) = texts[few];
                let ends = rounds
                    .parse()
                    .expect("the counts in this crate are complete");
                let policy = policy
                    .parse()
                    .expect("the weights in this crate are complete");
                [None, Some(policy)].map(|policy| Arc::new(Weights::new(few + 3, policy, &ends)))
            })
        });
        Arc::clone(&STORED[n_players - 3][usize::from(with_policy)])
    }

    pub(super) fn equity(&self, scoring: Scoring) -> &MatchEquity {
        match scoring {
            Scoring::Advanced => &self.equity[0],
            Scoring::Basic => &self.equity[1],
        }
    }
}
