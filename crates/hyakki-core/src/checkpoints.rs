//! States along the way of a match, so that looking back does not begin at the start.

/// A state is kept after every so many steps: so few are applied to look at any step.
const STRIDE: usize = 64;

/// States along the way of a match.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Checkpoints<G> {
    /// The first is the state after [`STRIDE`] steps.
    states: Vec<G>,
}

impl<G: Clone> Checkpoints<G> {
    pub(crate) fn new() -> Checkpoints<G> {
        Checkpoints { states: Vec::new() }
    }

    /// Keeps the state after so many steps, if it is one to be kept.
    pub(crate) fn note(&mut self, n_steps: usize, state: &G) {
        if n_steps.is_multiple_of(STRIDE) {
            self.states.push(state.clone());
        }
    }

    /// Forgets what came after so many steps.
    pub(crate) fn truncate(&mut self, n_steps: usize) {
        self.states.truncate(n_steps / STRIDE);
    }

    /// The last state kept within the first `n_steps` steps, and after how many of them it is.
    pub(crate) fn last_within(&self, n_steps: usize) -> Option<(usize, &G)> {
        let n_states = self.states.len().min(n_steps / STRIDE);
        let state = self.states[..n_states].last()?;
        Some((n_states * STRIDE, state))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::config::GameConfig;
    use crate::dice::{Dice, GameRng};
    use crate::drive::settle;
    use crate::example::{Action, Actions, Chance, Dare, DareConfig, DareView, Illegal};
    use crate::game::{BadChance, Game};
    use crate::referee::Match;
    use crate::seat::{Seat, SeatSet, Viewer};
    use crate::turn::Turn;

    thread_local! {
        static N_APPLIED: Cell<usize> = const { Cell::new(0) };
    }

    /// How many steps were applied to any state while this was done.
    fn n_applied<T>(work: impl FnOnce() -> T) -> (T, usize) {
        let before = N_APPLIED.get();
        let result = work();
        (result, N_APPLIED.get() - before)
    }

    /// A game that goes on for ever and counts its steps.
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Endless {
        dare: Dare,
        n_steps: usize,
    }

    impl Endless {
        fn count(&mut self) {
            self.n_steps += 1;
            N_APPLIED.set(N_APPLIED.get() + 1);
        }
    }

    impl Game for Endless {
        const NAME: &'static str = "endless";
        const TITLE: &'static str = "Endless";
        const SUMMARY: &'static str = "everybody dares for ever";
        const RULES_VERSION: u32 = 1;
        const MAX_STEPS: usize = usize::MAX;

        type Config = DareConfig;
        type Action = Action;
        type Actions = Actions;
        type Chance = Chance;
        type Illegal = Illegal;
        type View = DareView;

        fn new(config: DareConfig) -> Endless {
            Endless {
                dare: Dare::new(config),
                n_steps: 0,
            }
        }

        fn config(&self) -> &DareConfig {
            self.dare.config()
        }

        fn turn(&self) -> Turn {
            match self.n_steps {
                0 => Turn::Chance,
                _ => Turn::Act(SeatSet::all(self.config().players())),
            }
        }

        fn check(&self, _: Seat, _: Action) -> Result<(), Illegal> {
            Ok(())
        }

        fn legal_actions(&self, seat: Seat) -> Actions {
            self.dare.legal_actions(seat)
        }

        fn apply(&mut self, _: Seat, _: Action) {
            self.count();
        }

        fn sample_chance(&self, dice: &mut impl Dice) -> Chance {
            self.dare.sample_chance(dice)
        }

        fn check_chance(&self, chance: &Chance) -> Result<(), BadChance> {
            self.dare.check_chance(chance)
        }

        fn apply_chance(&mut self, chance: &Chance) {
            self.dare.apply_chance(chance);
            self.count();
        }

        fn view(&self, viewer: Viewer) -> DareView {
            self.dare.view(viewer)
        }

        fn determinize(view: &DareView, dice: &mut impl Dice) -> Endless {
            Endless {
                dare: Dare::determinize(view, dice),
                n_steps: 1,
            }
        }
    }

    fn play_until(game: &mut Match<Endless>, n_steps: usize) {
        while game.steps().len() < n_steps {
            let seat = Seat::new(game.steps().len() % 2);
            game.act(seat, Action::Dare).unwrap();
        }
    }

    /// A match of so many steps.
    fn played(n_steps: usize) -> Match<Endless> {
        let config = DareConfig::for_players(2).unwrap();
        let mut game = Match::<Endless>::new(config, vec![String::new(); 2]);
        settle(&mut game, &mut GameRng::for_game(1, 0));
        play_until(&mut game, n_steps);
        game
    }

    fn every_look_is_right_and_cheap(game: &Match<Endless>) {
        for n_steps in 0..=game.steps().len() {
            let (state, n_applied) = n_applied(|| game.state_after(n_steps));
            assert_eq!(state.n_steps, n_steps);
            assert!(n_applied < STRIDE, "{n_applied} for step {n_steps}");
        }
    }

    #[test]
    fn looking_at_any_step_of_a_long_match_applies_few() {
        every_look_is_right_and_cheap(&played(10 * STRIDE + 7));
    }

    #[test]
    fn a_replay_stops_when_it_is_told_to() {
        let record = played(100).to_record();
        let n_asked = Cell::new(0);
        let may_go_on = || {
            n_asked.set(n_asked.get() + 1);
            n_asked.get() <= 50
        };
        let (replayed, n_applied) =
            n_applied(|| Match::<Endless>::from_record_while(&record, &may_go_on));
        assert_eq!((replayed, n_applied), (Ok(None), 50));
    }

    #[test]
    fn lines_of_undos_are_counted() {
        let mut game = played(10);
        assert_eq!(game.n_undo_lines(), 0);
        game.undo(1).unwrap();
        assert_eq!(game.n_undo_lines(), 2);
        play_until(&mut game, 20);
        assert_eq!(game.n_undo_lines(), 2);
        let again = Match::<Endless>::from_record(&game.to_record()).unwrap();
        assert_eq!(again.game.n_undo_lines(), 2);
    }

    #[test]
    fn taking_back_applies_few_and_forgets_what_came_after() {
        let mut game = played(3 * STRIDE + 1);
        for n_kept in (STRIDE / 2..=3 * STRIDE).rev() {
            let (undone, n_applied) = n_applied(|| game.undo(1));
            undone.unwrap();
            assert_eq!(game.state().n_steps, n_kept);
            assert!(n_applied < STRIDE, "{n_applied} for step {n_kept}");
        }
        play_until(&mut game, 4 * STRIDE);
        every_look_is_right_and_cheap(&game);
    }
}
