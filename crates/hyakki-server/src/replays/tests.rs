//! Who waits for a replay, and who does not.

use std::net::SocketAddr;
use std::sync::mpsc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use axum::http::{Request, StatusCode};
use hyakki_catalog::{GameId, drive_any, new_match};
use hyakki_core::record::MAX_UNDO_LINES;
use hyakki_core::{Dice, GameRng, Options, Secret, TableId};
use hyakki_store::{
    FIRST_VERSION, LogAppend, NewMatch, NewTable, TableCommit, TableContent, TableSave,
};
use hyakki_table::{Settings, StoredTable, Table};
use serde_json::Value;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::{JoinHandle, yield_now};
use tower::ServiceExt;

use super::*;
use crate::accept::Peer;
use crate::app::{App, SharedApp};
use crate::config::Config;
use crate::places::MAX_WAITING_OF_ONE;
use crate::routes::router;
use crate::tables::loaded::content;

/// Whatever a test waits for comes sooner, or never.
const DEADLINE: Duration = Duration::from_secs(20);

/// A server without sockets, and a guest.
struct House {
    app: SharedApp,
    router: Router,
    cookie: String,
    _folder: TempDir,
}

impl House {
    async fn open() -> House {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("hyakki.db");
        let url = format!("sqlite:{}", path.display());
        let mut config = Config::default();
        config.limits.record_bytes_per_second = 100_000_000;
        config.limits.requests_per_second = 100_000;
        let app = App::new(config, Store::open(&url).await.unwrap());
        let mut house = House {
            router: router(app.clone()),
            app,
            cookie: String::new(),
            _folder: folder,
        };
        let answer = house.send("POST", "/api/session", "").await.unwrap();
        let cookie = answer.headers()[SET_COOKIE].to_str().unwrap();
        house.cookie = cookie.split(';').next().unwrap().to_owned();
        house
    }

    /// Sends a request, which is on its way from now on.
    fn send(&self, method: &str, path: &str, body: &str) -> JoinHandle<axum::response::Response> {
        self.send_from([127, 0, 0, 1], method, path, body)
    }

    /// The same from another address.
    fn send_from(
        &self,
        address: [u8; 4],
        method: &str,
        path: &str,
        body: &str,
    ) -> JoinHandle<axum::response::Response> {
        let peer = SocketAddr::from((address, 1));
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(COOKIE, &self.cookie)
            .header(CONTENT_TYPE, "application/json")
            .extension(ConnectInfo(Peer(peer)))
            .body(Body::from(body.to_owned()))
            .unwrap();
        let answering = self.router.clone().oneshot(request);
        tokio::spawn(async move { answering.await.unwrap_or_else(|never| match never {}) })
    }

    /// Sends a request and reads the answer, which must be a good one.
    async fn ask(&self, method: &str, path: &str, body: &str) -> Value {
        let answer = self.send(method, path, body).await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        let bytes = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        serde_json::from_slice(&bytes).unwrap()
    }

    /// Lays so many unfinished matches with long logs on tables, as somebody could who has the time.
    async fn make_long_tables(&self, n_tables: usize) -> Vec<TableId> {
        let record = long_record();
        let (header, log) = record.split_once('\n').unwrap();
        let log = log.lines().take(SHORT_LOG + 1).map(str::to_owned);
        let (log, mut ids) = (log.collect::<Vec<_>>(), Vec::new());
        for number in 0..n_tables {
            let id = TableId::new(format!("long{number:012}")).unwrap();
            let secret = Secret::new([1; 32]);
            let table = Table::new(Settings::usual(GameId::Sketch), secret.clone()).unwrap();
            let content = content(&table, &StoredTable::new(table.snapshot()), None);
            let new = NewTable {
                id: id.clone(),
                content: content.clone(),
                secret,
                created_ms: 0,
            };
            self.app.store.create_table(new).await.unwrap();
            let match_id = MatchId::new(format!("long{number:012}")).unwrap();
            let mut commit = TableCommit::new(id.clone(), 0);
            commit.start = Some(NewMatch {
                id: match_id.clone(),
                game: "sketch".to_owned(),
                header: header.to_owned(),
                players: vec![None; 2],
            });
            commit.append = Some(LogAppend {
                match_id: match_id.clone(),
                first_step: 0,
                expected_version: FIRST_VERSION,
                lines: log.clone(),
            });
            commit.save = Some(TableSave {
                expected_version: FIRST_VERSION,
                content: TableContent {
                    match_id: Some(match_id),
                    ..content
                },
            });
            self.app.store.commit(commit).await.unwrap();
            ids.push(id);
        }
        ids
    }

    /// Takes every place for replays until the senders are dropped.
    async fn hold_replays(&self) -> Vec<mpsc::Sender<()>> {
        let mut gates = Vec::new();
        for number in 0..AT_ONCE {
            let (open_gate, gate) = mpsc::channel::<()>();
            let (begin, begun) = oneshot::channel();
            // Others than those who ask in the tests, who have one place each at most.
            let asker = Asker::at([10, 0, 0, number as u8].into());
            let turn = self.app.replays.turn(asker).await.unwrap();
            let held = move |_: &dyn Fn() -> bool| {
                let _ = begin.send(());
                let _ = gate.recv();
                Ok::<_, ApiError>(Some(()))
            };
            tokio::spawn(turn.run(held));
            begun.await.unwrap();
            gates.push(open_gate);
        }
        gates
    }
}

/// The record of a match with an action that was taken back again and again.
fn long_record() -> String {
    let names = vec![String::new(); 2];
    let mut game = new_match(GameId::Sketch, 2, &Options::new(), names, None).unwrap();
    let mut rng = GameRng::for_game(1, 0);
    let choose = |game: &dyn AnyMatch, seat, rng: &mut GameRng| {
        let mut legal = game.legal_after(game.n_steps(), seat);
        legal.swap_remove(rng.index(legal.len()))
    };
    game.settle(&mut rng);
    let seat = game.turn().seats().first().unwrap();
    for _ in 0..SHORT_LOG {
        let action = choose(&*game, seat, &mut rng);
        game.act(seat, &action).unwrap();
        game.undo(1).unwrap();
    }
    drive_any(&mut *game, &mut rng, choose).unwrap();
    game.to_record()
}

/// There is one thread for everything that must not wait.
#[tokio::test]
async fn everybody_else_is_served_while_long_records_wait_to_be_replayed() {
    let house = House::open().await;
    let record = long_record();
    let brought = house.ask("POST", "/api/matches", &record).await;
    let [id, table] = ["id", "table"].map(|field| brought[field].as_str().unwrap());

    let gates = house.hold_replays().await;
    let waiting = [
        house.send("POST", "/api/matches", &record),
        house.send("GET", &format!("/api/matches/{id}/verdict"), ""),
        house.send("GET", &format!("/api/matches/{id}/steps/3"), ""),
        house.send("GET", &format!("/api/tables/{table}"), ""),
        // Lessons are short, but replayed once for each decision.
        house.send("POST", "/api/lessons/sketch/first", r#"{"played":[]}"#),
    ];
    let all_wait = async {
        while house.app.replays.n_waiting() < waiting.len() {
            yield_now().await;
        }
    };
    tokio::time::timeout(DEADLINE, all_wait).await.unwrap();

    house.ask("GET", "/api/games", "").await;
    let settings = hyakki_protocol::Settings::from(&Settings::usual(GameId::Sketch));
    let settings = serde_json::to_string(&settings).unwrap();
    let made = house.ask("POST", "/api/tables", &settings).await;
    let made = made["id"].as_str().unwrap();
    house.ask("GET", &format!("/api/tables/{made}"), "").await;
    assert_eq!(house.app.replays.n_waiting(), waiting.len());

    drop(gates);
    for answer in waiting {
        assert_eq!(answer.await.unwrap().status(), StatusCode::OK);
    }
}

/// However many tables with long matches somebody has, they are one who waits.
#[tokio::test]
async fn many_long_tables_of_one_address_leave_room_for_another() {
    let house = House::open().await;
    let brought = house.ask("POST", "/api/matches", &long_record()).await;
    let verdict = format!("/api/matches/{}/verdict", brought["id"].as_str().unwrap());
    let tables = house.make_long_tables(300).await;
    let gates = house.hold_replays().await;
    let asking: Vec<_> = tables
        .iter()
        .map(|id| house.send_from([10, 9, 9, 9], "GET", &format!("/api/tables/{id}"), ""))
        .collect();
    let all_wait_or_were_refused = async {
        let n_refused = || asking.iter().filter(|answer| answer.is_finished()).count();
        while n_refused() + house.app.replays.n_waiting() < asking.len() {
            yield_now().await;
        }
    };
    tokio::time::timeout(DEADLINE, all_wait_or_were_refused)
        .await
        .unwrap();
    let other = house.send_from([10, 7, 7, 7], "GET", &verdict, "");
    let it_waits = async {
        while house.app.replays.n_waiting() <= MAX_WAITING_OF_ONE {
            assert!(!other.is_finished(), "it is refused");
            yield_now().await;
        }
    };
    tokio::time::timeout(DEADLINE, it_waits).await.unwrap();
    drop(gates);
    assert_eq!(other.await.unwrap().status(), StatusCode::OK);
}

#[tokio::test]
async fn what_is_kept_is_bounded_and_one_match_may_be_long() {
    let replays = Replays::new(Arc::new(Metrics::new()), CancellationToken::new());
    let names = vec![String::new(); 2];
    let game = new_match(GameId::Sketch, 2, &Options::new(), names, None).unwrap();
    let game: Arc<dyn AnyMatch> = game.into();
    let keep = |number: usize, n_lines: usize| {
        let id = MatchId::new(format!("match{number:011}")).unwrap();
        let game = Arc::clone(&game);
        replays.kept.insert(id.clone(), Replay { game, n_lines });
        id
    };
    for number in 0..2_000 {
        let id = keep(number, number);
        assert!(replays.kept.get(&id).is_some());
        assert!(replays.kept.weight() <= MAX_KEPT_LINES);
    }
    assert!(replays.kept.len() < 262);
    let long = keep(2_000, MAX_KEPT_LINES as usize * 3 / 4);
    assert!(replays.kept.get(&long).is_some());
    assert!(replays.kept.weight() <= MAX_KEPT_LINES);
}

/// Replays for ever, unless it is told not to go on; and tells when it begins and when it ends.
fn endless(
    begin: oneshot::Sender<()>,
    end: oneshot::Sender<()>,
) -> impl FnOnce(&dyn Fn() -> bool) -> Result<Option<()>, ReplayError> {
    move |may_go_on| {
        let _ = begin.send(());
        while may_go_on() {
            std::thread::yield_now();
        }
        let _ = end.send(());
        Ok(None)
    }
}

async fn turn_at(replays: &Replays) -> ReplayTurn {
    let asker = Asker::at([10, 0, 0, 1].into());
    replays.turn(asker).await.unwrap()
}

#[tokio::test]
async fn a_replay_is_given_up_when_the_server_ends() {
    let ending = CancellationToken::new();
    let replays = Replays::new(Arc::new(Metrics::new()), ending.clone());
    let (begin, begun) = oneshot::channel();
    let replaying = tokio::spawn(
        turn_at(&replays)
            .await
            .run(endless(begin, oneshot::channel().0)),
    );
    begun.await.unwrap();
    let began = Instant::now();
    ending.cancel();
    assert_eq!(replaying.await.unwrap(), Err(ReplayError::GivenUp));
    assert!(began.elapsed() < MAX_TIME / 2);
}

#[tokio::test]
async fn a_replay_that_nobody_waits_for_ends_and_makes_room() {
    let replays = Replays::new(Arc::new(Metrics::new()), CancellationToken::new());
    let (begin, begun) = oneshot::channel();
    let (end, ended) = oneshot::channel();
    let replaying = tokio::spawn(turn_at(&replays).await.run(endless(begin, end)));
    begun.await.unwrap();
    let began = Instant::now();
    replaying.abort();
    ended.await.unwrap();
    turn_at(&replays).await;
    assert!(began.elapsed() < MAX_TIME / 2);
}

#[tokio::test]
async fn a_replay_that_takes_too_long_is_given_up_in_the_middle() {
    let replays = Replays::new(Arc::new(Metrics::new()), CancellationToken::new());
    let began = Instant::now();
    let replaying = turn_at(&replays)
        .await
        .run(endless(oneshot::channel().0, oneshot::channel().0));
    assert_eq!(replaying.await, Err(ReplayError::GivenUp));
    assert!(began.elapsed() >= MAX_TIME);
}

#[tokio::test]
async fn a_verdict_is_found_once() {
    let house = House::open().await;
    let brought = house.ask("POST", "/api/matches", &long_record()).await;
    let path = format!("/api/matches/{}/verdict", brought["id"].as_str().unwrap());
    let first = house.ask("GET", &path, "").await;
    let n_replays = house.app.metrics.replays.get();
    assert_eq!(house.ask("GET", &path, "").await, first);
    assert_eq!(house.app.metrics.replays.get(), n_replays);
}

/// A record with so many undos.
fn record_with_undos(n_undos: usize) -> String {
    let record = long_record();
    let undo = r#"{"undo":1}"#;
    let pair = record
        .lines()
        .nth(record.lines().position(|line| line == undo).unwrap() - 1);
    let pair = format!("{}\n{undo}\n", pair.unwrap());
    let n_more = n_undos - record.lines().filter(|line| *line == undo).count();
    let (head, rest) = record.split_at(record.find(&pair).unwrap());
    format!("{head}{}{rest}", pair.repeat(n_more))
}

#[tokio::test]
async fn a_record_with_more_lines_or_undos_than_a_match_can_have_is_refused() {
    let house = House::open().await;
    house
        .ask(
            "POST",
            "/api/matches",
            &record_with_undos(MAX_UNDO_LINES / 2),
        )
        .await;
    for n_undos in [MAX_UNDO_LINES / 2 + 1, MAX_UNDO_LINES * 2] {
        let record = record_with_undos(n_undos);
        let refused = house.send("POST", "/api/matches", &record).await.unwrap();
        assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
    }
}

/// Whoever brings many records at once has one in memory; the rest waits outside, and what is too much is refused.
#[tokio::test]
async fn one_address_has_one_record_in_memory_and_a_bounded_number_waiting() {
    let house = House::open().await;
    let gates = house.hold_replays().await;
    let record = long_record();
    let bringing: Vec<_> = (0..20)
        .map(|_| house.send("POST", "/api/matches", &record))
        .collect();
    let uploads = &house.app.uploads;
    let all_wait = async {
        while uploads.n_waiting() < MAX_WAITING_OF_ONE || house.app.replays.n_waiting() < 1 {
            yield_now().await;
        }
    };
    tokio::time::timeout(DEADLINE, all_wait).await.unwrap();
    assert_eq!(house.app.replays.n_waiting(), 1);
    drop(gates);
    let mut n_taken = 0;
    for answer in bringing {
        let status = answer.await.unwrap().status();
        n_taken += usize::from(status == StatusCode::OK);
        assert!(status == StatusCode::OK || status == StatusCode::SERVICE_UNAVAILABLE);
    }
    assert!((1 + MAX_WAITING_OF_ONE..20).contains(&n_taken), "{n_taken}");
}
