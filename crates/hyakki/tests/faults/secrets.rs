//! However much the log tells, it tells no secret.

use hyakki_core::TableId;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::database::Database;
use crate::node::Node;
use crate::person::Person;
use crate::picture::Picture;

const NONCE: &str = "a-nonce-of-ones-own";
const PASSWORD: &str = "correct horse battery staple";
const DATABASE_PASSWORD: &str = "tell-nobody-of-this";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_of_a_sqlite_server_tells_no_secret() {
    let database = Database::sqlite();
    let node = Node::start_with(
        &database.url,
        &["--log=debug,sqlx=debug", "--log-format=json"],
    )
    .await;
    keep_secrets(node, database, Vec::new()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_of_a_postgresql_server_tells_no_secret() {
    let database = Database::postgres().await;
    let url = database
        .url
        .replace("hyakki@", &format!("hyakki:{DATABASE_PASSWORD}@"));
    assert!(url.contains(DATABASE_PASSWORD));
    let node = Node::start_with(&url, &["--log=debug,sqlx=debug"]).await;
    keep_secrets(node, database, vec![DATABASE_PASSWORD.to_owned()]).await;
}

/// Uses everything that is secret, and then looks for it in the log.
async fn keep_secrets(node: Node, database: Database, mut secrets: Vec<String>) {
    let person = Person::arrive(&node).await;
    secrets.extend([NONCE.to_owned(), PASSWORD.to_owned()]);
    secrets.push(token(person.cookie()));
    secrets.extend(enter_in_every_way(&node, &person).await);
    let (table, match_id) = play(&node, &person).await;
    let (_, record) = node.get(&format!("/api/matches/{match_id}/record")).await;
    let last: Value = serde_json::from_str(record.lines().last().unwrap()).unwrap();
    secrets.push(last["secret"].as_str().unwrap().to_owned());
    let store = database.open().await;
    let master = store
        .load_secret(&TableId::new(table).unwrap())
        .await
        .unwrap();
    store.close().await;
    secrets.push(master.to_string());
    secrets.push(format!("{:?}", master.bytes()));
    // Also what was stored of the password.
    secrets.push("$argon2".to_owned());
    let log = node.log();
    assert!(log.contains("the tables are open"), "{log}");
    assert!(
        log.lines().any(|line| line.contains("DEBUG")),
        "the log tells much"
    );
    for secret in secrets {
        assert!(secret.len() >= 7, "{secret} is too short to be looked for");
        let line = log.lines().find(|line| line.contains(&secret));
        assert_eq!(line, None, "{secret} is in the log");
    }
    node.terminate().await;
}

/// Account, link and bot: gives the secrets that they consist of.
async fn enter_in_every_way(node: &Node, person: &Person) -> Vec<String> {
    let send = async |method: Method, path: &str, body: Value| {
        let (status, answer) = person.send(node.address(), method, path, &body).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        answer
    };
    let credentials = json!({"login": "ada", "password": PASSWORD});
    send(Method::PUT, "/api/session/account", credentials.clone()).await;
    send(Method::POST, "/api/session/login", credentials).await;
    let wrong = json!({"login": "ada", "password": format!("{PASSWORD}r")});
    let path = "/api/session/login";
    let (status, _) = person
        .send(node.address(), Method::POST, path, &wrong)
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let link = send(Method::POST, "/api/session/link", json!(null)).await;
    send(Method::POST, "/api/session/enter", link.clone()).await;
    let bot = send(Method::POST, "/api/bots", json!({"name": "Tick"})).await;
    [link, bot]
        .map(|made| made["token"].as_str().unwrap().to_owned())
        .to_vec()
}

/// Plays a whole match against a mind; gives the table and the match.
async fn play(node: &Node, person: &Person) -> (String, String) {
    let table = person
        .make_table(node, &json!({"game": "sketch", "players": 2}))
        .await;
    let sit = json!({"do": "sit", "seat": 0, "name": "Ada", "nonce": NONCE});
    person.must_do(node, &table, sit).await;
    person.seat_minds(node, &table, "novice", &[1]).await;
    let mut socket = person.watch(node, &table).await;
    loop {
        let is_ours = |picture: &Picture| picture.is_over() || !picture.choices().is_empty();
        let picture = socket.picture_that("our turn", is_ours).await;
        if picture.is_over() {
            return (table, picture.match_id());
        }
        let done = socket.must_do(&picture.first_act()).await;
        let is_new = |picture: &Picture| Some(picture.step() as u64) >= done["step"].as_u64();
        socket.picture_that("what was done", is_new).await;
    }
}

fn token(cookie: &str) -> String {
    cookie.split_once('=').unwrap().1.to_owned()
}
