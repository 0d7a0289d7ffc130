//! The views and actions of the games in JSON Schema, for programs of others.

mod fields;
mod plain;

use std::collections::BTreeMap;

use hyakki_core::{Game, Outcome};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::Value;

use crate::games::GameId;

/// Where the types are to be put: references point there.
const PLACE: &str = "/components/schemas";

/// The types of a game as its views and actions have them on the wire.
///
/// They come from the Rust types that the TypeScript comes from. The names of different games differ.
#[derive(Clone, Debug, PartialEq)]
pub struct GameSchemas {
    /// The name of the view.
    pub view: String,
    /// The name of an action in parts.
    pub action: String,
    /// Every type by its name.
    pub types: BTreeMap<String, Value>,
}

/// The types of a game.
#[must_use]
pub fn schemas(game: GameId) -> GameSchemas {
    with_game!(game, G => of_types::<<G as Game>::View, <G as Game>::Action>(game))
}

/// Every field of a game's view and of its actions, in Markdown.
#[must_use]
pub fn fields_in_markdown(game: GameId) -> String {
    fields::page(&schemas(game))
}

fn of_types<V: JsonSchema, A: JsonSchema>(game: GameId) -> GameSchemas {
    let mut generator = generator();
    generator.subschema_for::<V>();
    generator.subschema_for::<A>();
    let definitions: BTreeMap<String, Value> =
        generator.take_definitions(true).into_iter().collect();
    let types = plain::all(&definitions)
        .into_iter()
        .map(|(name, mut schema)| {
            rename_references(&mut schema, game);
            (public_name(game, &name), schema)
        });
    GameSchemas {
        view: public_name(game, &V::schema_name()),
        action: public_name(game, &A::schema_name()),
        types: types.collect(),
    }
}

fn generator() -> SchemaGenerator {
    let mut settings = SchemaSettings::draft2020_12().for_serialize();
    settings.definitions_path = PLACE.into();
    settings.into_generator()
}

/// Every game has cards and actions of its own; only how a match ends is the same everywhere.
fn public_name(game: GameId, name: &str) -> String {
    let game = format!("{game:?}");
    if name == Outcome::schema_name() || name.starts_with(&game) {
        name.to_owned()
    } else {
        game + name
    }
}

fn rename_references(schema: &mut Value, game: GameId) {
    match schema {
        Value::Object(fields) => {
            for (key, value) in fields {
                match (key.as_str(), value) {
                    ("$ref", Value::String(reference)) => {
                        let name = name_of(reference);
                        *reference = format!("#{PLACE}/{}", public_name(game, name));
                    }
                    (_, value) => rename_references(value, game),
                }
            }
        }
        Value::Array(items) => {
            for item in items {
                rename_references(item, game);
            }
        }
        _ => {}
    }
}

/// The name at the end of a reference.
fn name_of(reference: &str) -> &str {
    reference.rsplit('/').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn references(schema: &Value, found: &mut BTreeSet<String>) {
        match schema {
            Value::Object(fields) => {
                if let Some(Value::String(reference)) = fields.get("$ref") {
                    found.insert(name_of(reference).to_owned());
                }
                fields.values().for_each(|value| references(value, found));
            }
            Value::Array(items) => items.iter().for_each(|item| references(item, found)),
            _ => {}
        }
    }

    #[test]
    fn every_game_has_types_of_its_own_that_lead_nowhere_else() {
        let outcome = Outcome::schema_name().into_owned();
        let mut names = BTreeSet::new();
        for game in GameId::ALL {
            let schemas = schemas(game);
            assert!(schemas.types.contains_key(&schemas.view), "{game}");
            assert!(schemas.types.contains_key(&schemas.action), "{game}");
            let mut used = BTreeSet::from([schemas.view, schemas.action, outcome.clone()]);
            schemas
                .types
                .values()
                .for_each(|schema| references(schema, &mut used));
            let made: BTreeSet<String> = schemas.types.into_keys().collect();
            assert_eq!(used, made, "{game}");
            // The one type that all games have.
            let is_new = made
                .iter()
                .filter(|name| **name != outcome)
                .all(|name| names.insert(name.clone()));
            assert!(is_new, "{game}");
        }
    }
}
