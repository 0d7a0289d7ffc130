//! Nets as they are kept in files.
//!
//! A line of text that says what made it, then whole numbers of 16 bits, little-endian: the number of inputs and of outputs, and for
//! each of the six parts the exponent of its unit (a power of two) and its weights in this unit.

use thiserror::Error;

use crate::net::{MAX_OUTPUTS, N_FIRST, N_SECOND, Net};

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct BadNet(&'static str);

/// The largest number that stands in a file.
const LARGEST: f32 = 32_767.0;

impl Net {
    /// The net as it is kept, with a line of text before it; weights lose what sixteen bits cannot tell.
    ///
    /// # Panics
    /// If the text has more than one line.
    #[must_use]
    pub fn to_bytes(&self, made_by: &str) -> Vec<u8> {
        assert!(!made_by.contains('\n'), "one line says what made it");
        let mut bytes = format!("{made_by}\n").into_bytes();
        put(&mut bytes, self.first.len() as i16);
        put(&mut bytes, self.n_outputs as i16);
        put_part(&mut bytes, self.first.as_flattened());
        put_part(&mut bytes, &self.first_bias);
        put_part(&mut bytes, self.second.as_flattened());
        put_part(&mut bytes, &self.second_bias);
        put_part(&mut bytes, self.last.as_flattened());
        put_part(&mut bytes, &self.last_bias);
        bytes
    }

    /// Reads a net that was kept.
    ///
    /// # Errors
    /// If it is damaged, or none.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, BadNet> {
        let line = bytes.iter().position(|&byte| byte == b'\n');
        let start = line.ok_or(BadNet("there is no line that says what made it"))? + 1;
        let mut numbers = Numbers(&bytes[start..]);
        let n_inputs = usize::try_from(numbers.take()?);
        let n_outputs = usize::try_from(numbers.take()?);
        let (Ok(n_inputs), Ok(n_outputs @ 1..=MAX_OUTPUTS)) = (n_inputs, n_outputs) else {
            return Err(BadNet("no net has so many inputs or outputs"));
        };
        // What is not there cannot be asked for: a damaged number must not take memory.
        if numbers.0.len() < n_inputs * N_FIRST * 2 {
            return Err(BadNet("it is cut off"));
        }
        let mut net = Net::zero(n_inputs, n_outputs);
        numbers.fill(net.first.as_flattened_mut())?;
        numbers.fill(&mut net.first_bias)?;
        numbers.fill(net.second.as_flattened_mut())?;
        numbers.fill(&mut net.second_bias)?;
        numbers.fill(net.last.as_flattened_mut())?;
        numbers.fill(&mut net.last_bias)?;
        if numbers.0.is_empty() {
            Ok(net)
        } else {
            Err(BadNet("something stands behind it"))
        }
    }
}

fn put(bytes: &mut Vec<u8>, number: i16) {
    bytes.extend(number.to_le_bytes());
}

/// Writes weights in the finest unit in which the largest can be told.
fn put_part(bytes: &mut Vec<u8>, weights: &[f32]) {
    let largest = weights
        .iter()
        .fold(0.0_f32, |most, weight| most.max(weight.abs()));
    let mut exponent = -14;
    while largest > LARGEST * power_of_two(exponent) {
        exponent += 1;
    }
    put(bytes, exponent);
    let unit = power_of_two(exponent);
    for weight in weights {
        put(bytes, (weight / unit).round() as i16);
    }
}

/// Two to the power of a small number.
fn power_of_two(exponent: i16) -> f32 {
    f32::from_bits(((i32::from(exponent) + 127) as u32) << 23)
}

/// The numbers that are still to be read.
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn take(&mut self) -> Result<i16, BadNet> {
        let (number, rest) = self.0.split_first_chunk().ok_or(BadNet("it is cut off"))?;
        self.0 = rest;
        Ok(i16::from_le_bytes(*number))
    }

    fn fill(&mut self, weights: &mut [f32]) -> Result<(), BadNet> {
        let exponent = self.take()?;
        if !(-14..=30).contains(&exponent) {
            return Err(BadNet("a part has a unit that no part has"));
        }
        let unit = power_of_two(exponent);
        for weight in weights {
            *weight = f32::from(self.take()?) * unit;
        }
        Ok(())
    }
}

const _: () = assert!(
    N_FIRST.is_multiple_of(16) && N_SECOND.is_multiple_of(16),
    "layers fill whole registers"
);

#[cfg(test)]
mod tests {
    use super::*;

    fn some_net() -> Net {
        let mut net = Net::zero(5, 3);
        for (place, weight) in net.first.as_flattened_mut().iter_mut().enumerate() {
            *weight = (place as f32 - 150.0) / 128.0;
        }
        net.second[3][4] = 40_000.0;
        net.last[31][2] = -0.25;
        net.last_bias[0] = 1.0 / 16_384.0;
        net
    }

    #[test]
    fn a_net_is_read_as_it_was_written() {
        let net = some_net();
        let bytes = net.to_bytes("by hand");
        assert_eq!(Net::from_bytes(&bytes), Ok(net));
    }

    #[test]
    fn what_is_damaged_is_refused() {
        let bytes = some_net().to_bytes("by hand");
        for length in 0..bytes.len() {
            assert!(Net::from_bytes(&bytes[..length]).is_err(), "{length}");
        }
        let longer = [bytes.as_slice(), &[0]].concat();
        assert_eq!(
            Net::from_bytes(&longer),
            Err(BadNet("something stands behind it"))
        );
        let mut many_outputs = bytes;
        many_outputs["by hand\n".len() + 2] = 9;
        let why = "no net has so many inputs or outputs";
        assert_eq!(Net::from_bytes(&many_outputs), Err(BadNet(why)));
    }
}
