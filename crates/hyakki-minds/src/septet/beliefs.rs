//! Worlds weighted by how likely the seen passes and plays would have been in them.

use hyakki_core::{Game, Seat};
use hyakki_search::{Limits, noisy_log_likelihood};
use hyakki_septet::tricks::TrickRules;
use hyakki_septet::{CardSet, Septet, SeptetView};

use super::board::Board;
use super::policy_kind::{PolicyKind, place_of, place_of_trio};
use super::trick_context::TrickContext;

/// Weighting a world takes about as long as a simulation.
pub(super) const LIMITS: Limits = Limits {
    first: 64,
    most: 2048,
    most_at_once: 64,
    draws_each: 2,
};

/// The exponent of the likelihood in a weight: people do not play exactly by our policy.
const LIKELIHOOD_EXPONENT: f32 = 0.7;
/// The share of plays that follow no policy at all.
const NOISE: f32 = 0.03;

/// The logarithm of a world's weight.
pub(super) fn log_weight(world: &Septet, view: &SeptetView, policy: PolicyKind<'_>) -> f32 {
    LIKELIHOOD_EXPONENT * log_likelihood(world, view, policy)
}

/// The logarithm of how likely others would have passed and played as they did, if the cards lay like this.
fn log_likelihood(world: &Septet, view: &SeptetView, policy: PolicyKind<'_>) -> f32 {
    let (Some(trump), Some(leader)) = (view.trump, view.leader) else {
        return 0.0;
    };
    let n_seats = view.players;
    let rules = TrickRules::new(n_seats, trump);
    let mut held = [CardSet::EMPTY; 4];
    for seat in Seat::all(n_seats) {
        held[seat.index()] = world.hand(seat);
    }
    for play in &view.plays {
        held[play.seat.index()] = held[play.seat.index()].with(play.card);
    }
    let mut board = Board::led_by(leader);
    let mut log = 0.0;
    for seat in Seat::all(n_seats) {
        board.seat_down(&rules, seat, held[seat.index()], CardSet::EMPTY, 0);
    }
    if let (Some(own), Some(received)) = (view.viewer.seat(), view.received) {
        let config = world.config();
        let giver = config.pass_source(own);
        let kept = held[giver.index()].difference(world.passed(config.pass_source(giver)));
        let dealt = kept.union(received.set());
        let distribution = policy.pass_distribution(dealt, trump);
        log += noisy_log_likelihood(
            distribution.probability(place_of_trio(received, dealt)),
            distribution.as_slice().len(),
            NOISE,
        );
    }
    let mut voids = [0; 4];
    for play in &view.plays {
        let legal = CardSet::from_bits(board.legal());
        if !view.viewer.is(play.seat) && legal.len() > 1 {
            let context = TrickContext::new(&rules, &board, voids);
            let distribution = policy.card_distribution(&context, legal);
            log += noisy_log_likelihood(
                distribution.probability(place_of(play.card, legal)),
                legal.len(),
                NOISE,
            );
        }
        if board.led >> play.card.index() & 1 == 0 && board.led != 0 {
            voids[play.seat.index()] |= 1 << (board.led.trailing_zeros() >> 3);
        }
        board.play(&rules, play.card.index());
    }
    log
}
