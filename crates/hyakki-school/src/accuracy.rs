//! How well somebody decided, as one number.

/// How much winning chance, from 0 to 1, a decision must lose to count only a third (1/e) of a perfect one.
const SCALE: f64 = 0.23;
/// Less than this is no loss.
const SAME: f64 = 0.005;

/// How well somebody decided, from 0 to 100: the mean of 100·e^(−loss / 23 points) over the decisions that count.
/// Nothing where none does.
///
/// # Examples
/// ```
/// use hyakki_school::accuracy;
///
/// assert_eq!(accuracy(&[]), None);
/// assert_eq!(accuracy(&[0.0, 0.004]), Some(100.0));
/// let after_a_blunder = accuracy(&[0.0, 0.23]).unwrap();
/// assert!((after_a_blunder - 68.4).abs() < 0.1);
/// ```
#[must_use]
pub fn accuracy(losses: &[f64]) -> Option<f64> {
    let grade = |&loss: &f64| match loss {
        loss if loss < SAME => 100.0,
        loss => 100.0 * (-loss / SCALE).exp(),
    };
    let n = losses.len();
    (n > 0).then(|| losses.iter().map(grade).sum::<f64>() / n as f64)
}
