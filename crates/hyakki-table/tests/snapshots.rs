//! A table survives the server.

use hyakki_catalog::GameId;
use hyakki_core::Secret;
use hyakki_table::snapshot::Unreadable;
use hyakki_table::{Clock, Settings, Stage, StoredTable, Table};

use crate::room::{Room, master};

#[test]
fn a_table_goes_on_from_its_snapshot_and_log_at_every_step() {
    for game in GameId::ALL {
        let clock = Clock::Bank {
            bank_ms: 600_000,
            increment_ms: 1_000,
        };
        let mut room = Room::full(Settings {
            clock,
            ..Settings::usual(game)
        });
        let mut n_steps = 0;
        while room.is_playing() {
            room.now_ms += 700;
            room.step();
            n_steps += 1;
            if n_steps % 7 == 0 {
                let text = StoredTable::new(room.table.snapshot()).write();
                let stored = StoredTable::read(&text).unwrap();
                let snapshot = stored.snapshot().clone();
                let table = Table::restore(snapshot, master(), &room.log).unwrap();
                assert_eq!(table.snapshot(), room.table.snapshot());
                assert_eq!(table.game().unwrap().to_record(), room.record());
                // The restored one plays on: its deals must be those that were committed to.
                room.table = table;
                let effects = room.table.revive(room.now_ms);
                room.write(&effects);
            }
        }
        let replayed = hyakki_catalog::replay(&room.log.join("\n")).unwrap();
        assert!(replayed.is_complete);
        let table = Table::restore(room.table.snapshot(), master(), &room.log).unwrap();
        assert!(matches!(table.stage(), Stage::Over { .. }));
    }
}

#[test]
fn a_log_of_another_table_is_refused() {
    let room = Room::of(GameId::Septet);
    let other = Secret::new([1; 32]);
    let restored = Table::restore(room.table.snapshot(), other, &room.log);
    assert!(matches!(restored, Err(Unreadable::OtherSecret)));
    let torn: Vec<String> = room
        .log
        .iter()
        .map(|line| line.replace("chance", "chanc"))
        .collect();
    assert!(matches!(
        Table::restore(room.table.snapshot(), master(), &torn),
        Err(Unreadable::Log(_))
    ));
}
