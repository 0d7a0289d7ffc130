//! A match: a referee with its record.

use crate::config::GameConfig;
use crate::dice::Dice;
use crate::game::{BadChance, Game, Rule};
use crate::record::{self, Header, Line, Problem, RecordError, RecordedOutcome};
use crate::seat::Seat;
use crate::turn::Turn;

/// One thing that happened in a match.
#[derive(Clone, Debug, PartialEq)]
pub enum Step<G: Game> {
    /// Chance fell.
    Chance(G::Chance),
    /// A seat acted.
    Action(Seat, G::Action),
}

impl<G: Game> Step<G> {
    /// The step as a line of a record.
    #[must_use]
    pub fn to_line(&self) -> Line {
        match self {
            Step::Chance(chance) => Line::Chance(chance.to_string()),
            Step::Action(seat, action) => Line::Action {
                seat: seat.index(),
                action: action.to_string(),
            },
        }
    }

    /// Carries the step out on a state where it is allowed.
    pub fn apply_to(&self, state: &mut G) {
        match self {
            Step::Chance(chance) => state.apply_chance(chance),
            &Step::Action(seat, action) => state.apply(seat, action),
        }
    }
}

/// A referee with its record: the only way a state changes.
#[derive(Clone, Debug, PartialEq)]
pub struct Match<G: Game> {
    header: Header,
    state: G,
    steps: Vec<Step<G>>,
}

impl<G: Game> Match<G> {
    /// A match before its first random event.
    ///
    /// # Panics
    /// If there is not one name for each player.
    #[must_use]
    pub fn new(config: G::Config, names: Vec<String>) -> Match<G> {
        assert_eq!(names.len(), config.players(), "one name for each player");
        let header = Header {
            hyakki: record::FORMAT,
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            players: config.players(),
            options: config.options(),
            names,
            commitment: None,
        };
        Match {
            header,
            state: G::new(config),
            steps: Vec::new(),
        }
    }

    /// What was settled before the match.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The state now.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Everything that happened.
    #[must_use]
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The state after the first `n_steps` steps (all of them, if there are fewer).
    #[must_use]
    pub fn state_after(&self, n_steps: usize) -> G {
        let mut state = G::new(*self.state.config());
        for step in self.steps.iter().take(n_steps) {
            step.apply_to(&mut state);
        }
        state
    }

    /// A seat acts. What is not legal changes nothing.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        self.state.check(seat, action)?;
        self.state.apply(seat, action);
        self.steps.push(Step::Action(seat, action));
        Ok(())
    }

    /// A known random event happens. One that cannot happen now changes nothing.
    pub fn let_happen(&mut self, chance: G::Chance) -> Result<(), BadChance> {
        self.state.check_chance(&chance)?;
        self.state.apply_chance(&chance);
        self.steps.push(Step::Chance(chance));
        Ok(())
    }

    /// Lets chance fall until a seat must act or the match is over.
    pub fn settle(&mut self, dice: &mut impl Dice) {
        while self.state.turn() == Turn::Chance {
            let chance = self.state.sample_chance(dice);
            self.let_happen(chance)
                .expect("what a game samples is what it allows");
        }
    }

    /// The lines of the record so far: header, steps, and the outcome if the match is over.
    pub fn record_lines(&self) -> impl Iterator<Item = String> + '_ {
        let outcome = self.state.turn().outcome().map(RecordedOutcome::from);
        std::iter::once(self.header.to_line())
            .chain(self.steps.iter().map(|step| step.to_line().to_line()))
            .chain(outcome.map(|outcome| Line::Outcome(outcome).to_line()))
    }

    /// The record so far, as text.
    #[must_use]
    pub fn to_record(&self) -> String {
        let mut text = String::new();
        for line in self.record_lines() {
            text.push_str(&line);
            text.push('\n');
        }
        text
    }

    /// Replays a record, checking every step. It may stop before the end of the match.
    pub fn from_record(text: &str) -> Result<Replayed<G>, RecordError> {
        let header = record::header(text)?;
        let mut replayed = Replayed {
            game: Match::from_header(header).map_err(|problem| problem.at(1))?,
            is_complete: false,
        };
        for (number, line) in record::lines(text).skip(1) {
            replayed
                .take_line(line?)
                .map_err(|problem| problem.at(number))?;
        }
        Ok(replayed)
    }

    /// The match that a header announces.
    fn from_header(header: Header) -> Result<Match<G>, Problem> {
        if header.game != G::NAME {
            return Err(Problem::UnknownGame(header.game));
        }
        if header.rules != G::RULES_VERSION {
            return Err(Problem::RulesVersion {
                found: header.rules,
                known: G::RULES_VERSION,
            });
        }
        let config = G::Config::build(header.players, &header.options)?;
        Ok(Match {
            header,
            state: G::new(config),
            steps: Vec::new(),
        })
    }
}

/// A match read from a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Replayed<G: Game> {
    /// The match.
    pub game: Match<G>,
    /// Whether the record goes on to the outcome.
    pub is_complete: bool,
}

impl<G: Game> Replayed<G> {
    fn take_line(&mut self, line: &str) -> Result<(), Problem> {
        if self.is_complete {
            return Err(Problem::AfterEnd);
        }
        match Line::from_line(line)? {
            Line::Chance(chance) => self.game.let_happen(chance.parse()?)?,
            Line::Action { seat, action } => self.take_action(seat, &action)?,
            Line::Outcome(stated) => self.take_outcome(&stated)?,
        }
        Ok(())
    }

    fn take_action(&mut self, seat: usize, notation: &str) -> Result<(), Problem> {
        let n_seats = self.game.header.players;
        let seat = Seat::try_new(seat, n_seats).ok_or(Problem::NoSuchSeat(seat))?;
        let action = notation.parse()?;
        self.game
            .act(seat, action)
            .map_err(|illegal| Problem::Illegal {
                seat: seat.index(),
                action: action.to_string(),
                rule: illegal.name(),
                why: illegal.to_string(),
            })
    }

    fn take_outcome(&mut self, stated: &RecordedOutcome) -> Result<(), Problem> {
        let turn = self.game.state.turn();
        let replayed = RecordedOutcome::from(turn.outcome().ok_or(Problem::EarlyOutcome)?);
        if *stated != replayed {
            let show = |outcome: &RecordedOutcome| {
                format!(
                    "places {:?}, points {:?}, “{}”",
                    outcome.places, outcome.points, outcome.ending
                )
            };
            return Err(Problem::WrongOutcome {
                stated: show(stated),
                replayed: show(&replayed),
            });
        }
        self.is_complete = true;
        Ok(())
    }
}
