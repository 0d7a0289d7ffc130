//! Kinds of faults.

use std::collections::BTreeMap;
use std::fmt;

use strum::IntoStaticStr;

/// Something that is broken on purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Fault {
    /// A node is killed (SIGKILL), and started again.
    Kill,
    /// A node is told to end, and started again.
    Restart,
    /// A node stands still (SIGSTOP).
    Pause,
    /// Every connection of a node to its database is cut.
    Cut,
    /// Nothing passes between a node and its database.
    BlackHole,
    /// Everything between a node and its database takes longer.
    Slow,
    /// A node does not hear what others have done.
    Deaf,
    /// The database server crashes, and is started again.
    DatabaseCrash,
    /// A node is killed, and started again on another day.
    ClockAtStart,
    /// The calendar of a node that runs is set.
    ClockSet,
    /// No file can grow.
    DiskFull,
    /// Somebody else holds the lock of the database's file.
    Locked,
}

/// What can be done to nodes that share a server.
pub(crate) const ON_POSTGRES: &[(Fault, u32)] = &[
    (Fault::Kill, 30),
    (Fault::Restart, 3),
    (Fault::Pause, 6),
    (Fault::Cut, 4),
    (Fault::BlackHole, 3),
    (Fault::Slow, 2),
    (Fault::Deaf, 4),
    (Fault::DatabaseCrash, 1),
    (Fault::ClockAtStart, 2),
    (Fault::ClockSet, 1),
];

/// What can be done to a node with a file.
pub(crate) const ON_SQLITE: &[(Fault, u32)] = &[
    (Fault::Kill, 30),
    (Fault::Restart, 3),
    (Fault::Pause, 5),
    (Fault::ClockAtStart, 2),
    (Fault::ClockSet, 1),
    (Fault::DiskFull, 5),
    (Fault::Locked, 4),
];

impl Fault {
    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// How many faults of each kind there were.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FaultCounts(pub BTreeMap<Fault, usize>);

impl FaultCounts {
    /// Counts one more.
    pub fn count(&mut self, fault: Fault) {
        *self.0.entry(fault).or_default() += 1;
    }

    /// Adds those of another.
    pub fn add(&mut self, other: &FaultCounts) {
        for (fault, count) in &other.0 {
            *self.0.entry(*fault).or_default() += count;
        }
    }

    /// How often a node was killed.
    #[must_use]
    pub fn n_kills(&self) -> usize {
        self.0.get(&Fault::Kill).copied().unwrap_or_default()
    }

    /// How many faults there were besides.
    #[must_use]
    pub fn n_others(&self) -> usize {
        self.0.values().sum::<usize>() - self.n_kills()
    }
}

impl fmt::Display for FaultCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = self.0.iter();
        let words: Vec<String> = counts
            .map(|(fault, count)| format!("{count} {}", fault.name()))
            .collect();
        f.write_str(&words.join(", "))
    }
}
