//! The part of a page that shows the players.

use hyakki_core::Seat;
use hyakki_tajuto::{ActionTileView, Pagoda, Pagodas, PlayerView, Stack, TajutoView};

use super::LABEL;
use super::pieces::hue;
use crate::columns::ink_columns;
use crate::page::{Ink, Page};
use crate::words::{count, name};

/// The spaces between two columns.
const GAP: usize = 2;

/// A row for each player.
pub(super) fn ink_players(view: &TajutoView, page: &mut Page) {
    let headings = [
        &who_and_mp("Players", "MP"),
        "cubes",
        "floors",
        "tiles",
        "face down",
        "SP",
    ]
    .map(|heading| Page::piece(Ink::Plain, heading));
    let players = view.players.entries();
    let players = players.map(|(seat, player)| cells(view, seat, player));
    let rows: Vec<[Page; 6]> = std::iter::once(headings).chain(players).collect();
    ink_columns(&rows, GAP, page);
}

/// A player under the headings.
fn cells(view: &TajutoView, seat: Seat, player: &PlayerView) -> [Page; 6] {
    let is_active = view.active == Some(seat);
    let mark = if is_active { "▸" } else { " " };
    let who = format!("{mark} {}", name(seat, view.viewer));
    [
        Page::piece(Ink::Plain, who_and_mp(&who, &player.mp.to_string())),
        cubes(player.cubes),
        Page::of(&player.floors),
        Page::list(open_tiles(player)),
        face_down(view, seat, player),
        total(view, seat, player),
    ]
}

/// The first column has two parts: a label as above the other tables, and a number at the right.
fn who_and_mp(who: &str, mp: &str) -> String {
    format!("{who:<LABEL$}{mp:>5}")
}

/// The letters of the cubes left, a dot for each one spent.
fn cubes(cubes: Pagodas) -> Page {
    let mut page = Page::new();
    for pagoda in Pagoda::ALL {
        if cubes.contains(pagoda) {
            page.add(&pagoda);
        } else {
            page.put(Ink::Faint, "·");
        }
    }
    page
}

/// The tiles that everybody sees; a used one stands in brackets.
fn open_tiles(player: &PlayerView) -> Vec<Page> {
    let mut tiles = Vec::new();
    for &ActionTileView {
        tile, owned, used, ..
    } in &player.action_tiles
    {
        for place in 0..owned {
            tiles.push(if place < used {
                Page::piece(Ink::Faint, format_args!("({tile})"))
            } else {
                Page::piece(Ink::Plain, tile)
            });
        }
    }
    tiles.extend(repeat(Stack::Market, player.markets));
    tiles.extend(inaugurations(player.open_inaugurations));
    tiles
}

/// The tiles lying face down: before some viewers only how many they are.
fn face_down(view: &TajutoView, seat: Seat, player: &PlayerView) -> Page {
    if view.is_face_down(seat) {
        return Page::piece(Ink::Faint, count(player.n_face_down, "tile"));
    }
    let mut tiles = Vec::new();
    for (stack, n) in Stack::WISDOM.into_iter().zip(player.wisdom) {
        tiles.extend(repeat(stack, n));
    }
    tiles.extend(repeat(Stack::Shrine, player.shrines));
    tiles.extend(inaugurations(player.safe_inaugurations));
    let plain = |objective| Page::piece(Ink::Plain, objective);
    tiles.extend(
        player
            .objectives
            .iter()
            .map(|objective| plain(objective.name())),
    );
    if view.fourth_finisher == Some(seat) {
        tiles.push(plain("fourth-pagoda"));
    }
    if view.furthest == Some(seat) {
        tiles.push(plain("furthest-monk"));
    }
    Page::list(tiles)
}

fn total(view: &TajutoView, seat: Seat, player: &PlayerView) -> Page {
    if view.is_face_down(seat) {
        Page::piece(Ink::Faint, "?")
    } else {
        Page::piece(Ink::Strong, player.score.total)
    }
}

fn inaugurations(pagodas: Pagodas) -> impl Iterator<Item = Page> {
    let tile = |pagoda| Page::piece(Ink::Hue(hue(pagoda)), format_args!("I{pagoda}"));
    pagodas.iter().map(tile)
}

fn repeat(stack: Stack, n: u8) -> impl Iterator<Item = Page> {
    (0..n).map(move |_| Page::piece(Ink::Plain, stack.name()))
}
