//! Worlds that fit a view: everything the viewer knows holds in them, and each is equally likely.

mod splits;

use hyakki_core::{Dice, Game, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::numbers::N_PASSED;
use crate::round::Round;
use crate::round_result::LastRound;
use crate::state::{Phase, Septet};
use crate::trick::Trick;
use crate::trio::Trio;
use crate::view::{PhaseView, SeptetView};
use splits::{Splits, random_cards, unit};

/// A world that fits the view of a match that is not over.
pub(crate) fn determinize(view: &SeptetView, dice: &mut impl Dice) -> Septet {
    Worlds::of(view).sample(dice)
}

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
    pub fn of(view: &SeptetView) -> Worlds {
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
            if view.phase == PhaseView::Play {
                place(self.common.config.pass_target(own), set_of(view.passed));
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
        let receiver = self.common.config.pass_target(leader);
        let n = self.common.config.hand_size() as f64;
        let trios = |n: f64| n * (n - 1.0) * (n - 2.0) / 6.0;
        let pairs = |n: f64| n * (n - 1.0) / 2.0;
        let giver_is_known = self.view.viewer.is(self.common.config.pass_source(leader));
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
                PhaseView::Pass => self.sample_commitment(seat, hands, dice),
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
            random_cards(hands[seat.index()], N_PASSED, dice)
        }
    }

    fn sample_past_pass(&self, giver: Seat, hands: &[CardSet; 4], dice: &mut impl Dice) -> CardSet {
        let receiver = self.common.config.pass_target(giver);
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
        certain.union(random_cards(candidates, N_PASSED - certain.len(), dice))
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
        config: view.config(),
        phase: match view.phase {
            PhaseView::Deal => Phase::Deal,
            PhaseView::Pass => Phase::Pass(view.to_act),
            PhaseView::Play => Phase::Play(Trick::led_by(view.leader.expect("somebody leads"))),
            PhaseView::Over => Phase::Over,
        },
        round_number: view.round,
        leader: view.leader,
        points,
        round,
        last_round: view.last_round.as_ref().map(LastRound::remembered),
    };
    for play in &view.plays {
        state.apply(play.seat, Action::Play { card: play.card });
    }
    state
}
