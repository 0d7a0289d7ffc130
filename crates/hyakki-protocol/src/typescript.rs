//! The types of this crate in TypeScript.

use hyakki_catalog::{GameId, Language, Level, MindId};
use hyakki_table::Command;

use crate::games::{GameOption, GameOptionValue};
use crate::hint::HintedAction;
use crate::identity::{
    ChosenIdentity, Credentials, NewBot, NewCredentials, Rename, SecretToken, SessionKind,
    SessionSummary,
};
use crate::lessons::{LessonAnswer, LessonFrame, LessonPoint, LessonTask};
use crate::puzzle::{
    PuzzleCount, PuzzleDay, PuzzleFact, PuzzleGame, PuzzleMove, PuzzleStreak, PuzzleTry,
    PuzzleVerdict, PuzzleView,
};
use crate::review::{
    Exercise, ExerciseOption, Interval, LabelName, OpenCardsView, ReviewReason, ReviewedChoice,
    ReviewedParts, ReviewedSeat, TurningPoint,
};
use crate::settings::{Clock, SettingsChange, Talk};
use crate::table_socket::ChatLine;
use crate::table_view::{
    ChairView, HolderView, MatchView, OutcomeView, PresenceView, SideView, StageName,
};
use crate::{
    ClientMessage, Course, CourseStep, GameSummary, Hint, Identity, LessonProgress, LessonReply,
    LessonSummary, LobbyMessage, MatchReview, MatchSummary, Problem, ReviewStatus, ServerMessage,
    Settings, StepView, TableSummary, TableView, VERSION, Verdict,
};

/// One TypeScript module with all of it.
#[must_use]
pub fn module() -> String {
    let types = hyakki_core::typescript![
        ClientMessage,
        ServerMessage,
        ChatLine,
        Command,
        Problem,
        TableView,
        StageName,
        ChairView,
        PresenceView,
        HolderView,
        MatchView,
        OutcomeView,
        SideView,
        Settings,
        SettingsChange,
        Clock,
        Talk,
        LobbyMessage,
        TableSummary,
        Identity,
        Rename,
        Credentials,
        NewCredentials,
        SecretToken,
        ChosenIdentity,
        SessionSummary,
        SessionKind,
        NewBot,
        MatchSummary,
        StepView,
        Course,
        CourseStep,
        Verdict,
        ReviewStatus,
        MatchReview,
        TurningPoint,
        ReviewedParts,
        LabelName,
        ReviewedChoice,
        Exercise,
        ExerciseOption,
        ReviewReason,
        OpenCardsView,
        Interval,
        ReviewedSeat,
        Hint,
        HintedAction,
        LessonSummary,
        LessonProgress,
        LessonReply,
        LessonFrame,
        LessonPoint,
        LessonTask,
        LessonAnswer,
        GameSummary,
        GameOption,
        GameOptionValue,
        PuzzleDay,
        PuzzleGame,
        PuzzleCount,
        PuzzleStreak,
        PuzzleView,
        PuzzleTry,
        PuzzleVerdict,
        PuzzleMove,
        PuzzleFact,
    ];
    let games = quoted(GameId::ALL.into_iter().map(GameId::name), ", ");
    let levels = quoted(Level::ALL.iter().map(|level| level.name()), ", ");
    let is_other = |mind: &MindId| !matches!(mind, MindId::Level(_));
    let others = MindId::ALL.into_iter().filter(is_other);
    let others = quoted(others.map(MindId::name), " | ");
    let languages = quoted(Language::ALL.into_iter().map(Language::tag), ", ");
    format!(
        "// Made from the Rust types of hyakki-protocol by `cargo xtask typescript`. Do not edit.\n\n\
         export const PROTOCOL = {VERSION};\n\n\
         /**\n * The games, in the order in which they are shown.\n */\n\
         export const GAMES = [{games}] as const;\n\n\
         export type GameName = (typeof GAMES)[number];\n\n\
         /**\n * The minds that people choose from, the weakest first.\n */\n\
         export const LEVELS = [{levels}] as const;\n\n\
         export type Level = (typeof LEVELS)[number];\n\n\
         /**\n * Any mind: also those that matches of earlier versions were played by.\n */\n\
         export type MindName = Level | {others};\n\n\
         /**\n * The languages, by their tags; the first is for whoever speaks none of them.\n */\n\
         export const LANGUAGES = [{languages}] as const;\n{types}"
    )
}

/// These words in quotation marks, with something between them.
fn quoted(words: impl Iterator<Item = &'static str>, between: &str) -> String {
    let words: Vec<String> = words.map(|word| format!("\"{word}\"")).collect();
    words.join(between)
}
