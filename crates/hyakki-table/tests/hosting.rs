//! What the host changes before the match, and how the others agree to it.

use expect_test::expect_file;
use hyakki_catalog::{GameId, Level};
use hyakki_core::{Options, Seat, UserId};
use hyakki_table::command::Sender;
use hyakki_table::{
    Clock, Command, Effect, Holder, Refusal, Settings, SettingsChange, StoredTable, Table, Talk,
};

use crate::room::{Room, advised, master, person, sitter};

/// A table of four at which the first three sit.
fn three_of_four() -> Room {
    let mut room = Room::new(Settings::usual(GameId::Septet));
    for seat in 0..3 {
        room.sit(seat);
    }
    room
}

fn set(change: SettingsChange) -> Command {
    Command::Set { change }
}

fn without_undo() -> Command {
    set(SettingsChange {
        undo: Some(false),
        ..SettingsChange::default()
    })
}

fn for_players(players: usize) -> Command {
    set(SettingsChange {
        players: Some(players),
        ..SettingsChange::default()
    })
}

fn agree(terms: u32) -> Command {
    Command::Agree { terms }
}

fn user(name: &str) -> UserId {
    UserId::new(name).unwrap()
}

fn has_agreed(room: &Room, seat: usize) -> bool {
    room.table.has_agreed(&room.table.chairs()[seat])
}

fn names(room: &Room) -> Vec<&str> {
    let chairs = room.table.chairs().iter();
    chairs.map(|chair| chair.holder.name()).collect()
}

#[test]
fn whoever_made_the_table_is_its_host_and_then_the_next_person() {
    let table = Table::new(Settings::usual(GameId::Septet), master()).unwrap();
    let mut room = Room::new(Settings::usual(GameId::Septet));
    room.table = table.hosted_by(user("Ben"));
    assert_eq!(room.table.host(), Some(&user("Ben")));
    for seat in 0..3 {
        room.sit(seat);
    }
    // Somebody else who gets up changes nothing.
    room.must(&sitter(0), Command::Leave { seat: 0 });
    assert_eq!(room.table.host(), Some(&user("Ben")));
    room.must(&sitter(1), Command::Leave { seat: 1 });
    assert_eq!(room.table.host(), Some(&user("Cleo")));
    room.must(&sitter(2), Command::Leave { seat: 2 });
    assert_eq!(room.table.host(), None);
    room.sit(1);
    assert_eq!(room.table.host(), Some(&user("Ben")));
}

#[test]
fn a_host_with_another_seat_stays_the_host() {
    let mut room = three_of_four();
    room.table = Table::restore(room.table.snapshot(), master(), &[])
        .unwrap()
        .hosted_by(user("Ada"));
    room.must(
        &sitter(0),
        Command::Sit {
            seat: 3,
            name: String::new(),
            nonce: String::new(),
            pledge: "0".repeat(64),
        },
    );
    // The table waits for the nonce that was pledged: nobody changes anything now.
    assert_eq!(
        room.refused(&sitter(0), without_undo()),
        Refusal::MatchHasBegun
    );
    let away = Command::SendAway { seat: 1 };
    assert_eq!(room.refused(&sitter(0), away), Refusal::MatchHasBegun);
    let across = Command::Move { seat: 0, to: 1 };
    assert_eq!(room.refused(&sitter(0), across), Refusal::MatchHasBegun);
}

#[test]
fn only_the_host_changes_what_is_played_and_only_to_what_there_is() {
    let mut room = three_of_four();
    assert_eq!(
        room.refused(&sitter(1), without_undo()),
        Refusal::NotTheHost
    );
    assert_eq!(
        room.refused(&person("Mallory"), without_undo()),
        Refusal::NotTheHost
    );
    assert_eq!(
        room.refused(&Sender::Mind, without_undo()),
        Refusal::NotTheHost
    );
    assert!(matches!(
        room.refused(&sitter(0), for_players(9)),
        Refusal::Config(_)
    ));
    let clock = Some(Clock::PerMove { move_ms: 1 });
    let too_short = SettingsChange {
        clock,
        ..SettingsChange::default()
    };
    assert_eq!(room.refused(&sitter(0), set(too_short)), Refusal::BadClock);
    let options = Some(Options::from([("weather".to_owned(), "rain".to_owned())]));
    let unknown = SettingsChange {
        options,
        ..SettingsChange::default()
    };
    assert!(matches!(
        room.refused(&sitter(0), set(unknown)),
        Refusal::Config(_)
    ));
    assert_eq!(room.table.terms(), 0);
}

#[test]
fn every_setting_can_be_changed_and_what_changes_nothing_asks_nobody() {
    let mut room = three_of_four();
    let change = SettingsChange {
        players: Some(3),
        options: Some(Options::from([("scoring".to_owned(), "basic".to_owned())])),
        clock: Some(Clock::PerMove { move_ms: 30_000 }),
        undo: Some(false),
        spectators: Some(false),
        public: Some(true),
        hints: Some(false),
        talk: Some(Talk::Never),
    };
    room.must(&sitter(0), set(change.clone()));
    let expected = Settings {
        game: GameId::Septet,
        players: 3,
        options: change.options.clone().unwrap(),
        clock: Clock::PerMove { move_ms: 30_000 },
        undo: false,
        spectators: false,
        public: true,
        hints: false,
        talk: Talk::Never,
    };
    assert_eq!(*room.table.settings(), expected);
    assert_eq!(room.table.terms(), 1);
    assert_eq!(room.must(&sitter(0), set(change)), []);
    assert_eq!(room.must(&sitter(0), set(SettingsChange::default())), []);
    assert_eq!(room.table.terms(), 1);
    assert!(!room.is_playing(), "two people have not agreed");
}

#[test]
fn nobody_is_thrown_into_a_match_with_other_settings_than_they_saw() {
    let mut room = three_of_four();
    room.must(&sitter(0), without_undo());
    assert!(has_agreed(&room, 0) && !has_agreed(&room, 1) && !has_agreed(&room, 2));
    room.must(&sitter(1), agree(1));
    assert_eq!(room.must(&sitter(1), agree(1)), [], "once is enough");
    // The last seat is filled, and two still have to agree: the one who sat before, and the one who came.
    room.sit(3);
    assert!(!room.is_playing());
    assert_eq!(room.refused(&sitter(3), agree(0)), Refusal::OtherTerms);
    assert_eq!(
        room.refused(&person("Mallory"), agree(1)),
        Refusal::NotAPlayer
    );
    room.must(&sitter(3), agree(1));
    assert!(!room.is_playing());
    // The host changes it once more: whoever had agreed is asked again.
    room.must(
        &sitter(0),
        set(SettingsChange {
            hints: Some(true),
            ..SettingsChange::default()
        }),
    );
    assert_eq!(room.refused(&sitter(2), agree(1)), Refusal::OtherTerms);
    for seat in 1..3 {
        room.must(&sitter(seat), agree(2));
        assert!(!room.is_playing());
    }
    let effects = room.must(&sitter(3), agree(2));
    assert!(matches!(effects[0], Effect::Begin { number: 1, .. }));
    assert_eq!(
        room.refused(&sitter(0), without_undo()),
        Refusal::MatchHasBegun
    );
    room.play_out();
    assert_eq!(
        room.refused(&sitter(0), without_undo()),
        Refusal::MatchHasBegun
    );
}

#[test]
fn a_host_alone_with_minds_begins_when_the_last_seat_is_filled() {
    let mut room = Room::new(Settings::usual(GameId::Sketch));
    room.sit(0);
    room.must(&sitter(0), without_undo());
    let level = Level::Novice.into();
    room.must(&sitter(0), Command::SeatMind { seat: 1, level });
    assert!(room.is_playing());
    assert!(!room.table.settings().undo);
}

#[test]
fn free_seats_go_before_minds_and_people_keep_theirs_in_order() {
    let mut room = Room::new(Settings {
        players: 5,
        ..Settings::usual(GameId::Pagoda)
    });
    room.sit(0);
    let level = Level::Novice.into();
    room.must(&sitter(0), Command::SeatMind { seat: 1, level });
    room.sit(3);
    room.must(&sitter(0), for_players(4));
    assert_eq!(names(&room), ["Ada", "novice", "", "Dai"]);
    room.must(&sitter(0), for_players(5));
    assert_eq!(names(&room), ["Ada", "novice", "", "Dai", ""]);
    // With three seats nobody is missing any more, but Dai has not agreed.
    room.must(&sitter(0), for_players(3));
    assert_eq!(names(&room), ["Ada", "novice", "Dai"]);
    assert!(!room.is_playing());
    room.must(&sitter(3), agree(3));
    assert!(room.is_playing());
    assert_eq!(
        room.table.game().unwrap().header().names,
        ["Ada", "novice", "Dai"]
    );
}

#[test]
fn nobody_loses_a_seat_to_a_change_of_the_host() {
    let mut room = Room::new(Settings::usual(GameId::Pagoda));
    for seat in 0..3 {
        room.sit(seat);
    }
    assert_eq!(room.refused(&sitter(0), for_players(2)), Refusal::SeatTaken);
}

#[test]
fn everybody_changes_to_a_free_seat_or_with_a_mind() {
    let mut room = three_of_four();
    room.must(&sitter(1), Command::Move { seat: 1, to: 3 });
    assert_eq!(names(&room), ["Ada", "", "Cleo", "Ben"]);
    assert_eq!(
        room.table.chairs()[3].nonce,
        "nonce of Ben",
        "what was given goes along"
    );
    let level = Level::Adept.into();
    room.must(&sitter(0), Command::SeatMind { seat: 1, level });
    // Now every seat is held, and the match begins; before that a mind gives way to a person.
    assert!(room.is_playing());
    let mut room = three_of_four();
    room.must(&sitter(2), Command::Leave { seat: 2 });
    let level = Level::Adept.into();
    room.must(&sitter(0), Command::SeatMind { seat: 2, level });
    room.must(&sitter(1), Command::Move { seat: 1, to: 2 });
    assert_eq!(names(&room), ["Ada", "adept", "Ben", ""]);
    assert!(has_agreed(&room, 2), "nobody else has moved them");
}

#[test]
fn only_the_host_moves_others_and_they_are_asked() {
    let mut room = three_of_four();
    let swap = || Command::Move { seat: 1, to: 2 };
    assert_eq!(room.refused(&sitter(1), swap()), Refusal::SeatTaken);
    assert_eq!(room.refused(&sitter(2), swap()), Refusal::NotYourSeat);
    assert_eq!(
        room.refused(&person("Mallory"), swap()),
        Refusal::NotAPlayer
    );
    assert_eq!(
        room.refused(&sitter(0), Command::Move { seat: 1, to: 4 }),
        Refusal::NoSuchSeat
    );
    room.must(&sitter(0), swap());
    assert_eq!(names(&room), ["Ada", "Cleo", "Ben", ""]);
    assert_eq!(
        [0, 1, 2].map(|seat| has_agreed(&room, seat)),
        [true, false, false]
    );
    // The host's own change with somebody asks that one only.
    for seat in 1..3 {
        room.must(&sitter(seat), agree(1));
    }
    room.must(&sitter(0), Command::Move { seat: 0, to: 1 });
    assert_eq!(names(&room), ["Cleo", "Ada", "Ben", ""]);
    assert_eq!(
        [0, 1, 2].map(|seat| has_agreed(&room, seat)),
        [false, true, true]
    );
}

#[test]
fn the_host_sends_others_away_and_nobody_else_does() {
    let mut room = three_of_four();
    let away = |seat| Command::SendAway { seat };
    assert_eq!(room.refused(&sitter(1), away(2)), Refusal::NotTheHost);
    for seat in [0, 3] {
        assert_eq!(
            room.refused(&sitter(0), away(seat)),
            Refusal::NobodyToSendAway
        );
    }
    room.must(&sitter(0), away(1));
    assert_eq!(names(&room), ["Ada", "", "Cleo", ""]);
    // Nothing of the one who was there stays for the next one.
    assert_eq!(room.table.chairs()[1].nonce, "");
    room.sit(1);
}

#[test]
fn before_a_match_people_take_other_names_and_nobody_takes_somebody_elses() {
    let mut room = three_of_four();
    let called = |seat, name: &str| Command::Rename {
        seat,
        name: name.to_owned(),
    };
    room.must(&sitter(1), called(1, "Benedikt"));
    assert_eq!(names(&room), ["Ada", "Benedikt", "Cleo", ""]);
    assert_eq!(
        room.refused(&sitter(1), called(1, "ADA")),
        Refusal::NameTaken
    );
    assert_eq!(
        room.refused(&sitter(1), called(0, "Ben")),
        Refusal::NotYourSeat
    );
    assert_eq!(
        room.refused(&sitter(1), called(1, "bell\u{7}")),
        Refusal::BadText
    );
    assert_eq!(
        room.refused(&sitter(1), called(1, &"x".repeat(61))),
        Refusal::TooLong
    );
    room.sit(3);
    assert!(room.is_playing());
    assert_eq!(
        room.refused(&sitter(1), called(1, "Ben")),
        Refusal::MatchHasBegun
    );
}

#[test]
fn a_mind_takes_the_place_of_another_mind_and_of_nobody_else() {
    let mut room = Room::new(Settings::usual(GameId::Septet));
    room.sit(0);
    let seat_mind = |seat, level: Level| Command::SeatMind {
        seat,
        level: level.into(),
    };
    room.must(&sitter(0), seat_mind(1, Level::Novice));
    room.must(&sitter(0), seat_mind(1, Level::Master));
    assert_eq!(room.table.mind_in(Seat::new(1)), Some(Level::Master.into()));
    assert_eq!(
        room.refused(&sitter(0), seat_mind(0, Level::Master)),
        Refusal::SeatTaken
    );
    assert!(matches!(
        room.table.chairs()[0].holder,
        Holder::Person { .. }
    ));
}

#[test]
fn a_restart_keeps_the_host_and_who_has_agreed() {
    let table = Table::new(advised(GameId::Sketch), master()).unwrap();
    let mut room = Room::new(advised(GameId::Sketch));
    room.table = table.hosted_by(user("Ada"));
    room.sit(0);
    room.must(&sitter(0), without_undo());
    let stored = |room: &Room| StoredTable::new(room.table.snapshot()).write();
    // Older nodes may read it as long as everybody agrees.
    assert!(stored(&room).contains("\"version\":1"));
    room.sit(1);
    let text = stored(&room);
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(json["version"], 3);
    expect_file!["testdata/stored/3/asked-sketch.json"]
        .assert_eq(&(serde_json::to_string_pretty(&json).unwrap() + "\n"));
    let snapshot = StoredTable::read(&text).unwrap().snapshot().clone();
    room.table = Table::restore(snapshot, master(), &[]).unwrap();
    assert_eq!(room.table.host(), Some(&user("Ada")));
    room.table.revive(room.now_ms);
    assert!(!room.is_playing());
    room.must(&sitter(1), agree(1));
    assert!(room.is_playing());
}
