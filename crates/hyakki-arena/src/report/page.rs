//! A self-contained HTML page.

use std::fmt::Write as _;

use hyakki_catalog::GameId;

/// A self-contained HTML page, written from top to bottom.
pub(crate) struct HtmlPage {
    title: String,
    body: String,
}

const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#1d1b18;--soft:#6d665c;--line:#d8d1c4;--paper:#fbf8f2}\
@media(prefers-color-scheme:dark){:root{--ink:#ece6da;--soft:#a39b8d;--line:#403b34;--paper:#1a1815}}\
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:60rem;margin:2rem auto;padding:0 1rem}\
h1,h2{font-weight:600;line-height:1.2}h2{margin-top:2.5rem}\
table{border-collapse:collapse;width:100%}th,td{text-align:right;padding:.25rem .6rem;border-bottom:1px solid var(--line)}\
th:first-child,td:first-child{text-align:left}td{white-space:nowrap}\
svg{width:100%;height:auto;display:block;margin:1rem 0}svg text{fill:var(--ink);font-size:12px}svg .soft{fill:var(--soft)}\
svg .line{stroke:var(--line)}p.soft,figcaption{color:var(--soft)}figure{margin:1.5rem 0}.scroll{overflow-x:auto}\
code{font-size:.9em}";

impl HtmlPage {
    pub(crate) fn new(title: &str) -> HtmlPage {
        HtmlPage {
            title: title.to_owned(),
            body: format!("<h1>{}</h1>\n", escaped(title)),
        }
    }

    pub(crate) fn heading(&mut self, text: &str) {
        self.write(&format!("<h2>{}</h2>", escaped(text)));
    }

    pub(crate) fn paragraph(&mut self, text: &str) {
        self.write(&format!("<p>{}</p>", escaped(text)));
    }

    /// A plot with what it shows below it.
    pub(crate) fn figure(&mut self, svg: &str, caption: &str) {
        let caption = escaped(caption);
        self.write(&format!(
            "<figure>{svg}<figcaption>{caption}</figcaption></figure>"
        ));
    }

    pub(crate) fn table(&mut self, head: &[&str], rows: &[Vec<String>]) {
        let cells = |tag: &str, cells: &mut dyn Iterator<Item = &str>| {
            cells.fold(String::new(), |mut row, cell| {
                write!(row, "<{tag}>{}</{tag}>", escaped(cell)).expect("a string takes all");
                row
            })
        };
        let mut table = format!(
            "<div class=\"scroll\"><table><tr>{}</tr>",
            cells("th", &mut head.iter().copied())
        );
        for row in rows {
            let row = cells("td", &mut row.iter().map(String::as_str));
            write!(table, "<tr>{row}</tr>").expect("a string takes all");
        }
        self.write(&(table + "</table></div>"));
    }

    fn write(&mut self, html: &str) {
        self.body.push_str(html);
        self.body.push('\n');
    }

    pub(crate) fn finish(self) -> String {
        format!(
            "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n\
             <title>{}</title>\n<style>{STYLE}</style>\n{}</html>\n",
            escaped(&self.title),
            self.body
        )
    }
}

/// A game's name on the box.
pub(crate) fn title_of(game: &str) -> &str {
    game.parse().map_or(game, |game: GameId| game.title())
}

/// A share as a percentage.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// Text that can stand anywhere in HTML and SVG.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_bot_calls_itself_stays_text() {
        let mut page = HtmlPage::new("cmd:<script>");
        page.table(&["a"], &[vec!["\"<b>&".to_owned()]]);
        let html = page.finish();
        assert!(!html.contains("<script>") && !html.contains("<b>"));
        assert!(html.contains("&quot;&lt;b&gt;&amp;"));
    }
}
