//! `hyakki backup`: a copy of the database, also while the server runs.

use std::path::PathBuf;

use clap::Args;

use crate::console;
use crate::database::Database;
use crate::failure::Failure;
use crate::words::say;

/// Write a copy of the database to a file, also while the server runs
///
/// The copy is a whole database of its own: to go back to it, stop the server and put the file in the place of the other.
/// PostgreSQL has pg_dump for this.
#[derive(Debug, Args)]
pub(crate) struct Backup {
    /// Where to; a file that is there is never replaced
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

impl Backup {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        super::serve::runtime()?.block_on(async {
            let store = self.database.open_existing().await?;
            store.backup(&self.file).await.map_err(Failure::of)?;
            store.close().await;
            let n_bytes = std::fs::metadata(&self.file)?.len();
            let file = self.file.display().to_string();
            console::print_line(say!("cli-backed-up", file = file, n = n_bytes))
        })
    }
}
