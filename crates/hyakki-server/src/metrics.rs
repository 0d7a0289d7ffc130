//! What the server counts, for those who watch it.

use std::time::Duration;

use hyakki_store::TableCommit;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

use crate::tables::table_error::TableError;

/// What the server counts.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    build: Family<Build, Gauge>,
    pub(crate) tables: Gauge,
    pub(crate) connections: Gauge,
    pub(crate) sockets: Gauge,
    pub(crate) mind_queue: Gauge,
    pub(crate) store_queue: Gauge,
    pub(crate) replay_queue: Gauge,
    pub(crate) replays: Counter,
    pub(crate) reviews: Counter,
    pub(crate) mind_answers: Counter,
    pub(crate) late_answers: Counter,
    pub(crate) conflicts: Counter,
    pub(crate) rate_limited: Counter,
    pub(crate) refused_connections: Counter,
    pub(crate) requests: Family<Status, Counter>,
    steps: Counter,
    matches: Counter,
    commands: Family<Outcome, Counter>,
    command_seconds: Histogram,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct Status {
    pub(crate) status: u16,
}

/// Which program this is.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Build {
    version: &'static str,
    commit: &'static str,
    protocol: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Outcome {
    outcome: &'static str,
}

/// What a commit adds to the counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CommitCounts {
    n_lines: u64,
    n_matches: u64,
}

impl CommitCounts {
    pub(crate) fn of(commit: &TableCommit) -> CommitCounts {
        let append = commit.append.as_ref();
        CommitCounts {
            n_lines: append.map_or(0, |append| append.lines.len() as u64),
            n_matches: u64::from(commit.start.is_some()),
        }
    }
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("hyakki"),
            build: Family::default(),
            tables: Gauge::default(),
            connections: Gauge::default(),
            sockets: Gauge::default(),
            mind_queue: Gauge::default(),
            store_queue: Gauge::default(),
            replay_queue: Gauge::default(),
            replays: Counter::default(),
            reviews: Counter::default(),
            mind_answers: Counter::default(),
            late_answers: Counter::default(),
            conflicts: Counter::default(),
            rate_limited: Counter::default(),
            refused_connections: Counter::default(),
            requests: Family::default(),
            steps: Counter::default(),
            matches: Counter::default(),
            commands: Family::default(),
            // From a tenth of a millisecond to about seven seconds.
            command_seconds: Histogram::new(exponential_buckets(0.0001, 2.0, 17)),
        };
        metrics.register();
        metrics
    }

    /// Tells from which commit the program was built, where that is known.
    pub(crate) fn tell_build(&self, commit: Option<&'static str>) {
        let build = Build {
            version: env!("CARGO_PKG_VERSION"),
            commit: commit.unwrap_or("unknown"),
            protocol: hyakki_protocol::VERSION,
        };
        self.build.get_or_create(&build).set(1);
    }

    fn register(&mut self) {
        let registry = &mut self.registry;
        registry.register("build_info", "Which program this is", self.build.clone());
        registry.register("tables", "Tables in memory", self.tables.clone());
        registry.register("connections", "Open connections", self.connections.clone());
        registry.register("sockets", "Open sockets and streams", self.sockets.clone());
        registry.register(
            "mind_queue",
            "Questions that wait for a mind",
            self.mind_queue.clone(),
        );
        registry.register(
            "store_queue",
            "Writes that wait for the store",
            self.store_queue.clone(),
        );
        registry.register(
            "replay_queue",
            "Matches that wait to be replayed",
            self.replay_queue.clone(),
        );
        registry.register(
            "replays",
            "Matches replayed on threads of their own",
            self.replays.clone(),
        );
        registry.register(
            "reviews",
            "Reviews of finished matches that were made",
            self.reviews.clone(),
        );
        registry.register(
            "mind_answers",
            "Answers of minds that counted",
            self.mind_answers.clone(),
        );
        registry.register(
            "late_answers",
            "Answers of minds that came too late",
            self.late_answers.clone(),
        );
        registry.register(
            "conflicts",
            "Commits that another node was ahead of",
            self.conflicts.clone(),
        );
        registry.register(
            "rate_limited",
            "Requests refused for coming too fast",
            self.rate_limited.clone(),
        );
        registry.register(
            "refused_connections",
            "Connections closed because there were too many",
            self.refused_connections.clone(),
        );
        registry.register("requests", "HTTP requests", self.requests.clone());
        registry.register("steps", "Lines made durable in logs", self.steps.clone());
        registry.register("matches", "Matches begun", self.matches.clone());
        registry.register("commands", "Commands to tables", self.commands.clone());
        registry.register(
            "command_seconds",
            "From a command to its durable answer",
            self.command_seconds.clone(),
        );
    }

    pub(crate) fn count_commit(&self, counts: CommitCounts) {
        self.steps.inc_by(counts.n_lines);
        self.matches.inc_by(counts.n_matches);
    }

    pub(crate) fn count_command(&self, result: &Result<usize, TableError>, took: Duration) {
        let outcome = match result {
            Ok(_) => "done",
            Err(
                TableError::Refused(_)
                | TableError::OtherMatch
                | TableError::NoHints
                | TableError::NotYourTurn,
            ) => "refused",
            Err(TableError::NotFound | TableError::NoSuchStep) => "not-found",
            Err(TableError::Unavailable) => "unavailable",
            Err(TableError::Unreadable) => "unreadable",
            Err(TableError::Busy) => "busy",
        };
        self.commands.get_or_create(&Outcome { outcome }).inc();
        if result.is_ok() {
            self.command_seconds.observe(took.as_secs_f64());
        }
    }

    /// In the text format that Prometheus reads.
    pub(crate) fn to_text(&self) -> String {
        let mut text = String::new();
        prometheus_client::encoding::text::encode(&mut text, &self.registry)
            .expect("writing to a string cannot fail");
        text
    }
}
