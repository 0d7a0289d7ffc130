//! Good and bad news.

use crate::reviewed::Reviewed;

/// Whether a fact that comes more often, or less often, with the better of two actions speaks for the worse one: then it is no
/// reason, however clear it is.
pub(crate) fn speaks_for_worse<G: Reviewed>(fact: &str, comes_with_better: bool) -> bool {
    if comes_with_better {
        G::BAD_NEWS.contains(&fact)
    } else {
        G::GOOD_NEWS.contains(&fact)
    }
}
