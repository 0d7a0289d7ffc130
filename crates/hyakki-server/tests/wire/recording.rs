//! Whether two recordings are the same, but for what differs by its nature.

/// Whether a byte belongs to a value.
type IsPart = fn(&u8) -> bool;

/// What stands before a value that differs by its nature, and which bytes it is made of:
/// times, and hashes of secrets. The values may differ; how long they are may not.
const BY_NATURE: [(&str, IsPart); 8] = [
    ("\ndate: ", |byte| *byte != b'\r'),
    ("\"now_ms\":", u8::is_ascii_digit),
    ("\"at_ms\":", u8::is_ascii_digit),
    ("\"left_ms\":", u8::is_ascii_digit),
    ("\"since_ms\":", u8::is_ascii_digit),
    ("\"stand_in_since_ms\":", u8::is_ascii_digit),
    ("\"commitment\":\"", u8::is_ascii_hexdigit),
    ("\"next_commitment\":\"", u8::is_ascii_hexdigit),
];

/// The same bytes with every such value blotted out, and as long as before.
pub(crate) fn masked(bytes: &[u8]) -> Vec<u8> {
    let mut masked = bytes.to_vec();
    for (before, is_part) in BY_NATURE {
        let mut place = 0;
        while let Some(found) = find(&masked[place..], before.as_bytes()) {
            place += found + before.len();
            while let Some(byte) = masked.get_mut(place).filter(|byte| is_part(byte)) {
                *byte = b'_';
                place += 1;
            }
        }
    }
    masked
}

fn find(bytes: &[u8], text: &[u8]) -> Option<usize> {
    bytes.windows(text.len()).position(|window| window == text)
}

/// Where two recordings differ first, in words for whoever has to find out why.
pub(crate) fn difference(one: &[u8], other: &[u8]) -> Option<String> {
    let [one, other] = [masked(one), masked(other)];
    if one == other {
        return None;
    }
    let is_different = |(one, other): (&u8, &u8)| one != other;
    let place = one.iter().zip(&other).position(is_different);
    let place = place.unwrap_or(one.len().min(other.len()));
    let around = |bytes: &[u8]| {
        let end = bytes.len().min(place + 80);
        String::from_utf8_lossy(&bytes[place.saturating_sub(80)..end]).into_owned()
    };
    Some(format!(
        "at byte {place} of {} and {}:\n{}\n{}",
        one.len(),
        other.len(),
        around(&one),
        around(&other)
    ))
}

#[test]
fn only_values_that_differ_by_nature_are_blotted_out() {
    let text = "\r\ndate: Wed, 18 Nov\r\n\r\n{\"now_ms\":17,\"commitment\":\"0f\",\"left_ms\":null,\"step\":3}";
    let expected = "\r\ndate: ___________\r\n\r\n{\"now_ms\":__,\"commitment\":\"__\",\"left_ms\":null,\"step\":3}";
    assert_eq!(masked(text.as_bytes()), expected.as_bytes());
    assert_eq!(difference(b"{\"now_ms\":17}", b"{\"now_ms\":18}"), None);
    assert!(difference(b"{\"now_ms\":17}", b"{\"now_ms\":180}").is_some());
    assert!(difference(b"{\"step\":17}", b"{\"step\":18}").is_some());
    assert!(difference(b"{}", b"{} ").is_some());
}
