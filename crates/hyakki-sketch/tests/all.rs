//! The tests of Yokai Sketch.
