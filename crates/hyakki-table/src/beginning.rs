//! How a match begins: everybody is there, wants to play, and has given a share to the deals.

use hyakki_catalog::new_match;
use hyakki_core::Fairness;
use hyakki_core::fairness::pledge_of;

use crate::chair::{Chair, Holder};
use crate::command::Sender;
use crate::effect::Effect;
use crate::refusal::Refusal;
use crate::settings::Clock;
use crate::share::Share;
use crate::table::{Stage, Table, commitment_after};

/// So long pledged nonces are waited for, in milliseconds: nobody holds up a table by silence.
const REVEAL_MS: i64 = 5_000;

impl Table {
    pub(crate) fn rematch(&mut self, sender: &Sender, share: &Share) -> Result<(), Refusal> {
        let user = self.player(sender)?.clone();
        if !matches!(self.stage, Stage::Over { .. }) {
            return Err(Refusal::MatchNotOver);
        }
        self.check_not_begun()?;
        for chair in &mut self.chairs {
            if chair.holder.user() == Some(&user) {
                chair.wants_rematch = true;
                chair.give(share.clone());
            }
        }
        Ok(())
    }

    /// Begins a match when every seat is held, every person agrees to the terms and, after the first match, wants another.
    pub(crate) fn begin_if_ready(&mut self, now_ms: i64, effects: &mut Vec<Effect>) {
        if self.is_ready() && self.has_been_told(now_ms) {
            self.begin(effects);
        }
    }

    fn is_ready(&self) -> bool {
        let is_first = matches!(self.stage, Stage::Gathering);
        let is_over = matches!(self.stage, Stage::Over { .. });
        let is_ready = |chair: &Chair| match chair.holder {
            Holder::Nobody => false,
            Holder::Mind { .. } => true,
            Holder::Person { .. } => (is_first || chair.wants_rematch) && self.has_agreed(chair),
        };
        let has_people = self
            .chairs
            .iter()
            .any(|chair| chair.holder.user().is_some());
        (is_first || is_over) && has_people && self.chairs.iter().all(is_ready)
    }

    fn begin(&mut self, effects: &mut Vec<Effect>) {
        self.match_number += 1;
        self.next_commitment = commitment_after(&self.master, self.match_number);
        let secret = self.master.derive(self.match_number);
        let of_chairs = |text: fn(&Chair) -> &str| -> Vec<String> {
            self.chairs
                .iter()
                .map(|chair| text(chair).to_owned())
                .collect()
        };
        let nonces = of_chairs(|chair| &chair.nonce);
        let source = secret.source(&nonces);
        let mut pledges = of_chairs(|chair| &chair.pledge);
        if pledges.iter().all(String::is_empty) {
            pledges.clear();
        }
        let fairness = Fairness {
            commitment: secret.commitment(),
            nonces,
            pledges,
        };
        let names = of_chairs(|chair| chair.holder.name());
        let settings = &self.settings;
        let game = new_match(
            settings.game,
            settings.players,
            &settings.options,
            names,
            Some(fairness),
        )
        .expect("the settings were checked when the table was made");
        effects.push(Effect::Begin {
            number: self.match_number,
            header: game.header().to_line(),
        });
        self.stage = Stage::Playing {
            game,
            source: Box::new(source),
        };
        self.n_lines_written = 1;
        self.n_courtesies = 0;
        self.is_paused = false;
        self.reveal_by_ms = None;
        for chair in &mut self.chairs {
            chair.give(Share::default());
            chair.wants_rematch = false;
            chair.has_stand_in = false;
            chair.stand_in_since_ms = None;
            chair.votes.clear();
            chair.left_ms = match self.settings.clock {
                Clock::None => 0,
                Clock::PerMove { move_ms } => move_ms,
                Clock::Bank { bank_ms, .. } => bank_ms,
            };
        }
    }

    /// Whether no pledged nonce has to be waited for any longer. Whoever asks first sets the time.
    fn has_been_told(&mut self, now_ms: i64) -> bool {
        if !self.chairs.iter().any(Chair::owes_nonce) {
            return true;
        }
        now_ms >= *self.reveal_by_ms.get_or_insert(now_ms + REVEAL_MS)
    }

    /// Whether the time for telling pledged nonces is over.
    pub(crate) fn is_reveal_over(&self, now_ms: i64) -> bool {
        self.reveal_by_ms.is_some_and(|by_ms| now_ms >= by_ms)
    }

    /// Who plays and what they pledged is fixed from the moment when the first nonce may be told.
    pub(crate) fn check_not_begun(&self) -> Result<(), Refusal> {
        if matches!(self.stage, Stage::Playing { .. }) || self.reveal_by_ms.is_some() {
            return Err(Refusal::MatchHasBegun);
        }
        Ok(())
    }

    /// Tells the nonce that was pledged for a seat. False if it has been told before: the answer is the same again.
    pub(crate) fn reveal(
        &mut self,
        sender: &Sender,
        number: usize,
        nonce: String,
    ) -> Result<bool, Refusal> {
        let seat = self.own_seat(sender, number)?;
        let chair = &mut self.chairs[seat.index()];
        if self.reveal_by_ms.is_none() || chair.pledge.is_empty() {
            return Err(Refusal::NothingToReveal);
        }
        // Nothing is not told: that is how a seat stays that tells nothing.
        if nonce.is_empty() || pledge_of(&nonce) != chair.pledge {
            return Err(Refusal::OtherNonce);
        }
        let is_news = chair.nonce.is_empty();
        chair.nonce = nonce;
        Ok(is_news)
    }
}
