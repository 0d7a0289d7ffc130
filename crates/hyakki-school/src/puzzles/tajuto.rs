//! Puzzles in Tajuto.

use hyakki_tajuto::{Action, Stack, Tajuto, Tile};

use super::posed::{Candidate, Posed};
use super::proof::Kind;

impl Posed for Tajuto {
    const THEMES: &'static [&'static str] = &[
        "feel",
        "offer",
        "build",
        "market-first",
        "shrine",
        "wisdom",
        "extra-tile",
        "inauguration",
        "claim",
        "keep",
        "end-turn",
    ];

    const MOST_TO_THE_END: usize = 3;

    const KINDS: &'static [Kind] = &[Kind::Strong];

    fn themes(_: &Candidate<'_, Tajuto>, right: &[Action]) -> Vec<&'static str> {
        let mut themes: Vec<&'static str> = Vec::new();
        for &action in right {
            let theme = theme(action);
            if !themes.contains(&theme) {
                themes.push(theme);
            }
        }
        themes
    }
}

fn theme(action: Action) -> &'static str {
    match action {
        Action::Draw { .. } => "feel",
        Action::Offer { .. } => "offer",
        Action::Claim { .. } => "claim",
        Action::Build { .. } => "build",
        Action::End { keep: Some(_) } => "keep",
        Action::End { keep: None } => "end-turn",
        Action::Get { tile, .. } => match tile {
            Tile::Top(Stack::Market) => "market-first",
            Tile::Top(Stack::Shrine) => "shrine",
            Tile::Top(Stack::D | Stack::E | Stack::F) => "extra-tile",
            Tile::Top(_) => "wisdom",
            Tile::Inauguration(_) => "inauguration",
        },
    }
}
