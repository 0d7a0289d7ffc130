//! What results say about themselves, and how figures are written.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::{succeed, text};

fn result_of(arguments: &[&str]) -> Value {
    serde_json::from_str(&succeed(&[arguments, &["--json"]].concat())).unwrap()
}

/// The commands below one, as its help lists them.
fn subcommands(of: &[&str]) -> Vec<String> {
    let help = succeed(&[of, &["--help"]].concat());
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let listed = listed.take_while(|line| !line.is_empty());
    // What is said of a command may go on in lines that begin further in.
    let listed = listed.filter(|line| !line.starts_with("   "));
    let names = listed.filter_map(|line| line.split_whitespace().next());
    names.map(str::to_owned).collect()
}

/// Every command that gives its result as JSON.
fn with_json() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut left: Vec<Vec<String>> = subcommands(&[])
        .into_iter()
        .map(|name| vec![name])
        .collect();
    while let Some(command) = left.pop() {
        let words: Vec<&str> = command.iter().map(String::as_str).collect();
        if words[0] == "help" {
            continue;
        }
        if succeed(&[&words, &["--help"][..]].concat()).contains("--json") {
            found.insert(words.join(" "));
        }
        let deeper = subcommands(&words).into_iter();
        let deeper = deeper.filter(|name| name != "help");
        left.extend(deeper.map(|name| [&command[..], &[name]].concat()));
    }
    found
}

/// A match of Sketch and a puzzle of Septet, in files.
fn files_in(folder: &Path) -> [String; 2] {
    let record = folder.join("records");
    let simulate = ["simulate", "sketch", "--games", "1", "--record"];
    succeed(&[&simulate[..], &[text(&record)]].concat());
    let record = std::fs::read_dir(&record).unwrap().next().unwrap();
    let puzzles = folder.join("septet.jsonl");
    let make = ["puzzles", "make", "septet", "--count", "1", "--seed", "5"];
    succeed(&[&make[..], &["--out", text(&puzzles)]].concat());
    [record.unwrap().path(), puzzles].map(|path| text(&path).to_owned())
}

#[test]
fn every_result_says_what_made_it() {
    let position =
        "g7 u3 / p7 p9 / y7 b8 / u5 r6 / y10; lead 0; tricks 4 2 1 3; bosses r7 / u7 b7 / - / k7";
    let folder = TempDir::new().unwrap();
    let [record, puzzles] = files_in(folder.path());
    let made = folder.path().join("made.jsonl");
    let commands: [(&str, &[&str]); 10] = [
        ("simulate", &["sketch", "--games", "2"]),
        (
            "arena",
            &["sketch", "--minds", "random,novice", "--games", "2"],
        ),
        (
            "audit agreement",
            &["sketch", "--games", "1", "--mind", "adept@9"],
        ),
        ("audit worlds", &["sketch", "--games", "1", "--worlds", "9"]),
        (
            "audit endings",
            &["--games", "1", "--mind", "random", "--worlds", "9"],
        ),
        ("study", &["sketch", "--mind", "random", "--games", "2"]),
        (
            "puzzles make",
            &["septet", "--count", "1", "--out", text(&made)],
        ),
        ("puzzles check", &[&puzzles]),
        ("review", &[&record, "--nodes", "100"]),
        // Neither this nor solving puzzles draws random numbers.
        ("solve", &["septet", "--position", position]),
    ];
    let mut driven = BTreeSet::from(["puzzles solve"]);
    for (command, arguments) in commands {
        let is_drawn = command != "solve";
        let seed: &[&str] = if is_drawn { &["--seed", "8"] } else { &[] };
        let words: Vec<&str> = command.split(' ').collect();
        let result = result_of(&[&words, arguments, seed].concat());
        must_say_what_made_it(command, &result);
        assert_eq!(
            result["seed"],
            if is_drawn { json!(8) } else { Value::Null },
            "{command}"
        );
        driven.insert(command);
    }
    let solve = ["puzzles", "solve", "septet", "--file", &puzzles];
    let shown = result_of(&solve);
    must_say_what_made_it("puzzles solve", &shown);
    let answer = shown["actions"][0].as_str().unwrap();
    must_say_what_made_it(
        "puzzles solve",
        &result_of(&[&solve[..], &["--answer", answer]].concat()),
    );
    // The lines of `replay` are readings of a record, as docs/records.md describes them, and no results.
    driven.insert("replay");
    assert_eq!(
        driven
            .into_iter()
            .map(str::to_owned)
            .collect::<BTreeSet<_>>(),
        with_json()
    );
}

fn must_say_what_made_it(command: &str, result: &Value) {
    let made_by = &result["made_by"];
    assert_eq!(made_by["version"], env!("CARGO_PKG_VERSION"), "{command}");
    // What the binary was built from, this test was too.
    assert_eq!(made_by["commit"].as_str(), option_env!("HYAKKI_COMMIT"));
    let given = made_by["command"].as_str().unwrap();
    assert!(given.starts_with(&format!("hyakki {command} ")), "{given}");
    assert!(given.ends_with(" --json"), "{given}");
    let date = made_by["date"].as_str().unwrap();
    assert!(date.starts_with("20") && date.ends_with('Z'), "{date}");
}

#[test]
fn every_report_says_what_made_it() {
    let folder = TempDir::new().unwrap();
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
    let result = result_of(&study);
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
