//! Simulations of a search at the first lead of a round of Septet, beside OpenSpiel's on hearts and the `ismcts` crate.

use anyhow::Result;
use serde::Deserialize;

use super::Bench;
use super::measuring::{ask, median, verdict};
use super::peer::Peer;

/// What `hyakki-bench search` prints.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Searched {
    ns_per_simulation: f64,
    ns_per_simulation_of_master: f64,
    ns_per_simulation_of_ismcts: f64,
}

const GOAL_BESIDE_OPENSPIEL: f64 = 40.0;
const GOAL_BESIDE_ISMCTS: f64 = 1.5;

impl Bench {
    pub(super) fn print_search(&self) -> Result<()> {
        let mut peer = Peer::start("bench/openspiel.py")?;
        let milliseconds = self.milliseconds.to_string();
        let mut ratios = [Vec::new(), Vec::new()];
        let mut speeds = [Vec::new(), Vec::new()];
        for _ in 0..self.rounds {
            let ours: Searched = ask("hyakki-bench", &["search", &milliseconds])?;
            let question = format!("{milliseconds} ismcts:hearts(pass_cards=False)");
            ratios[0].push(peer.ask(&question)? / ours.ns_per_simulation);
            ratios[1].push(ours.ns_per_simulation_of_ismcts / ours.ns_per_simulation);
            speeds[0].push(1e9 / ours.ns_per_simulation);
            speeds[1].push(1e9 / ours.ns_per_simulation_of_master);
        }
        let [openspiel, ismcts] = ratios.map(median);
        let [ours, master] = speeds.map(median);
        println!(
            "\nSearch at the first lead of a round of Septet: {ours:.0} simulations a second with random rollouts \
             ({master:.0} as the master plays)"
        );
        println!(
            "  OpenSpiel's ISMCTS on hearts   {openspiel:>6.1}x  goal {GOAL_BESIDE_OPENSPIEL}x {}",
            verdict(openspiel >= GOAL_BESIDE_OPENSPIEL)
        );
        println!(
            "  the ismcts crate on our state  {ismcts:>6.2}x  goal {GOAL_BESIDE_ISMCTS}x {}",
            verdict(ismcts >= GOAL_BESIDE_ISMCTS)
        );
        Ok(())
    }
}
