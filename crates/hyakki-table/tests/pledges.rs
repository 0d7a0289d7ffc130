//! Nonces that are pledged before any is told.

use expect_test::expect_file;
use hyakki_catalog::{GameId, Level};
use hyakki_core::Fairness;
use hyakki_core::fairness::pledge_of;
use hyakki_core::record::Header;
use hyakki_table::{Command, Effect, Refusal, Settings, Stage, StoredTable, Table};

use crate::room::{Room, advised, master, person, sitter};

/// So long a table waits for what was pledged.
const REVEAL_MS: i64 = 5_000;

fn nonce(seat: usize) -> String {
    format!("random {seat}")
}

fn sit(seat: usize) -> Command {
    Command::Sit {
        seat,
        name: String::new(),
        nonce: String::new(),
        pledge: pledge_of(&nonce(seat)),
    }
}

fn reveal(seat: usize) -> Command {
    Command::Reveal {
        seat,
        nonce: nonce(seat),
    }
}

fn rematch(seat: usize) -> Command {
    Command::Rematch {
        nonce: String::new(),
        pledge: pledge_of(&nonce(seat)),
    }
}

/// Two people who have pledged, and one of them is the last to be waited for.
fn pledged() -> Room {
    let mut room = Room::new(advised(GameId::Sketch));
    room.must(&sitter(0), sit(0));
    assert_eq!(room.table.reveal_by_ms(), None);
    let effects = room.must(&sitter(1), sit(1));
    let at_ms = room.now_ms + REVEAL_MS;
    assert!(effects.contains(&Effect::Wake { at_ms }));
    assert_eq!(room.table.reveal_by_ms(), Some(at_ms));
    room
}

fn wake(room: &mut Room) {
    let effects = room.table.wake(room.now_ms);
    room.write(&effects);
}

fn fairness(room: &Room) -> Fairness {
    let header = Header::from_line(&room.log[0]).unwrap();
    header.fairness.unwrap()
}

#[test]
fn a_match_begins_with_the_last_nonce_that_was_pledged() {
    let mut room = pledged();
    room.must(&sitter(1), reveal(1));
    assert!(matches!(room.table.stage(), Stage::Gathering));
    // To say it twice is to say it once: nobody is shown anything, and nothing is written.
    assert_eq!(room.must(&sitter(1), reveal(1)), []);
    room.must(&sitter(0), reveal(0));
    assert!(room.is_playing());
    assert_eq!(room.table.reveal_by_ms(), None);
    let fairness = fairness(&room);
    assert_eq!(fairness.nonces, [nonce(0), nonce(1)]);
    assert_eq!(fairness.pledges, [0, 1].map(|seat| pledge_of(&nonce(seat))));
    room.play_out();
    assert!(hyakki_catalog::replay(&room.record()).unwrap().is_complete);
}

#[test]
fn who_stays_silent_is_waited_for_until_the_time_is_over() {
    let mut room = pledged();
    room.must(&sitter(0), reveal(0));
    room.now_ms += REVEAL_MS - 1;
    wake(&mut room);
    assert!(matches!(room.table.stage(), Stage::Gathering));
    room.now_ms += 1;
    wake(&mut room);
    assert!(room.is_playing());
    let fairness = fairness(&room);
    assert_eq!(fairness.nonces, [nonce(0), String::new()]);
    assert_eq!(fairness.untold().collect::<Vec<_>>(), [1]);
    assert_eq!(
        room.refused(&sitter(1), reveal(1)),
        Refusal::NothingToReveal
    );
    room.play_out();
    assert!(hyakki_catalog::replay(&room.record()).unwrap().is_complete);
}

#[test]
fn nothing_can_be_changed_once_a_nonce_may_be_told() {
    let mut room = pledged();
    let leave = Command::Leave { seat: 1 };
    assert_eq!(room.refused(&sitter(1), leave), Refusal::MatchHasBegun);
    assert_eq!(room.refused(&sitter(1), sit(1)), Refusal::MatchHasBegun);
    let other = Command::Reveal {
        seat: 1,
        nonce: nonce(0),
    };
    assert_eq!(room.refused(&sitter(1), other), Refusal::OtherNonce);
    assert_eq!(room.refused(&sitter(1), reveal(0)), Refusal::NotYourSeat);
    assert_eq!(
        room.refused(&person("Zoe"), reveal(0)),
        Refusal::NotYourSeat
    );
}

#[test]
fn a_mind_stays_in_its_seat_once_a_nonce_may_be_told() {
    let mut room = Room::new(Settings::usual(GameId::Septet));
    room.must(&sitter(0), sit(0));
    room.must(&sitter(1), sit(1));
    for seat in [2, 3] {
        let level = Level::Novice.into();
        room.must(&sitter(0), Command::SeatMind { seat, level });
    }
    let unseat = Command::UnseatMind { seat: 3 };
    assert_eq!(room.refused(&sitter(0), unseat), Refusal::MatchHasBegun);
    room.must(&sitter(0), reveal(0));
    room.must(&sitter(1), reveal(1));
    assert_eq!(fairness(&room).pledges[2..], ["", ""]);
}

#[test]
fn before_that_everybody_is_free_to_go() {
    let mut room = Room::new(Settings::usual(GameId::Sketch));
    room.must(&sitter(0), sit(0));
    assert_eq!(
        room.refused(&sitter(0), reveal(0)),
        Refusal::NothingToReveal
    );
    room.must(&sitter(0), Command::Leave { seat: 0 });
    assert_eq!(room.table.chairs()[0].pledge, "");
}

#[test]
fn a_nonce_in_plain_counts_beside_a_pledged_one() {
    let mut room = Room::new(Settings::usual(GameId::Sketch));
    room.sit(0);
    room.must(&sitter(1), sit(1));
    assert_eq!(
        room.refused(&sitter(0), reveal(0)),
        Refusal::NothingToReveal
    );
    room.must(&sitter(1), reveal(1));
    let fairness = fairness(&room);
    assert_eq!(fairness.nonces, ["nonce of Ada".to_owned(), nonce(1)]);
    assert_eq!(fairness.pledges, [String::new(), pledge_of(&nonce(1))]);
}

#[test]
fn a_rematch_is_pledged_anew() {
    let mut room = Room::of(GameId::Sketch);
    assert_eq!(fairness(&room).pledges, [""; 0]);
    room.play_out();
    room.must(&sitter(0), rematch(0));
    room.must(&sitter(0), rematch(3));
    room.must(&sitter(1), rematch(1));
    assert_eq!(room.refused(&sitter(0), rematch(0)), Refusal::MatchHasBegun);
    assert_eq!(room.refused(&sitter(0), reveal(0)), Refusal::OtherNonce);
    let last = Command::Reveal {
        seat: 0,
        nonce: nonce(3),
    };
    room.must(&sitter(0), last);
    room.must(&sitter(1), reveal(1));
    assert!(room.is_playing());
    assert_eq!(fairness(&room).nonces, [nonce(3), nonce(1)]);
}

#[test]
fn what_is_no_pledge_is_refused() {
    let mut room = Room::new(Settings::usual(GameId::Sketch));
    let good = pledge_of("x");
    for (nonce, pledge) in [("x", good.as_str()), ("", "x"), ("", &good.to_uppercase())] {
        let command = Command::Sit {
            seat: 0,
            name: String::new(),
            nonce: nonce.to_owned(),
            pledge: pledge.to_owned(),
        };
        assert_eq!(room.refused(&sitter(0), command), Refusal::BadPledge);
    }
}

/// The hash of nothing can be pledged, and nothing is not told.
#[test]
fn nothing_cannot_be_told() {
    let mut room = pledged();
    room.must(&sitter(0), reveal(0));
    let command = Command::Reveal {
        seat: 1,
        nonce: String::new(),
    };
    assert_eq!(room.refused(&sitter(1), command), Refusal::OtherNonce);
}

#[test]
fn a_restart_keeps_pledges_and_the_time() {
    let mut room = pledged();
    room.must(&sitter(1), reveal(1));
    let stored = StoredTable::new(room.table.snapshot()).write();
    let json: serde_json::Value = serde_json::from_str(&stored).unwrap();
    assert_eq!(
        json["version"], 2,
        "older nodes must not begin without waiting"
    );
    expect_file!["testdata/stored/2/pledged-sketch.json"]
        .assert_eq(&(serde_json::to_string_pretty(&json).unwrap() + "\n"));
    let snapshot = StoredTable::read(&stored).unwrap().snapshot().clone();
    room.table = Table::restore(snapshot, master(), &[]).unwrap();
    let effects = room.table.revive(room.now_ms);
    let at_ms = room.now_ms + REVEAL_MS;
    assert!(effects.contains(&Effect::Wake { at_ms }));
    room.must(&sitter(0), reveal(0));
    assert_eq!(fairness(&room).nonces, [nonce(0), nonce(1)]);
    // Older nodes read the table again.
    let stored = StoredTable::new(room.table.snapshot()).write();
    assert!(stored.contains("\"version\":1"));
}
