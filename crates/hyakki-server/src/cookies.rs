//! What a browser shows: the token of who it is, and those of who it was before.

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName};
use axum::response::AppendHeaders;

/// The cookie of who a browser is.
pub(crate) const CURRENT: &str = "hyakki";

/// The cookie of who it was before, its tokens separated by dots.
const EARLIER: &str = "hyakki-earlier";

/// Under https no other site of the same domain can set or read a cookie whose name begins so, and no other is looked at.
pub(crate) const HOST: &str = "__Host-";

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
    pub(crate) fn of(headers: &HeaderMap, is_secure: bool) -> Cookies {
        let earlier = value(headers, &full_name(EARLIER, is_secure)).unwrap_or_default();
        let earlier = earlier.split('.').filter(|token| !token.is_empty());
        Cookies {
            current: value(headers, &full_name(CURRENT, is_secure)).map(str::to_owned),
            earlier: earlier.map(str::to_owned).collect(),
        }
    }

    /// The headers that make a browser keep these.
    pub(crate) fn to_headers(&self, is_secure: bool) -> AppendHeaders<Vec<(HeaderName, String)>> {
        let current = self.current.as_deref().unwrap_or_default();
        let values = [(CURRENT, current), (EARLIER, &self.earlier.join("."))];
        let lines = values.map(|(name, value)| line(name, value, is_secure));
        AppendHeaders(lines.to_vec())
    }
}

/// The headers that make a browser forget who it is, but not who it was before.
pub(crate) fn forget_current(is_secure: bool) -> AppendHeaders<Vec<(HeaderName, String)>> {
    AppendHeaders(vec![line(CURRENT, "", is_secure)])
}

/// The name of a cookie here. Under https it is never the plain one, which any site of the domain could plant.
fn full_name(name: &str, is_secure: bool) -> String {
    let prefix = if is_secure { HOST } else { "" };
    format!("{prefix}{name}")
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
fn line(name: &str, value: &str, is_secure: bool) -> (HeaderName, String) {
    let name = full_name(name, is_secure);
    let max_age = if value.is_empty() { 0 } else { YEAR };
    let secure = if is_secure { "; Secure" } else { "" };
    let line = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={max_age}{secure}");
    (SET_COOKIE, line)
}
