//! What a browser shows: the token of who it is, and those of who it was before.

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName};
use axum::response::AppendHeaders;

/// The cookie of who a browser is.
const CURRENT: &str = "hyakki";

/// The cookie of who it was before, its tokens separated by dots.
const EARLIER: &str = "hyakki-earlier";

/// A year, in seconds.
const YEAR: u32 = 60 * 60 * 24 * 365;

/// The tokens that a browser keeps.
#[derive(Clone, Default, PartialEq, Eq)]
pub(crate) struct Cookies {
    /// Who it is.
    pub(crate) current: Option<String>,
    /// Who it was before and can be again, the latest first.
    pub(crate) earlier: Vec<String>,
}

impl Cookies {
    pub(crate) fn of(headers: &HeaderMap) -> Cookies {
        let earlier = value(headers, EARLIER).unwrap_or_default();
        let earlier = earlier.split('.').filter(|token| !token.is_empty());
        Cookies {
            current: value(headers, CURRENT).map(str::to_owned),
            earlier: earlier.map(str::to_owned).collect(),
        }
    }

    /// The headers that make a browser keep these.
    pub(crate) fn to_headers(&self, is_secure: bool) -> AppendHeaders<Vec<(HeaderName, String)>> {
        let current = self.current.as_deref().unwrap_or_default();
        let values = [(CURRENT, current), (EARLIER, &self.earlier.join("."))];
        let lines = values.map(|(name, value)| (SET_COOKIE, line(name, value, is_secure)));
        AppendHeaders(lines.into())
    }
}

/// The header that makes a browser forget who it is, but not who it was before.
pub(crate) fn forget_current(is_secure: bool) -> [(HeaderName, String); 1] {
    [(SET_COOKIE, line(CURRENT, "", is_secure))]
}

fn value<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).into_iter();
    cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, _)| *name == wanted)
        .map(|(_, value)| value)
}

/// A cookie for a year; an empty value removes it.
fn line(name: &str, value: &str, is_secure: bool) -> String {
    let max_age = if value.is_empty() { 0 } else { YEAR };
    let secure = if is_secure { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={max_age}{secure}")
}
