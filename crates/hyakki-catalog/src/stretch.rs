//! A stretch of a match of whichever game, seen step by step.

use hyakki_core::{Game, Match, Seat, SeatSet, Stretch, Viewer};
use serde_json::value::{RawValue, to_raw_value};

/// A stretch of a match: it can be looked at anywhere, on any thread, while the match goes on.
pub trait AnyStretch: Send {
    /// What a viewer saw after each of its steps. Asks before each whether to go on; nothing if it must not.
    fn seen_by(&self, viewer: Viewer, may_go_on: &dyn Fn() -> bool) -> Option<Vec<Sight>>;
}

/// What a viewer saw after a step.
#[derive(Clone, Debug)]
pub struct Sight {
    /// After how many steps.
    pub step: usize,
    /// Who acted at the step that led here, where everybody knows it from whom the match waited for; nobody when it was chance.
    pub actor: Option<Seat>,
    /// Who had to act then.
    pub to_act: SeatSet,
    /// The view, as data.
    pub view: Box<RawValue>,
}

struct TypedStretch<G: Game> {
    /// One step sooner than what is shown, because that step tells who acted.
    stretch: Stretch<G>,
    first: usize,
}

/// The stretch from after `first` steps to after `last`.
pub(crate) fn stretch<G: Game>(game: &Match<G>, first: usize, last: usize) -> Box<dyn AnyStretch> {
    Box::new(TypedStretch {
        stretch: game.stretch(first.saturating_sub(1), last),
        first,
    })
}

impl<G: Game> AnyStretch for TypedStretch<G> {
    fn seen_by(&self, viewer: Viewer, may_go_on: &dyn Fn() -> bool) -> Option<Vec<Sight>> {
        let mut waited_for = SeatSet::EMPTY;
        let mut seen = Vec::new();
        for (step, state) in self.stretch.states() {
            if !may_go_on() {
                return None;
            }
            let to_act = state.turn().seats();
            let actor = actor(waited_for, to_act);
            waited_for = to_act;
            if step < self.first {
                continue;
            }
            seen.push(Sight {
                step,
                actor,
                to_act,
                view: to_raw_value(&state.view(viewer)).expect("a view always makes JSON"),
            });
        }
        Some(seen)
    }
}

/// Who acted between two steps, told by nothing but what everybody knows: whom the match waited for, and for whom it waits now.
fn actor(before: SeatSet, after: SeatSet) -> Option<Seat> {
    let done = before.iter().filter(|seat| !after.contains(*seat));
    let done: Vec<Seat> = if before.len() == 1 {
        before.iter().collect()
    } else {
        done.collect()
    };
    match done[..] {
        [seat] => Some(seat),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_acted_is_who_is_no_longer_waited_for() {
        let seats = |numbers: &[usize]| {
            numbers
                .iter()
                .map(|number| Seat::new(*number))
                .collect::<SeatSet>()
        };
        let [none, one, two, both] = [&[][..], &[1], &[2], &[1, 2]].map(seats);
        assert_eq!(actor(none, one), None, "chance");
        assert_eq!(actor(one, none), Some(Seat::new(1)));
        assert_eq!(actor(one, one), Some(Seat::new(1)), "the same seat goes on");
        assert_eq!(actor(both, two), Some(Seat::new(1)));
        assert_eq!(actor(both, both), None, "either of them");
    }
}
