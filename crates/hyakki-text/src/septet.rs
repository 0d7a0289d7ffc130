//! A view of Yokai Septet as readable text.

mod pieces;

use hyakki_core::Seat;
use hyakki_septet::{PhaseView, RoundResult, SeptetView, Suit};

use crate::page::{Ink, Inked, Page};
use crate::words::count;

impl Inked for SeptetView {
    fn ink(&self, page: &mut Page) {
        ink_heading(self, page);
        if let Some(result) = &self.last_round
            && self.plays.is_empty()
        {
            ink_last_round(self, result, page);
        }
        if self.trump.is_some() {
            ink_seats(self, page);
            ink_table(self, page);
            ink_own_cards(self, page);
        }
        ink_what_next(self, page);
    }
}

/// “seat 2”, and what it is to the viewer.
fn name(seat: Seat, view: &SeptetView) -> String {
    let is_partner = |own: Seat| view.players == 4 && own.left_by(2, 4) == seat;
    match view.viewer.seat() {
        Some(own) if own == seat => format!("seat {seat} (you)"),
        Some(own) if is_partner(own) => format!("seat {seat} (partner)"),
        _ => format!("seat {seat}"),
    }
}

fn ink_heading(view: &SeptetView, page: &mut Page) {
    match view.phase {
        PhaseView::Deal => page.put(Ink::Strong, format!("Round {}: the deal", view.round + 1)),
        PhaseView::Pass => page.put(Ink::Strong, format!("Round {}: the pass", view.round)),
        PhaseView::Play => page.put(Ink::Strong, format!("Round {}: tricks", view.round)),
        PhaseView::Over => page.put(Ink::Strong, format!("Over after round {}", view.round)),
    };
    if let Some(trump) = view.trump {
        page.text("  trump ")
            .add(&trump.suit())
            .text(" (")
            .add(&trump)
            .text(" is out of play)");
    }
    page.text("  points ");
    if view.players == 4 {
        let [ours, theirs] = [Seat::new(0), Seat::new(1)].map(|seat| view.points[seat]);
        page.text(format!("seats 0+2: {ours}, seats 1+3: {theirs}"));
    } else {
        let points: Vec<String> = view
            .points
            .entries()
            .map(|(seat, n)| format!("seat {seat}: {n}"))
            .collect();
        page.text(points.join(", "));
    }
    page.end_line();
}

fn ink_last_round(view: &SeptetView, result: &RoundResult, page: &mut Page) {
    let winners: Vec<String> = result.winners.iter().map(|seat| seat.to_string()).collect();
    page.text(format!(
        "Round {} ended by {}: seat {} won {} with ",
        result.round,
        result.end.name(),
        winners.join("+"),
        count(result.gained, "point"),
    ))
    .add(&result.bosses);
    if !result.out_of_hands.is_empty() {
        page.text(" (out of hands: ")
            .add(&result.out_of_hands)
            .text(")");
    }
    page.text("; last trick ");
    for (place, seat) in result.last_trick.leader.clockwise(view.players).enumerate() {
        if place > 0 {
            page.text(", ");
        }
        if let Some(card) = result.last_trick.cards[seat] {
            page.text(format!("{seat}: ")).add(&card);
        }
    }
    page.text(format!(" to seat {}", result.last_trick.winner))
        .end_line();
}

fn ink_seats(view: &SeptetView, page: &mut Page) {
    for seat in Seat::all(view.players) {
        let marker = if view.to_act.contains(seat) {
            "▸"
        } else {
            " "
        };
        page.put(Ink::Strong, marker);
        page.text(format!(
            " {:<16} {:>8}  {:>8}  bosses ",
            name(seat, view),
            count(view.hand_sizes[seat], "card"),
            count(view.tricks[seat], "trick"),
        ))
        .add(&view.bosses[seat]);
        if view.voids[seat].iter().next().is_some() {
            page.put(Ink::Faint, "  out of ")
                .add_list(view.voids[seat].iter());
        }
        if let Some(lead) = view.lead_card.filter(|lead| lead.seat == seat) {
            let verb = if lead.is_shown { "showed" } else { "was dealt" };
            page.put(Ink::Faint, format!("  {verb} ")).add(&lead.card);
        }
        page.end_line();
    }
}

fn ink_table(view: &SeptetView, page: &mut Page) {
    if view.phase != PhaseView::Play {
        return;
    }
    let n_finished = view.plays.len() - view.n_on_table;
    let rows = [
        (
            "Last trick",
            &view.plays[n_finished.saturating_sub(view.players)..n_finished],
        ),
        ("On the table", &view.plays[n_finished..]),
    ];
    for (title, plays) in rows {
        if let Some(first) = plays.first() {
            page.text(format!("{title}: seat {} led ", first.seat))
                .add(&first.card);
            for play in &plays[1..] {
                page.text(format!(", seat {} ", play.seat)).add(&play.card);
            }
            page.end_line();
        }
    }
}

fn ink_own_cards(view: &SeptetView, page: &mut Page) {
    let Some(own) = view.viewer.seat() else {
        return;
    };
    page.text("Your hand: ");
    let suits = Suit::ALL
        .into_iter()
        .map(|suit| view.hand.intersection(suit.cards()));
    for (place, cards) in suits.filter(|cards| !cards.is_empty()).enumerate() {
        if place > 0 {
            page.put(Ink::Faint, " | ");
        }
        page.add(&cards);
    }
    page.end_line();
    let target = view.config().pass_target(own);
    let source = view.config().pass_source(own);
    if let Some(passed) = view.passed {
        page.text(format!("You passed seat {target}: "))
            .add_list(passed.cards());
        if let Some(received) = view.received {
            page.text(format!("; seat {source} passed you: "))
                .add_list(received.cards());
        }
        page.end_line();
    }
}

fn ink_what_next(view: &SeptetView, page: &mut Page) {
    if let Some(outcome) = &view.outcome {
        let winners: Vec<String> = outcome
            .winners()
            .iter()
            .map(|seat| seat.to_string())
            .collect();
        page.put(Ink::Strong, format!("Seat {} won.", winners.join("+")));
    } else if view
        .viewer
        .seat()
        .is_some_and(|own| view.to_act.contains(own))
    {
        let task = match view.phase {
            PhaseView::Pass => "Your turn: choose three cards to pass.",
            _ if view.n_on_table == 0 => "Your turn: lead any card.",
            _ => "Your turn: play a card.",
        };
        page.put(Ink::Strong, task);
    } else if view.to_act.is_empty() {
        page.text("The cards are about to be dealt.");
    } else {
        let waiting: Vec<String> = view.to_act.iter().map(|seat| seat.to_string()).collect();
        page.text(format!("Waiting for seat {}.", waiting.join(", ")));
    }
    page.end_line();
}
