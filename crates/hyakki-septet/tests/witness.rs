//! What the rulebook says everybody sees, for the laws; and for the server's tests, which ask the same of what it sends.

use hyakki_core::{Dice, Game, GameConfig, Seat, Step, Viewer};
use hyakki_laws::Witness;
use hyakki_septet::{Action, Card, CardSet, Chance, Lead, Septet, SeptetConfig, Trio};

/// What everybody sees of this game.
pub(crate) struct SeptetWitness;

impl Witness for SeptetWitness {
    type Game = Septet;

    fn universe(_: &SeptetConfig) -> Vec<Action> {
        let cards: Vec<Card> = CardSet::FULL.iter().collect();
        let mut universe: Vec<Action> = cards.iter().map(|&card| Action::Play { card }).collect();
        for (high, &c) in cards.iter().enumerate() {
            for (middle, &b) in cards[..high].iter().enumerate() {
                universe.extend(cards[..middle].iter().map(|&a| Action::Pass {
                    cards: Trio::new([a, b, c]).unwrap(),
                }));
            }
        }
        universe
    }

    fn audit(state: &Septet) {
        let n_seats = state.config().players();
        // Six points before the last round, and at the most all twelve stars of three players in it.
        assert!(Seat::all(n_seats).all(|seat| state.points(seat) <= 6 + 12));
        let Some(trump) = state.trump() else { return };
        let mut seen = CardSet::only(trump);
        let mut n_cards = 1;
        let in_hands = Seat::all(n_seats).map(|seat| state.hand(seat));
        let played = state.plays().iter().map(|&card| CardSet::only(card));
        for set in in_hands.chain(played) {
            n_cards += set.len();
            seen = seen.union(set);
        }
        assert_eq!(
            (n_cards, seen),
            (49, CardSet::FULL),
            "every card is somewhere exactly once"
        );
        let n_tricks: u8 = Seat::all(n_seats).map(|seat| state.tricks(seat)).sum();
        assert_eq!(usize::from(n_tricks), state.plays().len() / n_seats);
        let finished = &state.plays()[..usize::from(n_tricks) * n_seats];
        let bosses: CardSet = finished
            .iter()
            .copied()
            .filter(|card| card.is_boss())
            .collect();
        let captured =
            Seat::all(n_seats).fold(CardSet::EMPTY, |all, seat| all.union(state.captured(seat)));
        assert_eq!(
            captured, bosses,
            "captured are just the bosses of finished tricks"
        );
        if n_seats == 4 {
            let partner = |seat: Seat| seat.left_by(2, 4);
            assert!(Seat::all(4).all(|seat| state.tricks(seat) + state.tricks(partner(seat)) < 7));
        } else {
            assert!(Seat::all(3).all(|seat| state.tricks(seat) < 7));
        }
    }

    fn observe(before: &Septet, step: &Step<Septet>, after: &Septet, viewer: Viewer) -> String {
        match step {
            Step::Chance(deal) => {
                let own = viewer.seat().map(|seat| deal.hands[seat]);
                format!("trump {}, dealt {own:?}", deal.trump)
            }
            Step::Action(seat, Action::Play { card }) => {
                let mut seen = format!("{seat} plays {card}");
                if after.trump().is_none() {
                    // The round is over: the bosses that are taken out of hands are shown.
                    let points: Vec<u8> = Seat::all(after.config().players())
                        .map(|seat| after.points(seat))
                        .collect();
                    let left =
                        Seat::all(4).fold(CardSet::EMPTY, |all, seat| all.union(before.hand(seat)));
                    let is_team_loss = after.config().players() == 4
                        && before
                            .team(after.leader().unwrap())
                            .iter()
                            .any(|seat| after.points(seat) == before.points(seat));
                    let bosses = left.intersection(CardSet::BOSSES);
                    seen += &format!(
                        ", points {points:?}, bosses {:?}",
                        is_team_loss.then_some(bosses)
                    );
                }
                seen
            }
            Step::Action(seat, action @ Action::Pass { .. }) => {
                let mut seen = format!("{seat} passes");
                if viewer.is(*seat) {
                    seen += &format!(" {action}");
                }
                let is_exchanged = after.turn().seats().len() == 1
                    && after.leader().is_some()
                    && everybody_passed(after);
                if is_exchanged {
                    let own = viewer.seat().map(|seat| after.hand(seat));
                    seen += &format!(", new hand {own:?}, {:?} leads", after.leader());
                    if before.leader().is_none() && after.config().lead() == Lead::Holder {
                        let holder = after.leader().unwrap();
                        let lead_cards: CardSet =
                            [Card::SUPER_TRUMP, Card::BLUE_13].into_iter().collect();
                        let shown = after.hand(holder).intersection(lead_cards).iter().next();
                        seen += &format!(", shows {shown:?}");
                    }
                }
                seen
            }
        }
    }

    fn is_in_the_dark(state: &Septet, viewer: Viewer) -> bool {
        Seat::all(state.config().players())
            .filter(|&seat| !viewer.is(seat))
            .any(|seat| state.hand(seat).len() > 3)
    }

    /// Two other hands exchange a card or two.
    fn twin_chance(_: &Septet, deal: &Chance, viewer: Viewer, dice: &mut impl Dice) -> Chance {
        let mut twin = *deal;
        let others: Vec<Seat> = Seat::all(deal.hands.len())
            .filter(|&seat| !viewer.is(seat))
            .collect();
        for _ in 0..1 + dice.index(2) {
            let giver = others[dice.index(others.len())];
            let taker = others[dice.index(others.len())];
            let given = twin.hands[giver].nth(dice.index(twin.hands[giver].len()));
            let taken = twin.hands[taker].nth(dice.index(twin.hands[taker].len()));
            if giver != taker {
                twin.hands[giver] = twin.hands[giver]
                    .difference(CardSet::only(given))
                    .with(taken);
                twin.hands[taker] = twin.hands[taker]
                    .difference(CardSet::only(taken))
                    .with(given);
            }
        }
        twin
    }
}

fn everybody_passed(state: &Septet) -> bool {
    Seat::all(state.config().players()).all(|seat| state.passed(seat).len() == 3)
}
