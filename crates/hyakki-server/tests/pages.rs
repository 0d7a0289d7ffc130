//! The page for browsers.

use reqwest::Method;

use crate::fixture::{TestApp, answer};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_place_of_the_page_is_the_page_and_who_has_it_is_told_so() {
    let app = TestApp::start().await;
    let client = app.nobody();
    let page = client.get("/").await;
    assert_eq!(page.status.as_u16(), 200);
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(page.header("cache-control"), "no-cache");
    assert_eq!(client.get("/some/place").await.text, page.text);

    let known = client
        .request(Method::GET, "/")
        .header("if-none-match", page.header("etag"));
    let unchanged = answer(known).await;
    assert_eq!(
        (unchanged.status.as_u16(), unchanged.text.as_str()),
        (304, "")
    );
    assert_eq!(unchanged.header("x-content-type-options"), "nosniff");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_with_a_hash_in_its_name_is_kept_for_ever_and_compressed_for_who_can_read_it() {
    let app = TestApp::start().await;
    let get = || app.nobody().request(Method::GET, "/assets/front-1a2b3c.js");
    let plain = answer(get()).await;
    assert_eq!(plain.text, "'use strict';");
    assert_eq!(plain.header("content-encoding"), "");
    assert!(plain.header("cache-control").contains("immutable"));
    assert_eq!(plain.header("vary"), "accept-encoding");

    let compressed = answer(get().header("accept-encoding", "gzip, br;q=0.9")).await;
    assert_eq!(compressed.header("content-encoding"), "br");
    assert_eq!(compressed.text, "as if it were compressed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_without_a_page_has_everything_else() {
    let app = TestApp::start_with(|config| config.page = hyakki_server::Page::default()).await;
    let client = app.nobody();
    assert_eq!(client.get("/").await.refused(404), "no-such-page");
    client.get("/api/games").await.ok();
}
