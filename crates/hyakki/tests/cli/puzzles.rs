//! `hyakki puzzles`: making, going on, proving again, solving, and files that cannot be.

use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use super::{fail, hyakki_in, stdout, succeed};

fn make(file: &Path, more: &[&str]) -> String {
    let file = file.to_str().unwrap();
    succeed(
        &[
            &["puzzles", "make", "septet", "--seed", "5", "--out", file],
            more,
        ]
        .concat(),
    )
}

fn made() -> (TempDir, String) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("septet.jsonl");
    make(&file, &["--count", "2"]);
    let file = file.to_str().unwrap().to_owned();
    (folder, file)
}

#[test]
fn what_is_made_goes_on_and_is_proved_again() {
    let folder = TempDir::new().unwrap();
    let [file, other] = ["a.jsonl", "b.jsonl"].map(|name| folder.path().join(name));
    let said = make(&file, &["--count", "1"]);
    assert!(said.contains("from"), "{said}");
    make(&file, &["--count", "3"]);
    let json: Value = serde_json::from_str(&make(&other, &["--count", "3", "--json"])).unwrap();
    let read = |path: &Path| std::fs::read_to_string(path).unwrap();
    assert_eq!(read(&file), read(&other), "as if it had never been stopped");
    assert_eq!(json["puzzles"], read(&file).lines().count() - 1);
    let file = file.to_str().unwrap();
    let checked = succeed(&["puzzles", "check", file]);
    assert!(checked.contains("0 of them wrong"), "{checked}");
    let json: Value =
        serde_json::from_str(&succeed(&["puzzles", "check", file, "--json"])).unwrap();
    assert_eq!(json["files"][0]["wrong"], serde_json::json!([]));
}

#[test]
fn files_that_were_changed_or_are_of_other_rules_are_refused_with_code_2() {
    let (_folder, file) = made();
    let text = std::fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let changed = [
        (
            text.replacen("\"rules\":1", "\"rules\":9", 1),
            "rules version 9",
        ),
        (
            text.replacen("\"right\":[\"", "\"right\":[\"g2\",\"", 1),
            "line 2",
        ),
        (lines[..lines.len() - 1].join("\n"), "changed"),
        (text[..text.len() - 20].to_owned(), "line"),
        ("nonsense".to_owned(), "no file of puzzles"),
    ];
    for (text, why) in changed {
        std::fs::write(&file, &text).unwrap();
        let solve = ["puzzles", "solve", "septet", "--file", &file];
        let make = ["puzzles", "make", "septet", "--seed", "5", "--out", &file];
        for command in [&["puzzles", "check", &file][..], &solve, &make] {
            let said = fail(2, command);
            assert!(said.contains(why), "{command:?}: {said}");
            assert_eq!(
                std::fs::read_to_string(&file).unwrap(),
                text,
                "nothing is lost"
            );
        }
    }
}

#[test]
fn a_file_of_another_seed_or_game_is_not_gone_on_with() {
    let (_folder, file) = made();
    let said = fail(
        2,
        &["puzzles", "make", "septet", "--seed", "6", "--out", &file],
    );
    assert!(said.contains("seed 5"), "{said}");
    let said = fail(
        2,
        &["puzzles", "make", "sketch", "--seed", "5", "--out", &file],
    );
    assert!(said.contains("septet"), "{said}");
    let said = fail(
        2,
        &[
            "puzzles",
            "make",
            "septet",
            "--from",
            &file,
            "--out",
            "/dev/null/no",
        ],
    );
    assert!(!said.is_empty());
}

#[test]
fn an_answer_is_judged_in_words_in_every_language_and_as_data() {
    let (_folder, file) = made();
    let solve = |more: &[&str]| {
        succeed(
            &[
                &["puzzles", "solve", "septet", "--file", file.as_str()],
                more,
            ]
            .concat(),
        )
    };
    let shown: Value = serde_json::from_str(&solve(&["--json"])).unwrap();
    assert!(
        shown.get("right").is_none(),
        "the answer comes with the try"
    );
    let actions = shown["actions"].as_array().unwrap();
    let mut n_right = 0;
    for action in actions.iter().map(|action| action.as_str().unwrap()) {
        let said: Value = serde_json::from_str(&solve(&["--answer", action, "--json"])).unwrap();
        n_right += usize::from(said["is_right"] == true);
        let text = solve(&["--answer", action]);
        let verdict = if said["is_right"] == true {
            "Right."
        } else {
            "Not the best."
        };
        assert!(text.starts_with(verdict), "{text}");
    }
    assert!(n_right > 0 && n_right < actions.len());
    let action = actions[0].as_str().unwrap();
    let arguments = [
        "puzzles", "solve", "septet", "--file", &file, "--answer", action,
    ];
    for (language, word) in [("de", "Darum geht es"), ("it", "Si tratta di")] {
        let said = stdout(&hyakki_in(&[("HYAKKI_LANG", language)], &arguments));
        assert!(said.contains(word), "{said}");
    }
    let said = fail(
        2,
        &[
            "puzzles", "solve", "septet", "--file", &file, "--answer", "fly",
        ],
    );
    assert!(said.contains("fly"), "{said}");
}

#[test]
fn the_puzzle_of_the_day_and_themes_come_with_the_program() {
    for game in super::games() {
        let shown = succeed(&["puzzles", "solve", game, "--json"]);
        let shown: Value = serde_json::from_str(&shown).unwrap();
        assert!(!shown["actions"].as_array().unwrap().is_empty(), "{game}");
        assert!(
            succeed(&["puzzles", "solve", game, "--theme", "list"])
                .lines()
                .count()
                > 3
        );
    }
}
