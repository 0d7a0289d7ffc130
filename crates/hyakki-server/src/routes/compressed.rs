//! Answers that are worth compressing.

use std::io::Write;

use axum::body::Bytes;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use brotli::CompressorWriter;

/// Fast, and views that resemble each other need no more.
const QUALITY: u32 = 4;

/// The views of a long match resemble each other over a megabyte: 2 to this is how far back they are compared.
const WINDOW: u32 = 20;

/// JSON, compressed or not.
pub(super) struct PackedJson {
    bytes: Bytes,
    is_compressed: bool,
}

impl PackedJson {
    /// Packs JSON for somebody who reads Brotli or does not. This takes some milliseconds for what is large.
    pub(super) fn of(json: Vec<u8>, takes_brotli: bool) -> PackedJson {
        let bytes = if takes_brotli { compress(&json) } else { json };
        PackedJson {
            bytes: bytes.into(),
            is_compressed: takes_brotli,
        }
    }

    /// What was compressed when it was made, for somebody who reads Brotli.
    pub(super) fn of_compressed(compressed: Vec<u8>) -> PackedJson {
        PackedJson {
            bytes: compressed.into(),
            is_compressed: true,
        }
    }

    /// The same for somebody who does not; nothing if it cannot be read. This takes some milliseconds, too.
    pub(super) fn unpacked(mut compressed: &[u8]) -> Option<PackedJson> {
        let mut json = Vec::new();
        brotli::BrotliDecompress(&mut compressed, &mut json).ok()?;
        Some(PackedJson {
            bytes: json.into(),
            is_compressed: false,
        })
    }
}

/// Compresses with Brotli.
pub(crate) fn compress(bytes: &[u8]) -> Vec<u8> {
    let mut compressor = CompressorWriter::new(Vec::new(), 4096, QUALITY, WINDOW);
    compressor
        .write_all(bytes)
        .expect("memory can be written to");
    compressor.into_inner()
}

impl IntoResponse for PackedJson {
    fn into_response(self) -> Response {
        let mut headers = HeaderMap::new();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        if self.is_compressed {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
        }
        (headers, self.bytes).into_response()
    }
}

/// Whether whoever asks reads Brotli.
pub(super) fn takes_brotli(asked: &HeaderMap) -> bool {
    let encodings = asked
        .get(ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok());
    encodings.is_some_and(|encodings| {
        let mut names = encodings
            .split(',')
            .map(|one| one.split(';').next().unwrap_or_default());
        names.any(|name| name.trim() == "br")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_compressed_is_the_same_when_it_is_read() {
        let json = r#"{"step":1,"hand":["g3","g5"]},"#.repeat(10_000).into_bytes();
        let packed = PackedJson::of(json.clone(), true);
        assert!(
            packed.bytes.len() < json.len() / 100,
            "{}",
            packed.bytes.len()
        );
        let mut read = Vec::new();
        brotli::BrotliDecompress(&mut &packed.bytes[..], &mut read).expect("it is Brotli");
        assert_eq!(read, json);
    }
}
