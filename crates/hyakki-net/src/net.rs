//! A net and one look through it.

/// How many units the first hidden layer has.
pub const N_FIRST: usize = 64;
/// How many units the second hidden layer has.
pub const N_SECOND: usize = 32;
/// The most outputs a net has.
pub const MAX_OUTPUTS: usize = 8;

/// Sparse inputs, two hidden layers of rectified linear units, and some outputs.
///
/// An input is there or not, or several times. Rows lie in memory by where they come from, so that each unit of a layer is a sum of
/// its own and no sum is ever taken in another order.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// For each input what it adds to the units of the first layer.
    pub first: Vec<[f32; N_FIRST]>,
    /// What these begin with.
    pub first_bias: [f32; N_FIRST],
    /// For each unit of the first layer what it adds to those of the second.
    pub second: Vec<[f32; N_SECOND]>,
    /// What these begin with.
    pub second_bias: [f32; N_SECOND],
    /// For each unit of the second layer what it adds to the outputs.
    pub last: Vec<[f32; MAX_OUTPUTS]>,
    /// What these begin with.
    pub last_bias: [f32; MAX_OUTPUTS],
    /// How many outputs count.
    pub n_outputs: usize,
}

/// One look at a position: the inputs that were added so far.
#[derive(Clone, Copy, Debug)]
pub struct Evaluation<'a> {
    net: &'a Net,
    units: [f32; N_FIRST],
}

impl Net {
    /// A net whose weights are all 0.
    ///
    /// # Panics
    /// If it had more outputs than a net can have.
    #[must_use]
    pub fn zero(n_inputs: usize, n_outputs: usize) -> Net {
        assert!(
            n_outputs <= MAX_OUTPUTS,
            "a net has at most {MAX_OUTPUTS} outputs"
        );
        Net {
            first: vec![[0.0; N_FIRST]; n_inputs],
            first_bias: [0.0; N_FIRST],
            second: vec![[0.0; N_SECOND]; N_FIRST],
            second_bias: [0.0; N_SECOND],
            last: vec![[0.0; MAX_OUTPUTS]; N_SECOND],
            last_bias: [0.0; MAX_OUTPUTS],
            n_outputs,
        }
    }

    /// Begins to look at a position.
    #[inline]
    #[must_use]
    pub fn begin(&self) -> Evaluation<'_> {
        Evaluation {
            net: self,
            units: self.first_bias,
        }
    }
}

impl Evaluation<'_> {
    /// Adds an input, once more if it was added before.
    #[inline]
    pub fn add(&mut self, input: usize) {
        add(&mut self.units, &self.net.first[input], 1.0);
    }

    /// The units of the first layer.
    #[inline]
    #[must_use]
    pub fn first_layer(&self) -> [f32; N_FIRST] {
        rectified(self.units)
    }

    /// The units of the second layer.
    #[inline]
    #[must_use]
    pub fn second_layer(&self) -> [f32; N_SECOND] {
        let mut units = self.net.second_bias;
        for (row, unit) in self.net.second.iter().zip(self.first_layer()) {
            add(&mut units, row, unit);
        }
        rectified(units)
    }

    /// The outputs; only as many count as the net has.
    #[inline]
    #[must_use]
    pub fn logits(&self) -> [f32; MAX_OUTPUTS] {
        let mut outputs = self.net.last_bias;
        for (row, unit) in self.net.last.iter().zip(self.second_layer()) {
            add(&mut outputs, row, unit);
        }
        outputs
    }
}

#[inline]
fn add<const N: usize>(sums: &mut [f32; N], row: &[f32; N], amount: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight * amount;
    }
}

#[inline]
fn rectified<const N: usize>(units: [f32; N]) -> [f32; N] {
    units.map(|unit| unit.max(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A net of small whole numbers, with which everything is exact.
    fn small() -> Net {
        let mut net = Net::zero(3, 2);
        let mut number = 0_i32;
        let mut next = || {
            number = (number * 37 + 11) % 101;
            (number % 7 - 3) as f32
        };
        for row in &mut net.first {
            row.fill_with(&mut next);
        }
        net.first_bias.fill_with(&mut next);
        for row in &mut net.second {
            row.fill_with(&mut next);
        }
        net.second_bias.fill_with(&mut next);
        for row in &mut net.last {
            row.fill_with(&mut next);
        }
        net.last_bias.fill_with(&mut next);
        net
    }

    #[test]
    fn the_layers_are_what_a_plain_reference_says() {
        let net = small();
        let inputs = [0, 2, 2];
        let mut evaluation = net.begin();
        for input in inputs {
            evaluation.add(input);
        }
        let first: Vec<f64> = (0..N_FIRST)
            .map(|unit| {
                let sum: f32 = inputs.iter().map(|&input| net.first[input][unit]).sum();
                f64::from(net.first_bias[unit] + sum).max(0.0)
            })
            .collect();
        let second: Vec<f64> = (0..N_SECOND)
            .map(|unit| {
                let rows = net.second.iter().zip(&first);
                let sum: f64 = rows.map(|(row, from)| f64::from(row[unit]) * from).sum();
                (f64::from(net.second_bias[unit]) + sum).max(0.0)
            })
            .collect();
        for (output, logit) in evaluation.logits().into_iter().enumerate() {
            let rows = net.last.iter().zip(&second);
            let sum: f64 = rows.map(|(row, from)| f64::from(row[output]) * from).sum();
            assert_eq!(f64::from(logit), f64::from(net.last_bias[output]) + sum);
        }
    }
}
