//! The types of views in JSON Schema, for programs of others.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::in_parts::InParts;
use crate::per_seat::PerSeat;
use crate::seat::{Seat, SeatSet, Viewer};

/// What looks like another type where it travels.
macro_rules! looks_like {
    ($name:ty, $other:ty $(, $generic:ident)?) => {
        impl$(<$generic: JsonSchema>)? JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> Cow<'static, str> {
                <$other>::schema_name()
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                <$other>::json_schema(generator)
            }
        }
    };
}

looks_like!(Seat, usize);
looks_like!(SeatSet, Vec<usize>);
looks_like!(Viewer, Option<usize>);
looks_like!(PerSeat<T>, Vec<T>, T);

/// Beside its notation an action stands in parts.
impl<A: JsonSchema> JsonSchema for InParts<A> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "InParts".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "object",
            "properties": {
                "action": { "type": "string", "description": "The action, in the game's notation." },
                "action_parts": generator.subschema_for::<A>(),
            },
            "required": ["action", "action_parts"],
        })
    }
}
