//! A table as a database keeps it: JSON of a shape of its own, with a version.
//!
//! The shape is neither the table's nor the protocol's, so that each can change without the others.
//! It stands beside the table and not in the store, which keeps text and looks into none of it:
//! whoever adds something to a table finds here what must be kept of it, or it does not compile.
//!
//! Nodes of two versions work on one database while a server is updated:
//!
//! - Fields may be added without another version. Whoever does not know them ignores them, and writes them back.
//! - [`VERSION`] goes up when older nodes must not read a table any more. They refuse that table, and no other:
//!   a table that has nothing of what they must not miss is written in the version that they read.
//! - What was written before there were versions has none, and is read.

mod chair;
mod settings;
mod snapshot;
mod unknown;

use serde::Deserialize;
use serde_json::Value;
use thiserror::Error;

use crate::snapshot::Snapshot;
use snapshot::StoredSnapshot;

/// The newest version of the shape that is written, and that is read.
pub const VERSION: u32 = 3;

/// What is written of a table where nobody wants to resign or to abandon, and everybody agrees to what is played.
const VERSION_WITHOUT_WISHES: u32 = 2;

/// What is written of a table where no nonce is pledged either.
const VERSION_WITHOUT_PLEDGES: u32 = 1;

/// What a database has of a table beside its secret and the log of its match.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredTable {
    snapshot: Snapshot,
    /// What a newer version wrote beside it.
    unknown: Value,
}

/// Why the text in a database is no table to this version.
#[derive(Debug, Error)]
pub enum BadStoredTable {
    /// A newer version wrote it, and not for this one.
    #[error("it is stored in version {found}, and this program reads up to version {VERSION}")]
    Newer {
        /// The version that it names.
        found: u32,
    },
    /// It has another shape, or a value that this version does not know.
    #[error("it is stored in a way that this program does not know: {0}")]
    Shape(#[from] serde_json::Error),
}

#[derive(Deserialize)]
struct OnlyVersion {
    #[serde(default)]
    version: u32,
}

impl StoredTable {
    /// What is to be stored of a table that was not stored before.
    #[must_use]
    pub fn new(snapshot: Snapshot) -> StoredTable {
        StoredTable {
            snapshot,
            unknown: Value::Null,
        }
    }

    /// Reads what this version, an older one, or a newer one that only added fields has written.
    pub fn read(text: &str) -> Result<StoredTable, BadStoredTable> {
        let found: Value = serde_json::from_str(text)?;
        let OnlyVersion { version } = OnlyVersion::deserialize(&found)?;
        if version > VERSION {
            return Err(BadStoredTable::Newer { found: version });
        }
        let snapshot: Snapshot = StoredSnapshot::deserialize(&found)?.into();
        let unknown = unknown::beyond(&found, &known(&snapshot));
        Ok(StoredTable { snapshot, unknown })
    }

    /// The text for the database.
    #[must_use]
    pub fn write(&self) -> String {
        let mut json = known(&self.snapshot);
        unknown::add(&mut json, &self.unknown);
        json.to_string()
    }

    /// What is to be stored next of the same table, with what a newer version wrote beside it.
    #[must_use]
    pub fn followed_by(&self, snapshot: Snapshot) -> StoredTable {
        let mut unknown = self.unknown.clone();
        let chairs = self.snapshot.chairs.iter().zip(&snapshot.chairs);
        for (seat, (before, after)) in chairs.enumerate() {
            // What was known of whoever has left a seat does not hold for the next one.
            if before.holder != after.holder
                && let Some(of_chair) = unknown.pointer_mut(&format!("/chairs/{seat}"))
            {
                *of_chair = Value::Null;
            }
        }
        StoredTable { snapshot, unknown }
    }

    /// The table, as far as this version knows it.
    #[must_use]
    pub fn snapshot(&self) -> &Snapshot {
        &self.snapshot
    }
}

fn known(snapshot: &Snapshot) -> Value {
    let stored = StoredSnapshot::from(snapshot);
    serde_json::to_value(stored).expect("what is stored always makes JSON")
}
