//! Playing one game.

use std::time::Duration;

use hyakki_core::{ActionSet, Game, GameConfig, GameRng, Outcome, PerSeat, Seat, Turn, Viewer};
use hyakki_minds::GameWithMinds;
use hyakki_search::rewards;
use serde_json::json;

use crate::contest::Contest;
use crate::contestant::{Contestant, Kind};
use crate::limit::Limit;
use crate::outside::{LONGEST_QUOTE, Program};
use crate::played::{Forfeit, Pace, Played};
use crate::program_seed;
use crate::shortened::shortened;
use crate::thinker::Thinker;

/// What an outside program gets when the limit counts something that it cannot count.
const OUTSIDE_TIME: Duration = Duration::from_secs(10);

/// Every seat in every game of a deal has random numbers of its own, out of so many streams.
const STREAMS_PER_DEAL: u64 = 1 << 10;
const MAX_SEATS: usize = 8;
/// More games than this a deal cannot have.
pub(crate) const MAX_SEATINGS: usize = STREAMS_PER_DEAL as usize / MAX_SEATS;

/// Somebody in a seat.
struct Chair<G> {
    player: Player<G>,
    limit: Limit,
    pace: Pace,
}

enum Player<G> {
    Ours(Thinker<G>, Box<GameRng>),
    Outside(Program),
}

/// A game being played.
struct Table<'a, G: GameWithMinds> {
    contest: &'a Contest<G>,
    deal: u64,
    state: G,
    n_steps: usize,
    n_chances: u64,
    chairs: Vec<Chair<G>>,
}

/// Somebody who looks on.
pub(crate) trait Observer<G: Game> {
    /// A seat is about to act.
    fn acts(&mut self, state: &G, seat: Seat, action: G::Action);
    /// Chance is about to fall, or the game is over.
    fn pauses(&mut self, _state: &G) {}
    /// Chance has fallen.
    fn falls(&mut self, _chance: &G::Chance) {}
    /// The game is over.
    fn ends(&mut self, _outcome: &Outcome) {}
}

/// Nobody looks on.
impl<G: Game> Observer<G> for () {
    fn acts(&mut self, _: &G, _: Seat, _: G::Action) {}
}

/// Plays one game of a contest, with these contestants in the seats.
pub(crate) fn play<G: GameWithMinds>(
    contest: &Contest<G>,
    deal: u64,
    seating: usize,
    seats: PerSeat<u8>,
    observer: &mut impl Observer<G>,
) -> Played {
    let mut table = Table {
        contest,
        deal,
        state: G::new(contest.config),
        n_steps: 0,
        n_chances: 0,
        chairs: Vec::new(),
    };
    let result = (seats.entries())
        .try_for_each(|(seat, &contestant)| {
            let contestant = &contest.contestants[usize::from(contestant)];
            table.seat(seat, seating, contestant)
        })
        .and_then(|()| table.play(observer));
    let mut played = Played {
        deal,
        seating,
        seats: seats.as_slice().to_vec(),
        shares: Vec::new(),
        points: vec![0; seats.len()],
        ending: "forfeit".to_owned(),
        n_steps: table.n_steps,
        paces: Vec::new(),
        forfeit: None,
    };
    match result {
        Ok(outcome) => {
            let shares = rewards(&table.state, &outcome);
            played.shares = shares.iter().map(|&share| f64::from(share)).collect();
            played.points = outcome.points.as_slice().to_vec();
            played.ending = outcome.ending.to_owned();
            table.tell(&outcome);
        }
        Err(forfeit) => {
            played.shares = table.shares_without(forfeit.seat);
            played.forfeit = Some(forfeit);
        }
    }
    played.paces = table.chairs.into_iter().map(|chair| chair.pace).collect();
    played.paces.resize(seats.len(), Pace::default());
    played
}

impl<G: GameWithMinds> Table<'_, G> {
    fn seat(&mut self, seat: Seat, seating: usize, who: &Contestant) -> Result<(), Forfeit> {
        let number = self.deal * STREAMS_PER_DEAL + (seating * MAX_SEATS + seat.index()) as u64;
        let rng = GameRng::for_game(!self.contest.seed, number);
        let player = match &who.kind {
            Kind::Outside(command) => {
                let config = &self.contest.config;
                let game = self.deal * self.contest.lineup().n_seatings() as u64 + seating as u64;
                let greeting = json!({
                    "type": "start",
                    "number": game,
                    "seed": program_seed::of(self.contest.seed, game, seat),
                    "game": G::NAME,
                    "players": config.players(),
                    "options": config.options(),
                    "seat": seat,
                    "time_ms": outside_time(who.limit).as_millis() as u64,
                });
                let program = Program::start(command, &greeting);
                Player::Outside(program.map_err(|reason| forfeit(seat, &reason))?)
            }
            kind => {
                let unknown = || forfeit(seat, "does not know this game");
                Player::Ours(Thinker::of(kind).ok_or_else(unknown)?, Box::new(rng))
            }
        };
        self.chairs.push(Chair {
            player,
            limit: who.limit,
            pace: Pace::default(),
        });
        Ok(())
    }

    fn play(&mut self, observer: &mut impl Observer<G>) -> Result<Outcome, Forfeit> {
        loop {
            if self.state.turn().seats().is_empty() {
                observer.pauses(&self.state);
            }
            match self.state.turn() {
                Turn::Over(outcome) => {
                    observer.ends(&outcome);
                    return Ok(outcome);
                }
                Turn::Chance => {
                    // Each event has a source of its own: the same in every seating, however the play went before.
                    let number = (self.deal << 16) + self.n_chances;
                    let mut rng = GameRng::for_game(self.contest.seed, number);
                    let chance = self.state.sample_chance(&mut rng);
                    self.state.apply_chance(&chance);
                    observer.falls(&chance);
                    self.n_chances += 1;
                }
                Turn::Act(seats) => {
                    let seat = seats.first().expect("somebody must act");
                    let action = self.choose(seat)?;
                    observer.acts(&self.state, seat, action);
                    self.state.apply(seat, action);
                }
            }
            self.n_steps += 1;
        }
    }

    fn choose(&mut self, seat: Seat) -> Result<G::Action, Forfeit> {
        let actions = self.state.legal_actions(seat);
        if actions.len() == 1 {
            return Ok(actions.nth(0));
        }
        let chair = &mut self.chairs[seat.index()];
        let state = &self.state;
        let clock = chair.limit.clock();
        let action = match &mut chair.player {
            Player::Ours(thinker, rng) => {
                Ok((chair.limit).think(|budget| thinker.choose(state, seat, budget, rng)))
            }
            Player::Outside(program) => {
                let parts: Vec<G::Action> = actions.iter().collect();
                let legal: Vec<String> = parts.iter().map(ToString::to_string).collect();
                let view = state.view(Viewer::Seat(seat));
                let question =
                    json!({ "type": "move", "view": view, "legal": legal, "legal_parts": parts });
                ask::<G>(program, &question, outside_time(chair.limit))
            }
        };
        chair.pace.count(clock.elapsed());
        let action = action.map_err(|reason| forfeit(seat, &reason))?;
        let check = self.state.check(seat, action);
        check.map_err(|rule| {
            let reason = format!("plays {action}, which is not legal: {rule}");
            forfeit(seat, &reason)
        })?;
        Ok(action)
    }

    /// Tells the programs how it ended.
    fn tell(&mut self, outcome: &Outcome) {
        let message = json!({ "type": "over", "places": outcome.places, "points": outcome.points });
        for chair in &mut self.chairs {
            if let Player::Outside(program) = &mut chair.player {
                program.tell(&message);
            }
        }
    }

    /// The side that forfeits loses; the others share the win.
    fn shares_without(&self, seat: usize) -> Vec<f64> {
        let lineup = self.contest.lineup();
        let losers = self.state.team(Seat::new(seat));
        let share = 1.0 / (lineup.n_sides() - 1) as f64;
        Seat::all(self.contest.config.players())
            .map(|seat| if losers.contains(seat) { 0.0 } else { share })
            .collect()
    }
}

fn ask<G: GameWithMinds>(
    program: &mut Program,
    question: &serde_json::Value,
    time: Duration,
) -> Result<G::Action, String> {
    let action = program.ask(question, time)?;
    action
        .parse()
        .map_err(|error| format!("plays “{}”: {error}", shortened(&action, LONGEST_QUOTE)))
}

fn outside_time(limit: Limit) -> Duration {
    limit.time().unwrap_or(OUTSIDE_TIME)
}

/// The reason may quote a program: nothing in it is to reach a terminal that a terminal would obey.
fn forfeit(seat: Seat, reason: &str) -> Forfeit {
    Forfeit {
        seat: seat.index(),
        reason: reason.replace(char::is_control, "\u{fffd}"),
    }
}
