//! Too many connections, and connections that nobody reads.

use std::net::SocketAddr;

use hyakki_catalog::GameId;
use hyakki_server::Proxies;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::fixture::{DEADLINE, TestApp, problem_code};
use crate::socket::Refusal;

/// Connects from an address of this machine.
async fn connect_from(source: [u8; 4], app: &TestApp) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from((source, 0))).unwrap();
    socket.connect(app.address).await.unwrap()
}

/// Whether a request is answered on this connection, which is otherwise closed.
async fn is_served(stream: &mut TcpStream) -> bool {
    let asking = async {
        let request = b"GET /healthz HTTP/1.1\r\nHost: hyakki\r\n\r\n";
        stream.write_all(request).await?;
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await?;
        Ok::<_, std::io::Error>(answer == *b"HTTP/1.1 200")
    };
    timeout(DEADLINE, asking).await.unwrap().unwrap_or(false)
}

fn code_of(refusal: &Refusal) -> String {
    let problem: Value = serde_json::from_slice(refusal.body().as_ref().unwrap()).unwrap();
    problem_code(&problem)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_holds_only_so_many_connections() {
    let app = TestApp::start_with(|config| config.limits.sockets_per_address = 2).await;
    let client = app.nobody();
    let _socket = client.open("/api/lobby/socket").await.unwrap();
    // There are 32 more connections than sockets, and the socket has one of them.
    let mut held = Vec::new();
    for number in 0..33 {
        let mut stream = connect_from([127, 0, 0, 1], &app).await;
        assert!(is_served(&mut stream).await, "{number}");
        held.push(stream);
    }
    assert!(!is_served(&mut connect_from([127, 0, 0, 1], &app).await).await);
    assert!(
        is_served(&mut connect_from([127, 0, 0, 2], &app).await).await,
        "another address has places of its own"
    );
    held.pop();
    // A place that is given back can be taken again, as soon as the server has noticed.
    let trying = async { while !is_served(&mut connect_from([127, 0, 0, 1], &app).await).await {} };
    timeout(DEADLINE, trying).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_from_a_proxy_are_not_counted_as_of_one_address() {
    let app = TestApp::start_with(|config| {
        config.limits.sockets_per_address = 1;
        config.proxies = Some(Proxies::ONE);
    })
    .await;
    let mut held = Vec::new();
    for number in 0..50 {
        let mut stream = connect_from([127, 0, 0, 1], &app).await;
        assert!(is_served(&mut stream).await, "{number}");
        held.push(stream);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_house_is_full_those_who_sit_at_a_table_get_in() {
    for per_address in [10, 500] {
        let app = TestApp::start_with(|config| {
            config.limits.sockets = 10;
            config.limits.sockets_per_address = per_address;
        })
        .await;
        let (player, stranger) = (app.guest().await, app.guest().await);
        let table = player.make_table_for(GameId::Sketch).await;
        let other_table = stranger.make_table_for(GameId::Sketch).await;
        let sit = json!({"do": "sit", "seat": 0, "name": "Ada"});
        player.ask(&table, &sit).await.ok();
        stranger.ask(&other_table, &sit).await.ok();
        let mut crowd = Vec::new();
        while let Ok(socket) = app.nobody().open("/api/lobby/socket").await {
            crowd.push(socket);
        }
        assert_eq!(crowd.len(), 9);
        let path = format!("/api/tables/{table}/socket");
        for client in [&stranger, &app.nobody()] {
            let refusal = client.open(&path).await.err().unwrap();
            assert_eq!(code_of(&refusal), "too-many-sockets");
        }
        let mut seated = player.join(&table).await;
        assert_eq!(seated.next().await.unwrap()["type"], "table");
        let refusal = player.open(&path).await.err().unwrap();
        assert_eq!(code_of(&refusal), "too-many-sockets", "kept, not endless");
    }
}

/// Connects with hardly any room for what comes, sends this, and never reads.
async fn send_and_read_nothing(app: &TestApp, requests: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let mut stream = socket.connect(app.address).await.unwrap();
    stream.write_all(requests.as_bytes()).await.unwrap();
    stream
}

/// Waits until the server has cut a connection off: nobody takes what is sent any more.
async fn until_cut_off(stream: &mut TcpStream) {
    let sending = async { while stream.write_all(b"\r\n").await.is_ok() {} };
    timeout(DEADLINE, sending).await.expect("it is cut off");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_and_a_download_that_nobody_reads_are_ended() {
    let app = TestApp::start_with(|config| {
        config.unread_timeout = std::time::Duration::from_secs(1);
    })
    .await;
    let (_ada, table, mut socket) = app.guest_at(GameId::Sketch).await;
    socket.sit(0, "Ada").await;
    for _ in 0..20 {
        let line = "x".repeat(200);
        socket.must(&json!({"do": "say", "text": line})).await;
    }
    let request = |path: &str| format!("GET {path} HTTP/1.1\r\nHost: hyakki\r\n\r\n");
    let stream = request(&format!("/api/tables/{table}/stream"));
    let downloads = request("/api").repeat(400);
    for requests in [stream, downloads] {
        let mut unread = send_and_read_nothing(&app, &requests).await;
        until_cut_off(&mut unread).await;
    }
    // Whoever reads stays.
    socket.must(&json!({"do": "say", "text": "here"})).await;
}

/// Reads a little now and then, until the server has cut the connection off.
async fn trickle_until_cut_off(stream: &mut TcpStream) {
    let mut pace = tokio::time::interval(std::time::Duration::from_millis(20));
    let mut piece = [0; 64];
    let trickling = async {
        while stream.write_all(b"\r\n").await.is_ok() {
            pace.tick().await;
            if !matches!(stream.read(&mut piece).await, Ok(1..)) {
                return;
            }
        }
    };
    timeout(DEADLINE, trickling).await.expect("it is cut off");
}

/// Answers stay in memory until they are taken.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_reads_a_little_now_and_then_is_cut_off_too() {
    let app = TestApp::start_with(|config| {
        config.answer_timeout = std::time::Duration::from_secs(1);
    })
    .await;
    let downloads = "GET /api HTTP/1.1\r\nHost: hyakki\r\n\r\n".repeat(400);
    let mut slow = send_and_read_nothing(&app, &downloads).await;
    trickle_until_cut_off(&mut slow).await;
    assert!(is_served(&mut connect_from([127, 0, 0, 1], &app).await).await);
}

/// Whoever begins a body and does not go on is told so like everything else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_that_does_not_come_is_a_problem_like_others() {
    let app = TestApp::start_with(|config| {
        config.request_timeout = std::time::Duration::from_millis(300);
    })
    .await;
    let mut stream = connect_from([127, 0, 0, 1], &app).await;
    let request = "POST /api/session/login HTTP/1.1\r\nHost: hyakki\r\n\
                   Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    let reading = timeout(DEADLINE, stream.read_to_string(&mut answer)).await;
    reading.unwrap().unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 408"), "{head}");
    let problem: Value = serde_json::from_str(body).unwrap();
    assert_eq!(problem_code(&problem), "too-slow");
}

/// The head of the answer to a request whose body comes later than its head.
async fn head_of_answer(request: &str, app: &TestApp) -> String {
    let mut stream = connect_from([127, 0, 0, 1], app).await;
    let n_bytes = 10;
    let head = format!("{request} HTTP/1.1\r\nHost: hyakki\r\nContent-Length: {n_bytes}\r\n\r\n");
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let mut piece = [0; 4096];
    while !answer.windows(4).any(|end| end == b"\r\n\r\n") {
        let n_read = timeout(DEADLINE, stream.read(&mut piece)).await;
        let n_read = n_read.unwrap().unwrap();
        assert!(n_read > 0, "the connection ended without an answer");
        answer.extend_from_slice(&piece[..n_read]);
    }
    String::from_utf8(answer).unwrap().to_lowercase()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_answered_before_the_body_came_is_told_that_the_connection_ends() {
    let app = TestApp::start().await;
    for request in [
        "DELETE /api/sessions/odd",
        "GET /api/games",
        "POST /api/tables",
    ] {
        let head = head_of_answer(request, &app).await;
        assert!(
            head.contains("\r\nconnection: close\r\n"),
            "{request}: {head}"
        );
    }
}

/// Somebody without an identity asks for something that needs one, and then for something that does not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refused_body_that_has_come_leaves_the_connection_open() {
    let app = TestApp::start().await;
    let mut stream = connect_from([127, 0, 0, 1], &app).await;
    let request = "POST /api/tables HTTP/1.1\r\nHost: hyakki\r\nContent-Length: 2\r\n\r\n{}";
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    while !answer.ends_with(b"}") {
        let mut piece = [0; 4096];
        let n_read = timeout(DEADLINE, stream.read(&mut piece)).await;
        let n_read = n_read.unwrap().unwrap();
        assert!(n_read > 0);
        answer.extend_from_slice(&piece[..n_read]);
    }
    let answer = String::from_utf8(answer).unwrap().to_lowercase();
    assert!(answer.starts_with("http/1.1 401"), "{answer}");
    assert!(!answer.contains("connection: close"), "{answer}");
    assert!(is_served(&mut stream).await);
}
