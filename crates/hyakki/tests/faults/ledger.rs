//! What was acknowledged, to be found in the log.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard};

use hyakki_core::MatchId;
use hyakki_core::record::Line;
use hyakki_store::Store;

/// An action whose `done` has come.
#[derive(Clone, Debug)]
pub(crate) struct Acknowledged {
    pub(crate) table: String,
    pub(crate) match_id: String,
    pub(crate) seat: usize,
    pub(crate) action: String,
    /// How many steps the actor had seen.
    pub(crate) step: usize,
    /// How many seats had to act then: where it is more than one, the others may have come first.
    pub(crate) n_acting: usize,
}

/// Everything that was acknowledged to anybody.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    entries: Mutex<Vec<Acknowledged>>,
    /// The logs as they were found the last time.
    found: Mutex<BTreeMap<String, Vec<String>>>,
}

impl Ledger {
    pub(crate) fn enter(&self, entry: Acknowledged) {
        self.lock().push(entry);
    }

    pub(crate) fn n_entries(&self) -> usize {
        self.lock().len()
    }

    /// How much was acknowledged at each table.
    pub(crate) fn n_by_table(&self) -> BTreeMap<String, usize> {
        let mut n_by_table = BTreeMap::new();
        for entry in self.lock().iter() {
            *n_by_table.entry(entry.table.clone()).or_default() += 1;
        }
        n_by_table
    }

    /// The matches in which anything was acknowledged.
    pub(crate) fn matches(&self) -> BTreeSet<String> {
        self.lock()
            .iter()
            .map(|entry| entry.match_id.clone())
            .collect()
    }

    /// Everything that was acknowledged is in the log, once and at its step; every step is there once; and nothing
    /// that was found the last time has changed.
    pub(crate) async fn check(&self, store: &Store) {
        let logs = self.check_first(store, self.n_entries()).await;
        let mut found = self.found.lock().unwrap();
        for (match_id, log) in logs {
            let before = found.get(&match_id).map_or(&[][..], Vec::as_slice);
            assert!(
                log.starts_with(before),
                "match {match_id} has another past now"
            );
            found.insert(match_id, log);
        }
    }

    /// What was acknowledged first, up to so much, is in the log, once and at its step; gives the logs.
    pub(crate) async fn check_first(
        &self,
        store: &Store,
        n_entries: usize,
    ) -> BTreeMap<String, Vec<String>> {
        let entries = self.lock()[..n_entries].to_vec();
        let mut by_match: BTreeMap<&str, Vec<&Acknowledged>> = BTreeMap::new();
        for entry in &entries {
            by_match.entry(&entry.match_id).or_default().push(entry);
        }
        let mut logs = BTreeMap::new();
        for (match_id, entries) in by_match {
            let log = read_log(store, match_id).await;
            check_entries(&log, &entries);
            logs.insert(match_id.to_owned(), log);
        }
        logs
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Acknowledged>> {
        self.entries.lock().unwrap()
    }
}

/// The lines of a log, which must have each step once.
async fn read_log(store: &Store, match_id: &str) -> Vec<String> {
    let id = MatchId::new(match_id).unwrap();
    let log = store.read_log(&id, 0).await.unwrap();
    for (index, line) in log.iter().enumerate() {
        assert_eq!(
            usize::try_from(line.step).unwrap(),
            index,
            "match {match_id}"
        );
    }
    log.into_iter().map(|line| line.line).collect()
}

fn check_entries(log: &[String], entries: &[&Acknowledged]) {
    let mut taken = BTreeSet::new();
    for entry in entries {
        let expected = Line::Action {
            seat: entry.seat,
            action: entry.action.clone(),
        };
        let place = entry.step..(entry.step + entry.n_acting).min(log.len());
        let is_there = |index: &usize| Line::from_line(&log[*index]).as_ref() == Ok(&expected);
        let places: Vec<usize> = place.filter(is_there).collect();
        assert_eq!(
            places.len(),
            1,
            "{entry:?} is at {places:?} of {} steps",
            log.len()
        );
        assert!(
            taken.insert(places[0]),
            "{entry:?} was acknowledged for another action's step"
        );
    }
}
