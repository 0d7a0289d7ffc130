//! Decisions that were thought through, to learn from.

use hyakki_minds::septet::{Decision, DecisionKind};
use hyakki_search::Advice;
use hyakki_septet::Action;

/// A decision: the features of every action, and how much of the thinking each was worth.
#[derive(Clone, Debug)]
pub(super) struct Example {
    pub(super) kind: DecisionKind,
    pub(super) options: Vec<Choice>,
}

#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) features: Box<[u16]>,
    /// From 0 to 1; together 1.
    pub(super) share: f32,
}

impl Example {
    /// A decision with what a search thought of it.
    pub(super) fn new(decision: Decision, advice: &[Advice<Action>]) -> Example {
        let total: u32 = advice.iter().map(|advice| advice.n_visits).sum();
        let share = |action: Action| {
            let found = advice.iter().find(|advice| advice.action == action);
            found.map_or(0.0, |advice| advice.n_visits as f32 / total as f32)
        };
        let options = decision.actions.into_iter();
        Example {
            kind: decision.kind,
            options: options
                .map(|(action, features)| Choice {
                    features,
                    share: share(action),
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
