//! Recording a server, cutting its power, and looking at what is left.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use hyakki_core::{Dice as _, GameRng};
use hyakki_store::Store;
use tempfile::TempDir;
use tokio::time::{Instant, sleep};

use super::disk::{Disk, Honesty, Rest};
use super::trace::{self, CALLS, Step};
use crate::checker::{Kind, Violation, check};
use crate::evidence::Evidence;
use crate::history::{Answer, Answered, Event, History, Recorder};
use crate::node::{Node, Program};
use crate::play::club::Club;

/// The tracer has written everything down by then.
const TRACE_TIMEOUT: Duration = Duration::from_secs(30);

/// Every so many-th state is opened by the binary too, which takes longer.
const BINARY_EVERY: usize = 25;

/// What a server did to its files, and what its clients did.
#[derive(Debug)]
pub struct Recording {
    program: Program,
    steps: Vec<Step>,
    history: History,
    file: String,
}

/// How many states were looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CutCounts {
    /// States of the disk.
    pub states: usize,
    /// Those that the binary was started on.
    pub served: usize,
    /// Acknowledged commands that were looked for, in all states together.
    pub acknowledged: usize,
}

impl Recording {
    /// Lets clients play on a server with a file for so long, and writes down what it does.
    pub async fn make(program: &Program, length: Duration, seed: u64) -> Result<Recording> {
        let folder = tempfile::tempdir()?;
        let traced = tempfile::tempdir()?;
        let trace = traced.path().join("trace");
        let database = folder.path().join("hyakki.db");
        let trace_path = trace.to_str().context("a path that is text")?;
        // The server is a child of ours, and the tracer is not.
        let tracer = [
            "strace",
            "-D",
            "-f",
            "-q",
            "-y",
            "-xx",
            "--seccomp-bpf",
            "-s",
            "1048576",
            "-e",
            CALLS,
            "-o",
            trace_path,
        ];
        let url = format!("sqlite:{}", database.display());
        let mut node = Node::start(program.serve(&url, &tracer)).await?;
        let recorder: Arc<Recorder> = Arc::default();
        let (house, address) = tokio::sync::watch::channel(Some(node.address()));
        let club = Club::open(node.address(), &vec![address], &recorder, seed).await?;
        sleep(length).await;
        club.close().await?;
        drop(house);
        node.kill().await?;
        let text = read_whole(&trace).await?;
        let folder = folder.path().canonicalize()?;
        Ok(Recording {
            program: program.clone(),
            steps: trace::read(&text, &folder)?,
            history: recorder.take(),
            file: "hyakki.db".to_owned(),
        })
    }

    /// How many commands were acknowledged.
    #[must_use]
    pub fn n_acknowledged(&self) -> usize {
        acknowledged(&self.steps).len()
    }

    /// How many syncs there were, of the files and of their names.
    #[must_use]
    pub fn n_syncs(&self) -> usize {
        let is_sync = |step: &&Step| matches!(step, Step::Sync { .. } | Step::SyncNames { .. });
        self.steps.iter().filter(is_sync).count()
    }

    /// How often what stands in the write-ahead log was brought into the file itself.
    #[must_use]
    pub fn n_checkpoints(&self) -> usize {
        let is_own = |step: &&Step| matches!(step, Step::Sync { file, .. } if *file == self.file);
        self.steps.iter().filter(is_own).count()
    }

    /// Cuts the power so many times and gives what was looked at, and everything that is wrong.
    pub async fn cut(
        &self,
        n_states: usize,
        honesty: Honesty,
        seed: u64,
    ) -> Result<(CutCounts, Vec<Violation>)> {
        let moments = self.moments();
        let mut dice = GameRng::for_game(seed, 7);
        let mut counts = CutCounts::default();
        let mut violations = Vec::new();
        for number in 0..n_states {
            let moment = moments[dice.index(moments.len())];
            let rest = Rest::ALL[number % Rest::ALL.len()];
            let is_served = number % BINARY_EVERY == BINARY_EVERY - 1;
            let state = State::build(self, moment, honesty, rest, &mut dice)?;
            let found = state.check(is_served).await;
            counts.states += 1;
            counts.served += usize::from(is_served);
            counts.acknowledged += acknowledged(&self.steps[..moment]).len();
            violations.extend(found.into_iter().map(|violation| Violation {
                what: format!(
                    "after {moment} of {} steps, of what was not synced {rest:?}: {}",
                    self.steps.len(),
                    violation.what
                ),
                ..violation
            }));
        }
        Ok((counts, violations))
    }

    /// When the power can go: just before and after each sync and each answer, and while things are written between.
    fn moments(&self) -> Vec<usize> {
        let mut moments = BTreeSet::new();
        for (at, step) in self.steps.iter().enumerate() {
            match step {
                Step::Sync { .. } | Step::SyncNames { .. } | Step::Acknowledge { .. } => {
                    moments.extend([at, at + 1]);
                }
                _ if at % 3 == 0 => drop(moments.insert(at)),
                _ => {}
            }
        }
        moments.into_iter().collect()
    }

    /// What clients knew at a moment: of what was answered later, nothing. A table at which nothing was answered may not
    /// have been made yet.
    fn history_at(&self, moment: usize) -> History {
        let known = acknowledged(&self.steps[..moment]);
        let mut tables = BTreeSet::new();
        let mut sent = BTreeSet::new();
        for event in &self.history.events {
            if let Event::Invoked(invoked) = event
                && known.contains_key(&invoked.id)
            {
                tables.insert(&*invoked.table);
            }
        }
        let mut history = History::default();
        for event in &self.history.events {
            let known_event = match event {
                Event::Connected(connected) if tables.contains(&*connected.table) => event.clone(),
                Event::Invoked(invoked) if tables.contains(&*invoked.table) => {
                    sent.insert(invoked.id);
                    event.clone()
                }
                Event::Answered(answered) if sent.contains(&answered.id) => {
                    Event::Answered(answered_at(answered, &known))
                }
                _ => continue,
            };
            history.events.push(known_event);
        }
        history
    }
}

/// What was known of an answer when these had been sent.
fn answered_at(answered: &Answered, known: &BTreeMap<u32, usize>) -> Answered {
    let answer = match (known.get(&answered.id), &answered.answer) {
        (Some(step), _) => Answer::Done { step: *step },
        (None, Answer::Refused { .. }) => answered.answer.clone(),
        (None, Answer::Done { .. } | Answer::Unknown) => Answer::Unknown,
    };
    Answered {
        answer,
        ..answered.clone()
    }
}

/// The answers that had been sent, and their steps.
fn acknowledged(steps: &[Step]) -> BTreeMap<u32, usize> {
    let answers = steps.iter().filter_map(|step| match step {
        Step::Acknowledge { id, step } => Some((*id, *step)),
        _ => None,
    });
    answers.collect()
}

/// Reads what the tracer wrote, when it has written everything: the last thing it says is that the server ended.
async fn read_whole(path: &Path) -> Result<String> {
    let deadline = Instant::now() + TRACE_TIMEOUT;
    loop {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let last = text.trim_end().lines().next_back().unwrap_or_default();
        if last.contains("+++ killed by") || last.contains("+++ exited") {
            return Ok(text);
        }
        if Instant::now() > deadline {
            bail!("strace does not come to an end: {last}");
        }
        sleep(Duration::from_millis(50)).await;
    }
}

/// A folder in memory where there is one: nothing that is looked at here has to outlive anything.
fn state_folder() -> Result<TempDir> {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() {
        return Ok(tempfile::tempdir_in(memory)?);
    }
    Ok(tempfile::tempdir()?)
}

/// What is on the disk after a power cut.
struct State<'r> {
    recording: &'r Recording,
    folder: TempDir,
    history: History,
}

impl State<'_> {
    fn build<'r>(
        recording: &'r Recording,
        moment: usize,
        honesty: Honesty,
        rest: Rest,
        dice: &mut GameRng,
    ) -> Result<State<'r>> {
        let folder = state_folder()?;
        Disk::after(&recording.steps[..moment], honesty).write(folder.path(), rest, dice)?;
        Ok(State {
            recording,
            folder,
            history: recording.history_at(moment),
        })
    }

    /// Opens it, and compares it with what was acknowledged.
    async fn check(&self, is_served: bool) -> Vec<Violation> {
        let looking = async {
            let evidence = self.open().await?;
            if is_served {
                self.serve().await?;
            }
            anyhow::Ok(evidence)
        };
        match looking.await {
            Ok(evidence) => check(&self.history, &evidence).violations,
            Err(error) => vec![Violation {
                kind: Kind::Lost,
                what: format!("{error:#}"),
            }],
        }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join(&self.recording.file)
    }

    fn url(&self) -> String {
        format!("sqlite:{}", self.path().display())
    }

    async fn open(&self) -> Result<Evidence> {
        let store = Store::open(&self.url()).await?;
        let evidence = Evidence::read(&store, &self.history).await;
        store.close().await;
        let connection = rusqlite::Connection::open(self.path())?;
        let found: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
        ensure!(found == "ok", "the file is damaged: {found}");
        evidence
    }

    /// The server itself opens it and shows every table.
    async fn serve(&self) -> Result<()> {
        let mut node = Node::start(self.recording.program.serve(&self.url(), &[])).await?;
        let http = reqwest::Client::builder().no_proxy().build()?;
        let tables = self.history.events.iter().filter_map(|event| match event {
            Event::Connected(connected) => Some(&*connected.table),
            _ => None,
        });
        for table in tables.collect::<BTreeSet<&str>>() {
            let url = format!("http://{}/api/tables/{table}", node.address());
            let status = http.get(url).send().await?.status();
            ensure!(status.is_success(), "table {table}: {status}");
        }
        node.terminate().await
    }
}
