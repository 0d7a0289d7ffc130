//! How old something must be to be removed.

use std::time::Duration;

use crate::words::say;

/// Nothing younger is ever removed: a mistyped age or a clock that is off by hours must not cost a match of today.
const LEAST: Duration = Duration::from_secs(24 * 60 * 60);

/// Reads an age, such as `90d`.
pub(crate) fn parse(text: &str) -> Result<Duration, String> {
    let age = humantime::parse_duration(text).map_err(|error| error.to_string())?;
    if age < LEAST {
        return Err(say!("cli-too-young", age = text));
    }
    Ok(age)
}
