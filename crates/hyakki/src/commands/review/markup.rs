//! Elements of a page.

/// An element with its attributes, around content that is markup already.
pub(super) fn element(name: &str, attributes: &[(&str, &str)], content: &str) -> String {
    let attributes: String = (attributes.iter())
        .map(|(key, value)| format!(" {key}=\"{}\"", escaped(value)))
        .collect();
    format!("<{name}{attributes}>{content}</{name}>")
}

/// An element around a text.
pub(super) fn text(name: &str, text: &str) -> String {
    element(name, &[], &escaped(text))
}

/// A table whose first row is its heading.
pub(super) fn table(rows: &[Vec<String>]) -> String {
    let rows = rows.iter().enumerate().map(|(number, row)| {
        let cell = if number == 0 { "th" } else { "td" };
        let cells: String = row.iter().map(|content| text(cell, content)).collect();
        element("tr", &[], &cells)
    });
    let rows: String = rows.collect();
    element("div", &[("class", "scroll")], &element("table", &[], &rows))
}

/// Text that can stand anywhere in a page.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_player_calls_itself_stays_text() {
        let markup = table(&[vec!["<script>".to_owned()], vec!["\"&".to_owned()]]);
        assert!(!markup.contains("<script>"));
        assert!(markup.contains("<td>&quot;&amp;</td>"));
    }
}
