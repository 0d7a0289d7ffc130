//! Which commits have reached the disk.

use std::sync::atomic::{AtomicU64, Ordering::SeqCst};

use tokio::sync::watch;

/// Counts the commits that were begun, and how many of them, from the first on, have reached the disk or failed.
#[derive(Debug)]
pub(crate) struct Flushed {
    begun: AtomicU64,
    ended: watch::Sender<u64>,
}

impl Default for Flushed {
    fn default() -> Flushed {
        Flushed {
            begun: AtomicU64::new(0),
            ended: watch::Sender::new(0),
        }
    }
}

impl Flushed {
    /// A commit begins: from now on others may see what it writes. Gives its number.
    pub(crate) fn begin(&self) -> u64 {
        self.begun.fetch_add(1, SeqCst) + 1
    }

    /// The commit of this number and all before it have reached the disk, or failed.
    pub(crate) fn end(&self, number: u64) {
        self.ended.send_replace(number);
    }

    /// How many have ended.
    #[cfg(test)]
    pub(crate) fn ended(&self) -> watch::Ref<'_, u64> {
        self.ended.borrow()
    }

    /// Waits until every commit that was begun before this call has ended, so that nobody is shown what a power cut would take back.
    pub(crate) async fn wait_for_begun(&self) {
        let begun = self.begun.load(SeqCst);
        if *self.ended.borrow() < begun {
            let mut ended = self.ended.subscribe();
            // The sender is ours, so it is there.
            let _ = ended.wait_for(|ended| *ended >= begun).await;
        }
    }
}
