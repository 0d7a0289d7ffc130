//! Taking back.

use hyakki_catalog::{GameId, Level};
use hyakki_core::Seat;
use hyakki_core::record::{MAX_LINES, MAX_UNDO_LINES};
use hyakki_table::command::Sender;
use hyakki_table::{Command, Refusal, Settings};

use crate::room::{Room, sitter};

#[test]
fn what_was_shown_cannot_be_taken_back() {
    let mut room = Room::of(GameId::Sketch);
    let (seat, command) = room.random_act();
    room.must(&sitter(seat), command);
    let step = room.n_steps();
    let refusal = room.refused(&sitter(seat), Command::Undo { seat, step });
    assert!(
        matches!(refusal, Refusal::Revealed | Refusal::ChanceHasFallen),
        "{refusal}"
    );
    assert_eq!(
        room.refused(
            &sitter(1 - seat),
            Command::Undo {
                seat: 1 - seat,
                step
            }
        ),
        Refusal::NotTheLastActor
    );
}

#[test]
fn a_table_can_play_without_undo() {
    let mut room = Room::full(Settings {
        undo: false,
        ..Settings::usual(GameId::Tajuto)
    });
    let (seat, command) = room.random_act();
    room.must(&sitter(seat), command);
    let step = room.n_steps();
    assert_eq!(
        room.refused(&sitter(seat), Command::Undo { seat, step }),
        Refusal::UndoForbidden
    );
}

/// Everything in Tajuto lies open, so whatever was not left to chance can be taken back while nobody else has acted.
#[test]
fn what_reveals_nothing_can_be_taken_back() {
    let mut room = Room::of(GameId::Tajuto);
    let mut n_undone = 0;
    while room.is_playing() && n_undone < 20 {
        let before = room.n_steps();
        let (seat, command) = room.random_act();
        let Command::Act { action, .. } = &command else {
            unreachable!()
        };
        let is_draw = action.starts_with("draw");
        room.must(&sitter(seat), command);
        if !room.is_playing() {
            break;
        }
        let undo = Command::Undo {
            seat,
            step: room.n_steps(),
        };
        if is_draw {
            assert_eq!(room.refused(&sitter(seat), undo), Refusal::ChanceHasFallen);
        } else {
            room.must(&sitter(seat), undo);
            assert_eq!(
                room.n_steps(),
                before,
                "courtesies of the table are taken back with the action"
            );
            n_undone += 1;
            room.step();
        }
    }
    assert_eq!(n_undone, 20);
    assert!(room.log.iter().any(|line| line.starts_with(r#"{"undo":"#)));
    let replayed = hyakki_catalog::replay(&room.log.join("\n")).unwrap();
    assert_eq!(replayed.game.to_record(), room.record());
}

/// Whoever acts and takes back for ever would make the record as long as they like.
#[test]
fn a_match_has_a_bounded_number_of_undos() {
    let mut room = Room::of(GameId::Tajuto);
    let (seat, action) = loop {
        let (seat, command) = room.random_act();
        let Command::Act { action, .. } = &command else {
            unreachable!()
        };
        let action = action.clone();
        room.must(&sitter(seat), command);
        if room.table.can_undo(Seat::new(seat)) {
            break (seat, action);
        }
    };
    let mut n_undos = 0;
    let refusal = loop {
        let step = room.n_steps();
        let undo = Command::Undo { seat, step };
        match room.table.handle(&sitter(seat), undo, room.now_ms) {
            Ok(effects) => room.write(&effects),
            Err(refusal) => break refusal,
        }
        n_undos += 1;
        let (step, action) = (room.n_steps(), action.clone());
        let act = Command::Act { seat, step, action };
        let effects = room.table.handle(&sitter(seat), act, room.now_ms).unwrap();
        room.write(&effects);
    };
    assert_eq!(refusal, Refusal::TooManyUndos);
    assert!(!room.table.can_undo(Seat::new(seat)));
    assert!(n_undos > 500 && n_undos <= MAX_UNDO_LINES / 2, "{n_undos}");
    assert!(room.log.len() < MAX_LINES);
    room.play_out();
}

/// A person and so many minds in Tajuto.
fn among_minds(n_minds: usize) -> Room {
    let mut room = Room::new(Settings {
        players: n_minds + 1,
        ..Settings::usual(GameId::Tajuto)
    });
    room.sit(0);
    for seat in 1..=n_minds {
        let level = Level::Novice.into();
        room.must(&sitter(0), Command::SeatMind { seat, level });
    }
    room
}

/// Plays at random until it is somebody's turn who may do what begins so, and lets them do it.
fn until_one_does(room: &mut Room, seat: usize, verb: &str) {
    loop {
        if room.next_seat() == seat && try_to_do(room, verb) {
            return;
        }
        room.step();
    }
}

/// Whoever must act does the first thing that begins so.
fn try_to_do(room: &mut Room, verb: &str) -> bool {
    let (seat, step) = (room.next_seat(), room.n_steps());
    let legal = (room.table.game().unwrap()).legal_after(step, Seat::new(seat));
    let Some(action) = legal.into_iter().find(|action| action.starts_with(verb)) else {
        return false;
    };
    let sender = match room.table.mind_in(Seat::new(seat)) {
        Some(_) => Sender::Mind,
        None => sitter(seat),
    };
    room.must(&sender, Command::Act { seat, step, action });
    true
}

fn undo(room: &Room) -> Command {
    Command::Undo {
        seat: 0,
        step: room.n_steps(),
    }
}

#[test]
fn what_minds_did_since_goes_back_with_the_end_of_a_turn() {
    let mut room = among_minds(2);
    let before = loop {
        until_one_does(&mut room, 0, "end");
        let before = room.n_steps() - 1;
        // Both minds have their turn, and neither draws.
        if try_to_do(&mut room, "offer")
            && try_to_do(&mut room, "end")
            && try_to_do(&mut room, "end")
        {
            break before;
        }
    };
    assert_eq!(room.next_seat(), 0);
    assert!(room.table.can_undo(Seat::new(0)));
    room.must(&sitter(0), undo(&room));
    assert_eq!((room.n_steps(), room.next_seat()), (before, 0));
    let replayed = hyakki_catalog::replay(&room.log.join("\n")).unwrap();
    assert_eq!(replayed.game.to_record(), room.record());
    let undos = room
        .log
        .iter()
        .filter(|line| line.starts_with(r#"{"undo":"#));
    assert_eq!(undos.count(), 3, "a line takes back actions of one seat");
    room.play_out();
}

#[test]
fn what_a_mind_has_drawn_stays() {
    let mut room = among_minds(1);
    loop {
        until_one_does(&mut room, 0, "end");
        assert!(room.table.can_undo(Seat::new(0)));
        if try_to_do(&mut room, "draw") {
            break;
        }
    }
    assert_eq!(
        room.refused(&sitter(0), undo(&room)),
        Refusal::ChanceHasFallen
    );
}

#[test]
fn what_another_person_did_stays_and_so_does_what_was_before_it() {
    let mut room = Room::of(GameId::Tajuto);
    loop {
        until_one_does(&mut room, 0, "end");
        if try_to_do(&mut room, "end") {
            break;
        }
    }
    assert_eq!(
        room.refused(&sitter(0), undo(&room)),
        Refusal::NotTheLastActor
    );
    // A mind in a person's seat acts for that person.
    room.must(&sitter(1), Command::Leave { seat: 1 });
    assert!(!room.table.can_undo(Seat::new(0)));
}
