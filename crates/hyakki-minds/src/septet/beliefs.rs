//! Worlds weighed by how likely the seen passes and plays would have been in them.

use hyakki_core::{Dice, Seat};
use hyakki_septet::{CardSet, Septet, SeptetView, Worlds};

use super::scene::Scene;
use super::taste::{Taste, place_of, place_of_trio};
use crate::septet_solver::board::Board;
use crate::septet_solver::round::Round;

/// Worlds that fit a view, the likelier ones drawn more often.
///
/// There are candidates, each equally likely by what is known for sure, and each is weighed. A candidate is drawn again and again
/// in proportion to its weight; the more worlds are asked for, the more candidates there are.
#[derive(Clone, Debug)]
pub(super) struct Beliefs {
    candidates: Vec<Septet>,
    /// The logarithm of each candidate's weight.
    log_weights: Vec<f32>,
    /// The sums of the weights up to each candidate.
    sums: Vec<f32>,
    n_drawn: usize,
}

const FIRST: usize = 64;
const MOST: usize = 2048;
const MOST_AT_ONCE: usize = 256;
/// How often a candidate is drawn, in the mean, before there are more: weighing one takes about as long as a simulation.
const DRAWS: usize = 2;

/// How far a weight follows the likelihood: people do not play exactly by our policy.
const TRUST: f32 = 0.7;
/// The share of plays that follow no policy at all.
const FREAKS: f32 = 0.03;

impl Beliefs {
    pub(super) fn new() -> Beliefs {
        Beliefs {
            candidates: Vec::new(),
            log_weights: Vec::new(),
            sums: Vec::new(),
            n_drawn: 0,
        }
    }

    /// A world.
    pub(super) fn sample(
        &mut self,
        worlds: &mut Worlds,
        view: &SeptetView,
        taste: Taste<'_>,
        dice: &mut impl Dice,
    ) -> Septet {
        if self.n_drawn >= DRAWS * self.candidates.len() && self.candidates.len() < MOST {
            self.grow(worlds, view, taste, dice);
        }
        self.n_drawn += 1;
        let total = *self.sums.last().expect("there are candidates");
        let target = dice.next_word() as f32 / 4_294_967_296.0 * total;
        let place = self.sums.partition_point(|&sum| sum <= target);
        self.candidates[place.min(self.candidates.len() - 1)]
    }

    /// Twice as many candidates, or some more: never so many at once that an answer would come late.
    fn grow(
        &mut self,
        worlds: &mut Worlds,
        view: &SeptetView,
        taste: Taste<'_>,
        dice: &mut impl Dice,
    ) {
        for _ in 0..self.candidates.len().clamp(FIRST, MOST_AT_ONCE) {
            let world = worlds.sample(dice);
            self.log_weights
                .push(TRUST * log_likelihood(&world, view, taste));
            self.candidates.push(world);
        }
        let best = self
            .log_weights
            .iter()
            .copied()
            .fold(f32::NEG_INFINITY, f32::max);
        self.sums.clear();
        let mut sum = 0.0;
        for log_weight in &self.log_weights {
            sum += (log_weight - best).exp();
            self.sums.push(sum);
        }
    }
}

/// The logarithm of how likely others would have passed and played as they did, if the cards lay like this.
pub(super) fn log_likelihood(world: &Septet, view: &SeptetView, taste: Taste<'_>) -> f32 {
    let (Some(trump), Some(leader)) = (view.trump, view.leader) else {
        return 0.0;
    };
    let n_seats = view.players;
    let round = Round::new(n_seats, view.scoring, trump);
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
        board.seat_down(&round, seat, held[seat.index()], CardSet::EMPTY, 0);
    }
    if let (Some(own), Some(received)) = (view.viewer.seat(), view.received) {
        // Two to the left is the partner of four, and of three the neighbour to the right: who passed to this seat.
        let giver = own.left_by(2, n_seats);
        let kept = held[giver.index()].difference(world.passed(giver.left_by(2, n_seats)));
        let dealt = kept.union(received.set());
        let odds = taste.weigh_passes(dealt, trump);
        log += dull(
            odds.of(place_of_trio(received, dealt)),
            odds.as_slice().len(),
        );
    }
    let mut voids = [0; 4];
    for play in &view.plays {
        let legal = CardSet::from_bits(board.legal());
        if !view.viewer.is(play.seat) && legal.len() > 1 {
            let scene = Scene::new(&round, &board, voids);
            let odds = taste.weigh_cards(&scene, legal);
            log += dull(odds.of(place_of(play.card, legal)), legal.len());
        }
        if board.led >> play.card.index() & 1 == 0 && board.led != 0 {
            voids[play.seat.index()] |= 1 << (board.led.trailing_zeros() >> 3);
        }
        board.play(&round, play.card.index());
    }
    log
}

/// The logarithm of a chance, with some room for plays that follow no policy.
#[inline]
fn dull(chance: f32, n: usize) -> f32 {
    ((1.0 - FREAKS) * chance + FREAKS / n as f32).ln()
}
