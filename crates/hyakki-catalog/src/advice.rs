//! What a mind would play, with its reasons in figures.

use std::fmt::Display;

use hyakki_search::Advice;
use serde::Serialize;
use serde_json::Value;

/// What a mind thinks of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct AnyAdvice {
    /// How many simulations the figures rest on; 0 where nothing was simulated.
    pub n_simulations: u32,
    /// The actions it looked at, the one it would play first.
    pub considered: Vec<Considered>,
}

/// One action as a mind looked at it.
#[derive(Clone, Debug, PartialEq)]
pub struct Considered {
    /// The action in the game's notation.
    pub action: String,
    /// The same in parts.
    pub action_parts: Value,
    /// How much of its attention the mind gave it, from 0 to 1.
    pub share: f32,
    /// The chance of winning with it, from 0 to 1; nothing where nothing was simulated.
    pub value: Option<f32>,
}

impl AnyAdvice {
    /// What a search found out: the more often it looked at an action, the better it thinks of it.
    pub(crate) fn of_search<A: Copy + Display + Serialize>(advice: &[Advice<A>]) -> AnyAdvice {
        let n_simulations = advice.iter().map(|one| one.n_visits).sum();
        let mut considered: Vec<_> = advice.iter().filter(|one| one.n_visits > 0).collect();
        considered.sort_by(|a, b| (b.n_visits.cmp(&a.n_visits)).then(b.value.total_cmp(&a.value)));
        let considered = considered.into_iter().map(|one| Considered {
            action: one.action.to_string(),
            action_parts: parts(&one.action),
            share: one.n_visits as f32 / n_simulations as f32,
            value: Some(one.value),
        });
        AnyAdvice {
            n_simulations,
            considered: considered.collect(),
        }
    }

    /// What looked promising at first sight, without any simulation.
    pub(crate) fn of_first_look<A: Copy + Display + Serialize>(advice: &[Advice<A>]) -> AnyAdvice {
        let sum: f32 = advice.iter().map(|one| one.value).sum();
        let mut considered: Vec<_> = advice
            .iter()
            .map(|one| Considered {
                action: one.action.to_string(),
                action_parts: parts(&one.action),
                share: if sum > 0.0 {
                    one.value / sum
                } else {
                    1.0 / advice.len() as f32
                },
                value: None,
            })
            .collect();
        considered.sort_by(|a, b| b.share.total_cmp(&a.share));
        AnyAdvice {
            n_simulations: 0,
            considered,
        }
    }
}

fn parts<A: Serialize>(action: &A) -> Value {
    serde_json::to_value(action).expect("an action always makes JSON")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn looks(figures: [(char, u32, f32); 3]) -> Vec<Advice<char>> {
        let looks = figures.map(|(action, n_visits, value)| Advice {
            action,
            n_visits,
            value,
        });
        looks.to_vec()
    }

    fn figures(advice: &AnyAdvice) -> Vec<(&str, f32, Option<f32>)> {
        let considered = advice.considered.iter();
        considered
            .map(|one| (one.action.as_str(), one.share, one.value))
            .collect()
    }

    #[test]
    fn the_most_simulated_comes_first_with_its_share_and_chance() {
        let advice = AnyAdvice::of_search(&looks([('a', 1, 1.0), ('b', 3, 0.5), ('c', 0, 0.0)]));
        assert_eq!(advice.n_simulations, 4);
        let expected = [("b", 0.75, Some(0.5)), ("a", 0.25, Some(1.0))];
        assert_eq!(figures(&advice), expected);
    }

    #[test]
    fn a_first_look_has_shares_and_no_chances() {
        let advice =
            AnyAdvice::of_first_look(&looks([('a', 8, 0.5), ('b', 8, 1.5), ('c', 8, 0.0)]));
        assert_eq!(advice.n_simulations, 0);
        let expected = [("b", 0.75, None), ("a", 0.25, None), ("c", 0.0, None)];
        assert_eq!(figures(&advice), expected);
    }
}
