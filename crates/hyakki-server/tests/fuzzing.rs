//! Every route and every command with values made from the API's own description, much of it odd: refused or taken, never
//! the server's failure.
//!
//! `cargo xtask fuzz-api --minutes 15` does the same for longer, from another seed each time.

#![allow(
    clippy::print_stderr,
    reason = "how much was tried is worth telling to whoever tries for long"
)]

mod odd;
mod schema;
mod speaker;
mod stranger;

use std::panic::{set_hook, take_hook};
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::fixture::{Client, TestApp};
use odd::Dice;
use schema::{Known, Writer};
use speaker::Speaker;
use stranger::{Failure, Operation, Stranger};

on_both!(no_route_fails, no_command_fails,);

/// Panics on threads of servers.
static N_PANICS: AtomicUsize = AtomicUsize::new(0);

/// Counts from now on the panics on every thread that is not a test's own.
fn count_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = take_hook();
        set_hook(Box::new(move |panic| {
            let thread = std::thread::current();
            // The threads of tests have the names of tests.
            let is_test = thread.name().is_some_and(|name| name.contains("::"));
            N_PANICS.fetch_add(usize::from(!is_test), Relaxed);
            usual(panic);
        }));
    });
}

/// For how long, where somebody says so.
fn wanted() -> Option<Duration> {
    let seconds = std::env::var("HYAKKI_FUZZ_API_SECONDS").ok()?;
    Some(Duration::from_secs(
        seconds
            .parse()
            .expect("HYAKKI_FUZZ_API_SECONDS is a number"),
    ))
}

fn seed() -> u64 {
    let seed = std::env::var("HYAKKI_FUZZ_API_SEED").ok();
    seed.map_or(14, |seed| {
        seed.parse().expect("HYAKKI_FUZZ_API_SEED is a number")
    })
}

/// Whether to go on after so many tries: a brief run has the same tries each time.
struct Effort {
    start: Instant,
    n_brief: u64,
}

impl Effort {
    fn goes_on_after(&self, n_tried: u64) -> bool {
        match wanted() {
            Some(wanted) => self.start.elapsed() < wanted,
            None => n_tried < self.n_brief,
        }
    }
}

/// A server, and somebody who has played there.
struct Scene {
    app: TestApp,
    description: Value,
    ada: Client,
    /// Tables that people still care about.
    tables: Vec<String>,
    known: Known,
}

impl Scene {
    async fn set(app: TestApp) -> Scene {
        count_panics();
        let ada = app.guest().await;
        let description = ada.get("/api").await.ok();
        let mut tables = Vec::new();
        for (game, players) in [("septet", 4), ("sketch", 2), ("pagoda", 3), ("tajuto", 3)] {
            tables.push(table_with(&ada, game, players, players).await);
        }
        let (match_id, record) = finished(&ada).await;
        let texts = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect();
        let mut known = Known::from([
            ("table", tables.clone()),
            ("match", vec![match_id]),
            ("record", vec![record]),
            ("game", texts(&["septet", "sketch", "pagoda", "tajuto"])),
            ("players", texts(&["2", "3", "4", "5"])),
            ("level", texts(&["novice", "adept", "master"])),
            ("mind", texts(&["novice", "adept"])),
            ("login", texts(&["ada", "Ada"])),
            ("password", texts(&["short", "correct horse battery"])),
            ("lang", texts(&["en", "de"])),
            ("protocol", texts(&["1"])),
            ("place", texts(&["0", "7"])),
        ]);
        known.extend(puzzles(&ada).await);
        known.extend(lessons(&ada).await);
        Scene {
            app,
            description,
            ada,
            tables,
            known,
        }
    }

    /// Everything is as it should be: tables can be looked at, talked and played at, and nothing has panicked.
    async fn must_be_well(self) {
        for table in &self.tables {
            self.ada.get(&format!("/api/tables/{table}")).await.ok();
        }
        let goodbye = json!({"do": "say", "text": "Good night!"});
        self.ada.ask(&self.tables[1], &goodbye).await.ok();
        finished(&self.ada).await;
        assert_eq!(N_PANICS.load(Relaxed), 0, "panics");
        self.app.stop().await;
    }
}

/// A table at which somebody has taken the first seats.
async fn table_with(client: &Client, game: &str, players: usize, n_own: usize) -> String {
    let settings = json!({"game": game, "players": players, "talk": "always"});
    let table = client.make_table(&settings).await;
    for seat in 0..n_own {
        let sit = json!({"do": "sit", "seat": seat, "name": "Ada", "nonce": "mine"});
        client.ask(&table, &sit).await.ok();
    }
    table
}

/// Lets minds play a match to its end; gives its id and its record.
async fn finished(client: &Client) -> (String, String) {
    let table = table_with(client, "sketch", 2, 1).await;
    let mind = json!({"do": "seat-mind", "seat": 1, "level": "novice"});
    client.ask(&table, &mind).await.ok();
    let leave = json!({"do": "leave", "seat": 0});
    client.ask(&table, &leave).await.ok();
    let mut socket = client.join(&table).await;
    let over = socket.until_table(|table| table["stage"] == "over").await;
    let id = over["match"]["id"].as_str().unwrap().to_owned();
    let record = client.get(&format!("/api/matches/{id}/record")).await.text;
    (id, record)
}

fn all_texts(texts: &Value) -> impl Iterator<Item = String> {
    let texts = texts.as_array().into_iter().flatten();
    texts.map(|text| text.as_str().unwrap().to_owned())
}

/// Puzzles with their games, what they are about, and what can be done in them.
async fn puzzles(client: &Client) -> Known {
    let day = client.get("/api/puzzles").await.ok();
    let mut known = Known::new();
    for of_game in day["games"].as_array().unwrap() {
        let game = of_game["game"].as_str().unwrap();
        let puzzle = format!("{game}/{}", of_game["today"].as_str().unwrap());
        let shown = client.get(&format!("/api/puzzles/{puzzle}")).await.ok();
        known
            .entry("action")
            .or_default()
            .extend(all_texts(&shown["legal"]));
        known.entry("puzzle").or_default().push(puzzle);
        for (name, field) in [("theme", "themes"), ("difficulty", "difficulties")] {
            let counts = of_game[field].as_array().unwrap().iter();
            let names = counts.map(|count| count["name"].as_str().unwrap().to_owned());
            known.entry(name).or_default().extend(names);
        }
    }
    known
}

/// Lessons with their games, and what can be played first in them.
async fn lessons(client: &Client) -> Known {
    let mut known = Known::new();
    for listed in client.get("/api/lessons").await.ok().as_array().unwrap() {
        let name = |field: &str| listed[field].as_str().unwrap();
        let lesson = format!("{}/{}", name("game"), name("name"));
        let began = json!({"played": []});
        let part = client
            .post(&format!("/api/lessons/{lesson}"), &began)
            .await
            .ok();
        for frame in part["frames"].as_array().unwrap() {
            let answers = frame["answers"].as_array().unwrap().iter();
            let answers = answers.map(|answer| answer["id"].as_str().unwrap().to_owned());
            let played = all_texts(&frame["legal"]).chain(answers);
            known.entry("played").or_default().extend(played);
        }
        known.entry("lesson").or_default().push(lesson);
    }
    known
}

/// Says how to do it again.
fn must_be_none(failures: &[Failure]) {
    assert!(
        failures.is_empty(),
        "HYAKKI_FUZZ_API_SEED={} led to {} failures: {:#?}",
        seed(),
        failures.len(),
        &failures[..failures.len().min(10)]
    );
}

async fn no_route_fails(app: TestApp) {
    let scene = Scene::set(app).await;
    let operations = Operation::all(&scene.description);
    let writer = Writer {
        description: &scene.description,
        known: &scene.known,
        one_odd_in: 12,
    };
    let mut dice = Dice::new(seed());
    let mut stranger = Stranger::new(scene.app.address);
    let mut failures = Vec::new();
    stranger.arrive().await;
    let effort = Effort {
        start: Instant::now(),
        n_brief: 2_000,
    };
    let mut n_tried = 0;
    while effort.goes_on_after(n_tried) {
        let operation = &operations[dice.below(operations.len())];
        // A password takes its time to hash.
        let is_slow = operation.path.ends_with("/login") || operation.path.ends_with("/account");
        if is_slow && !dice.once_in(20) {
            continue;
        }
        let tried = stranger.try_operation(operation, &writer, &mut dice).await;
        failures.extend(tried.err());
        n_tried += 1;
    }
    eprintln!(
        "{n_tried} requests; answers by hundreds {:?}",
        stranger.counts
    );
    // Else nothing was tried but what is refused at the door.
    assert!(stranger.counts[2] * 10 > n_tried, "{:?}", stranger.counts);
    for deep in [
        "POST /api/lessons/{game}/{lesson}",
        "GET /api/puzzles/{game}",
        "GET /api/puzzles/{game}/{id}",
        "POST /api/puzzles/{game}/{id}/try",
        "DELETE /api/sessions/{id}",
    ] {
        assert!(stranger.done.contains(deep), "never done: {deep}");
    }
    must_be_none(&failures);
    scene.must_be_well().await;
}

async fn no_command_fails(app: TestApp) {
    let scene = Scene::set(app).await;
    let mut dice = Dice::new(seed() + 1);
    let mut failures = Vec::new();
    let effort = Effort {
        start: Instant::now(),
        n_brief: 2_400,
    };
    let (mut n_tried, mut n_done) = (0, 0);
    while effort.goes_on_after(n_tried) {
        let mut speaker = Speaker::sit_down(&scene.ada, &mut dice).await;
        for _ in 0..120 {
            let tried = speaker.try_message(&scene.description, &scene.known, &mut dice);
            failures.extend(tried.await);
            n_tried += 1;
        }
        n_done += speaker.n_done;
        failures.extend(speaker.get_up().await);
    }
    eprintln!("{n_tried} messages, {n_done} done");
    assert!(n_done * 20 > n_tried, "hardly anything was done: {n_done}");
    must_be_none(&failures);
    scene.must_be_well().await;
}
