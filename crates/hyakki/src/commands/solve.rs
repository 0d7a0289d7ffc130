//! `hyakki solve`

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use hyakki_core::{Match, record};
use hyakki_minds::septet_solver::{OpenPosition, PositionError, Solution, Solver};
use hyakki_septet::Septet;
use serde_json::json;

use crate::console;
use crate::failure::Failure;

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
const MEMORY: usize = 256;

impl Solve {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let position = match (&self.position, &self.record) {
            (Some(text), _) => text.parse().map_err(|bad: PositionError| {
                Failure::because(format!("this position cannot be solved: {bad}"))
            })?,
            (None, Some(path)) => self.recorded(path)?,
            (None, None) => return Err(Failure::because("a record or a position is needed")),
        };
        let solution = Solver::with_memory(MEMORY)
            .solve(&position, self.nodes)
            .map_err(Failure::because)?;
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
        let at_line = |error: record::RecordError| Failure::because(format!("{name}: {error}"));
        let text = record::text(&bytes).map_err(at_line)?;
        let game = Match::<Septet>::from_record(text).map_err(at_line)?.game;
        let n_steps = game.steps().len();
        let step = self.step.unwrap_or(n_steps);
        if step > n_steps {
            let message = format!("{name}: there are only {n_steps} steps, not {step}");
            return Err(Failure::because(message));
        }
        let state = game.state_after(step);
        OpenPosition::of(&state)
            .map_err(|bad| Failure::because(format!("{name}: after {step} steps {bad}")))
    }
}

fn to_text(solution: &Solution) -> String {
    let mut text = format!("seat {} plays\n", solution.seat);
    for card in &solution.cards {
        let is_best = card.value == solution.value();
        let mark = if is_best { "  best" } else { "" };
        writeln!(text, "{:>4} {:+}{mark}", card.card.to_string(), card.value)
            .expect("a string takes all");
    }
    let line = solution.line.iter();
    let line: Vec<String> = line
        .map(|play| format!("{}:{}", play.seat, play.card))
        .collect();
    let n_nodes = solution.n_nodes;
    text + &format!(
        "best line {}\n{n_nodes} positions looked at\n",
        line.join(" ")
    )
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
    });
    format!("{json}\n")
}
