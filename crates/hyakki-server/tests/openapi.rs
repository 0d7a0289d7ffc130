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
    GET /api/sessions
    DELETE /api/sessions
    DELETE /api/sessions/{id}
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
    GET /api/tables/{id}/steps
    GET /api/tables/{id}/matches
    GET /api/matches
    POST /api/matches
    GET /api/matches/{id}
    GET /api/matches/{id}/record
    GET /api/matches/{id}/verdict
    GET /api/matches/{id}/steps
    GET /api/matches/{id}/steps/{step}
    GET /api/matches/{id}/review
    POST /api/matches/{id}/review
    GET /api/lessons
    POST /api/lessons/{game}/{lesson}
    GET /api/puzzles
    GET /api/puzzles/{game}
    GET /api/puzzles/{game}/{id}
    POST /api/puzzles/{game}/{id}/try";

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

/// Every operation of a description, with its path.
fn operations(api: &Value) -> impl Iterator<Item = (&str, &Value)> {
    let paths = api["paths"].as_object().unwrap().iter();
    paths.flat_map(|(path, item)| {
        let operations = item.as_object().unwrap().values();
        operations.map(move |operation| (path.as_str(), operation))
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_says_what_it_means_and_every_refusal_is_a_problem() {
    let app = TestApp::start().await;
    let api = app.nobody().get("/api").await.ok();
    let problem = json!({"schema": {"$ref": "#/components/schemas/Problem"}});
    let mut n_refusals = 0;
    for (path, operation) in operations(&api) {
        for (status, response) in operation["responses"].as_object().unwrap() {
            let about = response["description"].as_str().unwrap();
            assert!(!about.is_empty(), "{path}, {status}");
            if status == "default" || status.starts_with(['4', '5']) {
                assert_eq!(
                    response["content"],
                    json!({"application/json": problem}),
                    "{path}, {status}"
                );
                n_refusals += 1;
            }
        }
        assert!(operation["responses"]["default"].is_object(), "{path}");
    }
    assert!(n_refusals > 50);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn parameters_stand_where_they_are_said_to_stand() {
    let app = TestApp::start().await;
    let api = app.nobody().get("/api").await.ok();
    let mut n_queries = 0;
    for (path, operation) in operations(&api) {
        let templates = path
            .split('/')
            .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
        let parameters = operation["parameters"].as_array().into_iter().flatten();
        let mut in_path = BTreeSet::new();
        for parameter in parameters {
            match parameter["in"].as_str().unwrap() {
                "path" => {
                    assert_eq!(parameter["required"], true, "{path}");
                    in_path.insert(parameter["name"].as_str().unwrap());
                }
                place => {
                    assert_eq!(place, "query", "{path}");
                    n_queries += 1;
                }
            }
        }
        assert_eq!(in_path, templates.collect(), "{path}");
    }
    assert_eq!(n_queries, 21);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_may_ask_is_said_and_every_operation_has_a_name_of_its_own() {
    let app = TestApp::start().await;
    let api = app.nobody().get("/api").await.ok();
    let schemes = &api["components"]["securitySchemes"];
    assert_eq!(
        (&schemes["cookie"]["in"], &schemes["cookie"]["name"]),
        (&json!("cookie"), &json!("hyakki"))
    );
    assert_eq!(schemes["secure-cookie"]["name"], "__Host-hyakki");
    assert_eq!(
        (&schemes["bearer"]["type"], &schemes["bearer"]["scheme"]),
        (&json!("http"), &json!("bearer"))
    );
    let mut names = BTreeSet::new();
    for (path, operation) in operations(&api) {
        assert!(
            names.insert(operation["operationId"].as_str().unwrap()),
            "{path}"
        );
        let needs_identity = operation["responses"]["401"].is_object();
        assert_eq!(operation["security"].is_array(), needs_identity, "{path}");
    }
    assert!(api["security"].as_array().unwrap().contains(&json!({})));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_views_and_actions_of_every_game_are_described() {
    let app = TestApp::start().await;
    let api = app.nobody().get("/api").await.ok();
    let schemas = &api["components"]["schemas"];
    for game in GameId::ALL {
        let types = hyakki_catalog::schemas(game);
        for (union, name) in [("GameView", &types.view), ("GameAction", &types.action)] {
            let reference = json!({"$ref": format!("#/components/schemas/{name}")});
            assert!(
                schemas[union]["anyOf"]
                    .as_array()
                    .unwrap()
                    .contains(&reference),
                "{name}"
            );
            assert!(
                schemas[name]["properties"].is_object() || schemas[name]["oneOf"].is_array(),
                "{name}"
            );
        }
    }
    let side = &schemas["SideView"]["properties"];
    assert_eq!(side["view"]["$ref"], "#/components/schemas/GameView");
    assert_eq!(
        side["legal_parts"]["items"]["$ref"],
        "#/components/schemas/GameAction"
    );
}

/// Generators name a class after each variant's title, and number the variants without one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_variant_has_a_name_of_its_own() {
    let app = TestApp::start().await;
    let api = app.nobody().get("/api").await.ok();
    let schemas = api["components"]["schemas"].as_object().unwrap();
    let mut names: BTreeSet<&str> = schemas.keys().map(String::as_str).collect();
    for (name, schema) in schemas {
        let variants = schema["oneOf"].as_array().into_iter().flatten();
        for variant in variants.filter(|variant| variant["type"] == "object") {
            let title = variant["title"].as_str();
            let title = title.unwrap_or_else(|| panic!("{name}: {variant}"));
            assert!(title.starts_with(name) && names.insert(title), "{title}");
        }
    }
    for title in [
        "CommandSeatMind",
        "SketchActionPlayCall",
        "PagodaCardNeedHand",
    ] {
        assert!(names.contains(title), "{title}");
    }
}

/// There are generators that read only the first of several constants.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_type_of_words_is_an_enum() {
    let app = TestApp::start().await;
    let api = app.nobody().get("/api").await.ok();
    let schemas = &api["components"]["schemas"];
    assert_eq!(
        schemas["SketchPhaseView"]["enum"],
        json!(["setup", "reshuffle", "play", "over"])
    );
    let about = schemas["SketchPhaseView"]["description"].as_str().unwrap();
    assert!(about.contains("`over`: Nothing."), "{about}");
    assert_eq!(
        schemas["PagodaCardNeed"]["oneOf"][0]["enum"],
        json!(["deal"])
    );
    for (name, schema) in schemas.as_object().unwrap() {
        let variants = schema["oneOf"].as_array().into_iter().flatten();
        for variant in variants {
            assert!(variant["const"].is_null(), "{name}: {variant}");
        }
    }
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
