//! Games whose craft is known: all four.

use hyakki_core::Game;
use hyakki_pagoda::Pagoda;
use hyakki_search::{Craft, Settings};
use hyakki_septet::Septet;
use hyakki_sketch::Sketch;
use hyakki_tajuto::Tajuto;

use crate::level::Level;
use crate::pagoda::PagodaCraft;
use crate::references::{ByThumb, PagodaThumb, SeptetThumb, SketchThumb, TajutoThumb};
use crate::septet::SeptetCraft;
use crate::sketch::SketchCraft;
use crate::tajuto::TajutoCraft;

/// A game whose craft is known.
pub trait Skilled: Game {
    /// What is known about it.
    type Craft: Craft<Self>;

    /// The rules of thumb of the second reference, which never change.
    type Reference: Craft<Self> + Default;

    /// What a mind of this level knows about it.
    fn craft(level: Level) -> Self::Craft;

    /// The numbers of this level's search.
    fn settings(_level: Level) -> Settings {
        Settings::default()
    }
}

impl Skilled for Septet {
    type Craft = SeptetCraft;
    type Reference = SeptetThumb;

    fn craft(level: Level) -> SeptetCraft {
        match level {
            Level::Novice => SeptetCraft::thumb(),
            Level::Apprentice | Level::Adept => SeptetCraft::taught(),
            Level::Master => SeptetCraft::taught().inferring(),
        }
    }

    fn settings(_: Level) -> Settings {
        SeptetCraft::settings()
    }
}

impl Skilled for Sketch {
    type Craft = SketchCraft;
    type Reference = ByThumb<SketchThumb>;

    fn craft(level: Level) -> SketchCraft {
        // First looks err more often here than in the other games, and a search does better to trust them less.
        SketchCraft::new(sharpness(level) / 2.0)
    }
}

impl Skilled for Pagoda {
    type Craft = PagodaCraft;
    type Reference = ByThumb<PagodaThumb>;

    fn craft(level: Level) -> PagodaCraft {
        let sharpness = sharpness(level);
        match level {
            // What self-play has found is for those who think; these two go by rules of thumb.
            Level::Novice | Level::Apprentice => PagodaCraft::by_thumb(sharpness),
            Level::Adept | Level::Master => PagodaCraft::new(sharpness),
        }
    }
}

impl Skilled for Tajuto {
    type Craft = TajutoCraft;
    type Reference = ByThumb<TajutoThumb>;

    fn craft(level: Level) -> TajutoCraft {
        TajutoCraft::new(sharpness(level))
    }

    fn settings(_: Level) -> Settings {
        Settings {
            // The tree looks further ahead here than a playout does, which stops after a few actions.
            patience: 2,
            ..Settings::default()
        }
    }
}

/// How surely the better looking action is taken: a novice errs now and then.
fn sharpness(level: Level) -> f32 {
    match level {
        Level::Novice => 4.0,
        Level::Apprentice | Level::Adept | Level::Master => 8.0,
    }
}
