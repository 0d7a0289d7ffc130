//! A stretch of a match, taken out of it to be looked at elsewhere.

use crate::game::Game;
use crate::referee::{Match, Step};

/// A stretch of a match: a state, and the steps that follow it. It is small, however long the match is.
#[derive(Clone, Debug, PartialEq)]
pub struct Stretch<G: Game> {
    n_before: usize,
    before: G,
    steps: Vec<Step<G>>,
}

impl<G: Game> Match<G> {
    /// The stretch from the state after `first` steps to that after `last` steps, as far as the match has come.
    #[must_use]
    pub fn stretch(&self, first: usize, last: usize) -> Stretch<G> {
        let last = last.min(self.steps().len());
        let first = first.min(last);
        Stretch {
            n_before: first,
            before: self.state_after(first),
            steps: self.steps()[first..last].to_vec(),
        }
    }
}

impl<G: Game> Stretch<G> {
    /// Every state of the stretch, with how many steps the match had then: each step is applied once.
    pub fn states(&self) -> impl Iterator<Item = (usize, G)> + '_ {
        let later = self.steps.iter().scan(self.before.clone(), |state, step| {
            step.apply_to(state);
            Some(state.clone())
        });
        (self.n_before..).zip(std::iter::once(self.before.clone()).chain(later))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::GameConfig;
    use crate::dice::GameRng;
    use crate::drive::{at_random, drive};
    use crate::example::{Dare, DareConfig};

    #[test]
    fn a_stretch_has_the_states_of_its_match() {
        let config = DareConfig::for_players(5).expect("five may play");
        let mut game = Match::<Dare>::new(config, vec![String::new(); 5]);
        drive(&mut game, &mut GameRng::for_game(1, 0), at_random);
        let n_steps = game.steps().len();
        assert!(n_steps > 4);
        for (first, last) in [
            (0, n_steps),
            (2, 3),
            (n_steps, n_steps),
            (3, 2),
            (1, n_steps + 9),
        ] {
            let stretch = game.stretch(first, last);
            let last = last.min(n_steps);
            let expected = (first.min(last)..=last).map(|step| (step, game.state_after(step)));
            assert!(stretch.states().eq(expected), "{first} to {last}");
        }
    }
}
