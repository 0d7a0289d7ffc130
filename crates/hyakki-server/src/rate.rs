//! How often something may be done, by each user and from each address.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use hyakki_core::UserId;

use crate::limits::network;

/// A rate for each user, wherever they come from, and one for each address, whoever comes from it.
///
/// Identities cost nothing, so an address has a limit of its own; and so has a user, who may come from many addresses.
pub(crate) struct Rate {
    users: DefaultKeyedRateLimiter<UserId>,
    addresses: DefaultKeyedRateLimiter<IpAddr>,
}

impl Rate {
    pub(crate) fn new(of_user: Quota, of_address: Quota) -> Rate {
        Rate {
            users: RateLimiter::keyed(of_user),
            addresses: RateLimiter::keyed(of_address),
        }
    }

    /// Whether it may be done once more.
    pub(crate) fn admits(&self, address: IpAddr, user: Option<&UserId>) -> bool {
        self.admits_many(address, user, NonZeroU32::MIN)
    }

    /// Whether it may be done so many times more.
    pub(crate) fn admits_many(
        &self,
        address: IpAddr,
        user: Option<&UserId>,
        n_times: NonZeroU32,
    ) -> bool {
        // The user first: whoever is refused takes nothing from those who share the address.
        let is_user_slow = user.is_none_or(|user| {
            let checked = self.users.check_key_n(user, n_times);
            checked.is_ok_and(|checked| checked.is_ok())
        });
        is_user_slow && {
            let checked = self.addresses.check_key_n(&network(address), n_times);
            checked.is_ok_and(|checked| checked.is_ok())
        }
    }

    /// Forgets whoever has been quiet.
    pub(crate) fn tidy(&self) {
        self.users.retain_recent();
        self.addresses.retain_recent();
    }
}
