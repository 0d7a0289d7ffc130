//! The curve of the match, and the parts of each seat's result, as pictures.

use hyakki_school::Review;

use super::markup::{element, text};
use super::{points, signed_points};
use crate::words::say;

const WIDTH: f64 = 760.0;
const LEFT: f64 = 44.0;
const TOP: f64 = 12.0;
const HEIGHT: f64 = 220.0;
const ROW: f64 = 46.0;
const NAMES: f64 = 150.0;

/// Colours that can be told apart on light and on dark ground, also by those who see few of them.
pub(super) const COLOURS: [&str; 5] = ["#3b7dd8", "#d9822b", "#2a9d8f", "#b5508f", "#8a8f3c"];

/// Each seat's winning chance over the steps of the match, with the turning points.
pub(super) fn curve(review: &Review) -> String {
    let n_steps = review.moments.len().max(1) as f64;
    let x = |n_done: usize| LEFT + n_done as f64 / n_steps * (WIDTH - LEFT - 8.0);
    let y = |value: f64| TOP + (1.0 - value) * HEIGHT;
    let mut svg = String::new();
    for level in [0.0, 0.5, 1.0] {
        svg += &line("line", LEFT, y(level), WIDTH, y(level));
        svg += &label(
            LEFT - 6.0,
            y(level) + 4.0,
            "end",
            &format!("{:.0}", 100.0 * level),
        );
    }
    for (seat, colour) in (0..review.names.len()).zip(COLOURS) {
        let values = review.moments.iter().map(|moment| moment.values[seat]);
        let all = std::iter::once(review.expectation[seat]).chain(values);
        let path: Vec<String> = (all.enumerate())
            .map(|(n_done, value)| format!("{:.1},{:.1}", x(n_done), y(value)))
            .collect();
        // Partners share a line: the later one is dashed, so that both are seen.
        let dash = if seat > 1 { "6 5" } else { "none" };
        let attributes = [
            ("points", path.join(" ")),
            ("stroke", colour.to_owned()),
            ("stroke-dasharray", dash.to_owned()),
        ];
        svg += &shape("polyline", &attributes, "");
    }
    for &step in &review.turning_points {
        let title = text("title", &turning_point(review, step));
        for (value, colour) in review.moments[step].values.iter().zip(COLOURS) {
            let attributes = [
                ("cx", format!("{:.1}", x(step + 1))),
                ("cy", format!("{:.1}", y(*value))),
                ("r", "4.5".to_owned()),
                ("fill", colour.to_owned()),
            ];
            svg += &shape("circle", &attributes, &title);
        }
    }
    picture(TOP + HEIGHT + 14.0, &svg)
}

/// What happened at a turning point, in words.
pub(super) fn turning_point(review: &Review, step: usize) -> String {
    let moment = &review.moments[step];
    let what = match (&moment.seat, &moment.action) {
        (Some(seat), Some(action)) => format!("{}: {action}", review.names[*seat]),
        _ => say!("cli-review-chance-fell"),
    };
    say!("cli-review-turning", step = step, what = what)
}

/// For each seat its parts as bars from a middle line: to the right what helped, to the left what hurt.
pub(super) fn parts(review: &Review) -> String {
    let parts = |seat: &hyakki_school::SeatReview| {
        [seat.deals, seat.own_play, seat.others_play, seat.unseen]
    };
    let all = review.seats.iter().flat_map(parts);
    let most = all.fold(0.05, |most: f64, part| most.max(part.abs()));
    let middle = NAMES + (WIDTH - NAMES) / 2.0;
    let scale = ((WIDTH - NAMES) / 2.0 - 60.0) / most;
    let height = ROW * 2.2;
    let mut svg = line(
        "line",
        middle,
        0.0,
        middle,
        height * review.seats.len() as f64,
    );
    for (row, seat) in review.seats.iter().enumerate() {
        let y = height * row as f64;
        let name = &review.names[seat.seat];
        svg += &label(0.0, y + 24.0, "start", name);
        let way = format!("{} → {}", points(seat.expectation), points(seat.result));
        svg += &label(0.0, y + 42.0, "start", &way);
        for (place, (part, colour)) in parts(seat).into_iter().zip(COLOURS).enumerate() {
            let top = y + 8.0 + 20.0 * place as f64;
            let (from, width) = (middle + part.min(0.0) * scale, part.abs() * scale);
            let attributes = [
                ("x", format!("{from:.1}")),
                ("y", format!("{top:.1}")),
                ("width", format!("{width:.1}")),
                ("height", "16".to_owned()),
                ("fill", colour.to_owned()),
            ];
            svg += &shape("rect", &attributes, "");
            let (at, anchor) = if part < 0.0 {
                (from - 6.0, "end")
            } else {
                (from + width + 6.0, "start")
            };
            svg += &label(at, top + 13.0, anchor, &signed_points(part));
        }
    }
    picture(height * review.seats.len() as f64, &svg)
}

fn picture(height: f64, content: &str) -> String {
    let frame = format!("0 0 {WIDTH} {height:.0}");
    element("svg", &[("viewBox", &frame), ("role", "img")], content)
}

fn shape(name: &str, attributes: &[(&str, String)], content: &str) -> String {
    let attributes: Vec<(&str, &str)> = (attributes.iter())
        .map(|(key, value)| (*key, value.as_str()))
        .collect();
    element(name, &attributes, content)
}

fn line(class: &str, x1: f64, y1: f64, x2: f64, y2: f64) -> String {
    let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(|number| format!("{number:.1}"));
    let ends = [
        ("x1", x1),
        ("y1", y1),
        ("x2", x2),
        ("y2", y2),
        ("class", class.to_owned()),
    ];
    shape("line", &ends, "")
}

fn label(x: f64, y: f64, anchor: &str, content: &str) -> String {
    let [x, y] = [x, y].map(|number| format!("{number:.1}"));
    let attributes = [
        ("x", x.as_str()),
        ("y", y.as_str()),
        ("text-anchor", anchor),
    ];
    element("text", &attributes, &text("tspan", content))
}
