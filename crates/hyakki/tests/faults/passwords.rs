//! Somebody tries passwords: it costs the server little, and nobody else their turn.

use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::database::Database;
use crate::node::Node;
use crate::person::Person;

/// What the two hashings that run at once need, in KiB.
const BUFFERS_KIB: u64 = 2 * 19 * 1024;

/// What so many requests cost otherwise: threads, connections, parts of the database.
const OTHERWISE_KIB: u64 = 12 * 1024;

/// Wrong logins, each with another name and on a connection of its own.
async fn log_in_wrongly(node: &Node) -> JoinSet<(StatusCode, Value)> {
    let mut logins = JoinSet::new();
    for number in 0..60 {
        let person = Person::arrive(node).await;
        let (address, method) = (node.address(), reqwest::Method::POST);
        let credentials = json!({"login": format!("nobody {number}"), "password": "wrong horse"});
        logins.spawn(async move {
            person
                .send(address, method, "/api/session/login", &credentials)
                .await
        });
    }
    logins
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sixty_wrong_logins_at_once_take_two_buffers_and_no_more() {
    let database = Database::sqlite();
    let node = Node::start(&database.url).await;
    let before_kib = node.memory_kib();
    let mut n_refused = 0;
    for _ in 0..3 {
        for (status, answer) in log_in_wrongly(&node).await.join_all().await {
            match status {
                StatusCode::FORBIDDEN => assert_eq!(answer["code"], "wrong-login"),
                // The line is bounded, and who finds no place in it is told.
                StatusCode::TOO_MANY_REQUESTS => assert_eq!(answer["code"], "too-fast"),
                other => panic!("{other}: {answer}"),
            }
            n_refused += usize::from(status == StatusCode::TOO_MANY_REQUESTS);
        }
    }
    let grown_kib = node.memory_kib().saturating_sub(before_kib);
    println!(
        "3 times 60 wrong logins at once: {before_kib} KiB and {grown_kib} KiB more; {n_refused} found the line full"
    );
    assert!(grown_kib < BUFFERS_KIB + OTHERWISE_KIB, "{grown_kib} KiB");
}

/// What is typed as a login is not kept: so many of them would fill far more than what is allowed here.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn long_logins_that_nobody_has_are_not_kept() {
    let database = Database::sqlite();
    let node = Node::start(&database.url).await;
    let person = Person::arrive(&node).await;
    let before_kib = node.memory_kib();
    for number in 0..500 {
        let login = format!("{}{number}", "long login ".repeat(5_500));
        let credentials = json!({"login": login, "password": "wrong horse"});
        let method = reqwest::Method::POST;
        let (status, answer) = person
            .send(node.address(), method, "/api/session/login", &credentials)
            .await;
        assert_eq!(
            (status, &answer["code"]),
            (StatusCode::FORBIDDEN, &json!("wrong-login"))
        );
    }
    let grown_kib = node.memory_kib().saturating_sub(before_kib);
    println!("500 logins of 60 kB: {before_kib} KiB and {grown_kib} KiB more");
    assert!(grown_kib < OTHERWISE_KIB, "{grown_kib} KiB");
}
