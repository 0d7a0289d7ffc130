//! The part of a page that shows the players.

use hyakki_core::Seat;
use hyakki_tajuto::{ActionTileView, Pagoda, Pagodas, PlayerView, Stack, TajutoView};

use super::label;
use super::pieces::hue;
use crate::page::{Ink, Page};
use crate::words::{count, name};

/// A row for each player.
pub(super) fn ink_players(view: &TajutoView, page: &mut Page) {
    let rows: Vec<[Page; 3]> = view
        .players
        .entries()
        .map(|(seat, player)| player_cells(view, seat, player))
        .collect();
    let headings = ["floors", "tiles", "face down"];
    let widths: [usize; 3] = std::array::from_fn(|column| {
        let cells = rows.iter().map(|cells| width(&cells[column]));
        cells.max().unwrap_or(0).max(headings[column].len()) + 2
    });
    label("Players", page);
    page.text(format_args!("{:>5}  {:<10}", "MP", "cubes"));
    for (heading, width) in headings.iter().zip(widths) {
        page.text(format_args!("{heading:<width$}"));
    }
    page.text("SP").end_line();
    for ((seat, player), cells) in view.players.entries().zip(&rows) {
        let mark = if view.active == Some(seat) {
            "▸"
        } else {
            " "
        };
        label(&format!("{mark} {}", name(seat, view.viewer)), page);
        page.text(format_args!("{:>5}  ", player.mp));
        ink_cubes(player.cubes, page);
        page.text("  ");
        for (cell, width) in cells.iter().zip(widths) {
            ink_cell(cell, width, page);
        }
        ink_total(view, seat, player, page);
        page.end_line();
    }
}

/// The floors, the tiles lying open and those lying face down.
fn player_cells(view: &TajutoView, seat: Seat, player: &PlayerView) -> [Page; 3] {
    let mut cells: [Page; 3] = Default::default();
    let [floors, open, face_down] = &mut cells;
    floors.add(&player.floors);
    ink_open_tiles(player, open);
    if view.is_face_down(seat) {
        face_down.put(Ink::Faint, count(player.n_face_down, "tile"));
    } else {
        ink_face_down(view, seat, player, face_down);
    }
    cells
}

fn ink_face_down(view: &TajutoView, seat: Seat, player: &PlayerView, page: &mut Page) {
    for (stack, n) in Stack::WISDOM.into_iter().zip(player.wisdom) {
        repeat(stack.name(), n, page);
    }
    repeat(Stack::Shrine.name(), player.shrines, page);
    ink_inaugurations(player.safe_inaugurations, page);
    for objective in player.objectives.iter() {
        page.text(format_args!("{objective} "));
    }
    if view.fourth_finisher == Some(seat) {
        page.text("fourth-pagoda ");
    }
    if view.furthest == Some(seat) {
        page.text("furthest-monk ");
    }
    if page.pieces().is_empty() {
        page.put(Ink::Faint, "–");
    }
}

fn ink_total(view: &TajutoView, seat: Seat, player: &PlayerView, page: &mut Page) {
    if view.is_face_down(seat) {
        page.put(Ink::Faint, "?");
    } else {
        page.put(Ink::Strong, player.score.total);
    }
}

/// The letters of the cubes left, a dot for each one spent.
fn ink_cubes(cubes: Pagodas, page: &mut Page) {
    for pagoda in Pagoda::ALL {
        if cubes.contains(pagoda) {
            page.add(&pagoda);
        } else {
            page.put(Ink::Faint, "·");
        }
    }
}

/// The tiles that everybody sees; a used one stands in brackets.
fn ink_open_tiles(player: &PlayerView, page: &mut Page) {
    for &ActionTileView {
        tile, owned, used, ..
    } in &player.action_tiles
    {
        for place in 0..owned {
            if place < used {
                page.put(Ink::Faint, format_args!("({tile}) "));
            } else {
                page.text(format_args!("{tile} "));
            }
        }
    }
    repeat(Stack::Market.name(), player.markets, page);
    ink_inaugurations(player.open_inaugurations, page);
}

fn ink_inaugurations(inaugurations: Pagodas, page: &mut Page) {
    for pagoda in inaugurations.iter() {
        page.hue(hue(pagoda), format_args!("I{pagoda}")).text(" ");
    }
}

fn repeat(name: &str, n: u8, page: &mut Page) {
    for _ in 0..n {
        page.text(format_args!("{name} "));
    }
}

fn width(page: &Page) -> usize {
    page.to_string().trim_end().chars().count()
}

/// Copies a cell of a table, filled up to a width.
fn ink_cell(cell: &Page, wanted: usize, page: &mut Page) {
    for (ink, text) in cell.pieces() {
        page.put(*ink, text);
    }
    let missing = wanted.saturating_sub(cell.to_string().chars().count());
    page.text(format_args!("{:missing$}", ""));
}
