//! The views and actions of the games in JSON Schema, for programs of others.

mod fields;
mod plain;

use std::collections::{BTreeMap, BTreeSet};

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
    let (view, action) = (
        public_name(game, &V::schema_name()),
        public_name(game, &A::schema_name()),
    );
    let mut types: BTreeMap<String, Value> = types.collect();
    let used = used(&types, [view.clone(), action.clone()]);
    // A type whose fields stand among those of another is described there, and needs no name.
    types.retain(|name, _| used.contains(name));
    GameSchemas {
        view,
        action,
        types,
    }
}

/// The names of these types, and of all that they lead to.
fn used<const N: usize>(types: &BTreeMap<String, Value>, first: [String; N]) -> BTreeSet<String> {
    let mut found = BTreeSet::from(first);
    let mut n_known = 0;
    while n_known < found.len() {
        n_known = found.len();
        for name in found.clone() {
            types
                .get(&name)
                .into_iter()
                .for_each(|schema| add_references(schema, &mut found));
        }
    }
    found
}

fn add_references(schema: &Value, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(fields) => {
            if let Some(Value::String(reference)) = fields.get("$ref") {
                found.insert(name_of(reference).to_owned());
            }
            fields
                .values()
                .for_each(|value| add_references(value, found));
        }
        Value::Array(items) => items.iter().for_each(|item| add_references(item, found)),
        _ => {}
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
    use super::*;

    #[test]
    fn every_game_has_types_of_its_own_that_lead_nowhere_else() {
        let outcome = Outcome::schema_name().into_owned();
        let mut names = BTreeSet::new();
        for game in GameId::ALL {
            let schemas = schemas(game);
            let mut used = BTreeSet::from([schemas.view, schemas.action]);
            schemas
                .types
                .values()
                .for_each(|schema| add_references(schema, &mut used));
            let made: BTreeSet<String> = schemas.types.into_keys().collect();
            assert_eq!(used, made, "{game}");
            // The one type that games share.
            let is_new = made
                .iter()
                .filter(|name| **name != outcome)
                .all(|name| names.insert(name.clone()));
            assert!(is_new, "{game}");
        }
    }
}
