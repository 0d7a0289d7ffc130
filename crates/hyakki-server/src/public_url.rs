//! The address that people use.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use axum::http::Uri;
use axum::http::uri::Authority;
use thiserror::Error;

/// The address that people use, such as `https://games.example.org`: a scheme and a host, and perhaps a port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    is_secure: bool,
    authority: Authority,
}

/// Why a text is not the address of a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadPublicUrl {
    /// No address at all.
    #[error("this is not an address such as https://games.example.org")]
    NotAnAddress,
    /// Another scheme.
    #[error("the address begins with https:// or http://")]
    Scheme,
    /// More than a scheme, a host and a port.
    #[error("the address is that of a whole site: nothing stands behind the host and its port")]
    MoreThanASite,
}

impl FromStr for PublicUrl {
    type Err = BadPublicUrl;

    fn from_str(text: &str) -> Result<PublicUrl, BadPublicUrl> {
        let uri: Uri = text.parse().map_err(|_| BadPublicUrl::NotAnAddress)?;
        let is_secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(BadPublicUrl::Scheme),
        };
        let authority = uri.authority().ok_or(BadPublicUrl::NotAnAddress)?;
        let host = authority.host();
        if host.is_empty() || host.contains(char::is_whitespace) {
            return Err(BadPublicUrl::NotAnAddress);
        }
        let is_site = uri.path() == "/" && uri.query().is_none() && !text.contains('#');
        if !is_site || authority.as_str().contains('@') {
            return Err(BadPublicUrl::MoreThanASite);
        }
        Ok(PublicUrl {
            is_secure,
            authority: authority.clone(),
        })
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_secure { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority)
    }
}

impl PublicUrl {
    /// Whether nobody between can read what is sent.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// Whether it is an address of this machine.
    #[must_use]
    pub fn is_loopback(&self) -> bool {
        is_loopback(self.authority.host())
    }

    /// Whether a `Host` names this site, or this machine by a name that no other site can have.
    pub(crate) fn is_known_host(&self, host: &str) -> bool {
        let Ok(host) = host.parse::<Authority>() else {
            return false;
        };
        let name = host.host();
        name.eq_ignore_ascii_case(self.authority.host()) || is_loopback(name)
    }

    /// Whether a page of this site says that it sends something.
    pub(crate) fn is_origin(&self, origin: &str) -> bool {
        origin.eq_ignore_ascii_case(&self.to_string())
    }
}

fn is_loopback(host: &str) -> bool {
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let address = bare.parse().ok();
    host.eq_ignore_ascii_case("localhost") || address.is_some_and(|ip: IpAddr| ip.is_loopback())
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    reason = "a test that unwraps an error has failed as it should"
)]
mod tests {
    use super::*;

    #[test]
    fn only_a_whole_site_is_a_public_url() {
        for good in [
            "https://games.example.org",
            "https://games.example.org/",
            "http://127.0.0.1:8765",
            "https://[2001:db8::1]:444",
        ] {
            let url: PublicUrl = good.parse().unwrap();
            assert_eq!(url.to_string(), good.trim_end_matches('/'));
        }
        for (bad, why) in [
            ("games.example.org", BadPublicUrl::Scheme),
            ("ftp://games.example.org", BadPublicUrl::Scheme),
            ("", BadPublicUrl::NotAnAddress),
            ("https://", BadPublicUrl::NotAnAddress),
            ("https://games example", BadPublicUrl::NotAnAddress),
            (
                "https://games.example.org/hyakki",
                BadPublicUrl::MoreThanASite,
            ),
            ("https://games.example.org?x", BadPublicUrl::MoreThanASite),
            ("https://games.example.org/#x", BadPublicUrl::MoreThanASite),
            (
                "https://ada:pw@games.example.org",
                BadPublicUrl::MoreThanASite,
            ),
        ] {
            assert_eq!(bad.parse::<PublicUrl>(), Err(why), "{bad}");
        }
    }

    #[test]
    fn a_host_is_known_by_its_name_whatever_its_port() {
        let url: PublicUrl = "https://games.example.org".parse().unwrap();
        for known in [
            "games.example.org",
            "Games.Example.Org:443",
            "127.0.0.1:8765",
            "[::1]:1",
            "localhost",
        ] {
            assert!(url.is_known_host(known), "{known}");
        }
        for unknown in [
            "evil.example",
            "games.example.org.evil.example",
            "192.0.2.1",
            "",
            "x y",
        ] {
            assert!(!url.is_known_host(unknown), "{unknown}");
        }
    }
}
