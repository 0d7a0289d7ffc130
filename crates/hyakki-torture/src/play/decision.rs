//! What a client does next.

use hyakki_catalog::Level;
use hyakki_core::fairness::pledge_of;
use hyakki_core::{Dice as _, GameRng};
use hyakki_table::{Command, LevelName};

use super::picture::Picture;

/// Who somebody is at a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Role {
    /// The seats to sit in; a spectator has none.
    pub(crate) seats: Vec<usize>,
    /// The seats to put minds into.
    pub(crate) minds: Vec<usize>,
    /// Whether they leave their seats now and then.
    pub(crate) is_restless: bool,
    /// Whether somebody else acts under the same identity.
    pub(crate) is_twin: bool,
}

/// What a client decided on: the command, and the match that it is about.
pub(crate) type Decision = (Command, Option<String>);

/// What a client does next, in answer to the last picture or, by mistake, to one before it. The key becomes part of what
/// leaves no other trace.
pub(crate) fn decide(
    role: &Role,
    picture: &Picture,
    key: &str,
    dice: &mut GameRng,
) -> Option<Decision> {
    let command = if role.seats.is_empty() {
        meddle(picture, key, dice)
    } else if picture.is_playing() {
        play(role, picture, key, dice)
    } else {
        gather(role, picture, key, dice)
    };
    Some((command?, picture.match_id()))
}

fn happens(dice: &mut GameRng, percent: u32) -> bool {
    dice.below(100) < percent
}

/// Somebody without a seat asks for what only others may do.
fn meddle(picture: &Picture, key: &str, dice: &mut GameRng) -> Option<Command> {
    if !happens(dice, 2) {
        return None;
    }
    Some(match dice.below(3) {
        0 => say(key),
        1 => Command::Rematch {
            nonce: key.to_owned(),
            pledge: String::new(),
        },
        _ => Command::Undo {
            seat: 0,
            step: picture.step,
        },
    })
}

fn say(key: &str) -> Command {
    Command::Say {
        text: format!("What I say is {key}."),
    }
}

/// Before and between matches.
fn gather(role: &Role, picture: &Picture, key: &str, dice: &mut GameRng) -> Option<Command> {
    let free = |seats: &[usize]| seats.iter().copied().find(|&seat| picture.is_free(seat));
    // The picture does not say what was told already, and a server that hears it many times forgets older keys.
    if picture.table.reveal_by_ms.is_some() && happens(dice, 8) {
        return tell(picture, key);
    }
    if let Some(seat) = free(&role.seats) {
        let (nonce, pledge) = share(key, dice);
        return Some(Command::Sit {
            seat,
            name: String::new(),
            nonce,
            pledge,
        });
    }
    if let Some(seat) = free(&role.minds) {
        let level = LevelName::from(Level::Novice);
        return Some(Command::SeatMind { seat, level });
    }
    if happens(dice, 5) {
        return Some(say(key));
    }
    if role.is_restless && happens(dice, 15) {
        let seat = role.seats[dice.index(role.seats.len())];
        return Some(Command::Leave { seat });
    }
    let is_ready = picture.mine().all(|(_, chair)| chair.wants_rematch);
    // Now and then somebody asks again, with another nonce.
    (picture.is_over() && (!is_ready || happens(dice, 10))).then(|| {
        let (nonce, pledge) = share(key, dice);
        Command::Rematch { nonce, pledge }
    })
}

/// A nonce or a pledge of it: the key is the nonce either way.
fn share(key: &str, dice: &mut GameRng) -> (String, String) {
    if happens(dice, 50) {
        (String::new(), pledge_of(key))
    } else {
        (key.to_owned(), String::new())
    }
}

/// Tells a nonce that was pledged under one of the keys before this one. Some are never told.
fn tell(picture: &Picture, key: &str) -> Option<Command> {
    let (process, number) = key.rsplit_once('-')?;
    let mut numbers = (0..number.parse::<u32>().ok()?).rev();
    let (seat, pledge) = picture
        .mine()
        .find_map(|(seat, chair)| Some((seat, chair.pledge.as_deref()?)))?;
    let told = numbers.find(|number| pledge_of(&format!("{process}-{number}")) == pledge)?;
    (told % 20 != 19).then(|| Command::Reveal {
        seat,
        nonce: format!("{process}-{told}"),
    })
}

/// In a match.
fn play(role: &Role, picture: &Picture, key: &str, dice: &mut GameRng) -> Option<Command> {
    let step = picture.step;
    if picture.table.is_paused {
        return Some(Command::Resume {});
    }
    if let Some((seat, _)) = picture.mine().find(|(_, chair)| chair.has_stand_in)
        && happens(dice, 30)
    {
        return Some(Command::Return { seat });
    }
    if let Some(seat) = picture.can_undo()
        && happens(dice, 40)
    {
        return Some(Command::Undo { seat, step });
    }
    match dice.below(200) {
        0..4 => return Some(say(key)),
        4 => return Some(Command::Pause {}),
        5..7 if role.is_restless => {
            let seat = role.seats[dice.index(role.seats.len())];
            return Some(Command::Leave { seat });
        }
        // What cannot be done: out of turn, for somebody else, at no step, in no notation.
        7..10 => {
            let seat = dice.index(picture.table.chairs.len());
            let action = "nonsense".to_owned();
            return Some(Command::Act { seat, step, action });
        }
        10 => {
            let seat = dice.index(picture.table.chairs.len());
            return Some(Command::Undo { seat, step });
        }
        // Rarely, for what ends a match ends what can go wrong in it.
        11 if happens(dice, 20) => {
            let seat = role.seats[dice.index(role.seats.len())];
            return Some(Command::Resign { seat });
        }
        12 if happens(dice, 20) => return Some(Command::Abandon {}),
        12 => return Some(Command::PlayOn {}),
        _ => {}
    }
    let choices = picture.choices();
    if choices.is_empty() {
        return None;
    }
    let (seat, legal) = choices[dice.index(choices.len())];
    let action = legal[dice.index(legal.len())].clone();
    Some(Command::Act { seat, step, action })
}
