//! Whole matches against minds, and what is left of them: records, deep links, rematches.

use hyakki_catalog::{GameId, drive_any, new_match, replay};
use hyakki_core::{Dice, GameRng, Options, Replayed, Seat, Secret, Viewer};
use hyakki_table::Settings;
use reqwest::Method;
use serde_json::{Value, json};

use crate::fixture::{Answer, Client, TestApp, answer};
use crate::pairs::nonce;
use crate::socket::{Socket, waits_for};

/// What somebody saw of a match while it was played: the step, and their side.
type Seen = Vec<(u64, Value)>;

struct Played {
    id: String,
    seat: usize,
    mine: Seen,
    /// What a spectator saw.
    public: Seen,
    /// What the table was committed to before anybody sat down.
    commitment: String,
    nonce: String,
}

/// Plays a whole match in one seat against novices, at random, while somebody watches.
async fn play(client: &Client, socket: &mut Socket, seat: usize, watcher: &mut Socket) -> Played {
    socket
        .until_table(|table| table["stage"] == "gathering")
        .await;
    let commitment = socket.picture["next_commitment"]
        .as_str()
        .unwrap()
        .to_owned();
    socket.sit(seat, "Ada").await;
    let n_seats = socket.picture["chairs"].as_array().unwrap().len();
    socket
        .seat_minds((0..n_seats).filter(|&other| other != seat))
        .await;
    let mine = play_out(socket, seat).await;
    let id = socket.picture["match"]["id"].as_str().unwrap().to_owned();
    watcher.until_table(|table| table["stage"] == "over").await;
    let card = client.get(&format!("/api/matches/{id}")).await.ok();
    assert_eq!(card["mine"], json!([seat]));
    let level = |one: usize| (one != seat).then_some("novice");
    assert_eq!(
        card["levels"],
        json!((0..n_seats).map(level).collect::<Vec<_>>())
    );
    Played {
        id,
        seat,
        mine,
        public: pictures(watcher),
        commitment,
        nonce: nonce("Ada"),
    }
}

/// Plays at random in one seat until the match is over.
async fn play_out(socket: &mut Socket, seat: usize) -> Seen {
    let mut dice = GameRng::for_game(7, 0);
    let mut seen = Seen::new();
    loop {
        if socket.picture["stage"] != "gathering" {
            seen.push((socket.step, socket.side(seat).clone()));
        }
        if socket.picture["stage"] == "over" {
            return seen;
        }
        if waits_for(&socket.picture, seat) {
            let legal = socket.legal(seat);
            let act = socket.act(seat, &legal[dice.index(legal.len())]);
            socket.must(&act).await;
        } else {
            socket.until(|message| message["type"] == "table").await;
        }
    }
}

/// What somebody without a seat was shown of a match.
fn pictures(watcher: &Socket) -> Seen {
    let messages = watcher
        .received
        .iter()
        .map(|text| serde_json::from_str(text).unwrap());
    let shown = messages.filter(|message: &Value| message["table"]["match"].is_object());
    let side = |message: Value| {
        (
            message["step"].as_u64().unwrap(),
            message["table"]["match"]["sides"][0].clone(),
        )
    };
    shown.map(side).collect()
}

/// Everything that a finished match promises.
async fn check(client: &Client, played: &Played) {
    let record = client
        .get(&format!("/api/matches/{}/record", played.id))
        .await;
    assert_eq!(record.header("content-type"), "application/x-ndjson");
    assert!(record.header("content-disposition").contains("attachment"));
    check_fairness(&record, played);
    check_verdict(client, &record, played).await;
    check_links(client, played).await;
    check_import(client, &record).await;
}

/// The record replays, and its deals are those of the secret that was committed to before.
fn check_fairness(record: &Answer, played: &Played) {
    let Replayed { game, is_complete } = replay(&record.text).unwrap();
    assert!(is_complete);
    assert_eq!(game.to_record(), record.text);
    let fairness = game.header().fairness.as_ref().unwrap();
    assert_eq!(fairness.commitment, played.commitment);
    assert_eq!(fairness.nonces[played.seat], played.nonce);
    let last: Value = serde_json::from_str(record.text.lines().last().unwrap()).unwrap();
    let secret: Secret = last["secret"].as_str().unwrap().parse().unwrap();
    assert_eq!(secret.commitment(), fairness.commitment);
    assert!(
        game.rederive(&mut secret.source(&fairness.nonces)),
        "every deal follows from the secret and the nonces"
    );
    let other = Secret::new([1; 32]);
    assert!(!game.rederive(&mut other.source(&fairness.nonces)));
}

/// The server's own verdict says the same.
async fn check_verdict(client: &Client, record: &Answer, played: &Played) {
    let verdict = client
        .get(&format!("/api/matches/{}/verdict", played.id))
        .await
        .ok();
    let n_deals = record.text.matches("{\"chance\":").count();
    assert_eq!(verdict["is_right"], true);
    assert_eq!(verdict["is_revealed"], true);
    assert_eq!(verdict["commitment"], played.commitment.as_str());
    assert_eq!(verdict["n_deals"], n_deals);
    assert_eq!(verdict["n_steps"], played.mine.last().unwrap().0);
    assert!(verdict["wrong"].is_null());
}

/// Links to steps show what was seen then.
async fn check_links(client: &Client, played: &Played) {
    let last = played.mine.last().unwrap().0;
    for (seen, seat) in [(&played.mine, Some(played.seat)), (&played.public, None)] {
        let every = 1 + seen.len() / 12;
        for (step, side) in seen.iter().step_by(every).chain(seen.last()) {
            let query = seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
            let shown = client
                .get(&format!("/api/matches/{}/steps/{step}{query}", played.id))
                .await
                .ok();
            assert_eq!(
                (&shown["view"], &shown["legal"]),
                (&side["view"], &side["legal"]),
                "step {step}"
            );
            assert_eq!(
                (&shown["step"], &shown["n_steps"], &shown["seat"]),
                (&json!(step), &json!(last), &json!(seat))
            );
        }
    }
    check_courses(client, played).await;
    let beyond = client
        .get(&format!("/api/matches/{}/steps/{}", played.id, last + 1))
        .await;
    assert_eq!(beyond.refused(404), "no-such-step");
    let nobody = client
        .get(&format!("/api/matches/{}/steps/1?seat=9", played.id))
        .await;
    assert_eq!(nobody.refused(404), "no-such-seat");
}

/// What was seen is told stretch by stretch as it was seen, and as links to single steps tell it.
async fn check_courses(client: &Client, played: &Played) {
    let last = played.mine.last().unwrap().0;
    for (seen, seat) in [(&played.mine, Some(played.seat)), (&played.public, None)] {
        let steps = whole_course(client, &played.id, seat).await;
        assert_eq!(steps.len() as u64, last + 1);
        for (number, step) in steps.iter().enumerate() {
            assert_eq!(step["step"], number);
        }
        for (step, side) in seen {
            let told = &steps[usize::try_from(*step).unwrap()];
            assert_eq!(told["view"], side["view"], "step {step}");
        }
        for step in [0, last / 2, last] {
            let query = seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
            let path = format!("/api/matches/{}/steps/{step}{query}", played.id);
            let single = client.get(&path).await.ok();
            let told = &steps[usize::try_from(step).unwrap()];
            for what in ["actor", "to_act", "line", "line_parts", "view"] {
                assert_eq!(told[what], single[what], "{what} of {step}");
            }
        }
    }
}

/// All steps of a match that is over, 64 at a time.
async fn whole_course(client: &Client, id: &str, seat: Option<usize>) -> Vec<Value> {
    let seat = seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
    let mut steps = Vec::new();
    loop {
        let path = format!("/api/matches/{id}/steps?from={}{seat}", steps.len());
        let course = client.get(&path).await.ok();
        let told = course["steps"].as_array().unwrap();
        assert!((1..=64).contains(&told.len()));
        steps.extend(told.iter().cloned());
        if steps.len() as u64 > course["n_steps"].as_u64().unwrap() {
            return steps;
        }
    }
}

/// The record can be brought in again, and is the same; a forged one cannot.
async fn check_import(client: &Client, record: &Answer) {
    let bring = async |text: String| {
        answer(
            client
                .request(reqwest::Method::POST, "/api/matches")
                .body(text),
        )
        .await
    };
    let brought = bring(record.text.clone()).await.ok();
    let again = client
        .get(&format!(
            "/api/matches/{}/record",
            brought["id"].as_str().unwrap()
        ))
        .await;
    assert_eq!(again.text, record.text);
    let table = client
        .get(&format!(
            "/api/tables/{}",
            brought["table"].as_str().unwrap()
        ))
        .await
        .ok();
    assert_eq!(
        (&table["stage"], &table["match"]["id"]),
        (&json!("over"), &brought["id"])
    );
    let lines: Vec<&str> = record.text.lines().collect();
    for forged in [
        lines[..lines.len() / 2].join("\n"),
        [&lines[..2], &lines[3..]].concat().join("\n"),
        record.text.replace("Ada", "Eve\u{7}"),
    ] {
        assert_eq!(bring(forged).await.refused(422), "bad-record");
    }
}

async fn whole_match_of(game: GameId, players: usize) {
    let app = TestApp::start().await;
    let client = app.person("Ada").await;
    let settings = Settings {
        players,
        ..Settings::usual(game)
    };
    let table = client
        .make_table(&serde_json::to_value(hyakki_protocol::Settings::from(&settings)).unwrap())
        .await;
    let mut watcher = app.nobody().join(&table).await;
    let mut socket = client.join(&table).await;
    let played = play(&client, &mut socket, players - 1, &mut watcher).await;
    check(&client, &played).await;
    let over = watcher.picture.clone();
    assert_eq!(over["match"]["places"], socket.picture["match"]["places"]);
    assert!(
        over["match"]["places"]
            .as_array()
            .unwrap()
            .iter()
            .any(|place| place == 1)
    );
    let finished = client.get("/api/matches").await.ok();
    assert_eq!(
        (&finished[0]["id"], &finished[0]["places"]),
        (&json!(played.id), &over["match"]["places"])
    );
    let (ended, id) = (&finished[0]["ended_ms"], &played.id);
    let next_page = client
        .get(&format!("/api/matches?before_ms={ended}&before_id={id}"))
        .await
        .ok();
    assert_eq!(next_page, json!([]));
    rematch(&mut socket, &played, &over).await;
    let matches = client
        .get(&format!("/api/tables/{table}/matches"))
        .await
        .ok();
    assert_eq!(
        (matches.as_array().unwrap().len(), &matches[1]["id"]),
        (2, &json!(played.id))
    );
}

/// A rematch is another match at the same table, with deals that were committed to before.
async fn rematch(socket: &mut Socket, played: &Played, over: &Value) {
    assert_eq!(
        socket
            .refused(&json!({"do": "rematch", "nonce": "x".repeat(65)}))
            .await,
        "too-long"
    );
    socket
        .must(&json!({"do": "rematch", "nonce": "again"}))
        .await;
    let table = socket
        .until_table(|table| table["stage"] == "playing")
        .await;
    assert_eq!(table["match"]["number"], 2);
    assert_eq!(table["match"]["commitment"], over["next_commitment"]);
    assert_ne!(table["match"]["id"], json!(played.id));
    assert_ne!(table["next_commitment"], over["next_commitment"]);
    assert_eq!(
        socket.refused(&json!({"do": "rematch"})).await,
        "match-not-over"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_of_every_game_is_played_and_proven() {
    for game in GameId::ALL {
        whole_match_of(game, game.default_players()).await;
    }
}

/// A rematch waits for every person, and a seat that became free can be taken by somebody else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_waits_for_everybody() {
    let app = TestApp::start().await;
    let (ada, ben) = (app.guest().await, app.guest().await);
    let table = ada.make_table_for(GameId::Sketch).await;
    let (mut ada, mut ben) = (ada.join(&table).await, ben.join(&table).await);
    ada.sit(0, "Ada").await;
    ben.sit(1, "Ben").await;
    // Ben's seat is played by a mind to the end.
    ben.must(&json!({"do": "leave", "seat": 1})).await;
    ada.until_table(|table| table["stage"] == "playing").await;
    play_out(&mut ada, 0).await;
    ada.must(&json!({"do": "rematch"})).await;
    ben.until_table(|table| table["chairs"][0]["wants_rematch"] == true)
        .await;
    assert_eq!(
        (
            &ben.picture["stage"],
            &ben.picture["chairs"][1]["wants_rematch"]
        ),
        (&json!("over"), &json!(false))
    );
    ben.must(&json!({"do": "rematch", "nonce": "mine"})).await;
    let table = ada.until_table(|table| table["stage"] == "playing").await;
    assert_eq!(
        (
            &table["match"]["number"],
            &table["chairs"][1]["has_stand_in"]
        ),
        (&json!(2), &json!(false))
    );
}

/// Whoever looks at step after step of a match does not have it replayed again and again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_is_replayed_once_for_all_who_look_at_its_steps() {
    let app = TestApp::start().await;
    let client = app.guest().await;
    let names = vec![String::new(); 2];
    let mut game = new_match(GameId::Tajuto, 2, &Options::new(), names, None).unwrap();
    let mut rng = GameRng::for_game(1, 0);
    drive_any(&mut *game, &mut rng, |game, seat, rng| {
        let mut legal = game.legal_after(game.n_steps(), seat);
        legal.swap_remove(rng.index(legal.len()))
    })
    .unwrap();
    let bringing = client.request(Method::POST, "/api/matches");
    let brought = answer(bringing.body(game.to_record())).await.ok();
    let id = brought["id"].as_str().unwrap();
    let n_replays = n_replays(&app).await;
    for step in 0..=game.n_steps() {
        let path = format!("/api/matches/{id}/steps/{step}?seat=1");
        let seen = client.get(&path).await.ok();
        let view = game.json_after(step, Viewer::Seat(Seat::new(1)));
        let view: Value = serde_json::from_str(view.get()).unwrap();
        assert_eq!(seen["view"], view, "step {step}");
    }
    assert_eq!(self::n_replays(&app).await, n_replays + 1);
}

/// How many matches the server has replayed.
async fn n_replays(app: &TestApp) -> u64 {
    let text = app.metrics().await;
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("hyakki_replays_total "));
    line.unwrap().parse().unwrap()
}
