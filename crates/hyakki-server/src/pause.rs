//! When a mind's answer is told, so that its time says nothing about its hand.

use std::time::{Duration, Instant};

use crate::random;

/// How much longer than its thinking time a mind takes at least, as a part of the whole pause: more than a search needs to end.
const AFTER_THINKING: u32 = 8;

/// How fast minds play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tempo {
    /// As soon as a person can follow.
    Brisk,
    /// As a person plays, so that whoever looks on sees each move, and can take their seat back before the next.
    Human,
}

/// So many times longer than a brisk mind a mind takes that plays like a person.
const HUMAN_FACTOR: u32 = 4;

/// How long a mind's answer is held back. It is drawn when the question is put, before anybody looks at it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pause(Duration);

impl Pause {
    /// At least so long, or some times that, and at most twice as long, by chance alone.
    pub(crate) fn draw(least: Duration, tempo: Tempo) -> Pause {
        let least = match tempo {
            Tempo::Brisk => least,
            Tempo::Human => least * HUMAN_FACTOR,
        };
        let chance = f64::from(u32::from_le_bytes(random::bytes())) / f64::from(u32::MAX);
        Pause(least.mul_f64(1.0 + chance))
    }

    /// When to tell the answer to a question that was put then, for whose answer a mind had time until this deadline:
    /// a forced answer comes when one that took all the time would. At once where there is no pause.
    pub(crate) fn end(self, put: Instant, deadline: Instant) -> Option<Instant> {
        let Pause(pause) = self;
        let after_thinking = deadline + pause / AFTER_THINKING;
        (!pause.is_zero()).then(|| after_thinking.max(put + pause))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEAST: Duration = Duration::from_millis(400);

    #[test]
    fn a_pause_varies_between_its_least_and_twice_that() {
        let pauses: Vec<Duration> = (0..1000)
            .map(|_| Pause::draw(LEAST, Tempo::Brisk).0)
            .collect();
        assert!(
            pauses
                .iter()
                .all(|pause| (LEAST..=2 * LEAST).contains(pause))
        );
        let n_short = pauses
            .iter()
            .filter(|pause| **pause < LEAST * 3 / 2)
            .count();
        assert!((350..650).contains(&n_short), "{n_short}");
    }

    #[test]
    fn like_a_person_a_mind_takes_longer() {
        let pauses = (0..1000).map(|_| Pause::draw(LEAST, Tempo::Human).0);
        assert!(
            pauses
                .into_iter()
                .all(|pause| (4 * LEAST..=8 * LEAST).contains(&pause))
        );
    }

    #[test]
    fn an_answer_comes_after_the_pause_and_after_all_the_time_there_was() {
        let put = Instant::now();
        let pause = Pause(LEAST);
        assert_eq!(pause.end(put, put), Some(put + LEAST));
        let deadline = put + 10 * LEAST;
        assert_eq!(pause.end(put, deadline), Some(deadline + LEAST / 8));
        assert_eq!(
            Pause::draw(Duration::ZERO, Tempo::Human).end(put, deadline),
            None
        );
    }
}
