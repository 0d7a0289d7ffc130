//! Who wins, seen at a glance before a lead. Teams only.

use hyakki_septet::numbers::LOSING_TRICKS;
use hyakki_septet::tricks::{BOSSES, following, suit_of};

use crate::before_trick::BeforeTrick;
use crate::round::Round;

/// The party that is sure to win the round, if that is plain to see.
#[inline]
pub(crate) fn sure_winner<const N_SEATS: usize>(
    round: &Round,
    before: &BeforeTrick,
) -> Option<usize> {
    if N_SEATS != 4 {
        return None;
    }
    let leading = before.leader() & 1;
    if can_cash(round, before) {
        return Some(leading);
    }
    (0..2).find(|&party| is_doomed(round, before, 1 - party))
}

/// Whether the leader's team can take all the bosses it lacks in this very trick: with a card that neither opponent can beat,
/// the leader's own boss, one the partner can add, and those that opponents have nothing else to play than.
#[inline]
fn can_cash(round: &Round, before: &BeforeTrick) -> bool {
    let leader = before.leader();
    let n_lacking = u32::from(round.tricks.n_bosses_to_win - before.n_bosses(leader & 1));
    // Three bosses fall together too rarely to look for.
    if n_lacking > 2 {
        return false;
    }
    let mut leads = before.hands[leader];
    while leads != 0 {
        let card = leads.trailing_zeros() as usize;
        leads &= leads - 1;
        let [left, partner, right] =
            [1, 2, 3].map(|steps| following(before.hands[(leader + steps) & 3], suit_of(card)));
        if (left | right) & round.tricks.beaters(card) != 0 {
            continue;
        }
        let n_bosses = u32::from(1 << card & BOSSES != 0)
            + u32::from(partner & BOSSES != 0)
            + u32::from(left & !BOSSES == 0)
            + u32::from(right & !BOSSES == 0);
        if n_bosses >= n_lacking {
            return true;
        }
    }
    false
}

/// Whether a team with six tricks cannot complete its bosses any more: its next trick would have to bring all it lacks,
/// at most one from each hand, and if it takes none the other team takes the rest.
#[inline]
fn is_doomed(round: &Round, before: &BeforeTrick, party: usize) -> bool {
    let n_hands = before
        .hands
        .iter()
        .map(|hand| u8::from(hand & BOSSES != 0))
        .sum::<u8>();
    before.n_tricks[party] + 1 == LOSING_TRICKS
        && before.n_bosses(party) + n_hands < round.tricks.n_bosses_to_win
}
