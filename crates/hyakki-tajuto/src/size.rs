//! The six sizes of floors.

use std::fmt;
use std::str::FromStr;

use hyakki_core::NotationError;
use serde::{Serialize, Serializer};

/// How many floors a finished pagoda has.
pub const N_SIZES: usize = 6;

/// The size of a floor: 1 is the base and the widest, 6 the roof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "number"),
    schemars(into = "u8")
)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Size {
    One = 1,
    Two,
    Three,
    Four,
    Five,
    Six,
}

impl Size {
    /// All of them, the base first.
    pub const ALL: [Size; N_SIZES] = [
        Size::One,
        Size::Two,
        Size::Three,
        Size::Four,
        Size::Five,
        Size::Six,
    ];

    /// The size as a number from 1 to 6.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The size with this number.
    #[must_use]
    pub fn from_number(number: u8) -> Option<Size> {
        Size::ALL.into_iter().find(|size| size.number() == number)
    }

    /// The neighbouring size towards the base.
    #[must_use]
    pub fn smaller_number(self) -> Option<Size> {
        Size::from_number(self.number() - 1)
    }

    /// The neighbouring size towards the roof.
    #[must_use]
    pub fn larger_number(self) -> Option<Size> {
        Size::from_number(self.number() + 1)
    }

    /// The size's place in [`Size::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize - 1
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Size {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Size, NotationError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(Size::ALL[usize::from(digit - b'1')]),
            _ => Err(NotationError::new("a size from 1 to 6", text)),
        }
    }
}

impl Serialize for Size {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}
