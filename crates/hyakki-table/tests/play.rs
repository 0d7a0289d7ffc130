//! Acting, acting twice, late, in a wrong seat.

use hyakki_catalog::{GameId, Level};
use hyakki_core::Seat;
use hyakki_table::command::Sender;
use hyakki_table::{Command, Effect, Refusal, Settings};

use crate::room::{Room, person, sitter};

#[test]
fn whole_matches_of_every_game_are_played_and_their_records_are_right() {
    for game in GameId::ALL {
        for players in game.players() {
            let mut room = Room::full(Settings {
                players,
                ..Settings::usual(game)
            });
            room.play_out();
            let replayed = hyakki_catalog::replay(&room.log.join("\n")).unwrap();
            assert!(replayed.is_complete);
            assert_eq!(replayed.game.to_record(), room.record());
            assert!(room.log.last().unwrap().contains("secret"));
        }
    }
}

#[test]
fn minds_are_asked_whenever_it_is_their_turn() {
    let mut room = Room::new(Settings::usual(GameId::Pagoda));
    room.sit(0);
    for seat in 1..room.table.chairs().len() {
        room.must(
            &sitter(0),
            Command::SeatMind {
                seat,
                level: Level::Novice.into(),
            },
        );
    }
    while room.is_playing() {
        let effects = room.step();
        if !room.is_playing() {
            break;
        }
        let (seat, step) = (room.next_seat(), room.n_steps());
        assert_eq!(effects.contains(&Effect::Ask { seat, step }), seat != 0);
    }
}

#[test]
fn a_stale_step_is_refused_and_a_repeated_one_gets_the_same_answer() {
    let mut room = Room::of(GameId::Sketch);
    let (seat, first) = room.random_act();
    room.must(&sitter(seat), first.clone());
    let n_lines = room.log.len();
    assert_eq!(
        room.must(&sitter(seat), first),
        [],
        "the same again: fine, and nothing happens"
    );
    assert_eq!(room.log.len(), n_lines);
    let (seat, command) = room.random_act();
    let Command::Act { action, step, .. } = command else {
        unreachable!()
    };
    let late = Command::Act {
        seat,
        step: step - 1,
        action,
    };
    assert!(matches!(
        room.refused(&sitter(seat), late),
        Refusal::Stale { .. }
    ));
}

#[test]
fn a_seat_is_acted_for_by_its_holder_only() {
    let mut room = Room::of(GameId::Sketch);
    let (seat, command) = room.random_act();
    assert_eq!(
        room.refused(&sitter(1 - seat), command.clone()),
        Refusal::NotYourSeat
    );
    assert_eq!(
        room.refused(&person("Mallory"), command.clone()),
        Refusal::NotYourSeat
    );
    assert_eq!(room.refused(&Sender::Mind, command), Refusal::NotYourSeat);
}

#[test]
fn an_illegal_action_is_refused_with_its_rule() {
    let mut room = Room::of(GameId::Sketch);
    let waiting = 1 - room.next_seat();
    let act = |seat, action: &str, step| Command::Act {
        seat,
        step,
        action: action.to_owned(),
    };
    let step = room.n_steps();
    assert_eq!(
        room.refused(&sitter(waiting), act(waiting, "pass", step))
            .code(),
        "not-your-turn"
    );
    let acting = 1 - waiting;
    assert_eq!(
        room.refused(&sitter(acting), act(acting, "dance", step))
            .code(),
        "bad-notation"
    );
}

#[test]
fn two_seats_may_commit_at_once_on_the_same_picture() {
    let mut room = Room::of(GameId::Septet);
    let step = room.n_steps();
    let mut sent = Vec::new();
    for seat in [2, 0, 3, 1] {
        let legal = room
            .table
            .game()
            .unwrap()
            .legal_after(room.n_steps(), Seat::new(seat));
        // Everybody saw the deal and nothing after it.
        let act = Command::Act {
            seat,
            step,
            action: legal[0].clone(),
        };
        room.must(&sitter(seat), act.clone());
        sent.push((seat, act));
    }
    let n_lines = room.log.len();
    for (seat, act) in sent {
        let again = room.must(&sitter(seat), act);
        assert_eq!(again, [], "whoever got no answer may say it again");
    }
    assert_eq!(room.log.len(), n_lines);
    let (seat, command) = room.random_act();
    let Command::Act { action, .. } = command else {
        unreachable!()
    };
    let late = Command::Act { seat, step, action };
    assert!(
        matches!(room.refused(&sitter(seat), late), Refusal::Stale { .. }),
        "a trick is no commitment"
    );
}

#[test]
fn the_table_claims_for_those_who_want_it() {
    let n_claims = |on: bool| {
        let mut room = Room::of(GameId::Tajuto);
        for seat in 0..room.table.chairs().len() {
            room.must(&sitter(seat), Command::ClaimForMe { seat, on });
        }
        let mut n_by_people = 0;
        while room.is_playing() {
            let (seat, command) = room.random_act();
            let Command::Act { action, .. } = &command else {
                unreachable!()
            };
            n_by_people += usize::from(action.starts_with("claim"));
            room.must(&sitter(seat), command);
        }
        let n_all = room
            .log
            .iter()
            .filter(|line| line.contains(r#""claim "#))
            .count();
        (n_by_people, n_all)
    };
    let (by_people, all) = n_claims(true);
    assert!(
        by_people == 0 && all > 0,
        "nothing is left to claim by hand"
    );
    let (by_people, all) = n_claims(false);
    assert_eq!(by_people, all, "the table keeps its hands off");
}
