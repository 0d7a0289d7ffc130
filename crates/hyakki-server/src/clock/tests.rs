//! Somebody sets the machine's clock, and nobody at a table notices.

use std::cell::Cell;

use futures_util::StreamExt;
use hyakki_store::Store;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::*;
use crate::{Config, Server};

const HOUR_MS: i64 = 60 * 60 * 1000;

/// What everybody at the table has, in milliseconds.
const BANK_MS: i64 = 4_000;

/// Whatever a test waits for comes sooner, or never.
const DEADLINE: Duration = Duration::from_secs(20);

thread_local! {
    /// By how much the machine's clock was set since the test began. A test and its server have one thread.
    static SET_BY_MS: Cell<i64> = const { Cell::new(0) };
}

#[allow(
    clippy::disallowed_methods,
    reason = "the calendar that a test sets is based on the real one"
)]
pub(super) fn calendar() -> SystemTime {
    let by_ms = SET_BY_MS.get();
    let by = Duration::from_millis(by_ms.unsigned_abs());
    let now = SystemTime::now();
    if by_ms < 0 { now - by } else { now + by }
}

/// A server with a table of two.
struct Game {
    server: Server,
    table: String,
    /// By seat.
    people: Vec<reqwest::Client>,
    _folder: TempDir,
}

impl Game {
    async fn begin() -> Game {
        let folder = TempDir::new().unwrap();
        let url = format!("sqlite:{}", folder.path().join("hyakki.db").display());
        let config = Config {
            mind_threads: 1,
            mind_thinking: Duration::from_millis(5),
            mind_pause: Duration::ZERO,
            ..Config::default()
        };
        let store = Store::open(&url).await.unwrap();
        let mut game = Game {
            server: Server::start(config, store).await.unwrap(),
            table: String::new(),
            people: Vec::new(),
            _folder: folder,
        };
        for seat in 0..2 {
            let builder = reqwest::Client::builder().cookie_store(true);
            game.people.push(builder.timeout(DEADLINE).build().unwrap());
            game.post(seat, "/api/session", &json!({})).await;
        }
        let clock = json!({"kind": "bank", "bank_ms": BANK_MS, "increment_ms": 0});
        let settings = json!({"game": "sketch", "players": 2, "clock": clock});
        let made = game.post(0, "/api/tables", &settings).await;
        game.table = format!("/api/tables/{}", made["id"].as_str().unwrap());
        for seat in 0..2 {
            game.command(seat, &json!({"do": "sit", "seat": seat, "name": ""}))
                .await;
        }
        game
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.server.address())
    }

    async fn post(&self, seat: usize, path: &str, body: &Value) -> Value {
        let request = self.people[seat].post(self.url(path)).json(body);
        let answer = request.send().await.unwrap();
        assert!(answer.status().is_success(), "{answer:?}");
        answer.json().await.unwrap()
    }

    async fn command(&self, seat: usize, command: &Value) {
        let path = format!("{}/commands", self.table);
        self.post(seat, &path, command).await;
    }

    /// The table as somebody sees it.
    async fn look(&self, seat: usize) -> Value {
        let request = self.people[seat].get(self.url(&self.table));
        request.send().await.unwrap().json().await.unwrap()
    }

    /// Waits until a mind stands in for a seat, for as long as it takes and no longer than [`DEADLINE`].
    async fn wait_for_stand_in(&self, seat: usize) {
        let url = self.url(&format!("{}/stream?protocol=1", self.table));
        let answer = self.people[seat].get(url).send().await.unwrap();
        let (mut pieces, mut text) = (answer.bytes_stream(), Vec::new());
        let pointer = format!("/table/chairs/{seat}/has_stand_in");
        let is_there = |line: &[u8]| {
            let message: Value = serde_json::from_slice(line).unwrap_or_default();
            message.pointer(&pointer) == Some(&json!(true))
        };
        while !text.split(|&byte| byte == b'\n').any(is_there) {
            text.extend(pieces.next().await.unwrap().unwrap());
        }
    }
}

fn seat_to_act(table: &Value) -> usize {
    let seat = table["match"]["to_act"][0].as_u64().unwrap();
    usize::try_from(seat).unwrap()
}

fn left_ms(table: &Value, seat: usize) -> i64 {
    table["chairs"][seat]["left_ms"].as_i64().unwrap()
}

/// The clock is set between two looks, between the picture and the action, and before the bank runs out.
async fn play_while_the_clock_is_set_by(jump_ms: i64) {
    let began = Instant::now();
    let game = Game::begin().await;
    let seat = seat_to_act(&game.look(0).await);
    let before = game.look(seat).await;
    SET_BY_MS.set(jump_ms);
    let after = game.look(seat).await;
    let used_ms = left_ms(&before, seat) - left_ms(&after, seat);
    let passed_ms = in_ms(began.elapsed());
    assert!((0..=passed_ms).contains(&used_ms), "{used_ms}");
    let action = &after["match"]["sides"][0]["legal"][0];
    let act = json!({"do": "act", "seat": seat, "step": after["step"], "action": action});
    game.command(seat, &act).await;
    let acted = game.look(seat).await;
    let used_ms = BANK_MS - left_ms(&acted, seat);
    let passed_ms = in_ms(began.elapsed());
    assert!((0..=passed_ms).contains(&used_ms), "{used_ms}");
    let next = seat_to_act(&acted);
    let looked = Instant::now();
    let left = left_ms(&game.look(next).await, next);
    SET_BY_MS.set(0);
    let waiting = tokio::time::timeout(DEADLINE, game.wait_for_stand_in(next));
    waiting.await.expect("a mind stands in");
    let waited_ms = in_ms(looked.elapsed());
    assert!(waited_ms > left - 1000, "{waited_ms} of {left}");
    game.server.stop().await;
}

#[tokio::test]
async fn a_clock_that_is_set_an_hour_ahead_changes_no_bank_and_brings_the_stand_in() {
    play_while_the_clock_is_set_by(HOUR_MS).await;
}

#[tokio::test]
async fn a_clock_that_is_set_an_hour_back_changes_no_bank_and_brings_the_stand_in() {
    play_while_the_clock_is_set_by(-HOUR_MS).await;
}

#[test]
fn time_goes_on_from_the_calendar_and_never_back() {
    let calendar_ms = Beginning::now().calendar_ms;
    let times: Vec<i64> = (0..1000).map(|_| now_ms()).collect();
    assert!(times.is_sorted());
    assert!((times[0] - calendar_ms).abs() < HOUR_MS, "{times:?}");
    let an_hour_ago = std::time::Instant::now().checked_sub(Duration::from_secs(3600));
    if let Some(instant) = an_hour_ago {
        let began = Beginning {
            calendar_ms: 5,
            instant,
        };
        assert!((HOUR_MS..HOUR_MS + 60_000).contains(&began.now_ms()));
    }
}
