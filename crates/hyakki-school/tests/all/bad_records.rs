//! What cannot be reviewed, and what is said about it.

use hyakki_catalog::GameId;
use hyakki_core::RecordProblem;
use hyakki_school::{ReviewError, Settings, review};

use super::played::record;

const SETTINGS: Settings = Settings {
    nodes: Settings::LEAST,
    seed: 1,
};

fn refused(record: &str) -> ReviewError {
    let mut never =
        |_, _| -> bool { panic!("what is wrong is found before anything is thought about") };
    review(record, SETTINGS, &mut never).unwrap_err()
}

#[test]
fn a_record_that_is_cut_is_no_finished_match() {
    let whole = record(GameId::Sketch, 2, &["random"], 1);
    let n_lines = whole.lines().count();
    for kept in [1, 2, n_lines / 2, n_lines - 2] {
        let cut: Vec<&str> = whole.lines().take(kept).collect();
        assert_eq!(refused(&(cut.join("\n") + "\n")), ReviewError::Unfinished);
    }
    // In the middle of a line.
    let torn = refused(&whole[..whole.len() / 2]);
    assert!(matches!(torn, ReviewError::Record(_)), "{torn}");
}

#[test]
fn a_record_of_other_rules_or_without_the_chance_is_refused_with_its_line() {
    let whole = record(GameId::Sketch, 2, &["random"], 1);
    let other_rules = whole.replacen("\"rules\":1", "\"rules\":9", 1);
    let ReviewError::Record(error) = refused(&other_rules) else {
        panic!("the record is wrong")
    };
    assert!(matches!(
        error.problem,
        RecordProblem::RulesVersion { found: 9, .. }
    ));

    let without_chance: Vec<&str> = (whole.lines())
        .filter(|line| !line.starts_with("{\"chance\""))
        .collect();
    let ReviewError::Record(error) = refused(&without_chance.join("\n")) else {
        panic!("the record is wrong")
    };
    assert_eq!(error.line, 2);

    let other_game = whole.replacen("\"sketch\"", "\"chess\"", 1);
    assert!(refused(&other_game).to_string().contains("chess"));
    assert!(matches!(refused(""), ReviewError::Record(_)));
}

#[test]
fn whoever_says_so_stops_it() {
    let whole = record(GameId::Sketch, 2, &["random"], 1);
    let mut n_asked = 0;
    let stopped = review(&whole, SETTINGS, &mut |_, _| {
        n_asked += 1;
        n_asked < 3
    });
    assert_eq!(stopped, Err(ReviewError::Stopped));
    assert_eq!(n_asked, 3);
}

/// What is left of a match that somebody ended after so many lines.
fn ended(whole: &str, n_lines: usize, end: &str) -> String {
    let mut lines: Vec<&str> = whole.lines().take(n_lines).collect();
    lines.push(end);
    let game = hyakki_catalog::replay(&lines.join("\n")).unwrap().game;
    assert!(game.turn().outcome().is_some());
    game.to_record()
}

#[test]
fn of_a_match_that_was_resigned_what_was_played_is_reviewed() {
    let whole = record(GameId::Sketch, 2, &["random"], 1);
    let of_whole = review(&whole, SETTINGS, &mut |_, _| true).unwrap();
    for (end, results) in [
        ("{\"resign\":0}", Some([0.0, 1.0])),
        ("{\"abandon\":[0]}", None),
    ] {
        let review = review(&ended(&whole, 9, end), SETTINGS, &mut |_, _| true).unwrap();
        assert_eq!(review.moments, of_whole.moments[..review.moments.len()]);
        assert_eq!(review.choices, of_whole.choices[..review.choices.len()]);
        assert!(review.points.is_empty());
        for seat in &review.seats {
            let luck = seat.deals + seat.unseen;
            let sum = seat.expectation + luck + seat.own_play + seat.others_play + seat.conceded;
            assert!((sum - seat.result).abs() < 1e-9, "{seat:?}");
            assert_eq!(seat.conceded != 0.0, results.is_some());
            if let Some(results) = results {
                assert_eq!(seat.result, results[seat.seat]);
            }
        }
    }
}

#[test]
fn a_match_in_which_nobody_did_anything_is_not_reviewed() {
    let whole = record(GameId::Sketch, 2, &["random"], 1);
    for n_lines in [1, 2] {
        let empty = ended(&whole, n_lines, "{\"resign\":0}");
        assert_eq!(refused(&empty), ReviewError::Empty);
    }
}
