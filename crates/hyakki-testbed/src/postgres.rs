//! A PostgreSQL server of a test's own.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use crate::authority::Authority;
use crate::installation::Installation;
use crate::keeper::Keeper;

/// Somebody else may take the port between choosing and using it.
const N_ATTEMPTS: u32 = 5;

const USER: &str = "hyakki";

/// A running server with nothing in it. It is stopped and removed when dropped, and also if the process is killed.
#[derive(Debug)]
pub struct Postgres {
    installation: Installation,
    data: PathBuf,
    folder: PathBuf,
    port: u16,
    /// Further settings, as arguments of the server.
    settings: String,
    n_databases: AtomicU32,
    /// Stops the server when it is dropped.
    _keeper: Keeper,
}

impl Postgres {
    /// The server that all tests of a binary share; started by the first who asks.
    pub fn shared() -> &'static Postgres {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(Postgres::start)
    }

    /// A server for a test that wants to stop it.
    #[must_use]
    pub fn start() -> Postgres {
        let installation = Installation::find();
        let folder = make_folder(&installation);
        Postgres::start_in(folder, installation, String::new())
    }

    /// A server that also speaks TLS, with a certificate for its address 127.0.0.1 by this authority.
    #[must_use]
    pub fn start_with_tls(authority: &Authority) -> Postgres {
        let installation = Installation::find();
        let folder = make_folder(&installation);
        let identity = authority.vouch_for("127.0.0.1");
        let write = |name: &str, text: &str| {
            let path = folder.join(name);
            write_private(&path, text, &installation);
            path.display().to_string()
        };
        let certificate = write("server.crt", &identity.certificate);
        let key = write("server.key", &identity.key);
        let settings =
            format!(" -c ssl=on -c ssl_cert_file='{certificate}' -c ssl_key_file='{key}'");
        Postgres::start_in(folder, installation, settings)
    }

    fn start_in(folder: PathBuf, installation: Installation, settings: String) -> Postgres {
        let data = folder.join("data");
        let keeper = Keeper::watch(&installation, &data, &folder);
        initialise(&installation, &data);
        let mut server = Postgres {
            installation,
            data,
            folder,
            port: 0,
            settings,
            n_databases: AtomicU32::new(0),
            _keeper: keeper,
        };
        for _ in 0..N_ATTEMPTS {
            server.port = free_port();
            if server.try_start() {
                return server;
            }
        }
        panic!("PostgreSQL does not start:\n{}", server.log());
    }

    /// Makes an empty database and gives its address.
    pub fn new_database(&self) -> String {
        let name = format!("test_{}", self.n_databases.fetch_add(1, Relaxed));
        let mut command = self.installation.command("createdb");
        command
            .args(["--host", "127.0.0.1", "--username", USER])
            .args(["--port", &self.port.to_string(), &name]);
        run(&mut command);
        format!("postgres://{USER}@127.0.0.1:{}/{name}", self.port)
    }

    /// Stops the server at once, as if it had crashed. The databases stay.
    pub fn stop(&self) {
        let mut command = self.pg_ctl();
        run(command.args(["-m", "immediate", "-w", "stop"]));
    }

    /// Starts a stopped server again, at the same address.
    pub fn start_again(&self) {
        assert!(
            self.try_start(),
            "PostgreSQL does not start:\n{}",
            self.log()
        );
    }

    fn try_start(&self) -> bool {
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories='{}' \
             -c max_connections=100 -c shared_buffers=32MB -c log_min_messages=warning{}",
            self.port,
            self.folder.display(),
            self.settings
        );
        let mut command = self.pg_ctl();
        let starting = command
            .arg("-l")
            .arg(self.log_path())
            .args(["-o", &options, "-w", "-t", "60", "start"]);
        // The server inherits these, so they must not be pipes that somebody reads to the end.
        let status = starting
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        status.is_ok_and(|status| status.success())
    }

    fn pg_ctl(&self) -> Command {
        let mut command = self.installation.command("pg_ctl");
        command.arg("-D").arg(&self.data).stdin(Stdio::null());
        command
    }

    fn log_path(&self) -> PathBuf {
        self.folder.join("log")
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.log_path()).unwrap_or_default()
    }
}

fn make_folder(installation: &Installation) -> PathBuf {
    let folder = tempfile::Builder::new()
        .prefix("hyakki-pg-")
        .tempdir()
        .expect("a temporary folder can be made")
        .keep();
    give_away(&folder, installation);
    folder
}

/// Writes a file that nobody but the server may read: it refuses keys that others can.
fn write_private(path: &Path, text: &str, installation: &Installation) {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let written = options
        .open(path)
        .and_then(|mut file| file.write_all(text.as_bytes()));
    written.expect("the folder is new");
    give_away(path, installation);
}

/// Lets a file or folder belong to whom the server runs as.
fn give_away(path: &Path, installation: &Installation) {
    #[cfg(unix)]
    if let Some(user) = installation.user() {
        std::os::unix::fs::chown(path, Some(user.uid), Some(user.gid))
            .expect("root can give things away");
    }
}

fn initialise(installation: &Installation, data: &Path) {
    let mut command = installation.command("initdb");
    command
        .args(["--username", USER, "--auth", "trust", "--encoding", "UTF8"])
        .args(["--locale", "C", "--no-sync", "--no-instructions", "-D"])
        .arg(data);
    run(&mut command);
}

/// A port that no client's connection can take while the server is stopped: systems give those out from 32768 on.
fn free_port() -> u16 {
    const FIRST: u16 = 20_000;
    const N_PORTS: u16 = 12_000;
    let start = (std::process::id() % u32::from(N_PORTS)) as u16;
    (0..N_PORTS)
        .map(|place| FIRST + (start + place) % N_PORTS)
        .find(|&port| TcpListener::bind(("127.0.0.1", port)).is_ok())
        .expect("this machine has a free port")
}

fn run(command: &mut Command) {
    let output = command.output().expect("the program was found before");
    assert!(
        output.status.success(),
        "{:?} failed: {}",
        command.get_program(),
        String::from_utf8_lossy(&output.stderr)
    );
}
