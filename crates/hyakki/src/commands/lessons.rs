//! `hyakki lessons`

use std::path::{Path, PathBuf};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use hyakki_lessons::Lesson;

use super::read_record;
use crate::console;
use crate::failure::Failure;
use crate::words::say;

/// Check lessons
#[derive(Debug, clap::Args)]
#[command(
    after_help = "A lesson is a record with words between its lines; docs/lessons.md says how one is written."
)]
pub(crate) struct Lessons {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, clap::Subcommand)]
enum Task {
    /// Walk lessons by everything that they accept, and say in which line one is wrong
    Check(Check),
}

/// Walk lessons by everything that they accept, and say in which line one is wrong
#[derive(Debug, clap::Args)]
#[command(after_help = "The name of a file is that of its lesson.\n\
                  Exit code 2 if one is wrong.\n\
                  With its words:\n  hyakki lessons check lessons/septet/*.jsonl --words locales/en/lessons-septet.ftl")]
struct Check {
    /// Files of lessons
    #[arg(required = true)]
    files: Vec<PathBuf>,

    /// Look whether every message is there: files of messages, in any languages, each of which must have all of them
    #[arg(long, value_name = "FILE", num_args = 1..)]
    words: Vec<PathBuf>,
}

impl Lessons {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let Task::Check(check) = &self.task;
        check.run()
    }
}

impl Check {
    fn run(&self) -> Result<(), Failure> {
        let words: Vec<Messages> = (self.words.iter())
            .map(|path| Messages::read(path))
            .collect::<Result<_, _>>()?;
        let mut are_right = true;
        for path in &self.files {
            match check(path, &words) {
                Ok(said) => console::print_line(said)?,
                Err(wrong) => {
                    are_right = false;
                    console::complain(wrong);
                }
            }
        }
        are_right.then_some(()).ok_or(Failure::BadInput)
    }
}

/// What is to be said about a lesson that is right, or one that is wrong.
fn check(path: &Path, words: &[Messages]) -> Result<String, String> {
    let shown = path.display().to_string();
    let wrong = |why: String| say!("cli-lessons-wrong", path = shown.as_str(), why = why);
    let bytes = read_record(path).map_err(|failure| wrong(reason(failure)))?;
    let text = String::from_utf8(bytes).map_err(|_| wrong(say!("record-not-utf8")))?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let has_words = |key: &str| words.iter().all(|words| words.has(key));
    let checked = Lesson::read(&name, &text).and_then(|lesson| lesson.check(&has_words));
    let checked = checked.map_err(|bad| wrong(bad.to_string()))?;
    Ok(say!(
        "cli-lessons-right",
        path = shown.as_str(),
        ways = checked.ways.len(),
        keys = checked.keys.len()
    ))
}

/// Why a file cannot be read.
fn reason(failure: Failure) -> String {
    match failure {
        Failure::Because(error) => error.root_cause().to_string(),
        other => format!("{other:?}"),
    }
}

/// The messages of one file.
struct Messages(FluentBundle<FluentResource>);

impl Messages {
    fn read(path: &Path) -> Result<Messages, Failure> {
        let wrong = |why: String| {
            let path = path.display().to_string();
            Failure::because(say!("cli-lessons-wrong", path = path, why = why))
        };
        let text = String::from_utf8(read_record(path)?);
        let text = text.map_err(|_| wrong(say!("record-not-utf8")))?;
        let resource = FluentResource::try_new(text);
        let resource = resource.map_err(|(_, errors)| wrong(errors[0].to_string()))?;
        let mut bundle = FluentBundle::new_concurrent(Vec::new());
        bundle.add_resource_overriding(resource);
        Ok(Messages(bundle))
    }

    fn has(&self, key: &str) -> bool {
        let message = self.0.get_message(key);
        message.is_some_and(|message| message.value().is_some())
    }
}
