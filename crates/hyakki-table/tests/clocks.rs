//! Clocks, with time as an argument.

use hyakki_catalog::GameId;
use hyakki_core::Seat;
use hyakki_table::{Clock, Command, Effect, Refusal, Settings};

use crate::room::{Room, sitter};

fn wake_at(effects: &[Effect]) -> Option<i64> {
    effects.iter().find_map(|effect| match effect {
        Effect::Wake { at_ms } => Some(*at_ms),
        _ => None,
    })
}

fn room(clock: Clock) -> Room {
    Room::full(Settings {
        clock,
        ..Settings::usual(GameId::Sketch)
    })
}

#[test]
fn without_a_clock_nobody_is_woken() {
    let mut room = room(Clock::None);
    assert_eq!(wake_at(&room.step()), None);
    assert_eq!(room.table.left_ms(Seat::new(0), room.now_ms), None);
}

#[test]
fn each_move_has_its_time_and_a_mind_stands_in_when_it_is_over() {
    let mut room = room(Clock::PerMove { move_ms: 10_000 });
    let seat = room.next_seat();
    room.now_ms += 4_000;
    assert_eq!(
        room.table.left_ms(Seat::new(seat), room.now_ms),
        Some(6_000)
    );
    let effects = room.step();
    assert_eq!(
        wake_at(&effects),
        Some(room.now_ms + 10_000),
        "whoever is next has a whole move"
    );

    let late = room.next_seat();
    room.now_ms += 9_999;
    let effects = room.table.wake(room.now_ms);
    assert_eq!(
        wake_at(&effects),
        Some(room.now_ms + 1),
        "a moment too early"
    );
    room.now_ms += 1;
    let effects = room.table.wake(room.now_ms);
    room.write(&effects);
    assert!(
        effects.contains(&Effect::Ask {
            seat: late,
            step: room.n_steps()
        }),
        "{effects:?}"
    );
    assert_eq!(wake_at(&effects), None, "minds have no clock");
    assert!(room.table.mind_in(Seat::new(late)).is_some());

    // Acting oneself is returning.
    let (seat, command) = room.random_act();
    assert_eq!(seat, late);
    room.must(&sitter(late), command);
    assert!(room.table.mind_in(Seat::new(late)).is_none());
}

#[test]
fn a_bank_runs_down_over_the_match_and_each_move_adds_the_increment() {
    let mut room = room(Clock::Bank {
        bank_ms: 60_000,
        increment_ms: 2_000,
    });
    let seat = room.next_seat();
    room.now_ms += 5_000;
    let (_, command) = room.random_act();
    room.must(&sitter(seat), command);
    assert_eq!(room.table.chairs()[seat].left_ms, 57_000);
    let other = 1 - seat;
    if room.next_seat() == other {
        assert_eq!(
            room.table.left_ms(Seat::new(other), room.now_ms),
            Some(60_000),
            "the other's clock did not run"
        );
    }
}

#[test]
fn only_the_clocks_of_those_who_must_act_run() {
    let mut room = Room::full(Settings {
        clock: Clock::Bank {
            bank_ms: 60_000,
            increment_ms: 0,
        },
        ..Settings::usual(GameId::Septet)
    });
    // All four choose their pass; seat 2 after ten seconds.
    room.now_ms += 10_000;
    let legal = room
        .table
        .game()
        .unwrap()
        .legal_after(room.n_steps(), Seat::new(2));
    room.must(
        &sitter(2),
        Command::Act {
            seat: 2,
            step: 1,
            action: legal[0].clone(),
        },
    );
    room.now_ms += 10_000;
    let left: Vec<_> = (0..4)
        .map(|seat| room.table.left_ms(Seat::new(seat), room.now_ms).unwrap())
        .collect();
    assert_eq!(left, [40_000, 40_000, 50_000, 40_000]);
}

#[test]
fn a_pause_stops_the_clocks_and_the_play() {
    let mut room = room(Clock::PerMove { move_ms: 10_000 });
    let seat = room.next_seat();
    room.now_ms += 3_000;
    let effects = room.must(&sitter(0), Command::Pause {});
    assert_eq!(wake_at(&effects), None);
    room.now_ms += 1_000_000;
    assert_eq!(
        room.table.left_ms(Seat::new(seat), room.now_ms),
        Some(7_000)
    );
    let (_, command) = room.random_act();
    assert_eq!(
        room.refused(&sitter(seat), command.clone()),
        Refusal::Paused
    );
    assert_eq!(room.refused(&sitter(0), Command::Pause {}), Refusal::Paused);
    let effects = room.must(&sitter(1), Command::Resume {});
    assert_eq!(wake_at(&effects), Some(room.now_ms + 7_000));
    assert_eq!(
        room.refused(&sitter(1), Command::Resume {}),
        Refusal::NotPaused
    );
    room.must(&sitter(seat), command);
}
