//! Golden transcripts: a match as every seat saw it.

use std::fmt::{Display, Write as _};

use hyakki_core::{Game, GameConfig, GameRng, Viewer};

use crate::witness::{new_match, random_step, take};

/// A random match as text: each record line, then what every seat and a spectator see after it.
/// A view that is shown just as after the step before is not repeated.
#[must_use]
pub fn transcript<G: Game, Text: Display>(
    config: G::Config,
    seed: u64,
    max_steps: usize,
    show: impl Fn(&G::View) -> Text,
) -> String {
    let mut dice = GameRng::for_game(seed, 0);
    let mut game = new_match::<G>(config);
    let mut text = format!("{}\n", game.header().to_line());
    let mut last_views = vec![String::new(); config.players() + 1];
    while game.steps().len() < max_steps
        && let Some(step) = random_step(game.state(), &mut dice)
    {
        writeln!(
            text,
            "\n══ step {} ══ {}",
            game.steps().len() + 1,
            step.to_line().to_line()
        )
        .unwrap();
        take(&mut game, step);
        for (viewer, last_view) in Viewer::all(config.players()).zip(&mut last_views) {
            let view = show(&game.state().view(viewer)).to_string();
            if view != *last_view {
                write!(text, "── {viewer} ──\n{view}").unwrap();
                *last_view = view;
            }
        }
    }
    if let Some(outcome) = game
        .record_lines()
        .last()
        .filter(|line| line.contains("outcome"))
    {
        writeln!(text, "\n{outcome}").unwrap();
    }
    text
}
