//! A review as a page: one file with everything in it.

use hyakki_catalog::AnyMatch;
use hyakki_core::{Seat, Viewer};
use hyakki_school::{Choice, Review};

use super::markup::{element, table, text};
use super::picture::{COLOURS, curve, parts, turning_point};
use super::text::{conceded, effort, explained, refuted_by_open_cards, seats};
use super::{is_meant, points, signed_points};
use crate::words::{language, say};

const DOCTYPE: &str = include_str!("doctype.html");
const STYLE: &str = include_str!("report.css");

/// The page.
pub(super) fn page(review: &Review, game: &dyn AnyMatch, asked: Option<usize>) -> String {
    let title = format!("{}: {}", review.game.title(), review.names.join(", "));
    let mut body = text("h1", &title) + &text("p", &effort(review));
    body += &key(review.names.iter().map(String::as_str));
    body += &curve(review);
    body += &element(
        "p",
        &[("class", "soft")],
        &text("span", &say!("cli-review-curve")),
    );
    let turns = review.turning_points.iter();
    let turns: String = turns
        .map(|&step| text("li", &turning_point(review, step)))
        .collect();
    body += &element("ul", &[], &turns);
    body += &text("h2", &say!("cli-review-picture"));
    let names = [
        say!("cli-review-deals"),
        say!("cli-review-own"),
        say!("cli-review-others"),
        say!("cli-review-unseen"),
    ];
    body += &key(names.iter().map(String::as_str));
    body += &parts(review);
    body += &table(&seats(review));
    body += &text("p", &say!("cli-review-parts"));
    body += &text("p", &say!("cli-review-accuracy-is"));
    if let Some(conceded) = conceded(review) {
        body += &text("p", &conceded);
    }
    body += &exercises(review, game, asked);
    body += &open_cards(review, asked);
    whole(&title, &body)
}

/// What the colours mean.
fn key<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let entries = names.zip(COLOURS).map(|(name, colour)| {
        let style = format!("border-color:{colour}");
        element("span", &[("style", &style)], &text("b", name))
    });
    let entries: String = entries.collect();
    element("div", &[("class", "key")], &entries)
}

/// The costliest decisions of each seat, as questions whose answers open.
fn exercises(review: &Review, game: &dyn AnyMatch, asked: Option<usize>) -> String {
    let mut body = text("h2", &say!("cli-review-exercises"));
    let mut has_any = false;
    for seat in review
        .seats
        .iter()
        .filter(|seat| is_meant(asked, seat.seat))
    {
        for &place in &seat.exercises {
            has_any = true;
            body += &exercise(review, &review.choices[place], game);
        }
    }
    if !has_any {
        body += &text("p", &say!("cli-review-no-mistakes"));
    }
    body
}

/// The good decisions that open cards would have told to be wrong.
fn open_cards(review: &Review, asked: Option<usize>) -> String {
    let refuted = refuted_by_open_cards(review, asked);
    if refuted.is_empty() {
        return String::new();
    }
    let lines: String = refuted.iter().map(|line| text("li", line)).collect();
    text("h2", &say!("cli-review-open-only")) + &element("ul", &[], &lines)
}

fn exercise(review: &Review, choice: &Choice, game: &dyn AnyMatch) -> String {
    let name = review.names[choice.seat].as_str();
    let question = say!("cli-review-exercise", name = name, step = choice.step);
    let viewer = Viewer::Seat(Seat::new(choice.seat));
    let position = game.page_after(choice.step, viewer).to_string();
    let mut answer = text("summary", &say!("cli-review-answer")) + &table(&options(choice));
    for sentence in explained(review.game, choice) {
        answer += &text("p", &sentence);
    }
    text("h3", &question) + &text("pre", &position) + &element("details", &[], &answer)
}

/// The alternatives with their figures; what is right and what was played is said behind them.
fn options(choice: &Choice) -> Vec<Vec<String>> {
    let heading = vec![
        say!("cli-review-action"),
        say!("cli-review-value"),
        say!("cli-review-behind"),
        String::new(),
    ];
    let rows = choice.options.iter().map(|option| {
        let behind = option.behind_chosen;
        let is_played = option.action == choice.action;
        let marks = [
            option.is_right.then(|| say!("cli-review-right")),
            is_played.then(|| say!("cli-review-played")),
        ];
        let marks: Vec<String> = marks.into_iter().flatten().collect();
        let interval = format!(
            "{} [{}, {}]",
            signed_points(-behind.value),
            signed_points(-behind.high),
            signed_points(-behind.low)
        );
        vec![
            option.action.clone(),
            points(option.value),
            if is_played { String::new() } else { interval },
            marks.join(", "),
        ]
    });
    std::iter::once(heading).chain(rows).collect()
}

fn whole(title: &str, body: &str) -> String {
    let viewport = "width=device-width,initial-scale=1";
    let head = [
        element("meta", &[("charset", "utf-8")], "").replace("</meta>", ""),
        element("meta", &[("name", "viewport"), ("content", viewport)], "").replace("</meta>", ""),
        text("title", title),
        element("style", &[], STYLE),
    ];
    let content = element("head", &[], &head.concat()) + &element("body", &[], body);
    let page = element("html", &[("lang", language().tag())], &content);
    format!("{DOCTYPE}{page}\n")
}
