//! The page about a game.

use std::collections::BTreeMap;

use super::section::{Section, Use};
use crate::report::page::HtmlPage;
use crate::report::plot::{Histogram, Row, intervals};
use crate::statistics::Estimate;

/// The page about a game.
pub(crate) fn study_page(game: &str, about: &str, sections: &[Section]) -> String {
    let mut page = HtmlPage::new(&format!("{game} under strong play"));
    page.paragraph(about);
    if sections.len() > 1 {
        by_number_of_players(&mut page, sections);
    }
    for section in sections {
        page.heading(&format!("{} players", section.players));
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
                first.map_or("–".to_owned(), percent),
                format!("{:.1} %", 100.0 / section.n_sides as f64),
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
    let rows: Vec<Row> = (section.by_turn.iter().enumerate())
        .map(|(place, &estimate)| Row {
            label: format!("number {} in turn", place + 1),
            estimate,
        })
        .collect();
    let fair = 1.0 / section.n_sides as f64;
    let show = |share: f64| format!("{:.1} %", 100.0 * share);
    page.figure(
        &intervals(&rows, fair, show),
        "Share of the wins by the order of turns, from whoever begins; the line is what would be fair.",
    );
}

fn endings(page: &mut HtmlPage, title: &str, endings: &BTreeMap<String, Estimate>) {
    if endings.is_empty() {
        return;
    }
    let rows: Vec<Row> = (endings.iter())
        .map(|(label, &estimate)| Row {
            label: label.clone(),
            estimate,
        })
        .collect();
    let show = |share: f64| format!("{:.1} %", 100.0 * share);
    page.figure(&intervals(&rows, 0.0, show), &format!("{title}."));
}

fn actions(page: &mut HtmlPage, section: &Section) {
    let rows = |figure: &dyn Fn(&Use) -> Estimate| -> Vec<Row> {
        let rows = section.kinds.iter().map(|(label, used)| Row {
            label: label.clone(),
            estimate: figure(used),
        });
        rows.collect()
    };
    page.figure(
        &intervals(&rows(&|used| used.a_game), 0.0, |n| format!("{n:.2}")),
        "How often a seat does this in a game.",
    );
    let fair = 1.0 / section.n_sides as f64;
    page.figure(
        &intervals(&rows(&|used| used.share_of_users), fair, |share| {
            format!("{:.1} %", 100.0 * share)
        }),
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
                percent(used.users),
                percent(used.share_of_users),
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

fn percent(estimate: Estimate) -> String {
    let estimate = estimate.map(|share| 100.0 * share);
    format!(
        "{:.1} % [{:.1}, {:.1}]",
        estimate.value, estimate.low, estimate.high
    )
}
