//! A view of Tajuto as readable text.

mod pieces;
mod players;

use hyakki_core::Outcome;
use hyakki_tajuto::{Inauguration, PagodaView, PhaseView, Price, Size, TajutoView};

use crate::page::{Ink, Inked, Page};
use crate::words::name;
use pieces::hue;
use players::ink_players;

/// The width of the labels at the left of the tables.
const LABEL: usize = 10;

impl Inked for TajutoView {
    fn ink(&self, page: &mut Page) {
        ink_phase(self, page);
        ink_last(self, page);
        ink_garden(self, page);
        ink_bag(self, page);
        ink_village(self, page);
        ink_objectives(self, page);
        ink_players(self, page);
        ink_stand_off(self, page);
        if let Some(outcome) = &self.outcome {
            ink_result(self, outcome, page);
        }
    }
}

fn ink_phase(view: &TajutoView, page: &mut Page) {
    let whose = match view.active {
        Some(seat) if view.viewer.is(seat) => "Your turn".to_owned(),
        Some(seat) => format!("Turn of seat {seat}"),
        None if view.outcome.is_some() => "The match is over".to_owned(),
        None => "Waiting for chance: who begins?".to_owned(),
    };
    page.put(Ink::Strong, whose);
    if let PhaseView::Draw { size } = view.phase {
        page.text(", a hand in the bag");
        if let Some(size) = size {
            page.text(format_args!(", feeling for size {size}"));
        }
    }
    if let Some(outcome) = &view.outcome {
        page.text(format_args!(": {}", outcome.ending));
    }
    page.end_line();
}

fn ink_last(view: &TajutoView, page: &mut Page) {
    let Some(last) = &view.last else {
        return;
    };
    let name = name(last.seat, view.viewer);
    page.put(Ink::Faint, format_args!("Last: {name}: {}", last.action.0));
    if let Some(floor) = &last.drawn {
        page.put(Ink::Faint, " brought ").add(floor);
    }
    page.end_line();
}

fn ink_garden(view: &TajutoView, page: &mut Page) {
    label("Garden", page);
    for seen in &view.garden {
        page.hue(hue(seen.pagoda), format_args!("{:>8}", seen.pagoda.name()));
    }
    page.end_line();
    ink_garden_row(view, "floors", page, |seen| seen.height.to_string());
    ink_garden_row(view, "needs", page, |seen| {
        seen.next
            .map_or("done".to_owned(), |floor| floor.to_string())
    });
    ink_garden_row(view, "cube", page, |seen| {
        seen.cube
            .map_or("–".to_owned(), |seat| name(seat, view.viewer))
    });
    ink_garden_row(view, "tile", page, |seen| whereabouts(view, seen));
}

fn ink_garden_row(
    view: &TajutoView,
    name: &str,
    page: &mut Page,
    cell: impl Fn(&PagodaView) -> String,
) {
    label(&format!("  {name}"), page);
    for seen in &view.garden {
        page.text(format_args!("{:>8}", cell(seen)));
    }
    page.end_line();
}

/// Where a pagoda's inauguration tile is; with whom, once it lies face down, is not told.
fn whereabouts(view: &TajutoView, seen: &PagodaView) -> String {
    match seen.inauguration {
        Inauguration::Offered => "offered".to_owned(),
        Inauguration::Gone => "gone".to_owned(),
        Inauguration::Owned { seat } if seen.next.is_none() && view.is_face_down(seat) => {
            "taken".to_owned()
        }
        Inauguration::Owned { seat } => name(seat, view.viewer),
    }
}

fn ink_bag(view: &TajutoView, page: &mut Page) {
    label("Bag", page);
    for size in Size::ALL {
        page.text(format_args!("{:>8}", format!("size {size}")));
    }
    page.text(format_args!("{:>8}", "all")).end_line();
    label("  left", page);
    for n in view.bag_sizes {
        page.text(format_args!("{n:>8}"));
    }
    page.text(format_args!("{:>8}", view.bag.len())).end_line();
}

fn ink_village(view: &TajutoView, page: &mut Page) {
    let n_inaugurations = view
        .garden
        .iter()
        .filter(|seen| seen.inauguration == Inauguration::Offered)
        .count() as u8;
    let inauguration = (n_inaugurations > 0).then_some(view.inauguration_price);
    let stacks = view
        .village
        .iter()
        .map(|seen| (seen.stack.name(), seen.left, seen.price));
    let columns: Vec<(&str, u8, Option<Price>)> = stacks
        .chain([("I", n_inaugurations, inauguration)])
        .collect();

    label("Village", page);
    for (name, ..) in &columns {
        page.text(format_args!("{name:>5}"));
    }
    page.end_line();
    row(
        "  left",
        page,
        columns.iter().map(|&(_, left, _)| Some(left)),
    );
    let printed = |&(_, _, price): &(_, _, Option<Price>)| price.map(|price| price.printed);
    row("  price", page, columns.iter().map(printed));
    if view.inauguration_price.yours < view.inauguration_price.printed {
        let yours = |&(_, _, price): &(_, _, Option<Price>)| price.map(|price| price.yours);
        row("  for you", page, columns.iter().map(yours));
    }
}

fn ink_objectives(view: &TajutoView, page: &mut Page) {
    label("Objectives", page);
    for objective in view.objectives.iter() {
        page.text(format_args!(" {objective}"));
    }
    if view.objectives.is_empty() {
        page.put(Ink::Faint, " –");
    }
    if view.outcome.is_none() {
        page.put(Ink::Faint, "  at the end: fourth pagoda, furthest monk");
    }
    page.end_line();
}

fn ink_stand_off(view: &TajutoView, page: &mut Page) {
    let near = &view.stand_off;
    let is_near = near.idle_turns > 0 || near.turns_without_building > near.building_limit / 2;
    if !is_near || view.outcome.is_some() {
        return;
    }
    label("Stand-off", page);
    page.put(
        Ink::Faint,
        format_args!(
            " after {} more turns with no tile used and no floor built, or {} with no floor built",
            near.idle_turns_limit - near.idle_turns,
            near.building_limit - near.turns_without_building,
        ),
    );
    page.end_line();
}

fn ink_result(view: &TajutoView, outcome: &Outcome, page: &mut Page) {
    label("Result", page);
    page.text("  place  wisdom  inaugurations  shrines  objectives  SP")
        .end_line();
    for (seat, player) in view.players.entries() {
        let score = &player.score;
        label(&format!("  {}", name(seat, view.viewer)), page);
        page.text(format_args!(
            "{:>7}{:>8}{:>15}{:>9}{:>12}",
            outcome.places[seat],
            score.wisdom,
            score.inaugurations,
            score.shrines,
            score.objectives,
        ));
        page.put(Ink::Strong, format_args!("{:>4}", outcome.points[seat]))
            .end_line();
    }
}

fn label(text: &str, page: &mut Page) {
    page.text(format_args!("{text:<LABEL$}"));
}

/// A row of the village's numbers; an empty stack has a dash.
fn row(name: &str, page: &mut Page, cells: impl Iterator<Item = Option<u8>>) {
    label(name, page);
    for cell in cells {
        match cell {
            Some(number) => page.text(format_args!("{number:>5}")),
            None => page.put(Ink::Faint, format_args!("{:>5}", "–")),
        };
    }
    page.end_line();
}
