//! The description of the HTTP API, and whether it is true.

use std::collections::BTreeSet;

use hyakki_catalog::GameId;
use reqwest::Method;
use serde_json::{Value, json};

use crate::fixture::{TestApp, answer, problem_code};

/// Everything that can be asked, as method and path.
const ROUTES: &str = "
    GET /api/games
    GET /api/games/{game}/rules
    GET /api/minds
    GET /api/session
    POST /api/session
    PATCH /api/session
    DELETE /api/session
    DELETE /api/session/everywhere
    POST /api/session/link
    POST /api/session/link/owner
    POST /api/session/enter
    GET /api/session/earlier
    POST /api/session/earlier
    PUT /api/session/account
    POST /api/session/login
    POST /api/bots
    GET /api/lobby
    GET /api/lobby/socket
    GET /api/lobby/stream
    POST /api/tables
    GET /api/tables/{id}
    POST /api/tables/{id}/commands
    GET /api/tables/{id}/socket
    GET /api/tables/{id}/stream
    GET /api/tables/{id}/hint
    GET /api/tables/{id}/matches
    GET /api/matches
    POST /api/matches
    GET /api/matches/{id}
    GET /api/matches/{id}/record
    GET /api/matches/{id}/verdict
    GET /api/matches/{id}/steps/{step}";

fn described(api: &Value) -> BTreeSet<String> {
    let paths = api["paths"].as_object().unwrap();
    let routes = paths.iter().flat_map(|(path, item)| {
        let methods = item.as_object().unwrap().keys();
        methods.map(move |method| format!("{} {path}", method.to_uppercase()))
    });
    routes.collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_route_is_described_and_there() {
    let app = TestApp::start().await;
    let api = app.nobody().get("/api").await.ok();
    assert!(api["openapi"].as_str().unwrap().starts_with("3."));
    let expected: BTreeSet<String> = ROUTES
        .lines()
        .map(|line| line.trim().to_owned())
        .filter(|line| !line.is_empty())
        .collect();
    assert_eq!(described(&api), expected);
    // Whatever is described is there, whether it can be used or not.
    for route in &expected {
        let (method, path) = route.split_once(' ').unwrap();
        let path = path
            .replace("{id}", "0123456789abcdef")
            .replace("{step}", "1")
            .replace("{game}", "septet");
        if path == "/api/lobby/stream" {
            // It does not end, so it cannot be read to its end.
            continue;
        }
        let client = app.guest().await;
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        let answer = answer(client.request(method, &path).json(&json!({}))).await;
        if answer.status.is_client_error() {
            let code = problem_code(&answer.json());
            assert!(
                !["no-such-page", "no-such-method"].contains(&code.as_str()),
                "{route}: {code}"
            );
        } else {
            assert!(answer.status.is_success(), "{route}: {answer:?}");
        }
    }
}

/// Every reference in the description leads somewhere.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_description_is_whole() {
    let app = TestApp::start().await;
    let api = app.nobody().get("/api").await.ok();
    let mut n_references = 0;
    let mut waiting = vec![&api];
    while let Some(value) = waiting.pop() {
        match value {
            Value::Object(fields) => {
                if let Some(Value::String(reference)) = fields.get("$ref") {
                    let pointer = reference.strip_prefix('#').unwrap();
                    assert!(api.pointer(pointer).is_some(), "{reference}");
                    n_references += 1;
                }
                waiting.extend(fields.values());
            }
            Value::Array(items) => waiting.extend(items),
            _ => {}
        }
    }
    assert!(n_references > 20);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_rules_and_minds_are_listed() {
    let app = TestApp::start().await;
    let client = app.nobody();
    let games = client.get("/api/games").await.ok();
    let names: Vec<&str> = games
        .as_array()
        .unwrap()
        .iter()
        .map(|game| game["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, GameId::ALL.map(GameId::name));
    for name in names {
        let rules = client.get(&format!("/api/games/{name}/rules")).await;
        assert!(rules.status.is_success() && rules.text.starts_with('#'));
        assert!(rules.header("content-type").starts_with("text/"));
    }
    assert!(
        client
            .get("/api/minds")
            .await
            .ok()
            .as_array()
            .unwrap()
            .contains(&json!("novice"))
    );
    assert_eq!(client.get("/healthz").await.text, "ok\n");
    assert_eq!(client.get("/readyz").await.text, "ok\n");
    let metrics = app.metrics().await;
    assert!(
        metrics.contains("hyakki_requests_total{status=\"200\"}") && metrics.ends_with("# EOF\n")
    );
}
