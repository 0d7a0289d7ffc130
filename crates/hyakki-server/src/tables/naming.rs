//! Names at a table.

use hyakki_store::StoredUser;
use hyakki_table::Command;

/// Whether somebody sits down without saying a name.
pub(crate) fn has_no_name(command: &Command) -> bool {
    matches!(command, Command::Sit { name, .. } if name.trim().is_empty())
}

/// Whoever sits down without saying a name has their own.
pub(crate) fn named(mut command: Command, user: &StoredUser) -> Command {
    if has_no_name(&command)
        && let Command::Sit { name, .. } = &mut command
    {
        name.clone_from(&user.name);
    }
    command
}
