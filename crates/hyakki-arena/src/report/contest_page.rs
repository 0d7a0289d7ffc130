//! The page about a contest.

use super::page::{HtmlPage, percent};
use super::plot::{Histogram, Intervals};
use crate::played::{N_TIMES, Played};
use crate::shortened::shortened;
use crate::standings::Standings;
use crate::statistics::elo_in_words;

/// The page about a contest with this title.
pub(crate) fn contest_page(
    title: &str,
    about: &[String],
    all: &Standings,
    games: &[Played],
) -> String {
    let mut page = HtmlPage::new(title);
    about.iter().for_each(|text| page.paragraph(text));
    ratings(&mut page, all);
    forfeits(&mut page, all);
    page.heading("Points");
    let whole = || games.iter().filter(|played| played.forfeit.is_none());
    let points = |who: u8| {
        let seats = whole().flat_map(move |played| {
            let seats = played.seats.iter().zip(&played.points);
            let own = seats.filter(move |seat| *seat.0 == who);
            own.map(|(_, &points)| i64::from(points))
        });
        seats.collect()
    };
    let names = all.standings.iter().map(|standing| standing.name.clone());
    let series: Vec<(String, Vec<i64>)> = (names.zip(0_u8..))
        .map(|(name, who)| (name, points(who)))
        .collect();
    page.figure(
        &Histogram::of_numbers(&series).draw(),
        "How often each mind ended with so many points, in the game's own unit; without forfeits.",
    );
    times(&mut page, all);
    page.heading("Length of games");
    let lengths = whole().map(|played| played.n_steps as i64).collect();
    page.figure(
        &Histogram::of_numbers(&[("steps".to_owned(), lengths)]).draw(),
        "Steps of a game: every action, and everything that fell by chance; without forfeits.",
    );
    page.finish()
}

fn ratings(page: &mut HtmlPage, all: &Standings) {
    page.heading("Who is stronger");
    let elo = Intervals {
        neutral: 0.0,
        show: elo_in_words,
        is_coloured: true,
    };
    let rows = all.standings.iter();
    page.figure(
        &elo.draw(rows.clone().map(|row| (&row.name, row.elo))),
        match all.standings.len() {
            2 => "Elo above the other, with 95 % intervals.",
            _ => "Elo, around the mean of all, with 95 % intervals.",
        },
    );
    let shares = Intervals {
        neutral: 1.0 / all.n_sides as f64,
        show: percent,
        is_coloured: true,
    };
    page.figure(
        &shares.draw(rows.map(|row| (&row.name, row.share))),
        "Share of the wins for each seat; the line is what would be fair.",
    );
    let table: Vec<Vec<String>> = (all.standings.iter())
        .map(|standing| {
            let share = standing.share.map(|share| 100.0 * share);
            let gap = standing.share_of_gap;
            vec![
                shortened(&standing.name, 24),
                standing.n_games.to_string(),
                format!("{:.1} [{:.1}, {:.1}]", share.value, share.low, share.high),
                standing.elo.in_words(elo_in_words),
                gap.map_or("–".to_owned(), |gap| {
                    let gap = gap.map(|gap| 100.0 * gap);
                    gap.in_words(|percent| format!("{percent:.0}")) + " %"
                }),
                format!("{:.2}", standing.pace.mean_ms()),
                format!("{:.1}", standing.pace.longest_us as f64 / 1_000.0),
            ]
        })
        .collect();
    page.table(
        &[
            "mind",
            "games",
            "share of wins, %",
            "Elo",
            "way to seer",
            "ms a move",
            "longest, ms",
        ],
        &table,
    );
}

fn forfeits(page: &mut HtmlPage, all: &Standings) {
    let rows: Vec<Vec<String>> = (all.standings.iter())
        .flat_map(|standing| {
            let reasons = standing.forfeits.iter();
            reasons.map(|(reason, n)| vec![standing.name.clone(), n.to_string(), reason.clone()])
        })
        .collect();
    if !rows.is_empty() {
        page.heading("Lost by forfeit");
        page.table(&["mind", "games", "why"], &rows);
    }
}

fn times(page: &mut HtmlPage, all: &Standings) {
    page.heading("Time a move");
    let last = (all.standings.iter())
        .map(|standing| standing.pace.times.len())
        .max()
        .unwrap_or(0)
        .clamp(1, N_TIMES);
    let labels = (0..last).map(|class| {
        let us = 2_u64 << class;
        if us < 1_000 {
            format!("{us} µs")
        } else {
            format!("{} ms", us / 1_000)
        }
    });
    let series = all.standings.iter().map(|standing| {
        let mut times: Vec<f64> = standing.pace.times.iter().map(|&n| f64::from(n)).collect();
        times.resize(last, 0.0);
        (standing.name.clone(), times)
    });
    let histogram = Histogram {
        labels: labels.collect(),
        series: series.collect(),
    };
    page.figure(
        &histogram.draw(),
        "How many of its moves each mind made within so much time; each bar is twice as long as the one before. Forced moves do not count.",
    );
}
