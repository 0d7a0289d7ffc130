//! A view as readable text.

use hyakki_core::{Ink, Inked, Page, Seat};

use crate::card::CardSet;
use crate::suit::Suit;
use crate::view::{PhaseView, SeptetView};

impl Inked for SeptetView {
    fn ink(&self, page: &mut Page) {
        self.ink_heading(page);
        if let Some(result) = &self.last_round
            && self.plays.is_empty()
        {
            self.ink_last_round(page, result);
        }
        if self.trump.is_some() {
            self.ink_seats(page);
            self.ink_table(page);
            self.ink_own_cards(page);
        }
        self.ink_what_next(page);
    }
}

impl SeptetView {
    fn name(&self, seat: Seat) -> String {
        let is_partner = |own: Seat| self.players == 4 && own.left_by(2, 4) == seat;
        match self.viewer.seat() {
            Some(own) if own == seat => format!("seat {seat} (you)"),
            Some(own) if is_partner(own) => format!("seat {seat} (partner)"),
            _ => format!("seat {seat}"),
        }
    }

    fn ink_heading(&self, page: &mut Page) {
        match self.phase {
            PhaseView::Deal => page.put(Ink::Strong, format!("Round {}: the deal", self.round + 1)),
            PhaseView::Pass => page.put(Ink::Strong, format!("Round {}: the pass", self.round)),
            PhaseView::Play => page.put(Ink::Strong, format!("Round {}: tricks", self.round)),
            PhaseView::Over => page.put(Ink::Strong, format!("Over after round {}", self.round)),
        };
        if let Some(trump) = self.trump {
            page.text("  trump ")
                .add(&trump.suit())
                .text(" (")
                .add(&trump)
                .text(" is out of play)");
        }
        page.text("  points ");
        if self.players == 4 {
            let [ours, theirs] = [Seat::new(0), Seat::new(1)].map(|seat| self.points[seat]);
            page.text(format!("seats 0+2: {ours}, seats 1+3: {theirs}"));
        } else {
            let points: Vec<String> = self
                .points
                .entries()
                .map(|(seat, n)| format!("seat {seat}: {n}"))
                .collect();
            page.text(points.join(", "));
        }
        page.end_line();
    }

    fn ink_last_round(&self, page: &mut Page, result: &crate::round_result::RoundResult) {
        let winners: Vec<String> = result.winners.iter().map(|seat| seat.to_string()).collect();
        page.text(format!(
            "Round {} ended by {}: seat {} won {} with ",
            result.round,
            result.end.describe(),
            winners.join("+"),
            count(result.gained.into(), "point"),
        ));
        ink_cards(page, result.bosses);
        if !result.out_of_hands.is_empty() {
            page.text(" (out of hands: ");
            ink_cards(page, result.out_of_hands);
            page.text(")");
        }
        page.text("; last trick ");
        for (place, seat) in result.last_trick.leader.clockwise(self.players).enumerate() {
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

    fn ink_seats(&self, page: &mut Page) {
        for seat in Seat::all(self.players) {
            let marker = if self.to_act.contains(seat) {
                "▸"
            } else {
                " "
            };
            page.put(Ink::Strong, marker);
            page.text(format!(
                " {:<16} {:>8}  {:>8}  bosses ",
                self.name(seat),
                count(self.hand_sizes[seat], "card"),
                count(self.tricks[seat].into(), "trick"),
            ));
            ink_cards(page, self.bosses[seat]);
            if self.voids[seat].iter().next().is_some() {
                page.put(Ink::Faint, "  out of ")
                    .add_list(self.voids[seat].iter());
            }
            if let Some(lead) = self.lead_card.filter(|lead| lead.seat == seat) {
                let verb = if lead.is_shown { "showed" } else { "was dealt" };
                page.put(Ink::Faint, format!("  {verb} ")).add(&lead.card);
            }
            page.end_line();
        }
    }

    fn ink_table(&self, page: &mut Page) {
        if self.phase != PhaseView::Play {
            return;
        }
        let n_finished = self.plays.len() - self.n_on_table;
        let rows = [
            (
                "Last trick",
                &self.plays[n_finished.saturating_sub(self.players)..n_finished],
            ),
            ("On the table", &self.plays[n_finished..]),
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

    fn ink_own_cards(&self, page: &mut Page) {
        let Some(own) = self.viewer.seat() else {
            return;
        };
        page.text("Your hand: ");
        let suits = Suit::ALL
            .into_iter()
            .map(|suit| self.hand.intersection(suit.cards()));
        for (place, cards) in suits.filter(|cards| !cards.is_empty()).enumerate() {
            if place > 0 {
                page.put(Ink::Faint, " | ");
            }
            ink_cards(page, cards);
        }
        page.end_line();
        let target = self.config().pass_target(own);
        let source = self.config().pass_source(own);
        if let Some(passed) = self.passed {
            page.text(format!("You passed seat {target}: "))
                .add_list(passed.cards());
            if let Some(received) = self.received {
                page.text(format!("; seat {source} passed you: "))
                    .add_list(received.cards());
            }
            page.end_line();
        }
    }

    fn ink_what_next(&self, page: &mut Page) {
        if let Some(outcome) = &self.outcome {
            let winners: Vec<String> = outcome
                .winners()
                .iter()
                .map(|seat| seat.to_string())
                .collect();
            page.put(Ink::Strong, format!("Seat {} won.", winners.join("+")));
        } else if self
            .viewer
            .seat()
            .is_some_and(|own| self.to_act.contains(own))
        {
            let task = match self.phase {
                PhaseView::Pass => "Your turn: choose three cards to pass.",
                _ if self.n_on_table == 0 => "Your turn: lead any card.",
                _ => "Your turn: play a card.",
            };
            page.put(Ink::Strong, task);
        } else if self.to_act.is_empty() {
            page.text("The cards are about to be dealt.");
        } else {
            let waiting: Vec<String> = self.to_act.iter().map(|seat| seat.to_string()).collect();
            page.text(format!("Waiting for seat {}.", waiting.join(", ")));
        }
        page.end_line();
    }
}

fn ink_cards(page: &mut Page, cards: CardSet) {
    page.add_list(cards.iter());
}

fn count(n: usize, noun: &str) -> String {
    if n == 1 {
        format!("1 {noun}")
    } else {
        format!("{n} {noun}s")
    }
}
