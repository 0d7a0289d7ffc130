//! The exact solver against a plain one that tries everything, and against impossible positions.

#![allow(clippy::unwrap_used, missing_docs, reason = "tests")]

mod septet_rounds;

use hyakki_core::{ActionSet, Game, PerSeat, Seat, Turn};
use hyakki_septet::{Action, CardSet, Scoring, Septet};
use hyakki_septet_solver::{BadPosition, OpenPosition, OpenPositionParts, OutOfNodes, Solver};

use crate::septet_rounds::Wanted;

const NO_LIMIT: u64 = u64::MAX;

/// A round that is to be solved by playing all of it, by the referee's own rules.
struct PlainSolver {
    players: usize,
    points_before: PerSeat<u8>,
    asking: Seat,
}

impl PlainSolver {
    fn new(state: &Septet, players: usize, asking: Seat) -> PlainSolver {
        PlainSolver {
            players,
            points_before: PerSeat::from_fn(players, |seat| state.points(seat)),
            asking,
        }
    }

    /// The points of the round: more than 0 if the asking seat gets them, less if it does not.
    /// Cut off where the answer cannot matter any more, and in no other way.
    fn value(&self, state: &Septet, mut low: i8, mut high: i8) -> i8 {
        let Turn::Act(seats) = state.turn() else {
            return self.value_at_end(state);
        };
        let seat = seats.first().unwrap();
        let is_asking = state.team(self.asking).contains(seat);
        let mut best = if is_asking { i8::MIN } else { i8::MAX };
        for action in state.legal_actions(seat).iter() {
            let mut next = *state;
            next.apply(seat, action);
            let value = self.value(&next, low, high);
            if is_asking {
                best = best.max(value);
                low = low.max(value);
            } else {
                best = best.min(value);
                high = high.min(value);
            }
            if low >= high {
                break;
            }
        }
        best
    }

    fn value_at_end(&self, state: &Septet) -> i8 {
        let gained = |seat: Seat| (state.points(seat) - self.points_before[seat]) as i8;
        match gained(self.asking) {
            0 => -Seat::all(self.players).map(gained).max().unwrap(),
            own => own,
        }
    }

    fn full_value(&self, state: &Septet) -> i8 {
        self.value(state, i8::MIN, i8::MAX)
    }
}

/// Every kind of small position, for both numbers of players and both ways to count.
fn small_positions(per_kind: usize) -> impl Iterator<Item = (Wanted, Septet, OpenPosition)> {
    [3, 4].into_iter().flat_map(move |players| {
        let scorings = [Scoring::Advanced, Scoring::Basic].into_iter();
        scorings.flat_map(move |scoring| {
            (0..players).flat_map(move |n_on_table| {
                (2..=5).flat_map(move |n_cards| {
                    let wanted = Wanted {
                        players,
                        scoring,
                        n_cards,
                        n_on_table,
                    };
                    let found = wanted.positions(11).take(per_kind);
                    found.map(move |(state, position)| (wanted, state, position))
                })
            })
        })
    })
}

#[test]
fn every_card_has_the_value_that_trying_everything_finds() {
    // Little memory on purpose: proofs must stay right when others push them out and when deals share them.
    let mut solver = Solver::with_memory(1);
    let mut n_positions = 0;
    for (wanted, state, position) in small_positions(60) {
        let seat = position.to_act();
        let plain = PlainSolver::new(&state, wanted.players, seat);
        let solution = solver.solve(&position, NO_LIMIT).unwrap();
        let legal: CardSet = solution.cards.iter().map(|value| value.card).collect();
        assert_eq!(legal, position.legal_cards());
        for found in &solution.cards {
            let mut next = state;
            next.apply(seat, Action::Play { card: found.card });
            let expected = plain.full_value(&next);
            assert_eq!(found.value, expected, "{} in {position:?}", found.card);
        }
        n_positions += 1;
    }
    assert_eq!(n_positions, 7 * 2 * 4 * 60);
}

#[test]
fn the_winning_cards_are_those_that_are_worth_more_than_nothing() {
    let mut solver = Solver::with_memory(1);
    let mut n_lost = 0;
    for (_, _, position) in small_positions(40) {
        let solution = solver.solve(&position, NO_LIMIT).unwrap();
        let worth_more = solution.cards.iter().filter(|found| found.value > 0);
        let expected: CardSet = worth_more.map(|found| found.card).collect();
        let winning = solver.winning_cards(&position, NO_LIMIT).unwrap();
        assert_eq!(winning, expected, "{position}");
        n_lost += usize::from(winning.is_empty());
        // What is no other's neighbour is enough to tell.
        let distinct = position.distinct_cards();
        assert!(position.legal_cards().contains_all(distinct) && !distinct.is_empty());
        assert_eq!(
            winning.is_empty(),
            winning.intersection(distinct).is_empty()
        );
    }
    assert!(n_lost > 40);
}

#[test]
fn the_round_is_worth_to_every_seat_what_trying_everything_finds() {
    let mut solver = Solver::with_memory(1);
    for (wanted, state, position) in small_positions(30) {
        for seat in Seat::all(wanted.players) {
            let expected = PlainSolver::new(&state, wanted.players, seat).full_value(&state);
            let value = solver.value(&position, seat, NO_LIMIT);
            assert_eq!(value, Ok(expected), "for {seat} in {position:?}");
            let is_won = solver.is_won(&position, seat, NO_LIMIT);
            assert_eq!(is_won, Ok(expected > 0), "for {seat} in {position:?}");
        }
    }
}

#[test]
fn the_best_line_is_legal_and_ends_the_round_with_its_value() {
    let mut solver = Solver::default();
    let long = [(4, 8), (3, 7)].into_iter().flat_map(|(players, n_cards)| {
        let wanted = Wanted {
            players,
            scoring: Scoring::Advanced,
            n_cards,
            n_on_table: 0,
        };
        let found = wanted.positions(5).take(10);
        found.map(move |(state, position)| (wanted, state, position))
    });
    for (wanted, mut state, position) in small_positions(10).chain(long) {
        let solution = solver.solve(&position, NO_LIMIT).unwrap();
        let plain = PlainSolver::new(&state, wanted.players, solution.seat);
        for play in &solution.line {
            assert_eq!(
                state.check(play.seat, Action::Play { card: play.card }),
                Ok(())
            );
            state.apply(play.seat, Action::Play { card: play.card });
        }
        assert!(!matches!(state.turn(), Turn::Act(_)), "the round is over");
        assert_eq!(plain.value_at_end(&state), solution.value());
    }
}

#[test]
fn what_was_solved_before_changes_no_answer() {
    let wanted = Wanted {
        players: 4,
        scoring: Scoring::Advanced,
        n_cards: 7,
        n_on_table: 2,
    };
    let mut experienced = Solver::default();
    for (_, position) in wanted.positions(3).take(40) {
        let solution = experienced.solve(&position, NO_LIMIT).unwrap();
        let fresh = Solver::with_memory(1).solve(&position, NO_LIMIT).unwrap();
        assert_eq!(solution.cards, fresh.cards);
    }
}

#[test]
fn a_limit_on_nodes_ends_the_search() {
    let wanted = Wanted {
        players: 3,
        scoring: Scoring::Advanced,
        n_cards: 16,
        n_on_table: 0,
    };
    let (_, position) = wanted.positions(1).next().unwrap();
    let mut solver = Solver::with_memory(1);
    assert_eq!(solver.solve(&position, 10_000), Err(OutOfNodes));
}

#[test]
fn a_position_is_only_taken_while_a_trick_is_played() {
    let wanted = Wanted {
        players: 4,
        scoring: Scoring::Basic,
        n_cards: 12,
        n_on_table: 0,
    };
    let (state, _) = wanted.positions(1).next().unwrap();
    let mut fresh = Septet::new(*state.config());
    assert_eq!(OpenPosition::of(&fresh), Err(BadPosition::NotInTricks));
    let deal = fresh.sample_chance(&mut hyakki_core::GameRng::for_game(1, 1));
    fresh.apply_chance(&deal);
    assert_eq!(OpenPosition::of(&fresh), Err(BadPosition::NotInTricks));
}

/// Parts of a position that can occur, in the middle of a trick.
fn good_parts() -> OpenPositionParts {
    let wanted = Wanted {
        players: 4,
        scoring: Scoring::Advanced,
        n_cards: 6,
        n_on_table: 2,
    };
    let mut positions = wanted.positions(2);
    let captures = |position: &OpenPosition| position.parts().captured[Seat::new(0)].len() == 1;
    let (_, position) = positions.find(|(_, position)| captures(position)).unwrap();
    position.parts().clone()
}

/// What is wrong with the good parts after this change.
fn fault(change: impl FnOnce(&mut OpenPositionParts)) -> BadPosition {
    let mut parts = good_parts();
    change(&mut parts);
    OpenPosition::new(parts).unwrap_err()
}

#[test]
fn a_position_that_cannot_occur_is_refused_with_the_reason() {
    let (first, second) = (Seat::new(0), Seat::new(1));
    assert!(OpenPosition::new(good_parts()).is_ok());

    let own = good_parts().hands[first].nth(0);
    let twice = fault(|parts| parts.hands[second] = parts.hands[second].with(own));
    assert_eq!(twice, BadPosition::CardTwice { card: own });
    let out_of_play = good_parts().trump;
    let trump = fault(|parts| parts.hands[first] = parts.hands[first].with(out_of_play));
    assert_eq!(trump, BadPosition::CardTwice { card: out_of_play });

    let boss = good_parts().captured[first].nth(0);
    let nowhere = fault(|parts| parts.captured[first] = CardSet::EMPTY);
    assert_eq!(nowhere, BadPosition::MissingBoss { card: boss });

    let short = fault(|parts| {
        let plain = parts.hands[first].difference(CardSet::BOSSES).nth(0);
        parts.hands[first] = parts.hands[first].difference(CardSet::only(plain));
    });
    assert!(matches!(short, BadPosition::WrongHandSize { seat, .. } if seat == first));

    let many = fault(|parts| parts.tricks[first] += 13);
    assert_eq!(many, BadPosition::TooManyTricks);
    let three_seats = fault(|parts| parts.captured = PerSeat::splat(3, CardSet::EMPTY));
    assert_eq!(three_seats, BadPosition::WrongNumberOfSeats);
    let nobody = fault(|parts| parts.leader = Seat::new(4));
    assert_eq!(nobody, BadPosition::WrongNumberOfSeats);
    let full = fault(|parts| parts.on_table.extend([own, own]));
    assert_eq!(full, BadPosition::TooManyOnTable);
}

#[test]
fn captured_cards_are_bosses_and_come_with_tricks() {
    let seat = Seat::new(0);
    let unseen = |parts: &OpenPositionParts| {
        let hands = parts.hands.iter().copied();
        let hands = hands.fold(CardSet::EMPTY, CardSet::union);
        let table: CardSet = parts.on_table.iter().copied().collect();
        let known = hands.union(table).with(parts.trump);
        CardSet::FULL
            .difference(known.union(CardSet::BOSSES))
            .nth(0)
    };
    let plain = unseen(&good_parts());
    let no_boss = fault(|parts| parts.captured[seat] = parts.captured[seat].with(plain));
    assert_eq!(no_boss, BadPosition::CapturedNoBoss { card: plain });
    let no_trick = fault(|parts| {
        let n_tricks = std::mem::take(&mut parts.tricks[seat]);
        parts.tricks[Seat::new(1)] += n_tricks;
    });
    assert_eq!(no_trick, BadPosition::BossesWithoutTricks { seat });
}

#[test]
fn whoever_did_not_follow_has_none_of_the_suit() {
    let wanted = Wanted {
        players: 4,
        scoring: Scoring::Advanced,
        n_cards: 6,
        n_on_table: 2,
    };
    let revoked = wanted.positions(4).find_map(|(_, position)| {
        let mut parts = position.parts().clone();
        let seat = parts.leader.left(4);
        let (led, played) = (parts.on_table[0].suit(), parts.on_table[1]);
        let hand = parts.hands[seat];
        // The second player swaps the card of the led suit on the table for another from the hand.
        let other = hand.difference(led.cards()).iter().next()?;
        let still_follows = !hand.intersection(led.cards()).is_empty();
        (played.suit() == led && still_follows).then(|| {
            parts.on_table[1] = other;
            parts.hands[seat] = hand.difference(CardSet::only(other)).with(played);
            (seat, parts)
        })
    });
    let (seat, parts) = revoked.unwrap();
    let refused = OpenPosition::new(parts);
    assert_eq!(refused, Err(BadPosition::DidNotFollow { seat }));
}

#[test]
fn a_round_that_is_over_is_no_position() {
    let wanted = Wanted {
        players: 4,
        scoring: Scoring::Advanced,
        n_cards: 5,
        n_on_table: 0,
    };
    let (_, position) = wanted.positions(2).next().unwrap();
    let mut parts = position.parts().clone();
    // One seat gets all seven tricks, and the bosses with them.
    let seat = Seat::new(0);
    let captured = parts.captured.iter().copied();
    let captured = captured.fold(CardSet::EMPTY, CardSet::union);
    parts.tricks = PerSeat::splat(4, 0);
    parts.captured = PerSeat::splat(4, CardSet::EMPTY);
    parts.tricks[seat] = 7;
    parts.captured[seat] = captured;
    assert_eq!(OpenPosition::new(parts), Err(BadPosition::RoundOver));
}

#[test]
fn a_position_in_notation_is_read_as_it_was_written() {
    for (_, _, position) in small_positions(5) {
        let text = position.to_string();
        assert_eq!(text.parse(), Ok(position), "{text}");
    }
}

#[test]
fn what_is_no_position_is_refused_with_the_reason() {
    let reason = |text: &str| text.parse::<OpenPosition>().unwrap_err().to_string();
    let good = OpenPosition::new(good_parts()).unwrap().to_string();
    let own = good_parts().hands[Seat::new(0)].nth(0);
    assert_eq!(
        reason(&format!("{own} {good}")),
        format!("{own} is in two places")
    );
    assert_eq!(
        reason("gA / g2 / r6"),
        "“gA / g2 / r6” is not three or four hands and the trump card"
    );
    assert_eq!(
        reason("gA / g2 / g3 / r6; lead 3"),
        "“3” is not a seat’s number"
    );
    assert_eq!(
        reason("gA / g2 / g3 / r6; lead 0; lead 1"),
        "“lead 1” is not something new: it was said before"
    );
    for text in [
        "",
        "gA / g2 / g3 / r6; tricks 1",
        "gA / g2 / g3 / r6; bosses u7",
        "gA / g2 / g3 / r6; scoring high",
        "gA / g2 / g3 / r6; moon",
        "gA / g2 / g3 / r6; table xx",
        "gA / g2 / g3 / r6",
    ] {
        assert!(text.parse::<OpenPosition>().is_err(), "{text}");
    }
}
