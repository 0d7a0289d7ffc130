//! What a position is truly worth, with all cards known.

use hyakki_core::{PerSeat, Seat, Turn};
use hyakki_search::{InformationSet, rewards};

use crate::dice_of_playout::{PlayoutDice, mixed};
use crate::playout::Playout;
use crate::reviewed::Reviewed;

/// A frozen evaluation of true positions: the mean result of playouts, with the same seeds for every position.
///
/// It knows every hand, but not the order of what nobody has seen: that is settled anew in each playout. So its mean over a
/// random event is what it says before the event, and the value of a deal or a draw against it is luck and nothing else.
pub(crate) struct TrueValues<I> {
    information_set: I,
    n_playouts: usize,
    seed: u64,
}

impl<I> TrueValues<I> {
    pub(crate) fn new(information_set: I, n_playouts: usize, seed: u64) -> TrueValues<I> {
        TrueValues {
            information_set,
            n_playouts,
            seed,
        }
    }

    /// Each seat's winning chance; `dice` says how much has happened in the match so far.
    pub(crate) fn of<G: Reviewed>(&self, state: &G, dice: PlayoutDice) -> PerSeat<f64>
    where
        I: InformationSet<G>,
    {
        match state.turn() {
            Turn::Over(outcome) => rewards(state, &outcome).map(f64::from),
            Turn::Chance | Turn::Act(_) => self.mean(state, dice, Playout::shares),
        }
    }

    /// Each seat's winning chance if this seat acts so.
    pub(crate) fn with_action<G: Reviewed>(
        &self,
        state: &G,
        dice: PlayoutDice,
        seat: Seat,
        action: G::Action,
    ) -> PerSeat<f64>
    where
        I: InformationSet<G>,
    {
        self.mean(state, dice, |playout| playout.act(seat, action).shares())
    }

    fn mean<'a, G: Reviewed>(
        &'a self,
        state: &G,
        dice: PlayoutDice,
        play: impl Fn(Playout<'a, G, I>) -> PerSeat<f32>,
    ) -> PerSeat<f64>
    where
        I: InformationSet<G>,
    {
        let shares = (0..self.n_playouts).map(|number| {
            let dice = dice.with_seed(mixed(self.seed, number as u64));
            let mut world = state.clone();
            world.shuffle_unseen(&mut dice.for_unseen());
            play(Playout::new(&self.information_set, world, dice))
        });
        let sums = shares
            .reduce(|sums, shares| PerSeat::from_fn(sums.len(), |seat| sums[seat] + shares[seat]));
        let sums = sums.expect("there is at least one playout");
        sums.map(|sum| f64::from(sum) / self.n_playouts as f64)
    }
}
