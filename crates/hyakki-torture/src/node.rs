//! A process of the binary that serves.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use rustix::process::{Pid, Resource, Rlimit, Signal, kill_process, prlimit};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, BufReader};
use tokio::process::{Child, ChildStdout, Command};
use tokio::time::timeout;

/// A node that has not said where it is by then does not start.
const START_TIMEOUT: Duration = Duration::from_secs(30);

/// A node that was told to end and has not by then never does.
const END_TIMEOUT: Duration = Duration::from_secs(12);

/// Limits that nothing here is about, and minds that answer at once.
const ARGUMENTS: [&str; 9] = [
    "--requests-per-second=1000000",
    "--guests-per-minute=1000000",
    "--messages-per-second=1000000",
    "--tables-per-minute=1000000",
    "--chat-per-minute=1000000",
    "--mind-time=1ms",
    "--mind-pause=0s",
    "--listen=127.0.0.1:0",
    "--log=info",
];

/// A process that writes beyond its limit is told by a signal, and killed if it does not ignore it; a full disk has no signal.
const IGNORING_LIMITS: &str = r#"trap "" XFSZ; exec "$@""#;

/// The binary.
#[derive(Clone, Debug)]
pub struct Program {
    path: PathBuf,
}

impl Program {
    /// The binary at this place.
    #[must_use]
    pub fn at(path: impl Into<PathBuf>) -> Program {
        Program { path: path.into() }
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// A command that serves a database, whatever the person who runs it has set; `before` runs it if it is not empty.
    #[must_use]
    pub fn serve(&self, database: &str, before: &[&str]) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", IGNORING_LIMITS, "sh"]).args(before);
        command
            .arg(&self.path)
            .args(["serve", "--database", database]);
        command.args(ARGUMENTS);
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("HYAKKI_") {
                command.env_remove(name);
            }
        }
        command
    }
}

/// A process of the binary that serves. It is killed when dropped.
#[derive(Debug)]
pub struct Node {
    process: Child,
    address: SocketAddr,
    log: Arc<Mutex<String>>,
    _stdout: BufReader<ChildStdout>,
}

impl Node {
    /// Runs a command that serves; returns when it listens.
    pub async fn start(mut command: Command) -> Result<Node> {
        command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true);
        let mut process = command.spawn().with_context(|| format!("{command:?}"))?;
        let log: Arc<Mutex<String>> = Arc::default();
        // A pipe, so that a limit of the node's files is none of its log.
        let mut stderr = process.stderr.take().context("a piped log")?;
        let kept = Arc::clone(&log);
        tokio::spawn(async move {
            let mut bytes = [0; 8192];
            while let Ok(n_bytes @ 1..) = stderr.read(&mut bytes).await {
                let text = String::from_utf8_lossy(&bytes[..n_bytes]);
                kept.lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .push_str(&text);
            }
        });
        let mut stdout = BufReader::new(process.stdout.take().context("a piped output")?);
        let mut line = String::new();
        timeout(START_TIMEOUT, stdout.read_line(&mut line))
            .await
            .context("the server does not say where it is")??;
        let Some(address) = line.trim().strip_prefix("Hyakki is open at http://") else {
            // It has ended; what it said is on its way.
            let _ = timeout(END_TIMEOUT, process.wait()).await;
            bail!("the server does not start: {line}{}", text_of(&log));
        };
        Ok(Node {
            address: address.parse()?,
            process,
            log,
            _stdout: stdout,
        })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Everything it has logged.
    #[must_use]
    pub fn log(&self) -> String {
        text_of(&self.log)
    }

    /// SIGKILL: it has no time to say or to write anything.
    pub async fn kill(&mut self) -> Result<()> {
        Ok(self.process.kill().await?)
    }

    /// SIGTERM; it must end in time and well.
    pub async fn terminate(&mut self) -> Result<()> {
        self.signal(Signal::TERM)?;
        let ended = timeout(END_TIMEOUT, self.process.wait()).await;
        let status = ended.context("told to end, the server does not")??;
        ensure!(
            status.success(),
            "told to end, the server ended with {status}"
        );
        Ok(())
    }

    /// SIGSTOP: it stands still, and its connections stay open.
    pub fn pause(&self) -> Result<()> {
        self.signal(Signal::STOP)
    }

    /// SIGCONT: it goes on as if nothing had happened.
    pub fn resume(&self) -> Result<()> {
        self.signal(Signal::CONT)
    }

    /// No file of it can become larger than this; nothing takes the limit away.
    pub fn limit_files(&self, n_bytes: Option<u64>) -> Result<()> {
        let limit = Rlimit {
            current: n_bytes,
            maximum: None,
        };
        prlimit(Some(self.pid()?), Resource::Fsize, limit)?;
        Ok(())
    }

    fn signal(&self, signal: Signal) -> Result<()> {
        Ok(kill_process(self.pid()?, signal)?)
    }

    fn pid(&self) -> Result<Pid> {
        let id = self
            .process
            .id()
            .context("the server has ended by itself")?;
        Pid::from_raw(i32::try_from(id)?).context("a process has a number")
    }
}

fn text_of(log: &Mutex<String>) -> String {
    log.lock().unwrap_or_else(PoisonError::into_inner).clone()
}
