//! The lessons that there are: whole, in every language, and short.

use std::collections::BTreeSet;

use hyakki_catalog::{GameId, Language};
use hyakki_lessons::{Lesson, Part, Reply, Task, Wrong, lessons, names};

use crate::words::{Words, root};

/// A first lesson lasts five minutes at most, in seconds; the others two and a half.
const FIRST_S: f64 = 300.0;
const SHORT_S: f64 = 150.0;

/// No lesson says more sentences on its way; and none that is longer, in characters, so that it fits a phone.
const MOST_SENTENCES: usize = 40;
const LONGEST: usize = 190;

/// How fast somebody reads who looks at a table meanwhile, and how long a decision takes them; in seconds.
const WORDS_PER_S: f64 = 2.2;
const DECISION_S: f64 = 6.0;
const OTHERS_S: f64 = 1.0;

fn all() -> impl Iterator<Item = &'static Lesson> {
    GameId::ALL
        .into_iter()
        .flat_map(|game| lessons(game).iter())
}

fn part(lesson: &Lesson, played: &[String]) -> Part {
    match lesson.reply(played).unwrap() {
        Reply::Part(part) => part,
        Reply::Wrong(wrong) => panic!("{}: {played:?} {wrong:?}", lesson.name()),
    }
}

/// The parts of a lesson on one way through it.
fn parts(lesson: &Lesson, way: &[String]) -> Vec<Part> {
    (0..=way.len()).map(|n| part(lesson, &way[..n])).collect()
}

#[test]
fn every_file_is_on_the_shelf_and_its_own_record() {
    for game in GameId::ALL {
        let folder = std::fs::read_dir(root().join("lessons").join(game.name()));
        let folder = folder.into_iter().flatten();
        let files = folder.map(|file| file.unwrap().file_name().into_string().unwrap());
        let on_shelf: BTreeSet<String> = names(game).map(|name| format!("{name}.jsonl")).collect();
        assert_eq!(files.collect::<BTreeSet<String>>(), on_shelf);
        assert_eq!(names(game).next(), Some("first"), "the page leads to it");
        for lesson in lessons(game) {
            assert_eq!(lesson.game(), game, "{}", lesson.name());
        }
    }
}

#[test]
fn every_lesson_is_finished_by_everything_it_accepts_in_every_language() {
    for language in Language::ALL {
        for game in GameId::ALL {
            let words = Words::of(game, language);
            for lesson in lessons(game) {
                let checked = lesson.check(&|key| words.has(key));
                let checked = checked.unwrap_or_else(|wrong| {
                    panic!(
                        "{} {} ({}): {wrong}",
                        game.name(),
                        lesson.name(),
                        language.tag()
                    )
                });
                for key in &checked.keys {
                    assert!(!words.say(key).trim().is_empty(), "{key}");
                }
                for way in &checked.ways {
                    let parts = parts(lesson, way);
                    let (last, before) = parts.split_last().unwrap();
                    assert!(last.is_last && before.iter().all(|part| !part.is_last));
                }
            }
        }
    }
}

#[test]
fn every_message_of_a_lesson_is_said_in_one() {
    for game in GameId::ALL {
        let path = format!("locales/en/lessons-{}.ftl", game.name());
        let text = std::fs::read_to_string(root().join(path)).unwrap();
        let keys = text.lines().filter_map(|line| line.split_once(" = "));
        let keys: BTreeSet<&str> = keys.map(|(key, _)| key).collect();
        let said: BTreeSet<String> = (lessons(game).iter())
            .flat_map(|lesson| lesson.check(&|_| true).unwrap().keys)
            .collect();
        let unsaid: Vec<&&str> = keys.iter().filter(|key| !said.contains(**key)).collect();
        assert!(unsaid.is_empty(), "{unsaid:?}");
    }
}

#[test]
fn every_refusal_has_its_sentence() {
    for lesson in all() {
        let words = Words::of(lesson.game(), Language::English);
        let ways = lesson.check(&|_| true).unwrap().ways;
        let ends: BTreeSet<&[String]> = ways
            .iter()
            .flat_map(|way| (0..way.len()).map(move |n| &way[..n]))
            .collect();
        for played in ends {
            let frame = part(lesson, played).frames.pop().unwrap();
            let tried = |choice: &str| {
                let mut tried = played.to_vec();
                tried.push(choice.to_owned());
                lesson.reply(&tried).unwrap()
            };
            let choices: Vec<String> = match &frame.task {
                Task::Answer(answers) => answers.iter().map(|answer| answer.id.clone()).collect(),
                _ => frame.legal.clone(),
            };
            let mut n_right = 0;
            for choice in &choices {
                match tried(choice) {
                    Reply::Part(_) => n_right += 1,
                    Reply::Wrong(Wrong::Said(key)) => assert!(words.has(&key), "{key}"),
                    Reply::Wrong(wrong) => panic!("{choice} is legal: {wrong:?}"),
                }
            }
            assert!(n_right > 0, "{}: {played:?}", lesson.name());
            if frame.task == Task::Play {
                assert!(matches!(
                    tried("fly away"),
                    Reply::Wrong(Wrong::Notation(_))
                ));
            }
        }
    }
}

#[test]
fn what_breaks_a_rule_is_refused_with_the_rule() {
    let lesson = hyakki_lessons::find(GameId::Septet, "first").unwrap();
    let played = ["pass g2 g4 g5".to_owned(), "b13".to_owned()];
    let Reply::Wrong(Wrong::Rule { name, why }) = lesson.reply(&played).unwrap() else {
        panic!("red was led, and the learner has red");
    };
    assert_eq!(name, "must-follow-suit");
    assert!(!why.is_empty());
}

#[test]
fn what_was_never_accepted_leads_nowhere() {
    let lesson = hyakki_lessons::find(GameId::Septet, "first").unwrap();
    let strings = |played: &[&str]| played.iter().map(|&one| one.to_owned()).collect::<Vec<_>>();
    assert!(lesson.reply(&strings(&["pass g2 g4 u3", "r6"])).is_err());
    let mut whole = lesson.check(&|_| true).unwrap().ways.pop().unwrap();
    whole.push("r7".to_owned());
    assert!(
        lesson.reply(&whole).is_err(),
        "after the end there is nothing to play"
    );
}

#[test]
fn only_what_the_learner_may_know_is_shown() {
    for lesson in all() {
        let ways = lesson.check(&|_| true).unwrap().ways;
        for frame in parts(lesson, &ways[0]).iter().flat_map(|part| &part.frames) {
            let view: serde_json::Value = serde_json::from_str(frame.view.get()).unwrap();
            assert_eq!(view["viewer"], lesson.seat().index(), "{}", lesson.name());
        }
    }
}

#[test]
fn lessons_are_short_in_every_language() {
    for language in Language::ALL {
        for lesson in all() {
            let words = Words::of(lesson.game(), language);
            let what = format!(
                "{} {} ({})",
                lesson.game().name(),
                lesson.name(),
                language.tag()
            );
            let checked = lesson.check(&|_| true).unwrap();
            for key in &checked.keys {
                let length = words.say(key).chars().count();
                assert!(length <= LONGEST, "{key} ({}): {length}", language.tag());
            }
            let parts = parts(lesson, &checked.ways[0]);
            let (mut n_sentences, mut seconds) = (0, 0.0);
            for frame in parts.iter().flat_map(|part| &part.frames) {
                let text = frame
                    .said
                    .as_ref()
                    .map(|key| words.say(key))
                    .unwrap_or_default();
                n_sentences += sentences(&text);
                seconds += text.split_whitespace().count() as f64 / WORDS_PER_S;
                seconds += match frame.task {
                    Task::Watch => OTHERS_S,
                    Task::GoOn => 1.0,
                    Task::Play | Task::Answer(_) => DECISION_S,
                };
            }
            assert!(
                n_sentences <= MOST_SENTENCES,
                "{what}: {n_sentences} sentences"
            );
            let most_s = if lesson.name() == "first" {
                FIRST_S
            } else {
                SHORT_S
            };
            assert!(seconds <= most_s, "{what}: {seconds} s");
        }
    }
}

/// How many sentences a text has: what ends with a full stop, a question mark or an exclamation mark.
fn sentences(text: &str) -> usize {
    let ends = text
        .split_whitespace()
        .filter(|word| word.ends_with(['.', '!', '?']));
    ends.count().max(usize::from(!text.is_empty()))
}

#[test]
fn a_lesson_has_no_more_than_its_teacher_and_players_say() {
    for lesson in all() {
        let ways = lesson.check(&|_| true).unwrap().ways;
        let parts = parts(lesson, &ways[0]);
        let last = parts.last().unwrap().frames.last().unwrap();
        assert!(last.said.is_some(), "{}: it ends with words", lesson.name());
        let frames: Vec<_> = parts.iter().flat_map(|part| &part.frames).collect();
        assert!(
            frames[0].said.is_some(),
            "{}: it begins with words",
            lesson.name()
        );
        let n_played = frames
            .iter()
            .filter(|frame| frame.task == Task::Play)
            .count();
        assert!(n_played >= 2, "{}: the learner plays", lesson.name());
    }
}
