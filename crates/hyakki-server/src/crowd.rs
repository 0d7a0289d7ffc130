//! Who is in the house, counted: in all, and from each address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::limits::network;

/// One place in so many is kept for those who are expected.
pub(crate) const ONE_KEPT_IN: usize = 10;

/// How many may be in at once: in all, and from each address.
#[derive(Debug)]
pub(crate) struct Crowd {
    most: usize,
    most_of_address: usize,
    inside: Mutex<Inside>,
}

#[derive(Debug, Default)]
struct Inside {
    n_all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// Who wants to come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Newcomer {
    /// Anybody; the kept places are not for them.
    Stranger,
    /// Somebody whose place is kept.
    Expected,
}

/// Being in; whoever drops it has left.
#[derive(Debug)]
pub(crate) struct Ticket {
    crowd: Arc<Crowd>,
    network: IpAddr,
}

impl Crowd {
    pub(crate) fn new(most: usize, most_of_address: usize) -> Arc<Crowd> {
        Arc::new(Crowd {
            most,
            most_of_address,
            inside: Mutex::default(),
        })
    }

    /// Lets somebody in, if there is a place for them.
    pub(crate) fn enter(self: &Arc<Crowd>, address: IpAddr, who: Newcomer) -> Option<Ticket> {
        let network = network(address);
        let mut inside = self.lock();
        let n_of_address = inside.by_address.get(&network).copied().unwrap_or(0);
        let is_full = inside.n_all >= who.share_of(self.most);
        if is_full || n_of_address >= who.share_of(self.most_of_address) {
            return None;
        }
        inside.n_all += 1;
        inside.by_address.insert(network, n_of_address + 1);
        drop(inside);
        let crowd = Arc::clone(self);
        Some(Ticket { crowd, network })
    }

    /// How many are in.
    pub(crate) fn n_inside(&self) -> usize {
        self.lock().n_all
    }

    /// Whether only the kept places are left.
    pub(crate) fn is_dense(&self) -> bool {
        self.n_inside() >= Newcomer::Stranger.share_of(self.most)
    }

    fn leave(&self, network: IpAddr) {
        let mut inside = self.lock();
        inside.n_all -= 1;
        if let Some(n_of_address) = inside.by_address.get_mut(&network) {
            *n_of_address -= 1;
            if *n_of_address == 0 {
                inside.by_address.remove(&network);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Newcomer {
    /// How many of so many places are for them.
    fn share_of(self, most: usize) -> usize {
        match self {
            Newcomer::Stranger => most - most / ONE_KEPT_IN,
            Newcomer::Expected => most,
        }
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.crowd.leave(self.network);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const BEN: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    fn strangers(crowd: &Arc<Crowd>, address: IpAddr) -> Vec<Ticket> {
        std::iter::from_fn(|| crowd.enter(address, Newcomer::Stranger)).collect()
    }

    #[test]
    fn a_place_in_ten_is_kept_for_those_who_are_expected() {
        let crowd = Crowd::new(20, 100);
        let inside = strangers(&crowd, ADA);
        assert_eq!(inside.len(), 18);
        assert!(crowd.is_dense());
        let expected = [ADA, BEN, ADA].map(|address| crowd.enter(address, Newcomer::Expected));
        assert_eq!(expected.iter().flatten().count(), 2);
        drop((inside, expected));
        assert!(!crowd.is_dense());
        assert_eq!(strangers(&crowd, ADA).len(), 18, "everybody had left");
    }

    #[test]
    fn an_address_that_is_full_leaves_room_for_others() {
        let crowd = Crowd::new(100, 10);
        let inside = strangers(&crowd, ADA);
        assert_eq!(inside.len(), 9);
        assert!(crowd.enter(ADA, Newcomer::Expected).is_some());
        assert!(crowd.enter(BEN, Newcomer::Stranger).is_some());
    }
}
