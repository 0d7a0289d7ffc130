//! Breaks what belongs to one node, and mends it, again and again.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result};
use hyakki_core::{Dice as _, GameRng};
use tokio::time::{Instant, sleep};

use super::fault::{Fault, FaultCounts, ON_POSTGRES, ON_SQLITE};
use crate::history::Recorder;
use crate::proxy::Way;
use crate::world::{Database, Place};

/// How far a calendar is set, in seconds.
const MAX_SHIFT: u32 = 7200;

/// Breaks what belongs to one node.
pub(crate) struct Nemesis<'w> {
    pub(crate) place: &'w mut Place,
    pub(crate) database: Database,
    pub(crate) recorder: Arc<Recorder>,
    pub(crate) dice: GameRng,
    pub(crate) counts: FaultCounts,
}

impl Nemesis<'_> {
    /// Breaks and mends until this time; afterwards everything is whole.
    pub(crate) async fn rage_until(mut self, end: Instant) -> Result<FaultCounts> {
        loop {
            self.wait(50..600).await;
            if Instant::now() >= end {
                self.place.calendar.set(0)?;
                return Ok(self.counts);
            }
            let fault = self.choose();
            self.note(&format!("{} begins", fault.name()));
            self.strike(fault)
                .await
                .with_context(|| format!("after {}", fault.name()))?;
            self.note(&format!("{} is over", fault.name()));
            self.counts.count(fault);
        }
    }

    fn choose(&mut self) -> Fault {
        let faults = match self.database {
            Database::Sqlite { .. } => ON_SQLITE,
            Database::Postgres { .. } => ON_POSTGRES,
        };
        let mut ticket = self
            .dice
            .below(faults.iter().map(|(_, weight)| weight).sum());
        for (fault, weight) in faults {
            if ticket < *weight {
                // What all share is broken by one of them.
                let is_shared = *fault == Fault::DatabaseCrash && self.place.number > 0;
                return if is_shared { Fault::Kill } else { *fault };
            }
            ticket -= weight;
        }
        Fault::Kill
    }

    async fn strike(&mut self, fault: Fault) -> Result<()> {
        match fault {
            Fault::Kill => {
                self.place.kill().await?;
                self.wait(0..200).await;
                self.place.start().await
            }
            Fault::Restart => {
                self.place.terminate().await?;
                self.place.start().await
            }
            Fault::Pause => {
                self.place.running()?.pause()?;
                self.wait(100..2000).await;
                self.place.running()?.resume()
            }
            Fault::Cut => self.break_way(Way::Cut, 100..2000).await,
            Fault::BlackHole if self.dice.below(4) == 0 => {
                // Longer than any query may take.
                self.break_way(Way::BlackHole, 10_500..12_000).await
            }
            Fault::BlackHole => self.break_way(Way::BlackHole, 300..4500).await,
            Fault::Slow => {
                let pause = Duration::from_millis(u64::from(20 + self.dice.below(200)));
                self.break_way(Way::Slow(pause), 500..3000).await
            }
            Fault::Deaf => self.break_way(Way::Deaf, 500..3000).await,
            Fault::DatabaseCrash => self.crash_database().await,
            Fault::ClockAtStart => {
                self.place.kill().await?;
                self.set_calendar()?;
                self.place.start().await
            }
            Fault::ClockSet => {
                self.set_calendar()?;
                self.wait(100..1500).await;
                Ok(())
            }
            Fault::DiskFull => self.fill_disk().await,
            Fault::Locked => self.hold_lock().await,
        }
    }

    async fn wait(&mut self, range_ms: std::ops::Range<u32>) {
        let ms = range_ms.start + self.dice.below(range_ms.end - range_ms.start);
        sleep(Duration::from_millis(u64::from(ms))).await;
    }

    fn note(&self, what: &str) {
        self.recorder
            .note_fault(format!("node {}: {what}", self.place.number));
    }

    async fn break_way(&mut self, way: Way, range_ms: std::ops::Range<u32>) -> Result<()> {
        self.way(way)?;
        self.wait(range_ms).await;
        self.way(Way::Open)
    }

    fn way(&self, way: Way) -> Result<()> {
        let proxy = self.place.proxy.as_ref();
        proxy.context("a server has a way to it")?.set(way);
        Ok(())
    }

    fn set_calendar(&mut self) -> Result<()> {
        let shift = i64::from(self.dice.below(2 * MAX_SHIFT)) - i64::from(MAX_SHIFT);
        self.note(&format!("the calendar is set by {shift} s"));
        self.place.calendar.set(shift)
    }

    async fn crash_database(&mut self) -> Result<()> {
        let Database::Postgres { server, .. } = &self.database else {
            return Ok(());
        };
        let server = Arc::clone(server);
        let crashing = tokio::task::spawn_blocking(move || {
            server.stop();
            server.start_again();
        });
        Ok(crashing.await?)
    }

    /// The files are as large as they can become: whatever has to grow, does not.
    async fn fill_disk(&mut self) -> Result<()> {
        let Database::Sqlite { path, .. } = &self.database else {
            return Ok(());
        };
        let mut log = path.clone().into_os_string();
        log.push("-wal");
        let size = |path: &std::path::Path| std::fs::metadata(path).map_or(0, |meta| meta.len());
        // Somewhere in the middle of what is written next.
        let more = u64::from(self.dice.below(40_000));
        let limit = size(path).max(size(log.as_ref())) + more;
        self.place.running()?.limit_files(Some(limit))?;
        self.wait(300..3000).await;
        self.place.running()?.limit_files(None)
    }

    async fn hold_lock(&mut self) -> Result<()> {
        let Database::Sqlite { path, .. } = &self.database else {
            return Ok(());
        };
        let connection = rusqlite::Connection::open(path)?;
        connection.execute_batch("PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE")?;
        self.wait(200..6500).await;
        Ok(connection.execute_batch("ROLLBACK")?)
    }
}
