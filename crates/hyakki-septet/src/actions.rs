//! The legal actions of a seat, without a list.

use hyakki_core::{ActionSet, Dice};

use crate::action::Action;
use crate::card_set::CardSet;
use crate::trio::Trio;

/// The legal actions of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actions {
    /// Any three of these cards can be passed.
    Pass(CardSet),
    /// Any of these cards can be played; none when it is not the seat's turn.
    Play(CardSet),
}

impl Actions {
    /// No action: it is not the seat's turn.
    pub const NONE: Actions = Actions::Play(CardSet::EMPTY);
}

impl ActionSet for Actions {
    type Action = Action;

    #[inline]
    fn len(&self) -> usize {
        match self {
            Actions::Play(cards) => cards.len(),
            Actions::Pass(cards) => trios_of(cards.len()),
        }
    }

    #[inline]
    fn nth(&self, place: usize) -> Action {
        match *self {
            Actions::Play(cards) => Action::Play {
                card: cards.nth(place),
            },
            Actions::Pass(cards) => Action::Pass {
                cards: nth_trio(cards, place),
            },
        }
    }

    #[inline]
    fn bits(&self) -> Option<u64> {
        match self {
            Actions::Play(cards) => Some(cards.bits()),
            Actions::Pass(_) => None,
        }
    }

    #[inline]
    fn contains(&self, action: Action) -> bool {
        match (*self, action) {
            (Actions::Play(cards), Action::Play { card }) => cards.contains(card),
            (Actions::Pass(cards), Action::Pass { cards: trio }) => cards.contains_all(trio.set()),
            _ => false,
        }
    }

    #[inline(always)] // As `apply::apply`.
    fn pick(&self, dice: &mut impl Dice) -> Action {
        match self {
            Actions::Play(cards) => Action::Play {
                card: cards.pick(dice),
            },
            Actions::Pass(_) => self.nth(dice.index(self.len())),
        }
    }
}

/// The trio at this place of the lexicographic order of all trios of these cards.
#[inline]
fn nth_trio(cards: CardSet, place: usize) -> Trio {
    let [low, middle, high] = match cards.len() {
        12 => TRIOS_OF_12[place],
        _ => TRIOS_OF_16[place],
    };
    let nth = |n: u8| cards.nth(usize::from(n));
    Trio::ascending([nth(low), nth(middle), nth(high)])
}

const fn trios_of(n: usize) -> usize {
    n * n.saturating_sub(1) * n.saturating_sub(2) / 6
}

/// All ways to choose three of twelve and of sixteen, in lexicographic order: the two sizes a hand is dealt in.
static TRIOS_OF_12: [[u8; 3]; trios_of(12)] = all_trios(12);
static TRIOS_OF_16: [[u8; 3]; trios_of(16)] = all_trios(16);

const fn all_trios<const N: usize>(n: u8) -> [[u8; 3]; N] {
    let mut trios = [[0; 3]; N];
    let mut place = 0;
    let mut low = 0;
    while low < n {
        let mut middle = low + 1;
        while middle < n {
            let mut high = middle + 1;
            while high < n {
                trios[place] = [low, middle, high];
                place += 1;
                high += 1;
            }
            middle += 1;
        }
        low += 1;
    }
    trios
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_220_passes_from_twelve_cards_and_560_from_sixteen() {
        let first = |n| CardSet::FULL.iter().take(n).collect::<CardSet>();
        assert_eq!(Actions::Pass(first(12)).len(), 220);
        assert_eq!(Actions::Pass(first(16)).len(), 560);
        assert!(Actions::NONE.is_empty());
    }
}
