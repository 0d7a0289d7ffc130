//! Games whose positions a net values.

use std::sync::Arc;

use hyakki_core::{PerSeat, Seat};
use hyakki_net::{Net, softmax};

use crate::game_with_minds::GameWithMinds;

/// A game whose positions a [`Net`] values. Its inputs tell everything that lies on the table and in all hands, but not what nobody
/// knows, such as the order of a deck; they are told as the seat that must act sees the table, the others after it in turn order.
pub trait NetValued: GameWithMinds {
    /// How many inputs there are.
    const N_INPUTS: usize;

    /// Tells every input of this position, in which `acting` must act.
    fn inputs(&self, acting: Seat, tell: impl FnMut(usize));

    /// Knowledge with this net; `sharpness` is the inverse temperature of its policy.
    fn knowledge_with_net(net: Arc<Net>, sharpness: f32) -> Self::Knowledge;

    /// Every seat's probability of winning, as the net sees it.
    #[inline]
    fn win_probabilities(&self, net: &Net, acting: Seat, n_seats: usize) -> PerSeat<f32> {
        let mut evaluation = net.begin();
        self.inputs(acting, |input| evaluation.add(input));
        let probabilities = softmax(&evaluation.logits()[..n_seats]);
        PerSeat::from_fn(n_seats, |seat| {
            probabilities[(seat.index() + n_seats - acting.index()) % n_seats]
        })
    }
}
