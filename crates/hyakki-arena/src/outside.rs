//! A contestant that is somebody else's program: JSON lines on its standard input and output (`docs/bots.md`).
//!
//! Whatever the program does, nothing here waits longer than it was told to: reading and writing happen on threads of their
//! own, and what they cannot finish is left behind.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, ChildStdout};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;

use crate::family::Family;
use crate::shortened::shortened;

/// A running program.
pub(crate) struct Program {
    family: Family,
    /// Lines to the program; dropping it closes the program's input.
    questions: Option<Sender<String>>,
    answers: Receiver<Line>,
    /// Whether it has ever answered a question.
    has_answered: bool,
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

/// Of a program that never answered this is the likeliest reason, and the hardest to see for its author.
const FLUSHED: &str = " (does it flush its output after each line?)";

/// So much of what a program said is enough to recognise it.
pub(crate) const LONGEST_QUOTE: usize = 80;

#[derive(Deserialize)]
struct Answer {
    action: String,
}

impl Program {
    /// Starts a program, says what is played, and waits until it is ready; or tells why it is not.
    pub(crate) fn start(command: &str, greeting: &Value) -> Result<Program, String> {
        let does_not_start = |error: io::Error| format!("does not start: {error}");
        let (family, stdin, stdout) = Family::start(command).map_err(does_not_start)?;
        let mut program = Program {
            questions: Some(writer(stdin).map_err(does_not_start)?),
            answers: reader(stdout).map_err(does_not_start)?,
            family,
            has_answered: false,
        };
        program.tell(greeting);
        program.hear(STARTING)?;
        Ok(program)
    }

    /// Asks for a move, and waits for it so long; or tells why there is none.
    pub(crate) fn ask(&mut self, question: &Value, time: Duration) -> Result<String, String> {
        self.tell(question);
        let line = self.hear(time + GRACE)?;
        self.has_answered = true;
        let answer: Answer = serde_json::from_str(&line)
            .map_err(|error| format!("answers “{}”: {error}", shortened(&line, LONGEST_QUOTE)))?;
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
                let asked = if self.has_answered { "" } else { FLUSHED };
                Err(format!("no answer within {} ms{asked}", time.as_millis()))
            }
            Err(RecvTimeoutError::Disconnected) => Err(match self.family.wait() {
                Some(status) => format!("ended with {status}"),
                None => "closed its output".to_owned(),
            }),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Before the family, which ends by itself once its input is closed.
        self.questions = None;
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
