//! The views of the games in TypeScript, for the web front.

use hyakki_core::{Outcome, typescript};

use crate::game_id::GameId;

/// One TypeScript module with the view of a game and all that it is made of.
#[must_use]
pub fn view_in_typescript(game: GameId) -> String {
    let types = match game {
        GameId::Septet => {
            use hyakki_septet::*;
            typescript![
                SeptetView,
                Phase,
                Scoring,
                Lead,
                LeadCard,
                Play,
                RoundResult,
                RoundEnd,
                LastTrick,
                Card,
                CardSet,
                Trio,
                SuitSet,
                Outcome,
            ]
        }
        GameId::Sketch => {
            use hyakki_sketch::*;
            typescript![
                View, Stage, Called, HandView, StackView, Notebook, Placed, Happened, Completed,
                Card, CardBag, Yokai, YokaiSet, Pile, Colour, Action, Outcome,
            ]
        }
        GameId::Pagoda => {
            use hyakki_pagoda::*;
            typescript![
                PagodaView, Waiting, CardNeed, OwnCards, RoundView, TurnView, RoundEnd, Ending,
                Card, CardSet, Pile, Outcome,
            ]
        }
        GameId::Tajuto => {
            use hyakki_tajuto::*;
            typescript![
                TajutoView,
                Hand,
                Totals,
                Stage,
                PagodaView,
                Inauguration,
                Price,
                StackView,
                PlayerView,
                ActionTileView,
                Last,
                StandOff,
                Score,
                Pagoda,
                Pagodas,
                Floor,
                Floors,
                Size,
                Stack,
                Objective,
                Objectives,
                Action,
                Outcome,
            ]
        }
    };
    format!(
        "// Made from the Rust types of hyakki-{game} by `cargo xtask typescript`. Do not edit.\n{types}"
    )
}
