//! Training in small.

#![allow(clippy::unwrap_used, missing_docs, reason = "tests")]

use std::ops::ControlFlow;

use hyakki_catalog::GameId;
use hyakki_training::{CannotTrain, Training, TrainingNews, WeightsFile, train};

fn tiny_training(players: usize, earlier: Vec<WeightsFile>) -> Training {
    Training {
        players,
        seed: 1,
        generations: 2,
        games: 20,
        simulations: None,
        earlier,
        made_by: "a test".to_owned(),
    }
}

/// Trains; tells how often something was fitted, and the last files.
fn learn(game: GameId, training: &Training) -> Result<(u32, Vec<WeightsFile>), CannotTrain> {
    let (mut n_fitted, mut last) = (0, Vec::new());
    train(game, training, &mut |news| {
        if let TrainingNews::Fitted { files, .. } = news {
            n_fitted += 1;
            last = files;
        }
        ControlFlow::Continue(())
    })?;
    Ok((n_fitted, last))
}

fn training_goes_on(game: GameId, players: usize) {
    let learn_from = |earlier| learn(game, &tiny_training(players, earlier));
    let (n_fitted, files) = learn_from(Vec::new()).unwrap();
    assert_eq!(n_fitted, 2);
    let [file] = &files[..] else {
        panic!("one file")
    };
    assert!(file.text.starts_with("# a test\n"));
    let again = learn_from(Vec::new()).unwrap();
    assert_eq!(again, (2, files.clone()), "a run repeats");
    let stranger = WeightsFile {
        name: "notes.txt".to_owned(),
        ..file.clone()
    };
    let nothing = CannotTrain::NothingEarlier(file.name.clone());
    assert_eq!(learn_from(vec![stranger]), Err(nothing));
    let (_, later) = learn_from(files.clone()).unwrap();
    assert_ne!(later, files);
    for text in ["", "# a test\n1 2\n3 4\n", "# a test\none\ntwo\n"] {
        let damaged = WeightsFile {
            text: text.to_owned(),
            ..file.clone()
        };
        let refusal = learn_from(vec![damaged]);
        assert!(
            matches!(refusal, Err(CannotTrain::BadFile { .. })),
            "{text:?}"
        );
    }
}

#[test]
fn training_repeats_goes_on_from_a_checkpoint_and_refuses_damaged_ones() {
    training_goes_on(GameId::Sketch, 2);
    training_goes_on(GameId::Pagoda, 3);
    training_goes_on(GameId::Tajuto, 2);
}

#[test]
fn who_learns_from_no_search_refuses_a_number_of_simulations() {
    let training = Training {
        simulations: Some(8),
        ..tiny_training(2, Vec::new())
    };
    assert_eq!(learn(GameId::Sketch, &training), Err(CannotTrain::NoSearch));
}

#[test]
fn what_septet_learns_repeats_and_can_be_gone_on_from() {
    for players in [3, 4] {
        let learn_from = |earlier| {
            let training = Training {
                generations: 1,
                games: 2,
                simulations: Some(8),
                ..tiny_training(players, earlier)
            };
            learn(GameId::Septet, &training).map(|(_, files)| files)
        };
        let first = learn_from(Vec::new()).unwrap();
        assert_eq!(learn_from(Vec::new()).unwrap(), first);
        assert_ne!(learn_from(first.clone()).unwrap(), first);
        let mut damaged = first.clone();
        damaged[0].text.push_str("lead 1\n");
        damaged[0].text = damaged[0].text.replace("follow", "swallow");
        assert!(learn_from(damaged).is_err());
    }
}
