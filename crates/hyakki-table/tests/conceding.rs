//! Resigning and abandoning, and who has a say in it.

use hyakki_catalog::{GameId, Level, replay};
use hyakki_core::record::Line;
use hyakki_core::{Seat, UserId};
use hyakki_table::command::Sender;
use hyakki_table::{Clock, Command, Effect, Presence, Refusal, Settings, Table};

use crate::room::{Room, master, person, sitter};

fn three() -> Room {
    Room::full(Settings {
        players: 3,
        ..Settings::usual(GameId::Pagoda)
    })
}

/// One person, and minds in all other seats.
fn against_minds(players: usize) -> Room {
    let mut room = Room::new(Settings {
        players,
        ..Settings::usual(GameId::Pagoda)
    });
    room.sit(0);
    for seat in 1..players {
        let level = Level::Novice.into();
        room.must(&sitter(0), Command::SeatMind { seat, level });
    }
    room
}

fn outcome(room: &Room) -> (Vec<u8>, String, Vec<usize>) {
    let outcome = room.table.game().unwrap().outcome().expect("it is over");
    (outcome.places, outcome.ending, outcome.resigned)
}

fn lines(room: &Room) -> Vec<Line> {
    let lines = room.log.iter().skip(1);
    let lines = lines.map(|line| Line::from_line(line).unwrap());
    lines
        .filter(|line| !matches!(line, Line::Action { .. } | Line::Chance(_)))
        .collect()
}

/// What was written replays to what is there, and says the same once more.
fn replays(room: &Room) {
    let replayed = replay(&room.log.join("\n")).unwrap();
    assert_eq!(replayed.is_complete, !room.is_playing());
    assert_eq!(replayed.game.to_record(), room.record());
    assert_eq!(room.log.join("\n") + "\n", room.record());
    assert_eq!(
        replayed.game.resigned(),
        room.table.game().unwrap().resigned()
    );
}

fn away(room: &mut Room, seat: usize, for_ms: i64) {
    let since = room.now_ms - for_ms;
    room.table.set_away(Seat::new(seat), Some(since));
}

#[test]
fn whoever_resigns_alone_against_one_loses_at_once() {
    let mut room = Room::of(GameId::Sketch);
    for _ in 0..4 {
        room.step();
    }
    let resign = Command::Resign { seat: 1 };
    assert_eq!(
        room.refused(&sitter(0), resign.clone()),
        Refusal::NotYourSeat
    );
    let effects = room.must(&sitter(1), resign.clone());
    assert!(matches!(effects[0], Effect::Append { .. }));
    assert!(
        !effects
            .iter()
            .any(|effect| matches!(effect, Effect::Ask { .. }))
    );
    assert!(!room.is_playing());
    assert_eq!(outcome(&room), (vec![1, 2], "resigned".to_owned(), vec![1]));
    assert!(matches!(
        lines(&room)[..],
        [Line::Resign(1), Line::Outcome(_), Line::Secret(_)]
    ));
    replays(&room);
    assert_eq!(room.refused(&sitter(1), resign), Refusal::NoMatch);
    let undo = Command::Undo {
        seat: 1,
        step: room.n_steps(),
    };
    assert_eq!(room.refused(&sitter(1), undo), Refusal::NoMatch);
}

#[test]
fn a_team_resigns_when_both_partners_want_to() {
    let mut room = Room::of(GameId::Septet);
    room.must(&sitter(0), Command::Resign { seat: 0 });
    assert!(room.is_playing() && lines(&room).is_empty());
    assert!(room.table.chairs()[0].wants_to_resign);
    room.must(&sitter(1), Command::Resign { seat: 1 });
    assert!(room.is_playing(), "one of each side is none of either");
    // The partner does not want to.
    room.must(&sitter(2), Command::PlayOn {});
    assert!(!room.table.chairs()[0].wants_to_resign);
    assert!(
        room.table.chairs()[1].wants_to_resign,
        "that is the others' affair"
    );
    room.must(&sitter(2), Command::Resign { seat: 2 });
    room.must(&sitter(0), Command::Resign { seat: 0 });
    assert_eq!(
        outcome(&room),
        (vec![2, 1, 2, 1], "resigned".to_owned(), vec![0, 2])
    );
    assert!(!room.table.chairs()[1].wants_to_resign, "it is over");
    replays(&room);
}

#[test]
fn a_partner_who_is_gone_or_a_mind_does_not_keep_a_team() {
    let mut room = Room::of(GameId::Septet);
    away(&mut room, 2, 59_000);
    room.must(&sitter(0), Command::Resign { seat: 0 });
    assert!(room.is_playing());
    away(&mut room, 2, 60_000);
    room.must(&sitter(0), Command::Resign { seat: 0 });
    assert!(!room.is_playing());

    let mut room = Room::of(GameId::Septet);
    room.must(&sitter(2), Command::Leave { seat: 2 });
    room.must(&sitter(0), Command::Resign { seat: 0 });
    assert!(!room.is_playing());
}

#[test]
fn with_more_sides_a_mind_plays_on_for_good_and_the_seat_is_last() {
    let mut room = three();
    for _ in 0..3 {
        room.step();
    }
    room.must(&sitter(0), Command::Resign { seat: 0 });
    assert!(room.is_playing());
    assert!(room.table.mind_in(Seat::new(0)).is_some());
    let (n_lines, step) = (room.log.len(), room.n_steps());
    room.must(&sitter(0), Command::Resign { seat: 0 });
    assert_eq!(room.log.len(), n_lines, "once is enough");
    for command in [
        Command::Return { seat: 0 },
        Command::Leave { seat: 0 },
        Command::Abandon {},
        Command::Undo { seat: 0, step },
        Command::Act {
            seat: 0,
            step,
            action: "close".to_owned(),
        },
    ] {
        assert_eq!(room.refused(&sitter(0), command), Refusal::Resigned);
    }
    room.play_out();
    let (places, ending, resigned) = outcome(&room);
    assert_eq!((places[0], resigned), (3, vec![0]));
    assert!(ending != "resigned" && places.iter().filter(|&&place| place < 3).count() == 2);
    replays(&room);
}

#[test]
fn the_last_side_that_has_not_resigned_wins() {
    let mut room = three();
    room.must(&sitter(1), Command::Resign { seat: 1 });
    room.step();
    room.must(&sitter(0), Command::Resign { seat: 0 });
    assert_eq!(
        outcome(&room),
        (vec![2, 3, 1], "resigned".to_owned(), vec![0, 1])
    );
    replays(&room);
}

#[test]
fn against_minds_alone_both_are_done_at_once() {
    let mut room = against_minds(4);
    room.must(&sitter(0), Command::Resign { seat: 0 });
    assert_eq!(
        outcome(&room),
        (vec![4, 1, 1, 1], "resigned".to_owned(), vec![0])
    );
    replays(&room);
    let mut room = against_minds(4);
    room.must(&sitter(0), Command::Abandon {});
    assert_eq!(outcome(&room), (vec![], "abandoned".to_owned(), vec![]));
    assert_eq!(lines(&room)[0], Line::Abandon(vec![0]));
    replays(&room);
}

#[test]
fn a_match_is_abandoned_when_everybody_wants_it_who_is_still_there() {
    let mut room = three();
    assert_eq!(
        room.refused(&person("Mallory"), Command::Abandon {}),
        Refusal::NotAPlayer
    );
    room.must(&sitter(0), Command::Abandon {});
    room.must(&sitter(1), Command::Abandon {});
    assert!(room.is_playing(), "one has not been heard");
    room.must(&sitter(2), Command::PlayOn {});
    room.must(&sitter(0), Command::Abandon {});
    assert!(!room.table.chairs()[1].wants_to_abandon, "it begins anew");
    room.must(&sitter(2), Command::Leave { seat: 2 });
    room.must(&sitter(1), Command::Abandon {});
    assert_eq!(outcome(&room), (vec![], "abandoned".to_owned(), vec![]));
    assert_eq!(lines(&room)[0], Line::Abandon(vec![0, 1]));
    replays(&room);
}

#[test]
fn several_people_at_one_screen_have_one_voice() {
    let mut room = Room::new(Settings::usual(GameId::Sketch));
    for seat in 0..2 {
        let (name, nonce, pledge) = (format!("Ada {seat}"), String::new(), String::new());
        let sit = Command::Sit {
            seat,
            name,
            nonce,
            pledge,
        };
        room.must(&person("Ada"), sit);
    }
    room.must(&person("Ada"), Command::Abandon {});
    assert!(!room.is_playing());
}

#[test]
fn nobody_concedes_what_is_not_played() {
    let mut room = Room::new(Settings::usual(GameId::Sketch));
    room.sit(0);
    for command in [
        Command::Resign { seat: 0 },
        Command::Abandon {},
        Command::PlayOn {},
    ] {
        assert_eq!(room.refused(&sitter(0), command), Refusal::NoMatch);
    }
    let bot = Sender::Bot(UserId::new("bot").unwrap());
    assert_eq!(room.refused(&bot, Command::Abandon {}), Refusal::NotAPlayer);
}

#[test]
fn a_table_that_was_conceded_in_part_is_restored() {
    let mut room = three();
    room.step();
    room.must(&sitter(1), Command::Resign { seat: 1 });
    room.step();
    room.table = Table::restore(room.table.snapshot(), master(), &room.log).unwrap();
    assert!(room.table.has_resigned(Seat::new(1)));
    room.play_out();
    assert_eq!(outcome(&room).0[1], 3);
    replays(&room);
}

#[test]
fn a_rematch_follows_a_match_that_was_conceded() {
    let mut room = three();
    room.must(&sitter(1), Command::Resign { seat: 1 });
    room.must(&sitter(0), Command::Abandon {});
    room.must(&sitter(2), Command::Abandon {});
    assert_eq!(
        outcome(&room),
        (vec![1, 3, 1], "resigned".to_owned(), vec![1])
    );
    for seat in 0..3 {
        let (nonce, pledge) = (String::new(), String::new());
        room.must(&sitter(seat), Command::Rematch { nonce, pledge });
    }
    assert!(room.is_playing() && !room.table.has_resigned(Seat::new(1)));
    assert!(room.table.mind_in(Seat::new(1)).is_none());
}

#[test]
fn how_long_somebody_away_is_waited_for_fits_the_clock() {
    let patience = |clock: Clock| {
        let mut room = Room::full(Settings {
            clock,
            ..Settings::usual(GameId::Sketch)
        });
        away(&mut room, 0, 0);
        let at = room.table.gone_at_ms(Seat::new(0));
        at.map(|at| (at - room.now_ms) / 1000)
    };
    let per_move = |seconds: i64| Clock::PerMove {
        move_ms: seconds * 1000,
    };
    let bank = |seconds: i64| Clock::Bank {
        bank_ms: seconds * 1000,
        increment_ms: 0,
    };
    assert_eq!(patience(Clock::None), Some(60));
    assert_eq!(patience(per_move(20)), Some(30));
    assert_eq!(patience(bank(120)), Some(40));
    assert_eq!(patience(bank(1800)), Some(180));
    assert_eq!(
        patience(bank(3600)),
        None,
        "only the clock says when they are late"
    );
    assert_eq!(patience(per_move(3 * 86_400)), None);
}

#[test]
fn people_are_here_away_or_gone_and_minds_are_nothing_of_it() {
    let mut room = against_minds(2);
    let seat = Seat::new(0);
    assert_eq!(room.table.presence(Seat::new(1), room.now_ms), None);
    assert_eq!(room.table.presence(seat, room.now_ms), Some(Presence::Here));
    away(&mut room, 0, 59_999);
    let since_ms = room.now_ms - 59_999;
    let then = |room: &Room, later: i64| room.table.presence(seat, room.now_ms + later);
    assert_eq!(then(&room, 0), Some(Presence::Away { since_ms }));
    assert_eq!(then(&room, 1), Some(Presence::Gone { since_ms }));
    room.must(&sitter(0), Command::Leave { seat: 0 });
    assert_eq!(
        then(&room, 0),
        Some(Presence::Gone { since_ms }),
        "nobody waits for them"
    );
    room.table.set_away(seat, None);
    assert_eq!(then(&room, 9), Some(Presence::Here));
}

#[test]
fn whoever_is_gone_has_no_vote_about_another() {
    let mut room = three();
    away(&mut room, 2, 60_000);
    room.must(&sitter(0), Command::VoteStandIn { seat: 1 });
    assert!(room.table.mind_in(Seat::new(1)).is_some());
    assert_eq!(room.table.chairs()[1].stand_in_since_ms, Some(room.now_ms));
    room.must(&sitter(1), Command::Return { seat: 1 });
    assert_eq!(room.table.chairs()[1].stand_in_since_ms, None);
}
