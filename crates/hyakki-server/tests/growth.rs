//! How fast the database grows when one address makes it grow as fast as the limits let it.

#![allow(clippy::print_stderr, reason = "what was measured is worth telling")]

use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use hyakki_catalog::{AnyMatch, GameId, drive_any, new_match};
use hyakki_core::{Dice, GameRng, Options};
use hyakki_server::{Config, Proxies};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::time::interval;

use crate::fixture::{Answer, Client, TestApp, answer};
use crate::party::Party;
use crate::socket::{Socket, waits_for};

/// So long everything is tried at once. It is short: what may come at once in the beginning must not be too much either.
const ATTACK: Duration = Duration::from_secs(6);

const MOST_BYTES_A_SECOND: f64 = 200_000.0;

/// Nineteen of twenty answers to a bystander take no longer, where nobody else needs the processor.
const MOST_DELAY: Duration = Duration::from_millis(30);

/// Set by whoever has a machine for this test alone; beside other tests the processor is theirs, too.
const ALONE: &str = "HYAKKI_ALONE";

/// Beside other tests, a bystander may wait so many times as long as before the attack, and so much more.
const TIMES_AS_LONG: u32 = 10;
const AND_MORE: Duration = Duration::from_millis(100);

/// So many times one user looks at their lobby, and so many tables they have.
const LOBBIES: usize = 200;
const HOSTED: usize = 50;

/// So many tables minds play at for one address.
const MIND_TABLES: usize = 30;

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

/// What somebody has prepared who had the time: people, their tables, and matches that go on.
struct Prepared {
    maker: Client,
    /// People at tables, who talk.
    talkers: Vec<(Client, String)>,
    /// Matches with a person in every seat.
    parties: Vec<(String, Vec<Client>)>,
    /// Matches that were left to minds.
    left_to_minds: Vec<String>,
    /// Somebody with many tables.
    host: Client,
    hosted: Vec<String>,
    /// Somebody at another address, who plays on.
    bystander: (Client, String),
}

impl Prepared {
    async fn at(app: &TestApp) -> Prepared {
        let (mut talkers, mut parties, mut left_to_minds) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..PEOPLE {
            talkers.push(seated(app).await);
            let Party { table, people, .. } = Party::of(app, "tajuto", 2).await;
            parties.push((table, people));
        }
        for _ in 0..MIND_TABLES {
            left_to_minds.push(left_to_minds_at(app).await);
        }
        let (host, mut hosted) = (app.guest().await, Vec::new());
        for _ in 0..HOSTED {
            let table = host.make_table_for(GameId::Sketch).await;
            let sit = json!({"do": "sit", "seat": 0, "name": "Ada"});
            host.ask(&table, &sit).await.ok();
            hosted.push(table);
        }
        Prepared {
            maker: app.guest().await,
            talkers,
            parties,
            left_to_minds,
            host,
            hosted,
            bystander: seated(app).await,
        }
    }
}

/// A guest in a seat of a table of their own.
async fn seated(app: &TestApp) -> (Client, String) {
    let (client, table, mut socket) = app.guest_at(GameId::Sketch).await;
    socket.sit(0, "Ada").await;
    (client, table)
}

/// A match that its one person has left.
async fn left_to_minds_at(app: &TestApp) -> String {
    let client = app.guest().await;
    let settings = json!({"game": "tajuto", "players": 4});
    let table = client.make_table(&settings).await;
    let mut socket = client.join(&table).await;
    socket.sit(0, "Ada").await;
    socket.seat_minds(1..4).await;
    socket.must(&json!({"do": "leave", "seat": 0})).await;
    table
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
async fn fill_with_things(app: &TestApp, maker: &Client, ends: Instant) {
    let record = long_record();
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

/// Everybody at the one address, with open sockets.
struct Crowd {
    maker: Client,
    talking: Vec<Socket>,
    /// Each with the seat that acts.
    playing: Vec<(usize, Socket)>,
    host: Client,
    hosted: Vec<String>,
    /// They look at minds that play, which write without being asked, and at the host's lobby.
    _looking: Vec<Socket>,
}

impl Crowd {
    async fn at(app: &TestApp, prepared: &Prepared) -> Crowd {
        let (mut talking, mut playing, mut looking) = (Vec::new(), Vec::new(), Vec::new());
        for (client, table) in &prepared.talkers {
            talking.push(open(&client.at(app), &table_socket(table)).await);
        }
        for (table, people) in &prepared.parties {
            playing.push(acting(app, table, people).await);
        }
        for table in &prepared.left_to_minds {
            looking.push(open(&app.nobody(), &table_socket(table)).await);
        }
        let host = prepared.host.at(app);
        for _ in 0..LOBBIES {
            looking.push(open(&host, "/api/lobby/socket").await);
        }
        Crowd {
            maker: prepared.maker.at(app),
            talking,
            playing,
            host,
            hosted: prepared.hosted.clone(),
            _looking: looking,
        }
    }
}

fn table_socket(table: &str) -> String {
    format!("/api/tables/{table}/socket")
}

/// Opens a socket, as soon as the address may ask for one more.
async fn open(client: &Client, path: &str) -> Socket {
    let mut pace = interval(PACE / 5);
    loop {
        pace.tick().await;
        if let Ok(socket) = client.open(path).await {
            return socket;
        }
    }
}

/// Whoever must act in a match.
async fn acting(app: &TestApp, table: &str, people: &[Client]) -> (usize, Socket) {
    for (seat, person) in people.iter().enumerate() {
        let mut socket = open(&person.at(app), &table_socket(table)).await;
        socket
            .until_table(|table| table["stage"] == "playing")
            .await;
        if waits_for(&socket.picture, seat) {
            return (seat, socket);
        }
    }
    panic!("somebody must act");
}

/// Says as much as can be said, in the longest characters.
async fn fill_with_talk(sockets: &mut [Socket], ends: Instant) {
    let say = json!({"do": "say", "text": "\u{20000}".repeat(500)});
    let mut pace = interval(PACE);
    while Instant::now() < ends {
        pace.tick().await;
        for socket in &mut *sockets {
            socket.ask(&say).await;
        }
    }
}

/// Acts and takes back as often as an address may, at many tables.
async fn fill_with_steps(playing: &mut [(usize, Socket)], ends: Instant) {
    let playing = playing.iter_mut().map(async |(seat, socket)| {
        let mut pace = interval(PACE);
        while Instant::now() < ends {
            pace.tick().await;
            let command = if socket.side(*seat)["can_undo"] == true {
                json!({"do": "undo", "seat": seat, "step": socket.step})
            } else if let Some(action) = socket.legal(*seat).first() {
                socket.act(*seat, action)
            } else {
                // What it did cannot be taken back, and the other one does not play.
                break;
            };
            socket.ask(&command).await;
        }
    });
    join_all(playing).await;
}

/// Changes the tables of somebody whose lobby is looked at from everywhere.
async fn change_tables(host: &Client, hosted: &[String], ends: Instant) {
    let mut pace = interval(PACE);
    for number in 0.. {
        pace.tick().await;
        if Instant::now() > ends {
            return;
        }
        let claim = json!({"do": "claim-for-me", "seat": 0, "on": number % 2 == 0});
        host.ask(&hosted[number % hosted.len()], &claim).await;
    }
}

/// Plays on at another address, and says how long nineteen of twenty answers take at most.
async fn play_meanwhile(app: &TestApp, bystander: &(Client, String), ends: Instant) -> Duration {
    let (client, table) = (bystander.0.at(app), &bystander.1);
    let mut times = Vec::new();
    let mut pace = interval(PACE);
    while Instant::now() < ends {
        pace.tick().await;
        let claim = json!({"do": "claim-for-me", "seat": 0, "on": times.len() % 2 == 0});
        let (answer, time) = ask_from_elsewhere(&client, table, &claim).await;
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
    // Minds wait for the attack.
    let app = TestApp::start_with(|config| config.mind_threads = 0).await;
    let prepared = Prepared::at(&app).await;
    let folder = app.stop().await;
    let n_bytes_before = n_bytes_in(folder.path());
    let app = TestApp::start_in(folder, |config| {
        let usual = Config::default();
        config.limits = usual.limits;
        config.mind_pause = usual.mind_pause;
        config.proxies = Some(Proxies::ONE);
    })
    .await;
    let mut crowd = Crowd::at(&app, &prepared).await;
    let alone = play_meanwhile(&app, &prepared.bystander, Instant::now() + ATTACK / 2).await;
    let began = Instant::now();
    let ends = began + ATTACK;
    let ((), (), (), (), slow) = tokio::join!(
        fill_with_things(&app, &crowd.maker, ends),
        fill_with_talk(&mut crowd.talking, ends),
        fill_with_steps(&mut crowd.playing, ends),
        change_tables(&crowd.host, &crowd.hosted, ends),
        play_meanwhile(&app, &prepared.bystander, ends),
    );
    let seconds = began.elapsed().as_secs_f64();
    let folder = app.stop().await;
    let n_bytes = n_bytes_in(folder.path()) - n_bytes_before;
    let growth = n_bytes as f64 / seconds;
    eprintln!(
        "{growth:.0} bytes a second for {seconds:.1} s; a bystander's p95 is {slow:?}, and {alone:?} before"
    );
    assert!(growth < MOST_BYTES_A_SECOND, "{growth} bytes a second");
    let most = match std::env::var_os(ALONE) {
        Some(_) => MOST_DELAY,
        None => MOST_DELAY.max(alone * TIMES_AS_LONG + AND_MORE),
    };
    assert!(slow < most, "{slow:?}, and {alone:?} before");
}
