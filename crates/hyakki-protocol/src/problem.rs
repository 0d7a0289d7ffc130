//! Every refusal, over HTTP and on sockets.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Why something was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// A name that programs can rely on, in lower case with hyphens; for an illegal action, the rule's name.
    pub code: String,
    /// The same in English, for people.
    pub message: String,
}

impl Problem {
    /// A problem.
    #[must_use]
    pub fn new(code: &str, message: impl Into<String>) -> Problem {
        Problem {
            code: code.to_owned(),
            message: message.into(),
        }
    }
}
