//! The types of views in TypeScript, for the web front.

use ts_rs::{Config, TS};

use crate::in_parts::InParts;
use crate::per_seat::PerSeat;
use crate::seat::{Seat, SeatSet, Viewer};

/// How types are written: a list is a list, however long it is.
#[must_use]
pub fn config() -> Config {
    Config::default().with_array_tuple_limit(0)
}

/// The declaration of a type, with what its documentation says.
#[must_use]
pub fn declare<T: TS>(config: &Config) -> String {
    let docs = T::docs().unwrap_or_default();
    format!("\n{docs}export {}\n", T::decl(config))
}

/// The declarations of these types, one after the other.
#[macro_export]
macro_rules! typescript {
    ($($name:ty),* $(,)?) => {{
        let config = $crate::typescript::config();
        [$($crate::typescript::declare::<$name>(&config)),*].concat()
    }};
}

/// What looks like another type where it travels.
macro_rules! looks_like {
    ($name:ty, $other:ty $(, $generic:ident)?) => {
        impl$(<$generic: TS>)? TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &Config) -> String {
                <$other>::name(config)
            }

            fn inline(config: &Config) -> String {
                <$other>::inline(config)
            }
        }
    };
}

looks_like!(Seat, usize);
looks_like!(SeatSet, Vec<usize>);
looks_like!(Viewer, Option<usize>);
looks_like!(PerSeat<T>, Vec<T>, T);

/// Beside its notation an action stands in parts.
impl<A: TS> TS for InParts<A> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        Self::inline(config)
    }

    fn inline(config: &Config) -> String {
        Self::inline_flattened(config)
    }

    fn inline_flattened(config: &Config) -> String {
        format!("{{ action: string, action_parts: {}, }}", A::name(config))
    }
}
