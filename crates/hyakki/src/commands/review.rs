//! `hyakki review`

mod markup;
mod picture;
mod report;
mod text;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use hyakki_core::record;
use hyakki_school::{Review as Reviewed, ReviewError, Settings};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use crate::console;
use crate::failure::Failure;
use crate::made_by::made_by;
use crate::reasons::InWords;
use crate::words::say;

/// Tell luck from skill in a finished match, and what could have been played better
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Every decision is judged by what its player could know; docs/review.md says how, and how good the figures are.\n\
                  A quick look:\n  hyakki review match.jsonl --nodes 1000\n\
                  A page with curves and exercises:\n  hyakki review match.jsonl --report review.html"
)]
pub(crate) struct Review {
    /// A record of a finished match, or - for standard input
    record: PathBuf,

    /// Speak only of this seat's decisions
    #[arg(long, value_name = "SEAT")]
    seat: Option<usize>,

    /// How many playouts judge each decision
    #[arg(long, value_name = "N", default_value_t = Settings::default().nodes,
          value_parser = clap::value_parser!(u32).range(i64::from(Settings::LEAST)..))]
    nodes: u32,

    /// The seed of all that is sampled; the same gives the same review
    #[arg(long, value_name = "N", default_value_t = Settings::default().seed)]
    seed: u64,

    /// The review as JSON
    #[arg(long)]
    json: bool,

    /// Write a page with curves and exercises to this file
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

impl Review {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let name = self.record.display().to_string();
        let bytes = super::read_record(&self.record)?;
        let at_line =
            |error: record::RecordError| Failure::because(format!("{name}: {}", error.in_words()));
        let text = record::text(&bytes).map_err(at_line)?;
        let game = hyakki_catalog::replay(text).map_err(at_line)?.game;
        self.check_seat(&name, game.header().players)?;
        let review = self.review(text).map_err(|error| match error {
            ReviewError::Record(error) => at_line(error),
            ReviewError::Unfinished => {
                let why = record::RecordProblem::Unfinished.in_words();
                Failure::because(format!("{name}: {why}"))
            }
            ReviewError::Empty => Failure::because(format!("{name}: {}", say!("cli-review-empty"))),
            ReviewError::Stopped => Failure::Interrupted,
        })?;
        if let Some(path) = &self.report {
            super::write_whole(path, &report::page(&review, &*game, self.seat))?;
        }
        console::print(if self.json {
            self.to_json(review)
        } else {
            text::text(&review, self.seat)
        })
    }

    fn check_seat(&self, name: &str, players: usize) -> Result<(), Failure> {
        match self.seat {
            Some(seat) if seat >= players => Err(Failure::because(format!(
                "{name}: {}",
                say!("cli-no-such-seat", seat = seat, last = players - 1)
            ))),
            _ => Ok(()),
        }
    }

    /// Reviews with a bar on a terminal; a signal stops it between two steps.
    fn review(&self, text: &str) -> Result<Reviewed, ReviewError> {
        let is_stopped = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&is_stopped);
        // Where no handler can be set, the signal ends the program as it ends any other.
        let _ = ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed));
        let bar = progress_bar();
        let settings = Settings {
            nodes: self.nodes,
            seed: self.seed,
        };
        let review = hyakki_school::review(text, settings, &mut |n_done, n_steps| {
            bar.set_length(n_steps as u64);
            bar.set_position(n_done as u64);
            !is_stopped.load(Ordering::Relaxed)
        });
        bar.finish_and_clear();
        review
    }

    fn to_json(&self, mut review: Reviewed) -> String {
        let is_kept = |seat| is_meant(self.seat, seat);
        // Exercises are places in the list of decisions.
        let kept: Vec<usize> = (0..review.choices.len())
            .filter(|&place| is_kept(review.choices[place].seat))
            .collect();
        review.seats.retain(|seat| is_kept(seat.seat));
        review.choices.retain(|choice| is_kept(choice.seat));
        for place in review.seats.iter_mut().flat_map(|seat| &mut seat.exercises) {
            *place = kept
                .binary_search(place)
                .expect("a seat's exercises are decisions of its own");
        }
        let json = json!({ "review": review, "seed": self.seed, "made_by": made_by() });
        format!("{json}\n")
    }
}

/// A bar on a terminal; nothing elsewhere.
fn progress_bar() -> ProgressBar {
    let figures = say!(
        "cli-review-progress",
        done = "{human_pos}",
        all = "{human_len}",
        left = "{eta}"
    );
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {figures}"))
        .expect("the template is well-formed");
    let bar = ProgressBar::new(0).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// Points of winning chance, from a chance between 0 and 1.
fn points(chance: f64) -> String {
    crate::words::decimal(100.0 * chance, 1)
}

/// The same with its sign.
fn signed_points(chance: f64) -> String {
    let text = points(chance);
    if chance >= 0.0 {
        format!("+{text}")
    } else {
        text
    }
}

/// Whether a decision of this seat is spoken of.
fn is_meant(asked: Option<usize>, seat: usize) -> bool {
    asked.is_none_or(|asked| asked == seat)
}
