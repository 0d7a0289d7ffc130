//! The legal actions of a seat, as bits.

use hyakki_core::ActionSet;
use hyakki_core::bits::nth_set_bit;

use crate::action::{AbilityUse, Action};
use crate::card::{Ability, Card};
use crate::colour::{Colour, ColourSet};

/// The legal actions of a seat: plays in ascending order, then perhaps a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actions {
    plays: Plays,
    may_pass: bool,
}

impl Actions {
    /// No action: it is not the seat's turn.
    pub const NONE: Actions = Actions {
        plays: Plays::NONE,
        may_pass: false,
    };

    #[inline]
    pub(crate) fn new(plays: Plays, may_pass: bool) -> Actions {
        Actions { plays, may_pass }
    }
}

impl ActionSet for Actions {
    type Action = Action;

    #[inline]
    fn len(&self) -> usize {
        self.plays.len() + usize::from(self.may_pass)
    }

    #[inline]
    fn nth(&self, place: usize) -> Action {
        if place == self.plays.len() {
            Action::Pass
        } else {
            self.plays.nth(place)
        }
    }

    #[inline]
    fn contains(&self, action: Action) -> bool {
        match action {
            Action::Play {
                card,
                colour,
                ability,
            } => self.plays.contains(card, colour, ability),
            Action::Pass => self.may_pass,
        }
    }
}

/// A set of plays: one bit for each play that the cards of the game allow, in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plays(u128);

/// Two sketches of each of six pairs: played plain; used for Call three ways or not at all; for Distract or not.
const N_PLAYS: usize = 6 * 2 * (1 + 4 + 2);

/// The play of each bit. Bits that stand for nothing hold `Pass`, so that any seven bits have an entry.
static PLAYS: [Action; 128] = PLAY_TABLE;
const PLAY_TABLE: [Action; 128] = {
    let abilities = [
        AbilityUse::None,
        AbilityUse::Call {
            from: Colour::Green,
        },
        AbilityUse::Call { from: Colour::Red },
        AbilityUse::Call { from: Colour::Blue },
        AbilityUse::Call {
            from: Colour::Yellow,
        },
        AbilityUse::Distract,
    ];
    let mut table = [Action::Pass; 128];
    let mut n = 0;
    let mut place = 0;
    while place < Card::N_KINDS * 2 * abilities.len() {
        let ability = abilities[place % abilities.len()];
        let card = Card::from_index(place / (2 * abilities.len()));
        let colour = card.colours()[place / abilities.len() % 2];
        if is_printed(card, colour, ability) {
            table[n] = Action::Play {
                card,
                colour,
                ability,
            };
            n += 1;
        }
        place += 1;
    }
    assert!(n == N_PLAYS, "every play has its bit");
    table
};

/// Whether the card itself allows this when it is played to this colour.
const fn is_printed(card: Card, colour: Colour, ability: AbilityUse) -> bool {
    match (ability, card.ability()) {
        (AbilityUse::None, _) | (AbilityUse::Distract, Some(Ability::Distract)) => true,
        (AbilityUse::Call { from }, Some(Ability::Call)) => from as u8 != colour as u8,
        _ => false,
    }
}

/// Every way to play a card of each kind.
static PLAYS_OF: [Plays; Card::N_KINDS] = {
    let mut plays_of = [Plays::NONE; Card::N_KINDS];
    let mut bit = 0;
    while bit < N_PLAYS {
        if let Action::Play { card, .. } = PLAY_TABLE[bit] {
            plays_of[card.index()] = plays_of[card.index()].with_bit(bit);
        }
        bit += 1;
    }
    plays_of
};

/// The bit of each play, by card, colour and what is done with its ability; the highest one, which stands for nothing, where the
/// card does not allow it.
static BITS: [[[u8; N_ABILITY_USES]; 4]; Card::N_KINDS] = {
    let mut bits = [[[127; N_ABILITY_USES]; 4]; Card::N_KINDS];
    let mut bit = 0;
    while bit < N_PLAYS {
        if let Action::Play {
            card,
            colour,
            ability,
        } = PLAY_TABLE[bit]
        {
            bits[card.index()][colour.index()][ability_index(ability)] = bit as u8;
        }
        bit += 1;
    }
    bits
};

/// None, Call from each of four stacks, and Distract.
const N_ABILITY_USES: usize = 6;

const fn ability_index(ability: AbilityUse) -> usize {
    match ability {
        AbilityUse::None => 0,
        AbilityUse::Call { from } => 1 + from.index(),
        AbilityUse::Distract => 5,
    }
}

/// What the table allows, for each set of stacks that a yokai can be called from, without and with Distract.
static ALLOWED: [[Plays; 16]; 2] = {
    let mut allowed = [[Plays::NONE; 16]; 2];
    let mut callable = 0;
    while callable < 16 {
        let mut bit = 0;
        while bit < N_PLAYS {
            let [without, with] = match PLAY_TABLE[bit] {
                Action::Play {
                    ability: AbilityUse::Call { from },
                    ..
                } => [callable >> from as usize & 1 == 1; 2],
                Action::Play {
                    ability: AbilityUse::Distract,
                    ..
                } => [false, true],
                _ => [true; 2],
            };
            if without {
                allowed[0][callable] = allowed[0][callable].with_bit(bit);
            }
            if with {
                allowed[1][callable] = allowed[1][callable].with_bit(bit);
            }
            bit += 1;
        }
        callable += 1;
    }
    allowed
};

/// Every way to play a card of this kind.
#[inline]
pub(crate) fn plays_of(card: Card) -> Plays {
    PLAYS_OF[card.index()]
}

/// Every play that the table allows, whatever card it needs.
#[inline]
pub(crate) fn allowed(callable: ColourSet, can_distract: bool) -> Plays {
    ALLOWED[usize::from(can_distract)][callable.bits()]
}

impl Plays {
    /// No play.
    pub(crate) const NONE: Plays = Plays(0);

    const fn with_bit(self, bit: usize) -> Plays {
        Plays(self.0 | 1 << bit)
    }

    /// What is in this set or in the other.
    #[inline]
    pub(crate) fn union(self, other: Plays) -> Plays {
        Plays(self.0 | other.0)
    }

    /// What is in this set and in the other.
    #[inline]
    pub(crate) fn intersection(self, other: Plays) -> Plays {
        Plays(self.0 & other.0)
    }

    /// What is in this set and not in the other.
    #[inline]
    pub(crate) fn minus(self, other: Plays) -> Plays {
        Plays(self.0 & !other.0)
    }

    #[inline]
    fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    fn contains(self, card: Card, colour: Colour, ability: AbilityUse) -> bool {
        self.0 >> BITS[card.index()][colour.index()][ability_index(ability)] & 1 == 1
    }

    #[inline]
    fn nth(self, place: usize) -> Action {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let n = place as u32;
        let n_low = low.count_ones();
        // The word is chosen without a jump, which nothing could foresee.
        let is_low = n < n_low;
        let (word, skipped, base) = if is_low {
            (low, 0, 0)
        } else {
            (high, n_low, 64)
        };
        PLAYS[(base + nth_set_bit(word, n - skipped)) as usize & 127]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bits_are_in_ascending_order_of_actions() {
        assert!(PLAYS[..=N_PLAYS].is_sorted_by(|a, b| a < b));
        assert_eq!(PLAYS[N_PLAYS], Action::Pass);
    }

    #[test]
    fn the_plays_of_all_cards_are_all_plays() {
        let all = Card::all().fold(Plays::NONE, |all, card| all.union(plays_of(card)));
        assert_eq!(all.len(), N_PLAYS);
        assert_eq!(all, allowed(Colour::ALL.into_iter().collect(), true));
        let listed: Vec<_> = Actions::new(all, true).iter().collect();
        assert_eq!(listed, PLAYS[..=N_PLAYS]);
    }
}
