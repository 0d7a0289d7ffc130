//! The sums of a review.

use hyakki_core::{PerSeat, Seat};

use crate::accuracy::accuracy;
use crate::label::Label;
use crate::review::{Choice, Moment, SeatReview};

/// The most decisions of a seat that become exercises.
const MOST_EXERCISES: usize = 3;
/// The most turning points of a match.
const MOST_TURNING_POINTS: usize = 6;
/// A turning point changes somebody's winning chance by at least so much.
const TURNING: f64 = 0.08;

/// What a match is summed up from.
pub(crate) struct Sums<'a> {
    pub(crate) expectation: PerSeat<f64>,
    pub(crate) result: PerSeat<f64>,
    /// The squares of the errors of each seat's own play.
    pub(crate) play_errors: PerSeat<f64>,
    pub(crate) moments: &'a [Moment],
    pub(crate) choices: &'a [Choice],
}

impl Sums<'_> {
    /// What the match was like for one seat.
    pub(crate) fn of_seat(&self, seat: Seat) -> SeatReview {
        let number = seat.index();
        let (mut deals, mut own_play, mut others_play, mut unseen) = (0.0, 0.0, 0.0, 0.0);
        for moment in self.moments {
            let parts = moment.parts[number];
            deals += parts.deals;
            unseen += parts.unseen;
            if moment.seat == Some(number) {
                own_play += parts.play;
            } else {
                others_play += parts.play;
            }
        }
        let losses: Vec<f64> = (self.counted(number))
            .map(|choice| choice.loss.value)
            .collect();
        let expectation = self.expectation[seat];
        let last = self.moments.last();
        let at_the_end = last.map_or(expectation, |last| last.values[number]);
        SeatReview {
            seat: number,
            expectation,
            deals,
            own_play,
            own_play_error: self.play_errors[seat].sqrt(),
            others_play,
            unseen,
            conceded: self.result[seat] - at_the_end,
            result: self.result[seat],
            accuracy: accuracy(&losses),
            n_counted: losses.len(),
            mean_loss: losses.iter().sum::<f64>() / losses.len().max(1) as f64,
            n_inaccuracies: self.n_labelled(number, Label::Inaccuracy),
            n_mistakes: self.n_labelled(number, Label::Mistake),
            n_blunders: self.n_labelled(number, Label::Blunder),
            exercises: exercises(number, self.choices),
        }
    }

    /// The seat's decisions that count.
    fn counted(&self, seat: usize) -> impl Iterator<Item = &Choice> {
        let is_counted = move |choice: &&Choice| choice.seat == seat && choice.is_counted;
        self.choices.iter().filter(is_counted)
    }

    fn n_labelled(&self, seat: usize, label: Label) -> usize {
        let is_labelled = |choice: &&Choice| choice.label == Some(label);
        self.counted(seat).filter(is_labelled).count()
    }
}

/// The costliest decisions of a seat, by what they surely cost.
fn exercises(seat: usize, choices: &[Choice]) -> Vec<usize> {
    let is_costly = |&place: &usize| choices[place].seat == seat && choices[place].label.is_some();
    let mut places: Vec<usize> = (0..choices.len()).filter(is_costly).collect();
    let cost = |place: usize| choices[place].loss.low;
    places.sort_by(|&a, &b| cost(b).total_cmp(&cost(a)));
    places.truncate(MOST_EXERCISES);
    places
}

/// The steps at which somebody's winning chance changed most.
pub(crate) fn turning_points(expectation: &PerSeat<f64>, moments: &[Moment]) -> Vec<usize> {
    let mut before = expectation.as_slice();
    let mut changes = Vec::new();
    for moment in moments {
        let pairs = moment.values.iter().zip(before);
        let change = pairs.map(|(after, before)| (after - before).abs());
        changes.push((moment.step, change.fold(0.0, f64::max)));
        before = &moment.values;
    }
    changes.retain(|&(_, change)| change >= TURNING);
    changes.sort_by(|a, b| b.1.total_cmp(&a.1));
    changes.truncate(MOST_TURNING_POINTS);
    let mut steps: Vec<usize> = changes.into_iter().map(|(step, _)| step).collect();
    steps.sort_unstable();
    steps
}
