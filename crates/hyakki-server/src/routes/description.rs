//! The description of everything under `/api`, in OpenAPI: what holds for every route is said here, once.

use axum::http::StatusCode;
use hyakki_protocol::Problem;
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{Content, OpenApi, PathItem, Ref, RefOr, Response, path::Operation};
use utoipa::{Modify, ToSchema};

use crate::cookies::CURRENT;

/// What every route has in common.
pub(super) struct InCommon;

impl Modify for InCommon {
    fn modify(&self, api: &mut OpenApi) {
        let components = api.components.get_or_insert_default();
        let problem = <Problem as utoipa::PartialSchema>::schema();
        components
            .schemas
            .insert(Problem::name().into_owned(), problem);
        let cookie = ApiKeyValue::with_description(
            CURRENT,
            "What a browser is given by `POST /api/session`.",
        );
        let mut bearer = Http::new(HttpAuthScheme::Bearer);
        bearer.description = Some("What a bot is given by `POST /api/bots`.".to_owned());
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(cookie));
        components.add_security_scheme("cookie", cookie);
        components.add_security_scheme("bearer", SecurityScheme::Http(bearer));
        let none: [&str; 0] = [];
        api.security = Some(vec![
            SecurityRequirement::default(),
            SecurityRequirement::new("cookie", none),
            SecurityRequirement::new("bearer", none),
        ]);
        let operations = api.paths.paths.values_mut().flat_map(operations);
        for operation in operations {
            describe(operation);
        }
    }
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    let PathItem {
        get,
        put,
        post,
        delete,
        patch,
        ..
    } = item;
    [get, put, post, delete, patch].into_iter().flatten()
}

/// Says what an answer's status means, and that every refusal is a problem.
fn describe(operation: &mut Operation) {
    for (code, response) in &mut operation.responses.responses {
        let RefOr::T(response) = response else {
            continue;
        };
        let status = code
            .parse()
            .ok()
            .and_then(|code: u16| StatusCode::from_u16(code).ok());
        let Some(status) = status else { continue };
        if response.description.is_empty() {
            response.description = meaning(status).to_owned();
        }
        if status.is_client_error() || status.is_server_error() {
            refuse(response);
        }
    }
}

fn refuse(response: &mut Response) {
    let problem = Ref::from_schema_name(Problem::name());
    let content = RefOr::T(Content::new(Some(problem)));
    response
        .content
        .insert("application/json".to_owned(), content);
}

fn meaning(status: StatusCode) -> &'static str {
    match status {
        StatusCode::SWITCHING_PROTOCOLS => "A WebSocket, as docs/protocol.md describes it.",
        StatusCode::OK => "Done.",
        StatusCode::NO_CONTENT => "Done; there is nothing to tell.",
        StatusCode::BAD_REQUEST => "Not in the form that is described here.",
        StatusCode::UNAUTHORIZED => "Nobody may do this without an identity.",
        StatusCode::FORBIDDEN => "This identity may not do it.",
        StatusCode::NOT_FOUND => "There is no such thing, or it is not for you.",
        StatusCode::CONFLICT => "Not now: something else happened first, or has to.",
        StatusCode::UNPROCESSABLE_ENTITY => "The rules or the table do not allow it.",
        StatusCode::TOO_MANY_REQUESTS => "Too much from one address; try again later.",
        StatusCode::SERVICE_UNAVAILABLE => "Not possible for the moment; try again.",
        _ => status.canonical_reason().unwrap_or("Something else."),
    }
}
