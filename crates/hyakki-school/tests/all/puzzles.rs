//! Laws of puzzles: those that come with the program, those that are made, and what is said of an answer.

use hyakki_catalog::{GameId, replay};
use hyakki_core::{RecordProblem, Seat, Viewer};
use hyakki_school::puzzles::{
    Checked, Collection, Kind, Maker, Making, Proof, Puzzle, PuzzleError, PuzzleFile,
    PuzzleFileError, Refutation, Stopped, Verdict, Worth, check, collection,
};

use super::played::record;

/// Some puzzles of a game that come with the program, spread over all of them.
fn sample(game: GameId, kind: Kind, n: usize) -> Vec<&'static Puzzle> {
    let all: Vec<_> = collection(game)
        .puzzles()
        .iter()
        .filter(|puzzle| puzzle.kind() == kind)
        .collect();
    let every = (all.len() / n).max(1);
    all.into_iter().step_by(every).take(n).collect()
}

#[test]
fn a_sample_of_our_proven_puzzles_is_proved_again() {
    for (kind, n) in [(Kind::ProvenOpen, 30), (Kind::ProvenClosed, 20)] {
        let puzzles = sample(GameId::Septet, kind, n);
        assert!(puzzles.len() >= n, "{kind}: {}", puzzles.len());
        for puzzle in puzzles {
            let checked = check(GameId::Septet, puzzle, 1, 0);
            assert_eq!(checked, Ok(Checked::Holds), "{}", puzzle.id);
        }
    }
}

#[test]
fn a_sample_of_our_strong_puzzles_is_compared_again() {
    for game in [GameId::Sketch, GameId::Pagoda, GameId::Tajuto] {
        let puzzles = sample(game, Kind::Strong, 5);
        assert!(!puzzles.is_empty(), "{game}");
        for puzzle in puzzles {
            assert_eq!(
                check(game, puzzle, 1, 77),
                Ok(Checked::Holds),
                "{game} {}",
                puzzle.id
            );
        }
    }
}

#[test]
fn a_wrong_answer_is_found_out() {
    let mut proven = sample(GameId::Septet, Kind::ProvenOpen, 1)[0].clone();
    let right = std::mem::take(&mut proven.right);
    let Proof::ProvenOpen { values, .. } = &proven.proof else {
        panic!("it is of this kind")
    };
    let wrong = values.iter().find(|(card, _)| !right.contains(card));
    proven.right = vec![wrong.unwrap().0.clone()];
    let checked = check(GameId::Septet, &proven, 1, 0).unwrap();
    assert_eq!(checked, Checked::Wrong { right });

    for game in [GameId::Sketch, GameId::Tajuto] {
        let mut strong = sample(game, Kind::Strong, 1)[0].clone();
        let Proof::Strong { values, .. } = &strong.proof else {
            panic!("it is of this kind")
        };
        let second = values
            .iter()
            .find(|worth| !strong.right.contains(&worth.action));
        strong.right = vec![second.unwrap().action.clone()];
        let checked = check(game, &strong, 1, 0).unwrap();
        let is_behind = matches!(checked, Checked::Overturned { lead } if lead < 0.0);
        assert!(is_behind, "{game}: {checked:?}");
    }
}

#[test]
fn a_file_says_which_commands_made_it_and_how_far_each_came() {
    let mut file = PuzzleFile::new(GameId::Sketch, 1, making("one"));
    let puzzles = collection(GameId::Sketch).puzzles();
    file.add_match(puzzles[..2].to_vec());
    file.go_on(making("one"));
    file.add_match(puzzles[1..3].to_vec());
    file.go_on(making("two"));
    file.add_record(Vec::new());
    file.add_match(puzzles[3..4].to_vec());
    assert_eq!(file.n_matches, 3);
    let figures = |making: &Making| (making.n_matches, making.n_records, making.n_puzzles);
    assert_eq!(
        file.made.iter().map(figures).collect::<Vec<_>>(),
        [(2, 0, 3), (1, 1, 1)],
        "what was there already is not counted again"
    );
    assert_eq!(PuzzleFile::parse(&file.to_text()), Ok(file));
}

/// There are hundreds of passes, and most are as good as the best: some are offered, and only these are asked about.
#[test]
fn a_puzzle_about_a_pass_asks_about_what_it_offers() {
    let file = PuzzleFile::parse(include_str!("../../testdata/pass.jsonl")).unwrap();
    let puzzle = &file.puzzles[0];
    assert_eq!((puzzle.kind(), puzzle.offered.len()), (Kind::Strong, 3));
    for action in &puzzle.offered {
        let verdict = Verdict::of(GameId::Septet, puzzle, action).unwrap();
        assert_eq!(verdict.is_right, puzzle.right.contains(action));
    }
    let table = replay(&puzzle.record(GameId::Septet)).unwrap().game;
    let legal = table.legal_after(table.n_steps(), puzzle.seat());
    assert!(legal.len() > 200);
    let other = legal
        .iter()
        .find(|action| !puzzle.offered.contains(action))
        .unwrap();
    let refused = PuzzleError::NotOffered(other.clone());
    assert_eq!(
        Verdict::of(GameId::Septet, puzzle, other),
        Err(refused.clone())
    );
    let mut unasked = puzzle.clone();
    unasked.right = vec![other.clone()];
    assert_eq!(check(GameId::Septet, &unasked, 1, 0), Err(refused));
    assert_eq!(check(GameId::Septet, puzzle, 1, 0), Ok(Checked::Holds));
}

/// A file of the first form, which knew of one command.
#[test]
fn a_file_of_the_first_form_can_be_gone_on_with() {
    let text = include_str!("../../testdata/puzzles-form-1.jsonl");
    let file = PuzzleFile::parse(text).unwrap();
    assert_eq!((file.puzzles.len(), file.n_matches), (1, 12));
    let made = &file.made[0];
    assert_eq!(
        made.command,
        "hyakki puzzles make tajuto --seed 1 --count 400"
    );
    assert_eq!((made.n_matches, made.n_puzzles), (12, 1));
    assert_eq!(made.commit, None);
    assert_eq!(PuzzleFile::parse(&file.to_text()), Ok(file));
    let changed = PuzzleFile::parse(&text.replacen("400", "401", 1));
    assert_eq!(changed, Err(PuzzleFileError::Seal));
}

#[test]
fn every_puzzle_of_ours_has_a_question_and_is_not_trivial() {
    for game in GameId::ALL {
        let puzzles = collection(game).puzzles();
        assert!(
            puzzles.is_sorted_by(|a, b| a.id < b.id),
            "{game}: no id twice"
        );
        for puzzle in puzzles {
            let id = &puzzle.id;
            assert!(puzzle.fails.novice >= 25, "{game} {id}");
            assert!(!puzzle.themes.is_empty(), "{game} {id}");
            let table = replay(&puzzle.record(game)).unwrap().game;
            let legal = table.legal_after(table.n_steps(), puzzle.seat());
            assert!(table.turn().seats().contains(puzzle.seat()), "{game} {id}");
            assert!(legal.len() > puzzle.right.len(), "{game} {id}");
            assert!(
                puzzle.right.iter().all(|right| legal.contains(right)),
                "{game} {id}"
            );
        }
    }
}

#[test]
fn the_puzzle_of_a_day_is_the_same_everywhere_and_another_one_the_next_day() {
    for game in GameId::ALL {
        let puzzles = collection(game);
        let n = puzzles.puzzles().len() as u64;
        let of_days: Vec<_> = (20_000..20_000 + n)
            .map(|day| &puzzles.of_day(day).unwrap().id)
            .collect();
        let mut once = of_days.clone();
        once.sort();
        once.dedup();
        assert_eq!(
            once.len(),
            of_days.len(),
            "{game}: each once before any comes again"
        );
        assert_eq!(puzzles.of_day(20_000 + n).unwrap().id, *of_days[0]);
    }
    let empty = PuzzleFile::new(GameId::Sketch, 1, making("test"));
    assert_eq!(Collection::of(empty).of_day(5), None);
}

fn making(command: &str) -> Making {
    Making::by(command.to_owned(), "0".to_owned(), Some("c0".to_owned()))
}

fn first_septet_puzzles() -> PuzzleFile {
    let mut file = PuzzleFile::new(GameId::Septet, 5, making("test"));
    let maker = Maker::new(GameId::Septet, 5);
    for number in 0..40 {
        let found = maker.from_self_play(number, &file.puzzles, &mut || true);
        file.add_match(found.unwrap());
        if file.puzzles.len() >= 3 {
            break;
        }
    }
    file
}

#[test]
fn the_same_seed_makes_the_same_puzzles_and_they_hold() {
    let (first, again) = (first_septet_puzzles(), first_septet_puzzles());
    assert!(first.puzzles.len() >= 3, "{}", first.puzzles.len());
    assert_eq!(first, again);
    for puzzle in &first.puzzles {
        assert_eq!(check(GameId::Septet, puzzle, 1, 0), Ok(Checked::Holds));
    }
    assert_eq!(PuzzleFile::parse(&first.to_text()), Ok(first));
}

#[test]
fn whoever_says_so_stops_it() {
    for game in GameId::ALL {
        let stopped = Maker::new(game, 1).from_self_play(0, &[], &mut || false);
        assert_eq!(stopped, Err(Stopped), "{game}");
    }
}

#[test]
fn finished_matches_give_puzzles_and_unfinished_ones_are_refused() {
    let maker = Maker::new(GameId::Septet, 3);
    let mut n_found = 0;
    for seed in 0..12 {
        let whole = record(GameId::Septet, 4, &["apprentice"], seed);
        let found = maker
            .from_record(&whole, "match", &[], &mut || true)
            .unwrap()
            .unwrap();
        assert!(found.iter().all(|puzzle| puzzle.from == "match"));
        n_found += found.len();
        let lines: Vec<&str> = whole.lines().collect();
        let cut = lines[..lines.len() / 2].join("\n");
        let refused = maker.from_record(&cut, "cut", &[], &mut || true);
        let refused = refused.unwrap_err();
        assert_eq!(refused.problem, RecordProblem::Unfinished, "{refused}");
    }
    assert!(n_found > 0);
    assert!(
        maker
            .from_record("no record", "", &[], &mut || true)
            .is_err()
    );
}

#[test]
fn a_file_that_was_changed_or_is_of_other_rules_is_refused() {
    let text = first_septet_puzzles().to_text();
    let lines: Vec<&str> = text.lines().collect();
    let with = |change: &dyn Fn(&mut Vec<String>)| {
        let mut lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        change(&mut lines);
        PuzzleFile::parse(&(lines.join("\n") + "\n")).unwrap_err()
    };
    let other_seat = with(&|lines| lines[1] = lines[1].replacen("\"novice\":", "\"novice\":1", 1));
    assert!(matches!(
        other_seat,
        PuzzleFileError::Changed { line: 2 } | PuzzleFileError::Line { line: 2, .. }
    ));
    let other_answer =
        with(&|lines| lines[2] = lines[2].replacen("\"right\":[\"", "\"right\":[\"g2\",\"", 1));
    assert_eq!(other_answer, PuzzleFileError::Changed { line: 3 });
    assert_eq!(with(&|lines| drop(lines.pop())), PuzzleFileError::Seal);
    assert_eq!(with(&|lines| lines.swap(1, 2)), PuzzleFileError::Seal);
    assert_eq!(
        with(&|lines| lines[0] = lines[0].replacen("\"test\"", "\"other\"", 1)),
        PuzzleFileError::Seal
    );
    let other_rules = with(&|lines| lines[0] = lines[0].replacen("\"rules\":1", "\"rules\":9", 1));
    assert_eq!(other_rules, PuzzleFileError::Rules { found: 9, known: 1 });
    assert!(matches!(
        with(&|lines| lines[0].clear()),
        PuzzleFileError::NoHeader(_)
    ));
    let torn = PuzzleFile::parse(&text[..text.len() - 40]).unwrap_err();
    assert!(matches!(torn, PuzzleFileError::Line { .. }), "{torn}");
    for nonsense in ["", "\n\n", "{}", "[1,2]", "\u{0}", "{\"hyakki_puzzles\":1}"] {
        assert!(PuzzleFile::parse(nonsense).is_err(), "{nonsense}");
    }
}

#[test]
fn every_right_answer_is_accepted_and_every_other_refused_with_figures() {
    for game in GameId::ALL {
        for puzzle in collection(game).puzzles().iter().step_by(29) {
            let table = replay(&puzzle.record(game)).unwrap().game;
            for action in table.legal_after(table.n_steps(), puzzle.seat()) {
                let verdict = Verdict::of(game, puzzle, &action).unwrap();
                assert_eq!(
                    verdict.is_right,
                    puzzle.right.contains(&action),
                    "{game} {}",
                    puzzle.id
                );
                assert_eq!(verdict.right, puzzle.right);
                let is_behind = match verdict.refutation {
                    Refutation::Line { tried, right, .. } => tried < 0 && right > 0,
                    Refutation::Worlds {
                        tried,
                        right,
                        n_worlds,
                        ref lost,
                    } => {
                        assert_eq!(lost.is_some(), !verdict.is_right);
                        tried < right && right <= n_worlds
                    }
                    Refutation::Chances { tried, right, .. } => tried < right,
                };
                assert!(
                    is_behind || verdict.is_right,
                    "{game} {} {action}",
                    puzzle.id
                );
            }
            let illegal = Verdict::of(game, puzzle, "fly");
            assert!(
                matches!(illegal, Err(PuzzleError::Notation(_))),
                "{illegal:?}"
            );
        }
    }
    let puzzle = &collection(GameId::Septet).puzzles()[0];
    let not_in_hand = puzzle.steps[0][1..].split(" / ").last().unwrap();
    let refused = Verdict::of(GameId::Septet, puzzle, not_in_hand);
    assert_eq!(
        refused,
        Err(PuzzleError::NotLegal(not_in_hand.to_owned())),
        "the trump card is nobody's"
    );
}

/// What is told of a wrong answer never speaks for it.
#[test]
fn a_fact_that_speaks_for_the_wrong_answer_is_not_told() {
    let (mut n_told, mut n_kept_back) = (0, 0);
    for puzzle in collection(GameId::Sketch).puzzles() {
        let Proof::Strong { values, .. } = &puzzle.proof else {
            panic!("all are of this kind")
        };
        let is_wrong = |worth: &&Worth| !puzzle.right.contains(&worth.action);
        for worth in values.iter().filter(is_wrong) {
            let verdict = Verdict::of(GameId::Sketch, puzzle, &worth.action).unwrap();
            let Refutation::Chances { facts, .. } = verdict.refutation else {
                panic!("it is told by chances")
            };
            n_told += facts.len();
            for (fact, tried, right) in &facts {
                let is_good = ["taken-ours", "won"].contains(&fact.as_str());
                assert_eq!(is_good, right > tried, "{} {worth:?} {fact}", puzzle.id);
            }
            let has = |worth: &Worth, name: &str| {
                let found = worth.facts.iter().find(|(fact, _)| fact == name);
                found.map_or(0, |(_, percent)| *percent)
            };
            let best = values
                .iter()
                .find(|worth| worth.action == puzzle.right[0])
                .unwrap();
            n_kept_back += usize::from(has(worth, "taken-ours") > has(best, "taken-ours") + 5);
        }
    }
    assert!(n_told > 100 && n_kept_back > 20, "{n_told} {n_kept_back}");
}

/// An action that was far behind in the making has its figure all the same.
#[test]
fn an_answer_that_was_dropped_early_has_a_figure() {
    for game in [GameId::Sketch, GameId::Pagoda, GameId::Tajuto] {
        let dropped = collection(game).puzzles().iter().find_map(|puzzle| {
            let Proof::Strong { values, .. } = &puzzle.proof else {
                return None;
            };
            let table = replay(&puzzle.record(game)).unwrap().game;
            let legal = table.legal_after(table.n_steps(), puzzle.seat());
            let is_known = |action: &String| values.iter().any(|worth| worth.action == *action);
            let action = legal.into_iter().find(|action| !is_known(action))?;
            Some((puzzle, action))
        });
        let (puzzle, action) = dropped.unwrap();
        let verdict = Verdict::of(game, puzzle, &action).unwrap();
        let again = Verdict::of(game, puzzle, &action).unwrap();
        assert_eq!(verdict, again, "the same for everybody");
        let Refutation::Chances { tried, right, .. } = verdict.refutation else {
            panic!("it is told by chances")
        };
        assert!(
            tried + 5.0 <= right,
            "{game} {} {action}: {tried} {right}",
            puzzle.id
        );
    }
}

/// Where worlds were counted, a wrong card is refuted in one of them.
#[test]
fn the_world_that_refutes_an_answer_fits_what_is_known_and_is_lost() {
    for puzzle in sample(GameId::Septet, Kind::ProvenClosed, 6) {
        let table = replay(&puzzle.record(GameId::Septet)).unwrap().game;
        let n_steps = table.n_steps();
        let known = table.json_after(n_steps, Viewer::Seat(puzzle.seat()));
        let known: serde_json::Value = serde_json::from_str(known.get()).unwrap();
        let legal = table.legal_after(n_steps, puzzle.seat());
        for action in legal.iter().filter(|action| !puzzle.right.contains(action)) {
            let verdict = Verdict::of(GameId::Septet, puzzle, action).unwrap();
            let Refutation::Worlds {
                lost: Some(lost), ..
            } = verdict.refutation
            else {
                panic!("a world is told")
            };
            assert_eq!(lost.views.len(), puzzle.players);
            assert_eq!(
                lost.views[puzzle.seat], known,
                "the seat sees what it has seen"
            );
            for play in &lost.line {
                let hand = lost.views[play.seat]["hand"].as_array().unwrap();
                assert!(hand.contains(&play.action.clone().into()), "{play:?}");
            }
        }
    }
}

/// With open hands a wrong card is refuted by a line that is legal, and in which the round is lost.
#[test]
fn the_line_that_refutes_an_answer_loses_the_round() {
    let mut n_refuted = 0;
    for puzzle in sample(GameId::Septet, Kind::ProvenOpen, 12) {
        let table = replay(&puzzle.record(GameId::Septet)).unwrap().game;
        let wrong = table.legal_after(table.n_steps(), puzzle.seat());
        for action in wrong.iter().filter(|action| !puzzle.right.contains(action)) {
            let mut table = replay(&puzzle.record(GameId::Septet)).unwrap().game;
            table.act(puzzle.seat(), action).unwrap();
            let Refutation::Line { line, .. } = Verdict::of(GameId::Septet, puzzle, action)
                .unwrap()
                .refutation
            else {
                panic!("an open puzzle has a line");
            };
            for play in line {
                table.act(Seat::new(play.seat), &play.action).unwrap();
            }
            let view = table.json_after(table.n_steps(), Viewer::Spectator);
            let view: serde_json::Value = serde_json::from_str(view.get()).unwrap();
            let winners = view["last_round"]["winners"].as_array().unwrap();
            assert!(
                !winners.contains(&puzzle.seat.into()),
                "{} {action}",
                puzzle.id
            );
            n_refuted += 1;
        }
    }
    assert!(n_refuted > 12);
}
