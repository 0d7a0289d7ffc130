//! `hyakki prune`: forgetting what nobody has touched for long.

use std::time::{Duration, SystemTime};

use clap::Args;
use hyakki_store::Extent;

use crate::age;
use crate::console;
use crate::database::Database;
use crate::failure::Failure;
use crate::words::say;

/// Remove what nobody has touched for long
///
/// Tables that nothing happened at, matches that ended, and guests who did not come back. It can run beside the server.
/// Where even the newest thing is too old, the clock is taken to be wrong, and nothing is removed;
/// nearly everything goes only with --yes.
#[derive(Debug, Args)]
pub(crate) struct Prune {
    /// How old, a day at least: 90d, 2years
    #[arg(long, value_name = "AGE", value_parser = age::parse)]
    older_than: Duration,
    /// Say how much would be removed, and remove nothing
    #[arg(long)]
    dry_run: bool,
    /// Remove also nearly everything, if that much is old: the clock is right
    #[arg(long)]
    yes: bool,
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
            let (pruned, message) = if self.dry_run {
                (store.count_prunable(then_ms).await, "cli-would-prune")
            } else {
                let extent = if self.yes {
                    Extent::Everything
                } else {
                    Extent::Part
                };
                (store.prune(then_ms, extent).await, "cli-pruned")
            };
            store.close().await;
            let pruned = pruned.map_err(Failure::of)?;
            console::print_line(say!(
                message,
                tables = pruned.n_tables,
                matches = pruned.n_matches,
                users = pruned.n_users,
            ))
        })
    }
}
