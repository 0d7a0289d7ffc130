//! Who takes part.

use std::fmt;
use std::path::Path;
use std::time::Duration;

use hyakki_core::Game;
use hyakki_frozen::FrozenName;
use hyakki_minds::{MindId, UnknownMind};
use thiserror::Error;

use crate::limit::{BadLimit, Limit};
use crate::stamp::stamp;

/// Who takes part, and how long it may think.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// What it is.
    pub kind: Kind,
    /// How long it may think about a move.
    pub limit: Limit,
    /// The budget as it was written beside the name, if it was.
    own_limit: Option<Limit>,
}

/// What a contestant is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of our minds.
    Mind(MindId),
    /// One that never changes.
    Frozen(FrozenName),
    /// A mind that is shown what others hide, for comparison.
    Seer(Sight),
    /// A program of somebody else, by its command line.
    Outside(String),
}

/// What a seer is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Everything, the order of the deck too.
    All,
    /// What the others hide, but not what nobody has seen: what perfect inference would bring at most.
    HandsOnly,
}

/// Why somebody cannot take part.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadContestant {
    /// There is no such mind. What says so is part of the sentence, and so it is no source of its own.
    #[error("{0}; besides there are {others}, seer, seer-hands and cmd:PROGRAM", others = frozen_names())]
    Unknown(UnknownMind),
    /// The budget cannot be.
    #[error(transparent)]
    Limit(#[from] BadLimit),
    /// The mind is older than the game.
    #[error("{mind} does not know {game}")]
    UnknownGame {
        /// The mind.
        mind: &'static str,
        /// The game.
        game: &'static str,
    },
    /// `cmd:` with nothing behind it.
    #[error("cmd: needs a program, as in cmd:./mybot")]
    NoProgram,
    /// `cmd:` with something that cannot be run.
    #[error("there is no program “{0}” that can be run")]
    NoSuchProgram(String),
    /// `cmd:` with a script that is not there.
    #[error("there is no file “{script}” that {program} could run")]
    NoSuchScript {
        /// What would run it.
        program: String,
        /// What is not there.
        script: String,
    },
}

impl From<UnknownMind> for BadContestant {
    fn from(unknown: UnknownMind) -> BadContestant {
        BadContestant::Unknown(unknown)
    }
}

/// What a mind gets that answers at once anyway, and what others get when nobody says.
const USUAL_TIME: Duration = Duration::from_millis(1_000);

impl Contestant {
    /// Reads `NAME`, `NAME@200`, `NAME@50ms`, `cmd:PROGRAM` or `cmd:PROGRAM@50ms`. Without a budget of its own it gets the
    /// common one, and without that the time its level is meant to take.
    pub fn parse(text: &str, common: Option<Limit>) -> Result<Contestant, BadContestant> {
        if let Some(program) = text.strip_prefix("cmd:") {
            // Nobody can count a program's simulations, and there may be any other @ in its command.
            let (program, own_limit) = match program.rsplit_once('@') {
                Some((program, time)) if time.ends_with("ms") => (program, Some(time.parse()?)),
                _ => (program, None),
            };
            if program.trim().is_empty() {
                return Err(BadContestant::NoProgram);
            }
            return Ok(Contestant {
                kind: Kind::Outside(program.to_owned()),
                limit: own_limit.or(common).unwrap_or(Limit::Time(USUAL_TIME)),
                own_limit,
            });
        }
        let (name, own_limit) = match text.split_once('@') {
            Some((name, limit)) => (name, Some(limit.parse()?)),
            None => (text, None),
        };
        let kind = match (name, FrozenName::parse(name)) {
            ("seer", _) => Kind::Seer(Sight::All),
            ("seer-hands", _) => Kind::Seer(Sight::HandsOnly),
            (_, Some(frozen)) => Kind::Frozen(frozen),
            (_, None) => Kind::Mind(name.parse()?),
        };
        Ok(Contestant {
            limit: own_limit
                .or(common)
                .unwrap_or(Limit::Time(usual_time(&kind))),
            kind,
            own_limit,
        })
    }
}

impl Contestant {
    /// Refuses a frozen mind that is older than the game.
    pub(crate) fn check_game<G: Game>(&self) -> Result<(), BadContestant> {
        match self.kind {
            Kind::Frozen(name) if name.mind::<G>().is_none() => {
                let (mind, game) = (name.name(), G::NAME);
                Err(BadContestant::UnknownGame { mind, game })
            }
            _ => Ok(()),
        }
    }

    /// Refuses a program from outside that is not there, before anybody plays.
    pub(crate) fn check_program(&self) -> Result<(), BadContestant> {
        let Kind::Outside(command) = &self.kind else {
            return Ok(());
        };
        let program = command.split_whitespace().next().unwrap_or_default();
        if which::which(program).is_err() {
            return Err(BadContestant::NoSuchProgram(program.to_owned()));
        }
        match script(command) {
            Some(script) if !Path::new(script).exists() => Err(BadContestant::NoSuchScript {
                program: program.to_owned(),
                script: script.to_owned(),
            }),
            _ => Ok(()),
        }
    }

    /// For a program from outside: where it runs, and which versions of files its command names.
    pub(crate) fn outside_version(&self) -> Option<String> {
        let Kind::Outside(command) = &self.kind else {
            return None;
        };
        let folder = std::env::current_dir().unwrap_or_default();
        let files = command.split_whitespace().filter_map(|word| {
            let stamp = stamp(Path::new(word)).ok()?;
            Some(format!("{word} {stamp}"))
        });
        let parts = [folder.display().to_string()].into_iter().chain(files);
        Some(parts.collect::<Vec<_>>().join("; "))
    }

    /// What it may use for a move, in words.
    #[must_use]
    pub fn allowance(&self) -> String {
        match self.kind {
            Kind::Mind(mind) if mind.thinking_ms().is_none() => "answers at once".to_owned(),
            Kind::Frozen(frozen) if frozen.thinking_ms().is_none() => "answers at once".to_owned(),
            _ => self.limit.in_words(),
        }
    }
}

/// What an interpreter is to run, where the command line says so plainly: the first word that is no option, if its name ends as
/// scripts' names do. Any other word may be whatever the script makes of it.
fn script(command: &str) -> Option<&str> {
    const INTERPRETERS: [&str; 9] = [
        "bash", "bun", "deno", "node", "perl", "python", "pypy", "ruby", "sh",
    ];
    const ENDINGS: [&str; 8] = ["cjs", "js", "mjs", "pl", "py", "rb", "sh", "ts"];
    let mut words = command.split_whitespace();
    let program = Path::new(words.next()?).file_stem()?.to_str()?;
    // python3.12 is a python.
    let program = program.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.');
    let first = words.find(|word| !word.starts_with('-'))?;
    let ending = Path::new(first).extension()?.to_str()?;
    (INTERPRETERS.contains(&program) && ENDINGS.contains(&ending)).then_some(first)
}

fn frozen_names() -> String {
    let names: Vec<_> = FrozenName::all().map(FrozenName::name).collect();
    names.join(", ")
}

fn usual_time(kind: &Kind) -> Duration {
    let thinking_ms = match kind {
        Kind::Mind(mind) => mind.thinking_ms(),
        Kind::Frozen(frozen) => frozen.thinking_ms(),
        Kind::Seer(_) | Kind::Outside(_) => None,
    };
    thinking_ms.map_or(USUAL_TIME, |ms| Duration::from_millis(ms.into()))
}

/// As it is written on the command line.
impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            Kind::Mind(mind) => write!(f, "{mind}")?,
            Kind::Frozen(frozen) => write!(f, "{frozen}")?,
            Kind::Seer(Sight::All) => f.write_str("seer")?,
            Kind::Seer(Sight::HandsOnly) => f.write_str("seer-hands")?,
            Kind::Outside(program) => write!(f, "cmd:{program}")?,
        }
        match self.own_limit {
            Some(limit) => write!(f, "@{limit}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contestant_is_written_as_it_is_read() {
        for text in [
            "master",
            "adept@50ms",
            "r1@200",
            "seer",
            "seer-hands@20cpu",
            "master-v1@5cpu",
            "cmd:python3 my bot.py",
            "cmd:./me@home",
            "cmd:./bot@50ms",
        ] {
            assert_eq!(Contestant::parse(text, None).unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_cannot_take_part_is_refused() {
        for text in [
            "",
            "guru",
            "master@",
            "master@0",
            "master@0ms",
            "master@9999999ms",
            "master@fast",
            "master@0cpu",
            "master-v0",
            "cmd:./bot@5cpu@0ms",
            "cmd:",
            "cmd: ",
            "cmd:@50ms",
            "cmd:./bot@0ms",
        ] {
            assert!(Contestant::parse(text, None).is_err(), "{text}");
        }
    }

    #[test]
    fn a_script_is_what_an_interpreter_runs() {
        for (command, expected) in [
            ("python3 bot.py", Some("bot.py")),
            (
                "/usr/bin/python3.12 -u bots/bot.py --seed 7",
                Some("bots/bot.py"),
            ),
            ("node bot.mjs", Some("bot.mjs")),
            ("python3 -m bots.mine notes.py", None),
            ("python3 -c print()", None),
            ("./bot --learn new.py", None),
            ("./bot new.py", None),
            ("python3", None),
        ] {
            assert_eq!(script(command), expected, "{command}");
        }
    }

    #[test]
    fn the_nearest_budget_counts() {
        let common = Limit::simulations(70).unwrap();
        let limit = |text, common| Contestant::parse(text, common).unwrap().limit;
        assert_eq!(limit("master@9", Some(common)), Limit::Simulations(9));
        assert_eq!(limit("master", Some(common)), common);
        assert_eq!(limit("master", None), Limit::Time(Duration::from_secs(1)));
    }
}
