//! How often two searches of the same budget choose the same.

use hyakki_core::{ActionSet, GameRng, drive};
use hyakki_minds::GameWithMinds;
use serde::Serialize;

use crate::contestant::Contestant;
use crate::statistics::Estimate;
use crate::thinker::Thinker;

/// How often two searches of the same budget choose the same: where they do not, the budget or the worlds were too few to tell,
/// or it makes no difference.
#[derive(Debug, Serialize)]
pub(crate) struct Agreement {
    n_decisions: usize,
    /// The share of the decisions in which both chose the same.
    share: Estimate,
}

impl Agreement {
    /// Lets a mind play with itself, and asks it twice each time it has a choice; the first answer is played.
    pub(crate) fn measure<G: GameWithMinds>(
        config: G::Config,
        who: &Contestant,
        games: impl Iterator<Item = u64>,
        seed: u64,
    ) -> Option<Agreement> {
        let mut cases = Vec::new();
        for number in games {
            let mut dice = GameRng::for_game(seed, number);
            let mut thoughts = [0, 1].map(|n| GameRng::for_game(!seed, 2 * number + n));
            let mut thinker = Thinker::<G>::of(&who.kind)?;
            let (mut n_decisions, mut n_alike) = (0_u32, 0_u32);
            let mut state = G::new(config);
            drive(&mut state, &mut dice, |state, seat, _| {
                let actions = state.legal_actions(seat);
                if actions.len() == 1 {
                    return actions.nth(0);
                }
                let [one, other] = thoughts.each_mut().map(|rng| {
                    (who.limit).think(|budget| thinker.choose(state, seat, budget, rng))
                });
                n_decisions += 1;
                n_alike += u32::from(one == other);
                one
            });
            cases.push((f64::from(n_alike), f64::from(n_decisions)));
        }
        Some(Agreement {
            n_decisions: cases.iter().map(|case| case.1 as usize).sum(),
            share: Estimate::of_shares_of(&cases),
        })
    }

    pub(crate) fn to_text(&self) -> String {
        let share = self.share.map(|share| 100.0 * share);
        let share = share.in_words(|percent| format!("{percent:.1}"));
        format!(
            "two searches chose the same in {share} % of {} decisions\n",
            self.n_decisions
        )
    }
}
