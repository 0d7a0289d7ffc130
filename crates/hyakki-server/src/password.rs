//! Passwords: hashed slowly, off the threads that serve others, and few at a time.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};

use crate::blocking::BlockingPool;
use crate::lanes::{LanePlace, Lanes};
use crate::limits::network;
use crate::random;

/// Hashing takes 19 MiB and some tens of milliseconds each.
const AT_ONCE: usize = 2;

/// So many of one address wait at most: a house that comes home together.
const MOST_OF_ADDRESS: usize = 16;

/// So many wait at most: the last of them for some seconds.
const MOST_WAITING: usize = 128;

/// No password is shorter, in characters.
pub(crate) const LEAST_PASSWORD: usize = 8;

/// No password is longer, in characters.
pub(crate) const MOST_PASSWORD: usize = 512;

/// Hashes and checks passwords with argon2id.
pub(crate) struct PasswordDesk {
    pool: Arc<BlockingPool>,
    lanes: Arc<Lanes>,
    buffers: Arc<Buffers>,
}

/// A place in the line before the desk.
pub(crate) struct Turn {
    pool: Arc<BlockingPool>,
    place: LanePlace,
    buffers: Arc<Buffers>,
}

impl PasswordDesk {
    pub(crate) fn new() -> PasswordDesk {
        PasswordDesk {
            pool: Arc::new(BlockingPool::new(AT_ONCE)),
            lanes: Lanes::new(MOST_OF_ADDRESS, MOST_WAITING),
            buffers: Arc::default(),
        }
    }

    /// A place in the line, unless it is too long already.
    pub(crate) fn line_up(&self, address: IpAddr) -> Option<Turn> {
        Some(Turn {
            pool: Arc::clone(&self.pool),
            place: self.lanes.line_up(network(address))?,
            buffers: Arc::clone(&self.buffers),
        })
    }
}

impl Turn {
    /// The hash to be stored, with its salt and parameters.
    pub(crate) async fn hash(self, password: String) -> Option<String> {
        let hashing = move |memory: &mut Vec<Block>| hash(&password, memory);
        Some(self.run(hashing).await??.to_string())
    }

    /// Whether a password belongs to a hash. Without a hash it takes as long and is never right,
    /// so that nobody learns which logins exist.
    pub(crate) async fn check(self, password: String, stored: Option<String>) -> bool {
        let checking = move |memory: &mut Vec<Block>| match stored {
            Some(stored) => is_right(&password, &stored, memory) == Some(true),
            None => {
                let _ = hash(&password, memory);
                false
            }
        };
        self.run(checking).await.unwrap_or(false)
    }

    async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce(&mut Vec<Block>) -> T + Send + 'static,
    ) -> Option<T> {
        let head = self.place.head().await;
        let buffers = self.buffers;
        let working = move || {
            // Whoever stops waiting does not make room for the next of the lane.
            let _head = head;
            let mut buffer = buffers.lock().pop().unwrap_or_default();
            let result = work(&mut buffer);
            buffers.lock().push(buffer);
            result
        };
        self.pool.run(working).await.ok()
    }
}

/// The memory of earlier hashings. What is given back to the allocator stays in the heaps of many threads.
#[derive(Default)]
struct Buffers(Mutex<Vec<Vec<Block>>>);

impl Buffers {
    fn lock(&self) -> MutexGuard<'_, Vec<Vec<Block>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn hash(password: &str, memory: &mut Vec<Block>) -> Option<PasswordHash> {
    let params = Params::default();
    let salt = Salt::new(&random::bytes::<16>()).ok()?;
    let (algorithm, version) = (Algorithm::default(), Version::default());
    let hasher = Argon2::new(algorithm, version, params.clone());
    Some(PasswordHash {
        algorithm: algorithm.ident(),
        version: Some(version.into()),
        params: ParamsString::try_from(&params).ok()?,
        hash: Some(output(
            &hasher,
            password,
            &salt,
            Params::DEFAULT_OUTPUT_LEN,
            memory,
        )?),
        salt: Some(salt),
    })
}

/// Nothing if what is stored is no hash.
fn is_right(password: &str, stored: &str, memory: &mut Vec<Block>) -> Option<bool> {
    let stored = PasswordHash::new(stored).ok()?;
    let algorithm = Algorithm::try_from(stored.algorithm.as_str()).ok()?;
    let version = stored
        .version
        .map_or(Ok(Version::default()), Version::try_from);
    let params = Params::try_from(&stored).ok()?;
    let hasher = Argon2::new(algorithm, version.ok()?, params);
    let (salt, expected) = (stored.salt?, stored.hash?);
    let found = output(&hasher, password, &salt, expected.len(), memory)?;
    // Outputs are compared in constant time.
    Some(found == expected)
}

fn output(
    hasher: &Argon2<'_>,
    password: &str,
    salt: &Salt,
    len: usize,
    memory: &mut Vec<Block>,
) -> Option<Output> {
    let n_blocks = hasher.params().block_count();
    if memory.len() < n_blocks {
        memory.resize(n_blocks, Block::new());
    }
    let mut bytes = [0; Output::MAX_LENGTH];
    let bytes = bytes.get_mut(..len)?;
    let blocks = &mut memory[..n_blocks];
    hasher
        .hash_password_into_with_memory(password.as_bytes(), salt, bytes, blocks)
        .ok()?;
    Output::new(bytes).ok()
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    reason = "a test that unwraps an error has failed as it should"
)]
mod tests {
    use argon2::PasswordVerifier as _;

    use super::*;

    #[test]
    fn a_hash_is_what_any_argon2_makes_of_it() {
        let mut memory = Vec::new();
        for password in ["correct horse", "", "馬"] {
            let stored = hash(password, &mut memory).unwrap();
            Argon2::default()
                .verify_password(password.as_bytes(), &stored)
                .unwrap();
            // The memory holds what the last hashing left.
            assert_eq!(
                is_right(password, &stored.to_string(), &mut memory),
                Some(true)
            );
            assert_eq!(
                is_right("wrong", &stored.to_string(), &mut memory),
                Some(false)
            );
        }
        assert_eq!(is_right("any", "no hash", &mut memory), None);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn however_many_wait_there_are_as_many_buffers_as_are_worked_on_at_once() {
        let desk = PasswordDesk::new();
        let addresses = (0..8).map(|n| IpAddr::from([192, 0, 2, n]));
        let turns: Vec<Turn> = addresses.filter_map(|from| desk.line_up(from)).collect();
        let working = turns.into_iter().map(|turn| {
            let wrong = turn.check("wrong".to_owned(), None);
            tokio::spawn(wrong)
        });
        for work in working.collect::<Vec<_>>() {
            assert!(!work.await.unwrap());
        }
        let buffers = desk.buffers.lock();
        assert!(
            (1..=AT_ONCE).contains(&buffers.len()),
            "{} buffers",
            buffers.len()
        );
    }
}
