//! Something that cannot be.

use std::fmt;

use strum::IntoStaticStr;

/// Which rule is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// What was acknowledged is not there.
    Lost,
    /// Something is there more often than it was asked for.
    Doubled,
    /// What was refused was done nevertheless.
    RefusedButDone,
    /// Something is there that nobody asked for.
    Invented,
    /// A command that was sent again got another answer, or one that does not fit what it did.
    OtherAnswer,
    /// What was done is not remembered under its key.
    ForgottenKey,
    /// What was answered before another command was sent stands behind it.
    Reordered,
    /// A picture that the log does not imply.
    WrongView,
    /// A picture older than what the same connection knew.
    WentBack,
    /// A picture shows a seat that is not the viewer's.
    OtherSeat,
    /// A log that cannot be replayed, or whose outcome is another than stated.
    BadLog,
    /// A match without the seats or nonces that were acknowledged for it.
    WrongSeats,
    /// The server said that it had a bug.
    InternalError,
    /// Something did not go on when everything was whole again.
    Stuck,
}

/// Something that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// Which rule is broken.
    pub kind: Kind,
    /// What is wrong, in words.
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind: &'static str = self.kind.into();
        write!(f, "{kind}: {}", self.what)
    }
}
