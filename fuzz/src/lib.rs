//! Fuzz targets as plain functions: libFuzzer calls them through `fuzz_targets/`, and `tests/brief.rs` on generated input.
//!
//! Each takes any bytes and panics only where the engine is wrong.

use hyakki_catalog::{GameId, with_game};
use hyakki_core::{
    ActionSet, Dice, Game, GameConfig, Replayed, Seat, Step, at_random, next_step, record,
};

/// Reads the bytes as a record. What is accepted must be understood: it writes a record that replays to the same.
pub fn record(data: &[u8]) {
    let Ok(text) = record::text(data) else { return };
    let Ok(Replayed { game, .. }) = hyakki_catalog::replay(text) else {
        return;
    };
    let written = game.to_record();
    let again = hyakki_catalog::replay(&written).expect("a record we wrote can be read");
    let again = again.game;
    assert_eq!(again.to_record(), written);
    assert_eq!(again.n_steps(), game.n_steps());
}

/// Reads the bytes as every notation of every game. What is accepted has exactly this spelling.
pub fn notation(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    for game in GameId::ALL {
        with_game!(game, G => notation_of::<G>(text));
    }
}

fn notation_of<G: Game>(text: &str) {
    if let Ok(action) = text.parse::<G::Action>() {
        assert_eq!(action.to_string(), text);
    }
    if let Ok(chance) = text.parse::<G::Chance>() {
        assert_eq!(chance.to_string(), text);
    }
}

/// Lets the bytes choose a configuration and play; at every step `check` must agree with the legal set.
///
/// What the seats try comes from legal sets of earlier positions, so that it is often illegal now for an interesting reason.
pub fn check(data: &[u8]) {
    let mut bytes = Bytes { data, place: 0 };
    let game = GameId::ALL[bytes.index(GameId::ALL.len())];
    with_game!(game, G => play_and_check::<G>(&mut bytes));
}

fn play_and_check<G: Game>(bytes: &mut Bytes<'_>) {
    let configs = G::Config::all();
    let config = configs[bytes.index(configs.len())];
    let mut state = G::new(config);
    let mut tried: Vec<G::Action> = Vec::new();
    while bytes.are_left()
        && let Some(step) = next_step(&state, bytes, at_random)
    {
        match &step {
            Step::Chance(chance) => assert_eq!(state.check_chance(chance), Ok(())),
            &Step::Action(seat, action) => {
                check_all(&state, &tried);
                if tried.len() < 40 {
                    tried.push(action);
                }
                assert_eq!(state.check(seat, action), Ok(()));
            }
        }
        step.apply_to(&mut state);
    }
}

fn check_all<G: Game>(state: &G, tried: &[G::Action]) {
    for seat in Seat::all(state.config().players()) {
        let actions = state.legal_actions(seat);
        for &action in tried {
            let is_listed = actions.iter().any(|legal| legal == action);
            assert_eq!(
                state.check(seat, action).is_ok(),
                is_listed,
                "{action} of {seat:?}"
            );
        }
    }
}

/// Bytes as a source of choices; zeros when they run out.
struct Bytes<'a> {
    data: &'a [u8],
    place: usize,
}

impl Bytes<'_> {
    fn are_left(&self) -> bool {
        self.place < self.data.len()
    }
}

impl Dice for Bytes<'_> {
    fn next_word(&mut self) -> u32 {
        let byte = self.data.get(self.place).copied().unwrap_or(0);
        self.place += 1;
        // Spread over the word, so that a byte decides between up to 256 choices.
        u32::from(byte) << 24 | 0x0080_0000
    }
}
