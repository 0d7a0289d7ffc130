//! What databases hold: golden files that every later version must read.
//!
//! Each folder in `testdata/stored/` was written by one version and never changes again.
//! A version that writes something else begins the next folder (`UPDATE_EXPECT=1`), and leaves the older ones alone.

use std::path::{Path, PathBuf};

use expect_test::expect_file;
use hyakki_catalog::{GameId, Level, MindId};
use hyakki_core::Options;
use hyakki_table::snapshot::Unreadable;
use hyakki_table::stored::{BadStoredTable, VERSION};
use hyakki_table::{Clock, Command, Holder, Settings, Stage, StoredTable, Table, Talk};
use serde_json::{Value, json};

use crate::room::{Room, advised, master, sitter};

/// The folder that this version writes.
const NEWEST: &str = "3";

/// The folders of what was written before it was noted since when a mind stands in, and before anybody could resign.
const WITHOUT_WISHES: [&str; 2] = [WITHOUT_VERSION, "1"];

/// The folder of what was written before there were versions.
const WITHOUT_VERSION: &str = "0";

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/testdata/stored")
        .join(name)
}

/// One table of each meaningful kind, by name.
fn tables() -> Vec<(&'static str, Room)> {
    vec![
        ("gathering-tajuto", gathering()),
        ("playing-sketch", playing()),
        ("paused-pagoda", paused()),
        ("stand-in-septet", stand_in()),
        ("over-sketch", over()),
    ]
}

/// What only this version knows: one has resigned, and another wants nobody to play on.
fn conceded() -> Room {
    let mut room = Room::full(Settings {
        players: 3,
        ..advised(GameId::Pagoda)
    });
    play_steps(&mut room, 4);
    room.must(&sitter(2), Command::Resign { seat: 2 });
    play_steps(&mut room, 2);
    room.must(&sitter(0), Command::Abandon {});
    room
}

fn gathering() -> Room {
    let mut room = Room::new(Settings {
        players: 3,
        options: Options::from([("hand".to_owned(), "blind".to_owned())]),
        public: true,
        undo: false,
        hints: false,
        talk: Talk::Always,
        ..Settings::usual(GameId::Tajuto)
    });
    room.sit(0);
    seat_mind(&mut room, 2, Level::Master);
    room
}

/// With time in the bank, some of it used.
fn playing() -> Room {
    let clock = Clock::Bank {
        bank_ms: 600_000,
        increment_ms: 5_000,
    };
    let mut room = Room::full(Settings {
        clock,
        spectators: false,
        ..advised(GameId::Sketch)
    });
    play_steps(&mut room, 5);
    room
}

fn paused() -> Room {
    let mut room = Room::new(Settings {
        players: 3,
        clock: Clock::PerMove { move_ms: 30_000 },
        ..advised(GameId::Pagoda)
    });
    room.sit(0);
    seat_mind(&mut room, 1, Level::Novice);
    room.sit(2);
    play_steps(&mut room, 6);
    room.must(&sitter(0), Command::Pause {});
    room
}

/// One has left, and one of the others has voted about another.
fn stand_in() -> Room {
    let mut room = Room::full(Settings {
        talk: Talk::Never,
        ..advised(GameId::Septet)
    });
    play_steps(&mut room, 7);
    room.must(&sitter(3), Command::Leave { seat: 3 });
    room.must(&sitter(0), Command::VoteStandIn { seat: 1 });
    room
}

/// One wants to play again.
fn over() -> Room {
    let mut room = Room::full(advised(GameId::Sketch));
    room.play_out();
    let nonce = "again".to_owned();
    room.must(
        &sitter(1),
        Command::Rematch {
            nonce,
            pledge: String::new(),
        },
    );
    room
}

fn seat_mind(room: &mut Room, seat: usize, level: Level) {
    let level = level.into();
    room.must(&sitter(0), Command::SeatMind { seat, level });
}

fn play_steps(room: &mut Room, n_steps: usize) {
    for _ in 0..n_steps {
        room.now_ms += 700;
        room.step();
    }
}

fn pretty(text: &str) -> String {
    let json: Value = serde_json::from_str(text).unwrap();
    serde_json::to_string_pretty(&json).unwrap() + "\n"
}

fn read_file(folder_name: &str, file: &str) -> String {
    let path = folder(folder_name).join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The log of the table's match; a table that gathers has none.
fn read_log(folder_name: &str, name: &str) -> Vec<String> {
    if name.starts_with("gathering") {
        return Vec::new();
    }
    let log = read_file(folder_name, &format!("{name}.jsonl"));
    log.lines().map(str::to_owned).collect()
}

#[test]
fn this_version_writes_what_it_wrote() {
    let newest = [("stand-in-conceded-pagoda", conceded())];
    for (name, room) in tables().into_iter().chain(newest) {
        let written = StoredTable::new(room.table.snapshot()).write();
        let file = folder(NEWEST).join(format!("{name}.json"));
        expect_file![file].assert_eq(&pretty(&written));
        let log: String = room.log.iter().map(|line| format!("{line}\n")).collect();
        let file = folder(NEWEST).join(format!("{name}.jsonl"));
        expect_file![file].assert_eq(&log);
    }
}

/// Every table, with the version that wrote it.
fn every_version() -> Vec<(&'static str, &'static str, Room)> {
    let mut all = vec![(NEWEST, "stand-in-conceded-pagoda", conceded())];
    for version in WITHOUT_WISHES.into_iter().chain([NEWEST]) {
        all.extend(
            tables()
                .into_iter()
                .map(|(name, room)| (version, name, room)),
        );
    }
    all
}

#[test]
fn tables_of_every_version_are_read_and_go_on() {
    for (version, name, mut room) in every_version() {
        let stored = StoredTable::read(&read_file(version, &format!("{name}.json"))).unwrap();
        let mut expected = room.table.snapshot();
        for chair in &mut expected.chairs {
            chair.stand_in_since_ms = chair.stand_in_since_ms.filter(|_| version == NEWEST);
        }
        assert_eq!(*stored.snapshot(), expected, "{version} {name}");
        room.log = read_log(version, name);
        let table = Table::restore(stored.snapshot().clone(), master(), &room.log).unwrap();
        room.table = table;
        assert!(name.starts_with(stage_name(&room)), "{name}");
        if room.table.is_paused() {
            room.must(&sitter(0), Command::Resume {});
        }
        if room.is_playing() {
            room.play_out();
            let replayed = hyakki_catalog::replay(&room.log.join("\n")).unwrap();
            assert!(replayed.is_complete);
        }
    }
}

fn stage_name(room: &Room) -> &'static str {
    let has_stand_in = |chair: &hyakki_table::Chair| chair.has_stand_in;
    match room.table.stage() {
        Stage::Gathering => "gathering",
        Stage::Playing { .. } if room.table.is_paused() => "paused",
        Stage::Playing { .. } if room.table.chairs().iter().any(has_stand_in) => "stand-in",
        Stage::Playing { .. } => "playing",
        Stage::Over { .. } => "over",
    }
}

#[test]
fn every_game_and_every_kind_of_clock_and_talk_is_among_the_files() {
    let rooms = tables();
    let settings = || rooms.iter().map(|(_, room)| room.table.settings());
    for game in GameId::ALL {
        assert!(settings().any(|settings| settings.game == game), "{game}");
    }
    for talk in [Talk::ByTheRules, Talk::Always, Talk::Never] {
        assert!(settings().any(|settings| settings.talk == talk), "{talk:?}");
    }
    assert!(settings().any(|settings| settings.clock == Clock::None));
    assert!(settings().any(|settings| matches!(settings.clock, Clock::PerMove { .. })));
    assert!(settings().any(|settings| matches!(settings.clock, Clock::Bank { .. })));
}

#[test]
fn a_mind_is_found_by_the_name_it_had() {
    let stored = read_file(WITHOUT_VERSION, "gathering-tajuto.json").replace("master", "plain");
    let stored = StoredTable::read(&stored).unwrap();
    let holder = &stored.snapshot().chairs[2].holder;
    assert_eq!(*holder, Holder::Mind { level: MindId::R1 });
    assert!(stored.write().contains("\"level\":\"r1\""));
}

/// A table as a newer version writes it, with more at every place.
fn from_newer(room: &Room) -> Value {
    let mut json = json_of(&StoredTable::new(room.table.snapshot()));
    json["league"] = json!({"name": "Tuesday", "round": 3});
    json["settings"]["handicap"] = json!([0, 1]);
    json["settings"]["clock"]["delay_ms"] = json!(2_000);
    for chair in json["chairs"].as_array_mut().unwrap() {
        chair["rating"] = json!(1500);
        chair["holder"]["avatar"] = json!("kappa");
    }
    json
}

fn json_of(stored: &StoredTable) -> Value {
    serde_json::from_str(&stored.write()).unwrap()
}

#[test]
fn what_a_newer_version_adds_is_ignored_and_written_back() {
    for (name, mut room) in tables() {
        let newer = from_newer(&room);
        let stored = StoredTable::read(&newer.to_string()).unwrap();
        assert_eq!(*stored.snapshot(), room.table.snapshot(), "{name}");
        assert_eq!(json_of(&stored), newer, "{name}");
        let on = false;
        room.must(&sitter(0), Command::ClaimForMe { seat: 0, on });
        let mut expected = from_newer(&room);
        let next = stored.followed_by(room.table.snapshot());
        assert_eq!(json_of(&next), expected, "{name}");
        expected["chairs"][0]["claims_for_me"] = json!(true);
        assert_eq!(expected, newer, "{name}");
    }
}

#[test]
fn what_was_known_of_somebody_who_left_does_not_stay_at_their_seat() {
    let mut room = gathering();
    let stored = StoredTable::read(&from_newer(&room).to_string()).unwrap();
    room.must(&sitter(0), Command::Leave { seat: 0 });
    let next = json_of(&stored.followed_by(room.table.snapshot()));
    assert_eq!(next["chairs"][0]["holder"], json!({"kind": "nobody"}));
    assert_eq!(next["chairs"][0].get("rating"), None);
    assert_eq!(next["chairs"][2]["rating"], 1500);
    assert_eq!(next["league"]["round"], 3);
}

#[test]
fn what_this_version_cannot_know_is_refused_in_words() {
    let good = json_of(&StoredTable::new(gathering().table.snapshot()));
    let refusal = |place: &str, value: Value| {
        let mut bad = good.clone();
        *bad.pointer_mut(place).unwrap() = value;
        StoredTable::read(&bad.to_string()).unwrap_err()
    };
    let newer = refusal("/version", json!(VERSION + 1));
    assert!(matches!(newer, BadStoredTable::Newer { found } if found == VERSION + 1));
    assert!(newer.to_string().contains("reads up to version 3"));
    // A newer version may have another shape altogether.
    let bare = StoredTable::read(r#"{"version": 7}"#).unwrap_err();
    assert!(matches!(bare, BadStoredTable::Newer { found: 7 }));
    for (place, word) in [
        ("/settings/game", "chess"),
        ("/settings/talk", "by-signs"),
        ("/settings/clock/kind", "sand"),
        ("/chairs/2/holder/level", "oracle"),
        ("/chairs/2/holder/kind", "ghost"),
    ] {
        let error = refusal(place, json!(word));
        assert!(matches!(error, BadStoredTable::Shape(_)), "{error}");
        assert!(error.to_string().contains(word), "{error}");
    }
    assert!(StoredTable::read("{").is_err());
}

#[test]
fn options_that_this_version_does_not_know_are_refused_before_anybody_plays() {
    let mut snapshot = gathering().table.snapshot();
    let options = &mut snapshot.settings.options;
    options.insert("weather".to_owned(), "rain".to_owned());
    let restored = Table::restore(snapshot, master(), &[]);
    assert!(matches!(restored, Err(Unreadable::Settings(_))));
}
