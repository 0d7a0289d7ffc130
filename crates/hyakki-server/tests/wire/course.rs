//! One public course of play in two worlds that a viewer cannot tell apart.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use hyakki_core::{ActionSet, Dice, Game, GameConfig, Match, Seat, Secret, Step, Viewer};
use hyakki_laws::Witness;
use hyakki_table::{Settings, Stage, Table};

use crate::pairs::{NAMES, Seated, act, full_table, nonce};

/// What nobody but its dealer knows of a table.
pub(crate) type Master = [u8; 32];

/// An action in each world; the viewer cannot tell them apart.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    pub(crate) seat: usize,
    /// How many steps the match has before it, and after it and what follows by itself.
    pub(crate) n_before: usize,
    pub(crate) n_after: usize,
    pub(crate) actions: [String; 2],
    /// Whether the worlds differ after it in what lies hidden, beyond what is still to be dealt.
    pub(crate) is_dark: bool,
    /// How many things the seats that must act then can do, but for the viewer's own: hidden from the viewer.
    pub(crate) n_free: [usize; 2],
    /// Something that the viewer must not do afterwards, and is to be told the same in both worlds.
    pub(crate) illegal: Option<String>,
}

/// A course of play from the deal on, as long as the two worlds look alike.
pub(crate) struct Course {
    pub(crate) settings: Settings,
    pub(crate) viewer: Seated,
    pub(crate) masters: [Master; 2],
    pub(crate) plays: Vec<Play>,
}

/// The two matches of a course while it is played.
struct Pair<W: Witness> {
    viewer: Seated,
    tables: [Table; 2],
    games: [Match<W::Game>; 2],
    /// How many steps the viewer has seen alike.
    n_seen: usize,
}

impl<W: Witness> Pair<W> {
    fn begin(settings: &Settings, viewer: Seated, masters: [Master; 2]) -> Pair<W> {
        let tables = masters.map(|master| full_table(settings, master));
        Pair {
            viewer,
            games: tables.each_ref().map(typed),
            tables,
            n_seen: 0,
        }
    }

    fn states(&self) -> [&W::Game; 2] {
        self.games.each_ref().map(Match::state)
    }

    /// Whether both matches are on, and the viewer has seen the same in both since the last time.
    fn is_alike(&mut self) -> bool {
        let is_playing = |table: &Table| matches!(table.stage(), Stage::Playing { .. });
        let from = self.n_seen;
        let [one, other] = self.games.each_ref().map(|game| {
            let steps = game.steps().iter().enumerate().skip(from);
            let seen = steps.map(|(index, step)| {
                let (before, after) = (game.state_after(index), game.state_after(index + 1));
                W::observe(&before, step, &after, viewer_of(self.viewer))
            });
            seen.collect::<Vec<String>>()
        });
        self.n_seen += one.len();
        self.tables.iter().all(is_playing) && one == other
    }

    fn act(&mut self, play: &Play) {
        for (table, action) in self.tables.iter_mut().zip(&play.actions) {
            act(table, play.seat, action);
        }
        self.games = self.tables.each_ref().map(typed);
    }
}

impl Course {
    /// Lets everybody act by chance, alike in both worlds, until a rule shows the viewer a difference or the match is over.
    pub(crate) fn play<W: Witness>(
        settings: &Settings,
        viewer: Seated,
        masters: [Master; 2],
        dice: &mut impl Dice,
    ) -> Course {
        let mut pair = Pair::<W>::begin(settings, viewer, masters);
        assert!(pair.is_alike(), "{viewer:?} sees two deals");
        let mut plays = Vec::new();
        while let Some(mut play) = next_play(&pair, dice) {
            pair.act(&play);
            if !pair.is_alike() {
                break;
            }
            play.look_around(&pair, dice);
            plays.push(play);
        }
        Course {
            settings: settings.clone(),
            viewer,
            masters,
            plays,
        }
    }

    /// The longest of several: often the first thing that anybody does shows a difference.
    pub(crate) fn long<W: Witness>(
        settings: &Settings,
        viewer: Seated,
        masters: [Master; 2],
        dice: &mut impl Dice,
    ) -> Course {
        let courses = (0..8).map(|_| Course::play::<W>(settings, viewer, masters, dice));
        courses.max_by_key(|course| course.plays.len()).unwrap()
    }

    /// The two tables after so many plays.
    pub(crate) fn tables_after(&self, n_plays: usize) -> [Table; 2] {
        let mut tables = self
            .masters
            .map(|master| full_table(&self.settings, master));
        for (world, table) in tables.iter_mut().enumerate() {
            for play in self.plays.iter().take(n_plays) {
                act(table, play.seat, &play.actions[world]);
            }
        }
        tables
    }
}

impl Play {
    /// Notes what lies hidden after the play.
    fn look_around<W: Witness>(&mut self, pair: &Pair<W>, dice: &mut impl Dice) {
        let [one, other] = pair.states();
        self.n_after = pair.games[0].steps().len();
        self.is_dark = one != other;
        self.n_free = [one, other].map(|state| {
            let others = state.turn().seats().iter();
            let others = others.filter(|seat| Some(seat.index()) != pair.viewer);
            others.map(|seat| state.legal_actions(seat).len()).sum()
        });
        if let Some(seat) = pair.viewer.map(Seat::new) {
            let universe = W::universe(one.config());
            let tried = universe[dice.index(universe.len())];
            let is_illegal = one.check(seat, tried).is_err();
            self.illegal = is_illegal.then(|| tried.to_string());
        }
    }
}

pub(crate) fn viewer_of(seated: Seated) -> Viewer {
    seated.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat)))
}

/// The match of a table as the game's own type.
pub(crate) fn typed<G: Game>(table: &Table) -> Match<G> {
    let record = table.game().unwrap().to_record();
    Match::from_record(&record).unwrap().game
}

/// An action of some seat in each world that looks alike to the viewer, and is a different one where it can be.
fn next_play<W: Witness>(pair: &Pair<W>, dice: &mut impl Dice) -> Option<Play> {
    let [one, other] = pair.states();
    let seats = one.turn().seats();
    let seat = seats.iter().nth(dice.index(seats.len()))?;
    let look = |state: &W::Game, action| {
        let mut next = state.clone();
        next.apply(seat, action);
        let step = Step::Action(seat, action);
        W::observe(state, &step, &next, viewer_of(pair.viewer))
    };
    let (actions, twins) = (one.legal_actions(seat), other.legal_actions(seat));
    let start = dice.index(actions.len());
    (0..actions.len()).find_map(|offset| {
        let action = actions.nth((start + offset) % actions.len());
        let seen = look(one, action);
        let is_alike = |twin: &_| look(other, *twin) == seen;
        let mut alike: Vec<_> = twins.iter().filter(is_alike).collect();
        if alike.len() > 1 {
            alike.retain(|twin| *twin != action);
        }
        let twin = *alike.get(dice.index(alike.len().max(1)))?;
        Some(Play {
            seat: seat.index(),
            n_before: pair.games[0].steps().len(),
            n_after: 0,
            actions: [action.to_string(), twin.to_string()],
            is_dark: false,
            n_free: [0; 2],
            illegal: None,
        })
    })
}

/// Two tables whose first deals look alike to the viewer though they are different: nobody can choose a deal,
/// but among very many there are two (a birthday). `key` tells deals apart at least as well as the viewer's eyes do.
pub(crate) fn twin_deals<W: Witness, K: Hash>(
    settings: &Settings,
    n_most: u64,
    dice: &mut impl Dice,
    key: impl Fn(&<W::Game as Game>::Chance, &W::Game) -> K,
) -> Option<[Master; 2]> {
    let config = <W::Game as Game>::Config::build(settings.players, &settings.options).unwrap();
    let nonces: Vec<String> = NAMES.map(nonce)[..settings.players].to_vec();
    let salt = dice.next_word();
    let master = |number: u64| {
        let mut master = [0; 32];
        master[..8].copy_from_slice(&number.to_le_bytes());
        master[8..12].copy_from_slice(&salt.to_le_bytes());
        master
    };
    let mut known: HashMap<u64, u64> = HashMap::new();
    (0..n_most).find_map(|number| {
        let mut source = Secret::new(master(number)).derive(1).source(&nonces);
        let mut state = W::Game::new(config);
        let chance = state.sample_chance(&mut source);
        state.apply_chance(&chance);
        let mut hasher = DefaultHasher::new();
        key(&chance, &state).hash(&mut hasher);
        let twin = known.insert(hasher.finish(), number)?;
        Some([master(twin), master(number)])
    })
}

/// The same by what the viewer sees of the deal.
pub(crate) fn twin_deals_by_sight<W: Witness>(
    settings: &Settings,
    viewer: Seated,
    n_most: u64,
    dice: &mut impl Dice,
) -> Option<[Master; 2]> {
    twin_deals::<W, _>(settings, n_most, dice, |chance, state| {
        let before = W::Game::new(*state.config());
        W::observe(
            &before,
            &Step::Chance(chance.clone()),
            state,
            viewer_of(viewer),
        )
    })
}

/// Any deal, in both worlds: only what people hide makes a difference then.
pub(crate) fn same_deal(dice: &mut impl Dice) -> [Master; 2] {
    [std::array::from_fn(|_| dice.next_word().to_le_bytes()[0]); 2]
}
