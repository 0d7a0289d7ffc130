//! What travels between client and server, versioned. `docs/protocol.md` is the page for people.
//!
//! | noun | module |
//! | --- | --- |
//! | [`ClientMessage`], [`ServerMessage`] on a table's socket | [`table_socket`] |
//! | [`Envelope`]: what stands beside a command, so that it can be sent again | [`envelope`] |
//! | [`TableView`]: a table as one viewer may see it, built by [`TableView::of`] and nothing else | [`table_view`] |
//! | [`Settings`]: what is chosen when a table is made | [`settings`] |
//! | [`LobbyMessage`], [`TableSummary`] | [`lobby`] |
//! | [`Identity`] and what changes it | [`identity`] |
//! | [`MatchSummary`], [`StepView`], [`Course`], [`Verdict`] | [`history`] |
//! | [`ReviewStatus`], [`MatchReview`]: what could have been played better, and what was luck | [`review`] |
//! | [`Hint`]: what a mind would play, and why | [`hint`] |
//! | [`LessonSummary`], [`LessonProgress`], [`LessonReply`] | [`lessons`] |
//! | [`GameSummary`] | [`games`] |
//! | [`PuzzleView`](puzzle::PuzzleView): a puzzle without its answer | [`puzzle`] |
//! | [`Problem`]: every refusal | [`problem`] |
//!
//! [`schemas`] has names for what the catalog adds to the description of the HTTP API.
//! [`typescript`] writes all of it down for the web front.

pub mod envelope;
pub mod games;
pub mod hint;
pub mod history;
pub mod identity;
pub mod lessons;
pub mod lobby;
pub mod problem;
pub mod puzzle;
pub mod review;
pub mod schemas;
pub mod settings;
pub mod table_socket;
pub mod table_view;
pub mod typescript;

pub use envelope::{CommandKey, Envelope};
pub use games::GameSummary;
pub use hint::Hint;
pub use history::{Course, CourseStep, MatchSummary, StepView, Verdict};
pub use identity::Identity;
pub use lessons::{LessonProgress, LessonReply, LessonSummary};
pub use lobby::{LobbyMessage, TableSummary};
pub use problem::Problem;
pub use review::{MatchReview, ReviewStatus};
pub use settings::Settings;
pub use table_socket::{ClientMessage, ServerMessage};
pub use table_view::TableView;

/// The version of everything here. A client names the one it speaks (`?protocol=1`); the server refuses others.
pub const VERSION: u32 = 1;
