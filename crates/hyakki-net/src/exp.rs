//! The exponential function, and what is made of it.

use crate::net::MAX_OUTPUTS;

/// Beyond this an exponential is nothing or everything.
const LIMIT: f32 = 80.0;

/// `e` to the power of a number between −80 and 80 (others count as these), to about seven digits, and everywhere the same.
#[inline]
#[must_use]
pub fn exp(x: f32) -> f32 {
    // The nearest whole power of two, and a polynomial for the rest: |rest| is below ln 2 / 2.
    let scaled = x.clamp(-LIMIT, LIMIT) * std::f32::consts::LOG2_E;
    // Adding and taking away 1.5 · 2²³ rounds to a whole number.
    const ROUNDER: f32 = 12_582_912.0;
    let whole = (scaled + ROUNDER) - ROUNDER;
    let rest = (scaled - whole) * std::f32::consts::LN_2;
    let mut sum = 1.0 / 720.0;
    for coefficient in [1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0] {
        sum = sum * rest + coefficient;
    }
    let power = f32::from_bits(((whole as i32 + 127) as u32) << 23);
    sum * power
}

/// The probabilities that belong to some logits; what is beyond them is 0.
///
/// # Panics
/// If there are no logits, or more than a net has outputs.
#[inline]
#[must_use]
pub fn softmax(logits: &[f32]) -> [f32; MAX_OUTPUTS] {
    let highest = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut probabilities = [0.0; MAX_OUTPUTS];
    let mut total = 0.0;
    for (probability, logit) in probabilities.iter_mut().zip(logits) {
        *probability = exp(logit - highest);
        total += *probability;
    }
    for probability in &mut probabilities[..logits.len()] {
        *probability /= total;
    }
    probabilities
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_is_right_to_six_digits() {
        for place in -800..=800 {
            let x = place as f32 / 10.0;
            let (ours, exact) = (f64::from(exp(x)), f64::from(x).exp());
            assert!((ours / exact - 1.0).abs() < 4e-6, "{x}: {ours} {exact}");
        }
        assert_eq!(exp(0.0), 1.0);
        assert_eq!(exp(1e9), exp(LIMIT));
    }

    #[test]
    fn probabilities_add_up_and_keep_their_ratios() {
        let probabilities = softmax(&[1.0, 0.0, -2.0]);
        assert!((probabilities.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!((probabilities[0] / probabilities[1] - 1_f32.exp()).abs() < 1e-5);
        assert_eq!(probabilities[3..], [0.0; 5]);
        assert_eq!(softmax(&[1e30, 0.0])[0], 1.0);
    }
}
