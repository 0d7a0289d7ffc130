//! Every fuzz target, briefly: on generated input (random bytes, real records, and damaged ones), and on what libFuzzer found.

#![allow(clippy::unwrap_used, reason = "tests")]

use hyakki_catalog::{GameId, with_game};
use hyakki_core::{
    Dice, Game, GameConfig, GameRng, Match, Seat, SeatSet, Step, at_random, next_step,
};

/// A whole random match as text.
fn random_record<G: Game>(rng: &mut GameRng) -> String {
    let configs = G::Config::all();
    let config = configs[rng.index(configs.len())];
    let names = (0..config.players()).map(|seat| seat.to_string()).collect();
    let mut game = Match::<G>::new(config, names);
    // Some matches are not played to the end, or not by everybody.
    let n_steps = 1 + rng.index(200);
    for n_played in 0.. {
        if game.turn().outcome().is_some() {
            break;
        }
        if n_played == n_steps {
            concede(&mut game, rng);
            continue;
        }
        let Some(step) = next_step(game.state(), rng, at_random) else {
            break;
        };
        match step {
            Step::Chance(chance) => game.record_chance(chance).unwrap(),
            Step::Action(seat, action) => game.act(seat, action).unwrap(),
        }
    }
    game.to_record()
}

/// A side resigns, or all abandon the match, unless it is over.
fn concede<G: Game>(game: &mut Match<G>, rng: &mut GameRng) {
    let seat = Seat::new(rng.index(game.state().config().players()));
    match rng.below(3) {
        0 => game.abandon(SeatSet::only(seat)).unwrap(),
        _ => game.resign(seat).unwrap(),
    }
}

/// Changes, removes, doubles or moves a few pieces of the bytes.
fn damage(bytes: &mut Vec<u8>, rng: &mut GameRng) {
    for _ in 0..1 + rng.index(3) {
        let start = rng.index(bytes.len());
        let end = (start + 1 + rng.index(12)).min(bytes.len());
        match rng.below(4) {
            0 => bytes[start] = rng.next_word() as u8,
            1 => drop(bytes.drain(start..end)),
            2 => {
                let piece = bytes[start..end].to_vec();
                let place = rng.index(bytes.len());
                bytes.splice(place..place, piece);
            }
            _ => bytes.truncate(start.max(1)),
        }
        if bytes.is_empty() {
            return;
        }
    }
}

#[test]
fn record() {
    for seed in 0..150 {
        let mut rng = GameRng::for_game(seed, 0);
        for game in GameId::ALL {
            let text = with_game!(game, G => random_record::<G>(&mut rng));
            hyakki_fuzz::record(text.as_bytes());
            for _ in 0..8 {
                let mut bytes = text.clone().into_bytes();
                damage(&mut bytes, &mut rng);
                hyakki_fuzz::record(&bytes);
            }
        }
    }
}

#[test]
fn notation() {
    let mut rng = GameRng::for_game(1, 1);
    for game in GameId::ALL {
        for _ in 0..30 {
            for line in with_game!(game, G => random_record::<G>(&mut rng)).lines() {
                let Some(notation) = line.split('"').rev().nth(1) else {
                    continue;
                };
                hyakki_fuzz::notation(notation.as_bytes());
                let mut bytes = notation.as_bytes().to_vec();
                damage(&mut bytes, &mut rng);
                hyakki_fuzz::notation(&bytes);
            }
        }
    }
    for odd in [
        "",
        " ",
        "\n",
        "鬼",
        "first",
        "pass",
        "pass ",
        "0",
        "-1",
        "18446744073709551616",
        "g\u{301}3",
    ] {
        hyakki_fuzz::notation(odd.as_bytes());
    }
    hyakki_fuzz::notation("g3 ".repeat(1 << 20).as_bytes());
}

#[test]
fn check() {
    for seed in 0..600 {
        let mut rng = GameRng::for_game(seed, 2);
        let bytes: Vec<u8> = (0..rng.index(700)).map(|_| rng.next_word() as u8).collect();
        hyakki_fuzz::check(&bytes);
    }
}

/// Runs a target on every input of its corpus: inputs that libFuzzer kept because each reaches something that no other does.
fn replay(name: &str, target: fn(&[u8])) {
    let folder = format!("{}/corpora/{name}", env!("CARGO_MANIFEST_DIR"));
    let mut n_inputs = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        target(&std::fs::read(file.unwrap().path()).unwrap());
        n_inputs += 1;
    }
    assert!(n_inputs > 20, "the corpus of {name} has {n_inputs} inputs");
}

#[test]
fn corpora() {
    replay("record", hyakki_fuzz::record);
    replay("notation", hyakki_fuzz::notation);
    replay("check", hyakki_fuzz::check);
}
