//! The solver's tricks beside the engine's, card by card.

use hyakki_core::{Game, GameConfig, GameRng, Seat, Turn, Viewer, at_random};
use hyakki_septet::tricks::BOSSES;
use hyakki_septet::{Action, Actions, RoundEnd, Scoring, Septet, SeptetConfig};

use super::Moment;
use crate::position::OpenPosition;
use crate::question::value_at_end;
use crate::round::Round;
use crate::seats::party;

#[test]
fn random_play_is_what_the_engine_makes_of_it_card_by_card() {
    for scoring in [Scoring::Advanced, Scoring::Basic] {
        compare_matches::<3>(scoring);
        compare_matches::<4>(scoring);
    }
}

fn compare_matches<const N_SEATS: usize>(scoring: Scoring) {
    let config = SeptetConfig::for_players(N_SEATS).unwrap();
    let mut ends = Vec::new();
    for number in 0..150 {
        let mut dice = GameRng::for_game(13, number);
        let mut state = Septet::new(config.with_scoring(scoring));
        while let Turn::Chance = state.turn() {
            let end = compare_round::<N_SEATS>(&mut state, &mut dice);
            if !ends.contains(&end) {
                ends.push(end);
            }
        }
    }
    assert_eq!(ends.len(), 3, "{ends:?} are not all ends");
}

/// Plays a round with the engine and with the solver's own words, and tells how it ended.
fn compare_round<const N_SEATS: usize>(state: &mut Septet, dice: &mut GameRng) -> RoundEnd {
    deal_and_pass(state, dice);
    let before = *state;
    let position = OpenPosition::of(state).unwrap();
    let round = position.round();
    let mut moment = Moment::before_lead(position.before_trick(&round));
    while let Turn::Act(seats) = state.turn() {
        let seat = seats.first().unwrap();
        compare_position::<N_SEATS>(state, &moment, seat);
        if moment.is_before_lead() {
            let verdict = moment.before.is_won_by_leader::<N_SEATS>(&round);
            assert_eq!(verdict, None, "the round goes on");
        }
        let action = at_random(state, seat, dice);
        let Action::Play { card } = action else {
            panic!("a card is played");
        };
        state.apply(seat, action);
        moment = moment.after::<N_SEATS>(&round, card.index());
    }
    compare_end::<N_SEATS>(&before, state, &round, &moment)
}

fn deal_and_pass(state: &mut Septet, dice: &mut GameRng) {
    let deal = state.sample_chance(dice);
    state.apply_chance(&deal);
    while OpenPosition::of(state).is_err() {
        let seat = state.turn().seats().first().unwrap();
        let action = at_random(state, seat, dice);
        state.apply(seat, action);
    }
}

/// Who plays which cards next, and what everybody has and has won.
fn compare_position<const N_SEATS: usize>(state: &Septet, moment: &Moment, seat: Seat) {
    let Actions::Play(legal) = state.legal_actions(seat) else {
        panic!("a card is played");
    };
    assert_eq!(moment.seat(), seat.index());
    assert_eq!(moment.legal(), legal.bits());
    let position = OpenPosition::of(state).unwrap();
    assert_eq!((position.to_act(), position.legal_cards()), (seat, legal));
    let (mut captured, mut n_tricks) = ([0; 3], [0; 3]);
    for seat in Seat::all(N_SEATS) {
        let hand = moment.before.hands[seat.index()] & !moment.trick.played;
        assert_eq!(hand, state.hand(seat).bits());
        captured[party::<N_SEATS>(seat.index())] |= state.captured(seat).bits();
        n_tricks[party::<N_SEATS>(seat.index())] += state.tricks(seat);
    }
    assert_eq!(moment.before.captured, captured);
    assert_eq!(moment.before.n_tricks, n_tricks);
}

/// Who took the last trick, what ended the round, which bosses count, and what the round is worth to each seat.
fn compare_end<const N_SEATS: usize>(
    before: &Septet,
    after: &Septet,
    round: &Round,
    moment: &Moment,
) -> RoundEnd {
    let last = &moment.before;
    let view = after.view(Viewer::Spectator);
    let result = view.last_round.unwrap();
    assert!(moment.is_before_lead(), "a round ends with a trick");
    assert_eq!(last.leader(), result.last_trick.winner.index());
    let is_won = result.end != RoundEnd::SevenTricks;
    assert_eq!(last.is_won_by_leader::<N_SEATS>(round), Some(is_won));
    if N_SEATS == 4 || is_won {
        let winner = result.winners.first().unwrap();
        let captured = last.captured[party::<N_SEATS>(winner.index())];
        let in_hands = if is_won { 0 } else { last.live() & BOSSES };
        assert_eq!(result.bosses.bits(), captured | in_hands);
    }
    for seat in Seat::all(N_SEATS) {
        let gained = (after.points(seat) - before.points(seat)) as i8;
        let lost = -(result.gained as i8);
        let value = value_at_end::<N_SEATS>(round, last, party::<N_SEATS>(seat.index()));
        assert_eq!(value, Some(if gained > 0 { gained } else { lost }));
    }
    result.end
}
