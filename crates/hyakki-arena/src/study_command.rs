//! `hyakki study`

use std::time::Duration;

use anyhow::ensure;
use hyakki_catalog::with_game;
use hyakki_core::GameConfig;
use hyakki_minds::GameWithMinds;
use serde_json::json;

use crate::bar::Bar;
use crate::contest::options_in_words;
use crate::contestant::{Contestant, Kind};
use crate::limit::Limit;
use crate::run_args::RunArgs;
use crate::study::{Section, Study, study_page};

/// Find out what a game is like when it is played well
#[derive(Debug, clap::Args)]
#[command(
    after_help = "All seats are played by the same mind, with 20 ms a move when nothing is said. Without --players every number\n\
                  of players is looked at.\n\
                  For example: hyakki study tajuto --mind adept --games 500 --report tajuto.html"
)]
pub struct StudyCommand {
    #[command(flatten)]
    run: RunArgs,

    /// Who plays
    #[arg(long, short, value_name = "NAME", default_value = "master")]
    mind: String,
}

/// What a move may take when nobody says: a study needs many games more than it needs the last few Elo.
const USUAL_LIMIT: Limit = Limit::Time(Duration::from_millis(20));

impl StudyCommand {
    /// Plays the games, and gives what is to be printed. Every error is the input's.
    pub fn run(&self) -> anyhow::Result<String> {
        with_game!(self.run.game()?, G => self.run_game::<G>())
    }

    fn run_game<G: GameWithMinds>(&self) -> anyhow::Result<String> {
        let StudyCommand { run, mind } = self;
        let limit = run.limit()?.unwrap_or(USUAL_LIMIT);
        let mind = Contestant::parse(mind, Some(limit))?;
        ensure!(
            !matches!(mind.kind, Kind::Outside(_)),
            "a study is made with one of our minds; programs take part in `hyakki arena`"
        );
        let counts = match run.players {
            Some(players) => players..=players,
            None => G::Config::PLAYERS,
        };
        let studies = counts.map(|players| {
            Ok(Study::<G> {
                config: run.config::<G>(players)?,
                mind: mind.clone(),
                n_games: run.games,
                seed: run.seed,
                n_threads: run.n_threads(),
            })
        });
        let studies = studies.collect::<anyhow::Result<Vec<_>>>()?;
        // They are the same for every number of players.
        let options = studies
            .first()
            .map(|study| study.config.options())
            .unwrap_or_default();
        run.check_report()?;
        let sections: Vec<Section> = (studies.iter())
            .map(|study| study.run(&mut Bar::new()))
            .collect();
        let about = format!(
            "{} games for each number of players{}, all seats played by {mind} ({}); seed {}.",
            run.games,
            options_in_words(&options),
            mind.allowance(),
            run.seed
        );
        run.write_report(|| study_page(G::NAME, &about, &sections))?;
        Ok(if run.json {
            let json = json!({
                "game": G::NAME,
                "mind": mind.to_string(),
                "limit": mind.limit.to_string(),
                "options": options,
                "seed": run.seed,
                "tables": sections,
            });
            format!("{json}\n")
        } else {
            let texts = sections.iter().map(Section::to_text);
            format!("{about}\n{}", texts.collect::<String>())
        })
    }
}
