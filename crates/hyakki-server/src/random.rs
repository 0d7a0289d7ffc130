//! Ids and tokens that nobody can guess.

/// Easy to read aloud, and no letter looks like another.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// So many bytes from the operating system.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

fn text<const N: usize>() -> String {
    spelled(bytes::<N>())
}

fn spelled<const N: usize>(bytes: [u8; N]) -> String {
    let letter = |byte: u8| char::from(ALPHABET[usize::from(byte % 32)]);
    bytes.into_iter().map(letter).collect()
}

/// An id: 80 bits.
pub(crate) fn id() -> String {
    text::<16>()
}

/// The id that belongs to a hash of something that nobody else knows.
pub(crate) fn id_of_hash(hash: [u8; 32]) -> String {
    spelled::<16>(std::array::from_fn(|place| hash[place]))
}

/// A token: 200 bits.
pub(crate) fn token() -> String {
    text::<40>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_tokens_are_long_and_never_the_same() {
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..1000 {
            assert!(seen.insert(id()) && seen.insert(token()));
        }
        assert!(seen.iter().all(|text| text.len() == 16 || text.len() == 40));
    }
}
