//! Text with colours in it.

use std::fmt;

/// Something that can be written as readable text with colours.
///
/// # Examples
/// ```
/// use hyakki_text::{Hue, Ink, Inked, Page};
///
/// struct Lantern {
///     n_candles: u8,
/// }
///
/// impl Inked for Lantern {
///     fn ink(&self, page: &mut Page) {
///         page.hue(Hue::Orange, "lantern").text(format!(" {}", self.n_candles));
///     }
/// }
///
/// let mut page = Page::new();
/// page.put(Ink::Faint, "left: ").add_list([Lantern { n_candles: 2 }, Lantern { n_candles: 1 }]);
/// assert_eq!(page.to_string(), "left: lantern 2 lantern 1");
/// assert_eq!(page.pieces()[1], (Ink::Hue(Hue::Orange), "lantern".to_owned()));
/// ```
pub trait Inked {
    /// Writes this onto the page.
    fn ink(&self, page: &mut Page);
}

/// How a piece of text is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Ink {
    /// Ordinary text.
    #[default]
    Plain,
    /// Less important than its surroundings.
    Faint,
    /// More important than its surroundings.
    Strong,
    /// The colour of a suit, a yokai or a pagoda. Never the only sign: the text names it too.
    Hue(Hue),
}

/// The colours things of the games have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Hue {
    Black,
    Blue,
    Brown,
    Cyan,
    Green,
    Orange,
    Pink,
    Purple,
    Red,
    White,
    Yellow,
}

/// A text under construction: pieces, each with its ink.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Page {
    pieces: Vec<(Ink, String)>,
}

impl Page {
    /// An empty page.
    #[must_use]
    pub fn new() -> Page {
        Page::default()
    }

    /// The page with one piece of text on it.
    pub fn piece(ink: Ink, text: impl fmt::Display) -> Page {
        let mut page = Page::new();
        page.put(ink, text);
        page
    }

    /// The page with several things on it, as [`add_list`](Page::add_list) writes them.
    pub fn list<T: Inked>(items: impl IntoIterator<Item = T>) -> Page {
        let mut page = Page::new();
        page.add_list(items);
        page
    }

    /// The page with this written on it.
    pub fn of(content: &impl Inked) -> Page {
        let mut page = Page::new();
        content.ink(&mut page);
        page
    }

    /// Adds text in some ink.
    pub fn put(&mut self, ink: Ink, text: impl fmt::Display) -> &mut Page {
        use fmt::Write as _;
        match self.pieces.last_mut() {
            Some((last_ink, last_text)) if *last_ink == ink => {
                write!(last_text, "{text}").expect("writing to a string never fails");
            }
            _ => self.pieces.push((ink, text.to_string())),
        }
        self
    }

    /// Adds ordinary text.
    pub fn text(&mut self, text: impl fmt::Display) -> &mut Page {
        self.put(Ink::Plain, text)
    }

    /// Adds text in a colour.
    pub fn hue(&mut self, hue: Hue, text: impl fmt::Display) -> &mut Page {
        self.put(Ink::Hue(hue), text)
    }

    /// Adds something that knows how it is written.
    pub fn add(&mut self, content: &impl Inked) -> &mut Page {
        content.ink(self);
        self
    }

    /// Adds several things with a space between them, or a dash where there is none.
    pub fn add_list<T: Inked>(&mut self, items: impl IntoIterator<Item = T>) -> &mut Page {
        let mut is_first = true;
        for item in items {
            if !is_first {
                self.text(" ");
            }
            self.add(&item);
            is_first = false;
        }
        if is_first {
            self.put(Ink::Faint, "–");
        }
        self
    }

    /// Ends the line.
    pub fn end_line(&mut self) -> &mut Page {
        self.text("\n")
    }

    /// The pieces in order.
    #[must_use]
    pub fn pieces(&self) -> &[(Ink, String)] {
        &self.pieces
    }
}

/// Pages can be parts of pages.
impl Inked for Page {
    fn ink(&self, page: &mut Page) {
        for (ink, text) in &self.pieces {
            page.put(*ink, text);
        }
    }
}

/// The text without its inks.
impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces
            .iter()
            .try_for_each(|(_, text)| f.write_str(text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_of_one_ink_are_joined_and_the_plain_text_is_the_whole() {
        let mut page = Page::new();
        page.text("a ").text(1).hue(Hue::Red, "r7").end_line();
        assert_eq!(page.to_string(), "a 1r7\n");
        assert_eq!(page.pieces().len(), 3);
    }
}
