//! `hyakki lessons`: what is right, and where something is wrong.

use std::path::{Path, PathBuf};

use tempfile::TempDir;

use super::{fail, hyakki, stdout, succeed};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn first() -> String {
    let path = root().join("lessons/septet/first.jsonl");
    path.to_str().unwrap().to_owned()
}

fn words(language: &str) -> String {
    let path = root().join(format!("locales/{language}/lessons-septet.ftl"));
    path.to_str().unwrap().to_owned()
}

#[test]
fn lessons_that_are_right_are_walked_to_their_ends() {
    let lesson = first();
    let said = succeed(&[
        "lessons",
        "check",
        &lesson,
        "--words",
        &words("en"),
        &words("it"),
    ]);
    assert!(said.contains("first.jsonl"), "{said}");
}

#[test]
fn a_lesson_that_names_an_illegal_action_is_refused_with_its_line_and_code_2() {
    let folder = TempDir::new().unwrap();
    let written = std::fs::read_to_string(first()).unwrap();
    let play = written.lines().position(|line| line.contains("\"play\""));
    let mut lines: Vec<String> = written.lines().map(str::to_owned).collect();
    let line = &mut lines[play.unwrap()];
    let begin = line.find("\"play\":[\"").unwrap() + 9;
    let end = begin + line[begin..].find('"').unwrap();
    line.replace_range(begin..end, "fly");
    let path = folder.path().join("first.jsonl");
    std::fs::write(&path, lines.join("\n") + "\n").unwrap();
    let path = path.to_str().unwrap();
    let said = fail(2, &["lessons", "check", path]);
    let place = format!("line {}", play.unwrap() + 1);
    assert!(said.contains(&place) && said.contains("fly"), "{said}");

    // One that is right is said to be so beside it.
    let output = hyakki(&["lessons", "check", path, &first()]);
    assert_eq!(super::code(&output), 2);
    assert!(stdout(&output).contains("first.jsonl"));
}

#[test]
fn missing_words_and_missing_files_are_told() {
    let folder = TempDir::new().unwrap();
    let few = folder.path().join("few.ftl");
    std::fs::write(&few, "lesson-septet-first = One\n").unwrap();
    let few = few.to_str().unwrap();
    let said = fail(
        2,
        &["lessons", "check", &first(), "--words", &words("de"), few],
    );
    assert!(said.contains("there are no words for"), "{said}");
    fail(2, &["lessons", "check", "no-such-lesson.jsonl"]);
    fail(
        2,
        &["lessons", "check", &first(), "--words", "no-such-words.ftl"],
    );
}
