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
use hyakki_core::{Dice, GameRng, Options};
use hyakki_table::Settings;
use serde_json::Value;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::{JoinHandle, yield_now};
use tower::ServiceExt;

use super::*;
use crate::accept::Peer;
use crate::app::{App, SharedApp};
use crate::config::Config;
use crate::routes::router;

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
        let app = App::new(Config::default(), Store::open(&url).await.unwrap());
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
        let peer = SocketAddr::from(([127, 0, 0, 1], 1));
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

    /// Takes every place for replays until the senders are dropped.
    async fn hold_replays(&self) -> Vec<mpsc::Sender<()>> {
        let mut gates = Vec::new();
        for _ in 0..AT_ONCE {
            let (open_gate, gate) = mpsc::channel::<()>();
            let (begin, begun) = oneshot::channel();
            let app = self.app.clone();
            tokio::spawn(async move {
                let held = move || {
                    let _ = begin.send(());
                    let _ = gate.recv();
                    Ok::<(), ApiError>(())
                };
                app.replays.run(held).await
            });
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

#[tokio::test]
async fn what_is_kept_is_bounded_and_one_match_may_be_long() {
    let replays = Replays::new(Arc::new(Metrics::new()));
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
