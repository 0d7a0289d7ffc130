//! What every set of small things can do.

/// Gives a type that wraps a word what every set of small things can do.
///
/// Two rules say which bit stands for which thing: `card => …` gives a thing's place among the bits, and `place => …` the thing
/// at a place.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Eq)]
/// struct Digits(u16);
///
/// hyakki_core::bit_set!(Digits(u16) of u8, digit => digit, place => place as u8);
///
/// let few = Digits::only(3).with(7);
/// assert!(few.contains(7) && !few.contains(8));
/// assert_eq!(few.iter().collect::<Vec<_>>(), [3, 7]);
/// ```
#[macro_export]
macro_rules! bit_set {
    ($set:ident($word:ty) of $item:ty, $thing:ident => $bit:expr, $place:ident => $at:expr) => {
        impl $set {
            /// Nothing.
            pub const EMPTY: $set = $set(0);

            /// Just this one.
            #[inline]
            #[must_use]
            pub const fn only($thing: $item) -> $set {
                $set(1 << $bit)
            }

            /// How many are in the set.
            #[inline]
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether nothing is in the set.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether this one is in the set.
            #[inline]
            #[must_use]
            pub const fn contains(self, $thing: $item) -> bool {
                self.0 >> $bit & 1 == 1
            }

            /// Whether everything in the other set is in this one.
            #[inline]
            #[must_use]
            pub const fn contains_all(self, other: $set) -> bool {
                other.0 & !self.0 == 0
            }

            /// The set with this one in it.
            #[inline]
            #[must_use]
            pub const fn with(self, $thing: $item) -> $set {
                $set(self.0 | 1 << $bit)
            }

            /// The set without this one.
            #[inline]
            #[must_use]
            pub const fn without(self, $thing: $item) -> $set {
                $set(self.0 & !(1 << $bit))
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub const fn union(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            pub const fn intersection(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// What is in this set, but not in the other.
            #[inline]
            #[must_use]
            pub const fn difference(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// The first in order.
            #[inline]
            #[must_use]
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 {
                    None
                } else {
                    let $place = self.0.trailing_zeros();
                    Some($at)
                }
            }

            /// All of them, in order.
            #[inline]
            pub fn iter(self) -> impl ExactSizeIterator<Item = $item> + Clone {
                $crate::bits::SetBits(self.0).map(|$place| $at)
            }
        }

        impl FromIterator<$item> for $set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                items.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        impl ::std::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        /// As a list.
        impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    };
}
