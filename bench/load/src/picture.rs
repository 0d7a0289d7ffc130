//! What a player has to know of a `table` message.

use anyhow::{Context, Result};
use memchr::memmem;

/// How far a table has come: the number of its match, and the steps of that match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Progress {
    pub(crate) number: usize,
    pub(crate) step: usize,
}

/// What a player has to know of a `table` message.
///
/// Most pictures only say that somebody else has acted, and the generator must leave the processor to the server:
/// so they are searched, not parsed. The order of the fields in `TableView` makes that safe.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Picture<'a> {
    pub(crate) progress: Progress,
    pub(crate) is_over: bool,
    /// Behind `"to_act":`.
    to_act: &'a [u8],
}

/// How every `table` message begins.
const BEGINNING: &[u8] = br#"{"type":"table","step":"#;

impl<'a> Picture<'a> {
    /// Reads a message; nothing if it is of another type, or if the table has no match yet.
    pub(crate) fn read(message: &'a [u8]) -> Result<Option<Picture<'a>>> {
        let Some(rest) = message.strip_prefix(BEGINNING) else {
            return Ok(None);
        };
        let step = number(rest).context("no step")?;
        // The settings and the chairs before it hold no text but ours.
        let Some(rest) = behind(rest, br#""match":{"#) else {
            return Ok(None);
        };
        let rest = behind(rest, br#""number":"#).context("no number")?;
        let number = number(rest).context("no number")?;
        let to_act = behind(rest, br#""to_act":["#).context("no seats to act")?;
        Ok(Some(Picture {
            progress: Progress { number, step },
            is_over: !message.ends_with(br#""places":null,"outcome":null}}}"#),
            to_act,
        }))
    }

    pub(crate) fn is_to_act(&self, seat: usize) -> bool {
        let end = memchr::memchr(b']', self.to_act).unwrap_or(0);
        let seats = self.to_act[..end].split(|&byte| byte == b',');
        seats.into_iter().any(|text| number(text) == Some(seat))
    }

    /// What the viewer can do, for somebody who plays one seat.
    pub(crate) fn legal(&self) -> Result<Vec<&'a str>> {
        // The last one: the view before it is the game's own affair.
        let at = memmem::rfind(self.to_act, br#""legal":["#).context("no legal actions")?;
        let list = &self.to_act[at + br#""legal":"#.len()..];
        let mut lists = serde_json::Deserializer::from_slice(list).into_iter();
        lists
            .next()
            .context("no legal actions")?
            .map_err(Into::into)
    }
}

fn behind<'a>(bytes: &'a [u8], mark: &[u8]) -> Option<&'a [u8]> {
    let at = memmem::find(bytes, mark)?;
    Some(&bytes[at + mark.len()..])
}

fn number(bytes: &[u8]) -> Option<usize> {
    let n_digits = bytes
        .iter()
        .take_while(|byte| byte.is_ascii_digit())
        .count();
    std::str::from_utf8(&bytes[..n_digits]).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{Picture, Progress};

    fn message(to_act: &str, legal: &str, places: &str) -> String {
        format!(
            r#"{{"type":"table","step":217,"table":{{"id":"t","chairs":[{{"n_votes":0}}],"match":{{"id":"m","number":12,"commitment":"c","to_act":{to_act},"sides":[{{"seat":1,"view":{{"to_act":[0],"legal":["x"],"number":9}},"legal":{legal},"can_undo":false}}],"places":{places},"outcome":null}}}}}}"#
        )
    }

    #[test]
    fn a_picture_says_who_acts_and_what_is_legal() {
        let message = message("[1,3]", r#"["a","b 2"]"#, "null");
        let picture = Picture::read(message.as_bytes()).unwrap().unwrap();
        let (number, step) = (12, 217);
        assert_eq!(picture.progress, Progress { number, step });
        assert!(!picture.is_over);
        let seats: Vec<usize> = (0..14).filter(|&seat| picture.is_to_act(seat)).collect();
        assert_eq!(seats, [1, 3]);
        assert_eq!(picture.legal().unwrap(), ["a", "b 2"]);
    }

    #[test]
    fn a_match_that_is_over_has_places_and_nobody_to_act() {
        let message = message("[]", "[]", "[1,2,1,2]");
        let picture = Picture::read(message.as_bytes()).unwrap().unwrap();
        assert!(picture.is_over);
        assert!((0..4).all(|seat| !picture.is_to_act(seat)));
        assert!(picture.legal().unwrap().is_empty());
    }

    #[test]
    fn other_messages_and_tables_without_a_match_are_no_pictures() {
        let done = br#"{"type":"done","id":3,"step":4}"#;
        let gathering = br#"{"type":"table","step":0,"table":{"id":"t","match":null}}"#;
        assert_eq!(Picture::read(done).unwrap(), None);
        assert_eq!(Picture::read(gathering).unwrap(), None);
    }

    #[test]
    fn a_picture_in_another_order_is_an_error() {
        let strange = br#"{"type":"table","step":1,"table":{"match":{"to_act":[1]}}}"#;
        assert!(Picture::read(strange).is_err());
    }
}
