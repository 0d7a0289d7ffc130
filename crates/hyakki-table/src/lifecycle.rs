//! How a table fills and empties; and who talks.

use hyakki_catalog::Level;
use hyakki_core::record::MAX_NAME;
use hyakki_core::{Seat, UserId};
use hyakki_names::{is_visible, skeleton};

use crate::chair::{Chair, Holder};
use crate::command::Sender;
use crate::effect::Said;
use crate::level_name::LevelName;
use crate::refusal::Refusal;
use crate::settings::{Clock, Talk};
use crate::share::Share;
use crate::table::{MAX_CHAT, Stage, Table};

impl Table {
    pub(crate) fn sit(
        &mut self,
        sender: &Sender,
        number: usize,
        name: String,
        share: Share,
    ) -> Result<(), Refusal> {
        let user = sender.user().ok_or(Refusal::NotYourSeat)?;
        let seat = self.free_seat(number)?;
        let is_bot = matches!(sender, Sender::Bot(_));
        self.check_name(user, is_bot, &name)?;
        let chair = &mut self.chairs[seat.index()];
        chair.holder = Holder::Person {
            user: user.clone(),
            name,
            is_bot,
        };
        // Whoever sits down has seen what was so from the beginning, and agrees to what was changed since by name.
        chair.agreed = 0;
        chair.give(share);
        self.away_since_ms[seat.index()] = None;
        Ok(())
    }

    /// Takes another name in the own seat.
    pub(crate) fn rename(
        &mut self,
        sender: &Sender,
        number: usize,
        name: String,
    ) -> Result<(), Refusal> {
        let user = sender.user().ok_or(Refusal::NotYourSeat)?;
        let seat = self.own_seat(sender, number)?;
        self.check_not_begun()?;
        self.check_name(user, matches!(sender, Sender::Bot(_)), &name)?;
        if let Holder::Person { name: called, .. } = &mut self.chairs[seat.index()].holder {
            *called = name;
        }
        Ok(())
    }

    /// Whether somebody can be called so at this table.
    fn check_name(&self, user: &UserId, is_bot: bool, name: &str) -> Result<(), Refusal> {
        if name.chars().count() > MAX_NAME {
            return Err(Refusal::TooLong);
        }
        if !is_visible(name) {
            return Err(Refusal::BadText);
        }
        if self.is_name_taken(user, is_bot, name) {
            return Err(Refusal::NameTaken);
        }
        Ok(())
    }

    /// Whether a name would be taken for somebody else's at the table, or for a mind's.
    /// Whoever has no name is one of many, one person's seats are their own affair, and copies of one bot deceive nobody.
    fn is_name_taken(&self, user: &UserId, is_bot: bool, name: &str) -> bool {
        let wanted = skeleton(name);
        if wanted.is_empty() {
            return false;
        }
        let is_anothers = |chair: &Chair| match &chair.holder {
            Holder::Person {
                user: other,
                name,
                is_bot: is_other_bot,
            } => other != user && !(is_bot && *is_other_bot) && skeleton(name) == wanted,
            _ => false,
        };
        let is_minds = |level: &Level| skeleton(level.name()) == wanted;
        self.chairs.iter().any(is_anothers) || Level::ALL.iter().any(is_minds)
    }

    pub(crate) fn seat_mind(
        &mut self,
        sender: &Sender,
        number: usize,
        name: &LevelName,
    ) -> Result<(), Refusal> {
        self.player(sender)?;
        let seat = self.any_seat(number)?;
        self.check_not_begun()?;
        if self.chairs[seat.index()].holder.user().is_some() {
            return Err(Refusal::SeatTaken);
        }
        let level = name.level()?.into();
        self.chairs[seat.index()].holder = Holder::Mind { level };
        Ok(())
    }

    pub(crate) fn unseat_mind(&mut self, sender: &Sender, number: usize) -> Result<(), Refusal> {
        self.player(sender)?;
        let seat = self.any_seat(number)?;
        self.check_not_begun()?;
        if !matches!(self.chairs[seat.index()].holder, Holder::Mind { .. }) {
            return Err(Refusal::NoSuchMind);
        }
        self.empty_chair(seat);
        Ok(())
    }

    /// Before a match a seat becomes free; during one a mind stands in.
    pub(crate) fn leave(
        &mut self,
        sender: &Sender,
        number: usize,
        now_ms: i64,
    ) -> Result<(), Refusal> {
        let seat = self.own_seat(sender, number)?;
        self.check_in(sender, seat)?;
        if matches!(self.stage, Stage::Playing { .. }) {
            self.stop_clocks(now_ms);
            self.stand_in(seat, now_ms);
        } else {
            self.check_not_begun()?;
            self.empty_chair(seat);
            self.pass_on_hosting(sender, seat);
        }
        Ok(())
    }

    /// Takes the seat back from the mind that stood in.
    pub(crate) fn come_back(
        &mut self,
        sender: &Sender,
        number: usize,
        now_ms: i64,
    ) -> Result<(), Refusal> {
        let seat = self.own_seat(sender, number)?;
        self.check_in(sender, seat)?;
        self.stop_clocks(now_ms);
        self.end_stand_in(seat);
        Ok(())
    }

    /// A mind plays a seat from now on, if none does already.
    pub(crate) fn stand_in(&mut self, seat: Seat, now_ms: i64) {
        let chair = &mut self.chairs[seat.index()];
        if !chair.has_stand_in {
            chair.has_stand_in = true;
            chair.stand_in_since_ms = Some(now_ms);
        }
    }

    pub(crate) fn end_stand_in(&mut self, seat: Seat) {
        let clock = self.settings.clock;
        let chair = &mut self.chairs[seat.index()];
        if chair.has_stand_in {
            chair.has_stand_in = false;
            chair.stand_in_since_ms = None;
            chair.votes.clear();
            // Whoever returns after the clock ran out has a move's time, or the increment, to go on with.
            let least = match clock {
                Clock::None => 0,
                Clock::PerMove { move_ms } => move_ms,
                Clock::Bank { increment_ms, .. } => increment_ms.max(MIN_BANK_AFTER_RETURN_MS),
            };
            chair.left_ms = chair.left_ms.max(least);
        }
    }

    /// A mind stands in when every other person has voted for it who is still there.
    pub(crate) fn vote_stand_in(
        &mut self,
        sender: &Sender,
        number: usize,
        now_ms: i64,
    ) -> Result<(), Refusal> {
        let voter = self.player(sender)?.clone();
        let seat = self.any_seat(number)?;
        if !matches!(self.stage, Stage::Playing { .. }) {
            return Err(Refusal::NoMatch);
        }
        let chair = &self.chairs[seat.index()];
        let absent = chair
            .holder
            .user()
            .filter(|user| **user != voter && !chair.has_stand_in);
        let absent = absent.ok_or(Refusal::NothingToVoteOn)?.clone();
        let voices = self.voices(now_ms);
        let others: Vec<_> = voices
            .iter()
            .filter_map(|seat| self.chairs[seat.index()].holder.user())
            .filter(|user| **user != absent)
            .cloned()
            .collect();
        let chair = &mut self.chairs[seat.index()];
        if !chair.votes.contains(&voter) {
            chair.votes.push(voter);
        }
        if others.iter().all(|other| chair.votes.contains(other)) {
            self.stop_clocks(now_ms);
            self.stand_in(seat, now_ms);
        }
        Ok(())
    }

    pub(crate) fn say(&self, sender: &Sender, text: &str, now_ms: i64) -> Result<Said, Refusal> {
        let user = self.player(sender)?.clone();
        let text = text.trim().to_owned();
        if text.is_empty() || text.chars().count() > MAX_CHAT {
            return Err(Refusal::TooLong);
        }
        // Line breaks and tabs are spaces of a kind; the others show nothing, and no database takes all of them.
        if text.contains(|c: char| c.is_control() && !c.is_whitespace()) {
            return Err(Refusal::BadText);
        }
        // Ruling S3: while cards are in hands, partners exchange nothing else. A round is dealt in the step that ends the one
        // before it, so that cards are in hands until the match is over.
        let has_partners = match &self.stage {
            Stage::Playing { game, .. } => game.team(Seat::new(0)).len() > 1,
            Stage::Gathering | Stage::Over { .. } => false,
        };
        let is_allowed = match self.settings.talk {
            Talk::Always => true,
            Talk::Never => false,
            Talk::ByTheRules => !has_partners,
        };
        if !is_allowed {
            return Err(Refusal::NoTalkNow);
        }
        Ok(Said {
            user,
            text,
            at_ms: now_ms,
        })
    }

    fn free_seat(&self, number: usize) -> Result<Seat, Refusal> {
        let seat = self.any_seat(number)?;
        self.check_not_begun()?;
        match self.chairs[seat.index()].holder {
            Holder::Nobody => Ok(seat),
            Holder::Person { .. } | Holder::Mind { .. } => Err(Refusal::SeatTaken),
        }
    }

    pub(crate) fn empty_chair(&mut self, seat: Seat) {
        self.chairs[seat.index()] = Chair::empty();
        self.away_since_ms[seat.index()] = None;
    }
}

/// What somebody has on the clock at least who returns after the bank ran out.
const MIN_BANK_AFTER_RETURN_MS: i64 = 30_000;
