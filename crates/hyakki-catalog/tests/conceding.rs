//! Whatever players decide beside the rules, in any game: its record replays to the same match, and nothing more is shown.

#![allow(clippy::unwrap_used, reason = "tests")]

use hyakki_catalog::{AnyMatch, GameId, new_match, replay, with_game};
use hyakki_core::record::Line;
use hyakki_core::{Dice, GameConfig, GameRng, Options, Seat, SeatSet, Viewer};

/// A random match with every kind of line among its steps.
fn play(id: GameId, players: usize, rng: &mut GameRng) -> Box<dyn AnyMatch> {
    let names = vec![String::new(); players];
    let mut game = new_match(id, players, &Options::new(), names, None).unwrap();
    let mut source = GameRng::for_game(u64::from(rng.next_word()), 0);
    // Some matches see a concession soon, and some none at all.
    let one_in = [4, 40, 4000][rng.index(3)];
    loop {
        game.settle(&mut source);
        let Some(seat) = game.turn().seats().first() else {
            return game;
        };
        if rng.index(one_in) == 0 {
            concede(&mut *game, rng);
            continue;
        }
        let legal = game.legal_after(game.n_steps(), seat);
        game.act(seat, &legal[rng.index(legal.len())]).unwrap();
        if rng.index(10) == 0 {
            game.undo(1).unwrap();
        }
    }
}

/// Somebody resigns, or seldom all abandon; what cannot be changes nothing.
fn concede(game: &mut dyn AnyMatch, rng: &mut GameRng) {
    let players = game.header().players;
    let seat = Seat::new(rng.index(players));
    let has_resigned = game.resigned().contains(seat);
    let views = all_views(game);
    let before = game.to_record();
    let done = if rng.index(4) > 0 {
        game.resign(seat)
    } else {
        let is_lower = |one: &Seat| one.index() <= seat.index();
        game.abandon(Seat::all(players).filter(is_lower).collect())
    };
    match done {
        Ok(()) => assert!(game.to_record().starts_with(&before)),
        Err(_) => assert_eq!(game.to_record(), before),
    }
    assert!(!has_resigned || done.is_err());
    assert_eq!(all_views(game), views, "no game knows of it");
}

fn all_views(game: &dyn AnyMatch) -> Vec<String> {
    let viewers = Viewer::all(game.header().players);
    viewers
        .map(|viewer| game.json_after(game.n_steps(), viewer).get().to_owned())
        .collect()
}

fn check(game: &dyn AnyMatch) {
    let outcome = game.outcome().unwrap();
    let resigned: Vec<usize> = game.resigned().iter().map(Seat::index).collect();
    assert_eq!(outcome.resigned, resigned);
    let players = game.header().players;
    let lowest = (0..players).filter(|seat| !resigned.contains(seat));
    let lowest = lowest.filter_map(|seat| outcome.places.get(seat)).max();
    for seat in &resigned {
        assert!(Some(&outcome.places[*seat]) > lowest, "{outcome:?}");
    }
    assert!(outcome.places.is_empty() || outcome.places.contains(&1));
    let is_conceded = outcome.points.is_empty();
    assert_eq!(
        is_conceded,
        ["resigned", "abandoned"].contains(&&*outcome.ending)
    );
    assert_eq!(outcome.places.is_empty(), outcome.ending == "abandoned");
    for seat in Seat::all(players) {
        assert!(game.legal_after(game.n_steps(), seat).is_empty());
        assert!(game.question(seat).is_none() && game.courtesy(seat).is_none());
    }
}

#[test]
fn a_record_with_concessions_replays_to_the_same_match() {
    let (mut n_resigned, mut n_abandoned, mut n_played_out) = (0, 0, 0);
    for id in GameId::ALL {
        let counts = with_game!(id, G => {
            let configs = <G as hyakki_core::Game>::Config::all();
            configs.iter().map(GameConfig::players).collect::<std::collections::BTreeSet<_>>()
        });
        for players in counts {
            for seed in 0..12 {
                let mut game = play(id, players, &mut GameRng::for_game(seed, players as u64));
                check(&*game);
                let text = game.to_record();
                let again = replay(&text).unwrap();
                assert!(again.is_complete);
                assert_eq!(again.game.to_record(), text);
                assert_eq!(again.game.resigned(), game.resigned());
                assert_eq!(again.game.n_undo_lines(), game.n_undo_lines());
                assert!(game.resign(Seat::new(0)).is_err());
                assert!(game.abandon(SeatSet::EMPTY).is_err());
                n_resigned += text.matches("{\"resign\"").count();
                n_abandoned += text.matches("{\"abandon\"").count();
                let has_points = !game.outcome().unwrap().points.is_empty();
                n_played_out += usize::from(has_points && !game.resigned().is_empty());
            }
        }
    }
    assert!(n_resigned > 20 && n_abandoned > 5 && n_played_out > 3);
}

/// What each line says in words that never change: whoever reads old records finds them here.
#[test]
fn the_lines_are_these() {
    let mut game = new_match(
        GameId::Pagoda,
        3,
        &Options::new(),
        vec![String::new(); 3],
        None,
    )
    .unwrap();
    game.settle(&mut GameRng::for_game(1, 0));
    game.resign(Seat::new(2)).unwrap();
    game.abandon(SeatSet::only(Seat::new(0))).unwrap();
    let text = game.to_record();
    let lines: Vec<&str> = text.lines().skip(2).collect();
    assert_eq!(
        lines,
        [
            r#"{"resign":2}"#,
            r#"{"abandon":[0]}"#,
            r#"{"outcome":{"places":[1,1,3],"points":[],"ending":"resigned","resigned":[2]}}"#,
        ]
    );
    for (bad, why) in [
        (text.replace("[0]", "[0,2]"), "impossible concession"),
        (text.replace("[0]", "[1,0]"), "impossible concession"),
        (
            text.replace("{\"resign\":2}", "{\"resign\":3}"),
            "there is no seat 3",
        ),
        (text.replace(",\"resigned\":[2]", ""), "wrong outcome"),
        (
            text.replace("{\"abandon\":[0]}", "{\"abandon\":[0]}\n{\"resign\":1}"),
            "nothing but the outcome",
        ),
        (
            text.replace("{\"abandon\":[0]}\n", ""),
            "an outcome is stated",
        ),
    ] {
        let error = replay(&bad).map(drop).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
    assert!(matches!(Line::from_line(lines[0]), Ok(Line::Resign(2))));
}
