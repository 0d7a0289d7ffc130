//! The board's tricks beside the engine's, card by card.

use hyakki_core::{Game, GameConfig, GameRng, Seat, Turn, Viewer, at_random};
use hyakki_septet::numbers::LOSING_TRICKS;
use hyakki_septet::tricks::TrickRules;
use hyakki_septet::{Action, Actions, RoundEnd, Scoring, Septet, SeptetConfig};

use super::Board;
use crate::septet::trick_context::{TrickContext, board_of, shown_voids};

#[test]
fn random_play_is_what_the_engine_makes_of_it_card_by_card() {
    for n_seats in SeptetConfig::PLAYERS {
        for scoring in [Scoring::Advanced, Scoring::Basic] {
            let config = SeptetConfig::for_players(n_seats).unwrap();
            let mut ends = Vec::new();
            for number in 0..150 {
                let mut dice = GameRng::for_game(19, number);
                let mut state = Septet::new(config.with_scoring(scoring));
                while let Turn::Chance = state.turn() {
                    let end = compare_round(&mut state, &mut dice);
                    if !ends.contains(&end) {
                        ends.push(end);
                    }
                }
            }
            assert_eq!(ends.len(), 3, "{ends:?} are not all ends");
        }
    }
}

/// Plays a round with the engine and on a board, and tells how it ended.
fn compare_round(state: &mut Septet, dice: &mut GameRng) -> RoundEnd {
    let first = deal_and_pass(state, dice);
    let (rules, mut board) = board_of(state, first);
    let mut sure = None;
    while let Turn::Act(seats) = state.turn() {
        let seat = seats.first().unwrap();
        compare_position(state, &rules, &board, seat);
        assert_eq!(end_of(&rules, &board), None, "the round goes on");
        let action = at_random(state, seat, dice);
        let Action::Play { card } = action else {
            panic!("a card is played");
        };
        sure = sure.or(sure_winner(state, &rules, &board, card.index()));
        state.apply(seat, action);
        if let Some(winner) = board.play(&rules, card.index()) {
            assert_eq!(sure.take().unwrap_or(winner), winner, "it was sure");
            let next = state.turn().seats().first().or(state.leader());
            assert_eq!(next.map(Seat::index), Some(winner));
        }
    }
    let result = state.view(Viewer::Spectator).last_round.unwrap();
    assert_eq!(end_of(&rules, &board), Some(result.end));
    result.end
}

/// The seat that leads.
fn deal_and_pass(state: &mut Septet, dice: &mut GameRng) -> Seat {
    let deal = state.sample_chance(dice);
    state.apply_chance(&deal);
    loop {
        let seat = state.turn().seats().first().unwrap();
        if let Actions::Play(_) = state.legal_actions(seat) {
            return seat;
        }
        let action = at_random(state, seat, dice);
        state.apply(seat, action);
    }
}

/// Who plays which cards next, what everybody has and has won, and what was seen; on the board that was played along, and on
/// one that is made of the state.
fn compare_position(state: &Septet, rules: &TrickRules, board: &Board, seat: Seat) {
    let Actions::Play(legal) = state.legal_actions(seat) else {
        panic!("a card is played");
    };
    let (mut n_bosses, mut n_tricks) = ([0; 3], [0; 3]);
    for seat in Seat::all(rules.n_seats) {
        n_bosses[rules.party(seat.index())] += state.captured(seat).len() as u8;
        n_tricks[rules.party(seat.index())] += state.tricks(seat);
    }
    for board in [board, &Board::of(state, rules, seat)] {
        assert_eq!(board.seat(), seat.index());
        assert_eq!(board.legal(), legal.bits());
        for seat in Seat::all(rules.n_seats) {
            assert_eq!(board.hands[seat.index()], state.hand(seat).bits());
        }
        assert_eq!((board.n_bosses, board.n_tricks), (n_bosses, n_tricks));
    }
    let view = state.view(Viewer::Spectator);
    let voids = shown_voids(state, rules);
    for (seat, suits) in view.voids.entries() {
        let bits = suits.iter().fold(0, |bits, suit| bits | 1 << suit.index());
        assert_eq!(voids[seat.index()], bits);
    }
}

/// Who takes the trick whatever comes after this card, if that can be known.
fn sure_winner(state: &Septet, rules: &TrickRules, board: &Board, card: usize) -> Option<usize> {
    let context = TrickContext::new(rules, board, shown_voids(state, rules));
    let standing = context.standing(card);
    let winner = if standing.takes {
        board.seat()
    } else {
        usize::from(board.winner)
    };
    assert_eq!(context.party_of(winner), standing.party);
    standing.is_sure.then_some(winner)
}

/// What ends the round before this lead, by the counts on the board.
fn end_of(rules: &TrickRules, board: &Board) -> Option<RoundEnd> {
    let party = rules.party(board.seat());
    if board.n_on_table > 0 {
        None
    } else if board.n_bosses[party] >= rules.n_bosses_to_win {
        Some(RoundEnd::Bosses)
    } else if board.n_tricks[party] == LOSING_TRICKS {
        Some(RoundEnd::SevenTricks)
    } else {
        (board.live == 0).then_some(RoundEnd::LastTrick)
    }
}
