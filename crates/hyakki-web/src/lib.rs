//! The page for browsers: built from `web/` by npm when its sources change, and embedded.
//!
//! Every file is kept as it is and compressed; those under `assets/` have a hash of their content in their name.
//! Only the binary needs this crate, so that everything else is built and tested without Node.js.

use hyakki_server::{Page, PageFile};

/// The page.
pub static PAGE: Page = Page::new(include!(concat!(env!("OUT_DIR"), "/files.rs")));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_there_and_everything_is_found_by_its_path() {
        let page = PAGE.find("index.html").expect("there is a page");
        assert_eq!(page.content_type, "text/html; charset=utf-8");
        assert!(!page.is_immutable());
        for file in PAGE.files() {
            assert_eq!(
                PAGE.find(file.path).map(|found| found.etag),
                Some(file.etag)
            );
        }
        assert!(PAGE.find("nothing").is_none());
    }

    /// A link shows a picture of its game, or of the house: what all who show previews can show, and soon there.
    #[test]
    fn pictures_of_links_are_small_jpegs() {
        assert!(PAGE.find("share/home.jpg").is_some());
        for file in PAGE.files().iter().filter(|file| file.is_shared()) {
            assert_eq!(file.content_type, "image/jpeg");
            assert!(file.bytes.starts_with(&[0xff, 0xd8]), "{}", file.path);
            assert!(file.bytes.len() < 150 * 1024, "{}", file.path);
        }
    }

    /// The page keeps to the policy that it is sent with: nothing in it runs that does not come from a file of ours.
    #[test]
    fn the_page_has_nothing_inline() {
        let page = PAGE.find("index.html").expect("there is a page");
        let text = str::from_utf8(page.bytes).expect("it is text");
        for script in text.split("<script").skip(1) {
            let (attributes, rest) = script.split_once('>').expect("the tag ends");
            assert!(
                attributes.contains("src=\"/") && rest.starts_with("</script>"),
                "{script}"
            );
        }
        for inline in [
            "<style",
            " style=",
            " onload=",
            " onclick=",
            "javascript:",
            "src=\"http",
        ] {
            assert!(!text.contains(inline), "{inline}");
        }
    }
}
