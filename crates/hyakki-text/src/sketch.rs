//! A view of Yokai Sketch as readable text.

mod pieces;
mod stacks;

use hyakki_core::{Seat, Viewer};
use hyakki_sketch::numbers::{MAX_PLAYS, N_SEATS, QUIET_TURNS};
use hyakki_sketch::{
    AbilityUse, Action, Called, Completed, HandView, Happened, PhaseView, SketchView,
};

use crate::page::{Ink, Inked, Page};
use crate::words::{count, name};
use stacks::ink_stacks;

impl Inked for SketchView {
    fn ink(&self, page: &mut Page) {
        ink_turn(self, page);
        if self.phase == PhaseView::Setup {
            return;
        }
        if let Some(happened) = &self.last_step {
            ink_last_step(self, happened, page);
        }
        for seat in seats(self) {
            ink_hand(self, seat, page);
        }
        ink_deck(self, page);
        ink_stacks(self, page);
        for seat in seats(self) {
            ink_notebook(self, seat, page);
        }
    }
}

/// The seats as the viewer lists them: the own one first.
fn seats(view: &SketchView) -> [Seat; N_SEATS] {
    let first = view.viewer.seat().unwrap_or(Seat::new(0));
    [first, first.left(N_SEATS)]
}

/// “your hand”, “seat 1's hand”.
fn possessive(seat: Seat, viewer: Viewer) -> String {
    if viewer.is(seat) {
        "your".to_owned()
    } else {
        format!("seat {seat}'s")
    }
}

fn ink_turn(view: &SketchView, page: &mut Page) {
    page.put(Ink::Strong, "Yokai Sketch").text(" · ");
    match (view.phase, view.active, &view.outcome) {
        (PhaseView::Play, Some(seat), _) => {
            let stop = match (view.may_pass, view.n_played) {
                (false, _) => "at least one must be played",
                (true, 0) => "none need be played",
                (true, _) => "no more need be played",
            };
            page.put(
                Ink::Strong,
                format!("{} turn", possessive(seat, view.viewer)),
            )
            .text(format!(
                ": {} of at most {MAX_PLAYS} cards played, {stop}",
                view.n_played
            ));
        }
        (PhaseView::Reshuffle, Some(seat), _) => {
            let name = name(seat, view.viewer);
            page.text(format!(
                "the discard pile is shuffled, so that {name} can draw"
            ));
        }
        (PhaseView::Over, _, Some(outcome)) => {
            let winners: Vec<String> = outcome
                .winners()
                .iter()
                .map(|seat| name(seat, view.viewer))
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

fn ink_last_step(view: &SketchView, happened: &Happened, page: &mut Page) {
    let name = name(happened.seat, view.viewer);
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
        ink_completed(view, completed, page);
    }
    page.end_line();
}

fn ink_completed(view: &SketchView, completed: &Completed, page: &mut Page) {
    page.put(Ink::Faint, "; ");
    let stack = completed.stack.name();
    match completed.taken_by {
        Some(seat) => {
            let name = name(seat, view.viewer);
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

fn ink_hand(view: &SketchView, seat: Seat, page: &mut Page) {
    let HandView { len, cards, known } = view.hands[seat];
    page.text(format!("{} hand: ", possessive(seat, view.viewer)));
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
            page.text(count(len, "card")).text(", known: ").add(&known);
        }
        (None, Some(known)) if !known.is_empty() => {
            page.text(count(len, "card"))
                .text(", among them ")
                .add(&known);
        }
        _ => {
            page.text(count(len, "card"));
        }
    }
    if let Some(placed) = view.last_cards[seat] {
        page.put(Ink::Faint, "   last played: ").add(&placed.card);
        page.put(Ink::Faint, format!(", lies at {}", placed.colour.name()));
    }
    page.end_line();
}

fn ink_deck(view: &SketchView, page: &mut Page) {
    page.text(format!("deck: {}", count(view.deck_len, "card")));
    page.text(format!(
        "   discard pile: {}",
        count(view.discard.len(), "card")
    ));
    if !view.discard.is_empty() {
        page.text(": ").add(&view.discard);
    }
    page.end_line();
    if view.n_quiet_turns > 0 {
        let quiet = format!(
            "turns without a yokai taken: {} of {QUIET_TURNS}",
            view.n_quiet_turns
        );
        page.put(Ink::Faint, quiet).end_line();
    }
}

fn ink_notebook(view: &SketchView, seat: Seat, page: &mut Page) {
    let notebook = &view.notebooks[seat];
    let n_colours = notebook.colours(view.called).len();
    page.text(format!("{} notebook: ", possessive(seat, view.viewer)));
    page.put(Ink::Strong, format!("{} points", notebook.points()));
    if n_colours > 0 {
        page.text(format!(" in {}:", count(n_colours, "colour")));
    }
    for (yokai, stack) in notebook.yokai_and_stacks() {
        page.text(" ").add(&yokai);
        if view.called == Called::Stack && stack != yokai.colour() {
            page.put(Ink::Faint, format!(" (as {})", stack.name()));
        }
    }
    page.end_line();
}
