//! All worlds that fit what a seat of Septet knows, late in a round.

use hyakki_core::{PerSeat, Seat};
use hyakki_septet::{Card, CardSet, Lead, SeptetView};
use hyakki_septet_solver::{OpenPosition, OpenPositionParts};

/// Every world that fits the view while tricks are played, if they are no more than `most`. `open` is any of them: nothing of
/// it is looked at but what the view shows too.
///
/// Everybody's hand before the pass is unknown, and any three cards of a hand could have been passed on: so every way to deal
/// the unseen cards is as likely as any other.
pub(super) fn worlds(
    view: &SeptetView,
    open: &OpenPosition,
    most: usize,
) -> Option<Vec<OpenPosition>> {
    let own = view.viewer.seat()?;
    if view.lead != Lead::Holder {
        return None;
    }
    let known = known_cards(view, own);
    let seen = (known.iter().copied())
        .chain(view.plays.iter().map(|play| CardSet::only(play.card)))
        .fold(CardSet::only(view.trump?), CardSet::union);
    let mut dealing = Dealing {
        view,
        most,
        unseen: CardSet::FULL.difference(seen).iter().collect(),
        hands: known,
        found: Vec::new(),
    };
    dealing.deal_from(0).then_some(())?;
    let positions = dealing.found.into_iter().map(|hands| {
        let parts = OpenPositionParts {
            hands,
            ..open.parts().clone()
        };
        OpenPosition::new(parts).expect("what fits the view can occur")
    });
    Some(positions.collect())
}

/// The cards that the seat knows to be in each hand.
fn known_cards(view: &SeptetView, own: Seat) -> PerSeat<CardSet> {
    let mut known = PerSeat::splat(view.players, CardSet::EMPTY);
    known[own] = view.hand;
    let played = (view.plays.iter()).fold(CardSet::EMPTY, |set, play| set.with(play.card));
    let mut place = |seat: Seat, cards: CardSet| {
        known[seat] = known[seat].union(cards.difference(played));
    };
    if let (Some(target), Some(passed)) = (view.passes_to, view.passed) {
        place(target, passed.set());
    }
    if let Some(lead) = view.lead_card.filter(|lead| lead.is_shown) {
        place(lead.seat, CardSet::only(lead.card));
    }
    known
}

struct Dealing<'a> {
    view: &'a SeptetView,
    most: usize,
    unseen: Vec<Card>,
    hands: PerSeat<CardSet>,
    found: Vec<PerSeat<CardSet>>,
}

impl Dealing<'_> {
    /// Deals the unseen cards from this one on in every way; says whether there were few enough.
    fn deal_from(&mut self, place: usize) -> bool {
        let Some(&card) = self.unseen.get(place) else {
            self.found.push(self.hands);
            return self.found.len() <= self.most;
        };
        Seat::all(self.view.players).all(|seat| {
            let hand = self.hands[seat];
            let has_room = hand.len() < self.view.hand_sizes[seat];
            if !has_room || self.view.voids[seat].contains(card.suit()) {
                return true;
            }
            self.hands[seat] = hand.with(card);
            let are_few = self.deal_from(place + 1);
            self.hands[seat] = hand;
            are_few
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use hyakki_core::{Game, GameRng, Turn, Viewer, at_random, next_step};
    use hyakki_septet::{Septet, SeptetConfig};

    use super::*;

    /// Sampling finds every world that was enumerated, and no other.
    #[test]
    fn the_worlds_are_those_that_sampling_finds() {
        let mut n_compared = 0;
        for number in 0..12 {
            let mut rng = GameRng::for_game(5, number);
            let players = 3 + number as usize % 2;
            let mut state = Septet::new(hyakki_core::GameConfig::for_players(players).unwrap());
            while state.last_round_end().is_none() {
                if let (Turn::Act(seats), Ok(open)) = (state.turn(), OpenPosition::of(&state)) {
                    let view = state.view(Viewer::Seat(seats.first().unwrap()));
                    if let Some(worlds) = worlds(&view, &open, 60) {
                        compare(&view, &worlds, &mut rng);
                        n_compared += 1;
                    }
                }
                next_step(&state, &mut rng, at_random)
                    .unwrap()
                    .apply_to(&mut state);
            }
        }
        assert!(n_compared > 20, "{n_compared}");
        let _ = SeptetConfig::default();
    }

    fn compare(view: &SeptetView, worlds: &[OpenPosition], rng: &mut GameRng) {
        let enumerated: BTreeSet<String> = worlds.iter().map(ToString::to_string).collect();
        assert_eq!(enumerated.len(), worlds.len());
        let sampled: BTreeSet<String> = (0..60 * worlds.len())
            .map(|_| {
                let world = Septet::determinize(view, rng);
                OpenPosition::of(&world).unwrap().to_string()
            })
            .collect();
        assert_eq!(enumerated, sampled);
    }
}
