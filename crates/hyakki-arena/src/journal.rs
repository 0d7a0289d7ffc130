//! Games in a file, so that a run that was interrupted goes on.

use std::fs::{File, OpenOptions, TryLockError};
use std::hash::{Hash, Hasher};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::contest::Terms;
use crate::played::Played;
use crate::stamp::stamp;

/// The games of a contest or a study in a file: its terms on the first line, then a line for each game.
#[derive(Debug)]
pub struct Journal<Line = Played> {
    file: Option<(PathBuf, File)>,
    games: Vec<Line>,
}

impl<Line: Serialize + DeserializeOwned> Journal<Line> {
    /// No file at all.
    #[must_use]
    pub fn none() -> Journal<Line> {
        Journal {
            file: None,
            games: Vec::new(),
        }
    }

    /// The file that there is when nobody names one: in the user's folder, by what is played.
    pub(crate) fn usual(terms: &Terms) -> anyhow::Result<Journal<Line>> {
        let Some(folders) = directories::ProjectDirs::from("", "", "hyakki") else {
            return Ok(Journal::none());
        };
        let folder = folders.cache_dir().join("arena");
        std::fs::create_dir_all(&folder).with_context(|| format!("{}", folder.display()))?;
        let mut hasher = std::hash::DefaultHasher::new();
        serde_json::to_string(terms)?.hash(&mut hasher);
        let name = format!("{}-{:016x}.jsonl", terms.game, hasher.finish());
        Journal::open(&folder.join(name), terms)
    }

    /// A new or half-written file of this contest. Any other file is refused and left as it is, and so is one that another run
    /// writes to.
    pub(crate) fn open(path: &Path, terms: &Terms) -> anyhow::Result<Journal<Line>> {
        let open = || -> anyhow::Result<Journal<Line>> {
            let mut options = OpenOptions::new();
            let mut file = options.create(true).read(true).append(true).open(path)?;
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => bail!("another run writes to this file"),
                // Some file systems have no locks; there it is left to the user.
                Err(TryLockError::Error(_)) | Ok(()) => {}
            }
            let text = io::read_to_string(&mut file)?;
            let first = serde_json::to_string(terms).expect("terms always make JSON") + "\n";
            // What was being written when the run was interrupted is played again.
            let whole = if first.starts_with(&text) {
                ""
            } else {
                text.rfind('\n').map_or(text.as_str(), |end| &text[..=end])
            };
            let games = games_in(whole, terms)?;
            file.set_len(whole.len() as u64)?;
            if whole.is_empty() {
                file.write_all(first.as_bytes())?;
            }
            Ok(Journal {
                games,
                file: Some((path.to_owned(), file)),
            })
        };
        open().with_context(|| format!("{}", path.display()))
    }

    /// Where the games are kept, if they are.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|(path, _)| path.as_path())
    }

    /// The games that were played before.
    pub(crate) fn take_games(&mut self) -> Vec<Line> {
        std::mem::take(&mut self.games)
    }

    pub(crate) fn write(&mut self, played: &Line) -> anyhow::Result<()> {
        if let Some((path, file)) = &mut self.file {
            let line = serde_json::to_string(played).expect("a game always makes JSON");
            let line = line + "\n";
            file.write_all(line.as_bytes())
                .with_context(|| format!("{}", path.display()))?;
        }
        Ok(())
    }

    /// Removes the file: all is over, and nobody asked to keep its games.
    pub(crate) fn remove(self) -> anyhow::Result<()> {
        if let Some((path, _)) = self.file {
            match std::fs::remove_file(&path) {
                // Somebody was tidying up.
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                removed => removed.with_context(|| format!("{}", path.display()))?,
            }
        }
        Ok(())
    }
}

/// Which build of the program this is: games of another one are not mixed with its own.
pub(crate) fn this_build() -> String {
    let version = env!("CARGO_PKG_VERSION");
    match std::env::current_exe().and_then(|path| stamp(&path)) {
        Ok(stamp) => format!("{version} {stamp}"),
        Err(_) => version.to_owned(),
    }
}

/// The games of a file that holds whole lines, if it is of this contest.
fn games_in<Line: DeserializeOwned>(text: &str, terms: &Terms) -> anyhow::Result<Vec<Line>> {
    let mut lines = text.trim_start_matches('\u{feff}').lines();
    let Some(first) = lines.next() else {
        return Ok(Vec::new());
    };
    let Ok(found) = serde_json::from_str::<Terms>(first) else {
        bail!("does not hold the games of a contest; name another file");
    };
    if found != *terms {
        bail!("holds the games of another contest; name another file, or remove it");
    }
    let games = lines.enumerate().map(|(number, line)| {
        serde_json::from_str(line).with_context(|| format!("line {}", number + 2))
    });
    games.collect()
}
