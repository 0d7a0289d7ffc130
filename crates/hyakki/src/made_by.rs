//! Which program this is.

use hyakki_arena::MadeBy;

/// This program, at this moment, with the command that it was given.
pub(crate) fn made_by() -> MadeBy {
    MadeBy::this(option_env!("HYAKKI_COMMIT"))
}
