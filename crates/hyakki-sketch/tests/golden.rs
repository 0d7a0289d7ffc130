//! A match as every seat saw it, and how it is sent.

use expect_test::{expect, expect_file};
use hyakki_laws::transcript::transcript;
use hyakki_sketch::Sketch;
use hyakki_text::Page;

use crate::table::Deal;

#[test]
fn two_players() {
    let text = transcript::<Sketch, _>(Default::default(), 52, 48, Page::of);
    expect_file!["../testdata/two-players.txt"].assert_eq(&text);
}

#[test]
fn a_view_is_sent_in_notation() {
    let mut table = Deal::new("gr gr gbC", "gy rb ryD", "by by by")
        .stacks(["37654", "76543", "76543", "76543"])
        .table();
    table.play(0, "gr:g, gbC:g call y, pass");
    let json = serde_json::to_string_pretty(&table.view(1)).unwrap();
    expect![[r#"
        {
          "viewer": 1,
          "players": 2,
          "called": "printed",
          "stage": "play",
          "turn_of": 1,
          "n_played": 0,
          "may_pass": false,
          "hands": [
            {
              "len": 2,
              "cards": null,
              "known": []
            },
            {
              "len": 4,
              "cards": [
                "gy",
                "rb",
                "ryD",
                "by"
              ],
              "known": []
            }
          ],
          "deck_len": 28,
          "discard": [],
          "stacks": [
            {
              "colour": "g",
              "seen": [
                "y7",
                "g3"
              ],
              "unseen": [
                "g4",
                "g5",
                "g6",
                "g7"
              ],
              "below": [],
              "sides": [
                [
                  "gr",
                  "gbC"
                ],
                []
              ]
            },
            {
              "colour": "r",
              "seen": [
                "r7"
              ],
              "unseen": [
                "r3",
                "r4",
                "r5",
                "r6"
              ],
              "below": [],
              "sides": [
                [],
                []
              ]
            },
            {
              "colour": "b",
              "seen": [
                "b7"
              ],
              "unseen": [
                "b3",
                "b4",
                "b5",
                "b6"
              ],
              "below": [],
              "sides": [
                [],
                []
              ]
            },
            {
              "colour": "y",
              "seen": [
                "y6"
              ],
              "unseen": [
                "y3",
                "y4",
                "y5"
              ],
              "below": [],
              "sides": [
                [],
                []
              ]
            }
          ],
          "notebooks": [
            {
              "yokai": [],
              "points": 0,
              "called": []
            },
            {
              "yokai": [],
              "points": 0,
              "called": []
            }
          ],
          "last_cards": [
            {
              "card": "gbC",
              "colour": "g"
            },
            null
          ],
          "n_quiet_turns": 1,
          "is_yokai_taken": false,
          "last_step": {
            "seat": 0,
            "action": "pass",
            "action_parts": {
              "kind": "pass"
            },
            "completed": []
          },
          "outcome": null
        }"#]]
    .assert_eq(&json);
}
