//! How somebody plays: a score for every card and every pass, the higher the likelier.

use std::str::FromStr;

use super::card_features::{self, N_FOLLOW, N_LEAD};
use super::pass_features::{DealtHand, N_PASS};
use super::trick_context::TrickContext;
use crate::first::bad_weights::BadWeights;

/// Scores fitted by self-play: a weight for each feature of a card.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Policy {
    lead: Vec<f32>,
    follow: Vec<f32>,
    pass: Vec<f32>,
}

/// Weights stand in a file as whole numbers: this many to a unit.
const PER_UNIT: f32 = 100.0;

impl Policy {
    /// The policy that plays everything with the same probability.
    #[must_use]
    pub(crate) fn uniform() -> Policy {
        Policy {
            lead: vec![0.0; N_LEAD],
            follow: vec![0.0; N_FOLLOW],
            pass: vec![0.0; N_PASS],
        }
    }

    /// The same policy at a lower temperature: scores are multiplied by the factor.
    pub(super) fn sharpened(mut self, factor: f32) -> Policy {
        for weights in [&mut self.lead, &mut self.follow, &mut self.pass] {
            weights.iter_mut().for_each(|weight| *weight *= factor);
        }
        self
    }

    /// The score of a card to play.
    #[inline]
    pub(super) fn score(&self, context: &TrickContext<'_>, card: usize) -> f32 {
        let mut score = 0.0;
        if context.is_lead() {
            card_features::of_lead(context, card, |place| score += self.lead[place]);
        } else {
            card_features::of_follow(context, card, |place| score += self.follow[place]);
        }
        score
    }

    /// The score of one card of a pass.
    #[inline]
    pub(super) fn score_passed(&self, dealt: &DealtHand, card: usize) -> f32 {
        let mut score = 0.0;
        dealt.of_card(card, |place| score += self.pass[place]);
        score
    }

    /// What three cards passed together add to the sum of their scores.
    #[inline]
    pub(super) fn score_passed_together(&self, dealt: &DealtHand, cards: u64) -> f32 {
        let mut score = 0.0;
        dealt.of_trio(cards, |place| score += self.pass[place]);
        score
    }
}

impl FromStr for Policy {
    type Err = BadWeights;

    fn from_str(text: &str) -> Result<Policy, BadWeights> {
        let mut policy = Policy::uniform();
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        for (name, weights) in [
            ("lead", &mut policy.lead),
            ("follow", &mut policy.follow),
            ("pass", &mut policy.pass),
        ] {
            let numbers = lines
                .next()
                .and_then(|line| line.strip_prefix(name))
                .ok_or_else(|| BadWeights(format!("the weights for {name} are missing")))?;
            let numbers: Vec<f32> = numbers
                .split_whitespace()
                .map(|number| number.parse::<i32>().map(|whole| whole as f32 / PER_UNIT))
                .collect::<Result<_, _>>()
                .map_err(|_| BadWeights(format!("a weight for {name} is no number")))?;
            if numbers.len() != weights.len() {
                let (n, expected) = (numbers.len(), weights.len());
                return Err(BadWeights(format!(
                    "{n} weights for {name} instead of {expected}"
                )));
            }
            *weights = numbers;
        }
        Ok(policy)
    }
}
