//! How somebody plays: a score for every card and every pass, the higher the likelier.

use std::fmt::Write as _;
use std::str::FromStr;

use super::card_features::{self, N_FOLLOW, N_LEAD};
use super::decision::DecisionKind;
use super::pass_features::{DealtHand, N_PASS};
use super::trick_context::TrickContext;
use crate::bad_weights::BadWeights;

/// Scores fitted by self-play: a weight for each feature of a card.
#[derive(Clone, Debug, PartialEq)]
pub struct Policy {
    lead: Vec<f32>,
    follow: Vec<f32>,
    pass: Vec<f32>,
}

/// Weights stand in a file as whole numbers: this many to a unit.
const PER_UNIT: f32 = 100.0;

impl Policy {
    /// The policy that plays everything with the same probability.
    #[must_use]
    pub fn uniform() -> Policy {
        Policy {
            lead: vec![0.0; N_LEAD],
            follow: vec![0.0; N_FOLLOW],
            pass: vec![0.0; N_PASS],
        }
    }

    /// The weights for decisions of this kind.
    #[must_use]
    pub fn weights(&self, kind: DecisionKind) -> &[f32] {
        match kind {
            DecisionKind::Lead => &self.lead,
            DecisionKind::Follow => &self.follow,
            DecisionKind::Pass => &self.pass,
        }
    }

    /// The weights for decisions of this kind, to be changed.
    pub fn weights_mut(&mut self, kind: DecisionKind) -> &mut [f32] {
        match kind {
            DecisionKind::Lead => &mut self.lead,
            DecisionKind::Follow => &mut self.follow,
            DecisionKind::Pass => &mut self.pass,
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

    /// The policy as text; [`FromStr`] reads it. `made_by` says how it came about.
    #[must_use]
    pub fn to_text(&self, made_by: &str) -> String {
        let mut text = format!("# {made_by}\n");
        for (name, weights) in [
            ("lead", &self.lead),
            ("follow", &self.follow),
            ("pass", &self.pass),
        ] {
            text.push_str(name);
            for weight in weights {
                write!(text, " {}", (weight * PER_UNIT).round() as i32)
                    .expect("a string takes all");
            }
            text.push('\n');
        }
        text
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_in_the_crate_are_read_as_they_were_written() {
        for text in [
            include_str!("three-policy.txt"),
            include_str!("four-policy.txt"),
        ] {
            let policy: Policy = text.parse().unwrap();
            assert_eq!(policy.to_text("again").parse(), Ok(policy));
        }
    }

    #[test]
    fn incomplete_weights_are_refused() {
        let reason = |text: &str| text.parse::<Policy>().unwrap_err().to_string();
        assert_eq!(reason(""), "the weights for lead are missing");
        assert_eq!(reason("lead 1 x"), "a weight for lead is no number");
        let expected = format!("1 weights for lead instead of {N_LEAD}");
        assert_eq!(reason("lead 1"), expected);
    }
}
