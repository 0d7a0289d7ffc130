//! The subcommands, one module each.

pub(crate) mod backup;
pub(crate) mod completions;
pub(crate) mod games;
pub(crate) mod lessons;
pub(crate) mod prune;
pub(crate) mod puzzles;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod solve;
pub(crate) mod verify;

use std::io::{Read, Write as _};
use std::path::Path;

use anyhow::Context;
use hyakki_catalog::GameId;

use crate::failure::Failure;
use crate::words::say;

/// No record is larger: the longest match there can be stays far below.
const MAX_RECORD: u64 = 64 << 20;

/// Parses the name of a game for the command line, with the names as hints.
fn game_parser() -> clap::builder::PossibleValuesParser {
    clap::builder::PossibleValuesParser::new(GameId::ALL.map(GameId::name))
}

/// The game that a checked name stands for.
fn game(name: &str) -> GameId {
    name.parse()
        .expect("the command line allows only names of games")
}

/// The bytes of a record; `-` is standard input.
fn read_record(path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let n_read = if path == Path::new("-") {
        std::io::stdin()
            .lock()
            .take(MAX_RECORD + 1)
            .read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(MAX_RECORD + 1).read_to_end(&mut bytes))
    };
    let n_read = n_read.with_context(|| format!("{}", path.display()))?;
    if n_read as u64 > MAX_RECORD {
        let path = path.display().to_string();
        return Err(Failure::because(say!("cli-record-too-large", path = path)));
    }
    Ok(bytes)
}

/// Writes a file all at once: it is there whole, or not at all.
fn write_whole(path: &Path, text: &str) -> anyhow::Result<()> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let write = || -> std::io::Result<()> {
        let mut file = tempfile::NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))?;
        file.write_all(text.as_bytes())?;
        file.persist(path)?;
        Ok(())
    };
    write().with_context(|| format!("{}", path.display()))
}
