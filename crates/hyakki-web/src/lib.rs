//! The web front: built from `web/` by npm when its sources change, and embedded.
//!
//! Every file is kept as it is and compressed; those under `assets/` have a hash of their content in their name.

/// A file of the web front.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Where it lies, without a leading slash.
    pub path: &'static str,
    /// The content.
    pub bytes: &'static [u8],
    /// The content compressed with Brotli; nothing where that would not be smaller.
    pub brotli: Option<&'static [u8]>,
    /// Changes when the content does.
    pub etag: &'static str,
    /// What kind of content it is.
    pub content_type: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

impl Asset {
    /// The file at a path, if there is one.
    #[must_use]
    pub fn find(path: &str) -> Option<&'static Asset> {
        let place = ASSETS
            .binary_search_by_key(&path, |asset| asset.path)
            .ok()?;
        Some(&ASSETS[place])
    }

    /// Whether another content would have another path, so that a browser may keep it for ever.
    #[must_use]
    pub fn is_immutable(&self) -> bool {
        self.path.starts_with("assets/")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_there_and_everything_is_found_by_its_path() {
        let page = Asset::find("index.html").expect("there is a page");
        assert_eq!(page.content_type, "text/html; charset=utf-8");
        assert!(!page.is_immutable());
        for asset in ASSETS {
            assert_eq!(
                Asset::find(asset.path).map(|found| found.etag),
                Some(asset.etag)
            );
        }
        assert!(Asset::find("nothing").is_none());
    }
}
