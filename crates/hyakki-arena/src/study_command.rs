//! `hyakki study`

use std::path::Path;
use std::time::Duration;

use anyhow::{bail, ensure};
use hyakki_catalog::with_game;
use hyakki_core::GameConfig;
use hyakki_minds::GameWithMinds;
use serde_json::json;

use crate::bar::Bar;
use crate::contest::options_in_words;
use crate::contestant::{Contestant, Kind};
use crate::journal::Journal;
use crate::limit::Limit;
use crate::made_by::MadeBy;
use crate::plural::plural;
use crate::run_args::RunArgs;
use crate::study::{Section, Seen, Study, study_page};

/// Find out what a game is like when it is played well
#[derive(Debug, clap::Args)]
#[command(
    after_help = "All seats are played by the same mind, with 20 ms a move when nothing is said. Without --players every number \
                  of players is looked at.\n\
                  A study that was interrupted goes on when the same command is given again.\n\
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
    pub fn run(&self, made_by: &MadeBy) -> anyhow::Result<String> {
        with_game!(self.run.game()?, G => self.run_game::<G>(made_by))
    }

    /// A study for each number of players that is looked at.
    fn studies<G: GameWithMinds>(&self) -> anyhow::Result<Vec<Study<G>>> {
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
        let n_threads = run.n_threads(run.games);
        let studies = counts.map(|players| {
            Ok(Study::<G> {
                config: run.config::<G>(players)?,
                mind: mind.clone(),
                n_games: run.games,
                seed: run.seed,
                n_threads,
            })
        });
        studies.collect()
    }

    fn run_game<G: GameWithMinds>(&self, made_by: &MadeBy) -> anyhow::Result<String> {
        let run = &self.run;
        let studies = self.studies::<G>()?;
        // Mind and options are the same for every number of players.
        let Some(Study { mind, config, .. }) = studies.first() else {
            bail!("there is nothing to look at");
        };
        let options = config.options();
        run.check_report()?;
        let journals = studies.iter().map(Study::journal);
        let mut journals = journals.collect::<anyhow::Result<Vec<_>>>()?;
        let sections = play_all(&studies, &mut journals)?;
        let about = format!(
            "{} for each number of players{}, all seats played by {mind} ({}); seed {}.",
            plural(run.games, "game"),
            options_in_words(&options),
            mind.allowance(),
            run.seed
        );
        let origin = || [about.clone(), made_by.in_words()];
        run.write_report(|| study_page(G::NAME, &origin(), &sections))?;
        journals.into_iter().try_for_each(Journal::remove)?;
        Ok(if run.json {
            let json = json!({
                "game": G::NAME,
                "mind": mind.to_string(),
                "limit": mind.limit.to_string(),
                "options": options,
                "seed": run.seed,
                "tables": sections,
                "made_by": made_by,
            });
            format!("{json}\n")
        } else {
            let texts = sections.iter().map(Section::to_text);
            format!("{about}\n{}", texts.collect::<String>())
        })
    }
}

/// Plays one study after the other, each with its journal.
fn play_all<G: GameWithMinds>(
    studies: &[Study<G>],
    journals: &mut [Journal<Seen>],
) -> anyhow::Result<Vec<Section>> {
    let mut bar = Bar::new(studies.iter().map(|study| study.n_games).sum());
    // All lie in one folder.
    let folder = journals.iter().find_map(|journal| journal.path()?.parent());
    bar.tell_when_stopped(folder.map(Path::to_owned))?;
    let studies = studies.iter().zip(journals);
    let sections = studies.map(|(study, journal)| study.run(journal, &mut bar));
    sections.collect()
}
