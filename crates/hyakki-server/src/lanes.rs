//! Waiting in line, fairly: one lane for each address, and whoever is first in each takes turns with the others.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// One lane for each address. A crowd from one address waits behind each other, and nobody else behind it.
#[derive(Debug)]
pub(crate) struct Lanes {
    lanes: Mutex<HashMap<IpAddr, Lane>>,
    /// No lane is longer.
    most_in_lane: usize,
    /// No more stand in all lanes together.
    most: usize,
}

#[derive(Debug)]
struct Lane {
    head: Arc<Semaphore>,
    len: usize,
}

/// A place in a lane, until it is dropped.
#[derive(Debug)]
pub(crate) struct LanePlace {
    lanes: Arc<Lanes>,
    address: IpAddr,
    head: Arc<Semaphore>,
}

/// The first place of a lane: the next one has it when this is dropped.
#[derive(Debug)]
pub(crate) struct LaneHead {
    _permit: OwnedSemaphorePermit,
    _place: LanePlace,
}

impl Lanes {
    pub(crate) fn new(most_in_lane: usize, most: usize) -> Arc<Lanes> {
        Arc::new(Lanes {
            lanes: Mutex::default(),
            most_in_lane,
            most,
        })
    }

    /// A place at the end of the address's lane, unless too many stand there or in all lanes.
    pub(crate) fn line_up(self: &Arc<Self>, address: IpAddr) -> Option<LanePlace> {
        let mut lanes = self.lock();
        let len = lanes.get(&address).map_or(0, |lane| lane.len);
        let n_all: usize = lanes.values().map(|lane| lane.len).sum();
        if len >= self.most_in_lane || n_all >= self.most {
            return None;
        }
        let lane = lanes.entry(address).or_insert_with(|| Lane {
            head: Arc::new(Semaphore::new(1)),
            len: 0,
        });
        lane.len += 1;
        Some(LanePlace {
            lanes: Arc::clone(self),
            address,
            head: Arc::clone(&lane.head),
        })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, Lane>> {
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LanePlace {
    /// Waits until everybody before in this lane has gone.
    pub(crate) async fn head(self) -> LaneHead {
        let permit = Arc::clone(&self.head).acquire_owned().await;
        LaneHead {
            _permit: permit.expect("lanes are never closed"),
            _place: self,
        }
    }
}

impl Drop for LanePlace {
    fn drop(&mut self) {
        let mut lanes = self.lanes.lock();
        if let Some(lane) = lanes.get_mut(&self.address) {
            lane.len -= 1;
            if lane.len == 0 {
                lanes.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    reason = "a test that unwraps an error has failed as it should"
)]
mod tests {
    use futures_util::{FutureExt as _, poll};

    use super::*;

    const ADA: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const BEN: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    #[tokio::test]
    async fn whoever_comes_from_elsewhere_does_not_wait_behind_a_crowd() {
        let lanes = Lanes::new(3, 10);
        let first = lanes.line_up(ADA).unwrap().head().now_or_never().unwrap();
        let mut second = Box::pin(lanes.line_up(ADA).unwrap().head());
        assert!(poll!(&mut second).is_pending());
        let other = lanes.line_up(BEN).unwrap().head().now_or_never();
        assert!(other.is_some(), "the lane of another address is empty");
        drop(first);
        assert!(poll!(&mut second).is_ready(), "the next one of the lane");
    }

    #[test]
    fn a_lane_and_all_of_them_have_a_limit_and_forget_who_left() {
        let lanes = Lanes::new(2, 3);
        let mut of_ada: Vec<LanePlace> = (0..2).map_while(|_| lanes.line_up(ADA)).collect();
        assert!(lanes.line_up(ADA).is_none(), "the lane is full");
        let of_ben = lanes.line_up(BEN).unwrap();
        assert!(lanes.line_up(BEN).is_none(), "all lanes together are full");
        of_ada.pop();
        assert!(lanes.line_up(BEN).is_some(), "somebody has left");
        drop((of_ada, of_ben));
        assert!(lanes.lock().is_empty());
    }
}
