//! What a linear evaluator sees of a position.

use hyakki_core::{PerSeat, Seat};

use crate::linear_evaluator::LinearEvaluator;

/// What a [`LinearEvaluator`] sees of a position: the stage of the match, and the features of each seat with their amounts.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionFeatures {
    stage: usize,
    /// Each seat's features with their amounts, seat after seat.
    features: Vec<(u32, f32)>,
    /// Where each seat's features end.
    ends: PerSeat<u32>,
}

impl PositionFeatures {
    /// A position at this stage: `describe` tells each seat's features with their amounts.
    pub fn new(
        stage: usize,
        n_seats: usize,
        mut describe: impl FnMut(Seat, &mut dyn FnMut(usize, f32)),
    ) -> PositionFeatures {
        let mut features = Vec::new();
        let ends = PerSeat::from_fn(n_seats, |seat| {
            describe(seat, &mut |feature, amount| {
                features.push((feature as u32, amount));
            });
            features.len() as u32
        });
        PositionFeatures {
            stage,
            features,
            ends,
        }
    }

    /// The stage of the match.
    #[must_use]
    pub fn stage(&self) -> usize {
        self.stage
    }

    /// The features of a seat with their amounts.
    #[must_use]
    pub fn of_seat(&self, seat: Seat) -> &[(u32, f32)] {
        let start = match seat.index() {
            0 => 0,
            index => self.ends[Seat::new(index - 1)],
        };
        &self.features[start as usize..self.ends[seat] as usize]
    }

    /// Each seat's logit: the weighted sum of its features.
    #[must_use]
    pub fn logits(&self, evaluator: &LinearEvaluator) -> PerSeat<f32> {
        PerSeat::from_fn(self.ends.len(), |seat| {
            let features = self.of_seat(seat).iter();
            features
                .map(|&(feature, amount)| evaluator.weights[feature as usize] * amount)
                .sum()
        })
    }
}
