//! What happens when somebody stops the program.

use std::io::{IsTerminal as _, Write as _, stderr};
use std::sync::{Mutex, MutexGuard, PoisonError};

use textwrap::{Options, WordSeparator, WordSplitter, fill, termwidth};

use crate::family;

type Sentence = Box<dyn Fn() -> String + Send>;

static LAST_WORDS: Mutex<Option<Sentence>> = Mutex::new(None);

/// Held while something is kept and counted, and for ever once the program is stopped.
static KEEPING: Mutex<()> = Mutex::new(());

/// As long as this is held the program is not stopped: what is kept in between is counted in what it says last.
pub(crate) fn keeping() -> MutexGuard<'static, ()> {
    KEEPING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on, when the program is stopped, programs from outside end with it, and this is the last thing it says.
pub(crate) fn say_when_stopped(
    sentence: impl Fn() -> String + Send + 'static,
) -> anyhow::Result<()> {
    let mut last_words = LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner);
    if last_words.replace(Box::new(sentence)).is_none() {
        ctrlc::set_handler(stop)?;
    }
    Ok(())
}

/// Whatever is being played is given up: a game can take minutes, and those that are over have been kept.
fn stop() {
    family::end_all();
    let _nothing_more_is_kept = keeping();
    let last_words = LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(sentence) = &*last_words {
        // Where standard error is closed there is nobody left to tell.
        let _ = writeln!(stderr(), "{}", fitted(sentence()));
    }
    // As shells expect of what was stopped.
    std::process::exit(130);
}

/// On a terminal lines end between words.
fn fitted(sentence: String) -> String {
    if !stderr().is_terminal() {
        return sentence;
    }
    let options = Options::new(termwidth())
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .break_words(false);
    fill(&sentence, options)
}
