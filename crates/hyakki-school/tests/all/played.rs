//! Matches to review.

use hyakki_catalog::{Budget, GameId, MindId, drive_any, new_match};
use hyakki_core::{GameRng, Options};

/// The record of a match between these minds; the last of them takes the seats that are left.
pub(crate) fn record(game: GameId, players: usize, minds: &[&str], seed: u64) -> String {
    let minds: Vec<MindId> = minds.iter().map(|mind| mind.parse().unwrap()).collect();
    let names = (0..players).map(|seat| format!("Player {seat}")).collect();
    let mut game = new_match(game, players, &Options::new(), names, None).unwrap();
    let mut rng = GameRng::for_game(seed, players as u64);
    drive_any(&mut *game, &mut rng, |game, seat, rng| {
        let mind = minds[seat.index().min(minds.len() - 1)];
        let question = game.question(seat).unwrap();
        question.answer(mind, Budget::simulations(60), rng)
    })
    .unwrap();
    game.to_record()
}
