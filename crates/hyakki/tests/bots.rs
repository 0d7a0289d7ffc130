//! The example bot, run as `docs/bots.md` says: against minds, and against another bot.

#![allow(clippy::unwrap_used, reason = "tests")]
#![cfg(unix)]

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use hyakki_catalog::GameId;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::timeout;

/// No match takes so long unless something is stuck.
const TIMEOUT: Duration = Duration::from_secs(120);

/// A server of its own for one test.
struct Server {
    process: Child,
    address: String,
    folder: TempDir,
}

impl Server {
    fn start() -> Server {
        let folder = TempDir::new().unwrap();
        let database = format!("sqlite:{}", folder.path().join("hyakki.db").display());
        let mut process = Command::new(env!("CARGO_BIN_EXE_hyakki"))
            .args(["serve", "--listen", "127.0.0.1:0", "--database", &database])
            .args(["--mind-time", "5ms", "--mind-pause", "0s", "--log", "error"])
            .env("HYAKKI_LANG", "en")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let address = line.trim().strip_prefix("Hyakki is open at ").unwrap();
        Server {
            process,
            address: address.to_owned(),
            folder,
        }
    }

    /// The example bot, playing.
    fn bot(&self, arguments: &[&str]) -> Bot {
        let script =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots/random_bot.py");
        let process = tokio::process::Command::new("python3")
            .arg("-u")
            .arg(script)
            .arg(&self.address)
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        Bot { process }
    }

    async fn post(&self, path: &str, token: Option<&str>, body: &Value) -> Value {
        let client = reqwest::Client::new();
        let mut request = client.post(format!("{}{path}", self.address)).json(body);
        if let Some(token) = token {
            request = request.bearer_auth(token);
        }
        let answer = request.send().await.unwrap();
        assert_eq!(answer.status(), 200, "{path}");
        answer.json().await.unwrap()
    }

    /// Watches a table until one of its seats is held by a bot or a person.
    async fn until_somebody_sits(&self, table: &str) {
        let address = format!("{}/api/tables/{table}/stream", self.address);
        let mut stream = reqwest::get(address).await.unwrap();
        let mut seen = String::new();
        while !seen.contains(r#""kind":"person""#) {
            let chunk = stream.chunk().await.unwrap().expect("the stream goes on");
            seen.push_str(&String::from_utf8_lossy(&chunk));
        }
    }

    /// Lets `hyakki verify` check the record of a match: every step, the outcome, and every deal from the secret.
    async fn verify(&self, match_id: &str) {
        let address = format!("{}/api/matches/{match_id}/record", self.address);
        let record = reqwest::get(address).await.unwrap().text().await.unwrap();
        assert!(record.contains(r#"{"secret":"#), "the secret is revealed");
        let file = self.folder.path().join(format!("{match_id}.jsonl"));
        std::fs::write(&file, record).unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_hyakki"))
            .arg("verify")
            .arg(&file)
            .output()
            .unwrap();
        assert!(output.status.success(), "{output:?}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

struct Bot {
    process: tokio::process::Child,
}

impl Bot {
    /// The last line that the bot prints, when the match is over.
    async fn result(self) -> Value {
        let ending = timeout(TIMEOUT, self.process.wait_with_output()).await;
        let output = ending.expect("the match ends").unwrap();
        assert!(output.status.success(), "{output:?}");
        let text = String::from_utf8(output.stdout).unwrap();
        // It acts on no picture from before its own last action.
        assert!(!text.contains("refused"), "{text}");
        serde_json::from_str(text.lines().last().unwrap()).unwrap()
    }
}

#[tokio::test]
async fn the_bot_finishes_a_match_of_every_game_against_minds() {
    let server = Server::start();
    let tables = GameId::ALL.map(|game| (game, game.default_players()));
    for (game, players) in tables.into_iter().chain([(GameId::Septet, 3)]) {
        let settings = json!({"game": game, "players": players}).to_string();
        let result = server.bot(&["--settings", &settings]).result().await;
        assert_eq!(
            result["places"].as_array().unwrap().len(),
            players,
            "{result}"
        );
        server.verify(result["match"].as_str().unwrap()).await;
    }
}

#[tokio::test]
async fn two_bots_meet_at_a_table_that_somebody_made() {
    let server = Server::start();
    let maker = server
        .post("/api/bots", None, &json!({"name": "Maker"}))
        .await;
    let settings = json!({"game": "sketch", "players": 2});
    let table = server
        .post("/api/tables", maker["token"].as_str(), &settings)
        .await;
    let arguments = ["--table", table["id"].as_str().unwrap()];
    let first = server.bot(&arguments);
    // The second comes when the first sits, or both would want the same seat.
    let sitting = server.until_somebody_sits(arguments[1]);
    timeout(TIMEOUT, sitting).await.unwrap();
    let second = server.bot(&arguments).result().await;
    let first = first.result().await;
    assert_eq!(first["match"], second["match"]);
    assert_eq!(first["places"], second["places"]);
    assert_ne!(first["seat"], second["seat"]);
}

#[test]
fn the_bot_is_short_and_needs_only_python() {
    let script = include_str!("../../../examples/bots/random_bot.py");
    assert!(script.lines().count() < 60);
    let imports: Vec<&str> = script
        .lines()
        .filter_map(|line| line.strip_prefix("import "))
        .flat_map(|names| names.split(", "))
        .collect();
    let is_standard = "import sys; print(all(name.split('.')[0] in sys.stdlib_module_names for name in sys.argv[1:]))";
    let output = Command::new("python3")
        .args(["-c", is_standard])
        .args(&imports)
        .output()
        .unwrap();
    assert!(!imports.is_empty());
    assert_eq!(String::from_utf8(output.stdout).unwrap().trim(), "True");
}
