//! The tests of Tajuto.
