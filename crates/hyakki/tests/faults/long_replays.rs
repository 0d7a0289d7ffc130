//! Records that take long to replay, as databases of earlier versions may have them.

use std::time::{Duration, Instant};

use reqwest::header::COOKIE;
use tempfile::TempDir;

use crate::TIMEOUT;
use crate::database::Database;
use crate::node::{Node, hyakki};
use crate::person::Person;
use crate::until;

/// A server that replays ends in this time: it would take longer to go on to the end of what it replays.
const END: Duration = Duration::from_millis(1_500);

/// So often a step was taken back: some two hundred times as often as a match allows today.
const N_UNDOS: i64 = 400_000;

/// The record of a match that minds played.
async fn short_record() -> String {
    let folder = TempDir::new().unwrap();
    let mut command = hyakki();
    command.args(["simulate", "sketch", "--games", "1", "--record"]);
    let status = command.arg(folder.path()).output().await.unwrap().status;
    assert!(status.success());
    let file = std::fs::read_dir(folder.path()).unwrap().next().unwrap();
    std::fs::read_to_string(file.unwrap().path()).unwrap()
}

/// Brings in a record; gives the id of its match.
async fn import(node: &Node, record: String) -> String {
    let person = Person::arrive(node).await;
    let url = format!("http://{}/api/matches", node.address());
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let request = http.post(url).header(COOKIE, person.cookie()).body(record);
    let answer = request.timeout(TIMEOUT).send().await.unwrap();
    let answer: serde_json::Value = answer.json().await.unwrap();
    answer["id"].as_str().unwrap().to_owned()
}

/// Lets the first action of the only match have been taken and taken back again and again.
fn lengthen(database: &Database) {
    let connection = database.connect();
    let first = "(SELECT min(step) FROM log WHERE line LIKE '%action%')";
    let make_room = format!(
        "UPDATE log SET step = step + {} WHERE step >= {first}",
        2 * N_UNDOS
    );
    // Everything from the first action on has made room for the pairs.
    let fill = format!(
        "WITH RECURSIVE pair(number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM pair WHERE number < {N_UNDOS} - 1), \
         act AS (SELECT * FROM log WHERE step = {first}) \
         INSERT INTO log (match_id, step, line, at_ms) \
         SELECT match_id, step - 2 * {N_UNDOS} + 2 * number, line, at_ms FROM act, pair \
         UNION ALL \
         SELECT match_id, step - 2 * {N_UNDOS} + 2 * number + 1, '{{\"undo\":1}}', at_ms FROM act, pair"
    );
    for statement in [make_room, fill] {
        connection.execute_batch(&statement).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_replays_ends_in_time_and_serves_others_meanwhile() {
    let database = Database::sqlite();
    let node = Node::start(&database.url).await;
    let id = import(&node, short_record().await).await;
    assert!(node.terminate().await.success());
    lengthen(&database);

    let node = Node::start(&database.url).await;
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    for what in ["verdict", "steps/3"] {
        let url = format!("http://{}/api/matches/{id}/{what}", node.address());
        // Nobody waits for the answers, which may never come.
        tokio::spawn(http.get(url).send());
    }
    until("a replay", async || {
        (node.metric("hyakki_replays_total").await > 0.0).then_some(())
    })
    .await;
    let began = Instant::now();
    assert!(node.terminate().await.success());
    assert!(began.elapsed() < END, "{:?}", began.elapsed());
}
