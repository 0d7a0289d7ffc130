//! `hyakki prune`: forgetting what nobody has touched for long.

use std::time::{Duration, SystemTime};

use clap::Args;

use crate::console;
use crate::database::Database;
use crate::failure::Failure;
use crate::words::say;

/// Remove what nobody has touched for long
///
/// Tables that nothing happened at, matches that ended, and guests who did not come back. It can run beside the server.
#[derive(Debug, Args)]
pub(crate) struct Prune {
    /// How old: 90d, 12h
    #[arg(long, value_name = "AGE", value_parser = humantime::parse_duration)]
    older_than: Duration,
    #[command(flatten)]
    database: Database,
}

impl Prune {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        let now = now.map_err(|_| Failure::because(say!("cli-clock-before-1970")))?;
        let then = now.saturating_sub(self.older_than);
        super::serve::runtime()?.block_on(async {
            let store = self.database.open_existing().await?;
            let then_ms = i64::try_from(then.as_millis()).unwrap_or(i64::MAX);
            let pruned = store.prune(then_ms).await.map_err(Failure::of)?;
            store.close().await;
            console::print_line(say!(
                "cli-pruned",
                tables = pruned.n_tables,
                matches = pruned.n_matches,
                users = pruned.n_users,
            ))
        })
    }
}
