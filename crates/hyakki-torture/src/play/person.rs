//! Somebody with an identity.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use reqwest::header::{COOKIE, SET_COOKIE};
use serde_json::Value;

const TIMEOUT: Duration = Duration::from_secs(10);

/// Somebody with an identity, which is good on every node and in every life of the server.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) user: String,
    pub(crate) cookie: String,
}

impl Person {
    /// A new guest.
    pub(crate) async fn arrive(at: SocketAddr) -> Result<Person> {
        let request = http()?.post(format!("http://{at}/api/session"));
        let response = request.timeout(TIMEOUT).send().await?;
        let cookie = response.headers().get(SET_COOKIE).context("a cookie")?;
        let cookie = cookie.to_str()?.split(';').next().unwrap_or_default();
        let cookie = cookie.to_owned();
        let session: Value = response.json().await?;
        let user = session["user"].as_str().context("a user")?;
        Ok(Person {
            user: user.to_owned(),
            cookie,
        })
    }

    /// Makes a table and gives its id.
    pub(crate) async fn make_table(&self, at: SocketAddr, settings: &Value) -> Result<String> {
        let request = http()?.post(format!("http://{at}/api/tables"));
        let request = request.header(COOKIE, &self.cookie).json(settings);
        let response = request.timeout(TIMEOUT).send().await?;
        let status = response.status();
        let made: Value = response.json().await?;
        ensure!(status.is_success(), "no table was made: {made}");
        let id = made["id"].as_str().context("a table has an id")?;
        Ok(id.to_owned())
    }
}

fn http() -> Result<reqwest::Client> {
    Ok(reqwest::Client::builder().no_proxy().build()?)
}
