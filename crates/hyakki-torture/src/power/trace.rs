//! What a program did to its files, and what it answered, in order.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, Result, bail};

/// One thing that a program did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Bytes were given to a file.
    Write {
        file: String,
        offset: u64,
        bytes: Vec<u8>,
    },
    /// A file was given another length.
    Truncate { file: String, length: u64 },
    /// A file was synced: all that happened to it before the call.
    Sync { file: String, began: usize },
    /// A file was opened that is to be made if it is not there.
    Open { file: String },
    /// A file was removed.
    Remove { file: String },
    /// The names of the files were synced: all that happened to them before the call.
    SyncNames { began: usize },
    /// A command was acknowledged.
    Acknowledge { id: u32, step: usize },
}

/// What the calls are that are to be traced.
pub(crate) const CALLS: &str =
    "trace=pwrite64,write,writev,sendto,sendmsg,fsync,fdatasync,ftruncate,unlink,unlinkat,openat";

/// The answers to commands, as they stand in what is sent.
const DONE: &[u8] = br#"{"type":"done","id":"#;

/// Reads what `strace -f -y -xx` wrote, as far as it concerns the files of a folder and the answers.
pub(crate) fn read(text: &str, folder: &Path) -> Result<Vec<Step>> {
    let mut reader = Reader {
        folder: folder.to_str().context("a path that is text")?.to_owned(),
        steps: Vec::new(),
        open_calls: BTreeMap::new(),
    };
    for line in text.lines() {
        reader
            .take(line)
            .with_context(|| line.chars().take(200).collect::<String>())?;
    }
    Ok(reader.steps)
}

struct Reader {
    folder: String,
    steps: Vec<Step>,
    /// Syncs that have begun and not ended, by thread: the file, and how much had happened before.
    open_calls: BTreeMap<String, (String, usize)>,
}

impl Reader {
    fn take(&mut self, line: &str) -> Result<()> {
        let (thread, call) = line.split_once(' ').context("a thread")?;
        let call = call.trim_start();
        if let Some(resumed) = call.strip_prefix("<... ") {
            if let Some((path, began)) = self.open_calls.remove(thread) {
                self.on_synced(&path, began, is_good(resumed));
            }
            return Ok(());
        }
        let Some((name, arguments)) = call.split_once('(') else {
            return Ok(());
        };
        let is_whole = !arguments.ends_with("<unfinished ...>");
        match name {
            "fsync" | "fdatasync" => {
                let (path, began) = (path_in(arguments)?, self.steps.len());
                if is_whole {
                    self.on_synced(&path, began, is_good(arguments));
                } else {
                    self.open_calls.insert(thread.to_owned(), (path, began));
                }
            }
            "sendto" | "write" | "writev" | "sendmsg" => self.on_sent(arguments),
            // What is written may be on the disk as soon as the call has begun.
            "pwrite64" => self.on_write(arguments)?,
            "ftruncate" => self.on_truncate(arguments)?,
            "openat" if arguments.contains("O_CREAT") => {
                if let Some(file) = self.own(&text_in(arguments)?) {
                    self.steps.push(Step::Open { file });
                }
            }
            "unlink" | "unlinkat" => {
                if let Some(file) = self.own(&text_in(arguments)?) {
                    self.steps.push(Step::Remove { file });
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// The name of a file of the folder.
    fn own(&self, path: &str) -> Option<String> {
        let name = path.strip_prefix(&self.folder)?.strip_prefix('/')?;
        Some(name.to_owned())
    }

    fn on_synced(&mut self, path: &str, began: usize, is_good: bool) {
        if !is_good {
            return;
        }
        if path == self.folder {
            self.steps.push(Step::SyncNames { began });
        } else if let Some(file) = self.own(path) {
            self.steps.push(Step::Sync { file, began });
        }
    }

    fn on_write(&mut self, arguments: &str) -> Result<()> {
        let Some(file) = self.own(&path_in(arguments)?) else {
            return Ok(());
        };
        let (bytes, rest) = quoted(arguments)?;
        let numbers = rest.trim_start_matches(['.', ',', ' ']);
        let offset = numbers.split([',', ')', '<']).nth(1).context("an offset")?;
        let offset = offset.trim().parse()?;
        self.steps.push(Step::Write {
            file,
            offset,
            bytes,
        });
        Ok(())
    }

    fn on_truncate(&mut self, arguments: &str) -> Result<()> {
        if let Some(file) = self.own(&path_in(arguments)?) {
            let length = arguments.split([',', ')']).nth(1).context("a length")?;
            let length = length.trim().parse()?;
            self.steps.push(Step::Truncate { file, length });
        }
        Ok(())
    }

    /// Looks for answers in what is sent.
    fn on_sent(&mut self, arguments: &str) {
        let Ok((bytes, _)) = quoted(arguments) else {
            return;
        };
        for start in 0..bytes.len() {
            if let Some(rest) = bytes[start..].strip_prefix(DONE)
                && let Some((id, step)) = answer_in(rest)
            {
                self.steps.push(Step::Acknowledge { id, step });
            }
        }
    }
}

/// `7,"step":3}` and whatever follows.
fn answer_in(rest: &[u8]) -> Option<(u32, usize)> {
    let end = rest.iter().position(|byte| *byte == b'}')?;
    let text = std::str::from_utf8(&rest[..end]).ok()?;
    let (id, step) = text.split_once(r#","step":"#)?;
    Some((id.parse().ok()?, step.parse().ok()?))
}

fn is_good(call: &str) -> bool {
    call.ends_with("= 0")
}

/// The path of the file that a call is about: `7<\x2f…>, …`.
fn path_in(arguments: &str) -> Result<String> {
    let (_, rest) = arguments.split_once('<').context("a file")?;
    let (path, _) = rest.split_once('>').context("a file's end")?;
    Ok(String::from_utf8_lossy(&unescape(path)?).into_owned())
}

/// The first text of a call.
fn text_in(arguments: &str) -> Result<String> {
    let (bytes, _) = quoted(arguments)?;
    Ok(String::from_utf8(bytes)?)
}

/// The first text of a call as bytes, and what follows it.
fn quoted(arguments: &str) -> Result<(Vec<u8>, &str)> {
    let (_, rest) = arguments.split_once('"').context("a text")?;
    let (text, rest) = rest.split_once('"').context("a text's end")?;
    Ok((unescape(text)?, rest))
}

/// `\x2f\x74` and so on; everything is written so.
fn unescape(text: &str) -> Result<Vec<u8>> {
    let digits = text.split("\\x").skip(1);
    let bytes: Vec<u8> = digits
        .map(|digits| u8::from_str_radix(digits, 16))
        .collect::<Result<_, _>>()?;
    if bytes.len() * 4 != text.len() {
        bail!("a text that is not in hexadecimal digits");
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_read_in_the_order_in_which_they_count() {
        let text = r#"11    openat(AT_FDCWD<\x2f>, "\x2f\x64\x2f\x61", O_RDWR|O_CREAT|O_CLOEXEC, 0600) = 3<\x2f\x64\x2f\x61>
11    pwrite64(3<\x2f\x64\x2f\x61>, "\x68\x69", 2, 5 <unfinished ...>
12    fsync(3<\x2f\x64\x2f\x61> <unfinished ...>
11    <... pwrite64 resumed>) = 2
11    ftruncate(3<\x2f\x64\x2f\x61>, 2) = 0
12    <... fsync resumed>) = 0
11    pwrite64(4<\x2f\x65\x2f\x61>, "\x68\x69", 2, 5) = 2
11    fsync(5<\x2f\x64>) = 0
13    sendto(9<\x73>, "\x81\x1f\x7b\x22\x74\x79\x70\x65\x22\x3a\x22\x64\x6f\x6e\x65\x22\x2c\x22\x69\x64\x22\x3a\x37\x2c\x22\x73\x74\x65\x70\x22\x3a\x33\x7d", 33, 0, NULL, 0) = 33
11    unlink("\x2f\x64\x2f\x61") = 0
11    +++ exited with 0 +++"#;
        let file = || "a".to_owned();
        let bytes = b"hi".to_vec();
        let expected = [
            Step::Open { file: file() },
            Step::Write {
                file: file(),
                offset: 5,
                bytes,
            },
            Step::Truncate {
                file: file(),
                length: 2,
            },
            // It began before the file was cut off.
            Step::Sync {
                file: file(),
                began: 2,
            },
            Step::SyncNames { began: 4 },
            Step::Acknowledge { id: 7, step: 3 },
            Step::Remove { file: file() },
        ];
        assert_eq!(read(text, Path::new("/d")).unwrap(), expected);
    }
}
