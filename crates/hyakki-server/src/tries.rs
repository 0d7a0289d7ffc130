//! Passwords tried for one login, from wherever: after some wrong ones each takes a longer wait.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sha2::{Digest, Sha256};

/// So many may be wrong before anybody has to wait.
const FREE: u32 = 5;

/// Nobody waits longer.
const LONGEST: Duration = Duration::from_secs(15 * 60);

/// What nobody has tried for so long is forgotten.
const FORGOTTEN: Duration = Duration::from_secs(60 * 60);

/// No more are remembered, some megabytes: one address needs a day for so many.
const MAX_REMEMBERED: usize = 100_000;

/// How often each login was tried since it was last right; logins that nobody has are counted like the others.
#[derive(Debug, Default)]
pub(crate) struct Tries {
    by_login: Mutex<HashMap<Key, Tried>>,
}

/// The hash of a login: what people type takes no more room than that.
type Key = [u8; 32];

#[derive(Debug)]
struct Tried {
    n_tries: u32,
    last: Instant,
}

impl Tried {
    /// When the next one may come: the wait doubles with each.
    fn next(&self) -> Instant {
        let n_doublings = self.n_tries.saturating_sub(FREE);
        let wait = match n_doublings {
            0 => Duration::ZERO,
            n => Duration::from_secs(1_u64 << (n - 1).min(10)),
        };
        self.last + wait.min(LONGEST)
    }
}

impl Tries {
    /// Counts a try, before it is known whether it is right; or says how many seconds are missing.
    pub(crate) fn admit(&self, login: &str, now: Instant) -> Result<(), u64> {
        let mut tries = self.lock();
        let key = key(login);
        if tries.len() >= MAX_REMEMBERED && !tries.contains_key(&key) {
            forget_least(&mut tries);
        }
        let tried = tries.entry(key).or_insert(Tried {
            n_tries: 0,
            last: now,
        });
        let missing = tried.next().saturating_duration_since(now);
        if !missing.is_zero() {
            return Err(missing.as_secs() + u64::from(missing.subsec_nanos() > 0));
        }
        tried.n_tries += 1;
        tried.last = now;
        Ok(())
    }

    /// Somebody knew the password.
    pub(crate) fn forget(&self, login: &str) {
        self.lock().remove(&key(login));
    }

    /// Forgets what nobody has tried for long.
    pub(crate) fn tidy(&self, now: Instant) {
        self.lock()
            .retain(|_, tried| now.saturating_duration_since(tried.last) < FORGOTTEN);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Key, Tried>> {
        self.by_login.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// As the store compares logins.
fn key(login: &str) -> Key {
    Sha256::digest(login.to_lowercase().as_bytes()).into()
}

/// Makes room: whoever is tried again and again is not forgotten because others were tried once.
fn forget_least(tries: &mut HashMap<Key, Tried>) {
    let least = tries
        .iter()
        .min_by_key(|(_, tried)| (tried.n_tries, tried.last));
    if let Some((&key, _)) = least {
        tries.remove(&key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_with_each_wrong_try_and_end() {
        let tries = Tries::default();
        let mut now = Instant::now();
        for _ in 0..=FREE {
            assert_eq!(tries.admit("Ada", now), Ok(()));
        }
        for wait in [1, 2, 4, 8] {
            assert_eq!(tries.admit("ada", now), Err(wait));
            assert_eq!(tries.admit("Ben", now), Ok(()), "another login");
            tries.forget("Ben");
            now += Duration::from_secs(wait);
            assert_eq!(tries.admit("ADA", now), Ok(()), "after {wait} seconds");
        }
        for _ in 0..20 {
            now += LONGEST;
            assert_eq!(tries.admit("ada", now), Ok(()), "nobody waits longer");
        }
        tries.forget("ada");
        assert_eq!(tries.admit("ada", now), Ok(()), "the password was right");
        tries.tidy(now + FORGOTTEN);
        assert!(tries.lock().is_empty());
    }

    #[test]
    fn no_number_of_logins_takes_more_room_and_none_makes_another_forgotten() {
        let (tries, now) = (Tries::default(), Instant::now());
        for _ in 0..=FREE {
            assert_eq!(tries.admit("ada", now), Ok(()));
        }
        for number in 0..MAX_REMEMBERED + 10 {
            let later = now + Duration::from_nanos(1);
            assert_eq!(tries.admit(&number.to_string(), later), Ok(()));
        }
        assert_eq!(tries.lock().len(), MAX_REMEMBERED);
        assert_eq!(tries.admit("ada", now), Err(1), "it waits on");
    }
}
