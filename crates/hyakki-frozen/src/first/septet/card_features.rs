//! What a policy looks at in a card: each feature is a place in a list of weights, and the card's score is their sum.
//!
//! The lists are made of tables. A table joins a few facts (who would have the trick, how many bosses are in it, how many
//! tricks one has already…), and each combination of them has a weight of its own.

use hyakki_septet::tricks::{BOSSES, Cards};

use super::feature_sink::{FeatureSink, sum};
use super::trick_context::TrickContext;

/// The sizes of the tables for a card that follows.
const FOLLOW: [usize; 12] = [
    OUTCOMES * 4 * 3 * 3 * 2,
    OUTCOMES * 3 * 7 * 4,
    OUTCOMES * 3 * 7 * 4,
    OUTCOMES * 3 * 7 * 4,
    3 * 7 * 7 * 2,
    3 * 7 * 5 * 2,
    3 * 49,
    OUTCOMES * 3 * 3 * 3,
    OUTCOMES * 3 * 17,
    OUTCOMES * 3 * 2 * 3,
    OUTCOMES * 8 * 3,
    OUTCOMES * 3 * 4 * 2,
];

/// The sizes of the tables for a card that is led.
const LEAD: [usize; 9] = [
    7 * 7 * 7 * 2,
    2 * 5 * 2 * 7,
    2 * 2 * 4 * 7 * 2,
    2 * 2 * 4 * 7 * 2,
    2 * 2 * 4 * 7 * 2,
    2 * 49,
    4 * 2 * 5 * 3 * 2,
    17 * 2 * 2 * 2,
    8 * 2 * 2 * 5,
];

/// Who has the trick after the card (own side, two others), by holding it or taking it, and whether for sure.
const OUTCOMES: usize = 8;

pub(super) const N_FOLLOW: usize = sum(&FOLLOW);
pub(super) const N_LEAD: usize = sum(&LEAD);

/// Facts about a card within its suit.
struct InSuit {
    suit: usize,
    rank: usize,
    /// Unseen cards of the suit above and below it.
    n_above: usize,
    n_below: usize,
    /// Cards of the suit in hand, this one included.
    n_own: usize,
    is_boss: bool,
    is_trump: bool,
    /// Where the suit's boss is: out of play, this card, in hand, unseen above, unseen below.
    boss: usize,
}

impl InSuit {
    #[inline]
    fn of(context: &TrickContext<'_>, card: usize) -> InSuit {
        let (suit, rank) = (card >> 3, card & 7);
        let byte = |cards: Cards| (cards >> (8 * suit)) as u8 & 0x7f;
        // Green A is of no height: it takes every trick.
        let plain = if suit == 0 { 0x7e } else { 0x7f };
        let unseen = byte(context.unseen) & plain;
        let is_super = card == 0;
        let above = if is_super { 0 } else { unseen >> rank >> 1 };
        let boss = byte(BOSSES);
        let bit = 1u8 << rank;
        InSuit {
            suit,
            rank,
            n_above: above.count_ones() as usize,
            n_below: unseen.count_ones() as usize - above.count_ones() as usize,
            n_own: byte(context.hand).count_ones() as usize,
            is_boss: bit == boss,
            is_trump: suit == context.rules.trump,
            boss: if bit == boss {
                1
            } else if byte(context.hand) & boss != 0 {
                2
            } else if unseen & boss == 0 {
                0
            } else if boss > bit {
                3
            } else {
                4
            },
        }
    }
}

/// Emits the features of a card that follows.
#[inline]
pub(super) fn of_follow(context: &TrickContext<'_>, card: usize, emit: impl FnMut(usize)) {
    let mut sink = FeatureSink::new(&FOLLOW, emit);
    let here = InSuit::of(context, card);
    let standing = context.standing(card);
    let outcome = if standing.takes {
        6 + usize::from(standing.is_sure)
    } else {
        2 * standing.party + usize::from(standing.is_sure)
    };
    let position = usize::from(context.board.n_on_table) - 1;
    let n_bosses = standing.n_bosses.min(2);
    let n_bosses_before = (context.board.trick_bosses.count_ones() as usize).min(2);
    let led = (context.board.led.trailing_zeros() >> 3) as usize;
    let kind = if here.suit == led {
        0
    } else if here.is_trump {
        1
    } else {
        2
    };
    let kind_or_super = if card == 0 { 3 } else { kind };
    let is_boss = usize::from(here.is_boss);
    let [own, left, right] = context.counts;
    sink.emit([
        (outcome, OUTCOMES),
        (kind_or_super, 4),
        (position, 3),
        (n_bosses_before, 3),
        (is_boss, 2),
    ]);
    sink.emit([
        (outcome, OUTCOMES),
        (n_bosses, 3),
        (own.n_tricks, 7),
        (own.n_bosses, 4),
    ]);
    sink.emit([
        (outcome, OUTCOMES),
        (n_bosses, 3),
        (left.n_tricks, 7),
        (left.n_bosses, 4),
    ]);
    if context.rules.n_seats == 3 {
        sink.emit([
            (outcome, OUTCOMES),
            (n_bosses, 3),
            (right.n_tricks, 7),
            (right.n_bosses, 4),
        ]);
    } else {
        sink.skip();
    }
    sink.emit([
        (kind, 3),
        (here.n_above, 7),
        (here.n_below, 7),
        (is_boss, 2),
    ]);
    sink.emit([
        (kind, 3),
        (here.n_own - 1, 7),
        (here.boss, 5),
        (usize::from(here.is_trump), 2),
    ]);
    sink.emit([(kind, 3), (7 * here.suit + here.rank, 49)]);
    let n_trumps = (context.unseen & context.rules.trumps()).count_ones() as usize;
    sink.emit([
        (outcome, OUTCOMES),
        (n_bosses, 3),
        (n_trumps.div_ceil(2), 3),
        (position, 3),
    ]);
    sink.emit([
        (outcome, OUTCOMES),
        (n_bosses, 3),
        (context.hand.count_ones() as usize, 17),
    ]);
    let may_ruff = context.is_later_opponent_out_of(led);
    sink.emit([
        (outcome, OUTCOMES),
        (n_bosses, 3),
        (usize::from(may_ruff), 2),
        (position, 3),
    ]);
    let n_led_unseen = (context.unseen & context.board.led).count_ones() as usize;
    sink.emit([(outcome, OUTCOMES), (n_led_unseen, 8), (n_bosses, 3)]);
    let boss_unseen = context.unseen & context.board.led & BOSSES != 0;
    sink.emit([
        (outcome, OUTCOMES),
        (position, 3),
        (here.n_above, 4),
        (usize::from(boss_unseen), 2),
    ]);
}

/// Emits the features of a card that is led.
#[inline]
pub(super) fn of_lead(context: &TrickContext<'_>, card: usize, emit: impl FnMut(usize)) {
    let mut sink = FeatureSink::new(&LEAD, emit);
    let here = InSuit::of(context, card);
    let is_boss = usize::from(here.is_boss);
    let is_trump = usize::from(here.is_trump);
    let is_high = usize::from(here.n_above == 0);
    let boss_may_fall = usize::from(here.boss >= 3);
    let [own, left, right] = context.counts;
    sink.emit([
        (here.n_above, 7),
        (here.n_below, 7),
        (here.n_own - 1, 7),
        (is_boss, 2),
    ]);
    sink.emit([
        (is_trump, 2),
        (here.boss, 5),
        (is_high, 2),
        (own.n_tricks, 7),
    ]);
    sink.emit([
        (is_high, 2),
        (is_boss, 2),
        (own.n_bosses, 4),
        (own.n_tricks, 7),
        (boss_may_fall, 2),
    ]);
    sink.emit([
        (is_high, 2),
        (is_boss, 2),
        (left.n_bosses, 4),
        (left.n_tricks, 7),
        (boss_may_fall, 2),
    ]);
    if context.rules.n_seats == 3 {
        sink.emit([
            (is_high, 2),
            (is_boss, 2),
            (right.n_bosses, 4),
            (right.n_tricks, 7),
            (boss_may_fall, 2),
        ]);
    } else {
        sink.skip();
    }
    sink.emit([(is_trump, 2), (7 * here.suit + here.rank, 49)]);
    let n_opponents_out = (1..context.rules.n_seats)
        .map(|steps| (context.seat + steps) % context.rules.n_seats)
        .filter(|&seat| context.party_of(seat) != 0 && context.voids[seat] >> here.suit & 1 == 1)
        .count();
    let is_partner_out =
        context.rules.n_seats == 4 && context.voids[context.seat ^ 2] >> here.suit & 1 == 1;
    sink.emit([
        (2 * usize::from(is_partner_out) + is_high, 4),
        (is_trump, 2),
        (here.boss, 5),
        (n_opponents_out, 3),
        (usize::from(here.n_below == 0), 2),
    ]);
    sink.emit([
        (context.hand.count_ones() as usize, 17),
        (is_high, 2),
        (is_boss, 2),
        (boss_may_fall, 2),
    ]);
    let n_unseen = here.n_above + here.n_below;
    sink.emit([
        (n_unseen, 8),
        (is_high, 2),
        (usize::from(here.n_below == 0), 2),
        (here.boss, 5),
    ]);
}
