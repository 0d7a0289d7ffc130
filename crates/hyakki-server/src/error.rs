//! The one place where errors become what clients see.

use std::time::Instant;

use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use hyakki_core::record::MAX_NAME;
use hyakki_protocol::{Problem, VERSION};
use hyakki_store::{Conflict, Noun, StoreError};
use hyakki_table::Refusal;
use strum::IntoStaticStr;
use thiserror::Error;

use crate::blocking::WorkFailed;
use crate::password::{LEAST_PASSWORD, MOST_PASSWORD};
use crate::places::Crowded;
use crate::replays::ReplayError;
use crate::seldom::Seldom;
use crate::tables::table_error::TableError;

/// Why a request was refused. The code for programs is the variant's name in lower case with hyphens.
#[derive(Clone, Debug, PartialEq, Eq, Error, IntoStaticStr)]
#[cfg_attr(test, derive(strum::EnumIter))]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum ApiError {
    #[error(transparent)]
    #[strum(disabled)]
    Table(#[from] TableError),
    #[error("this needs an identity: POST /api/session makes one, bots show a bearer token")]
    #[strum(serialize = "who-are-you")]
    Unauthenticated,
    #[error("this came from another site's page")]
    OtherOrigin,
    #[error("this server is not the one at that address")]
    OtherHost,
    #[error("this link is not good any more: each works once, for a day")]
    BadLink,
    #[error("this login and password do not belong together")]
    WrongLogin,
    #[error("bots have tokens, not passwords")]
    NotForBots,
    #[error("a name has 1 to {MAX_NAME} characters, all of which can be seen")]
    BadName,
    #[error("a password has {LEAST_PASSWORD} to {MOST_PASSWORD} characters")]
    BadPassword,
    #[error("{0}")]
    BadMessage(String),
    #[error("{1}")]
    BadBody(StatusCode, String),
    #[error("{1}")]
    BadQuery(StatusCode, String),
    #[error("{1}")]
    BadAddress(StatusCode, String),
    #[error("{1}")]
    NotASocket(StatusCode, String),
    #[error("{0}")]
    Invalid(String),
    #[error("this server speaks version {VERSION} of the protocol, not {0}: load the page again")]
    OtherProtocol(u32),
    #[error("there is no such table")]
    NoSuchTable,
    #[error("there is no such match")]
    NoSuchMatch,
    #[error("there is no such step")]
    NoSuchStep,
    #[error("there is no such seat")]
    NoSuchSeat,
    #[error("there is no such game")]
    NoSuchGame,
    #[error("there is no such lesson")]
    NoSuchLesson,
    #[error("this was never played in this lesson, or it has changed: begin it again")]
    OtherLesson,
    #[error("there is no such puzzle")]
    NoSuchPuzzle,
    #[error("there is no such user")]
    NoSuchUser,
    #[error("there is no such session")]
    NoSuchSession,
    #[error("there is no such thing")]
    NoSuchThing,
    #[error("there is no such page")]
    NoSuchPage,
    #[error("this cannot be done here")]
    NoSuchMethod,
    #[error("this {0} is taken")]
    Taken(String),
    #[error("this browser keeps too many identities; log out of one of them first")]
    TooManyIdentities,
    #[error("somebody else was first; try again")]
    Conflict,
    #[error("the match is not over: its record still holds what players must not know")]
    MatchNotOver,
    #[error("{0}")]
    BadRecord(String),
    #[error("too many requests; wait a moment")]
    TooFast,
    #[error("the request did not come in time, or took too long; try again")]
    TooSlow,
    #[error("too many matches wait to be replayed; try again in a moment")]
    TooManyReplays,
    #[error("this match takes too long to replay")]
    ReplayTooLong,
    #[error("too many wrong passwords for this login; wait {0} seconds")]
    TooManyTries(u64),
    #[error("too many reviews wait, of you or of all; ask again when one of them is done")]
    TooManyReviews,
    #[error("this match was played by other rules than those of today")]
    OtherRules,
    #[error("no mind has an answer to this; ask again, or decide alone")]
    NoAdvice,
    #[error("too many connections are open; close one, or try again later")]
    TooManySockets,
    #[error("something went wrong in the server")]
    Internal,
}

impl ApiError {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            ApiError::Table(error) => status_of_table(error),
            ApiError::BadBody(status, _)
            | ApiError::BadQuery(status, _)
            | ApiError::BadAddress(status, _)
            | ApiError::NotASocket(status, _) => *status,
            ApiError::BadName
            | ApiError::BadPassword
            | ApiError::BadMessage(_)
            | ApiError::Invalid(_)
            | ApiError::OtherProtocol(_) => StatusCode::BAD_REQUEST,
            ApiError::Unauthenticated => StatusCode::UNAUTHORIZED,
            ApiError::OtherOrigin
            | ApiError::BadLink
            | ApiError::WrongLogin
            | ApiError::NotForBots => StatusCode::FORBIDDEN,
            ApiError::NoSuchTable
            | ApiError::NoSuchMatch
            | ApiError::NoSuchStep
            | ApiError::NoSuchSeat
            | ApiError::NoSuchGame
            | ApiError::NoSuchLesson
            | ApiError::NoSuchPuzzle
            | ApiError::NoSuchUser
            | ApiError::NoSuchSession
            | ApiError::NoSuchThing
            | ApiError::NoSuchPage => StatusCode::NOT_FOUND,
            ApiError::OtherHost => StatusCode::MISDIRECTED_REQUEST,
            ApiError::NoSuchMethod => StatusCode::METHOD_NOT_ALLOWED,
            ApiError::Taken(_)
            | ApiError::TooManyIdentities
            | ApiError::Conflict
            | ApiError::OtherLesson
            | ApiError::MatchNotOver => StatusCode::CONFLICT,
            ApiError::BadRecord(_) | ApiError::OtherRules => StatusCode::UNPROCESSABLE_ENTITY,
            ApiError::TooSlow => StatusCode::REQUEST_TIMEOUT,
            ApiError::TooFast | ApiError::TooManyTries(_) => StatusCode::TOO_MANY_REQUESTS,
            ApiError::TooManyReplays
            | ApiError::ReplayTooLong
            | ApiError::TooManyReviews
            | ApiError::NoAdvice
            | ApiError::TooManySockets => StatusCode::SERVICE_UNAVAILABLE,
            ApiError::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    pub(crate) fn code(&self) -> &'static str {
        match self {
            ApiError::Table(error) => error.code(),
            of_the_server => of_the_server.into(),
        }
    }

    pub(crate) fn to_problem(&self) -> Problem {
        Problem::new(self.code(), self.to_string())
    }
}

fn status_of_table(error: &TableError) -> StatusCode {
    match error {
        TableError::Refused(Refusal::NotYourSeat | Refusal::NotAPlayer | Refusal::NotTheHost)
        | TableError::NoHints => StatusCode::FORBIDDEN,
        TableError::Refused(
            Refusal::Stale { .. } | Refusal::SeatTaken | Refusal::NameTaken | Refusal::OtherTerms,
        )
        | TableError::OtherMatch => StatusCode::CONFLICT,
        TableError::Refused(_) | TableError::NotYourTurn => StatusCode::UNPROCESSABLE_ENTITY,
        TableError::NotFound | TableError::NoSuchStep => StatusCode::NOT_FOUND,
        TableError::Unavailable | TableError::Unreadable | TableError::Busy => {
            StatusCode::SERVICE_UNAVAILABLE
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (self.status(), Json(self.to_problem())).into_response();
        let wait_s = match self {
            ApiError::TooFast => 1,
            ApiError::TooManyTries(wait_s) => wait_s,
            _ => return response,
        };
        let headers = response.headers_mut();
        headers.insert(RETRY_AFTER, HeaderValue::from(wait_s));
        response
    }
}

impl From<WorkFailed> for ApiError {
    fn from(_: WorkFailed) -> ApiError {
        ApiError::Internal
    }
}

impl From<Crowded> for ApiError {
    fn from(_: Crowded) -> ApiError {
        ApiError::TooManyReplays
    }
}

impl From<ReplayError> for ApiError {
    fn from(error: ReplayError) -> ApiError {
        match error {
            ReplayError::Crowded(crowded) => crowded.into(),
            ReplayError::GivenUp => ApiError::ReplayTooLong,
            ReplayError::Failed => ApiError::Internal,
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::NotFound(noun) => match noun {
                Noun::Table => ApiError::NoSuchTable,
                Noun::Match => ApiError::NoSuchMatch,
                Noun::User => ApiError::NoSuchUser,
                Noun::Token | Noun::Login | Noun::Thing => ApiError::NoSuchThing,
            },
            StoreError::Conflict(Conflict::Taken(noun)) => ApiError::Taken(noun.to_string()),
            StoreError::Conflict(_) => ApiError::Conflict,
            StoreError::Invalid(_) => ApiError::Invalid(error.to_string()),
            StoreError::Unavailable(_) => {
                tell_store_away(&error);
                TableError::Unavailable.into()
            }
            // What happened inside is for the log, not for clients.
            _ => {
                tracing::error!(%error, "the store failed");
                ApiError::Internal
            }
        }
    }
}

/// Everybody meets a store that is away; the log need not be full of it.
pub(crate) fn tell_store_away(error: &StoreError) {
    static TOLD: Seldom = Seldom::new();
    TOLD.tell(Instant::now(), |n_untold| {
        tracing::warn!(%error, n_untold, "the store is away");
    });
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        TableError::Refused(refusal).into()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use strum::IntoEnumIterator;

    use super::*;

    /// Each code of the page's section with its statuses.
    fn codes_of_the_server() -> BTreeMap<String, String> {
        let page = include_str!("../../../docs/protocol.md");
        let section = page.split("**By the server:**").nth(1).unwrap_or_default();
        let section = section.split("\n## ").next().unwrap_or_default();
        let rows = section.lines().filter(|line| line.starts_with("| `"));
        let cells = rows.map(|row| row.split('|').collect::<Vec<&str>>());
        cells
            .flat_map(|cells| {
                let codes = cells[1].split('`').skip(1).step_by(2);
                codes.map(move |code| (code.to_owned(), cells[2].trim().to_owned()))
            })
            .collect()
    }

    #[test]
    fn every_refusal_of_the_server_is_described_with_its_status_and_no_other() {
        let mut described = codes_of_the_server();
        let of_tables = [
            TableError::Unavailable,
            TableError::Unreadable,
            TableError::Busy,
        ]
        .map(ApiError::from);
        for error in ApiError::iter().chain(of_tables) {
            let code = error.code();
            let described = described.remove(code);
            let statuses = described.unwrap_or_else(|| panic!("{code} is missing"));
            let is_as_the_request_is = statuses.contains(',');
            let is_on_sockets_only = code == "bad-message";
            assert!(
                is_as_the_request_is || is_on_sockets_only || statuses == error.status().as_str(),
                "{code}: {statuses}"
            );
        }
        assert!(described.is_empty(), "{described:?}");
    }
}
