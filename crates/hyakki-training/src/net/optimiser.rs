//! Fitting a net to examples.

use hyakki_net::{MAX_OUTPUTS, N_FIRST, N_SECOND, Net, softmax};

use super::examples::Example;

/// Adam: each weight moves by a mean of its gradients over the root of a mean of their squares.
///
/// Of the first layer only the rows move whose inputs were there: most are rare.
pub struct Optimiser {
    gradient: Net,
    mean: Net,
    squares: Net,
    /// The rows of the first layer that this batch has touched.
    touched: Vec<u16>,
    is_touched: Vec<bool>,
    n_steps: i32,
    n_in_batch: u32,
}

const MEAN_DECAY: f32 = 0.9;
const SQUARES_DECAY: f32 = 0.999;
const EPSILON: f32 = 1e-8;

impl Optimiser {
    /// For a net of this shape.
    pub fn new(net: &Net) -> Optimiser {
        let zero = || Net::zero(net.first.len(), net.n_outputs);
        Optimiser {
            gradient: zero(),
            mean: zero(),
            squares: zero(),
            touched: Vec::new(),
            is_touched: vec![false; net.first.len()],
            n_steps: 0,
            n_in_batch: 0,
        }
    }

    /// Adds the gradient of an example's cross-entropy; returns the cross-entropy.
    pub fn add(&mut self, net: &Net, example: Example<'_>) -> f32 {
        let mut evaluation = net.begin();
        for &input in example.inputs {
            evaluation.add(usize::from(input));
        }
        let (first, second) = (evaluation.first_layer(), evaluation.second_layer());
        let probabilities = softmax(&evaluation.logits()[..net.n_outputs]);
        let mut errors = [0.0; MAX_OUTPUTS];
        for output in 0..net.n_outputs {
            errors[output] = probabilities[output] - example.target[output];
        }
        let mut of_second = [0.0; N_SECOND];
        for unit in 0..N_SECOND {
            of_second[unit] = dot(&net.last[unit], &errors);
            add(&mut self.gradient.last[unit], &errors, second[unit]);
        }
        add(&mut self.gradient.last_bias, &errors, 1.0);
        mask(&mut of_second, &second);
        let mut of_first = [0.0; N_FIRST];
        for unit in 0..N_FIRST {
            of_first[unit] = dot(&net.second[unit], &of_second);
            add(&mut self.gradient.second[unit], &of_second, first[unit]);
        }
        add(&mut self.gradient.second_bias, &of_second, 1.0);
        mask(&mut of_first, &first);
        for &input in example.inputs {
            self.touch(input);
            add(&mut self.gradient.first[usize::from(input)], &of_first, 1.0);
        }
        add(&mut self.gradient.first_bias, &of_first, 1.0);
        self.n_in_batch += 1;
        cross_entropy(&probabilities, example.target, net.n_outputs)
    }

    fn touch(&mut self, input: u16) {
        let is_touched = &mut self.is_touched[usize::from(input)];
        if !*is_touched {
            *is_touched = true;
            self.touched.push(input);
        }
    }

    /// Moves the weights, and begins a new batch.
    pub fn step(&mut self, net: &mut Net, rate: f32) {
        self.n_steps += 1;
        let step = Step {
            rate: rate * (1.0 - SQUARES_DECAY.powi(self.n_steps)).sqrt()
                / (1.0 - MEAN_DECAY.powi(self.n_steps)),
            scale: 1.0 / self.n_in_batch as f32,
        };
        let (gradient, mean, squares) = (&mut self.gradient, &mut self.mean, &mut self.squares);
        for input in self.touched.drain(..) {
            let row = usize::from(input);
            self.is_touched[row] = false;
            step.take(
                &mut net.first[row],
                &mut gradient.first[row],
                &mut mean.first[row],
                &mut squares.first[row],
            );
        }
        macro_rules! part {
            ($($part:tt)*) => {
                step.take(&mut net.$($part)*, &mut gradient.$($part)*, &mut mean.$($part)*, &mut squares.$($part)*)
            };
        }
        part!(first_bias);
        part!(second.as_flattened_mut());
        part!(second_bias);
        part!(last.as_flattened_mut());
        part!(last_bias);
        self.n_in_batch = 0;
    }
}

struct Step {
    rate: f32,
    /// One by the size of the batch.
    scale: f32,
}

impl Step {
    fn take(
        &self,
        weights: &mut [f32],
        gradient: &mut [f32],
        mean: &mut [f32],
        squares: &mut [f32],
    ) {
        let moments = mean.iter_mut().zip(squares);
        for ((weight, gradient), (mean, squares)) in weights.iter_mut().zip(gradient).zip(moments) {
            let slope = *gradient * self.scale;
            *gradient = 0.0;
            *mean = MEAN_DECAY * *mean + (1.0 - MEAN_DECAY) * slope;
            *squares = SQUARES_DECAY * *squares + (1.0 - SQUARES_DECAY) * slope * slope;
            *weight -= self.rate * *mean / (squares.sqrt() + EPSILON);
        }
    }
}

/// How badly the probabilities foresee the target.
pub fn cross_entropy(
    probabilities: &[f32; MAX_OUTPUTS],
    target: &[f32; MAX_OUTPUTS],
    n_outputs: usize,
) -> f32 {
    let outputs = probabilities.iter().zip(target).take(n_outputs);
    outputs
        .map(|(probability, share)| -share * probability.max(1e-6).ln())
        .sum()
}

fn dot<const N: usize>(row: &[f32; N], errors: &[f32; N]) -> f32 {
    let mut products = [0.0; N];
    for ((product, weight), error) in products.iter_mut().zip(row).zip(errors) {
        *product = weight * error;
    }
    let mut length = N;
    while length > 1 {
        length /= 2;
        for place in 0..length {
            products[place] += products[place + length];
        }
    }
    products[0]
}

fn add<const N: usize>(sums: &mut [f32; N], row: &[f32; N], amount: f32) {
    for (sum, number) in sums.iter_mut().zip(row) {
        *sum += number * amount;
    }
}

/// A unit that was cut off at 0 passes nothing back.
fn mask<const N: usize>(errors: &mut [f32; N], units: &[f32; N]) {
    for (error, unit) in errors.iter_mut().zip(units) {
        if *unit <= 0.0 {
            *error = 0.0;
        }
    }
}
