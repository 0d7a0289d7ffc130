//! The description of everything under `/api`, in OpenAPI: what holds for every route is said here, once.

mod answers;
mod variants;
mod words;

use axum::http::StatusCode;
use hyakki_catalog::GameId;
use hyakki_protocol::Problem;
use serde_json::Value;
use utoipa::ToSchema;
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{
    Components, Content, OpenApi, PathItem, Ref, RefOr, Response, path::Operation,
};

use crate::cookies::{CURRENT, HOST};

/// How one says who one is: names of ours, and what they stand for.
const IDENTITIES: [&str; 3] = ["cookie", "secure-cookie", "bearer"];

/// The whole description: what the routes say, what they have in common, and the types of every game.
pub(super) fn whole(mut api: OpenApi) -> Value {
    let components = api.components.get_or_insert_default();
    let problem = <Problem as utoipa::PartialSchema>::schema();
    let name = Problem::name().into_owned();
    components.schemas.insert(name, problem);
    add_identities(components);
    api.security = Some([vec![SecurityRequirement::default()], any_identity()].concat());
    for (path, item) in &mut api.paths.paths {
        for operation in operations(item) {
            describe(path, operation);
        }
    }
    let mut api = serde_json::to_value(api).expect("a description is JSON");
    add_games(&mut api);
    answers::require_all(&mut api);
    words::enumerate_all(&mut api);
    variants::name_all(&mut api);
    api
}

fn add_identities(components: &mut Components) {
    let cookie = |name: String, about: &str| {
        let cookie = ApiKeyValue::with_description(name, about.to_owned());
        SecurityScheme::ApiKey(ApiKey::Cookie(cookie))
    };
    let mut bearer = Http::new(HttpAuthScheme::Bearer);
    bearer.description = Some("What a bot is given by `POST /api/bots`.".to_owned());
    let schemes = [
        cookie(
            CURRENT.to_owned(),
            "What a browser is given by `POST /api/session`.",
        ),
        cookie(
            format!("{HOST}{CURRENT}"),
            "The same where the server is behind https.",
        ),
        SecurityScheme::Http(bearer),
    ];
    for (name, scheme) in IDENTITIES.into_iter().zip(schemes) {
        components.add_security_scheme(name, scheme);
    }
}

fn any_identity() -> Vec<SecurityRequirement> {
    let scopes: [&str; 0] = [];
    let requirement = |name| SecurityRequirement::new(name, scopes);
    IDENTITIES.map(requirement).to_vec()
}

/// The views and actions of the games.
fn add_games(api: &mut Value) {
    let schemas = api.pointer_mut("/components/schemas");
    let schemas = schemas.and_then(Value::as_object_mut);
    let schemas = schemas.expect("there are components, because a problem is one");
    for game in GameId::ALL {
        schemas.extend(hyakki_catalog::schemas(game).types);
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

/// Says what an answer's status means, that every refusal is a problem, and who may ask.
fn describe(path: &str, operation: &mut Operation) {
    let noun = path.split('/').nth(2).map(str::to_owned);
    operation.tags = noun.map(|noun| vec![noun]);
    if operation.responses.responses.contains_key("401") {
        operation.security = Some(any_identity());
    }
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
    let mut other = Response::new("Refused for a reason that every request can be refused for.");
    refuse(&mut other);
    let responses = &mut operation.responses.responses;
    responses.insert("default".to_owned(), RefOr::T(other));
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
