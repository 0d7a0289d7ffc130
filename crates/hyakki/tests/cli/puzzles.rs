//! `hyakki puzzles`: making, going on, proving again, solving, and files that cannot be.

use std::path::Path;

use hyakki_school::puzzles::{Making, PuzzleFile};
use serde_json::Value;
use tempfile::TempDir;

use super::{Records, code, fail, hyakki, hyakki_in, stdout, succeed};

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
    let read = |path: &Path| PuzzleFile::parse(&std::fs::read_to_string(path).unwrap()).unwrap();
    let [first, second] = [&file, &other].map(|path| read(path));
    assert_eq!(
        (&first.puzzles, first.n_matches),
        (&second.puzzles, second.n_matches),
        "as if it had never been stopped"
    );
    assert_eq!(json["puzzles"], first.puzzles.len());
    says_what_made_it(&first, &["--count 1", "--count 3"]);
    says_what_made_it(&second, &["--count 3 --json"]);
    let file = file.to_str().unwrap();
    let checked = succeed(&["puzzles", "check", file]);
    assert!(checked.contains("0 of them wrong"), "{checked}");
    let json: Value =
        serde_json::from_str(&succeed(&["puzzles", "check", file, "--json"])).unwrap();
    assert_eq!(json["files"][0]["wrong"], serde_json::json!([]));
}

/// A file names every command that made it, the program's commit, and how much each has done.
fn says_what_made_it(file: &PuzzleFile, commands: &[&str]) {
    assert_eq!(file.made.len(), commands.len());
    for (making, command) in file.made.iter().zip(commands) {
        assert!(making.command.ends_with(command), "{}", making.command);
        assert_eq!(making.version, env!("CARGO_PKG_VERSION"));
        assert_eq!(making.commit.as_deref(), option_env!("HYAKKI_COMMIT"));
    }
    let sum = |of: fn(&Making) -> u64| -> u64 { file.made.iter().map(of).sum() };
    assert_eq!(sum(|making| making.n_matches), file.n_matches);
    assert_eq!(
        sum(|making| making.n_puzzles as u64),
        file.puzzles.len() as u64
    );
}

#[test]
fn a_wrong_answer_under_a_good_seal_fails_the_check_with_code_1() {
    let (_folder, path) = made();
    let mut file = PuzzleFile::parse(&std::fs::read_to_string(&path).unwrap()).unwrap();
    let puzzle = &mut file.puzzles[0];
    let table = hyakki_catalog::replay(&puzzle.record(file.game))
        .unwrap()
        .game;
    let legal = table.legal_after(table.n_steps(), puzzle.seat());
    let wrong = legal.iter().find(|action| !puzzle.right.contains(action));
    puzzle.right = vec![wrong.unwrap().clone()];
    *puzzle = puzzle.clone().with_id();
    let id = puzzle.id.clone();
    std::fs::write(&path, file.to_text()).unwrap();
    let output = hyakki(&["puzzles", "check", &path]);
    let said = stdout(&output);
    assert_eq!(code(&output), 1, "{said}");
    assert!(said.contains(&format!("{id} is wrong")), "{said}");
    let output = hyakki(&["puzzles", "check", &path, "--json"]);
    let json: Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(code(&output), 1);
    assert_eq!(json["files"][0]["wrong"][0]["id"], id.as_str());
}

#[test]
fn records_that_give_nothing_to_go_through_are_refused_with_code_2() {
    let records = Records::of("septet", &[]);
    let whole = records.first();
    let lines: Vec<&str> = whole.lines().collect();
    let without_chance: Vec<&str> = (lines.iter().copied())
        .filter(|line| !line.starts_with("{\"chance\""))
        .collect();
    let foreign = Records::of("sketch", &[]).first();
    let bad = [
        (lines[..lines.len() / 2].join("\n"), "ends before the match"),
        (whole[..whole.len() / 2].to_owned(), "line"),
        (
            whole.replacen("\"rules\":1", "\"rules\":9", 1),
            "rules version 9",
        ),
        (without_chance.join("\n"), "line 2"),
        (foreign, "sketch"),
        (String::new(), "empty"),
    ];
    let out = records.folder.path().join("out.jsonl");
    for (text, why) in bad {
        let record = records.write("bad.jsonl", text.as_bytes());
        let make = ["puzzles", "make", "septet", "--from", &record, "--out"];
        let said = fail(2, &[&make[..], &[out.to_str().unwrap()]].concat());
        assert!(said.contains(why), "{why}: {said}");
        assert!(!out.exists(), "nothing was made");
    }
}

#[test]
fn a_file_from_records_says_so() {
    let records = Records::of("septet", &[]);
    let out = records.folder.path().join("puzzles.jsonl");
    let [record, path] = [&records.paths()[0], &out].map(|path| path.to_str().unwrap().to_owned());
    let make = ["puzzles", "make", "septet", "--from", &record, "--out"];
    succeed(&[&make[..], &[&path]].concat());
    let file = PuzzleFile::parse(&std::fs::read_to_string(&out).unwrap()).unwrap();
    assert!(file.made[0].command.contains("--from"));
    assert_eq!((file.made[0].n_records, file.n_matches), (1, 0));
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
