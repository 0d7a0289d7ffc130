//! What is wrong with a file of weights.

use thiserror::Error;

/// What is wrong with a file of weights, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub(crate) struct BadWeights(pub String);
