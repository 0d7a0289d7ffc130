//! Lessons that are wrong, and what is said to it.

use hyakki_catalog::GameId;
use hyakki_lessons::{Lesson, text};

/// The first lesson of Septet with one piece of it exchanged: what is wrong with it.
fn wrong(piece: &str, other: &str) -> String {
    let written = text(GameId::Septet, "first").unwrap();
    assert!(written.contains(piece), "{piece}");
    let changed = written.replacen(piece, other, 1);
    let checked = Lesson::read("first", &changed).and_then(|lesson| lesson.check(&|_| true));
    checked.unwrap_err().to_string()
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    for (piece, other, said) in [
        (
            r#""lesson":1"#,
            r#""lesson":2"#,
            "line 1: lesson format 2 is not known",
        ),
        (r#""lesson":1"#, r#""lesson":"#, "line 1: malformed"),
        (
            r#""seat":0,"minds""#,
            r#""seat":4,"minds""#,
            "line 1: there is no seat 4",
        ),
        (
            r#"[null,"master""#,
            r#"["master","master""#,
            "line 1: `minds` must hold one for each seat",
        ),
        (
            r#""teacher":"adept""#,
            r#""teacher":"owl""#,
            "line 1: malformed",
        ),
        (
            r#""game":"septet""#,
            r#""game":"chess""#,
            "line 2: there is no game “chess”",
        ),
        (
            r#""rules":1"#,
            r#""rules":9"#,
            "line 2: played by rules version 9",
        ),
        (r#"{"chance":"g2 g4"#, r#"{"chance":"g2 g2"#, "line 3: "),
        (
            r#""show":["seat 2"]"#,
            r#""show":["seat 7"]"#,
            "line 4: there is no place “seat 7”",
        ),
        (
            r#""show":["trump"]"#,
            r#""show":["moon"]"#,
            "line 7: there is no place “moon”",
        ),
        (
            r#""card r7"]"#,
            r#""card b7"]"#,
            "line 5: nobody at the learner's seat sees “b7”",
        ),
        (
            r#"{"checkpoint":true}"#,
            r#"{"checkpoint":false}"#,
            "line 8: a line holds one of",
        ),
        (
            r#"{"say":"lost""#,
            r#"{"say":"lost","right":["a"]"#,
            "line 19: `right` does not belong here",
        ),
        (
            r#"{"say":"lost""#,
            r#"{"saying":"lost""#,
            "line 19: malformed: unknown field",
        ),
        (
            r#"["pass g2 g4 g5"]"#,
            r#"["pass g2 g4 r8"]"#,
            "line 9: the learner cannot play “pass g2 g4 r8”: ",
        ),
        (
            r#"["pass g2 g4 g5"]"#,
            "[]",
            "line 9: no action is accepted",
        ),
        (
            r#","else":"pass-else""#,
            "",
            "line 9: “pass g2 g4 b13” is refused without a sentence",
        ),
        (
            r#""play":["r6"]"#,
            r#""play":["u3"]"#,
            "line 17: the learner cannot play “u3”: ",
        ),
        (
            r#""play":["r6"]"#,
            r#""play":["r6","r7"]"#,
            "line 17: “r7” is accepted, and refused too",
        ),
        (
            r#"{"seat":1,"action":"r8"}"#,
            r#"{"seat":1,"action":"u6"}"#,
            "line 18: illegal step: seat 1",
        ),
        (
            r#"{"seat":1,"action":"r8"}"#,
            r#"{"seat":9,"action":"r8"}"#,
            "line 18: there is no seat 9",
        ),
        (
            r#"{"seat":1,"action":"r8"}"#,
            r#"{"undo":1}"#,
            "line 18: malformed",
        ),
        (r#"{"seat":1,"action":"r8"}"#, "", "line 18: malformed"),
        (
            "{\"seat\":1,\"action\":\"r8\"}\n",
            "",
            "line 19: illegal step",
        ),
        (
            r#""right":["lose"]"#,
            r#""right":["maybe"]"#,
            "line 38: “maybe” is not one of the answers",
        ),
        (
            r#""right":["lose"]"#,
            r#""right":[]"#,
            "line 38: no answer is right",
        ),
        (
            r#","nothing":"seventh-no""#,
            "",
            "line 38: “nothing” is refused without a sentence",
        ),
    ] {
        let found = wrong(piece, other);
        assert!(found.starts_with(said), "{other}: {found}");
    }
}

#[test]
fn a_message_that_is_missing_is_named() {
    let lesson = Lesson::read("first", text(GameId::Septet, "first").unwrap()).unwrap();
    let error = lesson.check(&|key| !key.ends_with("-trump")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 7: there are no words for lesson-septet-first-trump"
    );
    let error = lesson.check(&|key| !key.ends_with("-about")).unwrap_err();
    assert_eq!(error.line, 1);
}

#[test]
fn a_lesson_without_a_decision_is_none() {
    let written = text(GameId::Septet, "first").unwrap();
    let words: Vec<&str> = written.lines().take(7).collect();
    let lesson = Lesson::read("first", &words.join("\n")).unwrap();
    assert_eq!(
        lesson.check(&|_| true).unwrap_err().to_string(),
        "line 1: the learner plays nothing in it"
    );
    assert_eq!(
        Lesson::read("first", "").unwrap_err().to_string(),
        "line 1: the lesson is empty"
    );
}

#[test]
fn a_lesson_of_which_nobody_finds_an_end_is_refused() {
    // Eleven questions with two right answers each.
    let written = text(GameId::Septet, "first").unwrap();
    let question = |n: usize| {
        format!("{{\"ask\":\"q{n}\",\"answers\":[\"a\",\"b\"],\"right\":[\"a\",\"b\"]}}\n")
    };
    let many: String = (0..11).map(question).collect();
    let changed = written.replacen(
        "{\"say\":\"hello\"",
        &format!("{many}{{\"say\":\"hello\""),
        1,
    );
    let error = Lesson::read("first", &changed)
        .unwrap()
        .check(&|_| true)
        .unwrap_err();
    assert!(
        error
            .to_string()
            .ends_with("there are more than 1000 ways through it")
    );
}
