//! Every string of every command and route, as no client of ours would send it: refused or taken, never a failure.

use std::collections::BTreeSet;

use hyakki_catalog::GameId;
use hyakki_table::Command;
use reqwest::{Method, Url};
use serde_json::{Value, json};
use strum::VariantNames as _;

use crate::fixture::{Answer, Client, TestApp, answer};

on_both!(no_string_in_a_command_fails, no_string_in_a_route_fails,);

/// What strings are made of: characters that databases, JSON, addresses, terminals and people trip over.
const PIECES: [&str; 24] = [
    "\0",
    "a",
    "\u{1}",
    "\n",
    "\t",
    "\u{7f}",
    "\u{85}",
    "\u{200b}",
    "\u{202e}",
    "\u{feff}",
    "\u{fffd}",
    "\u{ffff}",
    "\u{10ffff}",
    "鬼",
    "e\u{301}",
    "'",
    "\"",
    "\\",
    "\\u0000",
    "%00",
    "/../",
    "{}",
    "-1",
    " ",
];

/// Texts of one piece, then random ones of several, each different for every seed.
fn odd_strings(n_random: usize, mut seed: u64) -> Vec<String> {
    let mut next = move || {
        // A xorshift is random enough to mix pieces.
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed as usize
    };
    let mut random = Vec::new();
    for _ in 0..n_random {
        let n_pieces = 1 + next() % 9;
        random.push(
            (0..n_pieces)
                .map(|_| PIECES[next() % PIECES.len()])
                .collect(),
        );
    }
    let whole = PIECES.map(str::to_owned).into_iter();
    let long = ["鬼".repeat(1500), "\0".repeat(64), String::new()];
    whole.chain(long).chain(random).collect()
}

/// One of each command.
fn commands() -> Vec<Value> {
    let commands = vec![
        json!({"do": "sit", "seat": 1, "name": "Ben", "nonce": "b", "pledge": ""}),
        json!({"do": "rename", "seat": 1, "name": "Ben"}),
        json!({"do": "leave", "seat": 1}),
        json!({"do": "seat-mind", "seat": 1, "level": "novice"}),
        json!({"do": "unseat-mind", "seat": 1}),
        json!({"do": "move", "seat": 0, "to": 0}),
        json!({"do": "send-away", "seat": 1}),
        json!({"do": "set", "change": {"players": 2, "options": {"called": "printed"}, "clock": {"kind": "none"}, "talk": "never"}}),
        json!({"do": "agree", "terms": 0}),
        json!({"do": "act", "seat": 0, "step": 1, "action": "gr:g"}),
        json!({"do": "undo", "seat": 0, "step": 1}),
        json!({"do": "return", "seat": 0}),
        json!({"do": "vote-stand-in", "seat": 1}),
        json!({"do": "resign", "seat": 0}),
        json!({"do": "abandon"}),
        json!({"do": "play-on"}),
        json!({"do": "pause"}),
        json!({"do": "resume"}),
        json!({"do": "rematch", "nonce": "c", "pledge": ""}),
        json!({"do": "reveal", "seat": 0, "nonce": "c"}),
        json!({"do": "say", "text": "Good evening!"}),
        json!({"do": "claim-for-me", "seat": 0, "on": true}),
    ];
    let named: BTreeSet<_> = commands
        .iter()
        .map(|command| command["do"].as_str().unwrap())
        .collect();
    assert_eq!(named, Command::VARIANTS.iter().copied().collect());
    commands
}

/// The same value with each of its strings replaced in turn, and each key of its objects.
fn with_each_string(value: &Value, odd: &str) -> Vec<Value> {
    match value {
        Value::String(_) => vec![json!(odd)],
        Value::Object(fields) => {
            let replaced = fields.iter().flat_map(|(key, field)| {
                let with = move |field: Value| {
                    let mut all = fields.clone();
                    all.insert(key.clone(), field);
                    Value::Object(all)
                };
                with_each_string(field, odd).into_iter().map(with)
            });
            let mut renamed = fields.clone();
            renamed.insert(odd.to_owned(), json!(odd));
            replaced.chain([Value::Object(renamed)]).collect()
        }
        _ => Vec::new(),
    }
}

fn must_not_fail(what: &str, answer: &Answer) {
    assert!(!answer.status.is_server_error(), "{what:?}: {answer:?}");
}

async fn no_string_in_a_command_fails(app: TestApp) {
    let ada = app.guest().await;
    let table = ada.make_table_for(GameId::Sketch).await;
    let mut socket = ada.join(&table).await;
    socket.sit(0, "Ada").await;
    for odd in odd_strings(16, 0x5eed) {
        for body in commands()
            .iter()
            .flat_map(|command| with_each_string(command, &odd))
        {
            must_not_fail(&body.to_string(), &ada.ask(&table, &body).await);
            let answer = socket.ask(&body).await;
            let code = answer["problem"]["code"].as_str().unwrap_or_default();
            assert!(
                !matches!(code, "unavailable" | "internal" | "busy"),
                "{body}: {answer}"
            );
        }
        // The fields beside the command; over HTTP they are parameters of the route.
        let message = json!({"type": "command", "id": 0, "command": {"do": "pause"}, "match": odd, "key": odd});
        socket.send_text(&message.to_string()).await;
        assert_eq!(socket.answer_to(0).await["type"], "refused");
    }
    let is_notice = |text: &String| text.starts_with(r#"{"type":"notice""#);
    assert!(
        !socket.received.iter().any(is_notice),
        "the table was read anew"
    );
    // What was taken can be read again, too.
    let mut again = ada.join(&table).await;
    again
        .until_table(|table| table["chairs"][0]["holder"]["name"] == "Ada")
        .await;
}

/// A good body for every operation that takes one.
fn body_of(operation: &str) -> Value {
    match operation {
        "patch /api/session" | "post /api/bots" => json!({"name": "Ada"}),
        "post /api/session/enter" | "post /api/session/link/owner" => json!({"token": "t"}),
        "post /api/session/earlier" => json!({"user": "gnyjqn55t0a4syn4"}),
        "put /api/session/account" | "post /api/session/login" => {
            json!({"login": "ada", "password": "short"})
        }
        "post /api/tables" => json!({
            "game": "septet", "players": 4, "options": {"scoring": "basic"}, "clock": {"kind": "none"},
            "talk": "always",
        }),
        "post /api/tables/{id}/commands" => json!({"do": "say", "text": "hello"}),
        "post /api/matches" => {
            json!({"hyakki": 1, "game": "sketch", "players": 2, "names": ["a", "b"]})
        }
        "post /api/lessons/{game}/{lesson}" => json!({"played": ["r6"]}),
        "post /api/puzzles/{game}/{id}/try" => json!({"action": "r6"}),
        other => panic!("{other} takes a body that this test does not know"),
    }
}

/// The parameters of an operation.
fn parameters(operation: &Value) -> Vec<String> {
    let listed = operation["parameters"]
        .as_array()
        .cloned()
        .unwrap_or_default();
    let names = listed
        .iter()
        .map(|listed| listed["name"].as_str().unwrap().to_owned());
    names.collect()
}

/// The address of an operation with the same string for each parameter, of the path and behind the `?`.
fn address(client: &Client, path: &str, query: &[String], odd: &str) -> Url {
    let mut address = Url::parse(&client.url("")).unwrap();
    let segments = path.split('/').skip(1);
    let segments = segments.map(|segment| {
        if segment.starts_with('{') {
            odd
        } else {
            segment
        }
    });
    address
        .path_segments_mut()
        .unwrap()
        .clear()
        .extend(segments);
    for name in query {
        address.query_pairs_mut().append_pair(name, odd);
    }
    address
}

async fn no_string_in_a_route_fails(app: TestApp) {
    let described = app.nobody().get("/api").await.ok();
    let puzzle = puzzle_of_sketch(&app.nobody()).await;
    for (path, operations) in described["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            // A stream has no end to wait for.
            if path.ends_with("/stream") && !path.contains('{') {
                continue;
            }
            // One of the routes makes a guest forgotten.
            let ada = app.guest().await;
            route(&ada, path, path, method, operation).await;
            // Behind names of what there is not no other string is looked at.
            let known = path
                .replace("{game}/{lesson}", "sketch/first")
                .replace("puzzles/{game}/{id}", &format!("puzzles/sketch/{puzzle}"))
                .replace("puzzles/{game}", "puzzles/sketch");
            if known != *path {
                route(&ada, path, &known, method, operation).await;
            }
        }
    }
}

/// A puzzle that there is.
async fn puzzle_of_sketch(client: &Client) -> String {
    let day = client.get("/api/puzzles").await.ok();
    let mut games = day["games"].as_array().unwrap().iter();
    let sketch = games.find(|game| game["game"] == "sketch").unwrap();
    sketch["today"].as_str().unwrap().to_owned()
}

/// Asks an operation with odd strings wherever strings can stand in this form of its path.
async fn route(ada: &Client, path: &str, form: &str, method: &str, operation: &Value) {
    let (what, mut parameters) = (format!("{method} {path}"), parameters(operation));
    parameters.retain(|name| !path.contains(&format!("{{{name}}}")));
    let is_hashed = what.ends_with("/login");
    for odd in odd_strings(if is_hashed { 0 } else { 8 }, 0x0dd) {
        let parsed: Method = method.to_uppercase().parse().unwrap();
        let url = address(ada, form, &parameters, &odd);
        let request = || ada.request_at(parsed.clone(), url.clone());
        if operation["requestBody"].is_null() {
            must_not_fail(&what, &answer(request()).await);
            continue;
        }
        for body in with_each_string(&body_of(&what), &odd) {
            must_not_fail(&what, &answer(request().json(&body)).await);
        }
        must_not_fail(&what, &answer(request().body(odd.clone())).await);
    }
}
