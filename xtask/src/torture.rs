//! `cargo xtask torture` and `cargo xtask power-cut`: the server among faults, for as long as one likes.

use std::process::Command;

use anyhow::Result;

use crate::needs;
use crate::shell::{cargo, program, run};

/// Where cargo puts what it builds as tests are: optimised and with all assertions.
const BUILT: &str = "target/debug";

/// Play on nodes that are killed, paused and cut off, and check what was recorded
///
/// Rounds on two nodes with PostgreSQL and on one with SQLite follow each other. When something is wrong, the history of
/// the round is kept, a line for each event.
#[derive(Debug, clap::Args)]
pub(crate) struct Torture {
    /// For how long
    #[arg(long, value_name = "N", default_value_t = 10.0)]
    minutes: f64,
    /// What clients and faults are drawn from; the first round has this seed, the second the next one
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Cut the power of a server many times, and look at what is left on its disk
///
/// The server is recorded while it plays. Then states of the disk are built from what it wrote and synced, and each must
/// open and hold all that was acknowledged before.
#[derive(Debug, clap::Args)]
pub(crate) struct PowerCut {
    /// How many states of the disk are looked at
    #[arg(long, value_name = "N", default_value_t = 200)]
    states: usize,
    /// What clients and states are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Torture {
    pub(crate) fn run(&self) -> Result<()> {
        let mut command = prepare("play")?;
        command.args(["--minutes", &self.minutes.to_string()]);
        command.args(["--seed", &self.seed.to_string()]);
        run(&mut command)
    }
}

impl PowerCut {
    pub(crate) fn run(&self) -> Result<()> {
        let mut command = prepare("power-cut")?;
        command.args(["--states", &self.states.to_string()]);
        command.args(["--seed", &self.seed.to_string()]);
        run(&mut command)
    }
}

/// Installs and builds what is needed, and gives a command that is to be told more.
fn prepare(what: &str) -> Result<Command> {
    needs::install_for_torture()?;
    let packages = ["--package", "hyakki", "--package", "hyakki-torture"];
    run(cargo()
        .args(["build", "--profile", "test", "--quiet"])
        .args(packages))?;
    let mut command = program(format!("{BUILT}/hyakki-torture"));
    command.args([what, "--binary", &format!("{BUILT}/hyakki")]);
    Ok(command)
}
