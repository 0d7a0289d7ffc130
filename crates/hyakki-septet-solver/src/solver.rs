//! The exact solver.

use hyakki_core::Seat;
use hyakki_septet::numbers::{BASIC_POINTS, SEVEN_TRICKS_FOR_THREE};
use hyakki_septet::{Card, CardSet, Play, Scoring};

use crate::before_trick::BeforeTrick;
use crate::moment::Moment;
use crate::pattern::Patterns;
use crate::position::OpenPosition;
use crate::question::{Question, value_at_end};
use crate::round::Round;
use crate::search::{OutOfNodes, Search};
use crate::solution::{CardValue, Solution};
use crate::transposition_table::TranspositionTable;

/// Solves positions with open hands, one after the other; what it proves for one it remembers for the next.
///
/// A round is worth its points: more than 0 for whoever wins it, less for the others. So winning comes first, then points.
/// Four players: team against team. Three players: the seat that is asked about makes the most of the round for itself,
/// and the two others together make the least of it.
#[derive(Clone, Debug)]
pub struct Solver {
    table: TranspositionTable,
    /// For questions about winning, and about points.
    winning: Patterns,
    points: Patterns,
}

/// The position at hand, and what it has cost.
struct Work<'a, const N_SEATS: usize> {
    solver: &'a mut Solver,
    round: Round,
    asking: usize,
    before_trick: BeforeTrick,
    knows_points: bool,
    n_nodes: u64,
    max_nodes: u64,
}

impl Default for Solver {
    /// A solver with 16 MiB for its memory: what does not fit the processor's cache costs more time than it saves.
    fn default() -> Solver {
        Solver::with_memory(16)
    }
}

impl Solver {
    /// A solver with so many MiB for its memory, rounded down to a power of two. The first one is always granted.
    #[must_use]
    pub fn with_memory(mebibytes: usize) -> Solver {
        Solver {
            // A group has 64 bytes, so a MiB has 2¹⁴.
            table: TranspositionTable::new(14 + mebibytes.max(1).ilog2()),
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
        match position.n_seats() {
            4 => Work::<4>::begin(self, position, seat, max_nodes).is_won(position),
            _ => Work::<3>::begin(self, position, seat, max_nodes).is_won(position),
        }
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
        match position.n_seats() {
            4 => Work::<4>::begin(self, position, seat, max_nodes).value_of(position),
            _ => Work::<3>::begin(self, position, seat, max_nodes).value_of(position),
        }
    }

    /// The legal cards with which the seat that plays next wins the round.
    ///
    /// # Errors
    /// If that takes more nodes than allowed.
    pub fn winning_cards(
        &mut self,
        position: &OpenPosition,
        max_nodes: u64,
    ) -> Result<CardSet, OutOfNodes> {
        let seat = position.to_act();
        match position.n_seats() {
            4 => Work::<4>::begin(self, position, seat, max_nodes).winning_cards(position),
            _ => Work::<3>::begin(self, position, seat, max_nodes).winning_cards(position),
        }
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
        match position.n_seats() {
            4 => Work::<4>::begin(self, position, seat, max_nodes).solve(position),
            _ => Work::<3>::begin(self, position, seat, max_nodes).solve(position),
        }
    }
}

impl<'a, const N_SEATS: usize> Work<'a, N_SEATS> {
    fn begin(
        solver: &'a mut Solver,
        position: &OpenPosition,
        seat: Seat,
        max_nodes: u64,
    ) -> Work<'a, N_SEATS> {
        let round = position.round();
        let before_trick = position.before_trick(&round);
        solver.table.start(before_trick.live().count_ones());
        solver.winning.prepare(&before_trick, &round, false);
        Work {
            solver,
            asking: round.tricks.party(seat.index()),
            round,
            before_trick,
            knows_points: false,
            n_nodes: 0,
            max_nodes,
        }
    }

    fn is_won(&mut self, position: &OpenPosition) -> Result<bool, OutOfNodes> {
        let moment = Moment::of(position, &self.round);
        self.reaches(&moment, 1)
    }

    fn value_of(&mut self, position: &OpenPosition) -> Result<i8, OutOfNodes> {
        let moment = Moment::of(position, &self.round);
        self.value(&moment)
    }

    fn winning_cards(&mut self, position: &OpenPosition) -> Result<CardSet, OutOfNodes> {
        let moment = Moment::of(position, &self.round);
        let (legal, choices) = (moment.legal(), moment.choices());
        let mut winning = CardSet::EMPTY;
        // Whether the last plain card that is no other's neighbour wins: its neighbours do what it does.
        let mut wins_before = false;
        for card in CardSet::from_bits(legal).iter() {
            let wins = if choices >> card.index() & 1 == 0 {
                wins_before
            } else {
                let next = moment.after::<N_SEATS>(&self.round, card.index());
                let wins = match self.value_at_end(&next) {
                    Some(value) => value > 0,
                    None => self.reaches(&next, 1)?,
                };
                if !card.is_boss() {
                    wins_before = wins;
                }
                wins
            };
            if wins {
                winning = winning.with(card);
            }
        }
        Ok(winning)
    }

    fn solve(&mut self, position: &OpenPosition) -> Result<Solution, OutOfNodes> {
        let moment = Moment::of(position, &self.round);
        let cards = self.card_values(&moment)?;
        let line = self.best_line(&moment)?;
        Ok(Solution {
            seat: position.to_act(),
            cards,
            line,
            n_nodes: self.n_nodes,
        })
    }

    fn reaches(&mut self, moment: &Moment, aim: i8) -> Result<bool, OutOfNodes> {
        let question = Question {
            asking: self.asking,
            aim,
        };
        if question.is_about_winning() {
            return self.answer::<true>(moment, question);
        }
        if !self.knows_points {
            let points = &mut self.solver.points;
            points.prepare(&self.before_trick, &self.round, true);
            self.knows_points = true;
        }
        self.answer::<false>(moment, question)
    }

    fn answer<const WINNING: bool>(
        &mut self,
        moment: &Moment,
        question: Question,
    ) -> Result<bool, OutOfNodes> {
        let mut search = Search::<N_SEATS, WINNING> {
            round: &self.round,
            patterns: if WINNING {
                &self.solver.winning
            } else {
                &self.solver.points
            },
            table: &mut self.solver.table,
            question,
            n_nodes: self.n_nodes,
            max_nodes: self.max_nodes,
        };
        let verdict = search.is_reached(&moment.before, &moment.trick);
        self.n_nodes = search.n_nodes;
        verdict
    }

    /// Whether the round is won, then for how many points.
    fn value(&mut self, moment: &Moment) -> Result<i8, OutOfNodes> {
        let most = match self.round.scoring {
            Scoring::Basic => BASIC_POINTS as i8,
            // No win has more stars than there are, unless three players' seventh trick gives more.
            Scoring::Advanced => self.round.all_stars.max(SEVEN_TRICKS_FOR_THREE) as i8,
        };
        let (mut low, mut high) = if self.reaches(moment, 1)? {
            (1, most)
        } else {
            (-most, -1)
        };
        while low < high {
            let aim = high - (high - low) / 2;
            if self.reaches(moment, aim)? {
                low = aim;
            } else {
                high = aim - 1;
            }
        }
        Ok(low)
    }

    /// The value at a moment if the trick just taken ends the round.
    fn value_at_end(&self, moment: &Moment) -> Option<i8> {
        let has_ended = moment.is_before_lead();
        has_ended
            .then(|| value_at_end::<N_SEATS>(&self.round, &moment.before, self.asking))
            .flatten()
    }

    /// The value after this card.
    fn value_of_card(&mut self, moment: &Moment, card: usize) -> Result<i8, OutOfNodes> {
        let next = moment.after::<N_SEATS>(&self.round, card);
        match self.value_at_end(&next) {
            Some(value) => Ok(value),
            None => self.value(&next),
        }
    }

    /// The value of each legal card. Of cards that are as good as each other only the lowest is searched.
    fn card_values(&mut self, moment: &Moment) -> Result<Vec<CardValue>, OutOfNodes> {
        let (legal, choices) = (moment.legal(), moment.choices());
        let mut values: Vec<CardValue> = Vec::new();
        for card in CardSet::FULL.iter() {
            let bit = 1 << card.index();
            if legal & bit == 0 {
                continue;
            }
            let value = if choices & bit != 0 {
                self.value_of_card(moment, card.index())?
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
    fn best_line(&mut self, moment: &Moment) -> Result<Vec<Play>, OutOfNodes> {
        let value = self.value(moment)?;
        let mut moment = *moment;
        let mut line = Vec::new();
        loop {
            let card = self.best_card(&moment, value)?;
            line.push(Play {
                seat: Seat::new(moment.seat()),
                card,
            });
            moment = moment.after::<N_SEATS>(&self.round, card.index());
            if self.value_at_end(&moment).is_some() {
                return Ok(line);
            }
        }
    }

    /// The first card with which the round stays worth what it is worth.
    fn best_card(&mut self, moment: &Moment, value: i8) -> Result<Card, OutOfNodes> {
        let choices = moment.choices();
        let mut last = None;
        for card in CardSet::FULL
            .iter()
            .filter(|card| choices >> card.index() & 1 == 1)
        {
            last = Some(card);
            if choices.count_ones() == 1 || self.keeps(moment, card, value)? {
                break;
            }
        }
        Ok(last.expect("whoever plays next has a card"))
    }

    fn keeps(&mut self, moment: &Moment, card: Card, value: i8) -> Result<bool, OutOfNodes> {
        let is_asking = self.round.tricks.party(moment.seat()) == self.asking;
        let next = moment.after::<N_SEATS>(&self.round, card.index());
        if let Some(end) = self.value_at_end(&next) {
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
