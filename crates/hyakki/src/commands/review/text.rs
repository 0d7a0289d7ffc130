//! A review as text.

use hyakki_catalog::GameId;
use hyakki_school::{Choice, Label, Reason, Review, SeatReview};

use super::{is_meant, points, signed_points};
use crate::layout::Layout;
use crate::words::{decimal, say};

/// The review in words and figures; only of one seat's decisions, if one is asked for.
pub(super) fn text(review: &Review, asked: Option<usize>) -> String {
    let layout = Layout::of_console();
    let n = review.names.len();
    let mut text = say!("cli-heading", game = review.game.title(), n = n) + "\n";
    text += &(effort(review) + "\n\n");
    text += &layout.table("", &seats(review));
    text.push('\n');
    text += &layout.paragraph("", "", &say!("cli-review-parts"));
    text += &layout.paragraph("", "", &say!("cli-review-accuracy-is"));
    if let Some(conceded) = conceded(review) {
        text += &layout.paragraph("", "", &conceded);
    }
    text.push('\n');
    let mut has_mistakes = false;
    for choice in mistakes(review, asked) {
        has_mistakes = true;
        text += &layout.paragraph("", "  ", &choice_in_words(review, choice));
        for line in explained(review.game, choice) {
            text += &layout.paragraph("  ", "  ", &line);
        }
    }
    if !has_mistakes {
        text += &(say!("cli-review-no-mistakes") + "\n");
    }
    let refuted = refuted_by_open_cards(review, asked);
    if !refuted.is_empty() {
        text += &("\n".to_owned() + &layout.paragraph("", "", &say!("cli-review-open-only")));
    }
    for line in refuted {
        text += &layout.paragraph("  ", "  ", &line);
    }
    text
}

/// What was good by what could be known, and what only open cards could have told.
pub(super) fn refuted_by_open_cards(review: &Review, asked: Option<usize>) -> Vec<String> {
    let good = (review.choices.iter())
        .filter(|choice| choice.label.is_none() && is_meant(asked, choice.seat));
    let lines = good.filter_map(|choice| {
        let why = open_cards(choice)?;
        let name = review.names[choice.seat].as_str();
        Some(say!(
            "cli-review-open-choice",
            step = choice.step,
            name = name,
            why = why
        ))
    });
    lines.collect()
}

/// Why one alternative is better, in points of the game too, and what open cards say.
pub(super) fn explained(game: GameId, choice: &Choice) -> impl Iterator<Item = String> {
    reasons(game, choice)
        .chain([points_lost(choice)])
        .chain(open_cards(choice))
}

/// What the choice cost in the game's own points.
fn points_lost(choice: &Choice) -> String {
    let sign = if choice.points_lost > 0.0 { "−" } else { "+" };
    let points = format!("{sign}{}", decimal(choice.points_lost.abs(), 1));
    say!(
        "cli-review-points-lost",
        action = choice.action.as_str(),
        points = points,
        best = best_other(choice)
    )
}

/// How thoroughly it was reviewed.
pub(super) fn effort(review: &Review) -> String {
    let seed = review.seed.to_string();
    say!("cli-review-effort", n = review.nodes, seed = seed)
}

/// The decisions that have a label.
pub(super) fn mistakes(review: &Review, asked: Option<usize>) -> impl Iterator<Item = &Choice> {
    let labelled = move |choice: &&Choice| choice.label.is_some() && is_meant(asked, choice.seat);
    review.choices.iter().filter(labelled)
}

/// A table of all seats, with its heading.
pub(super) fn seats(review: &Review) -> Vec<Vec<String>> {
    let heading = vec![
        say!("cli-review-player"),
        say!("cli-review-expected"),
        say!("cli-review-deals"),
        say!("cli-review-own"),
        say!("cli-review-others"),
        say!("cli-review-unseen"),
        say!("cli-review-result"),
        say!("cli-review-accuracy"),
    ];
    let rows = review.seats.iter().map(|seat| {
        let error = points(seat.own_play_error);
        vec![
            review.names[seat.seat].clone(),
            points(seat.expectation),
            signed_points(seat.deals),
            format!("{}\u{a0}±\u{a0}{error}", signed_points(seat.own_play)),
            signed_points(seat.others_play),
            signed_points(seat.unseen),
            points(seat.result),
            accuracy(seat),
        ]
    });
    std::iter::once(heading).chain(rows).collect()
}

/// What it changed that somebody resigned, if somebody did.
pub(super) fn conceded(review: &Review) -> Option<String> {
    let changes = review.seats.iter().filter(|seat| seat.conceded != 0.0);
    let changes: Vec<String> = changes
        .map(|seat| {
            let name = &review.names[seat.seat];
            format!("{name} {}", signed_points(seat.conceded))
        })
        .collect();
    let changes = changes.join(", ");
    (!changes.is_empty()).then(|| say!("cli-review-conceded", changes = changes))
}

fn accuracy(seat: &SeatReview) -> String {
    match seat.accuracy {
        Some(accuracy) => say!(
            "cli-review-counted",
            accuracy = decimal(accuracy, 1),
            n = seat.n_counted
        ),
        None => say!("cli-review-nothing-counted"),
    }
}

/// The best alternative to what was chosen.
fn best_other(choice: &Choice) -> &str {
    let mut others = choice.options.iter();
    let best = others.find(|option| option.action != choice.action);
    best.map_or("", |option| &option.action)
}

fn choice_in_words(review: &Review, choice: &Choice) -> String {
    say!(
        "cli-review-choice",
        step = choice.step,
        name = review.names[choice.seat].as_str(),
        action = choice.action.as_str(),
        label = choice.label.map(label).unwrap_or_default(),
        loss = points(choice.loss.value),
        low = points(choice.loss.low),
        high = points(choice.loss.high),
        best = best_other(choice)
    )
}

fn label(label: Label) -> String {
    match label {
        Label::Inaccuracy => say!("cli-review-label-inaccuracy"),
        Label::Mistake => say!("cli-review-label-mistake"),
        Label::Blunder => say!("cli-review-label-blunder"),
    }
}

/// What speaks for the better alternative, in the game's own words.
fn reasons(game: GameId, choice: &Choice) -> impl Iterator<Item = String> {
    let sentence = move |reason: &Reason| {
        let key = format!("fact-{game}-{}", reason.fact);
        say!(
            "cli-review-why",
            fact = say!(&key),
            other = decimal(reason.other, 0),
            best = best_other(choice),
            chosen = decimal(reason.chosen, 0),
            action = choice.action.as_str()
        )
    };
    let none = choice.reasons.is_empty().then(|| chances(choice));
    choice.reasons.iter().take(2).map(sentence).chain(none)
}

/// Where nothing in the game's own words tells two alternatives apart: how often each wins.
fn chances(choice: &Choice) -> String {
    let value_of = |is_chosen: bool| {
        let mut options = choice.options.iter();
        let found = options.find(|option| (option.action == choice.action) == is_chosen);
        decimal(found.map_or(0.0, |option| 100.0 * option.value), 0)
    };
    say!(
        "cli-review-chances",
        other = value_of(false),
        best = best_other(choice),
        chosen = value_of(true),
        action = choice.action.as_str()
    )
}

/// What only open cards could have told.
pub(super) fn open_cards(choice: &Choice) -> Option<String> {
    let open = choice.open_cards.as_ref()?;
    let cost = open.best - open.played;
    (cost > 0).then(|| {
        say!(
            "cli-review-open-cards",
            actions = open.best_actions.join(", "),
            action = choice.action.as_str(),
            n = cost
        )
    })
}
