//! Contests from outside.

#![allow(clippy::unwrap_used, missing_docs, reason = "tests")]

#[cfg(unix)]
mod outside;

use hyakki_arena::{
    Contest, Contestant, Finished, Journal, MadeBy, Narrow, Played, SequentialTest, Stop, Watcher,
};
use hyakki_core::GameConfig;
use hyakki_minds::GameWithMinds;
use hyakki_pagoda::Pagoda;
use hyakki_septet::Septet;
use hyakki_sketch::Sketch;
use hyakki_tajuto::Tajuto;

/// Counts the games that are really played.
#[derive(Default)]
struct Counter {
    n_before: usize,
    n_played: usize,
}

impl Watcher for Counter {
    fn begin(&mut self, _: usize, n_played: usize) {
        self.n_before = n_played;
    }

    fn tick(&mut self, _: &Played) {
        self.n_played += 1;
    }
}

pub(crate) fn contest<G: GameWithMinds>(
    players: usize,
    minds: &[&str],
    n_deals: u64,
) -> Contest<G> {
    let parse = |mind: &&str| Contestant::parse(mind, None).unwrap();
    Contest {
        config: G::Config::for_players(players).unwrap(),
        contestants: minds.iter().map(parse).collect(),
        seed: 7,
        n_deals,
        n_threads: 1,
        stop: None,
        records: None,
    }
}

pub(crate) fn run<G: GameWithMinds>(contest: &Contest<G>) -> Finished {
    contest
        .run(&mut Journal::none(), &mut Counter::default())
        .unwrap()
}

/// A game's deal, seating, shares, points and steps: what does not depend on the clock.
type Facts<'a> = (u64, usize, &'a [f64], &'a [i16], usize);

fn facts(games: &[Played]) -> Vec<Facts<'_>> {
    let facts = games.iter().map(|played| {
        let (shares, points) = (played.shares.as_slice(), played.points.as_slice());
        (played.deal, played.seating, shares, points, played.n_steps)
    });
    facts.collect()
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let alone = contest::<Sketch>(2, &["r1@20", "random"], 4);
    let together = Contest {
        n_threads: 3,
        ..alone.clone()
    };
    assert_eq!(facts(&run(&alone).games), facts(&run(&together).games));
}

#[test]
fn every_game_is_played_by_all_kinds_of_minds_for_every_number_of_players() {
    fn try_all<G: GameWithMinds>() {
        for players in G::Config::PLAYERS {
            let minds = ["apprentice", "novice", "seer@2", "r2@2", "master@2"];
            let contest = contest::<G>(players, &minds, 1);
            let finished = run(&contest);
            assert!(finished.games.iter().all(|played| played.forfeit.is_none()));
            let standings = contest.standings(&finished.games);
            let games: usize = standings.standings.iter().map(|who| who.n_games).sum();
            assert!(games >= finished.games.len() * standings.n_sides);
        }
    }
    try_all::<Septet>();
    try_all::<Sketch>();
    try_all::<Pagoda>();
    try_all::<Tajuto>();
}

#[test]
fn thinking_beats_not_thinking() {
    let contest = contest::<Sketch>(2, &["r1@60", "random"], 20);
    let standings = contest.standings(&run(&contest).games);
    let thinker = &standings.standings[0];
    assert!(thinker.share.low > 0.5, "{:?}", thinker.share);
    assert!(thinker.elo.low > 0.0 && standings.standings[1].elo.high < 0.0);
}

#[test]
fn a_sequential_test_stops_when_it_knows() {
    let bounds = "0,100".parse().unwrap();
    let contest = Contest {
        stop: Some(Stop::Clear(SequentialTest::new(bounds, 2))),
        ..contest::<Sketch>(2, &["r1@60", "random"], 500)
    };
    let finished = run(&contest);
    assert_eq!(finished.verdict, Some(hyakki_arena::Verdict::Stronger));
    assert!(finished.games.len() < 400, "{}", finished.games.len());
}

#[test]
fn a_contest_goes_on_until_its_interval_is_narrow_enough_on_any_number_of_threads() {
    let alone = Contest {
        stop: Some(Stop::Narrow(Narrow::to_points(5.0))),
        ..contest::<Sketch>(2, &["novice", "random"], 2_000)
    };
    let together = Contest {
        n_threads: 3,
        ..alone.clone()
    };
    let finished = run(&alone);
    let share = alone.standings(&finished.games).standings[0].share;
    let n_deals = finished.games.len() / 2;
    assert!(n_deals > 50 && n_deals < 600, "{n_deals}");
    assert!(share.high - share.low <= 0.1, "{share:?}");
    assert_eq!(finished.verdict, None);
    assert_eq!(facts(&finished.games), facts(&run(&together).games));
}

#[test]
fn records_are_those_of_the_games() {
    let folder = tempfile::tempdir().unwrap();
    let contest = Contest {
        records: Some(folder.path().to_owned()),
        ..contest::<Pagoda>(3, &["novice", "random"], 2)
    };
    let finished = run(&contest);
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 6);
    for played in &finished.games {
        let name = format!("deal-{:05}-seating-{}.jsonl", played.deal, played.seating);
        let record = std::fs::read_to_string(folder.path().join(name)).unwrap();
        let replayed = hyakki_catalog::replay(&record).unwrap();
        assert!(replayed.is_complete);
        assert_eq!(replayed.game.n_steps(), played.n_steps);
        let outcome = format!("\"points\":{:?}", played.points).replace(' ', "");
        assert!(record.contains(&outcome), "{record}");
    }
}

mod interrupted {
    use super::*;
    use std::fs;

    #[test]
    fn a_contest_goes_on_where_it_was_interrupted() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results.jsonl");
        let whole = contest::<Sketch>(2, &["r1@5", "random"], 5);
        let mut counter = Counter::default();
        let mut journal = whole.journal(&path).unwrap();
        let first = whole.run(&mut journal, &mut counter).unwrap();
        assert_eq!((counter.n_before, counter.n_played), (0, 10));
        drop(journal);

        // The power fails in the middle of a line.
        let text = fs::read_to_string(&path).unwrap();
        let cut = text.len() - text.len() / 3;
        fs::write(&path, &text[..cut]).unwrap();
        let mut counter = Counter::default();
        let mut journal = whole.journal(&path).unwrap();
        let second = whole.run(&mut journal, &mut counter).unwrap();
        assert!(counter.n_before > 0 && counter.n_played > 0);
        assert_eq!(counter.n_before + counter.n_played, 10);
        assert_eq!(facts(&first.games), facts(&second.games));
    }

    #[test]
    fn the_results_of_another_contest_are_not_touched() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results.jsonl");
        contest::<Sketch>(2, &["novice", "random"], 1)
            .journal(&path)
            .unwrap();
        let before = fs::read_to_string(&path).unwrap();
        let other = contest::<Sketch>(2, &["random", "novice"], 1);
        assert!(other.journal(&path).is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), before);
    }

    #[test]
    fn a_file_that_is_something_else_is_not_touched() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("thesis.txt");
        let contest = contest::<Sketch>(2, &["novice", "random"], 1);
        for text in [
            "all of it in one line",
            "two\nlines, the second half",
            "{}\n",
        ] {
            fs::write(&path, text).unwrap();
            let refusal = contest.journal(&path).unwrap_err();
            assert!(
                format!("{refusal:#}").contains("does not hold"),
                "{refusal:#}"
            );
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
    }

    #[test]
    fn interrupted_at_its_very_first_line_a_contest_begins() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results.jsonl");
        let contest = contest::<Sketch>(2, &["novice", "random"], 1);
        drop(contest.journal(&path).unwrap());
        let terms = fs::read_to_string(&path).unwrap();
        fs::write(&path, &terms[..terms.len() / 2]).unwrap();
        drop(contest.journal(&path).unwrap());
        assert_eq!(fs::read_to_string(&path).unwrap(), terms);
    }

    #[test]
    fn two_runs_do_not_write_to_the_same_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results.jsonl");
        let contest = contest::<Sketch>(2, &["novice", "random"], 1);
        let first = contest.journal(&path).unwrap();
        let refusal = contest.journal(&path).unwrap_err();
        assert!(
            format!("{refusal:#}").contains("another run"),
            "{refusal:#}"
        );
        drop(first);
        assert!(contest.journal(&path).is_ok());
    }

    #[test]
    fn a_game_that_is_none_of_the_contest_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results.jsonl");
        let contest = contest::<Sketch>(2, &["novice", "random"], 1);
        let mut journal = contest.journal(&path).unwrap();
        contest.run(&mut journal, &mut Counter::default()).unwrap();
        drop(journal);
        let text = fs::read_to_string(&path).unwrap();
        for (right, wrong) in [
            ("\"seats\":[0,1]", "\"seats\":[0,7]"),
            ("\"seating\":1", "\"seating\":9"),
            ("\"points\":[", "\"points\":[1,"),
        ] {
            assert!(text.contains(right));
            fs::write(&path, text.replacen(right, wrong, 1)).unwrap();
            let mut journal = contest.journal(&path).unwrap();
            let run = contest.run(&mut journal, &mut Counter::default());
            assert!(run.is_err(), "{wrong}");
        }
    }
}

#[test]
fn a_report_is_one_page_with_plots_and_nothing_from_elsewhere() {
    let contest = contest::<Sketch>(2, &["novice", "random", "r1@5"], 2);
    let page = contest.report(&run(&contest), &MadeBy::this(None));
    assert_eq!(page.matches("<svg").count(), 5);
    assert!(!page.contains("src=") && !page.contains("href=") && !page.contains("@import"));
    assert!(page.contains("95 % intervals"));
}
