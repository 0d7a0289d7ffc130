//! A view as readable text.

use hyakki_core::{Ink, Inked, Outcome, Page, Seat};

use crate::card::Card;
use crate::log::{Ending, Sequel};
use crate::pile::Pile;
use crate::view::{CardNeed, PagodaView, PhaseView, RoundEnd, TurnView};

/// How many cards under the top of a pile are written out.
const N_SHOWN_UNDER_TOP: usize = 5;

impl Inked for PagodaView {
    fn ink(&self, page: &mut Page) {
        self.ink_heading(page);
        if self.gate > 0 {
            self.ink_piles(page);
            self.ink_seats(page);
            self.ink_own_cards(page);
            self.ink_last_turns(page);
        }
        self.ink_what_next(page);
    }
}

impl PagodaView {
    /// `you` or `seat 2`.
    fn name(&self, seat: Seat) -> String {
        if self.viewer.is(seat) {
            "you".to_owned()
        } else {
            format!("seat {seat}")
        }
    }

    fn ink_heading(&self, page: &mut Page) {
        if self.gate == 0 {
            page.put(Ink::Strong, "Before the first deal");
        } else {
            page.put(
                Ink::Strong,
                format!("Torii gate {} of {}", self.gate, self.n_gates),
            );
        }
        page.end_line();
    }

    fn ink_piles(&self, page: &mut Page) {
        for pile in Pile::BOTH {
            page.text(format!("  {:<6}", pile.name()));
            if let Some((top, under)) = self.pile(pile).split_last() {
                page.add(top);
                ink_under(page, under);
            } else {
                page.put(Ink::Faint, "–");
            }
            page.end_line();
        }
        page.text(format!("  deck  {}", count(self.deck_size, "card")))
            .end_line();
    }

    fn ink_seats(&self, page: &mut Page) {
        for seat in Seat::all(self.players) {
            let is_next = self.phase.seat() == Some(seat);
            let mark = if is_next { "▸ " } else { "  " };
            let you = if self.viewer.is(seat) { " (you)" } else { "" };
            page.text(mark)
                .put(Ink::Strong, format!("seat {seat}{you}"))
                .text(format!(
                    "{:pad$}  hand {:>2}  pool {:>2}",
                    "",
                    self.hand_sizes[seat],
                    self.pool_sizes[seat],
                    pad = 6 - you.len(),
                ));
            if let (Some(pools), PhaseView::Over(outcome)) = (&self.pools, &self.phase) {
                page.text(format!(
                    "  place {}, {}: ",
                    outcome.places[seat],
                    points(outcome.points[seat])
                ))
                .add(&pools[seat]);
            }
            page.end_line();
        }
    }

    fn ink_own_cards(&self, page: &mut Page) {
        let Some(own) = &self.own else {
            return;
        };
        if !matches!(self.phase, PhaseView::Over(_)) {
            page.text("hand  ")
                .add(&own.hand)
                .put(Ink::Faint, format!("  {}", points(own.hand_points)))
                .end_line();
            page.text("pool  ")
                .add(&own.pool)
                .put(Ink::Faint, format!("  {}", points(own.pool_points)))
                .end_line();
        }
    }

    /// The last turn of everybody in this round, or how the last round ended.
    fn ink_last_turns(&self, page: &mut Page) {
        let Some(round) = self.rounds.last() else {
            return;
        };
        if (round.turns.len() < self.players || round.end.is_some())
            && let Some(end) = self.last_end()
        {
            self.ink_end(page, end);
        }
        let first = round.turns.len().saturating_sub(self.players);
        for turn in &round.turns[first..] {
            self.ink_turn(page, turn);
        }
    }

    fn ink_end(&self, page: &mut Page, end: &RoundEnd) {
        let by = self.name(end.by);
        let n_ended = self
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

    fn ink_turn(&self, page: &mut Page, turn: &TurnView) {
        let offering = turn.offering;
        page.text(format!("  {}: ", self.name(turn.seat)))
            .add(&offering.card)
            .text(format!(" on the {} pile", offering.pile.name()));
        match offering.sequel {
            Sequel::Nothing => {}
            Sequel::Closed => {
                page.text(", closing");
            }
            Sequel::Gave { card, to } => {
                page.text(", gave ");
                ink_card(page, card);
                page.text(format!(" to {}", self.name(to)));
            }
            Sequel::Fed { to, card, shuffled } => {
                page.text(format!(", let {} draw ", self.name(to)));
                ink_card(page, card);
                ink_shuffled(page, shuffled);
            }
            Sequel::Drew { card, shuffled } => {
                page.text(", drew ");
                ink_card(page, card);
                ink_shuffled(page, shuffled);
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
                ink_shuffled(page, shuffled);
            }
        }
        page.end_line();
    }

    fn ink_what_next(&self, page: &mut Page) {
        match &self.phase {
            PhaseView::Setup => page.text("The deck is shuffled.").end_line(),
            PhaseView::Play { seat } => self.ink_turn_of(page, *seat, "play a card"),
            PhaseView::Give { seat } => self.ink_turn_of(page, *seat, "matched: give a card away"),
            PhaseView::Feed { seat } => self.ink_turn_of(
                page,
                *seat,
                "matched with the last card: choose who draws one",
            ),
            PhaseView::DrawOrTake { seat } => self.ink_turn_of(
                page,
                *seat,
                "played higher: draw, or take the other pile's top card",
            ),
            PhaseView::Shuffle { need } => {
                let need = match need {
                    CardNeed::Deal => "to go on with the deal".to_owned(),
                    CardNeed::Hand(seat) => format!("for {}", self.name(*seat)),
                    CardNeed::Pile(pile) => format!("for the {} pile", pile.name()),
                };
                page.text(format!("The deck is empty: the piles are shuffled {need}."))
                    .end_line()
            }
            PhaseView::Over(outcome) => self.ink_outcome(page, outcome),
        };
    }

    fn ink_turn_of<'a>(&self, page: &'a mut Page, seat: Seat, what: &str) -> &'a mut Page {
        page.text(format!("{}: {what}", capital(&self.name(seat))))
            .end_line()
    }

    fn ink_outcome<'a>(&self, page: &'a mut Page, outcome: &Outcome) -> &'a mut Page {
        let winners: Vec<String> = outcome
            .winners()
            .iter()
            .map(|seat| self.name(seat))
            .collect();
        page.put(Ink::Strong, format!("Won by {}", winners.join(" and ")))
            .end_line()
    }
}

fn ink_under(page: &mut Page, under: &[Card]) {
    if under.is_empty() {
        return;
    }
    page.put(Ink::Faint, " on ")
        .add_list(under.iter().rev().take(N_SHOWN_UNDER_TOP).copied());
    if let Some(n_more @ 1..) = under.len().checked_sub(N_SHOWN_UNDER_TOP) {
        page.put(Ink::Faint, format!(" and {n_more} more"));
    }
}

fn ink_card(page: &mut Page, card: Option<Card>) {
    match card {
        Some(card) => page.add(&card),
        None => page.text("a card"),
    };
}

fn ink_shuffled(page: &mut Page, shuffled: bool) {
    if shuffled {
        page.put(Ink::Faint, " (new deck)");
    }
}

fn points(n: impl Into<i64>) -> String {
    let n = n.into();
    format!("{n} {}", if n == 1 { "point" } else { "points" })
}

fn count(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().to_string() + letters.as_str()
    })
}
