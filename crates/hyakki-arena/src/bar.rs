//! How far a run is.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::contest::Watcher;
use crate::played::Played;

/// A bar on a terminal with the time that is left; nothing elsewhere.
pub(crate) struct Bar(ProgressBar);

impl Bar {
    pub(crate) fn new() -> Bar {
        let style = "{bar:40} {human_pos}/{human_len} games, {elapsed} gone, {eta} left {msg}";
        let style = ProgressStyle::with_template(style).expect("the template is well-formed");
        Bar(ProgressBar::no_length().with_style(style))
    }
}

impl Watcher for Bar {
    fn begin(&mut self, n_games: usize, n_played: usize) {
        self.0.set_length(n_games as u64);
        self.0.set_position(n_played as u64);
        self.0.reset_eta();
        self.0.enable_steady_tick(Duration::from_millis(200));
        if n_played > 0 {
            let before = format!("{n_played} games were played before");
            self.0.println(before);
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
