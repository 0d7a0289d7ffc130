//! One round: nodes, clients and faults, and then the check.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result};
use hyakki_core::GameRng;
use tokio::time::Instant;

use crate::checker::{Kind, Report, Violation, check};
use crate::evidence::Evidence;
use crate::faults::{FaultCounts, Nemesis};
use crate::history::{History, Recorder};
use crate::node::Program;
use crate::play::club::Club;
use crate::world::{Database, World};

/// So much is acknowledged at every table before anything is broken, and again when everything is whole.
const N_DONE: u64 = 3;

/// What is to be done in a round.
#[derive(Clone, Debug)]
pub struct Round {
    /// The binary.
    pub program: Program,
    /// Where everything is kept.
    pub database: Database,
    /// How long things are broken.
    pub rage: Duration,
    /// What clients and faults are drawn from.
    pub seed: u64,
}

/// What came of a round.
#[derive(Debug)]
pub struct Outcome {
    /// What the checker found.
    pub report: Report,
    /// What was broken.
    pub faults: FaultCounts,
    /// What clients did and saw.
    pub history: History,
    /// What the database held at the end; nothing if it could not be read.
    pub evidence: Option<Evidence>,
}

impl Round {
    /// Plays it and checks it. An error is one of the machine or of this program, not of the server.
    pub async fn run(self) -> Result<Outcome> {
        let recorder: Arc<Recorder> = Arc::default();
        let mut world = World::start(&self.program, self.database.clone()).await?;
        let houses = world.places.iter().map(crate::world::Place::house);
        let houses = houses.collect();
        let address = world.address()?;
        let club = Club::open(address, &houses, &recorder, self.seed).await?;
        let mut complaints = Vec::new();
        let faults = match club.play_on(N_DONE).await {
            Ok(()) => self.rage(&mut world, &recorder).await?,
            Err(stuck) => {
                complaints.push(stuck);
                FaultCounts::default()
            }
        };
        recorder.note_fault("everything is whole");
        complaints.extend(club.play_on(N_DONE).await.err());
        complaints.extend(club.close().await.err());
        complaints.extend(world.end().await.err());
        let history = recorder.take();
        let (mut report, evidence) = self.check(&history).await;
        let stuck = complaints.into_iter().map(|complaint| Violation {
            kind: Kind::Stuck,
            what: format!("{complaint:#}"),
        });
        report.violations.extend(stuck);
        Ok(Outcome {
            report,
            faults,
            history,
            evidence,
        })
    }

    async fn rage(&self, world: &mut World, recorder: &Arc<Recorder>) -> Result<FaultCounts> {
        let end = Instant::now() + self.rage;
        let rages = world.places.iter_mut().map(|place| {
            let stream = place.number as u64;
            let nemesis = Nemesis {
                place,
                database: self.database.clone(),
                recorder: Arc::clone(recorder),
                dice: GameRng::for_game(self.seed, stream),
                counts: FaultCounts::default(),
            };
            nemesis.rage_until(end)
        });
        let mut all = FaultCounts::default();
        for counts in futures_util::future::try_join_all(rages).await? {
            all.add(&counts);
        }
        Ok(all)
    }

    /// Reads what the database holds, without any node, and compares.
    async fn check(&self, history: &History) -> (Report, Option<Evidence>) {
        let reading = async {
            let store = self.database.open().await?;
            let evidence = Evidence::read(&store, history).await;
            store.close().await;
            evidence
        };
        match reading.await {
            Ok(evidence) => (check(history, &evidence), Some(evidence)),
            Err(error) => {
                let lost = Violation {
                    kind: Kind::Lost,
                    what: format!("the database cannot be read: {error:#}"),
                };
                let mut report = Report::default();
                report.violations.push(lost);
                (report, None)
            }
        }
    }
}

impl Outcome {
    /// Writes what is needed to look at it again: the history, and what the database held. Gives where.
    pub fn keep(&self, folder: &Path, name: &str) -> Result<PathBuf> {
        std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        let path = folder.join(format!("{name}.jsonl"));
        self.history.write(&path)?;
        if let Some(evidence) = &self.evidence {
            let beside = folder.join(format!("{name}.database.json"));
            std::fs::write(beside, serde_json::to_vec(evidence)?)?;
        }
        Ok(path)
    }
}
