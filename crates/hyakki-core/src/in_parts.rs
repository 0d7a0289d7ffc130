//! An action as it travels in a view: in the game's notation, and beside it in parts.

use std::fmt::Display;

use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};

/// An action that a view tells of: `action` is in the game's notation, `action_parts` beside it is the same as data.
///
/// # Examples
/// ```
/// use hyakki_core::InParts;
/// use hyakki_core::example::Action;
///
/// #[derive(serde::Serialize)]
/// struct Last {
///     seat: u8,
///     #[serde(flatten)]
///     action: InParts<Action>,
/// }
///
/// let last = Last { seat: 1, action: InParts(Action::Fold) };
/// let json = serde_json::to_string(&last).unwrap();
/// assert_eq!(json, r#"{"seat":1,"action":"fold","action_parts":{"kind":"fold"}}"#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InParts<A>(pub A);

impl<A: Display + Serialize> Serialize for InParts<A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut parts = serializer.serialize_struct("InParts", 2)?;
        parts.serialize_field("action", &self.0.to_string())?;
        parts.serialize_field("action_parts", &self.0)?;
        parts.end()
    }
}
