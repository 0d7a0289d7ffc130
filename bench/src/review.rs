//! How good reviews are: luck that must be fair, grades that must last, and time.

use std::time::Instant;

use hyakki_catalog::{Budget, GameId, MindId, drive_any, new_match};
use hyakki_core::{GameRng, Options};
use hyakki_school::{Label, Review, Settings, review};
use serde_json::{Value, json};

use crate::equal_cards;

/// Simulations of a mind that searches: enough to tell levels apart, few enough to play hundreds of matches.
const SIMULATIONS: [(&str, u32); 2] = [("adept", 300), ("master", 1_500)];

/// Answers `luck`, `luck-at-random`, `labels`, `levels`, `time` and, for Septet, `equal`, each with a game and what else it needs.
pub(crate) fn answer(arguments: &[&str]) -> Option<Value> {
    let (&question, arguments) = arguments.split_first()?;
    let (game, arguments) = arguments.split_first()?;
    let game: GameId = game.parse().ok()?;
    let numbers: Vec<u64> = (arguments.iter())
        .map(|number| number.parse().ok())
        .collect::<Option<_>>()?;
    match (question, &numbers[..]) {
        ("luck", &[n_matches, nodes, seed]) => {
            let minds = &["apprentice", "novice"];
            Some(luck(game, minds, n_matches, nodes as u32, seed))
        }
        ("equal", &[n_matches, nodes, seed]) if game == GameId::Septet => {
            let records = (0..n_matches).map(|number| record(game, &["novice"], seed, number));
            Some(equal_cards::answer(records, nodes as u32))
        }
        ("luck-at-random", &[n_matches, nodes, seed]) => {
            let minds = &["apprentice", "random"];
            Some(luck(game, minds, n_matches, nodes as u32, seed))
        }
        ("labels", &[n_matches, nodes, factor, seed]) => {
            Some(labels(game, n_matches, nodes as u32, factor as u32, seed))
        }
        ("levels", &[n_matches, nodes, seed]) => Some(levels(game, n_matches, nodes as u32, seed)),
        ("time", &[n_matches, nodes, seed]) => Some(time(game, n_matches, nodes as u32, seed)),
        _ => None,
    }
}

/// The record of a match; the minds take the seats in turn.
fn record(game: GameId, minds: &[&str], seed: u64, number: u64) -> String {
    let players = game.default_players();
    let names = (0..players)
        .map(|seat| minds[seat % minds.len()].to_owned())
        .collect();
    let mut game = new_match(game, players, &Options::new(), names, None).expect("a usual table");
    let mut rng = GameRng::for_game(seed, number);
    let outcome = drive_any(&mut *game, &mut rng, |game, seat, rng| {
        let name = minds[seat.index() % minds.len()];
        let mind: MindId = name.parse().expect("a mind of ours");
        let simulations = SIMULATIONS.iter().find(|(level, _)| *level == name);
        let budget = Budget::simulations(simulations.map_or(1, |&(_, n)| n));
        let question = game.question(seat).expect("it is this seat's turn");
        question.answer(mind, budget, rng)
    });
    outcome.expect("minds play by the rules");
    game.to_record()
}

fn reviewed(record: &str, nodes: u32, seed: u64) -> Review {
    let settings = Settings { nodes, seed };
    review(record, settings, &mut |_, _| true).expect("a finished match")
}

/// The sums of some observations.
#[derive(Clone, Copy, Default)]
struct Sums {
    n: f64,
    sum: f64,
    squares: f64,
}

impl Sums {
    fn add(&mut self, value: f64) {
        self.n += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn mean(&self) -> f64 {
        self.sum / self.n.max(1.0)
    }

    fn error(&self) -> f64 {
        let variance = self.squares / self.n - self.mean().powi(2);
        (variance.max(0.0) / (self.n - 1.0).max(1.0)).sqrt()
    }

    fn to_json(self) -> Value {
        let round = |value: f64| (value * 1e5).round() / 1e5;
        json!({
            "mean": round(self.mean()),
            "error": round(self.error()),
            "sigmas": round(self.mean() / self.error().max(1e-12)),
        })
    }
}

/// Both kinds of luck of each seat, over matches in which seats do not play equally well.
fn luck(game: GameId, minds: &[&str], n_matches: u64, nodes: u32, seed: u64) -> Value {
    let players = game.default_players();
    let mut deals = vec![Sums::default(); players];
    let (mut unseen, mut own, mut results) = (deals.clone(), deals.clone(), deals.clone());
    // The part of the unseen that comes of the seat's own decisions: it is fair if its worlds are those that others really made.
    let mut unseen_own = deals.clone();
    let mut most_off = 0.0_f64;
    for number in 0..n_matches {
        let record = record(game, minds, seed, number);
        let review = reviewed(&record, nodes, seed + number);
        for (place, seat) in review.seats.iter().enumerate() {
            let own_moments = review.moments.iter();
            let own_moments = own_moments.filter(|moment| moment.seat == Some(place));
            unseen_own[place].add(own_moments.map(|moment| moment.parts[place].unseen).sum());
            deals[place].add(seat.deals);
            unseen[place].add(seat.unseen);
            own[place].add(seat.own_play);
            results[place].add(seat.result);
            let luck = seat.deals + seat.unseen;
            let sum = seat.expectation + luck + seat.own_play + seat.others_play;
            most_off = most_off.max((sum - seat.result).abs());
        }
    }
    let all = |sums: Vec<Sums>| sums.into_iter().map(Sums::to_json).collect::<Vec<_>>();
    json!({
        "matches": n_matches,
        "deals": all(deals),
        "unseen": all(unseen),
        "unseen_own": all(unseen_own),
        "own_play": all(own),
        "result": all(results),
        "most_off": most_off,
    })
}

/// How many labels are the same with another seed and so many times the playouts.
fn labels(game: GameId, n_matches: u64, nodes: u32, factor: u32, seed: u64) -> Value {
    let (mut n_same, mut n_all, mut n_labelled, mut n_labelled_same) = (0, 0, 0, 0);
    let (mut n_blunders, mut n_still_labelled, mut n_still_blunders) = (0, 0, 0);
    for number in 0..n_matches {
        let record = record(game, &["novice", "random"], seed, number);
        let first = reviewed(&record, nodes, 2 * number);
        let second = reviewed(&record, nodes * factor, 2 * number + 1);
        for (one, other) in first.choices.iter().zip(&second.choices) {
            n_all += 1;
            n_same += u32::from(one.label == other.label);
            if one.label.is_some() {
                n_labelled += 1;
                n_labelled_same += u32::from(one.label == other.label);
            }
            if one.label == Some(Label::Blunder) {
                n_blunders += 1;
                n_still_labelled += u32::from(other.label.is_some());
                n_still_blunders += u32::from(other.label == Some(Label::Blunder));
            }
        }
    }
    json!({
        "decisions": n_all,
        "same": n_same,
        "labelled": n_labelled,
        "labelled_same": n_labelled_same,
        "blunders": n_blunders,
        "still_blunders": n_still_blunders,
        "still_labelled": n_still_labelled,
    })
}

/// The mean loss of a decision that counts, for each level that plays against itself.
fn levels(game: GameId, n_matches: u64, nodes: u32, seed: u64) -> Value {
    let of_level = |level: &str| {
        let mut losses = Sums::default();
        let mut accuracies = Sums::default();
        for number in 0..n_matches {
            let review = reviewed(&record(game, &[level], seed, number), nodes, number);
            for choice in review.choices.iter().filter(|choice| choice.is_counted) {
                losses.add(choice.loss.value);
            }
            let seats = review.seats.iter();
            seats
                .filter_map(|seat| seat.accuracy)
                .for_each(|accuracy| accuracies.add(accuracy));
        }
        json!({ "level": level, "loss": losses.to_json(), "decisions": losses.n, "accuracy": accuracies.mean() })
    };
    let levels = ["random", "novice", "apprentice", "adept", "master"];
    json!(levels.map(of_level))
}

/// How long a review takes.
fn time(game: GameId, n_matches: u64, nodes: u32, seed: u64) -> Value {
    let (mut seconds, mut longest, mut n_choices) = (0.0, 0.0_f64, 0);
    for number in 0..n_matches {
        let record = record(game, &["apprentice"], seed, number);
        let start = Instant::now();
        n_choices += reviewed(&record, nodes, number).choices.len();
        let took = start.elapsed().as_secs_f64();
        seconds += took;
        longest = longest.max(took);
    }
    json!({
        "mean_s": seconds / n_matches as f64,
        "longest_s": longest,
        "choices": n_choices as f64 / n_matches as f64,
    })
}
