//! The time that a mind takes says nothing about its hand.

use std::time::Duration;

use hyakki_catalog::replay;
use hyakki_core::Seat;
use hyakki_server::Config;
use serde_json::{Value, json};

use crate::fixture::{Client, TestApp};
use crate::socket::{Socket, waits_for};

const PAUSE: Duration = Duration::from_millis(25);

/// The steps of a match, each with the milliseconds from the picture before it to the picture after it.
type Times = Vec<(usize, i64)>;

/// Plays the first legal action in seat 0 until the match is over.
async fn play(socket: &mut Socket) {
    loop {
        let is_next = |table: &Value| table["stage"] == "over" || waits_for(table, 0);
        if socket.until_table(is_next).await["stage"] == "over" {
            return;
        }
        let act = socket.act(0, &socket.legal(0)[0]);
        let step = socket.must(&act).await;
        socket.until_step(step).await;
    }
}

/// The server says in each picture when it was made, so that a client that reads late measures the same.
fn times(socket: &Socket) -> Times {
    let messages = socket
        .received
        .iter()
        .map(|text| serde_json::from_str(text));
    let messages = messages.map(|message| -> Value { message.unwrap() });
    let mut shown: Vec<(usize, i64)> = messages
        .filter(|message| message["type"] == "table" && !message["table"]["match"].is_null())
        .map(|message| {
            let step = usize::try_from(message["step"].as_u64().unwrap()).unwrap();
            (step, message["table"]["now_ms"].as_i64().unwrap())
        })
        .collect();
    shown.dedup_by_key(|(step, _)| *step);
    // Where a picture was replaced before it was sent, nobody knows how long either step took.
    let pairs = shown.windows(2).filter(|pair| pair[1].0 == pair[0].0 + 1);
    pairs
        .map(|pair| (pair[0].0, pair[1].1 - pair[0].1))
        .collect()
}

/// Where one mind alone had to act, by whether it had a choice; from the record of the match, in which everything is open.
async fn by_choice(client: &Client, id: &str, times: Times) -> [Vec<i64>; 2] {
    let record = client.get(&format!("/api/matches/{id}/record")).await.text;
    let game = replay(&record).unwrap().game;
    let mut by_choice = [Vec::new(), Vec::new()];
    for (step, time) in times {
        let seats: Vec<Seat> = game.turn_after(step).seats().iter().collect();
        // Where several passed at once, the last of them was asked long before the picture that shows it alone.
        let was_alone_before = game.turn_after(step.saturating_sub(1)).seats().len() <= 1;
        if let [seat] = seats[..]
            && seat != Seat::new(0)
            && was_alone_before
        {
            let has_choice = game.legal_after(step, seat).len() > 1;
            by_choice[usize::from(has_choice)].push(time);
        }
    }
    by_choice
}

/// The greatest difference of two distributions (Kolmogorov and Smirnov), as a multiple of what is usual for samples of one.
fn difference([one, other]: &[Vec<i64>; 2]) -> f64 {
    let share = |times: &[i64], most: i64| {
        let n_within = times.iter().filter(|time| **time <= most).count();
        n_within as f64 / times.len() as f64
    };
    let differences = one
        .iter()
        .chain(other)
        .map(|most| (share(one, *most) - share(other, *most)).abs());
    let (n, m) = (one.len() as f64, other.len() as f64);
    differences.fold(0.0, f64::max) * (n * m / (n + m)).sqrt()
}

/// Lets masters play until they have had so many decisions without a choice and so many with one; gives how long they took.
async fn masters_times(app: &TestApp, n_of_each: usize) -> [Vec<i64>; 2] {
    let client = app.guest().await;
    let mut all = [Vec::new(), Vec::new()];
    while all.iter().any(|times: &Vec<i64>| times.len() < n_of_each) {
        let table = client
            .make_table(&json!({"game": "septet", "players": 4}))
            .await;
        let mut socket = client.join(&table).await;
        socket.sit(0, "Ada").await;
        for seat in 1..4 {
            let master: Value = json!({"do": "seat-mind", "seat": seat, "level": "master"});
            socket.must(&master).await;
        }
        socket
            .until_table(|table| table["stage"] == "playing")
            .await;
        play(&mut socket).await;
        let id = socket.picture["match"]["id"].as_str().unwrap().to_owned();
        let [forced, free] = by_choice(&client, &id, times(&socket)).await;
        all[0].extend(forced);
        all[1].extend(free);
    }
    all
}

fn ms(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn forced_and_free_decisions_take_times_of_one_distribution() {
    let app = TestApp::start_with(|config| config.mind_pause = PAUSE).await;
    let all = masters_times(&app, 40).await;
    let least = ms(PAUSE) - 1;
    assert!(all.iter().flatten().all(|time| *time >= least), "{all:?}");
    // Samples of one distribution differ so much once in fifty thousand times.
    let difference = difference(&all);
    assert!(difference < 2.4, "{difference}: {all:?}");
}

/// As it is where people play: minds think for longer than they pause.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_forced_decision_takes_the_time_that_thinking_would() {
    const THINKING: Duration = PAUSE.saturating_mul(4);
    let thoughtful = |config: &mut Config| {
        config.mind_pause = PAUSE;
        config.mind_thinking = THINKING;
    };
    let app = TestApp::start_with(thoughtful).await;
    let all = masters_times(&app, 20).await;
    let least = ms(THINKING) - 1;
    assert!(all.iter().flatten().all(|time| *time >= least), "{all:?}");
    // What a search takes beyond its time is hidden in the pause's part that comes after it, where the machine lets it end.
    let [forced, free] = all.each_ref().map(|times| median(times));
    assert!(
        (free - forced).abs() < ms(PAUSE),
        "{forced} and {free} ms: {all:?}"
    );
}

fn median(times: &[i64]) -> i64 {
    let mut times = times.to_vec();
    times.sort_unstable();
    times[times.len() / 2]
}
