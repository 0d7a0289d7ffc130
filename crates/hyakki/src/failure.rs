//! What goes wrong, and the exit code it gives.

use std::fmt;
use std::io;
use std::process::ExitCode;

use crate::console;
use crate::reasons::{InWords, chain_in_words};
use crate::words::say;

/// Why a command did not do what it was asked to.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A check failed: exit code 1. What failed has been said already.
    Check,
    /// The input is bad: exit code 2. What is wrong has been said already.
    BadInput,
    /// The input is bad: exit code 2, and this is why.
    Because(anyhow::Error),
    /// What is needed is away and may come back: exit code 69, as in sysexits.h, and this is why.
    Unavailable(String),
    /// Somebody stopped us: exit code 130, as shells expect.
    Interrupted,
    /// Somebody stopped us, and this is what was kept: exit code 130 too.
    Stopped(String),
    /// Nobody reads our output any more, which is no failure.
    ClosedPipe,
}

impl Failure {
    /// Says what is wrong with the input.
    pub(crate) fn because(reason: impl fmt::Display) -> Failure {
        Failure::Because(anyhow::anyhow!("{reason}"))
    }

    /// Says what is wrong, for an error that there are words for.
    #[allow(
        clippy::needless_pass_by_value,
        reason = "it stands where errors are mapped"
    )]
    pub(crate) fn of(error: impl InWords) -> Failure {
        Failure::because(error.in_words())
    }

    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::ClosedPipe => ExitCode::SUCCESS,
            Failure::Interrupted => {
                console::complain(say!("cli-stopped"));
                ExitCode::from(130)
            }
            Failure::Stopped(what) => {
                console::complain(what);
                ExitCode::from(130)
            }
            Failure::Check => ExitCode::from(1),
            Failure::BadInput => ExitCode::from(2),
            Failure::Unavailable(why) => {
                console::complain(say!("cli-error", why = why));
                ExitCode::from(69)
            }
            Failure::Because(error) => {
                console::complain(say!("cli-error", why = chain_in_words(&error)));
                ExitCode::from(2)
            }
        }
    }
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Failure {
        match error.downcast_ref::<io::Error>() {
            Some(io_error) if io_error.kind() == io::ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ => Failure::Because(error),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        anyhow::Error::from(error).into()
    }
}
