//! The exact solver.

use hyakki_core::Seat;
use hyakki_septet::{Card, CardSet, Play, Scoring};

use super::pattern::Patterns;
use super::position::OpenPosition;
use super::question::Question;
use super::search::{OutOfNodes, Search};
use super::solution::{CardValue, Solution};
use super::table::Table;
use crate::septet::board::Board;
use crate::septet::round::Round;

/// Solves positions with open hands, one after the other; what it proves for one it remembers for the next.
///
/// A round is worth its points: more than 0 for whoever wins it, less for the others. So winning comes first, then points.
/// Four players: team against team. Three players: the seat that is asked about makes the most of the round for itself,
/// and the two others together make the least of it.
#[derive(Clone, Debug)]
pub struct Solver {
    table: Table,
    /// For questions about winning, and about points.
    winning: Patterns,
    points: Patterns,
}

/// The position at hand, and what it has cost.
struct Work<'a> {
    solver: &'a mut Solver,
    round: Round,
    asking: usize,
    before_trick: Board,
    knows_points: bool,
    n_nodes: u64,
    max_nodes: u64,
}

impl Default for Solver {
    /// A solver with 64 MiB for its memory.
    fn default() -> Solver {
        Solver::with_memory(64)
    }
}

impl Solver {
    /// A solver with so many MiB for its memory, rounded down to a power of two. The first one is always granted.
    #[must_use]
    pub fn with_memory(mebibytes: usize) -> Solver {
        Solver {
            // A group has 64 bytes, so a MiB has 2¹⁴.
            table: Table::new(14 + mebibytes.max(1).ilog2()),
            winning: Patterns::new(),
            points: Patterns::new(),
        }
    }

    /// Whether this seat wins the round.
    ///
    /// # Errors
    /// If that takes more nodes than allowed.
    pub fn is_won(
        &mut self,
        position: &OpenPosition,
        seat: Seat,
        max_nodes: u64,
    ) -> Result<bool, OutOfNodes> {
        let (mut work, board) = Work::begin(self, position, seat, max_nodes);
        work.reaches(&board, 1)
    }

    /// What the round is worth to this seat.
    ///
    /// # Errors
    /// If that takes more nodes than allowed.
    pub fn value(
        &mut self,
        position: &OpenPosition,
        seat: Seat,
        max_nodes: u64,
    ) -> Result<i8, OutOfNodes> {
        let (mut work, board) = Work::begin(self, position, seat, max_nodes);
        work.value(&board)
    }

    /// What each legal card is worth to the seat that plays next, and best play from there.
    ///
    /// # Errors
    /// If that takes more nodes than allowed.
    pub fn solve(
        &mut self,
        position: &OpenPosition,
        max_nodes: u64,
    ) -> Result<Solution, OutOfNodes> {
        let seat = position.to_act();
        let (mut work, board) = Work::begin(self, position, seat, max_nodes);
        let cards = work.card_values(&board)?;
        let line = work.best_line(&board)?;
        Ok(Solution {
            seat,
            cards,
            line,
            n_nodes: work.n_nodes,
        })
    }
}

impl<'a> Work<'a> {
    /// The work, and the position with the cards on the table.
    fn begin(
        solver: &'a mut Solver,
        position: &OpenPosition,
        seat: Seat,
        max_nodes: u64,
    ) -> (Work<'a>, Board) {
        let round = position.round();
        let before_trick = position.board_before_trick(&round);
        solver.table.start(before_trick.live.count_ones());
        solver.winning.prepare(&before_trick, &round, false);
        let mut board = before_trick;
        for card in &position.parts().on_table {
            board.play(&round, card.index());
        }
        let work = Work {
            solver,
            asking: round.party(seat.index()),
            round,
            before_trick,
            knows_points: false,
            n_nodes: 0,
            max_nodes,
        };
        (work, board)
    }

    fn reaches(&mut self, board: &Board, aim: i8) -> Result<bool, OutOfNodes> {
        let question = Question {
            asking: self.asking,
            aim,
        };
        if !question.is_about_winning() && !self.knows_points {
            self.solver
                .points
                .prepare(&self.before_trick, &self.round, true);
            self.knows_points = true;
        }
        let mut search = Search {
            round: &self.round,
            patterns: if question.is_about_winning() {
                &self.solver.winning
            } else {
                &self.solver.points
            },
            table: &mut self.solver.table,
            question,
            n_nodes: self.n_nodes,
            max_nodes: self.max_nodes,
        };
        let verdict = search.is_reached(&mut { *board });
        self.n_nodes = search.n_nodes;
        verdict
    }

    /// Whether the round is won, then for how many points.
    fn value(&mut self, board: &Board) -> Result<i8, OutOfNodes> {
        let most = match self.round.scoring {
            Scoring::Basic => 1,
            // No win has more stars than there are, and a seventh trick of three players gives 3.
            Scoring::Advanced => self.round.all_stars.max(3) as i8,
        };
        let (mut low, mut high) = if self.reaches(board, 1)? {
            (1, most)
        } else {
            (-most, -1)
        };
        while low < high {
            let aim = high - (high - low) / 2;
            if self.reaches(board, aim)? {
                low = aim;
            } else {
                high = aim - 1;
            }
        }
        Ok(low)
    }

    /// The value after this card.
    fn value_of_card(&mut self, board: &Board, card: usize) -> Result<i8, OutOfNodes> {
        let mut next = *board;
        let winner = next.play(&self.round, card);
        match winner.and_then(|winner| self.value_at_end(&next, winner)) {
            Some(value) => Ok(value),
            None => self.value(&next),
        }
    }

    fn value_at_end(&self, board: &Board, winner: usize) -> Option<i8> {
        self.round
            .value_at_end(board, self.round.party(winner), self.asking)
    }

    /// The value of each legal card. Of cards that are as good as each other only the lowest is searched.
    fn card_values(&mut self, board: &Board) -> Result<Vec<CardValue>, OutOfNodes> {
        let (legal, choices) = (board.legal(), board.choices());
        let mut values: Vec<CardValue> = Vec::new();
        for card in CardSet::FULL.iter() {
            let bit = 1 << card.index();
            if legal & bit == 0 {
                continue;
            }
            let value = if choices & bit != 0 {
                self.value_of_card(board, card.index())?
            } else {
                // The one below may be a boss, which is another matter.
                values
                    .iter()
                    .rfind(|other| choices >> other.card.index() & 1 == 1 && !other.card.is_boss())
                    .expect("the lowest of cards that are alike comes before them")
                    .value
            };
            values.push(CardValue { card, value });
        }
        Ok(values)
    }

    /// Cards that keep the value, to the end of the round.
    fn best_line(&mut self, board: &Board) -> Result<Vec<Play>, OutOfNodes> {
        let value = self.value(board)?;
        let mut board = *board;
        let mut line = Vec::new();
        loop {
            let card = self.best_card(&board, value)?;
            line.push(Play {
                seat: Seat::new(board.seat()),
                card,
            });
            let winner = board.play(&self.round, card.index());
            if winner.is_some_and(|winner| self.value_at_end(&board, winner).is_some()) {
                return Ok(line);
            }
        }
    }

    /// The first card with which the round stays worth what it is worth.
    fn best_card(&mut self, board: &Board, value: i8) -> Result<Card, OutOfNodes> {
        let choices = board.choices();
        let mut last = None;
        for card in CardSet::FULL
            .iter()
            .filter(|card| choices >> card.index() & 1 == 1)
        {
            last = Some(card);
            if choices.count_ones() == 1 || self.keeps(board, card, value)? {
                break;
            }
        }
        Ok(last.expect("whoever plays next has a card"))
    }

    fn keeps(&mut self, board: &Board, card: Card, value: i8) -> Result<bool, OutOfNodes> {
        let is_asking = self.round.party(board.seat()) == self.asking;
        let mut next = *board;
        let winner = next.play(&self.round, card.index());
        if let Some(end) = winner.and_then(|winner| self.value_at_end(&next, winner)) {
            return Ok(end == value);
        }
        if is_asking {
            self.reaches(&next, value)
        } else {
            let above = if value == -1 { 1 } else { value + 1 };
            Ok(!self.reaches(&next, above)?)
        }
    }
}
