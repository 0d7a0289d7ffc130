//! Work that takes long, off the threads that serve everybody.

use std::sync::Arc;

use thiserror::Error;
use tokio::sync::Semaphore;

/// Does what takes long on threads of its own, so many things at once.
pub(crate) struct BlockingPool {
    places: Arc<Semaphore>,
}

/// The work panicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the work failed")]
pub(crate) struct WorkFailed;

impl BlockingPool {
    pub(crate) fn new(n_at_once: usize) -> BlockingPool {
        BlockingPool {
            places: Arc::new(Semaphore::new(n_at_once)),
        }
    }

    /// Does something as soon as there is a place for it.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, WorkFailed> {
        let place = Arc::clone(&self.places).acquire_owned().await;
        let place = place.expect("places are never closed");
        let working = tokio::task::spawn_blocking(move || {
            // Held by the work and not by who waits for it: whoever stops waiting does not stop the work.
            let _place = place;
            work()
        });
        working.await.map_err(|_| WorkFailed)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn whoever_stops_waiting_does_not_make_room_for_more() {
        let pool = Arc::new(BlockingPool::new(1));
        let (open_gate, gate) = mpsc::channel::<()>();
        let (begin, begun) = tokio::sync::oneshot::channel();
        let worker = Arc::clone(&pool);
        let working = tokio::spawn(async move {
            let held = move || {
                let _ = begin.send(());
                let _ = gate.recv();
            };
            worker.run(held).await
        });
        begun.await.expect("it begins");
        working.abort();
        assert!(working.await.is_err());
        assert_eq!(pool.places.available_permits(), 0);
        let mut next = Box::pin(pool.run(|| 7));
        assert!(futures_util::poll!(&mut next).is_pending());
        drop(open_gate);
        assert_eq!(next.await, Ok(7));
    }

    #[tokio::test]
    async fn work_that_panics_gives_its_place_back() {
        let pool = BlockingPool::new(1);
        assert_eq!(
            pool.run(|| panic!("as it should")).await,
            Err::<(), _>(WorkFailed)
        );
        assert_eq!(pool.run(|| 7).await, Ok(7));
    }
}
