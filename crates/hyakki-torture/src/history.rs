//! What clients did and saw, in the order in which they noted it.

use std::fs::File;
use std::io::{BufRead as _, BufReader, BufWriter, Write as _};
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use anyhow::{Context as _, Result};
use hyakki_table::Command;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// One thing that happened at a client. Times are microseconds since the history began, by one clock for all clients.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A client opened a connection to a table.
    Connected(Connected),
    /// A command was sent, for the first time or again.
    Invoked(Invoked),
    /// What came of it.
    Answered(Answered),
    /// A picture of the table came.
    Saw(Saw),
    /// Lines of the table's chat came.
    Heard(Heard),
    /// Something was broken, or mended, on purpose.
    Fault {
        /// When.
        at_us: u64,
        /// What.
        what: String,
    },
}

/// A client opened a connection to a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Connected {
    /// When.
    pub at_us: u64,
    /// Which client.
    pub process: usize,
    /// Which connection, of all in the history.
    pub connection: usize,
    /// Which node it leads to.
    pub node: usize,
    /// Whose identity the client has.
    pub user: String,
    /// Which table.
    pub table: String,
}

/// A command was sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Invoked {
    /// When.
    pub at_us: u64,
    /// Of all sendings in the history; the answer has the same.
    pub id: u32,
    /// Which client.
    pub process: usize,
    /// On which connection.
    pub connection: usize,
    /// Whose identity the client has.
    pub user: String,
    /// Which table.
    pub table: String,
    /// The match that the command is about, if it names one.
    #[serde(rename = "match")]
    pub match_id: Option<String>,
    /// What the client calls the command, also when it is sent again.
    pub key: String,
    /// The command.
    pub command: Command,
}

/// What came of a command.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Answered {
    /// When.
    pub at_us: u64,
    /// Which sending.
    pub id: u32,
    /// What came of it.
    pub answer: Answer,
}

/// What came of a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// It was done.
    Done {
        /// How many steps the match had then.
        step: usize,
    },
    /// It was refused.
    Refused {
        /// Why.
        code: String,
    },
    /// No answer came.
    Unknown,
}

/// A picture of the table came.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Saw {
    /// When.
    pub at_us: u64,
    /// On which connection.
    pub connection: usize,
    /// The message, as it came.
    pub picture: Box<RawValue>,
}

/// Lines of the table's chat came.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Heard {
    /// On which connection.
    pub connection: usize,
    /// The number and the text of each line.
    pub lines: Vec<(i64, String)>,
}

/// What clients did and saw.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// In the order in which it was noted; what one client notes is in its own order.
    pub events: Vec<Event>,
}

impl History {
    /// Writes it to a file, a line for each event.
    pub fn write(&self, path: &Path) -> Result<()> {
        let file = File::create(path).with_context(|| path.display().to_string())?;
        let mut file = BufWriter::new(file);
        for event in &self.events {
            serde_json::to_writer(&mut file, event)?;
            file.write_all(b"\n")?;
        }
        Ok(file.flush()?)
    }

    /// Reads it from such a file.
    pub fn read(path: &Path) -> Result<History> {
        let file = File::open(path).with_context(|| path.display().to_string())?;
        let lines = BufReader::new(file).lines();
        let events = lines.map(|line| Ok(serde_json::from_str(&line?)?));
        Ok(History {
            events: events.collect::<Result<_>>()?,
        })
    }
}

/// Takes notes for all clients.
#[derive(Debug)]
pub struct Recorder {
    began: Instant,
    notes: Mutex<Notes>,
}

#[derive(Debug, Default)]
struct Notes {
    history: History,
    n_connections: usize,
    n_sent: u32,
}

impl Default for Recorder {
    fn default() -> Recorder {
        Recorder {
            began: Instant::now(),
            notes: Mutex::default(),
        }
    }
}

impl Recorder {
    /// The time now, in microseconds since the history began.
    pub fn now_us(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_micros()).unwrap_or(u64::MAX)
    }

    /// Notes something.
    pub fn note(&self, event: Event) {
        self.lock().history.events.push(event);
    }

    /// Notes that something was broken, or mended.
    pub fn note_fault(&self, what: impl Into<String>) {
        self.note(Event::Fault {
            at_us: self.now_us(),
            what: what.into(),
        });
    }

    /// A number for a new connection.
    pub fn next_connection(&self) -> usize {
        let mut notes = self.lock();
        notes.n_connections += 1;
        notes.n_connections
    }

    /// A number for a command that is about to be sent.
    pub fn next_id(&self) -> u32 {
        let mut notes = self.lock();
        notes.n_sent += 1;
        notes.n_sent
    }

    /// Everything noted so far, which is then forgotten.
    pub fn take(&self) -> History {
        std::mem::take(&mut self.lock().history)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Notes> {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
