//! An option of a game: one list for its enum, its names in records and on the wire, and what they mean.

/// Makes the enum of a game's option from one list: its values, their names in records, on the command line and on the wire, and a
/// summary of each. The first value is the default.
///
/// ```
/// use hyakki_core::{GameConfig, OptionSpec, game_option};
///
/// game_option! {
///     /// How fast everybody must be.
///     pub enum Pace("pace", "how fast everybody must be") {
///         /// As slow as they like.
///         Calm("calm", "as slow as you like"),
///         /// Before the tea is cold.
///         Brisk("brisk", "before the tea is cold"),
///     }
/// }
///
/// assert_eq!(Pace::SPEC.values[1].name, "brisk");
/// assert_eq!(Pace::chosen(|_| 1), Pace::Brisk);
/// ```
#[macro_export]
macro_rules! game_option {
    (
        $(#[$about:meta])*
        pub enum $option:ident($name:literal, $summary:literal) {
            $($(#[$about_value:meta])* $value:ident($value_name:literal, $value_summary:literal),)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ::serde::Serialize)]
        pub enum $option {
            $($(#[$about_value])* #[serde(rename = $value_name)] $value,)+
        }

        impl $option {
            /// The option as records and people name it.
            pub const SPEC: $crate::OptionSpec = $crate::OptionSpec {
                name: $name,
                summary: $summary,
                values: &[$($crate::OptionValue { name: $value_name, summary: $value_summary },)+],
            };

            /// The value that was chosen: `value_of` gives its place in the list, as
            /// [`from_choices`]($crate::GameConfig::from_choices) gets it.
            #[must_use]
            pub fn chosen(value_of: impl Fn(&str) -> usize) -> $option {
                [$($option::$value),+][value_of($name)]
            }
        }
    };
}
