//! A bounded number of places for what is costly, given out fairly.

use std::collections::{HashSet, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use thiserror::Error;
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::fair_queue::{FairQueue, Queue as _};

/// Of one asker no more wait for a place.
pub(crate) const MAX_WAITING_OF_ONE: usize = 8;

/// No more wait for a place in all.
const MAX_WAITING: usize = 256;

/// Nobody who waits at a connection waits longer for a place.
pub(crate) const MAX_WAIT: Duration = Duration::from_secs(10);

/// A bounded number of places. One asker has one of them at a time, and whoever waits has a turn after one of each other's.
#[derive(Clone)]
pub(crate) struct Places<K: Clone + Eq + Hash> {
    state: Arc<Mutex<State<K>>>,
    /// Nobody waits longer.
    max_wait: Duration,
}

struct State<K: Clone + Eq + Hash> {
    n_free: usize,
    holders: HashSet<K>,
    waiting: FairQueue<K, VecDeque<oneshot::Sender<Place<K>>>>,
}

/// A place; given back when it is dropped.
pub(crate) struct Place<K: Clone + Eq + Hash> {
    holder: K,
    places: Places<K>,
}

/// There is no place, and there are too many who wait for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("too many wait")]
pub(crate) struct Crowded;

impl<K: Clone + Eq + Hash> Places<K> {
    pub(crate) fn new(n_places: usize, max_wait: Duration) -> Places<K> {
        let state = State {
            n_free: n_places,
            holders: HashSet::new(),
            waiting: FairQueue::default(),
        };
        Places {
            state: Arc::new(Mutex::new(state)),
            max_wait,
        }
    }

    /// How many wait for a place.
    pub(crate) fn n_waiting(&self) -> usize {
        self.lock().waiting.len()
    }

    /// Takes a place as soon as it is this asker's turn.
    pub(crate) async fn take(&self, asker: K) -> Result<Place<K>, Crowded> {
        let (give, given) = oneshot::channel();
        {
            let mut state = self.lock();
            if state.waiting.len_of(&asker) >= MAX_WAITING_OF_ONE
                || state.waiting.len() >= MAX_WAITING
            {
                return Err(Crowded);
            }
            state.waiting.put(asker, |own| own.push_back(give));
        }
        self.give_out();
        match timeout(self.max_wait, given).await {
            Ok(Ok(place)) => Ok(place),
            // Who has waited too long is passed over when it would be their turn.
            Ok(Err(_)) | Err(_) => Err(Crowded),
        }
    }

    /// Gives free places to those whose turn it is.
    fn give_out(&self) {
        loop {
            let next = self.lock().next();
            let Some((holder, give)) = next else { return };
            let places = self.clone();
            // Whoever no longer waits lets the place drop, and so gives it back.
            drop(give.send(Place { holder, places }));
        }
    }

    fn lock(&self) -> MutexGuard<'_, State<K>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Clone + Eq + Hash> State<K> {
    fn next(&mut self) -> Option<(K, oneshot::Sender<Place<K>>)> {
        if self.n_free == 0 {
            return None;
        }
        let holders = &self.holders;
        let next = self
            .waiting
            .take_next_of(|asker| !holders.contains(asker))?;
        self.n_free -= 1;
        self.holders.insert(next.0.clone());
        Some(next)
    }
}

impl<K: Clone + Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut state = self.places.lock();
        state.n_free += 1;
        state.holders.remove(&self.holder);
        drop(state);
        self.places.give_out();
    }
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    reason = "a test that unwraps an error has failed as it should"
)]
mod tests {
    use futures_util::poll;

    use super::*;

    #[tokio::test]
    async fn one_asker_has_one_place_and_the_others_have_theirs() {
        let places = Places::new(2, MAX_WAIT);
        let first = places.take('a').await.unwrap();
        let mut second = Box::pin(places.take('a'));
        assert!(poll!(&mut second).is_pending());
        let other = places.take('b').await.unwrap();
        assert_eq!(places.n_waiting(), 1);
        drop(other);
        assert!(poll!(&mut second).is_pending());
        drop(first);
        second.await.unwrap();
    }

    #[tokio::test]
    async fn too_many_of_one_are_refused_and_another_has_the_next_turn() {
        let places = Places::new(1, MAX_WAIT);
        let first = places.take('a').await.unwrap();
        let mut greedy: Vec<_> = (0..MAX_WAITING_OF_ONE)
            .map(|_| Box::pin(places.take('b')))
            .collect();
        for one in &mut greedy {
            assert!(poll!(one).is_pending());
        }
        assert!(matches!(places.take('b').await, Err(Crowded)));
        let mut modest = Box::pin(places.take('c'));
        assert!(poll!(&mut modest).is_pending());
        drop(first);
        drop(greedy.remove(0).await.unwrap());
        modest.await.unwrap();
    }

    #[tokio::test]
    async fn whoever_stops_waiting_is_passed_over() {
        let places = Places::new(1, MAX_WAIT);
        let first = places.take('a').await.unwrap();
        let mut gone = Box::pin(places.take('b'));
        let mut last = Box::pin(places.take('c'));
        assert!(poll!(&mut gone).is_pending() && poll!(&mut last).is_pending());
        drop(gone);
        drop(first);
        last.await.unwrap();
    }

    #[tokio::test]
    async fn nobody_waits_for_ever() {
        let places = Places::new(1, Duration::from_millis(1));
        let _held = places.take('a').await.unwrap();
        assert!(matches!(places.take('b').await, Err(Crowded)));
    }
}
