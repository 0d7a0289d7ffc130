//! A heuristic for cards and passes: what any player learns in a few evenings. The second reference plays by it, so it is frozen.

use hyakki_septet::tricks::{BOSSES, Cards, suit_of};

use super::pass_features::DealtHand;
use super::trick_context::{Counts, TrickContext};

/// The score of a card to play.
#[inline]
pub(super) fn score(context: &TrickContext<'_>, card: usize) -> f32 {
    if context.is_lead() {
        score_of_lead(context, card)
    } else {
        score_of_follow(context, card)
    }
}

/// What a trick with so many bosses is worth to a party: bosses win the round, the seventh trick loses it.
#[inline]
fn worth(context: &TrickContext<'_>, counts: Counts, n_bosses: usize) -> f32 {
    let to_win = usize::from(context.rules.n_bosses_to_win);
    if counts.n_bosses + n_bosses >= to_win {
        return 12.0;
    }
    let burden = [0.4, 0.5, 0.7, 1.0, 1.6, 2.6, 12.0][counts.n_tricks.min(6)];
    2.2 * n_bosses as f32 - burden
}

fn score_of_follow(context: &TrickContext<'_>, card: usize) -> f32 {
    let standing = context.standing(card);
    let holds = match (standing.is_sure, context.n_later()) {
        (true, _) => 1.0,
        (false, 1) => 0.7,
        (false, _) => 0.5,
    };
    let counts = context.counts;
    let worth_to = |party: usize| worth(context, counts[party], standing.n_bosses);
    // Two sides: what one wins the other loses. Three: each for oneself.
    let against = |party: usize| {
        if party == 0 {
            worth_to(0)
        } else {
            -worth_to(party)
        }
    };
    let others = if standing.party == 0 {
        against(1)
    } else {
        against(0)
    };
    let trick = holds * against(standing.party) + (1.0 - holds) * others;
    trick - cost(context, card, standing.takes)
}

/// What it costs to let a card go: high ones, trumps and green A will be missed, unless they only take unwanted tricks.
fn cost(context: &TrickContext<'_>, card: usize, takes: bool) -> f32 {
    let suit = suit_of(card);
    let is_trump = suit == context.rules.trumps();
    let n_below = (context.unseen & suit & ((1u64 << card) - 1)).count_ones() as f32;
    let n_own = (context.hand & suit).count_ones() as f32;
    let is_super = f32::from(u8::from(card == 0));
    let height = if takes { 0.05 } else { -0.05 } * n_below;
    height + 0.5 * f32::from(u8::from(is_trump)) + 0.8 * is_super + 0.1 * n_own
}

fn score_of_lead(context: &TrickContext<'_>, card: usize) -> f32 {
    let (bit, suit): (Cards, Cards) = (1 << card, suit_of(card));
    let unseen = context.unseen & suit;
    let n_above = (unseen & !(bit | (bit - 1))).count_ones() as f32;
    let n_unseen = unseen.count_ones() as f32;
    let is_boss = bit & BOSSES != 0;
    // How likely the card is to take the trick: by the unseen cards above it, and by who may be out of the suit.
    let takes = if card == 0 {
        1.0
    } else {
        (1.0 - n_above / n_unseen.max(1.0)) * if n_unseen >= 3.0 { 0.8 } else { 0.4 }
    };
    let boss_may_fall = unseen & BOSSES != 0;
    let n_bosses = usize::from(is_boss) + usize::from(boss_may_fall && takes > 0.5);
    let ours = worth(context, context.counts[0], n_bosses);
    let theirs = worth(context, context.counts[1], usize::from(is_boss));
    takes * ours - (1.0 - takes) * theirs - cost(context, card, false)
}

/// The score of one card of a pass: bosses that will not take a trick themselves, and short suits.
pub(super) fn score_passed(dealt: &DealtHand, card: usize) -> f32 {
    let (suit, bit): (Cards, Cards) = (suit_of(card), 1 << card);
    let n_own = (dealt.cards & suit).count_ones() as f32;
    let is_trump = card >> 3 == dealt.trump;
    let is_low_boss = bit & BOSSES != 0 && card & 7 < 4;
    let is_high = card & 7 >= 5 || card == 0;
    -0.5 * n_own - 1.5 * f32::from(u8::from(is_trump))
        + 0.7 * f32::from(u8::from(is_high && !is_trump))
        - 0.5 * f32::from(u8::from(is_low_boss))
}
