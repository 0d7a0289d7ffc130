//! The generator on the real server: what it reads out of messages is what the server writes into them.

#![allow(clippy::unwrap_used, reason = "tests")]

use std::process::Command;

use hyakki_server::{Config, Limits, Server};
use hyakki_store::Store;
use serde_json::Value;

/// No limit holds back one client that plays for many.
fn unlimited() -> Limits {
    Limits {
        requests_per_second: 1_000_000,
        guests_per_minute: 1_000_000,
        tables_per_minute: 1_000_000,
        messages_per_second: 1_000_000,
        sockets_per_address: 1_000_000,
        sockets: 1_000_000,
        ..Limits::default()
    }
}

/// Runs the generator on a server of its own. Where that is, is written in place of ADDRESS, METRICS and PID.
async fn report_of(arguments: &[&str]) -> Value {
    let place = [
        "--address",
        "ADDRESS",
        "--metrics",
        "METRICS",
        "--pid",
        "PID",
    ];
    report_as_written(&[&place, arguments].concat()).await
}

async fn report_as_written(arguments: &[&str]) -> Value {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("hyakki.db").display());
    let config = Config {
        limits: unlimited(),
        metrics_listen: Some(([127, 0, 0, 1], 0).into()),
        ..Config::default()
    };
    let server = Server::start(config, Store::open(&url).await.unwrap())
        .await
        .unwrap();
    let address = server.address().to_string();
    let metrics = server.metrics_address().unwrap().to_string();
    let mut generator = Command::new(env!("CARGO_BIN_EXE_hyakki-load"));
    let pid = std::process::id().to_string();
    generator.args(arguments.iter().map(|argument| match *argument {
        "ADDRESS" => &address,
        "METRICS" => &metrics,
        "PID" => &pid,
        other => other,
    }));
    generator.args(["--settle", "0.1"]);
    let output = tokio::task::spawn_blocking(move || generator.output().unwrap())
        .await
        .unwrap();
    server.stop().await;
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    serde_json::from_slice(&output.stdout).unwrap()
}

fn assert_nothing_failed(report: &Value) {
    for field in ["rejected", "errors", "unanswered"] {
        assert_eq!(report[field], 0, "{field} in {report}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn eager_tables_play_match_after_match() {
    // How long a match takes depends on the machine.
    for seconds in ["2", "8", "32"] {
        let report = report_of(&["--tables", "3", "--seconds", seconds, "--warmup", "0.1"]).await;
        assert_nothing_failed(&report);
        assert!(report["steps"].as_u64().unwrap() > 0, "{report}");
        assert_eq!(report["sockets"], 12);
        // One table more was made first, and leaves the memory after a minute.
        assert_eq!(report["tables_alive"]["played"], 4);
        if report["matches_ended"].as_u64().unwrap() > 0 {
            return;
        }
    }
    panic!("no match has ended in half a minute");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_at_the_rate_that_was_asked_for() {
    for (game, players) in [
        ("septet", "3"),
        ("sketch", "2"),
        ("pagoda", "5"),
        ("tajuto", "4"),
    ] {
        let rate = ["--rate", "20", "--seconds", "1", "--warmup", "0.5"];
        let which = ["--tables", "2", "--game", game, "--players", players];
        let report = report_of(&[&rate[..], &which[..]].concat()).await;
        assert_nothing_failed(&report);
        let n_steps = report["steps"].as_u64().unwrap();
        assert!((1..=40).contains(&n_steps), "{game}: {report}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_without_all_their_sockets_are_kept_alive_but_not_played() {
    let few = [
        "--sockets",
        "9",
        "--rate",
        "20",
        "--seconds",
        "1",
        "--warmup",
        "0.1",
    ];
    let report = report_of(&[&["--tables", "3"], &few[..]].concat()).await;
    assert_nothing_failed(&report);
    assert_eq!(report["sockets"], 9);
    assert_eq!(report["tables_played"], 2);
    assert!(report["steps"].as_u64().unwrap() > 0, "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_readme_says_runs() {
    let readme = include_str!("../README.md").replace("\\\n", " ");
    let lines = |command: &'static str| {
        let lines = readme.lines();
        lines.filter_map(move |line| line.strip_prefix(command))
    };
    let serve = lines("target/release/hyakki serve").next().unwrap();
    assert!(serve.contains("--listen ADDRESS --metrics-listen METRICS"));
    let mut n_lines = 0;
    for line in lines("target/release/hyakki-load") {
        n_lines += 1;
        // The same in little.
        let words = line.split_whitespace().map(|word| match word {
            "200" => "2",
            "15" => "1",
            "1000" => "20",
            word => word,
        });
        let words: Vec<&str> = words.chain(["--warmup", "0.1"]).collect();
        let report = report_as_written(&words).await;
        assert_nothing_failed(&report);
        assert!(report["steps"].as_u64().unwrap() > 0, "{line}: {report}");
    }
    assert_eq!(n_lines, 2);
}
