//! A record tells the whole match.

use hyakki_core::record::Line;
use hyakki_core::{
    Dice, Fairness, Game, GameConfig, Match, RecordProblem, Secret, Step, at_random, drive,
};

use crate::witness::{Witness, for_every_config, new_match, random_match, random_step, take};

/// Records random matches of every configuration and replays them from text, whole, cut and damaged;
/// some with steps taken back, and some with deals that can be checked.
///
/// # Panics
/// If the game breaks a law.
pub fn replay<W: Witness>(n_matches: u64) {
    for_every_config::<W::Game>(n_matches, |config, dice| {
        let game = random_match::<W::Game>(config, dice);
        let text = game.to_record();
        let replayed = Match::<W::Game>::from_record(&text).unwrap();
        assert!(replayed.is_complete);
        assert_eq!(replayed.game, game, "replaying gives another match");
        assert_eq!(replayed.game.to_record(), text);

        let n_steps = dice.index(game.steps().len() + 1);
        let cut_text: String = text.split_inclusive('\n').take(1 + n_steps).collect();
        let cut = Match::<W::Game>::from_record(&cut_text).unwrap();
        assert!(!cut.is_complete);
        assert_eq!(
            *cut.game.state(),
            game.state_after(n_steps),
            "half a record is not half a match"
        );

        let damaged = damage(&text, dice);
        if let Ok(survivor) = Match::<W::Game>::from_record(&damaged) {
            let again = Match::<W::Game>::from_record(&survivor.game.to_record()).unwrap();
            assert_eq!(
                again.game, survivor.game,
                "what was accepted is not what was understood"
            );
        }

        if dice.below(8) == 0 {
            what_was_taken_back_leaves_only_a_trace::<W::Game>(config, dice);
            deals_can_be_checked::<W::Game>(config, dice);
        }
    });
}

/// Plays a match in which actions are now and then taken back and replaced by others.
fn what_was_taken_back_leaves_only_a_trace<G: Game>(config: G::Config, dice: &mut impl Dice) {
    let mut game = new_match::<G>(config);
    let mut straight = new_match::<G>(config);
    while let Some(step) = random_step(game.state(), dice) {
        let before = game.state().clone();
        let is_action = matches!(step, Step::Action(..));
        if is_action && dice.below(6) == 0 {
            let n_steps = game.steps().len();
            take(&mut game, step.clone());
            game.undo(1).unwrap();
            assert_eq!((game.state(), game.steps().len()), (&before, n_steps));
        } else {
            assert_eq!(
                game.undo(game.steps().len() + 1),
                Err(hyakki_core::CannotUndo)
            );
        }
        let step = random_step(game.state(), dice).unwrap();
        take(&mut game, step.clone());
        take(&mut straight, step);
    }
    assert_eq!(game.state(), straight.state());
    let replayed = Match::<G>::from_record(&game.to_record()).unwrap();
    assert_eq!(replayed.game, game);
}

/// Plays a match whose deals come from a secret and nonces, reveals the secret, and forges it.
fn deals_can_be_checked<G: Game>(config: G::Config, dice: &mut impl Dice) {
    let secret = Secret::new(std::array::from_fn(|_| dice.next_word() as u8));
    let fairness = Fairness {
        commitment: secret.commitment(),
        nonces: (0..config.players())
            .map(|seat| format!("nonce {seat}"))
            .collect(),
        pledges: Vec::new(),
    };
    let mut source = secret.source(&fairness.nonces);
    let mut game = new_match::<G>(config).with_fairness(fairness);
    drive(&mut game, &mut source, |state, seat, _| {
        at_random(state, seat, dice)
    });
    game.reveal(secret.clone()).unwrap();
    let text = game.to_record();
    assert_eq!(Match::<G>::from_record(&text).unwrap().game, game);

    // Few coin tosses can come out the same by luck; many random letters cannot.
    let steps = game.steps().iter().map(Step::to_line);
    let n_random_letters: usize = steps
        .map(|line| {
            if let Line::Chance(chance) = line {
                chance.len()
            } else {
                0
            }
        })
        .sum();
    if n_random_letters > 60 {
        let forged = text.replace("nonce 1", "other 1");
        let problem = Match::<G>::from_record(&forged).unwrap_err().problem;
        assert!(
            matches!(problem, RecordProblem::UnfairChance { .. }),
            "{problem}"
        );
    }
    let other = text.replace(&secret.to_string(), &Secret::new([7; 32]).to_string());
    assert_eq!(
        Match::<G>::from_record(&other).unwrap_err().problem,
        RecordProblem::WrongSecret
    );
}

/// The text with one byte changed, a line doubled or a line lost.
fn damage(text: &str, dice: &mut impl Dice) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let place = dice.index(lines.len());
    match dice.below(3) {
        0 => drop(lines.remove(place)),
        1 => lines.insert(place, lines[place].clone()),
        _ => {
            let cut = dice.index(lines[place].len() + 1);
            let replacement = char::from(b' ' + dice.below(94) as u8);
            let tail = lines[place].get(cut + 1..).unwrap_or("").to_owned();
            lines[place].truncate(cut);
            lines[place].push(replacement);
            lines[place].push_str(&tail);
        }
    }
    lines.join("\n")
}
