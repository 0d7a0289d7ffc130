//! Whether anybody is at a table.

use std::time::Duration;

use tokio::time::Instant;

/// Whoever asked something of a table is still there for so long.
const STAYS: Duration = Duration::from_secs(60);

/// A table that is left to minds pauses when nobody has been there for so long.
const MINDS_STAY: Duration = Duration::from_secs(5 * 60);

/// When somebody was last at a table without watching it.
#[derive(Debug, Default)]
pub(crate) struct Attendance {
    last_visit: Option<Instant>,
}

impl Attendance {
    /// Somebody is there now.
    pub(crate) fn note(&mut self, now: Instant) {
        self.last_visit = Some(now);
    }

    /// Whether somebody is still there.
    pub(crate) fn is_attended(&self, now: Instant) -> bool {
        self.was_attended_within(STAYS, now)
    }

    /// Whether nobody has been there for so long that minds need not play on among themselves.
    pub(crate) fn is_deserted(&self, now: Instant) -> bool {
        !self.was_attended_within(MINDS_STAY, now)
    }

    fn was_attended_within(&self, time: Duration, now: Instant) -> bool {
        self.last_visit.is_some_and(|last| now < last + time)
    }
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    reason = "a test that unwraps an error has failed as it should"
)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use hyakki_catalog::{GameId, Level};
    use hyakki_core::{Secret, TableId, UserId};
    use hyakki_protocol::Envelope;
    use hyakki_store::{NewTable, NewUser, Store, TokenHash};
    use hyakki_table::command::Sender;
    use hyakki_table::{Command, Settings, StoredTable, Table};

    use super::*;
    use crate::app::{App, SharedApp};
    use crate::config::Config;
    use crate::tables::loaded::content;
    use crate::tables::message::Message;
    use crate::tables::request::Request;

    #[test]
    fn a_visit_lasts_a_minute_and_minds_play_on_for_five() {
        let began = Instant::now();
        let mut attendance = Attendance::default();
        assert!(!attendance.is_attended(began) && attendance.is_deserted(began));
        attendance.note(began);
        let after = |time: Duration| {
            let now = began + time;
            (attendance.is_attended(now), attendance.is_deserted(now))
        };
        assert_eq!(after(STAYS / 2), (true, false));
        assert_eq!(after(STAYS), (false, false));
        assert_eq!(after(MINDS_STAY), (false, true));
    }

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    /// A server whose minds never answer, so that what waits for them can be counted.
    fn house(store: &Store) -> SharedApp {
        let config = Config {
            mind_threads: 0,
            ..Config::default()
        };
        App::new(config, store.clone())
    }

    /// A table that a person has left to minds in the middle of a match.
    async fn leave_to_minds(app: &SharedApp, id: &TableId) {
        let user = UserId::new("user0000000000000000".to_owned()).unwrap();
        let new = NewUser {
            id: user.clone(),
            name: String::new(),
            is_bot: false,
            created_ms: 0,
        };
        app.store.create_user(new).await.unwrap();
        let secret = Secret::new([1; 32]);
        let table = Table::new(Settings::usual(GameId::Sketch), secret.clone()).unwrap();
        let new = NewTable {
            id: id.clone(),
            content: content(&table, &StoredTable::new(table.snapshot()), None),
            secret,
            created_ms: 0,
        };
        app.store.create_table(new).await.unwrap();
        let session = app.sessions.of(TokenHash([0; 32]));
        let level = Level::Novice.into();
        let (name, nonce) = (String::new(), String::new());
        for command in [
            Command::Sit {
                seat: 0,
                name,
                nonce,
                pledge: String::new(),
            },
            Command::SeatMind { seat: 1, level },
            Command::Leave { seat: 0 },
        ] {
            let request = Request {
                sender: Sender::User(user.clone()),
                command,
                envelope: Envelope::default(),
            };
            let doing = session.begin().unwrap();
            app.hub.command(id, request, doing, HERE).await.unwrap();
        }
    }

    #[tokio::test]
    async fn minds_alone_pause_until_somebody_comes() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("hyakki.db").display());
        let store = Store::open(&url).await.unwrap();
        let id = TableId::new("table00000000000").unwrap();
        let app = house(&store);
        leave_to_minds(&app, &id).await;
        assert_eq!(app.minds.n_waiting(), 1, "whoever left has just been there");

        // After a restart nobody has been there; lists do not count.
        let app = house(&store);
        app.hub.send(&id, Message::Revive).unwrap();
        app.hub.summary(&id, None, None).await.unwrap();
        assert_eq!(app.minds.n_waiting(), 0);
        app.hub.look(&id, None, HERE).await.unwrap();
        app.hub.summary(&id, None, None).await.unwrap();
        assert_eq!(app.minds.n_waiting(), 1);
        app.hub.look(&id, None, HERE).await.unwrap();
        app.hub.summary(&id, None, None).await.unwrap();
        assert_eq!(app.minds.n_waiting(), 1, "it is asked once");
    }
}
