//! The rulebook's examples and every ruling.

use hyakki_core::{Game, SeatSet, Turn, Viewer};
use hyakki_septet::{Action, Card, CardSet, Lead, RoundEnd, Scoring, Septet, Suit, numbers};

use crate::table::{
    act, after_pass, card, cards, config, fill, find_round, play, random_match, seat, view,
};

const ALICE: usize = 0;
const BARBARA: usize = 1;
const CHARLIE: usize = 2;
const DAVID: usize = 3;

fn four() -> hyakki_septet::SeptetConfig {
    config(4)
}

/// A first trick with purple as trump; who holds green A leads it.
fn first_trick(hands: [&str; 4], trick: &str) -> Septet {
    let deal = fill(&four(), &hands, "u4");
    let mut state = after_pass(four(), &deal, "");
    play(&mut state, trick);
    state
}

#[test]
fn example_trick_1_the_highest_card_of_the_led_suit_wins_and_a_higher_one_of_another_suit_does_not()
{
    let others = "k5 k6 k7 k8 k9 k10 k11 y4 y5 y6 y7";
    let state = first_trick(
        ["gA g3", "g6", "g2", &format!("b12 {others}")],
        "g3 g6 g2 b12",
    );
    assert_eq!(state.tricks(seat(BARBARA)), 1);
    assert_eq!(state.turn(), Turn::Act(SeatSet::only(seat(BARBARA))));
}

#[test]
fn example_trick_2_the_highest_trump_wins() {
    let without_green = "u3 k5 k6 k7 k8 k9 k10 k11 y4 y5 y6 y7";
    let also_without = "u6 r6 r7 r8 r9 r10 r11 r12 p3 p4 p5 p6";
    let state = first_trick(["g5", "gA g7", without_green, also_without], "g7 u3 u6 g5");
    assert_eq!(state.tricks(seat(DAVID)), 1);
}

#[test]
fn example_trick_3_the_super_trump_beats_even_trumps_but_must_follow_suit_like_any_green_card() {
    // Charlie was dealt the A, passes it to Alice and leads (lead=dealt), so that Alice can play it second.
    let config = config(4).with_lead(Lead::Dealt);
    let without_green = "u8 k5 k6 k7 k8 k9 k10 k11 y4 y5 y6 y7";
    let deal = fill(&config, &["gA b7", "g2", "g5 g3", without_green], "u4");
    let mut state = after_pass(config, &deal, "");
    assert!(state.passed(seat(CHARLIE)).contains(Card::SUPER_TRUMP));
    play(&mut state, "g5 u8");
    let blue = Action::Play { card: card("b7") };
    assert_eq!(
        state.check(seat(ALICE), blue).unwrap_err().to_string(),
        "green was led and must be followed"
    );
    play(&mut state, "gA g2");
    assert_eq!(state.tricks(seat(ALICE)), 1);
}

#[test]
fn example_trick_4_the_leader_wins_when_nobody_follows() {
    let hands = [
        "gA b7 b8",
        "k5 k6 k7 k8 k9 k10 k11 y4 y5 y6 y7 y8",
        "r6 r7 r8 r9 r10 r11 r12 p3 p4 p5 p6 p7",
        "g2 g3 g4 g5 g6 g7 p8 p9 y9 y10 u2 u3",
    ];
    let deal = fill(&four(), &hands, "u4");
    let mut state = after_pass(four(), &deal, "");
    // The remaining purple and blue cards fill up Alice's hand.
    play(&mut state, "b7 k11 r12 g7");
    assert_eq!(state.tricks(seat(ALICE)), 1);
    assert_eq!(state.captured(seat(ALICE)), cards("b7 g7"));
}

#[test]
fn scoring_example_1_green_yellow_red_and_blue_with_red_as_trump_score_3() {
    let found = find_round(four(), |round| {
        round.result.end == RoundEnd::Bosses
            && round.result.winners.contains(seat(ALICE))
            && round.result.bosses == cards("g7 y7 r7 b7")
            && round.result.trump.suit() == Suit::Red
    });
    assert_eq!(found.result.gained, 3);
    assert_eq!(
        found.result.winners,
        [seat(ALICE), seat(CHARLIE)].into_iter().collect()
    );
}

#[test]
fn scoring_example_2_seven_tricks_give_the_others_the_bosses_left_in_hands() {
    let found = find_round(four(), |round| {
        round.result.end == RoundEnd::SevenTricks
            && round.result.winners.contains(seat(BARBARA))
            && round.result.bosses == cards("k7 u7 y7 r7 p7")
            && round.result.trump.suit() == Suit::Yellow
            && !round.result.out_of_hands.is_empty()
    });
    assert_eq!(found.result.gained, 4);
    assert_eq!(
        found.result.winners,
        [seat(BARBARA), seat(DAVID)].into_iter().collect()
    );
    let in_hands = (0..4)
        .fold(CardSet::EMPTY, |all, number| {
            all.union(found.before.hand(seat(number)))
        })
        .intersection(CardSet::BOSSES);
    let last = found.result.last_trick.cards;
    let played_last: CardSet = last.iter().flatten().copied().collect();
    assert_eq!(found.result.out_of_hands, in_hands.difference(played_last));
}

#[test]
fn the_stars_are_the_printed_and_attested_ones() {
    let stars = |players| Suit::ALL.map(|suit| numbers::boss_stars(suit, players));
    assert_eq!(stars(4), [0, 0, 1, 1, 1, 2, 2]);
    assert_eq!(stars(3), [0, 1, 1, 2, 2, 3, 3]);
}

#[test]
fn twelve_cards_each_for_four_and_sixteen_for_three_and_one_is_turned_up() {
    for (players, n_cards) in [(4, 12), (3, 16)] {
        let config = config(players);
        let state = Septet::new(config);
        let mut dice = hyakki_core::GameRng::for_game(1, 1);
        let deal = state.sample_chance(&mut dice);
        assert!(deal.hands.iter().all(|hand| hand.len() == n_cards));
        let all = deal
            .hands
            .iter()
            .fold(CardSet::only(deal.trump), |all, &hand| all.union(hand));
        assert_eq!(all, CardSet::FULL);
    }
}

#[test]
fn four_pass_to_the_partner_and_three_to_the_left() {
    for (players, target) in [(4, 2), (3, 1)] {
        let config = config(players);
        let deal = fill(&config, &vec![""; players], "b8");
        let state = after_pass(config, &deal, "");
        let seen = state.view(Viewer::Seat(seat(target)));
        assert_eq!(seen.received.unwrap().set(), state.passed(seat(0)));
        assert!(state.hand(seat(target)).contains_all(state.passed(seat(0))));
    }
}

#[test]
fn nobody_sees_a_pass_before_all_have_committed() {
    let mut state = Septet::new(four());
    state.apply_chance(&fill(&four(), &[""; 4], "b8"));
    let partner_before = state.view(Viewer::Seat(seat(2)));
    let trio = hyakki_septet::Trio::from_set(state.hand(seat(0)).iter().take(3).collect()).unwrap();
    act(&mut state, seat(0), Action::Pass { cards: trio });
    let mut partner_after = state.view(Viewer::Seat(seat(2)));
    assert!(!partner_after.to_act.contains(seat(0)));
    partner_after.to_act = partner_before.to_act;
    assert_eq!(partner_after, partner_before);
}

#[test]
fn s1_the_trump_card_is_out_of_play_boss_and_super_trump_included() {
    for trump in ["p7", "gA"] {
        let mut state = Septet::new(four());
        state.apply_chance(&fill(&four(), &[""; 4], trump));
        assert!((0..4).all(|number| !state.hand(seat(number)).contains(card(trump))));
    }
    // With a boss as trump card six bosses are left, and still four win.
    let found = find_round(four(), |round| {
        round.result.trump.is_boss() && round.result.end == RoundEnd::Bosses
    });
    assert!(found.result.bosses.len() >= 4);
    assert!(!found.result.bosses.contains(found.result.trump));
}

#[test]
fn s2_lead_goes_to_the_holder_of_the_ace_after_the_pass() {
    let deal = fill(&four(), &["", "", "", "gA"], "b8");
    // Seat 1 was dealt the A and passes it to its partner, seat 3, who leads and shows it.
    let state = after_pass(four(), &deal, "");
    assert!(state.passed(seat(1)).contains(Card::SUPER_TRUMP));
    assert_eq!(state.turn(), Turn::Act(SeatSet::only(seat(3))));
    let lead = view(&state).lead_card.unwrap();
    assert_eq!(
        (lead.card, lead.seat, lead.is_shown),
        (Card::SUPER_TRUMP, seat(3), true)
    );
}

#[test]
fn s2_lead_goes_to_the_holder_of_blue_13_if_the_ace_is_the_trump_card() {
    let deal = fill(&four(), &["", "", "b13", ""], "gA");
    let state = after_pass(four(), &deal, "");
    assert_eq!(state.turn(), Turn::Act(SeatSet::only(seat(2))));
    assert_eq!(view(&state).lead_card.unwrap().card, Card::BLUE_13);
}

#[test]
fn s2_the_shown_card_need_not_be_played() {
    let deal = fill(&four(), &["gA b13", "", "", ""], "b8");
    let mut state = after_pass(four(), &deal, "");
    play(&mut state, "b13");
    assert!(state.hand(seat(0)).contains(Card::SUPER_TRUMP));
}

#[test]
fn s2_option_dealt_lead_goes_to_who_was_dealt_the_ace_and_nothing_is_shown() {
    let config = config(4).with_lead(Lead::Dealt);
    let deal = fill(&config, &["", "", "", "gA"], "b8");
    let state = after_pass(config, &deal, "");
    assert!(state.hand(seat(3)).contains(Card::SUPER_TRUMP));
    assert_eq!(
        state.turn(),
        Turn::Act(SeatSet::only(seat(1))),
        "seat 1 was dealt the A and passed it on"
    );
    let lead = view(&state).lead_card.unwrap();
    assert_eq!((lead.seat, lead.is_shown), (seat(1), false));
}

#[test]
fn s2_option_dealt_tells_nobody_who_has_the_ace_before_the_pass_is_over() {
    let config = config(4).with_lead(Lead::Dealt);
    let mut state = Septet::new(config);
    state.apply_chance(&fill(&config, &["", "", "", "gA"], "b8"));
    let seen = state.view(Viewer::Seat(seat(0)));
    assert_eq!((seen.leader, seen.lead_card), (None, None));
}

#[test]
fn later_rounds_are_led_by_the_winner_of_the_last_trick() {
    let found = find_round(four(), |round| !matches!(round.after.turn(), Turn::Over(_)));
    let mut state = found.after;
    let after = fill(&four(), &[""; 4], "b8");
    state.apply_chance(&after);
    for number in 0..4 {
        let trio = hyakki_septet::Trio::from_set(state.hand(seat(number)).iter().take(3).collect())
            .unwrap();
        act(&mut state, seat(number), Action::Pass { cards: trio });
    }
    assert_eq!(
        state.turn(),
        Turn::Act(SeatSet::only(found.result.last_trick.winner))
    );
    assert_eq!(
        view(&state).lead_card,
        None,
        "only the first round shows a card"
    );
}

#[test]
fn enough_bosses_beat_a_seventh_trick_of_the_same_moment() {
    for players in [4, 3] {
        let found = find_round(config(players), |round| {
            let winner = round.result.last_trick.winner;
            let n_tricks: u8 = round
                .before
                .team(winner)
                .iter()
                .map(|seat| round.before.tricks(seat))
                .sum();
            round.result.end == RoundEnd::Bosses && n_tricks == 6
        });
        assert!(
            found
                .result
                .winners
                .contains(found.result.last_trick.winner)
        );
    }
}

#[test]
fn four_bosses_win_for_a_team_and_three_for_one_of_three() {
    for (players, n_bosses) in [(4, 4), (3, 3)] {
        let found = find_round(config(players), |round| {
            round.result.end == RoundEnd::Bosses
        });
        let team = found.before.team(found.result.last_trick.winner);
        let n_before: usize = team
            .iter()
            .map(|seat| found.before.captured(seat).len())
            .sum();
        assert!(n_before < n_bosses && found.result.bosses.len() >= n_bosses);
        assert_eq!(found.result.winners, team);
        assert!(found.result.out_of_hands.is_empty());
    }
}

#[test]
fn three_players_seven_tricks_make_both_others_win_three_points_each() {
    let found = find_round(config(3), |round| round.result.end == RoundEnd::SevenTricks);
    let loser = found.result.last_trick.winner;
    assert_eq!(found.result.winners, SeatSet::all(3).without(loser));
    assert_eq!(found.result.gained, 3);
    assert!(found.result.out_of_hands.is_empty());
    for winner in found.result.winners.iter() {
        assert_eq!(found.after.points(winner), found.before.points(winner) + 3);
    }
    assert_eq!(found.after.points(loser), found.before.points(loser));
}

#[test]
fn the_last_trick_decides_only_when_a_boss_is_the_trump_card() {
    for players in [4, 3] {
        let found = find_round(config(players), |round| {
            round.result.end == RoundEnd::LastTrick
        });
        assert!(found.result.trump.is_boss());
        assert_eq!(
            found.result.winners,
            found.before.team(found.result.last_trick.winner)
        );
        assert!(found.result.gained >= 1);
    }
}

#[test]
fn basic_scoring_gives_one_point_and_two_win() {
    for players in [4, 3] {
        for seed in 0..200 {
            let game = random_match(config(players).with_scoring(Scoring::Basic), seed);
            let turn = game.state().turn();
            let outcome = turn.outcome().unwrap();
            assert_eq!(outcome.points.iter().max(), Some(&2));
        }
    }
}

#[test]
fn advanced_scoring_ends_at_seven_or_more() {
    for players in [4, 3] {
        for seed in 0..200 {
            let game = random_match(config(players), seed);
            let turn = game.state().turn();
            let best = *turn.outcome().unwrap().points.iter().max().unwrap();
            let result = view(game.state()).last_round.unwrap();
            assert!(best >= 7 && best - i16::from(result.gained) < 7);
        }
    }
}

#[test]
fn three_players_tied_at_the_top_the_left_of_the_one_with_seven_tricks_wins() {
    for scoring in [Scoring::Basic, Scoring::Advanced] {
        let config = config(3).with_scoring(scoring);
        let game = (0..)
            .map(|seed| random_match(config, seed))
            .find(|game| {
                let turn = game.state().turn();
                let points = turn.outcome().unwrap().points;
                let best = points.iter().max().unwrap();
                points.iter().filter(|&points| points == best).count() == 2
            })
            .unwrap();
        let result = view(game.state()).last_round.unwrap();
        assert_eq!(result.end, RoundEnd::SevenTricks);
        let turn = game.state().turn();
        let outcome = turn.outcome().unwrap();
        assert_eq!(
            outcome.winners(),
            SeatSet::only(result.last_trick.winner.left(3))
        );
    }
}

#[test]
fn s5_the_supply_of_tokens_is_unlimited() {
    // The box has 18 tokens; three players can need more.
    let needs_more = (0..200_000).any(|seed| {
        let game = random_match(config(3), seed);
        let turn = game.state().turn();
        turn.outcome().unwrap().points.iter().sum::<i16>() > 18
    });
    assert!(needs_more);
}

#[test]
fn s6_a_place_for_each_team_and_shared_places_behind_the_winner_of_three() {
    let turn = random_match(config(4), 1).state().turn();
    let mut places = turn.outcome().unwrap().places.as_slice().to_vec();
    assert_eq!(places[0], places[2]);
    assert_eq!(places[1], places[3]);
    places.sort_unstable();
    assert_eq!(places, [1, 1, 2, 2]);

    let shared = (0..).find_map(|seed| {
        let turn = random_match(config(3), seed).state().turn();
        let outcome = turn.outcome().copied().unwrap();
        let behind: Vec<i16> = outcome
            .points
            .entries()
            .filter(|&(seat, _)| outcome.places[seat] != 1)
            .map(|(_, &points)| points)
            .collect();
        (behind[0] == behind[1]).then_some(outcome)
    });
    let mut places = shared.unwrap().places.as_slice().to_vec();
    places.sort_unstable();
    assert_eq!(places, [1, 2, 2]);
}

#[test]
fn s7_only_bosses_out_of_hands_are_revealed_at_the_end_of_a_round() {
    let found = find_round(four(), |round| {
        round.result.end == RoundEnd::SevenTricks && !round.result.out_of_hands.is_empty()
    });
    let seen = format!("{:?}", view(&found.after));
    let played: CardSet = found.before.plays().iter().copied().collect();
    let last: CardSet = found
        .result
        .last_trick
        .cards
        .iter()
        .flatten()
        .copied()
        .collect();
    let hidden = CardSet::FULL
        .difference(played.union(last).union(CardSet::BOSSES))
        .difference(CardSet::only(found.result.trump));
    assert!(!hidden.is_empty());
    let words: Vec<&str> = seen.split(|c: char| !c.is_alphanumeric()).collect();
    for card in hidden.iter() {
        assert!(
            !words.contains(&card.to_string().as_str()),
            "{card} is revealed in {seen}"
        );
    }
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<Septet>() <= 256, "{}", size_of::<Septet>());
    assert!(size_of::<Action>() <= 4);
}
