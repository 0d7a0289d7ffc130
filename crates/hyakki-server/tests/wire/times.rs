//! Whether times tell something: pairs of them, measured alike, that should differ by chance alone.

use std::time::Duration;

/// The most that [`tells`] may say: chance alone says more once in a hundred thousand times.
/// Of a hundred and twenty pairs it says up to 9.5.
pub(crate) const NOISE: f64 = 4.5;

/// How surely the second of each pair takes another time than the first, in standard deviations (Wilcoxon's signed ranks).
pub(crate) fn tells(pairs: &[[Duration; 2]]) -> f64 {
    let mut differences: Vec<f64> = pairs
        .iter()
        .map(|[one, other]| other.as_secs_f64() - one.as_secs_f64())
        .collect();
    differences.sort_by(|one, other| one.abs().total_cmp(&other.abs()));
    let ranked = (1u32..).map(f64::from).zip(&differences);
    let (sum, variance) = ranked.fold((0.0, 0.0), |(sum, variance), (rank, difference)| {
        (sum + rank * difference.signum(), variance + rank * rank)
    });
    sum / f64::sqrt(variance)
}

#[test]
fn times_of_one_distribution_tell_nothing_and_a_little_more_each_time_tells() {
    // Any noise will do, of the width that a busy machine has.
    let noise = |number: u64| Duration::from_micros(1_000 + number * 7_919 % 4_001);
    let alike: Vec<_> = (0..100).map(|n| [noise(n), noise(n + 5_000)]).collect();
    assert!(tells(&alike).abs() < NOISE, "{}", tells(&alike));
    let more = Duration::from_millis(2);
    let late: Vec<_> = alike
        .iter()
        .map(|[one, other]| [*one, *other + more])
        .collect();
    assert!(tells(&late) > NOISE, "{}", tells(&late));
    let early: Vec<_> = alike
        .iter()
        .map(|[one, other]| [*one + more, *other])
        .collect();
    assert!(tells(&early) < -NOISE, "{}", tells(&early));
}
