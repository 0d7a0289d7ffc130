//! A contestant that is somebody else's program: JSON lines on its standard input and output (`docs/bots.md`).
//!
//! Whatever the program does, nothing here waits longer than it was told to: reading and writing happen on threads of their
//! own, and what they cannot finish is left behind.

use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::Value;

/// A running program.
pub(crate) struct Program {
    family: Family,
    /// Lines to the program; dropping it closes the program's input.
    questions: Option<Sender<String>>,
    answers: Receiver<Line>,
}

/// What a program writes.
enum Line {
    Whole(String),
    TooLong,
}

/// No answer is longer, in bytes.
const MAX_ANSWER: u64 = 64 * 1024;

/// How long a program may take to start, whatever it may take to move.
const STARTING: Duration = Duration::from_secs(10);

/// What is added to the time of a move for the way there and back.
const GRACE: Duration = Duration::from_millis(50);

/// How long a program may take to end by itself once its input is closed.
const ENDING: Duration = Duration::from_millis(500);

#[derive(Deserialize)]
struct Answer {
    action: String,
}

impl Program {
    /// Starts a program, says what is played, and waits until it is ready; or tells why it is not.
    pub(crate) fn start(command: &str, greeting: &Value) -> Result<Program, String> {
        let mut words = command.split_whitespace();
        let name = words.next().unwrap_or_default();
        let mut command = Command::new(name);
        command
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        // What the program starts belongs to its group, and ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let does_not_start = |error: io::Error| format!("does not start: {error}");
        let mut child = command.spawn().map_err(does_not_start)?;
        let stdin = child.stdin.take().expect("it was asked for");
        let stdout = child.stdout.take().expect("it was asked for");
        let family = Family::new(child);
        let mut program = Program {
            questions: Some(writer(stdin).map_err(does_not_start)?),
            answers: reader(stdout).map_err(does_not_start)?,
            family,
        };
        program.tell(greeting);
        program.hear(STARTING)?;
        Ok(program)
    }

    /// Asks for a move, and waits for it so long; or tells why there is none.
    pub(crate) fn ask(&mut self, question: &Value, time: Duration) -> Result<String, String> {
        self.tell(question);
        let line = self.hear(time + GRACE)?;
        let answer: Answer = serde_json::from_str(&line)
            .map_err(|error| format!("answers “{}”: {error}", shortened(&line)))?;
        Ok(answer.action)
    }

    /// Says something that needs no answer.
    pub(crate) fn tell(&mut self, message: &Value) {
        if let Some(questions) = &self.questions {
            // Where the writer has ended, the program has; the answer that does not come will show it.
            let _ = questions.send(message.to_string());
        }
    }

    fn hear(&mut self, time: Duration) -> Result<String, String> {
        match self.answers.recv_timeout(time) {
            Ok(Line::Whole(line)) => Ok(line),
            Ok(Line::TooLong) => Err(format!("writes a line of more than {MAX_ANSWER} bytes")),
            Err(RecvTimeoutError::Timeout) => {
                Err(format!("no answer within {} ms", time.as_millis()))
            }
            Err(RecvTimeoutError::Disconnected) => Err(match self.family.wait(ENDING) {
                Some(status) => format!("ended with {status}"),
                None => "closed its output".to_owned(),
            }),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // The family's end comes after it.
        self.questions = None;
    }
}

/// A process and all that it starts. It ends with its value: by itself if it does so soon, or else it is killed.
struct Family(Child);

/// The groups of all that run.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// From now on all programs are ended when this one is stopped: in groups of their own, no key on the terminal reaches them.
pub(crate) fn end_programs_when_stopped() -> anyhow::Result<()> {
    ctrlc::set_handler(|| {
        for &group in &*running() {
            kill_group(group);
        }
        // As shells expect of what was stopped.
        std::process::exit(130);
    })?;
    Ok(())
}

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whatever fails here has ended already, which is what is wanted.
fn kill_group(_group: u32) {
    #[cfg(unix)]
    if let Some(group) = rustix::process::Pid::from_raw(_group.cast_signed()) {
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

impl Family {
    fn new(child: Child) -> Family {
        running().insert(child.id());
        Family(child)
    }

    /// Waits for the process to end, but no longer than this.
    fn wait(&mut self, time: Duration) -> Option<ExitStatus> {
        let deadline = Instant::now() + time;
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
        let has_ended = self.wait(ENDING).is_some();
        kill_group(self.0.id());
        running().remove(&self.0.id());
        if !has_ended {
            let _ = self.0.kill();
            let _ = self.0.wait();
        }
    }
}

fn writer(mut stdin: ChildStdin) -> io::Result<Sender<String>> {
    let (sender, receiver) = mpsc::channel::<String>();
    thread::Builder::new().spawn(move || {
        for line in receiver {
            if writeln!(stdin, "{line}").is_err() {
                break;
            }
        }
    })?;
    Ok(sender)
}

/// The program's lines, each when there is room for it: a program that talks too much waits.
fn reader(stdout: ChildStdout) -> io::Result<Receiver<Line>> {
    let (sender, receiver) = mpsc::sync_channel(1);
    thread::Builder::new().spawn(move || {
        let mut stdout = BufReader::new(stdout);
        while let Some(line) = next_line(&mut stdout) {
            let is_last = matches!(line, Line::TooLong);
            if sender.send(line).is_err() || is_last {
                break;
            }
        }
    })?;
    Ok(receiver)
}

/// The next line, if there is one.
fn next_line(stdout: &mut impl BufRead) -> Option<Line> {
    let mut bytes = Vec::new();
    let n_read = stdout.take(MAX_ANSWER).read_until(b'\n', &mut bytes);
    let n_read = n_read.ok().filter(|&n| n > 0)?;
    if bytes.last() == Some(&b'\n') {
        let line = String::from_utf8_lossy(&bytes);
        Some(Line::Whole(line.trim_end().to_owned()))
    } else if n_read as u64 == MAX_ANSWER {
        Some(Line::TooLong)
    } else {
        None
    }
}

/// Enough of what a program said to recognise it.
pub(crate) fn shortened(said: &str) -> String {
    said.chars().take(80).collect()
}
