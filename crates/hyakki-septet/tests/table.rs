//! A table for tests: positions written as hands, steps written in notation.

use hyakki_core::{Game, GameConfig, GameRng, Match, PerSeat, Seat, at_random, drive, next_step};
use hyakki_septet::{
    Action, Card, CardSet, Chance, RoundResult, Septet, SeptetConfig, SeptetView, Trio,
};

pub fn config(players: usize) -> SeptetConfig {
    SeptetConfig::for_players(players).unwrap()
}

pub fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(card).collect()
}

pub fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number)
}

/// Hands that contain at least these cards, filled up with the others in ascending order.
pub fn fill(config: &SeptetConfig, wanted: &[&str], trump: &str) -> Chance {
    let n_seats = config.players();
    let mut hands: Vec<CardSet> = wanted.iter().map(|text| cards(text)).collect();
    assert_eq!(hands.len(), n_seats);
    let used = hands
        .iter()
        .fold(CardSet::only(card(trump)), |used, &hand| used.union(hand));
    let mut rest = CardSet::FULL.difference(used).iter();
    for hand in &mut hands {
        while hand.len() < config.hand_size() {
            *hand = hand.with(rest.next().unwrap());
        }
    }
    Chance {
        hands: PerSeat::from_fn(n_seats, |seat| hands[seat.index()]),
        trump: card(trump),
    }
}

/// A match in its first round after the pass, in which everybody holds the cards of `after`.
/// `keep_dealt` names cards that their holder must have been dealt.
pub fn after_pass(config: SeptetConfig, after: &Chance, keep_dealt: &str) -> Septet {
    let n_seats = config.players();
    let target = |seat: Seat| seat.left_by(if n_seats == 4 { 2 } else { 1 }, n_seats);
    let passed = |giver: Seat| -> CardSet {
        let candidates = after.hands[target(giver)].difference(cards(keep_dealt));
        candidates.iter().take(3).collect()
    };
    let mut dealt = after.hands;
    for giver in Seat::all(n_seats) {
        dealt[giver] = dealt[giver].union(passed(giver));
        dealt[target(giver)] = dealt[target(giver)].difference(passed(giver));
    }
    let deal = Chance {
        hands: dealt,
        trump: after.trump,
    };
    let mut state = Septet::new(config);
    assert_eq!(state.check_chance(&deal), Ok(()));
    state.apply_chance(&deal);
    for giver in Seat::all(n_seats) {
        act(
            &mut state,
            giver,
            Action::Pass {
                cards: Trio::from_set(passed(giver)).unwrap(),
            },
        );
    }
    for seat in Seat::all(n_seats) {
        assert_eq!(state.hand(seat), after.hands[seat]);
    }
    state
}

pub fn act(state: &mut Septet, seat: Seat, action: Action) {
    assert_eq!(state.check(seat, action), Ok(()), "{seat:?} {action}");
    state.apply(seat, action);
}

/// Plays a trick; the seat that must act next plays each card.
pub fn play(state: &mut Septet, trick: &str) {
    for text in trick.split_whitespace() {
        let seat = state.turn().seats().first().unwrap();
        act(state, seat, Action::Play { card: card(text) });
    }
}

/// A finished round met in random play.
pub struct FoundRound {
    pub result: RoundResult,
    /// The state before the last card of the round.
    pub before: Septet,
    pub after: Septet,
}

/// Plays random matches until a round ends as wanted.
pub fn find_round(config: SeptetConfig, is_wanted: impl Fn(&FoundRound) -> bool) -> FoundRound {
    for seed in 0.. {
        assert!(seed < 2_000_000, "no such round was found");
        let mut dice = GameRng::for_game(seed, 1);
        let mut state = Septet::new(config);
        while let Some(step) = next_step(&state, &mut dice, at_random) {
            let before = state;
            step.apply_to(&mut state);
            let is_round_over = before.trump().is_some() && state.trump().is_none();
            if is_round_over {
                let found = FoundRound {
                    result: view(&state).last_round.unwrap(),
                    before,
                    after: state,
                };
                if is_wanted(&found) {
                    return found;
                }
            }
        }
    }
    unreachable!()
}

pub fn random_match(config: SeptetConfig, seed: u64) -> Match<Septet> {
    let mut dice = GameRng::for_game(seed, 2);
    let names = (0..config.players()).map(|seat| seat.to_string()).collect();
    let mut game = Match::new(config, names);
    drive(&mut game, &mut dice, at_random);
    game
}

pub fn view(state: &Septet) -> SeptetView {
    state.view(hyakki_core::Viewer::Spectator)
}
