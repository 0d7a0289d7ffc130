//! A table.

use hyakki_catalog::{AnyMatch, Level, MindId};
use hyakki_core::{GameRng, Seat, SeatSet, Secret, UserId};

use crate::chair::{Chair, Holder};
use crate::command::{Command, Sender};
use crate::effect::Effect;
use crate::presence::PATIENCE_MS;
use crate::refusal::Refusal;
use crate::settings::Settings;
use crate::share::Share;

/// A table: settings, seats, and the match being played.
pub struct Table {
    pub(crate) settings: Settings,
    pub(crate) chairs: Vec<Chair>,
    /// Who may change the settings; nobody where that is the first person at the table.
    pub(crate) host: Option<UserId>,
    /// How often the host has changed what people agree to by sitting here.
    pub(crate) terms: u32,
    pub(crate) stage: Stage,
    /// Behind the deals of all matches at this table; each match has a secret of its own made from it.
    pub(crate) master: Secret,
    /// The number of the match being played or last played, from 1; 0 before the first.
    pub(crate) match_number: u32,
    pub(crate) is_paused: bool,
    /// Since when the clocks of those who must act have been running.
    pub(crate) running_since_ms: Option<i64>,
    /// What the next match's deals are committed to; it is shown often and changes seldom.
    pub(crate) next_commitment: String,
    /// How many lines of the match's record have been given out to be written.
    pub(crate) n_lines_written: usize,
    /// How many actions the table made for the last actor since it acted.
    pub(crate) n_courtesies: usize,
    /// Until when pledged nonces are waited for, once all seats are ready.
    pub(crate) reveal_by_ms: Option<i64>,
    /// Since when the person of each seat has been away. Nobody keeps it: it is told anew.
    pub(crate) away_since_ms: Vec<Option<i64>>,
    /// How long somebody away is waited for where there is no clock.
    pub(crate) patience_ms: i64,
}

/// Where a table stands.
pub enum Stage {
    /// Seats are being filled.
    Gathering,
    /// A match is being played.
    Playing {
        /// The match.
        game: Box<dyn AnyMatch>,
        /// Where its deals come from.
        source: Box<GameRng>,
    },
    /// The last match is over, and another may follow.
    Over {
        /// The match.
        game: Box<dyn AnyMatch>,
    },
}

/// No text that people give is longer, in characters.
pub(crate) const MAX_CHAT: usize = 500;

impl Table {
    /// An empty table. The master secret must come from a good source and never leave the server.
    pub fn new(settings: Settings, master: Secret) -> Result<Table, Refusal> {
        settings.check()?;
        settings.clock.check()?;
        let chairs = vec![Chair::empty(); settings.players];
        let next_commitment = commitment_after(&master, 0);
        Ok(Table {
            away_since_ms: vec![None; settings.players],
            patience_ms: PATIENCE_MS,
            next_commitment,
            settings,
            chairs,
            host: None,
            terms: 0,
            stage: Stage::Gathering,
            master,
            match_number: 0,
            is_paused: false,
            running_since_ms: None,
            n_lines_written: 0,
            n_courtesies: 0,
            reveal_by_ms: None,
        })
    }

    /// What somebody asks, at this time. What is refused changes nothing.
    pub fn handle(
        &mut self,
        sender: &Sender,
        command: Command,
        now_ms: i64,
    ) -> Result<Vec<Effect>, Refusal> {
        let mut effects = Vec::new();
        match command {
            Command::Sit {
                seat,
                name,
                nonce,
                pledge,
            } => self.sit(sender, seat, name, Share::new(nonce, pledge)?)?,
            Command::Rename { seat, name } => self.rename(sender, seat, name)?,
            Command::Leave { seat } => self.leave(sender, seat, now_ms)?,
            Command::Resign { seat } => {
                if !self.resign(sender, seat, now_ms)? {
                    return Ok(effects);
                }
            }
            Command::Abandon {} => self.abandon(sender, now_ms)?,
            Command::PlayOn {} => {
                if !self.play_on(sender)? {
                    return Ok(effects);
                }
            }
            Command::SeatMind { seat, level } => self.seat_mind(sender, seat, &level)?,
            Command::UnseatMind { seat } => self.unseat_mind(sender, seat)?,
            Command::Move { seat, to } => self.move_seat(sender, seat, to)?,
            Command::SendAway { seat } => self.send_away(sender, seat)?,
            Command::Set { change } => {
                if !self.set(sender, change)? {
                    return Ok(effects);
                }
            }
            Command::Agree { terms } => {
                if !self.agree(sender, terms)? {
                    return Ok(effects);
                }
            }
            Command::Act { seat, step, action } => {
                if !self.act(sender, seat, step, &action, now_ms)? {
                    return Ok(effects);
                }
            }
            Command::Undo { seat, step } => self.undo(sender, seat, step, now_ms)?,
            Command::Return { seat } => self.come_back(sender, seat, now_ms)?,
            Command::VoteStandIn { seat } => self.vote_stand_in(sender, seat, now_ms)?,
            Command::Pause {} => self.pause(sender, now_ms)?,
            Command::Resume {} => self.resume(sender, now_ms)?,
            Command::Rematch { nonce, pledge } => {
                self.rematch(sender, &Share::new(nonce, pledge)?)?;
            }
            Command::Reveal { seat, nonce } => {
                if !self.reveal(sender, seat, nonce)? {
                    return Ok(effects);
                }
            }
            Command::Say { text } => {
                effects.push(Effect::Said(self.say(sender, &text, now_ms)?));
                return Ok(effects);
            }
            Command::ClaimForMe { seat, on } => {
                let seat = self.own_seat(sender, seat)?;
                self.chairs[seat.index()].claims_for_me = on;
            }
        }
        self.go_on(now_ms, &mut effects);
        Ok(effects)
    }

    /// Time has passed: clocks may have run out.
    pub fn wake(&mut self, now_ms: i64) -> Vec<Effect> {
        let mut effects = Vec::new();
        if self.run_out_clocks(now_ms) || self.is_reveal_over(now_ms) {
            self.go_on(now_ms, &mut effects);
        } else {
            self.push_wake(now_ms, &mut effects);
        }
        effects
    }

    /// What must happen after a table was read from the store: minds are asked again, clocks run on.
    pub fn revive(&mut self, now_ms: i64) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.go_on(now_ms, &mut effects);
        effects
    }

    /// What was chosen when the table was made.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The seats.
    #[must_use]
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// Where the table stands.
    #[must_use]
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Whether the clocks are stopped by the players.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// The number of the match being played or last played, from 1; 0 before the first.
    #[must_use]
    pub fn match_number(&self) -> u32 {
        self.match_number
    }

    /// The match being played or last played.
    #[must_use]
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        match &self.stage {
            Stage::Gathering => None,
            Stage::Playing { game, .. } | Stage::Over { game } => Some(game.as_ref()),
        }
    }

    /// The match being played.
    pub(crate) fn playing(&self) -> Result<&dyn AnyMatch, Refusal> {
        match &self.stage {
            Stage::Playing { game, .. } => Ok(game.as_ref()),
            Stage::Gathering | Stage::Over { .. } => Err(Refusal::NoMatch),
        }
    }

    /// How many lines of the match's record have been given out to be written, its header included.
    #[must_use]
    pub fn n_lines_written(&self) -> usize {
        self.n_lines_written
    }

    /// Until when pledged nonces are waited for; the match begins then, or with the last of them.
    #[must_use]
    pub fn reveal_by_ms(&self) -> Option<i64> {
        self.reveal_by_ms
    }

    /// What the next match's deals are committed to, told before anybody gives a nonce for it.
    #[must_use]
    pub fn next_commitment(&self) -> &str {
        &self.next_commitment
    }

    /// The seats of a person.
    #[must_use]
    pub fn seats_of(&self, user: &UserId) -> SeatSet {
        Seat::all(self.chairs.len())
            .filter(|seat| self.chairs[seat.index()].holder.user() == Some(user))
            .collect()
    }

    /// Whether a mind plays this seat now, and which.
    #[must_use]
    pub fn mind_in(&self, seat: Seat) -> Option<MindId> {
        let chair = &self.chairs[seat.index()];
        match chair.holder {
            Holder::Mind { level } => Some(level),
            Holder::Person { .. } if chair.has_stand_in => Some(STAND_IN.into()),
            Holder::Person { .. } | Holder::Nobody => None,
        }
    }

    /// The seats that must act in the match being played.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        match &self.stage {
            Stage::Playing { game, .. } => game.turn().seats(),
            Stage::Gathering | Stage::Over { .. } => SeatSet::EMPTY,
        }
    }

    /// A seat that the sender may act for.
    pub(crate) fn own_seat(&self, sender: &Sender, number: usize) -> Result<Seat, Refusal> {
        let seat = self.any_seat(number)?;
        let is_own = match sender.user() {
            Some(user) => self.chairs[number].holder.user() == Some(user),
            None => self.mind_in(seat).is_some(),
        };
        if is_own {
            Ok(seat)
        } else {
            Err(Refusal::NotYourSeat)
        }
    }

    pub(crate) fn any_seat(&self, number: usize) -> Result<Seat, Refusal> {
        Seat::try_new(number, self.chairs.len()).ok_or(Refusal::NoSuchSeat)
    }

    /// The person who sent this, who must sit at the table.
    pub(crate) fn player<'a>(&self, sender: &'a Sender) -> Result<&'a UserId, Refusal> {
        let user = sender.user().ok_or(Refusal::NotAPlayer)?;
        if self.seats_of(user).is_empty() {
            return Err(Refusal::NotAPlayer);
        }
        Ok(user)
    }
}

/// What the match after this number is committed to.
pub(crate) fn commitment_after(master: &Secret, match_number: u32) -> String {
    master.derive(match_number + 1).commitment()
}

/// The mind that plays for somebody absent.
pub(crate) const STAND_IN: Level = Level::Adept;
