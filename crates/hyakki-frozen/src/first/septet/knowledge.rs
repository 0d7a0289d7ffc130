//! What is known about playing Septet well.

use std::sync::Arc;

use crate::search::{InformationSet, Knowledge, SequentialHalving, Settings, WeightedWorlds};
use hyakki_core::{Dice, Game, PerSeat, Seat};
use hyakki_search::{Advice, Question};
use hyakki_septet::{Action, Actions, Septet, SeptetView, Worlds};

use super::beliefs;
use super::policy_kind::PolicyKind;
use super::weights::Weights;

/// How a pass is found: there are hundreds, and no tree goes deep behind each of them.
const PASSES: SequentialHalving = SequentialHalving {
    n_arms: 24,
    prior_pseudo_count: 4.0,
    prior_scale: 0.02,
};

/// What is known about playing Septet well.
#[derive(Clone, Debug)]
pub(crate) struct SeptetKnowledge {
    /// For three and for four players.
    weights: [Arc<Weights>; 2],
    /// Whether worlds are weighted by what the others passed and played.
    infers: bool,
}

/// The worlds that fit a view of Septet.
#[derive(Debug)]
pub(crate) struct SeptetInformationSet {
    view: SeptetView,
    worlds: Worlds,
    weights: Arc<Weights>,
    /// Worlds weighted by what was seen, if anything is inferred from it.
    weighted: Option<WeightedWorlds<Septet>>,
}

impl SeptetKnowledge {
    /// A heuristic, and nothing that self-play has found but what a score is worth.
    #[must_use]
    pub(crate) fn heuristic() -> SeptetKnowledge {
        SeptetKnowledge {
            weights: [3, 4].map(|n_players| Weights::stored(n_players, false)),
            infers: false,
        }
    }

    /// What self-play has found.
    #[must_use]
    pub(crate) fn trained() -> SeptetKnowledge {
        SeptetKnowledge {
            weights: [3, 4].map(|n_players| Weights::stored(n_players, true)),
            infers: false,
        }
    }

    /// The knowledge that also draws conclusions from what the others passed and played.
    #[must_use]
    pub(crate) fn inferring(self) -> SeptetKnowledge {
        SeptetKnowledge {
            infers: true,
            ..self
        }
    }

    /// The parameters of a search that go with it.
    #[must_use]
    pub(crate) fn settings() -> Settings {
        Settings {
            exploration: 0.5,
            uniform_mix: 0.15,
            expand_after_visits: 5,
        }
    }
}

impl Knowledge<Septet> for SeptetKnowledge {
    type InformationSet = SeptetInformationSet;

    fn information_set(&self, view: &SeptetView) -> SeptetInformationSet {
        SeptetInformationSet {
            view: view.clone(),
            worlds: Worlds::of(view),
            weights: Arc::clone(&self.weights[view.players - 3]),
            weighted: self.infers.then(|| WeightedWorlds::new(beliefs::LIMITS)),
        }
    }

    fn advise_without_tree(
        &self,
        question: &Question<'_, Septet>,
        information_set: &mut SeptetInformationSet,
        dice: &mut impl Dice,
    ) -> Option<Vec<Advice<Action>>> {
        match question.actions {
            Actions::Pass(_) => Some(PASSES.advise(question, information_set, dice)),
            Actions::Play(_) => None,
        }
    }
}

impl InformationSet<Septet> for SeptetInformationSet {
    fn sample(&mut self, dice: &mut impl Dice) -> Septet {
        let (view, worlds) = (&self.view, &mut self.worlds);
        match &mut self.weighted {
            Some(weighted) => {
                let policy = PolicyKind::of(&self.weights);
                *weighted.draw(dice, |dice| {
                    let world = worlds.sample(dice);
                    (world, beliefs::log_weight(&world, view, policy))
                })
            }
            None => worlds.sample(dice),
        }
    }

    #[inline]
    fn rollout_action(
        &self,
        world: &Septet,
        seat: Seat,
        actions: &Actions,
        dice: &mut impl Dice,
    ) -> Action {
        PolicyKind::of(&self.weights).sample(world, seat, actions, dice)
    }

    fn priors(&self, world: &Septet, seat: Seat, actions: &Actions, priors: &mut Vec<f32>) {
        PolicyKind::of(&self.weights).add_weights(world, seat, actions, priors);
    }

    fn horizon_value(&self, world: &Septet) -> Option<PerSeat<f32>> {
        self.weights
            .equity(world.config().scoring())
            .win_probabilities(world)
    }
}
