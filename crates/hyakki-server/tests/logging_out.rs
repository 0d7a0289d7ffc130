//! Whoever logs out is out.

use hyakki_catalog::GameId;
use hyakki_core::TableId;
use reqwest::Method;
use serde_json::json;
use tokio::sync::Notify;

use crate::fixture::{Client, TestApp, answer};
use crate::socket::Socket;
use crate::streams::Lines;

/// Ada's phone and her laptop.
async fn two_devices(app: &TestApp) -> (Client, Client) {
    let (phone, laptop) = (app.person("Ada").await, app.nobody());
    let link = phone.post("/api/session/link", &json!({})).await.ok();
    laptop.post("/api/session/enter", &link).await.ok();
    (phone, laptop)
}

/// The sockets of a device: one at a table, one in the lobby.
async fn sockets(device: &Client, table: &str) -> [Socket; 2] {
    let mut at_table = device.join(table).await;
    at_table.until_table(|_| true).await;
    [at_table, device.open("/api/lobby/socket").await.unwrap()]
}

async fn assert_logged_out(sockets: [Socket; 2]) {
    for mut socket in sockets {
        let why = socket.until_closed().await;
        assert_eq!(why, (4001, "logged-out".to_owned()));
    }
}

/// Whether the socket still answers as somebody known.
async fn is_known(socket: &mut Socket) -> bool {
    let answer = socket
        .ask(&json!({"do": "say", "text": "still here"}))
        .await;
    answer["problem"]["code"] != "who-are-you"
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logging_out_forgets_this_browser_and_no_other() {
    let app = TestApp::start().await;
    let (phone, laptop) = two_devices(&app).await;
    let token = phone.token().unwrap();
    let gone = phone.delete("/api/session").await;
    assert_eq!(gone.status.as_u16(), 204);
    assert!(gone.header("set-cookie").contains("Max-Age=0"));
    let as_before = app
        .nobody()
        .request(Method::GET, "/api/session")
        .header("cookie", format!("hyakki={token}"));
    assert_eq!(
        answer(as_before).await.refused(401),
        "who-are-you",
        "the token itself is worthless"
    );
    assert_eq!(laptop.get("/api/session").await.ok()["name"], "Ada");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logging_out_everywhere_forgets_every_browser_and_link() {
    let app = TestApp::start().await;
    let (phone, laptop) = two_devices(&app).await;
    let unused = phone.post("/api/session/link", &json!({})).await.ok();
    let stranger = app.person("Ben").await;
    assert_eq!(
        laptop
            .delete("/api/session/everywhere")
            .await
            .status
            .as_u16(),
        204
    );
    for client in [&phone, &laptop] {
        assert_eq!(client.get("/api/session").await.refused(401), "who-are-you");
    }
    assert_eq!(
        app.nobody()
            .post("/api/session/enter", &unused)
            .await
            .refused(403),
        "bad-link"
    );
    assert_eq!(stranger.get("/api/session").await.ok()["name"], "Ben");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logging_out_ends_the_connections_of_this_browser_and_no_other() {
    let app = TestApp::start().await;
    let (phone, laptop) = two_devices(&app).await;
    let table = phone.make_table_for(GameId::Sketch).await;
    let on_phone = sockets(&phone, &table).await;
    let [mut on_laptop, _lobby] = sockets(&laptop, &table).await;
    phone.delete("/api/session").await;
    assert_logged_out(on_phone).await;
    assert!(is_known(&mut on_laptop).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logging_out_everywhere_ends_all_connections_of_the_user_and_nobody_elses() {
    let app = TestApp::start().await;
    let (phone, laptop) = two_devices(&app).await;
    let table = phone.make_table_for(GameId::Sketch).await;
    let on_phone = sockets(&phone, &table).await;
    let on_laptop = sockets(&laptop, &table).await;
    let [mut of_ben, _lobby] = sockets(&app.person("Ben").await, &table).await;
    let mut stream = Lines::open(&laptop, "/api/lobby/stream").await;
    phone.delete("/api/session/everywhere").await;
    assert_logged_out(on_phone).await;
    assert_logged_out(on_laptop).await;
    let end = stream.until(|message| message["type"] == "end").await;
    assert_eq!(end["reason"], "logged-out");
    assert!(is_known(&mut of_ben).await);
}

/// Says something over HTTP again and again until it is told who it is not; tells when it was done, and gives how often.
async fn say_until_out(device: &Client, table: &str, talked: &Notify) -> usize {
    for n_done in 0.. {
        let said = device
            .ask(table, &json!({"do": "say", "text": "on and on"}))
            .await;
        if said.status != 200 {
            assert_eq!(said.refused(401), "who-are-you");
            return n_done;
        }
        talked.notify_one();
    }
    unreachable!("the answer comes sooner")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn once_a_logout_is_answered_no_command_of_the_session_is_done() {
    const N_ROUNDS: usize = 10;
    let app = TestApp::start().await;
    let ada = app.person("Ada").await;
    let table = ada.make_table_for(GameId::Sketch).await;
    ada.join(&table).await.sit(0, "Ada").await;
    let id = TableId::new(table.clone()).unwrap();
    for _ in 0..N_ROUNDS {
        let phone = app.nobody();
        let link = ada.post("/api/session/link", &json!({})).await.ok();
        phone.post("/api/session/enter", &link).await.ok();
        let token = phone.token().unwrap();
        let mut socket = phone.join(&table).await;
        socket.until_table(|_| true).await;
        for _ in 0..60 {
            socket
                .send_command(&json!({"do": "say", "text": "quick"}))
                .await;
        }
        let talked = Notify::new();
        let log_out = async {
            socket.until(|message| message["type"] == "done").await;
            talked.notified().await;
            let logging_out = app.nobody();
            let request = logging_out.request(Method::DELETE, "/api/session");
            let request = request.header("cookie", format!("hyakki={token}"));
            assert_eq!(answer(request).await.status, 204);
            app.store.read_chat(&id, 1).await.unwrap()
        };
        let talking =
            futures_util::future::join_all((0..8).map(|_| say_until_out(&phone, &table, &talked)));
        let (at_logout, n_done) = tokio::join!(log_out, talking);
        assert!(n_done.iter().sum::<usize>() > 0, "somebody was talking");
        assert_eq!(socket.until_closed().await.0, 4001);
        // Whatever was on its way has come to the table by now: it answers one after the other.
        ada.get(&format!("/api/tables/{table}")).await.ok();
        assert_eq!(app.store.read_chat(&id, 1).await.unwrap(), at_logout);
    }
}
