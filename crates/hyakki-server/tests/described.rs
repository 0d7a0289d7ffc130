//! Whatever the server says in any of these tests is as `GET /api` describes it.

use std::collections::{BTreeSet, HashMap};
use std::net::SocketAddr;
use std::sync::{Mutex, OnceLock};

use hyakki_catalog::GameId;
use jsonschema::Validator;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::fixture::{Answer, Client, TestApp, answer};
use crate::streams::Lines;

static DESCRIPTION: OnceLock<Description> = OnceLock::new();

/// What a server says about itself; all of one build say the same.
struct Description {
    api: Value,
    /// Whatever was asked for before.
    validators: Mutex<HashMap<String, Validator>>,
    /// The operations that were seen to do what was asked.
    done: Mutex<BTreeSet<String>>,
}

/// Reads the description, the first time that there is a server.
pub(crate) async fn read(address: SocketAddr) {
    if DESCRIPTION.get().is_none() {
        let answer = reqwest::get(format!("http://{address}/api")).await.unwrap();
        let mut api: Value = answer.json().await.unwrap();
        forbid_more(&mut api["components"]["schemas"]);
        DESCRIPTION.get_or_init(|| Description {
            api,
            validators: Mutex::default(),
            done: Mutex::default(),
        });
    }
}

/// A client may be sent fields that it does not know, but we send none that we do not describe.
fn forbid_more(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            fields.values_mut().for_each(forbid_more);
            if fields.get("type") == Some(&json!("object")) && fields.contains_key("properties") {
                fields.insert("additionalProperties".to_owned(), json!(false));
            }
        }
        Value::Array(items) => items.iter_mut().for_each(forbid_more),
        _ => {}
    }
}

impl Description {
    /// Checks a value against a schema in the description.
    fn check(&self, schema: &Value, value: &Value, what: &str) {
        let mut validators = self.validators.lock().unwrap();
        let validator = validators.entry(schema.to_string()).or_insert_with(|| {
            let components = &self.api["components"];
            let whole = json!({ "allOf": [schema], "components": components });
            jsonschema::draft202012::new(&whole).unwrap()
        });
        let errors = validator.iter_errors(value);
        let errors: Vec<String> = errors
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        // One answer that is wrong must not keep the others from being judged.
        drop(validators);
        assert!(errors.is_empty(), "{what}: {errors:#?}\n{value:#}");
    }

    /// The operation at an address, with its name.
    fn operation(&self, method: &Method, path: &str) -> Option<(String, &Value)> {
        let method = method.as_str().to_lowercase();
        let is_like = |template: &str| {
            let mut parts = path.split('/');
            let fits = template.split('/').all(|part| {
                parts
                    .next()
                    .is_some_and(|given| part == given || part.starts_with('{'))
            });
            fits && parts.next().is_none()
        };
        let paths = self.api["paths"].as_object().unwrap();
        let (path, item) = paths.iter().find(|(template, _)| is_like(template))?;
        let operation = item.get(&method)?;
        Some((format!("{method} {path}"), operation))
    }

    fn check_answer(&self, name: &str, operation: &Value, answer: &Answer) {
        let responses = &operation["responses"];
        let status = answer.status.as_str();
        let response = responses.get(status).unwrap_or(&responses["default"]);
        let what = format!("{name}, {status}");
        assert!(response.is_object(), "{what}: not described");
        if answer.status.is_success() {
            self.done.lock().unwrap().insert(name.to_owned());
        }
        let Some(content) = response["content"].as_object() else {
            assert_eq!(answer.text, "", "{what}");
            return;
        };
        let kind = answer.header("content-type").split(';').next().unwrap();
        let described = content.get(kind);
        let described = described.unwrap_or_else(|| panic!("{what}: “{kind}” is not described"));
        if kind == "application/json" {
            self.check(&described["schema"], &answer.json(), &what);
        }
    }
}

/// Checks an answer over HTTP.
pub(crate) fn check_answer(method: &Method, path: &str, answer: &Answer) {
    let Some(description) = DESCRIPTION.get() else {
        return;
    };
    // Addresses that are too long never come to a route.
    if answer.status == StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE {
        return;
    }
    if let Some((name, operation)) = description.operation(method, path) {
        description.check_answer(&name, operation, answer);
    }
}

/// Checks a message on the socket or in the stream at this address.
pub(crate) fn check_message(address: &str, message: &Value) {
    let kind = match (address.contains("/lobby/"), address.contains("/stream")) {
        (true, true) => "LobbyLine",
        (true, false) => "LobbyMessage",
        (false, true) => "TableLine",
        (false, false) => "ServerMessage",
    };
    let schema = json!({ "$ref": format!("#/components/schemas/{kind}") });
    let description = DESCRIPTION.get().expect("it is read when a server starts");
    description.check(&schema, message, kind);
}

/// The operations that make no answer to look at.
const ENDLESS: [&str; 4] = [
    "get /api/lobby/socket",
    "get /api/lobby/stream",
    "get /api/tables/{id}/socket",
    "get /api/tables/{id}/stream",
];

/// Everything that a person can do with an identity.
async fn use_sessions(app: &TestApp) {
    let person = app.person("Ada").await;
    person.get("/api/session").await.ok();
    let credentials = json!({"login": "ada", "password": "correct horse battery"});
    person.put("/api/session/account", &credentials).await.ok();
    let link = || async { person.post("/api/session/link", &json!({})).await.ok() };
    let other = app.person("Ben").await;
    other
        .post("/api/session/link/owner", &link().await)
        .await
        .ok();
    other.post("/api/session/enter", &link().await).await.ok();
    other.post("/api/session/login", &credentials).await.ok();
    let earlier = other.get("/api/session/earlier").await.ok();
    let chosen = json!({"user": earlier[0]["user"]});
    other.post("/api/session/earlier", &chosen).await.ok();
    let sessions = person.get("/api/sessions").await.ok();
    let is_another = |session: &&Value| session["is_this"] == json!(false);
    let another = sessions.as_array().unwrap().iter().find(is_another);
    let id = another.unwrap()["id"].as_str().unwrap();
    person.delete(&format!("/api/sessions/{id}")).await;
    person.delete("/api/sessions").await;
    person.delete("/api/session/everywhere").await;
    other.delete("/api/session").await;
}

/// Everything that can be done with puzzles.
async fn use_puzzles(guest: &Client) {
    let day = guest.get("/api/puzzles").await.ok();
    for one in day["games"].as_array().unwrap() {
        let game = one["game"].as_str().unwrap();
        guest
            .get(&format!("/api/puzzles/{game}?place=1"))
            .await
            .ok();
        let path = format!("/api/puzzles/{game}/{}", one["today"].as_str().unwrap());
        let shown = guest.get(&path).await.ok();
        for action in shown["legal"].as_array().unwrap() {
            let tried = json!({ "action": action });
            guest.post(&format!("{path}/try"), &tried).await.ok();
        }
    }
}

/// The first part of every lesson.
async fn use_lessons(guest: &Client) {
    let lessons = guest.get("/api/lessons").await.ok();
    for lesson in lessons.as_array().unwrap() {
        let [game, name] = ["game", "name"].map(|field| lesson[field].as_str().unwrap());
        let path = format!("/api/lessons/{game}/{name}");
        guest.post(&path, &json!({"played": []})).await.ok();
    }
}

/// Everything that a bot can do at a table, for each game; tells the last match.
async fn use_tables(bot: &Client) -> String {
    let mut last = String::new();
    for game in GameId::ALL {
        let table = bot.make_table_for(game).await;
        let stream = format!("/api/tables/{table}/stream");
        let mut lines = Lines::open(bot, &stream).await;
        bot.ask(&table, &json!({"do": "sit", "seat": 0, "name": ""}))
            .await
            .ok();
        for seat in 1..game.default_players() {
            let mind = json!({"do": "seat-mind", "seat": seat, "level": "novice"});
            bot.ask(&table, &mind).await.ok();
        }
        let is_mine = |message: &Value| {
            let legal = message.pointer("/table/match/sides/0/legal/0");
            legal.is_some()
        };
        let picture = lines.until(is_mine).await;
        let hint = format!("/api/tables/{table}/hint?seat=0&mind=novice");
        let hint = bot.get(&hint).await;
        assert!(hint.status.is_success(), "{hint:?}");
        let action = &picture["table"]["match"]["sides"][0]["legal"][0];
        let act = json!({"do": "act", "seat": 0, "step": picture["step"], "action": action});
        bot.ask(&table, &act).await;
        bot.get(&format!("/api/tables/{table}/steps?seat=0"))
            .await
            .ok();
        bot.ask(&table, &json!({"do": "leave", "seat": 0}))
            .await
            .ok();
        let over = lines
            .until(|message| message["table"]["stage"] == "over")
            .await;
        bot.get(&format!("/api/tables/{table}")).await.ok();
        bot.get(&format!("/api/tables/{table}/matches")).await.ok();
        last = over["table"]["match"]["id"].as_str().unwrap().to_owned();
        for seat in ["", "?seat=0"] {
            bot.get(&format!("/api/matches/{last}/steps{seat}"))
                .await
                .ok();
        }
        for (seat, step) in [("", 0), ("?seat=0", 1), ("?seat=0", 2)] {
            bot.get(&format!("/api/matches/{last}/steps/{step}{seat}"))
                .await
                .ok();
        }
    }
    last
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_operation_answers_as_it_is_described() {
    let app = TestApp::start().await;
    let bot = app.bot("Robo").await;
    use_sessions(&app).await;
    use_puzzles(&bot).await;
    use_lessons(&bot).await;
    let id = use_tables(&bot).await;
    for path in ["/api/games", "/api/minds", "/api/lobby", "/api/matches"] {
        bot.get(path).await.ok();
    }
    bot.get("/api/games/septet/rules").await;
    bot.get(&format!("/api/matches/{id}")).await.ok();
    bot.get(&format!("/api/matches/{id}/verdict")).await.ok();
    let review = format!("/api/matches/{id}/review");
    bot.get(&review).await.ok();
    bot.post(&review, &json!(null)).await.ok();
    let record = bot.get(&format!("/api/matches/{id}/record")).await.text;
    let import = bot.request(Method::POST, "/api/matches").body(record);
    answer(import.header("content-type", "application/x-ndjson"))
        .await
        .ok();
    let description = DESCRIPTION.get().unwrap();
    let paths = description.api["paths"].as_object().unwrap();
    let operations = paths.iter().flat_map(|(path, item)| {
        let methods = item.as_object().unwrap().keys();
        methods.map(move |method| format!("{method} {path}"))
    });
    let done = description.done.lock().unwrap().clone();
    let missing: Vec<String> = operations
        .filter(|name| !done.contains(name) && !ENDLESS.contains(&name.as_str()))
        .collect();
    assert_eq!(missing, Vec::<String>::new(), "never seen to succeed");
}
