//! The wire law: two worlds that differ only in what a viewer cannot see send that viewer the same bytes, and take as long for it,
//! until a rule reveals the difference.
//!
//! The worlds are two servers. Their tables come out of their databases, with the same ids, so that nearly nothing has to be
//! left out of the comparison; what a viewer sees is told by the games' witnesses, which know nothing of views.
//! `HYAKKI_WIRE_PAIRS=50 cargo test -p hyakki-server --test all wire` compares more.

mod connection;
mod course;
mod recording;
mod times;
mod witnesses;
mod world;

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use hyakki_catalog::GameId;
use hyakki_core::{Dice, GameRng, Seat};
use hyakki_laws::Witness;
use hyakki_table::{Clock, Settings, Talk};

use crate::fixture::TestApp;
use crate::pairs::Seated;
use course::{Course, Master, Play, same_deal, twin_deals, twin_deals_by_sight, typed};
use recording::difference;
use times::{NOISE, tells};
use witnesses::pagoda::PagodaWitness;
use witnesses::septet::SeptetWitness;
use witnesses::sketch::SketchWitness;
use witnesses::tajuto::TajutoWitness;
use world::{AreMinds, Stored, World, start_server};

/// So many plays of a course go over the wire; those before them come out of the database.
const LIVE: usize = 6;

/// The deals from here on have two soon that look alike to a seat.
const LUCKY: u64 = 16;

/// How many pairs of worlds each viewer is shown.
fn n_pairs() -> usize {
    let wanted = std::env::var("HYAKKI_WIRE_PAIRS").ok();
    wanted.map_or(2, |wanted| {
        wanted.parse().expect("HYAKKI_WIRE_PAIRS is a number")
    })
}

fn settings(game: GameId, players: usize) -> Settings {
    Settings {
        players,
        // Long enough that what is left always has as many digits.
        clock: Clock::Bank {
            bank_ms: 5_000_000,
            increment_ms: 1_000,
        },
        public: true,
        talk: Talk::Always,
        hints: true,
        ..Settings::usual(game)
    }
}

/// What the viewer was sent in each world, on each way.
type Recordings = [[Vec<u8>; 4]; 2];

const WAYS: [&str; 4] = ["socket", "stream", "requests", "lobby's socket"];

async fn start_servers() -> [TestApp; 2] {
    [start_server().await, start_server().await]
}

/// The two worlds of a course after so many plays.
async fn open(
    apps: &[TestApp; 2],
    id: &str,
    course: &Course,
    n_plays: usize,
    are_minds: AreMinds,
) -> [World; 2] {
    let tables = course.tables_after(n_plays);
    let mut worlds = Vec::new();
    for (app, (table, master)) in apps.iter().zip(tables.iter().zip(course.masters)) {
        let stored = Stored {
            id: id.to_owned(),
            table,
            master,
            are_minds,
        };
        worlds.push(World::open(app, &stored, course.viewer).await);
    }
    worlds.try_into().ok().unwrap()
}

/// Plays a part of a course in both worlds, and compares everything that the viewer is sent.
async fn compare(course: &Course, from: usize, dice: &mut GameRng) -> Recordings {
    // Of their own, because lists name the tables of others too, in the order of the minutes in which they were last touched.
    let apps = start_servers().await;
    let mut pair = open(&apps, "the-table", course, from, AreMinds::No).await;
    must_be_alike(&pair, course, None);
    for play in course.plays[from..].iter().take(LIVE) {
        let is_talked = dice.below(4) == 0;
        for (world, action) in pair.iter_mut().zip(&play.actions) {
            world.act(play, action).await;
            world.look().await;
            world.look_back().await;
            world.look_back_compressed().await;
            world.pry(play).await;
            if is_talked {
                world.talk(0).await;
            }
        }
        must_be_alike(&pair, course, Some(play));
        let [one, other] = &mut pair;
        let hints = [one.hint().await, other.hint().await];
        assert_eq!(hints[0], hints[1], "{:?} after {play:?}", course.viewer);
    }
    for world in &mut pair {
        world.look_into_the_lobby().await;
    }
    must_be_alike(&pair, course, None);
    let recordings = pair.each_ref().map(recordings);
    drop(pair);
    for app in apps {
        app.stop().await;
    }
    recordings
}

fn recordings(world: &World) -> [Vec<u8>; 4] {
    world.recordings().map(<[u8]>::to_vec)
}

fn must_be_alike(pair: &[World; 2], course: &Course, play: Option<&Play>) {
    if let Err(difference) = alike(&pair.each_ref().map(recordings)) {
        panic!("{:?} after {play:?}: {difference}", course.viewer);
    }
}

/// Whether everything was the same.
fn alike([one, other]: &Recordings) -> Result<(), String> {
    for (way, (one, other)) in WAYS.into_iter().zip(one.iter().zip(other)) {
        if let Some(difference) = difference(one, other) {
            return Err(format!("the {way} differ {difference}"));
        }
    }
    Ok(())
}

/// The law for a game: everybody's connections, in pairs of worlds whose deals `deal` makes.
/// Gives after how many plays the worlds were different and looked alike.
async fn law<W: Witness>(
    settings: &Settings,
    deal: impl Fn(&Settings, Seated, &mut GameRng) -> [Master; 2],
) -> usize {
    let mut n_dark = 0;
    let mut dice = GameRng::for_game(14, 0);
    let seats = (0..settings.players).map(Some);
    for viewer in seats.chain([None]) {
        for number in 0..n_pairs() {
            let masters = deal(settings, viewer, &mut dice);
            let course = Course::long::<W>(settings, viewer, masters, &mut dice);
            let last = course.plays.len().saturating_sub(LIVE);
            let from = if number == 0 { 0 } else { dice.index(last + 1) };
            compare(&course, from, &mut dice).await;
            let plays = course.plays[from..].iter().take(LIVE);
            n_dark += plays.filter(|play| play.is_dark).count();
        }
    }
    n_dark
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn septet_sends_nothing_hidden() {
    let settings = settings(GameId::Septet, 4);
    let n_dark = law::<SeptetWitness>(&settings, |settings, viewer, dice| match viewer {
        None => twin_deals_by_sight::<SeptetWitness>(settings, viewer, 100_000, dice).unwrap(),
        Some(_) => same_deal(dice),
    });
    let n_dark = n_dark.await;
    assert!(n_dark >= 25, "{n_dark}");
}

/// A hand of twelve cards and the trump: two deals in two million or so look alike, here sooner.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn septet_sends_nothing_of_another_deal_in_which_the_own_hand_is_the_same() {
    let (settings, mut dice) = (settings(GameId::Septet, 4), GameRng::for_game(14, LUCKY));
    let masters = twin_deals::<SeptetWitness, _>(&settings, 20_000_000, &mut dice, |deal, _| {
        (deal.trump, deal.hands[Seat::new(0)])
    });
    let masters = masters.expect("some deals look alike");
    let mut n_dark = 0;
    for _ in 0..n_pairs() {
        let course = Course::long::<SeptetWitness>(&settings, Some(0), masters, &mut dice);
        compare(&course, 0, &mut dice).await;
        n_dark += course.plays.iter().filter(|play| play.is_dark).count();
    }
    assert!(n_dark >= 2, "{n_dark}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pagoda_sends_nothing_hidden() {
    let settings = settings(GameId::Pagoda, 3);
    let n_dark = law::<PagodaWitness>(&settings, |settings, viewer, dice| match viewer {
        None => twin_deals_by_sight::<PagodaWitness>(settings, viewer, 100_000, dice).unwrap(),
        Some(_) => same_deal(dice),
    });
    let n_dark = n_dark.await;
    assert!(n_dark >= 10, "{n_dark}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sketch_sends_nothing_hidden() {
    let settings = settings(GameId::Sketch, 2);
    let n_dark = law::<SketchWitness>(&settings, |settings, viewer, dice| {
        twin_deals_by_sight::<SketchWitness>(settings, viewer, 1_000_000, dice).unwrap()
    });
    let n_dark = n_dark.await;
    assert!(n_dark >= 6, "{n_dark}");
}

/// Nothing is hidden in Tajuto but what the bag will give: not the state differs, but the secret behind it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tajuto_sends_nothing_of_what_the_bag_will_give() {
    let settings = settings(GameId::Tajuto, 3);
    let law = law::<TajutoWitness>(&settings, |settings, viewer, dice| {
        twin_deals_by_sight::<TajutoWitness>(settings, viewer, 1_000_000, dice).unwrap()
    });
    law.await;
}

/// A place in a course after which somebody can do more in one world than in the other, hidden from the viewer.
struct Telling {
    course: Arc<Course>,
    place: usize,
}

/// Enough places to tell something, if it could be told.
const N_TELLING: usize = 120;

/// Places of matches that are telling by what the others can do after the play.
fn telling_places<W: Witness>(
    settings: &Settings,
    is_telling: fn(&Play) -> bool,
) -> impl Iterator<Item = Telling> {
    let mut dice = GameRng::for_game(14, 2);
    let of_one_match = move || {
        let masters = same_deal(&mut dice);
        let course = Course::play::<W>(settings, Some(0), masters, &mut dice);
        let course = Arc::new(course);
        let places = (0..course.plays.len()).map(move |place| Telling {
            course: Arc::clone(&course),
            place,
        });
        places.filter(move |telling| is_telling(&telling.course.plays[telling.place]))
    };
    let places = std::iter::repeat_with(of_one_match).flatten();
    places.take(N_TELLING)
}

/// A time of each world, measured in either order; the one where less can be done comes first.
macro_rules! times_by_freedom {
    ($telling:expr, $worlds:expr, $dice:expr, $measure:expr) => {{
        let play = &$telling.course.plays[$telling.place];
        let mut order = [0, 1];
        order.rotate_left($dice.index(2));
        let mut times = [None; 2];
        for index in order {
            times[index] = $measure(&mut $worlds[index], play, &play.actions[index]).await;
        }
        times.rotate_left(usize::from(play.n_free[0] > play.n_free[1]));
        times[0].zip(times[1]).map(|(one, other)| [one, other])
    }};
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_others_can_do_in_septet_takes_no_time() {
    what_others_can_do_takes_no_time::<SeptetWitness>(&settings(GameId::Septet, 4)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_others_can_do_in_pagoda_takes_no_time() {
    what_others_can_do_takes_no_time::<PagodaWitness>(&settings(GameId::Pagoda, 3)).await;
}

async fn what_others_can_do_takes_no_time<W: Witness>(settings: &Settings) {
    let (apps, mut dice) = (start_servers().await, GameRng::for_game(14, 4));
    let (mut acting, mut looking, mut looking_back) = (Vec::new(), Vec::new(), Vec::new());
    let places = telling_places::<W>(settings, |play| play.n_free[0] != play.n_free[1]);
    for (number, telling) in places.enumerate() {
        let id = format!("table-{number:03}");
        let mut worlds = open(&apps, &id, &telling.course, telling.place, AreMinds::No).await;
        let act = async |world: &mut World, play: &Play, action: &str| {
            Some(world.act(play, action).await)
        };
        acting.extend(times_by_freedom!(telling, worlds, dice, act));
        let look = async |world: &mut World, _: &Play, _: &str| Some(world.look().await);
        looking.extend(times_by_freedom!(telling, worlds, dice, look));
        let look_back = async |world: &mut World, _: &Play, _: &str| Some(world.look_back().await);
        looking_back.extend(times_by_freedom!(telling, worlds, dice, look_back));
    }
    must_tell_nothing(&acting);
    must_tell_nothing(&looking);
    must_tell_nothing(&looking_back);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mind_with_one_card_takes_as_long_as_one_with_several() {
    let (apps, mut dice) = (start_servers().await, GameRng::for_game(14, 5));
    let mut times = Vec::new();
    // The viewer acts, and then somebody who is forced in one world alone.
    let settings = settings(GameId::Septet, 4);
    let places = telling_places::<SeptetWitness>(&settings, |play| {
        let [one, other] = play.n_free;
        play.seat == 0 && one.min(other) == 1 && one.max(other) > 1
    });
    for (number, telling) in places.enumerate() {
        let id = format!("table-{number:03}");
        let mut worlds = open(&apps, &id, &telling.course, telling.place, AreMinds::Yes).await;
        let think = async |world: &mut World, play: &Play, action: &str| {
            world.time_of_mind(play, action).await
        };
        times.extend(times_by_freedom!(telling, worlds, dice, think));
    }
    must_tell_nothing(&times);
}

/// So much time must not go unseen where the machine is quiet.
const LEAK: Duration = Duration::from_millis(2);

fn must_tell_nothing(times: &[[Duration; 2]]) {
    let told = tells(times);
    assert!(told.abs() < NOISE, "{told} from {times:?}");
    // They would tell if what is hidden cost so much, or on a busy machine as much as nine pairs of ten differ by.
    let differences = times.iter().map(|[one, other]| one.abs_diff(*other));
    let mut differences: Vec<Duration> = differences.collect();
    differences.sort_unstable();
    let leak = LEAK.max(differences[differences.len() * 9 / 10]);
    let leaking: Vec<_> = times
        .iter()
        .map(|[one, other]| [*one, *other + leak])
        .collect();
    let told = tells(&leaking);
    assert!(told > NOISE, "{told} with {leak:?} more, from {times:?}");
}

/// What would make bytes tell something: the hidden, and whether this is the greater of two.
type Leak = fn(&mut Vec<u8>, &str, bool);

/// A server that would tell something hidden on some way, in the smallest of ways.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_leak_of_any_kind_is_found() {
    let (settings, mut dice) = (settings(GameId::Septet, 4), GameRng::for_game(14, 3));
    let masters = same_deal(&mut dice);
    let course = Course::long::<SeptetWitness>(&settings, Some(0), masters, &mut dice);
    let recordings = compare(&course, 0, &mut dice).await;
    let hidden = course.tables_after(LIVE).map(|table| {
        let game = typed::<hyakki_septet::Septet>(&table);
        format!("{:?}", game.state().hand(Seat::new(1)))
    });
    assert_ne!(hidden[0], hidden[1]);
    // Pictures of tables come on the first ways, lists of tables on the last.
    let (pictures, lists, all) = (0..3, 2..4, 0..4);
    let leaks: [(Range<usize>, Leak); 5] = [
        (pictures.clone(), |bytes, hidden, _| {
            replace(
                bytes,
                "\"is_paused\"",
                &format!("\"hand\":{hidden:?},\"is_paused\""),
            );
        }),
        (lists, |bytes, hidden, _| {
            replace(
                bytes,
                "\"stood_in\"",
                &format!("\"{hidden}\":0,\"stood_in\""),
            );
        }),
        (all, |bytes, _, is_greater| {
            bytes.extend(is_greater.then_some(b' '));
        }),
        (pictures.clone(), |bytes, _, is_greater| {
            replace(
                bytes,
                "\"now_ms\":",
                if is_greater {
                    "\"now_ms\":1"
                } else {
                    "\"now_ms\":"
                },
            );
        }),
        (pictures, |bytes, _, is_greater| {
            replace(
                bytes,
                "\"n_votes\"",
                if is_greater {
                    "\"N_votes\""
                } else {
                    "\"n_votes\""
                },
            );
        }),
    ];
    for (ways, leak) in leaks {
        for way in ways {
            let mut leaking = recordings.clone();
            for world in [0, 1] {
                let is_greater = hidden[world] > hidden[1 - world];
                leak(&mut leaking[world][way], &hidden[world], is_greater);
            }
            assert_ne!(leaking, recordings);
            assert!(alike(&leaking).is_err(), "{}", WAYS[way]);
        }
    }
}

fn replace(bytes: &mut Vec<u8>, text: &str, by: &str) {
    let place = bytes
        .windows(text.len())
        .position(|window| window == text.as_bytes());
    if let Some(place) = place {
        drop(bytes.splice(place..place + text.len(), by.bytes()));
    }
}
