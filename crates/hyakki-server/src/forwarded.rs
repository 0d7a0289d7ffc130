//! What proxies say about where a request comes from.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroUsize;

use axum::http::{HeaderMap, HeaderName, header::FORWARDED};

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Proxies in front that are believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proxies {
    /// How many stand one behind the other. Each adds the address that it was asked from.
    pub n_trusted: NonZeroUsize,
    /// Where they write it. The other header is the client's own word, and is not looked at.
    pub header: ForwardedHeader,
}

/// Where proxies write the address that they were asked from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ForwardedHeader {
    /// `X-Forwarded-For: 192.0.2.7`, which nearly all of them know.
    #[default]
    XForwardedFor,
    /// `Forwarded: for=192.0.2.7`, which is RFC 7239.
    Forwarded,
}

impl Proxies {
    /// One proxy that writes the usual header.
    pub const ONE: Proxies = Proxies {
        n_trusted: NonZeroUsize::MIN,
        header: ForwardedHeader::XForwardedFor,
    };

    /// The address that the first of them was asked from; nothing if they do not say.
    pub(crate) fn client(self, headers: &HeaderMap) -> Option<IpAddr> {
        let name = match self.header {
            ForwardedHeader::XForwardedFor => X_FORWARDED_FOR,
            ForwardedHeader::Forwarded => FORWARDED,
        };
        // Lines of one header are one list; what our proxies wrote is at its end.
        let lines = headers.get_all(name).into_iter();
        let values: Vec<&str> = lines
            .flat_map(|line| line.to_str().unwrap_or_default().split(','))
            .collect();
        let value = values.iter().nth_back(self.n_trusted.get() - 1)?.trim();
        match self.header {
            ForwardedHeader::XForwardedFor => read_address(value),
            ForwardedHeader::Forwarded => read_address(for_parameter(value)?),
        }
    }
}

/// The `for` of one element: `for="[2001:db8::1]:4711";proto=https`.
fn for_parameter(element: &str) -> Option<&str> {
    let mut pairs = element.split(';').filter_map(|pair| pair.split_once('='));
    let (_, value) = pairs.find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))?;
    Some(value.trim().trim_matches('"'))
}

/// An address, perhaps with a port or in brackets; names such as `unknown` are none.
fn read_address(text: &str) -> Option<IpAddr> {
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    let with_port = || text.parse().ok().map(|address: SocketAddr| address.ip());
    bare.parse().ok().or_else(with_port)
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    reason = "a test that unwraps an error has failed as it should"
)]
mod tests {
    use super::*;

    fn client(header: ForwardedHeader, n_trusted: usize, lines: &[&str]) -> Option<String> {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(X_FORWARDED_FOR, line.parse().unwrap());
            headers.append(FORWARDED, line.parse().unwrap());
        }
        let n_trusted = NonZeroUsize::new(n_trusted).unwrap();
        let address = Proxies { n_trusted, header }.client(&headers);
        address.map(|address| address.to_string())
    }

    #[test]
    fn the_last_value_of_the_last_line_is_the_proxy_s() {
        let of = |lines: &[&str]| client(ForwardedHeader::XForwardedFor, 1, lines);
        let proxy_says = Some("192.0.2.7".to_owned());
        assert_eq!(of(&["192.0.2.7"]), proxy_says);
        assert_eq!(of(&["203.0.113.1, 192.0.2.7"]), proxy_says);
        assert_eq!(of(&["203.0.113.1", "192.0.2.7"]), proxy_says);
        assert_eq!(
            of(&["203.0.113.1, 203.0.113.2", "203.0.113.3 , 192.0.2.7:81"]),
            proxy_says
        );
        assert_eq!(of(&["[2001:db8::1]:4711"]), Some("2001:db8::1".to_owned()));
        assert_eq!(of(&["2001:db8::1"]), Some("2001:db8::1".to_owned()));
        for nothing in [&[][..], &[""], &["192.0.2.7", ""], &["192.0.2.7, unknown"]] {
            assert_eq!(of(nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn of_several_proxies_the_first_one_knows_the_client() {
        let of =
            |n_trusted, lines: &[&str]| client(ForwardedHeader::XForwardedFor, n_trusted, lines);
        let lines = &["203.0.113.1, 192.0.2.7", "198.51.100.1"];
        assert_eq!(of(2, lines), Some("192.0.2.7".to_owned()));
        assert_eq!(of(4, lines), None, "it did not come through all of them");
    }

    #[test]
    fn rfc_7239_is_understood() {
        let of = |lines: &[&str]| client(ForwardedHeader::Forwarded, 1, lines);
        let proxy_says = Some("192.0.2.60".to_owned());
        assert_eq!(
            of(&["for=192.0.2.60;proto=http;by=203.0.113.43"]),
            proxy_says
        );
        assert_eq!(
            of(&["for=203.0.113.1", "proto=https; For=\"192.0.2.60:80\""]),
            proxy_says
        );
        assert_eq!(
            of(&["for=203.0.113.1, for=\"[2001:db8:cafe::17]:4711\""]),
            Some("2001:db8:cafe::17".to_owned())
        );
        for nothing in ["for=unknown", "for=_hidden", "by=192.0.2.60", "192.0.2.60"] {
            assert_eq!(of(&[nothing]), None, "{nothing}");
        }
    }
}
