//! Numbers of things.

/// So many things, as in “1 game” and “2 games”.
pub(crate) fn plural(n: impl Into<u64>, thing: &str) -> String {
    match n.into() {
        1 => format!("1 {thing}"),
        n => format!("{n} {thing}s"),
    }
}
