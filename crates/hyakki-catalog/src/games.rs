//! The one list of the games. Whatever must name each of them is made from it.

/// Makes everything that names each game from `Type: "name" in crate`.
///
/// The dollar in front is for the macros that this macro defines.
macro_rules! games {
    ($d:tt $($game:ident: $name:literal in $library:ident,)+) => {
        /// One of the games.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum GameId {
            $(
                #[doc = concat!("The game of [`", stringify!($library), "`].")]
                $game,
            )+
        }

        impl GameId {
            /// All games.
            pub const ALL: [GameId; [$($name),+].len()] = [$(GameId::$game),+];
        }

        /// The state types of the games, for [`with_game!`](crate::with_game).
        pub mod states {
            $(pub use $library::$game;)+
        }

        /// Runs code for the state type of a game that is known by its [`GameId`]: what a generic closure would do.
        ///
        /// The code is compiled once for each game, with the type under the name that stands before the arrow.
        ///
        /// ```
        /// use hyakki_catalog::{GameId, with_game};
        /// use hyakki_core::{Game, GameConfig};
        ///
        /// fn n_configs<G: Game>() -> usize {
        ///     G::Config::all().len()
        /// }
        ///
        /// let game: GameId = "septet".parse().unwrap();
        /// assert_eq!(with_game!(game, G => G::MAX_STEPS), hyakki_septet::Septet::MAX_STEPS);
        /// assert!(with_game!(game, G => n_configs::<G>()) > 1);
        /// ```
        #[macro_export]
        macro_rules! with_game {
            ($d id:expr, $d G:ident => $d code:expr) => {
                match $d id {
                    $($crate::GameId::$game => {
                        type $d G = $crate::states::$game;
                        $d code
                    })+
                }
            };
        }

        /// The rules texts of one language, in the order of [`GameId::ALL`].
        macro_rules! rules_texts {
            ($d tag:literal) => {
                [$(include_str!(concat!("../rules/", $d tag, "/", $name, ".md"))),+]
            };
        }

        /// The messages of one language, in the order of [`GameId::ALL`].
        macro_rules! messages_texts {
            ($d tag:literal) => {
                [$(include_str!(concat!("../locales/", $d tag, "/", $name, ".ftl"))),+]
            };
        }

        /// The declarations of a game's view and of all that it is made of.
        #[cfg(feature = "schema")]
        pub(crate) fn declarations(game: GameId) -> String {
            match game {
                $(GameId::$game => $library::typescript(),)+
            }
        }
    };
}

games! { $
    Septet: "septet" in hyakki_septet,
    Sketch: "sketch" in hyakki_sketch,
    Pagoda: "pagoda" in hyakki_pagoda,
    Tajuto: "tajuto" in hyakki_tajuto,
}
