//! Values that no client of ours would send, as the text that travels: much of it no library would write.

/// Random numbers that are the same for the same seed.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.word() >> 16) as usize % n.max(1)
    }

    /// True once in `n` times.
    pub(crate) fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub(crate) fn pick<'a, T: ?Sized>(&mut self, of: &[&'a T]) -> &'a T {
        of[self.below(of.len())]
    }
}

/// What strings are made of, as it stands between the quotes of JSON.
const PIECES: [&str; 38] = [
    "a",
    "7",
    " ",
    "-",
    "鬼",
    "\\u0000",
    "\\u0001",
    "\\n",
    "\\t",
    "\\u007f",
    "\\u0085",
    "\\u2028",
    "\\u200b",
    "\\u200d",
    "\\u202e",
    "\\u2066",
    "\\ufeff",
    "\\ufffd",
    "\\uffff",
    "\\ud83d\\udc7a",
    // Halves of pairs, and pairs the wrong way round.
    "\\ud800",
    "\\udfff",
    "\\udc00\\ud800",
    "\\ud800x",
    // The same letter in several ways.
    "é",
    "e\\u0301",
    "\\u212b",
    "ﬁ",
    "İ",
    "ß",
    "Ａ",
    "\\u0430",
    "'",
    "\\\"",
    "\\\\",
    "%00",
    "../",
    "\\/",
];

const NUMBERS: [&str; 19] = [
    "-1",
    "0",
    "1",
    "255",
    "256",
    "65536",
    "2147483648",
    "4294967295",
    "4294967296",
    "9007199254740993",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775809",
    "18446744073709551616",
    "0.5",
    "1e3",
    "1e400",
    "-0",
    "1E-400",
];

/// The inside of a string.
pub(crate) fn odd_text(dice: &mut Dice) -> String {
    match dice.below(24) {
        0 => String::new(),
        1 => "鬼".repeat(1 + dice.below(2_000)),
        2 => "a".repeat(64 * 1024),
        3 => "e\\u0301".repeat(1 + dice.below(300)),
        _ => {
            let n_pieces = 1 + dice.below(6);
            (0..n_pieces).map(|_| dice.pick(&PIECES)).collect()
        }
    }
}

pub(crate) fn odd_number(dice: &mut Dice) -> String {
    dice.pick(&NUMBERS).to_owned()
}

/// Any value, and sometimes none at all.
pub(crate) fn odd_value(dice: &mut Dice) -> String {
    match dice.below(13) {
        0 => "null".to_owned(),
        1 => "true".to_owned(),
        2 | 3 => odd_number(dice),
        4 => "[]".to_owned(),
        5 => "{}".to_owned(),
        6 => format!("[{}]", odd_number(dice)),
        7 => format!("{{\"kind\":\"{}\"}}", odd_text(dice)),
        8 => nested(dice),
        9 => [
            "",
            "nul",
            "NaN",
            "'a'",
            "\"",
            "{\"a\":",
            "[1,]",
            "\u{feff}1",
        ][dice.below(8)]
        .to_owned(),
        _ => format!("\"{}\"", odd_text(dice)),
    }
}

/// As deep as a body can be long, or just deeper than parsers like.
fn nested(dice: &mut Dice) -> String {
    let depth = [3, 127, 129, 5_000, 30_000][dice.below(5)];
    if dice.once_in(2) {
        return "[".repeat(depth) + &"]".repeat(depth);
    }
    "{\"a\":".repeat(depth) + "1" + &"}".repeat(depth)
}

/// Bytes that may be no text.
pub(crate) fn odd_bytes(dice: &mut Dice) -> Vec<u8> {
    let n_bytes = dice.below(40);
    (0..n_bytes).map(|_| dice.word().to_le_bytes()[3]).collect()
}
