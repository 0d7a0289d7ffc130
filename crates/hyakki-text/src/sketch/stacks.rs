//! The part of a page that shows the stacks.

use hyakki_core::{Seat, Viewer};
use hyakki_sketch::{SketchView, StackView};

use super::pieces::hue;
use super::{possessive, seats};
use crate::columns::ink_columns;
use crate::page::{Ink, Page};
use crate::words::name;

/// The spaces between two columns.
const GAP: usize = 3;

/// A row for each stack.
pub(super) fn ink_stacks(view: &SketchView, page: &mut Page) {
    let sides = seats(view);
    let [near, far] = sides.map(|seat| match view.viewer {
        Viewer::Spectator => name(seat, view.viewer),
        Viewer::Seat(_) => format!("{} side", possessive(seat, view.viewer)),
    });
    let headings = ["  stack", "yokai", "sketches", &near, &far, "underneath"]
        .map(|heading| Page::piece(Ink::Faint, heading));
    let stacks = view.stacks.iter().map(|stack| cells(stack, sides));
    let rows: Vec<[Page; 6]> = std::iter::once(headings).chain(stacks).collect();
    ink_columns(&rows, GAP, page);
}

/// A stack under the headings.
fn cells(stack: &StackView, [near, far]: [Seat; 2]) -> [Page; 6] {
    let top = stack.seen.iter().next();
    let colour = stack.colour;
    let mut heading = Page::piece(Ink::Plain, "  ");
    heading.hue(
        hue(colour),
        format!("{} {}", colour.name(), colour.yokai_name()),
    );
    let n_sketches = match top {
        Some(top) => format!("{} of {}", stack.n_sketches(), top.sketches_needed()),
        None => stack.n_sketches().to_string(),
    };
    [
        heading,
        top.map_or_else(|| Page::piece(Ink::Faint, "none"), |top| Page::of(&top)),
        Page::piece(Ink::Plain, n_sketches),
        Page::of(&stack.sides[near]),
        Page::of(&stack.sides[far]),
        underneath(stack),
    ]
}

/// What lies under the visible yokai, as far as it is known.
fn underneath(stack: &StackView) -> Page {
    let mut parts: Vec<Page> = Vec::new();
    if stack.seen.len() > 1 {
        parts.push(Page::list(stack.seen.iter().skip(1)));
    }
    if !stack.unseen.is_empty() {
        let mut part = Page::piece(Ink::Plain, format!("{} unseen (", stack.unseen.len()));
        part.add(&stack.unseen).text(")");
        parts.push(part);
    }
    if !stack.below.is_empty() {
        parts.push(Page::list(stack.below.iter()));
    }
    let mut page = Page::new();
    for (place, part) in parts.iter().enumerate() {
        if place > 0 {
            page.text(", then ");
        }
        page.add(part);
    }
    if parts.is_empty() {
        page.put(Ink::Faint, "–");
    }
    page
}
