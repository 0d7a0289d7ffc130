//! `hyakki review`: words, data, a page, and what cannot be reviewed.

use serde_json::Value;
use tempfile::TempDir;

use super::{Records, fail, games, hyakki_in, stdout, succeed};

const QUICK: [&str; 2] = ["--nodes", "100"];

fn first(records: &Records) -> String {
    records.paths()[0].to_str().unwrap().to_owned()
}

fn review(record: &str, more: &[&str]) -> String {
    succeed(&[&["review", record], &QUICK[..], more].concat())
}

#[test]
fn a_review_in_words_as_data_and_as_a_page_says_the_same() {
    let records = Records::of("sketch", &[]);
    let (record, folder) = (first(&records), TempDir::new().unwrap());
    let page = folder.path().join("review.html");
    let page = page.to_str().unwrap();
    let text = review(&record, &["--report", page]);
    assert_eq!(text, review(&record, &[]), "the same again");
    assert!(text.starts_with("Yokai Sketch, 2 players\n100 playouts for each decision, seed "));

    let json: Value = serde_json::from_str(&review(&record, &["--json"])).unwrap();
    let json = &json["review"];
    for seat in json["seats"].as_array().unwrap() {
        let part = |name: &str| seat[name].as_f64().unwrap();
        let parts = ["expectation", "deals", "own_play", "others_play", "unseen"];
        let sum: f64 = parts.into_iter().map(part).sum();
        assert!((sum - part("result")).abs() < 1e-9, "{seat}");
        if let Some(accuracy) = seat["accuracy"].as_f64() {
            assert!(text.contains(&format!("{accuracy:.1} (")), "{text}");
        }
    }
    let page = std::fs::read_to_string(page).unwrap();
    assert!(page.starts_with("<!doctype html>\n<html lang=\"en\">"));
    assert_eq!(page.matches("<svg").count(), 2);
    let n_exercises: usize = (json["seats"].as_array().unwrap().iter())
        .map(|seat| seat["exercises"].as_array().unwrap().len())
        .sum();
    assert_eq!(page.matches("<details>").count(), n_exercises);
}

#[test]
fn one_seat_as_data_is_that_seat_alone() {
    let records = Records::of("sketch", &[]);
    let of = |more: &[&str]| -> Value {
        serde_json::from_str(&review(&first(&records), &[&["--json"], more].concat())).unwrap()
    };
    let (all, own) = (of(&[]), of(&["--seat", "1"]));
    let [all, own] = [&all, &own].map(|json| &json["review"]);
    assert_eq!(own["seats"].as_array().unwrap().len(), 1);
    assert_eq!(own["seats"][0]["result"], all["seats"][1]["result"]);
    let choices = own["choices"].as_array().unwrap();
    assert!(!choices.is_empty() && choices.iter().all(|choice| choice["seat"] == 1));
    let exercises = |json: &Value, seat: usize| -> Vec<Value> {
        let places = json["seats"][seat]["exercises"].as_array().unwrap();
        let place = |place: &Value| place.as_u64().unwrap() as usize;
        places
            .iter()
            .map(|it| json["choices"][place(it)].clone())
            .collect()
    };
    assert_eq!(exercises(own, 0), exercises(all, 1));
}

/// What only open cards could have told is shown beside good decisions too.
#[test]
fn good_decisions_that_open_cards_refute_are_shown_apart() {
    let records = Records::of("septet", &[]);
    let text = review(&first(&records), &[]);
    // Lines may be broken anywhere.
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let json: Value = serde_json::from_str(&review(&first(&records), &["--json"])).unwrap();
    let choices = json["review"]["choices"].as_array().unwrap();
    let is_refuted = |choice: &&Value| {
        let open = &choice["open_cards"];
        choice["label"].is_null() && open["best"].as_i64() > open["played"].as_i64()
    };
    let refuted: Vec<&Value> = choices.iter().filter(is_refuted).collect();
    assert!(!refuted.is_empty(), "random play errs with open cards");
    let (_, apart) = text.split_once("but not with open cards").unwrap();
    assert_eq!(apart.matches("(not counted)").count() - 1, refuted.len());
    for choice in refuted {
        assert!(
            apart.contains(&format!("step {},", choice["step"])),
            "{apart}"
        );
    }
}

#[test]
fn every_game_is_reviewed_in_every_language() {
    for game in games() {
        let records = Records::of(game, &[]);
        let [german, italian] = ["de", "it"].map(|language| {
            let arguments = ["review", &first(&records), "--nodes", "100", "--seat", "0"];
            stdout(&hyakki_in(&[("HYAKKI_LANG", language)], &arguments))
        });
        assert!(german.contains("Gewinnaussicht"), "{game}: {german}");
        assert!(italian.contains("vittoria"), "{game}: {italian}");
    }
}

#[test]
fn what_cannot_be_reviewed_is_refused_and_nothing_is_written() {
    let records = Records::of("sketch", &[]);
    let whole = records.first();
    let folder = TempDir::new().unwrap();
    let page = folder.path().join("review.html");
    let refused = |name: &str, content: &str, more: &[&str]| {
        let path = records.write(name, content.as_bytes());
        let report = ["--report", page.to_str().unwrap()];
        let said = fail(2, &[&["review", &path], &report[..], more].concat());
        assert!(!page.exists(), "{said}");
        said
    };
    let n_lines = whole.lines().count();
    let cut: String = (whole.lines().take(n_lines / 2))
        .map(|line| format!("{line}\n"))
        .collect();
    assert!(refused("cut", &cut, &[]).contains("the record ends before the match does"));
    let other_rules = whole.replacen("\"rules\":1", "\"rules\":7", 1);
    assert!(refused("rules", &other_rules, &[]).contains("rules version 7"));
    let without_chance: String = (whole.lines().filter(|line| !line.contains("\"chance\"")))
        .map(|line| format!("{line}\n"))
        .collect();
    assert!(refused("chance", &without_chance, &[]).contains("line 2"));
    assert!(refused("seat", &whole, &["--seat", "2"]).contains("there is no seat 2"));
    assert!(refused("empty", "", &[]).contains("empty"));
}
