//! How far a run is.

use std::path::PathBuf;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::contest::Watcher;
use crate::played::Played;
use crate::plural::plural;
use crate::stopping::say_when_stopped;

/// A bar on a terminal with the time that is left; nothing elsewhere. It counts in any case.
pub(crate) struct Bar(ProgressBar);

impl Bar {
    /// For so many games in all.
    pub(crate) fn new(n_games: u64) -> Bar {
        let style = "{bar:40} {human_pos}/{human_len} games, {elapsed} gone, {eta} left {msg}";
        let style = ProgressStyle::with_template(style).expect("the template is well-formed");
        Bar(ProgressBar::new(n_games).with_style(style))
    }

    /// Whoever stops the run is told what is kept, and how it goes on.
    pub(crate) fn tell_when_stopped(&self, kept_in: Option<PathBuf>) -> anyhow::Result<()> {
        let bar = self.0.clone();
        say_when_stopped(move || {
            let (n_kept, n_games) = (bar.position(), bar.length().unwrap_or(0));
            bar.finish_and_clear();
            match &kept_in {
                Some(place) if n_kept > 0 => format!(
                    "stopped: {n_kept} of {} kept in {}; the same command goes on from there",
                    plural(n_games, "game"),
                    place.display()
                ),
                _ => "stopped: nothing is kept; the same command begins anew".to_owned(),
            }
        })
    }
}

impl Bar {
    /// The numbers of the games, each of which is over once the next is asked for.
    pub(crate) fn count_games(mut self) -> impl Iterator<Item = u64> {
        self.begin(0, 0);
        let n_games = self.0.length().unwrap_or(0);
        (0..n_games).inspect(move |number| self.0.set_position(*number))
    }
}

impl Watcher for Bar {
    fn begin(&mut self, _n_games: usize, n_played: usize) {
        self.0.inc(n_played as u64);
        self.0.reset_eta();
        self.0.enable_steady_tick(Duration::from_millis(200));
        if n_played > 0 {
            let before = plural(n_played as u64, "game");
            self.0.println(format!("played before: {before}"));
        }
    }

    fn tick(&mut self, played: &Played) {
        self.0.inc(1);
        if let Some(forfeit) = &played.forfeit {
            let reason = format!("(a forfeit: {})", forfeit.reason);
            self.0.set_message(reason);
        }
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
