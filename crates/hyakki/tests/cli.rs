//! The binary as people use it: arguments in, text and exit code out.

#![allow(clippy::unwrap_used, reason = "tests")]

#[path = "cli/lessons.rs"]
mod lessons;
#[path = "cli/minds.rs"]
mod minds;
#[path = "cli/puzzles.rs"]
mod puzzles;
#[path = "cli/results.rs"]
mod results;
#[path = "cli/review.rs"]
mod review;
#[cfg(target_os = "linux")]
#[path = "cli/stopping.rs"]
mod stopping;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use hyakki_catalog::GameId;
use serde_json::Value;
use tempfile::TempDir;

fn games() -> impl Iterator<Item = &'static str> {
    GameId::ALL.into_iter().map(GameId::name)
}

fn hyakki(arguments: &[&str]) -> Output {
    hyakki_in(&[("HYAKKI_LANG", "en")], arguments)
}

/// Runs a command where the language is said by these variables and no others.
fn hyakki_in(variables: &[(&str, &str)], arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hyakki"));
    for name in ["NO_COLOR", "HYAKKI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    let variables = variables.iter().copied();
    command.args(arguments).envs(variables).output().unwrap()
}

fn code(output: &Output) -> i32 {
    output.status.code().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn succeed(arguments: &[&str]) -> String {
    let output = hyakki(arguments);
    assert_eq!(code(&output), 0, "{arguments:?}: {}", stderr(&output));
    stdout(&output)
}

/// Runs a command that must fail with this code, and gives what it says.
fn fail(expected_code: i32, arguments: &[&str]) -> String {
    let output = hyakki(arguments);
    assert_eq!(
        code(&output),
        expected_code,
        "{arguments:?}: {}",
        stderr(&output)
    );
    let message = stderr(&output);
    assert!(!message.contains("panicked"), "{message}");
    assert!(!message.trim().is_empty(), "a failure says why");
    message
}

/// A folder with records of random games.
struct Records {
    folder: TempDir,
}

impl Records {
    fn of(game: &str, extra: &[&str]) -> Records {
        let folder = TempDir::new().unwrap();
        let path = folder.path().to_str().unwrap().to_owned();
        let mut arguments = vec![
            "simulate", game, "--games", "3", "--seed", "5", "--record", &path,
        ];
        arguments.extend(extra);
        succeed(&arguments);
        Records { folder }
    }

    fn paths(&self) -> Vec<PathBuf> {
        let mut paths: Vec<PathBuf> = std::fs::read_dir(self.folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect();
        paths.sort();
        paths
    }

    fn first(&self) -> String {
        std::fs::read_to_string(&self.paths()[0]).unwrap()
    }

    /// A file beside the records.
    fn write(&self, name: &str, content: &[u8]) -> String {
        let path = self.folder.path().join(name);
        std::fs::write(&path, content).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn every_command_has_help() {
    assert!(succeed(&["--help"]).contains("simulate"));
    for command in [
        "serve",
        "backup",
        "prune",
        "games",
        "rules",
        "simulate",
        "arena",
        "study",
        "solve",
        "train",
        "replay",
        "puzzles",
        "lessons",
        "verify",
        "completions",
    ] {
        let help = succeed(&[command, "--help"]);
        assert!(help.contains("Usage: hyakki"), "{help}");
    }
}

#[test]
fn games_lists_every_game_with_its_options() {
    let list = succeed(&["games"]);
    let options = ["scoring", "lead", "called", "hand", "totals"];
    for word in games().chain(options) {
        assert!(list.contains(word), "{word} in {list}");
    }
}

/// The numbers of the rulings in a text, each with its letter.
fn rulings(rules: &str) -> Vec<&str> {
    let bold = rules.split("**").skip(1).step_by(2);
    let is_ruling = |text: &&str| {
        let number = text.strip_prefix(|letter: char| letter.is_ascii_uppercase());
        number.is_some_and(|number| number.parse::<u32>().is_ok())
    };
    bold.filter(is_ruling).collect()
}

#[test]
fn rules_number_their_rulings_and_every_language_has_all() {
    for game in games() {
        let english = succeed(&["rules", game, "--lang", "en"]);
        let rulings_in_english = rulings(&english);
        let letter = &rulings_in_english[0][..1];
        let numbered: Vec<String> = (1..=rulings_in_english.len())
            .map(|number| format!("{letter}{number}"))
            .collect();
        assert_eq!(rulings_in_english, numbered, "{game}");
        for language in ["de", "it"] {
            let text = succeed(&["rules", game, "--lang", language]);
            assert_eq!(rulings(&text), numbered, "{game} in {language}");
        }
    }
}

#[test]
fn the_language_is_asked_for_or_taken_from_the_environment() {
    let heading = |variables: &[(&str, &str)], arguments: &[&str]| {
        let arguments = [&["rules", "sketch"], arguments].concat();
        let rules = stdout(&hyakki_in(variables, &arguments));
        let headings = rules.lines().filter_map(|line| line.strip_prefix("## "));
        let first = headings.map(str::to_owned).next().unwrap();
        first.split(" <!--").next().unwrap().to_owned()
    };
    let italian = ("LANG", "it_IT.UTF-8");
    assert_eq!(heading(&[], &[]), "The cards");
    assert_eq!(heading(&[italian], &[]), "Le carte");
    assert_eq!(heading(&[italian, ("LC_ALL", "C")], &[]), "The cards");
    let ours = ("HYAKKI_LANG", "de");
    assert_eq!(heading(&[italian, ours], &[]), "Die Karten");
    assert_eq!(heading(&[ours], &["--lang", "it"]), "Le carte");
    assert!(fail(2, &["games", "--lang", "tlh"]).contains("en, de, it"));
}

#[test]
fn every_command_speaks_every_language() {
    let records = Records::of("septet", &[]);
    let good = records.paths()[0].clone();
    let mut lines: Vec<String> = records.first().lines().map(str::to_owned).collect();
    lines.swap(6, 7);
    let bad = records.write("bad.jsonl", lines.join("\n").as_bytes());
    let missing = text(&records.folder.path().join("missing")).to_owned();
    let good = text(&good);
    let cases: [(&[&str], i32, [&str; 3]); 8] = [
        (&["games"], 0, ["players", "Spieler", "giocatori"]),
        (&["games"], 0, ["(default)", "(Standard)", "(predefinito)"]),
        (
            &["simulate", "septet", "--games", "20"],
            0,
            ["steps on average", "im Mittel", "in media"],
        ),
        (
            &["replay", good],
            0,
            ["Step 0 of", "Schritt 0 von", "Passo 0 di"],
        ),
        (&["verify", good], 0, ["right", "richtig", "giusta"]),
        (
            &["verify", &bad],
            2,
            ["not this seat's turn", "nicht am Zug", "Non tocca a te"],
        ),
        (
            &["replay", &missing],
            2,
            ["error: ", "Fehler: ", "errore: "],
        ),
        (
            &["simulate", "septet", "--players", "7"],
            2,
            ["3 to 4 players, not 7", "3 bis 4 Spieler", "3–4 giocatori"],
        ),
    ];
    for (arguments, expected_code, words) in cases {
        for (language, word) in ["en", "de", "it"].into_iter().zip(words) {
            let output = hyakki_in(&[("HYAKKI_LANG", language)], arguments);
            let said = stdout(&output) + &stderr(&output);
            assert_eq!(code(&output), expected_code, "{arguments:?}: {said}");
            assert!(said.contains(word), "{language}, {arguments:?}: {said}");
        }
    }
}

#[test]
fn json_is_the_same_in_every_language() {
    let records = Records::of("pagoda", &[]);
    let path = records.paths()[0].clone();
    let lines = |language| succeed(&["replay", text(&path), "--json", "--lang", language]);
    assert_eq!(lines("de"), lines("en"));
}

#[test]
fn completions_are_written_for_the_usual_shells() {
    for shell in ["bash", "zsh", "fish"] {
        assert!(succeed(&["completions", shell]).contains("simulate"));
    }
}

#[test]
fn the_same_seed_gives_the_same_games_whatever_the_number_of_threads() {
    for game in games() {
        let summary = |threads: &str| {
            let arguments = [
                "simulate",
                game,
                "--games",
                "300",
                "--seed",
                "9",
                "--threads",
                threads,
                "--json",
            ];
            let mut summary: Value = serde_json::from_str(&succeed(&arguments)).unwrap();
            let fields = summary.as_object_mut().unwrap();
            for changing in ["seconds", "games_per_second", "threads", "made_by"] {
                assert!(fields.remove(changing).is_some());
            }
            summary
        };
        assert_eq!(summary("1"), summary("3"));
        let records = |threads: &str| {
            let records = Records::of(game, &["--threads", threads]);
            records
                .paths()
                .iter()
                .map(|path| std::fs::read_to_string(path).unwrap())
                .collect::<Vec<_>>()
        };
        assert_eq!(records("1"), records("2"));
    }
}

#[test]
fn simulate_sums_up_in_words() {
    let summary = succeed(&[
        "simulate",
        "septet",
        "--players",
        "3",
        "--option",
        "scoring=basic",
        "--games",
        "50",
    ]);
    for word in [
        "septet, 3 players",
        "scoring=basic",
        "games/s",
        "steps on average",
        "seat 2:",
        "ended by",
    ] {
        assert!(summary.contains(word), "{word} in {summary}");
    }
}

#[test]
fn simulate_plays_the_same_with_and_without_records() {
    let folder = TempDir::new().unwrap();
    let with = succeed(&[
        "simulate",
        "pagoda",
        "--games",
        "20",
        "--json",
        "--record",
        text(folder.path()),
    ]);
    let without = succeed(&["simulate", "pagoda", "--games", "20", "--json"]);
    let endings = |json: &str| serde_json::from_str::<Value>(json).unwrap()["mean_points"].clone();
    assert_eq!(endings(&with), endings(&without));
}

#[test]
fn simulate_refuses_what_a_game_does_not_have() {
    assert!(fail(2, &["simulate", "septet", "--players", "5"]).contains("3 to 4 players, not 5"));
    assert!(
        fail(2, &["simulate", "septet", "--option", "speed=fast"]).contains("no option “speed”")
    );
    assert!(
        fail(2, &["simulate", "septet", "--option", "scoring=odd"]).contains("advanced, basic")
    );
    assert!(fail(2, &["simulate", "septet", "--option", "scoring"]).contains("name=value"));
    fail(
        2,
        &[
            "simulate",
            "septet",
            "--option",
            "lead=dealt",
            "--option",
            "lead=holder",
        ],
    );
    fail(2, &["simulate", "septet", "--games", "0"]);
    fail(2, &["simulate", "septet", "--threads", "0"]);
    assert!(fail(2, &["simulate", "chess"]).contains("tajuto"));
}

#[test]
fn simulate_leaves_nothing_half_written_where_it_cannot_write() {
    let records = Records::of("sketch", &[]);
    let in_the_way = records.write("file", b"not a folder");
    fail(
        2,
        &[
            "simulate",
            "sketch",
            "--games",
            "2",
            "--record",
            &in_the_way,
        ],
    );
    assert_eq!(std::fs::read(&in_the_way).unwrap(), b"not a folder");
    let names: Vec<_> = records.paths();
    assert_eq!(names.len(), 4, "three records and the file: {names:?}");
}

#[test]
fn simulate_has_no_more_threads_than_games_and_says_so() {
    for (games, n_threads) in [("3", 3), ("5000", 512)] {
        let arguments = ["simulate", "sketch", "-n", games, "-t", "40000", "--json"];
        let output = hyakki(&arguments);
        assert_eq!(code(&output), 0, "{}", stderr(&output));
        let summary: Value = serde_json::from_str(&stdout(&output)).unwrap();
        assert_eq!(summary["threads"], n_threads);
        let note = format!("{n_threads} threads play, not 40000: more would gain nothing\n");
        assert_eq!(stderr(&output), note);
    }
    let output = hyakki(&["simulate", "sketch", "-n", "1", "-t", "2", "--lang", "de"]);
    assert!(stderr(&output).starts_with("1 Thread spielt, nicht 2"));
}

#[cfg(unix)]
#[test]
fn simulate_stopped_by_a_signal_leaves_only_whole_records() {
    let folder = TempDir::new().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_hyakki"))
        .args([
            "simulate",
            "pagoda",
            "--games",
            "100000000",
            "--record",
            text(folder.path()),
        ])
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let n_files = || std::fs::read_dir(folder.path()).unwrap().count();
    while n_files() < 50 {
        assert!(
            child.try_wait().unwrap().is_none(),
            "it plays for a long time"
        );
        std::thread::yield_now();
    }
    let stopped = Command::new("kill")
        .args(["-TERM", &child.id().to_string()])
        .status()
        .unwrap();
    assert!(stopped.success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let path = entry.unwrap().path();
        assert_eq!(
            path.extension().and_then(|name| name.to_str()),
            Some("jsonl"),
            "{path:?}"
        );
        succeed(&["verify", "--quiet", text(&path)]);
    }
}

#[test]
fn verify_ends_with_a_total() {
    let records = Records::of("sketch", &[]);
    let paths = records.paths();
    let all: Vec<&str> = paths.iter().map(|path| text(path)).collect();
    let last = |said: &str| said.lines().last().unwrap().to_owned();
    let good = succeed(&[&["verify"], &all[..]].concat());
    assert_eq!(last(&good), "3 records: all right");
    let bad = records.write("bad.jsonl", b"{}\n");
    let output = hyakki(&[&["verify", &bad], &all[..2]].concat());
    assert_eq!(code(&output), 2);
    assert_eq!(last(&stdout(&output)), "3 records: 2 right, 1 wrong");
    let quiet = hyakki(&[&["verify", "--quiet", &bad], &all[..]].concat());
    assert_eq!(stdout(&quiet), "");
    assert_eq!(
        succeed(&["verify", all[0]]).lines().count(),
        1,
        "one is its own total"
    );
}

#[test]
fn verify_says_who_did_not_tell_what_they_had_pledged() {
    let records = Records::of("sketch", &[]);
    let record = records.first();
    let hash = |digit: &str| digit.repeat(64);
    let with = |nonces: &str, pledges: [&str; 2]| {
        let fairness = format!(
            r#","fairness":{{"commitment":"{}","nonces":{nonces},"pledges":["{}","{}"]}}}}"#,
            hash("0"),
            pledges[0],
            pledges[1],
        );
        let (header, steps) = record.split_once('\n').unwrap();
        let header = header.strip_suffix('}').unwrap();
        records.write(
            "pledged.jsonl",
            format!("{header}{fairness}\n{steps}").as_bytes(),
        )
    };
    let silent = succeed(&["verify", &with(r#"["x",""]"#, ["", &hash("a")])]);
    assert!(
        silent.contains(": right (") && silent.contains("seat 1 pledged"),
        "{silent}"
    );
    let both = succeed(&["verify", &with(r#"["",""]"#, [&hash("b"), &hash("a")])]);
    assert!(both.contains("seats 0, 1 pledged"), "{both}");
    let broken = fail(1, &["verify", &with(r#"["x",""]"#, [&hash("a"), ""])]);
    assert!(broken.contains("seat 0 told another nonce"), "{broken}");
}

#[test]
fn a_record_may_begin_with_a_byte_order_mark() {
    let records = Records::of("septet", &[]);
    let marked = format!("\u{feff}{}", records.first());
    let marked = records.write("marked.jsonl", marked.as_bytes());
    assert!(succeed(&["verify", &marked]).contains("right"));
    assert!(succeed(&["replay", &marked, "--step", "0"]).contains("Septet"));
    // It is read; that nothing can be solved before the deal is another matter.
    let complaint = fail(2, &["solve", "septet", &marked, "--step", "1"]);
    assert!(complaint.contains("after 1 step no"), "{complaint}");
}

#[test]
fn verify_accepts_what_simulate_writes() {
    for game in games() {
        let records = Records::of(game, &[]);
        let paths = records.paths();
        let mut arguments = vec!["verify"];
        arguments.extend(paths.iter().map(|path| text(path)));
        let report = succeed(&arguments);
        assert_eq!(report.matches(": right (").count(), 3, "{report}");
        arguments.push("--quiet");
        assert_eq!(succeed(&arguments), "");
    }
}

#[test]
fn verify_reads_standard_input() {
    use std::io::Write as _;
    let record = Records::of("sketch", &[]).first();
    let mut child = Command::new(env!("CARGO_BIN_EXE_hyakki"))
        .args(["verify", "-"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(record.as_bytes())
        .unwrap();
    assert_eq!(child.wait_with_output().unwrap().status.code(), Some(0));
}

#[test]
fn verify_names_file_line_and_rule_of_an_illegal_step() {
    let records = Records::of("septet", &[]);
    let mut lines: Vec<String> = records.first().lines().map(str::to_owned).collect();
    // The first trick: whoever plays second plays out of turn.
    lines.swap(6, 7);
    let path = records.write("bad.jsonl", lines.join("\n").as_bytes());
    let message = fail(2, &["verify", &path]);
    assert!(
        message.contains("bad.jsonl:7:") && message.contains("not-your-turn"),
        "{message}"
    );
}

#[test]
fn verify_tells_a_wrong_outcome_from_bad_input() {
    let records = Records::of("tajuto", &[]);
    let text = records.first();
    let n_lines = text.lines().count();
    let wrong = text.replace("\"points\":[", "\"points\":[9");
    let path = records.write("wrong.jsonl", wrong.as_bytes());
    let message = fail(1, &["verify", &path]);
    assert!(
        message.contains(&format!("wrong.jsonl:{n_lines}: wrong outcome")),
        "{message}"
    );
}

#[test]
fn verify_refuses_a_record_cut_in_the_middle() {
    for game in games() {
        let records = Records::of(game, &[]);
        let text = records.first();
        let in_a_line = records.write("in-a-line.jsonl", &text.as_bytes()[..text.len() / 2]);
        fail(2, &["verify", &in_a_line]);
        fail(2, &["replay", &in_a_line]);
        let lines: Vec<&str> = text.lines().collect();
        let half = lines[..lines.len() / 2].join("\n");
        let between_lines = records.write("between-lines.jsonl", half.as_bytes());
        assert!(fail(2, &["verify", &between_lines]).contains("ends before the match does"));
        assert!(succeed(&["verify", "--unfinished", &between_lines]).contains("right so far"));
        succeed(&["replay", &between_lines]);
    }
}

#[test]
fn bad_files_are_errors_with_a_line_and_never_a_crash() {
    let records = Records::of("septet", &[]);
    let good = records.first();
    let header = good.lines().next().unwrap();
    let cases: Vec<(&str, Vec<u8>, &str)> = vec![
        ("empty", vec![], "empty"),
        (
            "not-utf8",
            [header.as_bytes(), b"\n\xff\xfe\n"].concat(),
            ":2: not UTF-8",
        ),
        ("brackets", vec![b'['; 10 << 20], ":1: longer than"),
        (
            "braces",
            "{\"a\":".repeat(2 << 20).into_bytes(),
            ":1: longer than",
        ),
        ("nested", "[".repeat(16_000).into_bytes(), ":1: malformed"),
        ("not-json", b"hello".to_vec(), ":1: malformed"),
        (
            "other-game",
            header.replace("septet", "chess").into_bytes(),
            ":1: there is no game “chess”",
        ),
        (
            "five-players",
            header
                .replace("\"players\":4", "\"players\":5")
                .into_bytes(),
            ":1:",
        ),
        (
            "two-players",
            header
                .replace("\"players\":4", "\"players\":2")
                .into_bytes(),
            ":1:",
        ),
        (
            "huge-players",
            header
                .replace("\"players\":4", "\"players\":99999999999")
                .into_bytes(),
            ":1:",
        ),
        (
            "unknown-option",
            header.replace("lead", "leed").into_bytes(),
            ":1: there is no option “leed”",
        ),
        (
            "unknown-value",
            header.replace("holder", "nobody").into_bytes(),
            ":1: option “lead” cannot be “nobody”",
        ),
        (
            "unknown-field",
            header.replace("\"rules\"", "\"rulez\"").into_bytes(),
            ":1: malformed",
        ),
        (
            "old-rules",
            header.replace("\"rules\":1", "\"rules\":99").into_bytes(),
            ":1: played by rules version 99",
        ),
        (
            "old-format",
            header.replace("\"hyakki\":1", "\"hyakki\":7").into_bytes(),
            ":1: record format 7",
        ),
        (
            "blank-line",
            good.replacen('\n', "\n\n", 1).into_bytes(),
            ":2: malformed",
        ),
        (
            "no-such-seat",
            format!("{header}\n{{\"seat\":4,\"action\":\"gA\"}}\n").into_bytes(),
            ":2: there is no seat 4",
        ),
        (
            "no-notation",
            format!("{header}\n{{\"seat\":0,\"action\":\"castle\"}}\n").into_bytes(),
            ":2: malformed step",
        ),
        (
            "bad-deal",
            format!("{header}\n{{\"chance\":\"gA / gA / gA / gA / gA\"}}\n").into_bytes(),
            ":2: impossible chance",
        ),
        (
            "after-the-end",
            [good.as_bytes(), b"{\"chance\":\"x\"}\n"].concat(),
            "can follow the outcome",
        ),
    ];
    for (name, content, expected) in cases {
        let path = records.write(name, &content);
        let message = fail(2, &["verify", &path]);
        assert!(message.contains(expected), "{name}: {message}");
        assert!(message.contains(name), "the file is named: {message}");
        assert!(message.len() < 2_000, "{name}: the message is short");
        fail(2, &["replay", &path]);
    }
    fail(2, &["verify", text(&records.folder.path().join("missing"))]);
    fail(2, &["verify", text(records.folder.path())]);
}

#[test]
fn replay_shows_what_a_seat_saw_and_no_more() {
    let records = Records::of("septet", &[]);
    let path = records.paths()[0].clone();
    let path = text(&path);
    let deal: Value = serde_json::from_str(records.first().lines().nth(1).unwrap()).unwrap();
    let hands: Vec<&str> = deal["chance"].as_str().unwrap().split(" / ").collect();
    let seen = succeed(&["replay", path, "--seat", "2", "--step", "1"]);
    let cards = |text: &str| {
        text.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let words = cards(&seen);
    assert!(
        cards(hands[2]).iter().all(|card| words.contains(card)),
        "the own hand is shown: {seen}"
    );
    for other in [0, 1, 3] {
        assert!(
            cards(hands[other]).iter().all(|card| !words.contains(card)),
            "another hand is hidden: {seen}"
        );
    }
    assert!(succeed(&["replay", path]).contains("Step 0 of"));
}

#[test]
fn replay_as_json_gives_views_and_legal_actions() {
    let records = Records::of("sketch", &[]);
    let path = records.paths()[0].clone();
    let lines = succeed(&["replay", text(&path), "--seat", "1", "--json"]);
    let n_steps = records.first().lines().count() - 2;
    assert_eq!(lines.lines().count(), n_steps + 1);
    for line in lines.lines() {
        let value: Value = serde_json::from_str(line).unwrap();
        assert_eq!(value["view"]["viewer"], 1);
        assert!(value["legal"].is_array());
    }
}

#[test]
fn replay_refuses_seats_and_steps_that_are_not_there() {
    let records = Records::of("septet", &[]);
    let path = records.paths()[0].clone();
    assert!(fail(2, &["replay", text(&path), "--seat", "4"]).contains("0 to 3"));
    assert!(fail(2, &["replay", text(&path), "--step", "100000"]).contains("there are only"));
    fail(2, &["replay", text(&path), "--step", "-1"]);
}

#[test]
fn colours_are_used_only_where_they_are_wanted() {
    let records = Records::of("septet", &[]);
    let path = records.paths()[0].clone();
    let plain = succeed(&["replay", text(&path), "--seat", "0", "--step", "1"]);
    assert!(!plain.contains('\u{1b}'), "a pipe gets no colours");
    let coloured = succeed(&[
        "replay",
        text(&path),
        "--seat",
        "0",
        "--step",
        "1",
        "--color",
        "always",
    ]);
    assert!(coloured.contains('\u{1b}'));
}
