//! What a link tells before it is opened: the head of the page, for chats and search engines that run no script.
//!
//! It is told to anybody who has the link, so it says nothing that is hidden, and of a table that is not public
//! nothing but the game and how many seats are free.

use std::fmt::Write as _;
use std::net::IpAddr;
use std::time::Duration;

use fluent_bundle::{FluentArgs, FluentValue};
use hyakki_catalog::{GameId, Language};
use hyakki_core::record::Header;
use hyakki_core::{MatchId, TableId};
use hyakki_protocol::TableView;
use hyakki_protocol::table_view::{HolderView, StageName};

use crate::app::App;
use crate::words::say;

/// A page is not kept waiting longer for what its link tells.
const PATIENCE: Duration = Duration::from_millis(500);

/// How large the pictures are, as all who show previews want them.
const PICTURE_SIZE: (u32, u32) = (1200, 630);

/// What a link tells.
#[derive(Debug)]
pub(crate) struct Preview {
    language: Language,
    title: String,
    text: String,
    game: Option<GameId>,
}

impl Preview {
    /// What the link to a page tells, in a language; that of the whole house where there is nothing to tell.
    pub(crate) async fn of(
        app: &App,
        asked_from: IpAddr,
        path: &str,
        language: Language,
    ) -> Preview {
        let telling = tokio::time::timeout(PATIENCE, tell(app, asked_from, path, language));
        let told = telling.await.ok().flatten();
        told.unwrap_or_else(|| Preview::of_house(language, ["preview-home", "preview-home-text"]))
    }

    /// What is about no game more than another.
    fn of_house(language: Language, keys: [&str; 2]) -> Preview {
        let [title, text] = keys.map(|key| say(language, key, &FluentArgs::new()));
        Preview {
            language,
            title,
            text,
            game: None,
        }
    }

    /// The page with this at its head. `site` is where it lies, without a slash at the end.
    pub(crate) fn put_into(
        &self,
        html: &str,
        site: &str,
        path: &str,
        etag_of: impl Fn(&str) -> Option<&'static str>,
    ) -> String {
        let names = self.game.map(GameId::name).into_iter().chain(["home"]);
        let mut pictures = names.map(|name| format!("share/{name}.jpg"));
        let picture = pictures.find_map(|picture| {
            let version = etag_of(&picture)?.trim_matches('"');
            Some(format!("{site}/{picture}?v={version}"))
        });
        let head = self.head(&format!("{site}/{path}"), picture.as_deref());
        let Some((before, rest)) = html.split_once("<title>") else {
            return html.to_owned();
        };
        let after = rest.split_once("</title>").map_or("", |(_, after)| after);
        format!("{before}{head}{after}")
    }

    fn head(&self, address: &str, picture: Option<&str>) -> String {
        let mut head = format!("<title>{}</title>\n", escaped(&self.title));
        let (width, height) = PICTURE_SIZE;
        let (width, height) = (width.to_string(), height.to_string());
        let mut properties = vec![
            ("name", "description", self.text.as_str()),
            ("property", "og:type", "website"),
            ("property", "og:site_name", "Hyakki"),
            ("property", "og:locale", self.language.tag()),
            ("property", "og:title", &self.title),
            ("property", "og:description", &self.text),
            ("property", "og:url", address),
        ];
        if let Some(picture) = picture {
            properties.extend([
                ("property", "og:image", picture),
                ("property", "og:image:width", &width),
                ("property", "og:image:height", &height),
                ("property", "og:image:alt", &self.title),
                ("name", "twitter:card", "summary_large_image"),
            ]);
        }
        for (kind, name, content) in properties {
            // Writing to a text never fails.
            let _ = writeln!(
                head,
                "    <meta {kind}=\"{name}\" content=\"{}\" />",
                escaped(content)
            );
        }
        head
    }
}

/// What is said of a match that was played: its title, and its text with the names of people and without.
struct Played {
    title: &'static str,
    with: &'static str,
    text: &'static str,
}

const LOOK_BACK: Played = Played {
    title: "preview-match",
    with: "preview-match-with",
    text: "preview-match-text",
};

const REVIEW: Played = Played {
    title: "preview-review",
    with: "preview-review-with",
    text: "preview-review-text",
};

async fn tell(app: &App, asked_from: IpAddr, path: &str, language: Language) -> Option<Preview> {
    let mut pieces = path.split('/');
    let page = pieces.next()?;
    let Some(about) = pieces.next() else {
        let keys = match page {
            "learn" => ["preview-lessons", "preview-lessons-text"],
            "puzzles" => ["preview-puzzles", "preview-puzzles-text"],
            _ => return None,
        };
        return Some(Preview::of_house(language, keys));
    };
    let teller = || {
        let game = about.parse().ok()?;
        Some(Teller { language, game })
    };
    match page {
        "table" => table(app, asked_from, about, language).await,
        "match" => played(app, about, &LOOK_BACK, language).await,
        "review" => played(app, about, &REVIEW, language).await,
        "rules" => Some(teller()?.rules()),
        "learn" => Some(teller()?.page("preview-learn", "preview-learn-text")),
        "puzzles" => Some(teller()?.page("preview-puzzle", "preview-puzzle-text")),
        _ => None,
    }
}

async fn table(app: &App, asked_from: IpAddr, id: &str, language: Language) -> Option<Preview> {
    let id = TableId::new(id.to_owned()).ok()?;
    let table = app.hub.look(&id, None, asked_from).await.ok()?;
    let game = table.settings.game;
    Some(Teller { language, game }.table(&table))
}

async fn played(app: &App, id: &str, said: &Played, language: Language) -> Option<Preview> {
    let id = MatchId::new(id.to_owned()).ok()?;
    let stored = app.store.load_match(&id).await.ok()?;
    let table = app.store.load_table(&stored.table_id).await.ok()?;
    let header = Header::from_line(&stored.header).ok()?;
    let people = header.names.into_iter().zip(&stored.players);
    let named = people.filter(|(name, player)| player.is_some() && !name.is_empty());
    let names = named
        .map(|(name, _)| name)
        .filter(|_| table.content.is_public);
    let game = stored.game.parse().ok()?;
    Some(Teller { language, game }.played(said, &names.collect::<Vec<_>>()))
}

/// Says something of a game in a language.
#[derive(Clone, Copy)]
struct Teller {
    language: Language,
    game: GameId,
}

impl Teller {
    fn rules(self) -> Preview {
        let summary = self.say(&format!("summary-{}", self.game), &[], 0);
        self.preview("preview-rules", 0, summary)
    }

    fn table(self, table: &TableView) -> Preview {
        let holders = || table.chairs.iter().map(|chair| &chair.holder);
        let is_free = |holder: &&HolderView| **holder == HolderView::Nobody;
        let names: Vec<String> = holders()
            .filter_map(|holder| match holder {
                HolderView::Person { name, .. } if table.settings.public => Some(name.clone()),
                _ => None,
            })
            .filter(|name| !name.is_empty())
            .collect();
        if table.stage == StageName::Gathering {
            let key = if names.is_empty() {
                "preview-table-free-text"
            } else {
                "preview-table-free-with"
            };
            let text = self.say(key, &names, names.len());
            return self.preview(
                "preview-table-free",
                holders().filter(is_free).count(),
                text,
            );
        }
        let text = if names.is_empty() {
            self.say(&format!("summary-{}", self.game), &[], 0)
        } else {
            self.say("preview-table-with", &names, names.len())
        };
        self.preview("preview-table", 0, text)
    }

    /// A page about this game that is the same for everybody.
    fn page(self, title: &str, text: &str) -> Preview {
        self.preview(title, 0, self.say(text, &[], 0))
    }

    /// A page about a match in which people of these names played.
    fn played(self, said: &Played, names: &[String]) -> Preview {
        let text = if names.is_empty() {
            said.text
        } else {
            said.with
        };
        self.preview(said.title, 0, self.say(text, names, names.len()))
    }

    fn preview(self, title: &str, n: usize, text: String) -> Preview {
        Preview {
            language: self.language,
            title: self.say(title, &[], n),
            text,
            game: Some(self.game),
        }
    }

    fn say(self, key: &str, names: &[String], n: usize) -> String {
        let game = say(
            self.language,
            &format!("game-{}", self.game),
            &FluentArgs::new(),
        );
        let mut things = FluentArgs::new();
        things.set("game", game);
        things.set("names", names.join(", "));
        things.set("n", FluentValue::from(n));
        say(self.language, key, &things)
    }
}

/// A text as it can stand anywhere in a page, whatever is in it.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter => safe.push(letter),
        }
    }
    safe
}
