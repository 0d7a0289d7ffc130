//! What a verdict says about records that are right and records that are not.

use hyakki_catalog::{GameId, drive_any, new_match};
use hyakki_core::fairness::pledge_of;
use hyakki_core::{Dice, Fairness, GameRng, Options, Secret};
use hyakki_protocol::Verdict;

/// A whole match at random, with its secret revealed.
fn record() -> String {
    record_with(["a", "b"], Vec::new())
}

fn record_with(nonces: [&str; 2], pledges: Vec<String>) -> String {
    let secret = Secret::new([7; 32]);
    let nonces = nonces.map(str::to_owned).to_vec();
    let mut source = secret.source(&nonces);
    let fairness = Fairness {
        commitment: secret.commitment(),
        nonces,
        pledges,
    };
    let names = vec!["Ada".to_owned(), "Kobo".to_owned()];
    let mut game =
        new_match(GameId::Sketch, 2, &Options::new(), names, Some(fairness)).expect("two can play");
    let mut dice = GameRng::for_game(1, 0);
    drive_any(&mut *game, &mut source, |game, seat, _| {
        let mut legal = game.legal_after(game.n_steps(), seat);
        legal.swap_remove(dice.index(legal.len()))
    })
    .expect("what is legal can be done");
    game.reveal(secret).expect("the deals come from it");
    game.to_record()
}

#[test]
fn a_record_whose_deals_come_from_the_secret_is_right() {
    let record = record();
    let verdict = Verdict::of(&record);
    assert!(verdict.is_right && verdict.is_revealed);
    assert_eq!(verdict.wrong, None);
    assert_eq!(verdict.n_deals, record.matches("{\"chance\":").count());
    assert_eq!(verdict.commitment, Some(Secret::new([7; 32]).commitment()));
}

#[test]
fn pledges_are_kept_or_the_verdict_says_it() {
    let pledges = vec![pledge_of("a"), pledge_of("b")];
    let kept = Verdict::of(&record_with(["a", "b"], pledges.clone()));
    assert!(kept.is_right && kept.untold.is_empty(), "{kept:?}");
    let silent = Verdict::of(&record_with(["a", ""], pledges.clone()));
    assert!(silent.is_right, "{silent:?}");
    assert_eq!(silent.untold, [1]);
    let broken = Verdict::of(&record_with(["a", "c"], pledges));
    assert!(!broken.is_right);
    let wrong = broken.wrong.expect("something is wrong");
    assert!(wrong.contains("broken pledge: seat 1"), "{wrong}");
}

#[test]
fn what_was_changed_afterwards_is_found() {
    let record = record();
    let without_secret: Vec<&str> = record
        .lines()
        .take_while(|line| !line.contains("secret"))
        .collect();
    assert!(!Verdict::of(&without_secret.join("\n")).is_revealed);
    let other_nonce = record.replace(r#"["a","b"]"#, r#"["a","c"]"#);
    let other_end = record.replace("empty stack", "sixty quiet turns");
    let cut: Vec<&str> = without_secret[..without_secret.len() - 1].to_vec();
    for forged in [other_nonce, other_end, cut.join("\n")] {
        assert_ne!(forged, record);
        let verdict = Verdict::of(&forged);
        assert!(!verdict.is_right && verdict.wrong.is_some(), "{verdict:?}");
    }
}
