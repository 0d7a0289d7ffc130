//! Puzzles: those of today, those to practise with, and what is said to an answer.

use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use hyakki_catalog::{AnyMatch, GameId, replay};
use hyakki_core::{Seat, Viewer};
use hyakki_protocol::puzzle::{
    PuzzleCount, PuzzleDay, PuzzleFact, PuzzleGame, PuzzleMove, PuzzleStreak, PuzzleTry,
    PuzzleVerdict, PuzzleView,
};
use hyakki_school::puzzles::{
    Collection, Difficulty, Kind, Move, Puzzle, Refutation, Verdict, collection, theme_names,
};
use serde::Deserialize;
use serde_json::Value;
use utoipa::IntoParams;

use crate::app::SharedApp;
use crate::body::{Body, Path, Query};
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::guard::Address;
use crate::identity::{Caller, User};
use crate::replays::Asker;
use crate::routes::compressed::{PackedJson, takes_brotli};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Which of a game's puzzles.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct WhichPuzzle {
    /// One that is about this.
    theme: Option<String>,
    /// One that is so hard.
    difficulty: Option<String>,
    /// Its place among those that fit, from 0; behind the last it begins again.
    place: Option<usize>,
}

/// The puzzles of today, and what there is to practise
///
/// Today's puzzle of a game is the same on every host that has the same puzzles.
#[utoipa::path(get, path = "/api/puzzles", responses((status = 200, body = PuzzleDay)))]
pub(super) async fn list_puzzles(
    State(app): State<SharedApp>,
    caller: Caller,
) -> Result<Json<PuzzleDay>, ApiError> {
    let day = today();
    let mut games = Vec::new();
    for game in GameId::ALL {
        let streak = match account(&caller) {
            Some(user) => Some(streak(&app, user, game, day).await?),
            None => None,
        };
        games.push(summary(game, day, streak));
    }
    Ok(Json(PuzzleDay {
        day: day as u32,
        games,
    }))
}

/// A puzzle to practise with
///
/// They come in an order that is always the same; asking for the next place gives another one.
#[utoipa::path(get, path = "/api/puzzles/{game}", params(("game" = String, Path), WhichPuzzle),
    responses((status = 200, body = PuzzleView), (status = 404), (status = 429), (status = 503)))]
pub(super) async fn read_fitting_puzzle(
    State(app): State<SharedApp>,
    Address(address): Address,
    caller: Caller,
    Path(game): Path<String>,
    Query(which): Query<WhichPuzzle>,
    headers: HeaderMap,
) -> Result<PackedJson, ApiError> {
    app.admit(app.gate.admits_look_back(address, caller.user_id()))?;
    let game = game_of(&game)?;
    let difficulty = which.difficulty.as_deref().map(str::parse::<Difficulty>);
    let difficulty = difficulty.transpose().map_err(|_| ApiError::NoSuchPuzzle)?;
    let fitting = collection(game).matching(which.theme.as_deref(), difficulty);
    let fitting: Vec<&'static Puzzle> = fitting.collect();
    let place = which.place.unwrap_or_default();
    let place = place
        .checked_rem(fitting.len())
        .ok_or(ApiError::NoSuchPuzzle)?;
    let found = Found {
        game,
        puzzle: fitting[place],
        place,
        n_fitting: fitting.len(),
    };
    found.view(&app, address, takes_brotli(&headers)).await
}

/// A puzzle, without its answer
#[utoipa::path(get, path = "/api/puzzles/{game}/{id}", params(("game" = String, Path), ("id" = String, Path)),
    responses((status = 200, body = PuzzleView), (status = 404), (status = 429), (status = 503)))]
pub(super) async fn read_puzzle(
    State(app): State<SharedApp>,
    Address(address): Address,
    caller: Caller,
    Path((game, id)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<PackedJson, ApiError> {
    app.admit(app.gate.admits_look_back(address, caller.user_id()))?;
    let game = game_of(&game)?;
    let puzzle = collection(game).find(&id).ok_or(ApiError::NoSuchPuzzle)?;
    let found = Found {
        game,
        puzzle,
        place: 0,
        n_fitting: 1,
    };
    found.view(&app, address, takes_brotli(&headers)).await
}

/// Answers a puzzle, and hears what is right
///
/// With an account the first try at the puzzle of today counts for the streak; a repeated try changes nothing.
#[utoipa::path(post, path = "/api/puzzles/{game}/{id}/try", params(("game" = String, Path), ("id" = String, Path)), request_body = PuzzleTry,
    responses((status = 200, body = PuzzleVerdict), (status = 400), (status = 404), (status = 429), (status = 503)))]
pub(super) async fn try_puzzle(
    State(app): State<SharedApp>,
    Address(address): Address,
    caller: Caller,
    Path((game, id)): Path<(String, String)>,
    Body(tried): Body<PuzzleTry>,
) -> Result<Json<PuzzleVerdict>, ApiError> {
    app.admit(app.gate.admits_look_back(address, caller.user_id()))?;
    let game = game_of(&game)?;
    let puzzle = collection(game).find(&id).ok_or(ApiError::NoSuchPuzzle)?;
    let verdict = app
        .replays
        .off_the_runtime(Asker::at(address), move || {
            verdict(game, puzzle, &tried.action)
        })
        .await?;
    let streak = match account(&caller) {
        Some(user) => Some(count(&app, user, game, puzzle, verdict.is_right).await?),
        None => None,
    };
    Ok(Json(PuzzleVerdict { streak, ..verdict }))
}

fn game_of(name: &str) -> Result<GameId, ApiError> {
    name.parse().map_err(|_| ApiError::NoSuchGame)
}

/// The day in universal time, counted from 1970-01-01.
fn today() -> i64 {
    now_ms().div_euclid(DAY_MS)
}

fn puzzle_of_day(game: GameId, day: i64) -> Option<&'static Puzzle> {
    collection(game).of_day(u64::try_from(day).unwrap_or(0))
}

/// Somebody with an account.
fn account(caller: &Caller) -> Option<&User> {
    caller.0.as_ref().filter(|user| user.stored.login.is_some())
}

fn summary(game: GameId, day: i64, streak: Option<PuzzleStreak>) -> PuzzleGame {
    let puzzles: &Collection = collection(game);
    let count = |theme: Option<&str>, difficulty: Option<Difficulty>| {
        puzzles.matching(theme, difficulty).count()
    };
    let of_theme = |&theme: &&str| PuzzleCount {
        name: theme.to_owned(),
        n: count(Some(theme), None),
    };
    let of_difficulty = |&how: &Difficulty| PuzzleCount {
        name: how.to_string(),
        n: count(None, Some(how)),
    };
    PuzzleGame {
        game: game.name().to_owned(),
        n_puzzles: puzzles.puzzles().len(),
        today: puzzle_of_day(game, day).map(|puzzle| puzzle.id.clone()),
        themes: theme_names(game)
            .iter()
            .map(of_theme)
            .filter(|theme| theme.n > 0)
            .collect(),
        difficulties: Difficulty::ALL
            .iter()
            .map(of_difficulty)
            .filter(|how| how.n > 0)
            .collect(),
        streak,
    }
}

/// Notes a try if it is at the puzzle of today; gives the streak after it.
async fn count(
    app: &SharedApp,
    user: &User,
    game: GameId,
    puzzle: &Puzzle,
    is_right: bool,
) -> Result<PuzzleStreak, ApiError> {
    let day = today();
    if puzzle_of_day(game, day).is_some_and(|of_today| of_today.id == puzzle.id) {
        let tried = hyakki_store::PuzzleDay { day, is_right };
        app.store
            .note_puzzle_day(&user.stored.id, game.name(), tried)
            .await?;
    }
    streak(app, user, game, day).await
}

async fn streak(
    app: &SharedApp,
    user: &User,
    game: GameId,
    day: i64,
) -> Result<PuzzleStreak, ApiError> {
    let days = app
        .store
        .read_puzzle_days(&user.stored.id, game.name())
        .await?;
    Ok(streak_of(&days, day))
}

/// The days in a row up to this one or, while it has no try, to the day before.
fn streak_of(days: &[hyakki_store::PuzzleDay], today: i64) -> PuzzleStreak {
    let is_right = |day: i64| {
        days.iter()
            .find(|known| known.day == day)
            .map(|known| known.is_right)
    };
    let of_today = is_right(today);
    let last = if of_today.is_some() { today } else { today - 1 };
    let in_a_row = (0..).take_while(|back| is_right(last - back) == Some(true));
    PuzzleStreak {
        days: in_a_row.count() as u32,
        today: of_today,
    }
}

/// A puzzle among those that fit.
struct Found {
    game: GameId,
    puzzle: &'static Puzzle,
    place: usize,
    n_fitting: usize,
}

impl Found {
    async fn view(
        self,
        app: &SharedApp,
        address: IpAddr,
        takes_brotli: bool,
    ) -> Result<PackedJson, ApiError> {
        app.replays
            .off_the_runtime(Asker::at(address), move || {
                let json = serde_json::to_vec(&self.puzzle_view()?).expect("a puzzle makes JSON");
                Ok(PackedJson::of(json, takes_brotli))
            })
            .await
    }

    fn puzzle_view(&self) -> Result<PuzzleView, ApiError> {
        let table = position(self.game, self.puzzle)?;
        let (step, seat) = (table.n_steps(), self.puzzle.seat());
        let seen_by = |seat| table.json_after(step, Viewer::Seat(seat));
        let is_open = self.puzzle.kind() == Kind::ProvenOpen;
        let seats = Seat::all(self.puzzle.players).filter(|_| is_open);
        let offered = &self.puzzle.offered;
        let choices = table.legal_after(step, seat).into_iter();
        let choices = choices.zip(table.legal_parts_after(step, seat));
        let is_asked = |action: &String| offered.is_empty() || offered.contains(action);
        let (legal, legal_parts) = choices.filter(|(action, _)| is_asked(action)).unzip();
        Ok(PuzzleView {
            game: self.game.name().to_owned(),
            id: self.puzzle.id.clone(),
            kind: self.puzzle.kind().to_string(),
            difficulty: self.puzzle.difficulty().to_string(),
            players: self.puzzle.players,
            seat: seat.index(),
            step,
            place: self.place,
            n_fitting: self.n_fitting,
            view: seen_by(seat),
            open_views: seats.map(seen_by).collect(),
            is_offered: !offered.is_empty(),
            legal,
            legal_parts,
        })
    }
}

/// The match that stands in a puzzle's position.
fn position(game: GameId, puzzle: &Puzzle) -> Result<Box<dyn AnyMatch>, ApiError> {
    let replayed = replay(&puzzle.record(game));
    replayed
        .map(|replayed| replayed.game)
        .map_err(|_| ApiError::Internal)
}

/// What is said to an answer; the streak is left to others.
fn verdict(game: GameId, puzzle: &Puzzle, action: &str) -> Result<PuzzleVerdict, ApiError> {
    let said = Verdict::of(game, puzzle, action);
    let said = said.map_err(|bad| ApiError::Invalid(bad.to_string()))?;
    let table = position(game, puzzle)?;
    let legal = table.legal_after(table.n_steps(), puzzle.seat());
    let place = legal.iter().position(|known| *known == said.right[0]);
    let parts = table.legal_parts_after(table.n_steps(), puzzle.seat());
    let parts = place.and_then(|place| serde_json::from_str(parts[place].get()).ok());
    let mut verdict = PuzzleVerdict {
        is_right: said.is_right,
        right: said.right,
        right_parts: parts.unwrap_or(Value::Null),
        themes: puzzle.themes.clone(),
        measure: String::new(),
        tried: 0.0,
        best: 0.0,
        n_worlds: None,
        lost_world: Vec::new(),
        line: Vec::new(),
        facts: Vec::new(),
        streak: None,
    };
    match said.refutation {
        Refutation::Line { tried, right, line } => {
            verdict.measure = "points".to_owned();
            (verdict.tried, verdict.best) = (tried.into(), right.into());
            verdict.line = moves(line);
        }
        Refutation::Worlds {
            n_worlds,
            tried,
            right,
            lost,
        } => {
            verdict.measure = "worlds".to_owned();
            (verdict.tried, verdict.best) = (tried as f64, right as f64);
            verdict.n_worlds = Some(n_worlds);
            if let Some(lost) = lost {
                verdict.lost_world = lost.views;
                verdict.line = moves(lost.line);
            }
        }
        Refutation::Chances {
            tried,
            right,
            facts,
        } => {
            verdict.measure = "chances".to_owned();
            (verdict.tried, verdict.best) = (tried, right);
            let facts =
                facts
                    .into_iter()
                    .map(|(fact, tried, best)| PuzzleFact { fact, tried, best });
            verdict.facts = facts.collect();
        }
    }
    Ok(verdict)
}

fn moves(line: Vec<Move>) -> Vec<PuzzleMove> {
    let moves = line.into_iter().map(|play| PuzzleMove {
        seat: play.seat,
        action: play.action,
        action_parts: play.parts,
    });
    moves.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(list: &[(i64, bool)]) -> Vec<hyakki_store::PuzzleDay> {
        let day = |&(day, is_right): &(i64, bool)| hyakki_store::PuzzleDay { day, is_right };
        list.iter().map(day).collect()
    }

    #[test]
    fn a_streak_goes_on_until_a_day_was_missed_or_failed() {
        let streak = |list: &[(i64, bool)]| {
            let streak = streak_of(&days(list), 10);
            (streak.days, streak.today)
        };
        assert_eq!(streak(&[]), (0, None));
        assert_eq!(streak(&[(10, true)]), (1, Some(true)));
        assert_eq!(streak(&[(9, true), (8, true)]), (2, None));
        assert_eq!(streak(&[(10, true), (9, true), (7, true)]), (2, Some(true)));
        assert_eq!(streak(&[(10, false), (9, true)]), (0, Some(false)));
        assert_eq!(streak(&[(8, true)]), (0, None));
    }
}
