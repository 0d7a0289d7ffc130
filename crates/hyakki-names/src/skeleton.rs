//! What is left of a name when everything that looks alike is the same.

/// What two names have in common that people take for one another: the skeleton of Unicode's technical standard 39,
/// whatever their case and the width of their spaces.
///
/// It is for comparing only, and nobody wants to read it.
#[must_use]
pub fn skeleton(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    let lower = words.join(" ").to_lowercase();
    let alike: String = unicode_security::skeleton(&lower).collect();
    // What looks like an l can also be a large i, which the standard tells from a small one, and case does not.
    alike.to_lowercase().replace('i', "l")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_one_skeleton() {
        for (name, alike) in [
            ("Ada", "ada"),
            ("Ada", "Αdа"),
            ("Ada", "Ａｄａ"),
            ("Ada", "𝐀𝐝𝐚"),
            ("Ada", " Ada\u{a0}"),
            ("Ada L", "Ada  \u{3000}L"),
            ("Ada", "A\u{200b}d\u{ad}a\u{2060}"),
            ("Ian", "lan"),
            ("Otto", "0tt0"),
            ("Emma", "Ernrna"),
            ("Éva", "E\u{301}va"),
            ("раураl", "paypal"),
            ("❤️", "❤"),
        ] {
            assert_eq!(skeleton(name), skeleton(alike), "{name} and {alike}");
        }
    }

    #[test]
    fn names_that_people_tell_apart_have_skeletons_of_their_own() {
        let names = [
            "Ada", "Adam", "Eva", "Éva", "Jörg", "Jorg", "Ben", "Bén", "太郎", "花子", "Анна",
            "Anna", "Ada 3", "Ada 2", "AdaL", "Ada L", "",
        ];
        for (place, one) in names.iter().enumerate() {
            for other in &names[..place] {
                assert_ne!(skeleton(one), skeleton(other), "{one} and {other}");
            }
        }
    }

    /// Whoever stores skeletons compares those of today with those of yesterday.
    #[test]
    fn a_skeleton_is_the_skeleton_of_itself() {
        for name in ["Ada", "Ernrna", "İlkay", "ΌΣΟΣ", "ﬁ", "ẞ", "0Il1|"] {
            let once = skeleton(name);
            assert_eq!(skeleton(&once), once, "{name}");
        }
    }
}
