//! How fast the database grows when one address makes it grow as fast as the limits let it.

use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use hyakki_catalog::{AnyMatch, GameId, drive_any, new_match};
use hyakki_core::{Dice, GameRng, Options};
use hyakki_server::{Limits, Proxies};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::time::interval;

use crate::fixture::{Answer, Client, TestApp, answer};
use crate::party::Party;

/// So long everything is tried at once: what may come at once in the beginning is a small part of it.
const ATTACK: Duration = Duration::from_secs(20);

const MOST_BYTES_A_SECOND: f64 = 200_000.0;

/// So often everybody tries again.
const PACE: Duration = Duration::from_millis(100);

/// So many people are there at one address.
const PEOPLE: usize = 10;

/// A record that is as long as the server takes it: an action is taken back again and again.
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
    for _ in 0..2000 {
        let action = choose(&*game, seat, &mut rng);
        game.act(seat, &action).unwrap();
        game.undo(1).unwrap();
    }
    drive_any(&mut *game, &mut rng, choose).unwrap();
    game.to_record()
}

/// Asks something of a table as somebody at another address, and says how long the answer took.
async fn ask_from_elsewhere(client: &Client, table: &str, command: &Value) -> (Answer, Duration) {
    let path = format!("/api/tables/{table}/commands");
    let request = client.request(Method::POST, &path).json(command);
    let began = Instant::now();
    let answer = answer(request.header("x-forwarded-for", "192.0.2.9")).await;
    (answer, began.elapsed())
}

/// Brings the largest records, makes identities and tables, as often as an address may.
async fn fill_with_things(app: &TestApp, ends: Instant) {
    let (maker, record) = (app.guest().await, long_record());
    let settings = json!({"game": "tajuto", "players": 4, "public": true});
    let (nobody, bot) = (app.nobody(), json!({"name": "x".repeat(60)}));
    let mut pace = interval(PACE);
    let mut n_refused = 0;
    while Instant::now() < ends {
        pace.tick().await;
        let bringing = maker.request(Method::POST, "/api/matches");
        let brought = answer(bringing.body(record.clone())).await;
        let made = maker.post("/api/tables", &settings).await;
        let hired = nobody.post("/api/bots", &bot).await;
        let answers = [brought, made, hired];
        n_refused += answers.iter().filter(|answer| answer.status == 429).count();
    }
    assert!(n_refused > 0, "there was more to be had");
}

/// Says as much as can be said, in the longest characters.
async fn fill_with_talk(app: &TestApp, ends: Instant) {
    let mut sockets = Vec::new();
    for _ in 0..PEOPLE {
        let (_, _, mut socket) = app.guest_at(GameId::Sketch).await;
        socket.sit(0, "Ada").await;
        sockets.push(socket);
    }
    let say = json!({"do": "say", "text": "\u{20000}".repeat(500)});
    let mut pace = interval(PACE);
    while Instant::now() < ends {
        pace.tick().await;
        for socket in &mut sockets {
            socket.ask(&say).await;
        }
    }
}

/// Acts and takes back as often as an address may, at many tables.
async fn fill_with_steps(app: &TestApp, ends: Instant) {
    let mut parties = Vec::new();
    for _ in 0..PEOPLE {
        parties.push(Party::of(app, "tajuto", 2).await);
    }
    let playing = parties.iter_mut().map(|party| async {
        let seat = party.acting();
        let mut pace = interval(PACE);
        while Instant::now() < ends {
            pace.tick().await;
            let socket = &mut party.sockets[seat];
            let command = if socket.side(seat)["can_undo"] == true {
                json!({"do": "undo", "seat": seat, "step": socket.step})
            } else if let Some(action) = socket.legal(seat).first() {
                socket.act(seat, action)
            } else {
                // What it did cannot be taken back, and the other one does not play.
                break;
            };
            socket.ask(&command).await;
        }
    });
    join_all(playing).await;
}

/// Plays on at another address, and says how long nineteen of twenty answers take at most.
async fn play_meanwhile(app: &TestApp, ends: Instant) -> Duration {
    let (ada, table, mut socket) = app.guest_at(GameId::Sketch).await;
    socket.sit(0, "Ada").await;
    let mut times = Vec::new();
    let mut pace = interval(PACE);
    while Instant::now() < ends {
        pace.tick().await;
        let claim = json!({"do": "claim-for-me", "seat": 0, "on": times.len() % 2 == 0});
        let (answer, time) = ask_from_elsewhere(&ada, &table, &claim).await;
        answer.ok();
        times.push(time);
    }
    times.sort();
    times[times.len() * 19 / 20]
}

fn n_bytes_in(folder: &Path) -> u64 {
    let files = std::fs::read_dir(folder).unwrap();
    files
        .map(|file| file.unwrap().metadata().unwrap().len())
        .sum()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_makes_the_database_grow_slowly_and_delays_nobody() {
    let n_bytes_empty = n_bytes_in(TestApp::start().await.stop().await.path());
    let app = TestApp::start_with(|config| {
        config.limits = Limits::default();
        config.proxies = Some(Proxies::ONE);
    })
    .await;
    let began = Instant::now();
    let ends = began + ATTACK;
    let ((), (), (), slow) = tokio::join!(
        fill_with_things(&app, ends),
        fill_with_talk(&app, ends),
        fill_with_steps(&app, ends),
        play_meanwhile(&app, ends),
    );
    let seconds = began.elapsed().as_secs_f64();
    let folder = app.stop().await;
    let n_bytes = n_bytes_in(folder.path()) - n_bytes_empty;
    assert!(
        n_bytes as f64 / seconds < MOST_BYTES_A_SECOND,
        "{n_bytes} bytes in {seconds} s"
    );
    // Alone on a machine it is some milliseconds; beside other tests the processor is theirs, too.
    assert!(slow < Duration::from_millis(500), "{slow:?}");
}
