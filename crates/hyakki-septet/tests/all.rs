//! The tests of Yokai Septet.
