//! What is too much.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::Arc;

use governor::clock::DefaultClock;
use governor::state::InMemoryState;
use governor::state::NotKeyed;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use hyakki_core::UserId;
use hyakki_table::Command;

use crate::config::{Config, Limits};
use crate::crowd::Crowd;
use crate::rate::Rate;

/// How many requests may come at once, as seconds' worth of the long-run rate.
pub(crate) const BURST_SECONDS: u32 = 4;

/// The same for the messages of all users at one address: not everybody there is in a hurry at once.
pub(crate) const BURST_SECONDS_OF_ALL: u32 = 2;

/// So many lines one user may say at once, and so many come at once from one address, where as many as usual are allowed.
pub(crate) const CHAT_AT_ONCE: [u32; 2] = [10, 30];

/// So many tables may be made at once, where as many as usual are allowed in a minute.
pub(crate) const TABLES_AT_ONCE: u32 = 20;

/// So many people play from one address at once: a club, a school, a train.
pub(crate) const PEOPLE: u32 = 10;

/// A record that is given out counts as so many stretches of steps: most are no longer than that.
pub(crate) const STRETCHES_IN_A_RECORD: NonZeroU32 = NonZeroU32::new(8).expect("eight is not zero");

/// How many bytes the database keeps beside each line of a record: which match, which line, and when.
pub(crate) const ROW: usize = 48;

/// No record that is brought in takes more room in the database, and so much may come at once from one address.
pub(crate) const MAX_STORED_RECORD: usize = 320 * 1024;

/// There are a fifth more connections than sockets and streams, and at least so many more: for requests.
const LEAST_FOR_REQUESTS: usize = 32;

/// Who may come in, and how often.
pub(crate) struct Gate {
    limits: Limits,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    links: Rate,
    tables: Rate,
    record_bytes: Rate,
    hints: Rate,
    reviews: Rate,
    looks_back: Rate,
    messages: Rate,
    chat: Rate,
    /// Whoever holds a socket or a stream.
    pub(crate) sockets: Arc<Crowd>,
    /// Whoever is connected.
    pub(crate) connections: Arc<Crowd>,
}

/// Somebody at a socket, who may say only so much.
pub(crate) struct Speaker {
    /// What this socket alone may say: nobody known has no limit but this and the address's.
    own: RateLimiter<NotKeyed, InMemoryState, DefaultClock>,
    address: IpAddr,
    user: Option<UserId>,
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

fn per_second(number: u32) -> Quota {
    Quota::per_second(at_least_one(number))
        .allow_burst(at_least_one(number.saturating_mul(BURST_SECONDS)))
}

fn per_minute(number: u32) -> Quota {
    Quota::per_minute(at_least_one(number))
}

/// The largest record may come at once.
fn bytes_per_second(number: u32) -> Quota {
    let largest = u32::try_from(MAX_STORED_RECORD).expect("a record is not that large");
    Quota::per_second(at_least_one(number)).allow_burst(at_least_one(number.max(largest)))
}

/// As much from one address as from one user: for what costs the server, whoever asks for it.
fn alike(quota: Quota) -> Rate {
    Rate::new(quota, quota)
}

/// The same rate, with so much at once.
fn at_once(quota: Quota, number: u32) -> Quota {
    quota.allow_burst(at_least_one(number))
}

/// So many a minute, of which a part may come at once: so many at least, if there are as many at all.
fn gently_per_minute(number: u32, part: u32, least: u32) -> Quota {
    at_once(per_minute(number), (number / part).max(least).min(number))
}

fn of_people(number: u32) -> u32 {
    number.saturating_mul(PEOPLE)
}

/// What people do while they play, and several of them may share an address.
fn for_people(number: u32, quota: impl Fn(u32) -> Quota) -> Rate {
    Rate::new(quota(number), quota(of_people(number)))
}

fn chat(per_minute_of_user: u32) -> Rate {
    let [of_user, of_address] = CHAT_AT_ONCE;
    Rate::new(
        gently_per_minute(per_minute_of_user, 3, of_user),
        gently_per_minute(of_people(per_minute_of_user), 10, of_address),
    )
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
        let connections_per_address = if config.proxies.is_some() {
            connections
        } else {
            connections_for(limits.sockets_per_address)
        };
        Gate {
            limits,
            requests: RateLimiter::keyed(per_second(limits.requests_per_second)),
            guests: RateLimiter::keyed(per_minute(limits.guests_per_minute)),
            links: alike(per_minute(limits.guests_per_minute)),
            tables: alike(gently_per_minute(
                limits.tables_per_minute,
                3,
                TABLES_AT_ONCE,
            )),
            record_bytes: alike(bytes_per_second(limits.record_bytes_per_second)),
            hints: alike(per_minute(limits.hints_per_minute)),
            reviews: alike(per_minute(limits.reviews_per_minute)),
            looks_back: for_people(limits.looks_back_per_minute, per_minute),
            messages: Rate::new(
                per_second(limits.messages_per_second),
                at_once(
                    per_second(of_people(limits.messages_per_second)),
                    of_people(limits.messages_per_second).saturating_mul(BURST_SECONDS_OF_ALL),
                ),
            ),
            chat: chat(limits.chat_per_minute),
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

    /// Whether somebody may make another link to their identity.
    pub(crate) fn admits_link(&self, address: IpAddr, user: &UserId) -> bool {
        self.links.admits(address, Some(user))
    }

    /// Whether somebody may make another table.
    pub(crate) fn admits_table(&self, address: IpAddr, user: &UserId) -> bool {
        self.tables.admits(address, Some(user))
    }

    /// Whether somebody may bring another record that takes so many bytes in the database.
    pub(crate) fn admits_record(&self, address: IpAddr, user: &UserId, n_bytes: usize) -> bool {
        let n_bytes = at_least_one(u32::try_from(n_bytes).unwrap_or(u32::MAX));
        self.tables.admits(address, Some(user))
            && self.record_bytes.admits_many(address, Some(user), n_bytes)
    }

    /// Whether somebody may ask for another hint.
    pub(crate) fn admits_hint(&self, address: IpAddr, user: &UserId) -> bool {
        self.hints.admits(address, Some(user))
    }

    /// Whether somebody may ask for another review.
    pub(crate) fn admits_review(&self, address: IpAddr, user: Option<&UserId>) -> bool {
        self.reviews.admits(address, user)
    }

    /// Whether somebody may look at another stretch of a match, at a review, or go on in a lesson.
    pub(crate) fn admits_look_back(&self, address: IpAddr, user: Option<&UserId>) -> bool {
        self.looks_back.admits(address, user)
    }

    /// Whether somebody may take out another record, which is as long as several stretches.
    pub(crate) fn admits_record_out(&self, address: IpAddr, user: Option<&UserId>) -> bool {
        let most = at_least_one(self.limits.looks_back_per_minute);
        let n_stretches = STRETCHES_IN_A_RECORD.min(most);
        self.looks_back.admits_many(address, user, n_stretches)
    }

    /// Whether somebody may send a command, over whatever connection.
    pub(crate) fn admits_message(&self, address: IpAddr, user: Option<&UserId>) -> bool {
        self.messages.admits(address, user)
    }

    /// Whether somebody may send this command: what is said to others is counted apart.
    pub(crate) fn admits_command(&self, address: IpAddr, user: &UserId, command: &Command) -> bool {
        !matches!(command, Command::Say { .. }) || self.chat.admits(address, Some(user))
    }

    /// Somebody at a new socket.
    pub(crate) fn speaker(&self, address: IpAddr, user: Option<UserId>) -> Speaker {
        Speaker {
            own: RateLimiter::direct(per_second(self.limits.messages_per_second)),
            address,
            user,
        }
    }

    /// Whether somebody at a socket may say something more.
    pub(crate) fn lets_speak(&self, speaker: &Speaker) -> bool {
        speaker.own.check().is_ok() && self.admits_message(speaker.address, speaker.user.as_ref())
    }

    /// Forgets addresses that have been quiet.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.guests.retain_recent();
        for rate in [
            &self.links,
            &self.tables,
            &self.record_bytes,
            &self.hints,
            &self.reviews,
            &self.looks_back,
            &self.messages,
            &self.chat,
        ] {
            rate.tidy();
        }
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
