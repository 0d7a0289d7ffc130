//! What self-play has taught, for one number of players.

use std::sync::{Arc, LazyLock};

use hyakki_septet::Scoring;

use super::policy::Policy;
use super::standings::{RoundEnds, Standings};

/// What self-play has taught, for one number of players.
#[derive(Clone, Debug)]
pub(crate) struct Lore {
    /// How good players play; without it rules of thumb must do.
    pub(super) policy: Option<Policy>,
    /// The winning chances by score, with advanced and with basic scoring.
    standings: [Standings; 2],
}

/// The policy is fitted to how much the search thinks of each card; but people play the best of what they have thought of.
const SHARPNESS: f32 = 2.0;

impl Lore {
    pub(super) fn new(n_players: usize, policy: Option<Policy>, ends: &RoundEnds) -> Lore {
        let standings = [Scoring::Advanced, Scoring::Basic]
            .map(|scoring| Standings::new(n_players, scoring, ends));
        let policy = policy.map(|policy| policy.sharpened(SHARPNESS));
        Lore { policy, standings }
    }

    /// What is stored in this crate: all of it, or without the policy.
    pub(super) fn stored(n_players: usize, with_policy: bool) -> Arc<Lore> {
        static STORED: LazyLock<[[Arc<Lore>; 2]; 2]> = LazyLock::new(|| {
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
                [None, Some(policy)].map(|policy| Arc::new(Lore::new(few + 3, policy, &ends)))
            })
        });
        Arc::clone(&STORED[n_players - 3][usize::from(with_policy)])
    }

    pub(super) fn standings(&self, scoring: Scoring) -> &Standings {
        match scoring {
            Scoring::Advanced => &self.standings[0],
            Scoring::Basic => &self.standings[1],
        }
    }
}
