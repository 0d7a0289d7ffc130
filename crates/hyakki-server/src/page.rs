//! The page for browsers, as the server is given it.

/// The page for browsers: files that whoever starts the server has built. Without any, there is no page.
#[derive(Clone, Copy, Debug, Default)]
pub struct Page {
    files: &'static [PageFile],
}

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct PageFile {
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

impl Page {
    /// A page of these files, which must be in the order of their paths.
    #[must_use]
    pub const fn new(files: &'static [PageFile]) -> Page {
        Page { files }
    }

    /// Every file, in the order of the paths.
    #[must_use]
    pub fn files(&self) -> &'static [PageFile] {
        self.files
    }

    /// The file at a path, if there is one.
    #[must_use]
    pub fn find(&self, path: &str) -> Option<&'static PageFile> {
        let place = self
            .files
            .binary_search_by_key(&path, |file| file.path)
            .ok()?;
        Some(&self.files[place])
    }
}

impl PageFile {
    /// Whether it is a picture of a link.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.path.starts_with("share/")
    }

    /// Whether another content would have another path, so that a browser may keep it for ever.
    #[must_use]
    pub fn is_immutable(&self) -> bool {
        self.path.starts_with("assets/")
    }
}
