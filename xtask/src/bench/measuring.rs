//! What all measurements need.

use anyhow::{Context, Result};
use serde::de::DeserializeOwned;

use crate::shell::{output, program, project_root};

/// What a program of ours, built for release, prints as JSON.
pub(super) fn ask<T: DeserializeOwned>(name: &str, arguments: &[&str]) -> Result<T> {
    let path = project_root().join("target/release").join(name);
    let text = output(program(path).args(arguments))?;
    serde_json::from_str(&text).with_context(|| format!("{name} printed {text:?}"))
}

/// The middle one of some values.
pub(super) fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    if values.len() % 2 == 1 {
        values[middle]
    } else {
        (values[middle - 1] + values[middle]) / 2.0
    }
}

/// Whether a goal is met, in a word.
pub(super) fn verdict(is_met: bool) -> &'static str {
    if is_met { "met" } else { "MISSED" }
}
