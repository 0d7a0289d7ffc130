//! Long texts where there is little room.

/// A text in room for so many characters: of a longer one both ends, which tell programs and their options apart.
pub(crate) fn shortened(text: &str, room: usize) -> String {
    let chars: Vec<char> = text.chars().collect();
    if chars.len() <= room {
        return text.to_owned();
    }
    let (front, back) = (room / 2, room - room / 2 - 1);
    let front = chars[..front].iter();
    let back = chars[chars.len() - back..].iter();
    front.chain(&['…']).chain(back).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_keep_their_ends() {
        assert_eq!(shortened("master@50ms", 20), "master@50ms");
        let long = shortened("cmd:python3 examples/bots/arena_bot.py", 20);
        assert_eq!(long, "cmd:python…na_bot.py");
        assert_eq!(long.chars().count(), 20);
    }
}
