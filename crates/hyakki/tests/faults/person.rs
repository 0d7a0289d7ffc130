//! Somebody with an identity.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use reqwest::StatusCode;
use reqwest::header::{COOKIE, SET_COOKIE};
use serde_json::{Value, json};

use crate::TIMEOUT;
use crate::node::Node;
use crate::socket::Socket;

/// Somebody with an identity, which is good on every node and in every life of the server.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    cookie: String,
    http: reqwest::Client,
}

impl Person {
    /// A new guest.
    pub(crate) async fn arrive(node: &Node) -> Person {
        Person::arrive_from(IpAddr::from(Ipv4Addr::LOCALHOST), node).await
    }

    /// A new guest whose requests come from this address of the machine.
    pub(crate) async fn arrive_from(source: IpAddr, node: &Node) -> Person {
        let http = reqwest::Client::builder().no_proxy().local_address(source);
        let http = http.build().unwrap();
        let url = format!("http://{}/api/session", node.address());
        let response = http.post(url).timeout(TIMEOUT).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        let cookie = response.headers()[SET_COOKIE].to_str().unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        Person { cookie, http }
    }

    /// What they show as their cookie.
    pub(crate) fn cookie(&self) -> &str {
        &self.cookie
    }

    /// Asks something over HTTP; gives the status and the answer.
    pub(crate) async fn send(
        &self,
        at: SocketAddr,
        method: reqwest::Method,
        path: &str,
        body: &Value,
    ) -> (StatusCode, Value) {
        let url = format!("http://{at}{path}");
        let request = self.http.request(method, url).timeout(TIMEOUT);
        let request = request.header(COOKIE, &self.cookie).json(body);
        let response = request.send().await.unwrap();
        let (status, text) = (response.status(), response.text().await.unwrap());
        (status, serde_json::from_str(&text).unwrap_or(Value::Null))
    }

    /// Makes a table and gives its id.
    pub(crate) async fn make_table(&self, node: &Node, settings: &Value) -> String {
        let method = reqwest::Method::POST;
        let (status, made) = self
            .send(node.address(), method, "/api/tables", settings)
            .await;
        assert_eq!(status, StatusCode::OK, "{made}");
        made["id"].as_str().unwrap().to_owned()
    }

    /// Asks something of a table over HTTP; it must be done.
    pub(crate) async fn must_do(&self, node: &Node, table: &str, command: Value) {
        let path = format!("/api/tables/{table}/commands");
        let method = reqwest::Method::POST;
        let (status, answer) = self.send(node.address(), method, &path, &command).await;
        assert_eq!(status, StatusCode::OK, "{command}: {answer}");
    }

    /// Sits down at these seats.
    pub(crate) async fn sit(&self, node: &Node, table: &str, seats: &[usize]) {
        for seat in seats {
            let name = format!("Ada {seat}");
            let command = json!({"do": "sit", "seat": seat, "name": name, "nonce": "mine"});
            self.must_do(node, table, command).await;
        }
    }

    /// Puts random movers into these seats.
    pub(crate) async fn seat_minds(&self, node: &Node, table: &str, level: &str, seats: &[usize]) {
        for seat in seats {
            let command = json!({"do": "seat-mind", "seat": seat, "level": level});
            self.must_do(node, table, command).await;
        }
    }

    /// Comes to a table that has to be there.
    pub(crate) async fn watch(&self, node: &Node, table: &str) -> Socket {
        Socket::open(node.address(), table, &self.cookie)
            .await
            .unwrap()
    }
}
