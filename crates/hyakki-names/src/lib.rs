//! Names of people: whether they can be seen, and which of them look alike.
//!
//! ```
//! use hyakki_names::{is_visible, skeleton};
//!
//! assert!(is_visible("Ada") && !is_visible("A\u{200b}da"));
//! // The second one is Cyrillic.
//! assert_eq!(skeleton("Ada"), skeleton("Аdа"));
//! ```

mod skeleton;
mod visible;

pub use skeleton::skeleton;
pub use visible::is_visible;
