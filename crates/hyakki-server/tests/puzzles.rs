//! Puzzles over HTTP: nothing tells the answer before the try, and a try of today counts once.

use hyakki_catalog::GameId;
use hyakki_school::puzzles::{Kind, Puzzle, collection};
use serde_json::{Value, json};

use crate::fixture::{Client, TestApp};

async fn today(client: &Client, game: GameId) -> Value {
    let day = client.get("/api/puzzles").await.ok();
    let games = day["games"].as_array().unwrap();
    games
        .iter()
        .find(|one| one["game"] == json!(game))
        .unwrap()
        .clone()
}

fn puzzle_with_id(game: GameId, id: &Value) -> &'static Puzzle {
    collection(game).find(id.as_str().unwrap()).unwrap()
}

async fn answer(client: &Client, game: GameId, id: &Value, action: &str) -> Value {
    let path = format!("/api/puzzles/{game}/{}/try", id.as_str().unwrap());
    client.post(&path, &json!({"action": action})).await.ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_position_is_shown_and_the_answer_comes_with_the_try() {
    let app = TestApp::start().await;
    let guest = app.guest().await;
    for game in GameId::ALL {
        let id = today(&guest, game).await["today"].clone();
        let puzzle = puzzle_with_id(game, &id);
        let answered = guest
            .get(&format!("/api/puzzles/{game}/{}", puzzle.id))
            .await;
        let shown = answered.ok();
        for field in ["right", "themes", "proof", "fails", "tried"] {
            assert!(shown.get(field).is_none(), "{game}: {field}");
        }
        assert_eq!(shown["view"]["viewer"], json!(puzzle.seat));
        let is_open = puzzle.kind() == Kind::ProvenOpen;
        let n_open = shown["open_views"].as_array().unwrap().len();
        assert_eq!(n_open, if is_open { puzzle.players } else { 0 });
        let legal = shown["legal"].as_array().unwrap();
        assert_eq!(legal.len(), shown["legal_parts"].as_array().unwrap().len());
        for action in legal
            .iter()
            .map(|action| action.as_str().unwrap().to_owned())
        {
            let said = answer(&guest, game, &id, &action).await;
            assert_eq!(
                said["is_right"],
                json!(puzzle.right.contains(&action)),
                "{game} {action}"
            );
            assert_eq!(said["right"], json!(puzzle.right));
            assert_eq!(said["streak"], Value::Null, "a guest has none here");
            if is_open && said["is_right"] == json!(false) {
                assert!(said["tried"].as_f64() < Some(0.0), "{said}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn practice_gives_what_fits_in_an_order_that_stays() {
    let app = TestApp::start().await;
    let guest = app.guest().await;
    let septet = today(&guest, GameId::Septet).await;
    let theme = &septet["themes"][0];
    let name = theme["name"].as_str().unwrap();
    let path = |place: usize| format!("/api/puzzles/septet?theme={name}&place={place}");
    let first = guest.get(&path(0)).await.ok();
    assert_eq!(first["n_fitting"], theme["n"]);
    assert_eq!(guest.get(&path(0)).await.ok(), first);
    let n = first["n_fitting"].as_u64().unwrap() as usize;
    assert_eq!(
        guest.get(&path(n)).await.ok()["id"],
        first["id"],
        "it begins again"
    );
    let puzzle = puzzle_with_id(GameId::Septet, &first["id"]);
    assert!(puzzle.themes.iter().any(|theme| theme == name));
    let hard = &septet["difficulties"][0]["name"];
    let path = format!("/api/puzzles/septet?difficulty={}", hard.as_str().unwrap());
    assert_eq!(&guest.get(&path).await.ok()["difficulty"], hard);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_not_there_is_refused() {
    let app = TestApp::start().await;
    let guest = app.guest().await;
    for (path, code) in [
        ("/api/puzzles/chess", "no-such-game"),
        ("/api/puzzles/septet/nothing", "no-such-puzzle"),
        ("/api/puzzles/septet?theme=nothing", "no-such-puzzle"),
        ("/api/puzzles/septet?difficulty=nothing", "no-such-puzzle"),
    ] {
        assert_eq!(guest.get(path).await.refused(404), code, "{path}");
    }
    let id = today(&guest, GameId::Septet).await["today"].clone();
    let path = format!("/api/puzzles/septet/{}/try", id.as_str().unwrap());
    for action in ["", "fly", "pass g2 g3 g4", "\u{0}"] {
        let refused = guest.post(&path, &json!({"action": action})).await;
        assert_eq!(refused.refused(400), "invalid", "{action}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_an_account_the_first_try_of_today_counts_and_no_other() {
    let app = TestApp::start().await;
    let person = app.person("Ada").await;
    let game = GameId::Sketch;
    assert_eq!(today(&person, game).await["streak"], Value::Null);
    let credentials = json!({"login": "ada", "password": "correct horse battery"});
    person.put("/api/session/account", &credentials).await.ok();
    let before = today(&person, game).await;
    assert_eq!(before["streak"], json!({"days": 0, "today": null}));
    // Another puzzle than today's counts for nothing.
    let other = collection(game)
        .puzzles()
        .iter()
        .find(|puzzle| json!(puzzle.id) != before["today"])
        .unwrap();
    let said = answer(&person, game, &json!(other.id), &other.right[0]).await;
    assert_eq!(said["streak"], json!({"days": 0, "today": null}));

    let puzzle = puzzle_with_id(game, &before["today"]);
    for _ in 0..2 {
        let said = answer(&person, game, &before["today"], &puzzle.right[0]).await;
        assert_eq!(said["streak"], json!({"days": 1, "today": true}));
    }
    let shown = person
        .get(&format!("/api/puzzles/{game}/{}", puzzle.id))
        .await
        .ok();
    let is_wrong = |action: &&Value| !puzzle.right.iter().any(|right| **action == json!(right));
    let wrong = shown["legal"]
        .as_array()
        .unwrap()
        .iter()
        .find(is_wrong)
        .unwrap();
    let said = answer(&person, game, &before["today"], wrong.as_str().unwrap()).await;
    assert_eq!(said["is_right"], json!(false));
    assert_eq!(
        said["streak"],
        json!({"days": 1, "today": true}),
        "the first try counts"
    );
    assert_eq!(
        today(&person, game).await["streak"],
        json!({"days": 1, "today": true})
    );
}
