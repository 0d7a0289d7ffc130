//! The lessons that there are.

use std::sync::OnceLock;

use hyakki_catalog::GameId;

use crate::lesson::Lesson;

/// The lessons of the games, in the order in which they are learnt.
macro_rules! shelf {
    ($($game:ident $folder:literal: $($name:literal)*;)+) => {
        /// The lessons of each game as they are written, with their names.
        const SHELF: &[(GameId, &[(&str, &str)])] = &[
            $((GameId::$game, &[
                $(($name, include_str!(concat!("../lessons/", $folder, "/", $name, ".jsonl")))),*
            ]),)+
        ];
    };
}

shelf! {
    Septet "septet": "first" "following" "bosses" "pass" "points";
    Sketch "sketch": "first" "majority" "leftovers" "call" "distract";
    Pagoda "pagoda": "first" "altar" "giving" "closing" "pools";
    Tajuto "tajuto": "first" "drawing" "building" "village" "ending";
}

/// A game's lessons as they are written; none of a game that has no lessons yet.
fn written(game: GameId) -> &'static [(&'static str, &'static str)] {
    let found = SHELF.iter().find(|(known, _)| *known == game);
    found.map_or(&[], |(_, lessons)| lessons)
}

/// The names of a game's lessons, in the order in which they are learnt.
pub fn names(game: GameId) -> impl Iterator<Item = &'static str> {
    written(game).iter().map(|(name, _)| *name)
}

/// A lesson as it is written.
#[must_use]
pub fn text(game: GameId, name: &str) -> Option<&'static str> {
    let mut all = written(game).iter();
    all.find(|(own, _)| *own == name).map(|(_, text)| *text)
}

/// The lessons of a game, in the order in which they are learnt.
#[must_use]
pub fn lessons(game: GameId) -> &'static [Lesson] {
    static READ: [OnceLock<Vec<Lesson>>; GameId::ALL.len()] =
        [const { OnceLock::new() }; GameId::ALL.len()];
    READ[game as usize].get_or_init(|| {
        let lessons = written(game).iter().map(|(name, text)| {
            let lesson = Lesson::read(name, text);
            lesson.unwrap_or_else(|wrong| panic!("{} {name}: {wrong}", game.name()))
        });
        lessons.collect()
    })
}

/// A lesson by its name.
#[must_use]
pub fn find(game: GameId, name: &str) -> Option<&'static Lesson> {
    lessons(game).iter().find(|lesson| lesson.name() == name)
}
