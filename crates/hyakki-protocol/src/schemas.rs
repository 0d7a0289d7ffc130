//! Types of the catalog as the description of the HTTP API has them.
//!
//! They are only names for schemas: nothing is made of them.

use std::borrow::Cow;

use hyakki_catalog::{GameId, GameSchemas, Level, MindId};
use utoipa::openapi::schema::{AnyOfBuilder, ObjectBuilder, Schema, Type};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

/// What stands for a type of the catalog in a description.
macro_rules! stand_in {
    ($(#[$about:meta])* $name:ident = $schema:expr) => {
        $(#[$about])*
        #[derive(Debug)]
        pub enum $name {}

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                $schema
            }
        }

        impl ToSchema for $name {
            fn name() -> Cow<'static, str> {
                stringify!($name).into()
            }
        }
    };
}

stand_in!(
    /// The name of a game.
    GameName = one_of("A game.", GameId::ALL.map(GameId::name))
);

stand_in!(
    /// The name of a mind that people choose from.
    LevelName = one_of(
        "A mind that people choose from, the weakest first.",
        Level::ALL.iter().map(|level| level.name())
    )
);

stand_in!(
    /// The name of any mind.
    MindName = one_of(
        "Any mind: also those that matches of earlier versions were played by.",
        MindId::ALL.into_iter().map(MindId::name)
    )
);

stand_in!(
    /// The view of any game.
    GameView = of_any_game("What a seat knows and remembers: the view of the table's game.", |game| game.view)
);

stand_in!(
    /// An action of any game in parts.
    GameAction = of_any_game("An action of the table's game, in parts.", |game| game.action)
);

fn one_of(about: &str, names: impl IntoIterator<Item = &'static str>) -> RefOr<Schema> {
    let names = ObjectBuilder::new()
        .schema_type(Type::String)
        .description(Some(about))
        .enum_values(Some(names));
    Schema::Object(names.build()).into()
}

/// Any: the objects of one game may look like those of another.
fn of_any_game(about: &str, name_of: fn(GameSchemas) -> String) -> RefOr<Schema> {
    let any = AnyOfBuilder::new().description(Some(about));
    let any = GameId::ALL.into_iter().fold(any, |any, game| {
        let name = name_of(hyakki_catalog::schemas(game));
        any.item(Ref::from_schema_name(name))
    });
    Schema::AnyOf(any.build()).into()
}
