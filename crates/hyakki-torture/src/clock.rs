//! A clock of the calendar for one node that can be set.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use tempfile::NamedTempFile;
use tokio::process::Command;

/// What Debian's package `faketime` has; the folder between is that of the machine.
const LIBRARY: (&str, &str) = ("/usr/lib", "faketime/libfaketimeMT.so.1");

/// The calendar of one node, as it is told: by a library between the node and the system, and not by anything in the node.
#[derive(Debug)]
pub struct Calendar {
    library: PathBuf,
    /// How far the calendar is from the real one.
    shift: NamedTempFile,
}

impl Calendar {
    /// A calendar that is right; an error if the library is not installed.
    pub fn new() -> Result<Calendar> {
        let calendar = Calendar {
            library: find_library().context("please install faketime (Debian's package)")?,
            shift: NamedTempFile::new()?,
        };
        calendar.set(0)?;
        Ok(calendar)
    }

    /// Sets it so many seconds before or behind the real one, also for a node that runs.
    pub fn set(&self, shift_seconds: i64) -> Result<()> {
        Ok(std::fs::write(
            self.shift.path(),
            format!("{shift_seconds:+}s\n"),
        )?)
    }

    /// Gives the calendar to a node that is to be started. The time that passes stays real.
    pub fn give_to(&self, command: &mut Command) {
        command
            .env("LD_PRELOAD", &self.library)
            .env("FAKETIME_TIMESTAMP_FILE", self.shift.path())
            .env("FAKETIME_CACHE_DURATION", "1")
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1")
            .env("DONT_FAKE_MONOTONIC", "1");
    }
}

fn find_library() -> Option<PathBuf> {
    let (root, file) = LIBRARY;
    let folders = std::fs::read_dir(root).ok()?.flatten();
    let mut files = folders.map(|folder| folder.path().join(file));
    files.find(|file| file.exists())
}
