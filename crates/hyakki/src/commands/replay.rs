//! `hyakki replay`

use std::path::PathBuf;

use anstyle::Style;
use hyakki_catalog::AnyMatch;
use hyakki_core::record::{self, Line};
use hyakki_core::{Seat, Viewer};
use serde_json::json;

use crate::console;
use crate::failure::Failure;
use crate::reasons::InWords;
use crate::words::say;

/// Show what a seat saw of a recorded match
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Without --seat: what a spectator saw. Without --step: every step, one after the other.\n\
                  Only what that viewer could know is shown; the record itself holds the rest."
)]
pub(crate) struct Replay {
    /// The record, or - for standard input
    record: PathBuf,

    /// Whose eyes to look through
    #[arg(long, value_name = "S")]
    seat: Option<usize>,

    /// Only after this many steps (0 is before the first)
    #[arg(long, value_name = "N")]
    step: Option<usize>,

    /// Views and legal actions as JSON, one line for each step
    #[arg(long)]
    json: bool,
}

impl Replay {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let path = self.record.display();
        let bytes = super::read_record(&self.record)?;
        let at_line = |error: record::RecordError| {
            let why = error.in_words();
            Failure::because(format!("{path}: {why}"))
        };
        let text = record::text(&bytes).map_err(at_line)?;
        let game = hyakki_catalog::replay(text).map_err(at_line)?.game;
        let viewer = self.viewer(game.as_ref())?;
        let steps = match self.step {
            Some(step) if step > game.n_steps() => {
                return Err(Failure::because(say!(
                    "cli-no-such-step",
                    path = path.to_string(),
                    n = game.n_steps(),
                    step = step
                )));
            }
            Some(step) => step..=step,
            None => 0..=game.n_steps(),
        };
        if !self.json {
            console::print(heading(game.as_ref()))?;
        }
        for n_steps in steps {
            if self.json {
                console::print(json_line(game.as_ref(), n_steps, viewer))?;
            } else {
                let page = console::coloured(&game.page_after(n_steps, viewer));
                console::print(format!(
                    "\n{}\n{page}",
                    what_happened(game.as_ref(), n_steps)
                ))?;
            }
        }
        Ok(())
    }

    fn viewer(&self, game: &dyn AnyMatch) -> Result<Viewer, Failure> {
        let n_seats = game.header().players;
        match self.seat {
            None => Ok(Viewer::Spectator),
            Some(number) => Seat::try_new(number, n_seats)
                .map(Viewer::Seat)
                .ok_or_else(|| {
                    let last = n_seats - 1;
                    Failure::because(say!("cli-no-such-seat", seat = number, last = last))
                }),
        }
    }
}

fn heading(game: &dyn AnyMatch) -> String {
    let header = game.header();
    let mut text = say!(
        "cli-heading",
        game = game.game().title(),
        n = header.players
    );
    for (name, value) in &header.options {
        text += &format!(", {name}={value}");
    }
    text.push('\n');
    for (seat, name) in header.names.iter().enumerate() {
        text += &format!(
            "  {}\n",
            say!("cli-seat", seat = seat, what = name.as_str())
        );
    }
    text
}

/// The step that led here, without what may be hidden about it.
fn what_happened(game: &dyn AnyMatch, n_steps: usize) -> String {
    let strong = Style::new().bold().underline();
    let what = match n_steps.checked_sub(1).and_then(|index| game.step(index)) {
        None => say!("cli-step-before"),
        Some(Line::Action { seat, .. }) => say!("cli-step-action", seat = seat),
        Some(_) => say!("cli-step-chance"),
    };
    let title = say!("cli-step", step = n_steps, n = game.n_steps(), what = what);
    format!("{strong}{title}{strong:#}")
}

fn json_line(game: &dyn AnyMatch, n_steps: usize, viewer: Viewer) -> String {
    let legal = viewer.seat().map(|seat| game.legal_after(n_steps, seat));
    let line = json!({
        "step": n_steps,
        "view": game.json_after(n_steps, viewer),
        "legal": legal,
    });
    format!("{line}\n")
}
