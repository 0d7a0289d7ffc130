//! Passwords: hashed slowly, off the threads that serve others, and few at a time.

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use tokio::sync::Semaphore;

/// Hashing takes 19 MiB and some tens of milliseconds each.
const AT_ONCE: usize = 2;

/// No password is shorter, in characters.
pub(crate) const LEAST_PASSWORD: usize = 8;

/// No password is longer, in characters.
pub(crate) const MOST_PASSWORD: usize = 512;

/// Hashes and checks passwords with argon2id.
pub(crate) struct PasswordDesk {
    places: Semaphore,
}

impl PasswordDesk {
    pub(crate) fn new() -> PasswordDesk {
        PasswordDesk {
            places: Semaphore::new(AT_ONCE),
        }
    }

    /// The hash to be stored, with its salt and parameters.
    pub(crate) async fn hash(&self, password: String) -> Option<String> {
        let _place = self.places.acquire().await.ok()?;
        tokio::task::spawn_blocking(move || {
            let hash = Argon2::default().hash_password(password.as_bytes()).ok()?;
            Some(hash.to_string())
        })
        .await
        .ok()?
    }

    /// Whether a password belongs to a hash. Without a hash it takes as long and is never right,
    /// so that nobody learns which logins exist.
    pub(crate) async fn is_right(&self, password: String, hash: Option<String>) -> bool {
        let Ok(_place) = self.places.acquire().await else {
            return false;
        };
        let checking = tokio::task::spawn_blocking(move || match hash {
            Some(hash) => PasswordHash::new(&hash).is_ok_and(|hash| {
                Argon2::default()
                    .verify_password(password.as_bytes(), &hash)
                    .is_ok()
            }),
            None => {
                let _ = Argon2::default().hash_password(password.as_bytes());
                false
            }
        });
        checking.await.unwrap_or(false)
    }
}
