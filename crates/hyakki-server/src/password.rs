//! Passwords: hashed slowly, off the threads that serve others, and few at a time.

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};

use crate::blocking::BlockingPool;

/// Hashing takes 19 MiB and some tens of milliseconds each.
const AT_ONCE: usize = 2;

/// No password is shorter, in characters.
pub(crate) const LEAST_PASSWORD: usize = 8;

/// No password is longer, in characters.
pub(crate) const MOST_PASSWORD: usize = 512;

/// Hashes and checks passwords with argon2id.
pub(crate) struct PasswordDesk {
    pool: BlockingPool,
}

impl PasswordDesk {
    pub(crate) fn new() -> PasswordDesk {
        PasswordDesk {
            pool: BlockingPool::new(AT_ONCE),
        }
    }

    /// The hash to be stored, with its salt and parameters.
    pub(crate) async fn hash(&self, password: String) -> Option<String> {
        let hashing = move || {
            let hash = Argon2::default().hash_password(password.as_bytes()).ok()?;
            Some(hash.to_string())
        };
        self.pool.run(hashing).await.ok()?
    }

    /// Whether a password belongs to a hash. Without a hash it takes as long and is never right,
    /// so that nobody learns which logins exist.
    pub(crate) async fn is_right(&self, password: String, hash: Option<String>) -> bool {
        let checking = move || match hash {
            Some(hash) => PasswordHash::new(&hash).is_ok_and(|hash| {
                Argon2::default()
                    .verify_password(password.as_bytes(), &hash)
                    .is_ok()
            }),
            None => {
                let _ = Argon2::default().hash_password(password.as_bytes());
                false
            }
        };
        self.pool.run(checking).await.unwrap_or(false)
    }
}
