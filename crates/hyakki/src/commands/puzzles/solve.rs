//! `hyakki puzzles solve`

use std::io::BufRead;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use hyakki_core::Viewer;
use hyakki_school::puzzles::{
    Collection, Difficulty, Kind, Puzzle, Verdict, collection, theme_names,
};
use serde_json::json;

use super::{read, text};
use crate::commands::{game, game_parser};
use crate::console;
use crate::failure::Failure;
use crate::layout::Layout;
use crate::made_by::made_by;
use crate::words::say;

/// Solve puzzles in the terminal
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Shows a position and asks what to do; a number or the action itself is an answer, an empty line gives up.\n\
                  Without more it is the puzzle of the day."
)]
pub(crate) struct Solve {
    /// The game
    #[arg(value_parser = game_parser())]
    game: String,

    /// Puzzles about this; `list` says what there is
    #[arg(long, value_name = "THEME")]
    theme: Option<String>,

    /// Puzzles that are so hard
    #[arg(long, value_name = "HOW", value_parser = clap::builder::PossibleValuesParser::new(Difficulty::ALL.iter().map(|how| <&'static str>::from(*how))))]
    difficulty: Option<String>,

    /// The puzzle with this id
    #[arg(long, value_name = "ID", conflicts_with_all = ["theme", "difficulty"])]
    id: Option<String>,

    /// Begin with the puzzle at this place of those that fit, from 1
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    place: u32,

    /// Take them from this file, and not from those that come with the program
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Answer with this action and do not ask
    #[arg(long, value_name = "ACTION")]
    answer: Option<String>,

    /// The puzzle, or what is said to the answer, as JSON
    #[arg(long)]
    json: bool,
}

impl Solve {
    pub(super) fn run(&self) -> Result<(), Failure> {
        if self.theme.as_deref() == Some("list") {
            return self.list_themes();
        }
        let own = match &self.file {
            Some(path) => Some(self.own(path)?),
            None => None,
        };
        let puzzles = own.as_ref().unwrap_or_else(|| collection(game(&self.game)));
        for puzzle in self.chosen(puzzles)? {
            if !self.ask(puzzle)? {
                break;
            }
        }
        Ok(())
    }

    fn own(&self, path: &std::path::Path) -> Result<Collection, Failure> {
        let file = read(path)?;
        if file.game != game(&self.game) {
            let (path, game) = (path.display().to_string(), file.game.name());
            return Err(Failure::because(say!(
                "cli-puzzles-other-game",
                path = path,
                game = game
            )));
        }
        Ok(Collection::of(file))
    }

    fn list_themes(&self) -> Result<(), Failure> {
        let game = game(&self.game);
        let lines = theme_names(game).iter().map(|theme| {
            let n = collection(game).matching(Some(theme), None).count();
            let name = say!(&format!("puzzle-theme-{theme}"));
            format!("{theme:<24} {n:>4}  {name}\n")
        });
        console::print(lines.collect::<String>())
    }

    /// The puzzles to ask, in their order.
    fn chosen<'a>(&'a self, puzzles: &'a Collection) -> Result<Vec<&'a Puzzle>, Failure> {
        let none = || Failure::because(say!("cli-puzzles-none"));
        if let Some(id) = &self.id {
            return Ok(vec![puzzles.find(id).ok_or_else(none)?]);
        }
        if self.theme.is_none() && self.difficulty.is_none() && self.file.is_none() {
            return Ok(vec![puzzles.of_day(today()).ok_or_else(none)?]);
        }
        let difficulty = self.difficulty.as_deref().and_then(|how| how.parse().ok());
        let matching = puzzles.matching(self.theme.as_deref(), difficulty);
        let chosen: Vec<&Puzzle> = matching.skip(self.place as usize - 1).collect();
        if chosen.is_empty() {
            Err(none())
        } else {
            Ok(chosen)
        }
    }

    /// Asks one; says whether to go on to the next.
    fn ask(&self, puzzle: &Puzzle) -> Result<bool, Failure> {
        let id = game(&self.game);
        let bad = |why: String| {
            Failure::because(say!(
                "cli-puzzles-bad",
                path = self.game.as_str(),
                id = puzzle.id.as_str(),
                why = why
            ))
        };
        let replayed = hyakki_catalog::replay(&puzzle.record(id));
        let table = replayed
            .map_err(|error| bad(crate::reasons::InWords::in_words(&error)))?
            .game;
        let choices = match puzzle.offered.as_slice() {
            [] => table.legal_after(table.n_steps(), puzzle.seat()),
            offered => offered.to_vec(),
        };
        if let Some(answer) = &self.answer {
            self.answer(puzzle, answer)?;
            return Ok(false);
        }
        if self.json {
            console::print_line(json!({
                "id": puzzle.id, "kind": puzzle.kind(), "difficulty": puzzle.difficulty(), "seat": puzzle.seat,
                "players": puzzle.players, "actions": choices,
                "view": table.json_after(table.n_steps(), Viewer::Seat(puzzle.seat())),
                "made_by": made_by(),
            }))?;
            return Ok(false);
        }
        self.show(puzzle, &*table, &choices)?;
        let mut line = String::new();
        loop {
            line.clear();
            let n_read = std::io::stdin().lock().read_line(&mut line)?;
            let typed = line.trim();
            if n_read == 0 {
                return Ok(false);
            }
            if typed.is_empty() {
                console::print_line(say!("puzzle-right-is", action = puzzle.right.join(", ")))?;
                return Ok(true);
            }
            let numbered = typed
                .parse::<usize>()
                .ok()
                .and_then(|number| choices.get(number.wrapping_sub(1)));
            let action = numbered.map_or(typed, String::as_str);
            if choices.iter().any(|known| known == action) {
                self.answer(puzzle, action)?;
                return Ok(true);
            }
            console::print_line(say!("cli-puzzles-which", n = choices.len()))?;
        }
    }

    fn show(
        &self,
        puzzle: &Puzzle,
        table: &dyn hyakki_catalog::AnyMatch,
        choices: &[String],
    ) -> Result<(), Failure> {
        console::print_line(text::heading(puzzle))?;
        let n_steps = table.n_steps();
        let page = table.page_after(n_steps, Viewer::Seat(puzzle.seat()));
        console::print(console::coloured(&page))?;
        if puzzle.kind() == Kind::ProvenOpen {
            for seat in (0..puzzle.players).filter(|&seat| seat != puzzle.seat) {
                let view = table.json_after(n_steps, Viewer::Seat(hyakki_core::Seat::new(seat)));
                let view: serde_json::Value = serde_json::from_str(view.get()).unwrap_or_default();
                let hand = text::hand_of(&view);
                console::print_line(say!("cli-seat", seat = seat, what = hand))?;
            }
        }
        let numbered = choices
            .iter()
            .enumerate()
            .map(|(place, action)| format!("{:>3} {action}", place + 1));
        let numbered = numbered.collect::<Vec<_>>().join("  ");
        console::print(Layout::of_console().paragraph("", "", &numbered))?;
        console::print_line(if puzzle.offered.is_empty() {
            say!("puzzle-ask")
        } else {
            say!("puzzle-ask-offered")
        })
    }

    fn answer(&self, puzzle: &Puzzle, action: &str) -> Result<(), Failure> {
        let game = game(&self.game);
        let verdict = Verdict::of(game, puzzle, action).map_err(|bad| {
            let why = text::of_bad_puzzle(&bad);
            Failure::because(say!(
                "cli-puzzles-bad",
                path = self.game.as_str(),
                id = puzzle.id.as_str(),
                why = why
            ))
        })?;
        if self.json {
            return console::print_line(json!({
                "id": puzzle.id, "answer": action, "is_right": verdict.is_right, "right": verdict.right,
                "themes": puzzle.themes, "refutation": verdict.refutation,
                "made_by": made_by(),
            }));
        }
        console::print(text::of_verdict(game, puzzle, &verdict))
    }
}

/// The day, counted from 1970-01-01 in universal time.
fn today() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() / (24 * 60 * 60))
}
