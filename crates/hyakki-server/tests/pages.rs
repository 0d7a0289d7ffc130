//! The page for browsers.

use reqwest::Method;
use serde_json::json;

use crate::fixture::{Answer, Client, TestApp, answer};
use crate::party::Party;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_place_of_the_page_is_the_page_and_who_has_it_is_told_so() {
    let app = TestApp::start().await;
    let client = app.nobody();
    let page = client.get("/").await;
    assert_eq!(page.status.as_u16(), 200);
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(page.header("cache-control"), "no-cache");
    assert!(page.text.starts_with("<!doctype html><head><title>"));
    assert!(page.text.ends_with("<script></script></head>"));
    let address = |path: &str| format!("content=\"{}\"", client.url(path));
    let elsewhere = client.get("/some/place").await.text;
    let told = page.text.replace(&address("/"), &address("/some/place"));
    assert_eq!(elsewhere, told, "only the address is another");

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

/// What stands at the head of a page: the title, and each property by its name.
fn told<'a>(page: &'a Answer, name: &str) -> &'a str {
    let (opening, end) = match name {
        "title" => ("<title>".to_owned(), "</title>"),
        _ => (format!("=\"{name}\" content=\""), "\" />"),
    };
    let rest = page.text.split_once(&opening).map_or("", |(_, rest)| rest);
    rest.split_once(end).map_or("", |(content, _)| content)
}

async fn page_in(client: &Client, language: &str, path: &str) -> Answer {
    let request = client.request(Method::GET, path);
    answer(request.header("accept-language", language)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_tells_what_stands_behind_it_in_the_language_of_whoever_asks() {
    let app = TestApp::start().await;
    let client = app.nobody();
    for (path, language, title) in [
        ("/", "en", "Hyakki: four yokai games at an open table"),
        (
            "/",
            "it-CH, de;q=0.5",
            "Hyakki: quattro giochi di yokai a un tavolo aperto",
        ),
        (
            "/settings",
            "fr",
            "Hyakki: four yokai games at an open table",
        ),
        ("/rules/sketch", "de", "Die Regeln von Yokai Sketch"),
        ("/learn", "en", "Lessons in four yokai games"),
        ("/learn/sketch", "en", "Learn Yokai Sketch in five minutes"),
        (
            "/learn/sketch/first",
            "de",
            "Lern Yokai Sketch in fünf Minuten",
        ),
        ("/puzzles", "it", "I problemi di oggi"),
        (
            "/puzzles/sketch?id=ab12",
            "it",
            "Un problema di Yokai Sketch",
        ),
        (
            "/rules/chess",
            "en",
            "Hyakki: four yokai games at an open table",
        ),
        (
            "/table/nowhere",
            "en",
            "Hyakki: four yokai games at an open table",
        ),
        (
            "/match/nothing",
            "en",
            "Hyakki: four yokai games at an open table",
        ),
        (
            "/review/nothing",
            "en",
            "Hyakki: four yokai games at an open table",
        ),
    ] {
        let page = page_in(&client, language, path).await;
        assert_eq!(told(&page, "title"), title, "{path}");
        assert_eq!(told(&page, "og:title"), title, "{path}");
        // What is asked of a page is no other page.
        let address = path.split('?').next().unwrap();
        assert_eq!(told(&page, "og:url"), client.url(address));
        assert_ne!(told(&page, "og:description"), "", "{path}");
        assert_eq!(told(&page, "og:description"), told(&page, "description"));
        assert_eq!(page.header("vary"), "accept-language");
        let game = if path.contains("/sketch") {
            "sketch"
        } else {
            "home"
        };
        assert!(
            told(&page, "og:image").contains(&format!("/share/{game}.jpg?v=")),
            "{path}"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pictures_of_links_are_absolute_and_kept_for_a_week() {
    let public = "https://games.example.org";
    let app = TestApp::start_with(|config| config.public_url = Some(public.parse().unwrap())).await;
    let client = app.nobody();
    let page = client.get("/rules/sketch").await;
    let picture = told(&page, "og:image");
    assert_eq!(picture, "https://games.example.org/share/sketch.jpg?v=one");
    assert_eq!(
        told(&page, "og:url"),
        "https://games.example.org/rules/sketch"
    );
    assert_eq!(told(&page, "twitter:card"), "summary_large_image");
    let picture = client.get(&picture.replace(public, "")).await;
    assert_eq!(picture.header("content-type"), "image/jpeg");
    assert_eq!(picture.header("cache-control"), "public, max-age=604800");
    // A game without a picture of its own has that of the house.
    let page = client.get("/rules/tajuto").await;
    assert_eq!(
        told(&page, "og:image"),
        format!("{public}/share/home.jpg?v=four")
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_to_a_private_table_tells_the_game_and_nothing_else() {
    let app = TestApp::start().await;
    let (ada, nobody) = (app.person("Ada").await, app.nobody());
    let table = ada
        .make_table(&json!({"game": "septet", "players": 4}))
        .await;
    ada.join(&table).await.sit(0, "Ada").await;
    let path = format!("/table/{table}");
    let page = nobody.get(&path).await;
    assert_eq!(
        told(&page, "title"),
        "A table of Yokai Septet: three seats free"
    );
    assert!(!page.text.contains("Ada"), "{}", page.text);
    // Nor to somebody who sits at it: what is told is the same for all.
    assert_eq!(ada.get(&path).await.text, page.text);

    let party = Party::of(&app, "sketch", 2).await;
    let page = nobody.get(&format!("/table/{}", party.table)).await;
    assert_eq!(told(&page, "title"), "A table of Yokai Sketch");
    let id = party.sockets[0].picture["match"]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let played = nobody.get(&format!("/match/{id}")).await;
    assert_eq!(told(&played, "title"), "A match of Yokai Sketch");
    assert_eq!(told(&played, "description"), "Look back at every step.");
    let review = nobody.get(&format!("/review/{id}")).await;
    assert_eq!(
        told(&review, "title"),
        "What happened in a match of Yokai Sketch"
    );
    for text in [&page.text, &played.text, &review.text] {
        assert!(!text.contains("Ada") && !text.contains("Ben"), "{text}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_to_a_public_table_names_its_people_whatever_they_are_called() {
    let app = TestApp::start().await;
    let (hostile, safe) = (
        "\"><script>alert('1')</script>&amp;",
        "&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;",
    );
    let settings = json!({"game": "sketch", "players": 2, "public": true});
    let maker = app.guest().await;
    let table = maker.make_table(&settings).await;
    let path = format!("/table/{table}");
    let mut socket = maker.join(&table).await;
    socket.sit(0, hostile).await;
    let nobody = app.nobody();
    let page = nobody.get(&path).await;
    assert_eq!(
        told(&page, "title"),
        "A table of Yokai Sketch: one seat free"
    );
    let waits = format!("{safe} waits for you. Sit down: nobody needs an account.");
    assert_eq!(told(&page, "og:description"), waits);
    assert!(!page.text.contains("<script>alert"), "{}", page.text);

    let ben = app.guest().await;
    ben.join(&table).await.sit(1, "Ben {$x}").await;
    socket
        .until_table(|table| table["stage"] == "playing")
        .await;
    let page = nobody.get(&path).await;
    assert_eq!(
        told(&page, "description"),
        format!("At the table: {safe}, Ben {{$x}}.")
    );
    let id = socket.picture["match"]["id"].as_str().unwrap().to_owned();
    let played = nobody.get(&format!("/match/{id}")).await;
    assert_eq!(told(&played, "og:title"), "A match of Yokai Sketch");
    assert_eq!(
        told(&played, "description"),
        format!("{safe}, Ben {{$x}}: look back at every step.")
    );
    let review = nobody.get(&format!("/review/{id}")).await;
    let names = format!("{safe}, Ben {{$x}}: where it turned");
    assert!(told(&review, "description").starts_with(&names));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_by_a_strange_host_gets_no_markup_of_theirs() {
    let app = TestApp::start().await;
    let request = app
        .nobody()
        .request(Method::GET, "/")
        .header("host", "a\"><b>");
    let page = answer(request).await;
    assert!(!page.text.contains("<b>"), "{}", page.text);
}
