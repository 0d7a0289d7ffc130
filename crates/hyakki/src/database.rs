//! Where everything is kept.

use std::path::PathBuf;

use clap::Args;
use directories::ProjectDirs;
use hyakki_store::Store;

use crate::failure::Failure;
use crate::words::say;

/// Where everything is kept.
#[derive(Debug, Args)]
pub(crate) struct Database {
    /// The database: `sqlite:PATH` for one machine, `postgres://…` for several nodes
    /// [default: hyakki.db in your data folder]
    #[arg(
        long,
        env = "HYAKKI_DATABASE",
        value_name = "URL",
        hide_env_values = true
    )]
    database: Option<String>,
}

impl Database {
    /// The address of the database, made up if nobody said.
    pub(crate) fn url(&self) -> Result<String, Failure> {
        match &self.database {
            Some(url) => Ok(url.clone()),
            None => Ok(format!("sqlite:{}", default_path()?.display())),
        }
    }

    /// Whether it is on a server, which may be away for a while.
    pub(crate) fn is_remote(&self) -> bool {
        let url = self.database.as_deref().unwrap_or_default();
        url.starts_with("postgres:") || url.starts_with("postgresql:")
    }

    /// What may be said about it: an address can hold a password.
    pub(crate) fn shown(&self) -> Result<String, Failure> {
        let url = self.url()?;
        Ok(
            match url
                .split_once("://")
                .and_then(|(kind, rest)| Some((kind, rest.rsplit_once('@')?.1)))
            {
                Some((kind, place)) => format!("{kind}://{place}"),
                None => url,
            },
        )
    }

    /// Opens it; where it has to exist already, nothing is made.
    pub(crate) async fn open_existing(&self) -> Result<Store, Failure> {
        let url = self.url()?;
        if let Some(path) = Store::file_in(&url).map_err(Failure::of)?
            && !path.exists()
        {
            let path = path.display().to_string();
            return Err(Failure::because(say!("cli-no-database", path = path)));
        }
        Store::open(&url).await.map_err(Failure::of)
    }
}

fn default_path() -> Result<PathBuf, Failure> {
    let folders = ProjectDirs::from("", "", "hyakki")
        .ok_or_else(|| Failure::because(say!("cli-no-data-folder")))?;
    Ok(folders.data_dir().join("hyakki.db"))
}
