//! A view as readable text.

use hyakki_core::{Ink, Inked, Page, Seat, Viewer};

use crate::action::{AbilityUse, Action};
use crate::columns::{copy, ink_columns, page_of};
use crate::config::Called;
use crate::happened::{Completed, Happened};
use crate::numbers::{MOST_PLAYS, N_SEATS, QUIET_TURNS};
use crate::view::{HandView, PhaseView, SketchView, StackView};

impl Inked for SketchView {
    fn ink(&self, page: &mut Page) {
        self.ink_turn(page);
        if self.phase == PhaseView::Setup {
            return;
        }
        if let Some(happened) = &self.last_step {
            self.ink_last_step(happened, page);
        }
        for seat in self.seats() {
            self.ink_hand(seat, page);
        }
        self.ink_deck(page);
        ink_columns(&self.table(), page);
        for seat in self.seats() {
            self.ink_notebook(seat, page);
        }
    }
}

impl SketchView {
    /// The seats as the viewer lists them: the own one first.
    fn seats(&self) -> [Seat; N_SEATS] {
        let first = self.viewer.seat().unwrap_or(Seat::new(0));
        [first, first.left(N_SEATS)]
    }

    fn name(&self, seat: Seat) -> String {
        if self.viewer.is(seat) {
            "you".to_owned()
        } else {
            format!("seat {seat}")
        }
    }

    /// “your hand”, “seat 1's hand”.
    fn possessive(&self, seat: Seat) -> String {
        if self.viewer.is(seat) {
            "your".to_owned()
        } else {
            format!("seat {seat}'s")
        }
    }

    fn ink_turn(&self, page: &mut Page) {
        page.put(Ink::Strong, "Yokai Sketch").text(" · ");
        match (self.phase, self.active, &self.outcome) {
            (PhaseView::Play, Some(seat), _) => {
                let stop = match (self.may_pass, self.n_played) {
                    (false, _) => "at least one must be played",
                    (true, 0) => "none need be played",
                    (true, _) => "no more need be played",
                };
                page.put(Ink::Strong, format!("{} turn", self.possessive(seat)))
                    .text(format!(
                        ": {} of at most {MOST_PLAYS} cards played, {stop}",
                        self.n_played
                    ));
            }
            (PhaseView::Reshuffle, Some(seat), _) => {
                let name = self.name(seat);
                page.text(format!(
                    "the discard pile is shuffled, so that {name} can draw"
                ));
            }
            (PhaseView::Over, _, Some(outcome)) => {
                let winners: Vec<String> = outcome
                    .winners()
                    .iter()
                    .map(|seat| self.name(seat))
                    .collect();
                let verdict = match &winners[..] {
                    [winner] => format!("won by {winner}"),
                    _ => "a shared win".to_owned(),
                };
                page.text("over: ")
                    .put(Ink::Strong, verdict)
                    .text(format!(" ({})", outcome.ending));
            }
            _ => {
                page.text("the cards are shuffled");
            }
        }
        page.end_line();
    }

    fn ink_last_step(&self, happened: &Happened, page: &mut Page) {
        let name = self.name(happened.seat);
        page.put(Ink::Faint, format!("{name} "));
        match happened.action.0 {
            Action::Pass => {
                page.put(Ink::Faint, "stopped");
            }
            Action::Play {
                card,
                colour,
                ability,
            } => {
                page.put(Ink::Faint, "played ").add(&card);
                page.put(Ink::Faint, format!(" to {}", colour.name()));
                let ability = match ability {
                    AbilityUse::None => String::new(),
                    AbilityUse::Call { from } => format!(" and called from {}", from.name()),
                    AbilityUse::Distract => " and distracted".to_owned(),
                };
                page.put(Ink::Faint, ability);
            }
        }
        for completed in happened.completed.iter().flatten() {
            self.ink_completed(completed, page);
        }
        page.end_line();
    }

    fn ink_completed(&self, completed: &Completed, page: &mut Page) {
        page.put(Ink::Faint, "; ");
        let stack = completed.stack.name();
        match completed.taken_by {
            Some(seat) => {
                let name = self.name(seat);
                page.put(Ink::Strong, format!("{name} took "))
                    .add(&completed.yokai)
                    .put(Ink::Strong, format!(" from {stack}"));
            }
            None => {
                page.add(&completed.yokai)
                    .put(Ink::Strong, format!(" ran to the bottom of {stack}"));
            }
        }
    }

    fn ink_hand(&self, seat: Seat, page: &mut Page) {
        let HandView { len, cards, known } = self.hands[seat];
        page.text(format!("{} hand: ", self.possessive(seat)));
        match (cards, known) {
            (Some(cards), known) => {
                page.add(&cards);
                if let Some(known) = known.filter(|known| !known.is_empty()) {
                    page.put(Ink::Faint, " (known to the other: ")
                        .add(&known)
                        .put(Ink::Faint, ")");
                }
            }
            (None, Some(known)) if len > 0 && known.len() == len => {
                page.text(n_cards(len)).text(", known: ").add(&known);
            }
            (None, Some(known)) if !known.is_empty() => {
                page.text(n_cards(len)).text(", among them ").add(&known);
            }
            _ => {
                page.text(n_cards(len));
            }
        }
        if let Some(placed) = self.last_cards[seat] {
            page.put(Ink::Faint, "   last played: ").add(&placed.card);
            page.put(Ink::Faint, format!(", lies at {}", placed.colour.name()));
        }
        page.end_line();
    }

    fn ink_deck(&self, page: &mut Page) {
        page.text(format!("deck: {}", n_cards(self.deck_len)));
        page.text(format!("   discard pile: {}", n_cards(self.discard.len())));
        if !self.discard.is_empty() {
            page.text(": ").add(&self.discard);
        }
        page.end_line();
        if self.n_quiet_turns > 0 {
            let quiet = format!(
                "turns without a yokai taken: {} of {QUIET_TURNS}",
                self.n_quiet_turns
            );
            page.put(Ink::Faint, quiet).end_line();
        }
    }

    fn table(&self) -> Vec<Vec<Page>> {
        let [near, far] = self.seats();
        let side = |seat| {
            if self.viewer == Viewer::Spectator {
                self.name(seat)
            } else {
                format!("{} side", self.possessive(seat))
            }
        };
        let titles = [
            "stack",
            "yokai",
            "sketches",
            &side(near),
            &side(far),
            "underneath",
        ]
        .map(|title| page_of(Ink::Faint, title));
        let stacks = self.stacks.iter().map(|stack| {
            let mut row = stack.ink_cells();
            for seat in [near, far] {
                row.push(Page::of(&stack.sides[seat]));
            }
            row.push(stack.ink_underneath());
            row
        });
        std::iter::once(titles.to_vec()).chain(stacks).collect()
    }

    fn ink_notebook(&self, seat: Seat, page: &mut Page) {
        let notebook = &self.notebooks[seat];
        let n_colours = notebook.colours(self.called).len();
        page.text(format!("{} notebook: ", self.possessive(seat)));
        page.put(Ink::Strong, format!("{} points", notebook.points()));
        if n_colours > 0 {
            let plural = if n_colours == 1 { "" } else { "s" };
            page.text(format!(" in {n_colours} colour{plural}:"));
        }
        for (yokai, stack) in notebook.yokai_and_stacks() {
            page.text(" ").add(&yokai);
            if self.called == Called::Stack && stack != yokai.colour() {
                page.put(Ink::Faint, format!(" (as {})", stack.name()));
            }
        }
        page.end_line();
    }
}

impl StackView {
    /// Its name, its visible yokai, and how many of the sketches it needs are there.
    fn ink_cells(&self) -> Vec<Page> {
        let name = format!("{} {}", self.colour.name(), self.colour.yokai_name());
        let mut cells = vec![page_of(Ink::Hue(self.colour.hue()), name)];
        match self.seen.iter().next() {
            Some(top) => {
                let count = format!("{} of {}", self.n_sketches(), top.sketches_needed());
                cells.extend([Page::of(&top), page_of(Ink::Plain, count)]);
            }
            None => {
                let count = self.n_sketches().to_string();
                cells.extend([page_of(Ink::Faint, "none"), page_of(Ink::Plain, count)]);
            }
        }
        cells
    }

    /// What lies under the visible yokai, as far as it is known.
    fn ink_underneath(&self) -> Page {
        let mut parts: Vec<Page> = Vec::new();
        let covered: Vec<_> = self.seen.iter().skip(1).collect();
        if !covered.is_empty() {
            let mut part = Page::new();
            part.add_list(covered);
            parts.push(part);
        }
        if !self.unseen.is_empty() {
            let mut part = page_of(Ink::Plain, format!("{} unseen (", self.unseen.len()));
            part.add(&self.unseen).text(")");
            parts.push(part);
        }
        if !self.below.is_empty() {
            let mut part = Page::new();
            part.add_list(self.below.iter());
            parts.push(part);
        }
        let mut page = Page::new();
        for (place, part) in parts.iter().enumerate() {
            if place > 0 {
                page.text(", then ");
            }
            copy(part, &mut page);
        }
        if parts.is_empty() {
            page.put(Ink::Faint, "–");
        }
        page
    }
}

fn n_cards(n: u8) -> String {
    match n {
        1 => "1 card".to_owned(),
        n => format!("{n} cards"),
    }
}
