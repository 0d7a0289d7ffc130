//! Which card was at which place of a deck, once the kinds of the gifts are known.

use hyakki_core::{Dice, MAX_SEATS};

use super::gifts;
use super::trace::{Epoch, Event, Held, Kind, RoundTrace, Trace};
use crate::card::Card;

/// Fills every deck of the trace, and tells the card of each unseen gift in order.
pub(super) fn fill(trace: &mut Trace, dice: &mut impl Dice) -> Vec<Card> {
    let mut gifts = Vec::new();
    for round in &trace.rounds {
        let kinds_given = gifts::choose(round, dice);
        place_what_was_revealed(round, &mut trace.epochs, &kinds_given, &mut gifts, dice);
    }
    for epoch in &mut trace.epochs {
        deal_the_rest(epoch, dice);
    }
    gifts
        .iter()
        .map(|&(kind, place)| match kind {
            Kind::Seen(card) => card,
            Kind::Unseen(epoch) => trace.epochs[usize::from(epoch)].drawn[usize::from(place)]
                .expect("every place of a deck is filled"),
        })
        .collect()
}

/// Follows the cards of a round. Each unseen card that was revealed came from one of the places
/// whose cards were then in that hand, each equally likely.
fn place_what_was_revealed(
    round: &RoundTrace,
    epochs: &mut [Epoch],
    kinds_given: &[u16],
    gifts: &mut Vec<(Kind, u8)>,
    dice: &mut impl Dice,
) {
    let mut hands: [Vec<Held>; MAX_SEATS] = Default::default();
    let mut kinds_given = kinds_given.iter();
    for &event in &round.events {
        match event {
            Event::Gain { seat, held } => hands[seat.index()].push(held),
            Event::Lose { seat, kind, card } => {
                let held = remove_one(&mut hands[seat.index()], kind, dice);
                if let Kind::Unseen(epoch) = round.kinds[usize::from(kind)] {
                    epochs[usize::from(epoch)].drawn[usize::from(held.place)] = Some(card);
                }
            }
            Event::Gift { from, to } => {
                let kind = *kinds_given.next().expect("a kind is chosen for each gift");
                let held = remove_one(&mut hands[from.index()], kind, dice);
                hands[to.index()].push(held);
                gifts.push((round.kinds[usize::from(kind)], held.place));
            }
        }
    }
}

/// Takes a random card of this kind out of a hand.
fn remove_one(hand: &mut Vec<Held>, kind: u16, dice: &mut impl Dice) -> Held {
    let n = hand.iter().filter(|held| held.kind == kind).count();
    let nth = dice.index(n);
    let (idx, _) = hand
        .iter()
        .enumerate()
        .filter(|(_, held)| held.kind == kind)
        .nth(nth)
        .expect("the events were checked to fit");
    hand.swap_remove(idx)
}

/// Deals the cards of a shuffle that were never revealed to the places left, and behind them.
fn deal_the_rest(epoch: &mut Epoch, dice: &mut impl Dice) {
    let mut cards: Vec<Card> = epoch.unseen.iter().collect();
    dice.shuffle(&mut cards);
    for place in epoch.drawn.iter_mut().filter(|place| place.is_none()) {
        *place = cards.pop();
    }
    epoch.drawn.extend(cards.into_iter().map(Some));
}
