//! A view of Yokai Pagoda as readable text.

mod pieces;

use hyakki_core::{Outcome, Seat};
use hyakki_pagoda::{
    Card, CardNeed, Ending, PagodaView, PhaseView, Pile, RoundEnd, Sequel, TurnView,
};

use crate::page::{Ink, Inked, Page};
use crate::words::{count, name};

/// How many cards under the top of a pile are written out.
const N_SHOWN_UNDER_TOP: usize = 5;

impl Inked for PagodaView {
    fn ink(&self, page: &mut Page) {
        ink_heading(self, page);
        if self.gate > 0 {
            ink_piles(self, page);
            ink_seats(self, page);
            ink_own_cards(self, page);
            ink_last_turns(self, page);
        }
        ink_what_next(self, page);
    }
}

fn ink_heading(view: &PagodaView, page: &mut Page) {
    if view.gate == 0 {
        page.put(Ink::Strong, "Before the first deal");
    } else {
        page.put(
            Ink::Strong,
            format!("Torii gate {} of {}", view.gate, view.n_gates),
        );
    }
    page.end_line();
}

fn ink_piles(view: &PagodaView, page: &mut Page) {
    for pile in Pile::BOTH {
        page.text(format!("  {:<6}", pile.name()));
        if let Some((top, under)) = view.pile(pile).split_last() {
            page.add(top);
            ink_under(under, page);
        } else {
            page.put(Ink::Faint, "–");
        }
        page.end_line();
    }
    page.text(format!("  deck  {}", count(view.deck_size, "card")))
        .end_line();
}

fn ink_seats(view: &PagodaView, page: &mut Page) {
    for seat in Seat::all(view.players) {
        let is_next = view.phase.seat() == Some(seat);
        let mark = if is_next { "▸ " } else { "  " };
        let you = if view.viewer.is(seat) { " (you)" } else { "" };
        page.text(mark)
            .put(Ink::Strong, format!("seat {seat}{you}"))
            .text(format!(
                "{:pad$}  hand {:>2}  pool {:>2}",
                "",
                view.hand_sizes[seat],
                view.pool_sizes[seat],
                pad = 6 - you.len(),
            ));
        if let (Some(pools), PhaseView::Over(outcome)) = (&view.pools, &view.phase) {
            page.text(format!(
                "  place {}, {}: ",
                outcome.places[seat],
                count(outcome.points[seat], "point")
            ))
            .add(&pools[seat]);
        }
        page.end_line();
    }
}

fn ink_own_cards(view: &PagodaView, page: &mut Page) {
    let Some(own) = &view.own else {
        return;
    };
    if !matches!(view.phase, PhaseView::Over(_)) {
        page.text("hand  ")
            .add(&own.hand)
            .put(Ink::Faint, format!("  {}", count(own.hand_points, "point")))
            .end_line();
        page.text("pool  ")
            .add(&own.pool)
            .put(Ink::Faint, format!("  {}", count(own.pool_points, "point")))
            .end_line();
    }
}

/// The last turn of everybody in this round, or how the last round ended.
fn ink_last_turns(view: &PagodaView, page: &mut Page) {
    let Some(round) = view.rounds.last() else {
        return;
    };
    if (round.turns.len() < view.players || round.end.is_some())
        && let Some(end) = view.last_end()
    {
        ink_end(view, end, page);
    }
    let first = round.turns.len().saturating_sub(view.players);
    for turn in &round.turns[first..] {
        ink_turn(view, turn, page);
    }
}

fn ink_end(view: &PagodaView, end: &RoundEnd, page: &mut Page) {
    let by = name(end.by, view.viewer);
    let n_ended = view
        .rounds
        .iter()
        .filter(|round| round.end.is_some())
        .count();
    page.text(format!("Round {n_ended}: "));
    match end.ending {
        Ending::Closed => {
            page.text(format!("{by} closed"));
            if let Some(shown) = &end.shown {
                page.text(" and showed ").add(shown);
            }
        }
        Ending::OutOfCards => {
            page.text(format!("{by} ran out of cards"));
        }
        Ending::TurnLimit => {
            page.text(format!("ended by the turn limit after the turn of {by}"));
        }
    }
    page.end_line();
}

fn ink_turn(view: &PagodaView, turn: &TurnView, page: &mut Page) {
    let offering = turn.offering;
    page.text(format!("  {}: ", name(turn.seat, view.viewer)))
        .add(&offering.card)
        .text(format!(" on the {} pile", offering.pile.name()));
    match offering.sequel {
        Sequel::Nothing => {}
        Sequel::Closed => {
            page.text(", closing");
        }
        Sequel::Gave { card, to } => {
            page.text(", gave ");
            ink_card(card, page);
            page.text(format!(" to {}", name(to, view.viewer)));
        }
        Sequel::Fed { to, card, shuffled } => {
            page.text(format!(", let {} draw ", name(to, view.viewer)));
            ink_card(card, page);
            ink_shuffled(shuffled, page);
        }
        Sequel::Drew { card, shuffled } => {
            page.text(", drew ");
            ink_card(card, page);
            ink_shuffled(shuffled, page);
        }
        Sequel::Took {
            card,
            flipped,
            shuffled,
        } => {
            page.text(", took ").add(&card);
            if let Some(flipped) = flipped {
                page.text(", and ")
                    .add(&flipped)
                    .text(" starts that pile anew");
            }
            ink_shuffled(shuffled, page);
        }
    }
    page.end_line();
}

fn ink_what_next(view: &PagodaView, page: &mut Page) {
    let turn_of = |seat, what| format!("{}: {what}", capital(&name(seat, view.viewer)));
    match &view.phase {
        PhaseView::Setup => page.text("The deck is shuffled."),
        PhaseView::Play { seat } => page.text(turn_of(*seat, "play a card")),
        PhaseView::Give { seat } => page.text(turn_of(*seat, "matched: give a card away")),
        PhaseView::Feed { seat } => page.text(turn_of(
            *seat,
            "matched with the last card: choose who draws one",
        )),
        PhaseView::DrawOrTake { seat } => page.text(turn_of(
            *seat,
            "played higher: draw, or take the other pile's top card",
        )),
        PhaseView::Shuffle { need } => {
            let need = match need {
                CardNeed::Deal => "to go on with the deal".to_owned(),
                CardNeed::Hand(seat) => format!("for {}", name(*seat, view.viewer)),
                CardNeed::Pile(pile) => format!("for the {} pile", pile.name()),
            };
            page.text(format!("The deck is empty: the piles are shuffled {need}."))
        }
        PhaseView::Over(outcome) => page.put(Ink::Strong, verdict(view, outcome)),
    };
    page.end_line();
}

fn verdict(view: &PagodaView, outcome: &Outcome) -> String {
    let winners = outcome.winners();
    let winners: Vec<String> = winners.iter().map(|seat| name(seat, view.viewer)).collect();
    format!("Won by {}", winners.join(" and "))
}

fn ink_under(under: &[Card], page: &mut Page) {
    if under.is_empty() {
        return;
    }
    page.put(Ink::Faint, " on ")
        .add_list(under.iter().rev().take(N_SHOWN_UNDER_TOP).copied());
    if let Some(n_more @ 1..) = under.len().checked_sub(N_SHOWN_UNDER_TOP) {
        page.put(Ink::Faint, format!(" and {n_more} more"));
    }
}

fn ink_card(card: Option<Card>, page: &mut Page) {
    match card {
        Some(card) => page.add(&card),
        None => page.text("a card"),
    };
}

fn ink_shuffled(shuffled: bool, page: &mut Page) {
    if shuffled {
        page.put(Ink::Faint, " (new deck)");
    }
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().to_string() + letters.as_str()
    })
}
