//! `cargo xtask strength`: who is stronger, row by row, as the table of `docs/strength.md` has it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::metadata::{self, Game, Table};
use crate::shell::{cargo, output, program, project_root, run};

/// Play the contests of docs/strength.md, and print the lines of its table
///
/// A contest whose results lie in target/strength is not played again, and an interrupted one goes on. All are played by the
/// arena as it was when the first began, however long that takes and whatever is built meanwhile.
#[derive(Debug, clap::Args)]
pub(crate) struct Strength {
    /// Only this game
    #[arg(long)]
    game: Option<String>,

    /// How many deals, each in every seating
    #[arg(long, value_name = "N", default_value_t = 500)]
    deals: u64,

    /// Only the comparisons whose name contains this, such as "against R2"
    #[arg(long, value_name = "TEXT")]
    row: Option<String>,

    /// The longest time for a move: where a level takes more, both sides' times are scaled down alike
    #[arg(long, value_name = "N", default_value_t = 10)]
    longest_ms: u64,

    /// How many games are played at once
    #[arg(long, value_name = "T", default_value_t = 1)]
    threads: usize,

    /// Where the random numbers start
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Forget all results, and build the arena as it is now
    #[arg(long)]
    anew: bool,
}

/// One comparison, and what the lower end of its interval must reach.
struct Row {
    name: &'static str,
    /// Who, and for how many milliseconds a move when nobody hurries.
    first: (&'static str, Option<u64>),
    second: (&'static str, Option<u64>),
    /// Percent of the wins at two sides, and points above the fair share at more.
    goals: Option<(f64, f64)>,
}

const ROWS: &[Row] = &[
    Row {
        name: "apprentice against random",
        first: ("apprentice", None),
        second: ("random", None),
        goals: Some((80.0, 25.0)),
    },
    Row {
        name: "adept against apprentice",
        first: ("adept", Some(100)),
        second: ("apprentice", None),
        goals: Some((62.0, 10.0)),
    },
    Row {
        name: "master against adept",
        first: ("master", Some(1_000)),
        second: ("adept", Some(100)),
        goals: Some((53.0, 3.0)),
    },
    Row {
        name: "master against R1, equal time",
        first: ("master", Some(100)),
        second: ("r1", Some(100)),
        goals: Some((65.0, 12.0)),
    },
    Row {
        name: "master against R2, equal time",
        first: ("master", Some(100)),
        second: ("r2", Some(100)),
        goals: Some((58.0, 6.0)),
    },
    Row {
        name: "seer against R2, equal time",
        first: ("seer", Some(100)),
        second: ("r2", Some(100)),
        goals: None,
    },
    Row {
        name: "seer against master, equal time",
        first: ("seer", Some(100)),
        second: ("master", Some(100)),
        goals: None,
    },
];

#[derive(Deserialize)]
struct Answer {
    games: u64,
    minds: Vec<Standing>,
}

#[derive(Deserialize)]
struct Standing {
    share: Figure,
}

#[derive(Deserialize)]
struct Figure {
    value: f64,
    low: f64,
    high: f64,
}

impl Strength {
    pub(crate) fn run(&self) -> Result<()> {
        let arena = self.arena()?;
        let is_wanted = |game: &Game| self.game.as_ref().is_none_or(|only| *only == game.name);
        for game in metadata::games()?.iter().filter(|game| is_wanted(game)) {
            for &table in &game.measured.tables {
                self.play_rows(&arena, &game.name, table)?;
            }
        }
        Ok(())
    }

    fn play_rows(&self, arena: &Path, game: &str, table: Table) -> Result<()> {
        let is_wanted = |row: &&Row| self.row.as_ref().is_none_or(|part| row.name.contains(part));
        for row in ROWS.iter().filter(is_wanted) {
            println!("{}", self.play(arena, game, table, row)?);
        }
        Ok(())
    }

    /// The arena that plays: built once, and kept beside its results.
    fn arena(&self) -> Result<PathBuf> {
        let folder = project_root().join("target/strength");
        let arena = folder.join("arena");
        if self.anew && folder.exists() {
            std::fs::remove_dir_all(&folder)?;
        }
        if !arena.exists() {
            let example = ["--package", "hyakki-arena", "--example", "arena"];
            run(cargo().args(["build", "--release"]).args(example))?;
            std::fs::create_dir_all(&folder)?;
            std::fs::copy(project_root().join("target/release/examples/arena"), &arena)?;
        }
        Ok(arena)
    }

    /// Plays a comparison, and gives its line of the table.
    fn play(&self, arena: &Path, game: &str, table: Table, row: &Row) -> Result<String> {
        let Table {
            players,
            sides: n_sides,
        } = table;
        let minds = self.minds(row);
        let mut arguments = format!(
            "{game} --players {players} --minds {minds} --games {} --seed {}",
            self.deals * n_sides,
            self.seed
        );
        let command = format!("hyakki arena {arguments}");
        let results = self.results(&arguments);
        write!(
            arguments,
            " --threads {} --json --results {results}",
            self.threads
        )?;
        eprintln!("{command}");
        let text = output(program(arena).arg("arena").args(arguments.split(' ')))?;
        let answer: Answer = serde_json::from_str(&text).context("the arena's answer")?;
        let share = &answer.minds[0].share;
        let percent = |share: f64| 100.0 * share;
        let fair = if n_sides == 2 {
            0.0
        } else {
            percent(1.0 / n_sides as f64)
        };
        let goal = row
            .goals
            .map(|goals| if n_sides == 2 { goals.0 } else { goals.1 });
        let verdict = match goal {
            None => "–".to_owned(),
            Some(goal) if percent(share.low) - fair >= goal => format!("{goal:.0}: met"),
            Some(goal) => {
                let short = goal - (percent(share.low) - fair);
                format!("{goal:.0}: missed by {short:.1}")
            }
        };
        let [value, low, high] = [share.value, share.low, share.high].map(|x| percent(x) - fair);
        let unit = if n_sides == 2 { " %" } else { "" };
        Ok(format!(
            "| {game} {players} | {} | {value:.1}{unit} [{low:.1}, {high:.1}] | {verdict} | {} | `{command}` |",
            row.name, answer.games
        ))
    }

    /// Both minds with their times, scaled down alike.
    fn minds(&self, row: &Row) -> String {
        let longest = row.first.1.max(row.second.1).unwrap_or(1);
        let scaled = |(name, ms): (&str, Option<u64>)| match ms {
            Some(ms) => {
                let scaled = ms * self.longest_ms.min(longest) / longest;
                format!("{name}@{}ms", scaled.max(1))
            }
            None => name.to_owned(),
        };
        format!("{},{}", scaled(row.first), scaled(row.second))
    }

    /// Where the results of these arguments are kept.
    fn results(&self, arguments: &str) -> String {
        let name: String = arguments
            .chars()
            .map(|letter| {
                if letter.is_ascii_alphanumeric() {
                    letter
                } else {
                    '-'
                }
            })
            .collect();
        let path: PathBuf = ["target", "strength", &format!("{name}.jsonl")]
            .iter()
            .collect();
        path.display().to_string()
    }
}
