//! Of cards that are as good as each other one is enough to try.

use hyakki_septet::tricks::{BOSSES, Cards, SUPER_TRUMP, following};

use crate::before_trick::BeforeTrick;
use crate::round::Round;
use crate::trick::Trick;

/// The top bit of each suit's byte, which is never a card.
const TOP_BITS: u64 = 0x8080_8080_8080_8080;

/// The cards that may be played next.
#[inline]
pub(crate) fn legal(before: &BeforeTrick, trick: &Trick) -> Cards {
    following(before.hands[trick.seat()], trick.led)
}

/// The legal cards that are no neighbours.
#[inline]
pub(crate) fn without_neighbours(before: &BeforeTrick, trick: &Trick) -> Cards {
    let hand = before.hands[trick.seat()];
    legal(before, trick) & !doubled_by_neighbours(hand, before.live())
}

/// The legal cards that differ from each other in any way that matters. To whom only winning matters, bosses may be alike.
#[inline]
pub(crate) fn choices<const WINNING: bool>(
    before: &BeforeTrick,
    trick: &Trick,
    round: &Round,
) -> Cards {
    let hand = before.hands[trick.seat()];
    let others = before.live() & !(hand | trick.played);
    let choices = without_neighbours(before, trick);
    choices & !doubled_by_loose::<WINNING>(choices, others, round.tricks.trumps() | trick.led)
}

/// The cards of a hand that are as good as another one below them: of neighbours all but the lowest.
///
/// Neighbours are cards of one suit in one hand with no live card of another hand between them. A boss is like no other card,
/// but does not part those around it.
#[inline]
pub(crate) fn doubled_by_neighbours(hand: Cards, live: Cards) -> Cards {
    let plain = hand & !(BOSSES | SUPER_TRUMP);
    // Cards that separate: everybody else's, and the end of the suit.
    let gaps = !(live & !(hand & BOSSES) | TOP_BITS);
    let above = plain << 1;
    // Adding lets a bit ripple through a gap to the next card above it.
    let next = (gaps.wrapping_add(above & gaps) | above) & !gaps;
    plain & next
}

/// Of these cards, the loose ones that are as good as another one below them.
///
/// A card is loose if no other hand holds its suit any more and it is neither of the led suit nor trump: who leads it takes the
/// trick unless somebody ruffs, and elsewhere it takes nothing, whatever its suit and rank.
#[inline]
pub(crate) fn doubled_by_loose<const WINNING: bool>(
    cards: Cards,
    in_other_hands: Cards,
    led_or_trump: Cards,
) -> Cards {
    let loose = cards & !(suits_of(in_other_hands) | led_or_trump | SUPER_TRUMP);
    let bosses = loose & BOSSES;
    let plain = all_but_lowest(loose ^ bosses);
    if WINNING {
        plain | all_but_lowest(bosses)
    } else {
        plain
    }
}

/// All cards of the suits that these are of.
#[inline]
fn suits_of(cards: Cards) -> Cards {
    let is_there = cards.wrapping_add(!TOP_BITS) & TOP_BITS;
    (is_there >> 7).wrapping_mul(0x7f)
}

#[inline]
fn all_but_lowest(cards: Cards) -> Cards {
    cards & cards.wrapping_sub(1)
}
