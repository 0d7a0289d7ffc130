//! One address with many tables does not take the minds away from another.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::database::Database;
use crate::node::Node;
use crate::person::Person;
use crate::until;

/// Of one address, with three masters each.
const N_TABLES: usize = 60;

/// Before and beside them somebody of another address asks so often for a hint.
const N_HINTS: usize = 5;

/// As soon a hint comes, with a second to think about it.
const SOON: Duration = Duration::from_millis(1_500);

const ONE: [u8; 4] = [127, 0, 0, 1];
const ANOTHER: [u8; 4] = [127, 0, 0, 2];

/// A table of Septet with somebody and three masters.
async fn table_with_masters(node: &Node, person: &Person) -> String {
    let settings = json!({"game": "septet", "players": 4, "hints": true});
    let table = person.make_table(node, &settings).await;
    person.sit(node, &table, &[0]).await;
    person.seat_minds(node, &table, "master", &[1, 2, 3]).await;
    table
}

/// Opens a table that minds play alone while somebody looks on, until the set is dropped.
async fn open_table(node: &Node, watching: &mut JoinSet<()>) {
    let person = Person::arrive_from(IpAddr::from(ONE), node).await;
    let table = table_with_masters(node, &person).await;
    let mut socket = person.watch(node, &table).await;
    watching.spawn(async move { while socket.next().await.is_some() {} });
    person
        .must_do(node, &table, json!({"do": "leave", "seat": 0}))
        .await;
}

/// Hints on one decision, asked for one after the other: how much was simulated for each, and how long each took.
async fn hints(node: &Node, person: &Person, table: &str) -> Vec<(u64, Duration)> {
    let path = format!("/api/tables/{table}/hint?seat=0");
    let mut hints = Vec::new();
    for _ in 0..N_HINTS {
        let asked = Instant::now();
        let (status, hint) = person
            .send(node.address(), Method::GET, &path, &Value::Null)
            .await;
        assert_eq!(status, StatusCode::OK, "{hint}");
        hints.push((hint["simulations"].as_u64().unwrap(), asked.elapsed()));
    }
    hints
}

/// What else the machine does only takes from it.
fn most_simulations(hints: &[(u64, Duration)]) -> u64 {
    hints.iter().map(|hint| hint.0).max().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sixty_tables_of_one_address_leave_another_its_mind() {
    let database = Database::sqlite();
    let wanted = ["--mind-threads=1", "--mind-time=1s"];
    let node = Node::start_with(&database.url, &wanted).await;
    let person = Person::arrive_from(IpAddr::from(ANOTHER), &node).await;
    let table = table_with_masters(&node, &person).await;
    // The masters have passed their cards, and wait for the person's.
    until("the masters have nothing to do", async || {
        (node.metric("hyakki_mind_answers_total").await >= 3.0).then_some(())
    })
    .await;
    let alone = hints(&node, &person, &table).await;
    let mut watching = JoinSet::new();
    for _ in 0..N_TABLES {
        open_table(&node, &mut watching).await;
    }
    until("their masters think", async || {
        (node.metric("hyakki_mind_queue").await >= N_TABLES as f64 / 2.0).then_some(())
    })
    .await;
    let beside = hints(&node, &person, &table).await;
    let n_waiting = node.metric("hyakki_mind_queue").await;
    println!("hints, alone {alone:?}, beside {N_TABLES} tables {beside:?}");
    assert!(
        n_waiting >= N_TABLES as f64 / 2.0,
        "{n_waiting} still think"
    );
    let (n_alone, n_beside) = (most_simulations(&alone), most_simulations(&beside));
    assert!(
        2 * n_beside >= n_alone,
        "{n_beside} simulations, alone {n_alone}"
    );
    let mut waits: Vec<Duration> = beside.iter().map(|hint| hint.1).collect();
    waits.sort_unstable();
    // The longest may have met something else on the machine.
    assert!(waits[N_HINTS - 2] < SOON, "{waits:?}");
}
