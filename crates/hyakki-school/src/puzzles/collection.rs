//! The puzzles that come with the program.

use std::sync::LazyLock;

use hyakki_catalog::GameId;

use super::difficulty::Difficulty;
use super::puzzle::Puzzle;
use super::puzzle_file::PuzzleFile;

/// The puzzles of a game that come with the program, in an order that tells nothing.
#[derive(Clone, Debug)]
pub struct Collection {
    puzzles: Vec<Puzzle>,
}

static COLLECTIONS: LazyLock<Vec<(GameId, Collection)>> = LazyLock::new(|| {
    [
        include_str!("../../../../puzzles/septet.jsonl"),
        include_str!("../../../../puzzles/sketch.jsonl"),
        include_str!("../../../../puzzles/pagoda.jsonl"),
        include_str!("../../../../puzzles/tajuto.jsonl"),
    ]
    .map(|text| {
        let file = PuzzleFile::parse(text).expect("our own files are unchanged: a test reads them");
        (file.game, Collection::of(file))
    })
    .into()
});

static NONE: Collection = Collection {
    puzzles: Vec::new(),
};

/// The puzzles of this game that come with the program; none of a game that has no file yet.
#[must_use]
pub fn collection(game: GameId) -> &'static Collection {
    let found = COLLECTIONS.iter().find(|(known, _)| *known == game);
    found.map_or(&NONE, |(_, collection)| collection)
}

impl Collection {
    /// The puzzles of a file.
    #[must_use]
    pub fn of(mut file: PuzzleFile) -> Collection {
        // Ids are hashes: their order is as good as a shuffle, and the same everywhere.
        file.puzzles.sort_by(|a, b| a.id.cmp(&b.id));
        Collection {
            puzzles: file.puzzles,
        }
    }

    /// All of them.
    #[must_use]
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// The puzzle with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Puzzle> {
        let place = self
            .puzzles
            .binary_search_by(|puzzle| puzzle.id.as_str().cmp(id));
        place.ok().map(|place| &self.puzzles[place])
    }

    /// The puzzle of a day, counted from 1970-01-01: the same on every host that has the same file. Nothing if there is none.
    #[must_use]
    pub fn of_day(&self, day: u64) -> Option<&Puzzle> {
        let n_puzzles = self.puzzles.len() as u64;
        (n_puzzles > 0).then(|| &self.puzzles[(day % n_puzzles) as usize])
    }

    /// Those with this theme and this difficulty; what is not given does not matter.
    pub fn matching<'a, 'b>(
        &'a self,
        theme: Option<&'b str>,
        difficulty: Option<Difficulty>,
    ) -> impl Iterator<Item = &'a Puzzle> + use<'a, 'b> {
        self.puzzles.iter().filter(move |puzzle| {
            theme.is_none_or(|theme| puzzle.themes.iter().any(|known| known == theme))
                && difficulty.is_none_or(|difficulty| puzzle.difficulty() == difficulty)
        })
    }
}
