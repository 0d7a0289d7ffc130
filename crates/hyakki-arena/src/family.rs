//! A process of somebody else, and all that it starts.

use std::collections::BTreeSet;
use std::io;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// A process and all that it starts. It ends with its value: by itself if it does so soon, or else it is killed.
pub(crate) struct Family(Child);

/// How long a process may take to end by itself.
const ENDING: Duration = Duration::from_millis(500);

/// All that run, by their processes' numbers.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends all families at once, because this program is stopped: in groups of their own, no key on the terminal reaches them.
pub(crate) fn end_all() {
    for &number in &*running() {
        kill_group(number);
    }
}

impl Family {
    /// Starts a command, whose words are divided at spaces.
    pub(crate) fn start(command: &str) -> io::Result<(Family, ChildStdin, ChildStdout)> {
        let mut words = command.split_whitespace();
        let mut command = Command::new(words.next().unwrap_or_default());
        command
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        running().insert(child.id());
        let stdin = child.stdin.take().expect("it was asked for");
        let stdout = child.stdout.take().expect("it was asked for");
        Ok((Family(child), stdin, stdout))
    }

    /// Waits a little for the process to end by itself.
    pub(crate) fn wait(&mut self) -> Option<ExitStatus> {
        let deadline = Instant::now() + ENDING;
        loop {
            if let Ok(Some(status)) = self.0.try_wait() {
                return Some(status);
            }
            if Instant::now() >= deadline {
                return None;
            }
            thread::sleep(Duration::from_millis(2));
        }
    }
}

impl Drop for Family {
    fn drop(&mut self) {
        let has_ended = self.wait().is_some();
        kill_group(self.0.id());
        running().remove(&self.0.id());
        // Whatever fails has ended already, which is what is wanted.
        if !has_ended {
            let _ = self.0.kill();
            let _ = self.0.wait();
        }
    }
}

/// Ends what is left of a family, if anything is.
#[cfg(unix)]
fn kill_group(number: u32) {
    if let Some(group) = rustix::process::Pid::from_raw(number.cast_signed()) {
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

/// There are no groups; the process itself is killed by its family's end.
#[cfg(not(unix))]
fn kill_group(_number: u32) {}
