//! Names at a table.

use hyakki_store::StoredUser;
use hyakki_table::Command;

/// Whether somebody sits down, or takes another name, without saying one.
pub(crate) fn has_no_name(command: &Command) -> bool {
    let (Command::Sit { name, .. } | Command::Rename { name, .. }) = command else {
        return false;
    };
    name.trim().is_empty()
}

/// Whoever says no name has their own.
pub(crate) fn named(mut command: Command, user: &StoredUser) -> Command {
    if has_no_name(&command)
        && let Command::Sit { name, .. } | Command::Rename { name, .. } = &mut command
    {
        name.clone_from(&user.name);
    }
    command
}
