//! The commands about minds: `arena`, `study`, `solve` and `train`.

use serde_json::Value;

use super::{Records, fail, succeed, text};

/// A position with two cards in each hand; seat 0 leads.
const POSITION: &str =
    "g7 u3 / p7 p9 / y7 b8 / u5 r6 / y10; lead 0; tricks 4 2 1 3; bosses r7 / u7 b7 / - / k7";

#[test]
fn a_contest_says_who_is_stronger() {
    let folder = tempfile::tempdir().unwrap();
    let report = folder.path().join("report.html");
    let results = folder.path().join("results.jsonl");
    let arguments = [
        "arena",
        "sketch",
        "--minds",
        "r1,random",
        "--nodes",
        "20",
        "--games",
        "7",
        "--json",
        "--report",
        text(&report),
        "--results",
        text(&results),
    ];
    let printed = succeed(&arguments);
    let result: Value = serde_json::from_str(&printed).unwrap();
    assert_eq!(result["games"], 8, "whole deals are played");
    assert_eq!(result["minds"][0]["name"], "r1");
    let share = |who: usize| result["minds"][who]["share"]["value"].as_f64().unwrap();
    assert!((share(0) + share(1) - 1.0).abs() < 1e-9);
    assert!(std::fs::read_to_string(&report).unwrap().contains("<svg"));
    let kept = std::fs::read_to_string(&results).unwrap();
    assert_eq!(kept.lines().count(), 9);
    let again: Value = serde_json::from_str(&succeed(&arguments)).unwrap();
    assert_eq!(
        again["minds"], result["minds"],
        "what was played is not played again"
    );
}

#[test]
fn what_a_contest_cannot_do_is_said() {
    let cases: [(&[&str], &str); 12] = [
        (&["--minds", "guru,random"], "there is no mind “guru”"),
        (&["--minds", "master"], "two minds"),
        (&["--minds", "master,"], "there is no mind “”"),
        (&["--minds", "master,cmd:"], "needs a program"),
        (
            &["--minds", "random,cmd:./no-such-bot --fast"],
            "there is no program “./no-such-bot” that can be run",
        ),
        (
            &["--minds", "random,cmd:sh no-such-bot.sh --fast"],
            "there is no file “no-such-bot.sh” that sh could run",
        ),
        // A file, but none that runs.
        (&["--minds", "random,cmd:/etc/passwd"], "/etc/passwd"),
        (&["--minds", "master@0,random"], "a budget is from 1"),
        (
            &["--minds", "r1,random", "--time-ms", "0"],
            "a budget is from 1",
        ),
        (
            &["--minds", "r1,random", "--nodes", "0"],
            "a budget is from 1",
        ),
        (&["--minds", "r1,random", "--sprt", "5,1"], "Elo"),
        (&["--minds", "r1,random", "--players", "9"], "players"),
    ];
    for (extra, expected) in cases {
        let message = fail(2, &[&["arena", "septet"], extra].concat());
        assert!(message.contains(expected), "{extra:?}: {message}");
    }
    let message = fail(2, &["arena", "septet", "--minds", "guru,random"]);
    assert_eq!(message.matches("guru").count(), 1, "said once: {message}");
    fail(2, &["arena", "chess", "--minds", "r1,random"]);
    let nowhere = ["--games", "2", "--report", "/no/such/folder/report.html"];
    fail(
        2,
        &[
            &["arena", "sketch", "--minds", "random,random"],
            &nowhere[..],
        ]
        .concat(),
    );
}

#[test]
fn an_arena_that_does_not_finish_leaves_no_report_behind() {
    let folder = tempfile::tempdir().unwrap();
    let (report, results) = (
        folder.path().join("new.html"),
        folder.path().join("mine.txt"),
    );
    std::fs::write(&results, "nothing of the arena's").unwrap();
    let minds = ["arena", "sketch", "--minds", "random,random"];
    let files = ["--report", text(&report), "--results", text(&results)];
    fail(2, &[&minds[..], &files[..]].concat());
    assert!(!report.exists());
}

#[test]
fn a_study_looks_at_every_number_of_players() {
    let study = [
        "study", "pagoda", "--mind", "random", "--games", "4", "--json",
    ];
    let result: Value = serde_json::from_str(&succeed(&study)).unwrap();
    let tables = result["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 4);
    for table in tables {
        let by_turn = table["by_turn"].as_array().unwrap();
        let shares = by_turn.iter().map(|share| share["value"].as_f64().unwrap());
        assert!((shares.sum::<f64>() - 1.0).abs() < 1e-9, "somebody wins");
        let ends = table["round_ends"].as_object().unwrap();
        assert!(!ends.is_empty(), "rounds end somehow");
    }
    fail(2, &["study", "pagoda", "--mind", "guru"]);
}

#[test]
fn a_position_in_words_is_solved() {
    let solution = succeed(&["solve", "septet", "--position", POSITION, "--json"]);
    let solution: Value = serde_json::from_str(&solution).unwrap();
    assert_eq!(solution["seat"], 0);
    assert_eq!(solution["cards"].as_array().unwrap().len(), 2);
    let line = solution["line"].as_array().unwrap();
    assert!((4..=8).contains(&line.len()), "to the end of the round");
    assert!(succeed(&["solve", "septet", "--position", POSITION]).contains("best line 0:"));
}

#[test]
fn a_position_of_a_record_is_solved() {
    let records = Records::of("septet", &[]);
    let path = records.paths()[0].clone();
    // A deal, four passes, and ten tricks of four cards: the round may be over before, so the last open step is looked for.
    let solved = (5..=45).rev().find_map(|step| {
        let step = step.to_string();
        let output = super::hyakki(&["solve", "septet", text(&path), "--step", &step]);
        (super::code(&output) == 0).then(|| super::stdout(&output))
    });
    assert!(solved.unwrap().contains("best"));
    assert!(fail(2, &["solve", "septet", text(&path), "--step", "0"]).contains("no trick"));
    assert!(fail(2, &["solve", "septet", text(&path), "--step", "99999"]).contains("only"));
}

#[test]
fn a_position_that_cannot_occur_is_refused() {
    let changed = |what: &str, into: &str| POSITION.replace(what, into);
    let cases = [
        ("g7 u3 / p7 p9".to_owned(), "three or four hands"),
        (changed("g7 u3 /", "u3 u3 /"), "u3"),
        (changed("p7 p9", "g7 p9"), "two places"),
        (changed("y7 b8", "y7"), "instead of 2"),
        (changed("bosses r7", "bosses r8"), "no boss"),
        (changed("lead 0", "lead 4"), "4"),
        (changed("y10", "y77"), "y77"),
        (changed("lead 0", "leap 0"), "leap"),
        (format!("{POSITION}; table b9"), "instead of"),
    ];
    for (position, expected) in cases {
        let message = fail(2, &["solve", "septet", "--position", &position]);
        assert!(message.contains(expected), "{position}: {message}");
    }
    fail(2, &["solve", "septet"]);
    fail(2, &["solve", "sketch", "--position", POSITION]);
}

#[test]
fn training_needs_numbers_that_make_sense() {
    fail(2, &["train", "septet", "--players", "7"]);
    fail(2, &["train", "septet", "--games", "0"]);
    fail(
        2,
        &["train", "septet", "--go-on", "--out", "/no/such/folder"],
    );
}
