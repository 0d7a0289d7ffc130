//! Making something once, however often it is asked for.

use hyakki_protocol::CommandKey;
use hyakki_store::StoreError;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use utoipa::IntoParams;

use crate::identity::User;
use crate::random;

/// What stands beside a request that makes something.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Making {
    /// What the sender calls this request: under one key of one session one thing is made, and told the same again.
    #[param(value_type = Option<String>, min_length = 1, max_length = 64)]
    key: Option<CommandKey>,
}

impl Making {
    /// The id of what is made: always the same under one key. Nobody else can know it, because nobody else knows the token.
    pub(super) fn id(&self, maker: &User, noun: &str) -> String {
        let Some(key) = &self.key else {
            return random::id();
        };
        let parts = [
            &maker.token.0[..],
            noun.as_bytes(),
            b" ",
            key.as_str().as_bytes(),
        ];
        random::id_of_hash(Sha256::digest(parts.concat()).into())
    }

    /// What comes of making it: it is as good if it was made before.
    pub(super) fn made<T>(&self, made: Result<T, StoreError>) -> Result<(), StoreError> {
        match made {
            Err(StoreError::Conflict(_)) if self.key.is_some() => Ok(()),
            made => made.map(drop),
        }
    }
}
