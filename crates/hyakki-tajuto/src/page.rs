//! A view as text.

mod players;

use hyakki_core::{Ink, Inked, Outcome, Page, Seat};

use crate::size::Size;
use crate::view::{Inauguration, PagodaView, PhaseView, Price, TajutoView};

/// The width of the labels at the left of the tables.
const LABEL: usize = 10;

impl Inked for TajutoView {
    fn ink(&self, page: &mut Page) {
        self.ink_phase(page);
        self.ink_last(page);
        self.ink_garden(page);
        self.ink_bag(page);
        self.ink_village(page);
        self.ink_objectives(page);
        self.ink_players(page);
        self.ink_stand_off(page);
        if let Some(outcome) = &self.outcome {
            self.ink_result(outcome, page);
        }
    }
}

impl TajutoView {
    /// A player's name, as the subject of a sentence or in a table.
    fn name(&self, seat: Seat) -> String {
        if self.viewer.is(seat) {
            "you".to_owned()
        } else {
            format!("seat {seat}")
        }
    }

    fn ink_phase(&self, page: &mut Page) {
        let whose = match self.active {
            Some(seat) if self.viewer.is(seat) => "Your turn".to_owned(),
            Some(seat) => format!("Turn of seat {seat}"),
            None if self.outcome.is_some() => "The match is over".to_owned(),
            None => "Waiting for chance: who begins?".to_owned(),
        };
        page.put(Ink::Strong, whose);
        if let PhaseView::Draw { size } = self.phase {
            page.text(", a hand in the bag");
            if let Some(size) = size {
                page.text(format_args!(", feeling for size {size}"));
            }
        }
        if let Some(outcome) = &self.outcome {
            page.text(format_args!(": {}", outcome.ending));
        }
        page.end_line();
    }

    fn ink_last(&self, page: &mut Page) {
        let Some(last) = &self.last else {
            return;
        };
        let name = self.name(last.seat);
        page.put(Ink::Faint, format_args!("Last: {name}: {}", last.action.0));
        if let Some(floor) = &last.drawn {
            page.put(Ink::Faint, " brought ").add(floor);
        }
        page.end_line();
    }

    fn ink_garden(&self, page: &mut Page) {
        label("Garden", page);
        for seen in &self.garden {
            page.hue(seen.pagoda.hue(), format_args!("{:>8}", seen.pagoda.name()));
        }
        page.end_line();
        self.ink_garden_row("floors", page, |seen| seen.height.to_string());
        self.ink_garden_row("needs", page, |seen| {
            seen.next
                .map_or("done".to_owned(), |floor| floor.to_string())
        });
        self.ink_garden_row("cube", page, |seen| {
            seen.cube.map_or("–".to_owned(), |seat| self.name(seat))
        });
        self.ink_garden_row("tile", page, |seen| self.whereabouts(seen));
    }

    fn ink_garden_row(&self, name: &str, page: &mut Page, cell: impl Fn(&PagodaView) -> String) {
        label(&format!("  {name}"), page);
        for seen in &self.garden {
            page.text(format_args!("{:>8}", cell(seen)));
        }
        page.end_line();
    }

    /// Where a pagoda's inauguration tile is; with whom, once it lies face down, is not told.
    fn whereabouts(&self, seen: &PagodaView) -> String {
        match seen.inauguration {
            Inauguration::Offered => "offered".to_owned(),
            Inauguration::Gone => "gone".to_owned(),
            Inauguration::Owned { seat } if seen.next.is_none() && self.is_face_down(seat) => {
                "taken".to_owned()
            }
            Inauguration::Owned { seat } => self.name(seat),
        }
    }

    fn ink_bag(&self, page: &mut Page) {
        label("Bag", page);
        for size in Size::ALL {
            page.text(format_args!("{:>8}", format!("size {size}")));
        }
        page.text(format_args!("{:>8}", "all")).end_line();
        label("  left", page);
        for n in self.bag_sizes {
            page.text(format_args!("{n:>8}"));
        }
        page.text(format_args!("{:>8}", self.bag.len())).end_line();
    }

    fn ink_village(&self, page: &mut Page) {
        let n_inaugurations = self
            .garden
            .iter()
            .filter(|seen| seen.inauguration == Inauguration::Offered)
            .count() as u8;
        let inauguration = (n_inaugurations > 0).then_some(self.inauguration_price);
        let stacks = self
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
        if self.inauguration_price.yours < self.inauguration_price.printed {
            let yours = |&(_, _, price): &(_, _, Option<Price>)| price.map(|price| price.yours);
            row("  for you", page, columns.iter().map(yours));
        }
    }

    fn ink_objectives(&self, page: &mut Page) {
        label("Objectives", page);
        for objective in self.objectives.iter() {
            page.text(format_args!(" {objective}"));
        }
        if self.objectives.is_empty() {
            page.put(Ink::Faint, " –");
        }
        if self.outcome.is_none() {
            page.put(Ink::Faint, "  at the end: fourth pagoda, furthest monk");
        }
        page.end_line();
    }

    fn ink_stand_off(&self, page: &mut Page) {
        let near = &self.stand_off;
        let is_near = near.idle_turns > 0 || near.turns_without_building > near.building_limit / 2;
        if !is_near || self.outcome.is_some() {
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

    fn ink_result(&self, outcome: &Outcome, page: &mut Page) {
        label("Result", page);
        page.text("  place  wisdom  inaugurations  shrines  objectives  SP")
            .end_line();
        for (seat, player) in self.players.entries() {
            let score = &player.score;
            label(&format!("  {}", self.name(seat)), page);
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
