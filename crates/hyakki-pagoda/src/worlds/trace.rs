//! A view read from the first deal on.

use hyakki_core::{Seat, Viewer};

use crate::card::Card;
use crate::card_set::CardSet;
use crate::log::Sequel;
use crate::pile::Pile;
use crate::view::{PagodaView, PhaseView, RoundView, TurnView};

/// What a card in somebody's hand looks like to the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A card that the viewer saw on its way into a hand.
    Seen(Card),
    /// A card drawn face down from the deck that was shuffled at this time (an index of [`Trace::epochs`]).
    Unseen(u16),
}

/// The place of a [`Kind`] in the list of its round. A card that is seen twice on its way into hands is two kinds.
pub(super) type KindId = u16;

/// A card in somebody's hand: its kind and, for an unseen one, its place in the deck it was drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Held {
    pub(super) kind: KindId,
    pub(super) place: u8,
}

/// Something that happens to the hand of somebody else than the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Event {
    /// A card comes into the hand.
    Gain { seat: Seat, held: Held },
    /// The viewer sees a card leave the hand, or sees it there when the round is closed.
    Lose {
        seat: Seat,
        kind: KindId,
        card: Card,
    },
    /// A card goes from one to another, unseen by the viewer.
    Gift { from: Seat, to: Seat },
}

/// One round: its events, and the kinds of cards in hands.
#[derive(Clone, Debug, Default)]
pub(super) struct RoundTrace {
    pub(super) events: Vec<Event>,
    pub(super) kinds: Vec<Kind>,
}

/// A deck from one shuffle to the next.
#[derive(Clone, Debug)]
pub(super) struct Epoch {
    /// The cards drawn from it, in order; missing where the viewer does not know the card.
    pub(super) drawn: Vec<Option<Card>>,
    /// The cards of the deck that were never revealed to the viewer since.
    pub(super) unseen: CardSet,
}

/// Everything that bears on what is hidden.
#[derive(Clone, Debug)]
pub(super) struct Trace {
    pub(super) epochs: Vec<Epoch>,
    pub(super) rounds: Vec<RoundTrace>,
    viewer: Viewer,
    piles: [Vec<Card>; 2],
    /// For each card, the shuffle it was in last.
    epoch_of: [u16; 160],
    /// For each card in somebody's hand that the viewer saw on its way there in this round, its kind.
    seen: [Option<KindId>; 160],
}

impl Trace {
    pub(super) fn of(view: &PagodaView) -> Trace {
        let mut trace = Trace {
            epochs: Vec::with_capacity(4),
            rounds: Vec::with_capacity(view.rounds.len()),
            viewer: view.viewer,
            piles: [Vec::new(), Vec::new()],
            epoch_of: [0; 160],
            seen: [None; 160],
        };
        trace.shuffle(CardSet::FULL);
        for round in &view.rounds {
            trace.begin_round(round, view.players);
            if let (1, Some(opening)) = (trace.rounds.len(), view.opening) {
                for pile in Pile::BOTH {
                    trace.flip(pile, opening[pile.index()]);
                }
            }
            for (idx, turn) in round.turns.iter().enumerate() {
                let is_last = idx + 1 == round.turns.len() && round.end.is_none();
                let is_cut_off = is_last && matches!(view.phase, PhaseView::Shuffle { .. });
                trace.follow(turn, is_cut_off);
            }
            trace.end_round(round);
        }
        trace
    }

    fn begin_round(&mut self, round: &RoundView, n_seats: usize) {
        self.rounds.push(RoundTrace::default());
        self.seen = [None; 160];
        let mut own = round.own_deal.iter().copied();
        let n_dealt: usize = round.dealt.iter().map(|&n| usize::from(n)).sum();
        for idx in 0..n_dealt {
            if round.n_dealt_before_shuffle.map(usize::from) == Some(idx) {
                self.shuffle_piles();
            }
            let seat = round.starter.left_by(idx % n_seats, n_seats);
            let card = if self.viewer.is(seat) {
                own.next()
            } else {
                None
            };
            self.draw(seat, card);
        }
    }

    /// Reads a turn; `is_cut_off` where the card it needs is not there before a shuffle.
    fn follow(&mut self, turn: &TurnView, is_cut_off: bool) {
        let (seat, offering) = (turn.seat, turn.offering);
        self.reveal(seat, offering.card);
        self.piles[offering.pile.index()].push(offering.card);
        match offering.sequel {
            Sequel::Nothing | Sequel::Closed => {}
            Sequel::Gave { card, to } => self.give(seat, to, card),
            Sequel::Drew { .. } | Sequel::Fed { .. } if is_cut_off => {}
            Sequel::Drew { card, shuffled } => {
                self.shuffle_piles_if(shuffled);
                self.draw(seat, card);
            }
            Sequel::Fed { to, card, shuffled } => {
                self.shuffle_piles_if(shuffled);
                self.draw(to, card);
            }
            Sequel::Took {
                card,
                flipped,
                shuffled,
            } => {
                let pile = offering.pile.other();
                self.piles[pile.index()].pop();
                self.gain_seen(seat, card);
                self.shuffle_piles_if(shuffled);
                if let Some(card) = flipped {
                    self.flip(pile, card);
                }
            }
        }
    }

    fn end_round(&mut self, round: &RoundView) {
        if let Some(end) = &round.end
            && let Some(shown) = end.shown
        {
            for card in shown.iter() {
                self.reveal(end.by, card);
            }
        }
    }

    fn shuffle(&mut self, cards: CardSet) {
        for card in cards.iter() {
            self.epoch_of[usize::from(card.code())] = self.epochs.len() as u16;
        }
        self.epochs.push(Epoch {
            drawn: Vec::with_capacity(cards.len()),
            unseen: cards,
        });
    }

    fn shuffle_piles_if(&mut self, shuffled: bool) {
        if shuffled {
            self.shuffle_piles();
        }
    }

    fn shuffle_piles(&mut self) {
        let mut cards = CardSet::EMPTY;
        for pile in &mut self.piles {
            let n_under = pile.len().saturating_sub(1);
            cards = pile.drain(..n_under).fold(cards, CardSet::with);
        }
        self.shuffle(cards);
    }

    /// Takes the top card of the deck, which the viewer may have seen; tells its place.
    fn take_top(&mut self, seen: Option<Card>) -> u8 {
        let epoch = self
            .epochs
            .last_mut()
            .expect("the match began with a shuffle");
        if let Some(card) = seen {
            epoch.unseen = epoch.unseen.without(card);
        }
        epoch.drawn.push(seen);
        (epoch.drawn.len() - 1) as u8
    }

    fn flip(&mut self, pile: Pile, card: Card) {
        self.take_top(Some(card));
        self.piles[pile.index()].push(card);
    }

    fn draw(&mut self, seat: Seat, seen: Option<Card>) {
        let place = self.take_top(seen);
        if !self.viewer.is(seat) {
            let kind = self.unseen_kind(self.epochs.len() as u16 - 1);
            let held = Held { kind, place };
            self.push(Event::Gain { seat, held });
        }
    }

    /// A card that the viewer sees comes into a hand.
    fn gain_seen(&mut self, seat: Seat, card: Card) {
        if !self.viewer.is(seat) {
            let kind = self.new_kind(Kind::Seen(card));
            self.seen[usize::from(card.code())] = Some(kind);
            let held = Held { kind, place: 0 };
            self.push(Event::Gain { seat, held });
        }
    }

    /// The viewer sees that the card was in this hand.
    fn reveal(&mut self, seat: Seat, card: Card) {
        if self.viewer.is(seat) {
            return;
        }
        let kind = match self.seen[usize::from(card.code())].take() {
            Some(kind) => kind,
            None => {
                let epoch = self.epoch_of[usize::from(card.code())];
                let unseen = &mut self.epochs[usize::from(epoch)].unseen;
                *unseen = unseen.without(card);
                self.unseen_kind(epoch)
            }
        };
        self.push(Event::Lose { seat, kind, card });
    }

    fn give(&mut self, from: Seat, to: Seat, card: Option<Card>) {
        match card {
            Some(card) => {
                self.reveal(from, card);
                self.gain_seen(to, card);
            }
            None => self.push(Event::Gift { from, to }),
        }
    }

    fn round(&mut self) -> &mut RoundTrace {
        self.rounds.last_mut().expect("events happen in a round")
    }

    fn push(&mut self, event: Event) {
        self.round().events.push(event);
    }

    fn new_kind(&mut self, kind: Kind) -> KindId {
        let kinds = &mut self.round().kinds;
        kinds.push(kind);
        (kinds.len() - 1) as KindId
    }

    fn unseen_kind(&mut self, epoch: u16) -> KindId {
        let kind = Kind::Unseen(epoch);
        match self.round().kinds.iter().rposition(|&known| known == kind) {
            Some(idx) => idx as KindId,
            None => self.new_kind(kind),
        }
    }
}
