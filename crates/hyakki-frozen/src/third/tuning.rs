//! DEV ONLY: numbers that are being tried out.

/// Numbers by place; those that are not given are as they are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tuning([Option<u32>; 24]);

impl Tuning {
    pub const NONE: Tuning = Tuning([None; 24]);

    pub(crate) fn get(self, place: usize, usual: f32) -> f32 {
        self.0[place].map_or(usual, f32::from_bits)
    }

    pub fn parse(text: &str) -> Option<Tuning> {
        let mut tuning = Tuning::NONE;
        for part in text.split(':').filter(|part| !part.is_empty()) {
            let (place, number) = part.split_once('=')?;
            let number: f32 = number.parse().ok()?;
            *tuning.0.get_mut(place.parse::<usize>().ok()?)? = Some(number.to_bits());
        }
        Some(tuning)
    }
}
