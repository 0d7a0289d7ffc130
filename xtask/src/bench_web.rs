//! `cargo xtask bench-web`: how fast the page is, in a browser.

use std::fs;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::browser;
use crate::needs;
use crate::shell::{cargo, project_root, run};

/// Measure the page in a browser
///
/// The system's Chromium, driven by Playwright, and the server as `cargo run --release` builds it, on one machine.
#[derive(Debug, clap::Args)]
pub(crate) struct BenchWeb {
    /// How often each figure is measured; the median counts
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
}

/// What is measured, as `web/browser/bench` writes it.
#[derive(Debug, Deserialize)]
struct Figure {
    what: String,
    value: f64,
    unit: String,
    aim: Option<Aim>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Aim {
    AtMost(f64),
    AtLeast(f64),
}

impl BenchWeb {
    pub(crate) fn run(&self) -> Result<()> {
        needs::install_browser()?;
        run(cargo().args(["build", "--release", "--quiet", "--package", "hyakki"]))?;
        browser::install()?;
        let figures = project_root().join("target/bench-web.json");
        run(browser::npm(&["run", "--silent", "bench"])
            .env(
                "HYAKKI_BINARY",
                project_root().join("target/release/hyakki"),
            )
            .env("HYAKKI_FIGURES", &figures)
            .env("HYAKKI_ROUNDS", self.rounds.to_string()))?;
        let text = fs::read_to_string(&figures).context("the browser wrote no figures")?;
        let figures: Vec<Figure> = serde_json::from_str(&text)?;
        println!("\nMedian of {} rounds.", self.rounds);
        for figure in &figures {
            figure.print();
        }
        Ok(())
    }
}

impl Figure {
    fn print(&self) {
        let value = format!("{:.1} {}", self.value, self.unit);
        let verdict = match self.aim {
            None => String::new(),
            Some(Aim::AtMost(most)) => verdict("at most", most, self.value <= most),
            Some(Aim::AtLeast(least)) => verdict("at least", least, self.value >= least),
        };
        println!("{:<66} {value:>12}  {verdict}", self.what);
    }
}

fn verdict(relation: &str, aim: f64, is_met: bool) -> String {
    let word = if is_met { "met" } else { "MISSED" };
    format!("aim {relation} {aim}: {word}")
}
