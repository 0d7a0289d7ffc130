//! Decisions that were thought through, to learn from.

use hyakki_minds::septet::{Decision, DecisionKind};
use hyakki_search::Advice;
use hyakki_septet::Action;

/// A decision: the features of every action, and the policy that the search made of them.
#[derive(Clone, Debug)]
pub(super) struct Example {
    pub(super) kind: DecisionKind,
    pub(super) options: Vec<Choice>,
}

#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) features: Box<[u16]>,
    /// The probability to be fitted: the share of the visits.
    pub(super) target: f32,
}

impl Example {
    /// A decision with what a search thought of it.
    pub(super) fn new(decision: Decision, advice: &[Advice<Action>]) -> Example {
        let total: u32 = advice.iter().map(|advice| advice.n_visits).sum();
        let target = |action: Action| {
            let found = advice.iter().find(|advice| advice.action == action);
            found.map_or(0.0, |advice| advice.n_visits as f32 / total as f32)
        };
        let options = decision.actions.into_iter();
        Example {
            kind: decision.kind,
            options: options
                .map(|(action, features)| Choice {
                    features,
                    target: target(action),
                })
                .collect(),
        }
    }
}

/// Decisions of the last generations.
#[derive(Clone, Debug, Default)]
pub(super) struct Examples {
    pub(super) list: Vec<Example>,
    n_old: usize,
}

impl Examples {
    pub(super) fn add(&mut self, example: Example) {
        self.list.push(example);
    }

    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// Forgets what is older than the last generation.
    pub(super) fn forget_older(&mut self) {
        self.list.drain(..self.n_old);
        self.n_old = self.list.len();
    }
}
