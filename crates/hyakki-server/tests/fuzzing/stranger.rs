//! A client that asks whatever the description allows, and much that it does not.

use std::collections::BTreeSet;
use std::net::SocketAddr;

use reqwest::Method;
use reqwest::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use serde_json::Value;

use super::odd::{Dice, odd_bytes, odd_text};
use super::schema::Writer;
use crate::fixture::DEADLINE;

/// What came of a request that should not have.
pub(crate) type Failure = String;

/// A route of the description.
#[derive(Clone)]
pub(crate) struct Operation {
    pub(crate) method: Method,
    pub(crate) path: String,
    pub(crate) described: Value,
}

impl Operation {
    /// Every operation of a description, and a few addresses beside it.
    pub(crate) fn all(description: &Value) -> Vec<Operation> {
        let mut all = Vec::new();
        for (path, operations) in description["paths"].as_object().unwrap() {
            for (method, described) in operations.as_object().unwrap() {
                let Ok(method) = method.to_uppercase().parse::<Method>() else {
                    continue;
                };
                if described["responses"].is_object() {
                    all.push(Operation {
                        method,
                        path: path.clone(),
                        described: described.clone(),
                    });
                }
            }
        }
        for path in ["/", "/t/{id}", "/api", "/healthz", "/readyz", "/{id}"] {
            all.push(Operation {
                method: Method::GET,
                path: path.to_owned(),
                described: Value::Null,
            });
        }
        all
    }
}

/// Somebody, perhaps with an identity.
pub(crate) struct Stranger {
    pub(crate) address: SocketAddr,
    pub(crate) http: reqwest::Client,
    pub(crate) cookie: Option<String>,
    /// How many answers there were, by hundreds of their status.
    pub(crate) counts: [u64; 6],
    /// The operations that have answered well.
    pub(crate) done: BTreeSet<String>,
}

impl Stranger {
    pub(crate) fn new(address: SocketAddr) -> Stranger {
        Stranger {
            address,
            http: reqwest::Client::builder().no_proxy().build().unwrap(),
            cookie: None,
            counts: [0; 6],
            done: BTreeSet::new(),
        }
    }

    /// Becomes a new guest.
    pub(crate) async fn arrive(&mut self) {
        let url = format!("http://{}/api/session", self.address);
        let answer = self.http.post(url).timeout(DEADLINE).send().await.unwrap();
        let cookie = answer.headers()[SET_COOKIE].to_str().unwrap();
        self.cookie = cookie.split(';').next().map(str::to_owned);
    }

    /// The path of an operation, nearly always with parameters that there are, where only the right ones together lead anywhere.
    async fn known_place(
        &self,
        operation: &Operation,
        writer: &Writer<'_>,
        dice: &mut Dice,
    ) -> String {
        let path = &operation.path;
        if dice.once_in(4) {
            return path.clone();
        }
        if path == "/api/sessions/{id}" {
            return path.replace("{id}", &self.own_session().await);
        }
        let mut known = |name| &writer.known[name][dice.below(writer.known[name].len())];
        path.replace("{game}/{id}", known("puzzle"))
            .replace("/puzzles/{game}", &format!("/puzzles/{}", known("game")))
            .replace("{game}/{lesson}", known("lesson"))
    }

    /// What names the own session.
    async fn own_session(&self) -> String {
        let url = format!("http://{}/api/sessions", self.address);
        let mut request = self.http.get(url).timeout(DEADLINE);
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let answer = request.send().await.unwrap();
        let sessions: Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap();
        // Whoever was logged out has none.
        sessions[0]["id"].as_str().unwrap_or("none").to_owned()
    }

    /// Sends one request of this operation; what comes must be an answer that is not the server's failure.
    pub(crate) async fn try_operation(
        &mut self,
        operation: &Operation,
        writer: &Writer<'_>,
        dice: &mut Dice,
    ) -> Result<(), Failure> {
        let place = self.known_place(operation, writer, dice).await;
        let path = address(operation, &place, writer, dice);
        let url = format!("http://{}{path}", self.address);
        let mut request = self.http.request(operation.method.clone(), &url);
        request = request.timeout(DEADLINE);
        if let Some(cookie) = self.cookie.as_ref().filter(|_| !dice.once_in(20)) {
            request = request.header(COOKIE, cookie);
        }
        if dice.once_in(10) {
            let name = [
                "cookie",
                "authorization",
                "range",
                "if-none-match",
                "accept-encoding",
                "origin",
                "accept",
            ];
            let value: Vec<u8> = odd_bytes(dice)
                .into_iter()
                .filter(|byte| *byte >= 32 && *byte != 127)
                .collect();
            request = request.header(name[dice.below(name.len())], value);
        }
        let body = body(operation, writer, dice);
        let shown = String::from_utf8_lossy(&body)
            .chars()
            .take(300)
            .collect::<String>();
        if !body.is_empty() {
            let kind = if dice.once_in(30) {
                "text/plain"
            } else {
                "application/json"
            };
            request = request.header(CONTENT_TYPE, kind).body(body);
        }
        let what = format!("{} {path} with {shown}", operation.method);
        let answer = request
            .send()
            .await
            .map_err(|error| format!("{what}: {error:?}"))?;
        let status = answer.status();
        self.counts[usize::from(status.as_u16()) / 100] += 1;
        if status.is_success() {
            let done = format!("{} {}", operation.method, operation.path);
            self.done.insert(done);
        }
        if status == 401 || operation.path.starts_with("/api/session") {
            self.arrive().await;
        }
        // A stream has no end to wait for: its first piece will do.
        let mut answer = answer;
        let first = answer.chunk().await.ok().flatten().unwrap_or_default();
        if status.is_server_error() {
            let text = String::from_utf8_lossy(&first);
            return Err(format!("{what}: {status} {text}"));
        }
        Ok(())
    }
}

/// The address with something for every parameter of a path.
fn address(operation: &Operation, path: &str, writer: &Writer<'_>, dice: &mut Dice) -> String {
    let parts = path.split('/').skip(1).map(|part| {
        let name = part
            .strip_prefix('{')
            .and_then(|part| part.strip_suffix('}'));
        match name {
            None => part.to_owned(),
            // Tables and matches are both called by an id.
            Some("id") if path.contains("/matches/") => parameter("match", writer, dice),
            Some("id") => parameter("table", writer, dice),
            Some(name) => parameter(name, writer, dice),
        }
    });
    let mut address = parts.fold(String::new(), |address, part| address + "/" + &part);
    let mut next = '?';
    for described in operation.described["parameters"]
        .as_array()
        .into_iter()
        .flatten()
    {
        if described["in"] == "query" && !dice.once_in(3) {
            let name = described["name"].as_str().unwrap();
            address += &format!("{next}{name}={}", parameter(name, writer, dice));
            next = '&';
        }
    }
    address
}

/// A text for an address, written as it travels: also bytes that are no text.
fn parameter(name: &str, writer: &Writer<'_>, dice: &mut Dice) -> String {
    let bytes = match dice.below(8) {
        0 => odd_bytes(dice),
        1 => odd_text(dice).into_bytes(),
        2 => dice.below(9).to_string().into_bytes(),
        _ => writer.text(name, dice).into_bytes(),
    };
    let bytes = bytes.iter().take(2_000);
    let escaped = bytes.map(|byte| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => char::from(*byte).to_string(),
        byte => format!("%{byte:02X}"),
    });
    escaped.collect()
}

fn body(operation: &Operation, writer: &Writer<'_>, dice: &mut Dice) -> Vec<u8> {
    let content = &operation.described["requestBody"]["content"];
    let Some((kind, content)) = content.as_object().and_then(|kinds| kinds.iter().next()) else {
        return if dice.once_in(10) {
            odd_bytes(dice)
        } else {
            Vec::new()
        };
    };
    if dice.once_in(25) {
        return odd_bytes(dice);
    }
    if kind != "application/json" {
        return damaged(writer.text("record", dice).into_bytes(), dice);
    }
    writer.value(&content["schema"], "", dice).into_bytes()
}

/// A few bytes of it changed.
fn damaged(mut bytes: Vec<u8>, dice: &mut Dice) -> Vec<u8> {
    for _ in 0..dice.below(4) {
        let place = dice.below(bytes.len());
        match dice.below(3) {
            0 => bytes.truncate(place),
            1 => bytes
                .splice(place..place, odd_text(dice).into_bytes())
                .for_each(drop),
            _ => bytes
                .iter_mut()
                .skip(place)
                .take(1)
                .for_each(|byte| *byte ^= 1 << dice.below(8)),
        }
    }
    bytes
}
