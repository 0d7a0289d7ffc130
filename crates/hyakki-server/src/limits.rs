//! What is too much.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};

use governor::clock::DefaultClock;
use governor::state::InMemoryState;
use governor::state::NotKeyed;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Limits;

/// How many requests may come at once, as seconds' worth of the long-run rate.
pub(crate) const BURST_SECONDS: u32 = 4;

/// Who may come in, and how often.
pub(crate) struct Gate {
    limits: Limits,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    hints: DefaultKeyedRateLimiter<IpAddr>,
    sockets: Mutex<Sockets>,
}

#[derive(Default)]
struct Sockets {
    n_all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// What one socket may send.
pub(crate) type MessageLimiter = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

fn per_second(number: u32) -> Quota {
    Quota::per_second(at_least_one(number))
        .allow_burst(at_least_one(number.saturating_mul(BURST_SECONDS)))
}

fn per_minute(number: u32) -> DefaultKeyedRateLimiter<IpAddr> {
    RateLimiter::keyed(Quota::per_minute(at_least_one(number)))
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Gate {
        Gate {
            limits,
            requests: RateLimiter::keyed(per_second(limits.requests_per_second)),
            guests: per_minute(limits.guests_per_minute),
            tables: per_minute(limits.tables_per_minute),
            hints: per_minute(limits.hints_per_minute),
            sockets: Mutex::default(),
        }
    }

    /// Whether an address may make another request now.
    pub(crate) fn admits_request(&self, address: IpAddr) -> bool {
        self.requests.check_key(&network(address)).is_ok()
    }

    /// Whether an address may make another identity, or try another password.
    pub(crate) fn admits_guest(&self, address: IpAddr) -> bool {
        self.guests.check_key(&network(address)).is_ok()
    }

    /// Whether an address may make another table, or bring another record.
    pub(crate) fn admits_table(&self, address: IpAddr) -> bool {
        self.tables.check_key(&network(address)).is_ok()
    }

    /// Whether an address may ask for another hint.
    pub(crate) fn admits_hint(&self, address: IpAddr) -> bool {
        self.hints.check_key(&network(address)).is_ok()
    }

    /// What one socket may send.
    pub(crate) fn message_limiter(&self) -> MessageLimiter {
        RateLimiter::direct(per_second(self.limits.messages_per_second))
    }

    /// A place for a socket, if there is one left for this address.
    pub(crate) fn enter(&self, address: IpAddr) -> Option<IpAddr> {
        let address = network(address);
        let mut sockets = self.lock();
        let n_of_address = sockets.by_address.get(&address).copied().unwrap_or(0);
        if sockets.n_all >= self.limits.sockets || n_of_address >= self.limits.sockets_per_address {
            return None;
        }
        sockets.n_all += 1;
        sockets.by_address.insert(address, n_of_address + 1);
        Some(address)
    }

    /// Gives a place back.
    pub(crate) fn leave(&self, address: IpAddr) {
        let mut sockets = self.lock();
        sockets.n_all -= 1;
        if let Some(n_of_address) = sockets.by_address.get_mut(&address) {
            *n_of_address -= 1;
            if *n_of_address == 0 {
                sockets.by_address.remove(&address);
            }
        }
    }

    /// Forgets addresses that have been quiet.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.guests.retain_recent();
        self.tables.retain_recent();
        self.hints.retain_recent();
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Sockets> {
        self.sockets.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whoever has one IPv6 address has 2⁶⁴ of them: they count as one.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}
