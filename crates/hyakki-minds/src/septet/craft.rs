//! What is known about playing Septet well.

use std::sync::Arc;

use hyakki_core::{Dice, Game, PerSeat, Seat};
use hyakki_search::{Advice, Candidates, Craft, Insight, Question, Settings, Trials};
use hyakki_septet::{Action, Actions, Septet, SeptetView, Worlds};

use super::beliefs;
use super::lore::Lore;
use super::policy::Policy;
use super::standings::RoundEnds;
use super::taste::Taste;

/// How a pass is found: there are hundreds, and no tree goes deep behind each of them.
const PASSES: Trials = Trials {
    n_tried: 24,
    prior_worlds: 4.0,
    trust: 0.02,
};

/// What is known about playing Septet well.
#[derive(Clone, Debug)]
pub struct SeptetCraft {
    /// For three and for four players.
    lore: [Arc<Lore>; 2],
    /// Whether worlds are weighed by what the others passed and played.
    infers: bool,
}

/// The craft applied to one view.
#[derive(Debug)]
pub struct SeptetInsight {
    view: SeptetView,
    worlds: Worlds,
    lore: Arc<Lore>,
    /// Worlds weighed by what was seen, if anything is inferred from it.
    candidates: Option<Candidates<Septet>>,
}

impl SeptetCraft {
    /// Rules of thumb, and nothing that self-play has taught but what a score is worth.
    #[must_use]
    pub fn thumb() -> SeptetCraft {
        SeptetCraft {
            lore: [3, 4].map(|n_players| Lore::stored(n_players, false)),
            infers: false,
        }
    }

    /// What self-play has taught.
    #[must_use]
    pub fn taught() -> SeptetCraft {
        SeptetCraft {
            lore: [3, 4].map(|n_players| Lore::stored(n_players, true)),
            infers: false,
        }
    }

    /// The craft that also draws conclusions from what the others passed and played.
    #[must_use]
    pub fn inferring(self) -> SeptetCraft {
        SeptetCraft {
            infers: true,
            ..self
        }
    }

    /// The numbers of a search that go with it.
    #[must_use]
    pub fn settings() -> Settings {
        Settings {
            exploration: 0.5,
            ..Settings::default()
        }
    }

    /// The craft with weights of one's own, for one number of players: how good players play (without it rules of thumb must
    /// do), and how rounds end.
    #[must_use]
    pub fn with_weights(n_players: usize, policy: Option<Policy>, ends: &RoundEnds) -> SeptetCraft {
        let lore = Arc::new(Lore::new(n_players, policy, ends));
        SeptetCraft {
            lore: [Arc::clone(&lore), lore],
            infers: false,
        }
    }
}

impl Craft<Septet> for SeptetCraft {
    type Insight = SeptetInsight;

    fn look(&self, view: &SeptetView) -> SeptetInsight {
        SeptetInsight {
            view: view.clone(),
            worlds: Worlds::of(view),
            lore: Arc::clone(&self.lore[view.players - 3]),
            candidates: self.infers.then(|| Candidates::new(beliefs::LIMITS)),
        }
    }

    fn decide(
        &self,
        question: &Question<'_, Septet>,
        insight: &mut SeptetInsight,
        dice: &mut impl Dice,
    ) -> Option<Vec<Advice<Action>>> {
        match question.actions {
            Actions::Pass(_) => Some(PASSES.advise(question, insight, dice)),
            Actions::Play(_) => None,
        }
    }
}

impl Insight<Septet> for SeptetInsight {
    fn sample(&mut self, dice: &mut impl Dice) -> Septet {
        let (view, worlds) = (&self.view, &mut self.worlds);
        match &mut self.candidates {
            Some(candidates) => {
                let taste = Taste::of(&self.lore);
                *candidates.draw(dice, |dice| {
                    let world = worlds.sample(dice);
                    (world, beliefs::log_weight(&world, view, taste))
                })
            }
            None => worlds.sample(dice),
        }
    }

    #[inline]
    fn play(&self, world: &Septet, seat: Seat, actions: &Actions, dice: &mut impl Dice) -> Action {
        Taste::of(&self.lore).play(world, seat, actions, dice)
    }

    fn weigh(&self, world: &Septet, seat: Seat, actions: &Actions, weights: &mut Vec<f32>) {
        Taste::of(&self.lore).weigh(world, seat, actions, weights);
    }

    fn value(&self, world: &Septet) -> Option<PerSeat<f32>> {
        self.lore.standings(world.config().scoring()).value(world)
    }
}
