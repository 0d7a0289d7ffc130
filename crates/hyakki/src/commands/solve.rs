//! `hyakki solve`

use std::path::{Path, PathBuf};
use std::time::Duration;

use hyakki_catalog::GameId;
use hyakki_core::{Match, record};
use hyakki_septet::Septet;
use hyakki_septet_solver::{OpenPosition, PositionError, Solution, Solver};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use crate::console;
use crate::failure::Failure;
use crate::made_by::made_by;
use crate::reasons::InWords;
use crate::words::say;

/// Solve a position of Septet with open hands exactly
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Prints what the round is worth to whoever plays next with each legal card, and the best line for everybody.\n\
                  More than 0: its points are won. Three players: the two others play together against the one who is to play.\n\
                  A position is the hands in seat order and the trump card, then what else there is to say:\n  \
                  hyakki solve septet --position 'g7 u3 / p7 p9 / y7 b8 / u5 r6 / y10; lead 0; tricks 4 2 1 3; bosses r7 / u7 b7 / - / k7'\n\
                  Besides there are `table CARDS` for the unfinished trick and `scoring basic`."
)]
pub(crate) struct Solve {
    /// The game: septet is the one that can be solved
    #[arg(value_parser = ["septet"])]
    game: String,

    /// A record, or - for standard input
    #[arg(required_unless_present = "position")]
    record: Option<PathBuf>,

    /// Solve the position after this many steps of the record
    #[arg(long, value_name = "N", requires = "record")]
    step: Option<usize>,

    /// The position in words
    #[arg(long, value_name = "POSITION", conflicts_with = "record")]
    position: Option<String>,

    /// Give up after so many positions
    #[arg(long, value_name = "N", default_value_t = 2_000_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,

    /// The solution as JSON
    #[arg(long)]
    json: bool,
}

/// What the solver may remember, in MiB.
const MEMORY: usize = 64;

impl Solve {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let position = match (&self.position, &self.record) {
            (Some(text), _) => {
                text.trim_start_matches('\u{feff}')
                    .parse()
                    .map_err(|bad: PositionError| {
                        Failure::because(say!("cli-bad-position", why = bad.to_string()))
                    })?
            }
            (None, Some(path)) => self.recorded(path)?,
            (None, None) => return Err(Failure::because(say!("cli-no-position"))),
        };
        let sign_of_life = sign_of_life();
        let solution = Solver::with_memory(MEMORY).solve(&position, self.nodes);
        sign_of_life.finish_and_clear();
        let solution = solution.map_err(Failure::because)?;
        console::print(if self.json {
            to_json(&solution)
        } else {
            to_text(&solution)
        })
    }

    /// The position after so many steps of a record.
    fn recorded(&self, path: &Path) -> Result<OpenPosition, Failure> {
        let name = path.display();
        let bytes = super::read_record(path)?;
        let at_line = |error: record::RecordError| match &error.problem {
            record::RecordProblem::UnknownGame(game) if game.parse::<GameId>().is_ok() => {
                Failure::because(say!(
                    "cli-solve-other-game",
                    path = name.to_string(),
                    game = game.as_str()
                ))
            }
            _ => Failure::because(format!("{name}: {}", error.in_words())),
        };
        let text = record::text(&bytes).map_err(at_line)?;
        let game = Match::<Septet>::from_record(text).map_err(at_line)?.game;
        let n_steps = game.steps().len();
        let step = self.step.unwrap_or(n_steps);
        if step > n_steps {
            return Err(Failure::because(say!(
                "cli-no-such-step",
                path = name.to_string(),
                n = n_steps,
                step = step
            )));
        }
        let state = game.state_after(step);
        OpenPosition::of(&state).map_err(|bad| {
            Failure::because(say!(
                "cli-not-solvable-at",
                path = name.to_string(),
                step = step,
                why = bad.to_string()
            ))
        })
    }
}

/// Something that moves on a terminal while a hard position is solved; nothing elsewhere.
fn sign_of_life() -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner} {msg} {elapsed}");
    let style = style.expect("the template is well-formed");
    let spinner = ProgressBar::new_spinner().with_style(style);
    let spinner = spinner.with_message(say!("cli-solving"));
    spinner.enable_steady_tick(Duration::from_millis(200));
    spinner
}

fn to_text(solution: &Solution) -> String {
    let mut lines = vec![say!("cli-solve-seat", seat = solution.seat.to_string())];
    for card in &solution.cards {
        let name = card.card.to_string();
        let best = (card.value == solution.value()).then(|| say!("cli-solve-best"));
        let mark = best.map(|best| format!("  {best}")).unwrap_or_default();
        lines.push(format!("{name:>4} {:+}{mark}", card.value));
    }
    let plays = solution.line.iter();
    let plays: Vec<String> = plays
        .map(|play| format!("{}:{}", play.seat, play.card))
        .collect();
    lines.push(say!("cli-solve-line", line = plays.join(" ")));
    lines.push(say!("cli-solve-nodes", n = solution.n_nodes));
    lines.push(String::new());
    lines.join("\n")
}

fn to_json(solution: &Solution) -> String {
    let cards = solution.cards.iter();
    let line = solution.line.iter();
    let json = json!({
        "seat": solution.seat,
        "value": solution.value(),
        "cards": cards.map(|card| json!({"card": card.card, "value": card.value})).collect::<Vec<_>>(),
        "line": line.map(|play| json!({"seat": play.seat, "card": play.card})).collect::<Vec<_>>(),
        "nodes": solution.n_nodes,
        "made_by": made_by(),
    });
    format!("{json}\n")
}
