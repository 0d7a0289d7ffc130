//! Plots as SVG.

use std::fmt::Write as _;

use super::page::escaped;
use crate::shortened::shortened;
use crate::statistics::Estimate;

const WIDTH: f64 = 760.0;
const LABELS: f64 = 235.0;
const ROW: f64 = 26.0;
const BARS: f64 = 160.0;

/// Colours that can be told apart on light and on dark ground, also by those who see few of them.
const COLOURS: [&str; 6] = [
    "#3b7dd8", "#d9822b", "#2a9d8f", "#b5508f", "#8a8f3c", "#7a6ad8",
];

pub(crate) fn colour(number: usize) -> &'static str {
    COLOURS[number % COLOURS.len()]
}

/// Figures below each other, each with its interval, and a line at the value that would mean nothing.
pub(crate) struct Intervals<F> {
    pub(crate) neutral: f64,
    /// How a figure is written.
    pub(crate) show: F,
    /// Whether each row has the colour that it has in the page's other plots.
    pub(crate) is_coloured: bool,
}

impl<F: Fn(f64) -> String> Intervals<F> {
    pub(crate) fn draw<'a>(&self, rows: impl Iterator<Item = (&'a String, Estimate)>) -> String {
        let rows: Vec<_> = rows.collect();
        let (neutral, show) = (self.neutral, &self.show);
        let ends = rows.iter().map(|(_, estimate)| *estimate);
        let (lowest, highest) = ends.fold((neutral, neutral), |(low, high), estimate| {
            (low.min(estimate.low), high.max(estimate.high))
        });
        let margin = ((highest - lowest) * 0.05).max(1e-9);
        let (low, high) = (lowest - margin, highest + margin);
        let x = |value: f64| LABELS + (value - low) / (high - low) * (WIDTH - LABELS - 110.0);
        let height = ROW * rows.len() as f64 + 26.0;
        let mut svg = open(height);
        let at = x(neutral);
        line(&mut svg, at, 0.0, at, height - 22.0);
        text(&mut svg, at, height - 6.0, "middle", "soft", &show(neutral));
        // The ends of the scale, where they do not run into the line's own figure.
        for end in [lowest, highest]
            .into_iter()
            .filter(|&end| (x(end) - at).abs() > 80.0)
        {
            text(&mut svg, x(end), height - 6.0, "middle", "soft", &show(end));
        }
        for (number, (label, estimate)) in rows.iter().enumerate() {
            let y = ROW * number as f64 + ROW / 2.0;
            let colour = colour(if self.is_coloured { number } else { 0 });
            let label = shortened(label, 30);
            text(&mut svg, LABELS - 12.0, y + 4.0, "end", "", &label);
            write!(
                svg,
                "<line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{y}\" y2=\"{y}\" stroke=\"{colour}\" stroke-width=\"3\"/>\
                 <circle cx=\"{:.1}\" cy=\"{y}\" r=\"5\" fill=\"{colour}\"/>",
                x(estimate.low),
                x(estimate.high),
                x(estimate.value)
            )
            .expect("a string takes all");
            let figure = show(estimate.value);
            text(&mut svg, WIDTH - 4.0, y + 4.0, "end", "", &figure);
        }
        svg + "</svg>"
    }
}

/// How often each value came, for several series beside each other.
pub(crate) struct Histogram {
    /// What stands below each group of bars.
    pub(crate) labels: Vec<String>,
    /// For each series its name and how often each value came.
    pub(crate) series: Vec<(String, Vec<f64>)>,
}

/// More groups of bars than this are put together.
const MOST_BINS: usize = 24;

impl Histogram {
    /// Whole numbers, put together where there are too many different ones.
    pub(crate) fn of_numbers(series: &[(String, Vec<i64>)]) -> Histogram {
        let all = || series.iter().flat_map(|(_, values)| values.iter().copied());
        let low = all().min().unwrap_or(0);
        let high = all().max().unwrap_or(0);
        let width = (high - low) / MOST_BINS as i64 + 1;
        let n_bins = ((high - low) / width + 1) as usize;
        let labels = (0..n_bins as i64).map(|bin| (low + bin * width).to_string());
        let series = series.iter().map(|(name, values)| {
            let mut bins = vec![0.0; n_bins];
            for value in values {
                bins[((value - low) / width) as usize] += 1.0;
            }
            (name.clone(), bins)
        });
        Histogram {
            labels: labels.collect(),
            series: series.collect(),
        }
    }

    /// Bars whose heights are shares of their series.
    pub(crate) fn draw(&self) -> String {
        let share = |values: &[f64], bin: usize| values[bin] / values.iter().sum::<f64>().max(1.0);
        let n_bins = self.labels.len();
        let top = (self.series.iter())
            .flat_map(|(_, values)| (0..n_bins).map(|bin| share(values, bin)))
            .fold(1e-9, f64::max);
        let legend = ROW * self.series.len().div_ceil(4) as f64;
        let group = (WIDTH - 50.0) / n_bins as f64;
        let bar = group * 0.85 / self.series.len() as f64;
        let base = legend + BARS;
        let mut svg = open(base + 24.0);
        line(&mut svg, 45.0, base, WIDTH, base);
        text(
            &mut svg,
            40.0,
            legend + 8.0,
            "end",
            "soft",
            &format!("{:.0} %", 100.0 * top),
        );
        for (number, (name, values)) in self.series.iter().enumerate() {
            let (column, row) = (number % 4, number / 4);
            let (x, y) = (50.0 + column as f64 * 175.0, ROW * row as f64 + 4.0);
            rectangle(&mut svg, x, y, 12.0, 12.0, number);
            let name = shortened(name, 20);
            text(&mut svg, x + 18.0, y + 10.0, "start", "", &name);
            for bin in 0..n_bins {
                let height = BARS * share(values, bin) / top;
                let x = 48.0 + group * bin as f64 + bar * number as f64;
                rectangle(&mut svg, x, base - height, bar * 0.92, height, number);
            }
        }
        let every = n_bins.div_ceil(12);
        for (bin, label) in self.labels.iter().enumerate().step_by(every) {
            let x = 48.0 + group * (bin as f64 + 0.425);
            text(&mut svg, x, base + 16.0, "middle", "soft", label);
        }
        svg + "</svg>"
    }
}

fn open(height: f64) -> String {
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" xmlns=\"http://www.w3.org/2000/svg\">"
    )
}

fn line(svg: &mut String, x1: f64, y1: f64, x2: f64, y2: f64) {
    write!(
        svg,
        "<line class=\"line\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
    )
    .expect("a string takes all");
}

fn rectangle(svg: &mut String, x: f64, y: f64, width: f64, height: f64, number: usize) {
    write!(
        svg,
        "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{}\"/>",
        colour(number)
    )
    .expect("a string takes all");
}

fn text(svg: &mut String, x: f64, y: f64, anchor: &str, class: &str, text: &str) {
    write!(
        svg,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" class=\"{class}\">{}</text>",
        escaped(text)
    )
    .expect("a string takes all");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_put_together_so_that_none_is_lost() {
        let values: Vec<i64> = (0..1_000).map(|n| n % 97 - 40).collect();
        let histogram = Histogram::of_numbers(&[("a".to_owned(), values)]);
        assert!(histogram.labels.len() <= MOST_BINS + 1);
        assert_eq!(histogram.series[0].1.iter().sum::<f64>(), 1_000.0);
        assert!(histogram.draw().starts_with("<svg"));
    }
}
