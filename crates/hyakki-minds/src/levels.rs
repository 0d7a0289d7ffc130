//! What is known about each of the games.

use hyakki_pagoda::Pagoda;
use hyakki_septet::Septet;
use hyakki_sketch::Sketch;
use hyakki_tajuto::Tajuto;

use crate::level::{Level, Skilled};
use crate::untaught::Untaught;

impl Skilled for Septet {
    type Craft = Untaught;
    type Reference = Untaught;

    fn craft(_: Level) -> Untaught {
        Untaught
    }
}

impl Skilled for Sketch {
    type Craft = Untaught;
    type Reference = Untaught;

    fn craft(_: Level) -> Untaught {
        Untaught
    }
}

impl Skilled for Pagoda {
    type Craft = Untaught;
    type Reference = Untaught;

    fn craft(_: Level) -> Untaught {
        Untaught
    }
}

impl Skilled for Tajuto {
    type Craft = Untaught;
    type Reference = Untaught;

    fn craft(_: Level) -> Untaught {
        Untaught
    }
}
