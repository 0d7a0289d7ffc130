//! Looking back at a match while it is played: to whom it is told, and what.

use hyakki_catalog::GameId;
use hyakki_core::{Dice, GameRng};
use serde_json::{Value, json};

use crate::fixture::{Client, TestApp};
use crate::socket::{Socket, waits_for};

async fn steps(client: &Client, table: &str, query: &str) -> Value {
    let path = format!("/api/tables/{table}/steps{query}");
    client.get(&path).await.ok()
}

async fn refusal(client: &Client, table: &str, query: &str, status: u16) -> String {
    let path = format!("/api/tables/{table}/steps{query}");
    client.get(&path).await.refused(status)
}

/// One person in both seats acts so many times at random, and notes what each step showed the first seat.
async fn act_alone(socket: &mut Socket, n_times: usize, seen: &mut Vec<(u64, Value)>) {
    let mut dice = GameRng::for_game(8, 0);
    for _ in 0..n_times {
        let seat = usize::from(waits_for(&socket.picture, 1));
        let legal = socket.legal(seat);
        let act = socket.act(seat, &legal[dice.index(legal.len())]);
        let step = socket.must(&act).await;
        socket.until_step(step).await;
        seen.push((socket.step, socket.side(0)["view"].clone()));
    }
}

async fn begun(app: &TestApp) -> (Client, String, Socket) {
    begun_of(app, GameId::Sketch).await
}

/// A match for two, both played by one person.
async fn begun_of(app: &TestApp, game: GameId) -> (Client, String, Socket) {
    let client = app.guest().await;
    let table = client
        .make_table(&json!({"game": game, "players": 2}))
        .await;
    let mut socket = client.join(&table).await;
    socket.sit(0, "Ada").await;
    socket.sit(1, "Ben").await;
    socket
        .until_table(|table| table["stage"] == "playing")
        .await;
    (client, table, socket)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_is_told_every_step_as_its_picture_showed_it() {
    let app = TestApp::start().await;
    let (client, table, mut socket) = begun(&app).await;
    let mut seen = vec![(socket.step, socket.side(0)["view"].clone())];
    act_alone(&mut socket, 12, &mut seen).await;
    let course = steps(&client, &table, "?seat=0").await;
    assert_eq!(course["match"], socket.picture["match"]["id"]);
    assert_eq!(
        (&course["seat"], &course["n_steps"]),
        (&json!(0), &json!(socket.step))
    );
    let told = course["steps"].as_array().unwrap();
    assert_eq!(told.len() as u64, socket.step + 1);
    for (step, view) in &seen {
        assert_eq!(
            &told[usize::try_from(*step).unwrap()]["view"],
            view,
            "step {step}"
        );
    }
    // What was done may be hidden, so it is never told while the match is played.
    assert!(
        told.iter()
            .all(|step| step["line"].is_null() && step["line_parts"].is_null())
    );
    assert_eq!(told[1]["actor"], Value::Null, "the deal");
    for pair in told
        .windows(2)
        .filter(|pair| pair[0]["to_act"] != json!([]))
    {
        assert_eq!(json!([pair[1]["actor"]]), pair[0]["to_act"]);
    }
    let part = steps(&client, &table, "?seat=0&from=3&to=5").await;
    assert_eq!(part["steps"].as_array().unwrap(), &told[3..=5]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_told_what_another_seat_knew() {
    let app = TestApp::start().await;
    let (client, table, mut socket) = begun(&app).await;
    act_alone(&mut socket, 2, &mut Vec::new()).await;
    for stranger in [app.nobody(), app.guest().await] {
        assert_eq!(
            refusal(&stranger, &table, "?seat=0", 403).await,
            "not-your-seat"
        );
        let public = steps(&stranger, &table, "").await;
        assert_eq!(public["seat"], Value::Null);
        for step in public["steps"].as_array().unwrap() {
            assert_eq!(step["view"]["viewer"], Value::Null);
            assert_eq!(step["view"]["hands"][0]["cards"], Value::Null);
        }
    }
    assert_eq!(
        refusal(&client, &table, "?seat=7", 403).await,
        "not-your-seat"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_nobody_may_watch_tells_nothing_to_others() {
    let app = TestApp::start().await;
    let client = app.guest().await;
    let settings = json!({"game": "sketch", "players": 2, "spectators": false});
    let table = client.make_table(&settings).await;
    assert_eq!(refusal(&client, &table, "", 403).await, "not-a-player");
    let mut socket = client.join(&table).await;
    socket.sit(0, "Ada").await;
    assert_eq!(refusal(&client, &table, "?seat=0", 422).await, "no-match");
    socket.sit(1, "Ben").await;
    socket
        .until_table(|table| table["stage"] == "playing")
        .await;
    steps(&client, &table, "?seat=1").await;
    let stranger = app.guest().await;
    assert_eq!(refusal(&stranger, &table, "", 403).await, "not-a-player");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn steps_that_were_taken_back_or_never_were_are_not_told() {
    let app = TestApp::start().await;
    let (client, table, mut socket) = begun_of(&app, GameId::Tajuto).await;
    // What drew something cannot be taken back.
    let (before, seat, step) = loop {
        let seat = usize::from(waits_for(&socket.picture, 1));
        let before = steps(&client, &table, "").await;
        let act = socket.act(seat, &socket.legal(seat)[0]);
        let step = socket.must(&act).await;
        socket.until_step(step).await;
        if socket.side(seat)["can_undo"] == true {
            break (before, seat, step);
        }
    };
    let undo = json!({"do": "undo", "seat": seat, "step": step});
    socket.must(&undo).await;
    assert_eq!(steps(&client, &table, "").await, before);
    let beyond = format!("?from={}", step + 1);
    assert_eq!(refusal(&client, &table, &beyond, 404).await, "no-such-step");
    assert_eq!(
        refusal(&client, &table, "?from=2&to=1", 404).await,
        "no-such-step"
    );
    assert_eq!(refusal(&client, &table, "?from=-1", 400).await, "bad-query");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_is_compressed_for_whoever_reads_that() {
    let app = TestApp::start().await;
    let (client, table, mut socket) = begun(&app).await;
    act_alone(&mut socket, 20, &mut Vec::new()).await;
    let path = format!("/api/tables/{table}/steps?seat=0&to=1000");
    let plain = client.get(&path).await;
    assert_eq!(plain.header("content-encoding"), "");
    let asked = client.request(reqwest::Method::GET, &path);
    let packed = asked
        .header("accept-encoding", "gzip, br")
        .send()
        .await
        .unwrap();
    assert_eq!(packed.headers()["content-encoding"], "br");
    assert_eq!(packed.headers()["vary"], "accept-encoding");
    let packed = packed.bytes().await.unwrap();
    assert!(
        packed.len() * 4 < plain.text.len(),
        "{} of {}",
        packed.len(),
        plain.text.len()
    );
}
