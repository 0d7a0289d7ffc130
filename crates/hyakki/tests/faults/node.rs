//! A process of the binary that serves.

use std::net::SocketAddr;
use std::process::{ExitStatus, Stdio};

use reqwest::StatusCode;
use rustix::process::{Pid, Signal, kill_process};
use tempfile::NamedTempFile;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, ChildStdout, Command};
use tokio::time::timeout;

use crate::TIMEOUT;

/// Limits that none of these tests is about.
const WIDE_LIMITS: [&str; 11] = [
    "--requests-per-second=1000000",
    "--guests-per-minute=1000000",
    "--tables-per-minute=1000000",
    "--messages-per-second=1000000",
    "--sockets-per-address=100000",
    "--sockets=100000",
    // Minds answer at once, unless a test wants them to think.
    "--mind-time=1ms",
    "--mind-pause=0s",
    "--listen=127.0.0.1:0",
    "--metrics-listen=127.0.0.1:0",
    "--log=info",
];

/// A process of the binary that serves. It is killed when dropped.
pub(crate) struct Node {
    process: Child,
    address: SocketAddr,
    log: NamedTempFile,
    _stdout: BufReader<ChildStdout>,
}

/// A command of the binary, whatever the person who runs the tests has set.
pub(crate) fn hyakki() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hyakki"));
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("HYAKKI_") {
            command.env_remove(name);
        }
    }
    command.env("HYAKKI_LANG", "en");
    command.stdin(Stdio::null()).kill_on_drop(true);
    command
}

impl Node {
    /// Serves this database, with wide limits; returns when it listens.
    pub(crate) async fn start(database: &str) -> Node {
        Node::start_with(database, &[]).await
    }

    /// The same with further arguments, which win over the usual ones.
    pub(crate) async fn start_with(database: &str, arguments: &[&str]) -> Node {
        let mut command = hyakki();
        command.arg("serve").args(["--database", database]);
        for usual in WIDE_LIMITS {
            let flag = usual.split('=').next().unwrap();
            if !arguments.iter().any(|argument| argument.starts_with(flag)) {
                command.arg(usual);
            }
        }
        command.args(arguments);
        Node::start_command(command).await
    }

    /// Runs a command that serves.
    pub(crate) async fn start_command(mut command: Command) -> Node {
        let log = NamedTempFile::new().unwrap();
        let stderr = log.reopen().unwrap();
        let mut process = command
            .stdout(Stdio::piped())
            .stderr(stderr)
            .spawn()
            .unwrap();
        let mut stdout = BufReader::new(process.stdout.take().unwrap());
        let mut line = String::new();
        let reading = timeout(TIMEOUT, stdout.read_line(&mut line)).await;
        reading.expect("the server says where it is").unwrap();
        let address = line.trim().strip_prefix("Hyakki is open at http://");
        let address = address.unwrap_or_else(|| {
            panic!("{line:?}\n{}", std::fs::read_to_string(log.path()).unwrap());
        });
        Node {
            process,
            address: address.parse().unwrap(),
            log,
            _stdout: stdout,
        }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// SIGKILL: it has no time to say or to write anything.
    pub(crate) async fn kill(mut self) {
        self.process.kill().await.unwrap();
    }

    /// SIGTERM; gives how it ended.
    pub(crate) async fn terminate(mut self) -> ExitStatus {
        let pid = i32::try_from(self.process.id().unwrap()).unwrap();
        kill_process(Pid::from_raw(pid).unwrap(), Signal::TERM).unwrap();
        let ending = timeout(TIMEOUT, self.process.wait()).await;
        ending.expect("it ends when it is told to").unwrap()
    }

    pub(crate) fn is_running(&mut self) -> bool {
        self.process.try_wait().unwrap().is_none()
    }

    /// Everything it has logged.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.log.path()).unwrap()
    }

    /// How much memory it has, in KiB.
    pub(crate) fn memory_kib(&self) -> u64 {
        let path = format!("/proc/{}/status", self.process.id().unwrap());
        let status = std::fs::read_to_string(path).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.unwrap().trim().trim_end_matches(" kB");
        number.parse().unwrap()
    }

    /// Reads an address of it.
    pub(crate) async fn get(&self, path: &str) -> (StatusCode, String) {
        get(self.address, path).await
    }

    /// What it counts, from where the log says that it can be read.
    pub(crate) async fn metrics(&self) -> (StatusCode, String) {
        let log = self.log();
        let told = log
            .lines()
            .find(|line| line.contains("what is counted can be read"));
        let (_, address) = told.unwrap().rsplit_once("address=").unwrap();
        get(address.trim().parse().unwrap(), "/metrics").await
    }

    /// One number that it counts.
    pub(crate) async fn metric(&self, name: &str) -> f64 {
        let (_, text) = self.metrics().await;
        let prefix = format!("{name} ");
        let line = text.lines().find_map(|line| line.strip_prefix(&prefix));
        line.unwrap_or_else(|| panic!("{name} is not among\n{text}"))
            .parse()
            .unwrap()
    }
}

async fn get(address: SocketAddr, path: &str) -> (StatusCode, String) {
    let url = format!("http://{address}{path}");
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let response = client.get(url).timeout(TIMEOUT).send().await.unwrap();
    (response.status(), response.text().await.unwrap())
}
