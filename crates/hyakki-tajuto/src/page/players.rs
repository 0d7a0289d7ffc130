//! The part of a page that shows the players.

use hyakki_core::{Ink, Page, Seat};

use super::label;
use crate::pagoda::{Pagoda, Pagodas};
use crate::tile::Stack;
use crate::view::{ActionTileView, PlayerView, TajutoView};

impl TajutoView {
    /// A row for each player.
    pub(super) fn ink_players(&self, page: &mut Page) {
        let rows: Vec<[Page; 3]> = self
            .players
            .entries()
            .map(|(seat, player)| self.player_cells(seat, player))
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
        for ((seat, player), cells) in self.players.entries().zip(&rows) {
            let mark = if self.active == Some(seat) {
                "▸"
            } else {
                " "
            };
            label(&format!("{mark} {}", self.name(seat)), page);
            page.text(format_args!("{:>5}  ", player.mp));
            ink_cubes(player.cubes, page);
            page.text("  ");
            for (cell, width) in cells.iter().zip(widths) {
                ink_cell(cell, width, page);
            }
            self.ink_total(seat, player, page);
            page.end_line();
        }
    }

    /// The floors, the tiles lying open and those lying face down.
    fn player_cells(&self, seat: Seat, player: &PlayerView) -> [Page; 3] {
        let mut cells: [Page; 3] = Default::default();
        let [floors, open, face_down] = &mut cells;
        floors.add_list(player.floors.iter());
        ink_open_tiles(player, open);
        if self.is_face_down(seat) {
            let n_tiles = player.n_face_down;
            let plural = if n_tiles == 1 { "" } else { "s" };
            face_down.put(Ink::Faint, format_args!("{n_tiles} tile{plural}"));
        } else {
            self.ink_face_down(seat, player, face_down);
        }
        cells
    }

    fn ink_face_down(&self, seat: Seat, player: &PlayerView, page: &mut Page) {
        for (stack, n) in Stack::WISDOM.into_iter().zip(player.wisdom) {
            repeat(stack.name(), n, page);
        }
        repeat(Stack::Shrine.name(), player.shrines, page);
        ink_inaugurations(player.safe_inaugurations, page);
        for objective in player.objectives.iter() {
            page.text(format_args!("{objective} "));
        }
        if self.fourth_finisher == Some(seat) {
            page.text("fourth-pagoda ");
        }
        if self.furthest == Some(seat) {
            page.text("furthest-monk ");
        }
        if page.pieces().is_empty() {
            page.put(Ink::Faint, "–");
        }
    }

    fn ink_total(&self, seat: Seat, player: &PlayerView, page: &mut Page) {
        if self.is_face_down(seat) {
            page.put(Ink::Faint, "?");
        } else {
            page.put(Ink::Strong, player.score.total);
        }
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
        page.hue(pagoda.hue(), format_args!("I{pagoda}")).text(" ");
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
