//! Where PostgreSQL is installed, and as whom it can run.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The programs that a server of one's own takes.
const PROGRAMS: [&str; 4] = ["initdb", "pg_ctl", "postgres", "createdb"];

/// A folder with all the programs.
#[derive(Clone, Debug)]
pub(crate) struct Installation {
    programs: PathBuf,
    user: Option<Account>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Account {
    pub(crate) uid: u32,
    pub(crate) gid: u32,
}

impl Installation {
    /// Looks where PostgreSQL usually is.
    pub(crate) fn find() -> Installation {
        let found = candidates().into_iter().find(|folder| is_complete(folder));
        let programs = found.unwrap_or_else(|| {
            panic!("PostgreSQL is not installed: `apt-get install postgresql` (or set PG_BIN to the folder of initdb)")
        });
        Installation {
            programs,
            user: other_user_than_root(),
        }
    }

    /// A command that runs one of the programs, never as root: PostgreSQL refuses to.
    pub(crate) fn command(&self, program: &str) -> Command {
        self.as_user(Command::new(self.programs.join(program)))
    }

    /// A command that runs a shell as whom the server runs as.
    pub(crate) fn shell(&self) -> Command {
        self.as_user(Command::new("sh"))
    }

    fn as_user(&self, mut command: Command) -> Command {
        // Settings of the person who runs the tests must not lead elsewhere.
        for (name, _) in env::vars_os() {
            if name.to_string_lossy().starts_with("PG") {
                command.env_remove(name);
            }
        }
        command.env("LC_ALL", "C").current_dir("/");
        #[cfg(unix)]
        if let Some(user) = self.user {
            use std::os::unix::process::CommandExt as _;
            // The standard library also gives up root's other groups with this.
            command.uid(user.uid).gid(user.gid);
        }
        command
    }

    /// Whom the files of the server must belong to, if not to whoever runs the tests.
    pub(crate) fn user(&self) -> Option<Account> {
        self.user
    }
}

fn candidates() -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = env::var_os("PG_BIN")
        .map(PathBuf::from)
        .into_iter()
        .collect();
    if let Some(path) = env::var_os("PATH") {
        folders.extend(env::split_paths(&path));
    }
    if let Ok(output) = Command::new("pg_config").arg("--bindir").output() {
        let folder = String::from_utf8_lossy(&output.stdout);
        folders.push(PathBuf::from(folder.trim()));
    }
    for parent in [
        "/usr/lib/postgresql",
        "/usr/local/opt",
        "/opt/homebrew/opt",
        "/usr",
    ] {
        folders.extend(versions_in(Path::new(parent)));
    }
    folders
}

/// `15/bin`, `postgresql@15/bin`, `pgsql-15/bin` and the like, the newest first.
fn versions_in(parent: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(parent) else {
        return Vec::new();
    };
    let mut versions: Vec<(u32, PathBuf)> = entries
        .flatten()
        .filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let digits = name.trim_start_matches(|c: char| !c.is_ascii_digit());
            Some((digits.parse().ok()?, entry.path().join("bin")))
        })
        .collect();
    versions.sort_by_key(|(version, _)| std::cmp::Reverse(*version));
    versions.into_iter().map(|(_, folder)| folder).collect()
}

fn is_complete(folder: &Path) -> bool {
    PROGRAMS
        .iter()
        .all(|program| folder.join(program).is_file())
}

/// For root: the account that PostgreSQL's package makes, or the one of nobody.
fn other_user_than_root() -> Option<Account> {
    if !is_root() {
        return None;
    }
    let accounts = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let found = ["postgres", "nobody"]
        .iter()
        .find_map(|name| account(&accounts, name));
    Some(
        found.expect(
            "PostgreSQL does not run as root, and there is no account `postgres` or `nobody`",
        ),
    )
}

fn account(accounts: &str, name: &str) -> Option<Account> {
    let line = accounts
        .lines()
        .find(|line| line.split(':').next() == Some(name))?;
    let mut fields = line.split(':').skip(2);
    Some(Account {
        uid: fields.next()?.parse().ok()?,
        gid: fields.next()?.parse().ok()?,
    })
}

/// A file that this process makes belongs to whom it runs as.
#[cfg(unix)]
fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let file = tempfile::tempfile().expect("a temporary file can be made");
    file.metadata().expect("an open file has an owner").uid() == 0
}

#[cfg(not(unix))]
fn is_root() -> bool {
    false
}
