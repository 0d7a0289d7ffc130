//! The TypeScript that the web front is built with is that of these types.

use expect_test::expect_file;
use hyakki_catalog::{GameId, view_in_typescript};
use hyakki_protocol::typescript;

/// When it fails: `cargo xtask typescript` makes the files anew.
#[test]
fn the_typescript_of_the_web_front_is_fresh() {
    expect_file!["../../../web/src/lib/protocol.ts"].assert_eq(&typescript::module());
    for game in GameId::ALL {
        let path = format!("../../../web/src/games/{game}/view.ts");
        expect_file![path].assert_eq(&view_in_typescript(game));
    }
}

/// A type that is named and not exported would only be found by the TypeScript compiler.
#[test]
fn every_type_that_the_typescript_names_is_exported() {
    let views = GameId::ALL.map(view_in_typescript);
    for module in [typescript::module()].iter().chain(&views) {
        let without_comments: String = module
            .lines()
            .filter(|line| !line.trim_start().starts_with(['/', '*']))
            .collect();
        let words =
            without_comments.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        let is_type =
            |word: &&str| word.starts_with(char::is_uppercase) && word.contains(char::is_lowercase);
        let types = words.filter(is_type);
        let mut n_types = 0;
        for name in types.filter(|name| !["Array", "Record", "Partial"].contains(name)) {
            n_types += 1;
            assert!(
                module.contains(&format!("export type {name} =")),
                "{name} is not exported"
            );
        }
        assert!(n_types > 10);
    }
}
