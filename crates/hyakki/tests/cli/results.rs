//! What results say about themselves, and how figures are written.

use serde_json::Value;

use super::{succeed, text};

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&succeed(&[arguments, &["--json"]].concat())).unwrap()
}

#[test]
fn every_result_says_what_made_it() {
    let position =
        "g7 u3 / p7 p9 / y7 b8 / u5 r6 / y10; lead 0; tricks 4 2 1 3; bosses r7 / u7 b7 / - / k7";
    let commands: [&[&str]; 4] = [
        &["simulate", "sketch", "--games", "2", "--seed", "8"],
        &[
            "arena",
            "sketch",
            "--minds",
            "random,novice",
            "--games",
            "2",
            "--seed",
            "8",
        ],
        &[
            "study", "sketch", "--mind", "random", "--games", "2", "--seed", "8",
        ],
        &["solve", "septet", "--position", position],
    ];
    for command in commands {
        let result = json(command);
        let made_by = &result["made_by"];
        assert_eq!(made_by["version"], env!("CARGO_PKG_VERSION"), "{command:?}");
        // What the binary was built from, this test was too.
        assert_eq!(made_by["commit"].as_str(), option_env!("HYAKKI_COMMIT"));
        let given = made_by["command"].as_str().unwrap();
        assert!(
            given.starts_with(&format!("hyakki {} ", command[0])),
            "{given}"
        );
        assert!(given.ends_with(" --json"), "{given}");
        let date = made_by["date"].as_str().unwrap();
        assert!(date.starts_with("20") && date.ends_with('Z'), "{date}");
        if command.contains(&"--seed") {
            assert_eq!(result["seed"], 8);
        }
    }
}

#[test]
fn every_report_says_what_made_it() {
    let folder = tempfile::tempdir().unwrap();
    let report = folder.path().join("report.html");
    let commands: [&[&str]; 2] = [
        &["arena", "sketch", "--minds", "random,novice"],
        &["study", "sketch", "--mind", "random"],
    ];
    for command in commands {
        let rest = ["--games", "2", "--seed", "77", "--report", text(&report)];
        succeed(&[command, &rest].concat());
        let page = std::fs::read_to_string(&report).unwrap();
        let version = env!("CARGO_PKG_VERSION");
        let commit = option_env!("HYAKKI_COMMIT").unwrap_or("unknown");
        let origin = format!("Made by hyakki {version} (commit {commit}) on 20");
        for part in [origin.as_str(), "seed 77", "--games 2 --seed 77 --report"] {
            assert!(page.contains(part), "{part}");
        }
    }
}

#[test]
fn what_everybody_does_is_no_estimate_at_any_table() {
    let study = ["study", "septet", "--mind", "random", "--games", "6"];
    let result = json(&study);
    for (table, n_seats) in result["tables"].as_array().unwrap().iter().zip([3.0, 4.0]) {
        let used = &table["kinds"]["pass three cards"];
        assert_eq!(used["everybody"], true);
        let figure = |part: &str| used["share_of_users"][part].as_f64().unwrap();
        // Partners win together.
        let n_winners = if n_seats == 4.0 { 2.0 } else { 1.0 };
        assert!(
            (figure("value") - n_winners / n_seats).abs() < 1e-6,
            "{used}"
        );
        assert_eq!(figure("low"), figure("value"));
        assert_eq!(figure("high"), figure("value"));
        // All of so few seats is no proof that all always will.
        assert!(used["users"]["low"].as_f64().unwrap() < 0.7, "{used}");
    }
    let text = succeed(&study);
    let line = text.lines().find(|line| line.contains("pass three cards"));
    assert!(line.unwrap().ends_with("everybody did it"), "{text}");
}

#[test]
fn one_of_something_is_not_many() {
    let arena = [
        "arena",
        "sketch",
        "--minds",
        "random,random",
        "--games",
        "1",
    ];
    assert!(succeed(&arena).contains("2 games of 1 deal;"));
    let study = succeed(&["study", "sketch", "--mind", "random", "--games", "1"]);
    assert!(
        study.starts_with("1 game for each number of players"),
        "{study}"
    );
    assert!(study.contains("2 players, 1 game\n"), "{study}");
}

#[test]
fn elo_beyond_the_scale_is_no_figure() {
    let minds = ["--minds", "apprentice,random", "--games", "6"];
    let table = succeed(&[&["arena", "septet"], &minds[..]].concat());
    let line = |name: &str| table.lines().find(|line| line.starts_with(name)).unwrap();
    let (best, worst) = (line("apprentice"), line("random"));
    assert!(
        best.contains(" >+1200 [") && best.contains(", >+1200]"),
        "{table}"
    );
    assert!(worst.contains(" <-1200 [<-1200, "), "{table}");
}
