//! Fitting a judge to how matches ended.

use hyakki_core::{PerSeat, Seat};

use crate::judge::Judge;

/// A position of a match, and what became of it.
#[derive(Clone, Debug)]
pub struct Lesson {
    stage: usize,
    /// Each seat's features with their amounts, seat after seat.
    features: Vec<(u32, f32)>,
    /// Where each seat's features end.
    ends: PerSeat<u32>,
    /// Each seat's share of the win.
    shares: PerSeat<f32>,
}

impl Lesson {
    /// A position at this stage: `describe` tells each seat's features with their amounts.
    pub(crate) fn of(
        stage: usize,
        n_seats: usize,
        mut describe: impl FnMut(Seat, &mut dyn FnMut(usize, f32)),
    ) -> Lesson {
        let mut features = Vec::new();
        let ends = PerSeat::from_fn(n_seats, |seat| {
            describe(seat, &mut |feature, amount| {
                features.push((feature as u32, amount));
            });
            features.len() as u32
        });
        Lesson {
            stage,
            features,
            ends,
            shares: PerSeat::splat(n_seats, 0.0),
        }
    }

    /// The match has ended like this.
    pub(crate) fn conclude(&mut self, shares: PerSeat<f32>) {
        self.shares = shares;
    }

    fn of_seat(&self, seat: Seat) -> &[(u32, f32)] {
        let start = match seat.index() {
            0 => 0,
            index => self.ends[Seat::new(index - 1)],
        };
        &self.features[start as usize..self.ends[seat] as usize]
    }

    fn standings(&self, judge: &Judge) -> PerSeat<f32> {
        PerSeat::from_fn(self.ends.len(), |seat| {
            let features = self.of_seat(seat).iter();
            features
                .map(|&(feature, amount)| judge.weights[feature as usize] * amount)
                .sum()
        })
    }

    /// How surprising the end was to this judge: the cross-entropy.
    pub(crate) fn surprise(&self, judge: &Judge) -> f32 {
        self.surprise_at(&judge.chances(self.stage, &self.standings(judge)))
    }

    fn surprise_at(&self, chances: &PerSeat<f32>) -> f32 {
        let of_seat = |(seat, share): (Seat, &f32)| -share * chances[seat].max(1e-6).ln();
        self.shares.entries().map(of_seat).sum()
    }
}

/// Walks down the slope of the surprise, each weight in steps of its own that shrink with what it has moved (Adagrad).
#[derive(Clone, Debug)]
pub(crate) struct Fit {
    rate: f32,
    moved_scales: Vec<f32>,
    moved_weights: Vec<f32>,
}

/// A scale never falls below this, so that a standing always counts.
const LEAST_SCALE: f32 = 0.02;

impl Fit {
    pub(crate) fn new(judge: &Judge, rate: f32) -> Fit {
        Fit {
            rate,
            moved_scales: vec![1e-3; judge.scales.len()],
            moved_weights: vec![1e-3; judge.weights.len()],
        }
    }

    /// Learns from one lesson, and tells how surprising it was.
    pub(crate) fn learn(&mut self, judge: &mut Judge, lesson: &Lesson) -> f32 {
        let standings = lesson.standings(judge);
        let chances = judge.chances(lesson.stage, &standings);
        let scale = judge.scales[lesson.stage];
        let mut slope_of_scale = 0.0;
        for (seat, share) in lesson.shares.entries() {
            let error = chances[seat] - share;
            slope_of_scale += error * standings[seat];
            for &(feature, amount) in lesson.of_seat(seat) {
                let place = feature as usize;
                let slope = error * scale * amount;
                self.moved_weights[place] += slope * slope;
                judge.weights[place] -= self.rate * slope / self.moved_weights[place].sqrt();
            }
        }
        // Scales move more slowly than the weights they multiply.
        let moved = &mut self.moved_scales[lesson.stage];
        *moved += slope_of_scale * slope_of_scale;
        let change = 0.1 * self.rate * slope_of_scale / moved.sqrt();
        judge.scales[lesson.stage] = (scale - change).max(LEAST_SCALE);
        lesson.surprise_at(&chances)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyakki_core::{Dice, GameRng};

    /// Feature 1 wins three times as often as feature 0.
    #[test]
    fn a_fit_finds_the_chances_behind_the_lessons() {
        let mut judge = Judge {
            scales: vec![1.0],
            weights: vec![0.0; 2],
        };
        let mut dice = GameRng::for_game(1, 0);
        let mut fit = Fit::new(&judge, 0.05);
        for _ in 0..20_000 {
            let mut lesson = Lesson::of(0, 2, |seat, visit| visit(seat.index(), 1.0));
            let winner = Seat::new(usize::from(dice.below(4) > 0));
            lesson.conclude(PerSeat::from_fn(2, |seat| {
                f32::from(u8::from(seat == winner))
            }));
            fit.learn(&mut judge, &lesson);
        }
        let standings = PerSeat::from_fn(2, |seat| judge.weights[seat.index()]);
        let chance = judge.chances(0, &standings)[Seat::new(1)];
        assert!((chance - 0.75).abs() < 0.03, "{chance}");
    }
}
