//! A match: a referee with its record.

use crate::checkpoints::Checkpoints;
use crate::concessions::{CannotConcede, Concessions};
use crate::config::GameConfig;
use crate::dice::GameRng;
use crate::fairness::{Fairness, Secret};
use crate::game::{BadChance, Game, Rule};
use crate::record::{self, Header, Line, RecordError, RecordProblem, RecordedOutcome};
use crate::seat::{Seat, SeatSet};
use crate::turn::Turn;
use thiserror::Error;

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
///
/// # Examples
/// What is not legal is refused with a reason, and changes nothing:
/// ```
/// use hyakki_core::example::{Action, Dare, DareConfig};
/// use hyakki_core::{Game, GameConfig, GameRng, Match, Seat, Step, settle};
///
/// let config = DareConfig::for_players(2).unwrap();
/// let mut game = Match::<Dare>::new(config, vec!["Ada".to_owned(), "Ben".to_owned()]);
/// let ada = Seat::new(0);
/// let refused = game.act(ada, Action::Dare).unwrap_err();
/// assert_eq!(refused.to_string(), "it is not this seat's turn");
/// assert!(game.steps().is_empty());
///
/// settle(&mut game, &mut GameRng::for_game(1, 0));
/// game.act(ada, Action::Dare).unwrap();
/// assert_eq!(game.steps().last(), Some(&Step::Action(ada, Action::Dare)));
///
/// // Taken back; the record keeps both.
/// game.undo(1).unwrap();
/// assert_eq!(game.steps().len(), 1);
/// assert_eq!(game.record_lines().last().unwrap(), r#"{"undo":1}"#);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Match<G: Game> {
    header: Header,
    state: G,
    /// The steps that count.
    steps: Vec<Step<G>>,
    /// States along these steps.
    checkpoints: Checkpoints<G>,
    /// Everything in the order it happened, from the moment something was first taken back or conceded; empty before.
    history: Vec<Entry<G>>,
    concessions: Concessions,
    secret: Option<Secret>,
}

/// A line of the history.
#[derive(Clone, Debug, PartialEq)]
enum Entry<G: Game> {
    Step(Step<G>),
    Undo(usize),
    Resign(Seat),
    Abandon(SeatSet),
}

impl<G: Game> Entry<G> {
    fn to_line(&self) -> Line {
        match self {
            Entry::Step(step) => step.to_line(),
            Entry::Undo(n_steps) => Line::Undo(*n_steps),
            Entry::Resign(seat) => Line::Resign(seat.index()),
            Entry::Abandon(by) => Line::Abandon(by.iter().map(Seat::index).collect()),
        }
    }
}

/// The steps cannot be taken back: they are not all actions of the seat that acted last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("only actions of the seat that acted last can be taken back")]
pub struct CannotUndo;

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
            fairness: None,
        };
        Match::of(header, config)
    }

    /// The match with deals that can be checked: this is what its header says about them.
    #[must_use]
    pub fn with_fairness(mut self, fairness: Fairness) -> Match<G> {
        self.header.fairness = Some(fairness);
        self
    }

    fn of(header: Header, config: G::Config) -> Match<G> {
        Match {
            header,
            state: G::new(config),
            steps: Vec::new(),
            checkpoints: Checkpoints::new(),
            history: Vec::new(),
            concessions: Concessions::default(),
            secret: None,
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

    /// What the match waits for: what its game does, unless the players have ended it.
    #[must_use]
    pub fn turn(&self) -> Turn {
        let outcome = self.concessions.outcome(&self.state);
        outcome.map_or_else(|| self.state.turn(), Turn::Over)
    }

    /// How the match ended, as its record states it; nothing while it is played.
    #[must_use]
    pub fn outcome(&self) -> Option<RecordedOutcome> {
        let outcome = self.concessions.outcome(&self.state)?;
        Some(RecordedOutcome {
            resigned: self.resigned().iter().map(Seat::index).collect(),
            ..RecordedOutcome::from(&outcome)
        })
    }

    /// The seats of the sides that have resigned.
    #[must_use]
    pub fn resigned(&self) -> SeatSet {
        self.concessions.resigned()
    }

    /// Whether the players have ended the match, and not its game.
    #[must_use]
    pub fn is_conceded(&self) -> bool {
        self.concessions.end(&self.state)
    }

    /// Everything that happened.
    #[must_use]
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The state after the first `n_steps` steps (all of them, if there are fewer). Few steps are applied for it, however long
    /// the match is.
    #[must_use]
    pub fn state_after(&self, n_steps: usize) -> G {
        if n_steps >= self.steps.len() {
            return self.state.clone();
        }
        self.replayed(n_steps)
    }

    fn replayed(&self, n_steps: usize) -> G {
        let (n_before, mut state) = match self.checkpoints.last_within(n_steps) {
            Some((n_before, state)) => (n_before, state.clone()),
            None => (0, G::new(*self.state.config())),
        };
        for step in &self.steps[n_before..n_steps] {
            step.apply_to(&mut state);
        }
        state
    }

    /// A seat acts. What is not legal changes nothing.
    ///
    /// # Panics
    /// If the players have ended the match.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        assert!(!self.is_conceded(), "nothing happens after the end");
        self.state.check(seat, action)?;
        self.state.apply(seat, action);
        self.note(Step::Action(seat, action));
        Ok(())
    }

    /// A known random event happens. One that cannot happen now changes nothing.
    ///
    /// # Panics
    /// If the players have ended the match.
    pub fn record_chance(&mut self, chance: G::Chance) -> Result<(), BadChance> {
        assert!(!self.is_conceded(), "nothing happens after the end");
        self.state.check_chance(&chance)?;
        self.state.apply_chance(&chance);
        self.note(Step::Chance(chance));
        Ok(())
    }

    fn note(&mut self, step: Step<G>) {
        if !self.history.is_empty() {
            self.history.push(Entry::Step(step.clone()));
        }
        self.steps.push(step);
        self.checkpoints.note(self.steps.len(), &self.state);
    }

    /// Takes back the last steps, which must all be actions of one seat. The record keeps them, and that they were taken back.
    pub fn undo(&mut self, n_steps: usize) -> Result<(), CannotUndo> {
        let n_kept = self.steps.len().checked_sub(n_steps).ok_or(CannotUndo)?;
        let mut seats = self.steps[n_kept..].iter().map(|step| match step {
            Step::Action(seat, _) => Some(*seat),
            Step::Chance(_) => None,
        });
        let last = seats.next().flatten().ok_or(CannotUndo)?;
        if !seats.all(|seat| seat == Some(last)) {
            return Err(CannotUndo);
        }
        self.note_beside(Entry::Undo(n_steps));
        self.steps.truncate(n_kept);
        self.checkpoints.truncate(n_kept);
        self.state = self.replayed(n_kept);
        Ok(())
    }

    /// Notes what is no step.
    fn note_beside(&mut self, entry: Entry<G>) {
        if self.history.is_empty() {
            self.history = self.steps.iter().cloned().map(Entry::Step).collect();
        }
        self.history.push(entry);
    }

    /// How many lines of the record are there because of undos: the undos themselves, and the steps that were taken back.
    #[must_use]
    pub fn n_undo_lines(&self) -> usize {
        let n_others = self.steps.len() + self.concessions.n_lines();
        self.history.len().saturating_sub(n_others)
    }

    /// The side of a seat resigns: it will be behind all others, and when no more than one other is left the match is over.
    /// It cannot be taken back.
    ///
    /// # Examples
    /// ```
    /// use hyakki_core::example::{Dare, DareConfig};
    /// use hyakki_core::{Game, GameConfig, Match, Seat};
    ///
    /// let config = DareConfig::for_players(2).unwrap();
    /// let mut game = Match::<Dare>::new(config, vec!["Ada".to_owned(), "Ben".to_owned()]);
    /// game.resign(Seat::new(0)).unwrap();
    /// let outcome = game.outcome().unwrap();
    /// assert_eq!((outcome.places, outcome.ending.as_str()), (vec![2, 1], "resigned"));
    /// assert!(game.resign(Seat::new(1)).is_err(), "it is over");
    /// ```
    pub fn resign(&mut self, seat: Seat) -> Result<(), CannotConcede> {
        self.check_concession(SeatSet::only(seat))?;
        self.concessions.resign(self.state.team(seat));
        self.note_beside(Entry::Resign(seat));
        Ok(())
    }

    /// Nobody plays on: the people in these seats said so, and all others let it happen. It cannot be taken back.
    pub fn abandon(&mut self, by: SeatSet) -> Result<(), CannotConcede> {
        self.check_concession(by)?;
        self.concessions.abandon(by);
        self.note_beside(Entry::Abandon(by));
        Ok(())
    }

    fn check_concession(&self, by: SeatSet) -> Result<(), CannotConcede> {
        let resigned = self.resigned();
        if self.turn().outcome().is_some() || by.iter().any(|seat| resigned.contains(seat)) {
            return Err(CannotConcede);
        }
        Ok(())
    }

    /// Reveals the secret behind the deals of a match that is over.
    pub fn reveal(&mut self, secret: Secret) -> Result<(), RecordProblem> {
        let fairness = self
            .header
            .fairness
            .as_ref()
            .ok_or(RecordProblem::EarlySecret)?;
        if self.turn().outcome().is_none() {
            return Err(RecordProblem::EarlySecret);
        }
        if secret.commitment() != fairness.commitment {
            return Err(RecordProblem::WrongSecret);
        }
        if let Some(index) = self.first_chance_not_from(&mut secret.source(&fairness.nonces)) {
            return Err(RecordProblem::UnfairChance { step: index + 1 });
        }
        self.secret = Some(secret);
        Ok(())
    }

    /// Draws every random event anew from the source that the deals came from, up to the first that comes out differently,
    /// and tells the index of its step.
    pub fn first_chance_not_from(&self, source: &mut GameRng) -> Option<usize> {
        let mut state = G::new(*self.state.config());
        for (index, step) in self.steps.iter().enumerate() {
            if let Step::Chance(chance) = step
                && state.sample_chance(source) != *chance
            {
                return Some(index);
            }
            step.apply_to(&mut state);
        }
        None
    }

    /// The lines of the record so far: header, steps, the outcome if the match is over, and the secret if it is revealed.
    pub fn record_lines(&self) -> impl Iterator<Item = String> + '_ {
        self.record_lines_from(0)
    }

    /// The lines of the record from this one on; those before cost nothing.
    pub fn record_lines_from(&self, first: usize) -> impl Iterator<Item = String> + '_ {
        let header = (first == 0).then(|| self.header.to_line());
        let first_step = first.saturating_sub(1);
        let steps: &[Step<G>] = if self.history.is_empty() {
            &self.steps
        } else {
            &[]
        };
        let n_past = steps.len() + self.history.len();
        let steps = steps.iter().skip(first_step).map(Step::to_line);
        let history = self.history.iter().skip(first_step).map(Entry::to_line);
        let outcome = self.outcome();
        let secret = self.secret.as_ref().map(ToString::to_string);
        let end = outcome
            .map(Line::Outcome)
            .into_iter()
            .chain(secret.map(Line::Secret));
        let lines = steps
            .chain(history)
            .chain(end.skip(first_step.saturating_sub(n_past)));
        header.into_iter().chain(lines.map(|line| line.to_line()))
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
    ///
    /// # Examples
    /// ```
    /// use hyakki_core::Match;
    /// use hyakki_core::example::Dare;
    ///
    /// let record = r#"{"hyakki":1,"game":"dare","rules":1,"players":2,"options":{},"names":["Ada","Ben"]}
    /// {"chance":"3 8"}
    /// {"seat":1,"action":"dare"}
    /// {"seat":0,"action":"dare"}
    /// {"outcome":{"places":[2,1],"points":[0,3],"ending":"all have acted"}}
    /// "#;
    /// let replayed = Match::<Dare>::from_record(record).unwrap();
    /// assert!(replayed.is_complete);
    ///
    /// let forged = record.replace("3 8", "8 3");
    /// let error = Match::<Dare>::from_record(&forged).unwrap_err();
    /// assert!(error.to_string().starts_with("line 5: "));
    /// ```
    pub fn from_record(text: &str) -> Result<Replayed<Match<G>>, RecordError> {
        let replayed = Match::from_record_while(text, &|| true)?;
        Ok(replayed.expect("it was told to go on to the end"))
    }

    /// Replays a record as [`Match::from_record`] does, and asks before each line whether to go on; nothing if it must not.
    pub fn from_record_while(
        text: &str,
        may_go_on: &dyn Fn() -> bool,
    ) -> Result<Option<Replayed<Match<G>>>, RecordError> {
        let header = record::header(text)?;
        let mut replayed = Replayed {
            game: Match::from_header(header).map_err(|problem| problem.at(1))?,
            is_complete: false,
        };
        for (number, line) in record::lines(text).skip(1) {
            if !may_go_on() {
                return Ok(None);
            }
            replayed
                .take_line(line?)
                .map_err(|problem| problem.at(number))?;
        }
        Ok(Some(replayed))
    }

    /// The match that a header announces.
    fn from_header(header: Header) -> Result<Match<G>, RecordProblem> {
        if header.game != G::NAME {
            return Err(RecordProblem::UnknownGame(header.game));
        }
        if header.rules != G::RULES_VERSION {
            return Err(RecordProblem::RulesVersion {
                found: header.rules,
                known: G::RULES_VERSION,
            });
        }
        let config = G::Config::build(header.players, &header.options)?;
        Ok(Match::of(header, config))
    }
}

/// A match read from a record: a [`Match`], or whatever stands for one.
#[derive(Clone, Debug, PartialEq)]
pub struct Replayed<M> {
    /// The match.
    pub game: M,
    /// Whether the record goes on to the outcome.
    pub is_complete: bool,
}

impl<G: Game> Replayed<Match<G>> {
    fn take_line(&mut self, line: &str) -> Result<(), RecordProblem> {
        let line = Line::from_line(line)?;
        if self.is_complete && (!matches!(line, Line::Secret(_)) || self.game.secret.is_some()) {
            return Err(RecordProblem::AfterEnd);
        }
        if self.game.is_conceded() && !matches!(line, Line::Outcome(_) | Line::Secret(_)) {
            return Err(RecordProblem::AfterConcession);
        }
        match line {
            Line::Chance(chance) => self.game.record_chance(chance.parse()?)?,
            Line::Action { seat, action } => self.take_action(seat, &action)?,
            Line::Undo(n_steps) => self
                .game
                .undo(n_steps)
                .map_err(|CannotUndo| RecordProblem::BadUndo)?,
            Line::Resign(seat) => self.take_resignation(seat)?,
            Line::Abandon(seats) => self.take_abandonment(&seats)?,
            Line::Outcome(stated) => self.take_outcome(&stated)?,
            Line::Secret(secret) => self.game.reveal(secret.parse()?)?,
        }
        Ok(())
    }

    fn take_action(&mut self, seat: usize, notation: &str) -> Result<(), RecordProblem> {
        let seat = self.seat(seat)?;
        let action = notation.parse()?;
        self.game
            .act(seat, action)
            .map_err(|illegal| RecordProblem::Illegal {
                seat: seat.index(),
                action: action.to_string(),
                rule: illegal.name(),
                why: illegal.to_string(),
            })
    }

    fn seat(&self, number: usize) -> Result<Seat, RecordProblem> {
        let n_seats = self.game.header.players;
        Seat::try_new(number, n_seats).ok_or(RecordProblem::NoSuchSeat(number))
    }

    fn take_resignation(&mut self, number: usize) -> Result<(), RecordProblem> {
        let seat = self.seat(number)?;
        self.game
            .resign(seat)
            .map_err(|CannotConcede| RecordProblem::BadConcession)
    }

    fn take_abandonment(&mut self, numbers: &[usize]) -> Result<(), RecordProblem> {
        if !numbers.is_sorted_by(|one, next| one < next) {
            return Err(RecordProblem::BadConcession);
        }
        let seats: Result<SeatSet, _> = numbers.iter().map(|&number| self.seat(number)).collect();
        self.game
            .abandon(seats?)
            .map_err(|CannotConcede| RecordProblem::BadConcession)
    }

    fn take_outcome(&mut self, stated: &RecordedOutcome) -> Result<(), RecordProblem> {
        let replayed = self.game.outcome().ok_or(RecordProblem::EarlyOutcome)?;
        if *stated != replayed {
            let show = |outcome: &RecordedOutcome| {
                let resigned = match &outcome.resigned[..] {
                    [] => String::new(),
                    seats => format!(", resigned {seats:?}"),
                };
                format!(
                    "places {:?}, points {:?}, “{}”{resigned}",
                    outcome.places, outcome.points, outcome.ending
                )
            };
            return Err(RecordProblem::WrongOutcome {
                stated: show(stated),
                replayed: show(&replayed),
            });
        }
        self.is_complete = true;
        Ok(())
    }
}
