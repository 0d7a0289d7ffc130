//! Yokai Sketch.
