//! Deals that nobody alone can have chosen: a secret fixed beforehand, mixed with a nonce from each seat.
//!
//! The one who deals commits to a secret by its hash, before anybody sits down. Each seat then adds a nonce of its own, which it
//! may pledge by its hash first, so that nobody who knows the secret can choose a nonce after having seen another's.
//! The key of the random source is made of both, so that neither side alone could choose the cards; when the match is over
//! the secret is revealed, and everybody can derive every deal anew. `docs/records.md` describes the same for other languages.

use std::fmt;
use std::str::FromStr;

use base16ct::lower as hex;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use sha2::{Digest, Sha256};

use crate::dice::GameRng;
use crate::notation::NotationError;

/// What the header of a match says about its deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// SHA-256 of the secret, in hexadecimal.
    pub commitment: String,
    /// One text from each seat, of its own choice; at most [`MAX_NONCE`] bytes, empty for a seat that gave none.
    pub nonces: Vec<String>,
    /// What each seat said beforehand that its nonce would be: [`pledge_of`] it, empty for a seat that told its nonce at once.
    /// Left out where every seat did.
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        deserialize_with = "at_least_one"
    )]
    pub pledges: Vec<String>,
}

impl Fairness {
    /// The seats that pledged a nonce and did not tell it.
    pub fn untold(&self) -> impl Iterator<Item = usize> + '_ {
        let seats = self.pledges.iter().zip(&self.nonces).enumerate();
        seats
            .filter(|(_, (pledge, nonce))| !pledge.is_empty() && nonce.is_empty())
            .map(|(seat, _)| seat)
    }

    /// The first seat that told another nonce than it had pledged.
    pub(crate) fn first_broken_pledge(&self) -> Option<usize> {
        let mut seats = self.pledges.iter().zip(&self.nonces);
        seats.position(|(pledge, nonce)| {
            !pledge.is_empty() && !nonce.is_empty() && *pledge != pledge_of(nonce)
        })
    }
}

/// A list that is there holds something: an empty one is not another way to leave it out.
fn at_least_one<'de, D: Deserializer<'de>>(list: D) -> Result<Vec<String>, D::Error> {
    let list: Vec<String> = Vec::deserialize(list)?;
    if list.is_empty() {
        return Err(D::Error::custom("`pledges` is empty"));
    }
    Ok(list)
}

/// What a seat can say of its nonce before it tells it: its SHA-256, in hexadecimal.
#[must_use]
pub fn pledge_of(nonce: &str) -> String {
    hex::encode_string(&Sha256::digest(nonce))
}

/// Whether a text is a SHA-256 as records have it: 64 hexadecimal digits in lower case.
#[must_use]
pub fn is_hash(text: &str) -> bool {
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    text.len() == 64 && text.bytes().all(is_digit)
}

/// No nonce is longer, in bytes.
pub const MAX_NONCE: usize = 64;

/// The secret behind the deals of one match.
///
/// # Examples
/// ```
/// use hyakki_core::{Dice, Secret};
///
/// let secret = Secret::new([7; 32]);
/// let commitment = secret.commitment();
/// let mut source = secret.source(&["a nonce of seat 0".to_owned(), "and one of seat 1".to_owned()]);
/// let first_card = source.below(49);
///
/// // Afterwards everybody can check both.
/// let revealed: Secret = secret.to_string().parse().unwrap();
/// assert_eq!(revealed.commitment(), commitment);
/// let mut source = revealed.source(&["a nonce of seat 0".to_owned(), "and one of seat 1".to_owned()]);
/// assert_eq!(source.below(49), first_card);
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret of these bytes, which must come from a good source.
    #[must_use]
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The secret's bytes.
    #[must_use]
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The secret of one match in a series: revealing it tells nothing about this one, nor about the others.
    #[must_use]
    pub fn derive(&self, number: u32) -> Secret {
        let mut hash = Sha256::new();
        hash.update(b"hyakki match");
        hash.update(self.0);
        hash.update(number.to_le_bytes());
        Secret(hash.finalize().into())
    }

    /// What can be told before the match: the secret's hash.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex::encode_string(&Sha256::digest(self.0))
    }

    /// The source of a match's deals: its key is the hash of the secret followed by each nonce, every nonce after its length.
    #[must_use]
    pub fn source(&self, nonces: &[String]) -> GameRng {
        let mut hash = Sha256::new();
        hash.update(self.0);
        for nonce in nonces {
            hash.update([nonce.len() as u8]);
            hash.update(nonce.as_bytes());
        }
        GameRng::from_secret(hash.finalize().into())
    }
}

/// The secret in hexadecimal.
impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode_string(&self.0))
    }
}

/// Never the secret itself: this is what ends up in logs.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl FromStr for Secret {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Secret, NotationError> {
        let mut bytes = [0; 32];
        match hex::decode(text, &mut bytes).map(<[u8]>::len) {
            Ok(32) => Ok(Secret(bytes)),
            Ok(_) | Err(_) => Err(NotationError::new(
                "a secret of 64 hexadecimal digits",
                text,
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;

    #[test]
    fn a_secret_round_trips_and_hides_from_debug() {
        let secret = Secret::new([0xab; 32]);
        assert_eq!(secret.to_string().parse(), Ok(secret.clone()));
        assert!(!format!("{secret:?}").contains("ab"));
        for text in ["", "ab", &"AB".repeat(32), &"é".repeat(32), &"0".repeat(65)] {
            assert!(text.parse::<Secret>().is_err());
        }
    }

    /// SHA-256 of 32 zero bytes, a published value.
    #[test]
    fn the_commitment_is_the_hash_of_the_secret() {
        let expected = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(Secret::new([0; 32]).commitment(), expected);
    }

    #[test]
    fn a_pledge_is_kept_broken_or_left_open() {
        // SHA-256 of "abc", a published value.
        let of_abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(pledge_of("abc"), of_abc);
        let fairness = |nonces: [&str; 3]| Fairness {
            commitment: String::new(),
            nonces: nonces.map(str::to_owned).to_vec(),
            pledges: ["", of_abc, of_abc].map(str::to_owned).to_vec(),
        };
        let kept = fairness(["plain", "abc", "abc"]);
        assert_eq!(
            (kept.untold().count(), kept.first_broken_pledge()),
            (0, None)
        );
        let open = fairness(["", "abc", ""]);
        assert_eq!(open.untold().collect::<Vec<_>>(), [2]);
        assert_eq!(open.first_broken_pledge(), None);
        assert_eq!(fairness(["", "abd", ""]).first_broken_pledge(), Some(1));
    }

    #[test]
    fn every_nonce_matters_and_so_does_whose_it_is() {
        let words = |nonces: &[&str]| {
            let nonces: Vec<String> = nonces.iter().map(|&nonce| nonce.to_owned()).collect();
            let mut source = Secret::new([1; 32]).source(&nonces);
            [source.next_word(), source.next_word()]
        };
        let all = [
            words(&[]),
            words(&["ab", "c"]),
            words(&["a", "bc"]),
            words(&["c", "ab"]),
            words(&["ab", ""]),
        ];
        for (place, one) in all.iter().enumerate() {
            assert!(all[..place].iter().all(|other| other != one));
        }
    }
}
