//! The games of a contest in a file, so that one that was interrupted goes on.

use std::fs::{File, OpenOptions};
use std::hash::{Hash, Hasher};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use crate::contest::Terms;
use crate::played::Played;

/// The games of a contest in a file: its terms on the first line, then a line for each game.
#[derive(Debug)]
pub struct Journal {
    file: Option<(PathBuf, File)>,
    games: Vec<Played>,
}

impl Journal {
    /// No file at all.
    #[must_use]
    pub fn none() -> Journal {
        Journal {
            file: None,
            games: Vec::new(),
        }
    }

    /// The file that a contest has when nobody names one: in the user's folder, by what the contest is.
    pub(crate) fn usual(terms: &Terms) -> anyhow::Result<Journal> {
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

    /// Which build of the program this is: games of another one are not mixed with its own.
    pub(crate) fn this_build() -> String {
        let file = std::env::current_exe().and_then(std::fs::metadata);
        let time = file.and_then(|file| Ok((file.len(), file.modified()?)));
        let version = env!("CARGO_PKG_VERSION");
        match time {
            Ok((n_bytes, time)) => {
                let since = time
                    .duration_since(std::time::UNIX_EPOCH)
                    .unwrap_or_default();
                format!("{version} {n_bytes} {}", since.as_millis())
            }
            Err(_) => version.to_owned(),
        }
    }

    /// A new or half-written file of this contest. One of another contest is refused.
    pub(crate) fn open(path: &Path, terms: &Terms) -> anyhow::Result<Journal> {
        let name = || format!("{}", path.display());
        let mut file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(path)
            .with_context(name)?;
        let text = std::io::read_to_string(&mut file).with_context(name)?;
        // What was being written when the run was interrupted is played again.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        file.set_len(whole.len() as u64)?;
        file.seek(SeekFrom::End(0))?;
        let mut lines = whole.lines();
        match lines.next() {
            None => {
                let line = serde_json::to_string(terms).expect("terms always make JSON");
                writeln!(file, "{line}").with_context(name)?;
            }
            Some(line) => {
                let found: Terms = serde_json::from_str(line).with_context(name)?;
                if found != *terms {
                    bail!(
                        "{}: holds the games of another contest; name another file, or remove it",
                        path.display()
                    );
                }
            }
        }
        let games = lines.enumerate().map(|(number, line)| {
            serde_json::from_str(line).with_context(|| format!("{}: line {}", name(), number + 2))
        });
        Ok(Journal {
            games: games.collect::<anyhow::Result<_>>()?,
            file: Some((path.to_owned(), file)),
        })
    }

    /// The games that were played before.
    pub(crate) fn take_games(&mut self) -> Vec<Played> {
        std::mem::take(&mut self.games)
    }

    pub(crate) fn write(&mut self, played: &Played) -> anyhow::Result<()> {
        if let Some((path, file)) = &mut self.file {
            let line = serde_json::to_string(played).expect("a game always makes JSON");
            writeln!(file, "{line}").with_context(|| format!("{}", path.display()))?;
        }
        Ok(())
    }

    /// Removes the file: the contest is over, and nobody asked to keep its games.
    pub(crate) fn remove(self) -> anyhow::Result<()> {
        if let Some((path, _)) = self.file {
            std::fs::remove_file(&path).with_context(|| format!("{}", path.display()))?;
        }
        Ok(())
    }
}
