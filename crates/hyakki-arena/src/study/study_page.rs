//! The page about a game.

use std::collections::BTreeMap;

use super::section::Section;
use crate::plural::plural;
use crate::report::page::{HtmlPage, percent, title_of};
use crate::report::plot::{Histogram, Intervals};
use crate::statistics::Estimate;

/// The page about a game.
pub(crate) fn study_page(game: &str, about: &[String], sections: &[Section]) -> String {
    let mut page = HtmlPage::new(&format!("{}: what it is like", title_of(game)));
    about.iter().for_each(|text| page.paragraph(text));
    if sections.len() > 1 {
        by_number_of_players(&mut page, sections);
    }
    for section in sections {
        page.heading(&plural(section.players as u64, "player"));
        seats(&mut page, section);
        endings(&mut page, "How games end", &section.endings);
        endings(&mut page, "How rounds end", &section.round_ends);
        actions(&mut page, section);
        let lengths = ("steps".to_owned(), section.lengths.clone());
        page.figure(
            &Histogram::of_numbers(&[lengths]).draw(),
            "Length of games in steps.",
        );
        let points = ("points".to_owned(), section.all_points.clone());
        page.figure(
            &Histogram::of_numbers(&[points]).draw(),
            "Points at the end, of all seats.",
        );
    }
    page.finish()
}

fn by_number_of_players(page: &mut HtmlPage, sections: &[Section]) {
    page.heading("By number of players");
    let rows: Vec<Vec<String>> = sections
        .iter()
        .map(|section| {
            let first = section.by_turn.first().copied();
            let steps = section.lengths.iter().sum::<i64>() as f64;
            vec![
                section.players.to_string(),
                section.n_games.to_string(),
                first.map_or("–".to_owned(), percent_with_interval),
                percent(1.0 / section.n_sides as f64),
                if section.round_ends.is_empty() {
                    "–".to_owned()
                } else {
                    format!("{:.2}", section.rounds_a_game.value)
                },
                format!("{:.0}", steps / section.n_games.max(1) as f64),
                format!("{:.1}", section.points.value),
            ]
        })
        .collect();
    page.table(
        &[
            "players",
            "games",
            "wins of whoever begins",
            "fair",
            "rounds",
            "steps",
            "mean points",
        ],
        &rows,
    );
}

fn seats(page: &mut HtmlPage, section: &Section) {
    let labels: Vec<String> = (1..=section.by_turn.len())
        .map(|place| format!("number {place} in turn"))
        .collect();
    let rows = labels.iter().zip(section.by_turn.iter().copied());
    page.figure(
        &shares(1.0 / section.n_sides as f64).draw(rows),
        "Share of the wins by the order of turns, from whoever begins; the line is what would be fair.",
    );
}

fn endings(page: &mut HtmlPage, title: &str, endings: &BTreeMap<String, Estimate>) {
    if endings.is_empty() {
        return;
    }
    let rows = endings.iter().map(|(label, &estimate)| (label, estimate));
    page.figure(&shares(0.0).draw(rows), &format!("{title}."));
}

/// Shares with a line at this one.
fn shares(neutral: f64) -> Intervals<fn(f64) -> String> {
    Intervals {
        neutral,
        show: percent,
        is_coloured: false,
    }
}

fn actions(page: &mut HtmlPage, section: &Section) {
    let kinds = section.kinds.iter();
    let counts = Intervals {
        neutral: 0.0,
        show: |n| format!("{n:.2}"),
        is_coloured: false,
    };
    page.figure(
        &counts.draw(kinds.clone().map(|(label, used)| (label, used.a_game))),
        "How often a seat does this in a game.",
    );
    let users = kinds.filter_map(|(label, used)| Some((label, used.share_of_users?)));
    page.figure(
        &shares(1.0 / section.n_sides as f64).draw(users),
        "Share of the wins of those who did it at least once: not what it brings, for the winning may do it more.",
    );
    let table: Vec<Vec<String>> = (section.kinds.iter())
        .map(|(kind, used)| {
            let a_game = used.a_game;
            vec![
                kind.clone(),
                format!(
                    "{:.2} [{:.2}, {:.2}]",
                    a_game.value, a_game.low, a_game.high
                ),
                percent_with_interval(used.users),
                match used.share_of_users {
                    Some(share) if used.everybody => percent(share.value),
                    Some(share) => percent_with_interval(share),
                    None => "–".to_owned(),
                },
            ]
        })
        .collect();
    page.table(
        &[
            "action",
            "a game and seat",
            "seats that do it",
            "their share of wins",
        ],
        &table,
    );
}

fn percent_with_interval(estimate: Estimate) -> String {
    let estimate = estimate.map(|share| 100.0 * share);
    format!(
        "{:.1} % [{:.1}, {:.1}]",
        estimate.value, estimate.low, estimate.high
    )
}
