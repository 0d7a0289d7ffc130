//! Hidden is hidden: no byte of what a viewer is sent depends on cards that the viewer must not know.

use hyakki_catalog::GameId;
use hyakki_core::{GameRng, Seat};
use hyakki_protocol::{ServerMessage, TableSummary, TableView};
use hyakki_table::{Settings, Stage, Table};

use crate::pairs::{Seated, act, facts, full_table, twin_actions, twin_secrets, user};

/// What travels to a viewer: the picture and the card in the lobby, without the commitments to the secrets.
fn bytes(table: &Table, viewer: Seated) -> String {
    let viewer = viewer.map(user);
    let mut shown = TableView::of("table", Some("match"), table, viewer.as_ref(), 1);
    shown.next_commitment.clear();
    if let Some(current) = &mut shown.current {
        current.commitment.clear();
    }
    let message = ServerMessage::Table {
        step: n_steps(table),
        table: Box::new(shown),
    };
    let card = TableSummary::of("table", table, viewer.as_ref());
    let [message, card] = [
        serde_json::to_string(&message),
        serde_json::to_string(&card),
    ];
    message.expect("messages always make JSON") + &card.expect("cards always make JSON")
}

fn n_steps(table: &Table) -> usize {
    table.game().expect("a match has begun").n_steps()
}

/// What pairs of a game have shown.
#[derive(Default)]
struct Tally {
    /// Pictures that were compared.
    n_compared: usize,
    /// Among them, those at which somebody else saw a difference.
    n_different_to_others: usize,
}

/// Plays a pair of matches until the viewer may see a difference, and compares every picture.
fn play_pair(settings: &Settings, viewer: Seated, dice: &mut GameRng, tally: &mut Tally) {
    let secrets = twin_secrets(settings, viewer, dice);
    let mut pair = secrets.map(|secret| full_table(settings, secret));
    loop {
        let [one, other] = &pair;
        if pair
            .iter()
            .any(|table| !matches!(table.stage(), Stage::Playing { .. }))
        {
            return;
        }
        if facts(one, viewer) != facts(other, viewer) {
            return;
        }
        assert_eq!(
            bytes(one, viewer),
            bytes(other, viewer),
            "after {} steps",
            n_steps(one)
        );
        tally.n_compared += 1;
        let sees_more = |seat: usize| bytes(one, Some(seat)) != bytes(other, Some(seat));
        tally.n_different_to_others += usize::from((0..settings.players).any(sees_more));
        let seat = one.to_act().first().expect("somebody must act").index();
        let legal = pair.each_ref().map(|table| {
            let game = table.game().expect("a match has begun");
            game.legal_after(game.n_steps(), Seat::new(seat))
        });
        let Some(actions) = twin_actions(settings, seat, viewer, [&legal[0], &legal[1]], dice)
        else {
            return;
        };
        for (table, action) in pair.iter_mut().zip(&actions) {
            act(table, seat, action);
        }
    }
}

/// Plays pairs for every number of players and every viewer.
fn play_pairs(game: GameId, n_pairs: usize) -> Tally {
    let mut dice = GameRng::for_game(3, 14);
    let mut tally = Tally::default();
    for players in game.players() {
        let settings = Settings {
            players,
            ..Settings::usual(game)
        };
        for viewer in (0..players).map(Some).chain([None]) {
            for _ in 0..n_pairs {
                play_pair(&settings, viewer, &mut dice, &mut tally);
            }
        }
    }
    tally
}

/// Also that there was something to hide: somebody else saw a difference at a good part of the pictures.
fn check(game: GameId, n_pairs: usize, n_least: usize) {
    let tally = play_pairs(game, n_pairs);
    let Tally {
        n_compared,
        n_different_to_others,
    } = tally;
    assert!(n_compared >= n_least, "{game}: {n_compared}");
    // Nobody knows more than anybody else in Tajuto; what comes out of the bag next is hidden from all.
    if game != GameId::Tajuto {
        assert!(
            n_different_to_others * 3 >= n_compared,
            "{game}: {n_different_to_others}"
        );
    }
}

/// As many pairs as show something in a moment, and how many pictures they must bring.
fn plan(game: GameId) -> (usize, usize) {
    match game {
        GameId::Septet => (4, 200),
        GameId::Pagoda => (1, 400),
        _ => (12, 60),
    }
}

#[test]
fn nothing_hidden_travels() {
    for game in GameId::ALL {
        let (n_pairs, n_least) = plan(game);
        check(game, n_pairs, n_least);
    }
}
