//! The views and actions of the games look as their schemas say, and the pages of the games name every field.

use std::path::Path;

use expect_test::expect_file;
use hyakki_catalog::{AnyMatch, GameId, GameSchemas, fields_in_markdown, new_match, schemas};
use hyakki_core::{Dice, GameRng, Options, Seat, Viewer};
use jsonschema::Validator;
use serde_json::{Value, json};

/// Where the fields begin on the page of a game.
const SECTION: &str = "\n## The view\n";

const ABOUT: &str = "
Every field of what a seat sees, and of actions in parts; `GET /api` describes the same types under the same names.
This part of the page is written by `cargo xtask typescript`.
";

/// When it fails: `cargo xtask typescript` makes that part of the pages anew.
#[test]
fn the_fields_on_the_page_of_a_game_are_fresh() {
    for game in GameId::ALL {
        let path = format!("../../../docs/games/{game}.md");
        let file = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests")
            .join(&path);
        let page = std::fs::read_to_string(file).expect("every game has a page");
        let (by_hand, _) = page
            .split_once(SECTION)
            .expect("the page has a place for fields");
        let fields = fields_in_markdown(game);
        expect_file![path].assert_eq(&format!("{by_hand}{SECTION}{ABOUT}{fields}"));
    }
}

/// A schema of a game that allows nothing that it does not name.
fn strict(schemas: &GameSchemas, name: &str) -> Validator {
    let mut types = json!(schemas.types);
    forbid_more(&mut types);
    let reference = format!("#/components/schemas/{name}");
    let whole = json!({ "$ref": reference, "components": { "schemas": types } });
    jsonschema::draft202012::new(&whole).expect("a schema")
}

fn forbid_more(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            fields.values_mut().for_each(forbid_more);
            if fields.get("properties").is_some_and(Value::is_object)
                && fields.contains_key("required")
            {
                fields.insert("additionalProperties".to_owned(), json!(false));
            }
        }
        Value::Array(items) => items.iter_mut().for_each(forbid_more),
        _ => {}
    }
}

fn check(validator: &Validator, text: &str, game: GameId) {
    let value: Value = serde_json::from_str(text).expect("JSON");
    let errors = validator.iter_errors(&value);
    let errors: Vec<String> = errors
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    assert!(errors.is_empty(), "{game}: {errors:#?}\n{value:#}");
}

/// A match that is played to its end at random.
fn played(game: GameId, players: usize) -> Box<dyn AnyMatch> {
    let names = vec![String::new(); players];
    let played = new_match(game, players, &Options::new(), names, None);
    let mut played = played.expect("a game as usual");
    let mut dice = GameRng::for_game(24, players as u64);
    played.settle(&mut dice);
    while let Some(seat) = played.turn().seats().first() {
        let legal = played.legal_after(played.n_steps(), seat);
        let action = &legal[dice.index(legal.len())];
        played.act(seat, action).expect("a legal action");
        played.settle(&mut dice);
    }
    played
}

#[test]
fn whatever_is_seen_and_done_in_a_match_is_as_its_schema_says() {
    for game in GameId::ALL {
        let schemas = schemas(game);
        let [view, action] = [&schemas.view, &schemas.action].map(|name| strict(&schemas, name));
        for players in game.players() {
            let played = played(game, players);
            for step in 0..=played.n_steps() {
                // One after the other looks; all of them would see the same kinds of things.
                let viewer = Seat::try_new(step % (players + 1), players);
                let viewer = viewer.map_or(Viewer::Spectator, Viewer::Seat);
                check(&view, played.json_after(step, viewer).get(), game);
                if let Some(parts) = played.action_parts(step) {
                    check(&action, parts.get(), game);
                }
            }
        }
    }
}
