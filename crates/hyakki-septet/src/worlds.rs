//! Worlds that fit a view: everything the viewer knows holds in them, and each is equally likely.

use hyakki_core::{Dice, Game, Seat};

use crate::action::{Action, Trio};
use crate::card::{Card, CardSet};
use crate::round_result::LastRound;
use crate::state::{Round, Septet, Stage, Trick};
use crate::view::{Phase, SeptetView};

/// A sampler of the states that fit a view.
///
/// A world is a deal together with everybody's pass. Unseen cards fall into classes by which hands may hold them (a seat out of a
/// suit holds none of it); for each class the sampler draws how many cards go to which hand, weighed by the number of ways to
/// deal out the rest, and then the cards. So every world has the same chance.
#[derive(Clone, Debug)]
pub struct Worlds {
    view: SeptetView,
    /// Everything that is the same in all worlds: the match without the hands and passes of this round.
    common: Septet,
    /// What each seat has played in this round.
    played: [CardSet; 4],
    /// Cards known to be in each hand, the viewer's own included.
    known: [CardSet; 4],
    /// How many unseen cards each hand holds.
    n_unseen: [u8; 4],
    /// The card dealt to the leader that others cannot place: it is with the leader or the receiver of the leader's pass.
    unplaced_lead_card: Option<Card>,
    splits: Splits,
}

impl Worlds {
    /// Prepares to sample worlds for this view.
    #[must_use]
    pub fn new(view: &SeptetView) -> Worlds {
        let mut worlds = Worlds {
            common: common(view),
            played: [CardSet::EMPTY; 4],
            known: [CardSet::EMPTY; 4],
            n_unseen: [0; 4],
            unplaced_lead_card: None,
            splits: Splits::default(),
            view: view.clone(),
        };
        worlds.take_in_known_cards();
        worlds.sort_out_unseen_cards();
        worlds
    }

    /// One world, each equally likely.
    #[must_use]
    pub fn sample(&mut self, dice: &mut impl Dice) -> Septet {
        let mut state = self.common;
        if self.view.trump.is_none() {
            return state;
        }
        let mut hands = self.known;
        let mut n_unseen = self.n_unseen;
        if let Some(card) = self.unplaced_lead_card {
            let seat = self.place_lead_card(dice);
            hands[seat.index()] = hands[seat.index()].with(card);
            n_unseen[seat.index()] -= 1;
        }
        self.splits.deal(n_unseen, &mut hands, dice);
        state.round.passes = self.sample_passes(&hands, dice);
        state.round.hands = hands;
        state
    }

    fn n_seats(&self) -> usize {
        self.view.players
    }

    fn take_in_known_cards(&mut self) {
        let view = &self.view;
        for play in &view.plays {
            let played = &mut self.played[play.seat.index()];
            *played = played.with(play.card);
        }
        let mut place = |seat: Seat, cards: CardSet| {
            let known = &mut self.known[seat.index()];
            *known = known.union(cards.difference(self.played[seat.index()]));
        };
        if let Some(own) = view.viewer.seat() {
            place(own, view.hand);
            if view.phase == Phase::Play {
                place(self.common.pass_target(own), set_of(view.passed));
            }
        }
        if let Some(lead) = view.lead_card.filter(|lead| lead.is_shown) {
            place(lead.seat, CardSet::only(lead.card));
        }
    }

    fn sort_out_unseen_cards(&mut self) {
        let Some(trump) = self.view.trump else { return };
        let seen = (0..4).fold(CardSet::only(trump), |seen, seat| {
            seen.union(self.known[seat]).union(self.played[seat])
        });
        let mut unseen = CardSet::FULL.difference(seen);
        for seat in Seat::all(self.n_seats()) {
            let n_known = self.known[seat.index()].len();
            self.n_unseen[seat.index()] = (self.view.hand_sizes[seat] - n_known) as u8;
        }
        self.unplaced_lead_card = self
            .view
            .lead_card
            .map(|lead| lead.card)
            .filter(|&card| unseen.contains(card));
        if let Some(card) = self.unplaced_lead_card {
            unseen = unseen.difference(CardSet::only(card));
        }
        let voids = self.view.voids;
        let n_unseen = self.n_unseen;
        let is_open = |seat: Seat, card: Card| {
            n_unseen[seat.index()] > 0 && !voids[seat].contains(card.suit())
        };
        self.splits = Splits::new(unseen, |card| {
            Seat::all(voids.len())
                .filter(|&seat| is_open(seat, card))
                .fold(0, |mask, seat| mask | 1 << seat.index())
        });
    }

    /// Places the card that the leader was dealt: kept, or passed on, in proportion to the worlds of each kind.
    fn place_lead_card(&mut self, dice: &mut impl Dice) -> Seat {
        let leader = self.view.leader.expect("a lead card has a leader");
        let receiver = self.common.pass_target(leader);
        let n = self.common.config().hand_size() as f64;
        let trios = |n: f64| n * (n - 1.0) * (n - 2.0) / 6.0;
        let pairs = |n: f64| n * (n - 1.0) / 2.0;
        let giver_is_known = self.view.viewer.is(self.common.pass_source(leader));
        let from_giver = |n: f64| if giver_is_known { 1.0 } else { trios(n) };
        let passes_if_kept = trios(n) * from_giver(n - 1.0);
        let passes_if_passed = pairs(n - 1.0) * from_giver(n);
        let kept = passes_if_kept * self.ways_with_one_less(leader);
        let passed = passes_if_passed * self.ways_with_one_less(receiver);
        if unit(dice) * (kept + passed) < kept {
            leader
        } else {
            receiver
        }
    }

    /// In how many ways the rest can be dealt out when this seat holds the lead card.
    fn ways_with_one_less(&mut self, seat: Seat) -> f64 {
        let card = self.unplaced_lead_card.expect("asked only for such a card");
        let mut n_unseen = self.n_unseen;
        if n_unseen[seat.index()] == 0 || self.view.voids[seat].contains(card.suit()) {
            return 0.0;
        }
        n_unseen[seat.index()] -= 1;
        self.splits.ways(n_unseen)
    }

    /// Everybody's pass: the viewer's own and the one it received are known, the others can be any three cards
    /// that the receiver had after the pass.
    fn sample_passes(&self, hands: &[CardSet; 4], dice: &mut impl Dice) -> [CardSet; 4] {
        let mut passes = [CardSet::EMPTY; 4];
        for seat in Seat::all(self.n_seats()) {
            passes[seat.index()] = match self.view.phase {
                Phase::Pass => self.sample_commitment(seat, hands, dice),
                _ => self.sample_past_pass(seat, hands, dice),
            };
        }
        passes
    }

    /// A pass not yet carried out: none, the own one, or any three cards of somebody else who has committed.
    fn sample_commitment(&self, seat: Seat, hands: &[CardSet; 4], dice: &mut impl Dice) -> CardSet {
        if self.view.to_act.contains(seat) {
            CardSet::EMPTY
        } else if self.view.viewer.is(seat) {
            set_of(self.view.passed)
        } else {
            random_cards(hands[seat.index()], 3, dice)
        }
    }

    fn sample_past_pass(&self, giver: Seat, hands: &[CardSet; 4], dice: &mut impl Dice) -> CardSet {
        let receiver = self.common.pass_target(giver);
        if self.view.viewer.is(giver) {
            return set_of(self.view.passed);
        }
        if self.view.viewer.is(receiver) {
            return set_of(self.view.received);
        }
        let mut candidates = hands[receiver.index()].union(self.played[receiver.index()]);
        let mut certain = CardSet::EMPTY;
        if let Some(lead) = self.view.lead_card.filter(|lead| !lead.is_shown) {
            let card = CardSet::only(lead.card);
            if lead.seat == giver {
                certain = candidates.intersection(card);
            }
            // The leader was dealt the card: nobody passed it to the leader, and it is not drawn a second time.
            candidates = candidates.difference(card);
        }
        certain.union(random_cards(candidates, 3 - certain.len(), dice))
    }
}

fn set_of(trio: Option<Trio>) -> CardSet {
    trio.map_or(CardSet::EMPTY, Trio::set)
}

/// The match as every world has it. Cards are in no hand yet, or rather in all of them, so that those played can be played again.
fn common(view: &SeptetView) -> Septet {
    let mut points = [0; 4];
    points[..view.players].copy_from_slice(view.points.as_slice());
    let round = view.trump.map_or(Round::EMPTY, |trump| Round {
        hands: [CardSet::FULL; 4],
        trump,
        ..Round::EMPTY
    });
    let mut state = Septet {
        config: view.config,
        stage: match view.phase {
            Phase::Deal => Stage::Deal,
            Phase::Pass => Stage::Pass(view.to_act),
            Phase::Play => Stage::Play(Trick::led_by(view.leader.expect("somebody leads"))),
            Phase::Over => Stage::Over,
        },
        round_number: view.round,
        leader: view.leader,
        points,
        round,
        last_round: view.last_round.as_ref().map(LastRound::remembered),
    };
    for play in &view.plays {
        state.apply(play.seat, Action::Play(play.card));
    }
    state
}

/// A number from 0 up to 1, from two random words.
fn unit(dice: &mut impl Dice) -> f64 {
    let high = u64::from(dice.next_word()) << 32;
    let bits = (high | u64::from(dice.next_word())) >> 11;
    bits as f64 / (1u64 << 53) as f64
}

/// Deals unseen cards to hands, each way equally likely.
#[derive(Clone, Debug, Default)]
struct Splits {
    classes: Vec<Class>,
    /// For each class, the ways to deal it and all later ones, by how many cards the first three hands still need
    /// (the fourth follows); not a number where it is not known yet.
    ways: Vec<Vec<f64>>,
}

/// Unseen cards that may be in the same hands.
#[derive(Clone, Copy, Debug)]
struct Class {
    cards: CardSet,
    /// One bit for each hand that may hold them.
    hands: u8,
}

/// More than the most cards a hand can need.
const RADIX: usize = 17;

/// One divided by the factorial of each number that a hand can need.
const INVERSE_FACTORIALS: [f64; RADIX] = {
    let mut inverse = [1.0; RADIX];
    let mut n = 1;
    while n < RADIX {
        inverse[n] = inverse[n - 1] / n as f64;
        n += 1;
    }
    inverse
};

impl Splits {
    fn new(cards: CardSet, hands_of: impl Fn(Card) -> u8) -> Splits {
        let mut classes: Vec<Class> = Vec::new();
        for card in cards.iter() {
            let hands = hands_of(card);
            match classes.iter_mut().find(|class| class.hands == hands) {
                Some(class) => class.cards = class.cards.with(card),
                None => classes.push(Class {
                    cards: CardSet::only(card),
                    hands,
                }),
            }
        }
        // Classes with fewer choices first: fewer ways to keep count of.
        classes.sort_by_key(|class| class.hands.count_ones());
        let ways = classes
            .iter()
            .map(|_| vec![f64::NAN; RADIX.pow(3)])
            .collect();
        Splits { classes, ways }
    }

    /// In how many ways (up to a common factor) the cards fill hands that need so many.
    fn ways(&mut self, needs: [u8; 4]) -> f64 {
        self.ways_from(0, needs)
    }

    fn ways_from(&mut self, class: usize, needs: [u8; 4]) -> f64 {
        let Some(Class { cards, hands }) = self.classes.get(class).copied() else {
            return f64::from(u8::from(needs == [0; 4]));
        };
        let key = needs[..3]
            .iter()
            .fold(0, |key, &need| key * RADIX + usize::from(need));
        if self.ways[class][key].is_nan() {
            let mut total = 0.0;
            for_each_split(cards.len() as u8, hands, needs, |split, weight| {
                total += weight * self.ways_from(class + 1, subtract(needs, split));
                false
            });
            self.ways[class][key] = total;
        }
        self.ways[class][key]
    }

    /// Deals all cards to hands that need so many.
    fn deal(&mut self, mut needs: [u8; 4], hands: &mut [CardSet; 4], dice: &mut impl Dice) {
        for class in 0..self.classes.len() {
            let is_last = class + 1 == self.classes.len();
            let split = if is_last {
                needs
            } else {
                self.draw_split(class, needs, dice)
            };
            deal_class(self.classes[class].cards, split, hands, dice);
            needs = subtract(needs, split);
        }
    }

    /// How many cards of a class go to which hand.
    fn draw_split(&mut self, class: usize, needs: [u8; 4], dice: &mut impl Dice) -> [u8; 4] {
        let mut left = unit(dice) * self.ways_from(class, needs);
        let Class { cards, hands } = self.classes[class];
        let mut chosen = None;
        for_each_split(cards.len() as u8, hands, needs, |split, weight| {
            let ways = weight * self.ways_from(class + 1, subtract(needs, split));
            if ways > 0.0 {
                // The last possible split stays chosen should rounding leave a little over.
                chosen = Some(split);
                left -= ways;
            }
            left < 0.0
        });
        chosen.expect("the true deal is one of the ways")
    }
}

fn deal_class(cards: CardSet, split: [u8; 4], hands: &mut [CardSet; 4], dice: &mut impl Dice) {
    let mut left = cards;
    for (hand, &n_cards) in hands.iter_mut().zip(&split) {
        let dealt = random_cards(left, usize::from(n_cards), dice);
        left = left.difference(dealt);
        *hand = hand.union(dealt);
    }
}

/// So many of these cards, each choice equally likely.
///
/// Every card is taken or left by a coin, or several where few are wanted; then random ones are put back or added until the number
/// is right. No card is preferred anywhere, so no choice is, and far fewer are drawn one by one.
fn random_cards(cards: CardSet, n_cards: usize, dice: &mut impl Dice) -> CardSet {
    if n_cards == 0 {
        return CardSet::EMPTY;
    }
    let mut chosen = cards;
    let mut n_expected = cards.len();
    while 4 * n_cards < 3 * n_expected {
        let coins = u64::from(dice.next_word()) << 32 | u64::from(dice.next_word());
        chosen = chosen.intersection(CardSet::from_bits(coins));
        n_expected /= 2;
    }
    // The numbers are counted along, so that one draw need not wait for the one before it.
    let mut n_chosen = chosen.len();
    while n_chosen > n_cards {
        chosen = chosen.difference(chosen.nth_alone(dice.index(n_chosen)));
        n_chosen -= 1;
    }
    while n_chosen < n_cards {
        let left = cards.difference(chosen);
        chosen = chosen.union(left.nth_alone(dice.index(cards.len() - n_chosen)));
        n_chosen += 1;
    }
    chosen
}

fn subtract(needs: [u8; 4], split: [u8; 4]) -> [u8; 4] {
    std::array::from_fn(|hand| needs[hand] - split[hand])
}

/// Calls `visit` with each way to split `n_cards` among the open hands and with how many deals of the cards that is,
/// divided by the factorial of `n_cards`, until it returns true.
fn for_each_split(
    n_cards: u8,
    open: u8,
    needs: [u8; 4],
    mut visit: impl FnMut([u8; 4], f64) -> bool,
) {
    let most = |hand: usize| {
        if open >> hand & 1 == 1 {
            needs[hand]
        } else {
            0
        }
    };
    for a in 0..=most(0).min(n_cards) {
        for b in 0..=most(1).min(n_cards - a) {
            let left = n_cards - a - b;
            for c in left.saturating_sub(most(3))..=most(2).min(left) {
                let split = [a, b, c, left - c];
                let weights = split.map(|n| INVERSE_FACTORIALS[usize::from(n)]);
                if visit(split, weights.iter().product()) {
                    return;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use hyakki_core::GameRng;

    use super::*;

    #[test]
    fn every_choice_of_cards_is_equally_likely() {
        const N_CARDS: usize = 8;
        const N_DRAWS_EACH: usize = 1_000;
        let cards: CardSet = CardSet::FULL.iter().step_by(5).take(N_CARDS).collect();
        let mut dice = GameRng::for_game(1, 0);
        let mut n_choices = 1;
        for n_chosen in 0..=N_CARDS {
            let mut counts = BTreeMap::new();
            for _ in 0..n_choices * N_DRAWS_EACH {
                let chosen = random_cards(cards, n_chosen, &mut dice);
                assert!(cards.contains_all(chosen) && chosen.len() == n_chosen);
                *counts.entry(chosen.bits()).or_insert(0_i32) += 1;
            }
            assert_eq!(counts.len(), n_choices);
            // Six standard deviations are below 200.
            assert!(
                counts
                    .values()
                    .all(|count| (count - N_DRAWS_EACH as i32).abs() < 200)
            );
            n_choices = n_choices * (N_CARDS - n_chosen) / (n_chosen + 1);
        }
    }
}
