//! What the host of a table may change before the match, and how the others agree to it.
//!
//! The terms are what people agree to by sitting at a table: what is played, and where the host has put them.
//! Their number counts the changes, and a match begins only when everybody has agreed to the last one: nobody is thrown
//! into a match with other settings than they saw.
//! Whoever sits down has seen the terms of number 0, because there are no older ones; all others are agreed to by name.

use hyakki_core::{Seat, UserId};

use crate::chair::{Chair, Holder};
use crate::command::Sender;
use crate::refusal::Refusal;
use crate::settings::SettingsChange;
use crate::table::{Stage, Table};

impl Table {
    /// The same table with whoever made it as its host.
    #[must_use]
    pub fn hosted_by(mut self, maker: UserId) -> Table {
        self.host = Some(maker);
        self
    }

    /// Who may change what is played: whoever made the table and, when they got up, the next person.
    #[must_use]
    pub fn host(&self) -> Option<&UserId> {
        let mut people = self.chairs.iter().filter_map(|chair| chair.holder.user());
        self.host.as_ref().or_else(|| people.next())
    }

    /// How often the host has changed what people agree to by sitting here.
    #[must_use]
    pub fn terms(&self) -> u32 {
        self.terms
    }

    /// Whether whoever holds a seat agrees to the terms as they are now.
    #[must_use]
    pub fn has_agreed(&self, chair: &Chair) -> bool {
        chair.holder.user().is_none() || chair.agreed == self.terms
    }

    /// Changes the settings. False if that changes nothing.
    pub(crate) fn set(&mut self, sender: &Sender, change: SettingsChange) -> Result<bool, Refusal> {
        let host = self.hosting(sender)?.clone();
        self.check_gathering()?;
        let settings = change.applied_to(&self.settings);
        if settings == self.settings {
            return Ok(false);
        }
        settings.check()?;
        settings.clock.check()?;
        self.resize(settings.players)?;
        self.settings = settings;
        self.change_terms(|user| *user != host);
        Ok(true)
    }

    /// Agrees to the terms that somebody has looked at. False if they had before.
    pub(crate) fn agree(&mut self, sender: &Sender, terms: u32) -> Result<bool, Refusal> {
        let user = self.player(sender)?.clone();
        if terms != self.terms {
            return Err(Refusal::OtherTerms);
        }
        let is_open =
            |chair: &&mut Chair| chair.holder.user() == Some(&user) && chair.agreed != terms;
        let open = self.chairs.iter_mut().filter(is_open);
        let n_agreed = open.map(|chair| chair.agreed = terms).count();
        Ok(n_agreed > 0)
    }

    /// Changes two seats. Everybody changes their own with a free one or with a mind, the host any two.
    pub(crate) fn move_seat(
        &mut self,
        sender: &Sender,
        from: usize,
        to: usize,
    ) -> Result<(), Refusal> {
        let mover = self.player_or_host(sender)?.clone();
        let seats = [self.any_seat(from)?, self.any_seat(to)?];
        self.check_gathering()?;
        let is_host = self.host() == Some(&mover);
        let people = seats.map(|seat| self.chairs[seat.index()].holder.user().cloned());
        if people[0].as_ref() != Some(&mover) && !is_host {
            return Err(Refusal::NotYourSeat);
        }
        let is_other = |user: &UserId| *user != mover;
        if people[1].as_ref().is_some_and(is_other) && !is_host {
            return Err(Refusal::SeatTaken);
        }
        self.chairs.swap(from, to);
        self.away_since_ms.swap(from, to);
        let moved: Vec<UserId> = people.into_iter().flatten().filter(is_other).collect();
        if !moved.is_empty() && from != to {
            self.change_terms(|user| moved.contains(user));
        }
        Ok(())
    }

    /// Frees the seat of somebody else.
    pub(crate) fn send_away(&mut self, sender: &Sender, number: usize) -> Result<(), Refusal> {
        let host = self.hosting(sender)?;
        let seat = self.any_seat(number)?;
        self.check_not_begun()?;
        let holder = &self.chairs[seat.index()].holder;
        if holder.user().is_none_or(|user| user == host) {
            return Err(Refusal::NobodyToSendAway);
        }
        self.empty_chair(seat);
        Ok(())
    }

    /// Somebody has left a seat: if it was the host's last, the next person clockwise is the host.
    pub(crate) fn pass_on_hosting(&mut self, sender: &Sender, left: Seat) {
        let leaver = sender
            .user()
            .filter(|user| self.host.as_ref() == Some(user));
        if leaver.is_none_or(|user| !self.seats_of(user).is_empty()) {
            return;
        }
        let (before, after) = self.chairs.split_at(left.index());
        let mut clockwise = after.iter().chain(before);
        self.host = clockwise.find_map(|chair| chair.holder.user()).cloned();
    }

    /// Something has changed that some people have to agree to; whoever agreed before and is not among them does so still.
    fn change_terms(&mut self, concerns: impl Fn(&UserId) -> bool) {
        let before = self.terms;
        self.terms += 1;
        for chair in &mut self.chairs {
            let is_spared = chair.holder.user().is_some_and(|user| !concerns(user));
            if chair.agreed == before && is_spared {
                chair.agreed = self.terms;
            }
        }
    }

    /// Adds free seats, or takes away the last: first the free ones, then those of minds.
    fn resize(&mut self, n_seats: usize) -> Result<(), Refusal> {
        let people = self
            .chairs
            .iter()
            .filter(|chair| chair.holder.user().is_some());
        if people.count() > n_seats {
            return Err(Refusal::SeatTaken);
        }
        let is_free = |chair: &Chair| chair.holder == Holder::Nobody;
        let is_mind = |chair: &Chair| matches!(chair.holder, Holder::Mind { .. });
        while self.chairs.len() > n_seats {
            let last = self.chairs.iter().rposition(is_free);
            let Some(last) = last.or_else(|| self.chairs.iter().rposition(is_mind)) else {
                break;
            };
            self.chairs.remove(last);
            self.away_since_ms.remove(last);
        }
        self.chairs.resize_with(n_seats, Chair::empty);
        self.away_since_ms.resize(n_seats, None);
        Ok(())
    }

    /// The host, who sent this.
    fn hosting<'a>(&self, sender: &'a Sender) -> Result<&'a UserId, Refusal> {
        let user = sender.user().filter(|user| self.host() == Some(user));
        user.ok_or(Refusal::NotTheHost)
    }

    fn player_or_host<'a>(&self, sender: &'a Sender) -> Result<&'a UserId, Refusal> {
        self.player(sender)
            .or_else(|_| self.hosting(sender))
            .map_err(|_| Refusal::NotAPlayer)
    }

    /// Places in the picture of a match that is over stay whose they were.
    fn check_gathering(&self) -> Result<(), Refusal> {
        self.check_not_begun()?;
        if matches!(self.stage, Stage::Gathering) {
            return Ok(());
        }
        Err(Refusal::MatchHasBegun)
    }
}
