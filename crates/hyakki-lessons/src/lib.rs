//! Lessons: a game is learnt by playing it.
//!
//! A lesson is a record with words between its lines: what a teacher says and points at, what the learner is asked, and what the
//! learner plays. `docs/lessons.md` says how one is written.
//!
//! - [`lessons`] are those of a game, and [`find`] finds one by its name.
//! - [`Lesson::reply`] says what comes next, given the lesson and what was played so far: nothing else is remembered anywhere.
//! - [`Lesson::check`] walks a lesson by everything that it accepts, and says in which line it is wrong.
//!
//! What is legal is said by the referee that judges every match, and whether a lesson goes on by the lesson: no mind has a say.
//!
//! ```
//! use hyakki_catalog::GameId;
//! use hyakki_lessons::{Reply, Task, find};
//!
//! let lesson = find(GameId::Septet, "first").expect("it is on the shelf");
//! let Ok(Reply::Part(part)) = lesson.reply(&[]) else { panic!("it begins") };
//! let last = part.frames.last().unwrap();
//! assert_eq!(last.task, Task::Play, "after some words the learner plays");
//! ```

mod bad_lesson;
mod check;
mod lesson;
mod line;
mod place;
mod reply;
mod shelf;

pub use bad_lesson::{BadLesson, LessonProblem};
pub use check::{Checked, Way};
pub use lesson::{Lesson, Step};
pub use reply::{Answer, Frame, LostTrack, Part, Point, Reply, Task, Wrong};
pub use shelf::{find, lessons, names, text};
