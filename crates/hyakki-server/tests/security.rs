//! What strangers, other sites and the impatient try.

use std::collections::BTreeSet;

use hyakki_catalog::GameId;
use hyakki_server::{ForwardedHeader, Proxies};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::fixture::{Answer, Client, DEADLINE, TestApp, answer, problem_code};
use crate::socket::waits_for;

async fn with_origin(client: &Client, method: Method, path: &str, origin: &str) -> Answer {
    answer(
        client
            .request(method, path)
            .header("origin", origin)
            .json(&json!({"name": "Eve"})),
    )
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_our_own_pages_may_change_anything() {
    let app = TestApp::start_with(|config| {
        config.public_url = Some("https://games.example.org/".parse().unwrap());
    })
    .await;
    let client = app.person("Ada").await;
    let here = format!("http://{}", app.address);
    let others = [
        "https://evil.example",
        "null",
        "",
        "http://127.0.0.1:1",
        "https://games.example.org.evil.example",
        "games.example.org",
    ];
    for other in others {
        for (method, path) in [
            (Method::POST, "/api/session"),
            (Method::PATCH, "/api/session"),
            (Method::DELETE, "/api/session"),
            (Method::DELETE, "/api/session/everywhere"),
            (Method::PUT, "/api/session/account"),
            (Method::POST, "/api/tables"),
            (Method::POST, "/api/matches"),
        ] {
            let refused = with_origin(&client, method, path, other).await;
            assert_eq!(refused.refused(403), "other-origin", "{path} from {other}");
        }
    }
    assert_eq!(
        client.get("/api/session").await.ok()["name"],
        "Ada",
        "nothing has changed"
    );
    for own in [here.as_str(), "https://games.example.org"] {
        assert_eq!(
            with_origin(&client, Method::PATCH, "/api/session", own)
                .await
                .ok()["name"],
            "Eve"
        );
    }
    // Whoever only reads may come from anywhere: browsers keep the answer from other sites' pages.
    let read = with_origin(&client, Method::GET, "/api/games", "https://evil.example").await;
    assert_eq!(
        (
            read.status.as_u16(),
            read.header("access-control-allow-origin")
        ),
        (200, "")
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_our_own_pages_may_open_sockets() {
    let app = TestApp::start().await;
    let client = app.guest().await;
    let table = client.make_table_for(GameId::Sketch).await;
    let here = format!("http://{}", app.address);
    for path in [
        "/api/lobby/socket".to_owned(),
        format!("/api/tables/{table}/socket"),
    ] {
        for other in ["https://evil.example", "null", "http://127.0.0.1:1"] {
            let refusal = client
                .open_with(&path, &[("origin", other)])
                .await
                .err()
                .unwrap();
            assert_eq!(refusal.status().as_u16(), 403);
            let problem: Value = serde_json::from_slice(refusal.body().as_ref().unwrap()).unwrap();
            assert_eq!(problem_code(&problem), "other-origin");
        }
        for own in [&[][..], &[("origin", here.as_str())]] {
            let mut socket = client.open_with(&path, own).await.unwrap();
            assert!(socket.next().await.is_some());
        }
    }
}

/// The headers that every answer has, whatever it is.
fn has_headers(answer: &Answer) {
    let policy = answer.header("content-security-policy");
    for part in [
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "connect-src 'self'",
    ] {
        assert!(policy.contains(part), "{answer:?}");
    }
    assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"));
    assert_eq!(
        answer.header("x-content-type-options"),
        "nosniff",
        "{answer:?}"
    );
    assert_eq!(answer.header("x-frame-options"), "DENY");
    assert_eq!(answer.header("referrer-policy"), "no-referrer");
    assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
    assert!(answer.header("permissions-policy").contains("camera=()"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_has_the_headers() {
    let app = TestApp::start().await;
    let client = app.guest().await;
    for path in [
        "/",
        "/api",
        "/api/games",
        "/healthz",
        "/readyz",
        "/robots.txt",
        "/api/session",
        "/api/lobby",
    ] {
        let found = client.get(path).await;
        assert_eq!(found.status.as_u16(), 200, "{path}");
        has_headers(&found);
    }
    for path in [
        "/api/nothing",
        "/nothing.js",
        "/assets/nothing",
        "/%2e%2e/Cargo.toml",
    ] {
        let nothing = client.get(path).await;
        assert_eq!(nothing.refused(404), "no-such-page", "{path}");
        has_headers(&nothing);
    }
    let nothing = client.post("/nothing/here", &json!({})).await;
    assert_eq!(nothing.refused(404), "no-such-page");
    let wrong_method = client.delete("/api/games").await;
    assert_eq!(wrong_method.refused(405), "no-such-method");
    let bad = client.post("/api/tables", &json!({"game": "chess"})).await;
    assert_eq!(bad.refused(422), "bad-body");
    let no_one = app.nobody().get("/api/session").await;
    assert_eq!(no_one.refused(401), "who-are-you");
    let elsewhere = with_origin(
        &client,
        Method::POST,
        "/api/session",
        "https://evil.example",
    )
    .await;
    assert_eq!(elsewhere.refused(403), "other-origin");
    for refusal in [&nothing, &wrong_method, &bad, &no_one, &elsewhere] {
        has_headers(refusal);
        assert_eq!(refusal.header("content-type"), "application/json");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_that_is_not_ours_is_refused_when_ours_is_known() {
    let app = TestApp::start_with(|config| {
        config.public_url = Some("https://games.example.org".parse().unwrap());
    })
    .await;
    let ask = async |path: &str, host: &str| {
        let request = app.nobody().request(Method::GET, path);
        answer(request.header("host", host)).await
    };
    for host in [
        "evil.example",
        "games.example.org.evil.example:443",
        "192.0.2.1",
    ] {
        for path in ["/", "/api/games", "/api/lobby"] {
            let refused = ask(path, host).await;
            assert_eq!(refused.refused(421), "other-host", "{path} at {host}");
            has_headers(&refused);
        }
        for probe in ["/healthz", "/readyz"] {
            assert_eq!(ask(probe, host).await.status.as_u16(), 200, "{probe}");
        }
    }
    for host in ["games.example.org", "GAMES.example.org:443", "127.0.0.1:1"] {
        let served = ask("/api/games", host).await;
        assert_eq!(served.status.as_u16(), 200, "{host}");
        let kept = served.header("strict-transport-security");
        assert_eq!(kept, "max-age=31536000");
    }
    // Whoever has not said what their site is called can be called anything, and has no https to insist on.
    let nameless = TestApp::start().await;
    let request = nameless.nobody().request(Method::GET, "/api/games");
    let served = answer(request.header("host", "evil.example")).await;
    assert_eq!(served.status.as_u16(), 200);
    assert_eq!(served.header("strict-transport-security"), "");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_counted_is_not_told_to_the_public() {
    let app = TestApp::start_with(|config| config.commit = Some("0123456789ab")).await;
    let public = app.nobody().get("/metrics").await;
    assert!(!public.text.contains("hyakki_"), "{public:?}");
    let build = format!(
        "hyakki_build_info{{version=\"{}\",commit=\"0123456789ab\",protocol=\"1\"}} 1\n",
        env!("CARGO_PKG_VERSION")
    );
    assert!(app.metrics().await.contains(&build));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn programs_find_what_they_look_for_at_fixed_addresses() {
    let app = TestApp::start_with(|config| {
        config.public_url = Some("https://games.example.org".parse().unwrap());
        config.security_contact = Some("mailto:ada@example.org".to_owned());
    })
    .await;
    let robots = app.nobody().get("/robots.txt").await;
    assert!(robots.header("content-type").starts_with("text/plain"));
    for line in ["User-agent: *", "Disallow: /api/", "Disallow: /table/"] {
        assert!(robots.text.lines().any(|said| said == line), "{robots:?}");
    }
    let path = "/.well-known/security.txt";
    let security = app.nobody().get(path).await;
    assert!(security.header("content-type").starts_with("text/plain"));
    let lines: Vec<&str> = security.text.lines().collect();
    assert_eq!(lines[0], "Contact: mailto:ada@example.org");
    assert!(
        lines[1].starts_with("Expires: 2") && lines[1].ends_with('Z'),
        "{security:?}"
    );
    assert_eq!(
        lines[2],
        "Canonical: https://games.example.org/.well-known/security.txt"
    );
    let silent = TestApp::start().await;
    assert_eq!(silent.nobody().get(path).await.refused(404), "no-such-page");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn large_bodies_are_refused() {
    let app = TestApp::start().await;
    let client = app.guest().await;
    let padded = |n_bytes: usize| json!({"name": "x".repeat(n_bytes)});
    let refused = client.patch("/api/session", &padded(64 * 1024)).await;
    assert_eq!(refused.refused(413), "bad-body");
    assert_eq!(
        client
            .patch("/api/session", &padded(60 * 1024))
            .await
            .refused(400),
        "bad-name",
        "it was read"
    );
    // Records may be larger, to a degree.
    let record = |n_bytes: usize| {
        client
            .request(Method::POST, "/api/matches")
            .body("x".repeat(n_bytes))
    };
    assert_eq!(answer(record(100 * 1024)).await.refused(422), "bad-record");
    assert_eq!(
        answer(record(512 * 1024 + 1)).await.refused(413),
        "bad-body"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn large_frames_end_the_socket() {
    let app = TestApp::start().await;
    let (client, table, mut socket) = app.guest_at(GameId::Sketch).await;
    socket.next().await.unwrap();
    // As large as it may be.
    let padding = " ".repeat(16 * 1024 - 24);
    socket
        .send_text(&format!(r#"{{"type":"ping","id":77}}{padding}"#))
        .await;
    assert_eq!(
        socket.until(|message| message["type"] == "pong").await["id"],
        77
    );
    socket.send_text(&"x".repeat(16 * 1024 + 1)).await;
    assert_eq!(socket.until_closed().await, (1002, "bad-frame".to_owned()));
    // Neither the table nor anybody else is concerned.
    assert_eq!(
        client.join(&table).await.next().await.unwrap()["type"],
        "table"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_that_asks_too_fast_is_told_to_wait() {
    let app = TestApp::start_with(|config| config.limits.requests_per_second = 1).await;
    let client = app.nobody();
    let refused = exhaust(&client, "203.0.113.1").await;
    assert_eq!(refused.refused(429), "too-fast");
    assert!(refused.header("retry-after").parse::<u32>().unwrap() >= 1);
    has_headers(&refused);
    assert!(
        is_refused(&client, "203.0.113.1", "203.0.113.7").await,
        "nobody escapes by claiming another address"
    );
}

/// Asks until it is too much, from an address that is claimed.
async fn exhaust(client: &Client, address: &str) -> Answer {
    for _ in 0..1000 {
        let answer = ask_from(client, address).await;
        if answer.status.as_u16() != 200 {
            return answer;
        }
    }
    panic!("a thousand at once are too many");
}

async fn ask_from(client: &Client, address: &str) -> Answer {
    let request = client.request(Method::GET, "/healthz");
    answer(request.header("x-forwarded-for", address)).await
}

/// Whether one address is refused when another has asked too much. Time goes on and makes room again,
/// so it is tried several times: an address with room of its own would never be refused.
async fn is_refused(client: &Client, exhausted: &str, address: &str) -> bool {
    for _ in 0..3 {
        exhaust(client, exhausted).await;
        if ask_from(client, address).await.status.as_u16() == 429 {
            return true;
        }
    }
    false
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_a_proxy_the_address_is_the_one_it_tells() {
    let app = TestApp::start_with(|config| {
        config.proxies = Some(Proxies::ONE);
        config.limits.requests_per_second = 1;
    })
    .await;
    let client = app.nobody();
    assert!(
        !is_refused(&client, "203.0.113.7", "203.0.113.8").await,
        "somebody else has asked little"
    );
    assert!(
        is_refused(&client, "203.0.113.7", "203.0.113.9, 203.0.113.7").await,
        "only the last one is the proxy's"
    );
    assert!(
        is_refused(&client, "2001:db8::1", "2001:db8::ffff:2").await,
        "whoever has one IPv6 address has 2⁶⁴"
    );
    assert!(!is_refused(&client, "2001:db8::1", "2001:db8:0:1::1").await);
}

/// Makes an identity as if through proxies that wrote these lines; each address may make one.
async fn make_guest(app: &TestApp, name: &str, lines: &[&str]) -> u16 {
    let mut request = app.nobody().request(Method::POST, "/api/session");
    for line in lines {
        request = request.header(name, *line);
    }
    answer(request.json(&json!({}))).await.status.as_u16()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_client_writes_before_the_proxies_is_not_believed() {
    let proxies = |n_trusted: usize, header| Proxies {
        n_trusted: n_trusted.try_into().unwrap(),
        header,
    };
    for (proxies, name, lines, other) in [
        (
            proxies(1, ForwardedHeader::XForwardedFor),
            "x-forwarded-for",
            [["203.0.113.1", "192.0.2.7"], ["203.0.113.2", "192.0.2.7"]],
            ["203.0.113.1", "192.0.2.8"],
        ),
        (
            proxies(2, ForwardedHeader::XForwardedFor),
            "x-forwarded-for",
            [
                ["203.0.113.1, 192.0.2.7", "198.51.100.1"],
                ["203.0.113.2, 192.0.2.7", "198.51.100.2"],
            ],
            ["203.0.113.1, 192.0.2.8", "198.51.100.1"],
        ),
        (
            proxies(1, ForwardedHeader::Forwarded),
            "forwarded",
            [
                ["for=203.0.113.1", "for=192.0.2.7"],
                ["for=203.0.113.2", "for=192.0.2.7"],
            ],
            ["for=203.0.113.1", "for=192.0.2.8"],
        ),
    ] {
        let app = TestApp::start_with(|config| {
            config.proxies = Some(proxies);
            config.limits.guests_per_minute = 1;
        })
        .await;
        assert_eq!(make_guest(&app, name, &lines[0]).await, 200);
        assert_eq!(make_guest(&app, name, &lines[1]).await, 429, "{lines:?}");
        assert_eq!(make_guest(&app, name, &other).await, 200, "{other:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn identities_are_not_made_without_end() {
    let app = TestApp::start_with(|config| config.limits.guests_per_minute = 3).await;
    for _ in 0..3 {
        app.guest().await;
    }
    let client = app.nobody();
    let login = json!({"login": "ada", "password": "12345678"});
    for (path, body) in [
        ("/api/session", json!({})),
        ("/api/session/login", login),
        ("/api/session/enter", json!({"token": "x"})),
        ("/api/bots", json!({"name": "Robo"})),
    ] {
        let refused = client.post(path, &body).await;
        assert_eq!(refused.refused(429), "too-fast", "{path}");
        assert!(
            refused.header("retry-after").parse::<u32>().unwrap() >= 1,
            "{path}"
        );
        assert_eq!(refused.header("set-cookie"), "");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_and_hints_are_not_made_without_end() {
    let app = TestApp::start_with(|config| {
        config.limits.tables_per_minute = 2;
        config.limits.hints_per_minute = 2;
        config.limits.looks_back_per_minute = 2;
    })
    .await;
    let (client, table, mut socket) = app.guest_at(GameId::Sketch).await;
    socket.sit(0, "Ada").await;
    socket.sit(1, "Ben").await;
    socket
        .until_table(|table| table["stage"] == "playing")
        .await;
    let seat = usize::from(waits_for(&socket.picture, 1));
    let hint = format!("/api/tables/{table}/hint?seat={seat}&mind=novice");
    client.make_table_for(GameId::Tajuto).await;
    client.get(&hint).await.ok();
    client.get(&hint).await.ok();
    let steps = format!("/api/tables/{table}/steps?seat=0");
    client.get(&steps).await.ok();
    client.get(&steps).await.ok();
    let sketch = json!({"game": "sketch", "players": 2});
    let record = client.request(Method::POST, "/api/matches").body("{}");
    for refused in [
        client.post("/api/tables", &sketch).await,
        answer(record).await,
        client.get(&hint).await,
        client.get(&steps).await,
    ] {
        assert_eq!(refused.refused(429), "too-fast");
        assert!(refused.header("retry-after").parse::<u32>().unwrap() >= 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_that_asks_too_fast_is_told_and_then_closed() {
    let app = TestApp::start_with(|config| config.limits.messages_per_second = 1).await;
    let (_, _, mut socket) = app.guest_at(GameId::Sketch).await;
    for id in 1..=10 {
        socket
            .send_text(&json!({"type": "ping", "id": id}).to_string())
            .await;
    }
    let refused = socket.until(|message| message["type"] == "refused").await;
    assert_eq!(problem_code(&refused["problem"]), "too-fast");
    assert!(
        refused["id"].as_u64().unwrap() > 1,
        "the answer is to the message that came too fast"
    );
    // Binary garbage counts as well.
    for _ in 0..500 {
        socket.send(Message::binary(vec![0xff, 0x00])).await;
    }
    assert_eq!(socket.until_closed().await, (1008, "too-fast".to_owned()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_holds_only_so_many_sockets() {
    let app = TestApp::start_with(|config| config.limits.sockets_per_address = 3).await;
    let client = app.guest().await;
    let table = client.make_table_for(GameId::Sketch).await;
    let path = format!("/api/tables/{table}/socket");
    let (_one, _two) = (
        client.join(&table).await,
        client.open("/api/lobby/socket").await.unwrap(),
    );
    let three = client.join(&table).await;
    let refusal = client.open(&path).await.err().unwrap();
    assert_eq!(refusal.status().as_u16(), 503);
    let problem: Value = serde_json::from_slice(refusal.body().as_ref().unwrap()).unwrap();
    assert_eq!(problem_code(&problem), "too-many-sockets");
    assert_eq!(
        client
            .get(&format!("/api/tables/{table}/stream"))
            .await
            .refused(503),
        "too-many-sockets"
    );
    assert_eq!(
        client.get("/api/lobby/stream").await.refused(503),
        "too-many-sockets"
    );
    // A place that is given back can be taken again, as soon as the server has noticed.
    drop(three);
    let trying = async {
        while client.open(&path).await.is_err() {
            tokio::task::yield_now().await;
        }
    };
    timeout(DEADLINE, trying).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_acted_for_by_its_holder_only() {
    let app = TestApp::start().await;
    let (ada, ben, eve) = (app.guest().await, app.guest().await, app.guest().await);
    let table = ada.make_table_for(GameId::Sketch).await;
    let mut sockets = [ada.join(&table).await, ben.join(&table).await];
    sockets[0].sit(0, "Ada").await;
    sockets[1].sit(1, "Ben").await;
    for socket in &mut sockets {
        socket
            .until_table(|table| table["stage"] == "playing")
            .await;
    }
    let acting = usize::from(waits_for(&sockets[1].picture, 1));
    let command = sockets[acting].act(acting, &sockets[acting].legal(acting)[0]);
    let commands = [
        command.clone(),
        json!({"do": "leave", "seat": acting}),
        json!({"do": "return", "seat": acting}),
        json!({"do": "undo", "seat": acting, "step": 1}),
        json!({"do": "claim-for-me", "seat": acting, "on": false}),
    ];
    let before = picture(&ada.get(&format!("/api/tables/{table}")).await.ok());
    let bot = app.bot("Robo").await;
    for command in &commands {
        assert_eq!(
            sockets[1 - acting].refused(command).await,
            "not-your-seat",
            "{command}"
        );
        for stranger in [&eve, &bot] {
            assert_eq!(
                stranger.ask(&table, command).await.refused(403),
                "not-your-seat"
            );
            assert_eq!(
                stranger.join(&table).await.refused(command).await,
                "not-your-seat"
            );
        }
        assert_eq!(
            app.nobody().ask(&table, command).await.refused(401),
            "who-are-you"
        );
        assert_eq!(
            app.nobody().join(&table).await.refused(command).await,
            "who-are-you"
        );
    }
    for command in ["pause", "resume", "rematch"].map(|name| json!({"do": name})) {
        assert_eq!(eve.ask(&table, &command).await.refused(403), "not-a-player");
    }
    for command in [
        json!({"do": "say", "text": "psst"}),
        json!({"do": "vote-stand-in", "seat": 0}),
    ] {
        assert_eq!(eve.ask(&table, &command).await.refused(403), "not-a-player");
    }
    assert_eq!(
        picture(&ada.get(&format!("/api/tables/{table}")).await.ok()),
        before,
        "nothing has changed"
    );
    assert_eq!(
        eve.get(&format!("/api/tables/{table}/hint?seat={acting}"))
            .await
            .refused(403),
        "not-your-seat"
    );
    sockets[acting].must(&command).await;
}

/// A table without its time.
fn picture(table: &Value) -> Value {
    let mut table = table.clone();
    table["now_ms"] = Value::Null;
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ids_cannot_be_guessed() {
    let app = TestApp::start().await;
    let client = app.guest().await;
    let mut ids = BTreeSet::new();
    for _ in 0..20 {
        let table = client.make_table_for(GameId::Sketch).await;
        let mut socket = client.join(&table).await;
        socket.sit(0, "Ada").await;
        socket.sit(1, "Ben").await;
        socket
            .until_table(|table| table["stage"] == "playing")
            .await;
        let game = socket.picture["match"]["id"].as_str().unwrap().to_owned();
        for id in [table, game, app.guest().await.user().await] {
            assert_eq!(id.len(), 16);
            assert!(
                id.bytes()
                    .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
            );
            assert!(ids.insert(id));
        }
    }
    // Ids that count or share a stem begin alike; of random ones hardly two of sixty share four letters out of 32.
    let n_alike = ids
        .iter()
        .zip(ids.iter().skip(1))
        .filter(|(one, other)| one[..4] == other[..4])
        .count();
    assert!(n_alike <= 1, "{ids:?}");
    // Every place takes many values.
    for place in 0..16 {
        let letters: BTreeSet<u8> = ids.iter().map(|id| id.as_bytes()[place]).collect();
        assert!(letters.len() > 10, "place {place} of {ids:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_travels_unaltered_as_json() {
    let app = TestApp::start().await;
    let (ada, ben) = (app.guest().await, app.guest().await);
    let table = ada.make_table_for(GameId::Sketch).await;
    let (mut ada, mut ben_socket) = (ada.join(&table).await, ben.join(&table).await);
    ada.sit(0, "<script>alert(1)</script>").await;
    let said = r#"<img src=x onerror=alert(1)> & "quotes" \ ' </script> 鬼 {"type":"done"}"#;
    ada.must(&json!({"do": "say", "text": said})).await;
    let heard = ben_socket.chat_line(0).await;
    assert_eq!(
        (&heard["text"], &heard["name"]),
        (&json!(said), &json!("<script>alert(1)</script>"))
    );
    let seen = ben.get(&format!("/api/tables/{table}")).await;
    assert_eq!(seen.header("content-type"), "application/json");
    assert_eq!(seen.header("x-content-type-options"), "nosniff");
    assert_eq!(
        seen.ok()["chairs"][0]["holder"]["name"],
        "<script>alert(1)</script>"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_record_of_a_running_match_is_closed() {
    let app = TestApp::start().await;
    let (client, _, mut socket) = app.guest_at(GameId::Sketch).await;
    socket.sit(0, "Ada").await;
    socket.sit(1, "Ben").await;
    socket
        .until_table(|table| table["stage"] == "playing")
        .await;
    let game = socket.picture["match"]["id"].as_str().unwrap();
    for client in [&client, &app.nobody()] {
        for path in ["record", "steps/0", "steps/1", "steps/1?seat=0"] {
            let refused = client.get(&format!("/api/matches/{game}/{path}")).await;
            assert_eq!(refused.refused(409), "match-not-over", "{path}");
        }
        let card = client.get(&format!("/api/matches/{game}")).await.ok();
        assert_eq!(
            (&card["ended_ms"], &card["places"]),
            (&Value::Null, &Value::Null)
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_over_http_gets_a_problem() {
    let app = TestApp::start().await;
    let client = app.guest().await;
    let table = client.make_table_for(GameId::Sketch).await;
    let long = "x".repeat(5000);
    for id in [
        "0123456789abcdef",
        "x",
        "..%2f..%2fetc",
        "%00",
        "%F0%9F%91%B9",
        "a'OR'1'='1",
        &long,
    ] {
        for path in [
            format!("tables/{id}"),
            format!("tables/{id}/matches"),
            format!("tables/{id}/stream"),
            format!("matches/{id}"),
            format!("matches/{id}/record"),
            format!("matches/{id}/steps/3"),
        ] {
            let refused = client.get(&format!("/api/{path}")).await;
            let code = refused.refused(404);
            assert!(
                ["no-such-table", "no-such-match"].contains(&code.as_str()),
                "{path}: {code}"
            );
        }
        let refused = client.ask(id, &json!({"do": "pause"})).await;
        assert_eq!(refused.refused(404), "no-such-table");
    }
    assert_eq!(
        client.get("/api/games/chess/rules").await.refused(404),
        "no-such-game"
    );
    // Addresses that are not even text, numbers that are none.
    for path in [
        "/api/tables/%ff",
        "/api/matches/x/steps/-1",
        "/api/matches/x/steps/99999999999999999999999",
    ] {
        assert_eq!(client.get(path).await.refused(400), "bad-address", "{path}");
    }
    for query in ["", "?seat=-1", "?seat=x"] {
        let refused = client
            .get(&format!("/api/tables/{table}/hint{query}"))
            .await;
        assert_eq!(refused.refused(400), "bad-query", "{query}");
    }
    assert_eq!(
        client.get("/api/matches?before_ms=x").await.refused(400),
        "bad-query"
    );
    for protocol in ["0", "2"] {
        let refused = client
            .get(&format!("/api/tables/{table}/stream?protocol={protocol}"))
            .await;
        assert_eq!(refused.refused(400), "other-protocol");
    }
    let refusal = client
        .open(&format!("/api/tables/{table}/socket?protocol=2"))
        .await
        .err()
        .unwrap();
    assert_eq!(refusal.status().as_u16(), 400);
    // A socket's address without a socket.
    let refused = client.get(&format!("/api/tables/{table}/socket")).await;
    assert!(refused.status.is_client_error());
    assert_eq!(problem_code(&refused.json()), "not-a-socket");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_bodies_get_a_problem() {
    let app = TestApp::start().await;
    let client = app.guest().await;
    let table = client.make_table_for(GameId::Sketch).await;
    let deep = "[".repeat(60_000);
    let bodies = [
        "",
        "null",
        "{",
        "[]",
        "\"x\"",
        "{\"do\":\"dance\"}",
        "{\"do\":\"sit\"}",
        "{\"do\":\"sit\",\"seat\":-1,\"name\":\"\"}",
        "{\"do\":\"sit\",\"seat\":0,\"name\":\"\",\"more\":1}",
        "{\"do\":\"sit\",\"seat\":1e99,\"name\":\"\"}",
        "\u{0}",
        &deep,
    ];
    for body in bodies {
        for path in [
            format!("/api/tables/{table}/commands"),
            "/api/tables".to_owned(),
            "/api/session/login".to_owned(),
            "/api/bots".to_owned(),
        ] {
            let request = client
                .request(Method::POST, &path)
                .header("content-type", "application/json")
                .body(body.to_owned());
            let refused = answer(request).await;
            assert!(
                [400, 422].contains(&refused.status.as_u16()),
                "{path} {body}: {refused:?}"
            );
            assert_eq!(problem_code(&refused.json()), "bad-body");
        }
        let record = answer(
            client
                .request(Method::POST, "/api/matches")
                .body(body.to_owned()),
        )
        .await;
        assert_eq!(record.refused(422), "bad-record");
    }
    let bytes = client
        .request(Method::POST, "/api/matches")
        .body(vec![0xff, 0xfe]);
    assert_eq!(answer(bytes).await.refused(400), "bad-body");
    let form = client
        .request(Method::POST, "/api/bots")
        .header("content-type", "application/x-www-form-urlencoded")
        .body("name=Robo");
    assert_eq!(
        answer(form).await.refused(415),
        "bad-body",
        "a form of another site's page cannot be sent"
    );
    for settings in [
        json!({"game": "sketch", "players": 9}),
        json!({"game": "sketch", "players": 2, "options": {"nothing": "x"}}),
    ] {
        assert_eq!(
            client.post("/api/tables", &settings).await.refused(422),
            "bad-config"
        );
    }
    for clock in [
        json!({"kind": "per-move", "move_ms": 1}),
        json!({"kind": "per-move", "move_ms": -1}),
        json!({"kind": "bank", "bank_ms": 5000, "increment_ms": i64::MAX}),
    ] {
        let refused = client
            .post(
                "/api/tables",
                &json!({"game": "sketch", "players": 2, "clock": clock}),
            )
            .await;
        assert_eq!(refused.refused(422), "bad-clock");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_frames_get_a_problem_and_the_socket_stays() {
    let app = TestApp::start().await;
    let (client, _, mut socket) = app.guest_at(GameId::Sketch).await;
    let deep = "[".repeat(10_000);
    let frames = [
        "",
        "hello",
        "{}",
        "[]",
        "null",
        "\u{0}",
        &deep,
        r#"{"type":"dance","id":1}"#,
        r#"{"type":"command","id":-1,"command":{"do":"pause"}}"#,
        r#"{"type":"command","id":5,"command":{"do":"pause","more":1}}"#,
        r#"{"type":"command","id":5,"command":{}}"#,
        r#"{"type":"ping"}"#,
        r#"{"type":"ping","id":1,"more":2}"#,
    ];
    for frame in frames {
        socket.send_text(frame).await;
        let refused = socket.until(|message| message["type"] == "refused").await;
        assert_eq!(problem_code(&refused["problem"]), "bad-message", "{frame}");
    }
    socket
        .send_text(r#"{"type":"command","id":41,"command":{"do":"dance"}}"#)
        .await;
    assert_eq!(
        socket.until(|message| message["type"] == "refused").await["id"],
        41,
        "the id is found where there is one"
    );
    for bytes in [vec![], vec![0xff; 100], b"\x00\x01\x02".to_vec()] {
        socket.send(Message::binary(bytes)).await;
        let refused = socket.until(|message| message["type"] == "refused").await;
        assert_eq!(problem_code(&refused["problem"]), "bad-message");
    }
    socket.send_text(r#"{"type":"ping","id":4294967295}"#).await;
    let pong = socket.until(|message| message["type"] == "pong").await;
    assert!(pong["id"] == 4_294_967_295_u32 && pong["now_ms"].is_i64());
    // A table that is not there closes the socket and says why.
    let mut nowhere = client.join("0123456789abcdef").await;
    assert_eq!(
        nowhere.until_closed().await,
        (4004, "no-such-table".to_owned())
    );
}

/// What went wrong inside stays inside, and nothing is said to be done that is not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_its_database_the_server_says_so_and_no_more() {
    let app = TestApp::start().await;
    let client = app.person("Ada").await;
    let table = client.make_table_for(GameId::Sketch).await;
    let mut socket = client.join(&table).await;
    socket.sit(0, "Ada").await;
    app.store.close().await;
    assert_eq!(
        socket
            .refused(&json!({"do": "sit", "seat": 1, "name": "Ben"}))
            .await,
        "unavailable"
    );
    let notices = socket
        .received
        .iter()
        .filter(|text| text.starts_with(r#"{"type":"notice""#));
    assert_eq!(notices.count(), 1, "everybody at the table is told");
    for path in [
        "/api/session",
        "/api/lobby",
        "/api/matches/0123456789abcdef",
        "/api/tables/0123456789abcdef",
    ] {
        assert_eq!(client.get(path).await.refused(503), "unavailable", "{path}");
    }
    assert_eq!(
        app.nobody()
            .post("/api/session", &json!({}))
            .await
            .refused(503),
        "unavailable"
    );
    let ready = client.get("/readyz").await;
    assert_eq!(
        (ready.status.as_u16(), ready.text.as_str()),
        (503, "the database is away\n")
    );
    assert_eq!(client.get("/healthz").await.status.as_u16(), 200);
}
