//! What goes to the terminal.

use std::fmt;
use std::io::{IsTerminal, Write};

use anstyle::{Ansi256Color, Style};
use hyakki_text::{Hue, Ink, Page};

use crate::failure::Failure;

/// Follows the `--color` flag; the streams of `anstream` look at the terminal and at `NO_COLOR` for the rest.
pub(crate) fn choose_colours(choice: clap::ColorChoice) {
    match choice {
        clap::ColorChoice::Auto => anstream::ColorChoice::Auto,
        clap::ColorChoice::Always => anstream::ColorChoice::Always,
        clap::ColorChoice::Never => anstream::ColorChoice::Never,
    }
    .write_global();
}

/// Writes to standard output, colours included where they are wanted.
pub(crate) fn print(text: impl fmt::Display) -> Result<(), Failure> {
    let mut stdout = anstream::stdout().lock();
    write!(stdout, "{text}")?;
    stdout.flush()?;
    Ok(())
}

/// Writes a line to standard output.
pub(crate) fn print_line(text: impl fmt::Display) -> Result<(), Failure> {
    print(format!("{text}\n"))
}

/// Writes to standard error.
pub(crate) fn complain(text: impl fmt::Display) {
    // Where standard error is closed there is nobody left to tell.
    let _ = writeln!(anstream::stderr().lock(), "{text}");
}

/// Whether a person looks at standard output.
pub(crate) fn is_terminal() -> bool {
    std::io::stdout().is_terminal()
}

/// A page with its inks as terminal colours.
pub(crate) fn coloured(page: &Page) -> String {
    let mut text = String::new();
    for (ink, piece) in page.pieces() {
        let style = style(*ink);
        text.push_str(&format!("{style}{piece}{style:#}"));
    }
    text
}

fn style(ink: Ink) -> Style {
    match ink {
        Ink::Plain => Style::new(),
        Ink::Faint => Style::new().dimmed(),
        Ink::Strong => Style::new().bold(),
        Ink::Hue(hue) => Style::new().bold().fg_color(Some(colour(hue).into())),
    }
}

/// Colours of the 256-colour palette that read on dark and on light ground.
fn colour(hue: Hue) -> Ansi256Color {
    Ansi256Color(match hue {
        Hue::Black => 244,
        Hue::Blue => 33,
        Hue::Brown => 137,
        Hue::Cyan => 37,
        Hue::Green => 34,
        Hue::Orange => 208,
        Hue::Pink => 205,
        Hue::Purple => 134,
        Hue::Red => 160,
        Hue::White => 250,
        Hue::Yellow => 178,
    })
}
