//! What somebody comes with, in a word or two, so that they know it again in a list of their sessions.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;
use hyakki_store::Device;

/// What a browser has in its name for itself, and what people call it.
/// Most browsers name others too, so the first that fits is meant.
const BROWSERS: [(&str, &str); 9] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Firefox/", "Firefox"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

/// The same for what it runs on.
const SYSTEMS: [(&str, &str); 8] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
    ("X11", "Unix"),
];

/// What a request says of its device, in words of these lists: nothing of what strangers send is kept.
pub(crate) fn device(headers: &HeaderMap) -> Device {
    let agent = headers
        .get(USER_AGENT)
        .and_then(|value| value.to_str().ok());
    let agent = agent.unwrap_or_default();
    Device {
        browser: word(&BROWSERS, agent),
        system: word(&SYSTEMS, agent),
    }
}

fn word(words: &[(&str, &str)], agent: &str) -> Option<String> {
    let mut words = words.iter();
    let found = words.find(|(sign, _)| agent.contains(sign));
    found.map(|(_, word)| (*word).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(agent: &'static str) -> (Option<String>, Option<String>) {
        let headers = HeaderMap::from_iter([(USER_AGENT, agent.parse().expect("a header"))]);
        let Device { browser, system } = device(&headers);
        (browser, system)
    }

    #[test]
    fn common_browsers_are_known_by_what_they_say() {
        for (agent, browser, system) in [
            (
                "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
                "Firefox",
                "Android",
            ),
            (
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
                "Chrome",
                "Linux",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
                "Edge",
                "Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
                "Safari",
                "iPhone",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15",
                "Safari",
                "Mac",
            ),
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
                "Samsung Internet",
                "Android",
            ),
        ] {
            let expected = (Some(browser.to_owned()), Some(system.to_owned()));
            assert_eq!(words(agent), expected, "{agent}");
        }
    }

    #[test]
    fn what_nobody_knows_has_no_words() {
        assert_eq!(words("<script>alert(1)</script>"), (None, None));
        assert_eq!(device(&HeaderMap::new()), Device::default());
    }
}
