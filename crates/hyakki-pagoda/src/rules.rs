//! What is legal, and what chance may bring.

use hyakki_core::{BadChance, Dice, Seat};

use crate::action::Action;
use crate::actions::{Actions, Gifts, Others, Plays};
use crate::card::{Card, Fall};
use crate::card_set::CardSet;
use crate::chance::Chance;
use crate::illegal::Illegal;
use crate::numbers::MAX_CLOSING_POINTS;
use crate::pile::{Pile, Row};
use crate::state::{Pagoda, Phase};

impl Pagoda {
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.is_active(seat) {
            return Err(Illegal::NotYourTurn);
        }
        match (self.phase, action) {
            (Phase::Play, Action::Play { close, card, pile }) => {
                self.check_in_hand(card)?;
                if close {
                    self.check_closing(card, pile)?;
                }
                Ok(())
            }
            (Phase::Play, _) => Err(Illegal::PlayFirst),
            (_, Action::Play { .. }) => Err(Illegal::AlreadyPlayed),

            (Phase::Give, Action::Give { card, to }) => {
                if self.hands[seat].is_empty() {
                    return Err(Illegal::NothingLeftToGive);
                }
                self.check_in_hand(card)?;
                self.check_receiver(to)
            }
            (Phase::Give, Action::Feed { to }) => {
                if !self.hands[seat].is_empty() {
                    return Err(Illegal::GiveFromHand);
                }
                self.check_receiver(to)
            }
            (Phase::Give, Action::Draw | Action::Take) => Err(Illegal::MatchMustGive),

            (_, Action::Draw | Action::Take) => Ok(()),
            (_, Action::Give { .. } | Action::Feed { .. }) => Err(Illegal::HigherMustTake),
        }
    }

    fn check_in_hand(&self, card: Card) -> Result<(), Illegal> {
        if self.hands[self.active].cards().contains(card) {
            Ok(())
        } else {
            Err(Illegal::NotInHand { card })
        }
    }

    fn check_receiver(&self, to: Seat) -> Result<(), Illegal> {
        if to.index() >= self.n_seats() {
            Err(Illegal::NoSuchPlayer { seat: to })
        } else if to == self.active {
            Err(Illegal::NotToYourself)
        } else {
            Ok(())
        }
    }

    /// Closing is declared with the play, by a lower card without a match,
    /// when cards remain and count few enough points (ruling P9).
    fn check_closing(&self, card: Card, pile: Pile) -> Result<(), Illegal> {
        let top = self.top(pile);
        let left = self.hands[self.active].cards().without(card);
        let points = left.points();
        if card.onto(top) != Fall::Lower {
            Err(Illegal::ClosesOnlyWithLower { card, top })
        } else if left.is_empty() {
            Err(Illegal::ClosesOnlyWithCards)
        } else if points > MAX_CLOSING_POINTS {
            Err(Illegal::TooManyPoints { points })
        } else {
            Ok(())
        }
    }

    #[inline]
    pub(crate) fn actions_of(&self, seat: Seat) -> Actions {
        if seat != self.active {
            return Actions::Nothing;
        }
        match self.phase {
            Phase::Play => Actions::Play(self.plays()),
            Phase::Give => {
                let hand = self.hands[seat];
                let others = Others::new(seat, self.n_seats());
                if hand.is_empty() {
                    Actions::Feed(others)
                } else {
                    Actions::Give(Gifts { hand, others })
                }
            }
            Phase::DrawOrTake => Actions::DrawOrTake,
            _ => Actions::Nothing,
        }
    }

    #[inline]
    fn plays(&self) -> Plays {
        let hand = &self.hands[self.active];
        Plays {
            closers: hand.closers(|| Pile::BOTH.map(|pile| self.top(pile))),
            hand: *hand,
        }
    }

    /// The cards that become the new deck when the old one is empty: both piles without their top cards.
    pub(crate) fn under_the_tops(&self) -> CardSet {
        self.piles
            .iter()
            .filter_map(|pile| pile.as_slice().split_last())
            .flat_map(|(_, under)| under)
            .copied()
            .collect()
    }

    pub(crate) fn sample(&self, dice: &mut impl Dice) -> Chance {
        match self.phase {
            Phase::Setup => Chance::Setup {
                first: Seat::new(dice.index(self.n_seats())),
                deck: shuffled(CardSet::FULL, dice),
            },
            Phase::ShuffleToDeal | Phase::ShuffleToPlay => Chance::Shuffle {
                deck: shuffled(self.under_the_tops(), dice),
            },
            _ => unreachable!("nothing is left to chance here"),
        }
    }

    pub(crate) fn check_event(&self, chance: &Chance) -> Result<(), BadChance> {
        match (self.phase, chance) {
            (Phase::Setup, Chance::Setup { first, deck }) => {
                if first.index() >= self.n_seats() {
                    return Err(BadChance(format!("there is no player in seat {first}")));
                }
                check_deck(deck, CardSet::FULL)
            }
            (Phase::Setup, _) => Err(BadChance("the match begins with a setup".to_owned())),
            (Phase::ShuffleToDeal | Phase::ShuffleToPlay, Chance::Shuffle { deck }) => {
                check_deck(deck, self.under_the_tops())
            }
            (Phase::ShuffleToDeal | Phase::ShuffleToPlay, _) => {
                Err(BadChance("the match has begun already".to_owned()))
            }
            _ => Err(BadChance::not_awaited()),
        }
    }
}

/// These cards in random order: they are shuffled from ascending order, and the first is the top of the deck.
fn shuffled(cards: CardSet, dice: &mut impl Dice) -> Row {
    let mut deck: Row = cards.iter().collect();
    dice.shuffle(deck.as_mut_slice());
    deck
}

/// Whether the deck holds exactly these cards, each once.
fn check_deck(deck: &Row, cards: CardSet) -> Result<(), BadChance> {
    if deck.to_set() != cards {
        Err(BadChance("these are not the cards to shuffle".to_owned()))
    } else if deck.len() != cards.len() {
        Err(BadChance("a card is in the deck twice".to_owned()))
    } else {
        Ok(())
    }
}
