//! What a browser shows: the token of who it is, and those of who it was before.

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName};
use axum::response::AppendHeaders;

/// The cookie of who a browser is.
pub(crate) const CURRENT: &str = "hyakki";

/// The cookie of who it was before, its tokens separated by dots.
const EARLIER: &str = "hyakki-earlier";

/// Under https no other site of the same domain can set or read a cookie whose name begins so.
/// Cookies of versions before this are read without it.
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
    /// Whether the browser showed who it is under the name of earlier versions.
    pub(crate) has_plain_name: bool,
}

impl Cookies {
    pub(crate) fn of(headers: &HeaderMap) -> Cookies {
        let earlier = value(headers, EARLIER).unwrap_or_default();
        let earlier = earlier.split('.').filter(|token| !token.is_empty());
        Cookies {
            current: value(headers, CURRENT).map(str::to_owned),
            earlier: earlier.map(str::to_owned).collect(),
            has_plain_name: plain_value(headers, &format!("{HOST}{CURRENT}")).is_none(),
        }
    }

    /// The headers that make a browser keep these.
    pub(crate) fn to_headers(&self, is_secure: bool) -> AppendHeaders<Vec<(HeaderName, String)>> {
        let current = self.current.as_deref().unwrap_or_default();
        let values = [(CURRENT, current), (EARLIER, &self.earlier.join("."))];
        let lines = values.map(|(name, value)| lines(name, value, is_secure));
        AppendHeaders(lines.concat())
    }
}

/// The headers that make a browser forget who it is, but not who it was before.
pub(crate) fn forget_current(is_secure: bool) -> AppendHeaders<Vec<(HeaderName, String)>> {
    AppendHeaders(lines(CURRENT, "", is_secure))
}

fn value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let of_host = plain_value(headers, &format!("{HOST}{name}"));
    of_host.or_else(|| plain_value(headers, name))
}

fn plain_value<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).into_iter();
    cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, _)| *name == wanted)
        .map(|(_, value)| value)
}

/// A cookie under the name that it has here, and the end of the one that earlier versions have set.
fn lines(name: &str, value: &str, is_secure: bool) -> Vec<(HeaderName, String)> {
    let lines = if is_secure {
        vec![
            line(&format!("{HOST}{name}"), value, is_secure),
            line(name, "", is_secure),
        ]
    } else {
        vec![line(name, value, is_secure)]
    };
    lines.into_iter().map(|line| (SET_COOKIE, line)).collect()
}

/// A cookie for a year; an empty value removes it.
fn line(name: &str, value: &str, is_secure: bool) -> String {
    let max_age = if value.is_empty() { 0 } else { YEAR };
    let secure = if is_secure { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={max_age}{secure}")
}
