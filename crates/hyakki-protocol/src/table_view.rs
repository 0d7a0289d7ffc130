//! A table as one viewer may see it.

use hyakki_catalog::{AnyMatch, MindId};
use hyakki_core::record::RecordedOutcome;
use hyakki_core::{Seat, UserId, Viewer};
use hyakki_table::{Chair, Holder, Presence, Stage, Table};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::schemas::{GameAction, GameView, MindName};
use crate::settings::Settings;

/// A table as one viewer may see it: everything that a client gets to know, and all it needs to show.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct TableView {
    /// The id.
    pub id: String,
    /// The server's time, in milliseconds since 1970: what the clocks are measured at.
    #[ts(type = "number")]
    pub now_ms: i64,
    /// How many steps the match has: what an action must name.
    pub step: usize,
    /// What was chosen when the table was made.
    pub settings: Settings,
    /// Where it stands.
    pub stage: StageName,
    /// The seat of the host, who may change the settings before the first match; nothing while the host has none.
    pub host: Option<usize>,
    /// Whether the viewer is the host.
    pub is_host: bool,
    /// How often the host has changed what people agree to: the number that `agree` names.
    pub terms: u32,
    /// Whether the players have stopped the clocks.
    pub is_paused: bool,
    /// What the deals of the next match are committed to.
    pub next_commitment: String,
    /// Until when pledged nonces are waited for, in the server's time: the match begins then, or with the last of them.
    /// Whoever has pledged one tells it now. Nothing at all other times.
    #[ts(type = "number | null")]
    pub reveal_by_ms: Option<i64>,
    /// The seats.
    pub chairs: Vec<ChairView>,
    /// The match being played or last played.
    #[serde(rename = "match")]
    pub current: Option<MatchView>,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StageName {
    /// Seats are being filled.
    Gathering,
    /// A match is being played.
    Playing,
    /// The last match is over, and another may follow.
    Over,
}

impl StageName {
    pub(crate) fn of(stage: &Stage) -> StageName {
        match stage {
            Stage::Gathering => StageName::Gathering,
            Stage::Playing { .. } => StageName::Playing,
            Stage::Over { .. } => StageName::Over,
        }
    }
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ChairView {
    /// Who plays it.
    pub holder: HolderView,
    /// Whether the person is there; nothing for a mind, and where nobody sits.
    pub presence: Option<PresenceView>,
    /// Whether the person agrees to what the host has changed; without it no match begins.
    pub has_agreed: bool,
    /// Whether a mind plays for an absent person until they return.
    pub has_stand_in: bool,
    /// Since when it does, in the server's time.
    #[ts(type = "number | null")]
    pub stand_in_since_ms: Option<i64>,
    /// Whether the seat has resigned the match: a mind plays it to the end.
    pub has_resigned: bool,
    /// Whether the person wants their side to resign. Only their side sees it.
    pub wants_to_resign: bool,
    /// Whether the person wants nobody to play on.
    pub wants_to_abandon: bool,
    /// How many have voted to let a mind stand in.
    pub n_votes: usize,
    /// Whether the viewer has.
    pub has_my_vote: bool,
    /// Whether the person wants to play again.
    pub wants_rematch: bool,
    /// What the person said that their nonce for the next match will be: its SHA-256; nothing where none was pledged.
    pub pledge: Option<String>,
    /// Whether the table makes claims for the seat that are always good.
    pub claims_for_me: bool,
    /// What is left on the clock; nothing where there is none.
    #[ts(type = "number | null")]
    pub left_ms: Option<i64>,
}

/// Whether the person of a seat is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PresenceView {
    /// They see what happens.
    Here,
    /// Nobody has seen them since.
    Away {
        /// In the server's time.
        #[ts(type = "number")]
        since_ms: i64,
    },
    /// So long, or with a mind in the seat, that nobody needs to wait for them.
    Gone {
        /// In the server's time.
        #[ts(type = "number")]
        since_ms: i64,
    },
}

impl From<Presence> for PresenceView {
    fn from(presence: Presence) -> PresenceView {
        match presence {
            Presence::Here => PresenceView::Here,
            Presence::Away { since_ms } => PresenceView::Away { since_ms },
            Presence::Gone { since_ms } => PresenceView::Gone { since_ms },
        }
    }
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum HolderView {
    /// Nobody yet.
    Nobody,
    /// A person, or a bot with an identity of its own.
    Person {
        /// The name.
        name: String,
        /// Whether a program plays under this identity.
        is_bot: bool,
        /// Whether it is the viewer.
        is_me: bool,
    },
    /// A mind of the server.
    Mind {
        /// Which one, by name.
        #[ts(type = "MindName")]
        #[schema(value_type = MindName)]
        level: MindId,
    },
}

impl HolderView {
    pub(crate) fn of(holder: &Holder, viewer: Option<&UserId>) -> HolderView {
        match holder {
            Holder::Nobody => HolderView::Nobody,
            Holder::Person { user, name, is_bot } => HolderView::Person {
                name: name.clone(),
                is_bot: *is_bot,
                is_me: viewer == Some(user),
            },
            Holder::Mind { level } => HolderView::Mind { level: *level },
        }
    }
}

/// A match as one viewer may see it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct MatchView {
    /// The id.
    pub id: String,
    /// Its number at this table, from 1.
    pub number: u32,
    /// What its deals are committed to.
    pub commitment: String,
    /// Who wins and loses together: the seats of each side.
    pub teams: Vec<Vec<usize>>,
    /// The seats that must act.
    pub to_act: Vec<usize>,
    /// What is seen: one side for each own seat; for everybody else the public one, if the table may be watched.
    pub sides: Vec<SideView>,
    /// Each seat's place when the match is over; 1 has won. Nobody has one in a match that was abandoned.
    pub places: Option<Vec<u8>>,
    /// How the match ended, when it is over.
    pub outcome: Option<OutcomeView>,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OutcomeView {
    /// Each seat's place; 1 has won. Nobody has one in a match that was abandoned.
    pub places: Vec<u8>,
    /// Each seat's points; nobody has any in a match that its players ended.
    pub points: Vec<i16>,
    /// What ended it: in the game's words, or `resigned` or `abandoned`.
    pub ending: String,
    /// The seats that have resigned.
    pub resigned: Vec<usize>,
}

impl From<RecordedOutcome> for OutcomeView {
    fn from(outcome: RecordedOutcome) -> OutcomeView {
        let RecordedOutcome {
            places,
            points,
            ending,
            resigned,
        } = outcome;
        OutcomeView {
            places,
            points,
            ending,
            resigned,
        }
    }
}

/// What is seen from one side.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct SideView {
    /// The seat; nobody's is the public view.
    pub seat: Option<usize>,
    /// The view: the game's own type.
    #[ts(type = "unknown")]
    #[schema(value_type = GameView)]
    pub view: Box<RawValue>,
    /// What the seat can do now, in the game's notation.
    pub legal: Vec<String>,
    /// The same actions in the same order, in parts: the game's own type.
    #[ts(type = "Array<unknown>")]
    #[schema(value_type = Vec<GameAction>)]
    pub legal_parts: Vec<Box<RawValue>>,
    /// Whether the seat can take back its last action.
    pub can_undo: bool,
}

impl TableView {
    /// A table as this viewer may see it; nobody's view is a spectator's.
    ///
    /// This is the only way from a table to a client: whatever is not put in here does not travel.
    #[must_use]
    pub fn of(
        id: &str,
        match_id: Option<&str>,
        table: &Table,
        viewer: Option<&UserId>,
        now_ms: i64,
    ) -> TableView {
        let seats = Seat::all(table.chairs().len());
        let current = match (table.game(), match_id) {
            (Some(game), Some(match_id)) => Some(MatchView::of(match_id, table, game, viewer)),
            _ => None,
        };
        let host = table.host();
        TableView {
            id: id.to_owned(),
            now_ms,
            step: table.game().map_or(0, AnyMatch::n_steps),
            settings: table.settings().into(),
            stage: StageName::of(table.stage()),
            host: host.and_then(|host| table.seats_of(host).first().map(Seat::index)),
            is_host: host.is_some() && host == viewer,
            terms: table.terms(),
            is_paused: table.is_paused(),
            next_commitment: table.next_commitment().to_owned(),
            reveal_by_ms: table.reveal_by_ms(),
            chairs: seats
                .map(|seat| ChairView::of(table, seat, viewer, now_ms))
                .collect(),
            current,
        }
    }
}

impl ChairView {
    fn of(table: &Table, seat: Seat, viewer: Option<&UserId>, now_ms: i64) -> ChairView {
        let chair: &Chair = &table.chairs()[seat.index()];
        ChairView {
            holder: HolderView::of(&chair.holder, viewer),
            presence: table.presence(seat, now_ms).map(PresenceView::from),
            has_agreed: table.has_agreed(chair),
            has_stand_in: chair.has_stand_in,
            stand_in_since_ms: chair.stand_in_since_ms,
            has_resigned: table.has_resigned(seat),
            wants_to_resign: chair.wants_to_resign && is_partner(table, seat, viewer),
            wants_to_abandon: chair.wants_to_abandon,
            n_votes: chair.votes.len(),
            has_my_vote: viewer.is_some_and(|user| chair.votes.contains(user)),
            wants_rematch: chair.wants_rematch,
            pledge: (!chair.pledge.is_empty()).then(|| chair.pledge.clone()),
            claims_for_me: chair.claims_for_me,
            left_ms: table.left_ms(seat, now_ms),
        }
    }
}

/// Whether the viewer plays on the side of this seat.
fn is_partner(table: &Table, seat: Seat, viewer: Option<&UserId>) -> bool {
    let own = viewer.map(|user| table.seats_of(user)).unwrap_or_default();
    let team = table.game().map(|game| game.team(seat));
    team.is_some_and(|team| own.iter().any(|own| team.contains(own)))
}

impl MatchView {
    fn of(id: &str, table: &Table, game: &dyn AnyMatch, viewer: Option<&UserId>) -> MatchView {
        let own = viewer.map(|user| table.seats_of(user)).unwrap_or_default();
        let sides = if !own.is_empty() {
            let side = |seat| SideView::of_seat(table, game, seat);
            own.iter().map(side).collect()
        } else if table.settings().spectators {
            vec![SideView::public(game)]
        } else {
            Vec::new()
        };
        let commitment = game.header().fairness.as_ref();
        let turn = game.turn();
        MatchView {
            id: id.to_owned(),
            number: table.match_number(),
            commitment: commitment
                .map(|fairness| fairness.commitment.clone())
                .unwrap_or_default(),
            teams: teams(game),
            to_act: turn.seats().iter().map(Seat::index).collect(),
            sides,
            places: turn
                .outcome()
                .map(|outcome| outcome.places.iter().copied().collect()),
            outcome: game.outcome().map(OutcomeView::from),
        }
    }
}

/// Who wins and loses together: the seats of each side.
pub(crate) fn teams(game: &dyn AnyMatch) -> Vec<Vec<usize>> {
    let captains =
        Seat::all(game.header().players).filter(|seat| game.team(*seat).first() == Some(*seat));
    let team = |seat| game.team(seat).iter().map(Seat::index).collect();
    captains.map(team).collect()
}

impl SideView {
    fn of_seat(table: &Table, game: &dyn AnyMatch, seat: Seat) -> SideView {
        let n_steps = game.n_steps();
        // Whoever has resigned sees their cards played by a mind, and plays none.
        let can_act = !table.has_resigned(seat);
        let legal = can_act.then(|| game.legal_after(n_steps, seat));
        let legal_parts = can_act.then(|| game.legal_parts_after(n_steps, seat));
        SideView {
            seat: Some(seat.index()),
            view: game.json_after(n_steps, Viewer::Seat(seat)),
            legal: legal.unwrap_or_default(),
            legal_parts: legal_parts.unwrap_or_default(),
            can_undo: table.can_undo(seat),
        }
    }

    fn public(game: &dyn AnyMatch) -> SideView {
        SideView {
            seat: None,
            view: game.json_after(game.n_steps(), Viewer::Spectator),
            legal: Vec::new(),
            legal_parts: Vec::new(),
            can_undo: false,
        }
    }
}
