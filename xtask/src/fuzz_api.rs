//! `cargo xtask fuzz-api`: odd requests and commands, for as long as one likes.

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;

use crate::shell::{cargo, run};

/// Send a server odd requests and commands made from its own description, on both databases
///
/// `cargo xtask test` does the same briefly, with the same requests each time.
#[derive(Debug, clap::Args)]
pub(crate) struct FuzzApi {
    /// For how long: routes and commands on both databases take a quarter of it each
    #[arg(long, default_value_t = 15)]
    minutes: u64,

    /// Where the random numbers start; what fails says it [default: another one each time]
    #[arg(long)]
    seed: Option<u64>,
}

impl FuzzApi {
    pub(crate) fn run(&self) -> Result<()> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH)?;
        let seed = self.seed.unwrap_or(now.as_secs());
        println!("seed {seed}");
        let seconds = self.minutes * 60 / 4;
        run(cargo()
            .env("HYAKKI_FUZZ_API_SECONDS", seconds.to_string())
            .env("HYAKKI_FUZZ_API_SEED", seed.to_string())
            .args(["test", "-p", "hyakki-server", "--test", "all", "fuzzing::"])
            .args(["--", "--nocapture", "--test-threads=1"]))
    }
}
