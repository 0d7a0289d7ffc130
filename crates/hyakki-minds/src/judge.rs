//! A fitted judgement of positions.

use std::sync::Arc;

use hyakki_core::{PerSeat, Seat};

/// Judges a position by features of each seat: their weighted sum, scaled by the stage of the match, is a seat's standing,
/// and the softmax of all standings tells each seat's chance to win.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Judge {
    /// How decisive a standing is at each stage.
    pub(crate) scales: Vec<f32>,
    /// What each feature weighs.
    pub(crate) weights: Vec<f32>,
}

impl Judge {
    /// Reads what [`Judge::to_text`] has written.
    pub(crate) fn from_text(text: &str) -> Result<Judge, String> {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let mut numbers = || -> Result<Vec<f32>, String> {
            let line = lines.next().ok_or("two lines of numbers are expected")?;
            let number = |word: &str| word.parse().map_err(|_| format!("{word} is not a number"));
            line.split_ascii_whitespace().map(number).collect()
        };
        Ok(Judge {
            scales: numbers()?,
            weights: numbers()?,
        })
    }

    /// Whether the other has numbers for the same things.
    pub(crate) fn is_like(&self, other: &Judge) -> bool {
        let sizes = |judge: &Judge| (judge.scales.len(), judge.weights.len());
        sizes(self) == sizes(other)
    }

    /// How it was made, then a line of scales and one of weights, which are written with the digits that matter.
    pub(crate) fn to_text(&self, made_by: &str) -> String {
        let line = |numbers: &[f32]| {
            let rounded = numbers.iter().map(|number| (number * 1e3).round() / 1e3);
            let words: Vec<String> = rounded.map(|number| number.to_string()).collect();
            words.join(" ")
        };
        format!(
            "# {made_by}\n{}\n{}\n",
            line(&self.scales),
            line(&self.weights)
        )
    }

    /// Every seat's chance to win, from the standings.
    #[inline]
    pub(crate) fn chances(&self, stage: usize, standings: &PerSeat<f32>) -> PerSeat<f32> {
        let scale = self.scales[stage];
        let highest = standings.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let chances = standings.map(|standing| (scale * (standing - highest)).exp());
        let total: f32 = chances.iter().sum();
        chances.map(|chance| chance / total)
    }
}

/// The judge whose text is part of this crate.
///
/// # Panics
/// If the text is damaged, which would be a bug.
pub(crate) fn stored(text: &str) -> Arc<Judge> {
    Arc::new(Judge::from_text(text).expect("the stored weights can be read"))
}

/// How many turns pass before this seat's.
#[inline]
pub(crate) fn n_turns_before(seat: Seat, acting: Seat, n_seats: usize) -> usize {
    (seat.index() + n_seats - acting.index()) % n_seats
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_judge_is_read_as_it_was_written() {
        let judge = Judge {
            scales: vec![0.5, 1.25],
            weights: vec![-0.125, 0.0, 3.0, 20.000],
        };
        assert_eq!(Judge::from_text(&judge.to_text("by hand")), Ok(judge));
        assert!(Judge::from_text("1 2\n3 x\n").is_err());
        assert!(Judge::from_text("# nothing\n1 2\n").is_err());
    }

    #[test]
    fn chances_add_up_and_grow_with_the_standing() {
        let judge = Judge {
            scales: vec![0.5],
            weights: Vec::new(),
        };
        let standings = PerSeat::from_fn(3, |seat| seat.index() as f32);
        let chances = judge.chances(0, &standings);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(chances.as_slice().is_sorted());
        let ratio = chances[Seat::new(1)] / chances[Seat::new(0)];
        assert!((ratio - 0.5_f32.exp()).abs() < 1e-5);
    }
}
