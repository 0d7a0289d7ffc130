//! Laws of reviews.

use hyakki_catalog::{GameId, with_game};
use hyakki_core::{ActionSet, GameRng, Match, Seat, Step, Viewer};
use hyakki_minds::Level;
use hyakki_school::{Decision, Label, Review, Reviewed, Settings, review};

use super::played::record;

const SETTINGS: Settings = Settings {
    nodes: Settings::LEAST,
    seed: 1,
};

fn reviewed(record: &str, settings: Settings) -> Review {
    review(record, settings, &mut |_, _| true).unwrap()
}

/// Every game with every number of players.
fn tables() -> impl Iterator<Item = (GameId, usize)> {
    let tables = |game: GameId| game.players().map(move |players| (game, players));
    GameId::ALL.into_iter().flat_map(tables)
}

#[test]
fn the_parts_add_up_in_every_match_and_every_step() {
    for (game, players) in tables() {
        let record = record(game, players, &["apprentice", "novice"], 3);
        let review = reviewed(&record, SETTINGS);
        let mut before = review.expectation.clone();
        for moment in &review.moments {
            let changes = before.iter().zip(&moment.values).zip(&moment.parts);
            for ((before, after), parts) in changes {
                let off = after - before - parts.sum();
                assert!(off.abs() < 1e-12, "{game} {players}: {moment:?}");
            }
            before.clone_from(&moment.values);
        }
        for seat in &review.seats {
            let luck = seat.deals + seat.unseen;
            let sum = seat.expectation + luck + seat.own_play + seat.others_play;
            assert!(
                (sum - seat.result).abs() < 1e-9,
                "{game} {players}: {seat:?}"
            );
            assert!(
                [0.0, 1.0].contains(&seat.result) || seat.result <= 0.5,
                "{seat:?}"
            );
        }
        let n_sides = if game == GameId::Septet && players == 4 {
            2.0
        } else {
            1.0
        };
        for moment in &review.moments {
            let sum: f64 = moment.values.iter().sum();
            assert!((sum - n_sides).abs() < 1e-5, "{game} {players}: {sum}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_review() {
    for game in GameId::ALL {
        let record = record(game, game.default_players(), &["novice"], 5);
        let first = reviewed(&record, SETTINGS);
        assert_eq!(first, reviewed(&record, SETTINGS), "{game}");
        let other = Settings {
            seed: 2,
            ..SETTINGS
        };
        assert_ne!(first, reviewed(&record, other), "{game}");
    }
}

#[test]
fn labels_are_what_is_surely_lost_and_only_where_something_is_at_stake() {
    for game in GameId::ALL {
        let record = record(game, game.default_players(), &["random", "novice"], 7);
        // With fewer the worlds are too few for anything to be sure.
        let settings = Settings {
            nodes: 2_000,
            ..SETTINGS
        };
        let review = reviewed(&record, settings);
        let mut n_labels = 0;
        for choice in &review.choices {
            assert!(choice.loss.low <= choice.loss.value && choice.loss.value <= choice.loss.high);
            assert!(
                choice
                    .options
                    .iter()
                    .any(|option| option.action == choice.action)
            );
            assert!(choice.options.is_sorted_by(|a, b| a.value >= b.value));
            assert!(choice.options[0].is_right);
            if let Some(label) = choice.label {
                assert!(choice.is_counted && choice.loss.low >= label.threshold());
                n_labels += 1;
            }
        }
        let seats = review.seats.iter();
        let n_summed = seats.map(|seat| seat.n_inaccuracies + seat.n_mistakes + seat.n_blunders);
        assert_eq!(n_summed.sum::<usize>(), n_labels, "{game}");
        assert!(n_labels > 0, "{game}: a random player makes mistakes");
        for seat in &review.seats {
            let costs = seat
                .exercises
                .iter()
                .map(|&place| review.choices[place].loss.low);
            assert!(costs.is_sorted_by(|a, b| a >= b));
        }
    }
}

/// At the same positions, what comes first to a random player's mind loses more than what an apprentice does.
#[test]
fn a_random_choice_is_judged_worse_than_an_apprentices() {
    fn check<G: Reviewed>(record: &str) {
        let game = Match::<G>::from_record(record).unwrap().game;
        let knowledge = G::knowledge(Level::STRONGEST);
        let mut dice = GameRng::for_game(3, 0);
        let [mut random, mut apprentice] = [0.0, 0.0];
        for (number, step) in game.steps().iter().enumerate() {
            let &Step::Action(seat, chosen) = step else {
                continue;
            };
            let state = game.state_after(number);
            let actions = state.legal_actions(seat);
            if number % 3 != 0 || actions.len() < 2 {
                continue;
            }
            let any = actions.pick(&mut dice);
            for (chosen, loss) in [(any, &mut random), (chosen, &mut apprentice)] {
                *loss += decision(&state, seat, chosen)
                    .judge(&knowledge, 600, 4)
                    .loss
                    .value;
            }
        }
        assert!(
            random > 1.5 * apprentice,
            "{}: {random} {apprentice}",
            G::NAME
        );
    }
    for game in GameId::ALL {
        let record = record(game, game.default_players(), &["apprentice"], 1);
        with_game!(game, G => check::<G>(&record));
    }
}

fn decision<G: Reviewed>(state: &G, seat: Seat, chosen: G::Action) -> Decision<G> {
    Decision {
        seat,
        view: state.view(Viewer::Seat(seat)),
        actions: state.legal_actions(seat),
        chosen,
    }
}

/// Grades do not change when what the seat cannot know is dealt anew.
#[test]
fn a_decision_is_judged_alike_in_every_world_that_looks_the_same() {
    fn check<G: Reviewed>(record: &str) {
        let game = Match::<G>::from_record(record).unwrap().game;
        let knowledge = G::knowledge(Level::STRONGEST);
        let mut dice = GameRng::for_game(9, 0);
        let mut n_compared = 0;
        for (number, step) in game.steps().iter().enumerate() {
            let &Step::Action(seat, chosen) = step else {
                continue;
            };
            let state = game.state_after(number);
            if number % 17 != 0 || state.legal_actions(seat).len() < 2 {
                continue;
            }
            let world = G::determinize(&state.view(Viewer::Seat(seat)), &mut dice);
            let judged = |state: &G| {
                let judged = decision(state, seat, chosen).judge(&knowledge, 300, 4);
                format!("{judged:?}")
            };
            let [truth, dealt_anew] = [judged(&state), judged(&world)];
            assert_eq!(truth, dealt_anew, "{} {number}", G::NAME);
            n_compared += 1;
        }
        assert!(n_compared > 0, "{}", G::NAME);
    }
    for (game, players) in tables() {
        let record = record(game, players, &["novice"], 11);
        with_game!(game, G => check::<G>(&record));
    }
}

#[test]
fn every_label_has_its_threshold() {
    assert!(Label::ALL.is_sorted_by(|a, b| a.threshold() < b.threshold()));
}
