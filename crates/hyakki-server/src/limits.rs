//! What is too much.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::Arc;

use governor::clock::DefaultClock;
use governor::state::InMemoryState;
use governor::state::NotKeyed;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::{Config, Limits};
use crate::crowd::Crowd;

/// How many requests may come at once, as seconds' worth of the long-run rate.
pub(crate) const BURST_SECONDS: u32 = 4;

/// There are a fifth more connections than sockets and streams, and at least so many more: for requests.
const LEAST_FOR_REQUESTS: usize = 32;

/// Who may come in, and how often.
pub(crate) struct Gate {
    limits: Limits,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    hints: DefaultKeyedRateLimiter<IpAddr>,
    /// Whoever holds a socket or a stream.
    pub(crate) sockets: Arc<Crowd>,
    /// Whoever is connected.
    pub(crate) connections: Arc<Crowd>,
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

/// How many connections belong to so many sockets and streams.
pub(crate) fn connections_for(n_sockets: usize) -> usize {
    n_sockets.saturating_add((n_sockets / 5).max(LEAST_FOR_REQUESTS))
}

impl Gate {
    pub(crate) fn new(config: &Config) -> Gate {
        let limits = config.limits;
        let connections = connections_for(limits.sockets);
        // Behind a proxy everybody comes from its address.
        let connections_per_address = if config.is_behind_proxy {
            connections
        } else {
            connections_for(limits.sockets_per_address)
        };
        Gate {
            limits,
            requests: RateLimiter::keyed(per_second(limits.requests_per_second)),
            guests: per_minute(limits.guests_per_minute),
            tables: per_minute(limits.tables_per_minute),
            hints: per_minute(limits.hints_per_minute),
            sockets: Crowd::new(limits.sockets, limits.sockets_per_address),
            connections: Crowd::new(connections, connections_per_address),
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

    /// Forgets addresses that have been quiet.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.guests.retain_recent();
        self.tables.retain_recent();
        self.hints.retain_recent();
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
